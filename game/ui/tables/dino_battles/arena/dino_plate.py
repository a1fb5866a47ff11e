"""The name plate of an active Dinosaur: HP, stats, marks, what it does in the exchange, its Upgrades."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.content.dino_battles import Dinosaur
from game.engine.seats import Seat
from game.rules.dino_battles.view import FACE_DOWN, DinoView
from game.ui.kit.widget import Box, Command
from game.ui.paint import pen
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import GOLD, ON_GOLD, SEATS, TEXT, TEXT_SOFT, Color, bad, good
from game.ui.paint.skins import box
from game.ui.paint.steel import hex_of
from game.ui.paint.text import draw_line, fits, text_width
from game.ui.tables.dino_battles.arena.marks import statuses
from game.ui.tables.dino_battles.bench import DinoPlace
from game.words.dino_battles.fight_text import fight

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

STATS = (("atk", "atk"), ("eva", "eva"), ("def", "defence"))
"""The icons of the figures, and their names in views."""
_BAR_GROUND = (24, 14, 18)
_FULL, _LOW = ("#74dd80", "#2f8a48"), ("#ff9a8a", "#c2382e")
_STATUS, _PITCH = 36, 92
"""How high a mark is, and from one figure to the next."""
_EMPTY = 150
"""How opaque the plate of a free place is."""
_CELL = 20
"""HP of a part of the bar."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What the bar hatches: HP that are lost on average, of what is left."""

    mean: float


