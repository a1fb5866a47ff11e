"""What a mech is good at follows from the effects of its cards, and from nothing else."""

from dataclasses import asdict, astuple

import msgspec
import pytest

from game.content.scrap_knights import Library, Mech, shipped_library
from game.rules.scrap_knights.strengths import CELLS, STRENGTHS, strengths

LIBRARY = shipped_library()
MECHS = LIBRARY.mechs


def changed(mech: Mech, **cards: str) -> Mech:
    """The mech with some of its ACTs replaced by others."""
    return msgspec.structs.replace(mech, acts=tuple(cards.get(act, act) for act in mech.acts))


@pytest.mark.parametrize("mech", MECHS)
def test_every_strength_is_one_to_five_cells(mech: str) -> None:
    cells = asdict(strengths(MECHS[mech], LIBRARY))
    assert tuple(cells) == STRENGTHS
    assert all(1 <= count <= CELLS and count == int(count) for count in cells.values())


def test_all_cells_are_used_for_each_strength() -> None:
    for counts in zip(*(astuple(strengths(mech, LIBRARY)) for mech in MECHS.values()), strict=True):
        assert min(counts) == 1 and max(counts) == CELLS


@pytest.mark.parametrize(
    ("strength", "best", "worst"),
    [
        ("defence", "bulwark", "warden"),
        ("movement", "phantom", "bulwark"),
        ("reach", "warden", "plummet"),
        ("damage", "plummet", "tidecaller"),
        ("cool_head", "tidecaller", "warden"),
    ],
)
def test_mechs_are_good_at_what_their_plan_says(strength: str, best: str, worst: str) -> None:
    assert asdict(strengths(MECHS[best], LIBRARY))[strength] == CELLS
    assert asdict(strengths(MECHS[worst], LIBRARY))[strength] == 1


def test_another_card_makes_another_strength() -> None:
    bulwark = MECHS["bulwark"]
    armed = changed(bulwark, stonewall="missile", wide_guard="flamethrower", stab="scorpion_spear")
    guarded = changed(bulwark, slash="parry_shield", stab="crash")
    before, after = strengths(guarded, LIBRARY), strengths(armed, LIBRARY)
    assert after.damage > before.damage and after.defence < before.defence
    assert after.cool_head < before.cool_head
    nimble = changed(bulwark, stonewall="dash", meditation="warp")
    assert strengths(nimble, LIBRARY).movement > before.movement


def test_the_only_mech_of_a_library_has_one_cell_of_each() -> None:
    mech = MECHS["ronin"]
    alone = Library(LIBRARY.acts, LIBRARY.ults, LIBRARY.bots, {mech.id: mech})
    assert set(astuple(strengths(mech, alone))) == {1}
