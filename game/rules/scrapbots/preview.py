"""What an action would do to the lanes, before it is done: tried on a copy with either side of the coin.

Damage hangs on nothing hidden, so that a preview tells no secret; what would be drawn is not told.
"""

from dataclasses import dataclass

from game.content.scrapbots.cards import LANES
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.seats import opponent
from game.rules.scrapbots.action_handlers import perform
from game.rules.scrapbots.actions import Action
from game.rules.scrapbots.cards import Catalogue
from game.rules.scrapbots.context import GameContext
from game.rules.scrapbots.state import State


@dataclass(frozen=True, slots=True)
class Blow:
    """What comes down on one lane: damage to a Scrapbot, its end, or Wounds."""

    damage: int = 0
    destroyed: bool = False
    wounds: int = 0


Blows = tuple[Blow, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """The blows to the other side, lane by lane, for tails and for heads; `coin`: whether one is flipped."""

    tails: Blows
    heads: Blows
    coin: bool


class _FixedCoin(Dice):
    """Shows one side for ever; other chance goes its way."""

    __slots__ = ("flipped", "side")

    def __init__(self, side: int) -> None:
        super().__init__(0)
        self.side = side
        self.flipped = False

    def coin(self) -> int:
        self.flipped = True
        return self.side


def preview(catalogue: Catalogue, state: State, action: Action) -> Preview:
    """The action must be legal now."""
    tails, flipped = _try(catalogue, state, action, 0)
    heads, _ = _try(catalogue, state, action, 1)
    return Preview(tails, heads, flipped)


def _try(catalogue: Catalogue, state: State, action: Action, side: int) -> tuple[Blows, bool]:
    trial = state.copy()
    coin = _FixedCoin(side)
    trial.dice = coin
    blows = [Blow() for _ in range(LANES)]
    enemy = opponent(state.active)

    def add_up(event: Event) -> None:
        facts = event.facts
        if event.kind not in ("damage", "destroy", "wound") or facts["seat"] != enemy:
            return
        lane = facts["lane"]
        old = blows[lane]
        blows[lane] = Blow(
            old.damage + (facts["amount"] if event.kind == "damage" else 0),
            old.destroyed or event.kind == "destroy",
            old.wounds + (facts["count"] if event.kind == "wound" else 0),
        )

    perform(GameContext(catalogue, trial, add_up), action)
    return tuple(blows), coin.flipped
