"""What digits mean beside the planner: a number for a mech, a weapon, a target, a die, a revealed card."""

from typing import Protocol

from game.engine.refusals import Pick
from game.ui.kit.form import Form
from game.ui.kit.widget import Widget
from game.ui.layout.painted import Pressable
from game.ui.tables.chooser import Chooser
from game.ui.tables.command_core.board import Board
from game.ui.tables.command_core.panels.target_row import Target
from game.ui.tables.command_core.panels.tray_die import TrayDie

_ROLLS = ("reroll", "defend")
_FINAL = ("put_back", "deplete")
_ROWS = {"place": "row ", "put_back": "crit ", "deplete": "crit "}


class DigitTable(Protocol):
    """What is read of the table."""

    form: Form
    board: Board
    chooser: Chooser | None

    def pick(self, pick: Pick) -> None: ...
    def why_not(self, pick: Pick) -> str: ...


def work_digit_of(table: DigitTable, number: int) -> bool:
    """True where the digit means something to what is asked.

    What cannot be taken back is only pointed at: a die that would be thrown, a card that would be lost. Enter
    confirms it.
    """
    chooser = table.chooser
    assert chooser is not None
    kind = chooser.decision.kind
    if kind == "order":
        pick = Pick("number", number)
        if pick in chooser.things:
            table.pick(pick)
        else:
            # A key that does nothing says why, where it is seen who has the number.
            link = next((one for one in table.form.widgets if one.name == f"taken {number}"), None)
            table.form.refuse(link or table.board.field, table.why_not(pick))
        return True
    if kind in _ROLLS:
        _point_at_die(table, number, "attack" if kind == "reroll" else "armor")
        return True
    rows = ("target " if chooser.picked("weapon") else "weapon ") if kind == "attack" else _ROWS.get(kind, "")
    found = [one for one in _workable(table) if rows and one.name.startswith(rows)]
    if rows == "target ":
        # A target that the weapon in hand does not reach can be clicked, but has no key.
        found = [one for one in found if isinstance(one, Pressable) and _key_of(one) == str(number)]
        number = 1
    if number <= len(found):
        table.form.go(found[number - 1])
        if kind not in _FINAL:
            table.form.work(found[number - 1])
    return bool(rows)


def _key_of(row: Pressable) -> str:
    """The key that is printed on the row of a target."""
    return row.about.key if isinstance(row.about, Target) else ""


def _point_at_die(table: DigitTable, number: int, kind: str) -> None:
    """The focus goes to the die with that number; from one to the next where two have it."""
    dice = [one for one in _workable(table) if isinstance(one, TrayDie) and one.number == number]
    focus = table.form.focus
    if dice:
        table.form.go(dice[(dice.index(focus) + 1) % len(dice) if focus in dice else 0])
    else:
        table.form.refuse(table.board.field, table.why_not(Pick("die", (kind, number - 1))))


def _workable(table: DigitTable) -> list[Widget]:
    return [one for one in table.form.widgets if one.reachable and one.workable]
