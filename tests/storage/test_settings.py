import errno
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.storage import reading
from game.storage.paths import settings_file
from game.storage.settings import (
    SIZE_LIMIT,
    GameSetup,
    Settings,
    has_settings,
    load_settings,
    save_settings,
)
from tests.examples import examples
from tests.spoil import JSON, NUMBERS
from tests.storage.told import told

Contents = Callable[[Path], dict[str, bytes]]

CHANGED = Settings(
    ui_scale=150,
    full_screen=True,
    window_width=1920,
    window_height=1080,
    window_maximized=True,
    speed=0.5,
    reduce_motion=True,
    volume=0,
    mute=True,
    replay="never",
    names=("Zoë 竜", ""),
    setups={
        "scrap_knights": GameSetup(("person", "greedy"), {"deck_0": "ember_titan", "deck_1": "random"}),
        "scrapbots": GameSetup(("greedy", "greedy")),
    },
    welcomed=True,
)


def put(data: bytes) -> Path:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def test_defaults_when_there_is_no_file(home: Path) -> None:
    assert load_settings() == (Settings(), None)
    assert not home.exists()


def test_round_trip(contents: Contents) -> None:
    assert save_settings(CHANGED) is None
    assert load_settings() == (CHANGED, None)
    assert save_settings(Settings()) is None
    assert load_settings() == (Settings(), None)
    assert list(contents(settings_file().parent)) == ["settings.json"]


def test_a_setting_that_is_not_in_the_file_has_its_default() -> None:
    put(b'{"format": 1, "settings": {"volume": 5, "speed": 2, "from_a_later_version": 1}}')
    assert load_settings() == (Settings(volume=5, speed=2.0), None)


BROKEN = {
    b"": "is empty",
    b'{"format": 1, "settings": {"vol': "it is truncated",
    b"volume = 3": "is not JSON",
    b'{"format": 1, "settings": {"names": ["\xff", "b"]}}': "is not UTF-8",
    b"[" * 50_000: "nested too deeply",
    b" " * (SIZE_LIMIT + 1): "larger than 64 KiB",
    b"[1, 2]": "is not one of Iron & Scale's",
    b'{"volume": 3}': "is not one of Iron & Scale's",
    b'{"format": true, "settings": {}}': "is not one of Iron & Scale's",
    b'{"format": 2, "settings": {"volume": "loud"}}': "newer version",
    b'{"format": 1}': "settings: is missing",
    b'{"format": 1, "settings": {"volume": "loud"}}': "settings.volume: expected `int`, got `str`",
    b'{"format": 1, "settings": {"volume": 101}}': "settings.volume",
    b'{"format": 1, "settings": {"volume": -1}}': "settings.volume",
    b'{"format": 1, "settings": {"ui_scale": 74}}': "settings.ui_scale",
    b'{"format": 1, "settings": {"ui_scale": 201}}': "settings.ui_scale",
    b'{"format": 1, "settings": {"window_width": 959}}': "settings.window_width",
    b'{"format": 1, "settings": {"window_height": 539}}': "settings.window_height",
    b'{"format": 1, "settings": {"speed": 3}}': "speed must be one of 0.5, 1, 2, 4",
    b'{"format": 1, "settings": {"replay": "%s"}}' % (b"x" * 9000): "settings",
    b'{"format": 1, "settings": {"names": ["one"]}}': "settings.names",
    b'{"format": 1, "settings": {"welcomed": 1}}': "settings.welcomed",
    b'{"format": 1, "settings": {"setups": {"Chess": {"seats": ["person", "person"]}}}}': "settings.setups",
    b'{"format": 1, "settings": {"setups": {"chess": {"seats": ["person"]}}}}': "settings.setups",
    b'{"format": 1, "settings": {"setups": {"chess": {"seats": ["person", "%s"]}}}}' % (b"x" * 33): "seats",
    b'{"format": 1, "settings": {"setups": {"x": {"seats": ["a", "b"], "options": {"c": 1}}}}}': "options",
}


@pytest.mark.parametrize(("data", "reason"), BROKEN.items(), ids=range(len(BROKEN)))
def test_a_broken_file_gives_defaults_and_a_sentence_and_is_kept(
    data: bytes, reason: str, contents: Contents
) -> None:
    path = put(data)
    settings, problem = load_settings()
    assert settings == Settings()
    assert problem is not None and reason in told(problem)
    assert (
        told(problem).startswith("The settings file ")
        and told(problem).endswith(".")
        and len(told(problem)) < 300
    )
    assert contents(path.parent) == {"settings.json": data}

    assert save_settings(CHANGED) is None
    assert load_settings() == (CHANGED, None)
    assert save_settings(CHANGED) is None
    files = contents(path.parent)
    assert sorted(files) == ["settings.json", "settings.json.kept-1"]
    assert files["settings.json.kept-1"] == data


def test_a_second_broken_file_does_not_replace_the_first(contents: Contents) -> None:
    for data in (b"one", b"two"):
        path = put(data)
        assert save_settings(Settings()) is None
    assert contents(path.parent)["settings.json.kept-1"] == b"one"
    assert contents(path.parent)["settings.json.kept-2"] == b"two"


def test_a_file_that_may_not_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    put(b'{"format": 1, "settings": {}}')

    def locked(*arguments: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
    settings, problem = load_settings()
    assert settings == Settings()
    assert problem is not None and "cannot be read: permission denied" in told(problem)


def test_a_locked_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*arguments: object, **settings: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "lstat", locked)
    monkeypatch.setattr(Path, "stat", locked)
    settings, problem = load_settings()
    assert settings == Settings()
    assert problem is not None and "cannot be read: permission denied" in told(problem)


