"""What the verbs do that deal with cards: copying, playing, holding, drawing, discarding."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.content.scrap_knights import verbs
from game.engine.events import Event
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import links
from game.rules.scrap_knights.actions import NONE, ChooseCard, Manoeuvre
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.context import GameContext, chain_order
from game.rules.scrap_knights.state import (
    ASKED,
    DONE,
    Effect,
    Frame,
    PendingCopy,
    Played,
    Progress,
    Question,
)


def _at_once(frame: Frame, effects: Sequence[Effect]) -> None:
    """Effects that a frame calls up resolve before it goes on, in priority order."""
    frame.calls = tuple(sorted((*frame.calls, *effects), key=chain_order))


def _choose_manoeuvre(context: GameContext, frame: Frame, kind: str, cards: Sequence[Manoeuvre]) -> Any:
    """The manoeuvre chosen; NONE without any; None while it is asked."""
    if not cards:
        return NONE
    question = Question(frame.effect.seat, kind, cards=tuple(cards))
    return context.choose(question, [ChooseCard(card) for card in cards])


def _choose_from_hand(context: GameContext, frame: Frame, kind: str, act_kind: str) -> Any:
    """An ACT of that kind out of the hand of the effect's seat, as `_choose_manoeuvre`.

    In a dry run that may not look at the hand, the cards that everyone is sure of can be chosen, or none.
    """
    seat = frame.effect.seat
    player = context.player(seat)
    hand = player.hand
    if len(player.known) == len(hand) or not context.hides(seat):
        return _choose_manoeuvre(context, frame, kind, incoming(context.catalogue, hand, act_kind))
    context.asked = True
    cards = incoming(context.catalogue, player.known, act_kind)
    return context.choose(Question(seat, kind), [NONE, *(ChooseCard(card) for card in cards)])


ASKED_OF_A_HAND = frozenset({"copy", "play", "shuffle"})
"""The questions whose answers are cards of the asked seat's hand."""


def asked_of_hand(context: GameContext, question: Question, frame: Frame) -> Question:
    """The same question asked of the hand that its seat has now."""
    hand = context.player(question.seat).hand
    effect = frame.effect
    verb = context.catalogue.lines[effect.card][effect.line].steps[frame.next_step].verb
    if isinstance(verb, verbs.ShuffleAndDraw):
        cards = [Manoeuvre(card) for card in hand]
    elif isinstance(verb, verbs.CopyPrepared):
        return question
    else:
        cards = incoming(context.catalogue, hand, verb.kind)
    return Question(question.seat, question.kind, cards=tuple(cards), words=question.words)


def incoming(catalogue: Catalogue, hand: Sequence[str], kind: str) -> list[Manoeuvre]:
    """The ways in which the ACTs of that kind can come in from a hand during resolution."""
    return [
        manoeuvre for card in hand if catalogue.kinds[card] == kind for manoeuvre in catalogue.incoming[card]
    ]


def _copy_next_turn(context: GameContext, frame: Frame, verb: verbs.CopyNextTurn) -> Progress:
    _copy_later(context, frame.effect.seat, PendingCopy(verb.card, 1))
    return DONE


def _copy_this(context: GameContext, frame: Frame, verb: verbs.CopyThis) -> Progress:
    _copy_later(context, frame.effect.seat, PendingCopy(frame.effect.card, verb.turns))
    return DONE


def _copy_later(context: GameContext, seat: Seat, copy: PendingCopy) -> None:
    player = context.player(seat)
    player.copies = (*player.copies, copy)
    context.say("copy_later", seat=seat, card=copy.card, rounds=copy.rounds)


def _copy_on_spend(context: GameContext, frame: Frame, verb: verbs.CopyOnSpend) -> Progress:
    player = context.player(frame.effect.seat)
    player.copies_on_spend = (*player.copies_on_spend, (verb.token, frame.effect.card))
    context.say("copy_on_spend", seat=frame.effect.seat, card=frame.effect.card, token=verb.token)
    return DONE


def _copy_from_hand(context: GameContext, frame: Frame, verb: verbs.CopyFromHand) -> Progress:
    effect = frame.effect
    choice = _choose_from_hand(context, frame, "copy", verb.kind)
    if choice is None:
        return ASKED
    if choice != NONE:
        card = choice.manoeuvre.card
        player = context.player(effect.seat)
        reveals = card not in player.known
        context.reveal(effect.seat, card)
        player.known = tuple(sorted({*player.known, card}))
        _at_once(frame, _copied(context, effect, choice.manoeuvre, reveals=reveals))
    else:
        _say_no_card(context, effect)
    return DONE


