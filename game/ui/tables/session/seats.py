"""Who can sit at a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from game.ai.players import LEVELS, PLAYERS
from game.content.levels import shipped_levels
from game.storage.settings import GameSetup
from game.ui.tables.session.sitting import PERSON
from game.words.messages import Messages, shipped_messages


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

    @property
    def symbol(self) -> str:
        """The icon of one without a face."""
        return self.role


LOOKS: Mapping[str, str] = {"easy": "chip", "normal": "gauge", "hard": "anvil"}
"""The robot in data/art/robots.yaml of each level."""


def sign_of(player: str) -> str:
    """What stands for a computer player at the table: its robot, or the icon of one; "" for nobody."""
    return LOOKS.get(player, "computer") if player else ""


_AT_RANDOM = "random"
"""The computer player of a game without levels."""

SITTERS = frozenset([PERSON, *PLAYERS])
"""What a save may say of a seat."""


@cache
def offered_players(game: str) -> tuple[Player, ...]:
    """Who may play a seat of a game, as its texts describe them."""
    texts, levels = shipped_messages(game), shipped_levels(game)
    searching = [one for one in LEVELS if one in levels]
    return tuple(_player(texts, one) for one in (PERSON, *(searching or [_AT_RANDOM])))


def _player(texts: Messages, one: str) -> Player:
    """A player by its own sentence in the game, else by the one that fits every game."""
    line = texts.say("player_lines" if texts.has("player_lines", one) else "plain_player_lines", one)
    character = texts.say("player_names", one) if texts.has("player_names", one) else ""
    return Player(one, texts.say("players", one), line, character, LOOKS.get(one, ""))


def last_seats(setups: Mapping[str, GameSetup], game: str) -> tuple[str, str]:
    """Who sat where the last time: in this game, else in the one that was set up last.

    At the very first set-up a person sits against the weakest computer.
    """
    offered = [one.id for one in offered_players(game)]
    usual = GameSetup((offered[0], offered[1]))
    known = setups.get(game, (usual, *setups.values())[-1])
    first, second = (
        player if player in offered else default
        for player, default in zip(known.seats, usual.seats, strict=True)
    )
    return first, second
