"""The controls of a screen: who has the focus, what the mouse is over, and who gets an event."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.guard import SETTLING, Guard
from game.ui.kit.hints import Hints
from game.ui.kit.shake import Shake
from game.ui.kit.steps import nearest_ahead
from game.ui.kit.widget import Box, Widget

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Form:
    """Widgets in their tab order. `stale` says that something must be drawn again.

    `on_refusal` is called with a control that was clicked, or given Enter, and cannot be worked now.
    """

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.stale = True
        self.hints = Hints(lambda: self.widgets)
        self.guard = Guard()
        self.shake = Shake()
        self.on_refusal: Callable[[Widget], None] | None = None
        self._held: Widget | None = None
        self._pointer: tuple[int, int] | None = None
        self._by_keys = False
        self.fill(widgets)

    def fill(self, widgets: Sequence[Widget]) -> None:
        """Replaces the controls; focus, pointer and a held button stay with a control of the same name.

        A screen may be filled anew between the two halves of a click, and the click must still count.
        """
        focus, hover, held = self.focus, self.hover, self._held
        self.widgets = list(widgets)
        self.focus = None
        self.hover, self._held = self._under_pointer(self._alike(hover)), self._successor(held)
        self.hints.follow(lambda one: self.hover if one is hover else self._alike(one))
        self.shake.follow(self._alike)
        if self.hover is not None:
            self.hover.hovered = True
        if self._held is not None:
            self._held.pressed = True
        self.set_focus(self._successor(focus))
        self.stale = True

    def _successor(self, widget: Widget | None) -> Widget | None:
        """The control in an old one's place that can be worked."""
        return self._alike(widget, lambda one: one.reachable)

    def _alike(
        self, widget: Widget | None, fitting: Callable[[Widget], bool] = lambda one: one.pointable
    ) -> Widget | None:
        if widget is None or not widget.name:
            return None
        if widget in self.widgets:
            return widget
        # Two copies of a card share their name: the nearer one is the same card.
        place = pygame.Vector2(widget.rect.center)
        alike = [one for one in self.widgets if one.name == widget.name and fitting(one)]
        return min(alike, key=lambda one: place.distance_squared_to(one.rect.center), default=None)

    def _under_pointer(self, widget: Widget | None) -> Widget | None:
        """The control, unless it now lies elsewhere; where a new one lies may not be settled yet."""
        if widget is None or self._pointer is None or not widget.rect:
            return widget
        return widget if widget.rect.collidepoint(self._pointer) else None

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
                self.shake.draw(widget, surface)
        ringed = self._ringed()
        if ringed is not None and ringed.visible:
            ringed.draw_focus(surface)

    def _ringed(self) -> Widget | None:
        """What the one ring is around: what the pointer means if it was used last, else the focus."""
        looked = self.looked_at
        usable = looked is not None and looked.reachable and not looked.in_background
        return looked if usable else self.focus

    def draw_hint(self, surface: pygame.Surface, window: pygame.Rect) -> list[pygame.Rect]:
        """Draws the hint over everything else, inside the part of the surface that is seen."""
        return self.hints.draw(surface, window)

    @property
    def told(self) -> Widget | None:
        """The control whose hint is shown."""
        return self.hints.shown

    def settle(self, milliseconds: int = SETTLING) -> None:
        """A new question begins: for a while clicks and deciding keys do nothing, and none is half done."""
        self.guard.start(milliseconds)
        self._release()

    def update(self, milliseconds: int) -> bool:
        """Carries waiting hints, a shake and the guard on; True while one of them is to end soon."""
        self.hints.update(milliseconds)
        self.stale = self.shake.update(milliseconds) or self.stale
        return self.guard.update(milliseconds) or self.shake.moving

    @property
    def looked_at(self) -> Widget | None:
        """What a closer look is for: where the keys stand if they were used last, else where the mouse is.

        After the mouse did anything the focus is not looked at, although it still is where it was.
        """
        return self.focus if self._by_keys else self.hover

    def boxes(self) -> list[Box]:
        return [box for widget in self.widgets if widget.visible for box in widget.boxes()]

    def intercept(self, event: pygame.event.Event) -> bool:
        """Takes what comes before the screen's own keys: the guard, and the walk through the hints."""
        if self.guard.blocks(event):
            return True
        if self.hints.walking and event.type == pygame.KEYDOWN and event.key in (*_ENTER, pygame.K_SPACE):
            return self._work_told()
        return self.hints.walk(event)

    def _work_told(self) -> bool:
        """Enter on the control that the walk through the hints has come to."""
        widget = self.hints.shown
        if widget is not None and widget.reachable:
            self.set_focus(widget)
        if widget is not None:
            self.work(widget)
        return True

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
        found = [one for one in reversed(self.widgets) if one.pointable and one.hit(place)]
        return next((one for one in found if not one.in_background), found[0] if found else None)

    def _mouse_moves(self, place: tuple[int, int]) -> bool:
        self.stale = self.stale or self._by_keys
        self._by_keys = False
        self._pointer = place
        if self._held is not None:
            self._held.drag(place)
            self.stale = True
        over = self._at(place)
        if over is not self.hover:
            changed = [one for one in (self.hover, over) if one is not None and not one.in_background]
            if self.hover is not None:
                self.hover.hovered = False
            self.hover = over
            self.hints.aim(over)
            if over is not None:
                over.hovered = True
            self.stale = self.stale or bool(changed)
        self.hints.pointer_on(over)
        if over is not None and over.point(place):
            self.hints.aim(over)
            self.stale = True
        return over is not None and not over.in_background

    def _mouse_down(self, place: tuple[int, int]) -> bool:
        self._mouse_moves(place)
        self.hints.hide()
        widget = self._at(place)
        if widget is None or widget.in_background:
            return False
        if widget.refused:
            if widget.reachable:
                self.set_focus(widget)
            self.refuse(widget)
            return True
        if not widget.reachable:
            return True
        self._held = widget
        widget.pressed = True
        widget.press(place)
        if widget in self.widgets:
            self.set_focus(widget)
        return True

    def _release(self) -> Widget | None:
        """Lets go of the control that the mouse button went down on."""
        widget, self._held = self._held, None
        if widget is not None:
            widget.pressed = False
            self.stale = True
        return widget

    def _mouse_up(self, place: tuple[int, int]) -> bool:
        widget = self._release()
        if widget is None:
            return False
        if widget.hit(place) and widget.reachable:
            widget.activate()
        return True

    def refuse(self, widget: Widget, sentence: str = "") -> None:
        """Answers a click that does nothing: the reason is shown beside the control."""
        self.hints.tell(widget, sentence or widget.refused)
        if self.on_refusal is not None:
            self.on_refusal(widget)

    def _wheel(self, by: int) -> bool:
        self._by_keys = False
        if self.hover is not None and self.hover.scroll(by):
            self.stale = True
            return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        self.hints.hide()
        if self.focus is not None and self.focus.reachable and self.focus.key(event):
            self.stale = True
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            return self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in _ARROWS:
            return self._step(*_ARROWS[event.key])
        if event.key in (*_ENTER, pygame.K_SPACE):
            return self._activate(enter=event.key in _ENTER)
        return False

    def _activate(self, *, enter: bool) -> bool:
        """Works the focused control, or lets it refuse; Enter works the main button where neither can be."""
        widget = self.focus
        usable = widget is not None and widget.reachable and widget.workable
        if enter and not usable and not (widget is not None and widget.visible and widget.refused):
            widget = self._main_button() or widget
        return widget is not None and self.work(widget)

    def work(self, widget: Widget) -> bool:
        """Does what Enter on the control does: works it, or has it say why it cannot be worked now."""
        if widget.visible and widget.refused:
            self.refuse(widget)
            return True
        if not widget.reachable:
            return False
        self.stale = True
        self.hints.hide()
        widget.activate()
        return True

    def _main_button(self) -> Widget | None:
        """The one primary button that can be worked now."""
        found = [one for one in self._reachable() if isinstance(one, Button) and one.primary]
        return found[0] if len(found) == 1 else None

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
        """To the nearest control in a direction, unless the focused one takes the key."""
        if self.focus is None or not self.focus.reachable:
            return self._tab(1)
        if x and self.focus.nudge(x):
            self.stale = True
            return True
        widget = nearest_ahead(self.focus, self._reachable(), x, y)
        if widget is None:
            return False
        self._go(widget)
        return True

    def _go(self, widget: Widget) -> None:
        self._by_keys = True
        self.set_focus(widget)
        self.hints.aim(widget)
