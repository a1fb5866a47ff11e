"""The figures to choose from: portraits in a grid, with flags for the seats that hold one."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.figures.thumbnails import bust, name_band
from game.ui.paint.materials.skins import shadow
from game.ui.paint.materials.steel import INK, cut_frame, hex_of
from game.ui.paint.palette import SEATS
from game.ui.parts.grounds import Backdrop
from game.ui.tables.setup.seat_marks import seat_flag

COLUMNS = 4
CUT = 9
"""How much of a tile's corners is cut off, in units."""
LOWEST = 30
"""Units that a tile is high at least."""
GAP = 8
"""Units between two tiles."""
_ABREAST = 4
"""Units by which two flags in a row rise more than one, which has its side of the tile for itself."""


class FigureTile(TreeWidget):
    """One figure; `look` is whose picture it is. `held` gives the seats that have chosen it, with the words
    of their flags; `seat` is the one that is choosing.
    """

    group = "roster"
    flag_rise, flags_right = 8, False
    """Units by which its flags stand above it, and whether both seats' are at its right."""
    flags_abreast = False
    """Whether both seats' flags are in one row, above a picture that two rows would hide."""
    shortens = False
    """Whether its title may be cut where it is long: players name their own sides."""
    worn: tuple[str, ...] = ()
    """The palettes of its parts, where they are not those of its look: a mech that was built."""
    highest = 1.1
    """How high it is at most, in widths."""

    def __init__(self, key: str, title: str, command: Command, look: str = "") -> None:
        super().__init__(name=f"mech {key}")
        self.figure = key
        self.look = look or key
        self.title = title
        self.command = command
        self.seat = 0
        self.held: dict[int, str] = {}

    @property
    def may_cut(self) -> str:
        """What of its title may be cut."""
        return self.title if self.shortens else ""

    def activate(self) -> None:
        self.command()

    def portrait(self, seat: int, size: tuple[int, int], cut: int) -> pygame.Surface:
        """Its picture with nothing said, its corners cut off, as `seat` sees it."""
        return bust(self.look, size, cut, self.worn)

    def painting(self, seat: int) -> Callable[[], pygame.Surface]:
        """Paints the same for its place, below its words; may be called by the helper thread."""
        return partial(self.portrait, seat, self.rect.size, self.cut_inside)

    @property
    def cut_inside(self) -> int:
        """Pixels that are cut off of a picture's corners, inside the frame."""
        return self.unit(CUT) + self.unit(1.6)

    def body(self) -> Node:
        return Stack(Picture(self._paint), self.band(), Picture(self._paint_frames), self.words())

    def band(self) -> Node:
        """The ground of its words, below the frame."""
        return Column(Space(grow=1), Picture(self._paint_band, height=23))

    def words(self) -> Node:
        """Its name at the foot, higher where two frames are around it."""
        name = Text(self.title, "roster name", anchor="center", shorten=self.may_cut, height=17)
        return Box(Column(Space(grow=1), name, Space(height=3.5 if len(self.held) < 2 else 7.5)), pad=(6, 0))

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        blur = round(5 * scale)
        shade = shadow(*rect.size, round(CUT * scale), blur, 130)
        surface.blit(shade, (rect.left - blur, rect.top - blur + round(3 * scale)))
        surface.blit(self.painting(self.seat)(), rect)

    def _paint_band(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(name_band(*rect.size, round(CUT * scale)), rect)

    def _paint_frames(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """In ink, and inside it one in the colour of each seat that holds it."""
        cut = round(CUT * scale)
        surface.blit(cut_frame(*rect.size, cut, INK, round(2.7 * scale)), rect)
        for depth, seat in enumerate(self.held):
            inner = rect.inflate(*[-2 * depth * round(4 * scale)] * 2)
            surface.blit(cut_frame(*inner.size, cut, hex_of(SEATS[seat]), round(3.4 * scale)), inner)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._draw_flags(surface)

    def draw_focus(self, surface: pygame.Surface) -> None:
        super().draw_focus(surface)
        self._draw_flags(surface)

    def flags(self) -> list[pygame.Rect]:
        """Where the flags of the seats are that hold it."""
        return [one.rect for one in self._laid_flags() if isinstance(one, Backdrop)]

    def _laid_flags(self) -> list[Widget]:
        """The first seat's flag at the upper left, the second's at the upper right; stacked if both."""
        rows = []
        rise = self.flag_rise
        if self.flags_abreast and len(self.held) > 1:
            rise += _ABREAST
            flags = [seat_flag(seat, name) for seat, name in self.held.items()]
            rows.append(Row(flags[0], Space(grow=1), flags[1], height=22))
        for seat, name in self.held.items() if not rows else ():
            parts = [seat_flag(seat, name), Space(width=18, grow=1)]
            rows.append(Row(*(parts[::-1] if seat or self.flags_right else parts), height=22))
        host, above = Host(), self.rect.inflate(2 * self.unit(3), 0)
        host.lay(Column(*rows, gap=1), above.move(0, -self.unit(rise)), self.scale)
        return host.leaves

    def _draw_flags(self, surface: pygame.Surface) -> None:
        for one in self._laid_flags():
            one.draw(surface)

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        return round(LOWEST * scale), round(width * self.highest)


def tile_grid(tiles: Sequence[FigureTile], columns: int, alone: int = 0) -> Node:
    """Rows of portraits; the first `alone` tiles have a row each."""
    rows = [[one] for one in tiles[:alone]]
    rows += [list(tiles[first : first + columns]) for first in range(alone, len(tiles), columns)]
    return Column(
        *[Row(*[Box(Part(one), share=1) for one in row], gap=GAP, share=1) for row in rows], gap=GAP
    )
