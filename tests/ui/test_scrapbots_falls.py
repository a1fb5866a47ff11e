"""A Scrapbot that a blow fells falls at that blow, before a coin is tossed for anything else."""

from pathlib import Path
from typing import Any

import pytest

from game.ui.tables.scrapbots.shows import blows
from tests.ui.driver import TICK, Driver
from tests.ui.lanes_table import bot, lanes, table


def shoot(folder: Path, **settings: Any) -> Driver:
    """A Sentinel that shoots a Drone down, and tosses a coin for cards."""
    players = [
        {"energy": 6, "lanes": [bot("sentinel"), None, None]},
        {"lanes": [bot("drone", 20), None, None]},
    ]
    driver = table(folder, "person", "greedy", start={"players": players}, **settings)
    driver.hurries = False
    return driver


def test_a_fall_comes_before_the_coin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    play = blows.effects.play

    def noted(stage: Any, blow: Any, **how: Any) -> Any:
        if blow.family == "explosion":
            seen.append("explosion")
        return play(stage, blow, **how)

    monkeypatch.setattr(blows.effects, "play", noted)
    driver = shoot(tmp_path, reduce_motion=False)
    scene = lanes(driver)
    scene.act(scene.session.match.rules.parse("attack lane 1 2"))
    kinds: list[str] = []
    while scene.playing:
        shown = scene.session.match.events[: scene.sitting.shown]
        if shown and shown[-1].kind not in kinds:
            kinds.append(shown[-1].kind)
            seen.append(shown[-1].kind)
        if kinds[-1:] == ["coin"]:
            widget = scene.board.lane_widget(1, 0)
            assert widget.state and not widget.stands, "nobody stands there while the coin turns"
        driver.app.frame(TICK)
    assert seen.index("explosion") < seen.index("coin") < seen.index("destroy")
    assert seen.count("explosion") == 1


def test_the_number_of_a_blow_is_at_whoever_is_hit(tmp_path: Path) -> None:
    driver = shoot(tmp_path, reduce_motion=False)
    scene = lanes(driver)
    scene.act(scene.session.match.rules.parse("attack lane 1 2"))
    figure, found = scene.board.half(1, 0).figure, []
    while scene.playing:
        found += [way for _, _, way in scene.board.stage._ways if way.right > figure.left]
        driver.app.frame(TICK)
    assert found and abs(found[0].centerx - figure.centerx) < figure.width // 2
