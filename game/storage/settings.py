"""The player's settings: a small file, checked field by field; a wrong file is kept, not overwritten."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.engine.faults import Fault
from game.storage.atomic import remove_leftovers, set_aside, write_bytes
from game.storage.names import clean_name, default_name
from game.storage.paths import settings_file
from game.storage.reading import Unusable, field_fault, os_reason, read_json

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
    up at a table. `confirm_end_turn` asks before a turn is ended in which something can still be done;
    `auto_pass` makes a lone choice for a person where everybody can see that it is the only one. `setups` has
    the last set-up of each game by its id. `welcomed` says that the first start was with a version that
    offers each game's first lesson once.
    """

    ui_scale: Annotated[int, Meta(ge=75, le=200)] = 100
    full_screen: bool = False
    window_width: Annotated[int, Meta(ge=960, le=16384)] = 1280
    window_height: Annotated[int, Meta(ge=540, le=16384)] = 720
    window_maximized: bool = False
    speed: float = 1.0
    reduce_motion: bool = False
    volume: Annotated[int, Meta(ge=0, le=100)] = 70
    ambience: Annotated[int, Meta(ge=0, le=100)] = 40
    mute: bool = False
    colors: Literal["standard", "red_green", "blue_yellow", "high_contrast"] = "standard"
    shapes: bool = False
    reading_time: Annotated[int, Meta(ge=100, le=300)] = 100
    confirm_end_turn: bool = True
    auto_pass: bool = True
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


def load_settings() -> tuple[Settings, Fault | None]:
    """The saved settings with defaults for unusable fields, and what is wrong with the file, if anything."""
    path = settings_file()
    if not _is_there(path):
        return Settings(), None
    try:
        settings, problem = _read(path)
    except Unusable as reason:
        return Settings(), Fault("settings_unusable", problem=reason.fault)
    if problem:
        problem = Fault("setting_unusable", problem=problem)
    return settings, problem


def save_settings(settings: Settings) -> Fault | None:
    """Writes the settings; returns why that failed, or None.

    A file with errors is first renamed to `settings.json.kept-N`.
    """
    path = settings_file()
    try:
        data = msgspec.json.encode(_SettingsFile(FORMAT, settings))
        # Assignments to fields are not checked, so check that the file could be read again.
        msgspec.json.decode(data, type=_SettingsFile)
        data = msgspec.json.format(data, indent=2) + b"\n"
    except msgspec.ValidationError as error:
        return Fault("settings_not_saved", reason=field_fault(error))
    except UnicodeEncodeError:
        return Fault("settings_not_saved", reason=Fault("odd_name"))
    try:
        write_bytes(path, data, before_replace=lambda: _keep_unusable(path))
        remove_leftovers(path.parent)
    except OSError as error:
        return Fault("settings_not_saved", reason=os_reason(error))
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


def _read(path: Path) -> tuple[Settings, Fault | None]:
    """The settings, and what is wrong with the first field that is not used. Raises `Unusable`."""
    value = read_json(path, SIZE_LIMIT)
    file_format = value.get("format") if isinstance(value, dict) else None
    if type(file_format) is not int or file_format < 1:
        raise Unusable("foreign")
    if file_format > FORMAT:
        raise Unusable("newer")
    try:
        return msgspec.convert(value, _SettingsFile).settings, None
    except msgspec.ValidationError as error:
        if not isinstance(value.get("settings"), dict):
            raise Unusable("wrong_field", reason=field_fault(error)) from None
        return _good_fields(value["settings"])


def _good_fields(values: dict[str, Any]) -> tuple[Settings, Fault | None]:
    """The valid fields, and the error of the first invalid one."""
    good: dict[str, Any] = {}
    reasons: list[Fault] = []
    for name in Settings.__struct_fields__:
        if name in values:
            try:
                alone = msgspec.convert({"format": FORMAT, "settings": {name: values[name]}}, _SettingsFile)
            except msgspec.ValidationError as error:
                reasons.append(field_fault(error))
            else:
                good[name] = getattr(alone.settings, name)
    if len(reasons) > 1:
        return Settings(**good), Fault("wrong_fields", reason=reasons[0], more=len(reasons) - 1)
    return Settings(**good), Fault("wrong_field", reason=reasons[0])
