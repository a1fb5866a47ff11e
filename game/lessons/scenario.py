"""Scenarios: a set-up, moves, and the expected state after them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.content.yaml_file import parse_yaml, read_text
from game.engine.dice import ScriptError
from game.engine.match import Match
from game.engine.quoting import quote
from game.engine.record import RecordError, split_entry
from game.engine.rules import IllegalAction, OptionError, Rules, SideError, complete_options
from game.rules import UnknownGame, load

_MAX_REASON = 300
_OUT = "out"


class ScenarioError(ValueError):
    """A file that is not a scenario; the message is one sentence."""


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """The file's fields.

    Paths in `expect` lead into the state's `to_dict()`; "outcome" is that of the match, in which a seat may
    have conceded. `refused` names an option whose side cannot be played, and the keys of all its problems:
    then there is no match.
    """

    game: str
    title: str
    options: dict[str, str | dict[str, Any]] = {}
    seed: int = 0
    setup: dict[str, Any] = {}
    dice: list[int] | None = None
    moves: list[str] = []
    expect: dict[str, Any] = {}
    illegal: list[str] = []
    refused: dict[str, list[str]] = {}


class Result(msgspec.Struct):
    """The result of a scenario, which holds when there are no failures."""

    title: str
    failures: list[str]

    @property
    def holds(self) -> bool:
        return not self.failures


def read_scenario(path: Path) -> Scenario:
    """Reads a scenario file. Raises `ScenarioError`."""
    try:
        return msgspec.convert(parse_yaml(read_text(path)), Scenario)
    except OSError as error:
        raise ScenarioError(f"{quote(path)} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise ScenarioError(f"{quote(path)}: {quote(error, _MAX_REASON)}") from None


def merged(base: Any, override: Any) -> Any:
    """`base` with `override` merged in: mappings by key, lists of mappings by index, all else replaced.

    The word "out" in place of a mapping in a list takes that one out.

    >>> merged([{"hp": 8}, {"hp": 6}, {"hp": 5}], [{"hp": 7}, "out"])
    [{'hp': 7}, {'hp': 5}]
    """
    if isinstance(base, dict) and isinstance(override, Mapping):
        return {**base, **{key: merged(base.get(key), value) for key, value in override.items()}}
    if isinstance(base, list) and isinstance(override, list) and base and isinstance(base[0], dict):
        pairs = zip(base, override, strict=False)
        return [merged(*pair) for pair in pairs if pair[1] != _OUT] + base[len(override) :]
    return override


def start_match(scenario: Scenario) -> Match:
    """The match at the start of a scenario. Raises `ScenarioError`."""
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
        raise ScenarioError(f"{quote(scenario.title)}: {quote(error, _MAX_REASON)}") from None


def look_up(data: Any, path: str) -> Any:
    """The value at a path like "players.1.hp". Raises `KeyError` if there is none.

    >>> look_up({"players": [{"hp": 12}, {"hp": 5}]}, "players.1.hp")
    5
    """
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
    """Plays the moves and returns a sentence about the first that fails, or None.

    Forced actions are played by the match itself; the scenario may list them or leave them out.
    """
    taken = list(match.taken)
    for number, move in enumerate(moves, start=1):
        try:
            seat, action = split_entry(move)
            move_text = _normalized(match.rules, move)
            if match.decision_of(seat) is None and move_text in [*taken, *match.forced_actions]:
                taken = [one for one in taken if one != move_text]
                continue
            match.act(seat, action)
        except (IllegalAction, RecordError, ScriptError) as error:
            return f"move {number}, '{quote(move)}': {error}"
        taken += match.taken
    return None


def _normalized(rules: Rules, move: str) -> str:
    seat, action = split_entry(move)
    try:
        return f"{seat} {rules.parse(action)}"
    except ValueError:
        return move


def run_scenario(scenario: Scenario) -> Result:
    """Plays a scenario and compares the end with `expect`. Raises `ScenarioError` for a bad set-up."""
    try:
        return _run(scenario)
    except ScenarioError:
        raise
    except Exception as error:
        # A set-up may describe a state that no game can reach, for which the rules make no promises.
        if not scenario.setup:
            raise
        what = quote(f"{type(error).__name__}: {error}", _MAX_REASON)
        raise ScenarioError(f"{quote(scenario.title)}: the set-up cannot be played ({what})") from None


def _not_refused(scenario: Scenario) -> Result:
    """Holds where the options are refused for just these problems of a side."""
    try:
        complete_options(load(scenario.game), scenario.options)
    except SideError as error:
        found = {error.option: [problem.key for problem in error.problems]}
    except (UnknownGame, OptionError) as error:
        raise ScenarioError(f"{quote(scenario.title)}: {quote(error, _MAX_REASON)}") from None
    else:
        found = {}
    same = found == scenario.refused
    said = f"refused for {quote(found, _MAX_REASON)}, expected {quote(scenario.refused, _MAX_REASON)}"
    return Result(scenario.title, [] if same else [said])


def _run(scenario: Scenario) -> Result:
    if scenario.refused:
        return _not_refused(scenario)
    match = start_match(scenario)
    failure = play_moves(match, scenario.moves)
    if failure:
        return Result(scenario.title, [failure])
    failures = unmet(match, scenario.expect)
    script = match.state.dice.to_dict()["script"]
    if script:
        failures.append(f"unused dice results: {quote(script)}")
    failures += not_refused(match, scenario.illegal)
    return Result(scenario.title, failures)


def not_refused(match: Match, moves: list[str]) -> list[str]:
    """Failures of `illegal`: a move that is legal, or that cannot be parsed."""
    for move in moves:
        try:
            match.act(*split_entry(move))
        except IllegalAction:
            continue
        except RecordError as error:
            return [str(error)]
        except ScriptError:
            pass  # The move is legal; only the script has no dice for what follows.
        return [f"'{quote(move)}' is legal, but was expected to be illegal"]
    return []


def unmet(match: Match, expect: Mapping[str, Any]) -> list[str]:
    """A sentence for each value that is not as expected."""
    outcome = match.outcome
    data = {**match.state.to_dict(), "outcome": None if outcome is None else outcome.to_dict()}
    failures = []
    for path, wanted in expect.items():
        try:
            found = look_up(data, path)
        except KeyError:
            failures.append(f"unknown path {quote(path)} in expect")
            continue
        if found != wanted:
            failures.append(f"{quote(path)} is {quote(repr(found))}, expected {quote(repr(wanted))}")
    return failures
