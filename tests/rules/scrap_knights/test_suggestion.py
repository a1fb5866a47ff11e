"""What is open in a mech is filled with what goes with its cards."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.scrap_knights import MechSide, shipped_library, side_problems
from game.rules.scrap_knights.suggestion import suggest

LIBRARY = shipped_library()
ACTS, ULTS, BOTS = (sorted(cards) for cards in (LIBRARY.acts, LIBRARY.ults, LIBRARY.bots))


@given(
    acts=st.lists(st.sampled_from(ACTS), unique=True, max_size=6),
    bots=st.lists(st.sampled_from(BOTS), unique=True, max_size=3),
    ult=st.sampled_from(["", *ULTS]),
)
def test_any_beginning_is_completed_and_kept(acts: list[str], bots: list[str], ult: str) -> None:
    begun = MechSide(acts=tuple(acts), bots=tuple(bots), ult=ult)
    filled = suggest(begun, LIBRARY)
    assert side_problems(filled, LIBRARY) == []
    assert filled.acts[: len(acts)] == begun.acts and filled.bots[: len(bots)] == begun.bots
    assert filled.ult == ult or not ult
    assert suggest(begun, LIBRARY) == filled


def test_a_complete_mech_stays_as_it_is() -> None:
    for mech in LIBRARY.mechs.values():
        side = MechSide.of(mech)
        assert suggest(side, LIBRARY) == side


@pytest.mark.parametrize(("ult", "kind"), [("wavedash_crash", "movement"), ("test", "special")])
def test_acts_that_link_with_the_ult_are_taken(ult: str, kind: str) -> None:
    filled = suggest(MechSide(ult=ult), LIBRARY)
    assert sum(LIBRARY.acts[act].kind == kind for act in filled.acts) >= 3


def test_the_ult_follows_the_acts() -> None:
    assert suggest(MechSide(acts=("dash", "step", "warp")), LIBRARY).ult in ("eraser_las", "wavedash_crash")


def test_the_bots_wait_for_different_things() -> None:
    bots = suggest(MechSide(), LIBRARY).bots
    assert len({LIBRARY.bots[bot].trigger for bot in bots}) == 3


def test_too_few_acts_for_the_prep_deck_leave_it_open() -> None:
    few = msgspec.structs.replace(MechSide(ult="test"), acts=tuple(ACTS[:6]), bots=tuple(BOTS[:3]))
    assert len(suggest(few, LIBRARY).prep) == 12
