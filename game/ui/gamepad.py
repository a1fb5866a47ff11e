"""A gamepad as a keyboard: every control that keys can work, it works too."""

from contextlib import suppress

import pygame

_BUTTONS = {
    0: (pygame.K_RETURN, 0),
    1: (pygame.K_ESCAPE, 0),
    2: (pygame.K_u, 0),
    3: (pygame.K_l, 0),
    4: (pygame.K_TAB, pygame.KMOD_SHIFT),
    5: (pygame.K_TAB, 0),
    6: (pygame.K_F1, 0),
    7: (pygame.K_ESCAPE, 0),
    9: (pygame.K_F2, 0),
    10: (pygame.K_F2, pygame.KMOD_SHIFT),
    11: (pygame.K_UP, 0),
    12: (pygame.K_DOWN, 0),
    13: (pygame.K_LEFT, 0),
    14: (pygame.K_RIGHT, 0),
}
"""Key and modifiers of A, B, X, Y, both shoulders, view, menu, both sticks pressed, and the cross of pads
that report it as buttons.
"""

_AXES = {(0, -1): pygame.K_LEFT, (0, 1): pygame.K_RIGHT, (1, -1): pygame.K_UP, (1, 1): pygame.K_DOWN}
_HAT = {(-1, 0): pygame.K_LEFT, (1, 0): pygame.K_RIGHT, (0, 1): pygame.K_UP, (0, -1): pygame.K_DOWN}
_TILTED, _CENTRED = 0.6, 0.3
"""A stick counts once it is tilted so far, and counts again only after it came back so far."""


class Gamepad:
    """All pads that are plugged in, as one."""

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._tilted: dict[tuple[int, int], int] = {}

    def key(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """The press of a key, or its release, that an event of a pad stands for."""
        if event.type == pygame.JOYHATMOTION:
            return _press(_HAT.get(tuple(event.value)))
        if event.type == pygame.JOYBUTTONDOWN:
            return _press(*_BUTTONS.get(event.button, (None, 0)))
        if event.type == pygame.JOYBUTTONUP and event.button in _BUTTONS:
            key, mod = _BUTTONS[event.button]
            return pygame.event.Event(pygame.KEYUP, key=key, mod=mod)
        if event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return _press(self._tilt(event))
        return None

    def plug(self, event: pygame.event.Event) -> bool:
        """Keeps account of pads that come and go; True if the event was about that."""
        if event.type == pygame.JOYDEVICEADDED:
            # It may be gone again already.
            with suppress(pygame.error, OverflowError):
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._tilted.clear()
        else:
            return False
        return True

    def _tilt(self, event: pygame.event.Event) -> int | None:
        stick = (getattr(event, "instance_id", 0), event.axis)
        if abs(event.value) < _CENTRED:
            self._tilted.pop(stick, None)
        elif abs(event.value) > _TILTED:
            way = 1 if event.value > 0 else -1
            if self._tilted.get(stick) != way:
                self._tilted[stick] = way
                return _AXES[event.axis, way]
        return None


def _press(key: int | None, mod: int = 0) -> pygame.event.Event | None:
    return None if key is None else pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
