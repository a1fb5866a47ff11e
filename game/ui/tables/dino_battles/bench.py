"""A place of a bench: a Dinosaur with its HP, marks and Upgrades, or a free place."""

from collections.abc import Hashable, Sequence
from typing import cast

import pygame

from game.content.dino_battles import Dinosaur
from game.engine.seats import Seat
from game.rules.dino_battles.view import FACE_DOWN, DinoView
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Picture, Text, Tint
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.plate import Plate
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.dino.figures import fitted
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.palette import GOLD, SEATS, bad, good, mixed
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, polygon, rect, vertical
from game.ui.parts.gauge_paint import bar_image
from game.ui.tables.dino_battles.arena.marks import marks_of, status, statuses
from game.ui.tables.dino_battles.arena.slips import Slip, draw_slips
from game.ui.tables.dino_battles.head import side_ground

STATS = (("atk", "atk"), ("eva", "eva"), ("def", "defence"))
"""The icons of the figures, and their names in views."""
_STAT, _STAT_ICON, _STAT_NUMBER, _STAT_ROW = 36, 13, 16, 15.5
"""Units: how wide the figures are beside the animal, their icons and numbers, and how high each of them."""
_STAT_LOW = 32
"""The width of the figures where there is little height."""
_BEHIND, _BEFORE = 34, 24
"""What is left free beside an animal, at its tail and at its head."""
_HIGH = 104
"""Units of height below which a place is low: its figures stand beside the animal, which has no stand."""
_MARK, _MARKS = 26, 42
"""Units that one mark, and all of them take before an animal."""
_GAP = 4
"""Units between the figures and what lies beside them in a low place."""
_LOWEST = 72
"""Units of height below which its number gives way to the figures."""
_STAND = 344 / 3
"""Units: how wide a stand is at the most."""
_HP_A_TICK = 10
_LOW = 0.34
"""Below this share of its HP the number is red."""
_COLORS = art_colors("dino_battles/bench")


@kept(800_000, pixels_of)
def pedestal(width: int, height: int, tint: str) -> pygame.Surface:
    """The steel stand of a benched Dinosaur, with a strip of light in a seat's colour."""
    w, h = 172, 30
    points = [
        (14.0, 2.0),
        (w - 14.0, 2.0),
        (w - 2.0, 14.0),
        (w - 16.0, h - 2.0),
        (16.0, h - 2.0),
        (2.0, 14.0),
    ]
    body = polygon(points, vertical(0, h, *_COLORS.ramp("stand")), INK, 3)
    return picture(body + rect(22, 17, w - 44, 4, tint, rx=2), (w, h), (width, height))


