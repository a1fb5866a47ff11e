"""Layout without coordinates: an area of the screen is cut into strips, rows, columns and grids."""

import pygame


class Area:
    """A rectangle in pixels that is being divided up; `unit` turns design units into pixels."""

    def __init__(self, rect: pygame.Rect, scale: float) -> None:
        self.rect = rect.copy()
        self.scale = scale

    def unit(self, amount: float) -> int:
        return round(amount * self.scale)

    def inset(self, horizontal: float, vertical: float | None = None) -> "Area":
        """The same area with a margin, in units."""
        x, y = self.unit(horizontal), self.unit(horizontal if vertical is None else vertical)
        return Area(self.rect.inflate(-2 * x, -2 * y), self.scale)

    def _cut(self, axis: int, size: float, gap: float, *, far: bool) -> "Area":
        """Cuts a strip off an axis, 0 from left to right or 1 from top to bottom, at its near or far end."""
        strip, rest, pixels = list(self.rect), list(self.rect), self.unit(size)
        strip[2 + axis] = pixels
        lost = pixels + self.unit(gap)
        rest[2 + axis] -= lost
        if far:
            strip[axis] = self.rect[axis] + self.rect[2 + axis] - pixels
        else:
            rest[axis] += lost
        self.rect = pygame.Rect(rest)
        return Area(pygame.Rect(strip), self.scale)

    def top(self, height: float, gap: float = 0) -> "Area":
        """Cuts a strip off the top; what is left of this area begins `gap` below it."""
        return self._cut(1, height, gap, far=False)

    def bottom(self, height: float, gap: float = 0) -> "Area":
        return self._cut(1, height, gap, far=True)

    def left(self, width: float, gap: float = 0) -> "Area":
        return self._cut(0, width, gap, far=False)

    def right(self, width: float, gap: float = 0) -> "Area":
        return self._cut(0, width, gap, far=True)

    def columns(self, count: int, gap: float = 0) -> list["Area"]:
        """Equal parts from left to right."""
        return self.grid(count, 1, gap)

    def grid(self, columns: int, rows: int, gap: float = 0) -> list["Area"]:
        """Cells row by row."""
        space = self.unit(gap)
        wide = (self.rect.width - space * (columns - 1)) / columns
        high = (self.rect.height - space * (rows - 1)) / rows
        lefts = [round(self.rect.left + place * (wide + space)) for place in range(columns)]
        tops = [round(self.rect.top + place * (high + space)) for place in range(rows)]
        cell = round(wide), round(high)
        return [Area(pygame.Rect((left, top), cell), self.scale) for top in tops for left in lefts]

    def grid_by_columns(self, columns: int, rows: int, gap: float = 0) -> list["Area"]:
        """The same cells, one column after the other."""
        cells = self.grid(columns, rows, gap)
        return [cells[row * columns + column] for column in range(columns) for row in range(rows)]

    def centered(self, width: float, height: float) -> "Area":
        """An area of that size in the middle, never larger than this one."""
        size = min(self.unit(width), self.rect.width), min(self.unit(height), self.rect.height)
        rect = pygame.Rect((0, 0), size)
        rect.center = self.rect.center
        return Area(rect, self.scale)
