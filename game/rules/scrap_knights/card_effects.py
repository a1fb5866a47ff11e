"""What the verbs do that deal with cards: copying, playing, holding, drawing, discarding."""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.scrap_knights import verbs
from game.engine.events import Event
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import links
from game.rules.scrap_knights.actions import NONE, ChooseCard, Manoeuvre
from game.rules.scrap_knights.state import (
    AGAIN,
    ASKED,
    DONE,
    Ask,
    Effect,
    Frame,
    PendingCopy,
    Played,
    Progress,
)
from game.rules.scrap_knights.turn import Turn


def _at_once(turn: Turn, effects: list[Effect]) -> None:
    """Effects added in the middle of resolution come now, in priority order."""
    effects.sort(key=lambda effect: (-effect.priority, effect.rank))
    turn.state.stack += [Frame(effect) for effect in reversed(effects)]


def _choose_manoeuvre(turn: Turn, frame: Frame, kind: str, cards: list[Manoeuvre]) -> Any:
    """The manoeuvre chosen from the hand; NONE without one; None while it is asked."""
    if not cards:
        return NONE
    ask = Ask(frame.effect.seat, kind, cards=tuple(cards))
    return turn.answer(frame, ask, [ChooseCard(card) for card in cards])


def _hand_of_kind(turn: Turn, seat: Seat, kind: str) -> list[str]:
    return [card for card in turn.player(seat).hand if turn.catalogue.kinds[card] == kind]


def _copy_next_turn(turn: Turn, frame: Frame, verb: verbs.CopyNextTurn) -> Progress:
    _copy_later(turn, frame.effect.seat, PendingCopy(verb.card, 1))
    return DONE


def _copy_this(turn: Turn, frame: Frame, verb: verbs.CopyThis) -> Progress:
    _copy_later(turn, frame.effect.seat, PendingCopy(frame.effect.card, verb.turns))
    return DONE


def _copy_later(turn: Turn, seat: Seat, copy: PendingCopy) -> None:
    player = turn.player(seat)
    player.copies = (*player.copies, copy)
    turn.say("copy_later", seat=seat, card=copy.card, rounds=copy.rounds)


def _copy_on_spend(turn: Turn, frame: Frame, verb: verbs.CopyOnSpend) -> Progress:
    player = turn.player(frame.effect.seat)
    player.copies_on_spend = (*player.copies_on_spend, (verb.token, frame.effect.card))
    turn.say("copy_on_spend", seat=frame.effect.seat, card=frame.effect.card, token=verb.token)
    return DONE


def _copy_from_hand(turn: Turn, frame: Frame, verb: verbs.CopyFromHand) -> Progress:
    effect = frame.effect
    cards = [
        manoeuvre
        for card in _hand_of_kind(turn, effect.seat, verb.kind)
        for manoeuvre in turn.catalogue.copied[card]
    ]
    choice = _choose_manoeuvre(turn, frame, "copy", cards)
    if choice is None:
        return ASKED
    if choice != NONE:
        _copy_now(turn, effect, choice.manoeuvre)
        turn.reveal(effect.seat, choice.manoeuvre.card)
        player = turn.player(effect.seat)
        player.known = tuple(sorted({*player.known, choice.manoeuvre.card}))
    else:
        turn.say("nothing", seat=effect.seat, card=effect.card, reason="no_card")
    return DONE


def _copy_now(turn: Turn, effect: Effect, manoeuvre: Manoeuvre) -> None:
    turn.say("copy", seat=effect.seat, card=manoeuvre.card, by=effect.card, text=str(manoeuvre))
    _at_once(
        turn,
        turn.catalogue.effects(effect.seat, manoeuvre.card, "copy", manoeuvre, source=effect.card),
    )


