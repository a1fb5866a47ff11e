"""Spending tokens on the ACT that lies face up (Scrap Knights rule sheet: Tokens)."""

import msgspec

from game.engine.seats import Seat
from game.rules.scrap_knights import links
from game.rules.scrap_knights.actions import SpendToken
from game.rules.scrap_knights.catalogue import NO_SECRET, Catalogue
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import FIRST, LAST, TOKENS, Effect, Player, Tokens

NO_TOKENS = Tokens()
BLITZ_DAMAGE = 2
BLITZ_HEAT = 1


def spendable(catalogue: Catalogue, player: Player) -> list[SpendToken]:
    """The tokens that a player may spend, each on an ACT that lies face up (an Attack, for Blitz)."""
    several = len(player.played) > 1
    return [
        SpendToken(token, act.manoeuvre.card if several else "")
        for token in TOKENS
        if getattr(player.tokens, token)
        for act in player.played
        if token != "blitz" or catalogue.kinds[act.manoeuvre.card] == "attack"
    ]


def spend(context: GameContext, seat: Seat, action: SpendToken) -> None:
    """A token works on all effects of the ACT it is spent on."""
    state = context.state
    player = state.players[seat]
    card = action.card or player.played[0].manoeuvre.card
    player.tokens = player.tokens.plus(action.token, -1)
    waiting, state.chain = state.chain, ()
    context.join([_improved(effect, seat, card, action.token) for effect in waiting])
    context.say("spend", seat=seat, token=action.token, card=card)
    if action.token == "blitz":
        context.gain_heat(seat, BLITZ_HEAT, card)
    links.on_spend(context, seat, action.token)
    _copies_on_spend(context, seat, action.token)


def _improved(effect: Effect, seat: Seat, card: str, token: str) -> Effect:
    if effect.seat != seat or effect.card != card or effect.role != "act":
        return effect
    if token == "armored":
        return msgspec.structs.replace(effect, armored=effect.armored + 1)
    if token == "blitz":
        return msgspec.structs.replace(effect, bonus=effect.bonus + BLITZ_DAMAGE)
    if LAST < effect.priority < FIRST:
        return msgspec.structs.replace(effect, priority=effect.priority + 1)
    return effect


def _copies_on_spend(context: GameContext, seat: Seat, token: str) -> None:
    player = context.player(seat)
    if not player.copies_on_spend:
        return
    due = [card for wanted, card in player.copies_on_spend if wanted == token]
    player.copies_on_spend = tuple(pair for pair in player.copies_on_spend if pair[0] != token)
    for card in due:
        join_copy(context, seat, card)


def join_copy(context: GameContext, seat: Seat, card: str) -> None:
    """A copy that an earlier effect has set up joins the chain."""
    context.join(context.catalogue.effects(seat, card, "copy", NO_SECRET, source=card))
    context.say("copy_joins", seat=seat, card=card)
