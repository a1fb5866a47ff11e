"""Files that are named on the command line may be anything: names, kinds, sizes and contents."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.commands.bench_engine import long_match
from game.content.yaml_file import SIZE_LIMIT, parse_yaml
from game.engine.record import to_save
from game.rules import GAMES
from game.storage.save_file import encode_save, new_match_id, new_save
from tests.commands.test_any_words import run
from tests.commands.test_cli import EXAMPLE
from tests.examples import examples

COMMANDS = ["scenario", "verify", "check"]
every_command = pytest.mark.parametrize("command", COMMANDS)
needs_devices = pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a system without devices")

json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=6), st.just("9" * 5000)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@every_command
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("", marks=pytest.mark.slow),
        "a" * 5000,
        "\x00",
        "ü.yaml",
        "\udcff",
        "a\nb",
        "\x1b[31m",
        pytest.param(".", marks=pytest.mark.slow),
        "no/such/file",
        "~",
    ],
)
def test_any_name(
    command: str,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    status, error = run([command, name], capsys)
    assert status in (1, 2) or (command, name) == ("check", "")
    assert error.isascii() or "ü" in error or "…" in error


@every_command
@needs_devices
@pytest.mark.parametrize("name", ["/dev/zero", "/dev/random", "/dev/full", "/dev/null"])
def test_a_device_is_refused_without_waiting(
    command: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, name], capsys)[0] == 2


@pytest.mark.slow
@every_command
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_is_refused_without_waiting(
    command: str, tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    assert run([command, str(pipe)], capsys)[0] == 2
    for file in ("text/en/scrapbots.ftl", "scrap_knights/acts.yaml", "rulebook/scrapbots.yaml"):
        (data / file).unlink()
        os.mkfifo(data / file)
    assert run(["check", str(data)], capsys)[0] == 1
    status, error = run(["shot", "credits", "--size", "960x540", "--out", str(pipe)], capsys)
    assert status == 1 and "not a file" in error


@pytest.mark.parametrize("command", ["scenario", "verify"])
def test_a_huge_file_is_refused(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a file of one hole, which takes no room on the disk
    status, error = run([command, str(path)], capsys)
    assert status == 2 and "larger than" in error


def test_a_scenario_of_the_largest_size_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "large.yaml"
    path.write_text(EXAMPLE + "#" * (SIZE_LIMIT - len(EXAMPLE)))
    assert run(["scenario", str(path)], capsys)[0] == 0
    path.write_text(EXAMPLE + "#" * (SIZE_LIMIT + 1 - len(EXAMPLE)))
    assert run(["scenario", str(path)], capsys)[0] == 2


def test_a_folder_of_scenarios_is_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deeper").mkdir()
    for name in ("one.yaml", "deeper/two.yaml", "notes.txt"):
        (tmp_path / name).write_text(EXAMPLE)
    assert run(["scenario", str(tmp_path)], capsys)[0] == 0
    capsys.readouterr()
    (tmp_path / "deeper/two.yaml").write_text(EXAMPLE.replace("players.1.hp", "players.0.hp"))
    assert run(["scenario", str(tmp_path)], capsys)[0] == 1
    (tmp_path / "empty").mkdir()
    status, error = run(["scenario", str(tmp_path / "empty")], capsys)
    assert status == 2 and "no scenario" in error


@pytest.mark.parametrize("command", ["scenario", "verify"])
@given(
    content=st.binary(max_size=40) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace"))
)
@examples(100)
def test_any_bytes(command: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "any"
    path.write_bytes(content)
    assert run([command, str(path)], capsys)[0] == 2


@given(value=json_values)
def test_any_json_is_no_save(value: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "save.json"
    path.write_text(json.dumps(value))
    assert run(["verify", str(path)], capsys)[0] == 2


def a_save(game: str, moves: int) -> dict[str, Any]:
    save = new_save(
        to_save(long_match(game, moves)),
        match=new_match_id(),
        seats=("person", "greedy"),
        names=("Ada", "Bo"),
        finished=False,
        round=3,
    )
    data: dict[str, Any] = json.loads(encode_save(save))
    return data


SAVES = {game: a_save(game, 12) for game in GAMES}


@pytest.mark.default_cases(3)
@pytest.mark.parametrize("game", SAVES)
@given(data=st.data())
@examples(120)
def test_a_save_with_any_value_anywhere(
    game: str, data: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = json.loads(json.dumps(SAVES[game]))
    holder, key = data.draw(st.sampled_from(list(places(save))))
    holder[key] = data.draw(json_values)
    path = tmp_path / "save.json"
    path.write_text(json.dumps(save))
    run(["verify", str(path)], capsys)


def test_a_long_move_is_quoted_shortly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "save.json"
    for move in (
        "0 act " + "a" * 6_000_000,
        "0 act " + "a " * 3_000_000,
        "b" * 7_000_000,
        "0 choose " + "9" * 5000,
    ):
        path.write_text(json.dumps({**SAVES["scrap_knights"], "record": [move]}))
        status, error = run(["verify", str(path)], capsys)
        assert status in (1, 2) and "record" in error and len(error) < 400


def places(value: Any) -> Any:
    """Each (mapping or list, key) within a value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield value, key
        yield from places(inner)


@given(text=st.text(alphabet="{}[]:,&*!|>'\"%@`#-?=<~0123456789.:eExXoObT+_ \nany\t\ufeff\x85", max_size=24))
@examples(600)
def test_any_yaml_gives_values_or_one_sentence(text: str) -> None:
    try:
        parse_yaml(text)
    except ValueError as error:
        assert str(error)


@pytest.mark.parametrize(
    "text", ["0001-01-01T00:00:00+23:59", "9" * 5000, "0b_", "._", "=", "2024-13-45", "<<: 3"]
)
def test_a_yaml_value_that_cannot_be(text: str) -> None:
    try:
        parse_yaml(text)
    except ValueError as error:
        assert str(error)
