"""Paths of the player's files: the system's folders for data, configuration, cache and logs.

The environment variable IRON_AND_SCALE_HOME puts all four under one folder instead, for a
portable copy and for tests. Asking for a folder does not create it; writing into it does.
"""

import os
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "IRON_AND_SCALE_HOME"

_SYSTEM = PlatformDirs("iron-and-scale", appauthor=False)


def data_folder() -> Path:
    """The folder of saves and other data that must not be lost."""
    return _under_home("data") or Path(_SYSTEM.user_data_dir)


def config_folder() -> Path:
    """The folder of the settings."""
    return _under_home("config") or Path(_SYSTEM.user_config_dir)


def cache_folder() -> Path:
    """The folder of files that can be made again: drawn cards."""
    return _under_home("cache") or Path(_SYSTEM.user_cache_dir)


def log_file() -> Path:
    """The file of what went wrong inside the program."""
    return (_under_home("log") or Path(_SYSTEM.user_log_dir)) / "iron-and-scale.log"


def saves_folder() -> Path:
    """The folder of saves: one file for each match, and its older saves."""
    return data_folder() / "saves"


def settings_file() -> Path:
    """The file of all settings."""
    return config_folder() / "settings.json"


def pictures_folder() -> Path:
    """The folder of the player's pictures, for posters."""
    return _under_home("pictures") or Path(_SYSTEM.user_pictures_dir)


def _under_home(name: str) -> Path | None:
    # Read at each call, so that a test can set it; made absolute, so that a later chdir moves nothing.
    home = os.environ.get(HOME_VARIABLE, "").strip()
    return Path(os.path.abspath(os.path.expanduser(home))) / name if home else None
