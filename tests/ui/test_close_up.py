"""A heavy hit is seen from near, away from the mechs on the board, and goes with the show."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.command_core.shows.close_up import _HIT, CloseUp, is_heavy, place_of
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

FRAME = 33


@pytest.mark.parametrize(
    ("hits", "crits", "structure", "heavy"),
    [(2, 0, 8, False), (3, 0, 8, True), (0, 1, 8, True), (2, 0, 2, True), (0, 0, 8, False)],
)
def test_much_damage_a_crit_and_the_last_hit_are_heavy(
    hits: int, crits: int, structure: int, heavy: bool
) -> None:
    assert is_heavy(hits, crits, structure) == heavy


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("still", [False, True])
def test_a_crit_is_seen_from_near_until_the_show_is_passed_over(
    tmp_path: Path, still: bool, last: bool
) -> None:
    driver = Driver(tmp_path, reduce_motion=still)
    scene = open_moment(driver, "defend")
    made = scene.view.attack
    assert made is not None
    if last:
        # The hit destroys the mech; the moments before still show what it had.
        scene.session.match.state.mechs[made.target].structure = 1
    had = 1 if last else scene.view.mechs[made.target].structure
    keep, stage = scene.form.named("Keep"), scene.board.stage
    assert keep is not None
    keep.activate()
    seen: list[CloseUp] = []
    opened = False
    for _ in range(200):
        driver.app.frame(FRAME)
        seen = [piece for piece in stage.pieces if isinstance(piece, CloseUp)]
        opened = opened or bool(seen)
        if scene.view.mechs[made.target].structure < had:
            break
        # The plates tell what was before until the strip has shown the hit.
        plates = [one for one in scene.form.widgets if isinstance(one, MechPlate)]
        shown = [one.entry.mech.structure for one in plates if one.entry.number == made.target]
        assert shown and min(shown) >= had
    assert (scene.view.mechs[made.target].structure == 0) == last
    (strip,) = seen
    assert opened and strip.still == still and strip.share >= _HIT
    assert strip.place == place_of(scene.board, (made.attacker, made.target))
    assert scene.board.field.rect.contains(strip.place)
    stage.skip()
    assert not any(isinstance(piece, CloseUp) for piece in stage.pieces)


@pytest.mark.parametrize("board", ["square", "hex"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_the_strip_lies_off_the_line_of_the_shot(tmp_path: Path, board: str, size: tuple[int, int]) -> None:
    scene = open_moment(Driver(tmp_path, size, reduce_motion=True), "attack", board)
    field, (first, second) = scene.board.field, scene.board.field.standing[:2]
    cells = sorted(scene.board.map.topology.cells)
    corners = cells[0], cells[-1], cells[len(cells) // 2]
    # From edge to edge nothing but a small strip at the side has room.
    ways = [(one, other) for one in (*corners, *cells[::17]) for other in cells[::7] if one != other]
    for start, end in ways:
        field.standing = [replace(first, cell=start), replace(second, cell=end)]
        place = place_of(scene.board, (first.number, second.number))
        assert field.rect.contains(place)
        covered = [body(one, field.camera) for one in field.standing]
        assert place.collidelist(covered) < 0, (start, end)
        assert not place.clipline(covered[0].center, covered[1].center), (start, end)
