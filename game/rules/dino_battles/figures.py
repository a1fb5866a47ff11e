"""What the figures of the rulebook show, compared with the match that leads to it."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import cast

from game.engine.seats import SEATS, Seat
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.rules import DinoBattles
from game.rules.dino_battles.state import State
from game.rules.played_figure import PlayedFigure

TABLES = ("arena",)
"""The figures that this game has."""
_SUM = re.compile(r"(\d+) \+ (\d+) = (\d+)")
_POSES: Mapping[str, Callable[[PlayedFigure, Seat], bool]] = {
    "lunge": lambda played, seat: (
        played.happened("attack", seat=seat) or played.happened("answer", seat=seat, answer="attack")
    ),
    "dodge": lambda played, seat: played.happened("evaded", seat=seat),
    "brace": lambda played, seat: played.happened("answer", seat=seat, answer="defend"),
    "hurt": lambda played, seat: played.happened("damage", seat=seat, place=0),
}
"""Poses that claim something, and whether it happened."""


def contradictions(played: PlayedFigure) -> Iterator[str]:
    """A sentence for each thing in a cut-out of the arena that the match contradicts.

    The near Dinosaur is that of seat 0. Tones are those of seat 1, which answers.
    """
    figure = played.figure
    for seat, side in zip(SEATS, (figure.near, figure.far), strict=True):
        active = played.after["players"][seat]["dinos"][0]
        fell = played.happened("knock_out", seat=seat, dino=side.look)
        if not fell and (active is None or active["card"] != side.look):
            yield f"{side.look} is not active for seat {seat}"
        if side.pose in _POSES and not _POSES[side.pose](played, seat):
            yield f"nothing brings {side.look} into the pose '{side.pose}'"
        yield from _wrong_sum(played, seat, figure.sums[seat])
    harmed = played.happened("damage", seat=1)
    if figure.tone != "plain" and harmed != (figure.tone == "bad"):
        yield f"the answering Dinosaur {'loses' if harmed else 'loses no'} HP"


def _wrong_sum(played: PlayedFigure, seat: Seat, shown: str) -> Iterator[str]:
    """Compares "die + figure = total" with what was thrown; without a sum nothing may have been."""
    rolls, totals = played.facts("roll"), played.facts("totals")
    die = rolls[-1]["dice"][seat] if rolls and any(played.figure.sums) else 0
    found = ""
    if die:
        stat = _stat(played, seat)
        found = f"{die} + {stat} = {die + stat}"
        if totals[-1]["totals"][seat] != die + stat:
            yield f"seat {seat} has a total of {totals[-1]['totals'][seat]}, not {die + stat}"
    if found != shown or (shown and not _SUM.fullmatch(shown)):
        yield f"seat {seat} has '{found}', not '{shown}'"


def _stat(played: PlayedFigure, seat: Seat) -> int:
    """The figure that a seat adds to its die."""
    rules = cast(DinoBattles, played.match.rules)
    figures = GameContext(rules.catalogue, cast(State, played.match.state)).figures(seat)
    (answer,) = {facts["answer"] for facts in played.facts("answer") if facts["seat"] == seat} or {"attack"}
    stats: Mapping[str, int] = {"attack": figures.atk, "evade": figures.eva, "defend": figures.defence}
    return stats[answer]
