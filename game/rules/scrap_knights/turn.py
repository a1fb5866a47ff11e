"""The turn so far as the table shows it: the phase and the chain, read off the view and the turn's events.

A view tells what waits; what has resolved, and what came of it, only the events tell. No pygame here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

import msgspec

from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.scrap_knights.actions import Manoeuvre, parse_manoeuvre
from game.rules.scrap_knights.state import Effect
from game.rules.scrap_knights.view import DuelView

SHOWN_PHASES = ("act", "flip", "bots", "tokens", "resolve")
"""The phases that the table shows."""
_SHOWN_AS = {"ults": "resolve", "end": "resolve"}
"""Phases that the table shows as another one."""
_NO_RESULT = {"chain", "ult", "sealed", "round", "pass", "spend", "released", "copy_joins", "no_act"}
"""Kinds of events that do not come of an effect; the end of the duel comes of none either."""
_END = {"overheated", "destroyed", "over", "conceded"}


Status = Literal["waiting", "running", "done"]


@dataclass
class ChainStep:
    """One effect on the chain: `status` is waiting, running or done; `results` are the events it led to.

    `manoeuvre` is the card as it was played, with what was chosen for it; `by_chance`: it came first in a
    tie that was left to chance; `raised` is what spent Frame Advantage has added to its priority;
    `stopper` is the card that prevents it, where that is known.
    """

    seat: Seat
    card: str
    line: int
    role: str
    manoeuvre: Manoeuvre
    status: Status = "waiting"
    by_chance: bool = False
    raised: int = 0
    stopper: str = ""
    results: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Turn:
    """`chosen` are the seats whose secret choice is in."""

    phase: str
    steps: tuple[ChainStep, ...]
    chosen: frozenset[Seat]

    @property
    def begun(self) -> int:
        """How many effects have begun."""
        return sum(step.status != "waiting" for step in self.steps)


def turn_so_far(view: DuelView, events: Sequence[Event]) -> Turn:
    """`events` are all that have been shown, as the viewer may know them."""
    first = _first_of_turn(events)
    silencers = silencers_of(events[:first])
    steps = begun_steps(events[first:], silencers)
    over = view.phase in ("act", "over")
    for step in steps[: None if over else -1]:
        step.status = "done"
    if not over:
        _add_running(steps, view)
        steps += [_waiting(effect) for effect in view.chain + view.tags]
        preventer = _preventer(steps) if view.prevented else ""
        for step in steps:
            if step.status == "waiting":
                step.stopper = preventer
    spent = _frame_advantage(events[first:])
    for step in steps:
        if step.role == "act":
            step.raised = spent[step.seat, step.card]
    return Turn(_SHOWN_AS.get(view.phase, view.phase), tuple(steps), _chosen(events))


def _first_of_turn(events: Sequence[Event]) -> int:
    """Where the turn begins whose chain is shown: until the next flip that is the last one."""
    flipped = False
    for place in range(len(events) - 1, -1, -1):
        if events[place].kind == "flip":
            flipped = True
        elif events[place].kind == "round" and flipped:
            return place
    return 0


def begun_steps(
    events: Sequence[Event], silencers: Mapping[Seat, str] = MappingProxyType({})
) -> list[ChainStep]:
    """The effects that have begun, with what came of each; a BOT whose trigger never came stays as well.

    `silencers` are the cards that prevent effects of a seat since last round.
    """
    steps: list[ChainStep] = []
    played: dict[tuple[Seat, str], Manoeuvre] = {}
    by_chance = False
    for event in events:
        facts = event.facts
        if event.kind == "flip":
            played[facts["seat"], facts["card"]] = parse_manoeuvre(facts["text"].split())
        elif event.kind == "bot":
            played[facts["seat"], facts["card"]] = parse_manoeuvre(facts["text"].split()[1:])
        elif event.kind == "effect":
            card = facts["card"]
            chosen = facts["role"] in ("act", "bot")
            manoeuvre = played.get((facts["seat"], card), Manoeuvre(card)) if chosen else Manoeuvre(card)
            steps.append(
                ChainStep(facts["seat"], card, facts["line"], facts["role"], manoeuvre, "running", by_chance)
            )
            by_chance = False
        elif event.kind == "lapsed":
            manoeuvre = played.get((facts["seat"], facts["card"]), Manoeuvre(facts["card"]))
            lapsed = ChainStep(facts["seat"], facts["card"], facts["line"], "bot", manoeuvre, "running")
            lapsed.results.append(event)
            steps.append(lapsed)
        elif event.kind == "tie":
            by_chance = True
        elif event.kind in _END:
            break
        elif steps and event.kind not in _NO_RESULT:
            steps[-1].results.append(event)
            if event.kind == "nothing":
                steps[-1].stopper = _stopper(event, steps, silencers)
    return steps


def _stopper(event: Event, steps: Sequence[ChainStep], silencers: Mapping[Seat, str]) -> str:
    """The card that prevents an effect which does nothing; "" where only a condition does not hold."""
    reason = event.facts["reason"]
    if reason == "prevented":
        return _preventer(steps)
    return silencers.get(event.facts["seat"], "") if reason == "silenced" else ""


def _preventer(steps: Sequence[ChainStep]) -> str:
    """The card that prevents all effects for the rest of the round; "" where none does."""
    return next((one.card for one in steps if any(event.kind == "prevent_turn" for event in one.results)), "")


def silencers_of(events: Sequence[Event]) -> dict[Seat, str]:
    """The last card that prevented effects of the next round, by the seat whose effects they are."""
    return {event.facts["target"]: event.facts["card"] for event in events if event.kind == "prevent_next"}


def _frame_advantage(events: Sequence[Event]) -> Counter[tuple[Seat, str]]:
    """How many of these tokens were spent on each ACT."""
    return Counter(
        (event.facts["seat"], event.facts["card"])
        for event in events
        if event.kind == "spend" and event.facts["token"] == "frame_advantage"
    )


def _add_running(steps: list[ChainStep], view: DuelView) -> None:
    """In a game that goes on from a save without its events, what is under way is known by the view alone."""
    known = {_key(step) for step in steps}
    steps += [_waiting(effect, "running") for effect in reversed(view.running) if _key(effect) not in known]


def _key(one: ChainStep | Effect) -> tuple[Seat, str, int, str]:
    return one.seat, one.card, one.line, one.role


def _waiting(effect: Effect, status: Status = "waiting") -> ChainStep:
    """Copies and ULTs have nothing chosen."""
    manoeuvre = Manoeuvre(effect.card)
    if effect.role in ("act", "bot"):
        manoeuvre = msgspec.structs.replace(effect.manoeuvre, card=effect.card)
    return ChainStep(effect.seat, effect.card, effect.line, effect.role, manoeuvre, status)


def _chosen(events: Sequence[Event]) -> frozenset[Seat]:
    chosen: set[Seat] = set()
    for event in reversed(events):
        if event.kind in ("flip", "round"):
            break
        if event.kind == "sealed":
            chosen.add(event.facts["seat"])
    return frozenset(chosen)
