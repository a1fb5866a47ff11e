"""The file of finished matches: a line each, and nothing that happens to it costs more than a line."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from game.storage.records import Record, add_record, clear_records, read_records

START = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)


def record(number: int, **facts: object) -> Record:
    values: dict[str, object] = {
        "match": f"{number:08x}",
        "ended": START + timedelta(hours=number),
        "program": "1",
        "game": "scrapbots",
        "seats": ("person", "easy"),
        "names": ("Ada", "Chip"),
        "winner": number % 2,
    }
    return Record(**{**values, **facts})  # type: ignore[arg-type]


def written(path: Path, *records: Record) -> Path:
    for one in records:
        assert add_record(path, one) is None
    return path


def test_matches_are_read_in_the_order_in_which_they_ended(tmp_path: Path) -> None:
    path = written(tmp_path / "deep" / "records.jsonl", record(2), record(1), record(3))
    assert read_records(path) == ((record(1), record(2), record(3)), 0)


def test_there_need_be_no_file(tmp_path: Path) -> None:
    assert read_records(tmp_path / "records.jsonl") == ((), 0)


def test_a_kill_in_the_middle_of_a_write_costs_that_line_alone(tmp_path: Path) -> None:
    path = written(tmp_path / "records.jsonl", record(1), record(2))
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for length in range(first + 1, len(whole) - 1):
        path.write_bytes(whole[:length])
        assert read_records(path) == ((record(1),), 1)
    # The next match begins a line of its own.
    written(path, record(3))
    assert read_records(path) == ((record(1), record(3)), 1)


def test_a_match_taken_up_again_counts_once_it_has_ended_anew(tmp_path: Path) -> None:
    path = written(tmp_path / "records.jsonl", record(1), record(2), record(1, open=True))
    assert read_records(path) == ((record(2),), 0)
    again = record(1, ended=START + timedelta(hours=9), winner=0)
    written(path, again)
    assert read_records(path) == ((record(2), again), 0)


@pytest.mark.parametrize("line", [b"{}", b"[]", b"\xff", b"[" * 5000, b'{"match": 1}'])
def test_other_lines_are_counted_and_passed_over(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(line + b"\n\n" + msgspec.json.encode(record(1)) + b"\n")
    assert read_records(path) == ((record(1),), 1)


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.mkdir()
    fault = add_record(path, record(1))
    assert fault is not None and fault.kind == "record_not_saved"
    assert read_records(path) == ((), 1)


def test_whoever_begins_anew_keeps_the_old_file(tmp_path: Path) -> None:
    path = written(tmp_path / "records.jsonl", record(1))
    assert clear_records(path) is None
    assert read_records(path) == ((), 0)
    kept = [one for one in tmp_path.iterdir() if one != path]
    assert read_records(kept[0]) == ((record(1),), 0)
    assert clear_records(path) is None
