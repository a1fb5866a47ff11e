"""The cards of a deck in columns, one a kind: each with its copies, one fewer and one more."""

from collections.abc import Callable
from functools import partial

from game.content.dino_battles import DeckSide, Library
from game.content.dino_battles.cards import COMBAT_CARDS, Group
from game.rules.dino_battles.suggestion import GROUPS, group_counts
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Scroll
from game.ui.layout.painted import Pressable
from game.ui.paint.cards.gallery import Gallery
from game.ui.parts.grounds import ground, toned
from game.ui.tables.dino_battles.faces import face
from game.words.messages import Messages

ICONS: dict[Group, str] = {
    "dinosaur": "dinosaur",
    "upgrade": "upgrade",
    "item": "item",
    "action": "action",
    "combat": "attack",
}
_ROW = (28, 34)
Change = Callable[[str, int], None]
"""Changes the copies of a card by a number: (card, by)."""


class DeckColumns:
    """Makes the columns as a tree."""

    def __init__(
        self,
        gallery: Gallery,
        library: Library,
        texts: Messages,
        change: Change,
        show: Callable[[Group], None],
    ) -> None:
        self._gallery = gallery
        self._library = library
        self._texts = texts
        self._change = change
        self._show = show

    def tree(self, side: DeckSide) -> Node:
        """All five columns side by side."""
        counts = group_counts(side.cards, self._library)
        return Row(*[Box(self._column(group, side, counts[group]), share=1) for group in GROUPS], gap=6)

    def _column(self, group: Group, side: DeckSide, count: int) -> Node:
        say = self._texts.say
        cards = [
            card
            for card in side.cards
            if card in self._library.cards and self._library.cards[card].group == group
        ]
        head = Row(
            Icon(ICONS[group], 18),
            Name(say("builder", f"{group}s"), "item", grow=1),
            Text(str(count), "figures", anchor="right"),
            gap=5,
            align="center",
        )
        rows: list[Node] = [self._row(card, side.cards[card], number) for number, card in enumerate(cards)]
        open_button = Pressable(f"add {group}", ("open slot", "open slot lit"), partial(self._show, group))
        words = Name(say("builder", f"add_{group}"), "slot", "gold", grow=1)
        rows.append(
            Part(open_button, Row(Icon("plus", 13), words, gap=5, align="center"), pad=(7, 2), height=_ROW)
        )
        least = self._library.limits.dinosaurs
        note = say("builder", f"{group}_limit", least=least, most=self._library.limits.copies)
        inside = Column(
            Box(head, pad=(8, 3), ground=toned("chip", 6, 1.5), height=30),
            Scroll(Column(*rows, gap=4), f"column {group}", grow=1),
            Name(note, "caption", anchor="center"),
            gap=5,
        )
        return Box(inside, pad=(6, 6), ground=ground("steel"))

    def _row(self, card: str, count: int, number: int) -> Node:
        row = CardRow(self._gallery, face(card), "deck", count)
        row.name = f"deck {card}"
        row.tab_stop = number == 0
        full = card not in COMBAT_CARDS and count >= self._library.limits.copies
        fewer = self._step(f"fewer {card}", "minus", partial(self._change, card, -1), "")
        more = self._step(
            f"more {card}",
            "plus",
            partial(self._change, card, 1),
            self._texts.say("builder", "enough", most=self._library.limits.copies) if full else "",
        )
        return Row(Part(row, grow=1), fewer, more, gap=3, height=_ROW)

    @staticmethod
    def _step(name: str, symbol: str, command: Command, reason: str) -> Node:
        button = Pressable(name, ("chip", "chip lit"), command)
        button.group = "steps"
        if reason:
            button.enable(False, reason)
        return Part(button, Box(Icon(symbol, 11), align="center", justify="center"), width=22)
