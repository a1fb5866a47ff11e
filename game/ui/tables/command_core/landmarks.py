"""Places of the table by the names that lessons give them."""

from typing import Any, Protocol

from game.rules.command_core.view import BoardView
from game.ui.kit.widget import Widget
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.command_core.panels.target_row import Target
from game.ui.tables.command_core.panels.tray_die import TrayDie
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.floating_board import Spot


class Landmarked(Protocol):
    """What is read of the table's board."""

    scene: Any

    @property
    def view(self) -> BoardView: ...
    @property
    def field(self) -> Field: ...


def named(board: Landmarked, word: str, rest: str) -> list[Spot]:
    """Places by name: a cell, a mech on the board, the plates of a seat; the targets, the directives, the
    dice or the revealed cards as one place.
    """
    widgets = board.scene.form.widgets
    if word == "side":
        plates = [one for one in widgets if type(one) is MechPlate]
        return [Spot(one.rect) for one in plates if rest == str(one.entry.mech.seat)]
    together: dict[str, list[Widget]] = {
        "targets": [one for one in widgets if isinstance(one.about, Target)],
        "directives": [one for one in widgets if isinstance(one, PileCard)],
        "dice": [one for one in widgets if isinstance(one, TrayDie) and one.kind == rest],
        "revealed": [one for one in widgets if one.name.startswith("crit ")],
    }
    if found := together.get(word):
        return [Spot(found[0].rect.unionall([one.rect for one in found]))]
    if word == "token" and rest.isdigit():
        mechs = board.view.mechs
        cell = mechs[int(rest) - 1].cell if 0 < int(rest) <= len(mechs) else None
        rest = f"{cell[0]},{cell[1]}" if cell is not None else ""
    column, _, row = rest.partition(",")
    if word not in ("cell", "goal", "token") or not (column.isdigit() and row.isdigit()):
        return []
    return [Spot(board.field.cell_rect((int(column), int(row))))]
