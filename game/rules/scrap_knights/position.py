"""Where a duel is, in a line: what `repr` shows of a state and of a view."""

from typing import Any


def position(duel: Any) -> str:
    """The round, the distance, and the HP and heat of both mechs, of a state or a view.

    >>> from game.rules import load
    >>> load("scrap_knights").new_game({"deck_0": "ronin", "deck_1": "bulwark"}, 7)
    <State round 1 act, distance 1, hp 12:12, heat 0:0>
    """
    hp, heat = (":".join(str(getattr(side, name)) for side in duel.players) for name in ("hp", "heat"))
    text = f"round {duel.round} {duel.phase}, distance {duel.distance}, hp {hp}, heat {heat}"
    return f"<{type(duel).__name__} {text}>"
