"""A copy of the shipped content that a test may spoil; files that it leaves as they are, are parsed once."""

import pickle
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.content import yaml_file
from game.content.paths import shipped


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    shutil.copytree(shipped("data"), folder)
    return folder


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """Each text is parsed once; whoever asks for it again gets values of its own."""
    parse = yaml_file.parse_yaml

    @cache
    def packed(text: str) -> bytes:
        return pickle.dumps(parse(text))

    def parse_once(text: str) -> Any:
        return pickle.loads(packed(text))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_file, "parse_yaml", parse_once)
        yield
