"""A seat's corner of the set-up: what it has chosen, large."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.card_row import CardRow
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.paint.art import figure
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.scenery import scenery

_CARD_ROWS, _CARD_COLUMNS = 5, 2


class Corner:
    """The figure of a seat, large, with its name, its plan and its cards."""

    def __init__(self, seat: int, gallery: Gallery) -> None:
        self.seat = seat
        self.gallery = gallery
        self.look = ""
        self.name = Label("", "title", 32, SEATS[seat], "center")
        self.plan = RichText("", 18, TEXT_SOFT, middle=True)
        self.cards: list[CardRow] = []
        self.stand = pygame.Rect(0, 0, 0, 0)

    def show(self, look: str, name: str, plan: str, cards: Sequence[CardFace], *, chosen: bool) -> None:
        """`look` is the figure, "" for a random one; `chosen` is whether it is more than a preview."""
        self.look = look
        self.name.text, self.plan.text = name, plan
        self.name.color = SEATS[self.seat] if chosen else TEXT_SOFT
        self.cards = [CardRow(self.gallery, card) for card in cards]

    def widgets(self) -> list[Widget]:
        return [self.name, self.plan, *self.cards]

    def arrange(self, area: Area) -> None:
        self.stand = area.top(212, 4).rect
        self.name.place(area.top(36, 2).rect, area.scale)
        self.plan.place(area.top(46, 8).rect, area.scale)
        for card, cell in zip(self.cards, area.grid(_CARD_COLUMNS, _CARD_ROWS, 5), strict=False):
            card.place(cell.rect, area.scale)

    def paint(self, surface: pygame.Surface, scale: float) -> None:
        surface.blit(scenery("arena", self.stand.size, round(12 * scale), 0.35), self.stand)
        height = self.stand.height - round(10 * scale)
        foot = self.stand.centerx, self.stand.bottom - round(4 * scale)
        if not self.look:
            mark = icon("dice", height // 2)
            surface.blit(mark, mark.get_rect(center=self.stand.center))
            return
        mech = figure(self.look, self.seat, height, left=self.seat == 1)
        surface.blit(mech, mech.get_rect(midbottom=foot))
