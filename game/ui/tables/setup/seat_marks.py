"""Marks of a seat in the set-up: a bar or a stripe in its colour, and a small plate with words."""

import pygame

from game.ui.layout.leaves import Name, Picture
from game.ui.layout.nodes import Box, Node, Row, Space
from game.ui.paint import pen
from game.ui.paint.materials.steel import plate, seat_tone
from game.ui.paint.palette import SEATS
from game.ui.parts.grounds import ground


def seat_bar(seat: int, width: float | None = None, height: float | None = None) -> Node:
    """A bar in the seat's colour."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        pen.rect(surface, SEATS[seat], rect)

    return Picture(paint, width=width, height=height)


def seat_stripe(seat: int, width: float) -> Node:
    """The same along the left edge of a plate."""
    return Row(Space(width=3), Box(seat_bar(seat), pad=(0, 8), width=width), Space(grow=1))


def seat_flag(seat: int, words: str, *, large: bool = False) -> Node:
    """Words on a small plate of the seat."""

    def skin(width: int, height: int, scale: float) -> pygame.Surface:
        return plate(width, height, scale * (0.84 if large else 0.7), seat_tone(seat))

    name = Name(words, "large flag" if large else "flag", anchor="center")
    return Box(name, pad=(13 if large else 9, 0), ground=ground(skin))