def _say_no_card(context: GameContext, effect: Effect) -> None:
    """No card of the hand comes in; where some of it is hidden, that tells something of it."""
    player = context.player(effect.seat)
    reveals = any(card not in player.known for card in player.hand)
    context.say("nothing", reveals=reveals, seat=effect.seat, card=effect.card, reason="no_card")


def _copied(
    context: GameContext, effect: Effect, manoeuvre: Manoeuvre, *, reveals: bool
) -> tuple[Effect, ...]:
    """The effects that `effect` copies; `reveals` says that the card was hidden until now."""
    card = manoeuvre.card
    context.say("copy", reveals=reveals, seat=effect.seat, card=card, by=effect.card, text=str(manoeuvre))
    return context.catalogue.effects(effect.seat, card, "copy", manoeuvre, source=effect.card)


def _copy_prepared(context: GameContext, frame: Frame, verb: verbs.CopyPrepared) -> Progress:
    """The PREP deck's cards join the chain; only what has a place that has passed resolves at once."""
    effect = frame.effect
    player = context.player(effect.seat)
    reveals, player.prep_known = not player.prep_known, True
    if reveals and context.hides(effect.seat):
        context.asked = True
        return DONE
    for card in player.prep:
        context.reveal(effect.seat, card)
    here = (-context.state.step, effect.rank)
    while frame.count < len(player.prep):
        choices = context.catalogue.incoming[player.prep[frame.count]]
        choice = _choose_manoeuvre(context, frame, "copy", choices)
        if choice is None:
            return ASKED
        frame.count += 1
        effects = _copied(context, effect, choice.manoeuvre, reveals=reveals)
        context.join([one for one in effects if chain_order(one) >= here])
        _at_once(frame, [one for one in effects if chain_order(one) < here])
    context.say_chain()
    return DONE


def _play_from_hand(context: GameContext, frame: Frame, verb: verbs.PlayFromHand) -> Progress:
    effect = frame.effect
    choice = _choose_from_hand(context, frame, "play", verb.kind)
    if choice is None:
        return ASKED
    if choice == NONE:
        _say_no_card(context, effect)
        return DONE
    play(context, effect.seat, choice.manoeuvre, partial(_at_once, frame))
    return DONE


def play(
    context: GameContext, seat: Seat, manoeuvre: Manoeuvre, put: Callable[[Sequence[Effect]], None]
) -> None:
    """Turns an ACT of the hand face up, with its heat and use links; `put` takes the effects it brings."""
    act = context.catalogue.library.acts[manoeuvre.card]
    heat = act.heat + (act.overcharge.heat if act.overcharge and manoeuvre.overcharged else 0)
    player = context.state.players[seat]
    reveals = act.id not in player.known
    slot = context.take_from_hand(seat, act.id)
    context.reveal(seat, act.id)
    unique = act.id not in player.used_since_trigger
    player.played = (*player.played, Played(manoeuvre, slot, unique))
    player.used = (*player.used, act.id)
    if unique:
        player.used_since_trigger = (*player.used_since_trigger, act.id)
    put(context.catalogue.effects(seat, act.id, "act", manoeuvre, unique))
    if context.emitting:
        context.say("flip", reveals=reveals, seat=seat, card=act.id, text=str(manoeuvre), cost=heat)
    context.gain_heat(seat, heat, act.id)
    links.on_use_act(context, seat, act.id, unique=unique)


def _two_cards_next_turn(context: GameContext, frame: Frame, verb: verbs.TwoCardsNextTurn) -> Progress:
    context.player(frame.effect.seat).will_play_two = verb.kind
    context.say("two_cards", seat=frame.effect.seat, card=frame.effect.card, act_kind=verb.kind)
    return DONE


def _hold_acts(context: GameContext, frame: Frame, verb: verbs.HoldActs) -> Progress:
    holder = frame.effect.seat
    for seat in SEATS:
        player = context.player(seat)
        while player.played:
            card = player.played[0].manoeuvre.card
            player.played = player.played[1:]
            player.held += (card,)
            player.held_under += (holder,)
            context.say("held", seat=seat, card=card, by=frame.effect.card, holder=holder)
    return DONE


