"""Notes beside a closer look: what the keywords of a card mean, on a plate, in type that can be read.

Where one column has no room in the smallest type they stand in two; where that has none either, the last ones
are folded into a line that says how many there are. They never shrink further.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.ui.keys import label
from game.ui.layout.floating import Docks, Rects, place_floating
from game.ui.paint.legible import least_type
from game.ui.paint.materials.skins import panel
from game.ui.paint.palette import TEXT
from game.ui.paint.text import fitting_type, lay_out, measured
from game.words.messages import SHARED, shipped_messages

Notes = Sequence[tuple[str, str]]
"""Words, each with its meaning."""

NOTES = 252
"""Width in units of a plate with one column."""
_TYPE, _LEAST, _ASIDE, _MARGIN = 15, 12, 14, 10
"""Units: the type of notes, the smallest one, and what a plate is wider and higher on each side."""


@dataclass(frozen=True, slots=True)
class Setting:
    """So many notes in columns of so many pixels, in type of so many, and the size of a plate around them."""

    count: int
    columns: tuple[str, ...]
    column: int
    pixels: int
    size: tuple[int, int]
    scale: float

    def draw(self, surface: pygame.Surface, plate: pygame.Rect) -> pygame.Rect:
        """Draws the plate and the words on it; returns where."""
        surface.blit(panel(*plate.size, self.scale), plate)
        aside, margin = round(_ASIDE * self.scale), round(_MARGIN * self.scale)
        for number, words in enumerate(self.columns):
            left = plate.left + aside + number * (self.column + aside)
            lay_out(words, self.pixels, self.column, TEXT).draw(surface, left, plate.top + margin)
        return plate


def smallest_note(scale: float) -> int:
    """Pixels that notes have at least: they grow with a closer look, and are legible where that is small."""
    return max(least_type(), round(_LEAST * scale))


def set_notes(notes: Notes, scale: float, wide: int, high: int, columns: int = 1) -> Setting | None:
    """Notes in columns on a plate `high` pixels high at most, one column on one `wide`; None without room."""
    return _set(tuple(notes), scale, smallest_note(scale), (wide, high), columns)


@lru_cache(maxsize=2048)
def _set(
    notes: tuple[tuple[str, str], ...], scale: float, least: int, most: tuple[int, int], columns: int
) -> Setting | None:
    aside, margin = round(_ASIDE * scale), round(_MARGIN * scale)
    column, room = most[0] - 2 * aside, most[1] - 2 * margin
    if columns > len(notes):
        return None
    best, found = max(least, round(_TYPE * scale)), None
    for split in range(1, len(notes)) if columns > 1 else (len(notes),):
        parts = tuple(_written(part) for part in (notes[:split], notes[split:]) if part)
        pixels = min(fitting_type(part, best, (column, room), least) for part in parts)
        tall = max(measured(part, pixels, column)[1] for part in parts)
        if tall <= room and (found is None or (pixels, -tall) > (found.pixels, 2 * margin - found.size[1])):
            wide = len(parts) * (column + aside) + aside
            found = Setting(
                sum(bool(word) for word, _ in notes), parts, column, pixels, (wide, tall + 2 * margin), scale
            )
    return found


def fold_notes(notes: Notes, scale: float, wide: int, high: int) -> list[Setting]:
    """The first notes in one column, and how many are left: the more of them the earlier in the list."""
    say = shipped_messages(SHARED).say
    some = [
        [
            *notes[:count],
            ("", say("closer_look", "more", count=len(notes) - count, pressed=label("open_card"))),
        ]
        for count in range(len(notes) - 1, 0, -1)
    ]
    found = [set_notes(part, scale, wide, high) for part in some]
    return [one for one in found if one is not None]


def _written(notes: Notes) -> str:
    """Each word with its meaning in a line of its own."""
    return "\n".join(f"*{word}:* {meaning}" if word else meaning for word, meaning in notes)


@dataclass(frozen=True, slots=True)
class NotesPlate:
    """What keywords mean, on a plate in its place."""

    setting: Setting | None
    rect: pygame.Rect

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draws it; returns where."""
        return self.rect if self.setting is None else self.setting.draw(surface, self.rect)


def notes_plate(
    notes: Notes,
    within: pygame.Rect,
    scale: float,
    rows: Sequence[pygame.Rect] = (),
    keep: Sequence[Rects] = (),
    window: pygame.Rect | None = None,
) -> NotesPlate:
    """A plate in the upper part of `within`, as wide as that; elsewhere in the `window` if that is not free;
    none where it would hide what is asked.

    Of the `rows` that lie there it covers each whole, or not at all.
    """
    within = within.inflate(0, -round(40 * scale))
    nothing = NotesPlate(None, pygame.Rect(within.topleft, (0, 0)))
    if not notes:
        return nothing
    setting = set_notes(notes, scale, *within.size)
    if setting is not None:
        plate = _over_rows(pygame.Rect(within.topleft, (within.width, setting.size[1])), rows, scale)
        if window is None or plate.collidelist([one for kind in keep for one in kind]) < 0:
            return NotesPlate(setting, plate)
    wide, high = within.width, within.height if window is None else window.height
    settings = [set_notes(notes, scale, wide, high), set_notes(notes, scale, wide, within.height, 2)]
    shapes = [one for one in settings if one is not None] + fold_notes(notes, scale, wide, within.height)
    if window is None:
        folded = [one for one in shapes if one.size[0] <= wide]
        return NotesPlate(folded[0], pygame.Rect(within.topleft, folded[0].size)) if folded else nothing
    if not shapes:
        return nothing
    sizes, docks = [one.size for one in shapes], Docks((*within.topleft, *within.size))
    placed = place_floating(window, sizes, None, keep, docks, never=max(0, len(keep) - 1))
    if placed is None:
        # What is asked matters more; the card says it all when it is opened.
        return nothing
    plate = _over_rows(placed.rect, rows, scale)
    free = window.contains(plate) and plate.collidelist([one for kind in keep for one in kind]) < 0
    return NotesPlate(shapes[placed.variant], plate if free else placed.rect)


def _over_rows(plate: pygame.Rect, rows: Sequence[pygame.Rect], scale: float) -> pygame.Rect:
    """The plate, made higher until it ends with the lowest row that it lies on."""
    ends = [row.bottom + round(_MARGIN * scale) // 3 for row in rows if row.top < plate.bottom <= row.bottom]
    return pygame.Rect(plate.topleft, (plate.width, max([plate.bottom, *ends]) - plate.top))
