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
from game.ui.layout.nodes import Box, Column, Node, Row, Scroll
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
_LEAST, _BEST, _SMALL_LEAST, _SMALL_BEST = 140, 180, 110, 124
"""Units that a card is wide, with its text and as a small picture. Where fewer have room, the rows scroll."""
_GAP, _PAD = 10, 30
"""Units between cards, and at the edges beside them."""
Keywords = Callable[[CardFace], Sequence[tuple[str, str]]]


class PickerScene(OverlayScene):
    """One click picks; `cancel` (where it is allowed) leaves without. `rules` opens the rulebook, and
    `open_card` a card with its words.
    """

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

    @property
    def _whole(self) -> bool:
        """Whether cards show their text."""
        return len(self.cards) <= _WHOLE

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
        whole = self._whole
        high = (full_height if whole else compact_height)(1000) / 1000
        cards: list[Node] = [Part(card) for card in self.cards]
        head = Row(Part(self.heading, grow=1), Part(self.cancel_button, width=130), gap=14, height=46)
        tiles = Tiles(cards, high, (columns, columns), _BEST if whole else _SMALL_BEST, gap=_GAP)
        return Box(Column(head, Scroll(tiles, "cards", grow=1), gap=14), pad=(_PAD, 22))

    def arrange(self, area: Area) -> None:
        most = max(3, len(self.cards)) if self._whole else _WHOLE + 1
        room = area.rect.width / self.scale
        across = (room - 2 * _PAD + _GAP) // ((_LEAST if self._whole else _SMALL_LEAST) + _GAP)
        columns = max(1, min(most, int(across)))
        tree, wide = self._tree(columns), max(560, min(1270, columns * (_BEST + _GAP) + 50))
        width, height = min(area.unit(wide), area.rect.width), area.rect.height
        high = min(height, self.host.height(tree, width, self.scale))
        self.frame = area.centered(width / self.scale, high / self.scale).rect
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
