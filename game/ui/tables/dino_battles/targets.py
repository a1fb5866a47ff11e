"""Where the picked card may go: what it would change there, and a ribbon to the place that is meant."""

from collections.abc import Sequence

import pygame

from game.ui.layout.theme import STEEL
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.legible import least_type
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import GOLD, ON_GOLD, TEXT, Color
from game.ui.paint.svg import ellipse, picture
from game.ui.paint.text import draw_line, text_width
from game.ui.parts.drawn import UNIT
from game.ui.parts.ribbon import draw_ribbon
from game.ui.tables.dino_battles.arena.dino_plate import DinoPlate
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.statuses import ICONS
from game.words.dino_battles.changes import Change

_ARROW = "→"
_SIZE = 28
_TAG_HIGH = 1.6
"""Heights of its type from one tag to the next."""
_RING, _LIT = 3.0, 5.0
"""Units: how thick the ring on the sand is, and that of the place that is looked at."""


def draw_targets(
    surface: pygame.Surface,
    aimed: Sequence[tuple[DinoPlace, Sequence[Change]]],
    start: tuple[int, int] | None,
    looked: object,
    scale: float,
) -> list[pygame.Rect]:
    """A tag on each place that the picked card may go to with what would change, and a ribbon from `start` to
    the one that is looked at. Returns where the tags are.
    """
    places = [place for place, _ in aimed]
    stands = {id(one): _draw_stand(surface, one, scale, lit=one is looked) for one in places}
    meant = [one for one in places if one is looked] or (places if len(places) == 1 else [])
    for place in meant if start is not None else ():
        assert start is not None
        end = stands[id(place)] or (place.rect.midright if place.near else place.rect.midleft)
        begin = start[0], start[1] + round(4 * scale)
        draw_ribbon(surface, begin, end, (begin[0], end[1]), scale, strong=True)
    tags = []
    for place, changes in aimed:
        tags += draw_changes(surface, changes, place, scale / UNIT)
    return tags


def _draw_stand(
    surface: pygame.Surface, place: DinoPlace, scale: float, *, lit: bool
) -> tuple[int, int] | None:
    """Rings the sand of the own half where the active Dinosaur will stand; returns the middle of the ring, or
    None where that place is taken or is none of the arena.
    """
    rect = standing_place(place)
    if rect is None:
        return None
    surface.blit(stand_ring(*rect.size, max(2, round((_LIT if lit else _RING) * scale)), lit), rect)
    return rect.center


def standing_place(place: DinoPlace) -> pygame.Rect | None:
    """The sand below a free active place; None for any other."""
    if not isinstance(place, DinoPlate) or place.dino is not None:
        return None
    half = place.figure
    rect = pygame.Rect(0, 0, round(half.width * 0.62), round(half.height * 0.2))
    rect.midbottom = place.rect.centerx, half.bottom - round(rect.height * 0.25)
    return rect


@kept(600_000, pixels_of)
def stand_ring(wide: int, high: int, thick: int, lit: bool) -> pygame.Surface:
    """A flat ring of gold with a glow inside it."""
    opacity = 0.34 if lit else 0.16
    oval = wide / 2, high / 2, wide / 2 - thick, high / 2 - thick
    gold = hex_of(GOLD)
    body = ellipse(*oval, gold, gold, 0, opacity=opacity)
    body += ellipse(*oval, "none", gold, thick)
    return picture(body, (wide, high), (wide, high))


def draw_changes(
    surface: pygame.Surface, changes: Sequence[Change], place: DinoPlace, factor: float
) -> list[pygame.Rect]:
    """All that would change, one below the other beside its place, towards the arena."""
    size = max(8, round(_SIZE * factor))
    # Several keep within their own place, as far as they can be read.
    room, count = place.rect.height - round(16 * factor), max(1, len(changes))
    if place.number and round(size * _TAG_HIGH) * count > room:
        size = max(least_type(), round(room / count / _TAG_HIGH))
    high = round(size * _TAG_HIGH)
    above = high * (count - 1)
    middle = place.rect.centery + high // 2 - above // 2
    # Above the plate of whoever fights lie the tools; below it, towards its figure, there is room.
    bottom = middle if place.number else place.rect.bottom + high
    return [
        _draw_change(surface, change, place, bottom + high * number, size)
        for number, change in enumerate(changes)
    ]


def _draw_change(
    surface: pygame.Surface, change: Change, place: DinoPlace, bottom: int, size: int
) -> pygame.Rect:
    before, arrow, after = (part.strip() for part in change.text.partition(_ARROW))
    wide = sum(text_width(part, "title", size) for part in (before, after) if part)
    wide += round(size * (2.2 + 1.12 * bool(arrow)))
    rect = pygame.Rect(0, bottom - round(size * 1.5), wide, round(size * 1.5))
    # Beside its place lies scenery, in it the figures that change.
    touch = round(size * 0.3)
    if place.number == 0:
        rect.centerx = place.rect.centerx
    elif place.near:
        rect.left = place.rect.right - touch
    else:
        rect.right = place.rect.left + touch
    tone, color = ("harm plate", TEXT) if change.harm else ("gold plate", ON_GOLD)
    surface.blit(box(*rect.size, size // 4, *STEEL.tones[tone], max(1, size // 12)), rect)
    mark = icon(ICONS.get(change.symbol, change.symbol), round(size * 1.05))
    spot = surface.blit(mark, mark.get_rect(midleft=(rect.left + size // 3, rect.centery)))
    left = spot.right + size // 4
    end = draw_line(surface, before, "title", size, color, (left, rect.centery)).right
    if arrow:
        end = _draw_arrow(surface, (end + size // 4, rect.centery), size, color)
        draw_line(surface, after, "title", size, color, (end + size // 4, rect.centery))
    return rect


def _draw_arrow(surface: pygame.Surface, start: tuple[int, int], size: int, color: Color) -> int:
    """From a figure to the next; returns where it ends."""
    (x, y), long, thick = start, round(size * 0.62), max(2, size // 8)
    head, half = round(size * 0.34), round(size * 0.26)
    pen.rect(surface, color, (x, y - thick // 2, long - head + 1, thick))
    pen.polygon(surface, color, [(x + long - head, y - half), (x + long, y), (x + long - head, y + half)])
    return x + long
