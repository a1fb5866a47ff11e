"""Tables at any UI scale: what is read is larger at a larger scale, whole, and on nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.rules import GAMES
from game.ui.gallery.pictures import random_match
from game.ui.kit.buttons import Button
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.fonts import Face
from game.ui.paint.legible import show_in
from game.ui.paint.palette import Color
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver
from tests.ui.test_screens import look_over

WINDOWS = [(960, 540), (1280, 720), (1920, 1080)]
SCALES = (75, 100, 150, 200)
MOVES = (0, 5, 14, 30)
_BARS = {"command_core"}
"""Tables whose bars take their room from the panel between them: what stands there may be 8 % smaller."""


@pytest.fixture(autouse=True)
def usual_window() -> Iterator[None]:
    yield
    show_in((1280, 720), 1.0)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The largest type in which each word was painted."""
    seen: dict[str, int] = {}
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        seen[words] = max(seen.get(words, 0), pixels)
        return paint(words, face, pixels, color, outline)

    monkeypatch.setattr(text, "line", watched)
    return seen


def table(folder: Path, game: str, window: tuple[int, int], moves: int) -> TableScene:
    driver = Driver(folder, window, reduce_motion=True)
    session = Session(random_match(game, 3, moves), ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.to_the_table()
    assert isinstance(driver.scene, TableScene)
    return driver.scene


def resize(scene: TableScene, window: tuple[int, int], scale: int) -> None:
    show_in(window, scale / 100)
    scene.resize(window, scale / 100)


def asked(scene: TableScene) -> set[str]:
    """The words of the prompt and of the answers, as they are painted."""
    words = set(text.plain(scene.line()).split())
    for one in scene.board.console.answers:
        if isinstance(one, Button):
            words |= {one.shown, *one.text.split()}
    return {word for word in words if len(word) > 3}


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", PLAYABLE)
def test_what_is_read_is_at_least_as_large_at_a_larger_scale(
    tmp_path: Path, game: str, window: tuple[int, int], typed: dict[str, int]
) -> None:
    for moves in MOVES:
        scene = table(tmp_path / str(moves), game, window, moves)
        before: dict[str, int] = {}
        hand_before, names_before = 0, 0
        for scale in SCALES:
            resize(scene, window, scale)
            forget_all()
            typed.clear()
            scene.still(pygame.Surface(window))
            where = f"{game} after {moves} at {window}, {scale} %"
            now = {word: pixels for word, pixels in typed.items() if word in asked(scene)}
            smaller = {
                word: (before[word], now[word]) for word in before if now.get(word, 999) < before[word]
            }
            assert not smaller, f"what is asked: {smaller} {where}"
            hand = max((card.rect.width for card in scene.board.hand_cards()), default=0)
            names = max((pixels for word, pixels in typed.items() if word in ("Ada", "Bo")), default=0)
            least = 0.92 if game in _BARS else 1
            assert hand >= hand_before and names >= least * names_before, where
            before, hand_before, names_before = now, hand, names


@pytest.mark.default_cases(1)
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", ["scrap_knights", "scrapbots", "dino_battles"])
def test_cards_of_a_hand_grow_with_the_scale(tmp_path: Path, game: str, window: tuple[int, int]) -> None:
    scene = table(tmp_path, game, window, 5)
    widths = []
    for scale in (100, 150):
        resize(scene, window, scale)
        widths.append(max(card.rect.width for card in scene.board.hand_cards()))
    assert widths[1] >= 1.2 * widths[0]


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("game", PLAYABLE)
def test_at_200_percent_nothing_is_cut_and_nothing_overlaps(tmp_path: Path, game: str) -> None:
    for moves in MOVES:
        scene = table(tmp_path / str(moves), game, (1280, 720), moves)
        for window in WINDOWS:
            for scale in SCALES:
                resize(scene, window, scale)
                look_over(scene, window, scale)


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_line_of_a_log_is_seen_in_part(tmp_path: Path, game: str, window: tuple[int, int]) -> None:
    for moves in (5, 14, 30):
        scene = table(tmp_path / str(moves), game, window, moves)
        for scale in SCALES:
            resize(scene, window, scale)
            rows = [one for one in scene.form.widgets if isinstance(one, RecapRow) and one.visible]
            for one in rows:
                seen = one.pane.rect.inflate(0, 2) if one.pane is not None else pygame.Rect((0, 0), window)
                if one.pane is None or one.pane.shows(one):
                    assert seen.contains(one.rect), f"{one.text} at {window}, {scale} %"
            assert not rows or any(one.pane is None or one.pane.shows(one) for one in rows)
