"""An announcement as a banner in the shape of the jumbotron, so that it covers no Dinosaur."""

from functools import partial

import pygame

from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Icon, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.materials.steel import plate, seat_tone
from game.ui.parts.grounds import ground
from game.ui.tables.shows.announcement import Announcement, draw_art

_FACE, _EYE = 34, 17
"""Units: the face of a computer player, and the sign before why something happens now."""
_ART, _HIGH = (104, 84), ((40, 76), (36, 48))
"""Units: how wide a card's picture is in a banner and in a low one, and how high at least and at most."""


@kept(3_000_000, pixels_of)
def banner_image(
    shown: Announcement, who: str, width: int, least: int, scale: float, low: bool
) -> pygame.Surface:
    """A banner of that width, as high as its words need and `least` pixels; `who` is a robot, or "".

    A `low` one does not repeat why something happens now.
    """
    tree = _banner(shown, who, low=low)
    _, _, best = Engine(scale, STEEL, {}).high(tree, width)
    image = pygame.Surface((width, max(best, least)), pygame.SRCALPHA)
    draw_tree(image, tree, image.get_rect(), scale, STEEL)
    return image


def _banner(shown: Announcement, who: str, *, low: bool) -> Node:
    """The card's picture, who does what below the face, and at the right what it does."""
    head = Box(
        Text(shown.head.upper(), "told head", anchor="center"),
        pad=(10, 3),
        ground=ground(partial(plate, tone=seat_tone(shown.seat), cut=5)),
        height=28,
    )
    face = Picture(partial(_draw_face, who), width=_FACE, height=_FACE) if who else None
    title = Row(face, Text(shown.title, "told name", grow=1), gap=8, align="center", height=_FACE)
    why = Row(Box(Icon("eye", _EYE), height=21), Prose(shown.why, "told why", "gilt", grow=1), gap=6)
    what = Prose(shown.what, "told what", "text")
    art = Picture(partial(draw_art, shown.face), width=_ART[low], height=_HIGH[low])
    row = Row(
        art,
        Column(head, title, gap=5, share=4, justify="center"),
        Column(why if shown.why and not low else None, what, gap=4, share=5, justify="center"),
        gap=12,
    )
    return Box(row, pad=(10, 7), ground=ground(partial(plate, cut=8)))


def _draw_face(who: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(sign(who, rect.width), rect)
