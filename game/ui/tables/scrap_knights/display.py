"""What the table shows at one moment: a view, carried forward event by event.

The rules are already at the end of a turn when its events are still being shown; this is the picture in
between. After the last event it says the same as a fresh view does. No pygame here.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.engine.events import Event
from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.actions import Manoeuvre, parse_manoeuvre
from game.rules.scrap_knights.state import Effect
from game.rules.scrap_knights.view import DuelView, SeatView

_SHOWN_PHASES = {"ults": "resolve", "end": "resolve"}
"""Phases that the ribbon shows as another one."""


@dataclass
class Side:
    """One side of the table. `hand` holds ids, or None for each card that is face down for the viewer."""

    hp: int
    heat: int
    hand: list[str | None]
    ult: str
    link: int
    bots: list[str]
    spent_bots: list[str]
    tokens: dict[str, int]
    played: list[str]
    spelled: list[str]
    lost: list[str]
    held: list[str]
    chosen: bool = False


@dataclass
class ChainStep:
    """One effect on the ribbon: `status` waiting, running or done, and what it came to.

    `manoeuvre` is the card as it was played, with what was chosen for it.
    """

    seat: Seat
    card: str
    line: int
    role: str
    manoeuvre: Manoeuvre
    status: str = "waiting"
    results: list[Event] = field(default_factory=list)


@dataclass
class Display:
    """The whole table as `viewer` (None: both are watching) sees it."""

    viewer: Seat | None
    round: int
    phase: str
    distance: int
    sides: tuple[Side, Side]
    steps: list[ChainStep] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    bots_used: dict[tuple[Seat, str], Manoeuvre] = field(default_factory=dict)

    def show(self, event: Event) -> None:
        """Carries the picture forward by one event, as this viewer may know it."""
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.masked(self.viewer).facts, event)

    def keep_history(self, earlier: "Display") -> None:
        """A view tells what waits on the chain, not what is done; the last turn stays until the next flip."""
        if self.phase in ("act", "over"):
            self.steps = earlier.steps
            for step in self.steps:
                step.status = "done"
        elif self.phase == "resolve":
            begun = [step for step in earlier.steps if step.status != "waiting"]
            self.steps = begun + [step for step in self.steps if step.status == "waiting"]

    def facts(self) -> dict[str, Any]:
        """What must agree with a fresh view once all events are shown."""
        return {
            "round": self.round,
            "distance": self.distance,
            "outcome": self.outcome,
            "sides": [
                {
                    "hp": side.hp,
                    "heat": side.heat,
                    "hand": sorted(card or "" for card in side.hand),
                    "link": side.link,
                    "bots": sorted(side.bots),
                    "spent_bots": sorted(side.spent_bots),
                    "tokens": side.tokens,
                    "played": side.played,
                    "lost": sorted(side.lost),
                    "held": sorted(side.held),
                }
                for side in self.sides
            ],
        }


def from_view(view: DuelView, viewer: Seat | None, sealed: tuple[Seat, ...] = ()) -> Display:
    """The picture of a view; `sealed` are the seats whose secret choice is in."""
    first, second = (_side(view.players[seat], seat in sealed) for seat in SEATS)
    phase = _SHOWN_PHASES.get(view.phase, view.phase)
    display = Display(viewer, view.round, phase, view.distance, (first, second), outcome=_outcome(view))
    for effect in view.running + view.chain + view.tags:
        if effect.role == "bot":
            manoeuvre = msgspec.structs.replace(effect.manoeuvre, card=effect.card)
            display.bots_used[effect.seat, effect.card] = manoeuvre
    display.steps = [_step(display, *_key(effect), status="running") for effect in view.running]
    display.steps += [_step(display, *_key(effect)) for effect in view.chain + view.tags]
    return display


def _outcome(view: DuelView) -> dict[str, Any] | None:
    return view.outcome.to_dict() if view.outcome else None


def _key(effect: Effect) -> tuple[Seat, str, int, str]:
    return effect.seat, effect.card, effect.line, effect.role


def _step(
    display: Display, seat: Seat, card: str, line: int, role: str, *, status: str = "waiting"
) -> ChainStep:
    """An effect with what was chosen for its card; copies and ULTs have nothing chosen."""
    side = display.sides[seat]
    manoeuvre = Manoeuvre(card)
    if role == "act" and card in side.played:
        manoeuvre = parse_manoeuvre(side.spelled[side.played.index(card)].split())
    elif role == "bot":
        manoeuvre = display.bots_used.get((seat, card), manoeuvre)
    return ChainStep(seat, card, line, role, manoeuvre, status)


def _side(view: SeatView, chosen: bool) -> Side:
    return Side(
        hp=view.hp,
        heat=view.heat,
        hand=list(view.hand) if view.hand is not None else [None] * view.hand_size,
        ult=view.ult,
        link=view.link,
        bots=list(view.bots),
        spent_bots=list(view.spent_bots),
        tokens=msgspec.structs.asdict(view.tokens),
        played=[act.manoeuvre.card for act in view.played],
        spelled=[str(act.manoeuvre) for act in view.played],
        lost=list(view.lost),
        held=list(view.held),
        chosen=chosen,
    )


def _take_from_hand(side: Side, card: str) -> None:
    if card in side.hand:
        side.hand.remove(card)
    elif side.hand:
        side.hand.remove(None)


def _put_into_hand(display: Display, seat: Seat, card: str) -> None:
    display.sides[seat].hand.append(card if display.viewer == seat else None)


def _round(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.round = facts["round"]
    display.phase = "act"
    for step in display.steps:
        step.status = "done"
    for seat in SEATS:
        _return_played(display, seat)
        display.sides[seat].chosen = False


def _return_played(display: Display, seat: Seat) -> None:
    side = display.sides[seat]
    for card in side.played:
        _put_into_hand(display, seat, card)
    side.played, side.spelled = [], []


def _sealed(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.sides[facts["seat"]].chosen = True


def _flip(display: Display, facts: dict[str, Any], event: Event) -> None:
    side = display.sides[facts["seat"]]
    if display.phase == "act":
        display.phase = "flip"
        display.steps = []
    _take_from_hand(side, facts["card"])
    side.played.append(facts["card"])
    side.spelled.append(facts["text"])
    side.chosen = False


def _heat(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.sides[facts["seat"]].heat = facts["heat"]
    _result(display, event)


def _damage(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.sides[facts["target"]].hp = facts["hp"]
    _result(display, event)


def _distance(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.distance = facts["distance"]
    _result(display, event)


def _token(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.sides[facts["seat"]].tokens[facts["token"]] += facts["count"]
    _result(display, event)


def _spend(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.phase = "tokens"
    display.sides[facts["seat"]].tokens[facts["token"]] -= 1


def _link(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.sides[facts["seat"]].link = facts["link"]
    _result(display, event)


def _bot(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.phase = "bots"
    display.bots_used[facts["seat"], facts["card"]] = parse_manoeuvre(facts["text"].split()[1:])
    side = display.sides[facts["seat"]]
    side.bots.remove(facts["card"])
    side.spent_bots.append(facts["card"])


def _ult(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.phase = "resolve"
    display.sides[facts["seat"]].link = 0


def _chain(display: Display, facts: dict[str, Any], event: Event) -> None:
    """What still waits, as it stands when resolution begins or when more has joined."""
    display.phase = "resolve"
    begun = [step for step in display.steps if step.status != "waiting"]
    display.steps = begun + [_step(display, *effect) for effect in facts["effects"]]


def _effect(display: Display, facts: dict[str, Any], event: Event) -> None:
    """An effect begins; the one before it is done unless this one was called up in its midst."""
    display.phase = "resolve"
    for step in display.steps:
        if step.status == "running":
            step.status = "done"
    key = (facts["seat"], facts["card"], facts["line"], facts["role"])
    running = _step(display, *key)
    for place, step in enumerate(display.steps):
        if step.status == "waiting" and (step.seat, step.card, step.line, step.role) == key:
            running = display.steps.pop(place)
            break
    running.status = "running"
    done = sum(step.status != "waiting" for step in display.steps)
    display.steps.insert(done, running)


def _result(display: Display, event: Event) -> None:
    """What an effect does is told beside it."""
    running = next((step for step in reversed(display.steps) if step.status == "running"), None)
    if running is not None:
        running.results.append(event)


def _only_result(display: Display, facts: dict[str, Any], event: Event) -> None:
    _result(display, event)


def _held(display: Display, facts: dict[str, Any], event: Event) -> None:
    side = display.sides[facts["seat"]]
    place = side.played.index(facts["card"])
    del side.played[place], side.spelled[place]
    side.held.append(facts["card"])
    _result(display, event)


def _released(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.sides[facts["seat"]].held.remove(facts["card"])
    _put_into_hand(display, facts["seat"], facts["card"])


def _lost(display: Display, facts: dict[str, Any], event: Event) -> None:
    side = display.sides[facts["seat"]]
    _take_from_hand(side, facts["card"])
    side.lost.append(facts["card"])
    _result(display, event)


def _bot_returned(display: Display, facts: dict[str, Any], event: Event) -> None:
    side = display.sides[facts["seat"]]
    side.spent_bots.remove(facts["card"])
    side.bots.append(facts["card"])
    _result(display, event)


def _shuffled(display: Display, facts: dict[str, Any], event: Event) -> None:
    side = display.sides[facts["seat"]]
    for card in facts["cards"] or [None] * facts["count"]:
        side.hand.remove(card)
    _result(display, event)


def _drew(display: Display, facts: dict[str, Any], event: Event) -> None:
    display.sides[facts["seat"]].hand += facts["cards"] or [None] * facts["count"]
    _result(display, event)


def _over(display: Display, facts: dict[str, Any], event: Event) -> None:
    for seat in SEATS:
        _return_played(display, seat)
    display.phase = "over"
    display.outcome = {"winner": facts["winner"], "reason": facts["reason"]}


def _conceded(display: Display, facts: dict[str, Any], event: Event) -> None:
    """The table stays as it is, so that the concession can be taken back."""
    display.outcome = {"winner": facts["winner"], "reason": event.kind}


_HANDLERS: dict[str, Callable[[Display, dict[str, Any], Event], None]] = {
    "round": _round,
    "sealed": _sealed,
    "flip": _flip,
    "heat": _heat,
    "vent": _heat,
    "set_heat": _heat,
    "damage": _damage,
    "move": _distance,
    "push": _distance,
    "set_distance": _distance,
    "token": _token,
    "spend": _spend,
    "link": _link,
    "bot": _bot,
    "ult": _ult,
    "chain": _chain,
    "effect": _effect,
    "held": _held,
    "released": _released,
    "lost": _lost,
    "bot_returned": _bot_returned,
    "shuffled": _shuffled,
    "drew": _drew,
    "over": _over,
    "conceded": _conceded,
    **dict.fromkeys(
        (
            "miss",
            "block",
            "nothing",
            "copy",
            "copy_later",
            "copy_on_spend",
            "two_cards",
            "hand_seen",
            "prevent_turn",
            "prevent_next",
        ),
        _only_result,
    ),
}
