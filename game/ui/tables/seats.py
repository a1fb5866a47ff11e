"""Who can sit at a table."""

from dataclasses import dataclass

from game.ai.players import PLAYERS
from game.ui.tables.sitting import PERSON


@dataclass(frozen=True, slots=True)
class Player:
    """Who the set-up offers for a seat: its name, a sentence, and the robot that shows its face."""

    id: str
    name: str
    line: str
    look: str = ""

    @property
    def role(self) -> str:
        """What the player is at the table."""
        return "person" if self.id == PERSON else "computer"


_KNOWN = (
    Player(PERSON, "Person", "Shares this screen. Hands stay hidden."),
    Player("greedy", "Greedy", "The computer takes what looks best now.", "scout"),
    Player("random", "Random", "The computer takes any legal choice.", "drone"),
)

_PLAIN = tuple(
    Player(player, player.replace("_", " ").capitalize(), "The computer plays this seat.", "golem")
    for player in PLAYERS
    if player not in {known.id for known in _KNOWN}
)

WHO = tuple(player for player in _KNOWN if player.id in {PERSON, *PLAYERS}) + _PLAIN
"""What the set-up screens offer: a person, and every computer player that there is."""

DEFAULT_SEATS = (PERSON, WHO[1].id)
"""Who sits where at the first set-up: a person against the computer."""

SITTERS = frozenset([PERSON, *PLAYERS])
"""What a save may say of a seat."""
