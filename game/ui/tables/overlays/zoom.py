"""The closer look: a card enlarged at the edge of the window, with what its keywords mean."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.ui.layout.floating import Docks, Rects, at_the_edge, close_by, place_anyway, place_floating
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import panel, shadow
from game.ui.tables.overlays.notes import NOTES, Notes, Setting, fold_notes, set_notes

WIDTH = 268
"""Width in units of a card."""
_TYPE = 15
"""Units: the type of notes."""
_SMALLER = 3
"""So many smaller sizes are tried."""
_FOLDED = 0.3
"""The share of its size by which a look without notes has to be larger than one with all of them."""
_STILL_LARGE = 0.75
"""The share of its size that a look keeps where only a smaller one has room for more notes."""
_WORSE = 0.8
"""Where the type below a card would shrink to less of its size, the notes lie beside it."""


def zoom_shadow(width: int, scale: float) -> pygame.Surface:
    """The shadow under an enlarged card that is so many pixels wide."""
    return shadow(width, full_height(width), round(20 * scale), _blur(scale), 190)


def _blur(scale: float) -> int:
    return round(14 * scale)


@dataclass(frozen=True, slots=True)
class Look:
    """A closer look: the card, and the plate with what its keywords mean.

    Where all of it lies on the `ground`, a plate covers that as a whole.
    """

    card: pygame.Rect
    notes: Setting | None
    plate: pygame.Rect
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
        if self.notes is not None:
            self.notes.draw(surface, self.plate)
        return around.union(self.rect)


def find_look(
    window: pygame.Rect,
    keywords: Notes,
    near: pygame.Rect,
    scale: float,
    keep: Sequence[Rects] = (),
    units: float = WIDTH,
    ground: pygame.Rect | None = None,
    least: float | None = None,
    smallest: float | None = None,
    *,
    beside: bool = False,
) -> Look | None:
    """Places an enlarged card at an edge of the window away from `near`, what is pointed at.

    `beside`: it lies as near to that as it can, so that no eye has to cross the window.

    It is so many `units` wide. It covers nothing of what it has to `keep` free, but for the last and lightest
    kind; where there is no room for that, its notes lie below it or are left out, and it is smaller, `least`
    (or `scale`) at the least. What is smaller still, to `smallest`, comes last; None where that has no room
    either.
    """
    margin = round(10 * scale)
    room = window.inflate(-2 * margin, -2 * margin)
    if ground is not None and ground.colliderect(near):
        ground = None
    if ground is not None and keep:
        # The plate behind the look covers what lies there.
        keep = [*keep[:-1], [one for one in keep[-1] if not ground.contains(one)]]
    ways = Docks((*ground.topleft, *ground.size)) if ground is not None else at_the_edge
    if beside and ground is None:
        ways = close_by
    least, best = least or scale, None
    for most, fewest in ((scale, least), (least, min(least, smallest or least))):
        step = (most - fewest) / _SMALLER
        scales = dict.fromkeys(most - step * number for number in range(_SMALLER + 1))
        shapes = [shape for one in scales for shape in _shapes(keywords, one, units, room.height)]
        if any(keep):
            # A little smaller with all notes is better than larger with some of them.
            shapes.sort(key=lambda shape: -shape.scale * _worth(shape, len(keywords)))
        else:
            # Nothing is in its way: beside the card the notes are in larger type.
            shapes.sort(key=lambda shape: (-shape.scale, shape.notes is None, -shape.plate.left))
        sizes = [shape.rect.size for shape in shapes]
        placed = place_floating(
            room, sizes, near, keep, ways, never=max(0, len(keep) - 1), gap=margin if beside else 0
        )
        if placed is not None:
            taken = [one for kind in keep[:-1] for one in kind]
            found = shapes[placed.variant].at(placed.rect.topleft, _ground_of(placed.rect, ground, taken))
            # A still smaller card is worth it only for words that are explained beside it.
            more = best is not None and _explained(found) > _explained(best)
            if best is None or (more and found.scale >= _STILL_LARGE * best.scale):
                best = found
            if _explained(best) >= len(keywords):
                break
    return best


def _explained(look: Look) -> int:
    """How many notes are beside a card."""
    return 0 if look.notes is None else look.notes.count


def _ground_of(look: pygame.Rect, ground: pygame.Rect | None, taken: Rects) -> pygame.Rect | None:
    """What a plate behind the look covers: the ground that it lies on; None without one there."""
    if ground is None or look.clip(ground).height < look.height / 2 or look.clip(ground).width < look.width:
        return None
    whole = ground.union(look)
    return whole if whole.collidelist(list(taken)) < 0 else None


def _worth(look: Look, notes: int) -> float:
    """What a look's size is worth, by how many of the notes have room in it."""
    shown = min(notes, _explained(look))
    return 1 - _FOLDED * (1 - shown / max(1, notes))


def closer_look(
    window: pygame.Rect,
    keywords: Notes,
    near: pygame.Rect,
    scale: float,
    keep: Sequence[Rects] = (),
) -> Look:
    """Like `find_look`; without a free place it lies where it covers least."""
    look = find_look(window, keywords, near, scale, [*keep, ()])
    if look is not None:
        return look
    margin, shapes = round(10 * scale), _shapes(keywords, scale, WIDTH, window.height)
    room, sizes = window.inflate(-2 * margin, -2 * margin), [shape.rect.size for shape in shapes]
    placed = place_anyway(room, sizes, near, keep, at_the_edge)
    return shapes[placed.variant].at(placed.rect.topleft, None)


def _shapes(notes: Notes, scale: float, units: float, high: int) -> list[Look]:
    """With the notes below the card, beside it in one column or two, folded, and without them."""
    width, margin = round(units * scale), round(10 * scale)
    card, broad = pygame.Rect(0, 0, width, full_height(width)), round(NOTES * scale)
    alone = Look(card, None, card, scale)
    if not notes:
        return [alone]
    best, shapes = round(_TYPE * scale), []
    under = min(card.height, high - card.height - margin)
    below = set_notes(notes, scale, broad, under)
    if below is not None and below.pixels >= best * _WORSE:
        shapes.append(_below(card, below, scale))
    found = [set_notes(notes, scale, broad, card.height)]
    if found[0] is None:
        found = [set_notes(notes, scale, broad, card.height, 2), set_notes(notes, scale, broad, high)]
    for beside in found:
        if beside is not None:
            shapes.append(Look(card, beside, pygame.Rect((width + margin, 0), beside.size), scale))
    if below is not None:
        shapes.append(_below(card, below, scale))
    shapes += [_below(card, folded, scale) for folded in fold_notes(notes, scale, broad, under)]
    return [*shapes, alone]


def _below(card: pygame.Rect, notes: Setting, scale: float) -> Look:
    """The notes below the card, centred."""
    plate = pygame.Rect((0, card.height + round(10 * scale)), notes.size)
    aside = max(0, plate.width - card.width) // 2
    return Look(card.move(aside, 0), notes, plate, scale)


def draw_zoom(
    surface: pygame.Surface,
    gallery: Gallery,
    face: CardFace,
    keywords: Notes,
    near: pygame.Rect,
    scale: float,
    within: pygame.Rect | None = None,
    keep: Sequence[Rects] = (),
) -> pygame.Rect:
    """Draws the card enlarged at the edge away from `near`; returns where. See `closer_look`."""
    look = closer_look(within or surface.get_rect(), keywords, near, scale, keep)
    return look.draw(surface, gallery, face)
