"""The player's settings: a small file, checked field by field; a wrong file is kept, not overwritten."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.storage.atomic import remove_leftovers, set_aside, write_bytes
from game.storage.names import clean_name, default_name
from game.storage.paths import settings_file
from game.storage.reading import Unusable, field_reason, os_reason, read_json

FORMAT = 1
SIZE_LIMIT = 64 * 1024
SPEEDS = (0.5, 1.0, 2.0, 4.0)


_Key = Annotated[str, Meta(pattern="^[a-z0-9_]{1,32}$")]
"""The id of a game, an option, a value or a player; short, so that the file stays far below `SIZE_LIMIT`."""


class GameSetup(msgspec.Struct, frozen=True):
    """What was chosen last in the set-up of one game: who sits where, and the options.

    Values that a game does not know, or no longer, are for the set-up to ignore.
    """

    seats: tuple[_Key, _Key]
    options: Annotated[dict[_Key, _Key], Meta(max_length=16)] = {}


class Settings(msgspec.Struct):
    """What the settings screen changes. Sizes are in pixels, `ui_scale`, `volume` (of effects) and
    `ambience` in percent.

    `colors` names a colour scheme, `shapes` marks by shape as well what colours tell; `reading_time` is how
    long messages stay, in percent.
    `speed` multiplies the pace of animations. `replay` is what a hot-seat player is shown at the start of
    their turn: all events since their last choice, only those they missed, or nothing. `hints` may be asked
    for always, only against a computer player, or never. `tips` says what is new the first time that it comes
    up at a table. `confirm_end_turn`
    asks before a turn is ended in which something can still be done. `setups` has the last set-up of each
    game by its id. `welcomed` says that the question of the very first start was asked.
    """

    ui_scale: Annotated[int, Meta(ge=75, le=200)] = 100
    full_screen: bool = False
    window_width: Annotated[int, Meta(ge=960, le=16384)] = 1280
    window_height: Annotated[int, Meta(ge=540, le=16384)] = 720
    speed: float = 1.0
    reduce_motion: bool = False
    volume: Annotated[int, Meta(ge=0, le=100)] = 70
    ambience: Annotated[int, Meta(ge=0, le=100)] = 40
    mute: bool = False
    colors: Literal["standard", "red_green", "blue_yellow", "high_contrast"] = "standard"
    shapes: bool = False
    reading_time: Annotated[int, Meta(ge=100, le=300)] = 100
    confirm_end_turn: bool = True
    replay: Literal["always", "missed", "never"] = "missed"
    hints: Literal["on", "computer", "off"] = "computer"
    tips: bool = True
    names: tuple[str, str] = ("Player 1", "Player 2")
    setups: Annotated[dict[_Key, GameSetup], Meta(max_length=8)] = {}
    welcomed: bool = False

    def __post_init__(self) -> None:
        if self.speed not in SPEEDS:
            raise ValueError(f"speed must be one of {', '.join(f'{speed:g}' for speed in SPEEDS)}")
        first, second = self.names
        self.names = clean_name(first, default_name(0)), clean_name(second, default_name(1))

    @property
    def next_speed(self) -> float:
        """The speed after this one; after the fastest comes the slowest."""
        return SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]


class _SettingsFile(msgspec.Struct):
    format: int
    settings: Settings


def has_settings() -> bool:
    """Whether there is a settings file, readable or not."""
    return _is_there(settings_file())


def load_settings() -> tuple[Settings, str | None]:
    """The saved settings with defaults for unusable fields, and the reason in one sentence or None."""
    path = settings_file()
    if not _is_there(path):
        return Settings(), None
    try:
        settings, problem = _read(path)
    except Unusable as reason:
        return Settings(), f"The settings file {reason}, so the defaults are used and the file is kept."
    if problem:
        problem = f"The settings file {problem}, so the default is used there and the file is kept."
    return settings, problem


def save_settings(settings: Settings) -> str | None:
    """Writes the settings; one sentence on why that failed, or None.

    A file with errors is first renamed to `settings.json.kept-N`.
    """
    path = settings_file()
    try:
        data = msgspec.json.encode(_SettingsFile(FORMAT, settings))
        # Assignments to fields are not checked, so check that the file could be read again.
        msgspec.json.decode(data, type=_SettingsFile)
        data = msgspec.json.format(data, indent=2) + b"\n"
    except msgspec.ValidationError as error:
        return f"The settings could not be saved: {field_reason(error)}."
    except UnicodeEncodeError:
        return "The settings could not be saved: a name holds a character that is not text."
    try:
        write_bytes(path, data, before_replace=lambda: _keep_unusable(path))
        remove_leftovers(path.parent)
    except OSError as error:
        return f"The settings could not be saved: {os_reason(error)}."
    return None


def _is_there(path: Path) -> bool:
    # A file in a locked folder must be reported and not taken for a missing one.
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def _keep_unusable(path: Path) -> None:
    if not _is_there(path):
        return
    try:
        _, problem = _read(path)
    except Unusable:
        set_aside(path)
    else:
        if problem:
            set_aside(path)


def _read(path: Path) -> tuple[Settings, str | None]:
    """The settings, and what is wrong with the first field that is not used. Raises `Unusable`."""
    value = read_json(path, SIZE_LIMIT)
    file_format = value.get("format") if isinstance(value, dict) else None
    if type(file_format) is not int or file_format < 1:
        raise Unusable("is not one of Iron & Scale's")
    if file_format > FORMAT:
        raise Unusable("was written by a newer version of Iron & Scale")
    try:
        return msgspec.convert(value, _SettingsFile).settings, None
    except msgspec.ValidationError as error:
        if not isinstance(value.get("settings"), dict):
            raise Unusable(f"has a wrong field, {field_reason(error)}") from None
        return _good_fields(value["settings"])


def _good_fields(values: dict[str, Any]) -> tuple[Settings, str | None]:
    """The valid fields, and the error of the first invalid one."""
    good: dict[str, Any] = {}
    reasons: list[str] = []
    for name in Settings.__struct_fields__:
        if name in values:
            try:
                alone = msgspec.convert({"format": FORMAT, "settings": {name: values[name]}}, _SettingsFile)
            except msgspec.ValidationError as error:
                reasons.append(field_reason(error))
            else:
                good[name] = getattr(alone.settings, name)
    more = f" (and {len(reasons) - 1} more)" if len(reasons) > 1 else ""
    return Settings(**good), f"has a wrong field, {reasons[0]}{more}"
