"""How blows are drawn: a card's weapon, shots from its end, a BOT that strikes by itself, changed sides."""

from pathlib import Path

import pygame
import pytest

from game.content.effects import shipped_effects
from game.content.scrap_knights import shipped_library
from game.engine.events import Event
from game.ui.tables.scrap_knights.faces import GAME, face
from game.ui.tables.scrap_knights.places import blow_size
from game.ui.tables.scrap_knights.stage import duel_board, stopped
from game.ui.tables.scrap_knights.stage.bodies import chest, facing, fallen_short, hovering, shot_of
from game.ui.tables.scrap_knights.stage.strikes import SHOTS, strike_family
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.shows.stage import Stage
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def moving(driver: Driver) -> DuelScene:
    scene = duel(driver)
    scene.context.change(reduce_motion=False)
    scene.playback.set_pace()
    return scene


def blow(card: str, seat: int = 0, amount: int = 2) -> Event:
    facts = {"seat": seat, "target": 1 - seat, "card": card, "amount": amount, "blocked": 0}
    return Event("damage", {**facts, "hit": True, "hp": 9})


def show(scene: DuelScene, event: Event) -> None:
    scene.shows.perform(scene.board, scene.view, event, scene.view)


def run(scene: DuelScene, milliseconds: int) -> set[tuple[str, str]]:
    """The poses that the near mech takes, each with what it holds."""
    taken = set()
    for _ in range(milliseconds // 10):
        scene.board.stage.update(10)
        one = scene.board.duelists.pair[0]
        taken.add((one.pose, one.weapon))
    return taken


def test_every_attack_has_a_weapon_and_every_bot_a_body() -> None:
    library, drawn = shipped_library(), shipped_effects().games[GAME]
    attacks = {name for name, act in library.acts.items() if act.kind == "attack"}
    assert attacks <= {*drawn.held} and {*library.bots} == {*drawn.drones}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("card", "pose", "weapon"),
    [
        ("las_shot", "shoot", "rifle"),
        ("pirated_cannon", "shoot", "cannon"),
        ("slash", "slash", "sword"),
        ("crash", "run", "none"),
    ],
)
def test_a_card_strikes_with_its_own_weapon(tmp_path: Path, card: str, pose: str, weapon: str) -> None:
    scene = moving(table(tmp_path))
    show(scene, blow(card))
    assert (pose, weapon) in run(scene, 900)
    run(scene, 900)
    assert scene.board.duelists.pair[0].weapon == ""


@pytest.mark.slow
def test_a_bot_strikes_by_itself(tmp_path: Path) -> None:
    scene = moving(table(tmp_path))
    show(scene, blow("ad_pester"))
    assert run(scene, 900) == {("stand", "")}
    assert shot_of(scene.board, "ad_pester", 0, 1).start == hovering(scene.board, 0)


def test_shots_leave_the_weapon_and_have_a_way_to_go_even_point_blank(tmp_path: Path) -> None:
    for distance in (0, 1, 5):
        board = duel(table(tmp_path / str(distance), distance=distance)).board
        shot = shot_of(board, "las_shot", 0, 1)
        assert strike_family(GAME, "las_shot", face("las_shot")) in SHOTS
        assert chest(board, 0)[0] < shot.start[0] < shot.end[0]


def test_distances_0_and_1_are_told_apart_at_a_glance(tmp_path: Path) -> None:
    near, next_ = (
        duel(table(tmp_path / str(distance), distance=distance)).board.places.apart(distance)
        for distance in (0, 1)
    )
    assert next_ > near * 1.3


@pytest.mark.slow
def test_who_crosses_over_stays_at_the_other_side(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "person", decks=("ronin", "bulwark"))
    scene = moving(driver)
    left = chest(scene.board, 0)[0]
    event = Event("move", {"seat": 0, "card": "dash", "by": -2, "before": 1, "distance": 1, "crossed": True})
    assert facing(scene.board, 0) == 1
    show(scene, event)
    run(scene, 1600)
    assert facing(scene.board, 0) == -1 and chest(scene.board, 0)[0] > left
    # Once all is shown, the record tells who stands where.
    scene.session.match.events.append(event)
    scene.sitting._shown[scene.sitting.viewer] = len(scene.session.match.events)
    scene.board.settle()
    assert scene.board.duelists.swapped and scene.board.left == 1


