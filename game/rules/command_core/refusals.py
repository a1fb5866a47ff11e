"""Why what a player clicks is no choice now, in a sentence. Reads views alone."""

from collections.abc import Set
from dataclasses import dataclass

from game.engine.rules import Decision
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.board import Board
from game.rules.command_core.preview import Preview
from game.rules.command_core.table_text import BoardWords
from game.rules.command_core.topology import Cell
from game.rules.command_core.view import BoardView


@dataclass(frozen=True, slots=True)
class Refusals:
    """At one moment: `decision` is what is asked, `weapon` the one that is picked or "", and `rerolled` are
    the dice that were rolled again, by kind and place.
    """

    words: BoardWords
    preview: Preview
    board: Board
    view: BoardView
    decision: Decision | None
    weapon: str = ""
    rerolled: Set[tuple[str, int]] = frozenset()

    @property
    def _kind(self) -> str:
        return self.decision.kind if self.decision is not None else ""

    def cell(self, cell: Cell) -> str:
        """A cell of the board that is no choice."""
        words = self.words
        on_cell = [number for number, mech in enumerate(self.view.mechs) if mech.cell == cell]
        if self._kind == "place":
            if on_cell:
                return words.why_not("taken", mech=words.mech(on_cell[0]))
            return words.why_not("wall" if cell in self.board.walls else "not_home")
        if self._kind == "attack":
            return self.target(on_cell[0]) if on_cell else ""
        return ""

    def mech(self, number: int) -> str:
        """A mech that cannot be placed or numbered now."""
        words = self.words
        if self.decision is None:
            return words.why_not("not_asked")
        if self.view.mechs[number].seat != self.decision.seat:
            return words.why_not("not_yours", mech=words.mech(number))
        return words.why_not("placed", mech=words.mech(number))

    def target(self, number: int) -> str:
        """A mech that cannot be shot at with the weapon that is picked, or with any."""
        view, words = self.view, self.words
        attacker = view.next_attacker
        name = words.mech(number)
        if self._kind != "attack" or attacker is None:
            return words.why_not("not_asked")
        if view.mechs[number].seat == view.mechs[attacker].seat:
            return words.why_not("own", mech=name)
        weapons = [self.weapon] if self.weapon else list(dict.fromkeys(view.mechs[attacker].weapons))
        reasons = {one: self.preview.refused(view, attacker, one, number) for one in weapons}
        if None in reasons.values():
            return words.why_not("weapon_first")
        if not weapons:
            return words.why_not("not_asked")
        one = weapons[0]
        facts: dict[str, object] = {"weapon": words.card(one), "mech": name}
        reason = reasons[one] or "arc"
        here, there = view.mechs[attacker].cell, view.mechs[number].cell
        if reason in ("near", "far") and here is not None and there is not None:
            near, far = self.preview.range_of(view.mechs[attacker], one)
            facts["near" if reason == "near" else "far"] = near if reason == "near" else far
            facts["distance"] = self.board.distance(here, there)
        return words.why_not(reason, **facts)

    def die(self, kind: DiceKind, index: int) -> str:
        """A die that cannot be rerolled."""
        words = self.words
        if self.view.attack is None or self._kind not in ("reroll", "defend"):
            return words.why_not("not_asked")
        if (kind == "attack") != (self._kind == "reroll"):
            return words.why_not("other_side")
        if (kind, index) in self.rerolled:
            return words.why_not("rerolled")
        return words.why_not("no_flux" if kind == "armor" else "no_surge")
