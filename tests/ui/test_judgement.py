"""Hints and key moments are one judgement: they ask the same question, and what a hint said holds."""

from pathlib import Path

import msgspec
import pytest

from game.ai import judgement
from game.ai.review import Question, Review
from game.ai.thought import own_plan
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.rules import Decision
from game.storage.save_file import read_save
from game.storage.saves import save_path
from game.ui.gallery.pictures import random_match
from game.ui.scenes.key_moments import KeyMomentsScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.session import Session
from tests.ai.few import few_levels
from tests.ui.computers import HeldComputer
from tests.ui.driver import Driver

every_game = pytest.mark.parametrize("game", PLAYABLE)
SEATS = ("person", "greedy")
_CHOICES = 40
"""Choices of a match that is played by hints: later ones are judged as the first ones are."""


def session_of(game: str, seed: int, folder: Path, computer: HeldComputer | None = None) -> Session:
    match = random_match(game, seed, 0)
    return Session(match, SEATS, ("Ada", "Bo"), folder, computer=computer, saved=False)


def asked(match: Match) -> Decision | None:
    return next((one for one in match.decisions if one.seat == 0 and len(one.actions) > 1), None)


def questions(session: Session) -> list[Question]:
    return list(Review(session.match, 0, session.game_ui.drafted).questions())


@every_game
def test_a_hint_and_the_look_back_ask_the_same_question(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    session, dice, hints = session_of(game, 5, tmp_path, computer), Dice(7), []
    while session.match.decisions and len(session.match.record) < _CHOICES:
        decision = asked(session.match)
        if decision is not None:
            session.hint(decision)
            hints.append(computer.asked[-1].question)
        one = decision or session.match.decisions[0]
        session.act(one.seat, dice.pick(one.actions))
    hints_asked = len(hints)
    found = questions(session)
    assert found and hints_asked >= len(found)
    for question in found:
        session.review(question.known, question.number, (question.played, *question.following))
        looked = msgspec.structs.replace(computer.asked[-1].question, played=())
        assert looked in hints, f"choice {question.number}"


@every_game
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(15))
def test_who_plays_by_hints_alone_makes_no_mistake(
    tmp_path: Path, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is kept here of what the hints said: the look back comes to the same by itself."""
    monkeypatch.setattr(judgement, "shipped_levels", few_levels)
    session, dice, plan = session_of(game, seed, tmp_path), Dice(seed), list[str]()
    while session.match.decisions and len(session.match.record) < _CHOICES:
        decision = asked(session.match)
        if decision is None:
            one = session.match.decisions[0]
            session.act(one.seat, dice.pick(one.actions))
            continue
        drafting = decision.kind in session.game_ui.drafted
        if not (drafting and plan):
            thought = session.hint(decision).thought
            assert thought is not None
            plan = list(own_plan(thought.choices[0], 0))
        session.act(0, plan.pop(0))
    review = Review(session.match, 0, session.game_ui.drafted)
    looked = list(review.questions())
    for question in looked:
        thought = session.review(
            question.known, question.number, (question.played, *question.following)
        ).thought
        assert thought is not None
        review.answer(question, thought)
    assert looked and review.turnings == ()


def test_what_a_hint_said_is_used_again_and_saved(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver = Driver(tmp_path, mute=True, reduce_motion=True)
    session = session_of("scrap_knights", 3, driver.context.saves)
    session.saved = True
    decision = asked(session.match)
    assert decision is not None
    thought = session.hint(decision).thought
    assert thought is not None
    session.tell_hint(decision, [own_plan(thought.choices[0], 0)], thought)
    session._computer = computer
    assert session.hint(decision).thought == thought and not computer.asked, "nothing is thought anew"
    other = next(str(one) for one in decision.actions if str(one) != thought.choices[0].action)
    session.act(0, other)
    session.act(1, session.match.decisions[0].actions[0])
    session.save()
    path = save_path(driver.context.saves, session.match_id)
    for one in (session, Session.resume(read_save(path), driver.context.saves, computer)):
        scene = KeyMomentsScene(driver.context, one)
        question = scene.questions[0, 0]
        one.review(question.known, 0, (question.played,))
        assert computer.asked[-1].question.kept == thought
    session.undo(2)
    session.act(0, thought.choices[0].action)
    session.act(1, session.match.decisions[0].actions[0])
    assert (0, 0) not in KeyMomentsScene(driver.context, session).questions
