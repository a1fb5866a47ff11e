"""What begins now, or what has just happened, on a band across the board that opens and closes again."""

from dataclasses import dataclass

import pygame

from game.ui.motion import Pause, Tween, ease_out, linear
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import TEXT, Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import horizontal, picture, polygon, rect
from game.ui.paint.text import line, text_width
from game.ui.tables.command_core.shows.battlefield import Battlefield

_C = art_colors("command_core/banner")

_HEIGHT, _LOWER, _NEAR = 0.4, 0.74, 0.24
"""Shares of the board's height: where a band is, where else, and how near it would cover a blow."""
_LETTERS, _NOTE = 54, 19
"""Units of its words, and of what is said below them."""
_BAND, _NOTED, _STRIPES, _STRIPE = 1.55, 0.55, 0.13, 0.34
"""In heights of the words' letters: the band, more of it for a note, its striped edges, a stripe's width."""
_SLOPE = 0.9
_IN, _OUT = 0.2, 0.8
"""When the band is open and when it begins to close: shares of its time."""
_FROM = 0.35
"""How far from the middle the words come, as a share of the band's width."""


@dataclass
class Banner:
    """The band and its words; `share` is how much of its time is over."""

    band: pygame.Surface
    words: pygame.Surface
    middle: tuple[int, int]
    share: float = (_IN + _OUT) / 2

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        opened = max(0.0, min(1.0, self.share / _IN, (1 - self.share) / (1 - _OUT)))
        whole = self.band.get_rect(center=self.middle)
        seen = whole.copy()
        seen.height = max(2, round(whole.height * ease_out(opened)))
        seen.centery = whole.centery
        clip = surface.get_clip()
        surface.set_clip(seen.clip(clip))
        surface.blit(self.band, whole)
        # The words run in from the left, and out to the right.
        aside = (1 - ease_out(opened)) * _FROM * whole.width * (1 if self.share > 0.5 else -1)
        surface.blit(self.words, self.words.get_rect(center=(whole.centerx + round(aside), whole.centery)))
        surface.set_clip(clip)
        return seen


@kept(2_000_000, pixels_of)
def band_image(size: tuple[int, int], edge: int, color: Color) -> pygame.Surface:
    """A dark band that fades at its ends, between two edges with stripes like those of the board."""
    (wide, high), dark = size, _C["band"]
    body = rect(
        0, 0, wide, high, horizontal(0, wide, f"{dark}/.35", f"{dark}/.92", f"{dark}/.92", f"{dark}/.35")
    )
    step, slope = edge * _STRIPE / _STRIPES, edge * _SLOPE
    for top in (0, high - edge):
        body += rect(0, top, wide, edge, f"{dark}")
        for place in range(-1, round(wide / step) + 1, 2):
            left = place * step
            upper, lower = left + slope, top + edge
            corners = [(upper, top), (upper + step, top), (left + step, lower), (left, lower)]
            body += polygon(corners, hex_of(color))
    return picture(body, size)


@kept(1_000_000, pixels_of)
def words_image(text: str, note: str, letters: int, small: int, color: Color) -> pygame.Surface:
    """The words with an outline, and a note below."""
    title = line(text, "title", letters, color, max(2, letters // 14))
    if not note:
        return title
    below = line(note, "title", small, TEXT, max(1, small // 14))
    wide, gap = max(title.get_width(), below.get_width()), letters // 16
    image = pygame.Surface((wide, title.get_height() + below.get_height() - gap), pygame.SRCALPHA)
    image.blit(title, title.get_rect(midtop=(wide // 2, 0)))
    image.blit(below, below.get_rect(midbottom=(wide // 2, image.get_height())))
    return image


def banner(
    board: Battlefield,
    text: str,
    color: Color,
    length: float,
    *,
    note: str = "",
    beside: int | None = None,
) -> None:
    """Shows the name of what begins now over the board, or what happens `beside` it, at that height."""
    field, letters, words = board.field.rect, board.area.unit(_LETTERS), text.upper()
    letters = min(letters, round(letters * 0.8 * field.width / text_width(words, "title", letters)))
    high = field.height * _HEIGHT
    if beside is not None and abs(beside - field.top - high) < field.height * _NEAR:
        high = field.height * _LOWER
    size = field.width, round(letters * (_BAND + _NOTED * bool(note)))
    piece = Banner(
        band_image(size, max(3, round(letters * _STRIPES)), color),
        words_image(words, note, letters, board.area.unit(_NOTE), color),
        (field.centerx, field.top + round(high)),
    )
    if board.stage.timeline.still:
        board.stage.add(piece, Pause(length))
        return

    def go(share: float) -> None:
        piece.share = share

    piece.share = 0.0
    board.stage.add(piece, Tween(go, 0, 1, length, linear))
