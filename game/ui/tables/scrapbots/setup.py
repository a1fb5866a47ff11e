"""What a game of Scrapbots adds to the set-up: the edition, its cards, and the decks that both begin with."""

from collections.abc import Mapping, Sequence

import pygame

from game.content.scrapbots import shipped_library
from game.content.scrapbots.cards import MARKET
from game.ui.context import Context
from game.ui.kit.card import CardWidget
from game.ui.kit.card_row import CardRow
from game.ui.kit.choice import Choice
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.paint.cards.cards import compact_height, full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.robots import standing_robot
from game.ui.parts.grounds import ground
from game.ui.tables.scrapbots.faces import GAME, edition_book
from game.ui.tables.setup.corner import figure_room
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.scene import GameSetupScene
from game.words.lists import listed
from game.words.messages import Messages

_COLUMNS, _LOW_COLUMNS = 2, 3
_FILL = 0.68
"""Of a low row's height, how large its letters are: 12 pixels in a window of 1280 x 720."""
_SQUADS = (("scout", "golem", "drone"), ("sentinel", "enforcer", "scout"))
"""Who stands in the corners: behind at the left, in front, behind at the right."""
_SIZE = 1.22
"""Pixels a unit of a robot's drawing, where the place is `_PLACE` pixels high."""
_PLACE = 626
_BEHIND = (-0.27, -0.05, 0.66), (0.24, -0.055, 0.64)
"""Of the two behind: how far aside, as a share of the place's width, how far up, and their size."""


class _DeckCard(CardWidget):
    """A card that is whole where it is high enough, and compact where it is not."""

    def place(self, rect: pygame.Rect, scale: float) -> None:
        self.compact = rect.height < full_height(rect.width) - 1
        super().place(rect, scale)


class EditionPart(SetupPart):
    """The edition with its sentence, and the market's cards with their numbers."""

    stage = "junkyard"
    own_options = frozenset({"edition"})
    close_side = 0.26
    opponent_first = True

    def __init__(
        self, gallery: Gallery, texts: Messages, changed: Command, values: Mapping[str, str]
    ) -> None:
        super().__init__(gallery, texts, changed)
        self.sets = list(shipped_library().sets.values())
        self.editions = [one.edition for one in self.sets]
        ids = [edition.id for edition in self.editions]
        remembered = values.get("edition", "")
        index = ids.index(remembered) if remembered in ids else 0
        names = [edition.name for edition in self.editions]
        self.edition = Choice(names, index, self._turned, name="edition")
        self.line = self.total = ""
        most = max(len(edition.main) for edition in self.editions)
        any_card = edition_book(ids[index]).face(next(iter(self.editions[index].main)))
        self.market = [CardRow(gallery, any_card, "market") for _ in range(most)]
        for row in self.market:
            row.fill = _FILL
        self.decks: list[list[CardWidget]] = [[], []]
        starting = max(len(edition.starting) for edition in self.editions)
        for seat in (0, 1):
            for number in range(starting):
                card = _DeckCard(gallery, any_card, compact=True)
                card.group, card.tab_stop = f"deck {seat}", number == 0
                self.decks[seat].append(card)
        self._show()

    def _turned(self, index: int) -> None:
        self._show()
        self.changed()

    def _show(self) -> None:
        edition = self.editions[self.edition.index]
        self.line = self.texts.say("edition_lines", edition.id)
        self.edition.hint = self.texts.say("edition_notes", edition.id)
        self.book = edition_book(edition.id)
        self.total = self.texts.say("new_game", "main_deck", count=sum(edition.main.values()), market=MARKET)
        for number, row in enumerate(self.market):
            row.visible = number < len(edition.main)
        for number, (row, (card, copies)) in enumerate(zip(self.market, edition.main.items(), strict=False)):
            row.show(self.book.face(card))
            row.count, row.tab_stop = copies, number == 0
        for cards in self.decks:
            for card_widget, card in zip(cards, edition.starting, strict=False):
                card_widget.face = self.book.face(card)
                card_widget.name = card_widget.face.key

    def note(self, seat: int) -> str:
        starting = self.editions[self.edition.index].starting
        cards = self.sets[self.edition.index].cards
        each = [
            self.texts.say("new_game", "copies", count=copies, card=cards[card].name)
            for card, copies in starting.items()
        ]
        parts = listed(self.texts, each)
        return self.texts.say("new_game", "begins_with", count=sum(starting.values()), cards=parts)

    def prompt(self, names: Sequence[str]) -> tuple[str, str]:
        edition = self.editions[self.edition.index].name
        picked = self.texts.say("new_game", "picked", edition=edition, first=names[0], second=names[1])
        return picked, self.texts.say("setup", "ready")

    def tree(self, *, low: bool) -> Node:
        across = _LOW_COLUMNS if low else _COLUMNS
        rows: list[Node] = [Part(row, height=(8, 42)) for row in self.market if row.visible]
        # The last column is filled up, so that all rows are as high.
        rows += [Space(height=(8, 42))] * (-len(rows) % across)
        high = len(rows) // across
        columns = [Column(*rows[first : first + high], gap=3, share=1) for first in range(0, len(rows), high)]
        told = Text(self.total, "step", name="main deck", height=17)
        return Column(
            Row(
                Text(self.texts.say("new_game", "edition"), "name", "gold", grow=1),
                Part(self.edition, width=220),
                gap=10,
                height=34,
            ),
            Prose(self.line, "told", name="edition line", middle=True, height=34),
            Box(Column(told, Row(*columns, gap=3), gap=3), pad=(9, 8), ground=ground("sunk")),
            gap=4,
        )

    def corner(self, seat: int) -> Node:
        """The cards that a deck begins with: whole where there is room, else without their text."""
        whole = self._deck(seat, full_height(1000) / 1000, firm=True)
        return Fits(whole, self._deck(seat, compact_height(1000) / 1000), grow=1)

    def _deck(self, seat: int, shape: float, *, firm: bool = False) -> Node:
        copies = self.editions[self.edition.index].starting.values()
        cells = [
            Column(
                Part(card, aspect=shape, firm=firm),
                Text(f"× {count}", "link", "gold", anchor="center", height=26),
                justify="center",
                share=1,
            )
            for card, count in zip(self.decks[seat], copies, strict=False)
        ]
        return Row(*cells, gap=7)

    def paint_figure(
        self, surface: pygame.Surface, seat: int, scene: pygame.Rect, foot: tuple[int, int]
    ) -> None:
        scale = figure_room(scene.size) / _PLACE * _SIZE
        first, front, second = _SQUADS[seat]
        for look, (aside, up, size) in zip((first, second), _BEHIND, strict=True):
            image, (x, y) = standing_robot(look, scale * size, "rest", left=seat == 1)
            at = foot[0] + round(aside * scene.width), foot[1] + round(up * scene.height)
            surface.blit(image, (at[0] + x, at[1] + y))
        image, (x, y) = standing_robot(front, scale, "rest", left=seat == 1)
        surface.blit(image, (foot[0] + x, foot[1] + y))

    def choices(self) -> dict[str, str]:
        return {"edition": self.editions[self.edition.index].id}

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return self.book.notes(face)


class SetupScene(GameSetupScene):
    """The set-up of a game of Scrapbots."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, EditionPart)
