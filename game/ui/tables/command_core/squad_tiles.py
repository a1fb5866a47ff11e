"""Squads in the set-up: a tile for each, and the cards of its mechs."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.content.command_core import Squad, SquadMech
from game.ui.kit.widget import Command
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.squads import squad_tile
from game.ui.tables.command_core.card_column import CardColumn
from game.ui.tables.command_core.faces import face
from game.ui.tables.setup.plan_tile import PlanTile

MOST_MECHS, _MOST_GEAR, _MOST_DIRECTIVES = 3, 8, 16
Mechs = tuple[tuple[str, float], ...]


class SquadTile(PlanTile):
    """A squad by its mechs, in the colours of the seat that is choosing. `mechs` are chassis and how large
    each is drawn; `sums` says their number and points, `hint` all of it.
    """

    highest = 0.66

    def __init__(
        self,
        squad: Squad,
        plan: str,
        mechs: Mechs,
        ground: str,
        sums: tuple[str, str],
        hint: str,
        command: Command,
    ) -> None:
        super().__init__(squad.id, squad.name, plan, sums, command)
        self.name = f"squad {squad.id}"
        self.mechs = mechs
        self.ground = ground
        self.hint = hint

    def portrait(self, seat: int, size: tuple[int, int], cut: int) -> pygame.Surface:
        return squad_tile(self.mechs, seat, self.ground, size, cut)

    def painting(self, seat: int) -> Callable[[], pygame.Surface]:
        size = self.rect.size
        return partial(squad_tile, self.mechs, seat, self.ground, size, self.cut_inside, self.free_space)


def mech_column(gallery: Gallery, seat: int, number: int) -> CardColumn:
    """Room for one mech of a seat's squad with all its cards."""
    return CardColumn(gallery, f"squad {seat} {number}", face("scout"), _MOST_GEAR, _MOST_DIRECTIVES)


def show_mech(column: CardColumn, mech: SquadMech | None, colours: Mapping[str, str]) -> None:
    """Shows a mech, its weapons and upgrades, and its directives by their colours; None: there is none."""
    if mech is None:
        column.show(None)
        return
    gear = [face(card) for card in (*mech.weapons, *mech.upgrades)]
    counted = Counter(mech.directives)
    chips = [(face(card), f"gem_{colours[card]}", count) for card, count in counted.items()]
    column.show(face(mech.chassis), gear, chips)
