"""The arena and the felt: scene, floor, the board with the distance, what is aimed at."""

import pygame

from game.ui.kit.area import Area
from game.ui.paint import lane
from game.ui.paint.felt import felt, rail
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, ON_GOLD, SEATS
from game.ui.paint.scenery import scenery
from game.ui.paint.text import draw_line
from game.ui.parts.steel import BRASS, hex_of, plate
from game.ui.tables.scrap_knights.places import Places

SCENES = ("arena", "foundry", "dusk", "neon", "junkyard", "mesa", "ice", "storm")
"""Where duels are fought; a duel's seed says in which."""
_INK = (13, 14, 22)
_BOARD = (43, 26, 8)


def draw_ground(surface: pygame.Surface, places: Places, seed: int) -> None:
    """What never changes in a duel: the scene, the rail, the felt."""
    frame, scale = places.frame, places.frame.stage.scale
    arena = frame.arena.rect.union(frame.rail.rect)
    surface.blit(scenery(SCENES[seed % len(SCENES)], arena.size, 0, 0.34), arena)
    surface.blit(felt(*frame.felt.rect.size, scale), frame.felt.rect)
    surface.blit(rail(*frame.rail.rect.size, scale), frame.rail.rect)


def draw_lane(surface: pygame.Surface, places: Places, distance: int, reach: int, bottom: int) -> None:
    """The floor: pads in the seats' colours, gold plates as far as `reach`, red ones beyond."""
    high = places.unit(lane.HEIGHT / 1.5)
    colors = (hex_of(SEATS[bottom]), hex_of(SEATS[1 - bottom]))
    image = lane.lane(high, distance, min(reach, distance), colors)
    top = places.feet - round((lane.FEET - lane.TOP) * high / lane.HEIGHT)
    surface.blit(image, image.get_rect(midtop=(places.axis, top)))


def draw_sign(surface: pygame.Surface, places: Places, distance: int, *, far: bool) -> None:
    """The hanging board with the distance; `far`: the card that is considered does not reach so far."""
    area, rect = Area(places.sign, places.frame.stage.scale), places.sign
    unit = area.unit
    for x in (rect.left + unit(22), rect.right - unit(22)):
        for width, color in ((5, _INK), (2, (163, 135, 90))):
            pygame.draw.line(surface, color, (x, 0), (x, rect.top + unit(4)), max(1, unit(width)))
    surface.blit(plate(*rect.size, area.scale, BRASS), rect)
    inside = pygame.Rect(rect.left + unit(7), rect.top + unit(20), rect.width - unit(14), unit(28))
    pygame.draw.rect(surface, _BOARD, inside, border_radius=unit(4))
    place = (rect.centerx, rect.top + unit(12))
    draw_line(surface, "DISTANCE", "title", unit(14), ON_GOLD, place, "center", width=inside.width)
    mark = icon("distance", unit(22))
    surface.blit(mark, mark.get_rect(center=(rect.centerx - unit(19), inside.centery)))
    color = DANGER if far else GOLD
    place = (rect.centerx + unit(17), inside.centery)
    draw_line(surface, str(distance), "title", unit(29), color, place, "center")


def draw_reticle(surface: pygame.Surface, center: tuple[int, int], damage: int, size: int) -> None:
    """Aims at the mech that would lose so many HP."""
    radius = size // 2
    for width, color in ((max(4, size // 14), _INK), (max(2, size // 28), (255, 226, 144))):
        pygame.draw.circle(surface, color, center, radius, width)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            start = (center[0] + x * radius * 2 // 3, center[1] + y * radius * 2 // 3)
            end = (center[0] + x * radius * 5 // 4, center[1] + y * radius * 5 // 4)
            pygame.draw.line(surface, color, start, end, width)
    draw_line(surface, f"−{damage}", "title", size * 3 // 5, GOLD, center, "center", max(2, size // 24))


def draw_medallion(surface: pygame.Surface, rect: pygame.Rect, title: str, count: str) -> None:
    """How far the chain has come, between the ACTs on the felt."""
    center, radius = rect.center, rect.width // 2
    for share, color in ((1.0, _INK), (0.96, (201, 130, 31)), (0.86, _INK), (0.83, (20, 46, 56))):
        pygame.draw.circle(surface, color, center, round(radius * share))
    size = rect.width // 6
    above, below = (center[0], center[1] - size), (center[0], center[1] + size * 2 // 3)
    draw_line(surface, title, "title", size, (159, 227, 238), above, "center")
    draw_line(surface, count, "title", size * 4 // 3, (255, 255, 255), below, "center", width=radius * 3 // 2)
