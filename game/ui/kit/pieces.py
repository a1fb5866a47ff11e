"""Words and icons side by side on one line."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.widget import Text, Widget
from game.ui.paint.fonts import Face
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import DISABLED, TEXT, Color
from game.ui.paint.text import TIGHTEST, draw_line, text_width

Piece = str | tuple[str, Color] | Callable[[int], pygame.Surface]
"""Words, ":icon:", words in a colour of their own, or a picture made for a size of letters in pixels."""


MARGIN = 9
"""Units between words and the sides of their ground."""


def _closes(piece: Piece) -> bool:
    """Whether a piece goes on without a blank: a full stop or a comma after an icon."""
    words = piece if isinstance(piece, str) else "" if callable(piece) else piece[0]
    return words[:1] in tuple(".,;!?")


def line_width(pieces: Sequence[Piece], face: Face, pixels: int) -> int:
    """The width in pixels of words and icons side by side."""
    gap = pixels // 4
    wide = 0
    for piece in pieces:
        wide -= gap if _closes(piece) and wide else 0
        if callable(piece):
            wide += piece(pixels).get_width() + gap
            continue
        words = piece if isinstance(piece, str) else piece[0]
        wide += (round(pixels * 1.1) if words[:1] == ":" else text_width(words, face, pixels)) + gap
    return wide - gap if pieces else 0


def draw_pieces(
    surface: pygame.Surface,
    pieces: Sequence[Piece],
    face: Face,
    pixels: int,
    color: Color,
    place: tuple[int, int],
) -> int:
    """Draws words and icons from the middle of their left edge on; returns the right edge."""
    left, y = place
    for number, piece in enumerate(pieces):
        left -= pixels // 4 if _closes(piece) and number else 0
        if callable(piece):
            image = piece(pixels)
            left = surface.blit(image, image.get_rect(midleft=(left, y))).right + pixels // 4
            continue
        words, ink = (piece, color) if isinstance(piece, str) else piece
        if words[:1] == ":":
            mark = icon(words.strip(":"), round(pixels * 1.1))
            left = surface.blit(mark, mark.get_rect(midleft=(left, y))).right
        else:
            left = draw_line(surface, words, face, pixels, ink, (left, y)).right
        left += pixels // 4
    return left


class Words(Widget):
    """Words and icons on one line, shrunk where they are longer than their place.

    `tone` is a ground: its colours at the top, at the bottom and at the edge.
    """

    focusable = False

    def __init__(
        self,
        name: str,
        parts: Sequence[Piece],
        size: float = 16,
        face: Face = "title",
        color: Color = TEXT,
        *,
        tone: tuple[str, str, str] | None = None,
        center: bool = False,
        hint: Text = "",
    ) -> None:
        super().__init__(name=name, hint=hint)
        self.parts = tuple(parts)
        self.size = size
        self.face: Face = face
        self.color = color
        self.tone = tone
        self.center = center

    @property
    def words(self) -> str:
        """All words and the names of icons in one string."""
        said = (piece if isinstance(piece, str) else piece[0] for piece in self.parts if not callable(piece))
        return " ".join(said)

    @property
    def _margin(self) -> int:
        return self.unit(MARGIN) if self.tone else 0

    def wants(self, scale: float) -> tuple[int, int]:
        margin, pixels = 2 * round(MARGIN * scale) if self.tone else 0, round(self.size * scale)
        return self._width(max(TIGHTEST, pixels * 2 // 3)) + margin, self._width(pixels) + margin

    def _width(self, pixels: int) -> int:
        return line_width(self.parts, self.face, pixels)

    @property
    def pixels(self) -> int:
        """The size of the letters that fits."""
        room, pixels = self.rect.width - 2 * self._margin, self.unit(self.size)
        while pixels > TIGHTEST and self._width(pixels) > room:
            pixels -= 1
        return pixels

    @property
    def shrunk(self) -> bool:
        """Whether the letters are smaller than they should be."""
        return self.pixels < self.unit(self.size)

    def draw(self, surface: pygame.Surface) -> None:
        if self.tone:
            surface.blit(box(*self.rect.size, self.unit(7), *self.tone, max(1, self.unit(2))), self.rect)
        pixels = self.pixels
        left = self.rect.left + self._margin
        if self.center:
            left = self.rect.centerx - self._width(pixels) // 2
        color = self.color if self.enabled else DISABLED
        draw_pieces(surface, self.parts, self.face, pixels, color, (left, self.rect.centery))
