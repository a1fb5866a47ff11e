"""Who does what, and why now, on a plate in the middle of the stage."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Icon, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.motion import InTurn, Pause, Together, Tween, ease_out, linear
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.steel import INK, plate, seat_tone
from game.ui.parts.grounds import ground
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter

_COMES, GOES = 170, 200
"""Milliseconds in which an announcement comes up and fades."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """`head` says who does what; below the `title` beside the card stand `why` now, and `what` it does."""

    seat: Seat
    face: CardFace
    head: str
    title: str
    why: str
    what: str


def announce(
    stage: Stage,
    image: pygame.Surface,
    middle: tuple[int, int],
    length: float,
    instead_of: Hashable = "announcement",
    *,
    over_words: bool = False,
) -> None:
    """It comes up, stands to be read, and fades; the next one of its kind takes its place.

    One `over_words` turns over instead: through what fades other words would be seen.
    """
    if stage.timeline.still:
        stage.run(Piece(image, *middle), Pause(length), 0, calm=True)
        return
    if over_words:
        piece = Piece(image, *middle, stretch=0)
        open_up = Tween(setter(piece, "stretch"), 0, 1, _COMES, ease_out)
        close = Tween(setter(piece, "stretch"), 1, 0, GOES, linear)
        stage.stand_in(piece, InTurn(open_up, Pause(max(0, length - _COMES - GOES)), close), instead_of)
        return
    piece = Piece(image, *middle, size=0.8, alpha=0)
    into = Together(
        Tween(setter(piece, "size"), 0.8, 1, _COMES, ease_out),
        Tween(setter(piece, "alpha"), 0, 1, _COMES, linear),
    )
    away = Tween(setter(piece, "alpha"), 1, 0, GOES, linear)
    stage.stand_in(piece, InTurn(into, Pause(max(0, length - _COMES - GOES)), away), instead_of)


@kept(3_000_000, pixels_of)
def announcement_image(shown: Announcement, width: int, scale: float) -> pygame.Surface:
    """A plate of that width, as high as its words need."""
    tree = _announcement(shown)
    _, _, best = Engine(scale, STEEL, {}).high(tree, width)
    image = pygame.Surface((width, best), pygame.SRCALPHA)
    draw_tree(image, tree, image.get_rect(), scale, STEEL)
    return image


def _announcement(shown: Announcement) -> Node:
    head = Box(
        Text(shown.head.upper(), "told head", anchor="center"),
        pad=(12, 4),
        ground=ground(partial(plate, tone=seat_tone(shown.seat), cut=5)),
        height=32,
    )
    why = Row(Box(Icon("eye", 17), height=21), Prose(shown.why, "told why", "gilt", grow=1), gap=6)
    words = Column(
        Text(shown.title, "told name"),
        why if shown.why else None,
        Prose(shown.what, "told what", "text"),
        Space(grow=1),
        gap=5,
        grow=1,
    )
    art = Picture(partial(draw_art, shown.face), width=132, height=(96, 140))
    body = Box(Row(art, words, gap=12), pad=(12, 10))
    return Box(Column(head, body), ground=ground(partial(plate, cut=8)))


def draw_art(face: CardFace, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """A card's picture in a frame."""
    surface.blit(art_strip(face.art, rect.size, round(5 * scale)), rect)
    pen.rect(surface, INK, rect, max(1, round(2 * scale)), round(5 * scale))
