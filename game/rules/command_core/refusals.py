"""Why what a player clicks is no choice now. Reads views alone."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.refusals import NOT_ASKED, OVER, UNKNOWN, Pick, Refusal, choices, left
from game.engine.rules import Action, Decision
from game.engine.seats import Seat
from game.rules.command_core.combat import paid_with
from game.rules.command_core.picks import parts
from game.rules.command_core.preview import Preview
from game.rules.command_core.view import BoardView, MechView

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "other_turn": ("seat",),
    "begin_first": (),
    "face_first": ("mech",),
    "no_mech": ("count",),
    "not_yours": ("mech",),
    "destroyed": ("mech",),
    "placed": ("mech", "cell"),
    "numbered": ("mech", "number"),
    "off_board": (),
    "wall": ("cell",),
    "taken": ("mech", "cell"),
    "not_home": ("cell",),
    "number_taken": ("number", "mech"),
    "number_range": ("count",),
    "own": ("mech",),
    "arc": ("mech", "weapon"),
    "near": ("weapon", "mech", "near", "distance"),
    "far": ("weapon", "mech", "far", "distance"),
    "sight": ("weapon", "mech"),
    "weapon_first": ("count",),
    "no_weapons": ("mech",),
    "no_targets": ("weapon",),
    "depleted": ("weapon",),
    "not_carried": ("weapon", "mech"),
    "other_side": (),
    "no_surge": ("mech",),
    "no_flux": ("mech",),
    "rerolled": (),
    "no_die": ("count",),
    "not_revealed": ("card",),
    "decided": ("slot",),
    "slot_order": ("slot", "mech"),
    "used": ("card", "slot"),
    "not_free": ("card", "mech"),
    "no_halves": ("card",),
    "slots_full": ("count",),
    "nothing_to_flip": ("mech",),
    "nothing_to_clear": ("mech",),
}
"""The kinds of refusal, each with its facts, beside those that all games share."""
_DRAFT = ("pile", "slot", "flip", "clear")
"""What the planner works with before anything is handed over; `picked` is then what the draft holds."""


def asked_seat(view: BoardView) -> Seat | None:
    """Whose choice it is, as everybody sees; None while nobody is asked."""
    if view.outcome is not None:
        return None
    if view.crit is not None:
        crit = view.crit
        return view.mechs[crit.mech if crit.choosing or crit.attacker is None else crit.attacker].seat
    if view.attack is not None:
        return view.mechs[view.attack.attacker if view.attack.stage == "attack" else view.attack.target].seat
    if view.phase == "combat":
        return None if view.next_attacker is None else view.mechs[view.next_attacker].seat
    if view.phase == "execution":
        return None
    return view.turn if view.chooser is None else view.chooser


@dataclass(frozen=True, slots=True)
class Refusals:
    """What a seat sees and is asked at one moment, and what it has picked."""

    preview: Preview
    view: BoardView
    seat: Seat
    decision: Decision | None
    picked: Sequence[Pick]

    @property
    def _actions(self) -> Sequence[Action]:
        return self.decision.actions if self.decision is not None else ()

    def _picked(self, slot: str) -> Any:
        """The value picked for a slot, None for nothing."""
        return next((pick.value for pick in self.picked if pick.slot == slot), None)

    def why_not(self, pick: Pick) -> Refusal | None:
        """Why the seat cannot choose `pick`, as `Rules.why_not`."""
        on = pick.slot not in ("answer", "mech", "weapon")
        base = tuple(one for one in self.picked if on and one.slot not in (pick.slot, "directive"))
        fitting = left(self._actions, parts, (*base, pick))
        if fitting:
            weapons = {part.value for one in fitting for part in parts(one) if part.slot == "weapon"}
            if pick.slot == "target" and len(weapons) > 1:
                return Refusal("weapon_first", {"count": len(weapons)})
            return None
        if self.view.outcome is not None:
            return Refusal(OVER)
        if self.decision is None:
            seat = asked_seat(self.view)
            return Refusal(NOT_ASKED) if seat in (None, self.seat) else Refusal("other_turn", {"seat": seat})
        if pick.slot in _DRAFT and self.decision.kind == "program":
            return self._draft(pick)
        if pick.slot in ("card", "weapon") and pick.value not in self.preview.catalogue.library.card_ids:
            return Refusal(UNKNOWN, {"word": pick.value})
        reason = _REASONS.get((self.decision.kind, pick.slot))
        return choices(self._actions) if reason is None else reason(self, pick.value)

    def _mech(self, number: int) -> tuple[MechView, dict[str, Any]]:
        return self.view.mechs[number], {"mech": number}

    def cell(self, cell: Any) -> Refusal:
        """A cell that no mech can be placed on."""
        board = self.preview.catalogue.board(self.view.map)
        if cell not in board.topology.cells:
            return Refusal("off_board")
        on_cell = [number for number, mech in enumerate(self.view.mechs) if mech.cell == cell]
        if on_cell:
            return Refusal("taken", {"mech": on_cell[0], "cell": cell})
        return Refusal("wall" if cell in board.walls else "not_home", {"cell": cell})

    def cell_later(self, cell: Any) -> Refusal:
        """A cell before anybody places, or while the mech that was placed still wants a facing."""
        assert self.decision is not None
        if self.decision.kind == "begin" or self.view.placing is None:
            return Refusal("begin_first")
        return Refusal("face_first", {"mech": self.view.placing})

    def mech(self, number: int) -> Refusal:
        """A mech that cannot be placed or numbered now."""
        if number >= len(self.view.mechs):
            return Refusal("no_mech", {"count": len(self.view.mechs)})
        mech, name = self._mech(number)
        if mech.seat != self.seat:
            return Refusal("not_yours", name)
        if not mech.structure:
            return Refusal("destroyed", name)
        if self.view.phase == "placement":
            return Refusal("placed", {**name, "cell": mech.cell})
        return Refusal("numbered", {**name, "number": mech.order})

    def number(self, number: int) -> Refusal:
        """A number that no mech can take."""
        taken = [one for one, mech in enumerate(self.view.mechs) if mech.order == number and mech.structure]
        if taken:
            return Refusal("number_taken", {"number": number, "mech": taken[0]})
        return Refusal("number_range", {"count": sum(mech.structure > 0 for mech in self.view.mechs)})

    def weapon(self, weapon: str) -> Refusal:
        """A weapon that the mech in turn cannot fire."""
        attacker = self.view.next_attacker
        assert attacker is not None
        mech, name = self._mech(attacker)
        if weapon in mech.weapons:
            return Refusal("no_targets", {"weapon": weapon})
        if weapon in mech.depleted:
            return Refusal("depleted", {"weapon": weapon})
        return Refusal("not_carried", {**name, "weapon": weapon})

    def target(self, number: int) -> Refusal:
        """A mech that cannot be shot at with the weapon that is picked, or with any."""
        view = self.view
        attacker = view.next_attacker
        assert attacker is not None
        if number >= len(view.mechs):
            return Refusal("no_mech", {"count": len(view.mechs)})
        mech, (other, name) = view.mechs[attacker], self._mech(number)
        if other.cell is None or mech.cell is None:
            return Refusal("destroyed", name)
        if other.seat == mech.seat:
            return Refusal("own", name)
        if not mech.weapons:
            return Refusal("no_weapons", {"mech": attacker})
        weapon = self._picked("weapon") or mech.weapons[0]
        reason = self.preview.refused(view, attacker, weapon, number)
        assert reason is not None
        facts = {"weapon": weapon, **name}
        if reason in ("near", "far"):
            near, far = self.preview.range_of(mech, weapon)
            board = self.preview.catalogue.board(view.map)
            facts[reason] = near if reason == "near" else far
            facts["distance"] = board.distance(mech.cell, other.cell)
        return Refusal(reason, facts)

    def die(self, die: Any) -> Refusal:
        """A die that cannot be rerolled."""
        (kind, index), attack = die, self.view.attack
        assert attack is not None and self.decision is not None
        if (kind == "attack") != (self.decision.kind == "reroll"):
            return Refusal("other_side")
        rolled, done, payer = {
            "attack": (attack.dice, attack.rerolled, attack.attacker),
            "armor": (attack.armor, attack.armor_rerolled, attack.target),
            "evade": (attack.evade, attack.evade_rerolled, attack.target),
        }[kind]
        if index >= len(rolled):
            return Refusal("no_die", {"count": len(rolled)})
        mech = self.view.mechs[payer]
        mark = paid_with(self.preview.figures(mech), mech, kind)
        if index in done or mark is None:
            return Refusal("rerolled")
        return Refusal(f"no_{mark.id}", {"mech": payer})

    def card(self, card: str) -> Refusal:
        return Refusal("not_revealed", {"card": card})

    def directive(self, laid: Any) -> Refusal:
        """A directive that cannot be handed over for a slot."""
        number, slot, card, _ = laid
        refusal = self._no_program(number, slot)
        if refusal is not None:
            return refusal
        mech, name = self._mech(number)
        following: Any = self._actions[0]
        if (number, slot) != (following.mech, following.slot):
            return Refusal("slot_order", {"mech": following.mech, "slot": following.slot})
        return self._not_free(mech, name, card, {}) or Refusal("no_halves", {"card": card})

    def _no_program(self, number: int, slot: int | None = None) -> Refusal | None:
        """Why nothing is laid into a program, or into a slot of it."""
        if number >= len(self.view.mechs):
            return Refusal("no_mech", {"count": len(self.view.mechs)})
        mech, name = self._mech(number)
        if mech.seat != self.seat:
            return Refusal("not_yours", name)
        if not mech.structure:
            return Refusal("destroyed", name)
        decided = slot is not None and slot < (mech.programmed or 0)
        return Refusal("decided", {"slot": slot}) if decided else None

    def _not_free(
        self, mech: MechView, name: Mapping[str, Any], card: str, draft: Mapping[int, str]
    ) -> Refusal | None:
        """Why a mech's directive cannot be laid: it has none, or all lie in slots."""
        if card not in self.preview.catalogue.library.directives:
            return Refusal(UNKNOWN, {"word": card})
        laid = {slot: one.card for slot, one in enumerate(mech.program or ()) if one is not None}
        laid |= draft
        if Counter(laid.values())[card] < mech.directives.count(card):
            return None
        slot = next((slot for slot, one in laid.items() if one == card), None)
        if slot is None:
            return Refusal("not_free", {**name, "card": card})
        return Refusal("used", {"card": card, "slot": slot})

    def _draft(self, pick: Pick) -> Refusal | None:
        """Why the planner cannot do something; what is laid and not handed over yet is `picked`."""
        number = pick.value if pick.slot == "clear" else pick.value[0]
        refusal = self._no_program(number, pick.value[1] if pick.slot in ("slot", "flip") else None)
        if refusal is not None or pick.slot == "slot":
            return refusal
        mech, name = self._mech(number)
        laid = [one.value for one in self.picked if one.slot == "directive" and one.value[0] == number]
        draft = {slot: card for _, slot, card, _ in laid if card and slot >= (mech.programmed or 0)}
        if pick.slot == "clear":
            return None if draft else Refusal("nothing_to_clear", name)
        if pick.slot == "flip":
            card = draft.get(pick.value[1])
            if card is None:
                return Refusal("nothing_to_flip", name)
            return None if self.preview.catalogue.split[card] else Refusal("no_halves", {"card": card})
        refusal = self._not_free(mech, name, pick.value[1], draft)
        if refusal is None and len(draft) + (mech.programmed or 0) >= mech.slots:
            return Refusal("slots_full", {"count": mech.slots})
        return refusal


_REASONS: Mapping[tuple[str, str], Callable[[Refusals, Any], Refusal]] = {
    ("begin", "cell"): Refusals.cell_later,
    ("begin", "mech"): Refusals.cell_later,
    ("face", "cell"): Refusals.cell_later,
    ("face", "mech"): Refusals.cell_later,
    ("place", "cell"): Refusals.cell,
    ("place", "mech"): Refusals.mech,
    ("order", "mech"): Refusals.mech,
    ("order", "number"): Refusals.number,
    ("program", "directive"): Refusals.directive,
    ("attack", "weapon"): Refusals.weapon,
    ("attack", "target"): Refusals.target,
    ("reroll", "die"): Refusals.die,
    ("defend", "die"): Refusals.die,
    ("put_back", "card"): Refusals.card,
    ("deplete", "card"): Refusals.card,
}
"""What explains a pick of a slot in a decision of a kind; other picks are answered by the choices."""
