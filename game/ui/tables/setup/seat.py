"""Who plays a seat, and under which name."""

from game.ui.kit.area import Area
from game.ui.kit.buttons import Choice
from game.ui.kit.labels import Label
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.paint.palette import SEATS
from game.ui.tables.seats import DEFAULT_SEATS, WHO

HEADINGS = ("First seat", "Second seat")
HEIGHT = 72
"""Units that the controls of a seat take."""


class SeatControls:
    """A name to type, and a person or one of the computer players to choose."""

    def __init__(self, seat: int, name: str, player: str) -> None:
        kinds = [kind for kind, _ in WHO]
        index = kinds.index(player if player in kinds else DEFAULT_SEATS[seat])
        self.heading = Label(HEADINGS[seat], "title", 24, SEATS[seat])
        self.name = TextField(name, lambda text: None, name=f"name {seat}", empty="Name")
        self.who = Choice([words for _, words in WHO], index, lambda index: None, name=f"who {seat}")

    @property
    def player(self) -> str:
        """The person's or the computer player's id."""
        return WHO[self.who.index][0]

    def widgets(self) -> list[Widget]:
        return [self.heading, self.name, self.who]

    def arrange(self, area: Area) -> None:
        self.heading.place(area.top(30, 4).rect, area.scale)
        row = area.top(38)
        self.who.place(row.right(212, 8).rect, area.scale)
        self.name.place(row.rect, area.scale)
