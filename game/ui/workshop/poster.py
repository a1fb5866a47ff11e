"""The poster of a side: who stands for it, its cards, and its code, as a picture to give away."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import pygame

from game.ui.layout.leaves import Name, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.theme import PAPER
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint.materials.skins import paper_skin
from game.ui.parts.grounds import ground, name_tab
from game.ui.workshop.side_stand import Paint, lamp_light

WIDE, HIGH = 640, 912
"""The size of a poster in units."""
SAVED = 2
"""Pixels a unit in the file."""
_GROUPS = 6
"""Groups of signs of the code in a line at most."""
_FEW = 9
"""Lines of a column that are written in large letters."""
_LINES = 16
"""Cards that are named in each of two columns."""


@dataclass(frozen=True, slots=True)
class PosterWords:
    """All that is written on a poster."""

    game: str
    name: str
    maker: str
    plan: str
    cards: Sequence[str]
    code: str


def poster_tree(words: PosterWords, figure: Paint) -> Node:
    """The poster as a tree, for the screen and for the file."""

    def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        surface.blit(lamp_light(*place.size), place)
        clip = surface.get_clip()
        surface.set_clip(place.clip(clip))
        figure(surface, place)
        surface.set_clip(clip)

    shown = words.cards[: 2 * _LINES]
    half = (len(shown) + 1) // 2
    style = "poster card" if half <= _FEW else "figures"
    columns = [
        Column(*[Name(card, style, "ink") for card in part], gap=2, share=1)
        for part in (shown[:half], shown[half:])
    ]
    lines = [Name(line, "poster code", anchor="center", name=line) for line in code_lines(words.code)]
    code = Box(Column(*lines, gap=2), pad=(14, 8), ground=ground("sunk"))
    return Box(
        Column(
            Row(Space(grow=1), name_tab(words.game, "poster tab", height=38), Space(grow=1)),
            Picture(paint, grow=1),
            Name(words.name.upper(), "poster", anchor="center", height=56),
            Text(words.maker, "poster maker", anchor="center") if words.maker else None,
            Prose(words.plan, "paper text", "ink") if words.plan else None,
            Row(*columns, gap=16),
            Space(height=4),
            code,
            gap=8,
        ),
        pad=(24, 20),
    )


def code_lines(code: str) -> list[str]:
    """A code in lines of about as many groups each, so that it can be read off.

    >>> code_lines("DB1-354H-M7PB-BAXG-4JWR-4THK-5EMP")
    ['DB1-354H-M7PB-BAXG-', '4JWR-4THK-5EMP']
    """
    groups = code.split("-")
    each = ceil(len(groups) / ceil(len(groups) / _GROUPS))
    rows = ["-".join(groups[at : at + each]) for at in range(0, len(groups), each)]
    return [f"{row}-" if number < len(rows) - 1 else row for number, row in enumerate(rows)]


def draw_poster(words: PosterWords, figure: Paint, scale: float) -> pygame.Surface:
    """The poster as a picture of its own."""
    size = round(WIDE * scale), round(HIGH * scale)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(paper_skin(*size, scale, 14), (0, 0))
    draw_tree(surface, poster_tree(words, figure), surface.get_rect(), scale, PAPER)
    return surface
