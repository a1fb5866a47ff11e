"""A game of Scrapbots at one moment: plain data that copies fast and goes to JSON and back.

Each field is named here once, with its limits: `restore` reads into the same classes.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from game.content.scrapbots.cards import MARKET, WOUNDS
from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat
from game.rules.scrapbots.position import position

HAND = 5
FIRST_HAND = 3
TURN_LIMIT = 200
PLAY_LIMIT = 100
DAMAGE_FOR_A_WOUND = 10
DRAWS_FOR_A_WOUND = 2

_MOST_CARDS = 200
"""More than a whole game has."""

Cards = Annotated[tuple[str, ...], msgspec.Meta(max_length=_MOST_CARDS)]
Score = Literal["shown", "hidden"]
Pool = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Bot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Scrapbot in its lane; replaced, never edited. `damage` counts points, ten for each counter."""

    card: str
    damage: Annotated[int, msgspec.Meta(ge=0, multiple_of=10)] = 0
    exhausted: bool = False


Lanes = tuple[Bot | None, Bot | None, Bot | None]
Flags = tuple[bool, bool, bool]
EMPTY: Lanes = (None, None, None)


class Player(msgspec.Struct, eq=False, forbid_unknown_fields=True):
    """One seat's side. Zones are tuples that are replaced, so that copies can share them.

    `deck` has its top card first, `discard` its top card last. `ready_after_attack` marks the lanes whose
    Scrapbot is readied after its next attack; `removed` are the cards that have left the game.
    """

    deck: Cards
    hand: Cards = ()
    discard: Cards = ()
    lanes: Lanes = EMPTY
    scrap: Pool = 0
    energy: Pool = 0
    ready_after_attack: Flags = msgspec.field(default=(False, False, False), name="readied")
    removed: Cards = ()

    def wounds(self, wound: str) -> int:
        """Wounds in hand, deck and discard pile: the score, the fewer the better."""
        return self.deck.count(wound) + self.hand.count(wound) + self.discard.count(wound)


class State(msgspec.Struct, eq=False, forbid_unknown_fields=True):
    """The table. `turn` counts the turns of both seats, `active` is the seat whose turn it is.

    `plays` counts what that seat has done in this turn: every action but `pass`.
    """

    dice: Dice
    edition: str
    score: Score
    players: Annotated[list[Player], msgspec.Meta(min_length=2, max_length=2)]
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURN_LIMIT)] = 1
    active: Annotated[Seat, msgspec.Meta(ge=0, le=1)] = 0
    plays: Annotated[int, msgspec.Meta(ge=0, le=PLAY_LIMIT)] = 0
    wounds_left: Annotated[int, msgspec.Meta(ge=0, le=WOUNDS)] = WOUNDS
    market: Annotated[tuple[str, ...], msgspec.Meta(max_length=MARKET)] = ()
    main_deck: Cards = ()
    outcome: Outcome | None = None

    def fewest_wounds(self, wound: str) -> Seat | None:
        """The seat that the count of Wounds makes the winner; None for equal Wounds."""
        first, second = (player.wounds(wound) for player in self.players)
        return None if first == second else (0 if first < second else 1)

    def __repr__(self) -> str:
        return position(self)

    def copy(self) -> "State":
        """A state of its own: what is changed in place is copied, tuples are shared."""
        first, second = self.players
        return replace(self, dice=self.dice.copy(), players=[replace(first), replace(second)])

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON values, under the names that scenario files use."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self, enc_hook=Dice.to_dict))
        return plain
