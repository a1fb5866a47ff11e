"""Whatever is typed, pasted or read from a file, a name can be read, painted and told from the other one."""

import doctest
import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.storage import names
from game.storage.names import LONGEST_NAME, clean_name, clean_names, is_visible

INVISIBLE = (
    "\ufe0f\u034f\u200b\u200d\u202e\u2060\ufeff\u00ad\u115f\u3164\u2800\U000e0100\0\x07\x7f\ud800\n\t "
)
ANY = (
    st.text()
    | st.text(st.characters())
    | st.text(st.sampled_from(INVISIBLE + "aé\u0301א竜"))
    | st.text("W", min_size=30)
)


def test_examples() -> None:
    assert doctest.testmod(names).failed == 0


@given(ANY)
def test_a_clean_name_is_short_visible_and_stays_as_it_is(text: str) -> None:
    name = clean_name(text, "Player 1")
    assert 0 < len(name) <= LONGEST_NAME
    assert name.isprintable() and all(map(is_visible, name))
    assert name == " ".join(name.split())
    assert not unicodedata.category(name[0]).startswith("M")
    assert clean_name(name, "other") == name
    assert msgspec.json.decode(msgspec.json.encode(name)) == name


@given(st.text(st.sampled_from(INVISIBLE)))
def test_a_name_of_nothing_is_the_default(text: str) -> None:
    assert clean_name(text, "Player 2") == "Player 2"


@given(ANY, ANY)
def test_two_names_are_told_apart(first: str, second: str) -> None:
    both = clean_names([first, second])
    assert both[0] != both[1]
    assert all(len(name) <= LONGEST_NAME for name in both)
    assert clean_names(both) == both


@pytest.mark.parametrize("name", ["Zoë 竜", "d'Arc", "Åse-Marie", "דנה", "Nguyễn", "日本", "R2-D2 (1)"])
def test_a_real_name_is_left_alone(name: str) -> None:
    assert clean_name(name, "x") == name


def test_the_same_name_in_other_code_points_is_the_same_name() -> None:
    assert clean_names(["Zoe\u0308", "Zo\u00eb"]) == ("Zoë", "Zoë II")


def test_a_tower_of_accents_is_cut() -> None:
    assert len(clean_name("Z" + "\u0317" * 20 + "oe", "x")) < 8
