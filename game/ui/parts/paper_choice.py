"""A choice on paper: what it is, how good it looks as a bar where there are others, and a sentence of why."""

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.materials.skins import gold_skin
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.parts.grounds import toned

_C = art_colors("parts/choice")
_CLEARLY = 0.05
"""How far from an even game a value has to be to be good or bad."""


def bar_color(share: float) -> Color:
    """The colour of how good 0..1 looks."""
    better, worse = share > 0.5 + _CLEARLY, share < 0.5 - _CLEARLY
    return rgb(_C["good" if better else "bad" if worse else "even"])


def draw_bar(surface: pygame.Surface, rect: pygame.Rect, share: float, *, judged: bool = True) -> None:
    """How good something looks, 0..1, or how often it is done, which is not `judged`."""
    radius = rect.height // 2
    pen.rect(surface, rgb(_C["track"]), rect, border_radius=radius)
    filled = rect.copy()
    filled.width = max(rect.height, round(rect.width * share))
    color = bar_color(share) if judged else rgb(_C["even"])
    pen.rect(surface, color, filled, border_radius=radius)


class PaperChoice(TreeWidget):
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
        self.judged = True
        """Whether its share is how good it looks, and not how often it is chosen."""

    def activate(self) -> None:
        self.command()

    def draw_ground(self, surface: pygame.Surface) -> None:
        if self.lit:
            surface.blit(gold_skin(*self.rect.size, self.scale, lit=True), self.rect)
        else:
            toned("choice", 5, 1.5).paint(surface, self.rect, self.scale)

    def body(self) -> Node:
        share = Row(
            Picture(self._draw_share, height=7, grow=1) if self.share is not None else None,
            Text(self.percent, "setting", "ink") if self.percent else None,
            gap=8,
            align="center",
        )
        told = Column(
            Prose(f"*{self.what}*", "paper text"),
            share if self.share is not None or self.percent else None,
            Prose(self.why, "paper note", "ink"),
            gap=4,
            grow=1,
        )
        number = Text(str(self.number), "paper label", anchor="center", width=20, height=21)
        return Box(Row(number, told, align="start"), pad=(6, 8))

    def _draw_share(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_bar(surface, rect, self.share or 0.0, judged=self.judged)
