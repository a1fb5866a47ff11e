"""What losing and gaining HP looks like, and what comes over a Dinosaur."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.engine.seats import Seat, opponent
from game.ui.motion import Call, InTurn, Pause, Together, Tween, ease_in, ease_out
from game.ui.tables.dino_battles.arena.marks import mark
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.dino_battles.shows import remarks
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.shows.blows import (
    NUMBER,
    blow,
    loss_size,
    on_bench,
    own_effect,
    strike_family,
)
from game.ui.tables.dino_battles.shows.specials import special_of
from game.ui.tables.shows import effects
from game.ui.tables.shows.shows import Happening

_RUN = 350
"""Milliseconds at speed 1 in which HP run up or down."""
_STANDS, _DROPS = 380, 260
"""Milliseconds at speed 1 for which what is lost stands on the bar, and in which it falls off."""
_REPAINTED = 300
"""Milliseconds at speed 1 in which a helper has painted the plates anew."""
_HARD = 15
"""From this loss on a blow is a hard one."""
_SPECIAL = 1.5
"""How much larger the blow of a special attack is."""


def damage(board: Battlefield, now: Happening) -> None:
    """A blow lands, or poison works: the Dinosaur reels, its HP run down."""
    facts = now.facts
    seat, amount, why = facts["seat"], facts["amount"], facts["why"]
    if facts["place"]:
        on_bench(board, seat, facts["place"], f"−{amount}")
        return
    arena, stage = board.arena, board.stage
    arena.struck.add(seat)
    stage.stale = True
    wait = 0.0
    if why == "hit":
        striker = opponent(seat)
        special = special_of(now.before, striker)
        power = 4 if amount >= _HARD or special else 3
        arena.figures.front = striker
        landed = blow(board, strike_family(board, striker), striker, seat, power)
        if special:
            landed = replace(landed, size=landed.size * _SPECIAL)
        effects.play(stage, landed)
        when = effects.timing(landed)
        wait = when.hit
        stage.play(arena.figures.pair[striker].strike(when.wind_up, when.strike))
        exchange = now.before.exchange
        if exchange is not None and exchange.answer == "defend" and exchange.mover == striker:
            guard = blow(board, effects.family_of_deed(GAME, "shield"), seat, seat)
            effects.play(stage, guard, wait=max(0.0, wait - effects.timing(guard).hit))
    else:
        effects.play(stage, blow(board, effects.family_of_deed(GAME, why), seat, seat))
    struck = arena.figures.pair[seat]
    stage.play(InTurn(Pause(wait), struck.reel() if facts["left"] > 0 else struck.stagger()))
    x, y = arena.figures.chest(seat)
    size, field = arena.places.px(loss_size(amount)), arena.places.rect
    # It stays inside the arena, however far back the Dinosaur reels.
    x -= (1 if seat == board.bottom else -1) * arena.places.px(70)
    x = max(field.left + size, min(field.right - size, x))
    stage.number((x, y - arena.places.px(90)), f"−{amount}", size, wait=wait, room=arena.half(seat))
    # What is lost beyond the last HP was never there.
    was = now.before.players[seat].dinos[0]
    before = facts["left"] + amount if was is None else min(facts["left"] + amount, was.hp - was.damage)
    run_hp(board, seat, before, facts["left"], wait)
    remarks.after_hit(board, now, wait)


def run_hp(board: Battlefield, seat: Seat, before: int, after: int, wait: float = 0) -> None:
    """The HP on a plate run from one figure to another; what is lost falls off the bar."""
    arena, stage = board.arena, board.stage

    def show(value: float) -> None:
        arena.hp[seat] = value

    def drop(value: float) -> None:
        arena.lost[seat] = value

    run = object()

    def rest() -> None:
        arena.lost.pop(seat, None)
        stage.stale = True

    def end() -> None:
        if arena.runs.get(seat) is run:
            arena.hp.pop(seat, None)

    arena.hp[seat], arena.runs[seat] = before, run
    # The plate beneath still has the figure of before, until it is painted anew.
    ends = InTurn(Call(rest), Pause(_REPAINTED), Call(end))
    if after >= before:
        stage.play(InTurn(Pause(wait), Tween(show, before, after, _RUN, ease_out), ends))
        return
    runs = Together(
        Call(partial(drop, before)),
        Tween(show, before, after, _RUN, ease_out),
        InTurn(Pause(_STANDS), Tween(drop, before, after, _DROPS, ease_in)),
    )
    stage.play(InTurn(Pause(wait), runs, ends))


def heal(board: Battlefield, now: Happening) -> None:
    seat, place, amount = now.facts["seat"], now.facts["place"], now.facts["amount"]
    if place:
        on_bench(board, seat, place, f"+{amount}", good=True)
        return
    own_effect(board, seat, "heal")
    x, y = board.arena.figures.chest(seat)
    px = board.arena.places.px
    board.stage.number((x, y - px(90)), f"+{amount}", px(NUMBER), "cool", room=board.arena.half(seat))
    dino = now.after.players[seat].dinos[0]
    if dino is not None:
        run_hp(board, seat, dino.hp - dino.damage - amount, dino.hp - dino.damage)


def ails(deed: str, icon: str) -> Callable[[Battlefield, Happening], None]:
    """Poison, Wounds or paralysis comes over a Dinosaur: its mark rises."""

    def show(board: Battlefield, now: Happening) -> None:
        seat, place = now.facts["seat"], now.facts.get("place", 0)
        px = board.arena.places.px
        image = mark(icon, px(72))
        if place:
            board.stage.show(image, board.bench_place(seat, place).rect.center, now.length)
            return
        own_effect(board, seat, deed)
        x, y = board.arena.figures.chest(seat)
        board.stage.show(image, (x, y - px(110)), now.length)

    return show


def helped(deed: str) -> Callable[[Battlefield, Happening], None]:
    """Something good comes over a Dinosaur."""

    def show(board: Battlefield, now: Happening) -> None:
        if not now.facts.get("place", 0):
            own_effect(board, now.facts["seat"], deed)

    return show
