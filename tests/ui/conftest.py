"""What many tests paint is painted once in a process: a drawing in its size, a card, a box of the shelf.

No pixel is another by it, and whoever may paint over a picture gets a copy.
"""

import io
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from game.ui.paint import cards, gallery
from game.ui.paint.art import art_svg
from game.ui.paint.cards import ArtSource, no_art
from game.ui.paint.faces import CardFace
from game.ui.paint.memory import Memory, pixels_of
from game.ui.scenes import shelf

MOST_PIXELS = 24_000_000


@pytest.fixture(scope="session", autouse=True)
def painted_once() -> Iterator[None]:
    drawings: Memory[pygame.Surface] = Memory(MOST_PIXELS, pixels_of)
    faces: Memory[pygame.Surface] = Memory(MOST_PIXELS, pixels_of)
    load = pygame.image.load_sized_svg

    def load_once(file: io.BytesIO | str, size: tuple[int, int]) -> pygame.Surface:
        key = file.getvalue() if isinstance(file, io.BytesIO) else Path(file).read_bytes(), size
        known = drawings.recall(key)
        return (known or drawings.keep(key, load(file, size))).copy()

    def paint_once(
        face: CardFace, width: int, art: ArtSource = no_art, *, compact: bool = False
    ) -> pygame.Surface:
        if art is not art_svg:
            return cards.paint_card(face, width, art, compact=compact)
        key = face, width, compact
        known = faces.recall(key)
        return (known or faces.keep(key, cards.paint_card(face, width, art, compact=compact))).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "paint_box", lru_cache(maxsize=64)(shelf.paint_box))
        patch.setattr(pygame.image, "load_sized_svg", load_once)
        patch.setattr(gallery, "paint_card", paint_once)
        yield
