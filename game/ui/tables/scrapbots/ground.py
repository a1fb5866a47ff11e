"""The ground of the table: the scrapyard with belts and sheds, the rail, the felt, and lamps over gates."""

from collections.abc import Sequence

import pygame

from game.content.paths import shipped
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Column, Stack
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.felt import felt, rail
from game.ui.paint.materials.skins import brass_skin
from game.ui.paint.materials.steel import INK, SEAT_DARK, hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import rasterise
from game.ui.paint.text import draw_line
from game.ui.tables.scrapbots.lanes.lane import Half
from game.ui.tables.scrapbots.mat import mat
from game.ui.tables.scrapbots.places import Places

_C = art_colors("scrapbots/ground")
_PRINT = 20
"""Units of felt above and below what is printed on it, together."""
_NUMBER = rgb(_C["lane number"])


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
    for paint, part in ((felt, frame.felt), (rail, frame.rail)):
        ground.blit(paint(*part.rect.size, frame.stage.scale), part.rect)
    hand = places.hand.rect.clip(frame.felt.rect).inflate(0, -round(_PRINT * places.scale))
    ground.blit(mat(*hand.size, places.scale), hand)
    _hang_sign(ground, places, dealer)
    for lane, half in enumerate(places.near, start=1):
        place = (stage.centerx, half.foot[1])
        draw_line(ground, str(lane), "title", round(44 * half.size), _NUMBER, place, "center")
    return ground


def _hang_sign(ground: pygame.Surface, places: Places, dealer: str) -> None:
    """Over the awning: whose trailer it is."""
    words = Text(dealer, "sign", anchor="center")
    board = Stack(Picture(_draw_brass), Box(Stack(Picture(_draw_face), words), pad=(6, 5)), height=25)
    draw_tree(ground, Column(Box(board, width=217), align="center"), places.frame.stage.rect, places.scale)


def _draw_brass(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(brass_skin(*rect.size, scale), rect)


def _draw_face(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, _C["sign"], rect, border_radius=round(3 * scale))


def draw_open_gates(surface: pygame.Surface, halves: Sequence[Half]) -> None:
    """The lamp over the gate of an empty lane is red."""
    for half in halves:
        pen.circle(surface, INK, half.lamp, round(13 * half.size), smooth=True)
        pen.circle(surface, _C["open gate"], half.lamp, round(9 * half.size), smooth=True)
