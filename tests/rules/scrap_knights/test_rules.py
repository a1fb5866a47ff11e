"""What scenarios cannot show: parsing, restoring, views, triggers in several orders."""

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.rules import complete_options
from game.lessons.scenario import merged
from game.rules import UnknownGame, load
from game.rules.scrap_knights.state import State

RULES = load("scrap_knights")


def state_of(**setup: Any) -> State:
    state = RULES.new_game(complete_options(RULES, {}), 7)
    return RULES.restore(merged(state.to_dict(), setup))  # type: ignore[no-any-return]


def match_of(**setup: Any) -> Match:
    return Match(RULES, {}, 7, start=state_of(**setup))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "act",
        "use",
        "use a b",
        "spend",
        "spend a b c",
        "pass now",
        "choose",
        "jump",
        "act slash dash stab",
    ],
)
def test_what_is_no_move_is_told_so(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        RULES.parse(text)


def test_two_cards_are_one_choice_whichever_is_named_first() -> None:
    assert RULES.parse("act dash closer + slash") == RULES.parse("act slash + dash closer")
    assert str(RULES.parse("act dash closer + slash")) == "act slash + dash closer"


@pytest.mark.parametrize(
    ("setup", "named"),
    [
        ({"distance": 6}, "distance"),
        ({"nonsense": 1}, "nonsense"),
        ({"players": [{"hp": 13}]}, "hp"),
        ({"players": [{"heat": -1}]}, "heat"),
        ({"players": [{"hand": ["sword"]}]}, "sword"),
        ({"players": [{}, {"ult": "nuke"}]}, "nuke"),
        ({"players": [{"bots": ["r2"]}]}, "r2"),
        ({"players": [{"shoes": 2}]}, "shoes"),
        ({"players": [{"tokens": {"gold": 1}}]}, "gold"),
        ({"phase": "lunch"}, "phase"),
    ],
)
def test_a_set_up_that_is_none_is_refused_by_name(setup: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        state_of(**setup)


def test_the_other_hand_is_hidden_and_ones_own_is_not() -> None:
    state = state_of(players=[{"hand": ["slash", "dash"]}, {"hand": ["stab", "vent"]}])
    view = RULES.view(state, 0)
    assert view.players[0].hand == ("slash", "dash")  # type: ignore[attr-defined]
    assert view.players[1].hand is None  # type: ignore[attr-defined]
    assert view.players[1].hand_size == 2  # type: ignore[attr-defined]
    bystander = RULES.view(state, None)
    assert [side.hand for side in bystander.players] == [None, None]  # type: ignore[attr-defined]


def test_two_states_that_differ_in_the_others_hand_look_the_same() -> None:
    one = state_of(players=[{}, {"hand": ["stab", "vent"], "bots": []}])
    two = state_of(players=[{}, {"hand": ["crash", "taunt"], "bots": []}])
    assert RULES.view(one, 0) == RULES.view(two, 0)
    assert RULES.view(one, None) == RULES.view(two, None)
    assert RULES.view(one, 1) != RULES.view(two, 1)


def test_a_card_once_shown_is_known() -> None:
    match = match_of(
        players=[{"hand": ["slash", "dash"], "bots": []}, {"hand": ["stab", "vent"], "bots": []}]
    )
    match.act(0, "act slash")
    match.act(1, "act vent")
    assert match.view(1).players[0].known == ("slash",)  # type: ignore[attr-defined]
    assert match.view(1).players[0].hand is None  # type: ignore[attr-defined]


def test_the_decision_of_a_window_tells_no_secret_and_that_of_a_hand_does() -> None:
    match = match_of(
        players=[{"hand": ["vent", "dash"], "bots": ["ad_pester"]}, {"hand": ["wait", "vent"], "bots": []}]
    )
    assert all(decision.private for decision in match.decisions)
    match.act(0, "act vent")
    match.act(1, "act wait")
    (window,) = match.decisions
    assert (window.kind, window.private) == ("bots", False)


def test_a_view_does_not_change_by_a_sealed_choice() -> None:
    match = match_of()
    before = match.view(1)
    match.act(0, match.decisions[0].actions[0])
    assert match.view(1) == before


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess'"):
        load("chess")


def test_held_cards_without_a_place_lie_under_the_opponents_ult() -> None:
    state = state_of(players=[{"held": ["stab"]}, {"ult": "eraser_las"}])
    assert state.players[0].held_under == (1,)
