"""A copy of the shipped content that a test may spoil."""

import shutil
from pathlib import Path

import pytest

from game.content.paths import shipped


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    shutil.copytree(shipped("data"), folder)
    return folder
