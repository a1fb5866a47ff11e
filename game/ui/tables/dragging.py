"""Things dragged with the mouse to where they are for: a drop is a pick like any other."""

from typing import Any

import pygame

from game.ui.tables.drag import Drag


class MouseDrag:
    """Stands between the mouse and the controls of a scene while something is dragged."""

    def __init__(self, scene: Any) -> None:
        self.scene = scene
        self.drag = Drag()

    @property
    def moving(self) -> bool:
        return self.drag.moving

    def stop(self) -> None:
        self.drag.drop()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.drag.draw(surface)

    def _let_go_of_the_mouse(self, event: pygame.event.Event) -> None:
        """The form must not take the end of a drag for a click."""
        away = {**event.dict, "pos": (-1, -1)}
        self.scene.form.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, away))
        # Whatever lies under the pointer now is what it points at.
        here = {"pos": event.pos, "rel": (0, 0), "buttons": (0, 0, 0)}
        self.scene.form.handle(pygame.event.Event(pygame.MOUSEMOTION, here))
