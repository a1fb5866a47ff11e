"""What the curtain shows before a seat's secret cards come to light."""

from collections.abc import Callable
from typing import Any

import pygame

from game.engine.seats import SEATS, Seat
from game.ui.paint.dino.pack import pack_picture
from game.ui.tables.dino_battles.leaders import first_leader
from game.ui.tables.session.handover import Fact, Handover
from game.ui.tables.session.session import Session

_SIZE = 1.05
"""Pixels of a window 1080 high to a unit of an animal's drawing."""


def make_handover(session: Session, seat: Seat) -> Handover:
    """`seat` takes the screen. All of it is taken from what a bystander may see."""
    view: Any = session.match.view(None)
    say, other = session.game_ui.messages.say, session.names[1 - seat]
    active = [side.dinos[0] for side in view.players]
    animals = [
        dino.card if dino is not None and dino.card else first_leader(session.match, side)
        for side, dino in zip(SEATS, active, strict=True)
    ]

    def fact(symbol: str, label: str, counted: Callable[[Any], int]) -> Fact:
        first, second = (str(counted(side)) for side in view.players)
        return Fact(symbol, label, (first, second))

    facts = [fact("hand", say("curtain", "hand"), lambda side: side.hand_size)]
    if view.turn:
        facts.insert(0, fact("knockout", say("curtain", "knock_outs"), lambda side: side.knockouts))
        facts.append(fact("atk", say("curtain", "combat_cards"), _combat_cards))

    def figure(side: Seat, scale: float, left: bool, awake: bool) -> tuple[pygame.Surface, tuple[int, int]]:
        pose = "roar" if awake else "stand"
        return pack_picture(((animals[side], pose),), scale * _SIZE, left=left, dark=not awake)

    if view.turn:
        title = say("curtain", "turn", count=view.turn)
    else:
        title = say("curtain", "mulligan" if view.phase == "mulligan" else "placement")
    return Handover(title, say("curtain", "look_away", name=other), facts, figure)


def _combat_cards(side: Any) -> int:
    """All cards of a Combat Deck, which anybody may count."""
    deck = side.combat_deck
    return int(deck.attack + deck.evade + deck.defend)
