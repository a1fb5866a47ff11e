"""The names of all that the cards of Command Core do; the rulebook explains each of them."""

from typing import get_args

from game.content.command_core.cards import Icon
from game.content.command_core.verbs import VERBS

VOCABULARY = frozenset({*VERBS, *get_args(Icon)})
