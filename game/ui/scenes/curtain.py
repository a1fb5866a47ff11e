"""The cover between two secret choices: it shows who is next and nothing else."""

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.widget import Command
from game.ui.paint.backdrop import backdrop
from game.ui.paint.palette import GOLD, TEXT_SOFT
from game.ui.paint.skins import box, panel
from game.ui.scene import Scene

HOLD = 500
"""Milliseconds that Enter is held."""
_LONGEST_STEP = 50
"""Milliseconds that one frame counts for: a frame that was late is no proof that the key is still down."""

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class CurtainScene(Scene):
    """Depends on the next seat's name alone, so that no frame of it can tell a secret.

    It opens by a click on that name, or by Enter held down. A key that was down before the curtain came is
    not seen here at all (`App` drops its repeats), and the second click of a double click comes too early.
    Undo, log and pause wait until somebody sits down.
    """

    largest_scale = 1.4

    def __init__(self, context: Context, name: str, lift: Command) -> None:
        super().__init__(context)
        self._lift = lift
        self._held: int | None = None
        self.lines = [
            Label("Pass the screen to", "text", 24, TEXT_SOFT, "center"),
            Label(name, "title", 62, GOLD, "center", outline=2),
            Label("The other player looks away.", "text", 20, TEXT_SOFT, "center"),
        ]
        self.button = Button(f"I am {name}", self._lifted, primary=True, size=26)
        self.button.name = "lift the curtain"
        self.manual = Label("Hold Enter, or click your name.", "text", 18, TEXT_SOFT, "center")
        self.form.fill([*self.lines, self.button, self.manual])
        self.form.set_focus(self.button)

    def enter(self) -> None:
        self._held = None
        self.form.settle()

    def _lifted(self) -> None:
        self.context.navigator.pop()
        self._lift()

    def arrange(self, area: Area) -> None:
        frame = area.centered(620, 400)
        self.frame = frame.rect
        inside = frame.inset(40, 28)
        for label, height in zip(self.lines, (34, 92, 34), strict=True):
            label.place(inside.top(height, 10).rect, self.scale)
        self.manual.place(inside.bottom(26, 6).rect, self.scale)
        self.bar = inside.bottom(8, 14).centered(380, 8).rect
        self.button.place(inside.bottom(66).centered(380, 66).rect, self.scale)

    def receive(self, event: pygame.event.Event) -> bool:
        # A held Enter is deliberate however early it begins; clicks go by the form's guard.
        return self._hold(event) or super().receive(event)

    def _hold(self, event: pygame.event.Event) -> bool:
        """Takes Enter going down and coming up; no other key works the button."""
        if event.type == pygame.KEYDOWN and event.key in (*_ENTER, pygame.K_SPACE):
            if event.key in _ENTER and self._held is None:
                self._held = 0
            return True
        released = event.type == pygame.KEYUP and event.key in _ENTER
        if released or event.type == pygame.WINDOWFOCUSLOST:
            self._held = None
            return released
        return False

    def update(self, milliseconds: int) -> bool:
        if self._held is None:
            return False
        self._held += min(milliseconds, _LONGEST_STEP)
        if self._held >= HOLD:
            self._held = None
            self._lifted()
        return True

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop(*surface.get_size()), (0, 0))
        surface.blit(panel(*self.frame.size, self.scale), self.frame)
        groove = box(*self.bar.size, self.bar.height // 2, "#070b0e", "#141c22", "#4f7f8e", 1)
        surface.blit(groove, self.bar)
        super().still(surface)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        filled = self.bar.copy()
        filled.width = round(self.bar.width * min(1.0, (self._held or 0) / HOLD))
        if filled.width:
            pygame.draw.rect(surface, GOLD, filled, border_radius=self.bar.height // 2)
        return [filled] if filled.width else []
