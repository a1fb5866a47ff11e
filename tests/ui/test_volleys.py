"""Shots fly and throw their mech back; what the other side answers stands in the middle of the board."""

import math
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.content.command_core import shipped_library
from game.engine.events import Event
from game.ui.tables.command_core.choreography import SHOWS
from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.panels.counts import count_image, tone_of
from game.ui.tables.command_core.shows import volley, walks
from game.ui.tables.command_core.shows.answers import Plate
from game.ui.tables.command_core.shows.free_room import shooting
from game.ui.tables.command_core.shows.gunfire import result_lead
from game.ui.tables.command_core.shows.impacts import Impact, Muzzle
from game.ui.tables.command_core.shows.projectiles import PROJECTILES, Bullet, Projectile
from game.ui.tables.command_core.shows.volley import FLIGHT, volley_length
from game.ui.tables.command_core.shows.walks import MovingToken
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.shows import effects
from game.ui.tables.shows.stage_pieces import Piece
from tests.ui.test_battle_shows import opened, perform, play

FRAME = 33


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def results(scene: BoardScene) -> Iterator[tuple[int, Event]]:
    for place, event in enumerate(scene.session.match.events):
        if event.kind == "result":
            yield place, event


def begin(scene: BoardScene, place: int) -> Event:
    """Starts the show of a result, which begins before the event itself."""
    scene.board.stage.skip()
    scene.sitting.show_until(place)
    scene.refresh()
    before = scene.view
    coming = scene.sitting.coming()
    assert coming is not None
    event, after = coming
    SHOWS.perform(scene.board, before, event, after, SHOWS.schedule([event])[0][1])
    return event


