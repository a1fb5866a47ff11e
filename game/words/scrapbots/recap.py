"""What happened in a turn, step by step: read off the turn's events, for the table's list of the last turn.

A step is one choice with all that came of it. Cards that were played for the same pool, one after another
and without their text, are one step.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.events import Event
from game.engine.seats import Seat
from game.words.lists import joined, listed
from game.words.scrapbots.log_text import TableWords

POOLS = ("scrap", "energy")
CHOICES = ("activate", "build", "attack", "buy")
_END = ("discard", "clean_up")
"""Events of the end of a turn; nothing that a player does follows them."""
_TELLING = ("end", "energy", "scrap", "activate", "buy", "build", "attack")
"""Kinds of steps, from the least telling one on."""
_NO_BREAK = "\u00a0"
"""The space at which no line ends."""
_HITS = ("damage", "wound", "destroy", "spared")
TOLD = (
    "coin",
    "draw",
    "scrap",
    "energy",
    "exhaust",
    "ready",
    "ready_after_attack",
    "repair",
    "return_wound",
    "shed_wounds",
    "removed",
    "nothing",
)
"""Results that are told in words; those of a lane have a field of their own."""


@dataclass
class LaneResult:
    """What a step did to one side of a lane; `card` "" is an empty one."""

    lane: int
    seat: Seat
    card: str = ""
    before: int = 0
    after: int = 0
    wounds: int = 0
    destroyed: bool = False


@dataclass
class Step:
    """One choice: `cards` are those that it was made with, `results` the events that are told in words.

    `first` is the place of its first event among those that are known.
    """

    kind: str
    seat: Seat
    cards: list[str] = field(default_factory=list)
    amount: int = 0
    lane: int = 0
    cost: int = 0
    lanes: dict[int, LaneResult] = field(default_factory=dict)
    results: list[Event] = field(default_factory=list)
    closed: bool = False
    first: int = 0


@dataclass
class Turn:
    """The steps of one turn so far. `number` is 0 where the turn began before the events that are known."""

    seat: Seat | None
    number: int = 0
    steps: list[Step] = field(default_factory=list)


def turns(events: Sequence[Event], health: Mapping[str, int]) -> list[Turn]:
    """The turns that these events tell of, the latest last; `health` is that of each Scrapbot."""
    found = [Turn(None)]
    for place, event in enumerate(events):
        if event.kind == "turn":
            found.append(Turn(event.facts["seat"], event.facts["turn"]))
            continue
        steps = found[-1].steps
        known = len(steps)
        _add(found[-1], event, health)
        for step in steps[known:]:
            step.first = place
    return [turn for turn in found if turn.seat is not None]


def last_turn(all_turns: Sequence[Turn], seat: Seat) -> Turn | None:
    """The latest turn of a seat."""
    return next((turn for turn in reversed(all_turns) if turn.seat == seat), None)


def _add(turn: Turn, event: Event, health: Mapping[str, int]) -> None:
    kind, facts = event.kind, event.facts
    steps = turn.steps
    if turn.seat is None:
        turn.seat = facts.get("seat")
    if kind in POOLS and facts.get("from_hand"):
        _add_to_pool(turn, kind, facts)
    elif kind in CHOICES:
        step = Step(kind, facts["seat"], [facts["card"]])
        step.lane, step.cost = facts.get("lane", 0), facts.get("cost", 0)
        steps.append(step)
    elif kind in _END and (not steps or steps[-1].kind != "end"):
        steps.append(Step("end", facts["seat"]))
    elif steps and kind == "text":
        steps[-1].closed = True
    elif steps and kind in _HITS:
        _add_hit(steps[-1], event, health)
    elif steps and (kind in TOLD or kind == "wounds_drawn"):
        steps[-1].results.append(event)


def _add_to_pool(turn: Turn, kind: str, facts: Mapping[str, Any]) -> None:
    steps = turn.steps
    if not steps or steps[-1].kind != kind or steps[-1].closed:
        steps.append(Step(kind, facts["seat"]))
    steps[-1].cards.append(facts["card"])
    steps[-1].amount += facts["amount"]


def _add_hit(step: Step, event: Event, health: Mapping[str, int]) -> None:
    facts = event.facts
    lane = facts["lane"]
    result = step.lanes.setdefault(lane, LaneResult(lane, facts["seat"]))
    if event.kind == "damage":
        full = health[facts["card"]]
        if not result.card:
            result.card, result.before = facts["card"], full - facts["damage"] + facts["amount"]
        result.after = max(0, full - facts["damage"])
    elif event.kind == "wound":
        result.wounds += facts["count"]
    elif event.kind == "destroy":
        result.card, result.destroyed = facts["card"], True


def concerns(step: Step, seat: Seat) -> bool:
    """Whether a step did something to the lanes of a seat."""
    struck = any(result.seat == seat for result in step.lanes.values())
    return struck or any(one.kind == "exhaust" and one.facts["seat"] == seat for one in step.results)


def weight(step: Step, viewer: Seat) -> int:
    """How much a step tells a seat, from the end of a turn, which tells least, to what was done to it.

    That it lost a Scrapbot tells most.
    """
    if concerns(step, viewer) and step.seat != viewer:
        lost = any(result.destroyed and result.seat == viewer for result in step.lanes.values())
        return len(_TELLING) + lost
    wounds = any(event.kind == "wounds_drawn" for event in step.results)
    return _TELLING.index("activate" if wounds else step.kind)


def step_text(words: TableWords, step: Step) -> str:
    """A step in one or two short sentences of rich text."""
    say = words.texts.say
    if step.kind == "end":
        drawn, wounds = _at_the_end(step)
        return say("recap", "end", count=drawn, wounds=wounds)
    facts = {"card": words.card(step.cards[0]), "cards": played_cards(words, step.cards)}
    text = say("recap", step.kind, lane=step.lane + 1, cost=step.cost, amount=step.amount, **facts)
    told = told_results(words, step)
    return f"{text} {told}" if told else text


def _at_the_end(step: Step) -> tuple[int, int]:
    """How many cards the end of a turn drew, and how many Wounds were discarded for it."""
    counts = Counter({"draw": 0, "wounds_drawn": 0})
    for event in step.results:
        counts[event.kind] += event.facts.get("count", 0)
    return counts["draw"], counts["wounds_drawn"]


def told_results(words: TableWords, step: Step) -> str:
    """What came of a step beside the lanes that it struck, as a sentence; "" for nothing."""
    results = [_result_text(words, event) for event in step.results]
    return words.texts.say("recap", "told", results=joined(words.texts, results)) if results else ""


def result_text(words: TableWords, result: LaneResult) -> tuple[str, str, str]:
    """What happened in a lane, in three lines: which lane, who stands there, what came of it."""
    say = words.texts.say
    who = words.card(result.card) if result.card else say("recap", "empty")
    if result.destroyed:
        end = say("recap", "destroyed")
    elif result.card:
        end = say("recap", "health", before=result.before, after=result.after)
    else:
        end = say("recap", "wounds", count=result.wounds)
    return say("recap", "lane", lane=result.lane + 1), who, end


def brief_text(words: TableWords, step: Step) -> str:
    """A step in a few words, with what it did to lanes; "" where they would be as many as elsewhere."""
    say, found = words.texts.say, []
    if step.kind == "buy":
        return say("recap", "brief_buy", card=words.card(step.cards[0]))
    if step.kind == "build":
        return say("recap", "brief_build", card=words.card(step.cards[0]))
    if step.kind in POOLS and not step.closed:
        facts = {"amount": step.amount, "count": len(step.cards), "card": words.card(step.cards[0])}
        return say("recap", "brief_scrap" if step.kind == "scrap" else "brief_energy", **facts)
    if step.kind == "end":
        drawn, wounds = _at_the_end(step)
        return say("recap", "brief_end", count=drawn, wounds=wounds) if drawn else ""
    for lane in sorted(step.lanes):
        _, who, end = result_text(words, step.lanes[lane])
        what = end.replace(">", ":right:").replace(" ", _NO_BREAK)
        if step.lanes[lane].destroyed:
            found.append(say("recap", "brief_destroyed", card=who))
        else:
            found.append(say("recap", "brief_result", lane=lane + 1, result=what))
    if not found:
        return ""
    coins = [event for event in step.results if event.kind == "coin"]
    shown = [say("recap", "brief_coin", heads=event.facts["heads"]) for event in coins]
    results = " ".join([*shown, joined(words.texts, found)])
    return say("recap", "brief", card=words.card(step.cards[0]) if step.cards else "", results=results)


def _result_text(words: TableWords, event: Event) -> str:
    card = event.facts.get("card")
    return words.texts.say("results", event.kind, **{**event.facts, "card": words.card(card) if card else ""})


def played_cards(words: TableWords, cards: Sequence[str]) -> str:
    """Names with how often each was played: "Spare Parts ×2 and Drone"."""
    say = words.texts.say
    names = (
        say("recap", "times", card=words.card(one), count=count) for one, count in Counter(cards).items()
    )
    return listed(words.texts, names)
