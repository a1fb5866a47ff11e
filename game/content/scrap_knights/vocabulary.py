"""The names of all that the cards of Scrap Knights do; the rulebook explains each of them."""

from typing import get_args

from game.content.scrap_knights.cards import Trigger
from game.content.scrap_knights.conditions import CONDITIONS
from game.content.scrap_knights.verbs import VERBS, Token

_TRIGGERS = get_args(Trigger.__annotations__["event"])

VOCABULARY = frozenset({*VERBS, *CONDITIONS, *_TRIGGERS, *get_args(Token)})
