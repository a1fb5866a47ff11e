"""A weapon in a row: its picture, figures, the arcs that it covers and its delta; as a control or drawn."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.paint.ahead import Job
from game.ui.paint.compass import compass
from game.ui.paint.directives import signed
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import DANGER, DISABLED, GOLD, GOOD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.command_core.map.faded import Condition, gun_picture
from game.ui.tables.command_core.plates import DARK, GOLD_TONE, LIT_TONE, PLAIN

ROW, SMALL_ROW = 52, 34
"""Heights of a row where there is room, and on a plate."""


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon: name, figures in words, arcs and delta; `fires` marks the one of an attack."""

    id: str
    art: str
    name: str
    figures: str
    arcs: tuple[str, ...]
    delta: int
    lost: bool = False
    fires: bool = False


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Units of the parts of a row; those from the right edge on are where their middles lie."""

    picture: float
    name: float
    figures: float
    compass: int
    compass_at: float
    delta: float
    delta_at: float

    @property
    def words_at(self) -> float:
        return 4 + self.picture + 7

    @property
    def words_end(self) -> float:
        return self.compass_at + self.compass / 2 + 3


_LARGE = _Sizes(57, 17.5, 13.5, 32, 54, 19, 19)
_SMALL = _Sizes(42, 15.5, 13, 26, 37, 16, 12)


def _sizes(high: float) -> _Sizes:
    return _SMALL if high < (ROW + SMALL_ROW) / 2 - 6 else _LARGE


def _picture_size(area: Area, high: float) -> tuple[int, int]:
    return area.unit(_sizes(high).picture), area.unit(high) - area.unit(8)


def row_jobs(art: str, arcs: Collection[str], area: Area) -> list[Job]:
    """Paints what stands in the row of a weapon, in both sizes."""
    jobs: list[Job] = []
    for high in (ROW, SMALL_ROW):
        jobs.append(partial(gun_picture, art, _picture_size(area, high), area.unit(4)))
        jobs.append(partial(compass, arcs, area.unit(_sizes(high).compass), dark=True))
    return jobs


def draw_arm(
    surface: pygame.Surface, arm: Arm, row: pygame.Rect, scale: float, condition: Condition = ""
) -> None:
    """Draws a weapon into a row, without a ground unless it fires."""
    area = Area(row, scale)
    unit, sizes = area.unit, _sizes(row.height / scale)
    if arm.fires:
        surface.blit(box(*row.size, unit(6), *GOLD_TONE, max(1, unit(1.5))), row)
    # Pictures are kept by how they are asked for: those painted ahead are asked for in the same way.
    how = arm.art, (unit(sizes.picture), row.height - unit(8)), unit(4)
    picture = gun_picture(*how, condition) if condition else gun_picture(*how)
    surface.blit(picture, (row.left + unit(4), row.top + unit(4)))
    left = row.left + unit(sizes.words_at)
    room = row.right - unit(8 if arm.lost else sizes.words_end) - left
    color = DISABLED if arm.lost else GOLD if arm.fires else TEXT
    upper, lower = row.centery - unit(sizes.name / 2), row.centery + unit(sizes.figures / 2 + 2)
    draw_line(surface, arm.name, "title", unit(sizes.name), color, (left, upper), width=room)
    tint = DANGER if arm.lost else TEXT_SOFT
    draw_line(surface, arm.figures, "label", unit(sizes.figures), tint, (left, lower), width=room)
    if not arm.lost:
        rose = compass(arm.arcs, unit(sizes.compass), dark=True)
        surface.blit(rose, rose.get_rect(center=(row.right - unit(sizes.compass_at), row.centery)))
        color = GOOD if arm.delta > 0 else DANGER if arm.delta < 0 else TEXT
        place = row.right - unit(sizes.delta_at), row.centery
        draw_line(surface, signed(arm.delta), "title", unit(sizes.delta), color, place, "center")


class ArmRow(CardWidget):
    """A weapon of a mech; a closer look shows its card."""

    def __init__(self, gallery: Gallery, face: CardFace, arm: Arm, command: Command | None) -> None:
        super().__init__(gallery, face, command)
        self.name = f"weapon {arm.id}"
        self.arm = arm

    def draw(self, surface: pygame.Surface) -> None:
        lit = LIT_TONE if self.lit else PLAIN
        tone = GOLD_TONE if self.picked else lit if self.pickable else DARK
        surface.blit(box(*self.rect.size, self.unit(7), *tone, max(1, self.unit(1.5))), self.rect)
        condition: Condition = "lost" if self.arm.lost else "" if self.pickable else "idle"
        draw_arm(surface, self.arm, self.rect, self.scale, condition)

    def wants(self, scale: float) -> tuple[int, int]:
        sizes = _sizes(self.rect.height / self.scale) if self.rect.height else _SMALL
        around = round(sizes.words_at * scale) + round(sizes.words_end * scale)
        pixels = round(sizes.name * scale)
        widths = [
            text_width(self.arm.name, "title", one) + around for one in (max(8, pixels * 2 // 3), pixels)
        ]
        return widths[0], widths[1]
