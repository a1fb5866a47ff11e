"""A belt that carries the steps of a turn past: done ones left, the running one on paper, others dark."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import paper_skin, shadow
from game.ui.paint.materials.steel import INK, plate
from game.ui.paint.palette import FOCUS, GOLD
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, picture, rect, stroke, vertical
from game.ui.parts.drawn import Drawn

State = Literal["done", "now", "waiting"]

_C = art_colors("scrapbots/belt")
_SIZE, _NOW, _GAP = (117.333, 124), (190.667, 150.667), 9.333
"""Sizes of a plate and of the running one, and the gap between them."""
_ART = 42, 58
"""Height of the picture on a plate, and on the running one."""
_BELT, _BELOW, _FEET = 56, 9, 36
"""Heights of the belt and of the felt below it, and how far above the felt's edge the plates stand."""


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
        large, tint = " now" if self.state == "now" else "", f"step {self.state}"
        style = f"belt title{large}"
        title = Fits(Text(self.step.title, style, tint), Prose(f"*{self.step.title}*", style, tint))
        # As many lines as can be read: on the smallest of plates the prompt tells the rest.
        lines = [
            Prose("\n".join(self.step.lines[:count]), f"belt line{large}", tint)
            for count in range(len(self.step.lines), 0, -1)
        ]
        told = Box(Column(title, Fits(*lines, grow=1) if lines else None, gap=2), pad=(3, 0), grow=1)
        art = Picture(self._draw_picture, height=_ART[bool(large)])
        disc = Stack(
            Picture(self._draw_disc),
            Text(str(self.number), "belt number", f"disc {self.state}", anchor="center"),
            width=24,
            height=24,
        )
        corner = Box(disc, align="start", justify="start")
        done = Box(Icon("check", 20), align="end", justify="start") if self.state == "done" else Space()
        return Stack(Box(Column(art, told, gap=7), pad=(8, 6)), corner, done)

    def _draw_disc(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        pen.circle(surface, INK, rect.center, rect.width // 2, smooth=True)
        pen.circle(surface, _C[f"disc {self.state}"], rect.center, round(rect.width * 0.4), smooth=True)

    def _draw_picture(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        if self.step.face is not None:
            art = art_strip(self.step.face.art, rect.size, round(4 * scale))
            if self.state == "waiting":
                art = art.copy()
                art.fill(_C["dark"], special_flags=pygame.BLEND_RGB_MULT)
            surface.blit(art, rect)
        else:
            pen.rect(surface, _C["no picture"], rect, border_radius=round(4 * scale))
            mark = icon(self.step.symbol, round(36 * scale))
            surface.blit(mark, mark.get_rect(center=rect.center))
        pen.rect(surface, INK, rect.inflate(2, 2), max(1, round(2 * scale)), round(5 * scale))

    def draw_ground(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        blur = unit(7)
        surface.blit(shadow(*rect.size, unit(8), blur, 130), (rect.left - blur, rect.top - blur + unit(4)))
        if self.state == "now":
            pen.rect(surface, GOLD, rect.inflate(unit(8), unit(8)), max(2, unit(3.4)), unit(9))
            surface.blit(paper_skin(*rect.size, self.scale), rect)
        else:
            surface.blit(plate(*rect.size, self.scale, _C.ramp(self.state)), rect)
        if self.lit:
            pen.rect(surface, FOCUS, rect.inflate(unit(4), unit(4)), max(2, unit(2.7)), unit(8))


def belt(heading: str, note: str, plates: Sequence[StepPlate], now: int) -> Node:
    """The plates on their belt; right of the heading, and of those that are done, the running one."""
    words = Row(Text(heading, "belt heading"), Text(note, "caption", grow=1), gap=19)
    head = Box(words, pad=(9, 0), height=27)
    rows = [_row(head, plates[first:last], now - first) for first, last in _shown(len(plates), now)]
    ground = Column(Space(grow=1), Picture(_draw_belt, height=_BELT), Space(height=_BELOW))
    return Stack(ground, Column(Space(height=7), Fits(*rows, grow=1), Space(height=_FEET)))


def _row(head: Node, plates: Sequence[StepPlate], now: int) -> Node:
    parts = [Part(one, width=_SIZE[0], height=_SIZE[1]) for one in plates]
    running = Part(plates[now], width=_NOW[0], height=_NOW[1])
    done = Column(head, Space(grow=1), Row(*parts[:now], gap=_GAP, justify="end"), grow=1)
    waiting = Row(*parts[now + 1 :], gap=_GAP, align="end", grow=1)
    return Box(Row(done, Box(running, justify="end"), waiting, gap=_GAP), pad=(11, 0))


def _shown(count: int, now: int) -> Iterator[tuple[int, int]]:
    """The first and the end of the plates on the belt: all, or fewer of those far from the running one."""
    first, last = 0, count
    while last - first > 1:
        yield first, last
        if now - first >= last - 1 - now:
            first += 1
        else:
            last -= 1
    yield first, last


def _draw_belt(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(_belt(*rect.size), rect)


@kept(2_000_000, pixels_of)
def _belt(width: int, height: int) -> pygame.Surface:
    """Rollers under steel treads, with a riveted edge."""
    high = 84.0
    wide = width * high / height
    body = rect(-4, 2, wide + 8, 58, vertical(0, 74, *_C.ramp("treads")), INK, 4)
    for x in range(10, round(wide), 34):
        body += stroke(f"M{x} 4 L{x - 7} 58", _C["gap"], 3.4)
        body += stroke(f"M{x + 3} 4 L{x - 4} 58", _C["shine"], 1.3, opacity=0.5)
    body += rect(-4, 60, wide + 8, 22, vertical(60, 84, *_C.ramp("rail")), INK, 4)
    for x in range(22, round(wide), 52):
        body += circle(x, 71, 4, _C["rivet rim"]) + circle(x - 1, 70, 2.6, _C["rivet"])
    return picture(body, (wide, high), (width, height))
