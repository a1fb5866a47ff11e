"""Which key does what: the only place that knows pygame's keys, besides the text field."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import pygame

from game.content.keys import COMMON, ActionKeys, shipped_keys
from game.words.messages import SCREENS, shipped_messages

_MODIFIERS = {
    "shift": pygame.KMOD_SHIFT,
    "ctrl": pygame.KMOD_CTRL,
    "alt": pygame.KMOD_ALT,
}
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""The direction (x, y) of each action of an arrow key."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key with the modifiers that are held. `code` is pygame's number, `name` its name in the table."""

    name: str
    code: int
    modifiers: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """What stands on the key."""
        return _printed(self.name)

    def fits(self, code: int, held: int) -> bool:
        """Whether it is this key; where the table names modifiers, exactly these are held."""
        return code == self.code and all(
            bool(held & mask) == (name in self.modifiers) for name, mask in _MODIFIERS.items()
        )


@cache
def keys_of(action: str) -> tuple[Key, ...]:
    """The keys of an action, the one that is shown first. Raises `KeyError` for an unknown action."""
    return tuple(_read(key) for key in _actions()[action].keys)


def label(action: str) -> str:
    """What stands on the key of an action: "U", "Esc", "Enter"."""
    return keys_of(action)[0].label


def labels(action: str) -> list[str]:
    """What stands on the keys that are pressed together for an action: ["Ctrl", "Tab"]."""
    key = keys_of(action)[0]
    return [*map(_printed, key.modifiers), key.label]


def shifted(event: pygame.event.Event) -> bool:
    """Whether Shift is held with a key."""
    return bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)


def from_pad(event: pygame.event.Event) -> bool:
    """Whether the press of a key stands for a button of a gamepad."""
    return bool(getattr(event, "pad", False))


def is_key(code: int, *actions: str) -> bool:
    """Whether a key alone does one of these actions, whatever modifiers are held."""
    return any(code == key.code for action in actions for key in keys_of(action) if not key.modifiers)


def pressed(event: pygame.event.Event, *actions: str) -> bool:
    """Whether an event is the press of a key that does one of these actions.

    Keys of the table without a modifier count whatever is held, unless another action has that combination.
    """
    if event.type != pygame.KEYDOWN:
        return False
    held = getattr(event, "mod", 0)
    return any(_does(action, event.key, held) for action in actions)


def _does(action: str, code: int, held: int) -> bool:
    keys = [key for key in keys_of(action) if key.code == code]
    if any(key.fits(code, held) for key in keys):
        return True
    if not any(not key.modifiers for key in keys):
        return False
    # Caps or a stray Ctrl do not spoil a plain key, but Shift and Tab is an action of its own.
    return not any(key.modifiers and key.fits(code, held) for key in _all_keys())


def arrow(event: pygame.event.Event) -> tuple[int, int] | None:
    """The direction (x, y) of an arrow key."""
    return next((way for action, way in ARROWS.items() if pressed(event, action)), None)


_BEYOND = {pygame.K_MINUS: 11, pygame.K_EQUALS: 12}
_BEYOND_PLACES = {pygame.KSCAN_MINUS: 11, pygame.KSCAN_EQUALS: 12}
"""Places in a row beyond the tenth, by what stands on a key and by where it is."""


def digit(code: int) -> int | None:
    """The digit of a key: 1 to 9."""
    return code - pygame.K_0 if pygame.K_1 <= code <= pygame.K_9 else None


def place(code: int) -> int | None:
    """The place in a row that a digit names: 1 to 9, and 0 for the tenth."""
    return 10 if code == pygame.K_0 else digit(code)


def place_of(event: pygame.event.Event) -> int | None:
    """1 to 10 for a digit that is pressed, 11 and 12 for the keys right of the 0, whatever stands on them."""
    beyond = _BEYOND.get(event.key) or _BEYOND_PLACES.get(getattr(event, "scancode", 0))
    return place(event.key) or beyond


def key_with(shown: str) -> int | None:
    """The key on which something stands: "K", "Space", "1"."""
    printed = shipped_messages(SCREENS).section("key_names")
    name = next((name for name, text in printed.items() if text == shown), shown)
    found: int | None = getattr(pygame, f"K_{name.lower() if len(name) == 1 else name.upper()}", None)
    return found


@cache
def pad_buttons(scope: str = "") -> Mapping[int, tuple[int, int]]:
    """The key and the modifiers that each button of a gamepad stands for; those of a scope come first."""
    return _pad_keys(shipped_keys().pads, scope)


@cache
def pad_triggers(scope: str = "") -> Mapping[int, tuple[int, int]]:
    """The same of the triggers, by the axes on which pads report them."""
    return _pad_keys(shipped_keys().triggers, scope)


def _pad_keys(numbers: Mapping[str, int], scope: str) -> Mapping[int, tuple[int, int]]:
    table = shipped_keys()
    found: dict[int, tuple[int, int]] = {}
    for actions in (table.actions[one] for one in (*COMMON, scope) if one):
        for name, action in actions.items():
            key = keys_of(name)[0]
            held = sum(_MODIFIERS[modifier] for modifier in key.modifiers)
            found |= {numbers[button]: (key.code, held) for button in action.pad if button in numbers}
    return found


@cache
def _actions() -> Mapping[str, ActionKeys]:
    return {name: action for scope in shipped_keys().actions.values() for name, action in scope.items()}


@cache
def _all_keys() -> tuple[Key, ...]:
    return tuple(key for name in _actions() for key in keys_of(name))


def _printed(name: str) -> str:
    """What is printed on a key of that name; on most, the name itself."""
    words = shipped_messages(SCREENS)
    return words.say("key_names", name) if words.has("key_names", name) else name.capitalize()


def _read(text: str) -> Key:
    *modifiers, name = text.split()
    return Key(name, getattr(pygame, f"K_{name}"), tuple(modifiers))
