"""The closer look: a card enlarged at the edge of the window, with what its keywords mean."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.ui.layout.floating import Rects, Size, at_the_edge, place_anyway, place_floating
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import panel, shadow
from game.ui.paint.palette import TEXT
from game.ui.paint.text import SMALLEST, fitting_type, lay_out, measured

WIDTH, NOTES = 268, 252
"""Widths in units of a card and of what is said of it."""
_TYPE, _ASIDE = 15, 14
"""Units: the type of the notes, and the margin beside them."""
_SMALLER = 3
"""So many smaller sizes are tried."""
_WORSE = 0.8
"""Where the type below a card would shrink to less of its size, the notes lie beside it."""


def zoom_shadow(width: int, scale: float) -> pygame.Surface:
    """The shadow under an enlarged card that is so many pixels wide."""
    return shadow(width, full_height(width), round(20 * scale), _blur(scale), 190)


def _blur(scale: float) -> int:
    return round(14 * scale)


@dataclass(frozen=True, slots=True)
class Look:
    """A closer look: the card, and the plate with what its keywords mean, in type of so many pixels.

    Where all of it lies on the `ground`, a plate covers that as a whole.
    """

    card: pygame.Rect
    notes: str
    plate: pygame.Rect
    pixels: int
    scale: float
    ground: pygame.Rect | None = None

    @property
    def rect(self) -> pygame.Rect:
        """All that it covers, but for its shadow."""
        return self.ground or self.card.union(self.plate)

    def at(self, corner: tuple[int, int], ground: pygame.Rect | None) -> "Look":
        """The same in its place."""
        card, plate = self.card.move(corner), self.plate.move(corner)
        return replace(self, card=card, plate=plate, ground=ground)

    def draw(self, surface: pygame.Surface, gallery: Gallery, face: CardFace) -> pygame.Rect:
        """Draws it; returns where."""
        if self.ground is not None:
            surface.blit(panel(*self.ground.size, self.scale), self.ground)
        blur = _blur(self.scale)
        around = self.card.inflate(2 * blur, 2 * blur)
        surface.blit(zoom_shadow(self.card.width, self.scale), around)
        surface.blit(gallery.card(face, self.card.width), self.card)
        if self.notes:
            _draw_plate(surface, self.notes, self.pixels, self.plate, self.scale)
        return around.union(self.rect)


def find_look(
    window: pygame.Rect,
    keywords: Sequence[tuple[str, str]],
    near: pygame.Rect,
    scale: float,
    keep: Sequence[Rects] = (),
    units: float = WIDTH,
    ground: pygame.Rect | None = None,
    least: float | None = None,
    smallest: float | None = None,
) -> Look | None:
    """Places an enlarged card at an edge of the window away from `near`, what is pointed at.

    It is so many `units` wide. It covers nothing of what it has to `keep` free, but for the last and lightest
    kind; where there is no room for that, its notes lie below it or are left out, and it is smaller, `least`
    (or `scale`) at the least. What is smaller still, to `smallest`, comes last; None where that has no room
    either.
    """
    margin = round(10 * scale)
    room = window.inflate(-2 * margin, -2 * margin)
    if ground is not None and ground.colliderect(near):
        ground = None
    ways = at_the_edge if ground is None else _Docks((*ground.topleft, *ground.size))
    least = least or scale
    for most, fewest in ((scale, least), (least, min(least, smallest or least))):
        step = (most - fewest) / _SMALLER
        scales = dict.fromkeys(most - step * number for number in range(_SMALLER + 1))
        shapes = [shape for one in scales for shape in _shapes(_written(keywords), one, units, room.height)]
        if not any(keep):
            # Nothing is in its way: beside the card the notes are in larger type.
            shapes.sort(key=lambda shape: (-shape.scale, not shape.notes, -shape.plate.left))
        sizes = [shape.rect.size for shape in shapes]
        placed = place_floating(room, sizes, near, keep, ways, never=max(0, len(keep) - 1))
        if placed is not None:
            taken = [one for kind in keep[:-1] for one in kind]
            covered = ground is not None and ground.contains(placed.rect) and ground.collidelist(taken) < 0
            return shapes[placed.variant].at(placed.rect.topleft, ground if covered else None)
    return None


def closer_look(
    window: pygame.Rect,
    keywords: Sequence[tuple[str, str]],
    near: pygame.Rect,
    scale: float,
    keep: Sequence[Rects] = (),
) -> Look:
    """Like `find_look`; without a free place it lies where it covers least."""
    look = find_look(window, keywords, near, scale, [*keep, ()])
    if look is not None:
        return look
    margin, shapes = round(10 * scale), _shapes(_written(keywords), scale, WIDTH, window.height)
    room, sizes = window.inflate(-2 * margin, -2 * margin), [shape.rect.size for shape in shapes]
    placed = place_anyway(room, sizes, near, keep, at_the_edge)
    return shapes[placed.variant].at(placed.rect.topleft, None)


@dataclass(frozen=True, slots=True)
class _Docks:
    """The middle of a ground at the edge of the window, then the window's edges."""

    ground: tuple[int, int, int, int]

    def __call__(self, window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> Rects:
        ground, whole = pygame.Rect(self.ground), pygame.Rect((0, 0), size)
        whole.center = ground.center
        docks = [whole.clamp(window)] if ground.contains(whole) else []
        return [*docks, *at_the_edge(window, about, size, gap)]


def _shapes(notes: str, scale: float, units: float, high: int) -> list[Look]:
    """With the notes below the card, beside it, and without them; the plate is never taller than the card."""
    width, margin = round(units * scale), round(10 * scale)
    card, broad = pygame.Rect(0, 0, width, full_height(width)), round(NOTES * scale)
    alone = Look(card, "", card, 0, scale)
    if not notes:
        return [alone]
    found, best, words = [], round(_TYPE * scale), broad - round(2 * _ASIDE * scale)
    for below in (True, False):
        room = min(card.height, high - card.height - margin if below else card.height) - 2 * margin
        pixels = fitting_type(notes, best, (words, room), SMALLEST)
        plate = pygame.Rect(0, 0, broad, measured(notes, pixels, words)[1] + 2 * margin)
        if below and (pixels < best * _WORSE or plate.height > room + 2 * margin):
            continue
        plate.topleft = (0, card.height + margin) if below else (width + margin, 0)
        aside = max(0, broad - width) // 2 if below else 0
        found.append(Look(card.move(aside, 0), notes, plate, pixels, scale))
    return [*found, alone]


def draw_zoom(
    surface: pygame.Surface,
    gallery: Gallery,
    face: CardFace,
    keywords: Sequence[tuple[str, str]],
    near: pygame.Rect,
    scale: float,
    within: pygame.Rect | None = None,
    keep: Sequence[Rects] = (),
) -> pygame.Rect:
    """Draws the card enlarged at the edge away from `near`; returns where. See `closer_look`."""
    look = closer_look(within or surface.get_rect(), keywords, near, scale, keep)
    return look.draw(surface, gallery, face)


@dataclass(frozen=True, slots=True)
class NotesPlate:
    """What keywords mean, in type of so many pixels on a plate in its place."""

    notes: str
    rect: pygame.Rect
    pixels: int
    scale: float

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draws it; returns where."""
        if not self.notes:
            return self.rect
        return _draw_plate(surface, self.notes, self.pixels, self.rect, self.scale)


def notes_plate(
    keywords: Sequence[tuple[str, str]],
    within: pygame.Rect,
    scale: float,
    rows: Sequence[pygame.Rect] = (),
    keep: Sequence[Rects] = (),
    window: pygame.Rect | None = None,
) -> NotesPlate:
    """A plate in the upper part of `within`, as wide as that; elsewhere in the `window` if that is not free.

    Of the `rows` that lie there it covers each whole, or not at all.
    """
    within = within.inflate(0, -round(40 * scale))
    margin = round(10 * scale)
    notes = _written(keywords)
    if not notes:
        return NotesPlate("", pygame.Rect(within.topleft, (0, 0)), 0, scale)
    words = within.width - round(2 * _ASIDE * scale)
    pixels = fitting_type(notes, round(_TYPE * scale), (words, within.height - 2 * margin), SMALLEST)
    high = measured(notes, pixels, words)[1] + 2 * margin
    plate = pygame.Rect(within.topleft, (within.width, high))
    ends = [row.bottom + margin // 3 for row in rows if row.top < plate.bottom <= row.bottom]
    plate.height = max([plate.bottom, *ends]) - plate.top
    if window is not None and plate.collidelist([one for kind in keep for one in kind]) >= 0:
        ways = _Docks((*within.topleft, *within.size))
        plate = place_anyway(window, [(within.width, high)], None, keep, ways).rect
    return NotesPlate(notes, plate, pixels, scale)


def draw_notes(
    surface: pygame.Surface,
    keywords: Sequence[tuple[str, str]],
    within: pygame.Rect,
    scale: float,
    rows: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draws what keywords mean on a plate in the upper part of `within`; returns where."""
    return notes_plate(keywords, within, scale, rows).draw(surface)


def _written(keywords: Sequence[tuple[str, str]]) -> str:
    """Each word with its meaning in a line of its own."""
    return "\n".join(f"*{word}:* {meaning}" for word, meaning in keywords)


def _draw_plate(
    surface: pygame.Surface, notes: str, pixels: int, plate: pygame.Rect, scale: float
) -> pygame.Rect:
    surface.blit(panel(*plate.size, scale), plate)
    aside = round(_ASIDE * scale)
    words = lay_out(notes, pixels, plate.width - 2 * aside, TEXT)
    words.draw(surface, plate.left + aside, plate.top + round(10 * scale))
    return plate
