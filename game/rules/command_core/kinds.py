"""What a game can emit, ask and come to: the kinds of its events with their facts, decisions and endings."""

from typing import get_args

from game.engine.event_kinds import (
    CARD,
    CONCEDING,
    FLAG,
    NUMBER,
    SEAT,
    EventKinds,
    one_of,
    such_as,
)
from game.engine.seats import SEATS
from game.rules.command_core.state import MOST_MECHS, Phase
from game.rules.command_core.topology import ARCS

OUTCOME_REASONS = ("destroyed", "round_limit")

DECISION_KINDS = (
    "begin",
    "place",
    "face",
    "order",
    "program",
    "attack",
    "reroll",
    "defend",
    "put_back",
    "deplete",
)

PHASES: tuple[str, ...] = get_args(Phase)

_MECH = one_of(*range(MOST_MECHS))
_OF_MECH = {"seat": SEAT, "mech": _MECH, "chassis": CARD}
_OF_CARD = {**_OF_MECH, "card": CARD}
_CELL = such_as([3, 4])
_DICE = such_as([1, 6])
_SLOT = one_of(*range(5))
_COUNT = such_as(0, 1, 2)

EVENT_KINDS: EventKinds = {
    **CONCEDING,
    "first": ({"seat": SEAT},),
    "place": ({**_OF_MECH, "cell": _CELL},),
    "face": ({**_OF_MECH, "facing": NUMBER},),
    "round": ({"round": NUMBER, "seat": SEAT},),
    "order": ({**_OF_MECH, "number": NUMBER},),
    "programming": ({"seat": SEAT},),
    "program": (
        {**_OF_MECH, "slot": _SLOT, "card": such_as("example", "", None), "flipped": such_as(True, None)},
    ),
    "programmed": ({"seat": SEAT},),
    "execution": ({},),
    "reveal": ({**_OF_MECH, "program": such_as([])},),
    "fill": ({**_OF_CARD, "slot": _SLOT, "flipped": FLAG},),
    "directive": ({**_OF_CARD, "slot": _SLOT, "flipped": FLAG},),
    "step": ({**_OF_MECH, "cell": _CELL},),
    "turn": ({**_OF_MECH, "facing": NUMBER, "turned": such_as(-2, -1, 1, 2)},),
    "stop": (_OF_MECH,),
    "lock": ({**_OF_MECH, "targeting": _COUNT, "most": one_of(2, 3)},),
    "blocked": ({**_OF_MECH, "by": one_of("edge", "wall", "mech")},),
    "delta": ({**_OF_MECH, "delta": such_as(-2, 0, 2)},),
    "gain": ({**_OF_MECH, "amount": NUMBER, "surge": NUMBER},),
    "pay": ({**_OF_MECH, "flux": _COUNT, "surge": _COUNT},),
    "strain": ({**_OF_MECH, "dice": _DICE, "hits": _COUNT, "crits": _COUNT},),
    "combat": ({},),
    "hold": ({**_OF_MECH, "had_target": FLAG},),
    "attack": ({**_OF_MECH, "weapon": CARD, "target": _MECH},),
    "roll": ({**_OF_MECH, "dice": _DICE},),
    "reroll": (
        {
            **_OF_MECH,
            "dice_kind": one_of("attack", "armor", "evade"),
            "die": NUMBER,
            "result": NUMBER,
            "paid": one_of("surge", "flux", ""),
            "left": NUMBER,
        },
    ),
    "defend": ({**_OF_MECH, "arc": one_of(*ARCS), "armor": _DICE, "evade": _DICE},),
    "result": ({**_OF_MECH, "hits": _COUNT, "crits": _COUNT, "cancelled": _COUNT},),
    "damage": ({**_OF_MECH, "amount": NUMBER, "structure": _COUNT},),
    "destroyed": ({**_OF_MECH, "cell": such_as([3, 4], None)},),
    "crit": ({**_OF_MECH, "cards": such_as(["example"])},),
    "spared": (_OF_MECH,),
    "called_off": (_OF_MECH,),
    "left": (_OF_MECH,),
    "put_back": ({**_OF_CARD, "targeting": _COUNT},),
    "deplete": (_OF_CARD,),
    "clean_up": ({},),
    "over": (
        {
            "winner": one_of(*SEATS, None),
            "reason": one_of(*OUTCOME_REASONS),
            "structure": such_as([8, 12]),
        },
    ),
}
