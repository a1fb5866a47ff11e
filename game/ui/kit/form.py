"""Which control of a screen gets an event."""

import pygame

from game.ui.keys import arrow, pressed
from game.ui.kit.buttons import Button
from game.ui.kit.controls import Controls
from game.ui.kit.guard import SETTLING
from game.ui.kit.widget import Widget


class Form(Controls):
    """Controls that get their events: from the mouse by place, from the keys by the focus."""

    def draw_hint(self, surface: pygame.Surface, window: pygame.Rect) -> list[pygame.Rect]:
        """Draws the hint over everything else, inside the part of the surface that is seen."""
        return self.hints.draw(surface, self._hint_room(window), self.keep_free())

    def hint_place(self, window: pygame.Rect) -> pygame.Rect | None:
        """Where the hint is that is shown now."""
        shown = self.hints.tooltip(self._hint_room(window), self.keep_free())
        return shown.rect if shown is not None else None

    def _hint_room(self, window: pygame.Rect) -> pygame.Rect:
        told, field = self.told, self.hint_field.clip(window)
        return field if told is not None and field.contains(told.rect) else window

    @property
    def told(self) -> Widget | None:
        """The control whose hint is shown."""
        return self.hints.shown

    def settle(self, milliseconds: int = SETTLING) -> None:
        """A new question begins: for a while clicks and deciding keys do nothing, and none is half done."""
        self.guard.start(milliseconds)
        self._release()

    def ask_anew(self) -> None:
        """A new decision: clicks and deciding keys do nothing before it is drawn and for a while after that,
        nor does a key that goes on being pressed.
        """
        self.settle()
        self.guard.ask_anew(SETTLING)

    def update(self, milliseconds: int) -> bool:
        """Carries waiting hints, a shake and the guard on; True while one of them is to end soon."""
        self.hints.update(milliseconds)
        self.double_click.update(milliseconds)
        self.stale = self.shake.update(milliseconds) or self.stale
        return self.guard.update(milliseconds) or self.shake.moving

    def intercept(self, event: pygame.event.Event) -> bool:
        """Takes what comes before the screen's own keys: the guard, and the walk through the hints."""
        if self.guard.blocks(event):
            return True
        if self.hints.walking and pressed(event, "confirm", "press"):
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
        found = [
            one for one in reversed(self.widgets) if one.pointable and one.hit(place) and in_sight(one, place)
        ]
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
        pane = next((one for one in self._panes() if one.bar.collidepoint(place)), None)
        if pane is not None:
            self._held, self.stale = pane, True
            pane.press(place)
            return True
        widget = self._at(place)
        if widget is None or widget.in_background:
            return False
        if self.double_click.strays(place, widget.name if isinstance(widget, Button) else ""):
            return True
        if widget.refused:
            if widget.reachable:
                self.set_focus(widget)
                self._clicked = True
            self.refuse(widget)
            return True
        if not widget.reachable:
            return True
        self._held = widget
        widget.pressed = True
        widget.press(place)
        if widget in self.widgets:
            self.set_focus(widget)
            self._clicked = True
        return True

    def _release(self) -> Widget | None:
        """Lets go of the control that the mouse button went down on."""
        widget, self._held = self._held, None
        if widget is not None:
            widget.pressed = False
            widget.let_go()
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
        over = self.hover
        if over is not None and (over.scroll(by) or (over.pane is not None and over.pane.scroll(by))):
            self.stale = True
            return True
        under = (one for one in self._panes() if self._pointer and one.rect.collidepoint(self._pointer))
        return self._scrolled(any(one.scroll(by) for one in under))

    def _panes(self) -> list[Widget]:
        """What scrolls and has a bar."""
        return [one for one in self.widgets if one.visible and one.bar]

    def _scrolled(self, moved: bool) -> bool:
        self.stale = moved or self.stale
        return moved

    def _to_end(self, way: int) -> bool:
        """To the first or the last control of the focus's kind; where there is only one its pane scrolls."""
        focus = self.focus
        if focus is not None:
            alike = [one for one in self._reachable() if _alike(one, focus)]
            if len(alike) > 1:
                self.go(alike[0 if way < 0 else -1])
                return True
        panes = self._panes()
        pane = focus.pane if focus is not None and focus.pane is not None else None
        if pane is None and len(panes) == 1:
            pane = panes[0]
        moved = False
        while pane is not None and pane.turn_page(way):
            moved = True
        return self._scrolled(moved)

    def _turn(self, event: pygame.event.Event) -> bool:
        """Keys that no control takes scroll the pane of the focus, or the only one."""
        panes = self._panes()
        pane = self.focus.pane if self.focus is not None and self.focus.pane is not None else None
        if pane is None:
            pane = panes[0] if len(panes) == 1 else None
        if pane is None:
            return False
        if pressed(event, "page_up", "page_down"):
            return self._scrolled(pane.turn_page(1 if pressed(event, "page_down") else -1))
        way = arrow(event)
        return way is not None and bool(way[1]) and self._scrolled(pane.scroll(-way[1]))

    def _key(self, event: pygame.event.Event) -> bool:
        self.hints.hide()
        self._clicked = self._clicked and event.type != pygame.KEYDOWN
        if self.focus is not None and self.focus.reachable and self.focus.key(event):
            self.stale = True
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if pressed(event, "next_control", "last_control"):
            return self._tab(-1 if pressed(event, "last_control") else 1)
        if (way := arrow(event)) is not None:
            return self._step(*way) or self._turn(event)
        if pressed(event, "page_up", "page_down"):
            return self._turn(event)
        if pressed(event, "to_first", "to_last"):
            return self._to_end(-1 if pressed(event, "to_first") else 1)
        if pressed(event, "confirm", "press"):
            return self._activate(enter=pressed(event, "confirm"))
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

    def _tab(self, by: int) -> bool:
        stops = [widget for widget in self._reachable() if self._is_stop(widget)]
        reachable = sorted(stops, key=lambda one: one.tab_rank)
        if not reachable:
            return False
        start = reachable.index(self.focus) if self.focus in reachable else -1 if by > 0 else 0
        self.go(reachable[(start + by) % len(reachable)])
        return True

    def _is_stop(self, widget: Widget) -> bool:
        """Whether Tab goes there from the focus: out of a group it goes at once."""
        if widget is self.focus or not widget.group:
            return True
        return widget.tab_stop and (self.focus is None or self.focus.group != widget.group)

    def _step(self, x: int, y: int) -> bool:
        """To the nearest control in a direction, unless the focused one takes the key."""
        if self.focus is None or not self.focus.reachable:
            return self._tab(1)
        if x and self.focus.nudge(x):
            self.stale = True
            return True
        widget = self.step_ahead(self.focus, self._reachable(), x, y)
        if widget is None:
            return False
        self.go(widget)
        return True

    def go(self, widget: Widget) -> None:
        """Gives a control the focus, as the keys do."""
        self._by_keys = True
        if widget.pane is not None:
            widget.pane.reveal(widget)
        self.set_focus(widget)
        self.hints.aim(widget)


def _alike(widget: Widget, other: Widget) -> bool:
    """Whether both are of one kind and stand in one list: tabs, buttons of a menu, cards of a hand."""
    return type(widget) is type(other) and widget.group == other.group and widget.pane is other.pane


def in_sight(widget: Widget, place: tuple[int, int]) -> bool:
    """Whether a control is visible at a place, and not scrolled out of its pane."""
    pane = widget.pane
    return pane is None or (pane.rect.collidepoint(place) and pane.shows(widget))
