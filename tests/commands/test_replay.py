"""The `replay` command: a saved game as text, with what a bystander or a seat saw of it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.commands.bench_engine import long_match
from game.engine.match import CONCEDE, Match
from game.engine.record import to_save
from game.rules import GAMES, load
from game.storage.save_file import encode_save, new_match_id, new_save

every_game = pytest.mark.parametrize("game", GAMES)


def saved(folder: Path, match: Match) -> Path:
    save = new_save(
        to_save(match),
        match=new_match_id(),
        seats=("person", "greedy"),
        names=("Ada", "Bo"),
        finished=match.outcome is not None,
        round=3,
    )
    path = folder / "save.json"
    path.write_bytes(encode_save(save))
    return path


def given_up(game: str) -> Match:
    match = long_match(game, 40)
    if match.outcome is None:
        match.act(1, CONCEDE)
    return match


def told(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main(["replay", str(path), "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@every_game
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_that_happened_is_told_as_the_seat_may_know_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, seat: int | None
) -> None:
    match = given_up(game)
    found = told(saved(tmp_path, match), capsys, *([] if seat is None else ["--seat", str(seat)]))
    unit = match.rules.pace(match.state).unit.removesuffix("s")
    events = [[one["kind"], one["facts"]] for turn in found["turns"] for one in turn["events"]]
    masked = [event.masked(seat) for event in match.events if event.kind != unit]
    assert events == json.loads(json.dumps([(event.kind, event.facts) for event in masked]))
    assert found["digest"] == match.digest()
    assert (found["winner"], found["reason"]) == (0, "conceded")
    numbers = [turn["number"] for turn in found["turns"]]
    assert [one for one in numbers if one] == list(range(1, match.rules.pace(match.state).count + 1))


@every_game
def test_the_text_has_a_heading_for_each_turn_and_no_icons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    path = saved(tmp_path, given_up(game))
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "  Bo concedes. Ada wins."
    headings = [line for line in lines if re.fullmatch(r"(Round|Turn) \d+", line)]
    assert headings and headings[0].endswith(" 1")
    assert not [line for line in lines if re.search(r":[a-z_0-9]+:", line)]


@every_game
def test_of_an_unfinished_match_nothing_hidden_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    match = Match(load(game), {}, 3)
    path = saved(tmp_path, match)
    assert main(["replay", str(path), "--seat", "0"]) == 2
    assert "is not over" in capsys.readouterr().err
    found = told(path, capsys)
    assert found["finished"] is False and found["winner"] is None
    hidden = [event for event in match.events if event.hidden]
    shown = [one for turn in found["turns"] for one in turn["events"]]
    for event in hidden:
        facts = next(one["facts"] for one in shown if one["kind"] == event.kind)
        assert all(facts[name] is None for name in event.hidden)


def test_a_game_of_other_rules_is_told_by_its_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, given_up("scrap_knights"))
    data = json.loads(path.read_text())
    data["record"][1] = "1 act a_card_of_old"
    path.write_text(json.dumps(data))
    assert main(["replay", str(path)]) == 0
    said = capsys.readouterr().out
    assert "cannot be played again (move 2 of the record" in said
    assert "Bo: act a_card_of_old" in said
    assert said.splitlines()[-1] == "Bo: concede"


def test_what_is_no_save_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    path.write_text("[]")
    assert main(["replay", str(path)]) == 2
    assert "Traceback" not in capsys.readouterr().err
