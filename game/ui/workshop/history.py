"""The versions of a side while it is changed: each change can be taken back and made again."""

from collections.abc import Callable
from typing import Generic, TypeVar

MOST_STEPS = 100
"""Changes that can be taken back."""
S = TypeVar("S")


class History(Generic[S]):
    """One version is the present one.

    >>> history = History("empty")
    >>> history.change("one card")
    True
    >>> history.undo(), history.present, history.redo(), history.present
    (True, 'empty', True, 'one card')
    """

    def __init__(self, first: S) -> None:
        self.present = first
        self._before: list[S] = []
        self._after: list[S] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def change(self, version: S) -> bool:
        """A new version; False where it is no other. What was taken back before is forgotten."""
        if version == self.present:
            return False
        self._before = [*self._before, self.present][-MOST_STEPS:]
        self._after.clear()
        self.present = version
        return True

    def alter_all(self, altered: Callable[[S], S]) -> None:
        """Changes every version alike: a new name stays when other changes are taken back."""
        self.present = altered(self.present)
        self._before, self._after = ([altered(one) for one in past] for past in (self._before, self._after))

    def undo(self) -> bool:
        """Back to the version before; False where there is none."""
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        """Makes the change again that was taken back last; False where there is none."""
        return self._step(self._after, self._before)

    def _step(self, taken: list[S], given: list[S]) -> bool:
        if not taken:
            return False
        given.append(self.present)
        self.present = taken.pop()
        return True
