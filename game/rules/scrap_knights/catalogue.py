"""The cards compiled for the rules: every line bound to its handlers, every choice of an ACT listed once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from typing import Any

from game.content.scrap_knights import Act, Card, Library, Line, Ult
from game.content.scrap_knights.conditions import HpAtMost
from game.content.scrap_knights.verbs import (
    Back,
    Block,
    CopyFromHand,
    CopyPrepared,
    Deal,
    DrawPrepared,
    Forward,
    Heat,
    Move,
    PlayFromHand,
    PreventTurn,
    ReturnBot,
    SetDistance,
    SetHeat,
    ShuffleAndDraw,
    Suffer,
    Vent,
    Widen,
)
from game.content.steps import Step
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.actions import Manoeuvre, UseBot
from game.rules.scrap_knights.causes import bit
from game.rules.scrap_knights.distances import within
from game.rules.scrap_knights.footprint import Footprint
from game.rules.scrap_knights.forecast_steps import bind_steps
from game.rules.scrap_knights.state import FIRST, LAST, TAG, Effect, Role

RANKS = {"bot": 0, "ult": 1, "defend": 2, "attack": 3, "movement": 4, "special": 5}
"""Which type goes first at equal priority (Scrap Knights rule sheet: priority)."""

_NAMED_PRIORITIES = {"first": FIRST, "last": LAST, "tag": TAG}

NO_SECRET = Manoeuvre("")


MOST_HEAT = 9
ANY_HEAT = 99
MOVES = (Move, Forward, Back)
SHIFTS = (*MOVES, Widen, SetDistance)
BRINGS_IN = (CopyFromHand, CopyPrepared, PlayFromHand)
DRAWS = (DrawPrepared, ShuffleAndDraw)


class BoundStep:
    """A step with its handler and its conditions' tests looked up."""

    __slots__ = ("handler", "tests", "unpreventable", "verb")

    def __init__(
        self,
        verb: Any,
        handler: Callable[..., Any],
        tests: tuple[tuple[Callable[..., Any], Any], ...],
        unpreventable: bool,
    ) -> None:
        self.verb = verb
        self.handler = handler
        self.tests = tests
        self.unpreventable = unpreventable


