"""One card, large, and its words: each leads to the page of the rulebook that explains it."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.content.rulebook import Chapter, Found
from game.ui.context import Context
from game.ui.keys import pressed
from game.ui.kit.area import Area
from game.ui.kit.card import RIGHT_BUTTON
from game.ui.kit.labels import NamePlate, RichText, on_edge
from game.ui.layout.leaves import Part, Picture
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll, Zoom
from game.ui.overlay import OverlayScene
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.materials.skins import shadow
from game.ui.paint.palette import TEXT_SOFT
from game.ui.parts.word_row import WordRow
from game.ui.scenes.framed import back_button
from game.ui.tables.card_words import card_words

_WIDE, _HIGH, _CARD = 980.0, 600.0, 300.0
"""Units of the panel and of the card on it."""
_GAP = 6
_SHAPE = 0.715
"""Width of a card divided by its height."""


class CardScene(OverlayScene):
    """`look_up` is called with what was chosen, after the panel has gone if it is not to stay."""

    veil = 190

    def __init__(
        self,
        context: Context,
        chapters: Sequence[Chapter],
        face: CardFace,
        notes: Sequence[tuple[str, str]],
        look_up: Callable[[Found], None],
        *,
        stays: bool = False,
    ) -> None:
        super().__init__(context)
        self.face = face
        self.look_up = look_up
        self.stays = stays
        say = context.words.say
        self.heading = NamePlate(face.title, 28, "center")
        self.back_button = back_button(context, self.back, 20)
        self.rows = [
            WordRow(
                one.word,
                one.meaning,
                partial(self._open, one.found),
                say("card_page", "opens", chapter=chapters[one.found.chapter].title),
            )
            for one in card_words(chapters, face, notes)
        ]
        self.empty = RichText(say("card_page", "no_words"), 17, TEXT_SOFT)
        self.empty.visible = not self.rows
        self.form.fill([self.heading, *self.rows, self.empty, self.back_button])
        self.form.go(self.rows[0] if self.rows else self.back_button)

    def back(self) -> None:
        self.context.sound.play("click")
        self.context.navigator.pop()

    def _open(self, found: Found) -> None:
        if not self.stays:
            self.context.navigator.pop()
        self.look_up(found)

    def arrange(self, area: Area) -> None:
        window = area.rect
        wide, high = min(_WIDE, window.width / self.scale - 24), min(_HIGH, window.height / self.scale - 48)
        frame = area.centered(wide, high)
        frame.rect.top = max(frame.rect.top, window.top + area.unit(32))
        self.frame = frame.rect
        self.heading.place(on_edge(frame, 44, 30), self.scale)
        self.form.fill([self.heading, *self.host.lay(self._tree(), self.frame, self.scale)])

    def _tree(self) -> Node:
        """The card over the way back, and its words beside it."""
        widest = min(_CARD, self.frame.width / self.scale * 0.34)
        card = Picture(self._draw_card, "card", width=(150, widest), grow=1)
        left = Column(card, Row(Part(self.back_button, width=130, height=42), justify="center"), gap=14)
        words = self._words() if self.rows else Part(self.empty)
        return Box(Row(left, Box(words, grow=1), gap=26), pad=(26, 28))

    def _words(self) -> Node:
        """One below the other, in two columns where one has no room; else they scroll."""
        rows, half = [Part(row) for row in self.rows], -(-len(self.rows) // 2)
        columns = [Column(*some, gap=_GAP, share=1) for some in (rows[:half], rows[half:])]
        one = Column(*rows, gap=_GAP)
        return Fits(Zoom(one, 1.15), Row(*columns, gap=_GAP), Scroll(one, "words"))

    def _draw_card(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        width, blur = min(rect.width, int(rect.height * _SHAPE)), round(10 * scale)
        card = pygame.Rect(0, 0, width, full_height(width))
        card.midtop = rect.midtop
        dark = shadow(*card.size, round(12 * scale), blur)
        surface.blit(dark, (card.left - blur, card.top - blur + blur // 3))
        surface.blit(self.context.gallery.card(self.face, card.width), card)

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back", "open_card"):
            self.back()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT_BUTTON:
            self.back()
            return True
        return super().handle(event)
