"""The pause after a new question: a click that was meant for the last one must not answer it."""

import pygame

from game.ui.keys import pressed

SETTLING = 350
"""Milliseconds: longer than the second click of a double click takes to come."""
BURST = 1_000
"""Milliseconds for which a key that goes on being pressed is held back at most."""

NEAR = 6
"""Pixels that the pointer may move between the clicks of a double click."""

_MOVING = ("next_control", "last_control", "up", "down", "left", "right")
HARMLESS = (*_MOVING, "rules", "next_hint", "last_hint", "back")
"""Actions that decide nothing: they go from control to control, explain, or lead back."""


class Guard:
    """Holds clicks and deciding keys back for a while; time comes from the frames."""

    def __init__(self) -> None:
        self._left = 0
        self._unseen = self._anew = False
        self._passed = 0
        self._key = 0

    @property
    def up(self) -> bool:
        return self._left > 0

    @property
    def seen(self) -> bool:
        """Whether what is asked has been drawn."""
        return not self._unseen

    def start(self, milliseconds: int) -> None:
        self._left = milliseconds

    def end(self) -> None:
        """Holds nothing back any more."""
        self._left, self._unseen, self._anew = 0, False, False

    def ask_anew(self, milliseconds: int) -> None:
        """Before something new to decide: the time runs only once that is drawn, and begins again with each
        press of the key that was pressed last.
        """
        self._left, self._passed = milliseconds, 0
        self._unseen = self._anew = True

    def drawn(self) -> None:
        """What is asked can be seen."""
        self._unseen = False

    def update(self, milliseconds: int) -> bool:
        """True while it holds."""
        if self.up and not self._unseen:
            self._left = max(0, self._left - milliseconds)
            self._passed += milliseconds
            self._anew = self._anew and self.up
        return self.up

    def blocks(self, event: pygame.event.Event) -> bool:
        """Whether the event must do nothing now. Releasing a button, the pointer and Tab always count."""
        if event.type != pygame.KEYDOWN:
            return self.up and event.type in (pygame.MOUSEBUTTONDOWN, pygame.TEXTINPUT)
        if pressed(event, *HARMLESS):
            return False
        again, self._key = event.key == self._key, event.key
        if self.up and self._anew and again and self._passed < BURST:
            self._left = max(self._left, SETTLING)
        return self.up


class DoubleClick:
    """The second click of a double click: a button that came under the pointer meanwhile does not get it."""

    def __init__(self) -> None:
        self._left = 0
        self._place, self._name = (0, 0), ""

    def update(self, milliseconds: int) -> None:
        self._left = max(0, self._left - milliseconds)

    def strays(self, place: tuple[int, int], name: str) -> bool:
        """Notes a press at a place on the button of that name ("": on no button); True where it was meant for
        the one that was there before.
        """
        near = max(abs(place[0] - self._place[0]), abs(place[1] - self._place[1])) <= NEAR
        if self._left and near and name and self._name and name != self._name:
            return True
        self._left, self._place, self._name = SETTLING, place, name
        return False
