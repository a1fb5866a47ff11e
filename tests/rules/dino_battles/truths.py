"""What each refusal of Dino Battles says, checked against the whole state."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.content.dino_battles import verbs as v
from game.content.dino_battles.statuses import BY_DEED, suffers
from tests.conformance.refusal_case import Case, Truths

_MAIN, _SWITCH = ("precombat", "postcombat"), ("switch", 0)
COMBAT = ("attack", "evade", "defend")


def _group(case: Case, card: str = "") -> str:
    group: str = case.rules.library.cards[card or case.facts["card"]].group
    return group


def _picked(case: Case) -> str:
    return next((pick.value for pick in case.picked if pick.slot in ("hand", "item")), "")


def _asked(case: Case) -> bool:
    """Whether that seat has to choose now."""
    (decision,) = case.rules.decisions(case.state)
    asked: bool = decision.seat == case.facts["seat"] == 1 - case.seat
    return asked


def _figures(case: Case, player: Any, place: int) -> Any:
    dino = player.dinos[place]
    permanents = player.permanents if place == 0 else ()
    return case.rules.catalogue.figures(dino.card, dino.bears, permanents)


def _dino(case: Case) -> Any:
    """The Dinosaur at the place of the pick."""
    return (case.own if case.pick.slot == "own" else case.other).dinos[case.pick.value]


def _is(case: Case) -> bool:
    dino = _dino(case)
    return dino is not None and dino.card == case.facts["dino"]


def _open(case: Case) -> str:
    """The window in which cards can be used now."""
    state = case.state
    if state.window is not None:
        return str(state.window.kind)
    return "main" if case.kind in _MAIN else ""


def _wrong_window(case: Case) -> bool:
    card = case.rules.library.cards[case.facts["card"]]
    return card.windows == case.facts["windows"] and _open(case) not in card.windows


def _holds(case: Case, when: str) -> bool:
    exchange, window = case.state.exchange, case.state.window
    if when == "precombat":
        return bool(case.state.phase == "precombat")
    if when == "first_turn":
        return bool(case.state.turn == 1)
    if when in ("lost", "scored"):
        return window is not None and window.lost[case.seat if when == "lost" else 1 - case.seat]
    if exchange is None or exchange.mover == case.seat:
        return False
    answer = {"evading": "evade", "defending": "defend", "countering": "attack"}.get(when)
    return answer is None or exchange.answer == answer


def _condition(case: Case) -> bool:
    card = case.rules.library.cards[case.facts["card"]]
    return card.when == case.facts["when"] and not _holds(case, card.when)


def _targetable(case: Case) -> Iterator[tuple[int, Any]]:
    """The places of the other side that cards can be aimed at, with who stands there."""
    for place, dino in enumerate(case.other.dinos):
        if dino is not None and not _figures(case, case.other, place).camouflaged:
            yield place, dino


def _throws(case: Case, seat: int) -> bool:
    exchange = case.state.exchange
    return exchange is not None and (exchange.mover == seat or exchange.answer not in ("", "take"))


def _hurt(case: Case) -> list[Any]:
    return [dino for dino in case.own.dinos if dino is not None and dino.damage]


def _ill(case: Case) -> list[Any]:
    return [dino for dino in case.own.dinos if dino and (dino.damage or suffers(dino))]


def _stuns(case: Case) -> bool:
    return any(
        place == 0 and "paralysis" not in _figures(case, case.other, 0).immune
        for place, _ in _targetable(case)
    )


_HELPS: Mapping[type, Callable[[Case, Any], object]] = {
    v.Total: lambda case, verb: _throws(case, case.seat),
    v.EnemyTotal: lambda case, verb: _throws(case, 1 - case.seat),
    v.Shield: lambda case, verb: case.state.exchange,
    v.Heal: lambda case, verb: _hurt(case),
    v.HealAll: lambda case, verb: _hurt(case),
    v.Cleanse: lambda case, verb: _ill(case),
    v.Free: lambda case, verb: case.own.dinos[0] and case.own.dinos[0].paralyzed,
    v.Bonus: lambda case, verb: True,
    v.FirstMove: lambda case, verb: True,
    v.Draw: lambda case, verb: case.own.deck,
    v.Discard: lambda case, verb: case.other.hand,
    v.TakeComp: lambda case, verb: case.own.comp,
    v.Seize: lambda case, verb: case.state.initiative != case.seat,
    v.Mill: lambda case, verb: case.other.deck,
    v.Restock: lambda case, verb: case.own.junk,
    v.Search: lambda case, verb: (
        case.own.deck
        and [card for card in (*case.own.deck, *case.own.comp) if _group(case, card) == verb.kind]
    ),
    v.Muster: lambda case, verb: case.own.deck,
    v.Look: lambda case, verb: case.own.deck,
    v.Spy: lambda case, verb: len(case.other.hand) > len(case.other.known),
    v.Recover: lambda case, verb: [card for card in case.own.junk if _group(case, card) == verb.kind],
    v.Jam: lambda case, verb: not case.other.combat_deck.empty,
    v.DestroyUpgrade: lambda case, verb: [dino for _, dino in _targetable(case) if dino.upgrades],
    v.DestroyPermanent: lambda case, verb: case.other.permanents,
    **dict.fromkeys(BY_DEED, lambda case, verb: [*_targetable(case)]),
    v.Stun: lambda case, verb: _stuns(case),
    v.Damage: lambda case, verb: [place for place, _ in _targetable(case) if place == 0],
    v.Lure: lambda case, verb: [place for place, _ in _targetable(case) if place],
}
"""Whether a deed would do something now."""


def _none_in_junk(kind: str) -> Callable[[Case], bool]:
    return lambda case: not [card for card in case.own.junk if _group(case, card) == kind]


def _not_found(case: Case) -> bool:
    card = case.rules.library.cards[case.facts["card"]]
    searches = [step.verb for step in card.do if isinstance(step.verb, v.Search)]
    return any(not _HELPS[v.Search](case, verb) for verb in searches)


_LACKING: Mapping[str, Callable[[Case], bool]] = {
    **{f"junk_{kind}": _none_in_junk(kind) for kind in ("item", "upgrade", "combat", "dinosaur")},
    "junk": lambda case: not [card for card in case.own.junk if card != case.facts["card"]],
    "found": _not_found,
    "comp": lambda case: not case.own.comp,
    "deck": lambda case: not case.own.deck,
    "enemy_deck": lambda case: not case.other.deck,
    "enemy_hand": lambda case: not case.other.hand,
    "unseen": lambda case: len(case.other.hand) <= len(case.other.known),
    "paralyzed": lambda case: not case.own.dinos[0].paralyzed,
    "hurt": lambda case: not _hurt(case),
    "loaded": lambda case: bool(case.other.combat_deck.empty),
    "permanent": lambda case: not case.other.permanents,
    "": lambda case: True,
}
"""Whether a side has nothing of what a card is said to lack."""


def _does_nothing(case: Case) -> bool:
    card = case.rules.library.cards[case.facts["card"]]
    if card.permanent:
        return False
    if card.this_turn and any(dino and card.id not in dino.boosts for dino in case.own.dinos):
        return False
    # What a card names has to be there, whatever else it does.
    named = [step.verb for step in card.do if isinstance(step.verb, v.Recover | v.Search)]
    if any(not _HELPS[type(verb)](case, verb) for verb in named):
        return True
    return not any(_HELPS[type(step.verb)](case, step.verb) for step in card.do)


def _aims(case: Case) -> tuple[type, ...]:
    return tuple(type(step.verb) for step in case.rules.library.cards[case.facts["card"]].do)


def _helps_own(case: Case) -> bool:
    return bool(
        {v.Heal, v.Cleanse} & {*_aims(case)} or case.rules.library.cards[case.facts["card"]].this_turn
    )


def _lacks_pay(case: Case) -> bool:
    card = case.rules.library.cards[case.facts["card"]]
    short = [one for one in card.pays if case.own.hand.count(one) < card.pays.count(one)]
    return card.pays == case.facts["combat_cards"] and bool(short)


def _boosted(case: Case) -> bool:
    card = case.rules.library.cards[case.facts["card"]]
    return bool(card.this_turn) and _is(case) and card.id in _dino(case).boosts


def _unhurt(case: Case) -> bool:
    dino, aims = _dino(case), _aims(case)
    wants = suffers(dino) if v.Cleanse in aims else False
    return _is(case) and not dino.damage and not wants


def _cost(case: Case) -> int:
    """The Retreat Cost of the active Dinosaur, and what the other side's permanent Items add."""
    items = [case.rules.library.items[card] for card in case.other.permanents]
    verbs = [step.verb for item in items for step in item.permanent]
    more = sum(verb.amount for verb in verbs if isinstance(verb, v.EnemyRetreat))
    retreat: int = _figures(case, case.own, 0).retreat
    return retreat + more


