"""A computer player's choice is made only in the position that it was chosen for."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.computer import Computer, Inquiry
from game.ai.question import Question
from game.ai.thought import Thought
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import CONCEDE, Match, Step
from game.engine.rules import Action, Rules
from game.rules import load
from game.storage.autosave import PLAYED_ELSEWHERE
from game.storage.save_file import read_save
from game.storage.saves import open_save, save_path
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.words.fault_text import fault_text
from tests.engine.bid_game import BidGame
from tests.examples import examples
from tests.ui.computers import Held, HeldComputer

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


class Recorder(HeldComputer):
    """A computer whose answers say what they were chosen for, and come in any order."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__()
        self.match = match
        self.dice = Dice(seed)
        self.running: list[tuple[Held, Chosen]] = []

    def ask(self, question: Question) -> Inquiry:
        held = Held(question)
        decision = self.match.decision_of(question.seat)
        assert decision is not None
        chosen = Chosen(self.dice.pick(decision.actions))
        chosen.position = position_of(self.match)
        self.running.append((held, chosen))
        return held


class WatchedSession(Session):
    """Checks every choice of a computer player before it is made. Saves nothing."""

    def __init__(self, match: Match, seats: tuple[str, str], computer: Computer) -> None:
        super().__init__(match, seats, ("Ada", "Bo"), Path("unused"), computer=computer)
        self.checked = 0

    def save(self) -> None:
        pass

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
        self.match = Match(rules, {}, seed)
        computer = Recorder(self.match, seed)
        self.session = WatchedSession(self.match, seats, computer)
        self.running = computer.running

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
            held, chosen = self.running.pop(number % len(self.running))
            held.thought = Thought(chosen, ())

    def poll(self, number: int) -> None:
        self.session.poll()


PLAY = [Race.act, Race.act, Race.undo, Race.think, Race.think_again, Race.finish, Race.poll]


@pytest.mark.default_cases(2)
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


def planned_session(*thoughts: Thought) -> tuple[Session, HeldComputer]:
    """A game of Scrapbots whose first seat is a computer player."""
    computer = HeldComputer()
    match = Match(load("scrapbots"), {"starts": "0"}, 3)
    session = WatchedSession(match, ("easy", PERSON), computer)
    session.think(match.decisions[0])
    computer.asked[0].thought = thoughts[0]
    return session, computer


def some_plan(match: Match, length: int) -> list[str]:
    """Choices that the seat in turn can make one after the other."""
    trial = Match(match.rules, match.options, match.seed)
    found: list[str] = []
    for _ in range(length):
        (decision,) = trial.decisions
        found.append(str(decision.actions[0]))
        trial.act(decision.seat, decision.actions[0])
    return found


def play_on(session: Session) -> None:
    session.think(session.match.decisions[0])
    session.poll()


def test_a_plan_is_followed_without_asking_again() -> None:
    match = Match(load("scrapbots"), {"starts": "0"}, 3)
    first, *rest = some_plan(match, 3)
    session, computer = planned_session(Thought(first, (), tuple(rest)))
    for _ in range(3):
        play_on(session)
    assert session.match.record == [f"0 {choice}" for choice in (first, *rest)]
    assert len(computer.asked) == 1
    session.think(session.match.decisions[0])
    assert len(computer.asked) == 2


def test_a_plan_that_is_not_legal_any_more_is_given_up() -> None:
    first, second = some_plan(Match(load("scrapbots"), {"starts": "0"}, 3), 2)
    session, computer = planned_session(Thought(first, (), ("play moon", second)))
    play_on(session)
    session.think(session.match.decisions[0])
    assert len(computer.asked) == 2 and session.match.record == [f"0 {first}"]
    assert not session.poll()


def test_what_is_taken_back_is_not_planned_any_more() -> None:
    first, second = some_plan(Match(load("scrapbots"), {"starts": "0"}, 3), 2)
    session, computer = planned_session(Thought(first, (), (second,)))
    play_on(session)
    session.undo(1)
    session.think(session.match.decisions[0])
    assert len(computer.asked) == 2 and not session.poll()


def test_computer_players_are_hurried_and_dropped_with_the_table() -> None:
    session, computer = planned_session(Thought("end", ()))
    (held,) = computer.asked
    session.hurry()
    assert held.hurried and not held.dropped
    session.leave()
    assert held.dropped and not session.busy and not session.poll()


def test_a_question_tells_nothing_of_the_true_state() -> None:
    """The other hand of Scrapbots is hidden: the question has one that was drawn, not the true one."""
    session, computer = planned_session(Thought("end", ()))
    asked = []
    for seed in range(8):
        session.match.seed = seed
        session._inquiries.clear()
        session.think(session.match.decisions[0])
        asked.append(str(computer.asked[-1].question.world["players"][1]["hand"]))
    assert len(set(asked)) > 1


def test_a_question_that_is_asked_again_is_the_same() -> None:
    session, computer = planned_session(Thought("end", ()))
    for _ in range(2):
        session._inquiries.clear()
        session.think(session.match.decisions[0])
    first, second, third = (asked.question for asked in computer.asked)
    assert first == second == third


def test_two_windows_on_one_match_are_saved_as_two(tmp_path: Path) -> None:
    first = Session.new("scrap_knights", {}, 3, (PERSON, PERSON), ("Ada", "Bo"), tmp_path)
    path = save_path(tmp_path, first.match_id)
    second = Session.resume(open_save(path), tmp_path)
    assert second.match_id == first.match_id
    for session, pick in ((first, 0), (second, 1), (first, 0), (second, 1)):
        decision = session.match.decisions[0]
        session.act(decision.seat, decision.actions[pick])
    assert second.match_id != first.match_id
    assert (first.take_problem(), second.take_problem()) == ("", fault_text(PLAYED_ELSEWHERE))
    for session in (first, second):
        assert read_save(save_path(tmp_path, session.match_id)).record == session.match.record
