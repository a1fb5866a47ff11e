"""Figures of a table: whole, on their feet, lit from the side they face, burnt when they have lost."""

import pygame
import pytest

from game.content.art import shipped_art
from game.ui.paint.figures import figures, robots
from game.ui.paint.figures.figures import DOZE, burnt_palette, flashed, silhouette, standing
from game.ui.paint.figures.rig import mech

LIGHT = (10, 250, 20)


def drawn(pose: str, height: int = 190, look: str = "ronin", **named: object) -> pygame.Surface:
    return standing(look, 0, height, pose, **{"left": False, **named})[0]  # type: ignore[arg-type]


def lit(image: pygame.Surface) -> dict[int, int]:
    """How many pixels in the colour of the light have nothing beside them, by side: left -1, right 1."""
    shape = pygame.mask.from_surface(image)
    light = pygame.mask.from_threshold(image, LIGHT, (30, 30, 30, 255)).overlap_mask(shape, (0, 0))
    wide, high = image.get_size()
    places = [(x, y) for x in range(6, wide - 6) for y in range(high) if light.get_at((x, y))]
    return {side: sum(not shape.get_at((x + 5 * side, y)) for x, y in places) for side in (-1, 1)}


@pytest.mark.default_cases(3)
@pytest.mark.parametrize("pose", sorted(shipped_art().poses))
def test_no_pose_leaves_the_sheet_that_it_is_drawn_on(pose: str) -> None:
    art = shipped_art()
    for look in art.looks.values():
        box = figures._bounds(mech(look, art.poses[pose], art.palettes))
        assert figures._REACH.inflate(-8, -8).contains(box), look.id


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("pose", sorted(shipped_art().poses))
def test_nothing_of_a_figure_is_cut(pose: str) -> None:
    """Drawn with room around it, it covers as many pixels."""
    art = shipped_art()
    for look in ("ronin", "bulwark"):
        whole = portrait_with_room(look, pose)
        image = standing(look, 0, 352, pose, left=False)[0]
        if not art.poses[pose].planted:
            assert covered(image) == pytest.approx(covered(whole), rel=0.02)


def portrait_with_room(look: str, pose: str) -> pygame.Surface:
    art = shipped_art()
    body = mech(art.looks[look], art.poses[pose], art.palettes)
    room = pygame.Rect(-700, -700, 1400, 1000)
    return figures.rasterise(figures._framed(body, room), room.size)


def covered(image: pygame.Surface) -> int:
    return pygame.mask.from_surface(image, 40).count()


@pytest.mark.parametrize("left", [False, True])
def test_a_figure_stands_where_it_is_drawn(left: bool) -> None:
    for pose in ("guard", "aim"):
        image, (x, y) = standing("ronin", 0, 352, pose, left=left)
        whole = pygame.transform.flip(portrait_with_room("ronin", pose), left, False).get_bounding_rect()
        assert y + image.get_height() == pytest.approx(whole.bottom - 700, abs=8)
        assert x == pytest.approx(whole.left - 700, abs=8)
        assert x + image.get_width() == pytest.approx(whole.right - 700, abs=8)


def test_light_falls_on_the_side_that_a_figure_faces() -> None:
    assert not any(lit(drawn("ready", 380)).values())
    for left, side in ((False, 1), (True, -1)):
        edges = lit(drawn("ready", 380, light=LIGHT, left=left))
        assert edges[side] > 4 * edges[-side]


def test_an_unknown_mech_is_a_knight_in_the_light() -> None:
    image, (_, y) = standing("random", 0, 200, "ready", left=True, light=LIGHT)
    assert lit(image)[-1]
    assert image.get_height() + y <= 0


def test_a_burnt_palette_is_darker_and_has_no_light_left() -> None:
    for palette in shipped_art().palettes.values():
        before, after = ([pygame.Color(one) for one in p.colors] for p in (palette, burnt_palette(palette)))
        assert max(after[4][:3]) < 90
        assert sum(sum(one[:3]) for one in after) < sum(sum(one[:3]) for one in before)
        assert max(one.hsva[1] for one in after) < 70


def test_who_kneels_has_let_go_of_the_weapon() -> None:
    """It stands behind, cut off at the ground."""
    armed, bare = drawn("kneel", 380, "ronin"), drawn("kneel", 380, "brawler")
    assert armed.get_width() > bare.get_width() + 20
    image, (x, y) = standing("ronin", 0, 380, "kneel", left=False)
    behind = image.subsurface((0, 0, image.get_width() // 8, image.get_height())).get_bounding_rect()
    assert x < -120 and behind.bottom + y <= 4


def test_a_struck_figure_is_light_with_its_ink_kept() -> None:
    image = drawn("ready", 380, "phantom")
    struck = flashed(image)
    dark, light = (pygame.transform.average_color(one, consider_alpha=True)[:3] for one in (image, struck))
    assert sum(light) > sum(dark) + 120
    opaque = pygame.mask.from_surface(image, 254)
    ink = pygame.mask.from_threshold(image, (20, 18, 29), (4, 4, 4, 255)).overlap_mask(opaque, (0, 0))
    inked = next(place for x in range(image.get_width()) if ink.get_at(place := (x, image.get_height() // 2)))
    assert max(struck.get_at(inked)[:3]) < 60
    assert covered(struck) == pytest.approx(covered(image), rel=0.02)


def test_a_silhouette_has_one_colour() -> None:
    image = drawn("slash")
    shape = silhouette(image, (200, 30, 20), 120)
    seen = {tuple(shape.get_at((x, y))) for x in range(0, shape.get_width(), 3) for y in range(0, 90, 3)}
    assert {one[:3] for one in seen if one[3]} == {(200, 30, 20)}
    assert max(one[3] for one in seen) <= 120


@pytest.mark.parametrize("look", ["tinker", "victim"])
def test_the_eye_of_a_robot_that_looks_away_is_shut(look: str) -> None:
    art = shipped_art()
    glow = pygame.Color(art.palettes[art.robots[look].palette].colors[4])
    lit = {}
    for pose, veil in (("take", (255, 255, 255)), ("away", robots.AWAY)):
        image, _ = robots.large_robot(look, 2, pose, left=True)
        head = image.subsurface(0, 0, image.get_width(), image.get_height() * 2 // 5)
        seen = [channel * part // 255 for channel, part in zip(glow[:3], veil, strict=False)]
        lit[pose] = pygame.mask.from_threshold(head, seen, (10, 10, 10, 255)).count()
    assert lit["take"] > 100 and not lit["away"]


@pytest.mark.parametrize("look", list(shipped_art().looks))
def test_the_eyes_of_a_mech_asleep_are_out(look: str) -> None:
    art = shipped_art()
    drawn = art.looks[look]
    glow = art.palettes[drawn.palette].colors[4]
    awake, asleep = (
        mech(drawn, art.poses[DOZE], art.palettes, asleep=sleeps).count(glow) for sleeps in (False, True)
    )
    assert asleep < awake
