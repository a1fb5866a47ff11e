"""Why something on the table cannot be chosen now. Reads views alone."""

from collections.abc import Mapping, Sequence, Set
from functools import partial
from typing import Any

from game.content.scrapbots import verbs
from game.engine.refusals import NOT_ASKED, OVER, UNKNOWN, Pick, Refusal, choices, left
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import UseAttack
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.picks import END_TURN, parts
from game.rules.scrapbots.state import PLAY_LIMIT
from game.rules.scrapbots.view import TableView

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "other_turn": ("seat",),
    "limit": ("limit",),
    "price": ("card", "cost", "scrap", "hand"),
    "not_in_market": ("card",),
    "not_in_hand": ("card",),
    "wound": (),
    "exhausted": ("card",),
    "energy": ("card", "cost", "energy", "hand"),
    "empty": (),
    "enemy": ("seat",),
    "enemy_empty": (),
    "enemy_deck": ("seat",),
    "enemy_pile": ("seat",),
    "pool": ("pool",),
    "enemy_pool": ("seat", "pool"),
    "no_energy": ("card",),
    "no_text": ("card",),
    "not_built": ("card",),
    "lanes_full": ("card",),
    "not_activated": ("card",),
    "no_ready": ("card",),
    "taken": ("card",),
    "needs_bot": ("card",),
    "bot_sleeps": ("card", "bot"),
    "undamaged": ("card", "bot"),
    "ready": ("card", "bot"),
    "enemy_exhausted": ("card", "bot"),
    "no_target": ("card",),
    "not_here": ("card",),
    "bought": ("card",),
    "picked": (),
}
"""The kinds of refusal, each with its facts, beside those that all games share."""


def why_not(
    catalogues: Mapping[str, Catalogue],
    at_enemies: Set[str],
    view: TableView,
    seat: Seat,
    pick: Pick,
    decision: Decision | None,
    picked: Sequence[Pick] = (),
) -> Refusal | None:
    """Why `seat` cannot choose `pick`, as `Rules.why_not`; places go on from a card that is picked."""
    return _Moment(catalogues[view.edition], at_enemies, view, seat, decision, picked).why_not(pick)


