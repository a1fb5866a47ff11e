"""Cards that are dragged with the mouse: from the pool into a side, and out of it."""

from typing import Any

import pygame

from game.ui.kit.card import CardWidget
from game.ui.layout.painted import Area
from game.ui.paint import pen
from game.ui.paint.palette import GOLD
from game.ui.tables.dragging import MouseDrag

_CARD = 118
"""Units of width of a card that is dragged."""
POOL = "pool"
"""The name of the panel with all cards; a dragged card that begins there is put in."""


class BuilderDrag(MouseDrag):
    """Asks the builder for `own_areas`, `dragged_card`, `put_in` and `put_out`."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Holds, moves or drops a card; True once it is a drag and no click."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._hold(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            return self.drag.move(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if self.drag.moving:
                what = self.drag.drop()
                self._let_go_of_the_mouse(event)
                self._drop(what, event.pos)
                return True
            self.drag.drop()
        return False

    def _hold(self, place: tuple[int, int]) -> None:
        for widget in reversed(self.scene.form.widgets):
            if not isinstance(widget, CardWidget) or not widget.rect.collidepoint(place):
                continue
            if widget.pane is not None and not widget.pane.rect.collidepoint(place):
                continue
            card = self.scene.dragged_card(widget)
            if card and widget.face is not None:
                wide = round(_CARD * self.scene.scale)
                image = self.scene.context.gallery.card(widget.face, wide, "compact")
                self.drag.hold((self._area_at(place) == POOL, card), image, place)
            return

    def _areas(self) -> list[Area]:
        return [one for one in self.scene.host.leaves if isinstance(one, Area)]

    def _area_at(self, place: tuple[int, int]) -> str:
        """The panel at a place: the pool, or the first of the side's own."""
        names = (POOL, *self.scene.own_areas)
        found = [one.name for one in self._areas() if one.rect.collidepoint(place)]
        return next((name for name in names if name in found), "")

    def _drop(self, what: Any, place: tuple[int, int]) -> None:
        from_pool, card = what
        area = self._area_at(place)
        if area in self.scene.own_areas:
            self.scene.put_in(card, place, from_pool=from_pool)
        elif not from_pool:
            self.scene.put_out(card)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """The card under the pointer, and a gold edge around where it would go in."""
        if not self.moving:
            return []
        name = self._area_at(self.drag.place)
        edges: list[pygame.Rect] = []
        for area in self._areas():
            if area.name == name and name in self.scene.own_areas:
                wide = max(2, round(3 * self.scene.scale))
                pen.rect(surface, GOLD, area.rect, wide, border_radius=4 * wide)
                edges.append(area.rect)
        return [*edges, *super().draw(surface)]

    def slot_at(self, place: tuple[int, int]) -> str:
        """The name of the control of the side at a place; "" for none."""
        for widget in reversed(self.scene.form.widgets):
            if widget.pointable and not widget.in_background and widget.hit(place):
                return str(widget.name)
        return ""
