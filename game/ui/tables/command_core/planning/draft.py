"""A draft: pieces laid into slots in any order, sent as one when it is ready. No pygame here.

A mech's program and a placement are chosen so: the pieces may be put, moved, swapped and taken out until the
whole is sent as a sequence of actions, which is one step to undo.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

P = TypeVar("P", bound=Hashable)
A = TypeVar("A")


class Draft(Generic[P]):
    """`pieces` may hold equal ones; `slots` says for each slot what lies in it, or None.

    >>> draft = Draft(["turn", "ahead", "ahead"], 2)
    >>> draft.put("ahead"), draft.put("ahead"), draft.put("ahead")
    (True, True, False)
    >>> draft.swap(0, 1), draft.take_out(0), draft.free
    (None, 'ahead', ('turn', 'ahead'))
    """

    def __init__(self, pieces: Sequence[P], slots: int, fits: Callable[[P, int], bool] | None = None) -> None:
        """`fits` says whether a piece may lie in a slot; without it any may."""
        self.pieces = tuple(pieces)
        self.slots: list[P | None] = [None] * slots
        self._fits = fits or (lambda piece, slot: True)

    @property
    def free(self) -> tuple[P, ...]:
        """The pieces that lie in no slot, in their order."""
        laid = list(self.slots)
        left = []
        for piece in self.pieces:
            if piece in laid:
                laid.remove(piece)
            else:
                left.append(piece)
        return tuple(left)

    @property
    def filled(self) -> bool:
        return None not in self.slots

    def places(self, piece: P) -> tuple[int, ...]:
        """The free slots that a piece may be put into."""
        return tuple(slot for slot, laid in enumerate(self.slots) if laid is None and self._fits(piece, slot))

    def put(self, piece: P, slot: int | None = None) -> bool:
        """Lays a free piece into a slot, else the first free one; what lay there is free again.

        False, and no change, where that cannot be.
        """
        if slot is None:
            slot = next(iter(self.places(piece)), None)
        if slot is None or piece not in self.free or not self._fits(piece, slot):
            return False
        self.slots[slot] = piece
        return True

    def take_out(self, slot: int) -> P | None:
        """Frees what lies in a slot and returns it."""
        piece, self.slots[slot] = self.slots[slot], None
        return piece

    def swap(self, one: int, other: int) -> None:
        """Exchanges what lies in two slots, or moves a piece to an empty one; no change where it cannot."""
        first, second = self.slots[one], self.slots[other]
        if (first is None or self._fits(first, other)) and (second is None or self._fits(second, one)):
            self.slots[one], self.slots[other] = second, first

    def clear(self) -> None:
        self.slots = [None] * len(self.slots)

    def actions(self, action: Callable[[int, P], A]) -> list[A]:
        """The sequence to be sent: an action for each piece that is laid, slot by slot."""
        return [action(slot, piece) for slot, piece in enumerate(self.slots) if piece is not None]
