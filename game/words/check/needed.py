"""What each game's code asks for when it runs on examples, and what all games say alike by computed keys."""

from collections.abc import Mapping

from game.content.game_library import Sides
from game.engine.refusals import SHARED_REFUSALS
from game.engine.rules import complete_options
from game.engine.thinking import Thinking
from game.rules import GAMES, load, thinking_of
from game.words.check.recorder import Recorder
from game.words.game_words import WORDS
from game.words.messages import SHARED
from game.words.sections import FIGURES, REASONS, SIDE_PROBLEMS, WHY_NOT

GENERAL_REASONS = ("general", "even", "less", "win")
LEVELS = ("easy", "normal", "hard")
PLAYERS = ("person", *LEVELS, "random")
"""Who may be offered for a seat at set-up; the computer players have names of their own."""


def recorded_messages() -> Mapping[str, Recorder]:
    """What is asked for by computed keys, by the name of the file."""
    shared = Recorder()
    for reason in GENERAL_REASONS:
        shared.add(REASONS, reason)
    for player in PLAYERS:
        shared.add("players", player)
    shared.add("player_lines", "person")
    for level in PLAYERS[1:]:
        shared.add("player_names", level)
        shared.add("plain_player_lines", level)
    found = {SHARED: shared}
    for game, words in WORDS.items():
        found[game] = words.recorded_messages()
        for level in LEVELS:
            found[game].add("player_lines", level)
        for key, facts in words.action_texts.items():
            found[game].add("actions", key, frozenset(facts))
        add_refusals(found[game], GAMES[game].refusals)
        add_side_problems(found[game], GAMES[game].content.sides)
        add_reasons(found[game], thinking_of(load(game)))
    return found


def add_refusals(recorder: Recorder, own: Mapping[str, tuple[str, ...]]) -> None:
    """A sentence for each kind of refusal: those of all games, and a game's own."""
    for kind, facts in {**SHARED_REFUSALS, **own}.items():
        recorder.add(WHY_NOT, kind, frozenset(facts))


def add_side_problems(recorder: Recorder, sides: Sides | None) -> None:
    """A sentence for each kind of problem that a side can have."""
    for kind, facts in sides.problem_kinds.items() if sides else ():
        recorder.add(SIDE_PROBLEMS, kind, frozenset(facts))


def add_reasons(recorder: Recorder, thinking: Thinking) -> None:
    """A sentence for each term of a game's own estimate; one that has no terms yet may have any."""
    if type(thinking).terms is Thinking.terms:
        recorder.may_have(REASONS)
        return
    for term in thinking.term_names():
        recorder.add(REASONS, term)
    rules = thinking.rules
    for figure in thinking.figures(rules.new_game(complete_options(rules, {}), 0), 0):
        recorder.add(FIGURES, figure.key, frozenset({"amount", "others"}))
