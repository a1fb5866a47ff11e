"""A mech that is destroyed: its end is seen whole, and nothing that it had is counted any more."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace as changed

from game.ui.layout.host import Host
from game.ui.tables.command_core.choreography import SHOWS
from game.ui.tables.command_core.panels.ladder import MechPlate, wide_plate
from game.ui.tables.shows.effects import Blow, timing
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

pytestmark = pytest.mark.usefixtures("plain_cards")


def test_nothing_is_asked_before_the_explosion_is_over() -> None:
    blow = Blow("explosion", (0, 0), (0, 0), 1.0, left=True, power=4)
    length = SHOWS.kinds["destroyed"].length
    assert isinstance(length, int | float) and length >= timing(blow).length


def test_the_plate_of_a_destroyed_mech_shows_no_weapons_and_counters(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "attack")
    plate = next(one for one in scene.form.widgets if isinstance(one, MechPlate))

    def told(structure: int) -> str:
        entry = replace(plate.entry, mech=changed(plate.entry.mech, structure=structure))
        widgets = Host().lay(wide_plate(entry), pygame.Rect(0, 0, 168, 141), 1.0)
        return " ".join(getattr(one, "text", "") for one in widgets)

    assert "1–" in told(4) and "1–" not in told(0)
    assert any(word in told(4) for word in ("Surge", "Flux")) and "Surge" not in told(0)
