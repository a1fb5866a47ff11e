"""A state goes through JSON and back whole, and what is no possible state is refused in one sentence."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.scrapbots import shipped_library
from game.engine.dice import Dice
from game.engine.digest import digest, digest_of
from game.engine.events import unheard
from game.engine.match import Match
from game.engine.record import RecordError, from_save, to_save
from game.engine.rules import complete_options
from game.lessons.scenario import merged
from game.rules.scrapbots.actions import PASS
from game.rules.scrapbots.restore import NEW_FIELDS
from game.rules.scrapbots.rules import Scrapbots
from tests.examples import examples
from tests.spoil import taken_or_told

RULES = Scrapbots(shipped_library())
EDITIONS = tuple(shipped_library().sets)
MOST_ACTIONS = 5000


def start(edition: str, seed: int) -> Any:
    return RULES.new_game(complete_options(RULES, {"edition": edition}), seed)


def game_states(edition: str, seed: int) -> list[dict[str, Any]]:
    """Every state of a random game as plain data, the final one too."""
    dice, state = Dice(seed), start(edition, seed)
    states = [state.to_dict()]
    while (decisions := RULES.decisions(state)) and len(states) < MOST_ACTIONS:
        RULES.apply(state, {state.active: dice.pick(decisions[0].actions)}, unheard)
        states.append(state.to_dict())
    return states


@cache
def samples(edition: str) -> list[dict[str, Any]]:
    return [state for seed in range(6) for state in game_states(edition, seed)]


@given(st.integers(0, 2**32), st.sampled_from(EDITIONS))
@examples(40)
def test_every_state_of_a_game_comes_back_the_final_one_too(seed: int, edition: str) -> None:
    states = game_states(edition, seed)
    assert states[-1]["outcome"] is not None
    for data in states:
        again = RULES.restore(json.loads(json.dumps(data)))
        assert again.to_dict() == data
        assert digest(again) == digest(RULES.restore(data))
        assert again.copy().to_dict() == data


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_ends_in_the_middle_of_an_attack_comes_back(edition: str) -> None:
    """One Wound is left, and every Scrapbot falls to the next blow."""
    health = RULES.catalogues[edition].health
    ended = destroyed = 0
    for data in samples(edition)[::5]:
        if data["outcome"] is not None:
            continue
        last = copy.deepcopy({**data, "wounds_left": 1, "plays": 0})
        last["players"][data["active"]]["energy"] = 20
        for player in last["players"]:
            for bot in filter(None, player["lanes"]):
                bot.update(damage=health[bot["card"]] - 10, exhausted=False)
        before = RULES.restore(last)
        for action in RULES.decisions(before)[0].actions:
            state = before.copy()
            RULES.apply(state, {state.active: action}, unheard)
            after = state.to_dict()
            assert RULES.restore(json.loads(json.dumps(after))).to_dict() == after, str(action)
            enemy = 1 - data["active"]
            if state.outcome is not None and action != PASS:
                ended += 1
                destroyed += state.players[enemy].lanes != before.players[enemy].lanes
    assert ended > 100
    # In the First edition only an attack on an empty lane deals Wounds, and it stops there.
    assert (destroyed > 10) == RULES.catalogues[edition].edition.splash_wounds


numbers = st.one_of(
    st.integers(-3, 25), st.sampled_from([-(10**30), 201, 1001, 2**63, 2**64, 10**30]), st.floats()
)
words = st.one_of(
    st.sampled_from(["", "drone", "golem", "brain_damage", "spare_parts", "repair_kit", "soup"]),
    st.sampled_from(["last_wound", "turn_limit", "boredom", "revised", "first", "third", "shown", "hidden"]),
    st.text(max_size=5),
)
leaves = st.one_of(st.none(), st.booleans(), numbers, words)
junk = st.one_of(
    leaves,
    st.lists(leaves, max_size=4),
    st.lists(words, min_size=1, max_size=2).map(lambda some: some * 300),
    st.dictionaries(st.sampled_from(["card", "damage", "winner", "reason", "word", "script"]), leaves),
)


def _inner(data: Any) -> list[Any]:
    """Every mapping and list of plain data, the outermost first."""
    found, parts = [], [data]
    while parts:
        part = parts.pop()
        if isinstance(part, dict | list):
            found.append(part)
            parts += part.values() if isinstance(part, dict) else part
    return found


def _spoil(data: Any, draw: st.DataObject) -> Any:
    """One field is changed, taken away or added, somewhere."""
    places = [part for part in _inner(data) if part]
    if not places:
        return draw.draw(junk)
    part = draw.draw(st.sampled_from(places))
    key = draw.draw(st.sampled_from(list(part) if isinstance(part, dict) else range(len(part))))
    match draw.draw(st.sampled_from(["replace", "replace", "replace", "remove", "add"])):
        case "replace":
            part[key] = draw.draw(junk)
        case "remove":
            del part[key]
        case _ if isinstance(part, list):
            part.append(draw.draw(junk))
        case _:
            part[draw.draw(words)] = draw.draw(junk)
    return data


@given(st.sampled_from(EDITIONS), st.data())
@examples(600)
def test_what_is_read_is_refused_or_can_be_played(edition: str, data: st.DataObject) -> None:
    spoilt = copy.deepcopy(data.draw(st.sampled_from(samples(edition))))
    for _ in range(data.draw(st.integers(1, 3))):
        spoilt = _spoil(spoilt, data)
    taken_or_told(RULES, spoilt, moves=8)


OVER = {"winner": None, "reason": "turn_limit"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"edition": "third"}, "no edition 'third'"),
        ({"market": ["slash"]}, "there is no card 'slash'"),
        ({"market": ["drone"] * 6}, "market"),
        ({"main_deck": ["brain_damage"]}, "main_deck: a Wound cannot lie here"),
        ({"players": [{"hand": ["med_kit"]}]}, "players.0: there is no card 'med_kit'"),
        ({"players": [{"hand": ["repair_kit"]}]}, "players.0: there is no card 'repair_kit'"),
        ({"players": [{"hand": ["drone"] * 201}]}, "hand"),
        ({"players": [{"hand": ["brain_damage"] * 21}]}, "there are 20 Wounds in the game, not 21"),
        (
            {"players": [{"hand": ["brain_damage"] * 11}, {"deck": ["brain_damage"] * 10}]},
            "there are 20 Wounds in the game, not 21",
        ),
        ({"edition": "x" * 9000}, "^there is no edition 'x{40,100} … x{30,100}'$"),
        ({"players": [{"removed": ["spare_parts"]}]}, "cannot leave the game"),
        ({"players": [{"readied": [True, False, False]}]}, "no Scrapbot in lane 1"),
        ({"players": [{"lanes": [{"card": "chainsaw"}, None, None]}]}, "no Scrapbot 'chainsaw'"),
        ({"players": [{"lanes": [{"card": "drone", "damage": 40}, None, None]}]}, "is destroyed"),
        ({"players": [{"lanes": [{"card": "drone", "damage": 15}, None, None]}]}, "damage"),
        ({"players": [{"scrap": -1}]}, "scrap"),
        ({"players": [{"energy": 10**9}]}, "energy"),
        ({"wounds_left": 21}, "wounds_left"),
        ({"wounds_left": 0}, "with no Wound left the game is over"),
        ({"active": 2}, "active"),
        ({"plays": 101}, "plays"),
        ({"plays": -1}, "plays"),
        ({"turn": 201}, "turn"),
        ({"score": "loud"}, "score"),
        ({"colour": "red"}, "colour"),
        ({"outcome": {**OVER, "reason": "boredom"}}, "reason"),
        ({"outcome": {**OVER, "winner": 5}}, "winner"),
        ({"outcome": OVER}, "turn 200 has not been played"),
        ({"outcome": {**OVER, "reason": "last_wound"}}, "last Wound has not been dealt"),
        ({"outcome": {**OVER, "winner": 0}, "turn": 200}, "the fewest Wounds win"),
        ({"dice": {"word": None}}, "dice"),
        ({"dice": {"word": -1}}, "dice"),
        ({"dice": {"script": [0.5]}}, "dice"),
    ],
)
def test_a_set_up_that_does_not_fit_is_told(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        RULES.restore(merged(start("revised", 1).to_dict(), change))


@pytest.mark.parametrize("count", [1, 20])
def test_a_save_with_more_wounds_than_there_are_is_refused(count: int) -> None:
    """A set-up may deal itself some from outside, so the state alone is not refused."""
    save = to_save(Match(RULES, {}, 1))
    state = merged(save["state"], {"players": [{"hand": ["brain_damage"] * count}]})
    RULES.restore(state)
    with pytest.raises(RecordError, match="the saved state is not one of a match"):
        from_save(RULES, save | {"state": state, "digest": digest_of(state)})


@pytest.mark.parametrize("data", [None, [], "state", {}, 7])
def test_what_is_no_state_at_all_is_told(data: Any) -> None:
    with pytest.raises(ValueError, match=r"Expected|required"):
        RULES.restore(data)


def test_a_state_of_an_earlier_version_gets_the_fields_that_are_new() -> None:
    data = start("revised", 1).to_dict()
    older = {name: value for name, value in data.items() if name not in NEW_FIELDS}
    assert len(older) < len(data)
    assert RULES.restore(older).to_dict() == data


def test_every_other_field_must_be_there() -> None:
    data = start("revised", 1).to_dict()
    for part in (data, data["players"][1]):
        for name, value in list(part.items()):
            if name in NEW_FIELDS:
                continue
            del part[name]
            with pytest.raises(ValueError, match=f"missing required field `{name}`"):
                RULES.restore(data)
            part[name] = value
    assert RULES.restore(data).to_dict() == data
