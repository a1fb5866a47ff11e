"""Hints: a few words beside a control after a short wait, at once when it refuses, or one by one with F2."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.keys import pressed
from game.ui.kit.tooltip import Tooltip, tooltip
from game.ui.kit.widget import Text, Widget
from game.ui.layout.floating import Rects
from game.ui.paint import pen
from game.ui.paint.palette import FOCUS

DELAY = 500
"""Milliseconds that the pointer or the focus rests on a control before its hint comes up."""

_ON = ("next_control", "right", "down", "next_hint")
_BACK = ("last_control", "left", "up", "last_hint")


class HintArea(Widget):
    """A place that is no control but has something to say: a drawn gauge, a phase, a pile.

    >>> HintArea("heat", lambda: "Heat 3 of 7: at 7 you overheat.").tip
    'Heat 3 of 7: at 7 you overheat.'
    """

    focusable = solid = False
    in_background = True

    def __init__(self, name: str, hint: Text) -> None:
        super().__init__(name=name, hint=hint)


class Hints:
    """Whose hint is waited for, shown, or walked to. `widgets` gives the controls of the screen."""

    def __init__(self, widgets: Callable[[], Sequence[Widget]]) -> None:
        self._widgets = widgets
        self._aimed: Widget | None = None
        self._waited = 0
        self._sentence = ""
        self.walking = False

    @property
    def shown(self) -> Widget | None:
        """The control whose hint is shown."""
        aimed = self._aimed
        if aimed is None or not aimed.visible or self._waited < DELAY:
            return None
        return aimed if self.text else None

    @property
    def text(self) -> str:
        """What the hint says: a refusal, or what the control tells of itself now."""
        return self._sentence or (self._aimed.tip if self._aimed is not None else "")

    @property
    def refused(self) -> bool:
        """Whether it says why something was refused."""
        return bool(self._sentence)

    def aim(self, widget: Widget | None) -> None:
        """The pointer or the keys came to a control; its hint comes up when they stay."""
        self._aimed, self._waited, self._sentence = widget, 0, ""
        self.walking = False

    def pointer_on(self, widget: Widget | None) -> None:
        """The pointer moves on a control: a hint that keys have brought up elsewhere goes."""
        if not self.walking and self._aimed not in (None, widget):
            self.aim(widget)

    def hide(self) -> None:
        """No hint until the pointer or the keys come to a control anew."""
        self.aim(None)

    def tell(self, widget: Widget, sentence: str) -> None:
        """Shows a sentence beside a control at once."""
        self._aimed, self._waited, self._sentence = widget, DELAY, sentence

    def follow(self, successor: Callable[[Widget | None], Widget | None]) -> None:
        """The controls were made anew: the hint stays with the one that took the old one's place."""
        self._aimed = successor(self._aimed)
        if self._aimed is None:
            self.hide()

    def update(self, milliseconds: int) -> None:
        self._waited = min(DELAY, self._waited + milliseconds)

    def walk(self, event: pygame.event.Event) -> bool:
        """F2 goes from hint to hint, Esc ends it; True if the key was meant for that.

        Any other key ends the walk and does what it always does, except those that work a control.
        """
        if event.type != pygame.KEYDOWN or not (self.walking or pressed(event, "next_hint", "last_hint")):
            return False
        if pressed(event, *_ON, *_BACK):
            self._step(-1 if pressed(event, *_BACK) else 1)
            return True
        if pressed(event, "back"):
            self.hide()
            return True
        return False

    def _step(self, by: int) -> None:
        stops = [widget for widget in self._widgets() if widget.visible and widget.tip]
        if not stops:
            self.hide()
            return
        if self.walking and self._aimed in stops:
            index = stops.index(self._aimed) + by
        else:
            index = 0 if by > 0 else -1
        self._aimed, self._waited, self._sentence = stops[index % len(stops)], DELAY, ""
        self.walking = True

    def tooltip(self, window: pygame.Rect, keep: Sequence[Rects] = ()) -> Tooltip | None:
        """The hint in its place inside `window`, the part of the surface that is seen.

        It leaves free what can be worked, and what a screen wants to `keep` free, the weightiest kind first.
        """
        widget = self.shown
        if widget is None:
            return None
        others = [one for one in self._widgets() if one is not widget and one.visible]
        can = [one for one in others if one.reachable and one.workable and not one.in_background]
        kinds = [*keep, worked(can)]
        near, scale = widget.tip_rect, widget.scale
        return tooltip(self.text, near, window, scale, aside=widget.hint_beside, keep=kinds)

    def draw(
        self, surface: pygame.Surface, window: pygame.Rect, keep: Sequence[Rects] = ()
    ) -> list[pygame.Rect]:
        """Draws the hint inside `window`; returns where."""
        widget, shown = self.shown, self.tooltip(window, keep)
        if widget is None or shown is None:
            return []
        touched = [shown.rect]
        if self.walking:
            ring = widget.rect.inflate(widget.unit(8), widget.unit(8))
            width = max(2, widget.unit(2.5))
            pen.rect(surface, FOCUS, ring, width, border_radius=max(4, widget.unit(10)))
            touched.append(ring)
        shown.draw(surface)
        return touched


def worked(widgets: Sequence[Widget]) -> list[pygame.Rect]:
    """Where controls are worked."""
    return [place for one in widgets for place in one.work_places()]
