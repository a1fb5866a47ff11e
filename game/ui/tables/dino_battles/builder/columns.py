"""The cards of a deck in columns, one a kind: each with its copies, one fewer and one more."""

from collections.abc import Callable
from functools import partial

import pygame

from game.content.dino_battles import DeckSide, Library
from game.content.dino_battles.cards import COMBAT_CARDS, Group
from game.rules.dino_battles.suggestion import GROUPS, group_counts
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Scroll
from game.ui.layout.painted import Pressable
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip, card_band
from game.ui.parts.grounds import Backdrop, ground
from game.ui.tables.dino_battles.builder.deck_tile import copy_pips
from game.ui.tables.dino_battles.faces import face
from game.ui.workshop.held import HeldPanels
from game.ui.workshop.open_place import OpenPlace
from game.ui.workshop.unknown_card import unknown_row
from game.words.messages import Messages

ICONS: dict[Group, str] = {
    "dinosaur": "dinosaur",
    "upgrade": "upgrade",
    "item": "item",
    "action": "action",
    "combat": "attack",
}
FIVE = 5
"""How many copies of a Combat Card are added at once."""
Change = Callable[[str, int], None]
"""Changes the copies of a card by a number: (card, by)."""


def _band(palette: str) -> Backdrop:
    """A ground in the colours of a kind of cards."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(card_band(palette, rect.size, round(5 * scale)), rect)

    return Backdrop(paint)


def _paint_pips(count: int, most: int, surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
    pips = copy_pips(count, most, round(11 * scale))
    surface.blit(pips, pips.get_rect(midleft=place.midleft))


class CardPicture(CardWidget):
    """The picture of a card in the deck; looking at it shows the card."""

    @property
    def workable(self) -> bool:
        # Enter on a card that is only looked at must not press the screen's main button.
        return self.enabled

    def draw(self, surface: pygame.Surface) -> None:
        if self.face is not None:
            surface.blit(art_strip(self.face.art, self.rect.size, self.unit(4)), self.rect)


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

    def tree(self, side: DeckSide, panels: HeldPanels) -> Node:
        """All five columns side by side, each with a pane that scrolls."""
        unknown = {card: count for card, count in side.cards.items() if card not in self._library.cards}
        columns = [
            panels.get(
                f"column {group}",
                (tuple(self.cards_of(group, side).items()), unknown, self._asks_for(group, side)),
                partial(self._column, group, side, panels),
            )
            for group in GROUPS
        ]
        return Row(*[Box(one, share=1) for one in columns], gap=6)

    def cards_of(self, group: Group, side: DeckSide) -> dict[str, int]:
        """The cards of one kind with their copies."""
        known = self._library.cards
        return {
            card: count for card, count in side.cards.items() if card in known and known[card].group == group
        }

    def one(self, group: Group, side: DeckSide) -> Node:
        """The cards of one kind alone, for a page that scrolls."""
        rows = self._rows(group, side, HeldPanels())
        inside = Column(self._head(group, side), *rows, gap=4)
        return Box(inside, pad=(8, 8), ground=ground("steel"))

    def _column(self, group: Group, side: DeckSide, panels: HeldPanels) -> Node:
        limits = self._library.limits
        note = self._texts.say("builder", f"{group}_limit", least=limits.dinosaurs, most=limits.copies)
        inside = Column(
            self._head(group, side),
            Box(Scroll(Column(*self._rows(group, side, panels), gap=4), f"column {group}"), grow=1),
            Name(note, "caption", anchor="center"),
            gap=5,
        )
        return Box(inside, pad=(6, 6), ground=ground("steel"))

    def _head(self, group: Group, side: DeckSide) -> Node:
        count = group_counts(side.cards, self._library)[group]
        head = Row(
            Icon(ICONS[group], 18),
            Name(self._texts.say("builder", f"{group}s"), "item", grow=1),
            Text(str(count), "figures", anchor="right"),
            gap=5,
            align="center",
        )
        palette = next(face(key).palette for key, card in self._library.cards.items() if card.group == group)
        return Box(head, pad=(8, 3), ground=_band(palette), height=30)

    def _rows(self, group: Group, side: DeckSide, panels: HeldPanels) -> list[Node]:
        """A row of each card: only those are made anew that say something else."""
        cards = self.cards_of(group, side)
        rows: list[Node] = self._unknown(side) if group == GROUPS[0] else []
        for number, (card, count) in enumerate(cards.items()):
            key = count, number == 0
            rows.append(panels.get(f"row {card}", key, partial(self._row, card, count, first=number == 0)))
        gold = self._asks_for(group, side)
        button = OpenPlace(f"add {group}", partial(self._show, group), gold=gold)
        words = Name(self._texts.say("builder", f"add_{group}"), "slot", "gold" if gold else "soft", grow=1)
        open_row = Row(Icon("plus", 13), words, gap=5, align="center")
        return [*rows, Part(button, open_row, pad=(7, 2), height=(28, 34))]

    def _asks_for(self, group: Group, side: DeckSide) -> bool:
        """Whether the deck still lacks cards: Dinosaurs first, of which it needs some."""
        limits = self._library.limits
        if group_counts(side.cards, self._library)["dinosaur"] < limits.dinosaurs:
            return group == "dinosaur"
        return sum(side.cards.values()) < limits.cards

    def _unknown(self, side: DeckSide) -> list[Node]:
        """Cards that this version does not have; a press takes all copies of one out."""
        hint = self._texts.say("builder", "take_out")
        return [
            unknown_row(f"deck {card}", "deck", card, hint, partial(self._change, card, -count), (28, 34))
            for card, count in side.cards.items()
            if card not in self._library.cards
        ]

    def _row(self, card: str, count: int, *, first: bool) -> Node:
        """Its name over its copies: a column is narrow."""
        full = card not in COMBAT_CARDS and count >= self._library.limits.copies
        enough = self._texts.say("builder", "enough", most=self._library.limits.copies) if full else ""
        shown = CardPicture(self._gallery, face(card))
        shown.name, shown.group, shown.tab_stop = f"deck {card}", "deck", first
        fewer = self._step(f"fewer {card}", "minus", partial(self._change, card, -1), "")
        more = self._step(f"more {card}", "plus", partial(self._change, card, 1), enough)
        count_text = Text(self._texts.say("builder", "copies", count=count), "figures", "gold", grow=1)
        # Combat Cards have no limit that pips could show.
        most = 0 if card in COMBAT_CARDS else self._library.limits.copies
        pips = Picture(partial(_paint_pips, count, most), width=20) if most else None
        steps = Row(count_text, pips, fewer, more, self._five(card), gap=3, height=22)
        row = Row(
            Part(shown, width=(28, 40)), Column(Name(face(card).title, "item"), steps, gap=1, grow=1), gap=6
        )
        return Box(row, pad=(3, 3), ground=_band(face(card).palette), height=(44, 50))

    def _five(self, card: str) -> Node | None:
        """Five more of a Combat Card at once: a deck holds a dozen of one."""
        if card not in COMBAT_CARDS:
            return None
        button = Pressable(f"five more {card}", ("chip", "chip lit"), partial(self._change, card, FIVE))
        button.group = "steps"
        words = Text(self._texts.say("builder", "five", count=FIVE), "range", anchor="center")
        return Part(button, Box(words, align="center", justify="center"), width=28)

    @staticmethod
    def _step(name: str, symbol: str, command: Command, reason: str) -> Node:
        button = Pressable(name, ("chip", "chip lit"), command)
        button.group = "steps"
        if reason:
            button.enable(False, reason)
        return Part(button, Box(Icon(symbol, 11), align="center", justify="center"), width=22)
