"""The names of all that the cards of Dino Battles do; the rulebook explains each of them."""

from game.content.dino_battles.verbs import ABILITIES, BLOWS, DEEDS, PERMANENTS, UPGRADES

VOCABULARY = frozenset({*ABILITIES, *UPGRADES, *PERMANENTS, *BLOWS, *DEEDS})
