"""A gamepad as a keyboard: every control that keys can work, it works too."""

from collections.abc import Mapping
from contextlib import suppress

import pygame

from game.content.keys import shipped_keys
from game.ui.keys import keys_of, pad_buttons, pad_triggers

_AXES = {(0, -1): "left", (0, 1): "right", (1, -1): "up", (1, 1): "down"}
_HAT = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
_AT_REST, _NONE = 0.9, -1
"""How far from the middle a trigger is that nobody pulls; and no axis at all."""
_TILTED, _CENTRED = 0.6, 0.3
"""A stick counts once it is tilted so far, and counts again only after it came back so far."""


class Gamepad:
    """All pads that are plugged in, as one."""

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._tilted: dict[tuple[int, int], int] = {}
        self._triggers: dict[int, Mapping[int, int]] = {}
        """For each pad the axes of the table by those on which it reports its triggers."""

    def key(self, event: pygame.event.Event, scope: str = "") -> pygame.event.Event | None:
        """The press of a key, or its release, that an event of a pad stands for on a screen of a scope."""
        if event.type == pygame.JOYHATMOTION:
            return _arrow(_HAT.get(tuple(event.value)))
        if event.type == pygame.JOYBUTTONDOWN:
            return _press(*pad_buttons(scope).get(event.button, (None, 0)))
        if event.type == pygame.JOYBUTTONUP and event.button in pad_buttons(scope):
            key, mod = pad_buttons(scope)[event.button]
            return pygame.event.Event(pygame.KEYUP, key=key, mod=mod)
        if event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return _arrow(self._tilt(event))
        if event.type == pygame.JOYAXISMOTION:
            return self._pull(event, scope)
        return None

    def plug(self, event: pygame.event.Event) -> bool:
        """Keeps account of pads that come and go; True if the event was about that."""
        if event.type == pygame.JOYDEVICEADDED:
            # It may be gone again already.
            with suppress(pygame.error, OverflowError):
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
                self._triggers[pad.get_instance_id()] = _triggers_of(pad)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._triggers.pop(event.instance_id, None)
            self._tilted.clear()
        else:
            return False
        return True

    def _pull(self, event: pygame.event.Event, scope: str) -> pygame.event.Event | None:
        """A trigger counts once when it is pulled; the other axes are those of the right stick."""
        pad = getattr(event, "instance_id", 0)
        axis = self._triggers.get(pad, {}).get(event.axis, event.axis)
        if axis not in pad_triggers(scope):
            return None
        pulled = self._tilted.get((pad, event.axis))
        if event.value < _CENTRED:
            self._tilted.pop((pad, event.axis), None)
        elif event.value > _TILTED and not pulled:
            self._tilted[pad, event.axis] = 1
            return _press(*pad_triggers(scope)[axis])
        return None

    def _tilt(self, event: pygame.event.Event) -> str | None:
        stick = (getattr(event, "instance_id", 0), event.axis)
        if abs(event.value) < _CENTRED:
            self._tilted.pop(stick, None)
        elif abs(event.value) > _TILTED:
            way = 1 if event.value > 0 else -1
            if self._tilted.get(stick) != way:
                self._tilted[stick] = way
                return _AXES[event.axis, way]
        return None


def _triggers_of(pad: pygame.joystick.JoystickType) -> Mapping[int, int]:
    """Where a pad reports its triggers: at rest they are at the end of their way, and sticks in the middle.

    Some pads count them before the right stick, some behind it.
    """
    resting = [axis for axis in range(pad.get_numaxes()) if pad.get_axis(axis) < -_AT_REST]
    usual = sorted(shipped_keys().triggers.values())
    if len(resting) != len(usual) or resting == usual:
        return {}
    # What the table calls a trigger is an axis of the stick on this pad.
    return {**dict.fromkeys(usual, _NONE), **dict(zip(resting, usual, strict=True))}


def _arrow(action: str | None) -> pygame.event.Event | None:
    return None if action is None else _press(keys_of(action)[0].code)


def _press(key: int | None, mod: int = 0) -> pygame.event.Event | None:
    return None if key is None else pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", pad=True)
