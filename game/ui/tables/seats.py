"""Who can sit at a table."""

from game.ai.players import PLAYERS
from game.ui.tables.sitting import PERSON

WHO = ((PERSON, "Person"), ("greedy", "Computer: greedy"))
"""What the set-up screens offer, with its words."""

DEFAULT_SEATS = (PERSON, WHO[1][0])
"""Who sits where at the first set-up: a person against the computer."""

SITTERS = frozenset([PERSON, *PLAYERS])
"""What a save may say of a seat."""
