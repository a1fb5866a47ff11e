"""One table says which key does what; no other file knows pygame's keys."""

import re
from pathlib import Path

import pygame
import pytest

import game.ui
from game.content.keys import load_keys, shipped_keys
from game.content.problems import Problems
from game.ui.gamepad import Gamepad
from game.ui.keys import arrow, digit, is_key, key_with, keys_of, label, pressed
from game.ui.scenes.settings.key_list import ROWS, key_rows, used_keys

UI = Path(game.ui.__file__).parent
KNOWS_KEYS = {"keys.py", "kit/text_field.py"}


def press(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def test_no_other_file_names_keys_of_pygame() -> None:
    found = {
        str(path.relative_to(UI))
        for path in UI.rglob("*.py")
        if re.search(r"pygame\.(K_|KMOD_)|f\"K_", path.read_text(encoding="utf-8"))
    }
    assert found == KNOWS_KEYS


def test_each_key_and_button_is_known_and_each_action_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    for actions in shipped_keys().actions.values():
        for action in actions:
            assert keys_of(action)
            assert f'"{action}"' in source, f"nothing does '{action}'"


def test_each_asked_action_stands_in_the_table() -> None:
    for path in UI.rglob("*.py"):
        for call in re.findall(r"\b(?:pressed|is_key)\(([^()]*)\)", path.read_text(encoding="utf-8")):
            for action in re.findall(r'"(\w+)"', call):
                assert keys_of(action), f"{path}: {action}"


def test_a_key_with_a_modifier_is_an_action_of_its_own() -> None:
    tab = press(pygame.K_TAB)
    back = press(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert pressed(tab, "next_control") and not pressed(tab, "last_control")
    assert pressed(back, "last_control") and not pressed(back, "next_control")
    assert not pressed(press(pygame.K_TAB, pygame.KMOD_LCTRL), "next_control", "last_control")
    assert pressed(press(pygame.K_TAB, pygame.KMOD_LCTRL), "next_tab")
    assert pressed(press(pygame.K_RETURN, pygame.KMOD_LALT), "full_screen")
    assert not pressed(press(pygame.K_RETURN, pygame.KMOD_LALT), "confirm")
    # Caps or a stray Shift do not spoil a letter.
    assert pressed(press(pygame.K_u, pygame.KMOD_LSHIFT), "undo")
    assert not pressed(pygame.event.Event(pygame.KEYUP, key=pygame.K_u, mod=0), "undo")


def test_labels_lead_back_to_their_keys() -> None:
    for actions in shipped_keys().actions.values():
        for action in actions:
            assert key_with(label(action)) == keys_of(action)[0].code, action
    assert (label("back"), label("undo"), label("confirm")) == ("Esc", "U", "Enter")
    assert key_with("no such key") is None


def test_arrows_and_digits() -> None:
    assert arrow(press(pygame.K_UP)) == (0, -1)
    assert arrow(press(pygame.K_u)) is None
    assert [digit(code) for code in (pygame.K_0, pygame.K_1, pygame.K_9, pygame.K_a)] == [None, 1, 9, None]
    assert is_key(pygame.K_KP_ENTER, "confirm")


@pytest.mark.parametrize(
    ("button", "action"), [(0, "confirm"), (1, "back"), (2, "undo"), (4, "last_control")]
)
def test_a_pad_does_what_the_key_does(button: int, action: str) -> None:
    event = Gamepad().key(pygame.event.Event(pygame.JOYBUTTONDOWN, button=button, joy=0))
    assert event is not None and pressed(event, action)


def test_the_page_of_controls_shows_each_key() -> None:
    shown = {label(action) for actions in shipped_keys().actions.values() for action in actions}
    assert shown <= used_keys()


def test_the_page_of_controls_has_a_row_for_each_action() -> None:
    """Keys that worked at a table stood nowhere: those of the board's size, N, Backspace, D."""
    listed = {action for row in ROWS for action in (*row.keys, *row.pad)}
    missing = [one for actions in shipped_keys().actions.values() for one in actions if one not in listed]
    # What goes the other way, or does the same, is told in the note of its row.
    assert missing == ["press", "last_hint", "tab_ahead", "tab_back", "last_tab"]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("pads: {}\nactions: {table: {undo: {keys: [u], pad: [X]}}}", "unknown button 'X'"),
        ("pads: {}\nactions: {table: {undo: {keys: []}}}", "action 'undo' has no key"),
        ("pads: {}\nactions: {a: {undo: {keys: [u]}}, b: {undo: {keys: [z]}}}", "'undo' is in two scopes"),
        ("pads: {}\nactions: 3", "Expected `object`"),
    ],
)
def test_a_mistake_in_the_table_is_named(tmp_path: Path, text: str, wrong: str) -> None:
    (tmp_path / "keys.yaml").write_text(text, encoding="utf-8")
    problems = Problems()
    load_keys(tmp_path, problems)
    assert [wrong in str(problem) for problem in problems] == [True]


def test_the_keys_of_each_game_stand_under_its_name_one_word_for_each_key() -> None:
    """ "P F A B" stood beside "Pass, spend a token", and Dino Battles had no row."""
    rows = {row.what: row for row in key_rows()}
    assert {"SCRAP KNIGHTS", "SCRAPBOTS", "COMMAND CORE", "DINO BATTLES"} <= rows.keys()
    assert rows["Frame Advantage, Armored, Blitz"].keys == ("F", "A", "B")
    assert rows["Switch, pass or pay"].keys == ("S", "Space")
    assert rows["New opening hand, keep it, ready"].keys == ("N", "K", "R")


def test_the_arrows_lie_at_the_lower_right_as_on_a_keyboard() -> None:
    ends: dict[str, tuple[int, float, float]] = {}
    for number, row in enumerate(shipped_keys().keyboard):
        left = row.indent
        for key, width in row.keys.items():
            ends[key] = number, left, left + width
            left += width
    up, down, right = ends["Up"], ends["Down"], ends["Right"]
    assert up[0] + 1 == down[0] == right[0] == ends["Left"][0] == len(shipped_keys().keyboard) - 1
    assert up[1:] == pytest.approx(down[1:])
    assert right[2] == pytest.approx(max(row.length for row in shipped_keys().keyboard))
