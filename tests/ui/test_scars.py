"""What a battle leaves on the ground of Command Core's board."""

from dataclasses import replace
from pathlib import Path

import pygame

from game.engine.events import Event
from game.ui.tables.command_core.map.scars import Scars, scars_layer, scars_of
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


def event(kind: str, mech: int, **facts: object) -> Event:
    return Event(kind, {"mech": mech, "seat": mech % 2, **facts})


BATTLE = [
    event("place", 0, cell=[2, 2]),
    event("place", 1, cell=[6, 6]),
    event("step", 0, cell=[2, 3]),
    event("step", 0, cell=[2, 4]),
    event("damage", 1, amount=2, structure=3),
    event("damage", 1, amount=3, structure=0),
    event("destroyed", 1, cell=[6, 6]),
]


def test_steps_hits_and_losses_leave_their_marks() -> None:
    scars = scars_of(BATTLE)
    assert scars.steps == (((2, 2), (2, 3)), ((2, 3), (2, 4)))
    assert scars.burns == (((6, 6), 2),)
    assert scars.wrecks == (((6, 6), 1),)


def test_old_tracks_are_forgotten_and_a_mech_of_unknown_place_leaves_none() -> None:
    walk = [event("step", 0, cell=[place % 9, 0]) for place in range(200)]
    assert 10 < len(scars_of(walk).steps) < 100
    assert scars_of([event("damage", 3, amount=1, structure=2)]) == Scars()


def test_scars_lie_flat_on_their_cells_below_the_mechs(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program")
    field = scene.board.field
    assert field.scars == scars_of(scene.board.snapshot.earlier)
    camera = replace(field.camera, frame=(0.0, 0.0, float(field.rect.width), float(field.rect.height)))
    layer = scars_layer(camera, Scars(burns=(((4, 4), 3),)))
    seen = layer.get_bounding_rect()
    cell = field.cell_rect((4, 4)).move(-field.rect.left, -field.rect.top)
    assert seen.width and cell.inflate(12, 12).contains(seen)
    assert max(layer.get_at(seen.center)[:3]) < 40, "it is dark"
    # A mech on a burnt cell looks as on any other.
    one = field.standing[0]
    before = pygame.Surface(driver.app.window.get_size())
    middle = field.cell_point(one.cell)
    field.scars = Scars()
    field.draw(before)
    field.scars = Scars(burns=((one.cell, 3),), wrecks=((one.cell, 0),))
    after = before.copy()
    field.draw(after)
    place = middle[0], middle[1] - 6
    assert before.get_at(place) == after.get_at(place)


def test_a_step_stirs_up_dust_and_none_where_nothing_may_move(tmp_path: Path) -> None:
    for calm in (False, True):
        driver = Driver(tmp_path / str(calm), reduce_motion=calm)
        scene = open_moment(driver, "program", squads=("lancers", "brawlers"))
        driver.wait_for_guard()
        driver.click("Ready")
        clouds, steps = 0, 0
        for _ in range(700):
            driver.app.frame(16)
            clouds = max(clouds, len(scene.board.stage.under))
            steps = sum(one.kind == "step" for one in scene.board.snapshot.events)
            if steps and clouds:
                break
        assert steps, "nobody moved: the test saw too little"
        assert bool(clouds) != calm
