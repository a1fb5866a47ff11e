"""A choice on paper: what it is, how good it looks as a bar where there are others, and a sentence of why."""

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint import pen
from game.ui.paint.materials.skins import box, gold_skin
from game.ui.paint.palette import INK, Color
from game.ui.paint.text import Layout, draw_line, fits, lay_out, text_width

SOFT: Color = (96, 78, 64)
"""Ink of what is said more quietly."""
_PAPER = ("#fffdf6", "#efe5cd", "#0d0e16")
_WHAT, _WHY, _KEY, _PERCENT = 17, 14.5, 13, 17
_EDGE, _LEFT, _GAP, _BAR = 9, 30, 3, 7
_TRACK: Color = (206, 193, 164)
_GOOD: Color = (47, 143, 92)
_EVEN: Color = (196, 142, 40)
_BAD: Color = (176, 64, 52)
_CLEARLY = 0.05
"""How far from an even game a value has to be to be good or bad."""


def bar_color(share: float) -> Color:
    """The colour of how good 0..1 looks."""
    return _GOOD if share > 0.5 + _CLEARLY else _BAD if share < 0.5 - _CLEARLY else _EVEN


def draw_bar(surface: pygame.Surface, rect: pygame.Rect, share: float) -> None:
    """How good something looks, 0..1."""
    radius = rect.height // 2
    pen.rect(surface, _TRACK, rect, border_radius=radius)
    filled = rect.copy()
    filled.width = max(rect.height, round(rect.width * share))
    pen.rect(surface, bar_color(share), filled, border_radius=radius)


class PaperChoice(Widget):
    """Worked by a click, by Enter, or by the key of its `number`.

    `share` is how good it looks, 0..1; an only choice has none.
    """

    on_paper = True

    def __init__(
        self, number: int, what: str, share: float | None, percent: str, why: str, command: Command
    ) -> None:
        super().__init__(name=f"choice {number}")
        self.number = number
        self.what = what
        self.share = share
        self.percent = percent
        self.why = why
        self.command = command

    def activate(self) -> None:
        self.command()

    def _layouts(self, width: int, scale: float) -> tuple[Layout, Layout]:
        """What it is, and why, for a width in pixels."""
        room = max(1, width - round((_LEFT + _EDGE) * scale))
        beside = text_width("100 %", "bold", round(_PERCENT * scale)) + round(8 * scale)
        what = lay_out(f"*{self.what}*", round(_WHAT * scale), max(1, room - beside), INK)
        return what, lay_out(self.why, round(_WHY * scale), room, SOFT)

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        what, why = self._layouts(width, scale)
        bar = 0 if self.share is None else _BAR + 2 * _GAP
        high = what.height + why.height + round((2 * _EDGE + bar + _GAP) * scale)
        return high, high

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        if self.lit:
            surface.blit(gold_skin(*rect.size, self.scale, lit=True), rect)
        else:
            surface.blit(box(*rect.size, unit(5), *_PAPER, max(1, unit(1.5))), rect)
        what, why = self._layouts(rect.width, self.scale)
        left, top = rect.left + unit(_LEFT), rect.top + unit(_EDGE)
        middle = top + what.line_height // 2
        place = rect.left + unit(_LEFT / 2), middle
        draw_line(surface, str(self.number), "bold", unit(_KEY), SOFT, place, "center")
        what.draw(surface, left, top)
        place = rect.right - unit(_EDGE), middle
        draw_line(surface, self.percent, "bold", unit(_PERCENT), INK, place, "right")
        top += what.height + unit(_GAP)
        if self.share is not None:
            bar = pygame.Rect(left, top, rect.right - unit(_EDGE) - left, unit(_BAR))
            draw_bar(surface, bar, self.share)
            top = bar.bottom + unit(2 * _GAP)
        why.draw(surface, left, top)

    def boxes(self) -> list[Box]:
        what, why = self._layouts(self.rect.width, self.scale)
        whole = self.wants_high(self.rect.width, self.scale)[0] <= self.rect.height + 1
        percent = fits(self.percent, "bold", self.unit(_PERCENT), self.rect.width // 3)
        return [Box(self.name, self.rect, whole and percent and not what.cut and not why.cut)]
