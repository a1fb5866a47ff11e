"""Painted cards, kept: each is drawn once for a width and state, where possible before it is needed."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Literal

import pygame

from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.cache.memory import Memory, pixels_of
from game.ui.paint.cards.card_store import CardStore
from game.ui.paint.cards.cards import ArtSource, paint_back, paint_card
from game.ui.paint.cards.depletion import depleted
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.art import art_svg
from game.ui.paint.legible import in_type, least_type
from game.ui.paint.roles import art_colors

State = Literal[
    "full",
    "compact",
    "planner",
    "back",
    "dim",
    "dim compact",
    "dim planner",
    "depleted",
    "depleted compact",
    "depleted planner",
]
Size = tuple[int, State]
Wish = tuple[CardFace, int, State]
"""A face, its width in pixels, and its state."""
_Key = tuple[CardFace, int, State, int]
"""The same with the smallest type."""

_DIM = art_colors("gallery")["dim"]
MOST_PIXELS, MOST_READY = 12_000_000, 4_000_000


class Gallery:
    """Card surfaces by (face, width, state): from memory, else from the store, else painted.

    With a store, the helper thread paints what `prepare` asks for and writes the store. It never touches the
    display: what it has painted is brought to the display's format when it is first shown. Without one
    (pictures, tests) everything is painted when it is shown.
    """

    def __init__(
        self, art: ArtSource = art_svg, store: CardStore | None = None, ahead: Ahead | None = None
    ) -> None:
        self._art = art
        self._store = store
        self._ahead = ahead or Ahead(helper=store is not None)
        self._memory: Memory[pygame.Surface] = Memory(MOST_PIXELS, pixels_of)
        self._ready: Memory[pygame.Surface] = Memory(MOST_READY, pixels_of)
        self._swept = False

    def card(self, face: CardFace, width: int, state: State = "full") -> pygame.Surface:
        """The picture of a card, at once."""
        wish: _Key = (face, width, state, least_type())
        image = self._memory.recall(wish)
        if image is None:
            ready = self._ready.take(wish)
            image = (ready if ready is not None else self._obtain(wish)).convert_alpha()
            self._memory.keep(wish, image)
        return image

    def back(self, width: int) -> pygame.Surface:
        return self.card(_BACK, width, "back")

    def prepare(self, wishes: Iterable[Wish], owner: str = "", *, soon: bool = False) -> None:
        """Has cards painted in the background, in this order; older wishes of an owner are forgotten."""
        if self._store is None:
            return
        keys = [(*wish, least_type()) for wish in wishes]
        jobs = [partial(self._paint_ahead, key) for key in keys if key not in self._memory]
        self._ahead.prepare((self, owner), jobs, soon=soon)

    def stored(self, thing: object, name: str, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A large picture that takes long to paint: from the store, else painted and stored; not kept here.

        `thing` is all that the picture depends on but for the painters. Any thread may ask.
        """
        if self._store is None:
            return paint()
        path = self._store.path_of(thing, name)
        found = self._store.read(path)
        if found is not None:
            return found
        image = paint()
        self._ahead.finish(partial(self._write, path, image))
        return image

    def close(self) -> None:
        """Lets the helper finish the card it is at, and no other."""
        self._ahead.close()

    @property
    def busy(self) -> bool:
        """Whether the helper is painting or writing."""
        return self._ahead.busy

    def _obtain(self, wish: _Key) -> pygame.Surface:
        stored = self._store.load(*wish) if self._store else None
        if stored is not None:
            return stored
        image = self._paint(*wish)
        if self._store:
            # Packing a PNG takes as long as painting; nobody at the table waits for it.
            self._ahead.finish(partial(self._save, wish, image))
        return image

    def _paint_ahead(self, wish: _Key) -> None:
        if wish not in self._memory and wish not in self._ready:
            self._ready.keep(wish, self._obtain(wish))

    def _save(self, wish: _Key, image: pygame.Surface) -> None:
        assert self._store is not None
        self._write(self._store.path(*wish), image)

    def _write(self, path: Path, image: pygame.Surface) -> None:
        assert self._store is not None
        if not self._swept:
            self._swept = True
            self._store.sweep()
        self._store.write(path, image)

    def _paint(self, face: CardFace, width: int, state: State, least: int) -> pygame.Surface:
        if state == "back":
            return paint_back(width, face.palette)
        compact, planner = state.endswith("compact"), state.endswith("planner")
        with in_type(least):
            image = paint_card(face, width, self._art, compact=compact, planner=planner)
        if state.startswith("depleted"):
            return depleted(image)
        if state.startswith("dim"):
            # Only the card darkens, not the corners around it.
            image.fill(_DIM, special_flags=pygame.BLEND_RGBA_MULT)
        return image


_BACK = CardFace("back", "", "neutral", "", "", "")
