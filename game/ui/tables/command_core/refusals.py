"""Why a click does nothing, in a sentence; the facts come from the rules."""

from typing import TYPE_CHECKING

from game.rules.command_core.actions import DiceKind
from game.rules.command_core.topology import Cell

if TYPE_CHECKING:
    from game.ui.tables.command_core.table import BoardScene


class Refusals:
    """Asked by the scene with what was clicked."""

    def __init__(self, scene: "BoardScene") -> None:
        self.scene = scene

    @property
    def _kind(self) -> str:
        return self.scene.asked.kind if self.scene.asked is not None else ""

    def cell(self, cell: Cell) -> str:
        """A cell of the board that is no choice."""
        scene, words = self.scene, self.scene.words
        on_cell = [number for number, mech in enumerate(scene.view.mechs) if mech.cell == cell]
        if self._kind == "place":
            if on_cell:
                return words.why_not("taken", mech=words.mech(on_cell[0]))
            return words.why_not("wall" if cell in scene.board.map.walls else "not_home")
        if self._kind == "attack":
            return self.target(on_cell[0]) if on_cell else ""
        return ""

    def mech(self, number: int) -> str:
        """A mech that cannot be placed or numbered now."""
        scene, words = self.scene, self.scene.words
        mech = scene.view.mechs[number]
        if scene.asked is None:
            return words.why_not("not_asked")
        if mech.seat != scene.asked.seat:
            return words.why_not("not_yours", mech=words.mech(number))
        return words.why_not("placed", mech=words.mech(number))

    def target(self, number: int) -> str:
        """A mech that cannot be shot at with the weapon that is picked, or with any."""
        scene, view, words = self.scene, self.scene.view, self.scene.words
        attacker = scene.board.next_attacker()
        name = words.mech(number)
        if self._kind != "attack" or attacker is None:
            return words.why_not("not_asked")
        if view.mechs[number].seat == view.mechs[attacker].seat:
            return words.why_not("own", mech=name)
        weapon = scene.board.weapon_shown
        weapons = [weapon] if weapon else list(dict.fromkeys(view.mechs[attacker].weapons))
        reasons = {one: scene.preview.refused(view, attacker, one, number) for one in weapons}
        if None in reasons.values():
            return words.why_not("weapon_first")
        if not weapons:
            return words.why_not("not_asked")
        one = weapons[0]
        facts: dict[str, object] = {"weapon": words.card(one), "mech": name}
        reason = reasons[one] or "arc"
        here, there = view.mechs[attacker].cell, view.mechs[number].cell
        if reason in ("near", "far") and here is not None and there is not None:
            near, far = scene.preview.range_of(view.mechs[attacker], one)
            facts["near" if reason == "near" else "far"] = near if reason == "near" else far
            facts["distance"] = scene.board.map.distance(here, there)
        return words.why_not(reason, **facts)

    def die(self, kind: DiceKind, index: int) -> str:
        """A die that cannot be rerolled."""
        scene, words, attack = self.scene, self.scene.words, self.scene.view.attack
        if attack is None or scene.asked is None or self._kind not in ("reroll", "defend"):
            return words.why_not("not_asked")
        if (kind == "attack") != (self._kind == "reroll"):
            return words.why_not("other_side")
        battle = scene.board.battle
        if battle is not None and (kind, index) in battle.rerolled:
            return words.why_not("rerolled")
        return words.why_not("no_flux" if kind == "armor" else "no_surge")
