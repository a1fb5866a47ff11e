"""Tic-tac-toe in words: its messages say all of it."""

from game.words.plain_words import plain_words
from tests.fifth_game.rules import SPEC

WORDS = plain_words(SPEC, ["mark"])
