"""The ladder: a plate a mech, in the order in which they act, with all that is public about it."""

from dataclasses import dataclass

import pygame

from game.rules.command_core.view import MechView
from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DISABLED, GOLD, SEATS, TEXT, TEXT_SOFT, Color
from game.ui.paint.schemes import with_shapes
from game.ui.paint.seat_mark import seat_mark
from game.ui.paint.steel import cut_frame, plate
from game.ui.paint.text import draw_line, fits, shortened
from game.ui.paint.tokens import TokenState, portrait
from game.ui.tables.command_core.map.faded import faint_icon, gun_picture
from game.ui.tables.command_core.map.pips import cells
from game.ui.tables.command_core.panels.order_tag import order_image

TALL, GAP, HEAD = 141, 6, 26
_WEAPONS, _FOOT = 122, 139
"""Heights from which on a plate has room for its weapons, and for its foot as well."""
TOKEN = 56
"""Size of the mech on a plate."""
_SMALL = 13.6
"""The smallest type: ten pixels in the smallest window."""
COUNTERS = ("surge", "flux", "targeting")


@dataclass(frozen=True, slots=True)
class Foot:
    """What a mech is doing, in a few words: an icon, the words and their colour."""

    symbol: str
    words: str
    color: Color = TEXT_SOFT


@dataclass(frozen=True, slots=True)
class Gun:
    """A weapon on a plate: its picture, its range in words, and whether it is lost."""

    art: str
    words: str
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """All that a plate shows."""

    number: int
    mech: MechView
    name: str
    owner: str
    whole: int
    guns: tuple[Gun, ...]
    foot: Foot
    now: bool = False
    picked: bool = False
    may: bool = False


