"""A board of cells as one control: pointing, keys, zoom by the wheel, moving by dragging."""

import math
from collections.abc import Callable, Mapping

import pygame

from game.ui.keys import arrow, pressed
from game.ui.kit.widget import Box, Widget, words_of
from game.ui.paint import pen
from game.ui.paint.palette import FOCUS, TEXT_SOFT
from game.ui.parts.grid import Cell, Grid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.cell_marks import CellMark, marks_layer
from game.ui.tables.command_core.map.paint import draw_cell_ring, ground_image

ZOOM_STEP = 2 ** (1 / 3)
"""Three steps in and three steps out show the board in the same sizes."""
_SLACK = 6
"""Units that the mouse may move between press and release and still click."""


class BoardGrid(Widget):
    """Cells with `marks`, of which those with a choice behind them are `choices`; `words` are their tooltips.

    `cursor` is the cell that mouse or keys mean. `picked` is called with a chosen cell. Tokens and
    everything else that stands on the board are drawn by the table, which asks `camera` where the cells are.
    """

    def __init__(
        self,
        grid: Grid,
        *,
        seat: int = 0,
        name: str = "board",
        hint: str = "",
        marks: Mapping[Cell, CellMark] | None = None,
        choices: frozenset[Cell] = frozenset(),
        words: Mapping[Cell, str] | None = None,
        picked: Callable[[Cell], object] | None = None,
    ) -> None:
        super().__init__(name=name, hint=hint)
        self.grid = grid
        self.marks = dict(marks or {})
        self.choices = choices
        self.words = dict(words or {})
        self.picked = picked
        self.cursor: Cell | None = None
        self.camera = Camera(grid, (0.0, 0.0, 1.0, 1.0), seat)
        self._came_from: Cell | None = None
        self._grip: tuple[int, int] | None = None
        self._pointer = (0, 0)
        self._dragged = False

    def place(self, rect: pygame.Rect, scale: float) -> None:
        """A new place shows the whole board; the same place keeps zoom and shift."""
        if rect != self.rect:
            frame = float(rect.x), float(rect.y), float(rect.width), float(rect.height)
            self.camera = Camera(self.grid, frame, self.camera.seat)
        super().place(rect, scale)

    def cell_rect(self, cell: Cell) -> pygame.Rect:
        """The box around a cell."""
        corners = self.camera.polygon(cell)
        left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
        right, bottom = (max(corner[axis] for corner in corners) for axis in (0, 1))
        return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))

    def hit(self, point: tuple[int, int]) -> bool:
        """Cells count, and the ground around them while there is something to move."""
        if not super().hit(point):
            return False
        return self.camera.zoom > 1 or self.camera.cell_at(point) is not None

    def work_places(self) -> list[pygame.Rect]:
        """The cells that can be chosen."""
        return [self.cell_rect(cell) for cell in self.choices] if self.enabled else []

    def boxes(self) -> list[Box]:
        """Its cells, as far as they are seen: over the rest of the arena a scoreboard may lie."""
        first, *others = (self.cell_rect(cell) for cell in self.grid.cells())
        return [Box(self.name, first.unionall(others).clip(self.rect), fits=True)]

    @property
    def tip(self) -> str:
        if not self.enabled:
            return self.reason
        hint = words_of(self.hint)
        return self.words.get(self.cursor, hint) if self.cursor is not None else hint

    @property
    def tip_rect(self) -> pygame.Rect:
        return self.rect if self.cursor is None else self.cell_rect(self.cursor)

    def point(self, place: tuple[int, int]) -> bool:
        self._pointer = place
        before, self.cursor = self.cursor, self.camera.cell_at(place)
        self._came_from = self.cursor or self._came_from
        return self.cursor != before

    def press(self, place: tuple[int, int]) -> None:
        self._grip, self._dragged = place, False

    def drag(self, place: tuple[int, int]) -> None:
        if self._grip is None:
            return
        x, y = place[0] - self._grip[0], place[1] - self._grip[1]
        if self._dragged or max(abs(x), abs(y)) > self.unit(_SLACK):
            self._dragged = True
            self._grip = place
            self.camera = self.camera.panned(x, y)

    def scroll(self, by: int) -> bool:
        before = self.camera
        self.camera = self.camera.zoomed(ZOOM_STEP**by, self._pointer)
        self.cursor = self.camera.cell_at(self._pointer)
        return self.camera != before

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        self._dragged = False
        if pressed(event, "zoom_in", "zoom_out"):
            around = self.camera.center(self.cursor) if self.cursor else self.rect.center
            self.camera = self.camera.zoomed(ZOOM_STEP ** (1 if pressed(event, "zoom_in") else -1), around)
            return True
        way = arrow(event)
        return way is not None and self._step(*way)

    def wake(self) -> None:
        """Puts the cursor on the nearest cell that can be chosen, or where it was."""
        if self.cursor is not None and self.choices and self.cursor not in self.choices:
            here = self.grid.position(self.cursor)
            self._came_from = min(self.choices, key=lambda cell: math.dist(self.grid.position(cell), here))
            self.cursor = None
        if self.cursor is None:
            self._step(0, 0)

    def _step(self, x: int, y: int) -> bool:
        """Moves the cursor; at the board's edge the focus goes on to the next control."""
        if self.cursor is None:
            # It wakes where it was, but not on a cell that is no choice while others are.
            asleep = self._came_from is None or (self.choices and self._came_from not in self.choices)
            found: Cell | None = self._first() if asleep else self._came_from
        else:
            found = self.camera.beside(self.cursor, x, y)
        if found is None:
            return False
        self.cursor = self._came_from = found
        self.camera = self.camera.showing(found)
        return True

    def _first(self) -> Cell:
        """The cell in the middle, or the one nearest to it that can be chosen."""
        column, row = self.grid.columns // 2, self.grid.rows // 2

        def far(cell: Cell) -> tuple[int, Cell]:
            x, y = self.grid.position(cell)
            return abs(x - column) + abs(y - row), cell

        return min(self.choices, key=far) if self.choices else self.grid.cell_in(column, row)

    def activate(self) -> None:
        dragged, self._dragged = self._dragged, False
        if dragged or not self.enabled or self.picked is None:
            return
        if self.cursor in self.choices and self.cursor is not None:
            self.picked(self.cursor)

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        corner = self.rect.left + round(self.camera.shift[0]), self.rect.top + round(self.camera.shift[1])
        self.draw_ground(surface, corner)
        if self.marks and self.enabled:
            surface.blit(*marks_layer(self.camera, self.marks))
        if self.cursor is not None and self.lit:
            may = self.cursor in self.choices
            color = FOCUS if may or not self.choices else TEXT_SOFT
            draw_cell_ring(
                surface, self.camera, self.cursor, color, max(2.0, (3.2 if may else 2) * self.scale)
            )
        surface.set_clip(clip)

    def draw_ground(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        """The empty board; a table with scenery of its own draws that instead."""
        ground = ground_image(self.camera.whole)
        if not self.enabled:
            ground = ground.copy()
            ground.fill((120, 122, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(ground, corner)

    def draw_focus(self, surface: pygame.Surface) -> None:
        width = max(2, self.unit(2.5))
        pen.rect(surface, FOCUS, self.rect, width, border_radius=self.unit(12))
