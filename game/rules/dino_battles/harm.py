"""What a hit does beside the HP that it takes: conditions, paralysis, what its dealer gets and pays."""

from typing import NamedTuple

from game.content.dino_battles.statuses import STATUSES, Counts, count_of
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.catalogue import WHOLE_PHASE
from game.rules.dino_battles.preview import Preview
from game.rules.dino_battles.view import BattleView


class Harm(NamedTuple):
    """What a damaged Dinosaur gets, and its attacker.

    `counts`: of each condition what is added, or how long one that fades lasts then; 0 where nothing changes.
    `paralyzed` with its `rounds`, 0 for the whole phase. The attacker gets `drain` HP back, loses `recoil`
    HP even where it hits nothing, and has the next first move too if it may `keep_move`.
    """

    counts: Counts
    paralyzed: bool = False
    rounds: int = 0
    drain: int = 0
    recoil: int = 0
    keep_move: bool = False


NO_HARM = Harm((0,) * len(STATUSES))


def harm(preview: Preview, view: BattleView, seat: Seat, special: int = 0) -> Harm:
    """What a hit by the active Dinosaur of a seat does to the other one, with one of its special attacks."""
    other = opponent(seat)
    figures, foes = preview.figures(view, seat, 0), preview.figures(view, other, 0)
    target = view.players[other].dinos[0]
    if figures is None or foes is None or target is None:
        return NO_HARM
    blow = figures.specials[special]
    counts = []
    for status, own, more in zip(STATUSES, figures.inflicts, blow.inflicts, strict=True):
        new, before = status.joined(own, more), count_of(target, status)
        after = before if status.id in foes.immune else status.joined(before, new) if new else before
        counts.append(0 if after == before else after if status.fades else after - before)
    rounds = max(figures.paralyze, blow.stun)
    lasts = target.paralyzed and (not target.paralyzed_rounds or rounds <= target.paralyzed_rounds)
    paralyzed = bool(rounds) and not lasts and "paralysis" not in foes.immune
    left = 0 if not paralyzed or rounds >= WHOLE_PHASE else rounds
    return Harm(tuple(counts), paralyzed, left, blow.drain, blow.recoil, blow.keep_move)
