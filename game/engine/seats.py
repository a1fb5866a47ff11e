"""The two seats at the table."""

Seat = int

SEATS: tuple[Seat, Seat] = (0, 1)


def opponent(seat: Seat) -> Seat:
    """The seat across the table."""
    return 1 - seat


def first_of(now: Seat, turn: int) -> Seat:
    """Who was first in turn 1, when it is `now` in this turn and changes with each.

    >>> [first_of(0, turn) for turn in (1, 2, 3)]
    [0, 1, 0]
    """
    return now if turn % 2 else opponent(now)
