import os
from pathlib import Path

import pytest

from game.storage import paths


def test_home_variable_holds_all_folders(home: Path) -> None:
    assert paths.data_folder() == home / "data"
    assert paths.config_folder() == home / "config"
    assert paths.cache_folder() == home / "cache"
    assert paths.saves_folder() == home / "data" / "saves"
    assert paths.settings_file() == home / "config" / "settings.json"
    assert paths.log_file() == home / "log" / "iron-and-scale.log"


def test_asking_creates_nothing(home: Path) -> None:
    paths.saves_folder()
    paths.settings_file()
    paths.cache_folder()
    paths.log_file()
    assert not home.exists()


@pytest.mark.parametrize("value", ["", "  "])
def test_an_empty_variable_is_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, value)
    assert paths.data_folder().name != "data"
    assert "iron-and-scale" in paths.data_folder().parts
    assert "iron-and-scale" in paths.config_folder().parts
    assert "iron-and-scale" in paths.cache_folder().parts
    assert "iron-and-scale" in paths.log_file().parts


def test_a_relative_home_stays_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.HOME_VARIABLE, "stick")
    assert paths.data_folder() == Path(os.getcwd()) / "stick" / "data"


def test_a_tilde_is_the_players_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, os.path.join("~", "iron"))
    assert paths.data_folder() == Path.home() / "iron" / "data"
