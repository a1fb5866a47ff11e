"""A weapon as a control: its picture, its figures, the arcs it covers, and its delta."""

from collections.abc import Collection
from functools import partial

import pygame

from game.content.command_core import Weapon
from game.rules.command_core.card_text import signed
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command
from game.ui.paint.ahead import Job
from game.ui.paint.compass import compass
from game.ui.paint.faces import CardFace
from game.ui.paint.faded import Condition, gun_picture
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import DANGER, DISABLED, GOOD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, fits
from game.ui.parts.plates import DARK, GOLD_TONE, LIT_TONE, PLAIN

ROW = 52
"""Height of a row where there is room."""
_COMPASS, _INSET, _WIDE = 32, 4, 1.3


def _picture_size(high: int) -> tuple[int, int]:
    return round(high * _WIDE), high


def row_jobs(face: CardFace, arcs: Collection[str], area: Area) -> list[Job]:
    """Paints what stands in the row of a weapon."""
    size = _picture_size(area.unit(ROW) - area.unit(2 * _INSET))
    return [
        partial(gun_picture, face.art, size, area.unit(4)),
        partial(compass, arcs, area.unit(_COMPASS), dark=True),
    ]


class WeaponRow(CardWidget):
    """A weapon of a mech; a closer look shows its card."""

    def __init__(
        self,
        gallery: Gallery,
        face: CardFace,
        weapon: Weapon,
        figures: str,
        command: Command | None,
    ) -> None:
        super().__init__(gallery, face, command)
        self.name = f"weapon {weapon.id}"
        self.weapon = weapon
        self.figures = figures
        self.lost = False

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        tone = (
            GOLD_TONE
            if self.picked
            else LIT_TONE
            if self.lit and self.pickable
            else PLAIN
            if self.pickable
            else DARK
        )
        surface.blit(box(*rect.size, unit(7), *tone, max(1, unit(1.5))), rect)
        high = rect.height - unit(2 * _INSET)
        assert self.face is not None
        condition: Condition = "lost" if self.lost else "" if self.pickable else "idle"
        picture = gun_picture(self.face.art, _picture_size(high), unit(4), condition)
        surface.blit(picture, (rect.left + unit(_INSET), rect.top + unit(_INSET)))
        left = rect.left + round(high * 1.3) + unit(11)
        room = rect.right - unit(74) - left
        color = DISABLED if self.lost else TEXT
        draw_line(
            surface,
            self.weapon.name,
            "title",
            unit(17.5),
            color,
            (left, rect.centery - unit(8.5)),
            width=room,
        )
        tint = DANGER if self.lost else TEXT_SOFT
        draw_line(
            surface, self.figures, "label", unit(13.5), tint, (left, rect.centery + unit(9)), width=room
        )
        if not self.lost:
            rose = compass(self.weapon.arcs, unit(_COMPASS), dark=True)
            surface.blit(rose, rose.get_rect(center=(rect.right - unit(54), rect.centery)))
            delta = self.weapon.delta
            color = GOOD if delta > 0 else DANGER if delta < 0 else TEXT
            place = rect.right - unit(19), rect.centery
            draw_line(surface, signed(delta), "title", unit(19), color, place, "center")

    def boxes(self) -> list[Box]:
        room = self.rect.width - round((self.rect.height - self.unit(8)) * 1.3) - self.unit(85)
        return [Box(self.name, self.rect, fits(self.weapon.name, "title", self.unit(17.5), room))]
