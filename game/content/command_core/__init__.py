"""The mechs, cards, maps and squads of Command Core.

`cards` has their classes, `verbs` what upgrades do, `vocabulary` the names of all that the rulebook explains.
Begin with `library.shipped_library()`; `CONTENT` is what the game registers.
"""

from collections.abc import Mapping

from game.content.command_core.cards import (
    Chassis,
    Combo,
    Directive,
    Half,
    Map,
    Squad,
    SquadMech,
    Upgrade,
    Weapon,
)
from game.content.command_core.library import Library, load_library, shipped_library
from game.content.command_core.side import PROBLEMS, SquadSide, limit_of, side_problems
from game.content.command_core.side_code import decode, encode
from game.content.command_core.vocabulary import VOCABULARY
from game.content.game_library import GameContent, Sides
from game.content.sides import SideProblem

__all__ = [
    "CONTENT",
    "Chassis",
    "Combo",
    "Directive",
    "Half",
    "Library",
    "Map",
    "Squad",
    "SquadMech",
    "SquadSide",
    "Upgrade",
    "Weapon",
    "load_library",
    "points_limit",
    "shipped_library",
    "side_problems",
]


def _look(side: SquadSide) -> str:
    """A squad is shown by its mech that has the most structure; an empty one by the first chassis."""
    chassis = shipped_library().chassis
    known = [mech.chassis for mech in side.mechs if mech.chassis in chassis] or list(chassis)[:1]
    return max(known, key=lambda one: chassis[one].structure)


def _card_name(card: str) -> str:
    library = shipped_library()
    cards = {**library.chassis, **library.weapons, **library.upgrades, **library.directives}
    return str(getattr(cards.get(card), "name", card))


def _problems(side: SquadSide, options: Mapping[str, object]) -> list[SideProblem]:
    """Without an agreed limit of points a squad is counted against the one that it is built for."""
    library = shipped_library()
    limit = points_limit(options, library) if "points" in options else limit_of(side, library)
    return side_problems(side, library, limit)


def _options_for(side: SquadSide) -> Mapping[str, str]:
    """The smallest limit of points that the squad keeps to by its own limit."""
    limits = sorted(shipped_library().limits.points)
    own = limit_of(side, shipped_library())
    return {"points": str(next((one for one in limits if one >= own), limits[-1]))}


def points_limit(options: Mapping[str, object], library: Library) -> int:
    """The most points of a squad with these options."""
    return int(str(options.get("points", library.limits.default)))


CONTENT = GameContent(
    load_library=load_library,
    verbs=VOCABULARY,
    sides=Sides(
        option="squad",
        kind=SquadSide,
        ready=lambda: {squad.id: SquadSide.of(squad) for squad in shipped_library().squads.values()},
        problems=_problems,
        options_for=_options_for,
        problem_kinds=PROBLEMS,
        look=_look,
        letters="CC",
        encode=lambda side: encode(side, shipped_library().codes),
        decode=lambda digits: decode(digits, shipped_library().codes),
        lead=_look,
        card_name=_card_name,
    ),
)
