"""What the dice of a battle look like: thrown, flown up to the jumbotron, added up part by part."""

from functools import partial

from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.ui.motion import Call, InTurn, Pause, Tween, ease_out, linear
from game.ui.paint.cache.ahead import Job
from game.ui.paint.palette import GOLD, TEXT
from game.ui.parts.dice import Die, Throw
from game.ui.parts.dice_paint import ANGLE_STEP, die_image
from game.ui.tables.dino_battles.arena.jumbotron import Progress, die_kind, with_line
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.dino_battles.shows import remarks
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.shows.blows import blow, word
from game.ui.tables.dino_battles.shows.call_outs import CLASH, clash
from game.ui.tables.shows import effects
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.thrown_dice import tumble
from game.words.dino_battles.fight_text import fight

_HELD = 600
"""Milliseconds at speed 1 of a blow that is kept off."""
THROW, SETTLE, FLY_UP, CHIP, COUNT = 560, 280, 220, 140, 240
"""Milliseconds at speed 1: dice tumble, lie still, fly up; each chip lights, the total counts."""


def roll_length(event: Event) -> int:
    """Milliseconds of a throw until its totals stand."""
    return THROW + SETTLE + FLY_UP + 2 * CHIP + COUNT


def roll(board: Battlefield, now: Happening) -> None:
    """The dice tumble into the arena, fly up, and are added up part by part."""
    arena, stage, dice = board.arena, board.stage, now.facts["dice"]
    arena.sum = arena.exchange_sum(now.after, board.bottom)
    if arena.sum is None or stage.timeline.still:
        arena.progress = Progress()
        return
    progress = arena.progress = Progress(dice=False, chips=0, counted=0, sign=False, line=False)
    seats = [seat for seat in (board.bottom, opponent(board.bottom)) if dice[seat]]
    places = [arena.places.dice[seat != board.bottom] for seat in seats]
    tumble(
        stage,
        thrown(seats, dice),
        places,
        None,
        rest=max(0, THROW + SETTLE - Throw(thrown(seats, dice)).length),
    )
    for seat, start in zip(seats, places, strict=True):
        image = die_image(die_kind(seat), dice[seat], start.width)
        stage.fly(image, start, arena.jumbotron.die_place(seat != board.bottom), FLY_UP, wait=THROW + SETTLE)
    parts = max(len(arena.sum.near.chips), len(arena.sum.far.chips))
    stage.play(
        InTurn(
            Pause(THROW + SETTLE + FLY_UP),
            Call(partial(setattr, progress, "dice", True)),
            Tween(partial(setattr, progress, "chips"), 0, parts, CHIP * min(2, parts), linear),
            Tween(partial(setattr, progress, "counted"), 0, 1, COUNT, ease_out),
        )
    )


def thrown(seats: list[Seat], dice: list[int]) -> list[Die]:
    """The dice of the seats that throw; their face 0 is a question mark."""
    return [Die(die_kind(seat), dice[seat]) for seat in seats]


def throw_pictures(board: Battlefield, event: Event) -> list[Job]:
    """Every picture of the dice on their way."""
    dice = event.facts["dice"]
    seats = [seat for seat in (board.bottom, opponent(board.bottom)) if dice[seat]]
    throw = Throw(thrown(seats, dice))
    size = board.arena.places.dice[0].width
    poses = {
        (seat, pose.face, round(pose.angle / ANGLE_STEP) * ANGLE_STEP % 360)
        for number, seat in enumerate(seats)
        for pose in [throw.pose(number, at) for at in range(int(throw.length) + 1)]
    }
    # As `die_image` asks for itself, whatever the angle is exactly.
    jobs: list[Job] = [
        partial(die_image, die_kind(seat), shown, size, angle, pale=False) for seat, shown, angle in poses
    ]
    high = board.arena.jumbotron.die_width
    for seat in seats:
        kind = die_kind(seat)
        jobs += [partial(die_image, kind, dice[seat], wide) for wide in (size, high)]
        jobs += [partial(die_image, kind, dice[seat], size, 0.0)]
    return jobs


def totals(board: Battlefield, now: Happening) -> None:
    """The sign between the totals, and what they mean."""
    arena, facts = board.arena, now.facts
    shown = arena.exchange_sum(now.after, board.bottom)
    if shown is not None:
        line = arena.verdict_of(now.after, facts["answer"], facts["seat"], facts["totals"], board.bottom)
        arena.sum = with_line(shown, *line)
        clash(board, facts["answer"], facts["seat"], facts["totals"])
    arena.progress = Progress()
    if keeps_all_off(now.event):
        mover, holder = facts["seat"], opponent(facts["seat"])
        held = blow(board, effects.family_of_deed(GAME, "defend"), holder, holder)
        when = effects.timing(held, wait=CLASH)
        effects.play(board.stage, held, wait=CLASH)
        strikes = arena.figures.pair[mover].strike(when.wind_up, when.strike)
        board.stage.play(InTurn(Pause(max(0.0, when.hit - when.wind_up - when.strike)), strikes))
        remarks.after_blocking(board, now)


def keeps_all_off(event: Event) -> bool:
    """Whether a defence has let nothing through."""
    mover, totals = event.facts["seat"], event.facts["totals"]
    return event.facts["answer"] == "defend" and bool(totals[mover] <= totals[opponent(mover)])


def totals_length(event: Event) -> int:
    """Milliseconds until the totals have been compared, and a blow that is kept off has been seen."""
    return CLASH + (_HELD if keeps_all_off(event) else 0)


def changed(board: Battlefield, now: Happening) -> None:
    """A card has changed a total: the sums are shown anew."""
    seat, amount = now.facts["seat"], now.facts["amount"]
    board.arena.sum = board.arena.exchange_sum(now.after, board.bottom)
    word(board, seat, f"{amount:+d}".replace("-", "−"), GOLD, large=True)


def struggle(board: Battlefield, now: Happening) -> None:
    """The die of a paralyzed Dinosaur: odd is bad."""
    seat, die = now.facts["seat"], now.facts["die"]
    place = board.arena.places.dice[seat != board.bottom]
    tumble(board.stage, [Die(die_kind(seat), die)], [place], None, rest=500)
    text = fight(board.words.texts, "fails" if now.facts["fails"] else "moves")
    word(board, seat, text, TEXT, wait=THROW)
