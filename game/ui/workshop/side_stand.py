"""A side on the shelf of the hangar: who stands for it under a lamp, its name, and how complete it is."""

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Picture
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.plate import Plate
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import steel_skin
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, polygon, radial_gradient, rect
from game.ui.workshop.own_sides import Shown
from game.ui.workshop.verdict import SIGNS, TINTS, State
from game.ui.workshop.workshop_ui import WorkshopUI

_C = art_colors("workshop/hangar")
_FEET, _SIGN = 0.92, 0.4
"""Where feet stand, and the size of a sign in their place, as shares of a place."""
Paint = Callable[[pygame.Surface, pygame.Rect], None]
"""Draws who stands for a side into a place."""


@kept(2_000_000, pixels_of)
def lamp_light(width: int, height: int) -> pygame.Surface:
    """The light of a lamp from above, on a dark ground."""
    width, height = max(2, width), max(2, height)
    light = radial_gradient((width / 2, height * 0.1), height, f"{_C['lamp']}/0.45", f"{_C['lamp']}/0")
    cone = [(width * 0.42, 0), (width * 0.58, 0), (width * 0.98, height), (width * 0.02, height)]
    ground = rect(0, 0, width, height, fill=_C["ground"], rx=6)
    return picture(ground + polygon(cone, light), (width, height))


class SideStand(Plate):
    """`looked_at` is the one whose details are shown; a second press opens it."""

    group = "sides"

    def __init__(
        self,
        key: str,
        title: str,
        line: str,
        state: State | None,
        paint: Paint,
        command: Command,
        *,
        looked_at: bool,
    ) -> None:
        super().__init__(name=key)
        self.title, self.line, self.state = title, line, state
        self.paint, self.command, self.looked_at = paint, command, looked_at

    def activate(self) -> None:
        self.command()

    def looks(self) -> Hashable:
        return self.title, self.line, self.state, self.looked_at

    def body(self) -> Node:
        sign = SIGNS[self.state] if self.state is not None else "illegal"
        label = Box(
            Column(
                Row(Name(self.title, "item", grow=1), Icon(sign, 16), gap=5, align="center"),
                Name(self.line, "small", TINTS[self.state] if self.state is not None else "bad"),
            ),
            pad=(8, 3),
            height=42,
        )
        return Column(Picture(self._paint_stand, grow=1), label, gap=2)

    def _paint_stand(self, surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        surface.blit(lamp_light(*place.size), place)
        clip = surface.get_clip()
        surface.set_clip(place.clip(clip))
        self.paint(surface, place)
        surface.set_clip(clip)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(steel_skin(*self.rect.size, self.scale, lit=self.looked_at or self.lit), self.rect)


class ReadyTile(Plate):
    """A ready side, small: who stands for it, and its name."""

    group = "ready sides"

    def __init__(self, key: str, title: str, paint: Paint, command: Command, *, looked_at: bool) -> None:
        super().__init__(name=key)
        self.title, self.paint, self.command, self.looked_at = title, paint, command, looked_at

    def activate(self) -> None:
        self.command()

    def looks(self) -> Hashable:
        return self.title, self.looked_at

    def body(self) -> Node:
        return Box(
            Column(Picture(self._paint_stand, grow=1), Name(self.title, "small", anchor="center", height=16)),
            pad=3,
        )

    def _paint_stand(self, surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        surface.blit(lamp_light(*place.size), place)
        self.paint(surface, place)

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(steel_skin(*self.rect.size, self.scale, lit=self.looked_at or self.lit), self.rect)


def inside(left: int, figure: pygame.Surface, width: int) -> int:
    """Where a figure begins so that neither a tail nor a weapon is cut at the sides of its place.

    >>> inside(-7, pygame.Surface((60, 10)), 100), inside(60, pygame.Surface((60, 10)), 100)
    (0, 40)
    """
    return max(0, min(left, width - figure.get_width()))


def side_painting(pictures: LatePictures, ui: WorkshopUI, shown: Shown) -> Paint:
    """Draws who stands for a side, nothing as long as that is being painted; a sign for a broken file."""
    side = shown.side

    def paint(size: tuple[int, int]) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        figure, (left, top) = ui.figure(side if side is not None else shown.likeness, size)
        if side is None:
            figure = figure.copy()
            figure.fill(_C["ground"], special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(figure, (inside(size[0] // 2 + left, figure, size[0]), round(size[1] * _FEET) + top))
        return surface

    def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
        stands = side if side is not None else shown.likeness
        if stands is not None:
            key = "side", side is None, type(stands), str(stands.to_dict()), place.size
            image = pictures.get(key, partial(paint, place.size))
            if image is not None:
                surface.blit(image, place)
        if side is None:
            sign = icon("unknown", round(min(place.size) * _SIGN))
            surface.blit(sign, sign.get_rect(center=place.center))

    return draw
