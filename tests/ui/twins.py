"""Pairs of matches that look the same to whoever watches, and differ in what is hidden from the watcher."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.ai.computer import Computer
from game.engine.dice import Dice, ScriptError
from game.engine.match import Match, Step
from game.engine.moments import AUDIENCES, Audience
from game.engine.rules import IllegalAction, Rules
from game.engine.seats import SEATS, Seat
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from tests.ui.computers import HeldComputer
from tests.ui.driver import Driver

SIZE = (960, 540)
NAMES = ("Ada", "Brunel")
_TRIED = 10
"""Other choices that are tried in place of a secret one."""

Choices = tuple[tuple[Seat, str], ...]


def alike(rules: Rules, state: Any, watcher: Audience, dice: Dice) -> Any:
    """A state that the watcher cannot tell from `state`, with the same chance to come.

    For a bystander what each seat hides is drawn anew.
    """
    twin = state
    for seat in SEATS if watcher is None else (watcher,):
        twin = rules.determinize(twin, seat, dice)
    twin.dice = state.dice.copy()
    return twin


@dataclass(frozen=True)
class Pair:
    """What happens in two matches, and for how many events the watcher cannot tell one from the other.

    `kinds` are those of these events; `whole`: they are all, and the tables look the same after them.
    """

    rules: Rules
    options: dict[str, str]
    watcher: Audience
    starts: tuple[Any, Any]
    choices: tuple[Choices, Choices]
    count: int
    kinds: frozenset[str]
    whole: bool


def choices_of(step: Step) -> Choices:
    """The choices that were applied together with a step of a record."""
    sealed = tuple((seat, str(action)) for seat, action in step.sealed_before.items())
    return (*sealed, (step.seat, step.action))


def _happens(rules: Rules, options: dict[str, str], start: Any, choices: Choices) -> Match | None:
    """The match after these choices, with its moments; None where one of them is not legal."""
    match = Match(rules, options, start=start, watched_by=AUDIENCES)
    try:
        for seat, action in choices:
            match.act(seat, action)
    except (IllegalAction, ScriptError):
        return None
    return match


def _alike_for(match: Match, other: Match, watcher: Audience) -> int:
    """How many moments of two matches are the same to a watcher."""
    count = 0
    for one, two in zip(match.moments, other.moments, strict=False):
        if one.event_for(watcher) != two.event_for(watcher) or one.view(watcher) != two.view(watcher):
            break
        count += 1
    return count


def pair_of(
    rules: Rules, options: dict[str, str], before: Any, choices: Choices, watcher: Audience, dice: Dice
) -> Pair | None:
    """A second match that looks the same for as long as one can be found; None where nothing is the same.

    In it, the choices of the others are others where the watcher sees the same of them.
    """
    start = before.copy()
    match = _happens(rules, options, start, choices)
    if match is None:
        # The dice of a scenario are used up.
        start.dice = Dice(before.dice.word)
        match = _happens(rules, options, start, choices)
    if match is None:
        return None
    twin = alike(rules, start, watcher, dice)
    best: tuple[int, bool, Choices] = (0, False, ())
    for wanted in [choices, *_others(rules, options, twin, choices, watcher, dice)]:
        other = _happens(rules, options, twin, wanted)
        if other is not None:
            best = max(best, (_alike_for(match, other, watcher), wanted != choices, wanted))
    found = _happens(rules, options, twin, best[2])
    if found is None:
        return None
    count, begun = best[0], len(Match(rules, options, start=start).events)
    ends = len(match.events), len(found.events)
    whole = ends == (count, count) and _rests_alike(match, found, watcher)
    if not whole and count in ends:
        # With the last event of a match comes what is asked next, which is another matter here.
        count -= 1
    if count <= begun:
        return None
    kinds = frozenset(event.kind for event in match.events[begun:count])
    return Pair(rules, options, watcher, (start, twin), (choices, best[2]), count - begun, kinds, whole)


def happens_alike(both: Sequence[Match], watcher: Audience, dice: Dice) -> bool:
    """Makes one choice in two matches of which the watcher sees the same; False where none is found."""
    for _ in range(_TRIED):
        decision = dice.pick(both[0].decisions)
        action = str(dice.pick(decision.actions))
        one, two = (_trial(match, decision.seat, action) for match in both)
        if one is None or two is None or one.outcome is not None:
            continue
        same = len(one.moments) == len(two.moments) == _alike_for(one, two, watcher)
        if same and _rests_alike(one, two, watcher):
            for match in both:
                match.act(decision.seat, action)
            return True
    return False


def _trial(match: Match, seat: Seat, action: str) -> Match | None:
    """The match after a choice, as one that begins where it is made."""
    sealed = tuple((one, str(secret)) for one, secret in match.sealed.items())
    return _happens(match.rules, dict(match.options), match.state, (*sealed, (seat, action)))


def _rests_alike(match: Match, other: Match, watcher: Audience) -> bool:
    """Whether both tables wait for the same, as far as the watcher may know."""
    asked = [[(one.seat, one.kind) for one in each.decisions] for each in (match, other)]
    return asked[0] == asked[1] and match.view(watcher) == other.view(watcher)


def _others(
    rules: Rules, options: dict[str, str], twin: Any, choices: Choices, watcher: Audience, dice: Dice
) -> Iterator[Choices]:
    """Other choices for the seats that the watcher does not play."""
    asked = Match(rules, options, start=twin).decisions
    offered = {decision.seat: decision.actions for decision in asked if decision.seat != watcher}
    for _ in range(_TRIED if offered else 0):
        yield tuple(
            [(seat, str(dice.pick(offered[seat])) if seat in offered else action) for seat, action in choices]
        )


def seats_for(watcher: Audience) -> tuple[str, str]:
    """A person at the watching seat; a bystander watches two computers."""
    first, second = (PERSON if seat == watcher else "greedy" for seat in SEATS)
    return first, second


def digest_of(driver: Driver) -> str:
    """What the window shows, to the pixel."""
    return hashlib.blake2b(driver.app.window.get_view("0"), digest_size=12).hexdigest()


def session_of(
    driver: Driver,
    rules: Rules,
    options: dict[str, str],
    start: Any,
    seats: Sequence[str],
    computer: Computer | None = None,
) -> Session:
    """A match that goes on from a state; its computer players never answer unless one is given."""
    match = Match(rules, options, start=start)
    return Session(
        match, seats, NAMES, driver.context.saves, computer=computer or HeldComputer(), saved=False
    )


def drivers(folder: Path, **settings: Any) -> tuple[Driver, Driver]:
    """Two windows, one for each match of a pair."""
    first, second = (Driver(folder / name, SIZE, mute=True, **settings) for name in ("one", "other"))
    return first, second
