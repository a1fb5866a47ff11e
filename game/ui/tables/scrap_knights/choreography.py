"""What an event looks like while it happens: cards fly and turn over, mechs act, blows land, numbers rise."""

from typing import TYPE_CHECKING

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.paint.art import effect_image
from game.ui.paint.cards import compact_height
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT, Color
from game.ui.tables.scrap_knights import actors
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.shows import Happening, Show, Shows

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_POSES = {
    "attack": "stab",
    "defend": "guard",
    "movement": "run",
    "special": "channel",
    "ult": "slash",
}


def _word(board: "Board", seat: Seat, text: str, color: Color, *, wait: float = 0) -> None:
    places = board.places
    x = actors.middle(places, board.actors, seat, board.bottom)
    y = places.feet - places.tall * 4 // 5
    # Words of one moment would lie on one another: each next one begins a little lower.
    y += places.unit(30) * (board.next_word(seat) % 3)
    board.stage.rise(text, color, (x, y), places.unit(36), 900, wait=wait)


def _burst(board: "Board", seat: Seat, name: str, palette: str, length: float) -> None:
    places = board.places
    size = places.unit(170)
    x = actors.middle(places, board.actors, seat, board.bottom)
    place = (x, places.feet - places.tall // 2)
    board.stage.flash(effect_image(name, palette, size), place, length)


def _slot(board: "Board", seat: Seat, number: int) -> pygame.Rect:
    """Where an ACT lies face up on the felt."""
    return board.side(seat).acts[min(number, 1)]


def _sealed(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    if seat == board.bottom:
        end = _slot(board, seat, 0)
        back = board.gallery.back(end.width)
        board.stage.fly(back, board.leaving(seat, None), end, now.length, hides=("back", seat))


def _flip(board: "Board", now: Happening) -> None:
    seat, card = now.facts["seat"], now.facts["card"]
    number = len(now.after.players[seat].played) - 1
    end = _slot(board, seat, number)
    start = end if number == 0 and seat == board.bottom else board.leaving(seat, card)
    board.stage.fly(
        board.gallery.back(end.width),
        start,
        end,
        now.length,
        hides=("face", seat, number),
        turns_into=board.gallery.card(face(card), end.width),
    )


def _round(board: "Board", now: Happening) -> None:
    """The played cards go home."""
    for seat, side in enumerate(now.before.players):
        for number, act in enumerate(side.played):
            start = _slot(board, seat, number)
            image = board.gallery.card(face(act.manoeuvre.card), start.width)
            card = act.manoeuvre.card
            hides = ("hand", card) if seat == board.bottom else None
            board.stage.fly(image, start, board.leaving(seat, None), now.length, hides=hides)


def _bot(board: "Board", now: Happening) -> None:
    seat, card = now.facts["seat"], now.facts["card"]
    board.stage.ring(board.row_place(seat, card), GOLD, now.length * 2)
    _spectacle(board, card, now.length * 1.4, 0.8)


def _ult(board: "Board", now: Happening) -> None:
    card = now.after.players[now.facts["seat"]].ult
    board.stage.ring(board.row_place(now.facts["seat"], card), TEAL, now.length * 2)
    _spectacle(board, card, now.length * 1.5, 1.4)


def _spectacle(board: "Board", card: str, length: float, size: float) -> None:
    """The card stands large in the middle of the field for a moment."""
    width = round(board.places.unit(240) * size)
    field = board.places.frame.arena.rect
    limit = field.height * width // max(1, compact_height(width))
    image = board.gallery.card(face(card), min(width, limit), "compact")
    board.stage.show(image, field.center, length)


def _effect(board: "Board", now: Happening) -> None:
    board.first_word()
    seat, card = now.facts["seat"], now.facts["card"]
    pose = _POSES.get(face(card).palette, "stand")
    if pose != "stand":
        board.stage.play(board.actors.act(seat, pose, now.length))
    side = now.after.players[seat]
    played = [act.manoeuvre.card for act in side.played]
    if card in played:
        board.stage.ring(_slot(board, seat, played.index(card)), GOLD, now.length * 1.6)
    elif card == side.ult or card in (*side.bots, *side.spent_bots):
        board.stage.ring(board.row_place(seat, card), GOLD, now.length * 1.6)


def _damage(board: "Board", now: Happening) -> None:
    target = now.facts["target"]
    if now.facts["amount"]:
        _burst(board, target, "burst", "amber", now.length * 1.3)
        board.stage.play(board.actors.flinch(target, now.length))
        _word(board, target, f"−{now.facts['amount']} HP", DANGER)
    else:
        _burst(board, target, "sparks", "cobalt", now.length)
        board.stage.play(board.actors.flinch(target, now.length / 2, "guard"))
        _word(board, target, "hit, no damage" if now.facts["hit"] else "BLOCKED", TEXT)


def _block(board: "Board", now: Happening) -> None:
    places, seat = board.places, now.facts["seat"]
    x = actors.middle(places, board.actors, seat, board.bottom)
    toward = places.unit(46) * (1 if seat == board.bottom else -1)
    place = (x + toward, places.feet - places.tall // 2)
    board.stage.flash(icon("block", places.unit(96)), place, now.length * 2)


def _miss(board: "Board", now: Happening) -> None:
    _word(board, now.facts["seat"], "miss", TEXT)


def _moved(board: "Board", now: Happening) -> None:
    seat = now.facts.get("target", now.facts["seat"])
    board.stage.play(board.actors.walk(now.facts["distance"], seat, now.length * 1.3))


def _heat(board: "Board", now: Happening) -> None:
    board.actors.pair[now.facts["seat"]].heat = now.facts["heat"]
    _word(board, now.facts["seat"], f"+{now.facts['amount']} heat", GOLD)


def _vent(board: "Board", now: Happening) -> None:
    board.actors.pair[now.facts["seat"]].heat = now.facts["heat"]
    if now.facts["amount"]:
        _burst(board, now.facts["seat"], "steam", "steel", now.length * 3)
        _word(board, now.facts["seat"], f"−{now.facts['amount']} heat", GOOD)


def _token(board: "Board", now: Happening) -> None:
    places = board.places
    x = actors.middle(places, board.actors, now.facts["seat"], board.bottom)
    image = icon(now.facts["token"], places.unit(54))
    start = image.get_rect(center=(x, places.feet - places.tall))
    end = board.plate(now.facts["seat"]).token_place(now.facts["token"])
    board.stage.fly(image, start, end, now.length * 3)


def _link(board: "Board", now: Happening) -> None:
    if now.facts["by"] > 0:
        board.stage.ring(board.side(now.facts["seat"]).bench[0], TEAL, now.length * 3)
        _word(board, now.facts["seat"], "+1 link", TEAL)


def _blow(event: Event) -> str:
    return "hit" if event.facts["amount"] else "block"


SHOWS = Shows(
    {
        "round": Show(220, "", _round),
        "sealed": Show(240, "seal", _sealed, "lock"),
        "flip": Show(300, "flip", _flip, "card"),
        "bot": Show(320, "flip", _bot, "bot"),
        "spend": Show(160, "pick", None, "priority"),
        "ult": Show(420, "ult", _ult, "ult"),
        "chain": Show(60),
        "effect": Show(180, "", _effect),
        "damage": Show(280, _blow, _damage, lambda event: "damage" if event.facts["amount"] else "block"),
        "miss": Show(200, "miss", _miss, "cross"),
        "nothing": Show(160, "", None, "cross"),
        "block": Show(150, "block", _block, "block"),
        "move": Show(240, "move", _moved, "move"),
        "push": Show(220, "move", _moved, "distance"),
        "set_distance": Show(240, "move", _moved, "distance"),
        "heat": Show(90, "heat", _heat, "heat"),
        "vent": Show(140, "vent", _vent, "vent"),
        "token": Show(110, "", _token, "ready"),
        "link": Show(130, "link", _link, "link"),
        "over": Show(400, "over", None, "ult"),
        "conceded": Show(400, "over", None, "warning"),
        "set_heat": Show(100, "", None, "heat"),
        "bot_returned": Show(100, "", None, "bot"),
        "lost": Show(100, "", None, "exhaust"),
        "hand_seen": Show(100, "", None, "eye"),
        "tie": Show(100, "", None, "coin"),
        **dict.fromkeys(("copy", "copy_later", "copy_joins"), Show(100, "", None, "card")),
        **dict.fromkeys(("prevent_turn", "prevent_next"), Show(100, "", None, "lock")),
        **dict.fromkeys(("overheated", "destroyed"), Show(100, "", None, "warning")),
    }
)
