"""What all rules work through: the state, its cards and board, and the events that report each change."""

from typing import Any

from game.engine.events import Emit, Event, unheard
from game.engine.rules import Outcome
from game.engine.seats import SEATS, Seat, opponent
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.board import Board
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.state import Mech, State


class GameContext:
    """The changes that moves and phases are made of, each followed by its event."""

    __slots__ = ("board", "catalogue", "emit", "emitting", "state")

    def __init__(self, catalogue: Catalogue, state: State, emit: Emit = unheard) -> None:
        self.catalogue = catalogue
        self.state = state
        self.board: Board = catalogue.board(state.map)
        self.emit = emit
        self.emitting = emit is not unheard

    def report(self, kind: str, *, reveals: bool = False, **facts: Any) -> None:
        """Emit an event. Call it right after the change, so that a view taken now shows it."""
        if self.emitting:
            self.emit(Event(kind, facts, reveals=reveals))

    def report_of(self, kind: str, about: int, *, reveals: bool = False, **facts: Any) -> None:
        """Emit an event about a mech."""
        if self.emitting:
            mech = self.state.mechs[about]
            who = {"seat": mech.seat, "mech": about, "chassis": mech.chassis}
            self.emit(Event(kind, {**who, **facts}, reveals=reveals))

    def roll(self, kind: DiceKind, count: int) -> tuple[int, ...]:
        """So many dice, by their results 1..6."""
        dice = self.state.dice
        return tuple([dice.roll() for _ in range(count)])

    def roll_armor(self, count: int, more_shields: int) -> tuple[int, ...]:
        """So many armor dice; where more faces are shields, the last blank ones lie as the first shield."""
        first = self.catalogue.faces["armor"].index("shield") + 1
        turned = range(first - more_shields, first)
        return tuple([first if result in turned else result for result in self.roll("armor", count)])

    def count(self, kind: DiceKind, dice: tuple[int, ...], face: str) -> int:
        """How many dice show a face."""
        faces = self.catalogue.faces[kind]
        return sum(faces[result - 1] == face for result in dice)

    def gain_targeting(self, number: int) -> None:
        """One more targeting token, if there is room for it."""
        mech = self.state.mechs[number]
        most = self.catalogue.figures(mech).tokens
        if mech.targeting < most:
            mech.targeting += 1
        self.report_of("lock", number, targeting=mech.targeting, most=most)

    def damage(self, number: int, amount: int) -> bool:
        """Take structure; whether the mech still stands. A side without a mech loses at once."""
        mech = self.state.mechs[number]
        if amount:
            mech.structure = max(0, mech.structure - amount)
            self.report_of("damage", number, amount=amount, structure=mech.structure)
        if mech.structure == 0:
            self._remove(number, mech)
        return mech.structure > 0

    def _remove(self, number: int, mech: Mech) -> None:
        cell, mech.cell, mech.order = mech.cell, None, None
        self.report_of("destroyed", number, cell=None if cell is None else list(cell))
        if not self.state.standing(mech.seat):
            # All damage falls on one mech, so that the other side still stands: nobody draws by destruction.
            self.finish(opponent(mech.seat), "destroyed")

    def finish(self, winner: Seat | None, reason: str) -> None:
        """End the game. An attack that its last mech did not live to make is none any more."""
        self.state.outcome, self.state.attack = Outcome(winner, reason), None
        structure = [sum(mech.structure for mech in self.state.mechs if mech.seat == seat) for seat in SEATS]
        self.report("over", winner=winner, reason=reason, structure=structure)
