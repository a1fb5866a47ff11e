"""Where everything on the title stands, in units: roomy, or close together where the UI scale enlarges it."""

from dataclasses import dataclass

from game.ui.scenes.shelf import box_size

_STAND, _SKY = 5.3, 4.0
"""Units from a box's foot up to the edge of the board, and from sky to box."""
_TICKET = (529.0, 189.0)
_WIDEST_PITCH = 370.0
_LOW, _NARROW = 640.0, 1100.0
"""A window of fewer units has small drawers and boxes."""
_BETWEEN = 9.0
"""Units between small boxes at least."""


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """For a window of `width` x `height` units with so many boxes."""

    width: float
    height: float
    boxes: int

    @property
    def close(self) -> bool:
        """Whether there is too little room for everything at full size."""
        return self.height < _LOW or self.width < _NARROW

    @property
    def drawers(self) -> tuple[float, float]:
        """Height of the drawers, and how far their foot is from the window's."""
        return (50.0, 19.0) if self.close else (90.7, 22.7)

    @property
    def aside(self) -> float:
        """Units beside the boxes."""
        return 22.0 if self.close else 44.0

    @property
    def board(self) -> float:
        """The edge of the board that the boxes stand on."""
        high, foot = self.drawers
        return self.height - high - foot - (20.0 if self.close else 35.9)

    @property
    def ticket(self) -> float:
        """The size of the ticket, and of the logo beside it, as a share of their full size."""
        return 0.82 if self.close else 1.0

    @property
    def ticket_size(self) -> tuple[float, float]:
        return _TICKET[0] * self.ticket, _TICKET[1] * self.ticket

    @property
    def logo(self) -> float:
        """Height of the letters."""
        return 112.0 if not self.close else min(92.0, (self.width - self.ticket_size[0] - 40) * 0.222)

    @property
    def box(self) -> float:
        """The size of the boxes as a share of their full size."""
        wide, high, side = box_size()
        room = (self.width - 2 * self.aside + _BETWEEN) / self.boxes - _BETWEEN
        above = self.board - _STAND - self.ticket_size[1] - 16
        return min(1.0, room / (wide + side), above / high)

    @property
    def shelf_top(self) -> float:
        """The upper edge of the boxes."""
        return self.board - _STAND - box_size()[1] * self.box

    @property
    def sky(self) -> float:
        """Where the window's view ends."""
        return self.shelf_top - _SKY

    @property
    def row(self) -> tuple[float, float]:
        """Where the first box begins, and how far it is from one to the next."""
        wide, _, side = (length * self.box for length in box_size())
        last = max(1, self.boxes - 1)
        pitch = min(_WIDEST_PITCH * self.box, (self.width - 2 * self.aside - wide - side) / last)
        return (self.width - pitch * last - wide - side) / 2, pitch
