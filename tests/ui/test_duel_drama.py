"""The great moments: both ACTs turn over before all eyes, a ULT breaks in, and a fall ends the drama."""

from pathlib import Path

import pygame
import pytest

from game.engine.events import Event
from game.ui.motion import Timeline
from game.ui.tables.scrap_knights.stage.drama import after_the_fall, fells, power
from game.ui.tables.scrap_knights.stage.duelists import PLATE, SETTING_OUT, Duelists
from game.ui.tables.shows.stage_pieces import Piece
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def blow(seat: int, amount: int, left: int) -> Event:
    return Event("damage", {"seat": seat, "target": 1 - seat, "card": "slash", "amount": amount, "hp": left})


def test_a_blow_that_fells_a_mech_is_as_hard_as_any() -> None:
    assert not fells(blow(0, 3, 2)) and power(blow(0, 3, 2)) == 3
    assert fells(blow(0, 1, 0)) and power(blow(0, 1, 0)) > 3


def test_after_the_fall_of_a_mech_nothing_is_read_out_any_more() -> None:
    block, fall = Event("block", {"seat": 1, "amount": 3}), Event("destroyed", {"seat": 1})
    events = [blow(0, 3, 0), block, blow(1, 2, 4), fall]
    paced = after_the_fall((6, 3), events, [(200, 900)] * 4)
    assert paced == [(200, 900), (0, 0), (0, 0), (200, 900)]


def test_the_blow_that_fells_the_other_one_too_is_shown() -> None:
    block, falls = (
        Event("block", {"seat": 1, "amount": 3}),
        [Event("destroyed", {"seat": one}) for one in (0, 1)],
    )
    events = [blow(0, 3, 0), block, blow(1, 6, 0), *falls]
    paced = after_the_fall((6, 3), events, [(200, 900)] * 5)
    assert paced == [(200, 900), (0, 0), (200, 900), (200, 900), (200, 900)]


def test_a_chain_that_has_not_come_to_its_end_is_shown_whole() -> None:
    events = [blow(0, 3, 0), Event("block", {"seat": 1, "amount": 3})]
    assert after_the_fall((6, 3), events, [(200, 900)] * 2) == [(200, 900)] * 2


def widest(driver: Driver) -> int:
    pieces = [one for one in duel(driver).board.stage.pieces if isinstance(one, Piece)]
    return max((round(one.image.get_width() * one.size * one.stretch) for one in pieces), default=0)


@pytest.mark.slow
def test_both_acts_come_before_all_eyes_as_they_turn_over(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"))
    driver.context.settings.reduce_motion = False
    driver.key(pygame.K_1)
    driver.key(pygame.K_RETURN)
    places, found = duel(driver).board.places, 0
    for _ in range(40):
        driver.app.frame(16)
        if driver.scene_name == "DuelScene":
            found = max(found, widest(driver))
    assert found >= places.revealed(near=True).width
    near, far = places.revealed(near=True), places.revealed(near=False)
    arena = places.frame.arena.rect
    assert not near.colliderect(duel(driver).board.hung("distance").rect)
    assert arena.contains(near) and arena.contains(far) and not near.colliderect(far)


def test_a_menu_over_a_running_chain_leaves_both_mechs_in_sight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"))
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    for _ in range(200):
        if duel(driver).playing:
            break
        driver.app.frame(20)
    scene = duel(driver)
    assert scene.playing
    drawn: list[bool] = []
    monkeypatch.setattr(scene.board, "draw_mechs", lambda surface: drawn.append(scene.playing) or [])
    scene.pause()
    driver.app.frame(20)
    assert driver.scene_name == "PauseScene" and drawn == [True]


def test_a_walk_that_is_cut_short_lays_no_more_plates() -> None:
    """The state is shown at once when a show is hurried; what the walk still had to lay is over then."""
    duelists = Duelists()
    duelists.rest(2, (0, 0), (False, False), still=False)
    timeline = Timeline()
    timeline.add(duelists.walk(0, 1, lambda: None))
    timeline.update(SETTING_OUT + PLATE + 1)
    assert duelists.plates == 1
    duelists.rest(0, (0, 0), (False, False), still=False)
    timeline.add(duelists.walk(1, 1, lambda: None))
    seen = set()
    for _ in range(200):
        timeline.update(20)
        seen.add(duelists.plates)
    assert seen == {0, 1} and duelists.plates == 1
