"""The two seats at the table."""

Seat = int

SEATS: tuple[Seat, Seat] = (0, 1)


def opponent(seat: Seat) -> Seat:
    """The seat across the table."""
    return 1 - seat
