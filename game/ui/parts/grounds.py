"""Grounds for trees: paper, steel, a dark well, a brass name plate; and buttons that a tree stands on."""

from collections.abc import Callable

import pygame

from game.ui.kit.widget import Command, Text
from game.ui.layout.leaves import Text as Words
from game.ui.layout.nodes import Box, Node
from game.ui.layout.painted import Mark, Pressable
from game.ui.layout.theme import STEEL
from game.ui.paint.materials.skins import (
    box,
    brass_tab,
    gold_skin,
    off_skin,
    paper_skin,
    shadow,
    steel_skin,
    sunk_skin,
)

Skin = Callable[[int, int, float], pygame.Surface]
"""A picture of a ground by width, height and scale."""
_SKINS: dict[str, tuple[Skin, Skin]] = {
    "steel": (steel_skin, lambda *size: steel_skin(*size, lit=True)),
    "gold": (gold_skin, lambda *size: gold_skin(*size, lit=True)),
    "paper": (paper_skin, paper_skin),
    "choice": (paper_skin, lambda *size: gold_skin(*size, lit=True)),
    "off": (off_skin, off_skin),
    "sunk": (sunk_skin, sunk_skin),
}
"""By name: the skin at rest, and the one while it is lit."""


class Backdrop(Mark):
    """A picture that a tree stands on; no control."""

    in_background = True


def ground(skin: str | Skin) -> Backdrop:
    """A ground in one of the skins of the kit."""
    chosen = _SKINS[skin][0] if isinstance(skin, str) else skin

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(chosen(*rect.size, scale), rect)

    return Backdrop(paint)


def toned(tone: str, radius: float = 7, edge: float = 2) -> Backdrop:
    """A ground in a tone of the theme; radius and edge in units."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        width = max(1, round(edge * scale))
        surface.blit(box(*rect.size, round(radius * scale), *STEEL.tones[tone], width), rect)

    return Backdrop(paint)


def shaded(skin: str, around: float = 8, below: float = 4) -> Backdrop:
    """A ground that throws a shadow; both lengths in units."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        blur = max(3, round(around * scale))
        shade = shadow(*rect.size, blur, blur)
        surface.blit(shade, (rect.left - blur, rect.top - blur + round(below * scale)))
        surface.blit(_SKINS[skin][0](*rect.size, scale), rect)

    return Backdrop(paint)


def name_tab(words: str, style: str = "tab", height: float = 24) -> Node:
    """The name of what stands below, in capitals on brass."""
    name = Words(words.upper(), style, anchor="center", name=words)
    return Box(name, pad=(15, 0), ground=ground(brass_tab), height=height)


class SkinButton(Pressable):
    """A button with a tree on it, in one of the skins of the kit; without a command, a still plate."""

    def __init__(
        self, name: str, skin: str, command: Command | None = None, *, hint: Text = "", key_name: str = ""
    ) -> None:
        super().__init__(name, ("plain", "lit"), command, hint=hint, key_name=key_name)
        self.skin = skin

    def draw_ground(self, surface: pygame.Surface) -> None:
        paint = _SKINS[self.skin if self.enabled else "off"][self.lit and self.can_work]
        surface.blit(paint(*self.rect.size, self.scale), self.rect)
