"""What a choice of a duel is made of, and all that the table suggests to a seat."""

from typing import Any

from game.engine.refusals import LOCK, Pick, Picks
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.actions import (
    ChooseCard,
    ChooseNumber,
    ChooseWord,
    Manoeuvre,
    PlayActs,
    SpendToken,
    UseBot,
)
from game.rules.scrap_knights.state import TOKENS
from game.rules.scrap_knights.view import DuelView

PASS = Pick("word", "pass")
OTHER_CARD, OTHER_TOKEN = "other_card", "other_token"
"""The slots of what belongs to the other seat: no action uses it."""


def card(card_id: str) -> Pick:
    return Pick("card", card_id)


def token(name: str) -> Pick:
    return Pick("token", name)


def parts(action: Any) -> Picks:
    """The parts of a choice in the order in which they are asked."""
    if isinstance(action, PlayActs):
        cards = [card(one.card) for one in action.manoeuvres]
        return (*cards, *(part for one in action.manoeuvres for part in _secrets(one)))
    if isinstance(action, ChooseCard):
        return (card(action.manoeuvre.card), *_secrets(action.manoeuvre))
    if isinstance(action, UseBot):
        return card(action.bot), Pick("direction", action.direction, action.bot)
    if isinstance(action, SpendToken):
        return token(action.token), Pick("on", action.card)
    if isinstance(action, ChooseNumber):
        return (Pick("amount", action.number),)
    if isinstance(action, ChooseWord):
        return (Pick("word", action.word),)
    return (PASS,)


def _secrets(one: Manoeuvre) -> Picks:
    return (
        Pick("number", one.number, one.card),
        Pick("direction", one.direction, one.card),
        Pick("named", one.named, one.card),
        Pick("overcharged", one.overcharged, one.card),
    )


def picks(view: DuelView, seat: Seat) -> Picks:
    """The hand, the benches and the tokens of both sides, to pass and to lock in."""
    own, other = view.players[seat], view.players[opponent(seat)]
    cards = (*(own.hand or ()), own.ult, *own.bots, *own.spent_bots)
    found = [card(one) for one in cards] + [token(one) for one in TOKENS] + [PASS]
    found += [LOCK] if view.phase == "act" else []
    found += [Pick(OTHER_CARD, one) for one in (other.ult, *other.bots, *other.spent_bots)]
    return (*found, *(Pick(OTHER_TOKEN, one) for one in TOKENS))
