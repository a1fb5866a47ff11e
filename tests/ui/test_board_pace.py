"""What is to be read stands long enough, and what a mech gains is seen at its own plate."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.engine.events import Event
from game.ui.tables.command_core.choreography import _FLIGHT, _GAINS, SHOWS
from game.ui.tables.command_core.panels.ladder import entries
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


def test_gains_rise_over_the_plates_of_their_mechs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path)
    scene = open_moment(driver, "attack")
    at: list[tuple[int, int]] = []
    stay = scene.board.stage.stay

    def noted(image: Any, place: tuple[int, int], length: float, **more: Any) -> None:
        if length == _GAINS - _FLIGHT:
            at.append(place)
        stay(image, place, length, **more)

    monkeypatch.setattr(scene.board.stage, "stay", noted)
    before = [entry.number for entry in entries(scene.board.snapshot) if entry.mech.structure]
    _watch(scene, driver, "clean_up")
    driver.app.frame(33)
    alive = [entry.number for entry in entries(scene.board.snapshot) if entry.mech.structure]
    assert alive == [number for number in before if number in alive]
    plates = {scene.board.mech_plate(number).center for number in alive}
    assert at and all(place in plates for place in at)
