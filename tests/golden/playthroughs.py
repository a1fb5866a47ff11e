"""Fixed games, written down move by move.

`python -m tests.golden.playthroughs` writes them anew, on purpose.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load

FOLDER = Path(__file__).parent
KNIGHTS, BOTS, MECHS = "scrap_knights", "scrapbots", "command_core"
DINOS = "dino_battles"
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    **{
        f"{first}_{second}": (KNIGHTS, {"deck_0": first, "deck_1": second})
        for first, second in (
            ("ronin", "bulwark"),
            ("gambler", "ember_titan"),
            ("duelist", "warden"),
            ("barrage", "phantom"),
        )
    },
    "scrapbots_revised": (BOTS, {}),
    "scrapbots_first": (BOTS, {"edition": "first"}),
    "brawlers_swarm": (MECHS, {"squad_0": "brawlers", "squad_1": "swarm"}),
    "giant_flankers_crater": (
        MECHS,
        {"board": "hex", "map": "crater", "squad_0": "giant", "squad_1": "flankers"},
    ),
    "drill_drill": (DINOS, {}),
    "saboteurs_venom_court": (
        DINOS,
        {"deck_0": "saboteurs", "deck_1": "venom_court", "windows": "always"},
    ),
}
MOST_MOVES = {KNIGHTS: 60, BOTS: 150, MECHS: 90, DINOS: 140}


def playthrough(name: str) -> list[dict[str, Any]]:
    """For each move: what was legal, what was chosen, and the digest and views that it led to."""
    game, options = GAMES[name]
    match = Match(load(game), options, 11)
    dice = Dice(11)
    rows = []
    while match.decisions and len(rows) < MOST_MOVES[game]:
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
                "views": [_SHORT[game](msgspec.to_builtins(match.view(seat))) for seat in (0, 1)],
            }
        )
    return rows


def _short_duel(view: Any) -> str:
    sides = [
        f"{side['hp']} hp {side['heat']} heat {side['link']} link {side['hand'] or side['hand_size']}"
        for side in view["players"]
    ]
    return f"distance {view['distance']}: " + " | ".join(sides)


def _short_table(view: Any) -> str:
    sides = [
        f"{side['wounds']} wounds {[bot and (bot['card'], bot['damage']) for bot in side['lanes']]} "
        f"{side['hand'] or side['hand_size']}"
        for side in view["players"]
    ]
    return f"turn {view['turn']}, {view['wounds_left']} left: " + " | ".join(sides)


def _short_board(view: Any) -> str:
    mechs = [
        f"{mech['chassis']} {mech['structure']} at {mech['cell']} facing {mech['facing']} "
        f"surge {mech['surge']} flux {mech['flux']} {_laid(mech['program'])}"
        for mech in view["mechs"]
    ]
    return f"round {view['round']}, {view['phase']}: " + " | ".join(mechs)


def _laid(program: Any) -> str:
    if program is None:
        return "hidden"
    return " ".join("-" if slot is None else slot["card"] + "*" * slot["flipped"] for slot in program)


def _short_battle(view: Any) -> str:
    sides = []
    for side in view["players"]:
        dinos = [
            dino and f"{dino['card']} {dino['hp'] - dino['damage']} {'+'.join(dino['upgrades'])}".strip()
            for dino in side["dinos"]
        ]
        deck = "/".join(str(count) for count in side["combat_deck"].values())
        sides.append(
            f"{side['knockouts']} K.O. {dinos} combat {deck} hand {side['hand'] or side['hand_size']}"
        )
    return f"turn {view['turn']}, {view['phase']}: " + " | ".join(sides)


_SHORT: dict[str, Callable[[Any], str]] = {
    KNIGHTS: _short_duel,
    BOTS: _short_table,
    MECHS: _short_board,
    DINOS: _short_battle,
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def rewrite() -> None:
    for name in GAMES:
        rows = ",\n".join(json.dumps(row) for row in playthrough(name))
        path_of(name).write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
