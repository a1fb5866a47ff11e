"""What attacks look like: lunge, answer, dice that add up, hits, misses, knock-outs."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.fight_text import fight
from game.ui.motion import Call, InTurn, Pause, Tween, ease_out, linear
from game.ui.paint.ahead import Job
from game.ui.paint.art import effect_image
from game.ui.paint.dino.marks import mark
from game.ui.paint.palette import GOLD, TEXT, Color
from game.ui.parts.dice import Die, Throw
from game.ui.parts.dice_paint import ANGLE_STEP, die_image
from game.ui.tables import effects
from game.ui.tables.dino_battles.arena import DICE
from game.ui.tables.dino_battles.dice_sum import Progress, dice_places, die_kind, with_line
from game.ui.tables.dino_battles.faces import GAME, face
from game.ui.tables.dino_battles.figures_at import LUNGE, SINK
from game.ui.tables.effects import Blow
from game.ui.tables.shows import Happening
from game.ui.tables.thrown_dice import tumble

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

SETTLE, FLY_UP, CHIP, COUNT = 120, 220, 140, 240
"""Milliseconds at speed 1: dice lie still, fly up; each chip lights, the total counts."""
THROW = 510
RUN, MISS = 350, 600
"""HP run down; the word of a miss stands."""
NUMBER, BENCH_NUMBER, WORD = 78, 46, 92
_HARD = 15
"""From this loss on a blow is a hard one."""
_BLOW_SIZE = 0.72
"""Of the figures here, to those of a duel."""


def attack(board: "Board", now: Happening) -> None:
    """The attacker goes ahead and stays there; its sum stands on the jumbotron."""
    arena, seat = board.arena, now.facts["seat"]
    arena.figures.front = seat
    arena.sum = arena.exchange_sum(now.after, board.bottom)
    arena.dice, arena.progress = None, Progress()
    board.stage.play(arena.figures.pair[seat].lunge())
    special = now.facts["special"]
    if special:
        word(board, seat, board.scene.words.special(now.facts["dino"], special).upper(), GOLD, large=True)
    prepare_blows(board, seat)


def prepare_blows(board: "Board", seat: Seat) -> None:
    """Has the pictures painted of the blows that may come of an attack."""
    pair = [blow(board, strike_family(board, one), one, opponent(one)) for one in (seat, opponent(seat))]
    effects.prepare(board.scene.context.ahead, *pair)


def answer(board: "Board", now: Happening) -> None:
    arena, seat, how = board.arena, now.facts["seat"], now.facts["answer"]
    arena.sum = arena.exchange_sum(now.after, board.bottom)
    one = arena.figures.pair[seat]
    board.stage.play(one.answer(how))
    title = fight(board.scene.words.texts, "counterattack" if how == "attack" else how)
    if now.facts["special"]:
        title = board.scene.words.special(now.facts["dino"], now.facts["special"])
    word(board, seat, title.upper(), TEXT)


def roll_length(event: Event) -> int:
    """Milliseconds of a throw until its totals stand."""
    return THROW + SETTLE + FLY_UP + 2 * CHIP + COUNT


def roll(board: "Board", now: Happening) -> None:
    """The dice tumble into the arena, fly up, and are added up part by part."""
    arena, stage, dice = board.arena, board.stage, now.facts["dice"]
    arena.dice = (dice[0], dice[1])
    arena.sum = arena.exchange_sum(now.after, board.bottom)
    if arena.sum is None or stage.timeline.still:
        arena.progress = Progress()
        return
    progress = arena.progress = Progress(dice=False, chips=0, counted=0, sign=False, line=False)
    seats = [seat for seat in (board.bottom, opponent(board.bottom)) if dice[seat]]
    places = [arena.places.dice[seat != board.bottom] for seat in seats]
    tumble(stage, thrown(seats, dice), places, DICE)
    ends = dice_places(arena.places)
    for seat, start in zip(seats, places, strict=True):
        image = die_image(die_kind(seat), dice[seat], start.width)
        stage.fly(image, start, ends[seat != board.bottom], FLY_UP, wait=THROW + SETTLE)
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


def throw_pictures(board: "Board", event: Event) -> list[Job]:
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
    high = dice_places(board.arena.places)[0].width
    for seat in seats:
        kind = die_kind(seat)
        jobs += [partial(die_image, kind, dice[seat], wide) for wide in (size, high)]
        jobs += [partial(die_image, kind, dice[seat], size, at) for at in (0.0, board.arena.angle(seat))]
    return jobs


def totals(board: "Board", now: Happening) -> None:
    """The sign between the totals, and what they mean."""
    arena, facts = board.arena, now.facts
    shown = arena.exchange_sum(now.after, board.bottom)
    if shown is not None:
        line = arena.verdict_of(now.after, facts["answer"], facts["seat"], facts["totals"], board.bottom)
        arena.sum = with_line(shown, *line)
    arena.progress = Progress()


def evaded(board: "Board", now: Happening) -> None:
    """The blow misses: the evading Dinosaur ducks away."""
    seat = now.facts["seat"]
    board.stage.play(board.arena.figures.pair[seat].dodge(MISS))
    x, y = board.arena.figures.chest(seat)
    place = x, y - board.arena.places.px(150)
    text = fight(board.scene.words.texts, "miss")
    board.stage.number(place, text, board.arena.places.px(WORD), "cool")


def strike_family(board: "Board", seat: Seat) -> str:
    """The family of the blows of a seat's Dinosaur."""
    card = board.arena.figures.pair[seat].card
    if not card:
        return effects.family_of_deed(GAME, "hit")
    return effects.family_of(GAME, card, face(card).palette)


