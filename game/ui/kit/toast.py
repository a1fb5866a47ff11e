"""A sentence that shows up for a while and asks for nothing."""

import pygame

from game.ui.paint.materials.skins import paper_skin
from game.ui.paint.palette import INK
from game.ui.paint.text import lay_out

SHOWN_FOR = 6000
FOOT = 86
"""Units that stay free below a sentence."""
WIDE, MARGIN = 0.6, 16
"""Of the width of its field that a sentence takes at the most, and units around it."""


class Toast:
    """Shows one sentence at a time at the foot of the window, for some seconds or until the next key."""

    def __init__(self) -> None:
        self.text = ""
        self.stale = False
        self._left = self._whole = 0

    def show(self, text: str, share: float = 1.0) -> None:
        """`share` of the usual time."""
        self.text = text
        self._left = self._whole = round(SHOWN_FOR * share)
        self.stale = True

    def dismiss(self) -> None:
        if self.text and self._left < self._whole - 400:
            self.text = ""
            self.stale = True

    def clear(self) -> None:
        """Takes the sentence away at once."""
        if self.text:
            self.text = ""
            self.stale = True

    def update(self, milliseconds: int) -> bool:
        """True while the sentence stands, so that its end is not slept through."""
        if self.text:
            self._left -= milliseconds
            if self._left <= 0:
                self.dismiss()
        return False

    def draw(self, surface: pygame.Surface, scale: float, view: pygame.Rect) -> None:
        """Near the foot of the part of the surface that is free for it."""
        self.stale = False
        if not self.text:
            return
        layout = lay_out(self.text, round(18 * scale), round(view.width * WIDE), INK)
        margin = round(MARGIN * scale)
        size = (layout.width + 2 * margin, layout.height + margin)
        left = view.left + (view.width - size[0]) // 2
        top = max(view.top, view.bottom - size[1] - round(FOOT * scale))
        surface.blit(paper_skin(*size, scale), (left, top))
        layout.draw(surface, left + margin, top + margin // 2)
