import errno
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import __version__
from game.engine import record
from game.storage.save_file import (
    SIZE_LIMIT,
    SaveError,
    SaveFile,
    encode_save,
    new_match_id,
    new_save,
    read_save,
)
from tests.examples import examples
from tests.storage.told import refused, told

MakeSave = Callable[..., SaveFile]


def problem_of(path: Path) -> str:
    """The sentence on a file that is no save; the file is not touched."""
    before = path.stat()
    with pytest.raises(SaveError) as refusal:
        read_save(path)
    sentence = told(refusal.value.fault)
    assert sentence.endswith(".") and "\n" not in sentence and len(sentence) < 300
    after = path.stat()
    assert (before.st_mtime_ns, before.st_size, before.st_ino) == (
        after.st_mtime_ns,
        after.st_size,
        after.st_ino,
    )
    return sentence


@pytest.fixture
def fields(make_save: MakeSave) -> dict[str, Any]:
    """A save of two moves as plain values, to be spoilt."""
    return dict(msgspec.json.decode(encode_save(make_save(2))))


def write(folder: Path, value: Any) -> Path:
    path = folder / "match-1.json"
    path.write_bytes(value if isinstance(value, bytes) else msgspec.json.encode(value))
    return path


@pytest.mark.parametrize("number", [0, 1, 500])
def test_round_trip(number: int, make_save: MakeSave, tmp_path: Path) -> None:
    save = make_save(number)
    assert read_save(write(tmp_path, encode_save(save))) == save


def test_the_engine_gets_back_what_it_gave(tmp_path: Path) -> None:
    match = SimpleNamespace(
        rules=SimpleNamespace(id="scrap_knights"),
        options={"deck_0": "ronin"},
        seed=7,
        record=["0 act slash"],
        sealed={0: "act stab"},
        conceded=1,
        digest=lambda: "5" * 32,
        state=SimpleNamespace(to_dict=lambda: {"hp": [5, 3], "dice": {"state": 2**64 - 1}}),
    )
    engine_record = record.to_save(match)  # type: ignore[arg-type]
    save = new_save(
        engine_record,
        match=new_match_id(),
        seats=("person", "person"),
        names=("A", "B"),
        finished=True,
        round=1,
    )
    assert save.program == __version__
    assert abs((datetime.now(UTC) - save.saved_at).total_seconds()) < 3600
    assert read_save(write(tmp_path, encode_save(save))).engine_record() == engine_record


def test_a_save_reads_like_a_list_of_moves(make_save: MakeSave) -> None:
    lines = encode_save(make_save(2)).decode("utf-8").splitlines()
    assert '  "1 act slash"' in lines
    assert '  "Zoë 竜",' in lines
    assert ' "saved_at": "2026-11-20T22:02:00Z",' in lines


def test_match_ids_differ() -> None:
    assert len({new_match_id() for _ in range(100)}) == 100


def test_an_older_save_without_sealed_choices(fields: dict[str, Any], tmp_path: Path) -> None:
    del fields["sealed"]
    assert read_save(write(tmp_path, fields)).sealed == []


def test_an_older_save_without_a_concession(fields: dict[str, Any], tmp_path: Path) -> None:
    del fields["conceded"]
    assert read_save(write(tmp_path, fields)).conceded is None


def test_a_save_of_the_first_format_still_opens(fields: dict[str, Any], tmp_path: Path) -> None:
    for name in ("hints", "taken_back", "seconds", "stop"):
        del fields[name]
    save = read_save(write(tmp_path, {**fields, "format": 1}))
    assert (save.hints, save.taken_back, save.seconds, save.stop) == ((0, 0), (0, 0), 0, None)
    assert save.options == fields["options"]


def test_a_save_carries_a_side_and_what_happened_at_the_table(fields: dict[str, Any], tmp_path: Path) -> None:
    side = {"name": "Ironbark", "acts": ["slash"], "ult": "test"}
    said = {"hints": [2, 0], "taken_back": [0, 3], "seconds": 754, "stop": "spring/2"}
    save = read_save(write(tmp_path, {**fields, **said, "options": {"deck_0": side}}))
    again = msgspec.json.decode(encode_save(save))
    assert again["options"] == {"deck_0": side}
    assert {name: again[name] for name in said} == said


NOT_JSON = {
    b"": "is empty",
    b'{"format": 1, "game": "scrap_kni': "it is truncated",
    b"\0" * 500: "is not JSON",
    b'{"format": 1,,}': "is not JSON",
    b'{"format": 1} and more': "is not JSON",
    b'{"game": "\xff"}': "is not UTF-8 text",
    b"[" * 200_000: "nested too deeply",
    b'{"seed": 1e999}': "is not JSON",
    b" " * (SIZE_LIMIT + 1): "larger than 8192 KiB",
}


@pytest.mark.parametrize(("data", "reason"), NOT_JSON.items(), ids=range(len(NOT_JSON)))
def test_not_json(data: bytes, reason: str, tmp_path: Path) -> None:
    sentence = problem_of(write(tmp_path, data))
    assert sentence.startswith("The save 'match-1.json' is ") and reason in sentence


def test_every_truncation_is_told(make_save: MakeSave, tmp_path: Path) -> None:
    data = encode_save(make_save(3)).rstrip()
    for length in range(1, len(data), 7):
        assert "it is truncated" in problem_of(write(tmp_path, data[:length]))


