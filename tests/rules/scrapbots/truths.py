"""What each refusal of Scrapbots says, checked against the whole state."""

from typing import Any

from game.content.scrapbots import Component, Resource, Scrapbot
from game.content.scrapbots.verbs import ExhaustEnemy, ReadyFriend, Repair
from tests.conformance.refusal_case import Case, Truths

MOST_PLAYS = 100


def _card(case: Case, card: str) -> Any:
    return case.rules.library.sets[case.state.edition].cards[card]


def _lane(case: Case) -> int:
    lane: Any = case.pick.of if case.pick.slot == "way" else case.pick.value
    return int(lane)


def _own_bot(case: Case) -> Any:
    return case.own.lanes[_lane(case)]


def _other_bot(case: Case) -> Any:
    return case.other.lanes[_lane(case)]


def _picked(case: Case, slot: str = "hand") -> str:
    return next((pick.value for pick in case.picked if pick.slot == slot), "")


def _follows(case: Case, verb: type) -> bool:
    """Whether the card that is picked has a text with that verb."""
    card = _card(case, case.facts["card"])
    own = case.facts["card"] == _picked(case)
    return own and isinstance(card, Resource) and any(isinstance(step.verb, verb) for step in card.text)


def _too_dear(case: Case) -> bool:
    """One attack costs too much, or, of a lane, each of them."""
    bot, facts = _own_bot(case), case.facts
    costs = [attack.energy for attack in _card(case, bot.card).attacks]
    cost = costs[case.pick.value[1]] if case.pick.slot == "way" else min(costs)
    right = (facts["card"], facts["cost"], facts["energy"]) == (bot.card, cost, case.own.energy)
    given = [getattr(_card(case, one), "energy", 0) for one in case.own.hand or ()]
    right = right and facts["hand"] == sum(given)
    return right and not bot.exhausted and cost > case.own.energy


def _price(case: Case) -> bool:
    facts = case.facts
    right = (facts["cost"], facts["scrap"]) == (_card(case, facts["card"]).scrap, case.own.scrap)
    right = right and facts["hand"] == sum(_card(case, card).scrap for card in case.own.hand)
    return right and facts["card"] in case.state.market and facts["cost"] > facts["scrap"]


def _ready(case: Case) -> list[Any]:
    return [bot for bot in case.own.lanes if bot is not None and not bot.exhausted]


def _goes_nowhere(case: Case) -> bool:
    """No action plays the card into that lane on that side."""
    return bool(_picked(case)) and case.facts["card"] == _picked(case) and not case.goes_on


TRUTHS: Truths = {
    "other_turn": lambda case: case.facts["seat"] == case.state.active == 1 - case.seat,
    "limit": lambda case: case.facts["limit"] == MOST_PLAYS <= case.state.plays,
    "price": _price,
    "not_in_market": lambda case: case.facts["card"] not in case.state.market,
    "not_in_hand": lambda case: case.facts["card"] not in case.own.hand,
    "wound": lambda case: _card(case, case.pick.value).kind == "wound" and case.pick.value in case.own.hand,
    "exhausted": lambda case: _own_bot(case).exhausted and _own_bot(case).card == case.facts["card"],
    "energy": _too_dear,
    "empty": lambda case: _own_bot(case) is None,
    "enemy": lambda case: case.facts["seat"] == 1 - case.seat and _other_bot(case) is not None,
    "enemy_empty": lambda case: _other_bot(case) is None,
    "enemy_deck": lambda case: case.facts["seat"] == 1 - case.seat,
    "enemy_pile": lambda case: case.facts["seat"] == 1 - case.seat and not case.other.discard,
    "pool": lambda case: not _picked(case) and case.facts["pool"] == case.pick.value,
    "enemy_pool": lambda case: case.facts["seat"] == 1 - case.seat and case.facts["pool"] == case.pick.value,
    "no_energy": lambda case: not getattr(_card(case, case.facts["card"]), "energy", 0),
    "no_text": lambda case: not isinstance(_card(case, case.facts["card"]), Resource),
    "not_built": lambda case: not isinstance(_card(case, case.facts["card"]), Scrapbot),
    "lanes_full": lambda case: None not in case.own.lanes,
    "not_activated": lambda case: not getattr(_card(case, case.facts["card"]), "activate", ()),
    "no_ready": lambda case: isinstance(_card(case, case.facts["card"]), Component) and not _ready(case),
    "taken": lambda case: (
        isinstance(_card(case, _picked(case)), Scrapbot) and _own_bot(case).card == case.facts["card"]
    ),
    "needs_bot": lambda case: (
        isinstance(_card(case, case.facts["card"]), Component) and _own_bot(case) is None
    ),
    "bot_sleeps": lambda case: (
        isinstance(_card(case, _picked(case)), Component)
        and _picked(case) == case.facts["card"]
        and _own_bot(case).card == case.facts["bot"]
        and _own_bot(case).exhausted
    ),
    "undamaged": lambda case: (
        _follows(case, Repair) and _own_bot(case).card == case.facts["bot"] and not _own_bot(case).damage
    ),
    "ready": lambda case: (
        _follows(case, ReadyFriend)
        and _own_bot(case).card == case.facts["bot"]
        and not _own_bot(case).exhausted
    ),
    "enemy_exhausted": lambda case: (
        _follows(case, ExhaustEnemy)
        and _other_bot(case).card == case.facts["bot"]
        and _other_bot(case).exhausted
    ),
    "no_target": lambda case: (_own_bot(case) if case.pick.slot == "own" else _other_bot(case)) is None,
    "not_here": _goes_nowhere,
    "bought": lambda case: case.facts["card"] == _picked(case, "market"),
    "picked": lambda case: bool(case.picked),
}
