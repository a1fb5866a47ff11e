"""The keys and buttons that work, as the page of controls shows them: read from the table of keys."""

from dataclasses import dataclass
from functools import cache

from game.content.keys import shipped_keys
from game.rules import GAMES
from game.ui.keys import label, labels
from game.ui.parts.key_table import KeyRow
from game.words.messages import SCREENS, shipped_messages

_ARROWS = ("left", "right", "up", "down")
_JOINING = ("or", "to")
_DIGITS = ("1", "to", "9")
_BOXES = ("1", "to", str(len(GAMES)))


@dataclass(frozen=True, slots=True)
class _Row:
    """`key` names its messages; `keys` are actions, digits, "arrows", and what joins them.

    `pad` are actions of which the buttons of a gamepad are shown.
    """

    key: str
    keys: tuple[str, ...] = ()
    pad: tuple[str, ...] = ()


ROWS = (
    _Row("everywhere"),
    _Row("controls", ("next_control", "or", "arrows"), (*_ARROWS, "last_control", "next_control")),
    _Row("ends", ("to_first", "or", "to_last")),
    _Row("press", ("confirm",), ("confirm",)),
    _Row("back", ("back",), ("back",)),
    _Row("next_hint", ("next_hint",), ("next_hint",)),
    _Row("rules", ("rules",), ("rules",)),
    _Row("card", ("open_card",)),
    _Row("full_screen", ("full_screen",)),
    _Row("scroll", ("page_up", "or", "page_down")),
    _Row("title"),
    _Row("boxes", _BOXES, _ARROWS),
    _Row("set_up"),
    _Row("begin", ("begin", "by_chance")),
    _Row("table"),
    _Row("hand", _DIGITS, _ARROWS),
    _Row("undo", ("undo",), ("undo",)),
    _Row("hint", ("hint",)),
    _Row("log", ("log",), ("log",)),
    _Row("skip", ("next_step", "or", "skip"), ("confirm",)),
    _Row("move_now", ("move_now",)),
    _Row("duel"),
    _Row("pass", ("pass",)),
    _Row("bot", ("1", "to", "3")),
    _Row("choices", ("1", "to", "6")),
    _Row("sign", ("sign",)),
    _Row("tokens", ("frame_advantage", "armored", "blitz")),
    _Row("put_back", ("erase",)),
    _Row("lanes"),
    _Row("pay_with", ("play_for_scrap", "play_for_energy")),
    _Row("use", ("build", "activate")),
    _Row("buy", ("build", "1", "to", "5")),
    _Row("lane_attack", ("attack", "1", "to", "3")),
    _Row("play_all", ("play_all", "end_turn")),
    _Row("recap", ("recap_back", "next_step", "confirm")),
    _Row("board"),
    _Row("program", ("flip", "next_mech", "threats")),
    _Row("programmed", ("clear", "ready")),
    _Row("slots", ("1", "to", "9", "take_out")),
    _Row("face", ("turn_left", "turn_right", "face_here")),
    _Row("numbers", _DIGITS),
    _Row("fight", ("hold_fire", "keep", "done")),
    _Row("zoom", ("zoom_in", "or", "zoom_out")),
    _Row("arena"),
    _Row("dino_turn", ("switch", "pass_window")),
    _Row("targets", ("0", "to", "3")),
    _Row("answers", ("1", "to", "7")),
    _Row("mulligan", ("mulligan", "keep", "ready")),
    _Row("lessons"),
    _Row("lesson", ("skip_lesson_step", "play_on")),
    _Row("build_lesson", ("skip_lesson_step", "lesson_step_back")),
    _Row("puzzles", ("puzzles",)),
    _Row("books"),
    _Row("next_tab", ("next_tab",)),
    _Row("try_sound", ("try_sound",)),
    _Row("pages", ("page_up", "page_down")),
    _Row("last_place", ("last_place",)),
    _Row("search", ("search",)),
    _Row("workshop"),
    _Row("suggest_rest", ("suggest_rest",), ("do_next",)),
    _Row("swap", ("swap_card",), ("swap_card",)),
    _Row("see_card", ("see_card",), ("see_card",)),
    _Row("pool", ("next_order", "clear_filters", "next_kind"), ("last_kind", "next_kind")),
    _Row("copies", ("one_more", "one_less", "five_more", "draw_hand")),
    _Row("squads", ("turn_board", "take_mech_out")),
    _Row("sides", ("new_side", "copy_side", "delete_side", "play_side")),
    _Row("damaged", ("read_again", "delete_side")),
    _Row("share", ("share_side", "paste_code")),
    _Row("poster", ("save_poster", "copy_poster")),
    _Row("try_side", ("try_side", "stop_trial", "more_games")),
    _Row("watch", ("watch_won", "watch_lost")),
    _Row("make_again", ("make_again",)),
    _Row("rename_side", ("rename_side",)),
)


@cache
def key_rows() -> tuple[KeyRow, ...]:
    """The rows of the page; one without keys is a heading."""
    return tuple(map(_key_row, ROWS))


@cache
def used_keys() -> frozenset[str]:
    """What is printed on the keys that do something."""
    return frozenset[str]().union(*(row.lit for row in key_rows()))


def _key_row(row: _Row) -> KeyRow:
    say = shipped_messages(SCREENS).say
    if not row.keys:
        return KeyRow(say("key_page", row.key).upper())
    keys: list[str] = []
    for one in row.keys:
        if one in _JOINING or one == "arrows":
            keys.append(say("key_page", one))
        else:
            keys += [one] if one.isdigit() else labels(one)
    joining = frozenset(say("key_page", one) for one in _JOINING)
    return KeyRow(
        say("key_page", row.key),
        tuple(keys),
        ", ".join(_pad_names(row.pad)),
        say("key_page", f"{row.key}_note"),
        joining,
        _lit(row),
    )


def _lit(row: _Row) -> frozenset[str]:
    """What is printed on the keys of a row, each of a range and each arrow."""
    found: set[str] = set()
    for number, one in enumerate(row.keys):
        if one == "to":
            first, last = int(row.keys[number - 1]), int(row.keys[number + 1])
            found.update(map(str, range(first, last + 1)))
        elif one == "arrows":
            found.update(map(label, _ARROWS))
        elif one not in _JOINING:
            found.update([one] if one.isdigit() else labels(one))
    return frozenset(found)


def _pad_names(actions: tuple[str, ...]) -> list[str]:
    """What is printed on the first button of each action; the four arrows are one cross."""
    words = shipped_messages(SCREENS)
    table = {
        name: one.pad[0]
        for scope in shipped_keys().actions.values()
        for name, one in scope.items()
        if one.pad
    }
    found = [words.say("pad_names", "cross")] if set(_ARROWS) <= set(actions) else []
    for button in (table[action] for action in actions if action not in _ARROWS):
        found.append(words.say("pad_names", button) if words.has("pad_names", button) else button)
    return found
