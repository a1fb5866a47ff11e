"""What a game can emit, ask and come to: the kinds of its events with their facts, decisions and endings."""

from typing import get_args

from game.content.dino_battles import COMBAT_CARDS
from game.content.dino_battles.statuses import STATUSES
from game.engine.event_kinds import (
    CARD,
    CONCEDING,
    EXAMPLE_CARD,
    FLAG,
    HIDDEN_LIST,
    LIST,
    NUMBER,
    SEAT,
    EventKinds,
    one_of,
    such_as,
)
from game.engine.seats import SEATS
from game.rules.dino_battles.state import PLACES, Answer, Phase

OUTCOME_REASONS = ("knockouts", "last_dinosaur", "deck", "turn_limit")

DECISION_KINDS = (
    "mulligan",
    "place",
    "precombat",
    "postcombat",
    "discard",
    "look",
    "move",
    "answer",
    "promote",
    "respond",
    "window_startup",
    "window_move",
    "window_answer",
    "window_dice",
    "window_ko",
    "window_end",
)

PHASES: tuple[str, ...] = get_args(Phase)

PHASES_TOLD = ("precombat", "combat", "postcombat", "end")
LOSSES = ("hit", "spikes", "recoil", "retreat", *[status.id for status in STATUSES], "card")
"""Why a Dinosaur loses HP."""
ANSWERS = tuple(answer for answer in get_args(Answer) if answer)

_PLACE = one_of(*range(PLACES))
_OF_DINO = {"seat": SEAT, "place": _PLACE, "dino": CARD}
_OF_CARD = {"seat": SEAT, "card": CARD}
_COMBAT_CARD = {"seat": SEAT, "card": one_of(*COMBAT_CARDS)}
_SPECIAL = one_of(0, 1, 2, 3)
_ANSWER = one_of(*ANSWERS)
_COUNT = such_as(1, 2)
_ROUNDS = such_as(0, 1, 2)
_PAIR = such_as([4, 5])
_PLAYED = {
    "seat": SEAT,
    "card": CARD,
    "on": such_as(None, 1),
    "dino": such_as("", EXAMPLE_CARD),
    "name": such_as("", EXAMPLE_CARD),
}

EVENT_KINDS: EventKinds = {
    **CONCEDING,
    "no_dinosaur": ({"seat": SEAT, "cards": LIST},),
    "mulligan": ({"seat": SEAT, "count": _COUNT, "cards": HIDDEN_LIST},),
    "keep": ({"seat": SEAT, "hand_size": NUMBER},),
    "comp": ({"comp_size": _PAIR},),
    "place": ({"seat": SEAT, "place": _PLACE, "dino": such_as(EXAMPLE_CARD, None)},),
    "ready": ({"seat": SEAT},),
    "reveal": ({"seat": SEAT, "cards": LIST},),
    "turn": ({"turn": NUMBER, "initiative": SEAT},),
    "phase": ({"phase": one_of(*PHASES_TOLD), "seat": SEAT},),
    "bench": (_OF_DINO,),
    "attach": ({**_OF_DINO, "card": CARD},),
    "set": ({"seat": SEAT, "card": such_as(EXAMPLE_CARD, None)},),
    "load": (_COMBAT_CARD,),
    "retreat": ({**_OF_DINO, "cost": _COUNT},),
    "discard": (_OF_CARD,),
    "shed": ({**_OF_DINO, "card": CARD},),
    "burrow": (_OF_DINO,),
    "switch": ({**_OF_DINO, "place_left": _PLACE},),
    "pass": ({"seat": SEAT},),
    "decline": ({"seat": SEAT},),
    "play": (_PLAYED,),
    "use": (_PLAYED,),
    "resolve": (_OF_CARD,),
    "permanent": (_OF_CARD,),
    "change": ({"seat": SEAT, "amount": such_as(4, -4)},),
    "shield": ({"seat": SEAT, "amount": NUMBER},),
    "heal": ({**_OF_DINO, "amount": NUMBER},),
    "boost": ({**_OF_DINO, "card": CARD},),
    "boost_over": ({**_OF_DINO, "card": CARD},),
    "cleanse": (_OF_DINO,),
    "free": (_OF_DINO,),
    "bonus": ({"seat": SEAT, "amount": NUMBER, "bonus": NUMBER},),
    "steady": ({**_OF_DINO, "amount": NUMBER, "bonus": NUMBER},),
    "first_move": ({"seat": SEAT},),
    "draw": ({"seat": SEAT, "count": _COUNT, "cards": HIDDEN_LIST},),
    "robbed": (_OF_CARD,),
    "recover": (_OF_CARD,),
    "seize": ({"seat": SEAT},),
    "mill": ({"seat": SEAT, "count": _COUNT, "cards": LIST},),
    "restock": ({"seat": SEAT, "count": _COUNT, "cards": LIST},),
    "search": ({**_OF_CARD, "found": FLAG},),
    "muster": ({"seat": SEAT, "count": _COUNT, "loaded": _COUNT, "cards": LIST},),
    "look": ({"seat": SEAT, "count": _COUNT, "cards": HIDDEN_LIST},),
    "choose": ({"seat": SEAT, "card": such_as(EXAMPLE_CARD, None)},),
    "spied": ({"seat": SEAT, "count": _COUNT, "cards": LIST},),
    "jam": (_COMBAT_CARD,),
    "destroy_upgrade": ({**_OF_DINO, "card": CARD},),
    "destroy_permanent": (_OF_CARD,),
    "lured": ({**_OF_DINO, "place_left": _PLACE},),
    "damage": ({**_OF_DINO, "amount": NUMBER, "left": NUMBER, "why": one_of(*LOSSES)},),
    **{status.event: ({**_OF_DINO, status.counts: _COUNT},) for status in STATUSES},
    "paralyze": ({**_OF_DINO, "rounds": _ROUNDS},),
    "wears_off": ({**_OF_DINO, "rounds": _ROUNDS},),
    "attack": ({**_OF_DINO, "special": _SPECIAL},),
    "answer": ({**_OF_DINO, "answer": _ANSWER, "special": _SPECIAL},),
    "struggle": ({**_OF_DINO, "die": NUMBER, "fails": FLAG},),
    "failed": ({"seat": SEAT},),
    "roll": ({"seat": SEAT, "dice": _PAIR, "answer": _ANSWER},),
    "totals": ({"seat": SEAT, "answer": _ANSWER, "totals": _PAIR},),
    "evaded": ({"seat": SEAT, "amount": NUMBER, "bonus": NUMBER},),
    "exchange_over": ({"seat": SEAT},),
    "called_off": ({"seat": SEAT},),
    "knock_out": (_OF_DINO,),
    "comp_cards": ({"seat": SEAT, "count": _COUNT, "cards": HIDDEN_LIST},),
    "promote": ({**_OF_DINO, "place_left": _PLACE},),
    "over": (
        {
            "winner": one_of(*SEATS, None),
            "reason": one_of(*OUTCOME_REASONS),
            "knockouts": such_as([3, 1]),
        },
    ),
}