def _copy_prepared(turn: Turn, frame: Frame, verb: verbs.CopyPrepared) -> Progress:
    """The PREP deck's cards happen one after the other, in priority order, each with its secrets chosen."""
    effect = frame.effect
    player = turn.player(effect.seat)
    player.prep_known = True
    for card in player.prep:
        turn.reveal(effect.seat, card)
    order = sorted(player.prep, key=lambda card: -turn.catalogue.effects(0, card, "copy")[0].priority)
    while frame.count < len(order):
        choices = list(turn.catalogue.copied[order[frame.count]])
        choice = _choose_manoeuvre(turn, frame, "copy", choices)
        if choice is None:
            return ASKED
        frame.count += 1
        if choice != NONE:
            _copy_now(turn, effect, choice.manoeuvre)
            return AGAIN
    return DONE


def _play_from_hand(turn: Turn, frame: Frame, verb: verbs.PlayFromHand) -> Progress:
    effect = frame.effect
    cards = [
        manoeuvre
        for card in _hand_of_kind(turn, effect.seat, verb.kind)
        for manoeuvre in turn.catalogue.manoeuvres[card]
    ]
    choice = _choose_manoeuvre(turn, frame, "play", cards)
    if choice is None:
        return ASKED
    if choice == NONE:
        turn.say("nothing", seat=effect.seat, card=effect.card, reason="no_card")
        return DONE
    _at_once(turn, play(turn, effect.seat, choice.manoeuvre))
    return DONE


def play(turn: Turn, seat: Seat, manoeuvre: Manoeuvre) -> list[Effect]:
    """Turns an ACT of the hand face up: heat, use links; returns the effects that it brings."""
    act = turn.catalogue.library.acts[manoeuvre.card]
    heat = act.heat + (act.overcharge.heat if act.overcharge and manoeuvre.overcharged else 0)
    slot = turn.take_from_hand(seat, act.id)
    turn.reveal(seat, act.id)
    turn.say("flip", seat=seat, card=act.id, text=str(manoeuvre), heat=heat)
    turn.gain_heat(seat, heat, act.id)
    unique = links.on_use_act(turn, seat, act.id)
    player = turn.player(seat)
    player.played = (*player.played, Played(manoeuvre, slot, unique))
    player.used = (*player.used, act.id)
    return turn.catalogue.effects(seat, act.id, "act", manoeuvre, unique)


def _two_cards_next_turn(turn: Turn, frame: Frame, verb: verbs.TwoCardsNextTurn) -> Progress:
    turn.player(frame.effect.seat).will_play_two = verb.kind
    turn.say("two_cards", seat=frame.effect.seat, card=frame.effect.card, act_kind=verb.kind)
    return DONE


def _hold_acts(turn: Turn, frame: Frame, verb: verbs.HoldActs) -> Progress:
    holder = frame.effect.seat
    for seat in SEATS:
        player = turn.player(seat)
        cards = tuple(act.manoeuvre.card for act in player.played)
        player.played = ()
        player.held += cards
        player.held_under += (holder,) * len(cards)
        for card in cards:
            turn.say("held", seat=seat, card=card, by=frame.effect.card, holder=holder)
    return DONE


def release_held(turn: Turn, holder: Seat) -> None:
    """The cards under a seat's ULT go back to the hands they came from."""
    for seat in SEATS:
        player = turn.player(seat)
        pairs = list(zip(player.held, player.held_under, strict=True))
        freed = [card for card, under in pairs if under == holder]
        player.held = tuple(card for card, under in pairs if under != holder)
        player.held_under = tuple(under for _, under in pairs if under != holder)
        for card in freed:
            turn.put_into_hand(seat, card, len(player.hand), known=True)
            turn.say("released", seat=seat, card=card)


def _return_bot(turn: Turn, frame: Frame, verb: verbs.ReturnBot) -> Progress:
    player = turn.player(frame.effect.seat)
    choice = _choose_manoeuvre(turn, frame, "return_bot", [Manoeuvre(bot) for bot in player.spent_bots])
    if choice is None:
        return ASKED
    if choice != NONE:
        bot = choice.manoeuvre.card
        player.spent_bots = tuple(spent for spent in player.spent_bots if spent != bot)
        player.bots = (*player.bots, bot)
        turn.say("bot_returned", seat=frame.effect.seat, card=bot)
    return DONE


