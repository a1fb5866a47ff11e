"""Cards that turn over."""

import math
from collections.abc import Hashable

import pygame

from game.ui.motion import Call, InTurn, Pause, Tween, linear
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.effects.frames import UNIT
from game.ui.paint.roles import art_colors, rgb
from game.ui.tables.shows.effects import Blow, Timing, play
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter

_SHINE = rgb(art_colors("scrapbots/cards")["shine"])
_CARD = 150 * UNIT
FLIP = 320
_LIFT = 0.06


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
