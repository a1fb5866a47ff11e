"""The places where duels are fought, composed for the stage: sky, back wall, floor with its light."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import overload

import pygame

from game.content.paths import shipped
from game.content.problems import Problems
from game.content.stages import Stage, load_stages
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.palette import Color
from game.ui.paint.scenery import stage_parts
from game.ui.paint.svg import colored, drawing, group, picture

_WIDEST = 2400
"""How wide the drawings of places are."""


@cache
def _stages() -> dict[str, Stage]:
    problems = Problems()
    stages = load_stages(shipped("data"), problems)
    problems.raise_if_any()
    return stages


class _Names(Sequence[str]):
    """The names in data/art/stages.yaml, read when somebody first asks."""

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return tuple(_stages())[index]

    def __len__(self) -> int:
        return len(_stages())


STAGES: Sequence[str] = _Names()
"""By name, in the order in which a duel's seed picks one."""


@lru_cache(maxsize=2)
def _backdrop(name: str) -> str:
    """The drawing of a place without the tag around it."""
    text = colored(drawing(f"stages/{name}"), {"light": _stages()[name].light})
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


def _svg(name: str, half: float, top: float, left: float) -> str:
    """The part of a place that is seen: from `left` of the axis and from `top` on, `half` to each side."""
    stage = _stages()[name]
    body = _backdrop(name)
    if stage.stands is not None:
        body += stage_parts.stands(stage.stands, half)
    body += stage_parts.wall(stage.wall, half) + stage_parts.floor(stage.floor, half)
    body += stage_parts.beams(stage.light, stage.beams) + stage_parts.weather(
        stage.weather, stage.light, half
    )
    return group(body, (left, -top))


def draw_stage(
    surface: pygame.Surface, rect: pygame.Rect, name: str, axis: float = 0.5, zoom: float = 1
) -> None:
    """Draws a place over `rect`: its axis at that share of the width, its floor at the lower edge.

    It is as high as the rectangle, times `zoom`; what is higher or wider is cut off, the sky first.
    """
    scale = max(rect.height * zoom / stage_parts.HEIGHT, max(axis, 1 - axis) * 2 * rect.width / _WIDEST)
    wide, high = rect.width / scale, rect.height / scale
    half = max(axis, 1 - axis) * wide
    drawn = _svg(name, half, stage_parts.HEIGHT - high, axis * wide)
    drawn += group(stage_parts.shades(wide / 2), (wide / 2, 0), 0, (1, high / stage_parts.HEIGHT))
    surface.blit(picture(drawn, (wide, high), rect.size), rect)


@kept(2_000_000, pixels_of)
def stage_ground(name: str, size: tuple[int, int], axis: float = 0.5, zoom: float = 1) -> pygame.Surface:
    """A place that fills `size`, opaque, its axis in the middle and its floor at the lower quarter."""
    ground = pygame.Surface(size)
    draw_stage(ground, ground.get_rect(), name, axis, zoom)
    return ground


def stage_light(name: str) -> Color:
    """The colour of the light that falls on whoever stands there."""
    light = pygame.Color(_stages()[name].light)
    return light.r, light.g, light.b


def stage_plates(name: str) -> tuple[str, str]:
    """The top and the edge of plates between two mechs that are not lit."""
    return _stages()[name].plates
