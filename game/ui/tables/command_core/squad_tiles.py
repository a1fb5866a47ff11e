"""Squads in the set-up: a tile for each, and the cards of its mechs."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.content.command_core import Squad, SquadMech
from game.ui.kit.card_chip import CardChip
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Grid, Node, Row, Space
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.squads import squad_tile
from game.ui.tables.command_core.faces import face
from game.ui.tables.setup.plan_tile import PlanTile

_TITLE, _ROW, _CHIP, _GAP = 27, 24, (14, 21), 3
"""Heights in units of a mech's card, of its weapons and upgrades, and of its directives."""
_MOST_CHIPS = ((4, 6), (2, 3), (1, 1))
"""Chips side by side in the columns of a squad of one mech, of two, of three: usually, and at most."""
_BROAD, _BESIDE = 2.4, 0.47
"""Widths in heights from which words are beside the mechs, and the share of the width for them there."""
Mechs = tuple[tuple[str, float], ...]


class SquadTile(PlanTile):
    """A squad by its mechs, in the colours of the seat that is choosing. `mechs` are chassis and how large
    each is drawn; `sums` says their number and points, `hint` all of it.
    """

    highest = 0.66
    flags_abreast = True
    beside, words_share = 0.3, 0.8
    words_above = True
    least_has_sums = False

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

    @property
    def free_space(self) -> tuple[int, int]:
        """Words stand beside the mechs where the tile is wide enough for both."""
        beside, foot = super().free_space
        broad = self.rect.width > self.rect.height * _BROAD
        return round(self.rect.width * _BESIDE) if beside and broad else beside, foot

    def portrait(self, seat: int, size: tuple[int, int], cut: int) -> pygame.Surface:
        return squad_tile(self.mechs, seat, self.ground, size, cut)

    def painting(self, seat: int) -> Callable[[], pygame.Surface]:
        size = self.rect.size
        return partial(squad_tile, self.mechs, seat, self.ground, size, self.cut_inside, self.free_space)


def squad_cards(gallery: Gallery, seat: int, mechs: Sequence[SquadMech], colours: Mapping[str, str]) -> Node:
    """The cards of a squad, a column for each mech; chips begin at the same height in all of them."""
    abreast = 2 if len(mechs) == 1 else 1
    lines = max(-(-len((*mech.weapons, *mech.upgrades)) // abreast) for mech in mechs)
    most = _MOST_CHIPS[len(mechs) - 1]
    columns = []
    for number, mech in enumerate(mechs):
        group = f"squad {seat} {number}"
        title = CardRow(gallery, face(mech.chassis), group)
        gear = [_row(gallery, card, group) for card in (*mech.weapons, *mech.upgrades)]
        gear += [Space()] * (-len(gear) % abreast)
        rows = Box(Grid(abreast, *gear, gap=_GAP), height=lines * (_ROW + _GAP), justify="start")
        chips = [
            _chip(gallery, card, f"gem_{colours[card]}", count, group)
            for card, count in Counter(mech.directives).items()
        ]
        below = Fits(*[_chip_columns(chips, across) for across in most], grow=1)
        columns.append(Column(Part(title, height=_TITLE), Space(height=_GAP), rows, below, share=1))
    return Row(*columns, gap=8, grow=1)


def _row(gallery: Gallery, card: str, group: str) -> Node:
    """A weapon or an upgrade."""
    row = CardRow(gallery, face(card), group)
    row.tab_stop = False
    return Part(row, height=_ROW)


def _chip(gallery: Gallery, card: str, mark: str, count: int, group: str) -> Node:
    """Equal directives, in the colour of their first half."""
    chip = CardChip(gallery, face(card), group)
    chip.show(face(card), mark, count)
    chip.tab_stop = False
    return Part(chip, height=_CHIP)


def _chip_columns(chips: Sequence[Node], across: int) -> Node:
    """Chips below each other, in so many columns."""
    high = -(-len(chips) // across)
    filled = [*chips, *[Space(height=_CHIP) for _ in range(high * across - len(chips))]]
    columns = [filled[first : first + high] for first in range(0, len(filled), high or 1)]
    return Row(*[Column(*one, share=1) for one in columns])
