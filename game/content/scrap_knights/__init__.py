"""The cards and mechs of Scrap Knights.

`cards` has their classes, `verbs` and `conditions` what effects are made of, `vocabulary` their names.
Begin with `library.shipped_library()`; `CONTENT` is what the game registers.
"""

from game.content.game_library import GameContent, Sides
from game.content.scrap_knights.cards import Act, Bot, Card, Line, Link, Mech, Ult
from game.content.scrap_knights.library import Library, load_library, shipped_library
from game.content.scrap_knights.side import PROBLEMS, MechSide, side_problems
from game.content.scrap_knights.side_code import decode, encode
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
    "MechSide",
    "Ult",
    "load_library",
    "shipped_library",
    "side_problems",
]


def _look(side: MechSide) -> str:
    """The ready mech that has the same ULT, or one of them by the cards, always the same."""
    mechs = shipped_library().mechs
    alike = [mech.id for mech in mechs.values() if mech.ult == side.ult]
    return alike[0] if alike else list(mechs)[len("".join(side.acts)) % len(mechs)]


def _card_name(card: str) -> str:
    library = shipped_library()
    return library.card(card).name if card in library.card_ids else card


CONTENT = GameContent(
    load_library=load_library,
    verbs=VOCABULARY,
    sides=Sides(
        option="deck",
        kind=MechSide,
        ready=lambda: {mech.id: MechSide.of(mech) for mech in shipped_library().mechs.values()},
        problems=lambda side, options: side_problems(side, shipped_library()),
        problem_kinds=PROBLEMS,
        look=_look,
        letters="SK",
        encode=lambda side: encode(side, shipped_library().codes),
        decode=lambda digits: decode(digits, shipped_library().codes),
        lead=lambda side: side.ult,
        card_name=_card_name,
    ),
)