class BoundLine:
    """One effect of a card, ready to run.

    `reach` is the mask of distances in its range; `block` is what it blocks in its priority step;
    `hp_limits` are the HP that its conditions ask about; `footprints` say for each seat what it reads and
    writes.

    What it can cause, with the ACTs that it can bring in: it `strikes` the opponent, `suffers` damage,
    `heats` its own seat or `heats_other` by so much at most, `cools` its own, `moves` its seat, `shifts` the
    distance, `misses` by a range that is not its own, `prevents` what comes later, always so where it
    `always_prevents`. `alone` is the same line without the ACTs that it can bring in, if there are any.
    `forecast_steps` are the steps that bear on a forecast, `foreseen` says whether the line does at all.
    """

    __slots__ = (
        "alone",
        "always_prevents",
        "block",
        "cools",
        "footprints",
        "forecast_steps",
        "foreseen",
        "heats",
        "heats_other",
        "hp_limits",
        "misses",
        "moves",
        "overcharge",
        "prevents",
        "priority",
        "range",
        "reach",
        "shifts",
        "steps",
        "strikes",
        "suffers",
        "unpreventable",
    )

    def __init__(self, card: Card, line: Line, steps: tuple[BoundStep, ...], overcharge: bool) -> None:
        self.steps = steps
        self.alone: BoundLine | None = None
        self.priority = line.priority
        self.range = card.range
        self.reach = within(card.range)
        self.overcharge = overcharge
        self.block = sum(step.verb.amount for step in line.do if isinstance(step.verb, Block))
        self.hp_limits = tuple(
            condition.hp for step in line.do for condition in step.when if isinstance(condition, HpAtMost)
        )
        self.unpreventable = any(step.unpreventable for step in line.do)
        self._find_causes([step.verb for step in line.do])
        self.forecast_steps = bind_steps(steps)
        self.foreseen = bool(self.forecast_steps) or card.range is not None
        self.footprints = tuple(Footprint(line, seat, ranged=card.range is not None) for seat in SEATS)

    def _find_causes(self, verbs: list[Any]) -> None:
        """Sums up what the verbs can bring about."""
        self.strikes = any(isinstance(verb, Deal) for verb in verbs)
        self.suffers = any(isinstance(verb, Suffer) for verb in verbs)
        self.heats = self.heats_other = 0
        for verb in verbs:
            if isinstance(verb, Heat):
                most = MOST_HEAT if isinstance(verb.amount, str) else verb.amount
                self.heats += most if verb.who == "you" else 0
                self.heats_other += most if verb.who == "opponent" else 0
            elif isinstance(verb, SetHeat):
                self.heats += verb.amount
        self.cools = any(isinstance(verb, Vent | SetHeat) for verb in verbs)
        self.moves = any(isinstance(verb, MOVES) for verb in verbs)
        self.shifts = any(isinstance(verb, SHIFTS) for verb in verbs)
        self.misses = False
        self.prevents = any(isinstance(verb, PreventTurn) for verb in verbs)
        self.always_prevents = (
            self.prevents and self.range is None and not any(step.tests for step in self.steps)
        )

    def bring_in(self, others: Iterable["BoundLine"]) -> None:
        """Adds what the lines of ACTs can cause that this one can copy or play."""
        self.alone = copy(self)
        for other in others:
            self.strikes = self.strikes or other.strikes
            self.suffers = self.suffers or other.suffers
            self.cools = self.cools or other.cools
            self.moves = self.moves or other.moves
            self.shifts = self.shifts or other.shifts
            self.misses = self.misses or other.range is not None
        self.heats = self.heats_other = ANY_HEAT

    def causes(self, seat: Seat) -> int:
        """What the line can cause when `seat` has it on the chain, as bits of `causes.bit`."""
        other = opponent(seat)
        possible = [
            (self.strikes, "damage", other),
            (self.suffers, "damage", seat),
            (self.moves, "move", seat),
            (self.misses or self.range is not None, "miss", seat),
            (self.heats > 0, "heat", seat),
            (self.heats_other > 0, "heat", other),
        ]
        return sum({bit(kind, whom) for holds, kind, whom in possible if holds})

    def reaches(self, distance: int) -> bool:
        """Whether the card's range covers the distance."""
        return self.range is None or distance <= self.range


class Catalogue:
    """The library, compiled: `lines` by card id; `manoeuvres` and `incoming` by ACT id.

    `manoeuvres` are the ways to play an ACT in the act phase, `incoming` the ways in which it can come in
    during resolution.
    """

    def __init__(
        self,
        library: Library,
        handlers: Mapping[type, Callable[..., Any]],
        conditions: Mapping[type, Callable[..., Any]],
    ) -> None:
        self.library = library
        self.kinds: dict[str, str] = {}
        self.lines: dict[str, tuple[BoundLine, ...]] = {}
        self.ranks: dict[str, int] = {}
        self._effects: dict[tuple[Seat, str, Role, Manoeuvre, bool, str], tuple[Effect, ...]] = {}
        cards: list[Card] = [*library.acts.values(), *library.ults.values(), *library.bots.values()]
        for card in cards:
            self.kinds[card.id] = card.kind
            self.ranks[card.id] = RANKS[card.kind]
            self.lines[card.id] = _bind_card(card, handlers, conditions)
        for lines in self.lines.values():
            for line in lines:
                if any(isinstance(step.verb, BRINGS_IN) for step in line.steps):
                    line.bring_in(other for act in library.acts for other in self.lines[act])
        self.bringing = frozenset(
            card for card, lines in self.lines.items() if any(line.alone for line in lines)
        )
        """The cards that can bring in ACTs."""
        self.causes = {
            card: tuple(tuple(line.causes(seat) for line in lines) for seat in SEATS)
            for card, lines in self.lines.items()
        }
        """For each card, seat and line what it can cause."""
        self.manoeuvres = {act.id: _manoeuvres(act, library) for act in library.acts.values()}
        self.incoming = {act.id: _incoming(act) for act in library.acts.values()}
        self.on_use = {bot.id: _bind_steps(bot.on_use, handlers, conditions) for bot in library.bots.values()}
        self.links = {ult.id: ult.link for ult in library.ults.values()}
        self.triggers = tuple(
            {
                bot.id: (bot.trigger.event, seat if bot.trigger.who == "you" else opponent(seat))
                for bot in library.bots.values()
            }
            for seat in SEATS
        )
        """For each seat by BOT: what it waits for, and to which seat that must happen."""
        self.moving_bots = frozenset(bot.id for bot in library.bots.values() if _moves(bot.effects))
        self.bot_uses = {
            bot: tuple(UseBot(bot, direction) for direction in ((-1, 1) if bot in self.moving_bots else (0,)))
            for bot in library.bots
        }
        """The ways to use a BOT."""
        self.hp_limits = {
            card: frozenset(limit for line in lines for limit in line.hp_limits)
            for card, lines in self.lines.items()
            if any(line.hp_limits for line in lines)
        }
        """By card the HP that its conditions ask about, for the cards that look at HP."""
        self.drawing_ults = self._ults_with(DRAWS)
        self.returning_ults = self._ults_with((ReturnBot,))

    def _ults_with(self, verbs: tuple[type, ...]) -> frozenset[str]:
        return frozenset(
            ult
            for ult in self.library.ults
            if any(isinstance(step.verb, verbs) for line in self.lines[ult] for step in line.steps)
        )

    def effects(
        self,
        seat: Seat,
        card: str,
        role: Role,
        manoeuvre: Manoeuvre = NO_SECRET,
        unique: bool = False,
        source: str = "",
    ) -> tuple[Effect, ...]:
        """The effects that a card puts on the chain for a seat."""
        key = (seat, card, role, manoeuvre, unique, source)
        effects = self._effects.get(key)
        if effects is None:
            effects = self._effects[key] = tuple(self._make_effects(*key))
        return effects

    def _make_effects(
        self, seat: Seat, card: str, role: Role, manoeuvre: Manoeuvre, unique: bool, source: str
    ) -> Iterator[Effect]:
        rank = self.ranks[card]
        for number, line in enumerate(self.lines[card]):
            if line.overcharge and not manoeuvre.overcharged:
                continue
            priority = line.priority
            if isinstance(priority, str):
                priority = manoeuvre.number if priority == "secret" else _NAMED_PRIORITIES[priority]
            yield Effect(seat, card, number, priority, rank, role, manoeuvre, 0, 0, unique, source)


