"""What a step speaks of stays in the light, the rest of the table lies under a veil."""

from collections.abc import Sequence

import pygame

from game.ui.kit.card import CardWidget
from game.ui.paint.skins import ring_margin, ring_skin
from game.ui.paint.spotlight import Hole, veil
from game.ui.tables.table_board import Spot
from game.ui.tables.table_scene import TableScene

DARKNESS = {"reading": 176, "choice": 118, "mistake": 150}
_SOFT, _ROUND_SOFT, _AROUND = 16, 38, 5
"""Units: how wide the edges of holes are, and how far they reach beyond what they show."""


class Lighting:
    """Finds what is named on a table and lights it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def spots(self, names: Sequence[str]) -> list[Spot]:
        """Where the things of these names are; those that are not on the table now are left out."""
        return [spot for name in names for spot in self.table.board.spots(name)]

    def draw(self, surface: pygame.Surface, names: Sequence[str], darkness: str) -> None:
        """Lays the veil over the table, but not over its console."""
        field, unit = self.table.board.veiled_place, self.table.scale
        around = round(_AROUND * unit)
        holes: list[Hole] = []
        for spot in self.spots(names):
            place = spot.rect.inflate(2 * around, 2 * around).clip(field).move(-field.left, -field.top)
            if place:
                holes.append((*place, spot.round))
        rounded = any(hole[4] for hole in holes)
        soft = round((_ROUND_SOFT if rounded else _SOFT) * unit)
        surface.blit(veil(field.size, tuple(holes), DARKNESS[darkness], soft), field)

    def draw_rings(self, surface: pygame.Surface, names: Sequence[str]) -> None:
        """Around the cards among them that can be picked."""
        lit = {tuple(spot.rect) for spot in self.spots(names)}
        scale = self.table.scale
        margin = ring_margin(scale)
        for one in self.table.form.widgets:
            if isinstance(one, CardWidget) and one.pickable:
                place = self.table.board.lit_place(one)
                if tuple(place) in lit:
                    surface.blit(ring_skin(*place.size, scale), place.move(-margin, -margin))
