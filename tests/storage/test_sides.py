"""The folder of a player's own sides: kept, listed, deleted and brought back; nothing is ever lost."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.command_core import SquadMech, SquadSide
from game.content.dino_battles import DeckSide
from game.content.scrap_knights import MechSide
from game.content.side_file import parse_side, write_side
from game.storage.sides import (
    MOST_REMOVED,
    SideFileError,
    bring_back,
    keep_side,
    list_sides,
    read_side_file,
    remove_side,
    sides_folder,
)
from tests.storage.told import told

HALF = MechSide(name="Zoë's Knight", plan="Not done", acts=("slash", "stab"))


def names(folder: Path) -> list[str]:
    return [kept.side.name for kept in list_sides(folder, MechSide).sides]


def test_a_side_is_a_readable_file_of_its_own(tmp_path: Path) -> None:
    folder = sides_folder(tmp_path, "scrap_knights")
    path = keep_side(folder, HALF)
    assert path == tmp_path / "sides" / "scrap_knights" / "zoe_s_knight.yaml"
    lines = path.read_text("utf-8").splitlines()
    assert lines == ["format: 1", "name: Zoë's Knight", "plan: Not done", "acts: [slash, stab]"]
    assert list_sides(folder, MechSide).sides[0].side == HALF


def test_squads_and_decks_read_like_ready_ones(tmp_path: Path) -> None:
    squad = SquadSide(name="Pair", mechs=(SquadMech("gnat", ("needler",)), SquadMech("scout", ("stinger",))))
    assert write_side(squad).splitlines()[2:5] == ["mechs:", "- chassis: gnat", "  weapons: [needler]"]
    deck = DeckSide(name="Few", cards={"triceratops": 2, "attack": 30})
    assert write_side(deck).splitlines()[2:] == ["cards:", "  triceratops: 2", "  attack: 30"]
    for side in (squad, deck):
        assert read_side_file(keep_side(tmp_path, side), type(side)) == side


def test_two_sides_of_one_name_have_a_file_each(tmp_path: Path) -> None:
    paths = [keep_side(tmp_path, HALF).name for _ in range(3)]
    assert paths == ["zoe_s_knight.yaml", "zoe_s_knight_2.yaml", "zoe_s_knight_3.yaml"]
    assert keep_side(tmp_path, MechSide(name="con")).name == "con_side.yaml"
    assert keep_side(tmp_path, MechSide(name="竜")).name == "nameless.yaml"


def test_a_side_is_written_anew_into_its_own_file(tmp_path: Path) -> None:
    path = keep_side(tmp_path, HALF)
    renamed = MechSide(name="Ada's Knight", acts=HALF.acts)
    assert keep_side(tmp_path, renamed, path) == path
    assert names(tmp_path) == ["Ada's Knight"]


def test_a_deleted_side_comes_back(tmp_path: Path) -> None:
    path = keep_side(tmp_path, HALF)
    removed = remove_side(path)
    assert names(tmp_path) == [] and not path.exists()
    assert bring_back(removed) == path
    assert names(tmp_path) == [HALF.name]


def test_a_deleted_side_comes_back_beside_one_that_took_its_name(tmp_path: Path) -> None:
    removed = remove_side(keep_side(tmp_path, HALF))
    keep_side(tmp_path, MechSide(name=HALF.name, ult="test"))
    assert bring_back(removed).name == "zoe_s_knight_2.yaml"
    assert {kept.side.ult for kept in list_sides(tmp_path, MechSide).sides} == {"", "test"}


def test_only_the_last_deleted_sides_are_kept(tmp_path: Path) -> None:
    for number in range(MOST_REMOVED + 3):
        path = keep_side(tmp_path, MechSide(name=f"Knight {number}"))
        removed = remove_side(path)
        os.utime(removed.path, (number, number))
    kept = {path.stem for path in (tmp_path / "removed").iterdir()}
    assert len(kept) == MOST_REMOVED and "knight_0" not in kept and "knight_22" in kept


BROKEN = {
    "damaged": ("acts: [slash", "The file 'odd.yaml' is damaged: "),
    "empty": ("", "The file 'odd.yaml' is damaged: it is not the file of a side."),
    "wrong": ("acts: 3", "The file 'odd.yaml' is damaged: acts: expected `array`, got `int`."),
    "newer": (
        "format: 2\nname: A\nspell: fire",
        "The file 'odd.yaml' was written by a newer version of Iron & Scale.",
    ),
    "two": (
        "format: two\nname: A",
        "The file 'odd.yaml' is damaged: format: it is a whole number from 1 on.",
    ),
}


@pytest.mark.parametrize("text,sentence", BROKEN.values(), ids=BROKEN)
def test_a_file_that_is_no_side_is_listed_and_never_overwritten(
    text: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text, "utf-8")
    (broken,) = list_sides(tmp_path, MechSide).broken
    assert told(broken.problem).startswith(sentence)
    keep_side(tmp_path, HALF, path)
    assert read_side_file(path, MechSide) == HALF
    assert (tmp_path / "odd.yaml.kept-1").read_text("utf-8") == text


def test_a_folder_in_place_of_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "odd.yaml").mkdir()
    (broken,) = list_sides(tmp_path, MechSide).broken
    assert "is not a regular file" in told(broken.problem)


def test_a_side_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep_side(tmp_path, HALF)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.storage.atomic.os.replace", full)
    with pytest.raises(SideFileError) as refusal:
        keep_side(tmp_path, MechSide(name="New"), path)
    assert told(refusal.value.fault) == "Your side could not be saved: the disk is full."
    with pytest.raises(SideFileError) as refusal:
        remove_side(path)
    assert told(refusal.value.fault) == "Your side could not be deleted: the disk is full."
    assert read_side_file(path, MechSide) == HALF
    assert {one.name for one in tmp_path.iterdir() if one.is_file()} == {path.name}


@given(
    name=st.text(max_size=24).map(str.strip).filter(str.isprintable),
    cards=st.lists(st.text(max_size=40), max_size=6),
)
@settings(max_examples=50, deadline=None)
def test_any_name_and_any_card_come_back(name: str, cards: list[str]) -> None:
    side = MechSide(name=name, acts=tuple(cards))
    try:
        assert parse_side(write_side(side), MechSide) == side
    except ValueError as error:
        # YAML has no way to write some signs.
        assert not all(text.isprintable() for text in (name, *cards)), error


def test_a_huge_file_is_listed_at_once_without_a_search_for_its_mistake(tmp_path: Path) -> None:
    text = "\n".join(["acts:", *["- slash"] * 20_000])
    (tmp_path / "huge.yaml").write_text(text, "utf-8")
    (broken,) = list_sides(tmp_path, MechSide).broken
    assert broken.mistake is None and "is damaged" in told(broken.problem)
