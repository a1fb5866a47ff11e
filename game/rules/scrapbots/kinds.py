"""What a game can emit, ask and come to: the kinds of its events with their facts, decisions and endings."""

from game.content.scrapbots.cards import LANES
from game.engine.event_kinds import (
    CARD,
    CONCEDING,
    EXAMPLE_CARD,
    FLAG,
    NUMBER,
    SEAT,
    EventKinds,
    one_of,
    such_as,
)
from game.engine.seats import SEATS

OUTCOME_REASONS = ("last_wound", "turn_limit")

DECISION_KINDS = ("main", "done", "limit")
PHASES = ("main",)
"""All of a turn that takes time: the other steps need no choice."""

_OF_CARD = {"seat": SEAT, "card": CARD}
_IN_LANE = {**_OF_CARD, "lane": one_of(*range(LANES))}
_COUNT = such_as(1, 2)
_CARDS = such_as([EXAMPLE_CARD])
_HIDDEN_CARDS = such_as([EXAMPLE_CARD], None)

EVENT_KINDS: EventKinds = {
    **CONCEDING,
    "turn": ({"turn": NUMBER, "seat": SEAT},),
    "scrap": (
        {**_OF_CARD, "amount": NUMBER, "scrap": NUMBER, "from_hand": one_of(True), "in_play": FLAG},
        {**_OF_CARD, "amount": NUMBER, "scrap": NUMBER},
    ),
    "energy": (
        {**_OF_CARD, "amount": NUMBER, "energy": NUMBER, "from_hand": one_of(True), "in_play": FLAG},
        {**_OF_CARD, "amount": NUMBER, "energy": NUMBER},
    ),
    "text": (_OF_CARD,),
    "activate": (_IN_LANE,),
    "build": (_IN_LANE,),
    "attack": ({**_IN_LANE, "number": NUMBER, "cost": NUMBER, "energy": NUMBER},),
    "buy": ({**_OF_CARD, "index": NUMBER, "cost": NUMBER, "scrap": NUMBER},),
    "market": ({"card": CARD, "index": NUMBER, "main_deck_size": NUMBER},),
    "draw": ({"seat": SEAT, "count": _COUNT, "cards": _HIDDEN_CARDS},),
    "shuffle": ({"seat": SEAT, "count": _COUNT},),
    "discard": ({"seat": SEAT, "cards": _CARDS},),
    "clean_up": ({"seat": SEAT},),
    "wounds_drawn": ({**_OF_CARD, "count": _COUNT, "draws": _COUNT},),
    "coin": ({**_OF_CARD, "heads": FLAG},),
    "damage": ({**_IN_LANE, "amount": NUMBER, "damage": NUMBER},),
    "spared": ({"seat": SEAT, "lane": one_of(*range(LANES)), "amount": NUMBER},),
    "wound": ({**_IN_LANE, "count": _COUNT, "wounds_left": _COUNT},),
    "destroy": (_IN_LANE,),
    "ready_after_attack": (_IN_LANE,),
    "exhaust": (_IN_LANE,),
    "ready": (_IN_LANE,),
    "repair": ({**_IN_LANE, "amount": NUMBER, "damage": NUMBER},),
    "return_wound": ({**_OF_CARD, "zone": one_of("hand", "discard"), "wounds_left": _COUNT},),
    "shed_wounds": ({**_OF_CARD, "count": _COUNT, "amount": NUMBER, "energy": NUMBER},),
    "removed": (_OF_CARD,),
    "nothing": ({**_OF_CARD, "reason": one_of("empty_lane", "no_target", "no_damage", "no_wound")},),
    "over": (
        {
            "winner": one_of(*SEATS, None),
            "reason": one_of(*OUTCOME_REASONS),
            "wounds": such_as([8, 12], [10, 10]),
        },
    ),
}
