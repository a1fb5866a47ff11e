"""Why something cannot be chosen now. Reads views alone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.content.dino_battles import verbs
from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.refusals import NOT_ASKED, OVER, UNKNOWN, Pick, Picks, Refusal, choices, left
from game.engine.rules import Action, Decision
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import Catalogue, PlayedFacts, SwitchPrice
from game.rules.dino_battles.picks import ACTIVE, SWITCH, parts
from game.rules.dino_battles.preview import Preview
from game.rules.dino_battles.state import PLACES
from game.rules.dino_battles.targets import can_pay
from game.rules.dino_battles.view import BattleView, DinoView, SeatView

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "other_turn": ("seat",),
    "mulligan_first": (),
    "promote_first": (),
    "discard_first": ("left",),
    "look_first": (),
    "move_first": (),
    "answer_first": (),
    "not_in_hand": ("card",),
    "not_in_items": ("card",),
    "only_dinosaurs": ("card",),
    "main_only": ("card",),
    "bench_full": ("count",),
    "no_bearer": ("card",),
    "one_of_a_name": ("card",),
    "items_full": ("count",),
    "set_first": ("card",),
    "window": ("card", "windows"),
    "condition": ("card", "when"),
    "unpaid": ("card", "combat_cards"),
    "no_target": ("card", "lacks"),
    "card_first": (),
    "picked": (),
    "empty_place": (),
    "active_taken": ("dino",),
    "last_active": ("card",),
    "active_upgrade": ("card",),
    "worn": ("card", "dino"),
    "own_only": ("card",),
    "own_side": ("card",),
    "enemy_only": ("card",),
    "bench_only": ("card",),
    "no_upgrades": ("card", "dino"),
    "unhurt": ("card", "dino"),
    "boosted": ("card", "dino"),
    "camouflaged": ("dino",),
    "no_aim": ("card",),
    "press_switch": ("cost",),
    "switch_later": (),
    "switched": (),
    "no_bench": (),
    "switch_bench": ("dino",),
    "switch_own": ("dino",),
    "retreat": ("cost", "count"),
    "retreat_hp": ("hp",),
    "combat_later": (),
    "not_attacked": (),
    "no_card": ("combat_card",),
    "no_special": ("dino", "count"),
    "special_cards": ("dino", "special", "combat_cards", *COMBAT_CARDS),
    "active_first": (),
    "no_dinosaur": (),
    "last_card": (),
}
"""The kinds of refusal, each with its facts, beside those that all games share."""

_LACKS: Mapping[type, str] = {
    verbs.TakeComp: "comp",
    verbs.Mill: "enemy_deck",
    verbs.Spy: "unseen",
    verbs.Discard: "enemy_hand",
    verbs.Draw: "deck",
    verbs.Look: "deck",
    verbs.Muster: "deck",
    verbs.Restock: "junk",
    verbs.Free: "paralyzed",
    verbs.HealAll: "hurt",
    verbs.Jam: "loaded",
    verbs.DestroyPermanent: "permanent",
}
"""What a deed is about that does not come to anything, by its verb."""
_MAIN = ("precombat", "postcombat")
_FIRST = {kind: f"{kind}_first" for kind in ("mulligan", "promote", "discard", "look", "move", "answer")}
"""Decisions that have to be made before anything else can be."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """What a seat sees and is asked at one moment, and what it has picked."""

    catalogue: Catalogue
    view: BattleView
    seat: Seat
    decision: Decision | None
    picked: Sequence[Pick]

    @property
    def _actions(self) -> Sequence[Action]:
        return self.decision.actions if self.decision is not None else ()

    @property
    def _kind(self) -> str:
        return self.decision.kind if self.decision is not None else ""

    @property
    def _side(self) -> SeatView:
        return self.view.players[self.seat]

    @property
    def _card(self) -> str:
        """The card that is picked, or ""."""
        return next((pick.value for pick in self.picked if pick.slot in ("hand", "item")), "")

    @property
    def _parts(self) -> Callable[[Any], Picks]:
        return partial(parts, self.catalogue)

    def why_not(self, pick: Pick) -> Refusal | None:
        """Why the seat cannot choose `pick`, as `Rules.why_not`."""
        going_on = pick.slot in ("own", "enemy", "spot", "name", "upgrade") or pick.of is not None
        base = tuple(self.picked) if going_on else ()
        if left(self._actions, self._parts, (*base, pick)):
            begins = going_on and not base and self._kind not in ("promote", "look")
            return self._needs_more(pick) if begins else None
        before = tuple(one for one in base if one.slot not in ("own", "enemy", "spot"))
        if before != base and left(self._actions, self._parts, (*before, pick)):
            return Refusal("picked")
        if self.view.outcome is not None:
            return Refusal(OVER)
        if self.decision is None:
            asked = self.view.seat_to_act
            return (
                Refusal(NOT_ASKED) if asked in (None, self.seat) else Refusal("other_turn", {"seat": asked})
            )
        if pick.slot in ("hand", "item"):
            return self._of_card(pick.slot, pick.value)
        if pick.slot in ("own", "enemy"):
            return self._place(pick.slot, pick.value)
        if pick.slot == "spot":
            return self._spot(pick.value)
        reason = _WAYS.get(pick.value[0]) if pick.slot == "way" else None
        if reason is not None:
            return reason(self, pick.value[1])
        return choices(left(self._actions, self._parts, base) or self._actions)

    def _needs_more(self, pick: Pick) -> Refusal:
        """A place that can be chosen once a card or the switch is picked."""
        if pick.slot == "own" and left(self._actions, self._parts, (SWITCH, pick)):
            return Refusal("press_switch", {"cost": self._price.cards})
        return Refusal("card_first")

    def _first(self) -> Refusal | None:
        """That something else has to be decided before."""
        if self._kind not in _FIRST:
            return None
        payment = self.view.payment
        return Refusal(_FIRST[self._kind], {"left": payment.left} if payment is not None else {})

    # Cards

    def _of_card(self, slot: str, card: str) -> Refusal:
        side, name = self._side, {"card": card}
        if card not in self.catalogue.group:
            return Refusal(UNKNOWN, {"word": card})
        if slot == "hand" and card not in (side.hand or ()):
            return Refusal("not_in_hand", name)
        if slot == "item" and card not in (side.items or ()):
            return Refusal("not_in_items", name)
        if self._kind in ("mulligan", "promote", "discard", "look"):
            return self._first() or choices(self._actions)
        group = self.catalogue.group[card]
        if self._kind == "place":
            full = group == "dinosaur"
            return Refusal("bench_full", {"count": PLACES - 1}) if full else Refusal("only_dinosaurs", name)
        if group == "item" and slot == "hand":
            if self._kind not in _MAIN:
                return Refusal("set_first", name)
            return Refusal("items_full", {"count": side.items_size + len(side.permanents)})
        if group in ("item", "action"):
            return self._played(card)
        if self._kind not in _MAIN:
            return Refusal("main_only", name)
        if group == "dinosaur":
            return Refusal("bench_full", {"count": PLACES - 1})
        return Refusal("one_of_a_name" if any(side.dinos[1:]) else "no_bearer", name)

    def _played(self, card: str) -> Refusal:
        """Why an Action or an Item that is set cannot be used."""
        facts, name = self.catalogue.played[card], {"card": card}
        question = self.view.question
        opened = question.kind if question is not None else "main" if self._kind in _MAIN else ""
        if opened not in facts.windows:
            return Refusal("window", {**name, "windows": facts.windows})
        if facts.when is not None and not self._holds(facts.when):
            return Refusal("condition", {**name, "when": facts.when})
        if not can_pay(self._side.hand or (), facts.pays):
            return Refusal("unpaid", {**name, "combat_cards": facts.pays})
        return Refusal("no_target", {**name, "lacks": _lacks(facts)})

    def _holds(self, when: str) -> bool:
        """Whether a card's condition holds, by what is open on the table."""
        exchange, question = self.view.exchange, self.view.question
        if when == "precombat":
            return self.view.phase == "precombat"
        if when == "first_turn":
            return self.view.turn == 1
        if when in ("lost", "scored"):
            loser = self.seat if when == "lost" else opponent(self.seat)
            return question is not None and question.lost[loser]
        attacked = exchange is not None and exchange.mover != self.seat
        answers = {"attacked": None, "evading": "evade", "defending": "defend", "countering": "attack"}
        wanted = answers[when]
        return attacked and (wanted is None or (exchange is not None and exchange.answer == wanted))

    # Places

    def _spot(self, spot: str) -> Refusal:
        """A place before the first turn."""
        if self._kind != "place":
            return choices(self._actions)
        if not self._card:
            return Refusal("card_first")
        active = self._side.dinos[0]
        if spot == ACTIVE and active is not None:
            return Refusal("active_taken", {"dino": active.card})
        if spot != ACTIVE and None not in self._side.dinos[1:]:
            return Refusal("bench_full", {"count": PLACES - 1})
        return Refusal("last_active", {"card": self._card})

    def _place(self, slot: str, place: int) -> Refusal:
        """A place of either side that cannot be picked."""
        side = self._side if slot == "own" else self.view.players[opponent(self.seat)]
        card, dino = self._card, side.dinos[place]
        first = self._first()
        if first is not None and self._kind != "promote":
            return first
        if dino is None:
            return Refusal("empty_place")
        if first is not None:
            return first
        if self._kind == "place" and card:
            return Refusal("own_side", {"card": card})
        if SWITCH in self.picked:
            return Refusal("switch_bench" if slot == "own" else "switch_own", {"dino": dino.card})
        if not card:
            bench = slot == "own" and place and self._kind in _MAIN
            return self.switch(0) if bench else Refusal("card_first")
        if self.catalogue.group.get(card) == "upgrade":
            return self._not_worn(slot, place, dino, card)
        facts = self.catalogue.played.get(card)
        return choices(self._actions) if facts is None else self._not_aimed(slot, place, dino, card, facts)

    def _not_worn(self, slot: str, place: int, dino: DinoView, card: str) -> Refusal:
        if slot != "own":
            return Refusal("own_only", {"card": card})
        if place == 0:
            return Refusal("active_upgrade", {"card": card})
        return Refusal("worn", {"card": card, "dino": dino.card})

    def _not_aimed(self, slot: str, place: int, dino: DinoView, card: str, facts: PlayedFacts) -> Refusal:
        """Why a card that is picked cannot be aimed at a Dinosaur."""
        name, both = {"card": card}, {"card": card, "dino": dino.card}
        if facts.aim is None or isinstance(facts.aim, _BY_NAME):
            return Refusal("no_aim", name)
        if facts.helps:
            if slot != "own":
                return Refusal("own_only", name)
            return Refusal("boosted" if isinstance(facts.aim, verbs.Boost) else "unhurt", both)
        if slot == "own":
            return Refusal("enemy_only", name)
        if dino.camouflaged:
            return Refusal("camouflaged", {"dino": dino.card})
        if isinstance(facts.aim, verbs.Lure):
            return Refusal("bench_only", name)
        return Refusal("no_upgrades", both)

    # Answers

    @property
    def _price(self) -> SwitchPrice:
        return Preview(self.catalogue).switch_price(self.view, self.seat)

    def switch(self, number: int) -> Refusal:
        """Why the active Dinosaur cannot be switched now."""
        if self._kind not in _MAIN:
            return Refusal("switch_later")
        if self._side.switched:
            return Refusal("switched")
        if not any(self._side.dinos[1:]):
            return Refusal("no_bench")
        if self._price.hp:
            return Refusal("retreat_hp", {"hp": self._price.hp})
        return Refusal("retreat", {"cost": self._price.cards, "count": self._side.hand_size})

    def attack(self, special: int) -> Refusal:
        """Why an attack or a counterattack cannot be made: the Combat Deck lacks its cards."""
        if self._kind not in ("move", "answer"):
            return Refusal("combat_later")
        dino, deck = self._side.dinos[0], self._side.combat_deck
        assert dino is not None
        specials = self.catalogue.library.dinosaurs[dino.card].specials
        if special > len(specials):
            return Refusal("no_special", {"dino": dino.card, "count": len(specials)})
        if not special:
            return Refusal("no_card", {"combat_card": "attack"})
        have: dict[str, object] = {card: getattr(deck, card) for card in COMBAT_CARDS}
        cost = specials[special - 1].cards
        return Refusal("special_cards", {"dino": dino.card, "special": special, "combat_cards": cost, **have})

    def answer(self, card: str) -> Refusal:
        """Why an attack cannot be answered so."""
        if self._kind == "move":
            return Refusal("not_attacked")
        return (
            Refusal("no_card", {"combat_card": card}) if self._kind == "answer" else Refusal("combat_later")
        )

    def hand(self, number: int) -> Refusal:
        """Why a first hand cannot be kept, or has to be."""
        if self._kind != "mulligan":
            return choices(self._actions)
        return Refusal("no_dinosaur" if self._side.shown else "last_card")

    def ready(self, number: int) -> Refusal:
        """Why the set-up is not done."""
        return Refusal("active_first") if self._kind == "place" else choices(self._actions)


_BY_NAME = (verbs.DestroyPermanent, verbs.Recover, verbs.Search, verbs.Jam)
"""Deeds that are aimed at a card, not at a Dinosaur."""
_WAYS: Mapping[str, Callable[[Refusals, int], Refusal]] = {
    "switch": Refusals.switch,
    "attack": Refusals.attack,
    "evade": lambda refusals, number: refusals.answer("evade"),
    "defend": lambda refusals, number: refusals.answer("defend"),
    "take": lambda refusals, number: refusals.answer("take"),
    "ready": Refusals.ready,
    "keep": Refusals.hand,
    "mulligan": Refusals.hand,
}
"""What explains an answer; others are answered by the choices."""


def _lacks(facts: PlayedFacts) -> str:
    """What a card that would do nothing has to find: what it names, else what its first deed is about."""
    first = next((deed for deed in facts.deeds if isinstance(deed, _BY_NAME)), facts.deeds[0])
    match first:
        case verbs.Recover(kind):
            return f"junk_{kind}"
        case verbs.Search():
            return "found"
    return _LACKS.get(type(first), "")
