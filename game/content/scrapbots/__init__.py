"""The cards and editions of Scrapbots.

`cards` has their classes, `verbs` what effects are made of, `vocabulary` their names; an edition changes
cards. Begin with `library.shipped_library()`; `CONTENT` is what the game registers.
"""

from game.content.game_library import GameContent
from game.content.scrapbots.cards import Attack, Card, Component, Edition, Resource, Scrapbot, Wound
from game.content.scrapbots.library import Library, Set, load_library, shipped_library
from game.content.scrapbots.vocabulary import VOCABULARY

__all__ = [
    "CONTENT",
    "Attack",
    "Card",
    "Component",
    "Edition",
    "Library",
    "Resource",
    "Scrapbot",
    "Set",
    "Wound",
    "load_library",
    "shipped_library",
]

CONTENT = GameContent(load_library=load_library, verbs=VOCABULARY)
