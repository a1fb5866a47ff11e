"""The places of a mech: six ACTs, the ULT, three BOTs and the PREP deck; open ones are dashed."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.content.scrap_knights import Library, MechSide
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Scroll, Space
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import GOLD
from game.ui.tables.scrap_knights.faces import face
from game.ui.workshop.open_place import OpenPlace
from game.ui.workshop.unknown_card import unknown_row
from game.words.messages import Messages

_ROW = (22, 38)
"""Units of height of a place."""
Take = Callable[[str, str], None]
"""Takes a card out of a field, or puts the one that is to be swapped in its place: (field, card)."""
Fill = Callable[[str], None]
"""An open place of a field was pressed: the next card goes there."""


class SlotRow(CardRow):
    """A card that is in: pressed it comes out, or is swapped for another."""

    def __init__(self, gallery: Gallery, shown: CardFace, group: str, take: Command, ringed: bool) -> None:
        super().__init__(gallery, shown, group)
        self.name = f"{group} {shown.key}"
        self.pick = take
        self.ringed = ringed

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.ringed:
            width = max(2, self.unit(2.5))
            pen.rect(surface, GOLD, self.rect, width, border_radius=self.unit(5))


class Slots:
    """Makes the places as a tree. `swapping` says whether a card waits for one of a field to make room."""

    def __init__(self, gallery: Gallery, library: Library, texts: Messages, take: Take) -> None:
        self._gallery = gallery
        self._library = library
        self._texts = texts
        self._take = take
        self._fill: Fill = lambda field: None
        self._filling = ""

    def tree(
        self,
        side: MechSide,
        fill: Fill,
        *,
        filling: str,
        swapping: Callable[[str], bool],
        scrolls: bool,
    ) -> Node:
        """ACTs at the left; ULT, BOTs and PREP deck at the right, in a pane where it `scrolls`.

        The first open place of the field `filling` is where the next card goes.
        """
        self._fill, self._filling = fill, filling
        limits, say = self._library.limits, self._texts.say
        ult = self._library.ults.get(side.ult)
        prep = ult.prep if ult is not None else None
        acts = self._places("acts", side.acts, limits.acts, "act", ringed=swapping("acts"))
        bots = self._places("bots", side.bots, limits.bots, "bot", ringed=swapping("bots"))
        ults = self._places("ult", (side.ult,) if side.ult else (), 1, "ult")
        kind = say("kinds", prep.kind) if prep is not None and prep.kind else say("builder", "act")
        prepared = (
            self._places("prep", side.prep, prep.cards, "act", ringed=swapping("prep"), kind=kind)
            if prep is not None
            else []
        )
        left = Column(*acts, gap=3, share=1)
        right = Column(
            *ults, Space(height=4), *bots, *([Space(height=4), *prepared] if prepared else []), gap=3
        )
        return Row(left, Box(Scroll(right, "places") if scrolls else right, share=1), gap=10)

    def _places(
        self,
        field: str,
        cards: Sequence[str],
        count: int,
        what: str,
        *,
        ringed: bool = False,
        kind: str = "",
    ) -> list[Node]:
        say = self._texts.say
        of = say("builder", "of", count=len(cards), most=count)
        head = Row(
            Text(say("builder", field), "section", grow=1),
            Text(of, "caption", "bad" if len(cards) > count else "", anchor="right"),
            gap=6,
            height=20,
        )
        rows: list[Node] = [head]
        for number, card in enumerate(cards):
            take = partial(self._take, field, card)
            hint = say("builder", "swap_here" if ringed else "take_out")
            if card not in self._library.card_ids:
                rows.append(unknown_row(f"{field} {card}", field, card, hint, take, _ROW))
                continue
            row = SlotRow(self._gallery, face(card), field, take, ringed)
            row.hint = hint
            row.tab_stop = number == 0
            rows.append(Part(row, height=_ROW))
        for number in range(len(cards), count):
            chosen = field == self._filling and number == len(cards)
            rows.append(
                self._open(field, number, kind or say("builder", what), alone=count == 1, chosen=chosen)
            )
        return rows

    def _open(self, field: str, number: int, what: str, *, alone: bool, chosen: bool) -> Node:
        say = self._texts.say
        words = say("builder", "empty_alone" if alone else "empty", what=what, number=number + 1)
        if chosen:
            words = say("builder", "goes_here", what=what, number=number + 1)
        button = OpenPlace(f"open {field} {number}", partial(self._fill, field), gold=True, chosen=chosen)
        button.group = field
        tint = "teal" if chosen else "gold"
        row = Row(Icon("plus", 13), Name(words, "slot", tint, grow=1), gap=6, align="center")
        return Part(button, row, pad=(8, 2), height=_ROW)
