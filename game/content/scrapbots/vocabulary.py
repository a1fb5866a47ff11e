"""The names of all that the cards of Scrapbots do; the rulebook explains each of them."""

from game.content.scrapbots.verbs import CONDITIONS, VERBS

VOCABULARY = frozenset({*VERBS, *CONDITIONS})
