"""What hangs on a shelf: price labels, a stack that fills it up, and a board that counts down."""

from collections.abc import Sequence

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.painted import Ground
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import bad
from game.ui.paint.roles import art_colors
from game.ui.parts.drawn import Drawn
from game.ui.tables.scrapbots.filling import filling
from game.ui.tables.scrapbots.large_places import DECK

_C = art_colors("scrapbots/wounds")


def shelf_node(
    stalls: Sequence[tuple[Widget | None, Widget | None]], deck: Widget, *, large: bool = False
) -> Node:
    """A price below each card, and the stack that fills the row up. Free places keep their room.

    Where the type is `large`, the cards share the width, and the stack is small.
    """
    places = [Picture(_nothing, name=f"stall {number}") for number in range(len(stalls))]
    row = [
        Column(
            Stack(
                place,
                filling(card) if card is not None else None,
                height=None if large else 93.333,
                grow=int(large),
            ),
            Box(filling(price) if price is not None else None, height=20),
            gap=0.667,
            width=None if large else 85.333,
            share=int(large),
        )
        for place, (price, card) in zip(places, stalls, strict=True)
    ]
    if large:
        return Row(*row, Box(filling(deck, height=58), pad=(2, 0), justify="start", width=DECK), gap=4)
    return Row(*row, Box(filling(deck, height=84), pad=(5.333, 6.667), justify="start", width=72), gap=6)


def _nothing(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """A free place of the market is empty."""


class Price(TreeWidget, Drawn):
    """A label; `missing` is what a buyer lacks, 0 where nobody buys now, and `short` says it in words.

    `in_reach`: the cards of the hand would pay what is missing. `buy` is a word beside what can be paid now.
    """

    def __init__(
        self, card: str, cost: int, missing: int, short: str, *, in_reach: bool = False, buy: str = ""
    ) -> None:
        super().__init__(f"price {card}")
        self.cost, self.missing, self.short, self.in_reach = cost, missing, short, in_reach
        self.buy = buy
        self.picked = False
        """Whether it hangs below the card that is picked."""

    def body(self) -> Node:
        scrap = Icon("scrap", 15)
        if not self.missing:
            cost, tone = Text(str(self.cost), "price"), "brass" if self.buy and not self.picked else "paper"
            bare = Row(scrap, cost, gap=3, justify="center")
            if not self.buy:
                return Row(Box(bare, pad=(5, 0), ground=Ground(tone=tone), width=44), justify="center")
            word = Text(self.buy, "price short", "ink", anchor="right", grow=1)
            return Box(Fits(Row(scrap, cost, word, gap=4), bare), pad=(5, 0), ground=Ground(tone=tone))
        lacking = Text(str(self.cost), "price", "text")
        tint = "text" if self.in_reach else bad
        short = Text(self.short, "price short", tint, anchor="right", grow=1)
        named = Row(scrap, lacking, short, gap=4)
        # Where words have no room, the number must not run into them.
        less = Text(f"−{self.missing}", "price short", tint, anchor="right", grow=1)
        brief = (
            Row(scrap, lacking, gap=3, justify="center")
            if self.in_reach
            else Row(scrap, lacking, less, gap=4)
        )
        tone = "in reach" if self.in_reach else "too dear"
        return Box(Fits(named, brief), pad=(5, 0), ground=Ground(tone=tone))


class SupplyStack(TreeWidget, Drawn):
    """Face-down cards that fill a row up, with their count."""

    def __init__(self, gallery: Gallery, count: int, name: str) -> None:
        super().__init__(name)
        self.gallery, self.count = gallery, count

    def body(self) -> Node:
        count = Box(
            Text(str(self.count), "pile count", anchor="center"), ground=Ground(tone="disc"), width=31
        )
        disc = Column(Space(grow=1), Box(count, height=19), Space(height=3), align="center")
        return Stack(Picture(self._draw_backs) if self.count else Space(), disc)

    def _draw_backs(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        back = self.gallery.back(rect.width - self.px(8))
        for shift in (self.px(6), self.px(3), 0):
            surface.blit(back, (rect.left + shift, rect.top + shift))


class _Cells(Widget):
    """A cell for each Wound that there is in all, lit where it is left."""

    focusable = False

    def __init__(self, left: int, full: int) -> None:
        super().__init__()
        self.left, self.full = left, full

    def cells(self) -> list[pygame.Rect]:
        step = self.rect.width / self.full
        size = max(2, round(step * 0.76)), self.rect.height
        return [
            pygame.Rect((self.rect.left + round(n * step), self.rect.top), size) for n in range(self.full)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        for order, cell in enumerate(self.cells()):
            color = _C["left" if order < self.left else "dealt"]
            pen.rect(surface, color, cell, border_radius=self.unit(1.3))


class CountBoard(TreeWidget, Drawn):
    """A number that counts down, a cell for each that is left; `of` are a few words beside the title."""

    tint = shorten = ""
    """The colour of those words, "" is the usual one; and a name in them that may be cut."""
    narrow = False
    """Whether the words have two lines, and the cells lie below all."""

    def __init__(self, symbol: str, title: str, of: str, left: int, full: int, name: str) -> None:
        super().__init__(name)
        self.symbol, self.title, self.of, self.left = symbol, title, of, left
        self._row = _Cells(left, full)

    def body(self) -> Node:
        title, of = (
            Text(self.title, "wounds left title", grow=1),
            Text(self.of, "wounds left of", self.tint, shorten=self.shorten),
        )
        # The icon says what is counted; how the match stands is said nowhere else.
        head = of if self.shorten else Fits(Row(title, of, gap=4), of)
        told = Column(head, Part(self._row, height=12), gap=3, justify="center", grow=1)
        number = Text(str(self.left), "wounds left", anchor="center", width=31)
        line: Node = Row(Icon(self.symbol, 25), number, told, gap=3)
        if self.narrow:
            words = Fits(Prose(self.of, "wounds left of", self.tint, middle=True, grow=1), of)
            above = Row(Icon(self.symbol, 22), number, words, gap=4, align="center", grow=1)
            line = Column(above, Part(self._row, height=7), Space(height=4))
        inside = Box(line, pad=(5, 0), ground=Ground(tone="wounds"))
        return Box(inside, pad=5, ground=Ground(tone="brass"))

    def cells(self) -> list[pygame.Rect]:
        """A place for each that there is in all."""
        assert self.inside
        return self._row.cells()
