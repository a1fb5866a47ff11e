"""What a step speaks of stays in the light, the rest of the table lies under a veil."""

from collections.abc import Sequence

import pygame

from game.ui.paint import pen
from game.ui.paint.materials.skins import ring_margin, ring_skin
from game.ui.paint.materials.spotlight import Hole, veil
from game.ui.paint.palette import FOCUS, GOOD, INK
from game.ui.tables.floating_board import Spot
from game.ui.tables.table_scene import TableScene

DARKNESS = {"reading": 176, "choice": 118, "mistake": 150}
_SOFT, _ROUND_SOFT, _AROUND = 16, 38, 5
"""Units: how wide the edges of holes are, and how far they reach beyond what they show."""
_CORNER = 0.3
"""How long the strokes of a goal's corners are, as a share of its shorter side."""


def _corners(place: pygame.Rect, long: int) -> list[pygame.Rect]:
    """The strokes of the four corners, two each, without any width."""
    found = []
    for x, left in ((place.left, place.left), (place.right, place.right - long)):
        for y, top in ((place.top, place.top), (place.bottom, place.bottom - long)):
            found += [pygame.Rect(left, y, long, 0), pygame.Rect(x, top, 0, long)]
    return found


def lay_veil(
    surface: pygame.Surface,
    field: pygame.Rect,
    spots: Sequence[Spot],
    darkness: str,
    unit: float,
    share: float = 1.0,
) -> None:
    """Darkens a field but for what is lit, by a `share` of what is usual; `unit` is pixels a design unit."""
    around = round(_AROUND * unit)
    holes: list[Hole] = []
    for spot in spots:
        place = spot.rect.inflate(2 * around, 2 * around).clip(field).move(-field.left, -field.top)
        if place:
            holes.append((*place, spot.round))
    rounded = any(hole[4] for hole in holes)
    soft = round((_ROUND_SOFT if rounded else _SOFT) * unit)
    surface.blit(veil(field.size, tuple(holes), round(DARKNESS[darkness] * share), soft), field)


def mark_corners(
    surface: pygame.Surface, spots: Sequence[Spot], unit: float, *, reached: bool = False
) -> None:
    """Marks the corners of places that a step is about; green once they are reached."""
    shade = GOOD if reached else FOCUS
    for spot in spots:
        place = spot.rect.inflate(-round(4 * unit), -round(4 * unit))
        long = round(min(place.size) * _CORNER)
        for color, width in ((INK, round(7 * unit)), (shade, max(2, round(3.6 * unit)))):
            for stroke in _corners(place, long):
                pen.rect(surface, color, stroke.inflate(width, width))


class Lighting:
    """Finds what is named on a table and lights it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def spots(self, names: Sequence[str]) -> list[Spot]:
        """Where the things of these names are; those that are not on the table now are left out."""
        return [spot for name in names for spot in self.table.board.spots(name)]

    def draw(self, surface: pygame.Surface, names: Sequence[str], darkness: str) -> None:
        """Lays the veil over the table, but not over its console."""
        board = self.table.board
        field, share = board.veiled_place, board.veil_share
        lay_veil(surface, field, self.spots(names), darkness, self.table.scale, share)

    def draw_goals(self, surface: pygame.Surface, names: Sequence[str], *, reached: bool = False) -> None:
        """Marks the corners of places that a step wants to be reached."""
        mark_corners(surface, self.spots(names), self.table.scale, reached=reached)

    def draw_ring_places(self, surface: pygame.Surface, places: Sequence[pygame.Rect]) -> None:
        """Rings around controls."""
        margin = ring_margin(self.table.scale)
        for place in places:
            surface.blit(ring_skin(*place.size, self.table.scale), place.move(-margin, -margin))

    def draw_rings(self, surface: pygame.Surface, names: Sequence[str]) -> None:
        """Around the cards among them that can be picked and are not yet, and what is picked like a card."""
        lit = {tuple(spot.rect) for spot in self.spots(names)}
        found = []
        for one in self.table.form.widgets:
            if getattr(one, "pickable", False) and not getattr(one, "picked", False):
                place = self.table.board.lit_place(one)
                if tuple(place) in lit:
                    found.append(place)
        self.draw_ring_places(surface, found)
