"""The cards and mechs of Scrap Knights.

`cards` has their classes, `verbs` and `conditions` what effects are made of, `vocabulary` their names.
Begin with `library.shipped_library()`; `CONTENT` is what the game registers.
"""

from collections.abc import Mapping

from game.content.game_library import GameContent, Side
from game.content.scrap_knights.cards import Act, Bot, Card, Line, Link, Mech, Ult
from game.content.scrap_knights.library import Library, load_library, shipped_library
from game.content.scrap_knights.vocabulary import VOCABULARY

__all__ = [
    "CONTENT",
    "Act",
    "Bot",
    "Card",
    "Library",
    "Line",
    "Link",
    "Mech",
    "Ult",
    "load_library",
    "shipped_library",
]


def _sides() -> Mapping[str, Side]:
    return {mech.id: Side(mech.name, mech.id) for mech in shipped_library().mechs.values()}


CONTENT = GameContent(load_library=load_library, verbs=VOCABULARY, side_option="deck", sides=_sides)
