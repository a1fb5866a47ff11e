"""A home folder of its own for each test, saves to write, and disks that refuse."""

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.storage import atomic
from game.storage.paths import HOME_VARIABLE
from game.storage.save_file import SaveFile, new_save

MATCH = "0123456789abcdef0123456789abcdef"
START = datetime(2026, 11, 20, 22, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of saves that does not exist yet."""
    return tmp_path / "saves"


@pytest.fixture
def make_save() -> Callable[..., SaveFile]:
    """make_save(3): the save of a match after three moves, a minute for each."""

    def make(number: int, match: str = MATCH, **changes: Any) -> SaveFile:
        record = {
            "format": 1,
            "game": changes.pop("game", "scrap_knights"),
            "options": {"deck_0": "ronin", "deck_1": "bulwark"},
            "seed": 2**63 + 7,
            "record": [f"{move % 2} act slash" for move in range(number)],
            "sealed": ["0 act stab"],
            "digest": "5" * 32,
            "state": changes.pop("state", {"distance": 1, "players": [{"heat": number}, {"hp": 5}]}),
        }
        arguments: dict[str, Any] = {
            "match": match,
            "seats": ("person", "greedy"),
            "names": ("Zoë 竜", "Player 2"),
            "finished": False,
            "round": number // 2,
            "saved_at": START + timedelta(minutes=number),
        }
        return new_save(record, **(arguments | changes))

    return make


@pytest.fixture
def refuse(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """refuse("fsync", errno.ENOSPC): from now on that call fails, wherever storage makes it."""

    def install(call: str, number: int, times: int = 1000) -> None:
        left = [times]
        real = open if call == "open" else getattr(os, call)

        def failing(*arguments: Any, **settings: Any) -> Any:
            if left[0]:
                left[0] -= 1
                raise OSError(number, os.strerror(number))
            return real(*arguments, **settings)

        if call == "open":
            monkeypatch.setattr(atomic, "open", failing, raising=False)
        else:
            monkeypatch.setattr(os, call, failing)

    return install


@pytest.fixture
def contents() -> Callable[[Path], dict[str, bytes]]:
    """contents(folder): every file of a folder by name, hidden ones too."""
    return lambda folder: {path.name: path.read_bytes() for path in folder.iterdir()}
