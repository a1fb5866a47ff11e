"""What every file in data/text has to say: the measure that `check` holds the texts against."""

from collections.abc import Mapping
from importlib import import_module

from game.content.needed_texts import NeededTexts
from game.content.texts import SHARED
from game.rules import GAMES

CONCEDE_TEXTS: Mapping[str, tuple[str, ...]] = {
    "button": (),
    "who": (),
    "who_text": (),
    "cancel": (),
    "title": ("contest",),
    "text": ("winner",),
    "confirm": (),
    "refuse": (),
}
"""The question before somebody concedes, with its facts; asked at the tables of all games."""
LEARN_TEXTS: Mapping[str, tuple[str, ...]] = {
    "lesson_of": ("number", "count"),
    "step_of": ("number", "count"),
    "hint": ("title", "line"),
    "done_line": ("title",),
    "done_say": ("title", "stars"),
    "only_here": ("prompt",),
    **dict.fromkeys(
        (
            *("puzzle", "stars", "hints", "hints_note", "nudge", "nudge_note", "why", "why_note", "show"),
            *("show_note", "instead", "instead_note", "you_played", "the_lesson", "another", "your_choice"),
            *("price", "no_price", "go_on", "try_again", "play_on", "next_lesson", "to_learn", "skip"),
            *("back_to_step", "read_line", "try_line", "over_line", "step_back", "step_back_hint", "leave"),
            *(
                "leave_hint",
                "hint_tool",
                "hint_tool_hint",
                "skip_hint",
                "first_step",
                "no_hint",
                "first_read",
            ),
        ),
        (),
    ),
}
"""The words around lessons, with their facts."""
PATHS_TEXTS: Mapping[str, tuple[str, ...]] = {
    "numbered": ("number", "title"),
    "minutes": ("line", "minutes"),
    "left": ("line", "step", "steps"),
    "shut": ("name",),
    "stars": ("count", "most"),
    "solved": ("count", "all"),
    **dict.fromkeys(
        (
            *("title", "line", "keys", "back", "start", "stopped", "begin", "go_on", "shut_puzzle", "soon"),
            *("puzzles", "puzzles_note", "more_puzzles"),
        ),
        (),
    ),
}
"""The words of the overview of all lessons, with their facts."""
CONTEST = "concede", "contest"
"""The word of each game for what is conceded: "duel", "battle"."""


def needed_texts() -> Mapping[str, NeededTexts]:
    """The texts that are needed, by the name of their file."""
    shared = NeededTexts()
    for key, facts in CONCEDE_TEXTS.items():
        shared.add("concede", key, frozenset(facts))
    for section, texts in (("learn", LEARN_TEXTS), ("paths", PATHS_TEXTS)):
        for key, facts in texts.items():
            shared.add(section, key, frozenset(facts))
    found = {SHARED: shared} | {
        game: import_module(f"game.rules.{game}.needed_texts").needed_texts() for game in GAMES
    }
    for game in GAMES:
        found[game].add(*CONTEST)
    return found