def test_mechs_that_have_crossed_over_bear_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each then stands below the other's plate."""
    board = duel(table(tmp_path)).board
    drawn: list[tuple[str, int]] = []
    monkeypatch.setattr(
        duel_board, "draw_line", lambda surface, text, *rest: drawn.append((text, rest[3][0]))
    )
    surface = pygame.Surface((1280, 720))
    board.draw(surface)
    assert not drawn
    board.duelists.side = -1.0
    board.draw(surface)
    (first, left), (second, right) = sorted(drawn, key=lambda one: one[1])
    names = board.scene.session.names
    assert (first, second) == (names[1], names[0]) and left < right


def test_an_attack_that_reaches_everywhere_says_so() -> None:
    assert ("range", "ANY") in face("las_shot").stats and ("range", "ANY") in face("eraser_las").stats
    # What moves first, or hits at some distances alone, does not reach everywhere.
    assert not face("crash").stats and not face("dolphin_crash").stats and not face("wavedash_crash").stats
    assert face("slash").stats == (("range", "1"),)


def test_a_look_at_a_bot_lies_over_the_mech_beside_it_whoever_that_is(tmp_path: Path) -> None:
    board = duel(table(tmp_path)).board
    tile = board.bench[0, "sd_hats"]
    for swapped in (False, True):
        board.duelists.side = -1.0 if swapped else 1.0
        far = max(board.mechs, key=lambda mech: mech.foot[0])
        image, corner = far.figure()
        assert image.get_rect(topleft=corner) in board.keep_free(tile)[-1]


@pytest.mark.parametrize("card", ["las_shot", "slash"])
def test_a_blow_out_of_range_is_seen_to_fall_short(tmp_path: Path, card: str) -> None:
    board = duel(table(tmp_path, distance=4)).board
    blow = shot_of(board, card, 0, 1)
    short = fallen_short(board, blow)
    assert blow.start[0] < short.end[0] < blow.end[0] and short.end[1] > blow.end[1]


@pytest.mark.parametrize(
    ("event", "signs", "tone"),
    [
        (
            Event("damage", {**blow("slash").facts, "amount": 0, "blocked": 2, "hit": False}),
            ["block"],
            "shield",
        ),
        (Event("nothing", {"seat": 0, "card": "slash", "reason": "prevented"}), ["lock"], "off"),
        (blow("slash"), [], "harm"),
    ],
)
def test_what_is_blocked_and_what_is_prevented_have_signs_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, event: Event, signs: list[str], tone: str
) -> None:
    scene = moving(table(tmp_path))
    seen, tones, icon = [], [], stopped.icon
    monkeypatch.setattr(stopped, "icon", lambda name, size: (seen.append(name), icon(name, size))[1])
    monkeypatch.setattr(Stage, "number", lambda self, *more, **_: tones.append((*more, "harm")[3]))
    show(scene, event)
    assert (seen, tones) == (signs, [tone])


def test_a_hard_blow_has_a_larger_number() -> None:
    sizes = [blow_size(amount) for amount in range(1, 8)]
    assert sizes == sorted(sizes)
    assert len(set(sizes)) == 5


def test_who_struck_a_shield_is_thrown_back_and_who_is_missed_steps_aside(tmp_path: Path) -> None:
    scene = moving(table(tmp_path))
    pair, ahead = scene.board.duelists.pair, [0.0, 0.0]
    for one in pair:
        one.still = False

    def show_and_follow(event: Event) -> list[float]:
        ahead[:] = 0.0, 0.0
        show(scene, event)
        for _ in range(150):
            scene.board.stage.update(10)
            ahead[:] = [min(least, one.ahead) for least, one in zip(ahead, pair, strict=True)]
        return ahead

    facts = blow("slash").facts
    struck = show_and_follow(Event("damage", {**facts, "amount": 0, "blocked": 2, "hit": False}))
    assert struck[0] < -30 < struck[1]
    missed = show_and_follow(Event("miss", {"seat": 0, "card": "slash", "range": 1, "distance": 3}))
    assert missed[1] < -30 < missed[0]
