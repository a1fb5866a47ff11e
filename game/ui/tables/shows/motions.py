"""Motions that any table with cards uses: a card that flies, a coin that turns, a blow, a word."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.ui.kit.area import Area
from game.ui.motion import Call, InTurn, Pause, Together, Tween, ease_out, linear
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.art import effect_image
from game.ui.paint.palette import Color, bad
from game.ui.paint.text import line
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter

FLYING = 120
"""Units of a card on its way."""
MOST_CARDS = 7
"""Cards that fly at a time; of more nobody would see the difference."""


class CardBoard(Protocol):
    """What these motions need to know of a board."""

    gallery: Gallery
    stage: Stage
    area: Area

    def face(self, card: str) -> CardFace: ...


def fly_card(
    board: CardBoard,
    card: str | None,
    start: pygame.Rect,
    end: pygame.Rect,
    length: float,
    *,
    hides: Hashable = None,
    wait: float = 0,
) -> None:
    """A card, or a back where it is hidden, from the middle of a place to the middle of another."""
    width = board.area.unit(FLYING)
    image = (
        board.gallery.back(width) if card is None else board.gallery.card(board.face(card), width, "compact")
    )
    board.stage.fly(image, _narrow(start), _narrow(end), length, hides=hides, wait=wait)


def _narrow(place: pygame.Rect) -> pygame.Rect:
    """As wide as a card is there: places that are wider than high hold one upright."""
    rect = pygame.Rect(0, 0, min(place.width, round(place.height * 0.8)), place.height)
    rect.center = place.center
    return rect


def blow(board: CardBoard, place: tuple[int, int], words: str, length: float, *, large: bool = False) -> None:
    """A burst at a place, and what it did in words."""
    name, size = ("explosion", 200) if large else ("burst", 140)
    board.stage.flash(effect_image(name, "amber", board.area.unit(size)), place, length * 1.4)
    if words:
        board.stage.rise(words, bad(), place, board.area.unit(42), 900)


def word_over(board: CardBoard, place: tuple[int, int], words: str, color: Color) -> None:
    """A word goes up from a place."""
    board.stage.rise(words, color, place, board.area.unit(28), 900)


def rise_alone(
    stage: Stage,
    text: str,
    color: Color,
    place: tuple[int, int],
    size: int,
    length: float,
    instead_of: Hashable,
    *,
    wait: float = 0,
    up: float = 2,
) -> None:
    """A word goes `up` by so many of its sizes, in place of the one before it that is still there."""
    piece = Piece(line(text, "title", size, color, max(1, size // 14)), *place)
    show = setter(piece, "alpha")
    if stage.timeline.still:
        stage.run(piece, Pause(length), wait)
        return
    piece.alpha = 0
    rise = Tween(setter(piece, "y"), place[1], place[1] - round(size * up), length, ease_out)
    fade = InTurn(Call(partial(show, 1)), Pause(length * 0.6), Tween(show, 1, 0, length * 0.4, linear))
    stage.stand_in(piece, InTurn(Pause(wait), Together(rise, fade)), instead_of)


def deal_cards(
    board: CardBoard,
    deck: pygame.Rect,
    cards: Sequence[tuple[str | None, pygame.Rect, Hashable]],
    length: float,
) -> None:
    """Cards fly from a deck to their places, each with what it hides there; known ones turn over."""
    for number, (card, place, hides) in enumerate(cards):
        back = board.gallery.back(place.width)
        face = None if card is None else partial(board.gallery.card, board.face(card), place.width)
        wait = number * length / 10
        board.stage.fly(back, _narrow(deck), place, length, hides=hides, turns_into=face, wait=wait)
