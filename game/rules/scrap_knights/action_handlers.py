"""What each action does; the phases then go on until the next choice."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights import card_effects, links
from game.rules.scrap_knights.actions import (
    ChooseCard,
    ChooseNumber,
    ChooseWord,
    Manoeuvre,
    Pass,
    PlayActs,
    SpendToken,
    UseBot,
)
from game.rules.scrap_knights.catalogue import NO_SECRET
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.phases import keep_window_open, pass_priority
from game.rules.scrap_knights.state import TAG, Frame, PendingCopy
from game.rules.scrap_knights.tokens import join_copy, spend


def flip(context: GameContext, choices: Mapping[Seat, PlayActs]) -> None:
    """Secrets and cards are turned up; heat is gained, use links are met."""
    context.state.phase = "flip"
    for seat in SEATS:
        if not choices[seat].manoeuvres:
            context.say("no_act", seat=seat)
        for manoeuvre in choices[seat].manoeuvres:
            card_effects.play(context, seat, manoeuvre, context.join)
    links.on_flip(context)
    for seat in SEATS:
        if context.state.players[seat].copies:
            _join_due_copies(context, seat)


def _join_due_copies(context: GameContext, seat: Seat) -> None:
    player = context.player(seat)
    due, player.copies = player.copies, ()
    for copy in due:
        if copy.rounds > 1:
            player.copies = (*player.copies, PendingCopy(copy.card, copy.rounds - 1))
        join_copy(context, seat, copy.card)


def _pass(context: GameContext, action: Pass) -> None:
    state = context.state
    if context.emitting:
        context.say("pass", seat=state.seat_to_act, window=state.phase)
    pass_priority(state)


def _use_bot(context: GameContext, action: UseBot) -> None:
    """A BOT is used and gone; its effect joins the chain, or waits as a tag."""
    state = context.state
    seat = state.seat_to_act
    player = state.players[seat]
    bot = context.catalogue.library.bots[action.bot]
    player.bots = tuple([other for other in player.bots if other != bot.id])
    player.spent_bots = (*player.spent_bots, bot.id)
    manoeuvre = Manoeuvre(bot.id, direction=action.direction) if action.direction else NO_SECRET
    effects = context.catalogue.effects(seat, bot.id, "bot", manoeuvre)
    state.tags += tuple([effect for effect in effects if effect.priority == TAG])
    context.join([effect for effect in effects if effect.priority != TAG])
    if context.emitting:
        context.say("bot", seat=seat, card=bot.id, text=str(action))
    links.on_use_bot(context, seat)
    for step in context.catalogue.on_use[bot.id]:
        step.handler(context, Frame(effects[0]), step.verb)
    keep_window_open(state)


def _spend(context: GameContext, action: SpendToken) -> None:
    spend(context, context.state.seat_to_act, action)
    keep_window_open(context.state)


def _answer(context: GameContext, action: ChooseNumber | ChooseCard | ChooseWord) -> None:
    """The effect that asked goes on with the answer."""
    context.state.question = None
    context.answer = action


ACTION_HANDLERS: Mapping[type, Callable[[GameContext, Any], None]] = {
    Pass: _pass,
    UseBot: _use_bot,
    SpendToken: _spend,
    ChooseNumber: _answer,
    ChooseCard: _answer,
    ChooseWord: _answer,
}
