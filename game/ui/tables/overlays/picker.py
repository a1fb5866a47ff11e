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
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.tiles import Tiles
from game.ui.overlay import OverlayScene
from game.ui.paint.cards.cards import compact_height, full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import TEXT
from game.ui.tables.overlays.zoom import draw_zoom
from game.words.messages import SHARED, shipped_messages

_WHOLE = 8
"""So many cards show their text, in one row; more are small pictures."""
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
        self.form.fill(self.cards)
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

    def _tree(self, columns: int) -> Node:
        """Heading and button above the cards, which lie in so many columns."""
        whole = columns <= _WHOLE
        high = (full_height if whole else compact_height)(1000) / 1000
        cards: list[Node] = [Part(card) for card in self.cards]
        head = Row(Part(self.heading, grow=1), Part(self.cancel_button, width=130), gap=14, height=46)
        tiles = Tiles(cards, high, (columns, columns), 180 if whole else 124, gap=10)
        return Box(Column(head, tiles, gap=14), pad=(30, 22))

    def arrange(self, area: Area) -> None:
        columns = max(3, len(self.cards)) if len(self.cards) <= _WHOLE else _WHOLE + 1
        tree, wide = self._tree(columns), max(560, min(1270, columns * 190 + 50))
        width = min(area.unit(wide), area.rect.width)
        self.frame = area.centered(wide, self.host.height(tree, width, self.scale) / self.scale).rect
        self.form.fill(self.host.lay(tree, self.frame, self.scale))

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
