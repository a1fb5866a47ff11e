"""What something counts, with a printed number struck out; and a link between two that go together."""

from functools import partial

import pygame

from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.directives import signed
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DANGER, GOOD, TEXT, TEXT_SOFT, Color
from game.ui.paint.skins import box
from game.ui.paint.text import line
from game.ui.tables.command_core.plates import BAD_TONE, GOOD_TONE, PLAIN

_STRUCK = 0.86


@kept(100_000, pixels_of)
def struck_out(words: str, pixels: int) -> pygame.Surface:
    """A number that another one stands in for, smaller, with room for the line through it."""
    pixels = round(pixels * _STRUCK)
    image = line(words, "title", pixels, TEXT_SOFT)
    wide, high = image.get_size()
    struck = pygame.Surface((wide + pixels // 2, high), pygame.SRCALPHA)
    start, end = (0, high // 2 + pixels * 2 // 5), (struck.get_width(), high // 2 - pixels * 2 // 5)
    pen.line(struck, DANGER, start, end, max(1, pixels // 10))
    struck.blit(image, (pixels // 4, 0))
    return struck


class CountedChip(Words):
    """What a card counts; where that is not what is printed on it, the printed number is struck out."""

    def __init__(self, slot: int, printed: int, counted: int | None, note: str) -> None:
        shown = printed if counted is None else counted
        color: Color = TEXT_SOFT if counted is None else GOOD if shown > 0 else DANGER if shown < 0 else TEXT
        parts: list[Piece] = [(note, TEXT_SOFT)] if note else [(signed(shown), color)]
        if counted not in (None, printed) and not note:
            parts.insert(0, partial(struck_out, signed(printed)))
        tone = PLAIN if counted is None or note or not shown else GOOD_TONE if shown > 0 else BAD_TONE
        super().__init__(f"counts {slot + 1}", parts, 14 if note else 18, tone=tone, center=True)


class LinkMark(Widget):
    """Stands over the gap between two cards, one of which counts more for the other."""

    focusable = False
    in_background = True

    def draw(self, surface: pygame.Surface) -> None:
        size = self.rect.width
        surface.blit(box(size, size, size / 2, "#ffc531", "#ffc531", "#0d0e16", 2), self.rect)
        mark = icon("link", round(size * 0.62))
        surface.blit(mark, mark.get_rect(center=self.rect.center))

    def boxes(self) -> list[Box]:
        return []
