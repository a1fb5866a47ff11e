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

    def top(self, height: float, gap: float = 0) -> "Area":
        """Cuts a strip off the top; what is left of this area begins `gap` below it."""
        taken = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.unit(height))
        lost = taken.height + self.unit(gap)
        self.rect = pygame.Rect(
            self.rect.left, self.rect.top + lost, self.rect.width, self.rect.height - lost
        )
        return Area(taken, self.scale)

    def bottom(self, height: float, gap: float = 0) -> "Area":
        size = self.unit(height)
        taken = pygame.Rect(self.rect.left, self.rect.bottom - size, self.rect.width, size)
        self.rect.height -= size + self.unit(gap)
        return Area(taken, self.scale)

    def left(self, width: float, gap: float = 0) -> "Area":
        taken = pygame.Rect(self.rect.left, self.rect.top, self.unit(width), self.rect.height)
        lost = taken.width + self.unit(gap)
        self.rect = pygame.Rect(
            self.rect.left + lost, self.rect.top, self.rect.width - lost, self.rect.height
        )
        return Area(taken, self.scale)

    def right(self, width: float, gap: float = 0) -> "Area":
        size = self.unit(width)
        taken = pygame.Rect(self.rect.right - size, self.rect.top, size, self.rect.height)
        self.rect.width -= size + self.unit(gap)
        return Area(taken, self.scale)

    def columns(self, count: int, gap: float = 0) -> list["Area"]:
        """Equal parts from left to right."""
        space = self.unit(gap)
        width = (self.rect.width - space * (count - 1)) / count
        return [
            Area(
                pygame.Rect(
                    round(self.rect.left + place * (width + space)),
                    self.rect.top,
                    round(width),
                    self.rect.height,
                ),
                self.scale,
            )
            for place in range(count)
        ]

    def rows(self, count: int, gap: float = 0) -> list["Area"]:
        """Equal parts from top to bottom."""
        space = self.unit(gap)
        height = (self.rect.height - space * (count - 1)) / count
        return [
            Area(
                pygame.Rect(
                    self.rect.left,
                    round(self.rect.top + place * (height + space)),
                    self.rect.width,
                    round(height),
                ),
                self.scale,
            )
            for place in range(count)
        ]

    def grid(self, columns: int, rows: int, gap: float = 0) -> list["Area"]:
        """Cells row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

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
