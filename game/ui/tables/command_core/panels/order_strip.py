"""The order of acting: a cell for each mech with number, picture and a few words; the acting one is lit."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.painted import Ground
from game.ui.paint.figures.tokens import portrait
from game.ui.tables.command_core.panels.order_tag import order_image

_TAG, _MECH, _FREE, _PALE = 23, 50, 38, 80
_TONES = {"now": "gold", "next": "lit"}


@dataclass(frozen=True, slots=True)
class Link:
    """One cell: `state` is "now", "next", "done" or "". Without a chassis nobody has the number yet."""

    number: int
    seat: Seat | None
    chassis: str
    near: bool
    words: str
    state: str = ""
    tint: str = ""


def order_strip(name: str, links: Sequence[Link]) -> Node:
    """The links from left to right, each as wide as the others."""
    return Row(*[_cell(name, link) for link in links], gap=6, height=64)


def _cell(name: str, link: Link) -> Node:
    tint = "gold" if link.state == "now" else link.tint
    words = Text(link.words, "link", tint, anchor="center", height=18)
    ground = Ground(f"{name} {link.number}", _TONES.get(link.state, "dark"), about=link)
    return Box(Column(Picture(partial(_draw, link), grow=1), words), pad=3, ground=ground, share=1)


def _draw(link: Link, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """The number in the corner and the mech beside it; the number alone before anybody has it."""
    if link.chassis and link.seat is not None:
        size = min(round(_MECH * scale), round(rect.width * 0.85))
        image = portrait(link.chassis, link.seat, size, near=link.near)[0]
        if link.state == "done":
            image = image.copy()
            image.set_alpha(_PALE)
        surface.blit(image, image.get_rect(center=rect.center).move(round(8 * scale), 0))
        surface.blit(order_image(link.number, link.seat, round(_TAG * scale)), rect)
        return
    # A number that nobody has yet fills its place.
    image = order_image(link.number, None, min(round(_FREE * scale), rect.height))
    surface.blit(image, image.get_rect(center=rect.center))
