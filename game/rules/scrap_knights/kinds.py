"""What a duel can emit, ask and come to: the kinds of its events with their facts, decisions and endings."""

from typing import get_args

from msgspec.structs import asdict

from game.content.examples import examples
from game.content.scrap_knights.conditions import CONDITIONS, Condition
from game.engine.event_kinds import (
    CARD,
    CONCEDING,
    EXAMPLE_CARD,
    FLAG,
    HIDDEN_LIST,
    LIST,
    NUMBER,
    SEALING,
    SEAT,
    EventKinds,
    Fact,
    one_of,
    such_as,
)
from game.rules.scrap_knights.state import TOKENS, Phase

OUTCOME_REASONS = ("destroyed", "overheat", "round_limit")

DECISION_KINDS = (
    "act",
    "bots",
    "tokens",
    "overcharge",
    "block",
    "distance",
    "play",
    "copy",
    "return_bot",
    "discard",
    "shuffle",
)

PHASES: tuple[str, ...] = get_args(Phase)

_OF_CARD = {"seat": SEAT, "card": CARD}
_TOKEN = one_of(*TOKENS)
_TRIGGERS = ("threatened", "uninterrupted", "overheat", "miss", "move")
_MANOEUVRE = such_as(EXAMPLE_CARD)
_DISTANCE_CHANGED = {
    **_OF_CARD,
    "by": NUMBER,
    "before": NUMBER,
    "distance": NUMBER,
    "crossed": FLAG,
}


def _setting_of(condition: type[Condition]) -> Fact:
    """What the first setting of a condition can be; None where it has none."""
    return such_as(*(next(iter(asdict(one).values()), None) for one in examples(condition, EXAMPLE_CARD)))


_PREVENTED = {**_OF_CARD, "reason": one_of("prevented", "silenced", "no_card")}
"""Why an effect does nothing; for a condition that does not hold, its name and its first setting."""
_CONDITION_FAILED = tuple(
    {**_OF_CARD, "reason": one_of(condition.__name__), "detail": _setting_of(condition)}
    for condition in CONDITIONS.values()
)

EVENT_KINDS: EventKinds = {
    **CONCEDING,
    **SEALING,
    "round": ({"round": NUMBER},),
    "no_act": ({"seat": SEAT},),
    "flip": ({**_OF_CARD, "text": _MANOEUVRE, "cost": NUMBER},),
    "copy_joins": (_OF_CARD,),
    "pass": ({"seat": SEAT, "window": one_of("bots", "tokens")},),
    "bot": ({**_OF_CARD, "text": such_as(f"use {EXAMPLE_CARD}")},),
    "spend": ({**_OF_CARD, "token": _TOKEN},),
    "ult": (_OF_CARD,),
    "chain": ({"effects": LIST},),
    "tie": ({**_OF_CARD, "cards": LIST},),
    "effect": ({**_OF_CARD, "line": NUMBER, "role": one_of("act", "copy", "ult", "bot")},),
    "nothing": (_PREVENTED, *_CONDITION_FAILED),
    "lapsed": tuple(
        {**_OF_CARD, "line": NUMBER, "trigger": one_of(trigger), "target": SEAT} for trigger in _TRIGGERS
    ),
    "miss": ({**_OF_CARD, "range": NUMBER, "distance": NUMBER},),
    "damage": (
        {
            **_OF_CARD,
            "target": SEAT,
            "amount": such_as(0, 1),
            "blocked": such_as(0, 1),
            "hit": FLAG,
            "hp": NUMBER,
        },
    ),
    "block": ({**_OF_CARD, "amount": NUMBER},),
    "heat": ({**_OF_CARD, "amount": NUMBER, "heat": NUMBER},),
    "vent": ({**_OF_CARD, "amount": such_as(0, 1), "heat": NUMBER},),
    "set_heat": ({**_OF_CARD, "heat": NUMBER},),
    "move": (_DISTANCE_CHANGED,),
    "push": (_DISTANCE_CHANGED,),
    "set_distance": ({**_OF_CARD, "before": NUMBER, "distance": NUMBER},),
    "token": ({**_OF_CARD, "token": _TOKEN, "count": NUMBER},),
    "link": ({**_OF_CARD, "by": such_as(-1, 1), "link": NUMBER, "reason": such_as("hit")},),
    "copy_later": ({**_OF_CARD, "rounds": such_as(1, 2)},),
    "copy_on_spend": ({**_OF_CARD, "token": _TOKEN},),
    "copy": ({**_OF_CARD, "by": CARD, "text": _MANOEUVRE},),
    "two_cards": ({**_OF_CARD, "act_kind": such_as("attack")},),
    "held": ({**_OF_CARD, "by": CARD, "holder": SEAT},),
    "released": (_OF_CARD,),
    "bot_returned": (_OF_CARD,),
    "hand_seen": ({"seat": SEAT, "target": SEAT, "cards": HIDDEN_LIST},),
    "lost": ({**_OF_CARD, "by": CARD},),
    "shuffled": ({"seat": SEAT, "count": NUMBER, "cards": HIDDEN_LIST},),
    "drew": ({"seat": SEAT, "count": such_as(0, 1, 2), "cards": HIDDEN_LIST},),
    "prevent_turn": (_OF_CARD,),
    "prevent_next": ({**_OF_CARD, "target": SEAT},),
    "overheated": ({"seat": SEAT, "heat": NUMBER},),
    "destroyed": ({"seat": SEAT},),
    "over": ({"winner": one_of(0, 1, None), "reason": one_of(*OUTCOME_REASONS)},),
}
