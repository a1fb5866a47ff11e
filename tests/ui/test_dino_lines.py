"""What computer players say of a battle of Dinosaurs: lines for what happens, none of them twice."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.ui.tables.dino_battles.shows import remarks
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver


def heard(folder: Path, monkeypatch: pytest.MonkeyPatch, decks: tuple[str, str]) -> list[tuple[str, str]]:
    """The moments and lines of a match between two easy players."""
    driver = Driver(folder, reduce_motion=True)
    session = Session.new(
        "dino_battles",
        {"deck_0": decks[0], "deck_1": decks[1]},
        7,
        ("easy", "easy"),
        ("Ada", "Chip"),
        folder / "saves",
        computer=driver.context.computer,
    )
    said: list[tuple[str, str]] = []
    says = remarks.said_at

    def listen(board: Any, seat: int, moment: str, **more: Any) -> tuple[str, str]:
        found = says(board, seat, moment, **more)
        said.extend([(moment, found[1])] if found[1] else [])
        return found

    monkeypatch.setattr(remarks, "said_at", listen)
    scene = session.game_ui.table_scene(driver.context, session)
    driver.context.navigator.replace(scene)
    for _ in range(4000):
        driver.app.frame(200)
        if driver.scene is not scene:
            break
    return said


@pytest.mark.slow
def test_lines_answer_what_happens_in_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(tmp_path, monkeypatch, ("venom_court", "bastion"))
    lines, moments = [line for _, line in said], {moment for moment, _ in said}
    assert len(lines) == len(set(lines)) >= 8
    assert {"first_hit", "first_hurt"} & moments
    assert {"poisons", "poisoned", "spiked"} & moments
    assert {"scores", "loses", "one_to_go"} & moments


def test_a_deck_nearly_empty_is_spoken_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[int, str]] = []

    def say(board: Any, seat: int, moment: str, wait: float, *, great: bool = False) -> bool:
        """The side itself is a person, who says nothing."""
        said.append((seat, moment))
        return seat == 0

    monkeypatch.setattr(remarks, "say", say)
    for before, after in ((9, 6), (6, 5), (5, 2)):
        views = [SimpleNamespace(players=[None, SimpleNamespace(deck_size=size)]) for size in (before, after)]
        happening: Any = SimpleNamespace(facts={"seat": 1}, before=views[0], after=views[1])
        remarks.after_drawing(None, happening)
    assert said == [(1, "own_deck"), (0, "their_deck")]
