"""A drawing of the stage at 1512 x 1080 pixels, laid over the stage of a window."""

import pygame

from game.ui.tables.frame import Frame

WIDTH, HEIGHT, ARENA = 1512, 1080, 776


class Sheet:
    """Turns lengths of the drawing into pixels. `factor` is that of things, which keep their shape; a wider
    stage stretches distances `across`, a taller arena those `down`.
    """

    def __init__(self, frame: Frame) -> None:
        self.stage, self.arena = frame.stage.rect, frame.arena.rect
        self.factor = min(self.stage.width / WIDTH, self.stage.height / HEIGHT)
        self.across = self.stage.width / WIDTH
        self.down = self.arena.height / ARENA

    def rect(
        self, x: float, y: float, wide: float, high: float, *, foot: bool = False, middle: bool = False
    ) -> pygame.Rect:
        """Of such a size, at the left edge, in the middle or (negative x) at the right edge of the stage;
        `foot`: as far from the foot of the window as it is drawn.
        """
        left = self.stage.left + x * self.factor
        if middle:
            left = self.stage.centerx + (x - WIDTH / 2) * self.factor
        elif x < 0:
            left = self.stage.right + (x - wide) * self.factor
        top = self.stage.bottom - (HEIGHT - y) * self.factor if foot else self.stage.top + y * self.factor
        return pygame.Rect(round(left), round(top), round(wide * self.factor), round(high * self.factor))