def test_a_folder_in_the_place_of_the_file_is_kept() -> None:
    settings_file().mkdir(parents=True)
    (settings_file() / "inside").write_text("x")
    settings, problem = load_settings()
    assert settings == Settings()
    assert problem is not None and "is not a file" in told(problem)
    assert save_settings(CHANGED) is None
    assert load_settings() == (CHANGED, None)
    assert (settings_file().with_name("settings.json.kept-1") / "inside").read_text() == "x"


def test_a_file_in_the_place_of_the_folder(home: Path) -> None:
    home.mkdir()
    (home / "config").write_text("in the way")
    assert load_settings() == (Settings(), None)
    problem = save_settings(Settings())
    assert problem is not None and told(problem).startswith("The settings could not be saved: ")
    assert (home / "config").read_text() == "in the way"


@pytest.mark.parametrize("data", [b"broken", b'{"format": 1, "settings": {"volume": 5}}'])
@pytest.mark.parametrize("call", ["open", "fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "the disk is full"), (errno.EROFS, "read-only"), (errno.EACCES, "permission")],
)
def test_a_disk_that_refuses(
    data: bytes, call: str, number: int, reason: str, refuse: Callable[..., None], contents: Contents
) -> None:
    path = put(data)
    refuse(call, number)
    problem = save_settings(CHANGED)
    assert problem is not None and reason in told(problem)
    assert contents(path.parent) == {"settings.json": data}


def test_settings_that_could_not_be_read_again_are_not_written() -> None:
    assert save_settings(CHANGED) is None
    loud = Settings()
    loud.volume = 300
    assert (
        told(save_settings(loud))
        == "The settings could not be saved: settings.volume: expected `int` <= 100."
    )
    named = Settings()
    named.names = ("\ud800", "b")
    problem = save_settings(named)
    assert problem is not None and "not text" in told(problem)
    assert load_settings() == (CHANGED, None)


def test_a_speed_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="speed must be one of"):
        Settings(speed=3.0)
    with pytest.raises(ValueError, match="speed must be one of"):
        msgspec.convert({"speed": 0}, Settings)


def test_reasons_without_words_of_our_own() -> None:
    assert told(reading.os_reason(OSError(errno.EIO, "Input/output error"))) == "input/output error"
    assert told(reading.os_reason(OSError("Odd"))) == "odd"


GOOD = msgspec.to_builtins(CHANGED)
VALUES = JSON | NUMBERS | st.sampled_from(["always", "never", 0.5, 4, ["a", "b"], ["\ufe0f", "\0"]])
IDS = st.from_regex(r"[a-z0-9_]{1,32}", fullmatch=True)
SETUPS = st.dictionaries(
    IDS,
    st.fixed_dictionaries(
        {"seats": st.tuples(IDS, IDS)}, optional={"options": st.dictionaries(IDS, IDS, max_size=16)}
    ),
    max_size=8,
)
FIELDS = st.dictionaries(st.sampled_from([*GOOD, "other"]), VALUES)


@examples(300)
@given(value=JSON | st.fixed_dictionaries({"format": st.just(1) | JSON, "settings": FIELDS | JSON}))
def test_any_json_gives_settings_within_their_range(value: Any) -> None:
    data = json.dumps(value).encode()
    path = put(data)
    found, problem = load_settings()
    # Written and read again they are the same, so each of them is one that the settings screen could give.
    assert msgspec.convert(msgspec.to_builtins(found), Settings) == found
    assert problem is None or (told(problem).startswith("The settings file ") and told(problem).isprintable())
    assert save_settings(found) is None
    assert load_settings() == (found, None)
    kept = [one.read_bytes() for one in path.parent.glob("settings.json.kept-*")]
    assert problem is None or data in kept


@given(st.dictionaries(st.sampled_from(list(GOOD)), VALUES, min_size=1))
def test_a_wrong_field_costs_only_itself(spoilt: dict[str, Any]) -> None:
    put(json.dumps({"format": 1, "settings": GOOD | spoilt}).encode())
    settings, problem = load_settings()
    found, default = msgspec.to_builtins(settings), msgspec.to_builtins(Settings())
    for name, value in GOOD.items():
        if name not in spoilt:
            assert found[name] == value
        elif problem is None:
            assert found[name] == spoilt[name] or name == "names"
        else:
            assert name == "names" or found[name] in (spoilt[name], default[name])


@pytest.mark.slow
@given(setups=SETUPS)
def test_any_set_up_is_remembered(setups: dict[str, Any]) -> None:
    settings = msgspec.convert({"setups": setups}, Settings)
    assert save_settings(settings) is None
    assert load_settings() == (settings, None)
    assert settings_file().stat().st_size < SIZE_LIMIT


def test_the_largest_set_ups_leave_room_in_the_file() -> None:
    key = "{:0>32}".format
    options = {key(number): key(number) for number in range(16)}
    settings = Settings(setups={key(game): GameSetup((key(1), key(2)), options) for game in range(8)})
    assert save_settings(settings) is None
    assert settings_file().stat().st_size < SIZE_LIMIT // 2
    assert load_settings() == (settings, None)


def test_settings_of_the_version_before_load_without_a_problem() -> None:
    put(b'{"format": 1, "settings": {"volume": 5, "replay": "never", "names": ["Ada", "Bo"]}}')
    assert load_settings() == (Settings(volume=5, replay="never", names=("Ada", "Bo")), None)


def test_whether_there_is_a_file() -> None:
    assert not has_settings()
    put(b"broken")
    assert has_settings()


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    put(b'{"format": 1, "settings": {"volume": 300, "mute": true, "speed": 9}}')
    found, problem = load_settings()
    assert found == Settings(mute=True)
    assert told(problem) == (
        "The settings file has a wrong field, settings: speed must be one of 0.5, 1, 2, 4 (and 1 more), "
        "so the default is used there and the file is kept."
    )
