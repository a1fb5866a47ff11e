"""Scenario files that somebody wrote: whatever stands in them, a result or one sentence."""

import copy
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from game.content.yaml_file import parse_yaml
from game.engine.dice import Dice
from game.engine.match import Match
from game.lessons.scenario import Scenario, ScenarioError, look_up, read_scenario, run_scenario
from game.rules import GAMES, load
from tests.commands.test_any_files import places
from tests.commands.test_cli import EXAMPLE
from tests.examples import THOROUGH, examples

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.yaml"))

yaml_values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 9),
        st.sampled_from(
            [10**4, -(10**4), 10**30, float("nan"), float("inf"), "slash", "0 pass", "dice", "²"]
        ),
        st.dates(),
        st.text(st.characters(codec="utf-8"), max_size=5),
        st.binary(max_size=3).map(lambda data: data.hex()),
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.text(st.characters(codec="utf-8"), max_size=5) | st.integers(0, 3), inner, max_size=3
        )
    ),
    max_leaves=5,
)


class NoAliases(yaml.SafeDumper):
    """Writes each value out in full."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def outcome_of(text: str, folder: Path) -> str:
    """The failures of a scenario, a line each, or the sentence that says why it is none."""
    path = folder / "one.yaml"
    path.write_text(text, encoding="utf-8")
    try:
        failures = run_scenario(read_scenario(path)).failures
    except ScenarioError as error:
        assert "\n" not in str(error) and len(str(error)) < 700
        return str(error)
    assert all("\n" not in failure and len(failure) < 700 for failure in failures)
    return "\n".join(failures)


@given(data=st.data())
@examples(200)
def test_any_value_anywhere_in_a_scenario(data: Any, tmp_path: Path) -> None:
    """One value of a real scenario, which plays on to the end of its moves, becomes any other."""
    scenario = parse_yaml(data.draw(st.sampled_from(SCENARIOS)).read_text(encoding="utf-8"))
    holder, key = data.draw(st.sampled_from(list(places(scenario))))
    holder[key] = data.draw(yaml_values)
    outcome_of(yaml.dump(scenario, Dumper=NoAliases, allow_unicode=True), tmp_path)


def a_state(game: str, moves: int) -> dict[str, Any]:
    """A state in the middle of a random game, as plain values."""
    match, dice = Match(load(game), {}, moves), Dice(moves)
    while match.decisions and len(match.record) < moves:
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    data: dict[str, Any] = match.state.to_dict()
    return data


@cache
def states(game: str) -> list[dict[str, Any]]:
    return [a_state(game, moves) for moves in range(0, 90, 2)]


def values_like(value: Any, spots: list[tuple[Any, Any]]) -> st.SearchStrategy[Any]:
    """Values of the same type: odd ones, and those that stand elsewhere."""
    same = [holder[key] for holder, key in spots if type(holder[key]) is type(value)]
    odd = {str: ["goose", "slash", "nuke", "drone", "over"], int: [-1, 0, 7, 5000]}.get(type(value), [])
    return st.sampled_from([*odd, *same])


MOVES = [
    "0 pass",
    "1 pass",
    "0 act slash",
    "1 act dash closer",
    "1 use dd_burst",
    "0 choose 1",
    "0 buy scout",
]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@examples(150)
def test_any_values_anywhere_in_a_set_up(game: str, data: Any, tmp_path: Path) -> None:
    """Fields of a state are overlaid, by odd values or by what stands elsewhere in it, and it is played."""
    setup = copy.deepcopy(data.draw(st.sampled_from(states(game))))
    for _ in range(data.draw(st.integers(1, 3))):
        spots = list(places(setup))
        holder, key = data.draw(st.sampled_from(spots))
        holder[key] = copy.deepcopy(data.draw(values_like(holder[key], spots) | yaml_values))
    text = yaml.dump(
        {
            "game": game,
            "title": "Any",
            "setup": setup,
            "moves": data.draw(st.lists(st.sampled_from(MOVES), max_size=3)),
        }
        | {"illegal": data.draw(st.lists(st.sampled_from(MOVES), max_size=2))},
        Dumper=NoAliases,
        allow_unicode=True,
    )
    outcome_of(text, tmp_path)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_each_odd_value_at_each_place_of_a_set_up(game: str) -> None:
    for state in states(game)[:: 9 if THOROUGH else 45]:
        for number in range(len(list(places(state)))):
            for value in ("goose", "slash", "move", -1, 6, 5000, None, True, [], {}):
                setup = copy.deepcopy(state)
                holder, key = list(places(setup))[number]
                if type(holder[key]) is not type(value) and value is not None:
                    continue
                holder[key] = value
                for move in ("0 pass", "1 pass"):
                    scenario = Scenario(game, "Any", setup=setup, moves=[move], illegal=["0 choose 1"])
                    with suppress(ScenarioError):
                        run_scenario(scenario)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('illegal: ["0 act stab"]', "illegal: [nonsense]", "'nonsense' is not a move"),
        ('illegal: ["0 act stab"]', 'illegal: ["2 act stab"]', "'2 act stab' is not a move"),
        ("setup: {", "dice: [1]\nsetup: {dice: 5, ", "setup.dice must be a mapping"),
        ("{heat: 3}", "{played: [{manoeuvre: {card: goose}, slot: 0, unique: true}]}", "goose"),
        ("{heat: 3}", "{hand: [goose]}", "goose"),
        ('"distance": 1', '"players.².hp": 1', "unknown path players.²"),
        ("Stonewall holds a Slash", "a" * 9000, ""),
        ("seed: 7", f"seed: {'9' * 5000}", "4300 digits"),
        ("seed: 7", "seed: 0001-01-01T00:00:00+23:59", "got `datetime`"),
    ],
)
def test_an_odd_value_is_named(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert old in EXAMPLE
    assert sentence in outcome_of(EXAMPLE.replace(old, new), tmp_path)


def test_a_fault_of_the_rules_is_not_blamed_on_a_set_up_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr("game.rules.scrap_knights.rules.flip", broken)
    plain = EXAMPLE.replace("setup: {distance: 1, players: [{heat: 3}, {hp: 5}]}", "setup: {}")
    with pytest.raises(RuntimeError, match="a fault"):
        outcome_of(plain, tmp_path)
    assert "the set-up cannot be played" in outcome_of(EXAMPLE, tmp_path)


def test_a_path_into_a_state() -> None:
    data = {"players": [{"hp": 3}]}
    assert look_up(data, "players.0.hp") == 3
    for path in (
        "players.1.hp",
        "players.-1.hp",
        "players.٠.hp",
        "players.0.hp.x",
        "",
        "players..hp",
        f"players.{'9' * 5000}.hp",
    ):
        with pytest.raises(KeyError):
            look_up(data, path)
