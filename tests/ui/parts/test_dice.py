"""Dice settle on the face that was rolled, in their places, within a second."""

from hypothesis import given
from hypothesis import strategies as st

from game.ui.parts.dice import LONGEST, Die, DieKind, Face, Pose, Throw, eight_sided, six_sided

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
