"""Sentences about sides: what keeps a mech, a squad or a deck from being played."""

from game.content.sides import SideProblem
from game.engine.rules import OptionError, SideError
from game.rules import CONTENTS
from game.words.messages import shipped_messages
from game.words.sections import SIDE_PROBLEMS


def side_problem_text(game: str, problem: SideProblem) -> str:
    """A problem of a side as a sentence, with the names of its cards.

    >>> problem = SideProblem("many_copies", "cards.triceratops", card="triceratops", count=4, limit=3)
    >>> side_problem_text("dino_battles", problem)
    'Triceratops: 4 copies, and a deck has 3 at most.'
    """
    sides = CONTENTS[game].sides
    assert sides is not None
    facts = {
        name: sides.card_name(str(fact)) if name in ("card", "ult") else fact
        for name, fact in problem.facts.items()
    }
    return shipped_messages(game).say(SIDE_PROBLEMS, problem.key, **facts)


def option_error_text(game: str, error: OptionError) -> str:
    """Why options are refused, in one sentence; of a side the first of its problems."""
    if not isinstance(error, SideError):
        return str(error)
    return f"{error.option}: {first_problem_text(game, error)}"


def first_problem_text(game: str, error: SideError) -> str:
    """The first thing that keeps a side from being played."""
    return side_problem_text(game, error.problems[0])