class DinoPlace(Plate, CardWidget):
    """`near` stands at the left and looks right, the far side is its mirror image: number and Upgrades lie
    over the tail, marks before the head. Free places are only told by their number.
    """

    def __init__(
        self,
        gallery: Gallery,
        face: CardFace | None,
        seat: Seat,
        number: int,
        dino: DinoView | None,
        *,
        near: bool,
        pick: Command | None = None,
    ) -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.seat, self.number, self.dino, self.near = seat, number, dino, near
        self.printed: Dinosaur | None = None
        """The card that its figures are compared with."""
        self.slips: tuple[Slip, ...] = ()
        self.back: CardFace | None = None
        self.free_words = ""
        self.hidden = False

    @property
    def hint_beside(self) -> bool:  # type: ignore[override]
        """While a card is aimed the other places of the bench must be seen."""
        return self.pickable

    @property
    def pointable(self) -> bool:
        return self.visible

    @property
    def hp(self) -> float:
        """The HP that it has left."""
        return 0 if self.dino is None else max(0, self.dino.hp - self.dino.damage)

    @property
    def title(self) -> str:
        return self.face.title if self.face is not None else ""

    def marks(self) -> list[tuple[str, int | None]]:
        """The marks that it bears, each with its count if it has one."""
        return [] if self.dino is None else marks_of(self.dino)

    def looks(self) -> Hashable:
        return self.seat, self.near, self.dino, self.slips, self.free_words, self.hidden, self.pickable

    def body(self) -> Node:
        known = not self.hidden and self.dino is not None and self.dino.card != FACE_DOWN
        inside = self._beside_figures() if known and self._low else self._over_animal(known=known)
        return Stack(Picture(self._paint_ground), self._stand(), Box(inside, pad=(7, self._pad)))

    @property
    def _number_text(self) -> Node:
        return Text(str(self.number), "place number", f"seat {self.seat}")

    def _over_animal(self, *, known: bool) -> Node:
        """The number, figures and Upgrades over the animal, its marks before its feet: the head is above."""
        number, upgrades, marks = self._number_text, Space(grow=1), None
        if known:
            number = Column(number, *self._figures(), gap=1, width=_STAT)
            upgrades = Row(Picture(self._paint_slips, grow=1, height=(6, 20)), grow=1, align="start")
            above = [Space(grow=1), *[self._mark(*one) for one in self.marks()]]
            marks = Column(*above, gap=2, width=_MARKS)
        head = Row(*self._from_tail(number, upgrades, marks), gap=4, grow=1)
        return Column(head, self._foot() if known else Space(height=(0, 26)), gap=1)

    def _beside_figures(self) -> Node:
        """Where there is little height: the figures at the tail's end, and the name below all the rest."""
        number = self._number_text if self.shows_number else None
        figures = Column(number, *self._figures(), width=_STAT_LOW, justify="center")
        hp = Row(Icon("hp", _STAT_ICON), self._hp_text(), gap=2, align="center", height=15)
        slips = Picture(self._paint_slips, grow=1, height=(6, 15))
        wide = min(_MARKS, _MARK * len(self.marks()))
        marks = Picture(self._paint_marks, width=wide, height=(6, 15)) if wide else None
        above = Row(*self._from_tail(hp, slips, marks), gap=3, align="start")
        name = Text(self.title, "bench name", anchor="left" if self.near else "right", height=17)
        rest = Column(above, Space(grow=1), name, Picture(self._paint_bar, height=4), grow=1)
        return Row(*self._from_tail(figures, rest), gap=_GAP)

    def _hp_text(self) -> Node:
        """The HP that it has left, red where they are few."""
        assert self.dino is not None
        tint = bad if self.hp / max(1, self.dino.hp) < _LOW else ""
        return Text(str(round(self.hp)), "bench name", tint)

    def _figures(self) -> list[Node]:
        """What it has now of each figure, green above and red below what is printed."""
        rows: list[Node] = []
        for icon, field in STATS:
            value, printed = getattr(self.dino, field), getattr(self.printed, field, None)
            tint: Tint = "" if printed in (None, value) else good if value > cast(int, printed) else bad
            number = Text(str(value), "bench name", tint, anchor="right", width=_STAT_NUMBER)
            parts = Icon(icon, _STAT_ICON), number
            rows.append(Row(*parts, gap=3, align="center", height=(10, _STAT_ROW)))
        return rows

    @property
    def shows_number(self) -> bool:
        """Whether its number is read on it: in the lowest places figures have its room."""
        known = not self.hidden and self.dino is not None and self.dino.card != FACE_DOWN
        return not (known and self._low and self.rect.height < _LOWEST * self.scale)

    @property
    def _low(self) -> bool:
        """Whether there is little room above the name."""
        return self.rect.height < _HIGH * self.scale

    @property
    def _pad(self) -> float:
        return 3 if self._low else 5

    def _from_tail(self, *parts: Node | None) -> Sequence[Node | None]:
        return parts if self.near else parts[::-1]

    def _stand(self) -> Node:
        """Where the animal stands, or the words of a free place."""
        picture = Picture(self._paint_animal, name="animal", grow=1)
        free = self.dino is None or self.hidden
        words = Text(self.free_words, "free place", anchor="center") if free else None
        behind, before = (_STAT_LOW + _GAP, 0) if self._low else (_BEHIND, _BEFORE)
        beside = self._from_tail(Space(width=behind), picture, Space(width=before))
        across = Row(*beside, height=(12, 60), grow=1)
        # In a low place the animal stands close above its name.
        foot = Space(height=21) if self._low else Space(height=(15, 39))
        place = Column(Space(height=(2, 11)), across, foot)
        return place if words is None else Stack(place, Box(words, justify="center", pad=(2, 0)))

    def _mark(self, name: str, count: int | None) -> Node:
        def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            image = status(name, rect.height, count)
            end = (
                image.get_rect(topright=rect.topright) if self.near else image.get_rect(topleft=rect.topleft)
            )
            surface.blit(image, end)

        return Picture(paint, height=(6, 64 / 3))

    def _paint_marks(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """All marks in a row from the head's end."""
        gap = round(2 * scale)
        images = statuses(self.marks(), rect.height, gap, rect.width)
        x = rect.right if self.near else rect.left
        for image in images:
            x -= image.get_width() if self.near else 0
            surface.blit(image, image.get_rect(midleft=(x, rect.centery)))
            x += -gap if self.near else image.get_width() + gap

    def _foot(self) -> Node:
        """The name, the HP and their bar."""
        assert self.dino is not None
        hp = self._hp_text()
        full = Text(f"/{self.dino.hp}", "bench hp")
        name, between = Text(self.title, "bench name", grow=1), Space(width=4)
        # The bar below says of how many.
        rows = [Row(name, between, hp, one, align="center", height=17) for one in (full, None)]
        row = Fits(*rows, height=17)
        bar = Picture(self._paint_bar, height=(6, 26 / 3))
        return Column(row, bar)

    def _paint_ground(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        edge = GOLD if self.pickable else mixed(SEATS[self.seat], rgb(_COLORS["night"]), 0.55)
        surface.blit(side_ground(*rect.size, round(8 * scale), hex_of(edge)), rect)
        if self.pickable:
            around, width = rect.inflate(round(4 * scale), round(4 * scale)), max(2, round(8 / 3 * scale))
            pen.rect(surface, GOLD, around, width, border_radius=round(28 / 3 * scale))

    def _paint_animal(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        if not self._low:
            # Beside figures it is no wider than the place of the animal.
            free = self.dino is None or self.hidden
            wide = min(round(_STAND * scale), self.rect.width if free else rect.width)
            stand = pedestal(wide, round(20 * scale), hex_of(SEATS[self.seat]))
            middle = self.rect.centerx if free else rect.centerx
            surface.blit(stand, stand.get_rect(midtop=(middle, rect.bottom - round(8 * scale))))
        if self.dino is None or self.hidden:
            return
        if self.dino.card != FACE_DOWN:
            image, _ = fitted(self.dino.card, "stand", rect.size, 0 if self.near else 1)
            surface.blit(image, image.get_rect(midbottom=rect.midbottom))
        elif self.back is not None:
            image = self.gallery.card(self.back, round(rect.height * 0.72), "back")
            surface.blit(image, image.get_rect(midbottom=(self.rect.centerx, rect.bottom)))

    def _paint_slips(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        slips = self.slips
        if self._low and len(slips) > 1:
            slips = (Slip("upgrade", f"×{len(slips)}"),)
        draw_slips(surface, slips, rect, rect.height, from_right=not self.near)

    def _paint_bar(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        assert self.dino is not None
        share = self.hp / max(1, self.dino.hp)
        ticks = max(1, round(self.dino.hp / _HP_A_TICK / 2))
        surface.blit(bar_image(*rect.size, share, share, ticks, share < _LOW, False), rect)
