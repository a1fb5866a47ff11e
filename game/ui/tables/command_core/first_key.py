"""Where the first key of somebody who plays without a mouse leads: to what is most likely meant."""

from typing import Protocol

from game.engine.rules import Decision
from game.rules.command_core.preview import Preview
from game.rules.command_core.view import BoardView
from game.ui.keys import is_key
from game.ui.kit.form import Form
from game.ui.kit.widget import Widget
from game.ui.tables.chooser import Chooser
from game.ui.tables.command_core.board import Board
from game.ui.tables.command_core.panels.reroll_odds import best_of, offered
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.planning.programming import PlanningScene

_NO_CELLS = ("begin", "face", "order", "put_back", "deplete", "reroll", "defend")
"""Questions to which no cell of the board is an answer."""


_TAKING = ("confirm", "press")
_LEADING = (*_TAKING, "left", "right", "up", "down")


class AskedTable(Protocol):
    """What is read of the table."""

    form: Form
    board: Board
    preview: Preview

    @property
    def view(self) -> BoardView: ...


class FacingTable(AskedTable, Protocol):
    """And what turns a mech that was placed."""

    facing: int

    def face(self, facing: int) -> None: ...
    def turn(self, by: int) -> None: ...


def is_idle(table: AskedTable, kind: str) -> bool:
    """Whether the focus is on nothing, or on a board whose cells are no answers."""
    return table.form.focus is None or (table.form.focus is table.board.field and kind in _NO_CELLS)


def on_a_target(table: AskedTable) -> bool:
    """Whether the focus is on a target that Enter fires at."""
    return table.form.focus is not None and table.form.focus.name.startswith("target ")


def leads_on(table: AskedTable, kind: str, key: int) -> bool:
    """Whether a key leads to an answer: an arrow or Enter if idle, or Enter on a cell that is none."""
    field = table.board.field
    if is_idle(table, kind):
        return is_key(key, *_LEADING)
    return table.form.focus is field and field.cursor not in field.choices and is_key(key, *_TAKING)


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


def lead_on(table: AskedTable, chooser: Chooser) -> bool:
    """The focus goes to what is most likely meant; False where there is nothing."""
    picked, field = chooser.picked("mech"), table.board.field
    found = first_control(table, chooser.decision, picked[0] if picked else None)
    if found is None:
        return False
    table.form.go(found)
    if found is field:
        field.wake()
    return True


def wake_for(table: AskedTable, chooser: Chooser) -> None:
    """The cursor of a board that has the focus is on a cell for the mech that is in hand now."""
    field = table.board.field
    if chooser.decision.kind == "place" and table.form.focus is field:
        field.choices = frozenset(pick.value for pick in chooser.things if pick.slot == "cell")
        field.wake()


def goes_on_facing(table: FacingTable, key: int) -> bool:
    """Whoever placed a mech by keys turns it with them; False where the key means something else."""
    if not is_idle(table, "face") or not is_key(key, *_TAKING, "left", "right"):
        return False
    if is_key(key, *_TAKING):
        table.face(table.facing)
    else:
        table.turn(-1 if is_key(key, "left") else 1)
    return True


def go_on_from(table: PlanningScene) -> bool:
    """From a full program to the next one with an empty slot, else to the answer that hands all of them over;
    False where slots are empty, or one was picked.
    """
    plans, focus = table.plans, table.form.focus
    on_the_hand = focus is None or isinstance(focus, PileCard)
    if plans is None or not on_the_hand or plans.slot is not None or plans.plan.left_to_chance:
        return False
    waiting = next((number for number, one in plans.of.items() if one.left_to_chance), None)
    if waiting is not None:
        table.look_at_mech(waiting)
        table.go_to_the_hand()
        return True
    ready = next((one for one in table.board.answers() if one.in_gold_place), None)
    if ready is not None:
        table.form.go(ready)
    return ready is not None
