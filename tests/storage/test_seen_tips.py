"""The tips that were shown are remembered, whatever the file is like."""

from pathlib import Path

import pytest

from game.engine.faults import Fault
from game.storage import atomic
from game.storage.seen_tips import SeenTips, tips_file
from game.storage.settings import settings_file
from tests.storage.told import told


def test_they_are_remembered_beside_the_settings() -> None:
    tips = SeenTips(tips_file())
    tips.add("scrapbots/main")
    tips.add("scrapbots/main")
    again = SeenTips(tips_file())
    assert "scrapbots/main" in again and len(again) == 1
    assert tips_file().parent == settings_file().parent
    again.clear()
    assert "scrapbots/main" not in SeenTips(tips_file())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"format": 1}',
        b'{"format": 2, "shown": ["a/b"]}',
        b'{"format": 1, "shown": ["A B"]}',
        b'{"format": 1, "shown": "a/b"}',
    ],
)
def test_a_file_that_cannot_be_used_counts_as_empty(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "tips.json"
    path.write_bytes(data)
    tips = SeenTips(path)
    assert len(tips) == 0
    tips.add("scrapbots/main")
    assert "scrapbots/main" in SeenTips(path)


def test_a_disk_that_refuses_is_told_and_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[Fault] = []

    def refuse(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic, "replace", refuse)
    tips = SeenTips(tmp_path / "tips.json", faults.append)
    tips.add("scrapbots/main")
    assert "scrapbots/main" in tips and list(map(told, faults)) == [
        "The tips that you have seen could not be saved: the disk is full."
    ]
