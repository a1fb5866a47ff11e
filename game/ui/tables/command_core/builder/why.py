"""Why cards were suggested for a squad, why no more fits, what is too much, and what replaces a card."""

from collections import Counter
from collections.abc import Sequence

from game.content.command_core import Library, SquadMech, SquadSide
from game.content.command_core.side import points_of
from game.content.sides import SideProblem
from game.rules.command_core.suggestion import replacement
from game.ui.tables.command_core.builder.editing import (
    copies_in,
    kind_of,
    with_card,
    without_card,
    without_mech,
)
from game.ui.workshop.next_steps import UNKNOWN, Excess, Replacement
from game.words.lists import listed
from game.words.messages import Messages

_MOST = 3
"""Cards that are named."""


def total_points(side: SquadSide, library: Library) -> int:
    """What all mechs cost."""
    return sum(points_of(mech, library) for mech in side.mechs)


def why_suggested(before: SquadSide, after: SquadSide, limit: int, library: Library, texts: Messages) -> str:
    """The new cards, the directives by their number, and what the squad costs."""
    say = texts.say
    new = Counter(card for mech in after.mechs for card in _cards(mech))
    new -= Counter(card for mech in before.mechs for card in _cards(mech))
    directives = sum(count for card, count in new.items() if card in library.directives)
    named = [card for card in new.elements() if card not in library.directives]
    names = [_name(card, library) for card in named[:_MOST]]
    if len(named) > _MOST:
        names.append(say("builder", "more_cards", count=len(named) - _MOST))
    if directives:
        names.append(say("builder", "more_directives", count=directives))
    points = total_points(after, library)
    mechs = len(after.mechs) - len(before.mechs)
    key = "why_mech" if mechs > 0 and before.mechs else "why"
    return say("builder", key, cards=listed(texts, names), points=points, most=limit)


def nothing_fits(side: SquadSide, limit: int, library: Library, texts: Messages) -> str:
    """Why nothing can be filled in: no points are left, or too few for any card, or the mechs are full."""
    left = limit - total_points(side, library)
    least = min(card.points for card in library.upgrades.values())
    key = "nothing_left" if left <= 0 else "too_few_left" if left < least else "nothing_open"
    return texts.say("builder", key, points=left, least=least)


def too_much(
    side: SquadSide, problems: Sequence[SideProblem], limit: int, library: Library, texts: Messages
) -> Excess | None:
    """What to take off first: a card with a problem of its own, else one that costs enough."""
    for problem in problems:
        card, mech = str(problem.facts.get("card", "")), int(problem.facts.get("mech", 1)) - 1
        if card and problem.key != UNKNOWN and copies_in(side, mech, card):
            return Excess(_name(card, library), without_card(side, mech, card))
        last = _last_of(side, mech, problem.key.removeprefix("many_"))
        if problem.key != "many_points" and last:
            return Excess(_name(last, library), without_card(side, mech, last))
    over = total_points(side, library) - limit
    if over <= 0:
        return None
    costs = sorted(
        (points, number, card)
        for number, mech in enumerate(side.mechs)
        for card, points in _optional(mech, library)
    )
    enough = next((one for one in costs if one[0] >= over), costs[-1] if costs else None)
    if enough is not None:
        _, number, card = enough
        return Excess(_name(card, library), without_card(side, number, card))
    if len(side.mechs) < 2:
        return None
    number = len(side.mechs) - 1
    return Excess(texts.say("builder", "mech_number", number=number + 1), without_mech(side, number))


def replacement_of(side: SquadSide, problem: SideProblem, limit: int, library: Library) -> Replacement:
    """Another card for the place of one that the game does not have."""
    gone, mech = str(problem.facts["card"]), int(problem.facts["mech"]) - 1
    card, after = replacement(side, mech, problem.field.rpartition(".")[2], gone, library, limit)
    return Replacement(gone, _name(card, library), after)


def _optional(mech: SquadMech, library: Library) -> list[tuple[str, int]]:
    """Cards with points that a mech can do without: upgrades, and weapons besides one."""
    found = [(card, library.upgrades[card].points) for card in mech.upgrades if card in library.upgrades]
    if len(mech.weapons) > 1:
        found += [(card, library.weapons[card].points) for card in mech.weapons if card in library.weapons]
    return found


def _last_of(side: SquadSide, mech: int, field: str) -> str:
    if field not in ("weapons", "upgrades", "directives") or mech >= len(side.mechs):
        return ""
    cards: tuple[str, ...] = getattr(side.mechs[mech], field)
    return cards[-1] if cards else ""


def _cards(mech: SquadMech) -> list[str]:
    return [card for card in (mech.chassis, *mech.weapons, *mech.upgrades, *mech.directives) if card]


def _name(card: str, library: Library) -> str:
    for cards in (library.chassis, library.weapons, library.upgrades, library.directives):
        if card in cards:
            name: str = cards[card].name
            return name
    return card


def refusal(side: SquadSide, mech: int, card: str, library: Library, texts: Messages) -> str:
    """Why a card cannot be added to a mech; "" where it can."""
    if with_card(side, mech, card, library) is not None:
        return ""
    limits, say = library.limits, texts.say
    match kind_of(card, library):
        case "weapon":
            return say("builder", "most_weapons", most=limits.weapons)
        case "upgrade":
            return say("builder", "most_upgrades", most=limits.upgrades)
        case _ if len(side.mechs[mech].directives) >= limits.directives:
            return say("builder", "most_directives", most=limits.directives)
        case _:
            return say("builder", "most_copies", most=limits.copies)
