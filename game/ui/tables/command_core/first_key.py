"""Where the first key of somebody who plays without a mouse leads: to what is most likely meant."""

from typing import Protocol

from game.engine.rules import Decision
from game.rules.command_core.preview import Preview
from game.rules.command_core.view import BoardView
from game.ui.kit.form import Form
from game.ui.kit.widget import Widget
from game.ui.tables.command_core.board import Board
from game.ui.tables.command_core.panels.reroll_odds import best_of, offered

_NO_CELLS = ("begin", "face", "order", "put_back", "deplete", "reroll", "defend")
"""Questions to which no cell of the board is an answer."""


LEADING = ("confirm", "press", "left", "right", "up", "down")
"""The keys that lead on."""


class AskedTable(Protocol):
    """What is read of the table."""

    form: Form
    board: Board
    preview: Preview

    @property
    def view(self) -> BoardView: ...


def is_idle(table: AskedTable, kind: str) -> bool:
    """Whether the focus is on nothing, or on a board that answers nothing: then a key may lead on."""
    focus, field = table.form.focus, table.board.field
    if focus is field:
        return kind in _NO_CELLS or (kind == "attack" and field.cursor not in field.choices)
    return focus is None


def first_control(table: AskedTable, decision: Decision, picked_mech: int | None) -> Widget | None:
    """The first answer, the board with a lit cell, a number of the mech in hand, the target with the most
    expected damage, the reroll that is worth it, a card of a crit; None where there is none.
    """
    kind, form = decision.kind, table.form
    if kind == "place":
        return table.board.field
    name = ""
    if kind == "attack" and table.view.next_attacker is not None:
        shot = table.preview.best_shot(table.view, table.view.next_attacker)
        name = f"target {shot.target + 1}" if shot is not None else ""
    elif kind in ("reroll", "defend"):
        name = str(best_of(offered(table.board.take_snapshot())) or "")
    found = form.named(name) if name else None
    if found is None and kind == "order":
        mech = 0 if picked_mech is None else picked_mech + 1
        numbers = [one for one in form.widgets if one.name.startswith(f"number {mech} ")]
        found = next((one for one in numbers if one.reachable and one.workable), None)
    elif found is None and kind in ("put_back", "deplete"):
        names = {str(action) for action in decision.actions}
        found = next((one for one in form.widgets if one.name in names), None)
    elif kind == "begin":
        found = next(iter(table.board.answers()), None)
    return found if found is not None and found.reachable else None
