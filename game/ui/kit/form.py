"""The controls of a screen: who has the focus, what the mouse is over, and who gets an event."""

from collections.abc import Sequence

import pygame

from game.ui.kit.tooltip import draw_tooltip
from game.ui.kit.widget import Box, Widget

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Form:
    """Widgets in their tab order. `stale` says that something must be drawn again."""

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.stale = True
        self._held: Widget | None = None
        self._told: Widget | None = None
        self._by_keys = False
        self.fill(widgets)

    def fill(self, widgets: Sequence[Widget]) -> None:
        """Replaces the controls; focus, pointer and a held button stay with a control of the same name.

        A screen may be filled anew between the two halves of a click, and the click must still count.
        """
        focus, hover, held = self.focus, self.hover, self._held
        self.widgets = list(widgets)
        self.focus = None
        self.hover, self._held = self._successor(hover), self._successor(held)
        self._told = self._successor(self._told)
        if self.hover is not None:
            self.hover.hovered = True
        if self._held is not None:
            self._held.pressed = True
        self.set_focus(self._successor(focus))
        self.stale = True

    def _successor(self, widget: Widget | None) -> Widget | None:
        if widget is None or not widget.name:
            return None
        if widget in self.widgets:
            return widget
        return next((one for one in self.widgets if one.name == widget.name and one.reachable), None)

    def set_focus(self, widget: Widget | None) -> None:
        if self.focus is not None:
            self.focus.focused = False
        self.focus = widget
        if widget is not None:
            widget.focused = True
        self.stale = True

    def named(self, name: str) -> Widget | None:
        return next((widget for widget in self.widgets if widget.name == name), None)

    def draw(self, surface: pygame.Surface) -> None:
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
        if self.focus is not None and self.focus.visible:
            self.focus.draw_focus(surface)
        if self.told is not None:
            draw_tooltip(surface, self.told.tip, self.told.tip_rect, self.told.scale)

    @property
    def told(self) -> Widget | None:
        """The control whose tooltip is shown: the one that the mouse or the keys came to last."""
        told = self._told
        return told if told is not None and told.visible and told.tip else None

    @property
    def looked_at(self) -> Widget | None:
        """What a closer look is for: where the keys stand if they were used last, else where the mouse is."""
        return self.focus if self._by_keys else self.hover

    def boxes(self) -> list[Box]:
        return [box for widget in self.widgets if widget.visible for box in widget.boxes()]

    def handle(self, event: pygame.event.Event) -> bool:
        """Gives an event to the control it is meant for; True when one took it."""
        if event.type == pygame.MOUSEMOTION:
            return self._mouse_moves(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._mouse_down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._mouse_up(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return self._key(event)
        return False

    def _at(self, place: tuple[int, int]) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.pointable and widget.hit(place):
                return widget
        return None

    def _mouse_moves(self, place: tuple[int, int]) -> bool:
        self.stale = self.stale or self._by_keys
        self._by_keys = False
        if self._held is not None:
            self._held.drag(place)
            self.stale = True
        over = self._at(place)
        if over is not self.hover:
            if self.hover is not None:
                self.hover.hovered = False
            self.hover = self._told = over
            if over is not None:
                over.hovered = True
            self.stale = True
        if over is not None and over.point(place):
            self._told = over
            self.stale = True
        return over is not None

    def _mouse_down(self, place: tuple[int, int]) -> bool:
        self._mouse_moves(place)
        widget = self._at(place)
        if widget is not None and widget.enabled:
            self._told = None
        if widget is None or not widget.reachable:
            return widget is not None
        self._held = widget
        widget.pressed = True
        widget.press(place)
        if widget in self.widgets:
            self.set_focus(widget)
        return True

    def _mouse_up(self, place: tuple[int, int]) -> bool:
        widget, self._held = self._held, None
        if widget is None:
            return False
        widget.pressed = False
        self.stale = True
        if widget.hit(place) and widget.reachable:
            widget.activate()
        return True

    def _wheel(self, by: int) -> bool:
        if self.hover is not None and self.hover.scroll(by):
            self.stale = True
            return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if self.focus is not None and self.focus.reachable and self.focus.key(event):
            self.stale = True
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            return self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in _ARROWS:
            return self._step(*_ARROWS[event.key])
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self._activate()
        return False

    def _activate(self) -> bool:
        if self.focus is None or not self.focus.reachable:
            return False
        self.stale = True
        self._told = None
        self.focus.activate()
        return True

    def _reachable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.reachable]

    def _tab(self, by: int) -> bool:
        reachable = self._reachable()
        if not reachable:
            return False
        start = reachable.index(self.focus) if self.focus in reachable else -1 if by > 0 else 0
        self._go(reachable[(start + by) % len(reachable)])
        return True

    def _step(self, x: int, y: int) -> bool:
        """To the nearest control in a direction; straight ahead counts three times as near."""
        if self.focus is None or not self.focus.reachable:
            return self._tab(1)
        if x and self.focus.nudge(x):
            self.stale = True
            return True
        here = self.focus.rect.center
        best: tuple[float, Widget] | None = None
        for widget in self._reachable():
            dx, dy = widget.rect.centerx - here[0], widget.rect.centery - here[1]
            ahead = dx * x + dy * y
            if widget is self.focus or ahead <= 0:
                continue
            cost = ahead + 3 * abs(dx * y + dy * x)
            if best is None or cost < best[0]:
                best = (cost, widget)
        if best is None:
            return False
        self._go(best[1])
        return True

    def _go(self, widget: Widget) -> None:
        self._by_keys = True
        self.set_focus(widget)
        self._told = widget
