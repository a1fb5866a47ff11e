"""What a tip leaves in sight at this table, and the room that a panel keeps for it."""

from typing import Protocol

import pygame

from game.ui.kit.labels import Label
from game.ui.kit.pieces import Words
from game.ui.layout.host import Host
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.panels.drafting import TIP_PLACE
from game.ui.tables.command_core.places import Places

_BESIDE = 14
"""Units of the panel's left edge: a tip lies on the panel or on the board, not across."""


class TipBoard(Protocol):
    """What is read of the table's board."""

    panel: Host

    @property
    def places(self) -> Places: ...
    @property
    def field(self) -> Field: ...


def _kept(board: TipBoard) -> pygame.Rect | None:
    """The room on the panel as it has just been laid out."""
    return next((one.rect for one in board.panel.leaves if one.name == TIP_PLACE), None)


def read_on_panel(board: TipBoard) -> list[pygame.Rect]:
    """Where words stand on the panel."""
    return [one.rect for one in board.panel.leaves if isinstance(one, Label | Words) and one.visible]


def better_seen(board: TipBoard) -> list[pygame.Rect]:
    """The parts beside the board, but for the room that is kept."""
    places, kept = board.places, _kept(board)
    panel = places.panel.rect.copy()
    if kept is not None:
        panel.height = kept.top - panel.top
    return [places.bar.rect, panel, places.ladder.rect]


def watched(board: TipBoard, *, calm: bool) -> list[pygame.Rect]:
    """The cells, unless there is time to read on them; the whole board where a panel keeps room."""
    if _kept(board) is None:
        return [] if calm else board.field.all_cells()
    whole = board.places.board.rect.copy()
    whole.width += board.places.panel.unit(_BESIDE)
    return [whole]
