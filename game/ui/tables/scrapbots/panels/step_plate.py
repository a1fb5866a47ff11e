"""A belt that carries the steps of a turn past: done ones left, the running one on paper, others dark."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Picture
from game.ui.layout.nodes import Box, Column, Node
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import paper_skin, shadow
from game.ui.paint.materials.steel import plate
from game.ui.paint.palette import GOLD, INK, ON_GOLD, Color
from game.ui.paint.svg import circle, picture, rect, stroke, vertical
from game.ui.paint.text import SMALLEST, draw_line, fit, shortened, text_width
from game.ui.parts.drawn import UNIT, Drawn

State = Literal["done", "now", "waiting"]

_SIZE, _NOW, _GAP = (176, 186), (286, 226), 14
_RUNNING = 0.57
"""Sizes of a plate and of the running one, the gap between them, and where on a full belt that one stays."""
_BELT, _FOOT, _BELT_TOP = 84, 44, 120
"""Height of the belt, how far plates reach onto it, and how far below the heading it begins."""
_GROUNDS = {"done": ("#3a4854", "#27323c"), "waiting": ("#2b343d", "#1d252c")}
_INKS: dict[State, Color] = {"done": (206, 216, 223), "now": INK, "waiting": (150, 162, 171)}
_DISCS: dict[State, tuple[Color, Color]] = {
    "done": ((79, 138, 148), (230, 250, 252)),
    "now": (GOLD, ON_GOLD),
    "waiting": ((58, 71, 84), (176, 192, 201)),
}


@dataclass(frozen=True, slots=True)
class StepCard:
    """A step: its picture (or the icon of one without a card), a title, and lines of rich text."""

    title: str
    lines: tuple[str, ...]
    face: CardFace | None
    symbol: str = ""


class StepPlate(TreeWidget, Drawn):
    """A step on the belt; a click shows it again."""

    def __init__(self, step: StepCard, number: int, state: State, command: Command) -> None:
        super().__init__(f"recap step {number}", command)
        self.step, self.number, self.state = step, number, state

    def body(self) -> Node:
        now = self.state == "now"
        picture = Picture(self._draw_picture, height=72 if now else 56)
        title = Picture(self._draw_title, height=24 if now else 21)
        told = Column(title, Picture(self._draw_lines, grow=1), gap=1 if now else 2)
        return Box(Column(picture, Box(told, pad=(3, 0), grow=1), gap=7), pad=(8, 6))

    def _draw_lines(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """As many lines as can be read: on the smallest of plates the prompt tells the rest."""
        size, lines = self.px(20 if self.state == "now" else 18), list(self.step.lines)
        while lines:
            layout = fit("\n".join(lines), size, rect.size, _INKS[self.state], max(SMALLEST, self.px(12)))
            if layout.height <= rect.height:
                layout.draw(surface, *rect.topleft)
                return
            lines.pop()

    def _draw_title(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        size = self.px(27 if self.state == "now" else 21)
        title, ink = shortened(self.step.title, "title", size, rect.width), _INKS[self.state]
        draw_line(surface, title, "title", size, ink, rect.midleft, width=rect.width)

    def _draw_picture(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        px = self.px
        if self.step.face is not None:
            art = art_strip(self.step.face.art, rect.size, px(6))
            if self.state == "waiting":
                art = art.copy()
                art.fill((130, 132, 142, 255), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(art, rect)
        else:
            pen.rect(surface, (23, 34, 43), rect, border_radius=px(6))
            mark = icon(self.step.symbol, px(54))
            surface.blit(mark, mark.get_rect(center=rect.center))
        pen.rect(surface, (13, 14, 22), rect.inflate(px(2), px(2)), max(1, px(3)), px(7))
        center, (disc, ink) = (rect.left + px(7), rect.top + px(7)), _DISCS[self.state]
        pen.circle(surface, (13, 14, 22), center, px(18), smooth=True)
        pen.circle(surface, disc, center, px(14.5), smooth=True)
        draw_line(surface, str(self.number), "title", px(22), ink, center, "center")
        if self.state == "done":
            mark = icon("check", px(30))
            surface.blit(mark, mark.get_rect(center=(rect.right - px(5), rect.top + px(5))))

    def draw_ground(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.rect
        blur = px(10)
        surface.blit(shadow(*rect.size, px(12), blur, 130), (rect.left - blur, rect.top - blur + px(6)))
        if self.state == "now":
            ring = rect.inflate(px(12), px(12))
            pen.rect(surface, GOLD, ring, max(2, px(5)), border_radius=px(14))
            surface.blit(paper_skin(*rect.size, self.scale), rect)
        else:
            surface.blit(plate(*rect.size, self.scale, _GROUNDS[self.state]), rect)
        if self.lit:
            pen.rect(surface, (255, 226, 144), rect.inflate(px(6), px(6)), max(2, px(4)), px(12))


@kept(2_000_000, pixels_of)
def _belt(width: int, height: int) -> pygame.Surface:
    """Rollers under steel treads, with a riveted edge."""
    wide = width * _BELT / height
    tread = vertical(0, 74, "#55505c", "#35313d", "#24212a")
    rim = vertical(60, 84, "#8b97a3", "#4c5863", "#2b343d")
    body = rect(-4, 2, wide + 8, 58, tread, "#0d0e16", 4)
    for x in range(10, round(wide), 34):
        body += stroke(f"M{x} 4 L{x - 7} 58", "#1d1b24", 3.4)
        body += stroke(f"M{x + 3} 4 L{x - 4} 58", "#8a8494", 1.3, opacity=0.5)
    body += rect(-4, 60, wide + 8, 22, rim, "#0d0e16", 4)
    for x in range(22, round(wide), 52):
        body += circle(x, 71, 4, "#1d242b") + circle(x - 1, 70, 2.6, "#a8b6c2")
    return picture(body, (wide, _BELT), (width, height))


class Belt:
    """The belt across a felt; `factor` is pixels a pixel of a window of 1920 x 1080."""

    def __init__(self, felt: pygame.Rect, factor: float) -> None:
        self.felt, self.factor = felt, factor
        self.top = felt.bottom - round((1080 - 862 - _BELT_TOP) * factor)

    def px(self, amount: float) -> int:
        return round(amount * self.factor)

    def head(self, heading: str, note: str) -> pygame.Rect:
        """Where heading and note stand: at the left, above the plates that are done."""
        long = (
            text_width(heading, "title", self.px(30)) + text_width(note, "italic", self.px(21)) + self.px(40)
        )
        rect = pygame.Rect(self.felt.left + self.px(30), self.felt.top + self.px(10), long, self.px(40))
        rect.width = min(long, self.felt.width - self.px(_NOW[0] + 96))
        return rect

    def draw(self, surface: pygame.Surface, heading: str, note: str) -> None:
        """The belt and what stands over it, left of the plate that is running, which is as high."""
        high = self.px(_BELT)
        surface.blit(_belt(self.felt.width, high), (self.felt.left, self.top))
        head = self.head(heading, note)
        end = draw_line(
            surface, heading, "title", self.px(30), GOLD, head.midleft, "left", self.px(2), head.width
        )
        place = end.right + self.px(28), head.centery + self.px(2)
        room = head.right - place[0]
        if room > 0:
            draw_line(surface, note, "italic", self.px(21), (168, 186, 197), place, width=room)

    def place(self, plates: Sequence[StepPlate], now: int, head: pygame.Rect) -> list[StepPlate]:
        """Puts the plates on the belt, the running one right of the heading; returns those with room."""
        gap, wide, running = self.px(_GAP), self.px(_SIZE[0]), self.px(_NOW[0])
        total = (len(plates) - 1) * (wide + gap) + running
        felt, margin = self.felt, self.px(16)
        left = felt.left + (felt.width - total) // 2
        if total > felt.width - 2 * margin:
            left = felt.left + round(felt.width * _RUNNING) - running // 2 - now * (wide + gap)
            left = max(min(left, felt.left + margin), felt.right - margin - total)
        left = max(left, head.right + self.px(34) - now * (wide + gap))
        shown = []
        for number, one in enumerate(plates):
            width, height = (self.px(part) for part in (_NOW if number == now else _SIZE))
            rect = pygame.Rect(left, self.top + self.px(_FOOT) - height, width, height)
            one.place(rect, self.factor * UNIT)
            left += width + gap
            if felt.left <= rect.left and rect.right <= felt.right:
                shown.append(one)
        return shown
