"""What a search is told of a duel: worth of cards, terms of the estimate, candidates, likely hands."""

import math
from collections.abc import Mapping
from typing import Any

import pytest

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load, thinking_of
from game.rules.scrap_knights.actions import PlayActs
from game.rules.scrap_knights.estimate import TERMS
from game.rules.scrap_knights.state import State
from game.rules.scrap_knights.worth import blows, cooling
from tests.rules.scrap_knights.any_decks import any_duel

RULES: Any = load("scrap_knights")
THINKING = thinking_of(RULES)
MECHS = tuple(RULES.library.mechs)


def duel(*changes: Mapping[str, Any], deck: str = "ronin", **table: Any) -> State:
    """A new duel of `deck` against Bulwark with changes to the seats and to the table."""
    options = complete_options(RULES, {"deck_0": "bulwark", "deck_1": deck})
    state = RULES.new_game(options, 1).to_dict()
    for player, change in zip(state["players"], changes, strict=False):
        player.update(change)
    restored: State = RULES.restore({**state, **table})
    return restored


def test_blows_are_those_of_the_cards() -> None:
    worth = blows(RULES.library.acts)
    assert worth["slash"] == (3, 3, 0, 0, 0, 0)
    assert worth["pirated_cannon"] == (4, 3, 2, 1, 0, 0)
    assert worth["scorpion_spear"] == (0, 0, 5, 0, 0, 0)
    assert worth["cross_lunge"] == (3, 0, 0, 0, 0, 0), "the distance before its own move counts"
    assert worth["crash"] == (1, 1, 1, 0, 0, 0)
    assert worth["scope_shot"] == (0, 1, 2, 3, 4, 5)
    assert not any(worth["machina_deus"]) and not any(worth["vent"])


def test_cooling_is_what_a_card_vents() -> None:
    worth = cooling(RULES.library.acts)
    assert worth["vent"] == 3 and worth["meditation"] == 1 and worth["slash"] == 0
    assert worth["taunt"] == pytest.approx(3.5), "only if uninterrupted"


@pytest.mark.parametrize("seed", range(5))
def test_the_estimate_is_the_sum_of_its_terms(seed: int) -> None:
    state = any_duel(Dice(seed))
    for seat in (0, 1):
        terms = THINKING.terms(state, seat)
        assert tuple(terms) == TERMS
        value = RULES.estimate(state, seat)
        assert value == pytest.approx(0.9 * math.tanh(sum(terms.values())))
        assert THINKING.estimate(state, seat) == value
        assert THINKING.estimate(state, seat, {"bots": 1.0}) == pytest.approx(value)


BETTER = {
    "damage": ({}, {"hp": 8}, {}),
    "health": ({"hp": 8}, {}, {}),
    "heat": ({"heat": 5}, {}, {}),
    "reach": ({"hand": ["vent"]}, {}, {}),
    "ult": ({}, {"link": 3}, {}),
    "tokens": ({"tokens": {"blitz": 1}}, {}, {}),
    "copies": ({"copies": [{"card": "slash", "rounds": 1}]}, {}, {}),
    "bots": ({"bots": []}, {}, {}),
    "cards": ({"lost": ["stab"]}, {}, {}),
    "silence": ({}, {"prevented_kinds": ["attack"]}, {}),
}
"""For each term a change of the two seats and the table that bears on it."""


@pytest.mark.parametrize("term", TERMS)
def test_a_term_changes_with_what_it_judges_and_can_be_left_out(term: str) -> None:
    own, other, table = BETTER[term]
    before, after = duel(), duel(own, other, **table)
    gains = {
        name: worth - THINKING.terms(before, 0)[name] for name, worth in THINKING.terms(after, 0).items()
    }
    sign = 1 if term in ("damage", "tokens", "copies", "silence") else -1
    assert sign * gains[term] > 0
    plain = THINKING.estimate(after, 0) - THINKING.estimate(before, 0)
    deaf = {term: 0.0}
    assert abs(THINKING.estimate(after, 0, deaf) - THINKING.estimate(before, 0, deaf)) < abs(plain)


def test_a_hand_that_can_vent_minds_heat_less() -> None:
    hot = {"heat": 4}
    cool = THINKING.terms(duel({**hot, "hand": ["slash", "vent"]}), 0)["heat"]
    assert THINKING.terms(duel({**hot, "hand": ["slash", "stab"]}), 0)["heat"] < cool < 0


def names(state: State, seat: int = 0) -> list[str]:
    actions = THINKING.candidates(state, RULES.decisions(state)[seat])
    assert set(actions) <= set(RULES.decisions(state)[seat].actions)
    assert all(isinstance(action, PlayActs) for action in actions)
    return [str(action)[4:] for action in actions]


