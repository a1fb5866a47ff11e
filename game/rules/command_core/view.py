"""What a seat may know of a game, and the states that would look the same to it."""

from typing import TYPE_CHECKING

import msgspec

from game.engine.dice import Dice
from game.engine.rules import Outcome, View
from game.engine.seats import Seat
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.marks import MARKS, count_of, with_marks
from game.rules.command_core.position import position
from game.rules.command_core.programs import free_directives
from game.rules.command_core.state import Attack, Crit, Mech, Phase, Slot, State
from game.rules.command_core.topology import Cell


class BareMechView(msgspec.Struct, frozen=True):
    """A mech as a seat sees it, without its marks. `program` and `programmed`: None where hidden."""

    seat: Seat
    chassis: str
    cell: Cell | None
    facing: int
    structure: int
    order: int | None
    program: tuple[Slot | None, ...] | None
    programmed: int | None
    slots: int
    revealed: bool
    executed: bool
    attacked: bool
    directives: tuple[str, ...]
    weapons: tuple[str, ...]
    upgrades: tuple[str, ...]
    depleted: tuple[str, ...]
    free_rerolls: int


if TYPE_CHECKING:

    class MechView(BareMechView, frozen=True):
        """The marks that rules and panels call by their names."""

        surge: int = 0
        flux: int = 0
        targeting: int = 0
else:
    MechView = with_marks("MechView", BareMechView)
    """A mech as a seat sees it, with a count for each mark."""


class BoardView(View, frozen=True):
    """The table as a seat sees it."""

    map: str
    round: int
    rounds: int
    phase: Phase
    first: Seat
    chooser: Seat | None
    turn: Seat
    placing: int | None
    attack: Attack | None
    crit: Crit | None
    squad_structure: tuple[int, int]
    mechs: tuple[MechView, ...]
    outcome: Outcome | None

    @property
    def attack_order(self) -> list[int]:
        """The mechs that have not attacked, the highest number first."""
        waiting = [
            (mech.order, number)
            for number, mech in enumerate(self.mechs)
            if mech.order is not None and not mech.attacked
        ]
        return [number for _, number in sorted(waiting, reverse=True)]

    @property
    def next_attacker(self) -> int | None:
        """The mech whose turn to attack it is; None: all have."""
        return next(iter(self.attack_order), None)

    def __repr__(self) -> str:
        return position(self)


def view(state: State, seat: Seat | None) -> BoardView:
    """All that `seat` (None: a bystander) may know."""
    return BoardView(
        map=state.map,
        round=state.round,
        rounds=state.rounds,
        phase=state.phase,
        first=state.first,
        chooser=state.chooser,
        turn=state.turn,
        placing=state.placing,
        attack=state.attack,
        crit=state.crit,
        squad_structure=state.squad_structure,
        mechs=tuple([_mech_view(mech, seat) for mech in state.mechs]),
        outcome=state.outcome,
    )


def _hidden(mech: Mech, seat: Seat | None) -> bool:
    """Whether a mech's program is a secret from a seat."""
    return mech.seat != seat and not mech.revealed


def _mech_view(mech: Mech, seat: Seat | None) -> MechView:
    hidden = _hidden(mech, seat)
    return MechView(
        mech.seat,
        mech.chassis,
        mech.cell,
        mech.facing,
        mech.structure,
        mech.order,
        None if hidden else mech.program,
        None if hidden else mech.programmed,
        len(mech.program),
        mech.revealed,
        mech.executed,
        mech.attacked,
        mech.directives,
        mech.weapons,
        mech.upgrades,
        mech.depleted,
        mech.free_rerolls,
        **{mark.id: count_of(mech, mark) for mark in MARKS},
    )


def determinize(catalogue: Catalogue, state: State, seat: Seat, dice: Dice) -> State:
    """A state that `seat` cannot tell from this one: the other side's unseen programs drawn anew.

    Slot by slot, each free directive (a split one both ways up) and `empty` alike.
    """
    drawn = state.copy()
    drawn.dice = Dice(dice.below(1 << 62))
    for mech in drawn.mechs:
        if _hidden(mech, seat) and mech.programmed:
            decided = mech.programmed
            empty: tuple[Slot | None, ...] = (None,) * len(mech.program)
            mech.program = empty
            for slot in range(decided):
                choices: list[Slot | None] = [None]
                for card in dict.fromkeys(free_directives(mech)):
                    choices.append(Slot(card))
                    if catalogue.split[card]:
                        choices.append(Slot(card, True))
                mech.program = (*mech.program[:slot], dice.pick(choices), *mech.program[slot + 1 :])
    return drawn
