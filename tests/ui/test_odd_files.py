"""The window over folders and names that nobody expects: it shows a sentence and goes on."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.digest import digest
from game.engine.match import Match
from game.engine.record import to_save
from game.rules import GAMES, load
from game.storage.names import LONGEST_NAME
from game.storage.paths import settings_file
from game.storage.save_file import encode_save
from game.storage.saves import list_saves
from game.storage.settings import Settings, load_settings
from game.ui.kit.list_box import ListBox
from game.ui.window import SMALLEST, window_size
from tests.examples import examples
from tests.spoil import JSON, spoilt
from tests.storage.test_any_save import FILES, ODD_WORDS, SAVES, save_of
from tests.ui.driver import Driver

INVISIBLE = "\ufe0f\u034f\u17b4\u200b"
BUILTINS = msgspec.to_builtins(Settings())
TABLES = {
    "scrap_knights": "DuelScene",
    "scrapbots": "LanesScene",
    "command_core": "BoardScene",
    "dino_battles": "DinoScene",
}


def typed(driver: Driver, field: str, text: str) -> None:
    driver.click(field)
    driver.key(pygame.K_a, pygame.KMOD_LCTRL)
    driver.key(pygame.K_BACKSPACE)
    driver.type(text)


@pytest.mark.slow
@pytest.mark.parametrize("text", [INVISIBLE, "\0", "a\0b", "\ud800", "", " ", "\u202eדנה", "W" * 30])
def test_any_name_can_be_typed_and_played_under(text: str, tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.click("Settings")
    driver.click("Play")
    typed(driver, "First seat", text)
    kept = driver.context.settings.names[0]
    assert kept and len(kept) <= LONGEST_NAME and kept.isprintable()
    driver.key(pygame.K_ESCAPE)
    driver.click("New game")
    driver.click("box scrap_knights")
    for seat in (0, 1):
        driver.click(f"seat {seat}")
        driver.click(f"who {seat} person")
        typed(driver, f"name {seat}", text)
    driver.click("Begin the duel")
    driver.settle()
    (save,) = list_saves(driver.context.saves).saves
    assert all(save.names) and save.names[0] != save.names[1]
    driver.app.frame(16)


def test_a_name_that_is_pasted_is_cleaned_too(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.click("Settings")
    driver.click("Play")
    typed(driver, "First seat", "")
    pygame.scrap.put_text(f" Ada\tof{INVISIBLE}\nEngland ")
    driver.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert driver.context.settings.names[0] == "Ada of England"


def test_the_same_name_twice_is_told_apart(tmp_path: Path) -> None:
    driver = Driver(tmp_path, names=("W" * 24, "W" * 24))
    driver.click("New game")
    driver.click("box scrap_knights")
    driver.click("seat 1")
    driver.click("who 1 person")
    driver.click("Begin the duel")
    (save,) = list_saves(driver.context.saves).saves
    assert save.names == ("W" * 24, "W" * 21 + " II")


def folder_with(tmp_path: Path, data: bytes) -> Path:
    """A folder of saves with a good one, and something else."""
    folder = tmp_path / "saves"
    folder.mkdir(exist_ok=True)
    (folder / "good.json").write_bytes(encode_save(save_of("scrap_knights", 5, 2, "a" * 32)))
    (folder / "odd.json").write_bytes(data)
    return folder


def work_all(driver: Driver) -> None:
    """Title, list of saves, every save of the list, and Continue."""
    driver.settle()
    driver.click("Load")
    rows = len(driver.control("saves").rows)  # type: ignore[attr-defined]
    driver.key(pygame.K_ESCAPE)
    for row in range(rows):
        driver.click("Load")
        box = driver.control("saves")
        assert isinstance(box, ListBox)
        box.index = row
        driver.press("Play")
        assert driver.context.navigator.running
        if driver.scene_name in ("LoadScene", "TitleScene"):
            assert driver.app.toast.text or driver.context.notices
        else:
            driver.app.frame(16)
        to_title(driver)
    if "Continue" in driver.names():
        driver.click("Continue")
        driver.app.frame(16)


def to_title(driver: Driver) -> None:
    navigator = driver.context.navigator
    while len(navigator.stack) > 1:
        navigator.pop()
    driver.app.frame(16)
    assert driver.scene_name == "TitleScene"


@pytest.mark.slow
@examples(25)
@given(data=FILES)
def test_the_list_and_continue_survive_any_file(data: bytes, tmp_path: Path) -> None:
    folder_with(tmp_path, data)
    work_all(Driver(tmp_path))


def forged(game: str, state: Any) -> dict[str, Any]:
    """A save whose state fits its digest, and whose record does not replay."""
    save = dict(SAVES[[one["game"] for one in SAVES].index(game)])
    restored = load(game).restore(state)
    return save | {"record": ["0 act excalibur"], "state": state, "digest": digest(restored)}


@pytest.mark.slow
@examples(50)
@given(state=spoilt([save["state"] for save in SAVES if save["game"] == "scrap_knights"], ODD_WORDS))
def test_a_forged_state_is_played_on_or_refused(state: Any, tmp_path: Path) -> None:
    try:
        data = forged("scrap_knights", state)
    except ValueError:
        return
    folder_with(tmp_path, json.dumps(data).encode())
    work_all(Driver(tmp_path))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_other_rules_goes_on_from_its_state(game: str, tmp_path: Path) -> None:
    match = Match(load(game), {}, 2)
    data = forged(game, to_save(match)["state"])
    folder_with(tmp_path, json.dumps(data | {"saved_at": "2999-01-01T00:00:00Z"}).encode())
    driver = Driver(tmp_path)
    driver.click("Continue")
    assert [type(scene).__name__ for scene in driver.context.navigator.stack[:2]] == [
        "TitleScene",
        TABLES[game],
    ]


ODD_SAVES = {
    "an unknown player": {"seats": ["person", "deep_blue"]},
    "before all years": {"saved_at": "0001-01-01T00:00:00+14:00"},
    "after all years": {"saved_at": "9999-12-31T23:59:59-12:00"},
}


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("change", ODD_SAVES.values(), ids=ODD_SAVES)
def test_a_broken_save_is_named_and_the_good_one_goes_on(change: dict[str, Any], tmp_path: Path) -> None:
    folder_with(tmp_path, json.dumps(SAVES[0] | change).encode())
    driver = Driver(tmp_path)
    driver.click("Load")
    assert len(driver.control("saves").rows) == 1  # type: ignore[attr-defined]
    problems = next(one for one in driver.scene.form.widgets if one.name == "problems")
    assert problems.visible and "odd.json" in problems.text  # type: ignore[attr-defined]
    driver.key(pygame.K_ESCAPE)
    driver.click("Continue")
    driver.settle()
    assert driver.context.navigator.stack[1].session.names == ("Ada", "Brunel")  # type: ignore[attr-defined]


@pytest.mark.parametrize("digest_kept", [True, False])
def test_a_save_with_another_edition_in_its_options_is_refused(digest_kept: bool, tmp_path: Path) -> None:
    save = next(
        save for save in SAVES if save["game"] == "scrapbots" and save["options"]["edition"] != "first"
    )
    save = save | {"options": {**save["options"], "edition": "first"}, "saved_at": "2999-01-01T00:00:00Z"}
    if not digest_kept:
        del save["start_digest"]
    folder_with(tmp_path, json.dumps(save).encode())
    driver = Driver(tmp_path)
    driver.click("Continue")
    assert driver.scene_name == "TitleScene"
    sentence = driver.app.toast.text
    assert sentence.startswith("The save 'odd.json' cannot be played: ") and sentence.endswith(".")
    assert ("edition 'first'" in sentence) != digest_kept


@given(
    st.tuples(st.integers(960, 16384), st.integers(540, 16384)),
    st.lists(st.tuples(st.integers(320, 8000), st.integers(240, 5000)), max_size=3),
)
def test_a_window_fits_the_desktop(wanted: tuple[int, int], desktops: list[tuple[int, int]]) -> None:
    size = window_size(wanted, desktops)
    for axis in (0, 1):
        assert SMALLEST[axis] <= size[axis] <= wanted[axis]
        if desktops:
            assert size[axis] <= max(SMALLEST[axis], *(desktop[axis] for desktop in desktops))


def test_the_window_is_opened_no_larger_than_the_desktop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.window._desktops", lambda: [(1366, 768)])
    driver = Driver(tmp_path, size=(16384, 16384))
    assert driver.app.window.get_size() == (1366, 768)
    assert driver.context.settings.window_width == 16384


@pytest.mark.slow
@examples(50)
@given(value=JSON | st.fixed_dictionaries({"format": st.just(1), "settings": spoilt([BUILTINS])}))
def test_the_window_opens_with_any_settings(
    value: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.window._desktops", lambda: [(1280, 720)])
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(json.dumps(value))
    chosen, _ = load_settings()
    fields = msgspec.structs.asdict(chosen)
    driver = Driver(tmp_path, (fields.pop("window_width"), fields.pop("window_height")), **fields)
    driver.click("Settings")
    driver.app.frame(16)


def test_a_save_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    data = SAVES[0] | {"record": ["0 act excalibur"], "state": {"W" * 9000: 1}}
    folder_with(tmp_path, json.dumps(data).encode())
    driver = Driver(tmp_path)
    driver.click("Load")
    for row, save in enumerate(driver.scene.saves):  # type: ignore[attr-defined]
        if save.path.name == "odd.json":
            driver.control("saves").index = row  # type: ignore[attr-defined]
    driver.click("Play")
    assert driver.scene_name == "LoadScene"
    sentence = driver.app.toast.text
    assert sentence.startswith("The save 'odd.json' cannot be played: ") and len(sentence) < 300
