"""Big words: letters shaded from top to foot, in an ink outline and, for numbers of harm, a second one."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.fonts import font
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import document, linear, rasterise
from game.ui.paint.text import paintable, text_width

_C = art_colors("lettering")

_INK: Color = rgb(_C["ink"])


@kept(1_500_000, pixels_of)
def lettering(
    text: str, pixels: int, tone: tuple[str, str], edge: int, second: tuple[int, Color] = (0, _INK)
) -> pygame.Surface:
    """`edge` is the width of the ink outline, `second` that of another one around it, with its colour."""
    text = paintable(text)
    image = font("title", pixels).render(text, True, (255, 255, 255))
    width, height = image.get_size()
    body = linear("g", (0, height * 0.2), (0, height * 0.85), *tone)
    body += f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
    shade = rasterise(document(body, width, height), (width, height))
    image.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    more, color = second
    rim = edge + more
    whole = pygame.Surface((width + 2 * rim, height + 2 * rim), pygame.SRCALPHA)
    if more:
        whole.blit(font("title", pixels, rim).render(text, True, color), (0, 0))
    whole.blit(font("title", pixels, edge).render(text, True, _INK), (more, more))
    whole.blit(image, (rim, rim))
    return whole


def fitting(text: str, pixels: int, room: int) -> int:
    """The largest size up to `pixels` at which a line is no wider than `room`."""
    while pixels > 12 and text_width(text, "title", pixels) > room:
        pixels -= max(1, pixels // 40)
    return pixels
