"""Things dragged with the mouse to where they are for: a drop is a pick like any other."""

from collections.abc import Hashable
from typing import Any

import pygame

from game.engine.refusals import Pick, Picks
from game.ui.kit.card import CardWidget

_SLACK = 8
"""Pixels that the mouse may tremble before a click becomes a drag."""


class Drag:
    """A thing that is dragged from where it lay: at rest, held (the button is down on a card), or moving."""

    def __init__(self) -> None:
        self.what: Hashable = None
        self.image: pygame.Surface | None = None
        self.start = (0, 0)
        self.place = (0, 0)
        self.moving = False

    def hold(self, what: Hashable, image: pygame.Surface, place: tuple[int, int]) -> None:
        """The button went down on something that can be dragged."""
        self.what, self.image, self.start, self.place, self.moving = what, image, place, place, False

    def move(self, place: tuple[int, int]) -> bool:
        """The mouse moved; True once it is a drag."""
        if self.what is None:
            return False
        self.place = place
        far = max(abs(place[0] - self.start[0]), abs(place[1] - self.start[1])) > _SLACK
        self.moving = self.moving or far
        return self.moving

    def drop(self) -> Hashable:
        """The button goes up: what was dragged, or None where it was only a click."""
        what, moved = self.what, self.moving
        self.what, self.image, self.moving = None, None, False
        return what if moved else None

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self.moving or self.image is None:
            return []
        return [surface.blit(self.image, self.image.get_rect(center=self.place))]


class DragBoard:
    """What a board says of drags: what they take along, and what dropping it somewhere picks."""

    def dragged_part(self, widget: CardWidget) -> Pick | None:
        """What dragging a card picks; None for one that stays where it is."""
        return None

    def dragged_figure(self, place: tuple[int, int]) -> tuple[Pick, pygame.Surface] | None:
        """What a drag that begins there takes along where no card lies, and its picture."""
        return None

    def drop_place(self, part: Pick, place: tuple[int, int]) -> Picks:
        """What dropping something there picks, any of these."""
        return ()

    def no_drop(self, among: Picks) -> str:
        """Why what was dropped cannot pick any of these; "" to say that of the place in general."""
        return ""


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
