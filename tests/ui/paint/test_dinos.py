"""Dinosaurs: whole in every pose, on their feet, and every animal like no other even when it is small."""

import math
from itertools import combinations, product

import pygame
import pytest

from game.content.art import shipped_art
from game.content.dino_metal import Gear
from game.content.dinos import NOTHING, POSES, DinoPose, drawings
from game.ui.paint.dino import figures
from game.ui.paint.dino.animal import animal_svg, neck_end, unlit_svg
from game.ui.paint.dino.arena import FEET, arena, ground_shadow
from game.ui.paint.dino.card_back import dino_back
from game.ui.paint.dino.figures import SHEET, figure, fitted
from game.ui.paint.dino.limbs import reach
from game.ui.paint.dino.skin import bent
from game.ui.paint.dino.tube import Tube
from game.ui.paint.svg import rasterise
from game.ui.tables.dino_battles.arena.marks import RINGS, mark
from game.ui.tables.dino_battles.pieces import pieces_sheet

DINOS = shipped_art().dinos
ANIMALS = list(DINOS.animals)
SMALL = 80
LEAST_APART = 0.2
"""Share of what two animals cover together that only one of them covers."""
BLOOD = "#b3203a"


def small(animal: str, pose: str = "stand") -> pygame.Surface:
    """An animal 80 pixels wide on a square, its feet at the lower edge."""
    square = pygame.Surface((SMALL, SMALL))
    square.fill((31, 46, 54))
    image, _ = fitted(animal, pose, (SMALL, SMALL), 0)
    square.blit(image, ((SMALL - image.get_width()) // 2, SMALL - image.get_height()))
    return square


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    pixels = [
        pygame.image.tobytes(pygame.transform.smoothscale(image, (40, 40)), "RGB") for image in (one, two)
    ]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


def shape(animal: str, pose: str = "stand") -> pygame.Mask:
    image = small(animal, pose)
    ground = pygame.mask.from_threshold(image, (31, 46, 54), (6, 6, 6, 255))
    ground.invert()
    return ground


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("animal", ANIMALS)
def test_no_pose_leaves_the_sheet_that_it_is_drawn_on(animal: str) -> None:
    for pose in POSES:
        image, (x, y) = figure(animal, pose, 0.25, 0)
        edges = x, y, x + image.get_width(), y + image.get_height()
        room = [round(edge * 0.25) for edge in (SHEET.left, SHEET.top, SHEET.right, SHEET.bottom)]
        assert edges[0] > room[0] + 2 and edges[1] > room[1] + 2, pose
        assert edges[2] < room[2] - 2 and edges[3] < room[3] - 2, pose


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("animal", ANIMALS)
def test_feet_stand_on_the_ground(animal: str) -> None:
    plan = DINOS.animals[animal].plan
    for pose in ("stand", "brace", "hurt"):
        image, (_, y) = figure(animal, pose, 0.5, 0)
        lowest = (y + image.get_height()) / 0.5
        if plan == "flyer":
            assert -140 < lowest < -10, pose
        else:
            assert -12 <= lowest <= 24, pose


@pytest.mark.default_cases(13)
@pytest.mark.parametrize("animal", ANIMALS)
def test_the_other_side_is_the_mirror_image_about_the_ground_point(animal: str) -> None:
    (right, (x, y)), (left, (other_x, other_y)) = (
        figure(animal, "lunge", 0.3, 0),
        figure(animal, "lunge", 0.3, 1),
    )
    assert pygame.image.tobytes(pygame.transform.flip(right, True, False), "RGBA") == pygame.image.tobytes(
        left, "RGBA"
    )
    assert y == other_y and abs(other_x + x + right.get_width()) <= 1


def shifted(image: pygame.Surface, across: int, down: int) -> pygame.Surface:
    moved = pygame.Surface(image.get_size())
    moved.fill((31, 46, 54))
    moved.blit(image, (across, down))
    return moved


def test_the_first_seat_looks_to_the_right() -> None:
    image, (x, _) = figure("tyrannosaurus", "lunge", 0.3, 0)
    assert x + image.get_width() > -x + 20


@pytest.mark.slow
def test_every_animal_is_like_no_other_at_80_pixels() -> None:
    """However they are laid over each other."""
    pictures, shapes = {one: small(one) for one in ANIMALS}, {one: shape(one) for one in ANIMALS}
    for one, two in combinations(ANIMALS, 2):
        places = product(range(-8, 9, 2), (-2, 0, 2))
        apart = min(difference(pictures[one], shifted(pictures[two], *place)) for place in places)
        assert apart > 7.5, f"{one} looks like {two}"
        lone = shapes[one].count() + shapes[two].count() - 2 * shapes[one].overlap_area(shapes[two], (0, 0))
        assert lone > 300, f"{one} has the outline of {two}"


def apart(one: pygame.Mask, two: pygame.Mask) -> float:
    """The share that only one of them covers, laid over each other as well as they fit."""
    shares = []
    for place in product(range(-8, 9, 2), repeat=2):
        both = one.overlap_area(two, place)
        shares.append(1 - both / (one.count() + two.count() - both))
    return min(shares)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("pose", ["stand", "lunge", "hurt"])
def test_no_two_animals_have_one_outline_at_80_pixels(pose: str) -> None:
    shapes = {one: shape(one, pose) for one in ANIMALS}
    for one, two in combinations(ANIMALS, 2):
        assert apart(shapes[one], shapes[two]) > LEAST_APART, f"{one} has the outline of {two}"


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("animal", ANIMALS)
def test_every_pose_is_another(animal: str) -> None:
    for one, two in combinations(POSES, 2):
        least = 0.8 if {one, two} == {"stand", "breathe"} else 2
        assert difference(small(animal, one), small(animal, two)) > least, f"{one} looks like {two}"


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("animal", ANIMALS)
def test_drawings_are_filled_in_and_gradients_have_names_of_their_own(animal: str) -> None:
    for pose in POSES:
        svg = animal_svg(animal, pose)
        assert "{" not in svg and "None" not in svg and "nan" not in svg
        ids = [part.split('"')[0] for part in svg.split(' id="')[1:]]
        assert len(set(ids)) == len(ids)
        assert all(f'id="{name}"' in svg for name in {part.split(")")[0] for part in svg.split("url(#")[1:]})


@pytest.mark.slow
def test_only_the_hurt_bleed_and_shut_their_eyes() -> None:
    for animal in ANIMALS:
        bleeding = {pose for pose in POSES if BLOOD in animal_svg(animal, pose)}
        assert bleeding == {"hurt"}, animal


@pytest.mark.slow
def test_eyes_and_lamps_can_be_put_out() -> None:
    for animal in ANIMALS:
        glow = DINOS.palettes[DINOS.animals[animal].palette].colors[5]
        assert glow in animal_svg(animal, "stand") and glow not in unlit_svg(animal, "stand")


@pytest.mark.slow
def test_a_figure_is_painted_once_for_a_size_and_fits_into_a_box() -> None:
    assert figure("troodon", "stand", 0.3, 0)[0] is figure("troodon", "stand", 0.3, 0)[0]
    for animal in ANIMALS:
        image, _ = fitted(animal, "stand", (120, 90), 1)
        assert image.get_width() <= 121 and image.get_height() <= 91
        assert image.get_width() >= 117 or image.get_height() >= 87
    with pytest.raises(KeyError):
        figures.figure("unicorn", "stand", 0.3, 0)


def test_a_knee_is_where_both_bones_end() -> None:
    for end in ((30.0, 100.0), (-40.0, 80.0), (0.0, 60.0)):
        knee, reached = reach((0, 0), end, 70, 60, 1)
        assert math.dist((0, 0), knee) == pytest.approx(70) and math.dist(knee, reached) == pytest.approx(60)
        assert reached == pytest.approx(end)
    knee, reached = reach((0, 0), (0, 500), 70, 60, 1)
    assert reached[1] < 130 and math.dist(knee, reached) == pytest.approx(60)
    assert reach((0, 0), (0, 100), 70, 60, 1)[0][0] > 0 > reach((0, 0), (0, 100), 70, 60, -1)[0][0]


def test_a_place_on_the_skin_lies_as_far_out_as_it_is_deep() -> None:
    tube = Tube([(0, 0, 10, 20), (100, 0, 10, 20), (200, 0, 10, 20)])
    assert tube.point(1, 1) == pytest.approx((100, -10)) and tube.point(1, -0.5) == pytest.approx((100, 10))
    assert tube.above(1, 1, 30) == pytest.approx((100, -40)) and tube.turn(1) == pytest.approx(0)
    assert len(tube.area(0, 2, -1, 1)) % 2 == 0


def test_a_pose_bends_the_spine_and_keeps_its_bones() -> None:
    dino = DINOS.animals["tyrannosaurus"]
    straight, leaning = bent(dino, DinoPose()), bent(dino, DinoPose(lean=20, neck=30, tail=-15, hip=(5, 7)))
    for i in range(len(dino.spine) - 1):
        one, two = (math.dist(tube.knots[i][:2], tube.knots[i + 1][:2]) for tube in (straight, leaning))
        assert one == pytest.approx(two)
    curled = bent(dino, DinoPose(neck=30))
    assert curled.middle(dino.shoulder) == pytest.approx(straight.middle(dino.shoulder))
    assert math.dist(curled.middle(8), straight.middle(8)) > 20
    assert straight.middle(dino.hip) == dino.spine[dino.hip][:2]
    assert leaning.middle(dino.hip) == (dino.spine[dino.hip][0] + 5, dino.spine[dino.hip][1] + 7)
    assert leaning.point(7, 1)[1] > straight.point(7, 1)[1] + 20


def test_a_neck_ends_where_the_head_begins() -> None:
    lunge, stand = neck_end("tyrannosaurus", "lunge"), neck_end("tyrannosaurus", "stand")
    assert stand == pytest.approx(DINOS.animals["tyrannosaurus"].spine[-1][:2])
    assert lunge[0] > stand[0] + 20 and lunge[1] > stand[1] + 20


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(689, 304), (960, 540), (1838, 608), (400, 400)])
def test_the_arena_fills_any_window(size: tuple[int, int]) -> None:
    ground = arena(size)
    assert ground.get_size() == size
    corners = [(x, y) for x in (0, size[0] // 2, size[0] - 1) for y in (0, size[1] // 2, size[1] - 1)]
    assert all(ground.get_at(place).a == 255 for place in corners)
    sand = ground.get_at((size[0] // 2 + 9, size[1] - 4))
    assert sand.r > sand.b + 30
    assert arena(size, 20).get_at((0, 0)).a == 0
    assert 0.6 < FEET < 0.9 and ground_shadow(200).get_width() == 200


def test_a_wider_arena_shows_more_at_its_sides() -> None:
    narrow, wide = arena((640, 304)), arena((900, 304))
    middle = wide.subsurface((130, 0, 640, 304)).subsurface((160, 0, 320, 304))
    assert difference(narrow.subsurface((160, 0, 320, 304)), middle) < 3


def test_the_back_of_their_cards_is_their_own() -> None:
    image = rasterise(dino_back(), (180, 250))
    assert image.get_at((0, 0)).a == 0
    green = image.get_at((40, 40))
    assert green.g > green.r + 20


@pytest.mark.slow
def test_what_an_animal_wears_is_seen_on_it_in_every_pose() -> None:
    for name in DINOS.worn:
        for animal, pose in (("triceratops", "stand"), ("troodon", "lunge"), ("pteranodon", "hurt")):
            bare, dressed = animal_svg(animal, pose), animal_svg(animal, pose, (name,))
            assert len(dressed) > len(bare) + 200, name
            assert "{" not in dressed
    assert animal_svg("troodon", "stand", ("no_such_thing",)) == animal_svg("troodon", "stand")
    assert {one.id for one in DINOS.worn.values()} == drawings("worn")


def test_things_are_worn_beside_each_other() -> None:
    places = [one.at for one in DINOS.worn.values() if one.fixed_to == "trunk"]
    assert min(math.dist(one, two) for one, two in combinations(places, 2)) > 0.1


def test_every_drawing_is_part_of_some_animal() -> None:
    animals = DINOS.animals.values()
    assert {one.head for one in animals} == drawings("heads") == set(DINOS.heads)
    assert {one.tail for one in animals} == drawings("tails") | {NOTHING}
    assert {one.arm for one in animals} | {"talons"} == drawings("arms") | {NOTHING}
    assert {one.name for dino in animals for one in dino.metal if isinstance(one, Gear)} == drawings("metal")
    assert {one.palette for one in animals} == set(DINOS.palettes)
    assert {one.plan for one in animals} == set(DINOS.plans)
    assert len(ANIMALS) >= 36


def test_marks_have_a_ring_of_their_own_and_show_their_count() -> None:
    rings = set()
    for name, color in RINGS.items():
        plain, counted = mark(name, 64), mark(name, 64, 3)
        rings.add(tuple(plain.get_at((7, 32))))
        assert plain.get_at((7, 32))[:3] == pygame.Color(color)[:3]
        assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(counted, "RGBA")
        assert pygame.image.tobytes(mark(name, 64, 2), "RGBA") != pygame.image.tobytes(counted, "RGBA")
    assert len(rings) == len(RINGS)


@pytest.mark.slow
def test_the_sheet_of_pieces_has_room_for_every_animal() -> None:
    sheet = pieces_sheet()
    assert sheet.get_height() > 240 * len(ANIMALS)
    row = pygame.Rect(0, 30, sheet.get_width(), 246)
    for number in range(len(ANIMALS)):
        small_one = sheet.subsurface(row.move(0, 246 * number)).subsurface((row.width - 120, 0, 80, 246))
        assert len(set(pygame.image.tobytes(small_one, "RGB"))) > 40
