"""Round and phases as a ribbon of arrows: what is done is teal, what is now is gold."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.svg import picture, polygon, vertical
from game.ui.paint.text import draw_line

TITLE, WIDE, TIP, HEIGHT = 82, 68, 8, 26
"""Units that the round's number takes, and an arrow: its width, its tip, its height."""
_FILLS = {"now": ("#ffe08a", "#e8972a"), "done": ("#4f8a94", "#2b5560"), "later": ("#3a4754", "#222c36")}


@kept(500_000, pixels_of)
def _arrow(width: int, height: int, tip: int, state: str, first: bool) -> pygame.Surface:
    edge = max(1.5, height * 0.07)
    i = edge / 2
    points = [(i, i), (width - tip, i), (width - i, height / 2), (width - tip, height - i), (i, height - i)]
    if not first:
        points.append((tip + i, height / 2))
    return picture(polygon(points, vertical(0, height, *_FILLS[state]), INK, edge), (width, height))


def phase_places(area: Area, count: int) -> list[pygame.Rect]:
    """Where the arrows lie, left to right behind the round's number."""
    unit = area.unit
    top, left = area.rect.centery - unit(HEIGHT) // 2, area.rect.left + unit(TITLE)
    step = unit(WIDE - TIP + 2)
    return [pygame.Rect(left + place * step, top, unit(WIDE), unit(HEIGHT)) for place in range(count)]


def draw_phases(surface: pygame.Surface, area: Area, title: str, names: Sequence[str], now: int) -> None:
    """`now` is the place of the phase that the game is in; -1: none."""
    unit = area.unit
    room = unit(TITLE - 6)
    draw_line(surface, title, "title", unit(20), TEXT, area.rect.midleft, outline=1, width=room)
    for place, rect in enumerate(phase_places(area, len(names))):
        state = "now" if place == now else "done" if place < now else "later"
        surface.blit(_arrow(*rect.size, unit(TIP), state, place == 0), rect)
        ink = ON_GOLD if state == "now" else TEXT if state == "done" else TEXT_SOFT
        draw_line(surface, names[place], "title", unit(13), ink, rect.center, "center", width=unit(WIDE - 18))
