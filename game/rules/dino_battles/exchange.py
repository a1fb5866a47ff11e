"""What an exchange comes to when its dice lie: totals, losses, abilities, who moves next.

Source: Dino Battles reference, "Combat" and "Abilities".
"""

from typing import NamedTuple

from msgspec.structs import replace

from game.content.dino_battles.statuses import STATUSES
from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.catalogue import REGULAR, Blow
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.knock_outs import settle
from game.rules.dino_battles.state import Exchange


class Result(NamedTuple):
    """What an exchange does: the totals of mover and other, what each loses, what an evasion gains."""

    total: int
    other_total: int
    loss: int
    other_loss: int
    gained: int


def blows(context: GameContext, exchange: Exchange) -> tuple[Blow, Blow]:
    """The attacks of mover and other; a regular one stands for none."""
    seat, other = exchange.mover, opponent(exchange.mover)
    mine, theirs = context.figures(seat).specials, context.figures(other).specials
    return (
        mine[exchange.special] if exchange.special < len(mine) else REGULAR,
        theirs[exchange.answer_special] if exchange.answer_special < len(theirs) else REGULAR,
    )


def work_out(context: GameContext, exchange: Exchange) -> Result:
    """The result by the dice, figures and cards as they are now."""
    seat, other = exchange.mover, opponent(exchange.mover)
    figures, others = context.figures(seat), context.figures(other)
    blow, counter = blows(context, exchange)
    total = exchange.dice[seat] + figures.atk + exchange.bonus[seat] + exchange.change[seat] + blow.total
    thrown = exchange.dice[other] + exchange.change[other]
    loss = other_loss = gained = other_total = 0
    match exchange.answer:
        case "attack":
            total = max(0, total - counter.guard)
            other_total = thrown + others.atk + exchange.bonus[other] + counter.total - blow.guard
            loss, other_loss = max(0, other_total), total
        case "evade":
            other_total = thrown + others.eva - blow.track
            gained = max(0, other_total - total)
            other_loss = 0 if gained else max(0, total)
        case "defend":
            other_total = thrown + others.defence - blow.pierce
            loss, other_loss = max(0, other_total - total), max(0, total - other_total)
        case _:
            other_loss = max(0, total)
    return Result(
        total,
        other_total,
        max(0, loss - exchange.shield[seat]),
        max(0, other_loss - exchange.shield[other]),
        gained,
    )


def tick(context: GameContext) -> None:
    """A round of combat is over for those that are paralyzed for some rounds."""
    for seat in SEATS:
        dino = context.state.players[seat].dinos[0]
        if dino is not None and dino.paralyzed_rounds:
            left = dino.paralyzed_rounds - 1
            context.set_dino(seat, 0, replace(dino, paralyzed=left > 0, paralyzed_rounds=left))
            context.report_of("wears_off", seat, 0, rounds=left)


def resolve_exchange(context: GameContext, exchange: Exchange) -> None:
    """Losses, then what comes of them; the right to move first passes on."""
    state = context.state
    seat, other = exchange.mover, opponent(exchange.mover)
    blow, counter = blows(context, exchange)
    result = work_out(context, exchange)
    assert state.active is not None
    following = opponent(state.active)
    totals = [result.total, result.other_total] if seat == 0 else [result.other_total, result.total]
    context.report("totals", seat=seat, answer=exchange.answer, totals=totals)
    tick(context)
    if result.gained:
        state.players[other].bonus += result.gained
        following = other
        context.report("evaded", seat=other, amount=result.gained, bonus=state.players[other].bonus)
    _hit(context, seat, result.other_loss, blow)
    _hit(context, other, result.loss, counter)
    for dealer, amount in ((seat, result.other_loss), (other, result.loss)):
        if amount:
            context.lose(dealer, 0, context.figures(opponent(dealer)).spiked, "spikes")
    _after(context, seat, result.other_loss, blow)
    if exchange.answer == "attack":
        _after(context, other, result.loss, counter)
    kept = [blow.keep_move and result.other_loss > 0, counter.keep_move and result.loss > 0]
    if kept[0] != kept[1]:
        following = seat if kept[0] else other
    state.exchange, state.active, state.passes = None, following, 0
    context.report("exchange_over", seat=following)
    settle(context)


def _hit(context: GameContext, seat: Seat, amount: int, blow: Blow) -> None:
    """The Dinosaur of `seat` damages the other one, with what its abilities add."""
    if not amount:
        return
    target, figures = opponent(seat), context.figures(seat)
    context.lose(target, 0, amount, "hit")
    for status, own, more in zip(STATUSES, figures.inflicts, blow.inflicts, strict=True):
        context.inflict(target, 0, status, status.joined(own, more))
    context.paralyze(target, max(figures.paralyze, blow.stun))


def _after(context: GameContext, seat: Seat, dealt: int, blow: Blow) -> None:
    """What a special attack gives or costs its own Dinosaur."""
    standing = context.dino(seat).damage < context.figures(seat).hp
    if blow.drain and dealt and standing:
        context.heal(seat, 0, blow.drain)
    if blow.recoil:
        context.lose(seat, 0, blow.recoil, "recoil")
