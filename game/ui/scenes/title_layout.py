"""Where everything on the title stands: roomy, or close together where the UI scale enlarges it."""

from collections.abc import Sequence

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.tiles import Tiles
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery.logo import logo
from game.ui.paint.text import draw_line, text_width
from game.ui.scenes.saved import HIGH, WIDE
from game.ui.scenes.shelf import CELL

SKY, STAND = 4.0, 5.3
"""Units from the end of the window's view down to the boxes, and from their feet up to the board's edge."""
_LETTERS, _WIDE = 112.0, 4.5
"""Height of the program's name in units, and its width in heights."""
_TAGLINE = 18.0
_BLADE = (0.35, 0.85)
"""Where something is raised out of a box, as shares of its width."""
_SHADE = rgb(art_colors("screens")["tagline"])


class Sign(Widget):
    """The program's name at the left of its place, `size` times as large as it can be, and a line below."""

    focusable = solid = False

    def __init__(self, name: str, tagline: str, size: float, box: Widget) -> None:
        super().__init__(name="sign")
        self.text, self.line, self.size, self.box = name, tagline, size, box

    def _name(self) -> tuple[pygame.Surface, pygame.Rect]:
        image = logo(self.text, round(min(_LETTERS * self.size * self.scale, self.rect.width / _WIDE)))
        middle = self.rect.left, self.rect.centery - self.unit(27 * self.size)
        return image, image.get_rect(midleft=middle)

    @property
    def _letters(self) -> int:
        """Pixels of the line below the name."""
        return round(_TAGLINE * self.size * self.scale)

    @property
    def tagline(self) -> pygame.Rect:
        """Below the right end of the name, or its left end where a blade is raised out of the first box."""
        above = self._name()[1]
        wide = text_width(self.line, "title", self._letters, self.unit(2))
        rect = pygame.Rect(0, 0, wide, self._letters)
        rect.midright = above.right - self.unit(14), above.bottom + self.unit(3)
        start, end = (self.box.rect.left + round(share * self.box.rect.width) for share in _BLADE)
        if rect.left < end and rect.right > start:
            rect.left = above.left + self.unit(14)
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(*self._name())
        draw_line(
            surface, self.line, "title", self._letters, _SHADE, self.tagline.midleft, outline=self.unit(2)
        )


def title_tree(
    words: tuple[str, str],
    ticket: Widget,
    boxes: Sequence[Widget],
    drawers: Sequence[Widget],
    version: Widget,
) -> Node:
    """The program's name and line (`words`) beside the ticket, boxes on a board, drawers below."""

    def page(size: float, aside: tuple[float, float], board: float, foot: float, drawers: Node) -> Node:
        wide, high = WIDE * size, HIGH * size
        paper = Box(Part(ticket, height=high), justify="center", width=wide)
        shelf = Tiles(
            [Part(box) for box in boxes],
            aspect=CELL[1] / CELL[0],
            columns=(len(boxes), len(boxes)),
            widest=CELL[0],
            gap=9,
            apart=1 / 3,
            shrinks=True,
        )
        return Column(
            Box(
                Row(Part(Sign(*words, size, boxes[0]), grow=1), paper, gap=4),
                pad=(aside[0], 0),
                height=high + 12,
                grow=1,
            ),
            Space(height=SKY),
            Box(shelf, pad=(aside[1], 0)),
            Space(height=STAND + board),
            Box(drawers, pad=(aside[0], 0), align="center"),
            Box(Part(version, width=92, height=15), pad=(8, 2), align="end", justify="end", height=foot),
        )

    def row(gap: float, height: float) -> Node:
        """Drawers, all equally wide."""
        widest = len(drawers) * (230 + gap) - gap
        return Row(*[Part(one, share=1) for one in drawers], gap=gap, width=(0, widest), height=height)

    return Fits(
        Box(page(1, (40, 44), 35.9, 22.7, row(12, 90.7)), width=1100, height=640),
        page(0.82, (18, 22), 20, 19, row(8, 50)),
    )
