"""An empty place with a dashed edge, which can be pressed to fill it."""

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.painted import Pressable
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, rect, stroke

_OPEN_COLORS = art_colors("workshop/open")


class OpenPlace(Pressable):
    """An empty place in dashes; gold where something is missing, teal where the next card goes."""

    def __init__(self, name: str, command: Command, *, gold: bool, chosen: bool = False) -> None:
        super().__init__(name, ("open slot", "open slot lit"), command)
        self.gold, self.chosen = gold, chosen

    def draw_ground(self, surface: pygame.Surface) -> None:
        role = "chosen" if self.chosen else "gold" if self.gold else "lit" if self.lit else "rest"
        surface.blit(_dashed_skin(*self.rect.size, round(self.scale, 3), role), self.rect)


def paint_open_place(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
    """A place that is open and cannot be pressed yet."""
    surface.blit(_dashed_skin(*place.size, round(scale, 3), "rest"), place)


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
