"""The arena and the felt: the scene, and the floor with the distance."""

from typing import Protocol

import pygame

from game.ui.paint.materials.felt import felt, rail
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.scenery import lane
from game.ui.paint.scenery.stages import STAGES, draw_stage, stage_plates
from game.ui.tables.frame import Frame
from game.ui.tables.scrap_knights.stage.duelists import Ground


class Arena(Ground, Protocol):
    """Where two figures stand, with the frame of the table."""

    @property
    def frame(self) -> Frame: ...


def stage_of(seed: int) -> str:
    """The place in which the duel of a seed is fought."""
    return STAGES[seed % len(STAGES)]


def draw_ground(surface: pygame.Surface, places: Arena, name: str) -> None:
    """What never changes in a duel: the place, the rail, the felt."""
    frame, scale = places.frame, places.frame.stage.scale
    arena = frame.arena.rect.union(frame.rail.rect)
    draw_stage(surface, arena, name)
    surface.blit(felt(*frame.felt.rect.size, scale), frame.felt.rect)
    surface.blit(rail(*frame.rail.rect.size, scale), frame.rail.rect)


def painted_lane(places: Arena, distance: int, reach: int, left: int, name: str) -> pygame.Surface:
    """The floor between the mechs, as `draw_lane` needs it; the mech of seat `left` stands at the left."""
    colors = (hex_of(SEATS[left]), hex_of(SEATS[1 - left]))
    high = places.unit(lane.HEIGHT / 1.5)
    return lane.lane(high, distance, min(reach, distance), colors, stage_plates(name))


def draw_lane(
    surface: pygame.Surface, places: Arena, distance: int, reach: int, left: int, name: str
) -> None:
    """The floor: pads in the seats' colours, gold plates as far as `reach`, red ones beyond."""
    high = places.unit(lane.HEIGHT / 1.5)
    image = painted_lane(places, distance, reach, left, name)
    top = places.feet - round((lane.FEET - lane.TOP) * high / lane.HEIGHT)
    surface.blit(image, image.get_rect(midtop=(places.axis, top)))
