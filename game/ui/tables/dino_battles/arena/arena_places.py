"""Where things stand in the arena: figures, plates, jumbotron, dice."""

import math
from dataclasses import dataclass

import pygame

from game.ui.paint.dino.arena import FEET

WIDE, HIGH = 1378, 608
"""Pixels of the arena in a window of 1920 x 1080, to which all lengths here belong."""
_JUMBOTRON = pygame.Rect(40, 3, 1298, 150)
_PLATE = pygame.Rect(124, 494, 428, 106)
_DICE, _DIE = ((604, 478), (712, 492)), 70
_FIGURE = 0.84
"""Pixels a unit of a figure that has room."""
_NOSES = 130
"""Pixels between the noses."""
_SLIPS, _TAB = 116, 32
_LOW = 0.75
"""Share of its height to which an arena may shrink before what is written there does."""


@dataclass(frozen=True, slots=True)
class ArenaPlaces:
    """All places for an arena of a size. Pairs are near side, far side; `scale` is pixels a length of what is
    written there. In a lower arena `figures`, the scale of what stands there, is smaller.
    """

    rect: pygame.Rect
    scale: float
    figures: float
    jumbotron: pygame.Rect
    plates: tuple[pygame.Rect, pygame.Rect]
    slips: tuple[pygame.Rect, pygame.Rect]
    dice: tuple[pygame.Rect, pygame.Rect]

    def px(self, amount: float) -> int:
        return round(amount * self.scale)

    @property
    def axis(self) -> int:
        return self.rect.centerx

    @property
    def feet(self) -> int:
        """The ground line of both figures."""
        return self.rect.top + round(self.rect.height * FEET)

    @property
    def figure_scale(self) -> float:
        """Pixels a unit of a figure that has room."""
        return round(_FIGURE * self.figures, 3)

    @property
    def figure_room(self) -> tuple[int, int]:
        """How wide and high a figure may be: it stays below the jumbotron and in its half."""
        return self.rect.width * 44 // 100, self.feet - self.jumbotron.bottom - self.px(6)

    @property
    def nose_gap(self) -> int:
        """How far from the middle the nose of a figure is that stands."""
        return round(_NOSES / 2 * self.figures)

    def plate_room(self, far: bool) -> pygame.Rect:
        """Where a plate lies with its tab above."""
        plate, tab = self.plates[far], self.px(_TAB)
        return pygame.Rect(plate.left, plate.top - tab, plate.width, plate.height + tab)

    def hip(self, far: bool) -> int:
        """The farthest from the middle that a figure stands."""
        return round(self.rect.left + self.rect.width * (0.74 if far else 0.26))


def lay_out(rect: pygame.Rect, written: float = math.inf) -> ArenaPlaces:
    """The places in an arena; what is wider or higher than usual is left free around them.

    What is written there is `written` pixels a length at the most, as on the table around it.
    """
    figures = min(rect.width / WIDE, rect.height / HIGH)
    scale = max(figures, min(rect.width / WIDE, rect.height / (_LOW * HIGH), written))
    left, top = rect.centerx - WIDE * scale / 2, rect.top

    def placed(box: pygame.Rect, high: float) -> pygame.Rect:
        return pygame.Rect(
            round(left + box.x * scale),
            round(high + box.y * scale),
            round(box.width * scale),
            round(box.height * scale),
        )

    foot = rect.bottom - HIGH * scale
    near = placed(_PLATE, foot)
    far = near.copy()
    far.right = round(2 * rect.centerx - near.left)
    gap, wide = round(6 * scale), round(_SLIPS * scale)
    dice = [placed(pygame.Rect(place, (_DIE, _DIE)), foot) for place in _DICE]
    return ArenaPlaces(
        rect.copy(),
        scale,
        figures,
        placed(_JUMBOTRON, top),
        (near, far),
        (
            pygame.Rect(near.left - gap - wide, near.top - near.height // 2, wide, near.height * 3 // 2),
            pygame.Rect(far.right + gap, far.top - far.height // 2, wide, far.height * 3 // 2),
        ),
        (dice[0], dice[1]),
    )
