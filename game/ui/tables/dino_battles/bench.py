"""A place for a Dinosaur: three on each bench, and the plate of the active one."""

import pygame

from game.engine.seats import Seat
from game.rules.dino_battles.view import FACE_DOWN, DinoView
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command
from game.ui.paint import pen
from game.ui.paint.dino.arena import ground_shadow
from game.ui.paint.dino.figures import fitted
from game.ui.paint.dino.marks import mark
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, SEATS, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line
from game.ui.parts.drawn import UNIT
from game.ui.parts.gauge_paint import bar_image

_GROUND, _EDGE = ("#1b2a38", "#101a24"), "#0d0e16"
_NAME, _LEFT, _SMALL = 22, 26, 17


class DinoPlace(CardWidget):
    """One Dinosaur with its HP, marks and Upgrades, or a free place with its number.

    `near` stands at the left and looks right. `tag` says what the picked card would change here.
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
        self.title = face.title if face is not None else ""
        self.aimed = False
        self.hidden = False
        self.tag: tuple[str, str] = ("", "")
        """The icon and the words of what would change."""

    def px(self, amount: float) -> int:
        return round(amount * self.scale / UNIT)

    @property
    def pointable(self) -> bool:
        return self.visible

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        surface.blit(box(*rect.size, self.px(12), *_GROUND, _EDGE, max(1, self.px(3))), rect)
        tint = SEATS[self.seat]
        pen.rect(
            surface,
            tuple(part * 2 // 5 for part in tint),
            rect.inflate(-self.px(6), -self.px(6)),
            1,
            border_radius=self.px(10),
        )
        if self.aimed:
            pen.rect(surface, GOLD, rect, max(2, self.px(4)), border_radius=self.px(12))
        if self.number:
            place = rect.left + self.px(12), rect.top + self.px(18)
            draw_line(surface, str(self.number), "title", self.px(_LEFT), tint, place)
        if self.dino is None or self.hidden:
            return
        if self.dino.card == FACE_DOWN:
            self._draw_back(surface)
            return
        self._draw_dino(surface, self.dino)

    def _draw_back(self, surface: pygame.Surface) -> None:
        back = self.gallery.back(round(self.rect.height * 0.52))
        surface.blit(back, back.get_rect(center=self.rect.center))

    def _draw_dino(self, surface: pygame.Surface, dino: DinoView) -> None:
        rect, foot = self.rect, self.px(48)
        room = rect.width - self.px(70), rect.height - foot - self.px(18)
        image, _ = fitted(dino.card, "stand", room, 0 if self.near else 1)
        place = image.get_rect(midbottom=(rect.centerx, rect.bottom - foot))
        shade = ground_shadow(round(rect.width * 0.6))
        surface.blit(shade, shade.get_rect(center=place.midbottom))
        surface.blit(image, place)
        line = rect.bottom - self.px(34)
        left = rect.left + self.px(12)
        now = str(max(0, dino.hp - dino.damage))
        used = draw_line(
            surface,
            f"/{dino.hp}",
            "label",
            self.px(_SMALL),
            TEXT_SOFT,
            (rect.right - self.px(12), line + self.px(2)),
            "right",
        )
        used = draw_line(surface, now, "title", self.px(_NAME), TEXT, (used.left - self.px(3), line), "right")
        draw_line(
            surface,
            self.title,
            "title",
            self.px(_NAME),
            TEXT,
            (left, line),
            width=used.left - left - self.px(6),
        )
        share = max(0, dino.hp - dino.damage) / max(1, dino.hp)
        bar = bar_image(
            rect.width - self.px(20), self.px(13), share, share, max(1, dino.hp // 10), share < 0.3, False
        )
        surface.blit(bar, bar.get_rect(midbottom=(rect.centerx, rect.bottom - self.px(8))))
        self._draw_marks(surface, dino)
        self._draw_upgrades(surface, dino)

    def marks(self) -> list[tuple[str, int | None]]:
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
        if dino.camouflaged:
            found.append(("camouflage", None))
        return found

    def _draw_marks(self, surface: pygame.Surface, dino: DinoView) -> None:
        size = self.px(36)
        for row, (name, count) in enumerate(self.marks()):
            image = mark(name, size, count)
            surface.blit(
                image, (self.rect.right - size - self.px(8), self.rect.top + self.px(8) + row * (size + 2))
            )

    def _draw_upgrades(self, surface: pygame.Surface, dino: DinoView) -> None:
        size = self.px(30)
        for number, _ in enumerate(dino.upgrades):
            image = icon("upgrade", size)
            surface.blit(image, (self.rect.left + self.px(36 + 34 * number), self.rect.top + self.px(6)))

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect)]
