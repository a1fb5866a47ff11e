"""The small picture of a saved battle: the animals of both decks face to face in the arena."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.dino.arena import FEET, arena, ground_shadow
from game.ui.paint.dino.figures import figure

_PROBE = 0.2
_ROOM = 0.62, 0.72
"""How wide and how high an animal is at the most, as shares of the picture: a long tail runs out of it."""
_SAND = 0.13
"""How much of the arena lies below the picture, as a share of its height."""
_NEAR = 1.35
"""How much nearer the arena is than all of it would be: its rims lie beyond the edges."""
_GAP = 0.02
"""From the middle to each nose, as a share of the width."""
_POSES = ("roar", "lunge")


@kept(3_000_000, pixels_of)
def battle_picture(animals: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """Fills `size`; the first animal at the left looks right, the second looks at it."""
    width, height = size
    image = pygame.Surface(size, pygame.SRCALPHA)
    wide = max(round(width * _NEAR), round(height * _NEAR * 1.6))
    bowl = arena((wide, round(height * _NEAR)))
    bottom = height + round(bowl.get_height() * _SAND)
    image.blit(bowl, bowl.get_rect(midbottom=(width // 2, bottom)))
    foot = bottom - round(bowl.get_height() * (1 - FEET))
    for seat, animal in enumerate(animals):
        probe, (_, up) = figure(animal, _POSES[seat], _PROBE, 0)
        share = min(width * _ROOM[0] / probe.get_width(), height * _ROOM[1] / -up)
        drawn, (left, top) = figure(animal, _POSES[seat], round(_PROBE * share, 3), seat)
        gap = round(width * _GAP)
        x = width // 2 - gap - drawn.get_width() if seat == 0 else width // 2 + gap
        shadow = ground_shadow(round(drawn.get_width() * 0.6))
        image.blit(shadow, shadow.get_rect(center=(x - left, foot)))
        image.blit(drawn, (x, foot + top))
    return image
