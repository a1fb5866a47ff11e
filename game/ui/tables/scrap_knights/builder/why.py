"""Why cards were suggested for a mech, in a sentence, and what replaces a card that is gone."""

from game.content.scrap_knights import Library, MechSide
from game.content.sides import SideProblem
from game.rules.scrap_knights.side_measures import best_acts, linking_acts, sums
from game.rules.scrap_knights.suggestion import replacement
from game.ui.workshop.next_steps import Replacement
from game.words.lists import listed
from game.words.messages import Messages

_MOST = 3
"""Cards that are named."""


def why_suggested(before: MechSide, after: MechSide, library: Library, texts: Messages) -> str:
    """The new cards, how many ACTs link, at how many distances they deal damage, and their heat."""
    new = [
        card
        for field in ("ult", "acts", "bots", "prep")
        for card in ((after.ult,) if field == "ult" else getattr(after, field))
        if card and card not in ((before.ult,) if field == "ult" else getattr(before, field))
    ]
    acts = [library.acts[one] for one in after.acts if one in library.acts]
    names = [library.card(card).name for card in new[:_MOST]]
    if len(new) > _MOST:
        names.append(texts.say("builder", "more_cards", count=len(new) - _MOST))
    reached, heat = sum(one.damage > 0 for one in best_acts(acts)), sums(acts).heat_left
    ult = library.ults.get(after.ult)
    linking = linking_acts(ult, acts)
    cards = listed(texts, names)
    if ult is None or not linking:
        return texts.say("builder", "why", cards=cards, reached=reached, heat=heat)
    return texts.say(
        "builder", "why_links", cards=cards, reached=reached, heat=heat, count=len(linking), ult=ult.name
    )


def replacement_of(side: MechSide, problem: SideProblem, library: Library) -> Replacement:
    """Another card for the place of one that the game does not have."""
    gone = str(problem.facts["card"])
    card, after = replacement(side, problem.field, gone, library)
    return Replacement(gone, library.card(card).name if card else "", after)
