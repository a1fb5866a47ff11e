"""Dice settle on the face that was rolled, in their places, within a second."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.parts.dice import LONGEST, Die, DieKind, Face, Pose, Throw, eight_sided, six_sided
from game.ui.parts.dice_tray import DiceTray
from tests.ui.kit.room import Room

KINDS = [six_sided(), eight_sided(), DieKind("round", (Face(), Face(symbol="block")))]


@st.composite
def hands(draw: st.DrawFn) -> list[Die]:
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=30))
    return [Die(kind, draw(st.integers(0, len(kind.faces) - 1))) for kind in kinds]


@st.composite
def throws(draw: st.DrawFn) -> Throw:
    dice = draw(hands())
    if draw(st.booleans()):
        return Throw(dice)
    return Throw(dice, draw(st.frozensets(st.integers(0, len(dice) - 1))), again=True)


@given(throws(), st.floats(0, 500))
def test_dice_settle_on_the_rolled_faces_in_their_places(throw: Throw, after: float) -> None:
    for number, die in enumerate(throw.dice):
        assert throw.pose(number, throw.length + after) == Pose(0.0, 0.0, 0.0, die.face)


@given(throws())
def test_no_throw_takes_longer_than_a_second(throw: Throw) -> None:
    assert 0 <= throw.length <= LONGEST == 1000


@given(throws(), st.floats(0, 1000))
def test_a_die_in_the_air_shows_a_face_that_it_has(throw: Throw, at: float) -> None:
    for number, die in enumerate(throw.dice):
        pose = throw.pose(number, at)
        assert 0 <= pose.face < len(die.kind.faces)
        assert pose.height >= 0 and pose.x <= 0


@given(hands(), st.floats(0, 349))
def test_only_rerolled_dice_move(dice: list[Die], at: float) -> None:
    throw = Throw(dice, frozenset({0}), again=True)
    for number in range(1, len(dice)):
        assert throw.pose(number, at) == Pose(0.0, 0.0, 0.0, dice[number].face)
    assert throw.pose(0, 175).height > 0.5


def test_a_thrown_die_shows_other_faces_on_its_way() -> None:
    throw = Throw([Die(six_sided(), 2)])
    assert len({throw.pose(0, at).face for at in range(0, 450, 10)}) > 1


def tray(**options: object) -> DiceTray:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    made = DiceTray([Die(six_sided(), face) for face in (0, 3, 5, 1)], **options)  # type: ignore[arg-type]
    made.place(pygame.Rect(20, 20, 300, 80), 1.0)
    return made


def test_a_tray_is_at_rest_when_its_time_is_over() -> None:
    one = tray()
    one.roll([Die(six_sided(), face) for face in (1, 1, 2, 4)])
    assert one.moving
    passed = 0
    while one.moving:
        one.update(16)
        passed += 16
    assert passed <= 1016
    assert not one.update(16)
    one.roll(one.dice)
    one.skip()
    assert not one.moving


def test_without_motion_the_faces_are_there_at_once() -> None:
    one = tray(still=True)
    one.roll([Die(six_sided(), 5)])
    assert not one.moving and one.throw.pose(0, one.time).face == 5
    one.reroll([Die(six_sided(), 2)], frozenset({0}))
    assert not one.moving and one.throw.pose(0, one.time).face == 2


@pytest.mark.parametrize("numbered", [False, True])
@pytest.mark.parametrize("count", [1, 2, 6, 14])
def test_dice_lie_in_the_order_given_inside_the_tray(count: int, numbered: bool) -> None:
    order = [*range(1, count, 2), *range(0, count, 2)]
    one = DiceTray([Die(six_sided(), 0)] * count, order=order, numbered=numbered)
    one.place(pygame.Rect(20, 20, 300, 80), 1.0)
    rects = [one.die_rect(number) for number in order]
    assert all(one.rect.contains(rect) for rect in rects)
    assert all(left.right <= right.left for left, right in pairwise(rects))


def test_a_die_is_picked_by_mouse_and_by_keys() -> None:
    picked: list[int] = []
    one = tray(order=(3, 1, 0, 2), choices={0: "First", 3: "Fourth"}, picked=picked.append)
    room = Room([one])
    for number in (0, 1, 3):
        room.click(one.die_rect(number).center)
    assert picked == [0, 3]
    room.form.set_focus(one)
    room.key(pygame.K_LEFT)
    room.key(pygame.K_RIGHT)
    room.key(pygame.K_RETURN)
    room.key(pygame.K_LEFT)
    room.key(pygame.K_RETURN)
    assert picked == [0, 3, 0, 3]


def test_the_tooltip_is_that_of_the_die() -> None:
    one = tray(choices={2: "Reroll: 1 Surge"}, picked=lambda number: None, hint="Attack dice")
    room = Room([one])
    room.move(one.die_rect(2).center)
    room.rest()
    assert room.form.told is one and one.tip == "Reroll: 1 Surge" and one.tip_rect == one.die_rect(2)
    room.move(one.die_rect(0).center)
    assert one.tip == "Attack dice"
    one.enable(False, "Not your dice.")
    assert one.tip == "Not your dice.\nAttack dice"


def test_thirty_dice_take_no_longer_than_a_second() -> None:
    throw = Throw([Die(six_sided(), 0)] * 30)
    assert throw.length <= 1000
    assert throw.pose(0, throw.tumble * 0.8).face == 0
