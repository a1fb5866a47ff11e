"""Where a card is enlarged: always in the well; beside a lesson's hints over the plate with its name."""

from collections.abc import Sequence

import pygame

from game.ui.paint.cards.faces import CardFace
from game.ui.tables.overlays.notes import Notes
from game.ui.tables.overlays.zoom import Look, find_look
from game.ui.tables.scrapbots.panels.reading_card import ReadingLook, paper_on

_GAP, _LOWEST = 6, 104
"""Units between the tools or hints and what is read below them, and of height for what a card says."""
LEAST = 48
"""Units of height without which nothing can be read there at all."""
_LARGEST, _SMALLEST = 0.9, 0.68
"""The size of a card in the well, and what it keeps beside words that are explained; in a lower well it is
read on paper.
"""


def lesson_place(
    well: pygame.Rect,
    tools: Sequence[pygame.Rect],
    heading: Sequence[pygame.Rect],
    hints: Sequence[pygame.Rect],
    scale: float,
) -> pygame.Rect:
    """Below the hints of a lesson; where they leave no room, from the tools to their heading: over the plate
    with the lesson's name.
    """
    gap = round(_GAP * scale)
    top = max([well.top, *(one.bottom + gap for one in hints)])
    if well.bottom - top >= round(_LOWEST * scale):
        return pygame.Rect(well.left, top, well.width, well.bottom - top)
    top = max([0, *(one.bottom for one in tools)]) + gap
    foot = min([well.bottom, *(one.top for one in heading)]) - gap
    return pygame.Rect(well.left, top, well.width, foot - top)


def on_paper(ground: pygame.Rect, scale: float) -> Look:
    """What the card says, on the whole of its ground."""
    paper = paper_on(ground, scale)
    return ReadingLook(paper, None, paper, scale, ground)


def in_the_well(face: CardFace, notes: Notes, ground: pygame.Rect, scale: float, units: float) -> Look:
    """The card with what its words mean, or its words alone where the ground is too low for it."""
    edge = round(20 * scale)
    room, nothing = ground.inflate(edge, edge), pygame.Rect(0, 0, 0, 0)
    found = find_look(room, notes, nothing, scale * _LARGEST, (), units, ground, scale * _SMALLEST)
    if found is None or not ground.contains(found.rect):
        return on_paper(ground, scale)
    return found
