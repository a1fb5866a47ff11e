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
_GAP, _SMALLEST = 6, 0.56


class CardScene(OverlayScene):
    """`look_up` is called with what was chosen, after the panel has gone if it is not to stay."""

    largest_scale = 1.5
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
        self.card = pygame.Rect(0, 0, 1, 1)
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
        inside = frame.inset(26, 28)
        card = inside.left(min(_CARD, wide * 0.34), 26)
        foot = card.bottom(42, 14)
        self.back_button.place(foot.centered(130, 42).rect, self.scale)
        width = min(card.rect.width, int(card.rect.height * 0.715))
        self.card = pygame.Rect(0, 0, width, full_height(width))
        self.card.midtop = card.rect.midtop
        self.empty.place(inside.rect, self.scale)
        self._place_rows(inside.rect)

    def _place_rows(self, room: pygame.Rect) -> None:
        """One below the other, in two columns where one has no room, in smaller type where it must be."""
        gap = round(_GAP * self.scale)
        for columns, grade in ((1, 1.15), (1, 1.0), (2, 1.0), (2, 0.9), (2, 0.8), (2, 0.7), (2, _SMALLEST)):
            if self._put(room, columns, grade, gap):
                return

    def _put(self, room: pygame.Rect, columns: int, grade: float, gap: int) -> bool:
        """Places all rows, filling column after column; False where they do not fit."""
        width = (room.width - (columns - 1) * gap) // columns
        column, y = 0, room.top
        for row in self.rows:
            high = row.wants_high(width, self.scale * grade)[1]
            if y + high > room.bottom and y > room.top and column + 1 < columns:
                column, y = column + 1, room.top
            row.place(pygame.Rect(room.left + column * (width + gap), y, width, high), self.scale * grade)
            y += high + gap
        return all(room.contains(row.rect) for row in self.rows)

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back", "open_card"):
            self.back()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT_BUTTON:
            self.back()
            return True
        return super().handle(event)

    def still(self, surface: pygame.Surface) -> None:
        super().still(surface)
        blur = round(10 * self.scale)
        dark = shadow(*self.card.size, round(12 * self.scale), blur)
        surface.blit(dark, (self.card.left - blur, self.card.top - blur + blur // 3))
        surface.blit(self.context.gallery.card(self.face, self.card.width), self.card)
