"""The small picture of a match: mechs face to face before the evening, animals in their arena, or what is on
the game's box.
"""

import pygame

from game.content.art import shipped_art
from game.ui.paint.dino.battle import battle_picture
from game.ui.paint.figures.art import box_art
from game.ui.paint.figures.figures import UNITS, Drawn, standing
from game.ui.paint.figures.squads import squad_picture
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors
from game.ui.paint.scenery.stages import stage_ground, stage_light
from game.ui.paint.svg import cut_corners, picture, polygon

_C = art_colors("duel_picture")

_INK = _C["ink"]
_FEET, _TALL, _ASIDE = 0.9, 0.86, 0.27
"""Shares of the picture's height at which the feet stand and how tall a figure's sheet is, and of its width
from the side to a figure's middle.
"""


def paint_duel(game: str, looks: tuple[str, ...], size: tuple[int, int], scale: float) -> pygame.Surface:
    """Fills `size`, with cut corners and an ink edge. Slow: 50 to 150 ms."""
    if looks and looks[0] in shipped_art().dinos.animals:
        image = battle_picture(looks, size).copy()
    else:
        image = _duel(looks, size) if looks else box_art(game, size, 0).copy()
    return _framed(image, scale)


def _duel(looks: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    image = pygame.Surface(size, pygame.SRCALPHA)
    # A ground as wide as a stage, of which only the middle is shown: the sun stands between the two.
    ground = stage_ground("dusk", (max(width, round(height * 1.95)), height))
    image.blit(ground, ground.get_rect(midtop=(width // 2, 0)))
    light = stage_light("dusk")
    for seat, look in enumerate(looks):
        pose = "aim" if seat == 0 else "guard"
        figure, corner = _standing(look, seat, round(height * _TALL), pose, light)
        x = round(width * (_ASIDE if seat == 0 else 1 - _ASIDE))
        image.blit(figure, (x + corner[0], round(height * _FEET) + corner[1]))
    return image


def _standing(look: str, seat: int, tall: int, pose: str, light: Color) -> Drawn:
    """A mech of a duel, or one of a board from its side."""
    left = seat == 1
    if look in shipped_art().tokens:
        return squad_picture(((look, pose, False),), seat, tall / UNITS, left=left, light=light)
    return standing(look, seat, tall, pose, left=left, light=light)


def _framed(image: pygame.Surface, scale: float) -> pygame.Surface:
    """The corners cut off, in place, and an ink edge."""
    width, height = image.get_size()
    edge, cut = max(1.5, 2.4 * scale), 7 * scale
    corners = cut_corners(width, height, cut, edge / 2)
    mask = picture(polygon(corners, _C["gloss"]), (width, height))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(picture(polygon(corners, "none", _INK, edge), (width, height)), (0, 0))
    return image
