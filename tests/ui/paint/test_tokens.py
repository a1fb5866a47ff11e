"""Mechs on a board: whose they are and where they look is plain, and every one is like no other."""

from itertools import combinations, product

import pygame
import pytest

from game.content.art import shipped_art
from game.content.command_core import shipped_library
from game.ui.paint.figures.portraits import portrait
from game.ui.paint.figures.tokens import UNITS, screen_turn, token, token_size, turning

CHASSIS = sorted(shipped_art().tokens)
SIZE = 120
SMALL = 80
GROUND = (75, 70, 86)
LEAST_APART = 0.3
"""Share of what two bodies cover together that only one of them covers."""


def centred(image: pygame.Surface, corner: tuple[int, int], size: int = SIZE) -> pygame.Surface:
    """The token on a square of twice its size, with the middle of its plate in the middle."""
    whole = pygame.Surface((2 * size, 2 * size), pygame.SRCALPHA)
    whole.blit(image, (size + corner[0], size + corner[1]))
    return whole


def near(image: pygame.Surface, corner: tuple[int, int]) -> pygame.Surface:
    """The token alone on a square of its size."""
    return centred(image, corner).subsurface((SIZE // 2, SIZE // 2, SIZE, SIZE))


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    pixels = [
        pygame.image.tobytes(pygame.transform.smoothscale(image, (40, 40)), "RGBA") for image in (one, two)
    ]
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


def body(chassis: str, degrees: float) -> pygame.Mask:
    """What a mech covers at 80 pixels, without the plate that all of them stand on."""
    pictures = []
    for name in (chassis, "none"):
        ground = pygame.Surface((2 * SMALL, 2 * SMALL))
        ground.fill(GROUND)
        ground.blit(centred(*token(name, 0, degrees, SMALL), SMALL), (0, 0))
        pictures.append(ground)
    more, less = pictures[0].copy(), pictures[1].copy()
    more.blit(pictures[1], (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(pictures[0], (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(more, (0, 0, 0), (24, 24, 24, 255))
    same.invert()
    return same


def apart(one: pygame.Mask, two: pygame.Mask) -> float:
    """The share that only one of them covers, laid over each other as well as they fit."""
    shares = []
    for place in product(range(-4, 5, 2), repeat=2):
        both = one.overlap_area(two, place)
        shares.append(1 - both / (one.count() + two.count() - both))
    return min(shares)


def test_every_chassis_has_a_token_and_a_portrait() -> None:
    assert set(shipped_library().chassis) <= set(CHASSIS)
    for chassis in CHASSIS:
        assert portrait(chassis, 0, (60, 80), 6).get_size() == (60, 80)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("chassis", CHASSIS)
def test_nothing_of_a_token_is_cut(chassis: str) -> None:
    for degrees in range(0, 360, 15):
        image, _ = token(chassis, degrees // 15 % 2, degrees, SIZE)
        edge = pygame.mask.from_surface(image, 60)
        wide, high = image.get_size()
        assert not any(edge.get_at((x, y)) for x in range(wide) for y in (0, high - 1))
        assert not any(edge.get_at((x, y)) for y in range(high) for x in (0, wide - 1))


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("chassis", CHASSIS)
def test_the_white_nose_points_where_the_mech_looks(chassis: str) -> None:
    def white_at(degrees: float) -> bool:
        """Whether the tip of the nose is in the direction of an angle."""
        spot = pygame.Vector2(0, -104 * SIZE / UNITS).rotate(degrees)
        at = round(SIZE + spot.x), round(SIZE + spot.y * 0.82 - 5 * SIZE / UNITS)
        return sum(picture.get_at(at)[:3]) > 3 * 235

    # Away from us a body or a barrel may stand before it.
    for degrees in (90, 135, 180, 225, 270):
        picture = centred(*token(chassis, 1, degrees, SIZE))
        assert white_at(degrees), degrees
        assert not white_at(degrees + 180), degrees


def test_the_seats_differ_in_colour_and_in_the_shape_of_the_plate() -> None:
    blue, red = (centred(*token("none", seat, 180, SIZE)) for seat in (0, 1))
    rim = SIZE - round(72 * SIZE / UNITS), SIZE
    assert blue.get_at(rim).b > blue.get_at(rim).r and red.get_at(rim).r > red.get_at(rim).b
    corner = SIZE - round(66 * SIZE / UNITS), SIZE - round(0.82 * 66 * SIZE / UNITS)
    assert blue.get_at(corner).a < 230 and red.get_at(corner).a == 255


def test_every_mech_and_every_facing_is_like_no_other() -> None:
    faces = {chassis: near(*token(chassis, 0, 180, SIZE)) for chassis in CHASSIS}
    for one, two in combinations(CHASSIS, 2):
        assert difference(faces[one], faces[two]) > 4, f"{one} looks like {two}"
    turned = [near(*token("trooper", 0, 45 * facing, SIZE)) for facing in range(8)]
    for first, second in combinations(turned, 2):
        assert difference(first, second) > 4


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("degrees", [0, 60, 90, 135, 180, 225])
def test_no_two_mechs_have_one_outline_at_80_pixels(degrees: int) -> None:
    bodies = {chassis: body(chassis, degrees) for chassis in CHASSIS}
    for one, two in combinations(CHASSIS, 2):
        assert apart(bodies[one], bodies[two]) > LEAST_APART, f"{one} has the outline of {two}"


def test_a_ghost_is_clear_and_a_wreck_is_grey() -> None:
    plain, ghost, wreck = (token("scout", 0, 90, SIZE, state=state)[0] for state in ("", "ghost", "wreck"))
    middle = plain.get_width() // 2, plain.get_height() // 2
    assert ghost.get_at(middle).a < 255 == plain.get_at(middle).a
    assert ghost.get_at(middle).b > ghost.get_at(middle).r
    color = wreck.get_at(middle)
    assert max(color[:3]) - min(color[:3]) < 20
    assert token("scout", 0, 90, SIZE, state="ghost")[1] == token("scout", 0, 90, SIZE)[1]


def test_a_token_is_painted_once_and_grows_with_its_size() -> None:
    assert token("scout", 0, 90, SIZE)[0] is token("scout", 0, 90, SIZE)[0]
    small, large = token("scout", 0, 90, SIZE)[0], token("scout", 0, 90, 2 * SIZE)[0]
    assert large.get_width() == pytest.approx(2 * small.get_width(), abs=3)
    assert token_size(100, hexagon=True) < token_size(100, hexagon=False)


def test_the_other_seat_sees_a_facing_from_behind() -> None:
    assert screen_turn(0, 6) == 0 and screen_turn(0, 6, viewer=1) == 180
    assert screen_turn(7, 8, viewer=1) == 135
    assert turning(7, 1, 8)[-1] == 0 and turning(0, -2, 8)[-1] == 6
    assert len(turning(3, 2, 8)) == 8