def blow(board: "Board", family: str, seat: Seat, target: Seat, power: int = 3) -> Blow:
    """An effect from a side's Dinosaur to another's, or on itself."""
    figures, places = board.arena.figures, board.arena.places
    start, end = figures.chest(seat), figures.chest(target)
    floor = places.px(150)
    unit = places.scale * 1.5
    return Blow(family, start, end, unit, seat != board.bottom, power, size=_BLOW_SIZE, floor=floor)


def damage(board: "Board", now: Happening) -> None:
    """A blow lands, or poison works: the Dinosaur reels, its HP run down."""
    facts = now.facts
    seat, amount, why = facts["seat"], facts["amount"], facts["why"]
    if facts["place"]:
        on_bench(board, seat, facts["place"], f"−{amount}")
        return
    arena, stage = board.arena, board.stage
    wait = 0.0
    if why == "hit":
        striker = opponent(seat)
        family, power = strike_family(board, striker), 4 if amount >= _HARD else 3
        one = arena.figures.pair[striker]
        arena.figures.front = striker
        lead = 0 if one.lunges else LUNGE
        stage.play(one.lunge())
        landed = blow(board, family, striker, seat, power)
        effects.play(stage, landed, wait=lead)
        wait = effects.timing(landed, wait=lead).hit
    else:
        effects.play(stage, blow(board, effects.family_of_deed(GAME, why), seat, seat))
    stage.play(InTurn(Pause(wait), arena.figures.pair[seat].reel()))
    x, y = arena.figures.chest(seat)
    place = x - (1 if seat == board.bottom else -1) * arena.places.px(70), y - arena.places.px(90)
    stage.number(place, f"−{amount}", arena.places.px(NUMBER), wait=wait)
    # What is lost beyond the last HP was never there.
    was = now.before.players[seat].dinos[0]
    before = facts["left"] + amount if was is None else min(facts["left"] + amount, was.hp - was.damage)
    run_hp(board, seat, before, facts["left"], wait)


def run_hp(board: "Board", seat: Seat, before: int, after: int, wait: float = 0) -> None:
    """The HP on a plate run from one figure to another."""
    arena, stage = board.arena, board.stage

    def show(value: float) -> None:
        arena.hp[seat] = value

    def end() -> None:
        arena.hp.pop(seat, None)
        stage.stale = True

    arena.hp[seat] = before
    stage.play(InTurn(Pause(wait), Tween(show, before, after, RUN, ease_out), Call(end)))


def exchange_over(board: "Board", now: Happening) -> None:
    """Both go back to where they stand."""
    for one in board.arena.figures.pair:
        if one.seen > 0 and not one.sunk:
            board.stage.play(one.back())


def failed(board: "Board", now: Happening) -> None:
    """A paralyzed Dinosaur does not move."""
    seat = now.facts["seat"]
    board.stage.play(board.arena.figures.pair[seat].back())
    effects.play(board.stage, blow(board, effects.family_of_deed(GAME, "paralyze"), seat, seat))


def struggle(board: "Board", now: Happening) -> None:
    """The die of a paralyzed Dinosaur: odd is bad."""
    seat, die = now.facts["seat"], now.facts["die"]
    place = board.arena.places.dice[seat != board.bottom]
    tumble(board.stage, [Die(die_kind(seat), die)], [place], None, rest=500)
    text = fight(board.scene.words.texts, "fails" if now.facts["fails"] else "moves")
    word(board, seat, text, TEXT, wait=THROW)


