"""Dice that lie in a tray after a throw: what a reroll of one costs, and what cancels it."""

import pygame

from game.ui.kit.pieces import Piece, draw_pieces, line_width
from game.ui.kit.widget import Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import GOLD as GOLD_PLATE
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import ON_GOLD, TEXT, TEXT_SOFT, Color
from game.ui.paint.roles import art_colors
from game.ui.paint.text import TIGHTEST, draw_line
from game.ui.parts.dice import Die
from game.ui.parts.dice_paint import die_image
from game.ui.tables.command_core.map.faded import faint_icon

_C = art_colors("command_core/tray_die")

CHIPS, CHIP_GAP = (98, 62, 50), 5
"""Units of the plate with the price of a reroll beside a die, of few dice, more and many; of the gap."""
NARROW = 56
"""The least that such a plate is narrowed to, so that all dice lie in one row."""
_CHIP_HIGH, _BADGE, _NUMBER, _REACH = 40, 18, 12.5, 6
_PRICE, _PROMISE, _TELLING = 15, 14, 56
"""Sizes of the letters on that plate: of the price, and of what it may bring; its width for both."""


class TrayDie(Widget):
    """One die of a throw; a click rerolls it where there is a command. `number` counts from 1.

    `price` is the icon of what a reroll costs: `beside` the die in full, with what it may bring as its
    `promise` (`promise_short` where the plate is narrow), else as a badge at its corner. The `best` reroll is
    gold.
    """

    def __init__(
        self, kind: str, number: int, die: Die, price: str = "", command: Command | None = None
    ) -> None:
        super().__init__(name=f"{kind} die {number}")
        self.kind = kind
        self.number = number
        self.die = die
        self.price = price
        self.free = False
        """The next reroll costs nothing."""
        self.command = command
        self.focusable = command is not None
        self.beside = False
        self.pale = False
        self.rerolled = False
        self.promise = self.promise_short = ""
        self.promise_mark: tuple[str, ...] = ()
        self.best = False

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None

    def activate(self) -> None:
        if self.command is not None:
            self.command()

    @property
    def blank(self) -> bool:
        return self.die.kind.faces[self.die.face].blank

    @property
    def die_rect(self) -> pygame.Rect:
        """Where the die itself lies; its price stands to the right."""
        # Many in a row are narrower than the row is high.
        size = min(self.rect.size)
        return pygame.Rect(self.rect.left, self.rect.centery - size // 2, size, size)

    @property
    def marked_rect(self) -> pygame.Rect:
        """The die with its number and the mark of its reroll, which reach beyond its edge."""
        reach = self.unit(_REACH)
        return self.die_rect.union(self.die_rect.move(reach, 0))

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.die_rect
        lifted = rect.move(0, -unit(3)) if self.lit and self.command else rect
        image = die_image(self.die.kind, self.die.face, rect.width, pale=self.pale)
        surface.blit(image, image.get_rect(center=lifted.center))
        place = rect.right - unit(1), rect.top + unit(4)
        draw_line(surface, str(self.number), "title", unit(_NUMBER), TEXT_SOFT, place, "center", outline=1)
        if self.command is not None:
            self._draw_price(surface)
        elif self.rerolled:
            mark = faint_icon("reroll", unit(_BADGE))
            surface.blit(mark, mark.get_rect(center=(rect.right - unit(6), rect.bottom - unit(6))))

    def _draw_price(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.die_rect
        tone: tuple[str, str, str] = _C.ramp("price lit" if self.lit else "price")
        if self.beside:
            plate = pygame.Rect(0, 0, self.rect.right - rect.right - unit(CHIP_GAP), unit(_CHIP_HIGH))
            plate.midleft = rect.right + unit(CHIP_GAP), rect.centery
            color: Color = TEXT
            if self.best and not self.lit:
                tone, color = (*GOLD_PLATE, INK), ON_GOLD
            surface.blit(box(*plate.size, unit(6), *tone, max(1, unit(1.5))), plate)
            price: tuple[Piece, ...] = (":reroll:", "0" if self.free else "1", f":{self.price}:")
            told = self.promise if plate.width >= unit(_TELLING) else ""
            if told and line_width((told, *self.promise_mark), "title", unit(_PROMISE)) > plate.width - unit(
                6
            ):
                told = self.promise_short
            apart = unit(9) if told else 0
            lines = [(price, _PRICE, plate.centery - apart)]
            if told:
                lines.append(((told, *self.promise_mark), _PROMISE, plate.centery + apart))
            for parts, size, middle in lines:
                pixels = unit(size)
                while pixels > TIGHTEST and line_width(parts, "title", pixels) > plate.width - unit(6):
                    pixels -= 1
                left = plate.centerx - line_width(parts, "title", pixels) // 2
                draw_pieces(surface, parts, "title", pixels, color, (left, middle))
            return
        size = unit(_BADGE)
        plate = pygame.Rect(0, 0, size, size)
        plate.center = rect.right - unit(6), rect.bottom - unit(6)
        surface.blit(box(size, size, size / 2, *tone, max(1, unit(1))), plate)
        mark = icon("reroll", round(size * 0.68))
        surface.blit(mark, mark.get_rect(center=plate.center))
