"""A coin that is tossed: it shows no face until it lies."""

import math

import pygame

from game.ui.motion import InTurn, Pause, Tween, ease_out, linear
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
_TURNS, _LIFT, _NEARER = 3, 0.8, 0.35
"""How often a coin turns over in the air, its rise as a share of its width, and how much it grows there."""


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
    """A coin turns in the air; its face and the `word` for it come when it lies, and stay to `rest`.

    The coin needs no picture of the effect: it is seen to fly even where the effect is not painted yet.
    """
    when = play(stage, coin_blow(place, unit), wait=wait)
    face = Piece(icon("heads" if heads else "tails", round(place.width * 1.1)), *place.center)
    size = max(14, place.width // 3)
    told = Piece(numeral(word, size, "gain", 0), place.centerx, place.bottom)
    if stage.timeline.still:
        for piece in (face, told):
            stage.add(piece, Pause(rest), calm=True)
        return when
    stage.add(*tossed(place, when.hit - wait), wait=wait)
    stage.add(face, Pause(rest), wait=when.hit)
    pop = Tween(setter(told, "size"), 1.5, 1, 140, ease_out)
    stage.add(told, InTurn(pop, Pause(rest - 140)), wait=when.hit)
    return Timing(when.wind_up, when.strike, when.hit, 0, when.hit + rest)


def tossed(place: pygame.Rect, length: float) -> tuple[Piece, Tween]:
    """The coin in the air and its motion: up and down, nearer at the top, without the face of either side."""
    coin = Piece(icon("coin", round(place.width * 1.1)), *place.center)

    def fly(share: float) -> None:
        up, swing = math.sin(math.pi * share), math.cos(2 * math.pi * _TURNS * share)
        coin.stretch = max(0.12, abs(swing))
        coin.y = place.centery - place.width * _LIFT * up
        coin.size = 1 + _NEARER * up

    return coin, Tween(fly, 0, 1, length, linear)
