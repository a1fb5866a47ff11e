"""A place of a bench: a Dinosaur with its HP, marks and Upgrades, or a free place."""

from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.rules.dino_battles.view import FACE_DOWN, DinoView
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command
from game.ui.paint import pen
from game.ui.paint.dino.figures import fitted
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import GOLD, SEATS, TEXT, TEXT_SOFT, bad, mixed
from game.ui.paint.steel import INK, hex_of, shape
from game.ui.paint.svg import document, linear, rasterise
from game.ui.paint.text import SMALLEST, draw_line, fits, text_width
from game.ui.parts.drawn import UNIT
from game.ui.parts.gauge_paint import bar_image
from game.ui.tables.dino_battles.arena.marks import status
from game.ui.tables.dino_battles.arena.slips import Slip, draw_slips
from game.ui.tables.dino_battles.head import side_ground

_NAME, _NUMBER, _FULL = 22, 26, 17
_FOOT, _HEAD, _MARK = 50, 16, 32
_BEHIND, _BEFORE = 36, 40
"""What is left free beside an animal, at its tail and at its head."""
_HP_A_TICK = 10
_LOW = 0.34
"""Below this share of its HP the number is red."""
_NIGHT = (20, 30, 40)


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
    body = linear("p", (0, 0), (0, h), "#5d6f80", "#2a3641") + shape(points, "url(#p)", INK, 3)
    body += f'<rect x="22" y="17" width="{w - 44}" height="4" rx="2" fill="{tint}"/>'
    return rasterise(document(body, w, h), (width, height))


class DinoPlace(CardWidget):
    """`near` stands at the left and looks right, the far side is its mirror image: number and Upgrades lie
    over the tail, marks before the head. Free places are only told by their number.

    `tag` says what the picked card would change: an icon and the words.
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
        self.slips: Sequence[Slip] = ()
        self.back: CardFace | None = None
        self.free_words = ""
        self.hidden = False
        self.shown_hp: float | None = None

    def px(self, amount: float) -> int:
        return round(amount * self.scale / UNIT)

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
    def field(self) -> pygame.Rect:
        """Where the animal stands."""
        rect = self.rect
        before, behind = (_BEHIND, _BEFORE) if self.near else (_BEFORE, _BEHIND)
        return pygame.Rect(
            rect.left + self.px(before),
            rect.top + self.px(_HEAD),
            rect.width - self.px(before + behind),
            rect.height - self.px(_FOOT + _HEAD),
        )

    def draw(self, surface: pygame.Surface) -> None:
        px, rect, tint = self.px, self.rect, SEATS[self.seat]
        edge = GOLD if self.pickable else mixed(tint, _NIGHT, 0.55)
        surface.blit(side_ground(*rect.size, px(12), hex_of(edge)), rect)
        if self.pickable:
            pen.rect(surface, GOLD, rect.inflate(px(6), px(6)), max(2, px(4)), border_radius=px(14))
        y, wide = rect.top + px(20), text_width(str(self.number), "title", px(_NUMBER))
        x = rect.left + px(12) if self.near else rect.right - px(12) - wide
        draw_line(surface, str(self.number), "title", px(_NUMBER), tint, (x, y))
        stand = pedestal(px(172), px(30), hex_of(tint))
        foot = self.field.bottom
        surface.blit(stand, stand.get_rect(midtop=(rect.centerx, foot - px(12))))
        if self.dino is None or self.hidden:
            place = rect.centerx, self.field.centery
            draw_line(
                surface, self.free_words, "italic", px(20), TEXT_SOFT, place, "center", width=rect.width
            )
        elif self.dino.card == FACE_DOWN:
            self._draw_back(surface)
        else:
            self._draw_dino(surface, self.dino)

    def _draw_back(self, surface: pygame.Surface) -> None:
        if self.back is not None:
            image = self.gallery.card(self.back, round(self.field.height * 0.72), "back")
            surface.blit(image, image.get_rect(midbottom=(self.rect.centerx, self.field.bottom)))

    def _draw_dino(self, surface: pygame.Surface, dino: DinoView) -> None:
        px, rect = self.px, self.rect
        image, _ = fitted(dino.card, "stand", self.field.size, 0 if self.near else 1)
        surface.blit(image, image.get_rect(midbottom=(rect.centerx, self.field.bottom)))
        y = rect.bottom - px(33)
        place, small = (rect.right - px(12), y + px(2)), max(SMALLEST, px(_FULL))
        full = draw_line(surface, f"/{dino.hp}", "label", small, TEXT_SOFT, place, "right")
        share = self.hp / max(1, dino.hp)
        color = bad() if share < _LOW else TEXT
        words, edge, place = str(round(self.hp)), px(1.5), (full.left - px(2), y)
        number = draw_line(surface, words, "title", px(_NAME), color, place, "right", edge)
        room = number.left - rect.left - px(18)
        draw_line(
            surface,
            self.title,
            "title",
            px(_NAME),
            TEXT,
            (rect.left + px(12), y),
            outline=px(1.5),
            width=room,
        )
        ticks = max(1, round(dino.hp / _HP_A_TICK / 2))
        bar = bar_image(rect.width - px(22), px(13), share, share, ticks, share < _LOW, False)
        surface.blit(bar, bar.get_rect(midbottom=(rect.centerx, rect.bottom - px(7))))
        marks = self.marks()
        size = min(px(_MARK), (rect.height - px(_FOOT)) // max(1, len(marks)) - px(3))
        for row, (name, count) in enumerate(marks):
            image = status(name, size, count)
            y = rect.top + px(7) + row * (size + px(3))
            x = rect.right - px(7) - image.get_width() if self.near else rect.left + px(7)
            surface.blit(image, (x, y))
        across = pygame.Rect(rect.left + px(34), rect.top + px(6), rect.width - px(108), px(30))
        if not self.near:
            across.right = rect.right - px(34)
        draw_slips(surface, self.slips, across, px(30), from_right=not self.near)

    @property
    def title(self) -> str:
        return self.face.title if self.face is not None else ""

    def marks(self) -> list[tuple[str, int | None]]:
        """The marks that it bears, each with its count if it has one."""
        dino = self.dino
        if dino is None:
            return []
        found: list[tuple[str, int | None]] = []
        if dino.poison:
            found.append(("poison", dino.poison))
        if dino.wounds:
            found.append(("bleed", dino.wounds))
        if dino.paralyzed:
            found.append(("paralysis", dino.paralyzed_rounds or None))
        if dino.spiked:
            found.append(("spikes", dino.spiked))
        if dino.camouflaged:
            found.append(("camouflage", None))
        return found

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.px(96)
        return [Box(self.name, self.rect, fits(self.title, "title", self.px(_NAME * 0.7), room))]
