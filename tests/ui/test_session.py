"""A computer player's choice is made only in the position that it was chosen for."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.information_set import InformationSet
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import CONCEDE, Match, Step
from game.engine.rules import Action, Rules
from game.rules import load
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session import Session
from game.ui.tables.sitting import PERSON
from tests.engine.bid_game import BidGame
from tests.examples import examples

GAMES = [BidGame(), *map(load, PLAYABLE)]
SEATS = [(PERSON, "random"), ("random", PERSON), ("random", "random")]

Position = tuple[Step, ...]
"""The steps that have been applied. The same choice made again after an undo is another step."""


def position_of(match: Match) -> Position:
    waiting = 0 if match.conceded is not None else len(match.sealed)
    return tuple(match.steps[: len(match.steps) - waiting])


def same(one: Position, other: Position) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


class Chosen(str):
    """An action in text form that remembers the position that it was chosen for."""

    position: Position


class Recorder:
    """A computer player whose choices say what they were chosen for."""

    def __init__(self, race: "Race", seed: int) -> None:
        self.race = race
        self.dice = Dice(seed)

    def choose(self, known: InformationSet) -> Any:
        chosen = Chosen(self.dice.pick(known.decision.actions))
        chosen.position = self.race.thought_about
        return chosen


class WatchedSession(Session):
    """Checks every choice of a computer player before it is made. Saves nothing and starts no threads."""

    def __init__(self, match: Match, seats: tuple[str, str]) -> None:
        super().__init__(match, seats, ("Ada", "Bo"), Path("unused"))
        self.checked = 0
        self.running: list[tuple[Position, Callable[[], None]]] = []
        """What computer players are thinking, each with the position that it was asked in."""

    def save(self) -> None:
        pass

    def _start(self, work: Callable[[], None]) -> None:
        self.running.append((position_of(self.match), work))

    def act(self, seat: int, action: Action | str) -> tuple[Event, ...]:
        if isinstance(action, Chosen):
            assert same(action.position, position_of(self.match)), "chosen for another position"
            decision = self.match.decision_of(seat)
            assert decision is not None and str(action) in map(str, decision.actions), "illegal"
            self.checked += 1
        return super().act(seat, action)


class Race:
    """A session whose computer players finish when the test says so, in any order."""

    def __init__(self, rules: Rules, seats: tuple[str, str], seed: int) -> None:
        self.thought_about: Position = ()
        with mock.patch(
            "game.ui.tables.session.make_player", side_effect=lambda kind, seed: Recorder(self, seed)
        ):
            self.session = WatchedSession(Match(rules, {}, seed), seats)
        self.match = self.session.match
        self.running = self.session.running

    def act(self, number: int) -> None:
        """A person makes one of the choices that they have."""
        asked = [one for one in self.match.decisions if self.session.seats[one.seat] == PERSON]
        if asked:
            decision = asked[number % len(asked)]
            self.session.act(decision.seat, decision.actions[number % len(decision.actions)])

    def undo(self, number: int) -> None:
        if self.match.steps:
            self.session.undo(1 + number % min(3, len(self.match.steps)))

    def think_again(self, number: int) -> None:
        """What a race is made of: a thought begins, and the game goes back and on before it ends."""
        self.think(number)
        self.undo(number)
        self.act(number + 1)
        self.think(number)

    def concede(self, number: int) -> None:
        if self.match.decisions:
            self.session.act(number % 2, CONCEDE)

    def think(self, number: int) -> None:
        """All computer players that are asked begin to think, as the table lets them."""
        for decision in self.match.decisions:
            if self.session.seats[decision.seat] != PERSON:
                self.session.think(decision)

    def finish(self, number: int) -> None:
        if self.running:
            self.thought_about, work = self.running.pop(number % len(self.running))
            work()

    def poll(self, number: int) -> None:
        self.session.poll()


PLAY = [Race.act, Race.act, Race.undo, Race.think, Race.think_again, Race.finish, Race.poll]


@pytest.mark.parametrize("seats", SEATS, ids=["-".join(seats) for seats in SEATS])
@pytest.mark.parametrize("rules", GAMES, ids=[rules.id for rules in GAMES])
@given(
    seed=st.integers(0, 2**32),
    steps=st.lists(
        st.tuples(st.sampled_from([*PLAY, *PLAY, Race.concede]), st.integers(0, 50)), min_size=20, max_size=80
    ),
)
@examples(120)
def test_a_computer_players_choice_is_for_the_position_at_hand(
    rules: Rules, seats: tuple[str, str], seed: int, steps: list[tuple[Callable[..., None], int]]
) -> None:
    race = Race(rules, seats, seed)
    for step, number in steps:
        step(race, number)
    # Whatever happened, the computer players that are asked now still come to their choices.
    for _ in range(3):
        race.think(0)
        while race.running:
            race.finish(0)
        before = race.session.checked
        thinkers = [one for one in race.match.decisions if seats[one.seat] != PERSON]
        while race.session.poll():
            pass
        assert not thinkers or race.session.checked > before
        assert not race.session.busy


def test_the_races_reach_many_choices() -> None:
    """The property would be empty if the computer players hardly ever came to choose."""
    made = 0
    for seed in range(40):
        dice = Dice(seed)
        race = Race(load("scrap_knights"), (PERSON, "random"), seed)
        for _ in range(100):
            dice.pick(PLAY)(race, dice.below(50))
        made += race.session.checked
    assert made > 100
