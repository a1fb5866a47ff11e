"""Things dragged with the mouse to where they are for: a drop is a pick like any other."""

from typing import TYPE_CHECKING, Any

import pygame

from game.engine.refusals import Pick, Picks
from game.engine.rules import Action
from game.ui.kit.card import CardWidget
from game.ui.tables.drag import Drag

if TYPE_CHECKING:
    from game.ui.tables.asking_scene import AskingScene

_CARD = 118


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


class Dragging(MouseDrag):
    """While the button is down on a card with a `part`."""

    scene: "AskingScene"

    def handle(self, event: pygame.event.Event) -> bool:
        """Holds, moves or drops a card; True once it is a drag and no click."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.scene.chooser is not None:
            self._hold(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            started = not self.drag.moving
            if self.drag.move(event.pos):
                if started:
                    self._pick_up()
                return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if self.drag.moving:
                dropped_on = self._dropped_on(event.pos)
                self.drag.drop()
                self._let_go_of_the_mouse(event)
                self._drop(dropped_on)
                return True
            self.drag.drop()
        return False

    def action(self) -> Action | None:
        """What dropping here would do, if that is one thing."""
        actions = self._left_by(self._dropped_on(self.drag.place)) if self.moving else []
        return actions[0] if len(actions) == 1 else None

    def _left_by(self, among: Picks) -> list[Action]:
        return self.scene.chooser.left_by(among) if self.scene.chooser is not None else []

    def _hold(self, place: tuple[int, int]) -> None:
        board = self.scene.board
        for widget in reversed(self.scene.form.widgets):
            if isinstance(widget, CardWidget) and widget.pickable and widget.rect.collidepoint(place):
                part = board.dragged_part(widget)
                if part is not None and widget.face is not None:
                    image = board.gallery.card(widget.face, board.area.unit(_CARD), "compact")
                    self.drag.hold(part, image, place)
                return

    def _pick_up(self) -> None:
        """What is dragged is picked as well, so that the places that take it light up."""
        part, chooser = self.drag.what, self.scene.chooser
        if chooser is not None and isinstance(part, Pick):
            chooser.clear()
            self.scene.begin_pick(part)
            chooser.pick(part)
        self.scene.refresh()

    def _dropped_on(self, place: tuple[int, int]) -> Picks:
        part = self.drag.what
        return self.scene.board.drop_place(part, place) if isinstance(part, Pick) else ()

    def _drop(self, among: Picks) -> None:
        chooser = self.scene.chooser
        if chooser is None:
            return
        if not chooser.narrow(among):
            chooser.clear()
            self.scene.context.sound.play("refuse")
            self.scene.context.notify("That does not go there: gold places take it.")
        self.scene.picked()
