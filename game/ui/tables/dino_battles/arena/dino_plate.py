"""The name plate of an active Dinosaur: HP, stats, marks, what it does in the exchange, its Upgrades."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

import pygame

from game.content.dino_battles import Dinosaur
from game.engine.seats import Seat
from game.rules.dino_battles.view import DinoView
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Picture, Text, Tint
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.plate import Plate
from game.ui.layout.theme import STEEL
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import GOLD, SEATS, Color, bad, good
from game.ui.paint.roles import art_colors
from game.ui.tables.dino_battles.arena.marks import statuses
from game.ui.tables.dino_battles.bench import STATS, DinoPlace

_COLORS = art_colors("dino_battles/plate")
_EMPTY = 190
"""How opaque the plate of a free place is."""
_CELL = 20
"""HP of a part of the bar."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What the bar hatches: HP that are lost on average, of what is left."""

    mean: float


class DinoPlate(DinoPlace):
    """`card` is the printed Dinosaur, None where that is hidden.

    `running` has the HP by seat while they run up or down in a show, `lost` those up to which the loss of a
    blow is seen. A click on the `figure` counts as one on its plate.
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
        self.loss: Loss | None = None
        self.running: Mapping[Seat, float] = {}
        self.lost: Mapping[Seat, float] = {}
        self.figure = pygame.Rect(0, 0, 0, 0)

    def hit(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point) or self.figure.collidepoint(point)

    def work_places(self) -> list[pygame.Rect]:
        return [self.rect, self.figure]

    @property
    def hp(self) -> float:
        """The HP that the bar shows."""
        return self.running[self.seat] if self.seat in self.running else super().hp

    @property
    def _edge(self) -> Color:
        return GOLD if self.pickable or self.picked or self.lit else SEATS[self.seat]

    def looks(self) -> Hashable:
        lost = self.lost.get(self.seat)
        return *super().looks(), self.picked, self.lit, self.loss, self.hp, lost  # type: ignore[misc]

    def body(self) -> Node:
        ground = Picture(self._paint_ground)
        if self.dino is None or self.card is None or self.hidden:
            words = "" if self.hidden else self.free_words
            return Stack(
                ground, Box(Text(words, "free place", anchor="center"), justify="center", pad=(8, 0))
            )
        hp, low = round(self.hp), round(self.hp) * 3 <= self.dino.hp
        above = Row(
            Text(self.card.name, "plate name", grow=1),
            Space(width=3),
            Icon("hp", 56 / 3),
            Text(str(hp), "plate hp", bad if low else ""),
            Text(f"/ {self.dino.hp}", "plate full hp"),
            gap=4,
            align="center",
            height=24,
        )
        marks = Picture(self._paint_marks, grow=1)
        below = Row(*[self._stat(*one) for one in STATS], marks, gap=4, height=24)
        bar = Picture(self._paint_bar, height=12)
        return Stack(ground, Box(Column(above, bar, below, gap=1), pad=(9, 4)))

    def _stat(self, name: str, field: str) -> Node:
        """A figure, and by how much it differs from the printed one."""
        value, printed = getattr(self.dino, field), getattr(self.card, field)
        tint: Tint = good if value > printed else bad if value < printed else ""
        change = f"{value - printed:+d}".replace("-", "−")
        more = Column(Text(change, "changed stat", tint), Space(height=9)) if value != printed else None
        return Row(Icon(name, 56 / 3), Text(str(value), "stat", tint), more, gap=3, align="center", width=57)

    def _paint_ground(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        ground = plate_ground(rect.size, round(8 * scale), hex_of(self._edge), max(2, round(2 * scale)))
        if (self.dino is None or self.card is None or self.hidden) and not self.pickable:
            ground = ground.copy()
            ground.set_alpha(_EMPTY)
        surface.blit(ground, rect)

    def _paint_marks(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        right, gap = rect.right, round(10 / 3 * scale)
        for image in statuses(self.marks(), rect.height, gap, rect.width):
            right = surface.blit(image, image.get_rect(midright=(right, rect.centery))).left - gap

    def _paint_bar(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """The HP, a mark every so many, and hatched what an answer would cost."""
        dino, radius = self.dino, round(8 / 3 * scale)
        assert dino is not None
        pen.rect(surface, _COLORS["bar"], rect, border_radius=radius)
        hp = max(0.0, min(self.hp, dino.hp))
        wide = round(rect.width * hp / max(1, dino.hp))
        if wide:
            top, low = _COLORS.ramp("low" if hp * 3 <= dino.hp else "full")
            half = rect.height // 2
            pen.rect(surface, low, (rect.left, rect.top, wide, rect.height), border_radius=radius)
            pen.rect(surface, top, (rect.left, rect.top, wide, half), border_radius=radius)
        if self.loss is not None and self.loss.mean > 0:
            lost = min(hp, self.loss.mean)
            start = round(rect.width * (hp - lost) / max(1, dino.hp))
            part = pygame.Rect(rect.left + start, rect.top, max(3, wide - start), rect.height)
            surface.blit(hatched(part.size), part)
        if (lost := self.lost.get(self.seat, 0.0)) > hp:
            end = round(rect.width * min(lost, dino.hp) / max(1, dino.hp))
            pen.rect(surface, _COLORS["lost"], (rect.left + wide, rect.top, end - wide, rect.height))
        for amount in range(_CELL, dino.hp, _CELL):
            x = rect.left + rect.width * amount // dino.hp
            pen.rect(surface, _COLORS["cell edge"], (x, rect.top, max(1, round(4 / 3 * scale)), rect.height))


class Tab(Plate):
    """What an active Dinosaur does in the exchange ("ATTACKS"), what its next attack has in gold, and what it
    loses next in red, while that `comes`.

    It hangs below its plate, whose lower edge is its upper one.
    """

    focusable = False

    def __init__(self, name: str, seat: Seat, words: str, bonus: str, *, near: bool) -> None:
        super().__init__(name)
        self.seat, self.words, self.bonus, self.near = seat, words, bonus, near
        self.loss = self.considered = ""
        self.comes: Callable[[], bool] = bool

    @property
    def told_loss(self) -> str:
        """What is lost, not before it is seen why, and not after the blow; else what an answer that is
        `considered` would take.
        """
        return self.loss if self.loss and self.comes() else self.considered

    def looks(self) -> Hashable:
        return self.seat, self.words, self.bonus, self.near, self.told_loss

    def body(self) -> Node:
        role = Text(self.words, "fight tab", f"seat {self.seat}", anchor="center")
        tab = Stack(Picture(self._paint_tab), Box(role, pad=(2, 0)), width=256 / 3) if self.words else None
        bonus = Text(self.bonus, "fight bonus", anchor="center")
        gold = Stack(Picture(self._paint_bonus), Box(bonus, pad=(9, 0))) if self.bonus else None
        low = None if tab is None else Column(tab, Space(height=4))
        lost = Text(self.told_loss, "fight loss", anchor="center")
        red = Stack(Picture(self._paint_loss), Box(lost, pad=(10, 0))) if self.told_loss else None
        parts = [Space(width=8), low, Space(grow=1), gold, red, Space(width=5)]
        return Row(*(parts if self.near else parts[::-1]))

    def _paint_tab(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        size, edge = (rect.width, rect.height + round(4 * scale)), hex_of(SEATS[self.seat])
        ground = plate_ground(size, round(5 * scale), edge, max(2, round(4 / 3 * scale)))
        surface.blit(ground, ground.get_rect(bottomleft=rect.bottomleft))

    def _paint_bonus(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        _hang(surface, rect, scale, "gold plate")

    def _paint_loss(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        _hang(surface, rect, scale, "harm plate")


def _hang(surface: pygame.Surface, rect: pygame.Rect, scale: float, tone: str) -> None:
    """A ground whose upper edge lies under the plate above it."""
    size, width = (rect.width, rect.height + round(4 * scale)), max(1, round(4 / 3 * scale))
    ground = box(*size, round(14 / 3 * scale), *STEEL.tones[tone], width)
    surface.blit(ground, ground.get_rect(bottomleft=rect.bottomleft))


@kept(600_000, pixels_of)
def plate_ground(size: tuple[int, int], radius: int, edge: str, width: int) -> pygame.Surface:
    """Dark blue with an edge in the colour of its seat."""
    top, low = _COLORS.ramp("ground")
    return box(*size, radius, top, low, edge, width)


@kept(100_000, pixels_of)
def hatched(size: tuple[int, int]) -> pygame.Surface:
    """Red stripes over what would be lost."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((150, 40, 34, 190))
    step = max(4, size[1] // 2)
    for x in range(-size[1], size[0], step):
        pen.line(image, (255, 190, 150, 235), (x, size[1]), (x + size[1], 0), max(1, step // 4))
    return image
