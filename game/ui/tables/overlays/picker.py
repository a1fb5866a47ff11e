"""A tray of cards over the table, for choices that lie in nobody's hand: a card to name, a BOT to return."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget, meant_card
from game.ui.kit.labels import Label
from game.ui.kit.widget import Command
from game.ui.overlay import OverlayScene
from game.ui.paint.cards.cards import compact_height, full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import TEXT
from game.ui.tables.overlays.zoom import draw_zoom
from game.words.messages import SHARED, shipped_messages

_WHOLE, _ROW, _SMALL = 8, 1210, 124
"""So many cards show their text, in a row of such a width; more are small pictures, in units."""
_LARGEST = 180
Keywords = Callable[[CardFace], Sequence[tuple[str, str]]]


class PickerScene(OverlayScene):
    """One click picks; `cancel` (where it is allowed) leaves without. `rules` opens the rulebook, and
    `open_card` a card with its words.
    """

    largest_scale = 1.0
    veil = 190

    def __init__(
        self,
        context: Context,
        gallery: Gallery,
        title: str,
        faces: Sequence[CardFace],
        picked: Callable[[int], None],
        keywords: Keywords,
        cancel: Command | None = None,
        rules: Command | None = None,
        open_card: Callable[[CardFace], None] | None = None,
    ) -> None:
        super().__init__(context)
        self.rules = rules
        self.open_card = open_card
        self.gallery = gallery
        self.keywords = keywords
        self.heading = Label(title, "title", 30, TEXT)
        self.cards = [
            CardWidget(gallery, face, self._closing(picked, place), compact=len(faces) > _WHOLE)
            for place, face in enumerate(faces)
        ]
        self.cancel = cancel
        back = shipped_messages(SHARED).say("tray", "back")
        self.cancel_button = Button(back, self._cancelled, symbol="back", key_name=label("back"), size=20)
        self.cancel_button.visible = cancel is not None
        self.form.fill([self.heading, self.cancel_button, *self.cards])
        if self.cards:
            self.form.set_focus(self.cards[0])

    def _closing(self, picked: Callable[[int], None], place: int) -> Command:
        def close() -> None:
            self.context.navigator.pop()
            picked(place)

        return close

    def _cancelled(self) -> None:
        self.context.navigator.pop()
        if self.cancel is not None:
            self.cancel()

    def arrange(self, area: Area) -> None:
        count = len(self.cards)
        whole = count <= _WHOLE
        columns = max(3, count) if whole else 9
        rows = -(-count // columns)
        width = min(_LARGEST, _ROW // columns - 10) if whole else _SMALL
        height = (full_height if whole else compact_height)(width)
        wide = max(560, columns * (width + 10) + 60)
        frame = area.centered(wide, rows * (height + 12) + 110)
        self.frame = frame.rect
        inside = frame.inset(30, 22)
        head = inside.top(46, 14)
        self.cancel_button.place(head.right(130).rect, self.scale)
        self.heading.place(head.rect, self.scale)
        left = inside.rect.centerx - area.unit(columns * (width + 10) - 10) // 2
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            x = left + column * area.unit(width + 10)
            y = inside.rect.top + row * area.unit(height + 12)
            card.place(pygame.Rect(x, y, area.unit(width), area.unit(height)), self.scale)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        card = self.form.looked_at
        if not isinstance(card, CardWidget) or card.face is None:
            return []
        return [
            draw_zoom(surface, self.gallery, card.face, self.keywords(card.face), card.rect, self.scale * 0.8)
        ]

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back") and self.cancel is not None:
            self._cancelled()
            return True
        if pressed(event, "rules") and self.rules is not None:
            self.rules()
            return True
        card = meant_card(self.form, event)
        if card is not None and self.open_card is not None:
            self.open_card(card)
            return True
        return super().handle(event)
