"""The controls of a screen, and which of them has the focus, is under the pointer, or is held down."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.guard import DoubleClick, Guard
from game.ui.kit.hints import Hints
from game.ui.kit.shake import Shake
from game.ui.kit.steps import StepAhead, nearest_ahead
from game.ui.kit.widget import Box, Widget
from game.ui.layout.floating import Rects
from game.ui.paint.materials.skins import ring_margin


class Controls:
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
        self.double_click = DoubleClick()
        self.shake = Shake()
        self.hint_field = pygame.Rect(0, 0, 0, 0)
        """Hints of what lies in here stay in here."""
        self.keep_free: Callable[[], Sequence[Rects]] = lambda: ()
        """What hints leave free, besides what can be worked: the weightiest kind first."""
        self.on_refusal: Callable[[Widget], None] | None = None
        self.step_ahead: StepAhead = nearest_ahead
        """Where an arrow key leads from the focus; a screen may have its own way."""
        self._held: Widget | None = None
        self._pointer: tuple[int, int] | None = None
        self._by_keys = False
        self._clicked = False
        self._led: str | None = None
        self.fill(widgets)

    def fill(self, widgets: Sequence[Widget]) -> None:
        """Replaces the controls; focus, pointer and a held button stay with a control of the same name.

        A screen may be filled anew between the two halves of a click, and the click must still count.
        """
        focus, hover, held = self.focus, self.hover, self._held
        self.widgets = list(widgets)
        for one in self.widgets:
            # A control may come back after it was gone, and does not know that the pointer has left it.
            one.hovered = one.focused = one.pressed = False
        self.focus = None
        self.hover, self._held = self._under_pointer(self._alike(hover)), self._successor(held)
        self.hints.follow(lambda one: self.hover if one is hover else self._alike(one))
        self.shake.follow(self._alike)
        if self.hover is not None:
            self.hover.hovered = True
        if self._held is not None:
            self._held.pressed = True
        clicked = self._clicked
        self.set_focus(self._successor(focus))
        self._clicked = clicked
        if self.focus is not None and self.focus.pane is not None and self._pointer is None:
            self.focus.pane.reveal(self.focus)
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
        self._clicked = False
        self.stale = True

    def lead(self, name: str | None) -> None:
        """Looks at the control of a name for an overlay that means it, or at nothing ("").

        Pointer and focus are not looked at meanwhile, and have no ring; None ends that.
        """
        self._led, self.stale = name, True

    def named(self, name: str) -> Widget | None:
        return next((widget for widget in self.widgets if widget.name == name), None)

    def draw(self, surface: pygame.Surface, part: pygame.Rect | None = None) -> None:
        """Draws the controls; with `part` those that paint there, for a surface that is clipped to it."""
        shown = [one for one in self.widgets if one.visible and (part is None or one.reach.colliderect(part))]
        shown = [one for one in shown if one.pane is None or one.pane.shows(one)]
        for widget in shown:
            clip = surface.get_clip()
            if widget.pane is not None:
                surface.set_clip(widget.pane.rect.clip(clip))
            self.shake.draw(widget, surface)
            surface.set_clip(clip)
        ringed = self.meant
        if ringed is None or ringed not in shown:
            return
        if ringed.pane is None:
            ringed.draw_focus(surface)
        elif ringed.pane.rect.colliderect(ringed.rect):
            clip, margin = surface.get_clip(), 2 * ring_margin(ringed.scale)
            surface.set_clip(ringed.pane.rect.inflate(margin, margin).clip(clip))
            ringed.draw_focus(surface)
            surface.set_clip(clip)

    @property
    def meant(self) -> Widget | None:
        """What the one ring is around: what the pointer means if it was used last, else the focus.

        A click leaves the focus behind for the keys, but no ring when the pointer goes elsewhere.
        """
        if self._led is not None:
            return None
        looked = self.looked_at
        usable = looked is not None and looked.reachable and not looked.in_background
        return looked if usable else None if self._clicked else self.focus

    @property
    def looked_at(self) -> Widget | None:
        """What a closer look is for: where the keys stand if they were used last, else where the mouse is.

        After the mouse did anything the focus is not looked at, although it still is where it was.
        """
        if self._led is not None:
            return self.named(self._led)
        return self.focus if self._by_keys else self.hover

    def boxes(self) -> list[Box]:
        """Where all that is in sight was drawn; of what scrolls, the part inside its pane."""
        found: list[Box] = []
        for widget in (one for one in self.widgets if one.visible):
            for box in widget.boxes():
                seen = box.rect if widget.pane is None else box.rect.clip(widget.pane.rect)
                if seen or widget.pane is None:
                    found.append(Box(box.name, seen, box.fits))
        return found

    @property
    def by_keys(self) -> bool:
        """Whether the keys were used last, not the mouse."""
        return self._by_keys

    def points_at(self, place: pygame.Rect) -> bool:
        """Whether the mouse was used last, and its pointer lies there."""
        pointer = None if self._by_keys else self._pointer
        return pointer is not None and place.collidepoint(pointer)

    def _reachable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.reachable]
