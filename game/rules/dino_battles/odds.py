"""What an exchange may be expected to come to before the dice are thrown."""

from functools import lru_cache
from typing import NamedTuple

from game.engine.seats import opponent
from game.rules.dino_battles.catalogue import REGULAR, Blow
from game.rules.dino_battles.combat import blow_of
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.state import Answer, Exchange

FACES = range(1, 7)


class Odds(NamedTuple):
    """Over all throws: the mean losses of mover and other to each other's blows, how likely each of them is
    damaged so, and is knocked out, by spikes too; how likely an evasion is, and what it gains on the whole.
    """

    loss: float
    other_loss: float
    hit: float
    other_hit: float
    out: float
    other_out: float
    evaded: float
    gained: float


@lru_cache(1 << 15)
def odds(
    answer: Answer,
    base: int,
    other_base: int,
    left: int,
    other_left: int,
    spiked: int = 0,
    other_spiked: int = 0,
) -> Odds:
    """Odds of an attack of `base` + die against an answer of `other_base` + die; `left` are HP, `spiked` are
    those that damaging the mover, or the other, costs.

    >>> round(odds("evade", 14, 15, 70, 58).evaded, 2)
    0.58
    """
    sums = [0.0] * 8
    for die in FACES:
        for other_die in FACES if answer != "take" else (1,):
            total, other = die + base, other_die + other_base
            loss = other_loss = gained = 0
            if answer == "attack":
                loss, other_loss = other, total
            elif answer == "evade":
                gained = max(0, other - total)
                other_loss = 0 if gained else total
            elif answer == "defend":
                loss, other_loss = max(0, other - total), max(0, total - other)
            else:
                other_loss = total
            sums[0] += min(loss, left)
            sums[1] += min(other_loss, other_left)
            sums[2] += loss > 0
            sums[3] += other_loss > 0
            sums[4] += loss + (other_spiked if other_loss > 0 else 0) >= left
            sums[5] += other_loss + (spiked if loss > 0 else 0) >= other_left
            sums[6] += gained > 0
            sums[7] += gained
    throws = 6 if answer == "take" else 36
    return Odds(*[value / throws for value in sums])


def bases(context: GameContext, exchange: Exchange, answer: Answer, special: int = 0) -> tuple[int, int]:
    """The totals of mover and other without their dice, if the attack is answered so."""
    seat, other = exchange.mover, opponent(exchange.mover)
    figures, others = context.figures(seat), context.figures(other)
    players = context.state.players
    blow = blow_of(context, seat, exchange.special)
    counter: Blow = blow_of(context, other, special) if answer == "attack" else REGULAR
    base = figures.atk + players[seat].bonus + exchange.change[seat] + blow.total - counter.guard
    change = exchange.change[other]
    match answer:
        case "attack":
            return base, others.atk + players[other].bonus + change + counter.total - blow.guard
        case "evade":
            return base, others.eva + change - blow.track
        case "defend":
            return base, others.defence + change - blow.pierce
    return base, 0


def odds_of(context: GameContext, exchange: Exchange, answer: Answer, special: int = 0) -> Odds:
    """The odds of an answer to an attack, with the Dinosaurs as they stand."""
    seat, other = exchange.mover, opponent(exchange.mover)
    base, other_base = bases(context, exchange, answer, special)
    figures, others = context.figures(seat), context.figures(other)
    left, other_left = figures.hp - context.dino(seat).damage, others.hp - context.dino(other).damage
    return odds(answer, base, other_base, left, other_left, figures.spiked, others.spiked)
