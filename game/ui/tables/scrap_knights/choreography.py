"""What an event looks like while it happens: cards fly and turn over, mechs act, blows land, numbers rise."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.paint.art import effect_image
from game.ui.paint.cards import compact_height
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT, Color
from game.ui.tables.scrap_knights import actors, beats
from game.ui.tables.scrap_knights.arena import back_place
from game.ui.tables.scrap_knights.faces import face

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_POSES = {
    "attack": "stab",
    "defend": "guard",
    "movement": "run",
    "special": "channel",
    "ult": "slash",
    "bot": "stand",
}


def perform(board: "Board", event: Event) -> None:
    """Starts an event's motions; the picture behind the board is already carried forward."""
    work = _WORK.get(event.kind)
    if work is not None:
        work(board, event.facts, beats.length(event))


def _word(board: "Board", seat: Seat, text: str, color: Color, *, wait: float = 0) -> None:
    places = board.places
    x = actors.middle(places, board.actors, seat, board.bottom)
    y = places.track.top - actors.height(places) * 4 // 5
    # Words of one moment would lie on one another: each next one begins a little lower.
    y += places.field.unit(30) * (board.next_word(seat) % 3)
    board.stage.rise(text, color, (x, y), places.field.unit(36), 900, wait=wait)


def _burst(board: "Board", seat: Seat, name: str, palette: str, length: float) -> None:
    places = board.places
    size = places.field.unit(170)
    x = actors.middle(places, board.actors, seat, board.bottom)
    place = (x, places.track.top - actors.height(places) // 2)
    board.stage.flash(effect_image(name, palette, size), place, length)


def _slot(board: "Board", seat: Seat, number: int) -> pygame.Rect:
    return board.plate(seat).slots[min(number, 1)]


def _sealed(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat = facts["seat"]
    end = back_place(_slot(board, seat, 0))
    board.stage.fly(
        board.gallery.back(end.width), board.leaving(seat, None), end, length, hides=("back", seat)
    )


def _flip(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat, card = facts["seat"], facts["card"]
    number = len(board.display.sides[seat].played) - 1
    end = _slot(board, seat, number)
    start = back_place(end) if number == 0 else board.leaving(seat, card)
    board.stage.fly(
        board.gallery.back(back_place(end).width),
        start,
        end,
        length,
        hides=("face", seat, number),
        turns_into=board.gallery.card(face(card), end.width, "compact"),
    )


def _round(board: "Board", facts: dict[str, Any], length: float) -> None:
    """The played cards go home."""
    for seat, number, card in board.lying:
        start = _slot(board, seat, number)
        image = board.gallery.card(face(card), start.width, "compact")
        board.stage.fly(image, start, board.leaving(seat, None), length)


def _bot(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat, card = facts["seat"], facts["card"]
    board.stage.ring(board.row_place(seat, card), GOLD, length * 2)
    _spectacle(board, card, length * 1.4, 0.8)


def _ult(board: "Board", facts: dict[str, Any], length: float) -> None:
    card = board.display.sides[facts["seat"]].ult
    board.stage.ring(board.row_place(facts["seat"], card), TEAL, length * 2)
    _spectacle(board, card, length * 1.5, 1.4)


def _spectacle(board: "Board", card: str, length: float, size: float) -> None:
    """The card stands large in the middle of the field for a moment."""
    width = round(board.places.field.unit(240) * size)
    field = board.places.field.rect
    limit = field.height * width // max(1, compact_height(width))
    image = board.gallery.card(face(card), min(width, limit), "compact")
    board.stage.show(image, field.center, length)


def _effect(board: "Board", facts: dict[str, Any], length: float) -> None:
    board.first_word()
    seat, card = facts["seat"], facts["card"]
    pose = _POSES[face(card).palette]
    if pose != "stand":
        board.stage.play(board.actors.act(seat, pose, length))
    side = board.display.sides[seat]
    if card in side.played:
        board.stage.ring(_slot(board, seat, side.played.index(card)), GOLD, length * 1.6)
    elif card == side.ult or card in (*side.bots, *side.spent_bots):
        board.stage.ring(board.row_place(seat, card), GOLD, length * 1.6)


def _damage(board: "Board", facts: dict[str, Any], length: float) -> None:
    target = facts["target"]
    if facts["amount"]:
        _burst(board, target, "burst", "amber", length * 1.3)
        board.stage.play(board.actors.flinch(target, length))
        _word(board, target, f"−{facts['amount']} HP", DANGER)
    else:
        _burst(board, target, "sparks", "cobalt", length)
        board.stage.play(board.actors.flinch(target, length / 2, "guard"))
        _word(board, target, "hit, no damage" if facts["hit"] else "BLOCKED", TEXT)


def _block(board: "Board", facts: dict[str, Any], length: float) -> None:
    places, seat = board.places, facts["seat"]
    x = actors.middle(places, board.actors, seat, board.bottom)
    toward = places.field.unit(46) * (1 if seat == board.bottom else -1)
    place = (x + toward, places.track.top - actors.height(places) // 2)
    board.stage.flash(icon("block", places.field.unit(96)), place, length * 2)


def _miss(board: "Board", facts: dict[str, Any], length: float) -> None:
    _word(board, facts["seat"], "miss", TEXT)


def _moved(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat = facts.get("target", facts["seat"])
    board.stage.play(board.actors.walk(facts["distance"], seat, length * 1.3))


def _heat(board: "Board", facts: dict[str, Any], length: float) -> None:
    board.actors.pair[facts["seat"]].heat = facts["heat"]
    _word(board, facts["seat"], f"+{facts['amount']} heat", GOLD)


def _vent(board: "Board", facts: dict[str, Any], length: float) -> None:
    board.actors.pair[facts["seat"]].heat = facts["heat"]
    if facts["amount"]:
        _burst(board, facts["seat"], "steam", "steel", length * 3)
        _word(board, facts["seat"], f"−{facts['amount']} heat", GOOD)


def _token(board: "Board", facts: dict[str, Any], length: float) -> None:
    places = board.places
    x = actors.middle(places, board.actors, facts["seat"], board.bottom)
    image = icon(facts["token"], places.field.unit(54))
    start = image.get_rect(center=(x, places.track.top - actors.height(places)))
    tray = board.plate(facts["seat"]).numbers.rect
    end = pygame.Rect(0, 0, places.field.unit(26), places.field.unit(26))
    end.center = (tray.right - places.field.unit(90), tray.top + places.field.unit(22))
    board.stage.fly(image, start, end, length * 3)


def _link(board: "Board", facts: dict[str, Any], length: float) -> None:
    if facts["by"] > 0:
        board.stage.ring(board.plate(facts["seat"]).lamps, TEAL, length * 3)
        _word(board, facts["seat"], "+1 link", TEAL)


_WORK: dict[str, Callable[["Board", dict[str, Any], float], None]] = {
    "sealed": _sealed,
    "flip": _flip,
    "round": _round,
    "bot": _bot,
    "ult": _ult,
    "effect": _effect,
    "damage": _damage,
    "block": _block,
    "miss": _miss,
    "move": _moved,
    "push": _moved,
    "set_distance": _moved,
    "heat": _heat,
    "vent": _vent,
    "token": _token,
    "link": _link,
}
