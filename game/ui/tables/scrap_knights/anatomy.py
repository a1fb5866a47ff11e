"""What a Scrap Knights action is made of: cards first, then what is chosen for each."""

from typing import Any

from game.rules.scrap_knights.actions import (
    ChooseCard,
    ChooseNumber,
    ChooseWord,
    Manoeuvre,
    PlayActs,
    SpendToken,
    UseBot,
)
from game.ui.tables.chooser import Anatomy, Pick, Picks


def card(card_id: str) -> Pick:
    return Pick("card", card_id)


def token(name: str) -> Pick:
    return Pick("token", name)


PASS = Pick("word", "pass")


def picks(action: Any) -> Picks:
    """The parts of an action in the order in which they are asked."""
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


ANATOMY = Anatomy(picks, things=frozenset({"card"}), locks=frozenset({"act"}))
"""The secret choice cannot be taken back once the other has seen it, so it is locked in by hand."""
