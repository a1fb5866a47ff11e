"""Saving after each decision, so that a crash loses one choice at most."""

from pathlib import Path

from game.storage.atomic import remove_leftovers
from game.storage.save_file import SaveFile
from game.storage.saves import save_match


class Autosave:
    """Writes the saves of a match and keeps the last error, without stopping the game.

    It writes in the thread of the caller, which takes a few milliseconds. After a failure the next call
    tries again.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problem: str | None = None
        """Why the last write failed, in one sentence; None when it worked."""
        self._unreported: str | None = None
        self._tidied = False

    def write(self, save: SaveFile) -> bool:
        """Saves the match and returns whether that worked."""
        problem = save_match(self.folder, save)
        if problem != self.problem:
            # Report a new error once, not at every choice while it lasts.
            self.problem = self._unreported = problem
        if not self._tidied:
            remove_leftovers(self.folder)
            self._tidied = True
        return problem is None

    def take_problem(self) -> str | None:
        """The error to show now, returned once; None when there is no new one."""
        unreported, self._unreported = self._unreported, None
        return unreported
