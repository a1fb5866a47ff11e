"""What the figures of the rulebook show, compared with the match that leads to it."""

from collections.abc import Iterator
from typing import Any

from game.content.rulebook import Standing
from game.engine.seats import SEATS
from game.rules.played_figure import PlayedFigure

TABLES = ("lane",)
"""The figures that this game has."""
EXHAUSTED, AIMING = "slump", "aim"


def contradictions(played: PlayedFigure) -> Iterator[str]:
    """A sentence for each thing in a cut-out of a lane that the match contradicts."""
    figure, players = played.figure, played.after["players"]
    sides = figure.near, figure.far
    lanes = list(zip(*(players[seat]["lanes"] for seat in SEATS), strict=True))
    numbers = [number for number, lane in enumerate(lanes) if all(map(_stands, sides, lane)) and any(lane)]
    if not numbers:
        yield f"no lane has these Scrapbots: {lanes}"
        return
    decision = played.match.decision_of(0)
    actions = decision.actions if decision is not None else ()
    attacks = any(str(action).startswith(f"attack lane {numbers[0] + 1} ") for action in actions)
    if attacks != (figure.tone == "good") or attacks != (figure.near.pose == AIMING):
        yield f"the near Scrapbot {'can' if attacks else 'cannot'} attack"


def _stands(shown: Standing, bot: dict[str, Any] | None) -> bool:
    """Whether a side of a lane is as it is shown."""
    if bot is None or not shown.look:
        return bot is None and not shown.look
    return bool(bot["card"] == shown.look and bot["exhausted"] == (shown.pose == EXHAUSTED))
