"""What the helper thread paints before a duel shows it."""

from functools import partial
from typing import TYPE_CHECKING

from game.engine.events import Event
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.turn import ChainStep
from game.ui.paint.ahead import Job
from game.ui.paint.effects.words import numeral
from game.ui.paint.gallery import Size
from game.ui.tables.hands.hand_card import hand_rects
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.places import BLOW, LARGE
from game.ui.tables.scrap_knights.tickets import ticket_art

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board


def shown_sizes(board: "Board", event: Event) -> list[Size]:
    """An ACT lies face up on the felt, and darkened when it is done; others stand large for a moment."""
    if event.kind == "flip":
        width = board.side(event.facts["seat"]).acts[0].width
        return [(width, "full"), (width, "dim")]
    return [(board.places.unit(LARGE[event.kind]), "compact")] if event.kind in LARGE else []


def show_jobs(board: "Board", event: Event) -> list[Job]:
    """The pictures on the tickets of the chain, what an effect is announced with, and what a blow takes."""
    if event.kind == "damage":
        return [partial(numeral, f"−{event.facts['amount']}", board.places.unit(BLOW))]
    words = board.scene.words
    cards = words.cards(event) if event.kind in ("flip", "effect", "bot", "ult") else ()
    jobs: list[Job] = [partial(ticket_art, face(card), board.console.scale) for card in cards]
    if event.kind == "effect":
        seat, card, line, role = (event.facts[fact] for fact in ("seat", "card", "line", "role"))
        announced = words.announce(ChainStep(seat, card, line, role, Manoeuvre(card)))
        jobs.append(board.console.job(announced, symbol=bool(board.scene.shows.symbol(event))))
    return jobs


def prepare_cards(board: "Board") -> None:
    """The own hand also as it lies put aside, and where a card would do nothing; BOTs and ULTs, large."""
    hand = board.view.players[board.bottom].hand or ()
    aside, own = (hand_rects(rect, 1, 0, 0)[0].width for rect in (board.places.aside, board.places.hand))
    sizes: list[Size] = [(own, "full"), (own, "dim"), (aside, "dim")]
    wishes = [(face(card), *size) for size in sizes for card in hand]
    for side in board.view.players:
        large = [*((bot, "bot") for bot in side.bots), (side.ult, "ult")]
        wishes += [(face(card), board.places.unit(LARGE[kind]), "compact") for card, kind in large]
    board.gallery.prepare(wishes, "hand")