def _discard_from_opponent(turn: Turn, frame: Frame, verb: verbs.DiscardFromOpponent) -> Progress:
    seat, target = frame.effect.seat, opponent(frame.effect.seat)
    player = turn.player(target)
    if frame.answer is None and turn.heard:
        turn.emit(
            Event(
                "hand_seen",
                {"seat": seat, "target": target, "cards": list(player.hand)},
                hidden=("cards",),
                seen_by=SEATS,
                reveals=True,
            )
        )
    player.known = tuple(sorted(player.hand))
    for card in player.hand:
        turn.reveal(target, card)
    choice = _choose_manoeuvre(turn, frame, "discard", [Manoeuvre(card) for card in player.hand])
    if choice is None:
        return ASKED
    if choice != NONE:
        card = choice.manoeuvre.card
        turn.take_from_hand(target, card)
        player.lost = (*player.lost, card)
        turn.say("lost", seat=target, card=card, by=frame.effect.card)
    return DONE


def _shuffle_and_draw(turn: Turn, frame: Frame, verb: verbs.ShuffleAndDraw) -> Progress:
    """Cards go into the PREP deck one by one until `choose none`; a hand is never wider than one list."""
    seat = frame.effect.seat
    player = turn.player(seat)
    while player.hand:
        cards = tuple(Manoeuvre(card) for card in player.hand)
        ask = Ask(seat, "shuffle", cards=cards, words=("none",))
        choice = turn.answer(frame, ask, [*(ChooseCard(card) for card in cards), NONE])
        if choice is None:
            return ASKED
        if choice == NONE:
            break
        card = choice.manoeuvre.card
        turn.take_from_hand(seat, card)
        player.prep = tuple(sorted((*player.prep, card)))
        player.known = ()
        frame.count += 1
        _tell_owner(turn, "shuffled", seat, [card], reveals=False)
    draw(turn, seat, max(0, frame.count - verb.fewer))
    return DONE


def _draw_prepared(turn: Turn, frame: Frame, verb: verbs.DrawPrepared) -> Progress:
    draw(turn, frame.effect.seat, verb.count)
    return DONE


def draw(turn: Turn, seat: Seat, count: int) -> None:
    """Draws from the PREP deck. It was just shuffled, so any card of it may come: its order is no state."""
    player = turn.player(seat)
    drawn = []
    for _ in range(min(count, len(player.prep))):
        place = turn.state.dice.below(len(player.prep))
        drawn.append(player.prep[place])
        player.prep = player.prep[:place] + player.prep[place + 1 :]
    player.hand += tuple(drawn)
    _tell_owner(turn, "drew", seat, drawn, reveals=True)


def _tell_owner(turn: Turn, kind: str, seat: Seat, cards: list[str], *, reveals: bool) -> None:
    """How many cards is for all to see; which ones, for their owner."""
    if turn.heard:
        facts = {"seat": seat, "count": len(cards), "cards": cards}
        turn.emit(Event(kind, facts, hidden=("cards",), seen_by=(seat,), reveals=reveals))


HANDLERS: Mapping[type, Callable[[Turn, Frame, Any], Progress]] = {
    verbs.CopyNextTurn: _copy_next_turn,
    verbs.CopyThis: _copy_this,
    verbs.CopyOnSpend: _copy_on_spend,
    verbs.CopyFromHand: _copy_from_hand,
    verbs.CopyPrepared: _copy_prepared,
    verbs.PlayFromHand: _play_from_hand,
    verbs.TwoCardsNextTurn: _two_cards_next_turn,
    verbs.HoldActs: _hold_acts,
    verbs.ReturnBot: _return_bot,
    verbs.DiscardFromOpponent: _discard_from_opponent,
    verbs.ShuffleAndDraw: _shuffle_and_draw,
    verbs.DrawPrepared: _draw_prepared,
}
