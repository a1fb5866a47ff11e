"""The running program and the current attack, read from the events so far, once for each event."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.command_core.state import Slot
from game.ui.tables.command_core.map.scars import Scars


@dataclass(frozen=True, slots=True)
class Run:
    """A program that is shown, or was shown last. `at` is the slot at work; `delta` is None until it counts.

    `begun` are the slots that were begun, `filled` those that chance has filled; `stopped` says by what.
    """

    mech: int
    program: tuple[Slot | None, ...]
    filled: frozenset[int] = frozenset()
    begun: tuple[int, ...] = ()
    at: int | None = None
    stopped: str = ""
    delta: int | None = None


def runs_of(events: Sequence[Event]) -> list[Run]:
    """All programs that were revealed in an execution, in their order; none once combat has begun."""
    before: list[Run] = []
    run: Run | None = None
    for event in events:
        facts = event.facts
        if event.kind == "reveal":
            before += [run] if run is not None else []
            slots = [None if one is None else Slot(one[0], bool(one[1])) for one in facts["program"]]
            run = Run(facts["mech"], tuple(slots))
        elif event.kind in ("combat", "round"):
            run, before = None, []
        elif run is None:
            continue
        elif event.kind == "fill":
            slot = facts["slot"]
            program = (*run.program[:slot], Slot(facts["card"], facts["flipped"]), *run.program[slot + 1 :])
            run = replace(run, program=program, filled=run.filled | {slot})
        elif event.kind == "directive":
            run = replace(run, at=facts["slot"], begun=(*run.begun, facts["slot"]))
        elif event.kind == "blocked":
            run = replace(run, stopped=facts["by"])
        elif event.kind == "delta":
            run = replace(run, delta=facts["delta"], at=run.at if run.stopped else None)
    return [*before, run] if run is not None else []


@dataclass(frozen=True, slots=True)
class Battle:
    """An attack with its dice by kind. `arc` is the side of the target that is hit, "" until it defends.

    `result` are the hits and crits that came through, None until it is settled.
    """

    attacker: int
    target: int
    weapon: str
    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)
    rerolled: frozenset[tuple[str, int]] = frozenset()
    arc: str = ""
    result: tuple[int, int] | None = None
    over: bool = False


def battle_of(events: Sequence[Event]) -> Battle | None:
    """The attack that was declared last; None where a mech has held its fire or a round has begun since."""
    battle: Battle | None = None
    for event in events:
        facts = event.facts
        if event.kind == "attack":
            battle = Battle(facts["mech"], facts["target"], facts["weapon"])
        elif event.kind in ("hold", "clean_up", "combat", "round"):
            battle = None
        elif battle is None:
            continue
        elif event.kind == "roll":
            battle = replace(battle, dice={"attack": tuple(facts["dice"])})
        elif event.kind == "defend":
            dice = {**battle.dice, "armor": tuple(facts["armor"]), "evade": tuple(facts["evade"])}
            battle = replace(battle, dice=dice, arc=facts["arc"])
        elif event.kind == "reroll":
            kind, die = facts["dice_kind"], facts["die"]
            rolled = battle.dice[kind]
            dice = {**battle.dice, kind: (*rolled[:die], facts["result"], *rolled[die + 1 :])}
            battle = replace(battle, dice=dice, rerolled=battle.rerolled | {(kind, die)})
        elif event.kind == "result":
            battle = replace(battle, result=(facts["hits"], facts["crits"]))
        elif event.kind == "called_off":
            battle = replace(battle, over=True)
    return battle


@dataclass(frozen=True, slots=True)
class RoundLog:
    """What `viewer` has been shown since programs began to run, and what it means.

    `last` is the last event that was shown, out of `shown` ones: with another one all is read anew.
    """

    viewer: Seat | None
    shown: int
    last: Event | None
    events: Sequence[Event]
    earlier: Sequence[Event]
    """All events that have been shown."""
    runs: Sequence[Run]
    battle: Battle | None
    scars: Scars

    def holds(self, viewer: Seat | None, shown: int, last: Event | None) -> bool:
        """Whether nothing has been shown since."""
        return (self.viewer, self.shown) == (viewer, shown) and self.last is last
