"""A computer player that sees no way to win any more offers its opponent the win, once."""

from pathlib import Path

import pygame
import pytest

from game.ai.computer import Answered, InProcess, Inquiry
from game.ai.question import Question, answer
from game.ai.thought import Choice, Thought
from game.rules import load
from game.ui.kit.modal import Modal
from game.ui.scenes.result import ResultScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.giving_up import HOPELESS, Outlooks
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver

LOST = Thought("a", (Choice("a", 0.9, HOPELESS), Choice("b", 0.1, -1.0)))
OPEN = Thought("a", (Choice("a", 0.9, HOPELESS + 0.01), Choice("b", 0.1, -1.0)))
FORCED = Thought("a", (Choice("a", 1.0, -1.0),))


class Hopeless(InProcess):
    """Takes what looks best at once, and judges that all is lost."""

    def ask(self, question: Question) -> Inquiry:
        rules = load(question.game)
        decisions = rules.decisions(rules.restore(question.world))
        actions = next(one.actions for one in decisions if one.seat == question.seat)
        return Answered(
            Thought(answer(question).taken, tuple(Choice(str(one), 1.0, -1.0) for one in actions))
        )


def after(*choices: tuple[int, Thought]) -> Outlooks:
    outlooks = Outlooks()
    for turn, thought in choices:
        outlooks.add(1, turn, thought)
    return outlooks


def test_four_hopeless_choices_in_two_turns_are_enough() -> None:
    lost = [(1, LOST), (1, LOST), (3, LOST), (3, LOST)]
    assert after(*lost).hopeless(1)
    assert not after(*lost).hopeless(0)
    assert not after(*lost[1:]).hopeless(1), "three choices"
    assert not after(*[(1, LOST)] * 9).hopeless(1), "one turn"
    assert not after(*lost[:3], (3, OPEN), (3, LOST)).hopeless(1), "there was hope again"
    assert not after(*lost[:3], (3, FORCED)).hopeless(1), "what is forced judges nothing"


def test_it_is_offered_once_and_forgotten_with_what_is_taken_back() -> None:
    outlooks = after((1, LOST), (1, LOST), (3, LOST), (3, LOST))
    outlooks.forget()
    assert not outlooks.hopeless(1)
    outlooks = after((1, LOST), (1, LOST), (3, LOST), (3, LOST))
    outlooks.decline(1)
    outlooks.add(1, 5, LOST)
    assert not outlooks.hopeless(1)


def offered(folder: Path, game: str) -> tuple[Driver, TableScene]:
    """A match whose computer player has just offered to give up."""
    driver = Driver(folder, computer=Hopeless(), reduce_motion=True)
    new_match(driver.context, game, {}, 7, ("person", "greedy"), ("Ada", "Bo"))
    driver.to_the_table()
    scene = driver.scene
    assert isinstance(scene, TableScene)
    for _ in range(300):
        driver.settle()
        if isinstance(driver.scene, Modal):
            return driver, scene
        assert scene.asked is not None, driver.scene_name
        scene.act(scene.asked.actions[0])
    raise AssertionError("it never gives up")


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_win_is_taken(tmp_path: Path, game: str) -> None:
    driver, scene = offered(tmp_path, game)
    assert driver.scene.title.text == "Bo gives up"  # type: ignore[attr-defined]
    driver.click("Take the win")
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    assert driver.scene.title == "VICTORY"
    assert driver.scene.reason.startswith("Ada wins: Bo conceded")
    assert scene.session.match.record[-1] == "1 concede"


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_match_goes_on_and_it_is_not_offered_again(tmp_path: Path, game: str) -> None:
    driver, scene = offered(tmp_path, game)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene and scene.asked is not None
    for _ in range(12):
        if scene.asked is None:
            break
        scene.act(scene.asked.actions[0])
        driver.settle()
        assert not isinstance(driver.scene, Modal)


def test_what_was_given_up_can_be_played_on(tmp_path: Path) -> None:
    driver, scene = offered(tmp_path, "scrapbots")
    driver.click("Take the win")
    driver.settle()
    driver.click("Look at the table")
    driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    assert scene.session.match.outcome is None and scene.asked is not None
