"""Fixed games, written down move by move.

`python -m tests.golden.playthroughs` writes them anew, on purpose.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load

FOLDER = Path(__file__).parent
DUELS = (("ronin", "bulwark"), ("gambler", "ember_titan"), ("duelist", "warden"), ("barrage", "phantom"))
MOST_MOVES = 60


def playthrough(first: str, second: str) -> list[dict[str, Any]]:
    """For each move: what was legal, what was chosen, and the digest and views that it led to."""
    match = Match(load("scrap_knights"), {"deck_0": first, "deck_1": second}, 11)
    dice = Dice(11)
    rows = []
    while match.decisions and len(rows) < MOST_MOVES:
        decision = dice.pick(match.decisions)
        action = dice.pick(decision.actions)
        legal = [str(one) for one in decision.actions]
        events = match.act(decision.seat, action)
        rows.append(
            {
                "move": f"{decision.seat} {action}",
                "legal": legal if len(legal) < 24 else len(legal),
                "events": [event.kind for event in events],
                "digest": match.digest(),
                "views": [_short(match, seat) for seat in (0, 1)],
            }
        )
    return rows


def _short(match: Match, seat: int) -> str:
    view: Any = msgspec.to_builtins(match.view(seat))
    sides = [
        f"{side['hp']} hp {side['heat']} heat {side['link']} link {side['hand'] or side['hand_size']}"
        for side in view["players"]
    ]
    return f"distance {view['distance']}: " + " | ".join(sides)


def path_of(first: str, second: str) -> Path:
    return FOLDER / f"{first}_{second}.json"


def rewrite() -> None:
    for duel in DUELS:
        rows = ",\n".join(json.dumps(row) for row in playthrough(*duel))
        path_of(*duel).write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
