"""What the figures of the rulebook show, compared with the match that leads to it."""

from collections.abc import Iterator

from game.content.scrap_knights import shipped_library
from game.engine.seats import SEATS
from game.rules.played_figure import PlayedFigure

TABLES = ("duel",)
"""The figures that this game has."""
REELING, BRACING = "reel", "brace"


def contradictions(played: PlayedFigure) -> Iterator[str]:
    """A sentence for each thing in a cut-out of a duel that the match contradicts.

    The near mech is that of seat 0, which attacks.
    """
    figure = played.figure
    for seat, side in zip(SEATS, (figure.near, figure.far), strict=True):
        deck = played.match.options[f"deck_{seat}"]
        if deck != side.look:
            yield f"seat {seat} plays {deck}, not {side.look}"
    distance = played.after["distance"]
    if distance != figure.distance:
        yield f"the distance is {distance}, not {figure.distance}"
    cards = [facts["card"] for facts in played.facts("flip") if facts["seat"] == 0]
    reaches = [shipped_library().acts[card].range for card in cards]
    if reaches != [figure.reach]:
        yield f"the attack reaches {reaches}, not {figure.reach}"
    harmed = any(facts["target"] == 1 and facts["amount"] for facts in played.facts("damage"))
    hits = any(facts["target"] == 1 and facts["hit"] for facts in played.facts("damage"))
    blocked = any(facts["target"] == 1 and facts["blocked"] for facts in played.facts("damage"))
    if hits != bool(figure.effect) or hits != (figure.tone == "good"):
        yield f"the attack {'hits' if hits else 'does not hit'}"
    if harmed != (figure.far.pose == REELING):
        yield f"the far mech {'takes' if harmed else 'takes no'} damage"
    if blocked != (figure.far.pose == BRACING):
        yield f"the far mech {'blocks' if blocked else 'does not block'}"