class _Moment:
    """What a seat sees, is asked and has picked. `card` is the picked card of the hand or market, or ""."""

    def __init__(
        self,
        catalogue: Catalogue,
        at_enemies: Set[str],
        view: TableView,
        seat: Seat,
        decision: Decision | None,
        picked: Sequence[Pick],
    ) -> None:
        self.catalogue = catalogue
        self.at_enemies = at_enemies
        self.view = view
        self.side, self.other = view.players[seat], view.players[opponent(seat)]
        self.seat = seat
        self.actions = decision.actions if decision is not None else ()
        self.asked = decision is not None
        self.card = next((pick.value for pick in picked if pick.slot in ("hand", "market")), "")
        self.from_market = any(pick.slot == "market" for pick in picked)
        self.picked = tuple(picked) if self.card else ()
        self.anything = self.asked and bool(picked)

    def _left(self, *picks: Pick) -> bool:
        return bool(left(self.actions, partial(parts, self.at_enemies), picks))

    def _goes_on(self, pick: Pick, picked: Sequence[Pick]) -> bool:
        """Whether an action has what is picked and a place or a way of using it.

        Without a card a lane means an attack of the Scrapbot there.
        """
        if pick.slot == "own" and not picked:
            return any(isinstance(one, UseAttack) and one.lane == pick.value for one in self.actions)
        if pick.slot == "enemy" and not picked:
            return False
        if pick.slot != "pool":
            return self._left(*picked, pick)
        return bool(self.card) and any(
            self._left(*picked, Pick("way", (pick.value, text))) for text in (False, True)
        )

    def why_not(self, pick: Pick) -> Refusal | None:
        slot, value = pick.slot, pick.value
        if slot in ("hand", "market") and self._left(pick):
            return None
        if pick == END_TURN and self.anything:
            return Refusal("picked")
        begins = slot in ("hand", "market")
        if not begins and self._goes_on(pick, self.picked):
            return None
        if not begins and self._goes_on(pick, self.picked[:1]):
            return Refusal("picked")
        if slot in ("enemy_deck", "enemy_pile"):
            return Refusal(slot, {"seat": opponent(self.seat)})
        if self.view.outcome is not None:
            return Refusal(OVER)
        if self.view.active != self.seat:
            return Refusal("other_turn", {"seat": self.view.active})
        if slot == "enemy_pool":
            return Refusal("enemy_pool", {"seat": opponent(self.seat), "pool": value})
        if self.view.plays >= PLAY_LIMIT:
            return Refusal("limit", {"limit": PLAY_LIMIT})
        if not self.asked:
            return Refusal(NOT_ASKED)
        if slot in ("hand", "market"):
            return self._card(slot, value)
        if slot == "way" and value[0] == "attack":
            return self._attack(int(str(pick.of)), value[1])
        if self.from_market:
            return Refusal("bought", {"card": self.card})
        if slot in ("pool", "way"):
            return self._way(slot, value)
        if slot in ("own", "enemy"):
            return self._lane(slot, value)
        return choices(left(self.actions, partial(parts, self.at_enemies), self.picked))

    def _card(self, slot: str, card: str) -> Refusal:
        if card not in self.catalogue.cards:
            return Refusal(UNKNOWN, {"word": card})
        if slot == "hand":
            return (
                Refusal("not_in_hand", {"card": card})
                if card not in (self.side.hand or ())
                else (Refusal("wound"))
            )
        if card not in self.view.market:
            return Refusal("not_in_market", {"card": card})
        hand = sum(self.catalogue.scrap[one] for one in self.side.hand or ())
        facts = {"cost": self.catalogue.scrap[card], "scrap": self.side.scrap, "hand": hand}
        return Refusal("price", {"card": card, **facts})

    def _way(self, slot: str, value: Any) -> Refusal:
        """What cannot be done with the picked card."""
        kind, text = (value, False) if slot == "pool" else value
        catalogue, name = self.catalogue, {"card": self.card}
        if not self.card:
            return Refusal("pool", {"pool": kind})
        if kind == "energy" and not text:
            return Refusal("no_energy", name)
        if text and self.card not in catalogue.text_pools:
            return Refusal("no_text", name)
        if kind == "build":
            return Refusal("lanes_full" if self.card in catalogue.builds else "not_built", name)
        if kind == "activate":
            return Refusal("no_ready" if self.card in catalogue.activations else "not_activated", name)
        return choices(left(self.actions, partial(parts, self.at_enemies), self.picked))

    def _lane(self, slot: str, lane: int) -> Refusal:
        if self.card:
            return self._not_here(slot, lane)
        if slot == "own":
            return self._attack(lane, None)
        if self.other.lanes[lane] is None:
            return Refusal("enemy_empty")
        return Refusal("enemy", {"seat": opponent(self.seat)})

    def _attack(self, lane: int, number: int | None) -> Refusal:
        """Why the Scrapbot of an own lane cannot attack, with one attack or any."""
        bot = self.side.lanes[lane]
        if bot is None:
            return Refusal("empty")
        if bot.exhausted:
            return Refusal("exhausted", {"card": bot.card})
        costs = [energy for energy, _ in self.catalogue.attacks[bot.card]]
        if number is not None and number >= len(costs):
            return choices(self.actions)
        cost = min(costs) if number is None else costs[number]
        if cost > self.side.energy:
            hand = sum(self.catalogue.energy[one] for one in self.side.hand or ())
            facts = {"cost": cost, "energy": self.side.energy, "hand": hand}
            return Refusal("energy", {"card": bot.card, **facts})
        return Refusal("picked")

    def _not_here(self, slot: str, lane: int) -> Refusal:
        """Why a card that is picked does not go to a lane."""
        card, name = self.card, {"card": self.card}
        bot = (self.side if slot == "own" else self.other).lanes[lane]
        aim = self.catalogue.aims.get(card)
        if slot == "own" and card in self.catalogue.builds and bot is not None:
            return Refusal("taken", {"card": bot.card})
        if slot == "own" and card in self.catalogue.activations:
            if bot is None:
                return Refusal("needs_bot", name)
            if bot.exhausted:
                return Refusal("bot_sleeps", {**name, "bot": bot.card})
        if aim is None or aim is verbs.ReturnWound or (slot == "enemy") != (card in self.at_enemies):
            return Refusal("not_here", name)
        if bot is None:
            return Refusal("no_target", name)
        facts = {**name, "bot": bot.card}
        if aim is verbs.ExhaustEnemy and bot.exhausted:
            return Refusal("enemy_exhausted", facts)
        if aim is verbs.ReadyFriend and not bot.exhausted:
            return Refusal("ready", facts)
        if aim is verbs.Repair and not bot.damage:
            return Refusal("undamaged", facts)
        return Refusal("not_here", name)
