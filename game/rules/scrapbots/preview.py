"""What an action would do to the lanes, before it is done: tried on a copy with either side of the coin.

Damage depends on nothing hidden, and what would be drawn is left out: a preview reveals nothing.
"""

from dataclasses import dataclass

from game.content.scrapbots.cards import LANES
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.seats import opponent
from game.rules.scrapbots.action_handlers import perform
from game.rules.scrapbots.actions import Action
from game.rules.scrapbots.catalogue import Catalogue
from game.rules.scrapbots.context import GameContext
from game.rules.scrapbots.state import State


@dataclass(frozen=True, slots=True)
class LaneResult:
    """What an action does to one lane: damage to its Scrapbot, its destruction, or Wounds."""

    damage: int = 0
    destroyed: bool = False
    wounds: int = 0


LaneResults = tuple[LaneResult, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What the other side takes, lane by lane, for tails and for heads; `coin`: whether one is flipped."""

    tails: LaneResults
    heads: LaneResults
    coin: bool


class _FixedCoin(Dice):
    """Always shows the same side; all other chance is as usual."""

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


def _try(catalogue: Catalogue, state: State, action: Action, side: int) -> tuple[LaneResults, bool]:
    trial = state.copy()
    coin = _FixedCoin(side)
    trial.dice = coin
    results = [LaneResult() for _ in range(LANES)]
    enemy = opponent(state.active)

    def add_up(event: Event) -> None:
        facts = event.facts
        if event.kind not in ("damage", "destroy", "wound") or facts["seat"] != enemy:
            return
        lane = facts["lane"]
        old = results[lane]
        results[lane] = LaneResult(
            old.damage + (facts["amount"] if event.kind == "damage" else 0),
            old.destroyed or event.kind == "destroy",
            old.wounds + (facts["count"] if event.kind == "wound" else 0),
        )

    perform(GameContext(catalogue, trial, add_up), action)
    return tuple(results), coin.flipped
