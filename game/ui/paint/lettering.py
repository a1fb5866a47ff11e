"""Big words: letters shaded from top to foot, in an ink outline and others around it."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.fonts import font
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, rect, vertical
from game.ui.paint.text import paintable, text_width

_C = art_colors("lettering")

_INK, _WHITE = rgb(_C["ink"]), rgb(_C["gloss"])


@kept(1_500_000, pixels_of)
def lettering(
    text: str, pixels: int, tone: tuple[str, str], edge: int, *around: tuple[int, Color]
) -> pygame.Surface:
    """`edge` is the width of the ink outline; each of those `around` it has a width and a colour."""
    text = paintable(text)
    image = font("title", pixels).render(text, True, _WHITE)
    width, height = image.get_size()
    shade = picture(rect(0, 0, 8, height, vertical(height * 0.2, height * 0.85, *tone)), (8, height))
    shade = pygame.transform.scale(shade, (width, height))
    image.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = edge + sum(more for more, _ in around)
    whole = pygame.Surface((width + 2 * rim, height + 2 * rim), pygame.SRCALPHA)
    inset = 0
    for more, color in (*reversed(around), (edge, _INK)):
        letters = font("title", pixels, rim - inset).render(text, True, color)
        whole.blit(letters, (inset, inset))
        inset += more
    whole.blit(image, (rim, rim))
    return whole


def fitting(text: str, pixels: int, room: int) -> int:
    """The largest size up to `pixels` at which a line is no wider than `room`."""
    while pixels > 12 and text_width(text, "title", pixels) > room:
        pixels -= max(1, pixels // 40)
    return pixels
