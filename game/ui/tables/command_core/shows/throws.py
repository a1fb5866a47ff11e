"""The dice of the rules, as they are drawn, and where they lie after a throw."""

from collections.abc import Sequence
from functools import cache

import pygame

from game.content.command_core import shipped_library
from game.rules.command_core.actions import DiceKind
from game.ui.paint.roles import art_colors
from game.ui.parts.dice import Die, DieKind, Face, Shape, Throw
from game.ui.tables.command_core.shows.battlefield import Battlefield

_C = art_colors("command_core/dice")

_FACES = {
    "blank": Face(),
    "hit": Face(symbol="hit"),
    "crit": Face(symbol="crit", ground=_C["crit"]),
    "shield": Face(symbol="armor"),
    "dodge": Face(symbol="evade"),
}
_SHAPES: dict[DiceKind, Shape] = {
    "attack": "square",
    "armor": "octagon",
    "evade": "round",
}
LOOSE = 26
"""Units of a die that is thrown beside its mech."""


@cache
def die_kind(kind: DiceKind) -> DieKind:
    """The dice of a kind, with the faces of the rules."""
    faces = tuple(_FACES[face] for face in shipped_library().dice[kind].faces)
    return DieKind(_SHAPES[kind], faces, _C[kind], blank=_C.ramp(f"{kind} blank"))


def dice_of(kind: DiceKind, results: Sequence[int]) -> list[Die]:
    """Dice that show results from 1 to 6."""
    return [Die(die_kind(kind), result - 1) for result in results]


def unrolled(kind: DiceKind, count: int) -> tuple[Die, ...]:
    """Dice before their throw: they show nothing."""
    return (die_of_face(kind, "blank"),) * count


def die_of_face(kind: DiceKind, face: str) -> Die:
    """A die that shows a face by its name in the rules."""
    return Die(die_kind(kind), shipped_library().dice[kind].faces.index(face))


def throw_length(count: int) -> int:
    """Milliseconds until the last of so many dice lies still."""
    return round(Throw([Die(die_kind("attack"), 0)] * count).length)


def tray_places(board: Battlefield, kind: DiceKind, count: int) -> list[pygame.Rect]:
    """Where the dice of an attack lie; in a row over the middle of the board where they are not in sight."""
    found = [board.die_place(kind, index) for index in range(count)]
    known = [rect for rect in found if rect is not None]
    return known if len(known) == count else row(board, board.field.rect.center, count)


def row(board: Battlefield, middle: tuple[int, int], count: int) -> list[pygame.Rect]:
    """Places for dice side by side, within the board."""
    size = board.area.unit(LOOSE)
    step = size * 5 // 4
    whole = pygame.Rect(0, 0, step * count, size)
    whole.center = middle
    whole.clamp_ip(board.field.rect)
    return [pygame.Rect(whole.left + step * number, whole.top, size, size) for number in range(count)]
