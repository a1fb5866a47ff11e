"""What the hand can pay for: the dealer's cards for its Scrap, or attacks for its Energy."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.content.scrapbots import Scrapbot
from game.engine.seats import Seat
from game.rules.scrapbots.view import TableView
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row
from game.ui.layout.painted import Ground
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.steel import INK
from game.ui.tables.books import CardBook
from game.words.scrapbots.log_text import TableWords

_PICTURE = 29, 24
"""Units of the picture of what can be paid for."""


@dataclass(frozen=True, slots=True)
class Reach:
    """A pool as it would be with all cards of the hand, and the cards that it would then pay for.

    Where that is none, `short` is the Scrapbot that attacks for the least, and for how much Energy.
    """

    pool: str
    amount: int
    cards: tuple[str, ...]
    short: tuple[str, int] | None = None


def in_reach(words: TableWords, view: TableView, seat: Seat) -> tuple[Reach, Reach]:
    """What the hand of a seat can pay for, either with Scrap or with Energy."""
    known, side = words.cards_of.cards, view.players[seat]
    hand = [known[card] for card in side.hand or ()]
    scrap = side.scrap + sum(card.scrap for card in hand)
    energy = side.energy + sum(getattr(card, "energy", 0) for card in hand)
    bought = tuple(dict.fromkeys(card for card in view.market if known[card].scrap <= scrap))
    ready = [bot.card for bot in side.lanes if bot is not None and not bot.exhausted]
    costs = {
        name: min(attack.energy for attack in bot.attacks)
        for name in ready
        if isinstance(bot := known[name], Scrapbot)
    }
    firing = tuple(name for name, cost in costs.items() if cost <= energy)
    cheapest = min(costs.items(), key=lambda one: one[1], default=None)
    short = None if firing else cheapest
    return Reach("scrap", scrap, bought), Reach("energy", energy, firing, short)


def reach_node(book: CardBook, words: TableWords, reaches: Sequence[Reach]) -> Node:
    """A heading, and a row for each pool: how much there would be, and pictures of what it pays for."""
    head = Text(words.notice("reach"), "well head", height=24)
    return Column(head, *[_row(book, words, one) for one in reaches], gap=4)


def _row(book: CardBook, words: TableWords, reach: Reach) -> Node:
    amount = Text(str(reach.amount), "reach amount", anchor="center", width=22)
    nothing = words.notice("reach_nothing", pool=reach.pool)
    if reach.short is not None:
        card, energy = reach.short
        nothing = words.notice("reach_short", card=words.card(card), energy=energy)
    faces = [book.face(card) for card in reach.cards]
    pictures: list[Node] = [
        Picture(partial(_draw, face), width=_PICTURE[0], height=_PICTURE[1]) for face in faces
    ]
    told = pictures or [Text(nothing, "caption", name=f"note {nothing}", grow=1)]
    row = Row(Icon(reach.pool, 20), amount, *told, gap=4, align="center", height=_PICTURE[1])
    return Box(row, pad=(7, 4), ground=Ground(tone="well"))


def threat_row(words: TableWords, name: str, wounds: int) -> Node:
    """What the Scrapbots of the other side, called `name`, can deal in its next turn."""
    say = words.texts.say
    return Fits(
        _threat(wounds, say("threats", "next_turn", name=name)),
        _threat(wounds, say("threats", "next_turn_short")),
    )


def _threat(wounds: int, told: str) -> Node:
    amount = Text(str(wounds), "reach amount", name=f"note {wounds}", anchor="center", width=22)
    note = Text(told, "caption", name=f"note {wounds} {told}", grow=1)
    row = Row(Icon("wound", 20), amount, note, gap=4, align="center", height=20)
    return Box(row, pad=(7, 3), ground=Ground(tone="well"))


def _draw(face: CardFace, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(art_strip(face.art, rect.size, round(4 * scale)), rect)
    pen.rect(surface, INK, rect, max(1, round(1.4 * scale)), round(4 * scale))
