"""A scenario: a set-up, moves, and what must hold after them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.content.yaml_file import parse_yaml, read_text
from game.engine.dice import ScriptError
from game.engine.match import Match
from game.engine.quoting import quote
from game.engine.record import RecordError, split_entry
from game.engine.rules import IllegalAction, OptionError, Rules, complete_options
from game.rules import UnknownGame, load

_LONGEST_REASON = 300


class ScenarioError(ValueError):
    """A file that is no scenario, in one sentence."""


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """The file's fields.

    Paths in `expect` lead into the state's `to_dict()`; "outcome" is that of the match, in which a seat may
    have conceded.
    """

    game: str
    title: str
    options: dict[str, str] = {}
    seed: int = 0
    setup: dict[str, Any] = {}
    dice: list[int] | None = None
    moves: list[str] = []
    expect: dict[str, Any] = {}
    illegal: list[str] = []


class Result(msgspec.Struct):
    """What came of a scenario: it holds when there are no failures."""

    title: str
    failures: list[str]

    @property
    def holds(self) -> bool:
        return not self.failures


def read_scenario(path: Path) -> Scenario:
    """Raises `ScenarioError`."""
    try:
        return msgspec.convert(parse_yaml(read_text(path)), Scenario)
    except OSError as error:
        raise ScenarioError(f"{quote(path)} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise ScenarioError(f"{quote(path)}: {quote(error, _LONGEST_REASON)}") from None


def merged(base: Any, override: Any) -> Any:
    """`override` laid over `base`: mappings key by key, lists of mappings item by item, all else replaced."""
    if isinstance(base, dict) and isinstance(override, Mapping):
        return {**base, **{key: merged(base.get(key), value) for key, value in override.items()}}
    if isinstance(base, list) and isinstance(override, list) and base and isinstance(base[0], dict):
        return [merged(*pair) for pair in zip(base, override, strict=False)] + base[len(override) :]
    return override


def start_match(scenario: Scenario) -> Match:
    """The match at the scenario's set-up. Raises `ScenarioError`."""
    try:
        rules = load(scenario.game)
        state = rules.new_game(complete_options(rules, scenario.options), scenario.seed)
        data = merged(state.to_dict(), scenario.setup)
        if scenario.dice is not None:
            if not isinstance(data["dice"], dict):
                raise ScenarioError(f"{quote(scenario.title)}: setup.dice must be a mapping")
            data["dice"] = {**data["dice"], "script": scenario.dice}
        return Match(rules, scenario.options, scenario.seed, start=rules.restore(data))
    except ScenarioError:
        raise
    except (UnknownGame, OptionError, ValueError) as error:
        raise ScenarioError(f"{quote(scenario.title)}: {quote(error, _LONGEST_REASON)}") from None


def look_up(data: Any, path: str) -> Any:
    """The value at "players.1.hp". Raises `KeyError` where the path leads nowhere."""
    for key in path.split("."):
        if isinstance(data, list) and _is_index(key, data):
            data = data[int(key)]
        elif isinstance(data, dict) and key in data:
            data = data[key]
        else:
            raise KeyError(path)
    return data


def _is_index(key: str, data: list[Any]) -> bool:
    return key.isascii() and key.isdigit() and len(key) < 6 and int(key) < len(data)


def play_moves(match: Match, moves: list[str]) -> str | None:
    """Plays the moves; a sentence about the first that fails.

    A move that had only one legal value was taken already: the scenario may spell it out all the same.
    """
    taken = list(match.taken)
    for number, move in enumerate(moves, start=1):
        try:
            seat, action = split_entry(move)
            spelled = _spelled(match.rules, move)
            if match.decision_of(seat) is None and spelled in [*taken, *match.lone]:
                taken = [one for one in taken if one != spelled]
                continue
            match.act(seat, action)
        except (IllegalAction, RecordError, ScriptError) as error:
            return f"move {number}, '{quote(move)}': {error}"
        taken += match.taken
    return None


def _spelled(rules: Rules, move: str) -> str:
    seat, action = split_entry(move)
    try:
        return f"{seat} {rules.parse(action)}"
    except ValueError:
        return move


def run_scenario(scenario: Scenario) -> Result:
    """Plays a scenario and compares. Raises `ScenarioError` for a set-up that is none."""
    try:
        return _run(scenario)
    except ScenarioError:
        raise
    except Exception as error:
        # The rules hold for states that they have come to; a state that somebody wrote may be impossible.
        if not scenario.setup:
            raise
        what = quote(f"{type(error).__name__}: {error}", _LONGEST_REASON)
        raise ScenarioError(f"{quote(scenario.title)}: the set-up cannot be played ({what})") from None


def _run(scenario: Scenario) -> Result:
    match = start_match(scenario)
    failure = play_moves(match, scenario.moves)
    if failure:
        return Result(scenario.title, [failure])
    failures = _unmet(match, scenario.expect)
    script = match.state.dice.to_dict()["script"]
    if script:
        failures.append(f"the dice script still holds {quote(script)}")
    failures += _not_refused(match, scenario.illegal)
    return Result(scenario.title, failures)


def _not_refused(match: Match, moves: list[str]) -> list[str]:
    """What is wrong with the moves that are to be refused: one is no move at all, or it is legal."""
    for move in moves:
        try:
            match.act(*split_entry(move))
        except IllegalAction:
            continue
        except RecordError as error:
            return [str(error)]
        except ScriptError:
            pass  # legal: only the dice for what follows are not in the script
        return [f"'{quote(move)}' is legal, but must be refused"]
    return []


def _unmet(match: Match, expect: Mapping[str, Any]) -> list[str]:
    outcome = match.outcome
    data = {**match.state.to_dict(), "outcome": None if outcome is None else outcome.to_dict()}
    failures = []
    for path, wanted in expect.items():
        try:
            found = look_up(data, path)
        except KeyError:
            failures.append(f"there is no {quote(path)} in the state")
            continue
        if found != wanted:
            failures.append(f"{quote(path)} is {quote(repr(found))}, not {quote(repr(wanted))}")
    return failures