def knock_out(board: "Board", now: Happening) -> None:
    """It sinks and fades; a skull flies to the other side's score."""
    facts, arena, stage = now.facts, board.arena, board.stage
    seat = facts["seat"]
    if facts["place"]:
        start = board.side(seat).places[facts["place"] - 1]
    else:
        stage.play(arena.figures.pair[seat].sink())
        start = arena.figures.box(seat)
        effects.play(stage, blow(board, effects.family_of_deed(GAME, "destroyed"), seat, seat))
    flash = effect_image("explosion", "amber", arena.places.px(300))
    stage.flash(flash, start.center, 360)
    skull = mark("knockout", arena.places.px(96))
    from_place, end = skull.get_rect(center=start.center), board.side(opponent(seat)).head
    small = pygame.Rect(0, 0, arena.places.px(34), arena.places.px(34))
    small.center = end.center
    stage.fly(skull, from_place, small, 400, wait=SINK * 0.6)


def enter(board: "Board", now: Happening) -> None:
    """Another Dinosaur steps into the active place."""
    step_in(board, now, now.facts["seat"])


def step_in(board: "Board", now: Happening, seat: Seat) -> None:
    """The active Dinosaur of a side comes from its bench; the fight before it is over."""
    figures = board.arena.figures
    board.arena.clear()
    figures.sync(now.after, seat)
    board.stage.play(figures.pair[seat].enter())


def word(
    board: "Board", seat: Seat, text: str, color: Color, *, large: bool = False, wait: float = 0
) -> None:
    """A word goes up over a side's Dinosaur."""
    x, y = board.arena.figures.chest(seat)
    places = board.arena.places
    size = places.px(54 if large else 44)
    board.stage.rise(text, color, (x, y - places.px(60)), size, 900, wait=wait)


def on_bench(board: "Board", seat: Seat, place: int, text: str, *, good: bool = False) -> None:
    """A number over a place of the bench."""
    rect = board.side(seat).places[place - 1]
    size = board.arena.places.px(BENCH_NUMBER)
    board.stage.number(rect.center, text, size, "cool" if good else "harm")


def heal(board: "Board", now: Happening) -> None:
    seat, place, amount = now.facts["seat"], now.facts["place"], now.facts["amount"]
    if place:
        on_bench(board, seat, place, f"+{amount}", good=True)
        return
    own_effect(board, seat, "heal")
    x, y = board.arena.figures.chest(seat)
    px = board.arena.places.px
    board.stage.number((x, y - px(90)), f"+{amount}", px(NUMBER), "cool")
    dino = now.after.players[seat].dinos[0]
    if dino is not None:
        run_hp(board, seat, dino.hp - dino.damage - amount, dino.hp - dino.damage)


def own_effect(board: "Board", seat: Seat, deed: str) -> None:
    """What happens to a side's active Dinosaur by itself."""
    effects.play(board.stage, blow(board, effects.family_of_deed(GAME, deed), seat, seat))


def ails(deed: str, icon: str) -> Callable[["Board", Happening], None]:
    """Poison, Wounds or paralysis comes over a Dinosaur: its mark rises."""

    def show(board: "Board", now: Happening) -> None:
        seat, place = now.facts["seat"], now.facts.get("place", 0)
        px = board.arena.places.px
        image = mark(icon, px(72))
        if place:
            board.stage.show(image, board.side(seat).places[place - 1].center, now.length)
            return
        own_effect(board, seat, deed)
        x, y = board.arena.figures.chest(seat)
        board.stage.show(image, (x, y - px(110)), now.length)

    return show


def helped(deed: str) -> Callable[["Board", Happening], None]:
    """Something good comes over a Dinosaur."""

    def show(board: "Board", now: Happening) -> None:
        if not now.facts.get("place", 0):
            own_effect(board, now.facts["seat"], deed)

    return show


def changed(board: "Board", now: Happening) -> None:
    """A card has changed a total: the sums are shown anew."""
    seat, amount = now.facts["seat"], now.facts["amount"]
    board.arena.sum = board.arena.exchange_sum(now.after, board.bottom)
    word(board, seat, f"{amount:+d}".replace("-", "−"), GOLD, large=True)


def banner(board: "Board", text: str, length: float) -> None:
    """Large words over the arena for a moment."""
    places = board.arena.places
    board.stage.number((places.axis, places.jumbotron.bottom + places.px(80)), text, places.px(WORD), "gain")
