"""What stands before the shutter: a sign with a name, a sentence, a button, and what everyone may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.kit.widget import Widget
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Icon, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Zoom
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.lettering import fitting, lettering
from game.ui.paint.materials.skins import shadow
from game.ui.paint.palette import TEXT
from game.ui.paint.scenery.shutter import ribbon, sign, sign_face, sign_head, sign_letters
from game.ui.paint.text import fit, text_width
from game.ui.parts.fact_plate import FactPlate
from game.ui.parts.grounds import shaded


class Sign(TreeWidget):
    """Brass on chains that hang from the drum, with `head` above the name of who sits at a seat."""

    focusable = False

    def __init__(self, head: str, name: str, seat: Seat) -> None:
        super().__init__(name="sign")
        self.head, self.letters, self.seat = head.upper(), _Letters(name.upper(), seat), seat

    def body(self) -> Node:
        head = Text(self.head, "pass to", tint=partial(sign_head, self.seat), anchor="center", height=68)
        words = Column(Space(height=7), head, Part(self.letters, height=112))
        return Box(words, pad=(40, 0))

    def draw_ground(self, surface: pygame.Surface) -> None:
        rect, chain = self.rect, self.rect.top - round(88 * surface.get_height() / 1080)
        soft = shadow(*rect.size, self.unit(16), self.unit(16), 190)
        surface.blit(soft, rect.move(-self.unit(16), -self.unit(8)))
        board = sign(*rect.size, self.scale / 1.5, sign_face(self.seat), max(0, chain))
        surface.blit(board, (rect.left, rect.bottom - board.get_height()))


class _Letters(Widget):
    """A name in letters as large as there is room for."""

    focusable = False
    least = 12
    """Pixels."""

    def __init__(self, words: str, seat: Seat) -> None:
        super().__init__(name=words)
        self.seat = seat

    def wants(self, scale: float) -> tuple[int, int]:
        return (text_width(self.name, "title", self.least),) * 2

    def draw(self, surface: pygame.Surface) -> None:
        size = fitting(self.name, self.unit(152), self.rect.width)
        image = lettering(self.name, size, sign_letters(self.seat), max(2, size // 23))
        surface.blit(image, image.get_rect(center=self.rect.center))


class Ribbon(Widget):
    """A steel band with one sentence."""

    focusable = False

    def __init__(self, words: str) -> None:
        super().__init__(name="ribbon")
        self.words = words

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(ribbon(*self.rect.size), self.rect)
        room = self.rect.width - self.rect.height * 3 // 2, self.rect.height
        layout = fit(self.words, round(16.5 * self.scale), room, TEXT)
        layout.draw(surface, self.rect.centerx - layout.width // 2, self.rect.centery - layout.height // 2)


@dataclass(frozen=True, slots=True, eq=False)
class _Between(Node):
    """One of several ways to arrange plates, as large as it can be between what stands at both sides.

    `room` tells how wide the middle of a band is. Units grow up to `by` times, and get smaller where they
    must. One more row, as each next way has, has to make plates larger by a twelfth.
    """

    ways: Sequence[Node]
    room: Callable[[pygame.Rect], int]
    by: float

    def _factor(self, engine: Engine, rect: pygame.Rect, way: Node) -> float:
        wide = engine.wide(way)[2]
        high = engine.high(way, wide)[2]
        factor = min(self.by, rect.height / (high + engine.unit(8)))
        for _ in range(2):
            # Smaller plates end higher up, where an arm may leave more room.
            band = pygame.Rect(rect.left, rect.top, rect.width, round(high * factor))
            factor = min(factor, (self.room(band) - 2 * engine.unit(6)) / wide)
        return factor

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        best, chosen = 0.0, None
        for way in self.ways:
            factor = self._factor(engine, rect, way)
            if factor > best * 13 / 12:
                best, chosen = factor, way
        if chosen is not None:
            engine.at(best).put(Column(chosen, align="center"), rect)


def handover_panel(
    title: str,
    hanging: Sign,
    told: Ribbon,
    button: Widget,
    plates: Sequence[FactPlate],
    room: Callable[[pygame.Rect], int],
    high: float,
    larger: float,
) -> Node:
    """In a window `high` units high; small print is `larger`, plates as far as `room` lets them."""
    drum = 53 * high / 720  # The shutter is painted as high as the window is, and its drum with it.
    above = Text(title.upper(), "round over sign", anchor="center", height=drum)
    middle = Column(
        Part(hanging, width=507, height=220),
        Space(height=20),
        Zoom(Part(told, width=480, height=38), by=larger),
        Space(height=32),
        Part(button, width=347, height=88),
        Space(height=26),
        align="center",
    )
    slack = Space(height=112 + max(0.0, high - 720) * 0.4 - drum)
    return Column(above, slack, middle, _Between(_ways(plates), room, larger, grow=1))


def _ways(plates: Sequence[FactPlate]) -> list[Node]:
    """All in one row, then in more and more, and never one alone below others."""
    cells = [Part(one, width=220 if len(plates) < 3 else 190, height=55) for one in plates]
    count = len(cells)
    return [
        Column(
            *[Row(*cells[first : first + across], gap=13) for first in range(0, count, across)],
            gap=8,
            align="center",
        )
        for across in range(count, 0, -1)
        if across == 1 or count % across != 1
    ]


def tip_slip(title: str, text: str) -> Node:
    """A slip of paper with a first-time tip."""
    head = Row(Icon("hint", 20), Text(title, "section", "text", grow=1), gap=6, align="center", height=28)
    inside = Column(head, Box(Prose(text, "told", name="tip"), pad=(5, 0)), gap=4)
    return Box(inside, pad=8, ground=shaded("paper", 8, 3))
