"""A tile of a roster that says more than a name: the plan of an entry in a few words, and two sums."""

import pygame

from game.ui.kit.widget import Command
from game.ui.paint.palette import TEXT
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.setup.roster import FigureTile, widths

_BIG, _SMALL = 14.5, 11.6
"""Letters of a squad's name and of what stands below it."""
_LINE, _FOOT, _LOW_FOOT = 13, 9.5, 10.5
"""How far apart its lines are, and the last one from the foot, with sums and without."""
_CAPITALS = 0.7
"""How high capital letters are, in sizes of their type."""
_HIGH = 50
"""Units of height from which on a tile has room for its sums."""
_WORDS_EDGE, _WORDS_SHARE = 11, 0.5
"""Where a tile's words begin, and their share of its width."""
_WIDE, _BESIDE = 1.6, 0.4
"""A tile that is so many times as wide as high has its mechs beside the words: they leave this share free."""


class PlanTile(FigureTile):
    """The words stand beside the picture, or below it where the tile is high; its `free_space` is for them.

    `sums` are two short facts at the foot, left out where the tile is low.
    """

    flag_rise = 11

    def __init__(self, key: str, title: str, plan: str, sums: tuple[str, str], command: Command) -> None:
        super().__init__(key, title, command)
        self.plan, self.sums = plan, sums

    @property
    def free_space(self) -> tuple[int, int]:
        """Pixels at the left and at the foot that the picture keeps free."""
        wide, high = self.rect.size
        beside = round(wide * _BESIDE) if wide > high * _WIDE else 0
        below = self.unit(_LINE + 2) if beside else self.unit(_FOOT + 2.4 * _LINE)
        return beside, below if self._tells_sums else 0

    def draw_band(self, surface: pygame.Surface) -> None:
        """Its picture leaves room for words."""

    def draw_words(self, surface: pygame.Surface) -> None:
        """From the foot upwards: its sums, where the tile is high enough, its plan and its name."""
        size, edge = self.unit(_SMALL), self.unit(1)
        left, right = self._left, self.rect.right - self.unit(_WORDS_EDGE)
        if self._tells_sums:
            low = self.rect.bottom - self.unit(_FOOT)
            draw_line(surface, self.sums[0], "label", size, TEXT, (left, low), "left", edge)
            draw_line(surface, self.sums[1], "label", size, TEXT, (right, low), "right", edge)
        draw_line(
            surface, self.plan, "label", size, TEXT, (left, self._plan_at), "left", edge, self._words_room
        )
        size, edge, place = self.unit(_BIG), self.unit(1.4), self.name_place.midleft
        draw_line(surface, self.title, "title", size, TEXT, place, "left", edge, self._words_room)

    @property
    def _left(self) -> int:
        return self.rect.left + self.unit(_WORDS_EDGE)

    @property
    def _plan_at(self) -> int:
        """The middle of its plan's line."""
        return self.rect.bottom - self.unit(_FOOT + _LINE if self._tells_sums else _LOW_FOOT)

    @property
    def name_place(self) -> pygame.Rect:
        """Where its name stands, as high as capitals are."""
        size = self.unit(_BIG)
        place = pygame.Rect(0, 0, text_width(self.title, "title", size), round(size * _CAPITALS))
        place.midleft = self._left, self._plan_at - self.unit(_LINE)
        return place

    @property
    def flags_right(self) -> bool:  # type: ignore[override]
        """A low tile's words would be under a flag."""
        return not self._tells_sums

    @property
    def _tells_sums(self) -> bool:
        return self.rect.height >= self.unit(_HIGH)

    @property
    def _words_room(self) -> int:
        return round(self.rect.width * _WORDS_SHARE)

    def wants(self, scale: float) -> tuple[int, int]:
        own = (widths(self.title, _BIG, 0, scale), widths(self.plan, _SMALL, 0, scale))
        sums = widths("  ".join(self.sums), _SMALL, 2 * _WORDS_EDGE, scale)
        least, best = (round(max(pair) / _WORDS_SHARE) for pair in zip(*own, strict=True))
        return max(least, sums[0]), max(best, sums[1])