def _cannot_pay(case: Case) -> bool:
    facts = case.facts
    right = (facts["cost"], facts["count"]) == (_cost(case), len(case.own.hand))
    return right and facts["cost"] > facts["count"] and not case.own.switched


def _cannot_bleed(case: Case) -> bool:
    figures, dino = _figures(case, case.own, 0), case.own.dinos[0]
    hp = 5 * _cost(case)
    return figures.retreat_by == "hp" and case.facts["hp"] == hp >= figures.hp - dino.damage


def _lacks(case: Case) -> bool:
    """The Combat Cards of a special attack, and those that are there."""
    facts, deck = case.facts, case.own.combat_deck
    special = case.rules.library.dinosaurs[facts["dino"]].specials[facts["special"] - 1]
    have = {card: getattr(deck, card) for card in COMBAT}
    right = case.own.dinos[0].card == facts["dino"] and tuple(facts["combat_cards"]) == special.cards
    missing = [card for card in COMBAT if special.cards.count(card) > have[card]]
    return right and have == {card: facts[card] for card in COMBAT} and bool(missing)


def _full_bench(case: Case) -> bool:
    return None not in case.own.dinos[1:] and case.facts["count"] == len(case.own.dinos[1:])


TRUTHS: Truths = {
    "other_turn": _asked,
    "mulligan_first": lambda case: case.kind == "mulligan",
    "promote_first": lambda case: case.kind == "promote",
    "discard_first": lambda case: (
        case.kind == "discard" and case.state.payment.left == case.facts["left"] > 0
    ),
    "look_first": lambda case: case.kind == "look" and bool(case.own.looked),
    "move_first": lambda case: case.kind == "move",
    "answer_first": lambda case: case.kind == "answer",
    "not_in_hand": lambda case: case.facts["card"] not in case.own.hand,
    "not_in_items": lambda case: case.facts["card"] not in case.own.items,
    "only_dinosaurs": lambda case: case.state.turn == 0 and _group(case) != "dinosaur",
    "main_only": lambda case: case.kind not in _MAIN and _group(case) in ("dinosaur", "upgrade", "combat"),
    "bench_full": _full_bench,
    "no_bearer": lambda case: _group(case) == "upgrade" and not any(case.own.dinos[1:]),
    "one_of_a_name": lambda case: (
        any(case.own.dinos[1:])
        and all(case.facts["card"] in dino.upgrades for dino in case.own.dinos[1:] if dino is not None)
    ),
    "items_full": lambda case: case.facts["count"] == len(case.own.items) + len(case.own.permanents) >= 5,
    "set_first": lambda case: (
        _group(case) == "item" and case.facts["card"] in case.own.hand and case.kind not in _MAIN
    ),
    "window": _wrong_window,
    "condition": _condition,
    "no_target": lambda case: _does_nothing(case) and _LACKING[case.facts["lacks"]](case),
    "card_first": lambda case: not _picked(case) and _SWITCH not in [pick.value for pick in case.picked],
    "picked": lambda case: bool(case.picked),
    "empty_place": lambda case: _dino(case) is None,
    "active_taken": lambda case: case.own.dinos[0].card == case.facts["dino"],
    "last_active": lambda case: (
        case.own.dinos[0] is None
        and [card for card in case.own.hand if _group(case, card) == "dinosaur"] == [case.facts["card"]]
    ),
    "active_upgrade": lambda case: (
        _group(case) == "upgrade" and (case.pick.slot, case.pick.value) == ("own", 0)
    ),
    "worn": lambda case: _is(case) and case.facts["card"] in _dino(case).upgrades,
    "own_only": lambda case: case.pick.slot == "enemy" and (_group(case) == "upgrade" or _helps_own(case)),
    "enemy_only": lambda case: (
        case.pick.slot == "own" and bool({*BY_DEED, v.Lure, v.DestroyUpgrade} & {*_aims(case)})
    ),
    "bench_only": lambda case: v.Lure in _aims(case) and case.pick.value == 0,
    "no_upgrades": lambda case: v.DestroyUpgrade in _aims(case) and _is(case) and not _dino(case).upgrades,
    "unhurt": _unhurt,
    "camouflaged": lambda case: _is(case) and _figures(case, case.other, case.pick.value).camouflaged,
    "no_aim": lambda case: not _helps_own(case) and not {*BY_DEED, v.Lure, v.DestroyUpgrade} & {*_aims(case)},
    "press_switch": lambda case: (
        case.facts["cost"] in (_cost(case), 0)
        and case.decision is not None
        and f"switch {case.pick.value}" in {str(action) for action in case.decision.actions}
    ),
    "switch_later": lambda case: case.kind not in _MAIN,
    "switched": lambda case: case.own.switched,
    "no_bench": lambda case: not any(case.own.dinos[1:]),
    "retreat": _cannot_pay,
    "retreat_hp": _cannot_bleed,
    "unpaid": _lacks_pay,
    "boosted": _boosted,
    "combat_later": lambda case: case.kind not in ("move", "answer"),
    "not_attacked": lambda case: case.kind == "move" and case.state.exchange is None,
    "no_card": lambda case: getattr(case.own.combat_deck, case.facts["combat_card"]) == 0,
    "no_special": lambda case: (
        case.own.dinos[0].card == case.facts["dino"]
        and len(case.rules.library.dinosaurs[case.facts["dino"]].specials)
        == case.facts["count"]
        < case.pick.value[1]
    ),
    "special_cards": _lacks,
    "own_side": lambda case: case.kind == "place" and case.pick.slot == "enemy",
    "switch_bench": lambda case: _is(case) and (case.pick.slot, case.pick.value) == ("own", 0),
    "switch_own": lambda case: _is(case) and case.pick.slot == "enemy",
    "no_dinosaur": lambda case: all(_group(case, card) != "dinosaur" for card in case.own.hand),
    "last_card": lambda case: len(case.own.hand) == 1,
    "active_first": lambda case: case.state.turn == 0 and case.own.dinos[0] is None,
}
