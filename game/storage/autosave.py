"""Saving after each decision, so that a crash loses one choice at most."""

from pathlib import Path

import msgspec

from game.engine.faults import Fault
from game.storage.atomic import remove_leftovers
from game.storage.lock import locked
from game.storage.save_file import SaveFile, new_match_id
from game.storage.saves import is_overtaken, save_match

PLAYED_ELSEWHERE = Fault("played_elsewhere")


class Autosave:
    """Writes the saves of a match and keeps the last error, without stopping the game.

    It writes in the thread of the caller, which takes a few milliseconds. After a failure the next call
    tries again. A match that another window has played on is saved under a new match id from then on.
    """

    def __init__(self, folder: Path, opened: SaveFile | None = None) -> None:
        """`opened` is the save that the match goes on from, if any."""
        self.folder = folder
        self.match_id = "" if opened is None else opened.match
        """The id of the last save; it changes when another window has played on."""
        self._last = opened
        self.problem: Fault | None = None
        """Why the last write failed; None when it worked."""
        self._unreported: Fault | None = None
        self._tidied = False

    def write(self, save: SaveFile) -> bool:
        """Saves the match and returns whether that worked."""
        last = self._last
        with locked(self.folder):
            overtaken = last is not None and last.match == save.match and is_overtaken(self.folder, last)
            if overtaken:
                save = msgspec.structs.replace(save, match=new_match_id())
            problem = save_match(self.folder, save)
        if problem is None:
            self._last, self.match_id = save, save.match
        if problem != self.problem:
            # Report a new error once, not at every choice while it lasts.
            self.problem = self._unreported = problem
        if overtaken and problem is None:
            self._unreported = PLAYED_ELSEWHERE
        if not self._tidied:
            remove_leftovers(self.folder)
            self._tidied = True
        return problem is None

    def take_problem(self) -> Fault | None:
        """What to tell the player now, returned once; None when there is no new one."""
        unreported, self._unreported = self._unreported, None
        return unreported
