"""What many tests paint is painted once in a process: a drawing in its size, a card, the title, the shutter.

No pixel is another by it, and whoever may paint over a picture gets a copy.
"""

import io
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from game.ui.paint import text
from game.ui.paint.cache.memory import Memory, pixels_of
from game.ui.paint.cards import cards, gallery
from game.ui.paint.cards.cards import ArtSource, no_art
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.art import art_svg
from game.ui.paint.legible import least_type
from game.ui.scenes import curtain, shelf, title

MOST_PIXELS = 24_000_000
MORE_WORDS = 6
"""How many times as much of what is written is kept: tests go through all screens in many sizes."""


def plain_card(_: object, face: CardFace, width: int, state: str = "full") -> pygame.Surface:
    """A card with nothing on it."""
    height = cards.compact_height(width) if "compact" in state else cards.full_height(width)
    return pygame.Surface((width, height), pygame.SRCALPHA)


@pytest.fixture(autouse=True)
def _display() -> None:
    """Pictures are converted for a display: each test has one, whatever ran before it in the process."""
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((1, 1))


@pytest.fixture
def plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards have their sizes and no pictures, for tests of places and of other words."""
    monkeypatch.setattr(gallery.Gallery, "card", plain_card)


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
        face: CardFace, width: int, art: ArtSource = no_art, *, compact: bool = False, planner: bool = False
    ) -> pygame.Surface:
        if art is not art_svg:
            return cards.paint_card(face, width, art, compact=compact, planner=planner)
        key = face, width, compact, planner, least_type()
        known = faces.recall(key)
        painted = known or cards.paint_card(face, width, art, compact=compact, planner=planner)
        return (known or faces.keep(key, painted)).copy()

    shutters = lru_cache(maxsize=6)(curtain.shutter)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(curtain, "shutter", lambda width, height: shutters(width, height).copy())
        patch.setattr(title, "giants", lru_cache(maxsize=8)(title.giants))
        patch.setattr(title, "paint_ground", lru_cache(maxsize=8)(title.paint_ground))
        patch.setattr(text, "text_width", lru_cache(maxsize=100_000)(text.text_width.__wrapped__))
        for painter in (text.line, text.lay_out):
            memory = painter.memory  # type: ignore[attr-defined]
            patch.setattr(memory, "most", MORE_WORDS * memory.most)
        patch.setattr(shelf, "paint_box", lru_cache(maxsize=64)(shelf.paint_box))
        patch.setattr(pygame.image, "load_sized_svg", load_once)
        patch.setattr(gallery, "paint_card", paint_once)
        yield
