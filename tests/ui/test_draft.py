"""Drafts: whatever is put, swapped and taken out, no piece is lost or laid twice."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.ui.tables.command_core.planning.draft import Draft
from tests.examples import examples

PIECES = ["ahead", "ahead", "turn", "turn", "turn", "back"]


@given(seed=st.integers(0, 2**32), slots=st.integers(1, 7))
@examples(200)
def test_no_piece_is_lost_or_laid_twice(seed: int, slots: int) -> None:
    dice = Dice(seed)
    draft = Draft(PIECES, slots)
    for _ in range(30):
        deed = dice.below(4)
        if deed == 0:
            draft.take_out(dice.below(slots))
        elif deed == 1:
            draft.swap(dice.below(slots), dice.below(slots))
        else:
            draft.put(dice.pick(PIECES), dice.below(slots) if dice.coin() else None)
        laid = [piece for piece in draft.slots if piece is not None]
        assert Counter(laid) + Counter(draft.free) == Counter(PIECES)
        assert draft.filled == (len(laid) == slots)
        assert draft.actions(lambda slot, piece: (slot, piece)) == [
            (slot, piece) for slot, piece in enumerate(draft.slots) if piece is not None
        ]


def test_a_piece_is_laid_only_where_it_fits() -> None:
    draft = Draft(["left", "right"], 2, lambda piece, slot: (piece, slot) != ("left", 0))
    assert draft.places("left") == (1,) and not draft.put("left", 0)
    assert draft.put("left") and draft.slots == [None, "left"]
    draft.swap(0, 1)
    assert draft.slots == [None, "left"], "it may not lie there"
    assert draft.put("right") and draft.filled
    draft.clear()
    assert draft.free == ("left", "right")


def test_what_lay_in_a_slot_is_free_again() -> None:
    draft = Draft(["one", "two"], 1)
    assert draft.put("one", 0) and draft.put("two", 0)
    assert draft.slots == ["two"] and draft.free == ("one",)
