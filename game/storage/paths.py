"""Where the player's files live: the folders that each system keeps for programs' data, config and cache.

The environment variable IRON_AND_SCALE_HOME puts all three under one folder instead: for a copy that is
carried about on a stick, and for tests. Asking for a folder does not create it; writing into it does.
"""

import os
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "IRON_AND_SCALE_HOME"

_SYSTEM = PlatformDirs("iron-and-scale", appauthor=False)


def data_folder() -> Path:
    """Saves, and what else the player would miss."""
    return _under_home("data") or Path(_SYSTEM.user_data_dir)


def config_folder() -> Path:
    """Settings."""
    return _under_home("config") or Path(_SYSTEM.user_config_dir)


def cache_folder() -> Path:
    """What can be made again at any time: drawn cards."""
    return _under_home("cache") or Path(_SYSTEM.user_cache_dir)


def saves_folder() -> Path:
    """One match a file, with its older saves beside it."""
    return data_folder() / "saves"


def settings_file() -> Path:
    """The file of all settings."""
    return config_folder() / "settings.json"


def _under_home(name: str) -> Path | None:
    # Read at each call, so that a test can set it; made absolute, so that a later chdir moves nothing.
    home = os.environ.get(HOME_VARIABLE, "").strip()
    return Path(os.path.abspath(os.path.expanduser(home))) / name if home else None