def _bind_card(
    card: Card, handlers: Mapping[type, Callable[..., Any]], conditions: Mapping[type, Callable[..., Any]]
) -> tuple[BoundLine, ...]:
    lines = [(line, False) for line in card.effects]
    if isinstance(card, Act | Ult) and card.overcharge:
        lines += [(line, True) for line in card.overcharge.effects]
    return tuple(
        BoundLine(
            card,
            line,
            _bind_steps(line.do, handlers, conditions),
            overcharge,
        )
        for line, overcharge in lines
    )


def _bind_steps(
    steps: tuple[Step, ...],
    handlers: Mapping[type, Callable[..., Any]],
    conditions: Mapping[type, Callable[..., Any]],
) -> tuple[BoundStep, ...]:
    return tuple(
        BoundStep(
            step.verb,
            handlers[type(step.verb)],
            tuple((conditions[type(condition)], condition) for condition in step.when),
            step.unpreventable,
        )
        for step in steps
    )


def _moves(lines: tuple[Line, ...]) -> bool:
    return any(isinstance(step.verb, Move) for line in lines for step in line.do)


def _manoeuvres(act: Act, library: Library) -> tuple[Manoeuvre, ...]:
    """Every way to play an ACT: its secrets, direction and overcharge multiplied out."""
    numbers: tuple[int, ...] = (0,)
    names: tuple[str, ...] = ("",)
    if act.secret and act.secret.kind == "number":
        numbers = tuple(n for n in range(act.secret.lowest, act.secret.highest + 1) if n)
    elif act.secret:
        names = tuple(library.acts)
    directions = (-1, 1) if _moves(act.effects) else (0,)
    overcharges = (False, True) if act.overcharge else (False,)
    return tuple(
        Manoeuvre(act.id, number, direction, name, overcharged)
        for number in numbers
        for direction in directions
        for name in names
        for overcharged in overcharges
    )


def _incoming(act: Act) -> tuple[Manoeuvre, ...]:
    """Secrets and overcharge are settled before the flip: what comes in later has none, only a direction."""
    directions = (-1, 1) if _moves(act.effects) else (0,)
    return tuple(Manoeuvre(act.id, direction=direction) for direction in directions)
