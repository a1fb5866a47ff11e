"""What a mech of the builder is painted with: its figure, its armor, empty places, and the chosen edge."""

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.painted import Pressable
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.armor_rose import armor_rose
from game.ui.paint.figures.squads import squad_picture
from game.ui.paint.materials.skins import steel_skin
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import cut_corners, picture, polygon, rect, stroke

_C, _OPEN_COLORS = art_colors("workshop/tile"), art_colors("workshop/open")
_PROBE, _WIDE, _TALL, _CUT = 0.2, 0.94, 0.88, 8
"""The size at which a mech is measured, the share of its place that it takes at most, a plate's corners."""


class OpenPlace(Pressable):
    """An empty place in dashes; gold where something is missing."""

    def __init__(self, name: str, command: Command, *, gold: bool) -> None:
        super().__init__(name, ("open slot", "open slot lit"), command)
        self.gold = gold

    def draw_ground(self, surface: pygame.Surface) -> None:
        role = "gold" if self.gold else "lit" if self.lit else "rest"
        surface.blit(_dashed_skin(*self.rect.size, round(self.scale, 3), role), self.rect)


def draw_mech(chassis: str, surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
    members = ((chassis, "guard", False),)
    probe, (_, top) = squad_picture(members, 0, _PROBE, left=False)
    size = min(place.width * _WIDE / probe.get_width(), place.height * _TALL / max(1, -top)) * _PROBE
    image, (x, y) = squad_picture(members, 0, round(size, 3), left=False)
    del x
    foot = place.bottom - round(place.height * 0.06)
    surface.blit(image, (place.centerx - image.get_width() // 2, foot + y))


def draw_rose(
    chassis: str, armor: tuple[int, int, int], surface: pygame.Surface, place: pygame.Rect, scale: float
) -> None:
    image = armor_rose(chassis, 0, armor, min(place.size))
    surface.blit(image, image.get_rect(center=place.center))


@kept(2_000_000, pixels_of)
def _dashed_skin(width: int, height: int, scale: float, role: str) -> pygame.Surface:
    """A dark ground with a dashed edge, dash by dash: SVG's own leave hairlines."""
    line, step = max(1.5, 1.6 * scale), 9 * scale
    color, inset = _OPEN_COLORS[role], max(1.5, 1.6 * scale) / 2
    shapes = [
        rect(inset, inset, width - 2 * inset, height - 2 * inset, fill=_OPEN_COLORS["ground"], rx=4 * scale)
    ]
    for length, frame in ((width, "M{0:g} {2:g} H{1:g}"), (height, "M{2:g} {0:g} V{1:g}")):
        far = (height if length == width else width) - inset
        count = max(1, round((length - step) / step))
        dash = length / count
        for at in range(count):
            start, end = (at + 0.2) * dash, (at + 0.8) * dash
            shapes += [stroke(frame.format(start, end, side), color, line) for side in (inset, far)]
    return picture("".join(shapes), (width, height))


@kept(4_000_000, pixels_of)
def chosen_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """Steel with a teal edge: the mech that the pool fills."""
    image = steel_skin(width, height, scale).copy()
    line = max(2.0, 2.6 * scale)
    edge = polygon(cut_corners(width, height, _CUT * scale, line / 2), "none", _C["edge"], line)
    image.blit(picture(edge, (width, height)), (0, 0))
    return image
