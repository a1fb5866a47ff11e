"""Saving after each decision, so that whatever happens costs the current click at most."""

from pathlib import Path

from game.storage.atomic import remove_leftovers
from game.storage.save_file import SaveFile
from game.storage.saves import save_match


class Autosave:
    """Writes a match's saves and remembers what went wrong, without ever stopping the game.

    It writes at once, in the caller's thread: a click counts when it is on the disk, and that takes a few
    milliseconds. After a failure the next call tries again.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problem: str | None = None
        """Why the last write failed, in one sentence; None when it worked."""
        self._untold: str | None = None
        self._tidied = False

    def write(self, save: SaveFile) -> bool:
        """Saves; whether that worked."""
        problem = save_match(self.folder, save)
        if problem != self.problem:
            # Told when it is new, not again at every click while it lasts.
            self.problem = self._untold = problem
        if not self._tidied:
            remove_leftovers(self.folder)
            self._tidied = True
        return problem is None

    def take_problem(self) -> str | None:
        """The sentence that the screen has to show now, given out once; None when there is nothing new."""
        untold, self._untold = self._untold, None
        return untold
