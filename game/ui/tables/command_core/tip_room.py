"""What a tip leaves in sight at this table, and the room that a panel keeps for it."""

from typing import Protocol

import pygame

from game.ui.kit.labels import Label
from game.ui.kit.pieces import Words
from game.ui.layout.floating import Floating
from game.ui.layout.host import Host
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.panels.drafting import TIP_PLACE
from game.ui.tables.command_core.panels.order_strip import Link
from game.ui.tables.command_core.places import Places

_BESIDE = 14
"""Units of the panel's left edge: a tip lies on the panel or on the board, not across."""


_GAP = 4
JUDGED = ("sum", "from_there", "hit_from")


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
    """Where words stand on the panel, and the order as far as it is dealt."""
    read = [one for one in board.panel.leaves if isinstance(one, Label | Words) and one.visible]
    return [
        one.rect for one in [*read, *(link for link in board.panel.leaves if isinstance(link.about, Link))]
    ]


def floating_labels(field: Field) -> list[Floating]:
    """The labels of a shot and of a plan, each with the mechs that it leaves in sight."""
    found, labels = [], field.labels
    if "aim" in labels:
        mechs = tuple(body(one, field.camera) for one in field.standing)
        found.append(Floating("shot", labels["aim"], mechs))
    if field.ghost is not None and field.ghost.flag:
        others = [body(one, field.camera) for one in field.standing if one.cell != field.ghost.start]
        found.append(Floating("plan", field.flag_place(field.ghost), tuple(others)))
    return found


def judged_by(board: TipBoard) -> list[pygame.Rect]:
    """The sum of a program and the shots at its end, by which programs are compared."""
    return [one.rect for one in board.panel.leaves if one.name in JUDGED]


def hint_field(board: TipBoard, kind: str) -> pygame.Rect | None:
    """The panel above the shots at the end of a program, whose sum stands on the board as well; all of it
    where what is chosen lies on the board.
    """
    if kind in ("place", "face"):
        return board.places.panel.rect.copy()
    shots = [one.rect.top for one in board.panel.leaves if one.name in JUDGED[1:]]
    if kind != "program" or not shots:
        return None
    field = board.places.panel.rect.copy()
    field.height = min(shots) - board.places.panel.unit(_GAP) - field.top
    return field


def better_seen(board: TipBoard) -> list[pygame.Rect]:
    """The parts beside the board, but for the room that is kept."""
    places, kept = board.places, _kept(board)
    panel = places.panel.rect.copy()
    if kept is not None:
        panel.height = kept.top - panel.top
    return [places.bar.rect, panel, places.ladder.rect]


def watched(board: TipBoard, *, calm: bool) -> list[pygame.Rect]:
    """The panel's words and its edge, and the cells unless there is time to read on them; where a panel keeps
    room, the whole board.
    """
    if _kept(board) is None:
        panel = board.places.panel.rect
        edge = pygame.Rect(panel.left - 2, panel.top, 4, panel.height)
        return [edge, *read_on_panel(board), *([] if calm else board.field.all_cells())]
    whole = board.places.board.rect.copy()
    whole.width += board.places.panel.unit(_BESIDE)
    return [whole]