@pytest.mark.parametrize(
    "value",
    [
        [],
        "text",
        None,
        {},
        {"name": "left-pad", "version": "1.0"},
        {"format": "pgn", "game": "chess"},
        {"format": 1, "game": None},
        {"format": True, "game": "scrap_knights"},
        {"game": "scrap_knights"},
    ],
)
def test_foreign_json(value: object, tmp_path: Path) -> None:
    assert problem_of(write(tmp_path, value)) == "The file 'match-1.json' is not a save of Iron & Scale."


def test_a_newer_format(tmp_path: Path) -> None:
    sentence = problem_of(write(tmp_path, {"format": 3, "game": "a_fifth_game", "all": "different"}))
    assert "newer version" in sentence and "format is 3" in sentence


@pytest.mark.parametrize("digits", [19, 400, 4000, 5000])
def test_a_format_of_many_digits_is_shortened(digits: int, tmp_path: Path) -> None:
    problem_of(write(tmp_path, b'{"format": ' + b"9" * digits + b', "game": "scrap_knights"}'))


def test_an_unknown_game(fields: dict[str, Any], tmp_path: Path) -> None:
    assert "does not have: 'chess'" in problem_of(write(tmp_path, fields | {"game": "chess"}))
    assert "does not have: 'xxx" in problem_of(write(tmp_path, fields | {"game": "x" * 100_000}))


WRONG = [
    ({"format": 0}, "format: "),
    ({"seed": "7"}, "seed: expected `int`, got `str`"),
    ({"record": ["0 act slash", 3]}, "record[1]: expected `str`, got `int`"),
    ({"options": {"deck_0": 3}}, "options[...]: expected `str | object`, got `int`"),
    ({"state": []}, "state: expected `object`, got `array`"),
    ({"seats": ["person"]}, "seats: "),
    ({"names": ["a", "b", "c"]}, "names: "),
    ({"finished": "no"}, "finished: "),
    ({"round": -1}, "round: "),
    ({"conceded": 2}, "conceded: "),
    ({"conceded": -1}, "conceded: "),
    ({"conceded": "0"}, "conceded: "),
    ({"conceded": False}, "conceded: "),
    ({"saved_at": "yesterday"}, "saved_at: "),
    ({"saved_at": "2026-11-20T22:00:00"}, "saved_at: "),
    ({"match": "../../etc/passwd"}, "match: "),
    ({"match": "ABCDEF0123"}, "match: "),
    ({"match": "con"}, "match: "),
]


@pytest.mark.parametrize(("change", "reason"), WRONG, ids=lambda part: str(part)[:24])
def test_a_wrong_field_is_named(
    change: dict[str, Any], reason: str, fields: dict[str, Any], tmp_path: Path
) -> None:
    sentence = problem_of(write(tmp_path, fields | change))
    assert sentence.startswith(f"The save 'match-1.json' has a wrong field, {reason}")


@pytest.mark.parametrize("name", ["seed", "record", "digest", "state", "match", "saved_at"])
def test_a_missing_field_is_named(name: str, fields: dict[str, Any], tmp_path: Path) -> None:
    del fields[name]
    assert problem_of(write(tmp_path, fields)).endswith(f"has a wrong field, {name}: is missing.")


def test_a_file_that_may_not_be_read(
    make_save: MakeSave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, encode_save(make_save(1)))

    def locked(*arguments: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
    assert problem_of(path) == "The save 'match-1.json' cannot be read: permission denied."


def test_no_file_a_folder_and_a_pipe(tmp_path: Path) -> None:
    with refused("'missing' cannot be read: it does not exist"):
        read_save(tmp_path / "missing")
    assert "is not a file" in problem_of(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        assert "is not a file" in problem_of(tmp_path / "pipe")


def test_a_name_that_is_not_text_can_be_shown(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as refusal:
        read_save(tmp_path / "match-\udcff竜.json")
    assert "match-?竜.json" in told(refusal.value.fault)
    told(refusal.value.fault).encode("utf-8")


@pytest.mark.parametrize(
    "change",
    [
        {"state": {"shared": object()}},
        {"seats": ("\ud800", "b")},
        {"match": "C:\\con"},
        {"saved_at": datetime(2026, 11, 20, 22, 0)},
        {"round": -1},
    ],
    ids=["no JSON", "no text", "match", "no zone", "round"],
)
def test_what_could_not_be_read_back_is_not_encoded(change: dict[str, Any], make_save: MakeSave) -> None:
    with refused(r"^The game could not be saved: .*\.$"):
        encode_save(make_save(1, **change))


@examples(150, share=4)
@given(position=st.integers(0, 10_000), byte=st.integers(0, 255), cut=st.integers(0, 3))
def test_a_spoilt_byte_gives_a_save_or_a_sentence(
    position: int, byte: int, cut: int, make_save: MakeSave, tmp_path: Path
) -> None:
    data = bytearray(encode_save(make_save(4)))
    position %= len(data)
    data[position : position + cut] = bytes([byte])
    path = write(tmp_path, bytes(data))
    try:
        assert isinstance(read_save(path), SaveFile)
    except SaveError as problem:
        assert told(problem.fault).endswith(".")
