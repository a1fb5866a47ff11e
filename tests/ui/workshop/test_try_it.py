"""A side is tried against the ready ones: scores come in, and nothing waits for them."""

import time
from pathlib import Path

import pygame
import pytest

from game.ai.report import Report
from game.ai.side_trial import GAMES
from game.ai.simulate import Planned
from game.ai.tried_games import TriedGame, play_tried
from game.content.scrap_knights import CONTENT
from game.engine.rules import complete_options
from game.rules import load
from game.storage.sides import keep_side, sides_folder
from game.ui.tables.table_scene import TableScene
from game.ui.workshop.try_it import TryScene
from tests.ui.workshop.test_hangar import BEGUN, Visit


class Trying(Visit):
    """The page that tries the first own mech, a copy of Ronin."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        super().__init__(folder, size, **settings)
        self.key(pygame.K_t)

    @property
    def page(self) -> TryScene:
        assert isinstance(self.scene, TryScene)
        return self.scene

    def close(self) -> None:
        self.page.trial.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert CONTENT.sides is not None
    keep_side(sides_folder(tmp_path, "scrap_knights"), CONTENT.sides.ready()["ronin"])
    return tmp_path


def report(games: int, wins: int, draws: int = 0) -> Report:
    return Report(
        games=games,
        wins=[wins, games - wins - draws],
        draws=draws,
        points=wins + draws / 2,
        turns=5 * games,
        unit="rounds",
    )


@pytest.mark.slow
def test_scores_come_in_and_stay_when_it_is_stopped(folder: Path) -> None:
    driver = Trying(folder)
    assert driver.page.trial.planned == GAMES["greedy"] * len(driver.page.trial.opponents)
    end = time.monotonic() + 120
    while not driver.page.trial.played and time.monotonic() < end:
        driver.rest(50)
        time.sleep(0.02)
    driver.key(pygame.K_p)
    played = driver.page.trial.played
    assert played and not driver.page.trial.running
    driver.rest(500)
    assert driver.page.trial.played == played
    driver.click("Back")
    assert driver.scene_name == "HangarScene"


def test_a_side_is_ahead_only_where_the_whole_interval_is(folder: Path) -> None:
    driver = Trying(folder)
    verdict = driver.page.verdict
    assert [verdict(report(40, wins)) for wins in (30, 24, 20, 16, 8)] == [
        "ahead",
        "close",
        "close",
        "close",
        "behind",
    ]
    assert verdict(Report()) == "none"
    driver.close()


def test_rows_are_sorted_by_their_score(folder: Path) -> None:
    driver = Trying(folder)
    driver.close()
    opponents = driver.page.trial.opponents
    driver.page.trial.results = {
        opponents[0]: report(8, 2),
        opponents[3]: report(8, 7),
        opponents[5]: report(8, 4, 2),
    }
    assert [key for key, _ in driver.page.rows()][:3] == [opponents[3], opponents[5], opponents[0]]


def test_a_side_that_is_not_complete_is_not_tried(tmp_path: Path) -> None:
    keep_side(sides_folder(tmp_path, "scrap_knights"), BEGUN)
    driver = Visit(tmp_path)
    driver.key(pygame.K_t)
    assert driver.scene_name == "HangarScene"
    assert "Try it" not in driver.names()


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 540), 100), ((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1920, 1080), 75)],
)
def test_nothing_is_cut_at_any_size(folder: Path, size: tuple[int, int], scale: int) -> None:
    driver = Trying(folder, size, ui_scale=scale)
    driver.close()
    driver.page.trial.results = {
        key: report(40, 3 * number) for number, key in enumerate(driver.page.trial.opponents)
    }
    driver.page.rebuild()
    assert driver.page.host.flaws() == []


PLANNED = Planned(
    complete_options(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}), ("greedy", "greedy"), 4
)


def tried(driver: Trying, lost: int, won: int) -> None:
    """So many games with facts, as if they had been played."""
    driver.close()
    no_ult, ult = frozenset({"no_ult", "far"}), frozenset({"ult", "close", "ult_decides"})
    driver.page.trial.games = [
        *[TriedGame(PLANNED, "lost", no_ult, ((), ()))] * lost,
        *[TriedGame(PLANNED, "won", ult, ((), ()))] * won,
    ]
    driver.page.trial.results = {driver.page.trial.opponents[0]: report(lost + won, won)}
    driver.page.rebuild()


def shown(driver: Trying) -> str:
    return " | ".join(one.name for one in driver.page.host.leaves)


def test_advice_says_how_often_it_was_seen(folder: Path) -> None:
    driver = Trying(folder)
    tried(driver, 22, 12)
    told = shown(driver)
    assert "The ULT never came in *22 of 22* lost duels" in told
    assert "The ULT strikes the last blow" in told and "The ULT never joins the chain" in told
    assert "Won / drawn / lost" in told


@pytest.mark.slow
def test_a_game_is_watched_as_it_was_played(folder: Path) -> None:
    driver = Trying(folder)
    driver.close()
    assert "watch won" not in driver.names(), "there is none to watch yet"
    game = play_tried("scrap_knights", [PLANNED]).games[0]
    driver.page.trial.games = [game]
    driver.page.rebuild()
    page = driver.scene
    result = "lost" if game.result == "lost" else "won"
    driver.click(f"watch {result}")
    table = driver.scene
    assert isinstance(table, TableScene)
    assert table.session.names == ("Ronin", "Bulwark")
    for _ in range(200):
        driver.settle()
        if table.session.match.outcome is not None and table.guide.speaking:
            break
    outcome = table.session.match.outcome
    assert outcome is not None and (outcome.winner == 0) == (game.result == "won")
    made = [[step.action for step in table.session.match.steps if step.seat == seat] for seat in (0, 1)]
    assert [[move for move in own if move in made[seat]] for seat, own in enumerate(game.moves)] == [
        list(own) for own in game.moves
    ]
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    assert driver.scene is page and not list((folder / "saves").glob("*"))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("size", "scale"), [((960, 540), 100), ((1280, 720), 100), ((1280, 720), 150)])
def test_the_story_is_seen_whole(folder: Path, size: tuple[int, int], scale: int) -> None:
    driver = Trying(folder, size, ui_scale=scale)
    tried(driver, 22, 12)
    assert driver.page.host.flaws() == []


@pytest.mark.slow
def test_a_trial_is_seen_again_and_goes_on(folder: Path) -> None:
    driver = Trying(folder)
    page = driver.page
    page.trial.stop()
    page.trial.results["bulwark"] = report(8, 2, 2)
    page.trial.games = [TriedGame(None, "lost", frozenset({"overheat"}))] * 8
    page.stop()
    driver.key(pygame.K_ESCAPE)
    assert any("8 games: it scores 38 %" in one.name for one in driver.hangar.host.leaves)
    driver.key(pygame.K_t)
    again = driver.page
    assert again is not page and not again.trial.running and again.trial.played == 8
    assert again.trial.results["bulwark"].points == 3 and len(again.trial.games) == 8
    assert not again.watch_buttons["lost"].enabled
    driver.key(pygame.K_d)
    assert again.trial.running and again.trial.planned > 8
    driver.close()
