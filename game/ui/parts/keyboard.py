"""Keys as they look: one with its name, and a keyboard on which some are lit."""

import pygame

from game.content.keys import shipped_keys
from game.ui.layout.leaves import Part, Picture
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.painted import Mark
from game.ui.paint.materials.pages import KEY_TONES, key_cap
from game.ui.paint.palette import ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line, text_width

_ON_TEAL = rgb(art_colors("parts/keys")["on teal"])

_LETTERS = 0.62
"""Size of a key's letters as a share of its height."""
_INSIDE = 0.86
"""The share of a key's width that its name takes at most."""


def cap_width(key: str, height: int) -> int:
    """Pixels that a key with that name is wide."""
    return max(height, text_width(key, "bold", round(height * _LETTERS)) + round(height * 0.5))


def draw_key(
    surface: pygame.Surface, key: str, rect: pygame.Rect, tone: str = "steel", letters: float = _LETTERS
) -> None:
    """One key with its name; `letters` is their size as a share of its height."""
    assert tone in KEY_TONES
    surface.blit(key_cap(*rect.size, tone), rect)
    color = {"steel": TEXT, "idle": TEXT_SOFT, "used": _ON_TEAL, "now": ON_GOLD}[tone]
    at = rect.centerx, rect.centery - round(rect.height * 0.06)
    width = round(rect.width * _INSIDE)
    draw_line(surface, key, "bold", round(rect.height * letters), color, at, "center", width=width)


def key_node(key: str, size: float, tone: str = "steel") -> Node:
    """A key in a tree: as wide as its name needs; `size` is its best height in units."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_key(surface, key, rect, tone)

    return Picture(paint, width=cap_width(key, round(size)), height=(0.75 * size, size))


def keyboard(used: frozenset[str], now: frozenset[str] = frozenset()) -> Node:
    """A keyboard: keys that do something are teal, those of the marked row gold."""
    board = shipped_keys().keyboard
    longest = max(row.length for row in board)
    rows = [
        Row(
            Space(share=row.indent),
            *[_key(key, width, used, now) if key else Space(share=width) for key, width in row.keys.items()],
            Space(share=longest - row.length),
            share=1,
        )
        for row in board
    ]
    keys = Part(Mark(lambda *place: None), Column(*rows), aspect=len(board) / longest)
    return Box(keys, justify="center")


def _key(key: str, width: float, used: frozenset[str], now: frozenset[str]) -> Node:
    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        cap = pygame.Rect(rect.topleft, (round(rect.width * 0.93), round(rect.height * 0.92)))
        draw_key(surface, key, cap, "now" if key in now else "used" if key in used else "idle", 0.5)

    return Picture(paint, share=width)
