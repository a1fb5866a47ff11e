"""The poster of a side: who stands for it, its cards, and its code, as a picture to give away."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil

import pygame

from game.ui.layout.leaves import Name, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.theme import PAPER
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip, card_band
from game.ui.paint.materials.skins import paper_skin
from game.ui.paint.palette import GOLD, TEXT
from game.ui.paint.scenery.corners import big_name
from game.ui.paint.scenery.stages import stage_ground
from game.ui.paint.text import draw_line
from game.ui.parts.grounds import ground, name_tab
from game.ui.workshop.side_stand import Paint
from game.ui.workshop.workshop_ui import Listed

WIDE, HIGH = 640, 912
"""The size of a poster in units."""
SAVED = 2
"""Pixels a unit in the file."""
_GROUPS = 6
"""Groups of signs of the code in a line at most."""
_LINES = 16
"""Cards that are named in each of two columns."""
_ROOM, _TALLEST = 300, 31
"""Units of height of all cards together, and of one at most."""
_NAME, _OVER = 72, 30
"""Units of height of the name, and how far it hangs below the picture."""


@dataclass(frozen=True, slots=True)
class PosterWords:
    """All that is written on a poster, and the place where its figure stands."""

    game: str
    name: str
    maker: str
    plan: str
    cards: Sequence[Listed]
    code: str
    place: str


def poster_tree(words: PosterWords, figure: Paint) -> Node:
    """The poster as a tree, for the screen and for the file."""

    def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        clip = surface.get_clip()
        surface.set_clip(place.clip(clip))
        surface.blit(stage_ground(words.place, place.size), place)
        figure(surface, place)
        surface.set_clip(clip)

    shown = words.cards[: 2 * _LINES]
    half = (len(shown) + 1) // 2
    high = min(_TALLEST, _ROOM / max(1, half))
    columns = [
        Column(*[card_strip(card, count, high) for card, count in part], gap=2, share=1)
        for part in (shown[:half], shown[half:])
    ]
    lines = [Name(line, "poster code", anchor="center", name=line) for line in code_lines(words.code)]
    code = Box(Column(*lines, gap=2), pad=(14, 6), ground=ground("sunk"))
    tab = Row(Space(grow=1), name_tab(words.game, "poster tab", height=38), Space(grow=1))
    name = Picture(partial(_paint_name, words.name.upper()), name=words.name, height=_NAME)
    head = Stack(
        Column(Picture(paint, grow=1), Space(height=_OVER)), Column(tab, Space(grow=1), name), grow=1
    )
    return Box(
        Column(
            head,
            Text(words.maker, "poster maker", anchor="center") if words.maker else None,
            _plan(words.plan) if words.plan else None,
            Row(*columns, gap=10),
            code if words.code else None,
            gap=6,
        ),
        pad=(24, 20),
    )


def _plan(plan: str) -> Node:
    """One line in the middle, or a few from the left."""
    line = Text(plan, "poster plan", anchor="center")
    return Fits(line, Prose(plan, "poster plan", "ink"))


def _paint_name(name: str, surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
    image = big_name(name, round(place.height * 0.8), GOLD, place.width)
    surface.blit(image, image.get_rect(center=place.center))


def card_strip(face: CardFace, count: int, high: float) -> Node:
    """A card in the colours of its kind, with how many there are where that is said."""

    def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        radius, edge, size = round(4 * scale), max(1, round(2 * scale)), round(place.height * 0.7)
        surface.blit(card_band(face.palette, place.size, radius), place)
        art = art_strip(face.art, (round(place.height * 1.5), place.height - 2 * edge), radius)
        surface.blit(art, (place.left + edge, place.top + edge))
        left, right = place.left + art.get_width() + 4 * edge, place.right - 3 * edge
        if count:
            words = f"× {count}"
            draw_line(surface, words, "title", size, GOLD, (right, place.centery), "right", edge)
            right -= 2 * place.height
        draw_line(surface, face.title, "title", size, TEXT, (left, place.centery), "left", edge, right - left)

    return Picture(paint, name=face.title, height=high)


def code_lines(code: str, most: int = _GROUPS) -> list[str]:
    """A code in lines of about as many groups each, `most` at most, so that it can be read off.

    >>> code_lines("DB1-354H-M7PB-BAXG-4JWR-4THK-5EMP")
    ['DB1-354H-M7PB-BAXG-', '4JWR-4THK-5EMP']
    """
    groups = code.split("-")
    each = ceil(len(groups) / ceil(len(groups) / most))
    rows = ["-".join(groups[at : at + each]) for at in range(0, len(groups), each)]
    return [f"{row}-" if number < len(rows) - 1 else row for number, row in enumerate(rows)]


def draw_poster(words: PosterWords, figure: Paint, scale: float) -> pygame.Surface:
    """The poster as a picture of its own."""
    size = round(WIDE * scale), round(HIGH * scale)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(paper_skin(*size, scale, 14), (0, 0))
    draw_tree(surface, poster_tree(words, figure), surface.get_rect(), scale, PAPER)
    return surface