class MechPlate(Widget):
    """A mech; a click picks it where it may be picked, else shows its sheet."""

    def __init__(self, entry: Entry, command: Command, *, narrow: bool = False, near: bool = True) -> None:
        super().__init__(name=f"mech {entry.number + 1}")
        self.entry = entry
        self.command = command
        self.narrow = narrow
        self.near = near

    def activate(self) -> None:
        self.command()

    def draw(self, surface: pygame.Surface) -> None:
        picture = _picture(self.entry, self.rect.size, self.scale, self.narrow, self.near)
        surface.blit(picture, self.rect)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws everything, piece by piece."""
        entry, rect, unit = self.entry, self.rect, self.unit
        mech, seat = entry.mech, entry.mech.seat
        surface.blit(plate(*rect.size, self.scale), rect)
        bar = pygame.Rect(rect.left + unit(4), rect.top + unit(10), unit(4), rect.height - unit(20))
        pen.rect(surface, SEATS[seat], bar, border_radius=2)
        self._draw_token(surface)
        if mech.order is not None:
            wide = unit(31)
            center = rect.left + unit(26), rect.top + unit(22)
            surface.blit(order_image(mech.order, seat, wide), (center[0] - wide // 2, center[1] - wide // 2))
        if self.narrow:
            self._draw_narrow(surface)
        else:
            self._draw_wide(surface)
        if entry.now or entry.picked or entry.may:
            color = "#ffc531" if entry.now or entry.picked else "#9fe3ee"
            surface.blit(cut_frame(*rect.size, unit(7), color, max(2, unit(2.4))), rect)

    def _draw_token(self, surface: pygame.Surface) -> None:
        """At the upper right, grey and cracked once it is destroyed."""
        mech, wide = self.entry.mech, self.unit(TOKEN)
        center = (
            (self.rect.right - self.unit(32), self.rect.top + self.unit(32))
            if not self.narrow
            else (self.rect.right - self.unit(33), self.rect.top + self.unit(34))
        )
        state: TokenState = "" if mech.structure else "wreck"
        image, corner = portrait(mech.chassis, mech.seat, wide, near=self.near, state=state)
        clip = surface.get_clip()
        surface.set_clip(self.rect.inflate(-4, -4).clip(clip))
        surface.blit(image, (center[0] + corner[0], center[1] + corner[1]))
        surface.set_clip(clip)

    def _draw_wide(self, surface: pygame.Surface) -> None:
        entry, rect, unit = self.entry, self.rect, self.unit
        mech, left = entry.mech, rect.left
        x = left + unit(46 if mech.order is not None else 14)
        room = rect.right - unit(60) - x
        draw_line(surface, entry.name, "title", unit(20), TEXT, (x, rect.top + unit(17)), width=room)
        if with_shapes():
            mark = seat_mark(mech.seat, unit(12))
            surface.blit(mark, mark.get_rect(midleft=(x, rect.top + unit(35))))
            x, room = x + unit(16), room - unit(16)
        owner = shortened(entry.owner, "label", unit(_SMALL), room)
        draw_line(surface, owner, "label", unit(_SMALL), SEATS[mech.seat], (x, rect.top + unit(35)))
        y = rect.top + unit(57)
        mark = icon("structure", unit(15))
        surface.blit(mark, mark.get_rect(midleft=(left + unit(13), y)))
        draw_line(surface, str(mech.structure), "title", unit(17), TEXT, (left + unit(31), y))
        step = min(unit(12.5), (rect.width - unit(62)) // max(1, entry.whole))
        row = cells(mech.structure, entry.whole, mech.seat, max(3, step), unit(13))
        surface.blit(row, (left + unit(52), y - unit(6)))
        y = rect.top + unit(79)
        for place, name in enumerate(COUNTERS):
            self._counter(surface, left + unit(13 + 50 * place), y, name, getattr(mech, name))
        if rect.height >= unit(_WEAPONS):
            self._draw_guns(surface, rect.top + unit(94))
        if rect.height >= unit(_FOOT):
            self._draw_foot(
                surface, pygame.Rect(left + unit(10), rect.bottom - unit(20), rect.width - unit(18), unit(16))
            )

    def _counter(self, surface: pygame.Surface, x: int, y: int, name: str, count: int) -> None:
        mark = icon(name, self.unit(16)) if count else faint_icon(name, self.unit(16))
        surface.blit(mark, mark.get_rect(midleft=(x, y)))
        color = TEXT if count else DISABLED
        draw_line(surface, str(count), "title", self.unit(17), color, (x + self.unit(20), y))

    def _draw_guns(self, surface: pygame.Surface, top: int) -> None:
        unit = self.unit
        for place, gun in enumerate(self.entry.guns[:2]):
            x = self.rect.left + unit(12 + 76 * place)
            image = gun_picture(gun.art, (unit(42), unit(23)), unit(4), "lost" if gun.lost else "")
            surface.blit(image, (x, top))
            pen.rect(surface, (13, 14, 22), (x - 1, top - 1, unit(42) + 2, unit(23) + 2), 2, unit(4))
            color = DISABLED if gun.lost else TEXT_SOFT
            draw_line(surface, gun.words, "label", unit(_SMALL), color, (x + unit(46), top + unit(12)))

    def _draw_foot(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        foot = self.entry.foot
        pen.rect(surface, (16, 24, 32), rect, border_radius=self.unit(5))
        mark = icon(foot.symbol, self.unit(13))
        surface.blit(mark, mark.get_rect(midleft=(rect.left + self.unit(5), rect.centery)))
        room = rect.width - self.unit(26)
        place = rect.left + self.unit(22), rect.centery
        draw_line(surface, foot.words, "label", self.unit(_SMALL), foot.color, place, width=room)

    def _draw_narrow(self, surface: pygame.Surface) -> None:
        entry, unit = self.entry, self.unit
        y = self.rect.top + unit(70)
        mark = icon("structure", unit(15))
        surface.blit(mark, mark.get_rect(midleft=(self.rect.left + unit(13), y)))
        words = f"{entry.mech.structure}/{entry.whole}"
        draw_line(surface, words, "title", unit(17), TEXT, (self.rect.left + unit(31), y))
        if self.rect.height >= unit(112):
            for place, name in enumerate(COUNTERS):
                count = getattr(entry.mech, name)
                x = self.rect.left + unit(12 + 27 * place)
                mark = icon(name, unit(12))
                surface.blit(mark, mark.get_rect(midleft=(x, self.rect.top + unit(94))))
                color = GOLD if count else DISABLED
                draw_line(
                    surface, str(count), "title", unit(15), color, (x + unit(13), self.rect.top + unit(94))
                )

    def boxes(self) -> list[Box]:
        if self.narrow:
            return [Box(self.name, self.rect)]
        x = 46 if self.entry.mech.order is not None else 14
        room = self.rect.width - self.unit(60 + x)
        return [Box(self.name, self.rect, fits(self.entry.name, "title", self.unit(20), room))]


@kept(1_200_000, pixels_of)
def _picture(entry: Entry, size: tuple[int, int], scale: float, narrow: bool, near: bool) -> pygame.Surface:
    """A whole plate."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    plate_alone = MechPlate(entry, lambda: None, narrow=narrow, near=near)
    plate_alone.place(pygame.Rect((0, 0), size), scale)
    plate_alone.paint(image)
    return image


def place_plates(plates: list[MechPlate], area: Area) -> None:
    """Below each other, as tall as there is room for."""
    rest = Area(area.rect, area.scale)
    rest.top(HEAD)
    room = rest.rect.height / rest.scale
    tall = min(TALL, room / max(1, len(plates)) - GAP)
    for one in plates:
        one.place(rest.top(tall, GAP).rect, area.scale)
