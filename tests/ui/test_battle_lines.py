"""What computer players say of a battle of Command Core: lines for what happens, none of them twice."""

from pathlib import Path
from typing import Any

import pytest

from game.engine.dice import Dice
from game.ui.scene import Scene
from game.ui.tables.command_core.shows import remarks
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.session.session import Session
from game.ui.tables.shows.quips import Quips, lines_of, lines_on
from game.words.messages import shipped_messages
from tests.ui.driver import Driver
from tests.ui.play import step
from tests.ui.sitting import sit_down

MOST_LETTERS = 44
TEXTS = shipped_messages("command_core")


@pytest.mark.parametrize("look", LOOKS.values())
def test_an_intent_names_the_mech(look: str) -> None:
    for moment in ("sights_near", "sights_weak"):
        for number in range(len(lines_of(TEXTS, look, moment))):
            line = Quips().line(TEXTS, look, moment, 1, seed=number, mech="Scout B")
            assert "Scout B" in line


@pytest.mark.parametrize("look", LOOKS.values())
def test_lines_are_short_and_every_mood_is_that_of_a_moment(look: str) -> None:
    lines = {name: TEXTS.say("quips", name, mech="Trooper B") for name in TEXTS.section("quips")}
    assert max(len(line) for line in lines.values()) <= MOST_LETTERS
    moments = {name.split("_", 1)[1].rsplit("_", 1)[0] for name in lines if name.startswith(look)}
    moods = {mood: set(named) for mood, named in remarks._MOODS.items()}
    assert set().union(*moods.values()) <= moments, "no mood for a moment that does not exist"
    assert {remarks.mood_of(one) for one in moments} == {"glad", "upset", "worried", "fierce", "calm"}


@pytest.mark.slow
def test_a_line_that_is_read_lies_over_nothing_that_can_be_clicked(tmp_path: Path) -> None:
    driver, dice, seen = Driver(tmp_path), Dice(3), 0
    options = {"squad_0": "brawlers", "squad_1": "flankers"}
    session = Session.new("command_core", options, 5, ("person", "easy"), ("Ada", "Chip"), tmp_path / "saves")
    sit_down(driver, session)
    for _ in range(16):
        for _ in range(100):
            driver.app.frame(100)
            seen += covered_nothing(driver.scene)
        if not isinstance(driver.scene, BoardScene):
            break
        step(driver, dice, keyboard=False)
    assert seen


def covered_nothing(scene: Scene) -> int:
    """How many lines are read while somebody is asked; fails where one lies over what can be clicked."""
    if not isinstance(scene, BoardScene) or scene.asked is None or scene.playing:
        return 0
    field, lines = scene.board.field, lines_on(scene.board.stage)
    works = [one for one in scene.form.widgets if one.reachable and one.workable and one is not field]
    places = [*map(field.cell_rect, field.choices), *(rect for one in works for rect in one.work_places())]
    assert all(line.rect.inflate(-6, -6).collidelist(places) < 0 for line in lines)
    return len(lines)


@pytest.mark.slow
def test_lines_answer_what_happens_in_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    session = Session.new(
        "command_core",
        {"squad_0": "brawlers", "squad_1": "flankers"},
        7,
        ("easy", "easy"),
        ("Ada", "Chip"),
        tmp_path / "saves",
        computer=driver.context.computer,
    )
    said: list[tuple[str, str]] = []
    heard = remarks.said_at

    def listen(board: Any, seat: int, moment: str, **more: Any) -> tuple[str, str]:
        found = heard(board, seat, moment, **more)
        said.extend([(moment, found[1])] if found[1] else [])
        return found

    monkeypatch.setattr(remarks, "said_at", listen)
    scene = session.game_ui.table_scene(driver.context, session)
    driver.context.navigator.replace(scene)
    for _ in range(3000):
        driver.app.frame(200)
        if driver.scene is not scene:
            break
    lines = [line for _, line in said]
    moments = {moment for moment, _ in said}
    assert len(lines) == len(set(lines)) >= 8
    assert moments & {"first_hit", "first_hurt"} and moments & {"sights_near", "sights_weak"}
    assert len(moments) >= 8
    assert len(lines) >= 3 * session.match.state.round, "a table where nobody says anything is dull"
