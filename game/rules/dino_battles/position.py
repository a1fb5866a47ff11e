"""Where a battle is, in a line: what `repr` shows of a state and of a view."""

from typing import Any


def position(battle: Any) -> str:
    """The turn, its phase, the knock-outs, and who is active in front of how many on the bench.

    >>> from game.engine.rules import complete_options
    >>> from game.rules import load
    >>> rules = load("dino_battles")
    >>> rules.new_game(complete_options(rules, {}), 7)
    <State turn 0 mulligan, knockouts 0:0, seat 0: nobody + 0, seat 1: nobody + 0>
    """
    knockouts = ":".join(str(side.knockouts) for side in battle.players)
    sides = ", ".join(f"seat {seat}: {_front(side.dinos)}" for seat, side in enumerate(battle.players))
    turn = f"turn {battle.turn} {battle.phase}, knockouts {knockouts}"
    return f"<{type(battle).__name__} {turn}, {sides}>"


def _front(dinos: Any) -> str:
    active, *bench = dinos
    shown = "nobody" if active is None else active.card or "face down"
    return f"{shown} + {sum(one is not None for one in bench)}"
