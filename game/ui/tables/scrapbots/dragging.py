"""Cards dragged with the mouse: to a lane, to a pool, a ware home."""

from typing import TYPE_CHECKING, Any

import pygame

from game.ui.kit.card import CardWidget
from game.ui.tables.drag import Drag
from game.ui.tables.scrapbots.choosing import Target

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.table import LanesScene

_CARD = 118


class Dragging:
    """Stands between the mouse and the table's controls while the button is down."""

    def __init__(self, scene: "LanesScene") -> None:
        self.scene = scene
        self.drag = Drag()

    @property
    def moving(self) -> bool:
        return self.drag.moving

    def stop(self) -> None:
        self.drag.drop()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.drag.draw(surface)

    def handle(self, event: pygame.event.Event) -> bool:
        """Holds, moves or drops a card; True once it is a drag and no click."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.scene.choosing is not None:
            self._hold(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            started = not self.drag.moving
            if self.drag.move(event.pos):
                if started:
                    self._light_up()
                return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if self.drag.moving:
                actions = self._actions_at(event.pos)
                self.drag.drop()
                self._let_go_of_the_mouse(event)
                self._drop(actions)
                return True
            self.drag.drop()
        return False

    def drops(self) -> dict[Target | str, list[Any]]:
        """Where what is dragged may be dropped, and what that would do."""
        source: Any = self.drag.what if self.drag.moving else None
        choosing = self.scene.choosing
        return choosing.drops(source) if choosing is not None and source else {}

    def action(self) -> Any:
        """What dropping here would do, if that is one thing."""
        actions = self._actions_at(self.drag.place) if self.drag.moving else []
        return actions[0] if len(actions) == 1 else None

    def _hold(self, place: tuple[int, int]) -> None:
        board = self.scene.board
        for widget in reversed(self.scene.form.widgets):
            if isinstance(widget, CardWidget) and widget.pickable and widget.rect.collidepoint(place):
                kind, _, card = widget.name.partition(" ")
                if kind in ("hand", "market") and widget.face is not None:
                    image = board.gallery.card(widget.face, board.area.unit(_CARD), "compact")
                    self.drag.hold((kind, card), image, place)
                return

    def _light_up(self) -> None:
        """What is dragged is picked as well, so that the places that take it light up."""
        source: Any = self.drag.what
        choosing = self.scene.choosing
        if choosing is not None:
            choosing.put_down()
            self.scene.remember_place(source)
            choosing.pick(source)
        self.scene.refresh()

    def _let_go_of_the_mouse(self, event: pygame.event.Event) -> None:
        """The form must not take the end of a drag for a click."""
        away = {**event.dict, "pos": (-1, -1)}
        self.scene.form.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, away))

    def _actions_at(self, place: tuple[int, int]) -> list[Any]:
        target = self._place_at(place)
        return self.drops().get(target, []) if target is not None else []

    def _place_at(self, place: tuple[int, int]) -> Target | str | None:
        """The lane, pool or pile under a point."""
        board, bottom = self.scene.board, self.scene.bottom
        for lane in range(len(board.places.near)):
            for seat, enemy in ((bottom, False), (1 - bottom, True)):
                if board.half(seat, lane).collidepoint(place):
                    return Target(lane, enemy)
        plate = board.plate(bottom)
        for name, rect in (("scrap", plate.scrap), ("energy", plate.energy)):
            if rect.collidepoint(place):
                return name
        # A bought card goes to the discard pile; anywhere at home is near enough.
        home = plate.whole.rect.collidepoint(place) or board.places.hand.rect.collidepoint(place)
        return "discard" if home else None

    def _drop(self, actions: list[Any]) -> None:
        choosing = self.scene.choosing
        if choosing is None:
            return
        if len(actions) == 1:
            self.scene.do(actions[0])
            return
        if actions:
            # With its text or without: the prompt asks, and only for what can be done here.
            choosing.keep(actions)
        else:
            choosing.put_down()
            self.scene.context.sound.play("refuse")
        self.scene.refresh()
