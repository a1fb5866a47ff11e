"""What every file in data/text has to say: the measure that `check` holds the texts against."""

from collections.abc import Mapping
from importlib import import_module

from game.content.needed_texts import NeededTexts
from game.content.texts import SHARED
from game.engine.refusals import SHARED_REFUSALS
from game.engine.thinking import Thinking
from game.rules import GAMES, load, thinking_of

CONCEDE_TEXTS: Mapping[str, tuple[str, ...]] = {
    "button": (),
    "who": (),
    "who_text": (),
    "cancel": (),
    "title": ("contest",),
    "text": ("winner",),
    "confirm": (),
    "refuse": (),
    "asking": ("name",),
}
"""The question before somebody concedes, with its facts; asked at the tables of all games."""
UNDO_TEXTS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("nothing", "over", "sure", "one", "both", "take_back", "leave", "consent", "refuse"), ()
    ),
    **dict.fromkeys(("asking", "agree", "choice", "concession", "refused", "curtain_answered"), ("name",)),
    "curtain_asks": ("name", "other"),
}
"""What is said when a choice is to be taken back."""
THINKING_TEXTS: Mapping[str, tuple[str, ...]] = {
    "line": ("name",),
    "seconds": ("count",),
    "now": (),
    "now_hint": (),
    "failed": (),
}
"""What a table says while a computer player thinks."""
HINT_TEXTS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("tool", "tool_hint", "title", "thinking", "only", "failed", "close"), ()),
    **dict.fromkeys(("note", "note_pick", "note_mix"), ()),
    "mixed": ("why", "times"),
    "thinking_seconds": ("count",),
    "value": ("percent",),
    **dict.fromkeys(("switched_off", "hot_seat", "nobody", "covered"), ()),
}
"""What a hint says, and why there is none."""
SETUP_TEXTS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("opponent", "name", "own_name", "watch"), ()),
    "player": ("seat",),
}
"""What the set-up of every game says about the players."""
KEY_MOMENTS_TEXTS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("button", "title", "open", "back", "back_to", "unsaved"), ()),
    **dict.fromkeys(("none", "none_to_look_at", "conceded"), ()),
    "note": ("player",),
    "looking": ("number", "count"),
    **dict.fromkeys(("done", "failed"), ()),
    "whose": ("name", "progress"),
    "played": ("choice",),
    "played_by": ("name", "choice"),
    **dict.fromkeys(("moment", "was_played"), ()),
    "was_played_by": ("name",),
    "better": ("choice",),
    "change": ("before", "after"),
    "at_table": ("progress",),
}
"""What the look back at a match says."""
WHY_NOT = "why_not"
"""The section of the sentences that say why something cannot be chosen now, by the kinds of refusals."""
REASONS = "hint_reasons"
"""The section of the sentences that say why a choice looks good, by the estimate's terms."""
GENERAL_REASONS = ("general", "even", "less", "win")
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
            *("your_try", "your_try_note"),
            *("price", "no_price", "go_on", "try_again", "play_on", "next_lesson", "play_match", "to_learn"),
            "skip",
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
            *("title", "line", "keys", "back", "start", "stopped", "next", "begin", "go_on"),
            *("shut_puzzle", "soon", "puzzles", "puzzles_note", "more_puzzles"),
        ),
        (),
    ),
}
"""The words of the overview of all lessons, with their facts."""
SHARED_SECTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "concede": CONCEDE_TEXTS,
    "undo": UNDO_TEXTS,
    "thinking": THINKING_TEXTS,
    "hint": HINT_TEXTS,
    "setup": SETUP_TEXTS,
    "key_moments": KEY_MOMENTS_TEXTS,
    "learn": LEARN_TEXTS,
    "paths": PATHS_TEXTS,
    REASONS: dict.fromkeys(GENERAL_REASONS, ()),
}
"""What all games say alike, with its facts."""
PLAYERS = ("person", "easy", "normal", "hard")
"""Who is offered for a seat at set-up; the levels of the computer have names of their own."""
CONTEST = "concede", "contest"
"""The word of each game for what is conceded: "duel", "battle"."""


def needed_texts() -> Mapping[str, NeededTexts]:
    """The texts that are needed, by the name of their file."""
    shared = NeededTexts()
    for section, texts in SHARED_SECTIONS.items():
        for key, facts in texts.items():
            shared.add(section, key, frozenset(facts))
    for player in PLAYERS:
        shared.add("players", player)
    shared.add("player_lines", "person")
    for level in PLAYERS[1:]:
        shared.add("player_names", level)
    found = {SHARED: shared} | {
        game: import_module(f"game.words.{game}.needed_texts").needed_texts() for game in GAMES
    }
    for game in GAMES:
        found[game].add(*CONTEST)
        for level in PLAYERS[1:]:
            found[game].add("player_lines", level)
        actions = import_module(f"game.words.{game}.action_text").ACTION_TEXTS
        for key, facts in actions.items():
            found[game].add("actions", key, frozenset(facts))
        add_refusals(found[game], import_module(f"game.rules.{game}.refusals").REFUSALS)
        add_reasons(found[game], thinking_of(load(game)))
    return found


def add_refusals(needed: NeededTexts, own: Mapping[str, tuple[str, ...]]) -> None:
    """A sentence for each kind of refusal: those of all games, and a game's own."""
    for kind, facts in {**SHARED_REFUSALS, **own}.items():
        needed.add(WHY_NOT, kind, frozenset(facts))


def add_reasons(needed: NeededTexts, thinking: Thinking) -> None:
    """A sentence for each term of a game's own estimate; one that has no terms yet may have any."""
    if type(thinking).terms is Thinking.terms:
        needed.may_have(REASONS)
        return
    for term in thinking.term_names():
        needed.add(REASONS, term)
