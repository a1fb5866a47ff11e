"""Where things stand in the arena: plates above, figures, and below them the jumbotron with its dice."""

import math
from dataclasses import dataclass, replace

import pygame

from game.ui.paint.dino.arena import FEET

WIDE, HIGH = 1378, 608
"""Pixels of the arena in a window of 1920 x 1080, to which all lengths here belong."""
_PLATE = pygame.Rect(124, 8, 428, 106)
_JUMBOTRON = pygame.Rect(40, 467, 1298, 138)
_DICE, _DIE = ((548, 298), (708, 312)), 128
_FIGURE = 0.84
"""Pixels a unit of a figure that has room."""
_HIGHER = 1.15
"""How much larger figures are at the most in an arena that is higher than usual."""
_IN_FRONT, _NEARER = 0.865, 1.11
"""Out of combat: where figures stand, as a share of the arena's height, and how much larger they are."""
_NOSES = 130
"""Pixels between the noses."""
_SLIPS, _TAB = 116, 32
_LOW = 0.75
"""Share of its height to which an arena may shrink before what is written there does."""
_SUM_LARGER = 1.05
"""How much larger the jumbotron is at the most: both sums must stand beside each other."""
_ABOVE_SUMS = 6
"""How far the feet of a figure are above the jumbotron at least."""
_MARGIN, _BETWEEN = 8, 90
"""Around plates in a narrow arena, and between them."""


@dataclass(frozen=True, slots=True)
class ArenaPlaces:
    """All places for an arena of a size. Pairs are near side, far side; `scale` is pixels a length of what is
    written there, `sums` of what the jumbotron shows. In a lower arena `figures`, the scale of what stands
    and moves there, is smaller. In a `combat` tabs hang below the plates.
    """

    rect: pygame.Rect
    scale: float
    sums: float
    figures: float
    jumbotron: pygame.Rect
    plates: tuple[pygame.Rect, pygame.Rect]
    slips: tuple[pygame.Rect, pygame.Rect]
    dice: tuple[pygame.Rect, pygame.Rect]
    combat: bool = True

    def px(self, amount: float) -> int:
        return round(amount * self.scale)

    def step(self, amount: float) -> int:
        """A length on the ground of the arena, in pixels."""
        return round(amount * self.figures)

    @property
    def axis(self) -> int:
        return self.rect.centerx

    @property
    def feet(self) -> int:
        """The ground line of both figures: without sums below them they stand farther in front."""
        ground = self.rect.top + round(self.rect.height * (FEET if self.combat else _IN_FRONT))
        if not self.combat:
            return ground
        return min(ground, self.jumbotron.top - self.step(_ABOVE_SUMS))

    @property
    def figure_scale(self) -> float:
        """Pixels a unit of a figure that has room; a higher arena has larger ones."""
        high = self.rect.height * WIDE / (self.rect.width * HIGH)
        return round(_FIGURE * self.figures * min(max(1 if self.combat else _NEARER, high), _HIGHER), 3)

    @property
    def figure_room(self) -> tuple[int, int]:
        """How wide and high a figure may be: it stays below the plates and their tabs, and in its half."""
        top = self.tabs if self.combat else self.plates[0].bottom
        return self.rect.width * 44 // 100, self.feet - top - self.px(6)

    @property
    def nose_gap(self) -> int:
        """How far from the middle the nose of a figure is that stands."""
        return round(_NOSES / 2 * self.figures)

    @property
    def tabs(self) -> int:
        """Where what hangs below the plates ends: what their Dinosaurs do."""
        return self.plates[0].bottom + self.px(_TAB)

    def plate_room(self, far: bool) -> pygame.Rect:
        """Where a plate lies with its tab below."""
        plate = self.plates[far]
        return pygame.Rect(plate.left, plate.top, plate.width, self.tabs - plate.top)

    def hip(self, far: bool) -> int:
        """The farthest from the middle that a figure stands."""
        return round(self.rect.left + self.rect.width * (0.74 if far else 0.26))


def lay_out(
    rect: pygame.Rect, written: float = math.inf, larger: float = 1.0, *, combat: bool = True
) -> ArenaPlaces:
    """The places in an arena; what is wider or higher than usual is left free around them.

    What is written there is `written` pixels a length at the most, as on the table around it, and `larger` at
    a larger UI scale.
    """
    figures = min(rect.width / WIDE, rect.height / HIGH)
    scale = max(figures, min(rect.width / WIDE, rect.height / (_LOW * HIGH), written))
    if larger > 1:
        return replace(_lay_out_larger(rect, figures, written, larger), combat=combat)
    near, wide, gap = _placed(_PLATE, rect, scale), round(_SLIPS * scale), round(6 * scale)
    near_slips = pygame.Rect(near.left - gap - wide, near.top, wide, near.height * 3 // 2)
    jumbotron = _placed(_JUMBOTRON, rect, scale, low=True)
    dice = _dice(rect, figures, jumbotron.top)
    plates, slips = _both(rect, near), _both(rect, near_slips)
    return ArenaPlaces(rect.copy(), scale, scale, figures, jumbotron, plates, slips, dice, combat)


def _lay_out_larger(rect: pygame.Rect, figures: float, written: float, larger: float) -> ArenaPlaces:
    """Plates take what there is of the width; Upgrades lie below them where there is no room beside."""
    scale, sums = written * larger, written * min(larger, _SUM_LARGER)
    margin, between = round(_MARGIN * scale), round(_BETWEEN * figures)
    room = (rect.width - between) // 2 - margin
    near = pygame.Rect(0, 0, min(round(_PLATE.width * scale), room), round(_PLATE.height * scale))
    wide, gap = round(_SLIPS * scale), round(6 * scale)
    free = room - near.width
    near.left = rect.left + margin + max(free // 2, min(free, wide + gap))
    near.top = rect.top + round(_PLATE.top * scale)
    slips = pygame.Rect(near.left - gap - wide, near.top, wide, near.height * 3 // 2)
    if slips.left < rect.left + margin:
        slips.left, slips.top = near.left, near.bottom + round(_TAB * scale)
    jumbotron = pygame.Rect(
        0, 0, min(rect.width - 2 * margin, _JUMBOTRON.width * sums), _JUMBOTRON.height * sums
    )
    jumbotron.midbottom = rect.centerx, rect.bottom - round((HIGH - _JUMBOTRON.bottom) * sums)
    dice = _dice(rect, figures, jumbotron.top)
    return ArenaPlaces(
        rect.copy(), scale, sums, figures, jumbotron, _both(rect, near), _both(rect, slips), dice
    )


def _placed(box: pygame.Rect, rect: pygame.Rect, scale: float, *, low: bool = False) -> pygame.Rect:
    """A box of a usual arena in one of that size, from its upper or its lower edge."""
    left, top = rect.centerx - WIDE * scale / 2, rect.bottom - HIGH * scale if low else rect.top
    return pygame.Rect(
        round(left + box.x * scale),
        round(top + box.y * scale),
        round(box.width * scale),
        round(box.height * scale),
    )


def _both(rect: pygame.Rect, near: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """A place of the near side and its mirror image."""
    far = near.copy()
    far.right = round(2 * rect.centerx - near.left)
    return near, far


def _dice(rect: pygame.Rect, scale: float, sums: int) -> tuple[pygame.Rect, pygame.Rect]:
    """In the sand before both Dinosaurs, close above the sums that the dice go into."""
    near, far = (_placed(pygame.Rect(place, (_DIE, _DIE)), rect, scale, low=True) for place in _DICE)
    up = max(near.bottom, far.bottom) - sums
    return near.move(0, -max(0, up)), far.move(0, -max(0, up))
