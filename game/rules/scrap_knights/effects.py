"""What each verb does to the duel's numbers: damage, heat, tokens, distance.

A handler returns ASKED when it has put a question and must be run again with the answer.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.scrap_knights import verbs
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import card_effects, links
from game.rules.scrap_knights.actions import ChooseNumber
from game.rules.scrap_knights.block_split import amount_to_block
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import ASKED, DONE, MAX_DISTANCE, Frame, Progress, Question

Handler = Callable[[GameContext, Frame, Any], Progress]


def _amount(context: GameContext, frame: Frame, amount: verbs.Amount) -> int:
    if isinstance(amount, int):
        return amount
    base, word = verbs.split_amount(amount)
    sign = -1 if word[0] == "-" else 1
    word = word.lstrip("-")
    if word == "distance":
        value = context.state.distance
    elif word == "vented":
        value = frame.vented
    elif word == "secret":
        value = frame.effect.manoeuvre.number
    else:
        value = context.player(frame.effect.seat).heat
    return max(0, base + sign * value)


def _strike(context: GameContext, frame: Frame, target: Seat, amount: int) -> Progress:
    blocked = amount_to_block(context, frame, target, amount)
    if blocked is None:
        return ASKED
    context.damage(frame, target, amount, blocked)
    return DONE


def _deal(context: GameContext, frame: Frame, verb: verbs.Deal) -> Progress:
    amount = _amount(context, frame, verb.amount) + frame.effect.bonus
    return _strike(context, frame, opponent(frame.effect.seat), amount)


def _suffer(context: GameContext, frame: Frame, verb: verbs.Suffer) -> Progress:
    amount = _amount(context, frame, verb.amount)
    return _strike(context, frame, frame.effect.seat, amount) if amount else DONE


def _block(context: GameContext, frame: Frame, verb: verbs.Block) -> Progress:
    # The block itself stands from the beginning of its priority step; here its line comes up.
    if context.emitting:
        context.say("block", seat=frame.effect.seat, card=frame.effect.card, amount=verb.amount)
    return DONE


def _vent(context: GameContext, frame: Frame, verb: verbs.Vent) -> Progress:
    seat = frame.effect.seat
    amount = context.player(seat).heat if verb.amount == "all" else verb.amount
    frame.vented = context.vent(seat, amount, frame.effect.card)
    return DONE


def _heat(context: GameContext, frame: Frame, verb: verbs.Heat) -> Progress:
    effect = frame.effect
    amount = effect.manoeuvre.number if verb.amount == "secret" else verb.amount
    context.gain_heat(effect.seat if verb.who == "you" else opponent(effect.seat), amount, effect.card)
    return DONE


def _set_heat(context: GameContext, frame: Frame, verb: verbs.SetHeat) -> Progress:
    context.set_heat(frame.effect.seat, verb.amount, frame.effect.card)
    return DONE


def _gain(context: GameContext, frame: Frame, verb: verbs.Gain) -> Progress:
    context.gain_token(frame.effect.seat, verb.token, verb.count, frame.effect.card)
    return DONE


def _go(context: GameContext, frame: Frame, by: int) -> Progress:
    frame.moved = True
    context.change_distance(frame.effect.seat, by, frame.effect.card, move=True)
    return DONE


def _forward(context: GameContext, frame: Frame, verb: verbs.Forward) -> Progress:
    return _go(context, frame, -verb.amount)


def _back(context: GameContext, frame: Frame, verb: verbs.Back) -> Progress:
    return _go(context, frame, verb.amount)


def _move(context: GameContext, frame: Frame, verb: verbs.Move) -> Progress:
    manoeuvre = frame.effect.manoeuvre
    amount = manoeuvre.number if verb.amount == "secret" else verb.amount
    return _go(context, frame, amount * manoeuvre.direction)


def _widen(context: GameContext, frame: Frame, verb: verbs.Widen) -> Progress:
    context.change_distance(frame.effect.seat, verb.amount, frame.effect.card, move=False)
    return DONE


_DISTANCES = tuple(range(MAX_DISTANCE + 1))


def _set_distance(context: GameContext, frame: Frame, verb: verbs.SetDistance) -> Progress:
    distance = verb.distance
    if distance == "choice":
        question = Question(frame.effect.seat, "distance", numbers=_DISTANCES)
        stay = ChooseNumber(context.state.distance)
        choice = context.choose(question, [ChooseNumber(number) for number in _DISTANCES], no_change=stay)
        if choice is None:
            return ASKED
        distance = choice.number
    context.set_distance(frame.effect.seat, int(distance), frame.effect.card)
    return DONE


def _steal_link(context: GameContext, frame: Frame, verb: verbs.StealLink) -> Progress:
    stolen = links.reduce(context, opponent(frame.effect.seat), verb.count)
    if stolen:
        context.change_link(frame.effect.seat, stolen, "stolen")
    return DONE


def _reduce_links(context: GameContext, frame: Frame, verb: verbs.ReduceLinks) -> Progress:
    for seat in SEATS:
        links.reduce(context, seat, verb.count)
    return DONE


def _prevent_turn(context: GameContext, frame: Frame, verb: verbs.PreventTurn) -> Progress:
    context.state.prevented = True
    context.state.blocks = (0, 0)
    context.say("prevent_turn", seat=frame.effect.seat, card=frame.effect.card)
    return DONE


def _prevent_next_turn(context: GameContext, frame: Frame, verb: verbs.PreventNextTurn) -> Progress:
    target = context.other(frame.effect.seat)
    target.prevented_next = tuple(sorted({*target.prevented_next, *verb.kinds}))
    context.say(
        "prevent_next", seat=frame.effect.seat, target=opponent(frame.effect.seat), card=frame.effect.card
    )
    return DONE


HANDLERS: Mapping[type, Handler] = {
    verbs.Deal: _deal,
    verbs.Suffer: _suffer,
    verbs.Block: _block,
    verbs.Vent: _vent,
    verbs.Heat: _heat,
    verbs.SetHeat: _set_heat,
    verbs.Gain: _gain,
    verbs.Forward: _forward,
    verbs.Back: _back,
    verbs.Move: _move,
    verbs.Widen: _widen,
    verbs.SetDistance: _set_distance,
    verbs.StealLink: _steal_link,
    verbs.ReduceLinks: _reduce_links,
    verbs.PreventTurn: _prevent_turn,
    verbs.PreventNextTurn: _prevent_next_turn,
    **card_effects.HANDLERS,
}