@pytest.mark.slow
@pytest.mark.parametrize("board", ["square", "hex"])
def test_each_success_is_a_shot_that_flies_from_the_mech_to_its_target(tmp_path: Path, board: str) -> None:
    scene = opened(tmp_path, board, seed=1)
    play(scene)
    most = 0
    for place, event in results(scene):
        count = sum(event.facts[name] for name in ("hits", "crits", "cancelled"))
        begin(scene, place)
        made = scene.view.attack
        assert made is not None
        ends = [scene.view.mechs[one].cell for one in (made.attacker, made.target)]
        start, end = (scene.board.field.cell_point(cell) for cell in ends if cell is not None)
        # Shots leave and land above the middle of a cell.
        raised = walks.cell_size(scene.board) * 0.25
        gun, aim = (start[0], start[1] - raised), (end[0], end[1] - raised)
        flying: dict[int, Projectile] = {}
        heads: dict[int, list[tuple[float, float]]] = {}
        thrown = 0.0
        for _ in range(0, result_lead(event) + FRAME, FRAME):
            scene.board.update(FRAME)
            for piece in scene.board.stage.pieces:
                if isinstance(piece, Projectile):
                    flying[id(piece)] = piece
                    heads.setdefault(id(piece), []).append(piece.head)
                if isinstance(piece, MovingToken):
                    thrown = max(thrown, math.dist((piece.x, piece.y), start))
        assert len(flying) == (count or 2)
        assert thrown > 1, "the mech is thrown back"
        for one in flying.values():
            assert math.dist(one.start, gun) < math.dist(one.start, aim)
            assert one.share == pytest.approx(1)
        assert all(len(set(path)) >= min(3, FLIGHT // FRAME - 2) for path in heads.values()), "seen flying"
        most = max(most, count)
    assert most >= 5, "no volley of five shots was seen"


@pytest.mark.slow
def test_while_it_fires_a_mech_keeps_its_number_and_the_line_of_fire_makes_room(tmp_path: Path) -> None:
    scene = opened(tmp_path, "square")
    play(scene)
    place, event = max(results(scene), key=lambda one: one[1].facts["hits"] + one[1].facts["cancelled"])
    begin(scene, place)
    made, field = scene.view.attack, scene.board.field
    assert made is not None
    wait = result_lead(event) - volley_length(2)
    scene.board.update(wait)
    scene.board.update(FRAME)
    assert ("token", made.attacker) in scene.board.stage.hidden
    assert ("mech", made.attacker) not in scene.board.stage.hidden and (
        "order",
        made.attacker,
    ) in field.labels
    assert field._firing


@pytest.mark.slow
def test_losses_of_one_attack_do_not_lie_on_one_another(tmp_path: Path) -> None:
    scene = opened(tmp_path, "square")
    play(scene)
    place, event = max(results(scene), key=lambda one: one[1].facts["hits"] + one[1].facts["crits"])
    through = event.facts["hits"] + event.facts["crits"]
    assert through >= 3
    begin(scene, place)
    together, image = 0, count_image("−1", "structure", scene.board.area.unit(24), tone_of(-1))
    for _ in range(0, result_lead(event), FRAME):
        scene.board.update(FRAME)
        scene.board.stage.painted()
        losses = [one for one in scene.board.stage.pieces if isinstance(one, Piece) and one.image is image]
        places = [(round(one.x), round(one.y)) for one in losses]
        near = [1 for i, a in enumerate(places) for b in places[i + 1 :] if math.dist(a, b) < 4]
        together = max(together, len(near))
    assert together == 0


def told(scene: BoardScene) -> Plate | None:
    plate = scene.board.plate
    return plate if isinstance(plate, Plate) and not plate.gone else None


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["defend", "reroll", "crit"])
def test_an_answer_of_the_other_side_stands_in_the_middle_of_the_board(tmp_path: Path, kind: str) -> None:
    scene = opened(tmp_path, "square", seed=2)
    play(scene)
    near, seen = scene.board.bottom, set()
    for place, event in enumerate(scene.session.match.events):
        if event.kind != kind:
            continue
        scene.board.plate = None
        scene.board.stage.skip()
        scene.sitting.show_until(place)
        scene.refresh()
        perform(scene, place)
        plate = told(scene)
        crit = scene.view.crit
        by = crit.attacker if crit is not None and crit.attacker is not None else event.facts["mech"]
        own = scene.view.mechs[by].seat == near
        assert (plate is None) == own
        seen.add(own)
        if plate is not None:
            board, camera = scene.board.places.board.rect, scene.board.field.camera
            lies = plate.image.get_rect(center=(round(plate.x), round(plate.y)))
            assert board.contains(lies)
            pair = shooting(scene.board)
            shot = [body(one, camera) for one in scene.board.field.standing if one.number in pair]
            assert lies.collidelist(shot) < 0
            if len(shot) == 2:
                assert not lies.clipline(shot[0].center, shot[1].center)
            # It goes aside only where each place in the middle covers a mech or the shot.
            if abs(lies.centerx - board.centerx) >= 3:
                bodies = [body(one, camera) for one in scene.board.field.standing]
                for top in range(board.top, board.bottom - lies.height, 8):
                    middle = lies.copy()
                    middle.midtop = board.centerx, top
                    crossed = len(shot) == 2 and middle.clipline(shot[0].center, shot[1].center)
                    assert crossed or middle.inflate(0, 80).collidelist(bodies) >= 0
    assert False in seen, f"the other side had no {kind}"


@pytest.mark.slow
def test_the_next_answer_takes_the_place_of_the_last(tmp_path: Path) -> None:
    scene = opened(tmp_path, "square")
    play(scene)
    near = scene.board.bottom
    events = enumerate(scene.session.match.events)
    answers = [(place, event) for place, event in events if event.kind in ("defend", "reroll")]
    places = [place for place, event in answers if event.facts["seat"] != near]
    perform(scene, places[0])
    first = scene.board.plate
    perform(scene, places[1])
    assert first.gone and told(scene) is not first
    place, _ = next(one for one in results(scene) if one[0] > places[1])
    begin(scene, place)
    assert told(scene) is None, "the shots are seen, and no plate before them"


def test_each_weapon_has_a_shot_of_its_kind() -> None:
    library = shipped_library()
    families = {weapon: effects.family_of("command_core", weapon, "weapon") for weapon in library.weapons}
    assert set(families.values()) == set(PROJECTILES)
    assert PROJECTILES[families["railgun"]] is not PROJECTILES[families["mortar"]]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("still", [False, True])
def test_shots_that_miss_fly_past_a_target_that_goes_aside(tmp_path: Path, still: bool) -> None:
    scene = opened(tmp_path, "square")
    play(scene)
    scene.sitting.show_until(next(results(scene))[0])
    scene.refresh()
    board, made = scene.board, scene.view.attack
    assert made is not None
    first, second = made.attacker, made.target
    board.stage.pace(1.0, still=still)
    ends = [scene.view.mechs[number].cell for number in (first, second)]
    start, end = (board.field.cell_point(cell) for cell in ends if cell is not None)
    volley.fire(board, (first, second), start, end, ["miss", "miss"], 0)
    seen, aside = set(), 0.0
    for _ in range(0, volley_length(2) + 500, FRAME):
        board.update(FRAME)
        for piece in board.stage.pieces:
            seen.add(type(piece))
            if isinstance(piece, Projectile):
                assert math.dist(start, piece.end) > math.dist(start, end) + walks.cell_size(board) / 2
            if isinstance(piece, MovingToken) and piece.seat == scene.view.mechs[second].seat:
                aside = max(aside, math.dist((piece.x, piece.y), end))
    assert seen >= {Bullet, Muzzle}
    assert (aside > 2) != still
    assert (Impact in seen) != still
