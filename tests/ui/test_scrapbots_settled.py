"""A match that is settled goes faster and says so; Wounds are counted where they land."""

from pathlib import Path

import pytest

from game.ui.tables.scrapbots.panels.shelf import CountBoard
from game.ui.tables.scrapbots.shows import blows
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table


def at(folder: Path, dealt: tuple[int, int], enemy: str = "", **settings: object) -> Driver:
    players = [
        {"discard": ["brain_damage"] * dealt[0], "lanes": [None, None, None]},
        {"discard": ["brain_damage"] * dealt[1], "lanes": [bot(enemy) if enemy else None, None, None]},
    ]
    start = {"players": players, "wounds_left": 20 - sum(dealt)}
    return table(folder, "person", "greedy", start=start, **settings)


@pytest.mark.parametrize(
    ("dealt", "words", "ink"),
    [
        ((6, 6), "Wounds left: fewest win", ""),
        ((4, 2), "Bo leads by 2", "seat 1"),
        ((11, 4), "Bo is far ahead", "seat 1"),
        ((4, 11), "Ada is far ahead", "seat 0"),
    ],
)
def test_beside_the_wounds_stands_who_leads_and_by_how_many(
    tmp_path: Path, dealt: tuple[int, int], words: str, ink: str
) -> None:
    driver = at(tmp_path, dealt)
    stack = driver.scene.form.named("wound board")
    assert isinstance(stack, CountBoard) and (stack.of, stack.tint) == (words, ink)


def test_shows_of_a_settled_match_take_less_time(tmp_path: Path) -> None:
    def length(folder: Path, dealt: tuple[int, int]) -> int:
        scene = lanes(at(folder, dealt))
        scene.session.match.act(0, scene.session.match.rules.parse("pass"))
        events = scene.sitting.unseen()
        return sum(map(sum, scene.board.paced(events, scene.shows.schedule(events))))

    assert length(tmp_path / "a", (11, 4)) < 0.7 * length(tmp_path / "b", (6, 6))


def test_wounds_are_counted_where_they_land(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    rise = blows.rise_alone

    def noted(*facts: object, **more: object) -> None:
        said.append(str(facts[1]))
        rise(*facts, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(blows, "rise_alone", noted)
    players = [{"lanes": [bot("scout"), None, None], "energy": 3}, {}]
    driver = table(tmp_path, "person", "greedy", start={"players": players}, reduce_motion=False)
    scene = lanes(driver)
    scene.act(scene.session.match.rules.parse("attack lane 1 1"))
    for _ in range(60):
        driver.app.frame(50)
    assert said == ["+2"]


def test_more_cards_for_the_same_pool_are_shown_in_less_time(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"players": [{}, {"hand": ["circuitry"] * 3}]})
    scene = lanes(driver)
    match = scene.session.match
    match.act(0, match.rules.parse("pass"))
    for _ in range(3):
        match.act(1, match.rules.parse("energy circuitry"))
    events = [event for event in match.events if event.kind == "energy"]
    first, second, third = (sum(one) for one in scene.board.paced(events, scene.shows.schedule(events)))
    assert scene.board.others_doing(events[0]) and third == second < 0.8 * first


def test_later_steps_of_a_long_turn_are_shown_in_less_time(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"players": [{}, {"hand": ["circuitry"] * 9}]})
    scene = lanes(driver)
    match = scene.session.match
    match.act(0, match.rules.parse("pass"))
    for _ in range(9):
        match.act(1, match.rules.parse("energy circuitry"))
    events = [event for event in match.events if event.kind == "energy"]
    _, second, *more = (sum(one) for one in scene.board.paced(events, scene.shows.schedule(events)))
    assert more[0] == more[2] == second > more[4] > more[6]


def test_the_hand_stays_aside_from_the_first_attack_of_the_other_side_to_the_end_of_its_turn(
    tmp_path: Path,
) -> None:
    """It went aside and came back for each attack."""
    start = {"players": [{}, {"hand": ["circuitry"] * 3, "lanes": [bot("drone"), None, None]}]}
    driver = table(tmp_path, "person", "greedy", start=start)
    scene = lanes(driver)
    match, sitting = scene.session.match, scene.sitting
    match.act(0, match.rules.parse("pass"))
    found = []
    for action in ("energy circuitry", "energy circuitry", "attack lane 1 1", "energy circuitry", "pass"):
        match.act(1, match.rules.parse(action))
        while sitting.coming() is not None:
            sitting.show_next()
        found.append(scene.board.aside)
    assert found == [False, False, True, True, False]
