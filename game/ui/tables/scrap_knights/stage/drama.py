"""The great moments of a duel: both cards are shown and turned over, a ULT breaks in, a mech falls."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.engine.events import Event
from game.engine.seats import SEATS
from game.ui.motion import Call, InTurn, Pause, Together, Tween, ease_in, ease_in_out, ease_out, linear
from game.ui.paint.effects.words import Tone, numeral
from game.ui.tables.shows.effects import HARD
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter

RISES, TURNS, STANDS, LANDS = 210, 180, 430, 190
"""Milliseconds in which a chosen card comes before all eyes, turns over, is read, and goes to its place."""
SHOWN = RISES + TURNS + STANDS + LANDS
BREAKS_IN = 760
"""For how long a ULT is only its name, before its words are read."""
FREEZES = 340
"""For how long everything stands still in the blow that fells a mech."""
_FALLS, _FADES, _LARGE = 150, 200, 2.1
"""How long a word takes to come down and to go; how much larger it begins."""
_EMBLEM = 1.7
"""How much larger a sign begins that is struck over a mech."""
_BROADEST = 0.86
"""Of the arena's width at most, for a long word."""
_QUAKE = 7
"""Units by which the stage shakes under a word that comes down."""
_ENDS = frozenset({"destroyed", "overheated", "over", "conceded"})


def reveal(
    stage: Stage,
    back: pygame.Surface,
    face: Callable[[], pygame.Surface],
    way: tuple[pygame.Rect, pygame.Rect, pygame.Rect],
    hides: object,
) -> None:
    """A card face down comes from where it lay before all eyes, turns over there, and goes to its place."""
    start, middle, end = way
    piece = Piece(back, *start.center, size=start.width / back.get_width())
    stage.hidden.add(hides)

    def turned() -> None:
        piece.image = face()
        piece.size = middle.width / piece.image.get_width()

    def go(to: pygame.Rect, origin: pygame.Rect, wide: int, length: float) -> Together:
        return Together(
            Tween(setter(piece, "x"), origin.centerx, to.centerx, length, ease_out),
            Tween(setter(piece, "y"), origin.centery, to.centery, length, ease_out),
            Tween(setter(piece, "size"), origin.width / wide, to.width / wide, length, ease_out),
        )

    motion = InTurn(
        go(middle, start, back.get_width(), RISES),
        Tween(setter(piece, "stretch"), 1, 0, TURNS / 2, ease_in),
        Call(turned),
        Tween(setter(piece, "stretch"), 0, 1, TURNS / 2, ease_out),
        Pause(STANDS),
        go(end, middle, middle.width, LANDS),
    )
    stage.run(piece, motion, 0, hides)


def slam(
    stage: Stage,
    word: str,
    size: int,
    place: tuple[int, int],
    rest: float,
    *,
    tone: Tone = "harm",
    wait: float = 0,
    quake: float = 0,
) -> None:
    """A large word comes down, stands for a while, and fades; without movement it only stands there."""
    image, room = numeral(word, size, tone), stage.field
    if room is not None and image.get_width() > room.width * _BROADEST:
        image = numeral(word, round(size * room.width * _BROADEST / image.get_width()), tone)
    _struck(stage, image, place, rest, wait, _LARGE, quake)


def emblem(stage: Stage, image: pygame.Surface, place: tuple[int, int], rest: float, wait: float = 0) -> None:
    """A large sign is struck over a mech, stands for a while, and fades."""
    _struck(stage, image, place, rest, wait, _EMBLEM, 0)


def _struck(
    stage: Stage,
    image: pygame.Surface,
    place: tuple[int, int],
    rest: float,
    wait: float,
    size: float,
    quake: float,
) -> None:
    """A picture falls from `size` times its own, shakes the stage by `quake`, stands, and fades."""
    if stage.timeline.still:
        stage.run(Piece(image, *place), Pause(rest), wait, calm=True)
        return
    piece = Piece(image, *place, size=size, alpha=0)
    down = Together(
        Tween(setter(piece, "size"), size, 1, _FALLS, ease_in),
        Tween(setter(piece, "alpha"), 0, 1, _FALLS * 0.6, linear),
    )
    shaken = [Call(partial(stage.shake, quake * _QUAKE))] if quake else []
    away = Tween(setter(piece, "alpha"), 1, 0, _FADES, ease_in_out)
    stage.run(piece, InTurn(down, *shaken, Pause(rest), away), wait)


def spotlight(stage: Stage, place: tuple[int, int], unit: float, length: float) -> None:
    """The arena goes dark around a place for a while."""
    if not stage.timeline.still:
        stage.darken(place, unit)
        stage.play(InTurn(Pause(length), Call(stage.lighten)))


def freeze(stage: Stage, wait: float) -> None:
    """Everything stands still after a while: the blow that fells a mech is seen."""
    if not stage.timeline.still:
        stage.play(InTurn(Pause(wait), Call(partial(stage.hold, FREEZES))))


def fells(event: Event) -> bool:
    """Whether an event is the blow that leaves a mech no HP."""
    facts = event.facts
    return event.kind == "damage" and bool(facts.get("amount")) and facts.get("hp", 1) == 0


def power(event: Event) -> int:
    """How hard a blow is seen to land: as hard as any where it fells the mech."""
    amount: int = event.facts.get("amount", 0)
    return max(amount, HARD) if fells(event) else amount


def if_shown(motion: Callable[[Any, Happening], None]) -> Callable[[Any, Happening], None]:
    """A motion only for what takes time: after a fall the rest of the chain is passed over."""

    def shown(board: Any, now: Happening) -> None:
        if now.length:
            motion(board, now)

    return shown


def after_the_fall(
    hp: Sequence[int], events: Sequence[Event], schedule: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """The lead and length of each event where nothing is read any more that cannot change how the duel ends.

    After the blow that fells a mech only what fells the other one as well is shown, then the fall.
    """
    left, paced = list(hp), list(schedule)
    end = next((place for place, event in enumerate(events) if event.kind in _ENDS), 0)
    both = {event.facts["target"] for event in events[:end] if fells(event)} == {*SEATS}
    for place, event in enumerate(events[:end]):
        if 0 in left and not (both and fells(event) and left[event.facts["target"]]):
            paced[place] = 0, 0
        if event.kind == "damage":
            left[event.facts["target"]] = event.facts["hp"]
    return paced
