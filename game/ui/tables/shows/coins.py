"""A coin that is tossed: blank until it lies."""

import pygame

from game.ui.motion import InTurn, Pause, Tween, ease_out
from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.effects.frames import UNIT
from game.ui.paint.effects.words import numeral
from game.ui.paint.icons import icon
from game.ui.tables.shows.effects import Blow, Timing, play, prepare
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter

COIN_REST = 900
"""Milliseconds for which the face and its word are seen."""

_COIN = 92 * UNIT


def coin_blow(place: pygame.Rect, unit: float) -> Blow:
    """The effect of a coin that comes to lie in a place, for preparing it."""
    return Blow("coin", place.center, place.center, unit, False, size=place.width / (_COIN * unit))


def prepare_coin(ahead: Ahead, place: pygame.Rect, unit: float) -> None:
    prepare(ahead, coin_blow(place, unit))


def flip_coin(
    stage: Stage,
    place: pygame.Rect,
    unit: float,
    word: str,
    *,
    heads: bool,
    wait: float = 0,
    rest: int = COIN_REST,
) -> Timing:
    """A blank coin turns in the air; its face and the `word` for it come when it lies, and stay to `rest`."""
    when = play(stage, coin_blow(place, unit), wait=wait)
    face = Piece(icon("heads" if heads else "tails", round(place.width * 1.1)), *place.center)
    size = max(14, place.width // 3)
    told = Piece(numeral(word, size, "gain", 0), place.centerx, place.bottom)
    if stage.timeline.still:
        for piece in (face, told):
            stage.add(piece, Pause(rest), calm=True)
        return when
    stage.add(face, Pause(rest), wait=when.hit)
    pop = Tween(setter(told, "size"), 1.5, 1, 140, ease_out)
    stage.add(told, InTurn(pop, Pause(rest - 140)), wait=when.hit)
    return Timing(when.wind_up, when.strike, when.hit, 0, when.hit + rest)
