"""The cover between two secret choices: it shows who is next and nothing else."""

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.widget import Command
from game.ui.paint.backdrop import backdrop
from game.ui.paint.palette import GOLD, TEXT_SOFT
from game.ui.paint.skins import panel
from game.ui.scene import Scene


class CurtainScene(Scene):
    """Depends on the next seat's name alone, so that no frame of it can tell a secret.

    No key but the button's leads anywhere: undo, log and pause wait until somebody sits down.
    """

    largest_scale = 1.4

    def __init__(self, context: Context, name: str, lift: Command) -> None:
        super().__init__(context)
        self._lift = lift
        self.lines = [
            Label("Pass the screen to", "text", 24, TEXT_SOFT, "center"),
            Label(name, "title", 62, GOLD, "center", outline=2),
            Label("The other player looks away.", "text", 20, TEXT_SOFT, "center"),
        ]
        self.button = Button(f"I am {name}", self._lifted, primary=True, size=26, key_name="Enter")
        self.button.name = "lift the curtain"
        self.form.fill([*self.lines, self.button])
        self.form.set_focus(self.button)

    def _lifted(self) -> None:
        self.context.navigator.pop()
        self._lift()

    def arrange(self, area: Area) -> None:
        frame = area.centered(620, 360)
        self.frame = frame.rect
        inside = frame.inset(40, 36)
        for label, height in zip(self.lines, (34, 92, 34), strict=True):
            label.place(inside.top(height, 10).rect, self.scale)
        self.button.place(inside.bottom(66).centered(380, 66).rect, self.scale)

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop(*surface.get_size()), (0, 0))
        surface.blit(panel(*self.frame.size, self.scale, 1.0), self.frame)
        super().still(surface)
