"""When a computer player says something in a duel: at hard blows, blocks, misses, BOTs, crossings, ULTs,
heat and the end.
"""

from typing import TYPE_CHECKING

import pygame

from game.engine.seats import Seat, opponent
from game.ui.tables.scrap_knights.panels.foretold import tags_place
from game.ui.tables.shows.quips import said_at, speak
from game.ui.tables.shows.shows import Happening

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board

_HARD, _BRINK, _HOT = 4, 3, 5
"""Damage of a hard blow; the HP and the heat that worry."""
_AFTER = 420
"""Milliseconds after a blow: first it is seen what it took."""


def after_blow(board: "Board", now: Happening, wait: float) -> None:
    """Whoever is hit speaks first if that is grave, else whoever hits."""
    seat, target, amount = now.facts["seat"], now.facts["target"], now.facts["amount"]
    left = now.after.players[target].hp
    if seat == target or left <= 0:
        return
    wait += _AFTER
    if amount and left <= _BRINK:
        if not say(board, target, "brink", wait, great=True):
            say(board, seat, "closes_in", wait, great=True)
    elif amount >= _HARD:
        if not say(board, target, "hurt", wait):
            say(board, seat, "hit", wait)
    elif not amount and not now.facts["hit"]:
        say(board, target, "blocked", wait)


def after_miss(board: "Board", now: Happening) -> None:
    say(board, opponent(now.facts["seat"]), "missed", _AFTER)


def at_bot(board: "Board", now: Happening) -> None:
    """The one whose BOT it is, else the one who has to bear it."""
    seat = now.facts["seat"]
    if not say(board, seat, "bot", _AFTER):
        say(board, opponent(seat), "faces_bot", _AFTER)


def at_crossing(board: "Board", seat: Seat, wait: float) -> None:
    """Whoever went past the other one, once it stands there."""
    say(board, seat, "crosses", wait)


def at_ult(board: "Board", now: Happening, wait: float) -> None:
    """The one whose ULT it is, else the one that it is aimed at."""
    seat = now.facts["seat"]
    if not say(board, seat, "ult", wait, great=True):
        say(board, opponent(seat), "faces_ult", wait, great=True)


def at_heat(board: "Board", now: Happening) -> None:
    if now.facts["heat"] >= _HOT and now.length:
        say(board, now.facts["seat"], "hot", _AFTER)


def say(board: "Board", seat: Seat, moment: str, wait: float, *, great: bool = False) -> bool:
    """Below the inner half of its plate, where no bench lies."""
    look, line = said_at(board, seat, moment, great=great)
    if line:
        speak(board.stage, look, line, _place(board, seat), board.places.told, wait)
    return bool(line)


def _place(board: "Board", seat: Seat) -> pygame.Rect:
    """Between the bench and the distance."""
    place, sign, gap = tags_place(board, seat), board.hung("distance").rect, board.area.unit(6)
    left, right = place.left, place.right
    if seat == board.bottom:
        right = min(right, sign.left - gap)
    else:
        left = max(left, sign.right + gap)
    return pygame.Rect(left, place.top + gap, right - left, place.height)
