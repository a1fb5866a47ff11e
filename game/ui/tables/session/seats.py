"""Who can sit at a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from game.ai.players import LEVELS, PLAYERS
from game.storage.settings import GameSetup
from game.ui.tables.session.sitting import PERSON
from game.words.messages import shipped_messages


@dataclass(frozen=True, slots=True)
class Player:
    """Who the set-up offers for a seat: what is chosen, a sentence, and the robot that shows its face.

    A computer player is a character with a name of its own; a person's is "".
    """

    id: str
    name: str
    line: str
    character: str = ""
    look: str = ""

    @property
    def role(self) -> str:
        """What the player is at the table."""
        return "person" if self.id == PERSON else "computer"


LOOKS: Mapping[str, str] = {"easy": "chip", "normal": "gauge", "hard": "anvil"}
"""The robot in data/art/robots.yaml of each level."""


def sign_of(player: str) -> str:
    """What stands for a computer player at the table: its robot, or the icon of one; "" for nobody."""
    return LOOKS.get(player, "computer") if player else ""


OFFERED = (PERSON, *LEVELS)
"""What the set-up screens offer; the other computer players are for `simulate`."""

DEFAULT_SEATS = (PERSON, LEVELS[0])
"""Who sits where at the very first set-up: a person against the weakest computer."""

SITTERS = frozenset([PERSON, *PLAYERS])
"""What a save may say of a seat."""


@cache
def offered_players(game: str) -> tuple[Player, ...]:
    """Who may play a seat of a game, as its texts describe them."""
    texts = shipped_messages(game)
    lines, names = texts.section("player_lines"), texts.section("player_names")
    return tuple(
        Player(one, texts.say("players", one), lines[one], names.get(one, ""), LOOKS.get(one, ""))
        for one in OFFERED
    )


def last_seats(setups: Mapping[str, GameSetup], game: str) -> tuple[str, str]:
    """Who sat where the last time: in this game, else in the one that was set up last."""
    latest = (GameSetup(DEFAULT_SEATS), *setups.values())[-1]
    known = setups.get(game, latest)
    first, second = (
        player if player in OFFERED else default
        for player, default in zip(known.seats, DEFAULT_SEATS, strict=True)
    )
    return first, second
