"""What is to be read stands long enough, and what a mech gains is seen at its own plate."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.engine.events import Event
from game.ui.tables.command_core.choreography import SHOWS
from game.ui.tables.command_core.panels.ladder import entries
from game.ui.tables.command_core.shows import sums
from game.ui.tables.command_core.shows.gunfire import TELL
from game.ui.tables.command_core.shows.pace import (
    CARD,
    FALLEN,
    OWN_WRECK,
    STANDS,
    WRECK,
    with_time_for_cards,
    with_time_for_wrecks,
)
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


def _damage(amount: int, left: int) -> Event:
    return Event("damage", {"seat": 0, "mech": 0, "chassis": "", "amount": amount, "structure": left})


@pytest.mark.parametrize(
    ("events", "longer"),
    [
        ([_damage(2, 4)], False),
        ([_damage(3, 4)], True),
        ([_damage(1, 0)], True),
        ([_damage(1, 4), Event("crit", {"cards": ["a"]})], True),
        ([_damage(1, 4), Event("spared", {})], True),
        ([_damage(1, 4), Event("hold", {})], False),
    ],
)
def test_a_heavy_loss_stands_longer(events: Sequence[Event], longer: bool) -> None:
    assert SHOWS.schedule(events)[0][1] == TELL + (STANDS if longer else 0)


def test_the_last_reroll_of_a_throw_stands_until_it_is_seen() -> None:
    reroll = Event("reroll", {"dice_kind": "armor", "die": 0, "result": 1, "left": 0, "paid": "flux"})
    asked_again = SHOWS.schedule([reroll])[0][1]
    for following in ("result", "defend"):
        facts = {"hits": 1, "crits": 0, "cancelled": 0, "armor": [1], "evade": []}
        assert SHOWS.schedule([reroll, Event(following, facts)])[0][1] == asked_again + FALLEN


@pytest.mark.parametrize(("viewer", "more"), [(0, OWN_WRECK), (1, WRECK), (None, WRECK)])
def test_the_loss_of_ones_own_mech_is_held(viewer: int | None, more: int) -> None:
    events = [Event("destroyed", {"seat": 0, "mech": 0})]
    usual = SHOWS.schedule(events)
    assert with_time_for_wrecks(events, usual, viewer)[0] == (usual[0][0], usual[0][1] + more)  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cards_of_a_program_of_the_other_side_can_be_read(viewer: int | None) -> None:
    def by(seat: int, kind: str) -> Event:
        return Event(kind, {"seat": seat, "mech": seat})

    kinds = ["directive", "step", "turn", "directive", "directive", "lock", "directive", *["step"] * 6]
    events = [by(seat, kind) for seat in (0, 1) for kind in kinds]
    usual = SHOWS.schedule(events)
    found = with_time_for_cards(events, usual, viewer)  # type: ignore[arg-type]
    whole = [sum(map(sum, found[first : first + len(kinds)])) for first in (0, len(kinds))]
    least = sum(map(sum, usual)) // 2
    for seat in (0, 1):
        assert whole[seat] == least if seat == viewer else whole[seat] > least
    other = len(kinds) if viewer == 0 else 0
    assert sum(length for _, length in found[other : other + 3]) == CARD
    # A long way takes what it took.
    assert found[other + 6 : other + 13] == usual[other + 6 : other + 13]


def _watch(scene: BoardScene, driver: Driver, kind: str) -> Event:
    """Plays on until an event of a kind is being shown."""
    for _ in range(4000):
        log = scene.sitting.log_from(kind, 1)
        if log and log[-1].kind == kind and scene.playing:
            return log[-1]
        if scene.chooser is not None and not scene.playing:
            scene.act(scene.chooser.decision.actions[-1])
        driver.app.frame(33)
    raise AssertionError(f"no {kind}")


def test_marks_that_a_cleanup_changes_stand_over_their_mechs_and_what_is_new_goes_to_the_plates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path)
    scene = open_moment(driver, "attack")
    flags: list[tuple[int, str, str, float]] = []
    flown: list[tuple[int, str, str]] = []
    raise_flag, fly_count = sums.raise_flag, sums.fly_count

    def raised(board: Any, number: int, text: str, symbol: str, *rest: Any, **more: Any) -> None:
        flags.append((number, text, symbol, rest[-1]))
        raise_flag(board, number, text, symbol, *rest, **more)

    def flies(board: Any, number: int, text: str, symbol: str, *rest: Any, **more: Any) -> None:
        flown.append((number, text, symbol))
        fly_count(board, number, text, symbol, *rest, **more)

    monkeypatch.setattr(sums, "raise_flag", raised)
    monkeypatch.setattr(sums, "fly_count", flies)
    order = [entry.number for entry in entries(scene.board.snapshot) if entry.mech.structure]
    event = _watch(scene, driver, "clean_up")
    flags.clear()
    flown.clear()
    shown = scene.sitting.shown
    views: Any = [scene.session.match.moments[place].view(None) for place in (shown - 2, shown - 1)]
    before, after = (view.mechs for view in views)
    SHOWS.perform(scene.board, views[0], event, views[1])
    alive = [number for number in order if after[number].structure]
    assert [one.number for one in entries(scene.board.snapshot) if one.mech.structure] == alive
    for number in alive:
        own = [flag for flag in flags if flag[0] == number]
        lost = [(text, symbol) for _, text, symbol, _ in own if text.startswith("−")]
        assert lost == ([(f"−{before[number].flux}", "flux")] if before[number].flux else [])
        new = [(text, symbol) for _, text, symbol, _ in own if text.startswith("+")]
        assert new == [(text, symbol) for at, text, symbol in flown if at == number]
        if before[number].surge:
            assert (f"+{after[number].flux}", "flux") in new
        assert all(length >= 900 for *_, length in own), "it can be read"
    assert flags
