"""Pieces of the table for the rulebook, painted by what paints the tables themselves."""

import pygame

from game.content.rulebook import Figure
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.art import effect_image
from game.ui.paint.figures.figures import standing
from game.ui.paint.figures.robots import standing_robot
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.scenery import lane
from game.ui.paint.scenery.book import scissored, scissored_edge
from game.ui.paint.scenery.pads import pad, sleep
from game.ui.paint.scenery.stages import stage_ground, stage_light, stage_plates

_TALL = 0.62
_PLACE = {"duel": "dusk", "lane": "junkyard"}
_LUNGE = 46


@kept(600_000, pixels_of)
def cutout(figure: Figure, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The figure's piece of the table with edges that scissors left, filling `size`."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.blit(stage_ground(_PLACE[figure.table], size), (0, 0))
    (_duel if figure.table == "duel" else _lane)(image, figure)
    return cut_out(image, figure.distance + len(figure.caption), scale)


def cut_out(image: pygame.Surface, seed: int, scale: float) -> pygame.Surface:
    """The image with edges that scissors left, in place."""
    size = image.get_size()
    image.blit(scissored(*size, seed), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(scissored_edge(*size, seed, scale), (0, 0))
    return image


def _duel(image: pygame.Surface, figure: Figure) -> None:
    """Both mechs on their pads, the plates between them; who strikes comes nearer."""
    width, height = image.get_size()
    place = _PLACE["duel"]
    apart = lane.CLOSEST + lane.STEP * lane.drawn(figure.distance)
    # As much of the arena as both take, however far apart they are.
    high = min(round(height * 1.16), round(width / (apart + 330) * lane.HEIGHT))
    grain = high / lane.HEIGHT
    feet = height - round((lane.HEIGHT - lane.FEET) * grain)
    floor = lane.lane(
        high, figure.distance, min(figure.reach, figure.distance), _colors(), stage_plates(place)
    )
    top = feet - round((lane.FEET - lane.TOP) * grain)
    image.blit(floor, floor.get_rect(midtop=(width // 2, top)))
    tall = round(high * _TALL)
    strikes = bool(figure.effect)
    for way, one in ((1, figure.far), (-1, figure.near)):
        x = width / 2 + way * apart / 2 * grain
        if strikes:
            x += (_LUNGE if way < 0 else _LUNGE * 0.4) * grain
        mech, (left, up) = standing(
            one.look, int(way > 0), tall, one.pose, left=way > 0, light=stage_light(place)
        )
        image.blit(mech, (round(x) + left, feet + up))
    if strikes:
        burst = effect_image(figure.effect, "crimson", round(high * 0.36))
        at = round(width / 2 + (lane.STEP * 0.5) * grain), feet - round(tall * 0.56)
        image.blit(burst, burst.get_rect(center=at))


def _lane(image: pygame.Surface, figure: Figure) -> None:
    """One lane from both its sides; a side without a Scrapbot is an empty pad."""
    width, height = image.get_size()
    size = width / 560
    feet = height - round(height * 0.2)
    for way, one in ((1, figure.far), (-1, figure.near)):
        seat, x = int(way > 0), round(width / 2 + way * width * 0.26)
        exhausted = one.pose == "slump"
        state = "empty" if not one.look else "exhausted" if exhausted else "ready"
        ground = pad(size, SEATS[seat], state, "")
        image.blit(ground, ground.get_rect(center=(x, feet)))
        if one.look:
            pose = "aim" if one.pose == "aim" else "rest"
            robot, (left, up) = standing_robot(one.look, size * 0.92, pose, left=way > 0, exhausted=exhausted)
            image.blit(robot, (x + left, feet + up))
            if exhausted:
                zs = sleep(size * 0.9, way > 0)
                image.blit(zs, zs.get_rect(center=(x - way * round(width * 0.1), feet + up)))
    if figure.effect:
        burst = effect_image(figure.effect, "crimson", round(height * 0.4))
        image.blit(burst, burst.get_rect(center=(round(width * 0.7), feet - round(height * 0.3))))


def _colors() -> tuple[str, str]:
    return hex_of(SEATS[0]), hex_of(SEATS[1])
