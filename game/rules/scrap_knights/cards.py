"""The cards as the engine room needs them: every line compiled once, every choice of an ACT listed once."""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.scrap_knights import Act, Card, Library, Line, Ult
from game.content.scrap_knights.verbs import Block, Deal, Gain, HpAtMost, Move, Vent
from game.content.steps import Step
from game.engine.seats import Seat
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.state import FIRST, LAST, TAG, Effect, Role

RANKS = {"bot": 0, "ult": 1, "defend": 2, "attack": 3, "movement": 4, "special": 5}
"""Which type goes first at equal priority (seed 000, priority)."""

_NAMED_PRIORITIES = {"first": FIRST, "last": LAST, "tag": TAG}

NO_SECRET = Manoeuvre("")


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

    `block` is what it blocks in its priority step; `plain` says that its outcome cannot depend on which of
    two such lines of different seats comes first; `hp_limits` are the HP that its conditions ask about.
    """

    __slots__ = ("block", "hp_limits", "overcharge", "plain", "priority", "range", "steps", "unpreventable")

    def __init__(self, card: Card, line: Line, steps: tuple[BoundStep, ...], overcharge: bool) -> None:
        self.steps = steps
        self.priority = line.priority
        self.range = card.range
        self.overcharge = overcharge
        self.block = sum(step.verb.amount for step in line.do if isinstance(step.verb, Block))
        self.hp_limits = tuple(
            condition.hp for step in line.do for condition in step.when if isinstance(condition, HpAtMost)
        )
        self.unpreventable = any(step.unpreventable for step in line.do)
        self.plain = all(
            isinstance(step.verb, Block | Vent | Gain) or (isinstance(step.verb, Deal) and not step.when)
            for step in line.do
        )

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
        self._plans: dict[str, tuple[tuple[int, Any, bool], ...]] = {}
        cards: list[Card] = [*library.acts.values(), *library.ults.values(), *library.bots.values()]
        for card in cards:
            self.kinds[card.id] = card.kind
            self.ranks[card.id] = RANKS[card.kind]
            self.lines[card.id] = _bind_card(card, handlers, conditions)
        self.manoeuvres = {act.id: _manoeuvres(act, library) for act in library.acts.values()}
        self.incoming = {act.id: _incoming(act) for act in library.acts.values()}
        self.on_use = {bot.id: _bind_steps(bot.on_use, handlers, conditions) for bot in library.bots.values()}
        self.moving_bots = frozenset(bot.id for bot in library.bots.values() if _moves(bot.effects))

    def effects(
        self,
        seat: Seat,
        card: str,
        role: Role,
        manoeuvre: Manoeuvre = NO_SECRET,
        unique: bool = False,
        source: str = "",
    ) -> list[Effect]:
        """The effects that a card puts on the chain for a seat."""
        rank = self.ranks[card]
        effects = []
        for number, line in enumerate(self.lines[card]):
            if line.overcharge and not manoeuvre.overcharged:
                continue
            priority = line.priority
            if isinstance(priority, str):
                priority = manoeuvre.number if priority == "secret" else _NAMED_PRIORITIES[priority]
            effects.append(Effect(seat, card, number, priority, rank, role, manoeuvre, 0, 0, unique, source))
        return effects


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
