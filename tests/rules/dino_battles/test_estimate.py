"""What the estimate sees beside HP and figures: decks, the initiative, what is known, standing fast."""

from typing import Any

import pytest

from game.rules import load
from tests.rules.dino_battles.test_thinking import position

RULES: Any = load("dino_battles")
DECK = ["attack"] * 20


def value(own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **changes: Any) -> float:
    """What a position is worth for seat 0."""
    state = position(other={"deck": DECK, **(other or {})}, **{"deck": DECK, **(own or {})})
    data = state.to_dict() | changes
    estimate: float = RULES.estimate(RULES.restore(data), 0)
    return estimate


BETTER: dict[str, dict[str, Any]] = {
    "cards off the other deck": {"other": {"deck": DECK[:17]}},
    "cards back in the own deck": {"own": {"deck": [*DECK, *DECK[:6]]}},
    "a hand card of the other side that is known": {"other": {"known": ["attack"]}},
    "a Comp Card": {"own": {"comp": ["attack"]}},
}


@pytest.mark.parametrize("change", BETTER)
def test_it_speaks_for_a_side(change: str) -> None:
    assert value(**BETTER[change]) > value()


def test_the_initiative_is_worth_something() -> None:
    assert value(initiative=0) > value(initiative=1)


def test_the_last_cards_of_a_deck_count_most() -> None:
    """Three cards off a deck of eight are worse than three off one of twenty."""
    late = value({"deck": DECK[:8]}, {"deck": DECK[:5]}) - value({"deck": DECK[:8]}, {"deck": DECK[:8]})
    assert late > value({"deck": DECK}, {"deck": DECK[:17]}) - value()


def test_a_switch_gives_up_standing_fast() -> None:
    lost = {}
    for card in ("mosasaurus", "liopleurodon"):
        state = position(dinos=[{"card": card}, {"card": "compsognathus"}])
        stays = RULES.estimate(state, 0)
        state.players[0].switched = True
        lost[card] = stays - RULES.estimate(state, 0)
    assert lost["mosasaurus"] > lost["liopleurodon"] == 0
