"""The closer look: a card enlarged at the edge of the window, with what its keywords mean."""

from collections.abc import Sequence

import pygame

from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import panel, shadow
from game.ui.paint.palette import TEXT
from game.ui.paint.text import Layout, fit

WIDTH, NOTES = 268, 252
"""Widths in units of a card and of what is said of it."""


def zoom_shadow(scale: float, units: float = WIDTH) -> pygame.Surface:
    """The shadow under an enlarged card that is so many units wide."""
    width = round(units * scale)
    return shadow(width, full_height(width), round(20 * scale), _blur(scale), 190)


def _blur(scale: float) -> int:
    return round(14 * scale)


def draw_zoom(
    surface: pygame.Surface,
    gallery: Gallery,
    face: CardFace,
    keywords: Sequence[tuple[str, str]],
    near: pygame.Rect,
    scale: float,
    within: pygame.Rect | None = None,
    keep_free: Sequence[pygame.Rect] = (),
    units: float = WIDTH,
    ground: pygame.Rect | None = None,
    read: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draws the card enlarged at the edge away from `near`, what is pointed at, and returns where.

    It is so many `units` wide. Where all of it lies on the `ground`, a plate covers that as a whole.
    `within` (else the whole window) is where it may lie, `keep_free` what it covers only if it must, and
    `read` what somebody says meanwhile: for that it even leaves the edge. The notes lie beside the card, or
    below it where something is to be kept free.
    """
    width = round(units * scale)
    height = full_height(width)
    margin = round(10 * scale)
    notes = _written(keywords)
    # All notes are shown, in smaller type where there are many: their plate is never taller than the card.
    window = (within or surface.get_rect()).inflate(-2 * margin, -2 * margin)
    room = (round((NOTES - 28) * scale), height - 2 * margin)
    below = bool(keep_free) and window.height - height - 3 * margin
    if below:
        room = room[0], min(room[1], below)
    layout = fit(notes, round(15 * scale), room, TEXT) if notes else None
    beside = round(NOTES * scale) if layout else 0
    wide = max(width, beside) if below else width + beside + margin * bool(layout)
    whole = wide, height + (layout.height + 3 * margin if layout and below else 0)
    place = dock(window, near, whole, keep_free, read)
    left, top = place.left + (max(0, beside - width) // 2 if below else 0), place.top
    covered = ground is not None and ground.contains(place)
    if ground is not None and covered:
        surface.blit(panel(*ground.size, scale), ground)
    blur = _blur(scale)
    surface.blit(zoom_shadow(scale, units), (left - blur, top - blur))
    surface.blit(gallery.card(face, width), (left, top))
    touched = pygame.Rect(left - blur, top - blur, width + 2 * blur, height + 2 * blur)
    if layout:
        size = (round(NOTES * scale), layout.height + 2 * margin)
        corner = (place.left, top + height + margin) if below else (left + width + margin, top)
        touched.union_ip(_draw_plate(surface, layout, pygame.Rect(corner, size), scale))
    return touched.union(ground) if ground is not None and covered else touched


def draw_notes(
    surface: pygame.Surface,
    keywords: Sequence[tuple[str, str]],
    within: pygame.Rect,
    scale: float,
    rows: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draws what keywords mean on a plate in the upper part of `within`, as wide as that; returns where.

    Of the `rows` that lie there it covers each whole, or not at all.
    """
    within = within.inflate(0, -round(40 * scale))
    margin = round(10 * scale)
    notes = _written(keywords)
    if not notes:
        return pygame.Rect(within.topleft, (0, 0))
    room = (within.width - round(28 * scale), within.height - 2 * margin)
    layout = fit(notes, round(15 * scale), room, TEXT)
    plate = pygame.Rect(within.topleft, (within.width, layout.height + 2 * margin))
    ends = [row.bottom + margin // 3 for row in rows if row.top < plate.bottom <= row.bottom]
    plate.height = max([plate.bottom, *ends]) - plate.top
    return _draw_plate(surface, layout, plate, scale)


def _written(keywords: Sequence[tuple[str, str]]) -> str:
    """Each word with its meaning in a line of its own."""
    return "\n".join(f"*{word}:* {meaning}" for word, meaning in keywords)


def _draw_plate(surface: pygame.Surface, notes: Layout, plate: pygame.Rect, scale: float) -> pygame.Rect:
    surface.blit(panel(*plate.size, scale), plate)
    notes.draw(surface, plate.left + round(14 * scale), plate.top + round(10 * scale))
    return plate


def dock(
    window: pygame.Rect,
    pointed: pygame.Rect,
    size: tuple[int, int],
    keep_free: Sequence[pygame.Rect] = (),
    read: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where a preview lies: at the left or right edge of `window`, on the side away from what is pointed at.

    Of the middle, the top and the foot of that edge it takes the one that covers neither `pointed` nor, if it
    can be helped, what is to be kept free; the other edge only where it covers less. What is `read` comes
    before that: where it lies at both edges the preview lies beside it.

    >>> window, pointed = pygame.Rect(0, 0, 1280, 720), pygame.Rect(100, 600, 90, 120)
    >>> dock(window, pointed, (500, 400))
    Rect(780, 160, 500, 400)
    >>> papers = [pygame.Rect(0, 200, 250, 300), pygame.Rect(1000, 100, 270, 500)]
    >>> dock(window, pointed, (500, 400), read=papers)
    Rect(500, 160, 500, 400)
    """
    left, right = "left", "right"
    sides = (right, left) if pointed.centerx < window.centerx else (left, right)
    places = []
    for side in sides:
        for height in ("centery", "top", "bottom"):
            rect = pygame.Rect((0, 0), size)
            setattr(rect, side, getattr(window, side))
            setattr(rect, height, getattr(window, height))
            # Larger than the window, it begins where the window does.
            rect.topleft = max(rect.left, window.left), max(rect.top, window.top)
            places.append(rect)
    top = places[0].top
    beside = [pygame.Rect((left, top), size) for one in read for left in (one.left - size[0], one.right)]
    beside.sort(key=lambda rect: rect.left, reverse=sides[0] == right)
    places += [rect for rect in beside if window.contains(rect)]

    def covered(rect: pygame.Rect) -> tuple[int, int, int]:
        said = sum(_shared(rect, one) for one in read)
        return _shared(rect, pointed), said, sum(_shared(rect, free) for free in keep_free)

    return min(places, key=covered)


def _shared(one: pygame.Rect, two: pygame.Rect) -> int:
    """Pixels that both cover."""
    both = one.clip(two)
    return both.width * both.height
