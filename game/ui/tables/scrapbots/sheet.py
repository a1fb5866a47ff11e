"""The drawing of the stage: lengths of it in pixels of a window, and lanes in perspective.

Lengths are pixels of a window of 1920 x 1080; a wider window stretches the stage, a taller one the arena.
"""

import pygame

from game.ui.parts.drawn import UNIT
from game.ui.tables.frame import Frame
from game.ui.tables.scrapbots.lanes.lane import FIGURE, Half

WIDTH, HEIGHT, ARENA = 1512, 1080, 776
"""The stage as it is drawn, and the height of its arena."""
FEET, SIZES, _OUT = (390, 548, 722), (0.63, 0.72, 0.81), (300, 404, 276)
"""Of each lane: where Scrapbots stand, pixels a drawing unit, and how far from the middle. The middle rank
stands back, or one would hide another."""
_BEHIND = 0.35
"""How much of that is left where plates leave them less room."""
_HALF = 0.62
"""Widths of a figure that are kept free beside a plate: some have long arms."""
_GATE, PLATE = 476, (12, 112, 248, 136)
_PLATES_APART, _WIDEST_PLATE = 6, 1.3
"""Pixels between plates at least, and how much larger than drawn they get before they would hide who stands
in the lane.
"""


class Sheet:
    """Turns lengths of the drawing into pixels. `factor` is that of things, which keep their shape; a wider
    stage stretches distances `across`, a taller arena those `down`.
    """

    def __init__(self, frame: Frame) -> None:
        self.stage, self.arena = frame.stage.rect, frame.arena.rect
        fitting = min(self.stage.width / WIDTH, self.stage.height / HEIGHT)
        self.factor = max(fitting, frame.stage.scale / UNIT)
        self.across = self.stage.width / WIDTH
        self.down = self.arena.height / ARENA
        self.plates = 1.0
        """How much larger than drawn the plates of lanes are."""

    def enlarge_plates(self, wanted: float) -> None:
        """As far as three of them lie one below the other, and no further than they hide gates and sheds."""
        pitch = (FEET[1] - FEET[0]) * self.down / self.factor - _PLATES_APART
        self.plates = max(1.0, min(wanted, _WIDEST_PLATE, pitch / PLATE[3]))

    def rect(
        self, x: float, y: float, wide: float, high: float, *, foot: bool = False, middle: bool = False
    ) -> pygame.Rect:
        """Of such a size, at the left edge, in the middle or (negative x) at the right edge of the stage;
        `foot`: as far from the foot of the window as it is drawn.
        """
        left = self.stage.left + x * self.factor
        if middle:
            left = self.stage.centerx + (x - WIDTH / 2) * self.factor
        elif x < 0:
            left = self.stage.right + (x - wide) * self.factor
        top = self.stage.bottom - (HEIGHT - y) * self.factor if foot else self.stage.top + y * self.factor
        return pygame.Rect(round(left), round(top), round(wide * self.factor), round(high * self.factor))

    def foot(self, lane: int) -> float:
        """Where those in a lane stand."""
        return self.arena.top + FEET[lane] * self.down

    def plate(self, lane: int, way: int) -> pygame.Rect:
        """The plate at the left (`way` -1) or at the right of a lane, as it is drawn."""
        left, above, wide, high = PLATE
        plate = self.rect(left if way < 0 else -left, 0, wide * self.plates, high * self.plates)
        plate.top = round(self.foot(lane) - above * self.plates * self.factor)
        return plate

    def half(self, lane: int, way: int, plate: pygame.Rect, figures: float = 1.0) -> Half:
        """The side of a lane with its plate; `figures` are smaller there, and stand beside the plate."""
        middle, factor, foot_y = self.stage.centerx, self.factor, self.foot(lane)
        lens = (FEET[lane] + 1700) / (FEET[-1] + 1700) * self.across
        size = SIZES[lane] * factor * figures
        free = middle - plate.right if way < 0 else plate.left - middle
        edge = min(round(_GATE * lens), free)
        left, right = sorted((middle + way * edge, middle + way * round(64 * self.across)))
        field = pygame.Rect(left, round(foot_y - 116 * factor), right - left, round(148 * factor))
        back = (_OUT[lane] - max(_OUT)) * self.across * _BEHIND
        out = min(_OUT[lane] * lens, free - _HALF * FIGURE[0] * size + back)
        lamp = round(middle + way * (_GATE * lens - 3 * factor)), round(foot_y - 145 * self.down)
        return Half((round(middle + way * out), round(foot_y)), size, field, plate, lamp)