class DinoPlate(DinoPlace):
    """`tab` stands over the plate ("ATTACKS"), and what the next attack has (`bonus`) in gold.

    `running` has the HP by seat while they run up or down in a show. A click on the `figure` counts as one
    on its plate.
    """

    def __init__(
        self,
        gallery: Gallery,
        face: CardFace | None,
        seat: Seat,
        dino: DinoView | None,
        card: Dinosaur | None,
        *,
        near: bool,
        pick: Command | None = None,
    ) -> None:
        super().__init__(gallery, face, seat, 0, dino, near=near, pick=pick)
        self.card = card
        self.tab = self.bonus = ""
        self.loss: Loss | None = None
        self.running: Mapping[Seat, float] = {}
        self.figure = pygame.Rect(0, 0, 0, 0)

    def hit(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point) or self.figure.collidepoint(point)

    @property
    def hp(self) -> float:
        """The HP that the bar shows."""
        if self.seat in self.running:
            return self.running[self.seat]
        return 0 if self.dino is None else max(0, self.dino.hp - self.dino.damage)

    @property
    def bar(self) -> pygame.Rect:
        """Where the bar of HP is."""
        px, rect = self.px, self.rect
        return pygame.Rect(rect.left + px(14), rect.top + px(44), rect.width - px(28), px(18))

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.rect
        edge = GOLD if self.pickable or self.picked or self.lit else SEATS[self.seat]
        self._draw_tab(surface)
        dino, card = self.dino, self.card
        ground = plate_ground(rect.size, px(12), hex_of(edge), max(2, px(3)))
        if dino is None or card is None or self.hidden:
            if not self.pickable:
                ground = ground.copy()
                ground.set_alpha(_EMPTY)
            surface.blit(ground, rect)
            words = "" if self.hidden else self.free_words
            draw_line(surface, words, "italic", px(24), TEXT_SOFT, rect.center, "center", width=rect.width)
            return
        surface.blit(ground, rect)
        y = rect.top + px(24)
        hp = round(self.hp)
        right = rect.right - px(14)
        full = draw_line(surface, f"/ {dino.hp}", "label", px(24), TEXT_SOFT, (right, y + px(4)), "right")
        color = bad() if hp * 3 <= dino.hp else TEXT
        number = draw_line(surface, str(hp), "title", px(38), color, (full.left - px(6), y), "right")
        heart = icon("hp", px(28))
        spot = surface.blit(heart, heart.get_rect(midright=(number.left - px(6), y)))
        left = rect.left + px(16)
        draw_line(surface, card.name, "title", px(32), TEXT, (left, y), width=spot.left - left - px(8))
        self.draw_bar(surface)
        self._draw_stats(surface)

    def _draw_tab(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.rect
        if self.tab:
            wide = px(128)
            tab = pygame.Rect(0, rect.top - px(26), wide, px(32))
            tab.left = rect.left + px(12) if self.near else rect.right - px(12) - wide
            ground = plate_ground(tab.size, px(8), hex_of(SEATS[self.seat]), max(2, px(2)))
            surface.blit(ground, tab)
            place = tab.centerx, tab.top + px(14)
            draw_line(surface, self.tab, "title", px(20), SEATS[self.seat], place, "center")
        if self.bonus:
            wide = text_width(self.bonus, "title", px(22)) + px(28)
            tag = pygame.Rect(0, rect.top - px(32), wide, px(38))
            tag.left = rect.right - px(8) - wide if self.near else rect.left + px(8)
            surface.blit(box(*tag.size, px(7), "#ffe390", "#e8942a", "#0d0e16", max(1, px(2))), tag)
            place = tag.centerx, tag.top + px(17)
            draw_line(surface, self.bonus, "title", px(22), ON_GOLD, place, "center")

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The HP, a mark every so many, and hatched what an answer would cost."""
        dino, rect = self.dino, self.bar
        if dino is None:
            return
        pen.rect(surface, _BAR_GROUND, rect, border_radius=self.px(4))
        hp = max(0.0, min(self.hp, dino.hp))
        wide = round(rect.width * hp / max(1, dino.hp))
        if wide:
            top, low = _LOW if hp * 3 <= dino.hp else _FULL
            half = rect.height // 2
            pen.rect(surface, low, (rect.left, rect.top, wide, rect.height), border_radius=self.px(4))
            pen.rect(surface, top, (rect.left, rect.top, wide, half), border_radius=self.px(4))
        if self.loss is not None and self.loss.mean > 0:
            lost = min(hp, self.loss.mean)
            start = round(rect.width * (hp - lost) / max(1, dino.hp))
            part = pygame.Rect(rect.left + start, rect.top, max(3, wide - start), rect.height)
            surface.blit(hatched(part.size), part)
        for amount in range(_CELL, dino.hp, _CELL):
            x = rect.left + rect.width * amount // dino.hp
            pen.rect(surface, (12, 16, 24), (x, rect.top, max(1, self.px(2)), rect.height))

    def _draw_stats(self, surface: pygame.Surface) -> None:
        px, rect, dino, card = self.px, self.rect, self.dino, self.card
        assert dino is not None and card is not None
        y, left = rect.bottom - px(22), rect.left + px(14)
        end = left
        for name, field in STATS:
            value, printed = getattr(dino, field), getattr(card, field)
            sign = icon(name, px(28))
            surface.blit(sign, sign.get_rect(midleft=(left, y)))
            color: Color = good() if value > printed else bad() if value < printed else TEXT
            spot = draw_line(surface, str(value), "title", px(31), color, (left + px(36), y))
            if value != printed:
                words = f"{value - printed:+d}".replace("-", "−")
                spot = draw_line(surface, words, "title", px(18), color, (spot.right + px(3), y - px(7)))
            left, end = left + px(_PITCH), spot.right
        right = rect.right - px(10)
        for image in statuses(self.marks(), px(_STATUS), px(5), right - end - px(10)):
            right = surface.blit(image, image.get_rect(midright=(right, y))).left - px(5)

    def boxes(self) -> list[Box]:
        name = self.card.name if self.card is not None else ""
        room = self.rect.width - self.px(190)
        return [Box(self.name, self.rect, fits(name, "title", self.px(32), room))]


@kept(600_000, pixels_of)
def plate_ground(size: tuple[int, int], radius: int, edge: str, width: int) -> pygame.Surface:
    """Dark blue with an edge in the colour of its seat."""
    return box(*size, radius, "#1d2740", "#10172a", edge, width)


@kept(100_000, pixels_of)
def hatched(size: tuple[int, int]) -> pygame.Surface:
    """Red stripes over what would be lost."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((150, 40, 34, 190))
    step = max(4, size[1] // 2)
    for x in range(-size[1], size[0], step):
        pen.line(image, (255, 190, 150, 235), (x, size[1]), (x + size[1], 0), max(1, step // 4))
    return image


def plate_of(
    board: "Board", face: CardFace | None, seat: Seat, dino: DinoView | None, pick: Command | None
) -> DinoPlate:
    """The plate of a side's active Dinosaur as the view has it, with what it does in the exchange."""
    view, texts, near = board.view, board.scene.words.texts, seat == board.bottom
    known = dino is not None and dino.card != FACE_DOWN
    card = board.scene.catalogue.library.dinosaurs[dino.card] if dino is not None and known else None
    plate = DinoPlate(board.gallery, face, seat, dino, card, near=near, pick=pick)
    if view.exchange is not None:
        plate.tab = fight(texts, "attacking" if view.exchange.mover == seat else "answering")
    if view.players[seat].bonus:
        plate.bonus = fight(texts, "next_attack", amount=view.players[seat].bonus)
    plate.running = board.arena.hp
    plate.figure = board.arena.figures.box(seat)
    return plate