def test_priorities_at_which_nothing_strikes_are_no_candidates() -> None:
    shield = {"hand": ["parry_shield"]}
    assert names(duel(shield)) == ["parry_shield -3", "parry_shield -1", "parry_shield 1"]
    raised = duel(shield, {"tokens": {"frame_advantage": 2}})
    wanted = [f"parry_shield {number}" for number in (-3, -2, -1, 1, 2, 3)]
    assert names(raised) == wanted


def test_a_card_is_named_that_the_other_side_is_known_to_have_and_only_when_it_may_win() -> None:
    named = {"hand": ["machina_deus", "vent"]}
    known = {"hand": ["slash", "stab", "step"], "known": ["slash", "stab"]}
    assert names(duel({**named, "hp": 2}, known)) == ["vent"]
    assert names(duel({**named, "hp": 1}, known)) == ["machina_deus slash", "machina_deus stab", "vent"]


def test_heat_that_ends_the_duel_is_no_candidate_where_there_is_another() -> None:
    launch = {"hand": ["thruster_launch"], "heat": 5}
    assert names(duel(launch)) == ["thruster_launch 1 closer", "thruster_launch 1 farther"]
    assert len(names(duel({**launch, "heat": 6}))) == 1


def test_a_beginner_is_tempted_by_no_bot_that_gains_nothing() -> None:
    """DD-Burst prevents one damage at the price of three that its own Slash would deal: not tempting."""
    state = duel({"hand": ["slash"], "bots": ["dd_burst"]}, {"hand": ["shock_palm"], "bots": []}, distance=1)
    blow = {seat: RULES.decisions(state)[seat].actions[0] for seat in (0, 1)}
    RULES.apply(state, blow, unheard)
    (decision,) = RULES.decisions(state)
    steps = [(action,) for action in decision.actions]
    assert {str(action) for action in decision.actions} == {"use dd_burst", "pass"}
    assert THINKING.tempting(state, decision, steps) == [(RULES.parse("pass"),)]
    state.players[0].hp = 1
    assert len(THINKING.tempting(state, decision, steps)) == 2, "now it saves the mech"


def hidden(state: State) -> State:
    """A draw of what seat 0 may be facing."""
    drawn: State = RULES.determinize(state, 0, Dice(5))
    return drawn


@pytest.mark.parametrize("mech", MECHS)
def test_a_ready_mech_is_told_by_what_lies_open(mech: str) -> None:
    state = duel(deck=mech)
    ready = RULES.library.mechs[mech]
    for named in (mech, "random"):
        likely = THINKING.likely(hidden(state), 0, Dice(1), named).players[1]
        assert sorted(likely.hand) == sorted(ready.acts) and sorted(likely.prep) == sorted(ready.prep)


@pytest.mark.parametrize("mech", MECHS)
def test_a_home_made_mech_is_not_taken_for_the_ready_one_that_looks_like_it(mech: str) -> None:
    state = hidden(duel(deck=mech))
    assert THINKING.likely(state, 0, Dice(1)) == state


def test_known_cards_stay_and_cards_that_the_ready_mech_has_not_are_no_part_of_it() -> None:
    seen = {"hand": ["slash", "step", "vent"], "known": ["slash"], "seen": ["slash"]}
    likely = THINKING.likely(hidden(duel({}, seen)), 0, Dice(1), "ronin").players[1]
    assert likely.hand[0] == "slash" and len(set(likely.hand)) == 3
    assert set(likely.hand) <= set(RULES.library.mechs["ronin"].acts)
    strange = hidden(duel({}, {**seen, "seen": ["slash", "vent"], "known": ["vent"]}))
    assert THINKING.likely(strange, 0, Dice(1), "ronin") == strange
    other_bots = hidden(duel({}, {"bots": ["sd_hats"]}))
    assert THINKING.likely(other_bots, 0, Dice(1), "ronin") == other_bots


def test_a_mixed_deck_may_hold_any_of_its_cards() -> None:
    """Gambler has shuffled: its hand is one card smaller, and any card of both piles may be in it."""
    mech = RULES.library.mechs["gambler"]
    hand, prep = [*mech.acts[:4], mech.prep[0]], [*mech.prep[1:], *mech.acts[4:]]
    state = duel({}, {"hand": hand, "prep": prep}, deck="gambler")
    hands = [THINKING.likely(hidden(state), 0, Dice(seed), "gambler").players[1] for seed in range(8)]
    assert any(set(player.hand) & set(mech.prep) for player in hands)
    for player in hands:
        assert sorted((*player.hand, *player.prep)) == sorted((*mech.acts, *mech.prep))
