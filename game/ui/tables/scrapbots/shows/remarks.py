"""When a computer player says something: at a Scrapbot lost, Wounds, a dear card, a coin, near the end."""

from typing import Any

import pygame

from game.engine.seats import SEATS, Seat
from game.ui.paint.figures.moods import Mood
from game.ui.tables.shows.quips import GREETS, said_at, speak
from game.ui.tables.shows.shows import Happening

_AFTER = 500
"""Milliseconds after a blow: first it is seen what it did."""
_MANY, _FEW_LEFT, _LARGE, _DEAR = 2, 5, 60, 8
"""Wounds of one attack that are worth a word, those left near the end, the HP of a large Scrapbot, and the
Scrap of a dear card.
"""
_COIN = 900
"""Milliseconds after which a coin lies."""
_GLAD = {"destroys", "wounds", "builds", "ahead", "buys", "lulls", "lucky", "heals"}
_UPSET = {"loses", "wounded", "behind", "unlucky"}
_WIDE, _GAP = 218, 8
"""Units: of the paper, and between it and the plate."""


def after_wounds(board: Any, now: Happening, wait: float) -> None:
    """Near the end of the match it is told how it stands, else who has dealt many."""
    target: Seat = now.facts["seat"]
    wait += _AFTER
    if 0 < now.after.wounds_left <= _FEW_LEFT < now.before.wounds_left:
        counts = [player.wounds for player in now.after.players]
        # Where scores are hidden nobody says how it stands.
        if None not in counts and counts[0] != counts[1]:
            for seat in SEATS:
                moment = "ahead" if counts[seat] == min(counts) else "behind"
                if say(board, seat, moment, wait, great=True):
                    return
    if now.facts["count"] >= _MANY and not say(board, 1 - target, "wounds", wait):
        say(board, target, "wounded", wait)


def after_destruction(board: Any, now: Happening, wait: float = 0) -> None:
    if not say(board, 1 - now.facts["seat"], "destroys", wait + _AFTER):
        say(board, now.facts["seat"], "loses", wait + _AFTER)


def after_building(board: Any, now: Happening) -> None:
    if board.scene.health[now.facts["card"]] >= _LARGE:
        say(board, now.facts["seat"], "builds", _AFTER)


def after_buying(board: Any, now: Happening) -> None:
    if now.facts["cost"] >= _DEAR:
        say(board, now.facts["seat"], "buys", _AFTER)


def after_lulling(board: Any, now: Happening) -> None:
    """The Scrapbot of a side misses its next turn."""
    say(board, 1 - now.facts["seat"], "lulls", _AFTER)


def after_coin(board: Any, now: Happening) -> None:
    say(board, now.facts["seat"], "lucky" if now.facts["heads"] else "unlucky", _COIN)


def after_healing(board: Any, now: Happening) -> None:
    say(board, now.facts["seat"], "heals", _AFTER)


def say(board: Any, seat: Seat, moment: str, wait: float, *, great: bool = False) -> bool:
    """Beside the plate, over the market, which nobody needs during a blow; a greeting in the first lane,
    where nobody stands yet.
    """
    look, line = said_at(board, seat, moment, great=great)
    if line:
        scale, plate = board.ticket_scale, board.plate(seat)
        place = pygame.Rect(0, plate.top + round(_GAP * scale), round(_WIDE * scale), plate.height)
        if moment == GREETS:
            place.top = board.half(seat, 0).plate.top
            plate = board.half(seat, 0).plate
        if seat == board.bottom:
            place.left = plate.right + round(_GAP * scale)
        else:
            place.right = plate.left - round(_GAP * scale)
        counted = board.places.wound_board
        if moment == GREETS and place.left < counted.right and counted.left < place.right:
            # With large type the paper is too broad to lie beside the Wounds that are left, and a coin lies
            # below them: it hangs on the empty shed.
            place.left = plate.left if seat == board.bottom else plate.right - place.width
        mood: Mood = "glad" if moment in _GLAD else "upset" if moment in _UPSET else "calm"
        speak(board.stage, look, line, place, scale, wait, mood)
    return bool(line)
