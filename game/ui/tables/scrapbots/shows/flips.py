"""Coins and cards that turn over: blank, or face down, until they lie."""

import math
from collections.abc import Hashable

import pygame

from game.ui.motion import Call, InTurn, Pause, Tween, ease_out, linear
from game.ui.paint import pen
from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.effects.frames import UNIT
from game.ui.paint.effects.words import numeral
from game.ui.paint.icons import icon
from game.ui.paint.roles import art_colors, rgb
from game.ui.tables.shows.effects import Blow, Timing, play, prepare
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter

_SHINE = rgb(art_colors("scrapbots/cards")["shine"])
COIN_REST = 700
"""Milliseconds for which the face and its word are seen."""

_COIN = 92 * UNIT
_CARD = 150 * UNIT
FLIP = 320
_LIFT = 0.06


def coin_blow(place: pygame.Rect, unit: float) -> Blow:
    """The effect of a coin that comes to lie in a place, for preparing it."""
    return Blow("coin", place.center, place.center, unit, False, size=place.width / (_COIN * unit))


def prepare_coin(ahead: Ahead, place: pygame.Rect, unit: float) -> None:
    prepare(ahead, coin_blow(place, unit))


def flip_coin(
    stage: Stage, place: pygame.Rect, unit: float, word: str, *, heads: bool, wait: float = 0
) -> Timing:
    """A blank coin turns in the air; its face and the `word` for it come when it lies."""
    when = play(stage, coin_blow(place, unit), wait=wait)
    face = Piece(icon("heads" if heads else "tails", round(place.width * 1.1)), *place.center)
    size = max(14, place.width // 3)
    told = Piece(numeral(word, size, "gain", 0), place.centerx, place.bottom)
    if stage.timeline.still:
        for piece in (face, told):
            stage.add(piece, Pause(COIN_REST), calm=True)
        return when
    stage.add(face, Pause(COIN_REST), wait=when.hit)
    pop = Tween(setter(told, "size"), 1.5, 1, 140, ease_out)
    stage.add(told, InTurn(pop, Pause(COIN_REST - 140)), wait=when.hit)
    return Timing(when.wind_up, when.strike, when.hit, 0, when.hit + COIN_REST)


def flip_card(
    stage: Stage,
    back: pygame.Surface,
    front: pygame.Surface,
    place: pygame.Rect,
    unit: float,
    *,
    hides: Hashable = None,
    wait: float = 0,
) -> Timing:
    """A card turns over where it lies: its width by cosine, light as it turns, then one band of shine."""
    if stage.timeline.still:
        return Timing(0, 0, wait, 0, wait)
    size = place.height / (_CARD * unit)
    play(stage, Blow("card_flip", place.center, place.center, unit, False, size=size), wait=wait)
    card = Piece(back, *place.center, size=place.width / back.get_width())
    shine = Piece(_shine(place.size), *place.center, alpha=0)

    def turn(share: float) -> None:
        swing = math.cos(math.pi * share)
        card.image = back if swing > 0 else front
        card.size = place.width / card.image.get_width() * (1 + _LIFT * (1 - abs(swing)))
        card.stretch = max(0.04, abs(swing))

    def show_card() -> None:
        stage.hidden.discard(hides)
        stage.stale = True

    if hides is not None:
        stage.hidden.add(hides)
    stage.add(card, Tween(turn, 0, 1, FLIP, linear), wait=wait)
    stage.play(InTurn(Pause(wait + FLIP), Call(show_card)))
    glint = InTurn(Tween(setter(shine, "alpha"), 0, 1, 60), Tween(setter(shine, "alpha"), 1, 0, 180))
    stage.add(shine, glint, wait=wait + FLIP - 40)
    return Timing(FLIP / 2, FLIP / 2, wait + FLIP, 0, wait + FLIP + 200)


@kept(200_000, pixels_of)
def _shine(size: tuple[int, int]) -> pygame.Surface:
    """A slanted band of light within round corners."""
    width, height = size
    band = pygame.Surface(size, pygame.SRCALPHA)
    shares = ((0.58, 0), (0.84, 0), (0.4, height), (0.14, height))
    pen.polygon(band, (*_SHINE, 95), [(width * x, y) for x, y in shares])
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pen.rect(mask, (*_SHINE, 255), mask.get_rect(), border_radius=max(2, width // 14))
    band.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return band
