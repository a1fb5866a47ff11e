"""Why a choice looks good: what a hint says of turns whose point is known."""

from typing import Any

import pytest

from game.ai.information_set import InformationSet
from game.ai.reasons import WIN, reasons
from game.ai.thought import Choice, Thought
from game.engine.dice import Dice
from game.engine.events import unheard
from game.words.action_text import plan_text
from tests.rules.scrapbots.test_thinking import DRONE, GOLEM, RULES, THINKING, position

SHOP: Any = position(
    "revised",
    {"hand": ["spare_parts", "spare_parts", "circuitry"], "lanes": [DRONE, None, None]},
    market=["golem", "sentinel", "drone"],
)
FIRE: Any = position(
    "revised", {"hand": ["circuitry", "circuitry"], "lanes": [GOLEM, None, None], "energy": 8}
)


def told(state: Any, *plans: str) -> list[str]:
    """The terms that speak for some plans, each of which is its actions in order."""
    choices = []
    for plan in plans:
        first, *rest = plan.split(", ")
        choices.append(Choice(first, 0.5, 0.0, tuple((0, action) for action in rest)))
    known = InformationSet(RULES, state, RULES.decisions(state)[0])
    found = reasons(known, THINKING, Thought(choices[0].action, tuple(choices)), len(choices), seed=3)
    return [reason.term for reason in found]


def test_a_payment_is_explained_by_what_it_buys() -> None:
    buy, end = told(SHOP, "scrap spare_parts, scrap spare_parts, scrap circuitry, buy sentinel, pass", "pass")
    assert buy == "deck"
    assert end != "hand", "the hand is discarded with the turn"


def test_an_attack_is_explained_by_its_wounds() -> None:
    attack, end = told(FIRE, "attack lane 1 2, pass", "pass")
    assert attack == "wounds"
    assert end not in ("wounds", "hand", WIN)


@pytest.mark.slow
def test_no_choice_is_told_to_keep_a_hand_that_the_turn_discards() -> None:
    """A hundred choices of games at random, each explained beside the others."""
    state, dice = position("revised"), Dice(2)
    for _ in range(100):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        (decision,) = decisions
        taken = dice.pick(decision.actions)
        known = InformationSet(RULES, state, decision)
        thought = Thought(str(taken), (Choice(str(taken), 1.0, 0.0),))
        (reason,) = reasons(known, THINKING, thought, 1, seed=4)
        assert reason.term != "hand", taken
        RULES.apply(state, {decision.seat: taken}, unheard)


@pytest.mark.parametrize(
    ("state", "plan", "words"),
    [
        (SHOP, "scrap spare_parts, scrap circuitry, buy drone", "Play Spare Parts for Scrap, to buy Drone"),
        (
            FIRE,
            "energy circuitry, attack lane 1 2",
            "Play Circuitry for Energy, to attack with Golem in lane 1",
        ),
        (SHOP, "scrap spare_parts, energy circuitry, attack lane 1 1", "Play Spare Parts for Scrap"),
        (SHOP, "scrap spare_parts", "Play Spare Parts for Scrap"),
        (SHOP, "buy drone, pass", "Buy Drone"),
    ],
    ids=["buy", "attack", "other", "nothing", "no payment"],
)
def test_a_payment_says_what_it_is_for(state: Any, plan: str, words: str) -> None:
    actions = [RULES.parse(action) for action in plan.split(", ")]
    (decision,) = RULES.decisions(state)
    assert plan_text(RULES, RULES.view(state, 0), decision, actions, ("Ada", "Brunel")) == words
