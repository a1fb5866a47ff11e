"""A choice that cost something: what was played, what was better and why, and what it cost."""

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.palette import INK
from game.ui.paint.skins import gold_skin, paper_skin
from game.ui.paint.text import Layout, draw_line, fit, fits
from game.ui.parts.paper_choice import SOFT, draw_bar

_WHEN, _WHAT, _WHY, _CHANGE, _OPEN = 14, 17, 15, 22, 14
_EDGE, _SIDE, _GAP, _BAR = 10, 150, 2, 7
_LINE, _LAST = 32, 22
"""Room for a line of what was played or is better, where a long one is broken in two; and for why."""


class MomentRow(Widget):
    """Worked by a click or Enter: opens the position."""

    on_paper = True

    def __init__(
        self,
        name: str,
        when: str,
        lines: tuple[str, str],
        why: str,
        change: str,
        share: float,
        opens: str,
        command: Command,
    ) -> None:
        super().__init__(name=name)
        self.when = when
        self.lines = lines
        self.why = why
        self.change = change
        self.share = share
        self.opens = opens
        self.command = command

    def activate(self) -> None:
        self.command()

    def _layouts(self) -> tuple[tuple[Layout, int], ...]:
        """What is written, from top to bottom, and how high its room is."""
        room, unit = max(1, self.rect.width - self.unit(2 * _EDGE + _SIDE + _EDGE)), self.unit
        high = unit(_LINE)
        what = [(fit(words, unit(_WHAT), (room, high), INK), high) for words in self.lines]
        return *what, (fit(self.why, unit(_WHY), (room, unit(_LAST)), SOFT), unit(_LAST))

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        skin = gold_skin(*rect.size, self.scale, lit=True) if self.lit else paper_skin(*rect.size, self.scale)
        surface.blit(skin, rect)
        left, top = rect.left + unit(_EDGE), rect.top + unit(_EDGE)
        head = draw_line(surface, self.when, "bold", unit(_WHEN), SOFT, (left, top + unit(_WHEN / 2)))
        top = head.bottom + unit(_GAP)
        for layout, high in self._layouts():
            layout.draw(surface, left, top + (high - layout.height) // 2)
            top += high
        side = pygame.Rect(0, 0, unit(_SIDE), rect.height)
        side.topright = rect.right - unit(_EDGE), rect.top
        middle = side.left + side.width // 2
        place = middle, rect.centery - unit(18)
        draw_line(surface, self.change, "title", unit(_CHANGE), INK, place, "center", width=side.width)
        bar = pygame.Rect(side.left, rect.centery - unit(1), side.width, unit(_BAR))
        draw_bar(surface, bar, self.share)
        place = middle, rect.centery + unit(22)
        draw_line(surface, self.opens, "bold", unit(_OPEN), SOFT, place, "center", width=side.width)

    def boxes(self) -> list[Box]:
        unit = self.unit
        whole = all(one.height <= high and not one.cut for one, high in self._layouts())
        side = fits(self.change, "title", unit(_CHANGE), unit(_SIDE)) and fits(
            self.opens, "bold", unit(_OPEN), unit(_SIDE)
        )
        return [Box(self.name, self.rect, whole and side)]
