"""Who can sit at a table, as the set-up screens offer it."""

from collections.abc import Sequence

from game.ui.tables.sitting import PERSON

WHO = ((PERSON, "Person"), ("greedy", "Computer: greedy"))


def name_seats(typed: Sequence[str]) -> tuple[str, str]:
    """The names as typed; an empty one is filled in, and two equal ones are told apart."""
    first, second = (name.strip() or f"Player {seat + 1}" for seat, name in enumerate(typed))
    return first, second + " II" if first == second else second
