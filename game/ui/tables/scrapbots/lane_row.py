"""A lane as it stands, in one row: its number, who stands on either side, and what that means."""

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.faces import CardFace
from game.ui.paint.palette import SEATS, TEXT, Color, bad, good
from game.ui.paint.skins import box
from game.ui.paint.svg import document, rasterise
from game.ui.paint.text import Layout, fit
from game.ui.paint.text import draw_line as draw_words
from game.ui.paint.thumbnails import art_strip

HEIGHT = 37
"""Units."""
_SIZE, _LEFT = 12.5, 122


def _ink(tone: str) -> Color:
    return bad() if tone == "harm" else good() if tone == "good" else TEXT


class LaneRow(Widget):
    """`faces` are those of the viewer's Scrapbot and of the other's; None is an empty place, in dashes."""

    focusable = False

    def __init__(
        self,
        number: int,
        seats: tuple[int, int],
        faces: tuple[CardFace | None, CardFace | None],
        text: str,
        tone: str,
    ) -> None:
        super().__init__(name=f"lane now {number}")
        self.number, self.seats, self.faces, self.text, self.tone = number, seats, faces, text, tone

    def _layout(self) -> Layout:
        room = self.rect.width - self.unit(_LEFT + 6), self.rect.height - self.unit(4)
        return fit(self.text, self.unit(_SIZE), room, _ink(self.tone))

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.blit(box(*rect.size, unit(5), "#1d2730", "#161e26", "#0d0e16", max(1, unit(1.4))), rect)
        place = rect.left + unit(13), rect.centery
        draw_words(surface, str(self.number), "title", unit(19), (240, 220, 176), place, "center")
        for side, face in enumerate(self.faces):
            picture = pygame.Rect(rect.left + unit(26 + 47 * side), 0, unit(40), unit(29))
            picture.centery = rect.centery
            if face is not None:
                surface.blit(art_strip(face.art, picture.size, unit(4)), picture)
                pen.rect(surface, (13, 14, 22), picture, max(1, unit(1.6)), unit(4))
            else:
                surface.blit(_dashes(*picture.size, SEATS[self.seats[side]]), picture)
        layout = self._layout()
        layout.draw(surface, rect.left + unit(_LEFT), rect.centery - layout.height // 2)

    def boxes(self) -> list[Box]:
        layout = self._layout()
        return [Box(self.name, self.rect, layout.height <= self.rect.height and not layout.cut)]


def _dashes(width: int, height: int, color: Color) -> pygame.Surface:
    """The outline of an empty place."""
    edge, tint = max(1.5, width / 28), "#{:02x}{:02x}{:02x}".format(*color)
    size = f'width="{width - 2 * edge}" height="{height - 2 * edge}" rx="{width / 10}"'
    dash = f'stroke-dasharray="{width / 9} {width / 11}"'
    body = f'<rect x="{edge}" y="{edge}" {size} fill="none" stroke="{tint}" stroke-width="{edge}" {dash}/>'
    return rasterise(document(body, width, height), (width, height))
