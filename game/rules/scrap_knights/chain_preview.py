"""What the rest of a turn comes to as its chain stands, alone or with one more BOT or token.

It is played out from one seat's view. Where chance or a hidden card decides, a number is a span.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from game.engine.dice import Dice
from game.engine.events import Emit, Event
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.action_handlers import ACTION_HANDLERS
from game.rules.scrap_knights.actions import SpendToken, UseBot
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.preview import Span, answering_bots, player_of, span
from game.rules.scrap_knights.state import OVERHEAT, TOKENS, Effect, Phase, State
from game.rules.scrap_knights.triggers import dry_runs
from game.rules.scrap_knights.turn import ChainStep, begun_steps
from game.rules.scrap_knights.view import DuelView

Extra = UseBot | SpendToken
"""What a seat can still add to a chain that lies open."""
PREVIEWED = ("bots", "tokens")
"""The phases in which a chain lies open and does not resolve yet."""
_Key = tuple[Seat, str, int, str, int]


@dataclass(frozen=True, slots=True)
class StepPreview:
    """An effect that is to come, with the events that it would lead to, in each way that it could go.

    `open_by` says why there are several: "coin", "hidden" or "choice" where it is one thing alone, else "".
    """

    step: ChainStep
    ways: tuple[tuple[Event, ...], ...]
    open_by: str = ""
    tied: tuple[tuple[Seat, str], ...] = ()
    """The effects of which a coin puts one first, by seat and card."""

    @property
    def damage(self) -> Span | None:
        """What it takes off the other side in all; None where no blow of it lands in any way."""
        blows = [[event.facts["amount"] for event in way if event.kind == "damage"] for way in self.ways]
        return span(map(sum, blows)) if any(blows) else None


@dataclass(frozen=True, slots=True)
class ChainPreview:
    """A chain played out: what each effect comes to, and what both sides have at the end of the round.

    `dealt` and `blocked` are by seat: the damage that its effects deal to the other one, and how much of its
    damage is blocked. `hidden`: cards that the viewer cannot see may change the numbers beyond these spans.
    `answers` are the open BOTs of the other seat whose trigger is met then. `tokens` are those of each seat,
    in the order of `TOKENS`; `links` the link tokens on the ULT of each. `choices` counts the ways in
    which cards of the own hand can come in: where they differ, the steps are those of the best way.
    """

    steps: tuple[StepPreview, ...]
    hp: tuple[Span, Span]
    heat: tuple[Span, Span]
    distances: tuple[int, ...]
    dealt: tuple[Span, Span]
    blocked: tuple[Span, Span]
    hidden: bool
    answers: tuple[str, ...]
    choices: int = 1
    tokens: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    links: tuple[Span, Span] = ((0, 0), (0, 0))


@dataclass(frozen=True, slots=True)
class _Way:
    """One way through the turn: its end and what happened."""

    end: GameContext
    events: list[Event]


@lru_cache(maxsize=64)
def chain_preview(
    catalogue: Catalogue, view: DuelView, seat: Seat, extras: tuple[Extra, ...] = (), times: int = 1
) -> ChainPreview:
    """The chain as it stands, or with one of these `extras` of the seat: all together where they differ.

    `times`: how often the seat uses it, one after the other.
    """
    contexts = [_context(catalogue, view, seat, (extra,) * times) for extra in extras]
    contexts = contexts or [_context(catalogue, view, seat, ())]
    ways = [way for context in contexts for way in _ways(context, seat)]
    hidden = any(way.end.hidden_used >> opponent(seat) & 1 for way in ways)
    if hidden:
        # Whatever the other seat may hold could come in: all of it is tried.
        ways += [way for context in contexts for way in _ways(context, None)]
    choices = {_chosen(way, seat) for way in ways}
    if len(choices) > 1:
        ways.sort(key=lambda way: _worth(way.end.state, seat), reverse=True)
    ends = [way.end.state for way in ways]
    tied = next((way.end.tossed for way in ways if way.end.tossed), ())
    possible = {"coin": bool(tied), "hidden": hidden, "choice": len(choices) > 1}
    causes = [name for name, found in possible.items() if found]

    def by_seat(name: str) -> tuple[Span, Span]:
        first, second = (span(getattr(end.players[side], name) for end in ends) for side in SEATS)
        return first, second

    def summed(fact: str) -> tuple[Span, Span]:
        first, second = (span(_sum(way.events, side, fact) for way in ways) for side in SEATS)
        return first, second

    return ChainPreview(
        steps=tuple(_steps(ways, contexts[0], causes[0] if len(causes) == 1 else "", tied)),
        hp=by_seat("hp"),
        heat=by_seat("heat"),
        distances=tuple(sorted({end.distance for end in ends})),
        dealt=summed("amount"),
        blocked=summed("blocked"),
        hidden=hidden,
        answers=answering_bots(catalogue, view, opponent(seat), ends) if view.phase == "bots" else (),
        choices=len(choices),
        tokens=(_least_tokens(ends, 0), _least_tokens(ends, 1)),
        links=by_seat("link"),
    )


def _least_tokens(ends: Sequence[State], seat: Seat) -> tuple[int, ...]:
    """How many of each token a seat has at least, in the order of `TOKENS`."""
    return tuple(min(getattr(end.players[seat].tokens, name) for end in ends) for name in TOKENS)


def _chosen(way: _Way, seat: Seat) -> tuple[str, ...]:
    """The cards of a seat's hand that come in on one way."""
    return tuple(one.facts["text"] for one in way.events if one.kind == "copy" and one.facts["seat"] == seat)


