"""The ground of the table: the scrapyard with belts and sheds, the rail, the felt, and lamps over gates."""

from collections.abc import Sequence

import pygame

from game.content.paths import shipped
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import brass_skin
from game.ui.paint.materials.steel import INK, SEAT_DARK, hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.svg import rasterise
from game.ui.paint.text import draw_line
from game.ui.parts.drawn import UNIT
from game.ui.tables.scrapbots.felt import paint_felt
from game.ui.tables.scrapbots.lanes.lane import Half
from game.ui.tables.scrapbots.places import Places

_NUMBER, _OPEN = (240, 220, 176), (255, 90, 60)


@kept(8_000_000, pixels_of)
def _yard(width: int, height: int, left: int) -> pygame.Surface:
    """The arena, with the seat `left` at the left."""
    text = (shipped("assets") / "stages" / "scrapyard.svg").read_text(encoding="utf-8")
    for name, seat in (("left", left), ("right", 1 - left)):
        text = text.replace(f"{{{name}}}", hex_of(SEATS[seat])).replace(f"{{{name}_dark}}", SEAT_DARK[seat])
    return rasterise(text, (width, height))


def paint_ground(size: tuple[int, int], places: Places, bottom: int, dealer: str) -> pygame.Surface:
    """All that never changes while the window keeps its size; `dealer` is what the sign says."""
    ground = pygame.Surface(size)
    frame = places.frame
    stage, arena = frame.stage.rect, frame.arena.rect
    ground.blit(_yard(arena.width, stage.height - frame.felt.rect.height, bottom), arena)
    paint_felt(ground, frame)
    _hang_sign(ground, places, dealer)
    for lane, half in enumerate(places.near, start=1):
        place = (stage.centerx, half.foot[1])
        draw_line(ground, str(lane), "title", round(44 * half.size), _NUMBER, place, "center")
    return ground


def _hang_sign(ground: pygame.Surface, places: Places, dealer: str) -> None:
    """Over the awning: whose trailer it is."""
    stage = places.frame.stage.rect

    def px(amount: float) -> int:
        return round(amount * places.scale / UNIT)

    board = pygame.Rect(stage.centerx - px(107), stage.top, px(214), px(38))
    ground.blit(brass_skin(*board.size, places.scale), board)
    face = board.inflate(-px(18), -px(14))
    pen.rect(ground, (43, 26, 8), face, border_radius=px(5))
    draw_line(ground, dealer, "title", px(22), (255, 226, 144), face.center, "center", width=face.width)


def draw_open_gates(surface: pygame.Surface, halves: Sequence[Half]) -> None:
    """The lamp over the gate of an empty lane is red."""
    for half in halves:
        pen.circle(surface, INK, half.lamp, round(13 * half.size), smooth=True)
        pen.circle(surface, _OPEN, half.lamp, round(9 * half.size), smooth=True)
