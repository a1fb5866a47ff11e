"""What each verb does to the duel's numbers: damage, heat, tokens, distance.

A handler answers ASKED when it has put a question and must be run again with the answer.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.scrap_knights import verbs
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import card_effects, links
from game.rules.scrap_knights.actions import ChooseNumber
from game.rules.scrap_knights.block_split import amount_to_block
from game.rules.scrap_knights.state import ASKED, DONE, MAX_DISTANCE, Ask, Frame, Progress
from game.rules.scrap_knights.turn import Turn

Handler = Callable[[Turn, Frame, Any], Progress]


def _amount(turn: Turn, frame: Frame, amount: verbs.Amount) -> int:
    base, word = verbs.split_amount(amount)
    if not word:
        return base
    sign = -1 if word[0] == "-" else 1
    word = word.lstrip("-")
    if word == "distance":
        value = turn.state.distance
    elif word == "vented":
        value = frame.vented
    elif word == "secret":
        value = frame.effect.manoeuvre.number
    else:
        value = turn.player(frame.effect.seat).heat
    return max(0, base + sign * value)


def _strike(turn: Turn, frame: Frame, target: Seat, amount: int) -> Progress:
    blocked = amount_to_block(turn, frame, target, amount)
    if blocked is None:
        return ASKED
    turn.damage(frame, target, amount, blocked)
    return DONE


def _deal(turn: Turn, frame: Frame, verb: verbs.Deal) -> Progress:
    amount = _amount(turn, frame, verb.amount) + frame.effect.bonus
    return _strike(turn, frame, opponent(frame.effect.seat), amount)


def _suffer(turn: Turn, frame: Frame, verb: verbs.Suffer) -> Progress:
    amount = _amount(turn, frame, verb.amount)
    return _strike(turn, frame, frame.effect.seat, amount) if amount else DONE


def _block(turn: Turn, frame: Frame, verb: verbs.Block) -> Progress:
    # The block itself stands from the beginning of its priority step; here its line comes up.
    turn.say("block", seat=frame.effect.seat, card=frame.effect.card, amount=verb.amount)
    return DONE


def _vent(turn: Turn, frame: Frame, verb: verbs.Vent) -> Progress:
    seat = frame.effect.seat
    amount = turn.player(seat).heat if verb.amount == "all" else verb.amount
    frame.vented = turn.vent(seat, amount, frame.effect.card)
    return DONE


def _heat(turn: Turn, frame: Frame, verb: verbs.Heat) -> Progress:
    effect = frame.effect
    amount = effect.manoeuvre.number if verb.amount == "secret" else verb.amount
    turn.gain_heat(effect.seat if verb.who == "you" else opponent(effect.seat), amount, effect.card)
    return DONE


def _set_heat(turn: Turn, frame: Frame, verb: verbs.SetHeat) -> Progress:
    turn.set_heat(frame.effect.seat, verb.amount)
    turn.say("set_heat", seat=frame.effect.seat, card=frame.effect.card, heat=verb.amount)
    return DONE


def _gain(turn: Turn, frame: Frame, verb: verbs.Gain) -> Progress:
    turn.gain_token(frame.effect.seat, verb.token, verb.count, frame.effect.card)
    return DONE


def _go(turn: Turn, frame: Frame, by: int) -> Progress:
    frame.moved = True
    turn.change_distance(frame.effect.seat, by, frame.effect.card, move=True)
    return DONE


def _forward(turn: Turn, frame: Frame, verb: verbs.Forward) -> Progress:
    return _go(turn, frame, -verb.amount)


def _back(turn: Turn, frame: Frame, verb: verbs.Back) -> Progress:
    return _go(turn, frame, verb.amount)


def _move(turn: Turn, frame: Frame, verb: verbs.Move) -> Progress:
    manoeuvre = frame.effect.manoeuvre
    amount = manoeuvre.number if verb.amount == "secret" else verb.amount
    return _go(turn, frame, amount * manoeuvre.direction)


def _widen(turn: Turn, frame: Frame, verb: verbs.Widen) -> Progress:
    turn.change_distance(frame.effect.seat, verb.amount, frame.effect.card, move=False)
    return DONE


_DISTANCES = tuple(range(MAX_DISTANCE + 1))


def _set_distance(turn: Turn, frame: Frame, verb: verbs.SetDistance) -> Progress:
    distance = verb.distance
    if distance == "choice":
        ask = Ask(frame.effect.seat, "distance", numbers=_DISTANCES)
        stay = ChooseNumber(turn.state.distance)
        choice = turn.answer(frame, ask, [ChooseNumber(number) for number in _DISTANCES], no_change=stay)
        if choice is None:
            return ASKED
        distance = choice.number
    turn.set_distance(frame.effect.seat, int(distance), frame.effect.card)
    return DONE


def _steal_link(turn: Turn, frame: Frame, verb: verbs.StealLink) -> Progress:
    stolen = links.reduce(turn, opponent(frame.effect.seat), verb.count)
    if stolen:
        turn.change_link(frame.effect.seat, stolen, "stolen")
    return DONE


def _reduce_links(turn: Turn, frame: Frame, verb: verbs.ReduceLinks) -> Progress:
    for seat in SEATS:
        links.reduce(turn, seat, verb.count)
    return DONE


def _prevent_turn(turn: Turn, frame: Frame, verb: verbs.PreventTurn) -> Progress:
    turn.state.prevented = True
    turn.state.blocks = (0, 0)
    turn.say("prevent_turn", seat=frame.effect.seat, card=frame.effect.card)
    return DONE


def _prevent_next_turn(turn: Turn, frame: Frame, verb: verbs.PreventNextTurn) -> Progress:
    target = turn.other(frame.effect.seat)
    target.prevented_next = tuple(sorted({*target.prevented_next, *verb.kinds}))
    turn.say(
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
