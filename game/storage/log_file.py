"""The log file: errors inside the program, for whoever looks for the fault."""

import logging
from pathlib import Path

from game.storage.paths import log_file

LARGEST = 256 * 1024
"""Bytes from which on a new file is begun; one older file is kept."""
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(logging.Handler):
    """Appends warnings and errors to a file, and makes it for the first of them. Raises nothing."""

    def __init__(self, path: Path) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(logging.Formatter(_FORMAT))
        self._path = path

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._path.exists() and not self._path.is_file():
                return
            if self._path.exists() and self._path.stat().st_size >= LARGEST:
                self._path.replace(self._path.with_suffix(".old.log"))
            with self._path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(self.format(record) + "\n")
        except Exception:  # a full disk, a folder in its place: the game goes on without a log
            pass


def keep_log() -> LogFile:
    """From now on the program's warnings and errors are written to the log file."""
    handler = LogFile(log_file())
    logging.getLogger("game").addHandler(handler)
    return handler