def _worth(end: State, seat: Seat) -> tuple[int, ...]:
    """How good an end is for a seat, by what decides a duel: who stands, what was dealt, what is left."""
    own, other = end.players[seat], end.players[opponent(seat)]
    stands, falls = own.hp > 0 and own.heat < OVERHEAT, not other.hp or other.heat >= OVERHEAT
    return stands, falls, own.hp - other.hp, other.heat - own.heat


def _context(catalogue: Catalogue, view: DuelView, seat: Seat, extras: Sequence[Extra]) -> GameContext:
    """The table as the view shows it, after the seat has used these BOTs or spent these tokens."""
    players = [player_of(side) for side in view.players]
    phase = cast(Phase, view.phase)
    state = State(Dice(0), players, view.round, phase, view.distance, view.first_to_act, seat)
    state.step, state.blocks, state.prevented = view.step, view.blocks, view.prevented
    state.chain, state.tags = view.chain, view.tags
    context = GameContext(catalogue, state)
    for side in SEATS:
        if view.players[side].hand is None:
            _fill_hand(context, side)
    for extra in extras:
        state.seat_to_act = seat
        ACTION_HANDLERS[type(extra)](context, extra)
    return context


def _fill_hand(context: GameContext, seat: Seat) -> None:
    """Gives a seat all ACTs that may be in its hand, as nobody else can tell."""
    player = context.player(seat)
    placed = {*player.lost, *player.held, *(act.manoeuvre.card for act in player.played)}
    player.hand = tuple(card for card in context.catalogue.library.acts if card not in placed)


def _ways(context: GameContext, viewpoint: Seat | None) -> Iterator[_Way]:
    heard: list[list[Event]] = []

    def listen() -> Emit:
        heard.append([])
        return heard[-1].append

    for end in dry_runs(context, viewpoint, listen):
        yield _Way(end, heard[-1])


def _steps(
    ways: Sequence[_Way], context: GameContext, open_by: str, tied: tuple[tuple[Seat, str], ...]
) -> Iterator[StepPreview]:
    """The effects in the order of the first way, each with all that could come of it."""
    told = [_numbered(begun_steps(way.events)) for way in ways]
    waiting: dict[tuple[Seat, str, int, str], Effect] = {
        (one.seat, one.card, one.line, one.role): one for one in (*context.state.chain, *context.state.tags)
    }
    for key, step in told[0].items():
        results = {repr(way[key].results): tuple(way[key].results) for way in told if key in way}
        effect = waiting.get(key[:4])
        if effect is not None and effect.role in ("act", "bot"):
            step.manoeuvre = replace(effect.manoeuvre, card=step.card)
            step.raised = _raised(effect, context.catalogue)
        step.status, step.results = "waiting", []
        yield StepPreview(step, tuple(results.values()), open_by, tied)


def _numbered(steps: Iterable[ChainStep]) -> dict[_Key, ChainStep]:
    """The effects by what they are; one that comes twice has a number of its own each time."""
    found: dict[_Key, ChainStep] = {}
    for step in steps:
        number = 0
        while (key := (step.seat, step.card, step.line, step.role, number)) in found:
            number += 1
        found[key] = step
    return found


def _raised(effect: Effect, catalogue: Catalogue) -> int:
    """By how much a spent token has raised its priority."""
    printed = catalogue.lines[effect.card][effect.line].priority
    if printed == "secret":
        return effect.priority - effect.manoeuvre.number
    return effect.priority - printed if isinstance(printed, int) else 0


def _sum(events: Iterable[Event], seat: Seat, fact: str) -> int:
    """A fact of all blows that a seat deals to the other one."""
    return sum(one.facts[fact] for one in events if one.kind == "damage" and _strikes(one, seat))


def _strikes(event: Event, seat: Seat) -> bool:
    return bool(event.facts["seat"] == seat != event.facts["target"])
