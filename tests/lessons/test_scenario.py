"""Scenario files that somebody wrote: whatever stands in them, a result or one sentence."""

import random
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.yaml_file import parse_yaml
from game.engine.match import Match
from game.lessons.scenario import ScenarioError, look_up, read_scenario, run_scenario
from game.rules import load
from tests.commands.test_any_files import places
from tests.commands.test_cli import EXAMPLE

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
@settings(max_examples=400)
def test_any_value_anywhere_in_a_scenario(data: Any, tmp_path: Path) -> None:
    """One value of a real scenario, which plays on to the end of its moves, becomes any other."""
    scenario = parse_yaml(data.draw(st.sampled_from(SCENARIOS)).read_text(encoding="utf-8"))
    holder, key = data.draw(st.sampled_from(list(places(scenario))))
    holder[key] = data.draw(yaml_values)
    outcome_of(yaml.safe_dump(scenario, allow_unicode=True), tmp_path)


@given(data=st.data(), game=st.sampled_from(["scrap_knights", "scrapbots"]), seed=st.integers(0, 99))
@settings(max_examples=250)
def test_any_value_anywhere_in_a_set_up(data: Any, game: str, seed: int, tmp_path: Path) -> None:
    """Every field of a state can be laid over, and then the game is played for a few moves."""
    start = run_state(game)
    holder, key = data.draw(st.sampled_from(list(places(start))))
    holder[key] = data.draw(yaml_values)
    moves = random.Random(seed).sample(
        ["0 pass", "1 pass", "0 act slash", "1 act dash closer", "0 buy scout"], 3
    )
    text = yaml.safe_dump(
        {"game": game, "title": "Any", "setup": start, "moves": moves, "illegal": ["0 pass"]},
        allow_unicode=True,
    )
    outcome_of(text, tmp_path)


def run_state(game: str) -> dict[str, Any]:
    return Match(load(game), {}, 1).state.to_dict()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('illegal: ["0 act stab"]', "illegal: [nonsense]", "'nonsense' is no move"),
        ('illegal: ["0 act stab"]', 'illegal: ["2 act stab"]', "'2 act stab' is no move"),
        ("setup: {", "dice: [1]\nsetup: {dice: 5, ", "setup.dice must be a mapping"),
        ("{heat: 3}", "{played: [{manoeuvre: {card: goose}, slot: 0, unique: true}]}", "goose"),
        ("{heat: 3}", "{hand: [goose]}", "goose"),
        ('"distance": 1', '"players.².hp": 1', "there is no players.²"),
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

    monkeypatch.setattr("game.rules.scrap_knights.phases.flip", broken)
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
