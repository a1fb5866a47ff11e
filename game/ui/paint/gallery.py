"""Painted cards, kept: each face is drawn once for a width and state."""

from collections import OrderedDict
from typing import Literal

import pygame

from game.ui.paint.art import art_svg
from game.ui.paint.cards import ArtSource, paint_back, paint_card
from game.ui.paint.faces import CardFace

State = Literal["full", "compact", "back", "dim", "dim compact"]
MOST_PIXELS = 40_000_000


class Gallery:
    """A memory of card surfaces by (key, state, width); the least recently shown ones go first."""

    def __init__(self, art: ArtSource = art_svg) -> None:
        self._art = art
        self._kept: OrderedDict[tuple[str, str, int], pygame.Surface] = OrderedDict()
        self._pixels = 0

    def card(self, face: CardFace, width: int, state: State = "full") -> pygame.Surface:
        key = (face.key, state, width)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        image = self._paint(face, width, state)
        self._kept[key] = image
        self._pixels += image.get_width() * image.get_height()
        while self._pixels > MOST_PIXELS:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()
        return image

    def back(self, width: int) -> pygame.Surface:
        return self.card(_BACK, width, "back")

    def _paint(self, face: CardFace, width: int, state: State) -> pygame.Surface:
        if state == "back":
            return paint_back(width).convert_alpha()
        image = paint_card(face, width, self._art, compact=state.endswith("compact"))
        if state.startswith("dim"):
            # Only the card darkens, not the corners around it.
            image.fill((120, 125, 135, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return image.convert_alpha()


_BACK = CardFace("back", "", "neutral", "", "", "")
