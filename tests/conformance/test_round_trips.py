"""Every state that a game reaches goes to JSON and back: those of all scenarios, lessons and puzzles, and
those of random games between sides drawn from all cards, on all maps and with all options.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.content.paths import shipped
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import OptionError, Rules, complete_options
from game.lessons.play import run_file
from game.rules import GAMES, load
from tests.conformance.drawn_sides import drawn_sides

FILES = sorted(
    [*(Path(__file__).parents[1] / "scenarios").rglob("*.yaml"), *shipped("data").glob("lessons/*/*.yaml")]
)
CHUNKS, GAMES_A_CHUNK = 10, 250
"""Slow: 2,500 random games of each game, 10,000 in all."""
GAMES_BY_DEFAULT = 16

Decide = Callable[[Any], Any]


def comes_back(rules: Rules, state: Any, decide: Decide) -> None:
    """Restores a state: all of its data is the same again, and so is what may be chosen."""
    data = json.loads(json.dumps(state.to_dict(), allow_nan=False))
    again = rules.restore(data)
    assert again.to_dict() == data
    assert decide(again) == decide(state)
    assert rules.outcome(again) == rules.outcome(state)


@pytest.fixture
def restored(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Restores each state that the rules are asked about; the one number counts them."""
    count = [0]
    for game in GAMES:
        rules = load(game)
        decide: Decide = rules.decisions

        def watched(state: Any, rules: Rules = rules, decide: Decide = decide) -> Any:
            # Restoring asks for the decisions too.
            with monkeypatch.context() as patch:
                patch.setattr(rules, "decisions", decide)
                comes_back(rules, state, decide)
            count[0] += 1
            return decide(state)

        monkeypatch.setattr(rules, "decisions", watched)
    yield count


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in FILES}), ids=lambda one: "-".join(one.parts[-2:])
)
def test_every_state_of_scenarios_lessons_and_puzzles_comes_back(folder: Path, restored: list[int]) -> None:
    files = [path for path in FILES if path.parent == folder]
    for path in files:
        assert run_file(path).failures == [], path.name
    # A scenario of options that are refused has no state.
    begun = [path for path in files if "\nrefused:" not in path.read_text(encoding="utf-8")]
    assert restored[0] >= len(begun)


def random_options(rules: Rules, dice: Dice) -> dict[str, Any]:
    """A value for each option; drawn again where two of them exclude each other."""
    while True:
        options: dict[str, Any] = {spec.key: dice.pick(spec.choices) for spec in rules.options}
        options |= drawn_sides(rules.id, options, dice)
        try:
            rules.new_game(complete_options(rules, options), 0)
        except OptionError:
            continue
        return options


def random_games_come_back(game: str, seed: int, count: int) -> None:
    dice = Dice(seed)
    rules = load(game)
    for number in range(count):
        options = random_options(rules, dice)
        state = rules.new_game(complete_options(rules, options), seed + number)
        while True:
            try:
                comes_back(rules, state, rules.decisions)
            except (AssertionError, ValueError) as error:
                raise AssertionError(
                    f"{error}\n{options}, seed {seed + number}: {state.to_dict()}"
                ) from error
            decisions = rules.decisions(state)
            if not decisions:
                break
            rules.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_random_games_comes_back(game: str) -> None:
    random_games_come_back(game, 100_000, GAMES_BY_DEFAULT)


@pytest.mark.late
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_ten_thousand_random_games_comes_back(game: str, chunk: int) -> None:
    random_games_come_back(game, 1_000_000 * (chunk + 1), GAMES_A_CHUNK)
