"""A game of Scrapbots at one moment: plain data, copied by hand."""

from typing import Any

import msgspec

from game.content.scrapbots.cards import LANES, WOUNDS
from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat

HAND = 5
FIRST_HAND = 3
TURN_LIMIT = 200
PLAY_LIMIT = 100
DAMAGE_FOR_A_WOUND = 10
DRAWS_FOR_A_WOUND = 2


class Bot(msgspec.Struct, frozen=True):
    """A Scrapbot in its lane; replaced, never edited. `damage` counts points, ten for each counter."""

    card: str
    damage: int = 0
    exhausted: bool = True

    def to_dict(self) -> dict[str, Any]:
        return {"card": self.card, "damage": self.damage, "exhausted": self.exhausted}


Lanes = tuple[Bot | None, Bot | None, Bot | None]
EMPTY: Lanes = (None, None, None)


class Player:
    """One seat's side. Zones are tuples that are replaced; `deck` has its top card first.

    `readied` are the lanes whose Scrapbot gets ready again after its next attack; `removed` the cards that
    have left the game (First edition).
    """

    __slots__ = ("deck", "discard", "energy", "hand", "lanes", "readied", "removed", "scrap")

    def __init__(self, deck: tuple[str, ...] = ()) -> None:
        self.deck = deck
        self.hand: tuple[str, ...] = ()
        self.discard: tuple[str, ...] = ()
        self.lanes: Lanes = EMPTY
        self.scrap = 0
        self.energy = 0
        self.readied: tuple[bool, ...] = (False,) * LANES
        self.removed: tuple[str, ...] = ()

    def copy(self) -> "Player":
        clone = object.__new__(Player)
        clone.deck = self.deck
        clone.hand = self.hand
        clone.discard = self.discard
        clone.lanes = self.lanes
        clone.scrap = self.scrap
        clone.energy = self.energy
        clone.readied = self.readied
        clone.removed = self.removed
        return clone

    def wounds(self, wound: str) -> int:
        """Wounds in hand, deck and discard pile: the score, the fewer the better."""
        return self.deck.count(wound) + self.hand.count(wound) + self.discard.count(wound)

    def to_dict(self) -> dict[str, Any]:
        return {
            "deck": list(self.deck),
            "hand": list(self.hand),
            "discard": list(self.discard),
            "lanes": [None if bot is None else bot.to_dict() for bot in self.lanes],
            "scrap": self.scrap,
            "energy": self.energy,
            "readied": list(self.readied),
            "removed": list(self.removed),
        }


class State:
    """The table. `turn` counts the turns of both seats, `active` is the seat in turn.

    `plays` counts what that seat has done in this turn: every action but `pass`.
    """

    __slots__ = (
        "active",
        "dice",
        "edition",
        "main_deck",
        "market",
        "outcome",
        "players",
        "plays",
        "score",
        "turn",
        "wounds_left",
    )

    def __init__(self, dice: Dice, edition: str, score: str, players: list[Player]) -> None:
        self.dice = dice
        self.edition = edition
        self.score = score
        self.players = players
        self.turn = 1
        self.active: Seat = 0
        self.plays = 0
        self.wounds_left = WOUNDS
        self.market: tuple[str, ...] = ()
        self.main_deck: tuple[str, ...] = ()
        self.outcome: Outcome | None = None

    def fewest_wounds(self, wound: str) -> Seat | None:
        """The seat that the count of Wounds makes the winner; None for equal Wounds."""
        first, second = (player.wounds(wound) for player in self.players)
        return None if first == second else (0 if first < second else 1)

    def copy(self) -> "State":
        clone = object.__new__(State)
        clone.dice = self.dice.copy()
        clone.edition = self.edition
        clone.score = self.score
        first, second = self.players
        clone.players = [first.copy(), second.copy()]
        clone.turn = self.turn
        clone.active = self.active
        clone.plays = self.plays
        clone.wounds_left = self.wounds_left
        clone.market = self.market
        clone.main_deck = self.main_deck
        clone.outcome = self.outcome
        return clone

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON values, under the names that scenario files use."""
        return {
            "edition": self.edition,
            "score": self.score,
            "turn": self.turn,
            "active": self.active,
            "plays": self.plays,
            "wounds_left": self.wounds_left,
            "market": list(self.market),
            "main_deck": list(self.main_deck),
            "dice": self.dice.to_dict(),
            "outcome": None if self.outcome is None else self.outcome.to_dict(),
            "players": [player.to_dict() for player in self.players],
        }
