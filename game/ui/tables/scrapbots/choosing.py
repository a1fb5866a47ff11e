"""From picks to one action: a card or Scrapbot, then what to do with it, then where. No pygame here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.engine.rules import Decision
from game.rules.scrapbots.actions import PASS, Action, Activate, Build, Buy, TakePool, UseAttack

Source = tuple[Literal["hand", "market", "lane"], str | int]
"""Where a choice begins: a card of the hand, one of the market, or the Scrapbot of a lane."""

Way = tuple[str, bool | int]
"""What is done: ("scrap", with text?), ("energy", with text?), ("build", 0), ("attack", number)…"""


def source_of(action: Action) -> Source | None:
    """What has to be picked for an action; None for the end of the turn."""
    if isinstance(action, TakePool | Activate | Build):
        return "hand", action.card
    if isinstance(action, Buy):
        return "market", action.card
    if isinstance(action, UseAttack):
        return "lane", action.lane
    return None


def way_of(action: Action) -> Way:
    """What an action does with what was picked."""
    if isinstance(action, TakePool):
        return action.pool, action.text
    if isinstance(action, UseAttack):
        return "attack", action.number
    return {Activate: "activate", Build: "build", Buy: "buy"}.get(type(action), "pass"), 0


@dataclass(frozen=True, slots=True)
class Target:
    """Where an action goes: a lane of either side, or the zone that a Wound is taken from."""

    lane: int = -1
    enemy: bool = False
    zone: str = ""


def target_of(action: Action, aims_at_enemy: bool) -> Target | None:
    """The place that has to be named; None where there is none to name."""
    if isinstance(action, Activate | Build):
        return Target(action.lane)
    if isinstance(action, TakePool) and action.lane >= 0:
        return Target(action.lane, aims_at_enemy)
    if isinstance(action, TakePool) and action.zone:
        return Target(zone=action.zone)
    return None


class Choosing:
    """One decision of the Main phase, narrowed down by picks. `enemy_cards` aim at the other's Scrapbots."""

    def __init__(self, decision: Decision, enemy_cards: frozenset[str]) -> None:
        self.decision = decision
        self.enemy_cards = enemy_cards
        self.source: Source | None = None
        self.way: Way | None = None
        self._kept: Sequence[Any] | None = None

    @property
    def _actions(self) -> Sequence[Any]:
        return self.decision.actions

    @property
    def may_pass(self) -> bool:
        return PASS in self._actions

    def sources(self) -> set[Source]:
        """Everything that a choice can begin with."""
        return {source for action in self._actions if (source := source_of(action)) is not None}

    def of(self, source: Source, way: Way | None = None) -> list[Any]:
        """The actions that begin with a pick, done in a way if one is named."""
        among = self._kept if self._kept is not None and source == self.source else self._actions
        found = [action for action in among if source_of(action) == source]
        return found if way is None else [action for action in found if way_of(action) == way]

    def ways(self) -> list[Way]:
        """What can be done with what is picked."""
        if self.source is None:
            return []
        return list(dict.fromkeys(way_of(action) for action in self.of(self.source)))

    def pick(self, source: Source) -> None:
        """Begins anew with another card or Scrapbot; the same one again puts it down."""
        again = source == self.source
        self.put_down()
        self.source = None if again else source

    def put_down(self) -> None:
        """Nothing is picked any more."""
        self.source = self.way = self._kept = None

    def keep(self, actions: Sequence[Any]) -> None:
        """Only these are still meant by what is picked: it was dropped where nothing else can be done."""
        self._kept = actions

    def take(self, way: Way) -> Any:
        """Chooses what to do: the action if that settles it, else None and a target is still to be named."""
        assert self.source is not None
        self.way = way
        actions = self.of(self.source, way)
        return actions[0] if len(actions) == 1 else None

    def back(self) -> bool:
        """One step back; False where there is none."""
        if self.way is not None:
            self.way = None
        elif self.source is not None:
            self.put_down()
        else:
            return False
        return True

    def targets(self) -> dict[Target, Any]:
        """The places that settle the choice as far as it has come, each with its action.

        Before a way is chosen a place stands for the way that needs it: a free lane for building.
        """
        if self.source is None:
            return {}
        found: dict[Target, Any] = {}
        for action in self.of(self.source, self.way):
            target = self._target(action)
            if target is not None:
                # Of Scrap and Energy the later one, Energy, is what a text mostly goes with.
                found[target] = action
        return found

    def drops(self, source: Source) -> dict[Target | str, list[Any]]:
        """Where a dragged card may be dropped: lanes, "scrap", "energy", and "discard" for a card bought."""
        found: dict[Target | str, list[Any]] = {}
        for action in self.of(source):
            target: Target | str | None = self._target(action)
            if isinstance(action, Buy):
                target = "discard"
            elif isinstance(action, TakePool) and (target is None or action.zone):
                target = action.pool
            if target is not None:
                found.setdefault(target, []).append(action)
        return found

    def _target(self, action: Action) -> Target | None:
        return target_of(action, getattr(action, "card", "") in self.enemy_cards)