def release_held(context: GameContext, holder: Seat) -> None:
    """The cards under a seat's ULT go back to the hands they came from."""
    for seat in SEATS:
        player = context.player(seat)
        while holder in player.held_under:
            index = player.held_under.index(holder)
            card = player.held[index]
            player.held = player.held[:index] + player.held[index + 1 :]
            player.held_under = player.held_under[:index] + player.held_under[index + 1 :]
            context.put_into_hand(seat, card, len(player.hand), known=True)
            context.say("released", seat=seat, card=card)


def _return_bot(context: GameContext, frame: Frame, verb: verbs.ReturnBot) -> Progress:
    player = context.player(frame.effect.seat)
    choice = _choose_manoeuvre(context, frame, "return_bot", [Manoeuvre(bot) for bot in player.spent_bots])
    if choice is None:
        return ASKED
    if choice != NONE:
        bot = choice.manoeuvre.card
        player.spent_bots = tuple(spent for spent in player.spent_bots if spent != bot)
        player.bots = (*player.bots, bot)
        context.say("bot_returned", seat=frame.effect.seat, card=bot)
    return DONE


def _discard_from_opponent(context: GameContext, frame: Frame, verb: verbs.DiscardFromOpponent) -> Progress:
    seat, target = frame.effect.seat, opponent(frame.effect.seat)
    player = context.player(target)
    player.known = tuple(sorted(player.hand))
    for card in player.hand:
        context.reveal(target, card)
    if context.answer is None and context.emitting:
        facts = {"seat": seat, "target": target, "cards": list(player.hand)}
        context.emit(Event("hand_seen", facts, hidden=("cards",), seen_by=SEATS, reveals=True))
    choice = _choose_manoeuvre(context, frame, "discard", [Manoeuvre(card) for card in sorted(player.hand)])
    if choice is None:
        return ASKED
    if choice != NONE:
        card = choice.manoeuvre.card
        context.take_from_hand(target, card)
        player.lost = (*player.lost, card)
        context.say("lost", seat=target, card=card, by=frame.effect.card)
    return DONE


def _shuffle_and_draw(context: GameContext, frame: Frame, verb: verbs.ShuffleAndDraw) -> Progress:
    """Cards go into the PREP deck one by one until `choose none`; a hand is never wider than one list."""
    seat = frame.effect.seat
    player = context.player(seat)
    while player.hand:
        cards = tuple(Manoeuvre(card) for card in player.hand)
        question = Question(seat, "shuffle", cards=cards, words=("none",))
        choice = context.choose(question, [*(ChooseCard(card) for card in cards), NONE], no_change=NONE)
        if choice is None:
            return ASKED
        if choice == NONE:
            break
        card = choice.manoeuvre.card
        context.take_from_hand(seat, card)
        player.prep = tuple(sorted((*player.prep, card)))
        player.known = ()
        frame.count += 1
        _tell_owner(context, "shuffled", seat, [card], reveals=False)
    draw(context, seat, max(0, frame.count - verb.fewer))
    return DONE


def _draw_prepared(context: GameContext, frame: Frame, verb: verbs.DrawPrepared) -> Progress:
    draw(context, frame.effect.seat, verb.count)
    return DONE


def draw(context: GameContext, seat: Seat, count: int) -> None:
    """Draws from the PREP deck. It was just shuffled, so any card of it may come: its order is no state."""
    player = context.player(seat)
    drawn = []
    for _ in range(min(count, len(player.prep))):
        place = context.state.dice.below(len(player.prep))
        drawn.append(player.prep[place])
        player.prep = player.prep[:place] + player.prep[place + 1 :]
    player.hand += tuple(drawn)
    _tell_owner(context, "drew", seat, drawn, reveals=True)


def _tell_owner(context: GameContext, kind: str, seat: Seat, cards: list[str], *, reveals: bool) -> None:
    """How many cards is for all to see; which ones, for their owner."""
    if context.emitting:
        facts = {"seat": seat, "count": len(cards), "cards": cards}
        context.emit(Event(kind, facts, hidden=("cards",), seen_by=(seat,), reveals=reveals))


HANDLERS: Mapping[type, Callable[[GameContext, Frame, Any], Progress]] = {
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
