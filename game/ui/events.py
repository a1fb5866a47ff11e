"""Limits of what a device may send: SDL passes on whatever numbers a driver or another program gives it."""

from typing import Any

import pygame

MOST_STEPS = 100
"""Steps of the wheel in one event."""
MOST_PIXELS = 100_000
"""The farthest that the pointer can be from the corner of a window."""
MOST_TEXT = 1000
"""Characters typed or pasted by the system in one event."""


def limited(event: pygame.event.Event) -> pygame.event.Event:
    """The event with its numbers and texts within limits; the same object where they are already.

    >>> limited(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=100_000)).y
    100
    """
    facts = event.dict
    changes: dict[str, Any] = {}
    if event.type == pygame.MOUSEWHEEL:
        changes = {name: _clamped(facts[name], MOST_STEPS) for name in ("x", "y") if name in facts}
    elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        changes = {
            name: tuple([_clamped(number, MOST_PIXELS) for number in facts[name]])
            for name in ("pos", "rel")
            if name in facts
        }
    elif event.type == pygame.TEXTINPUT:
        changes = {"text": facts["text"][:MOST_TEXT]}
    if all(facts[name] == value for name, value in changes.items()):
        return event
    return pygame.event.Event(event.type, {**facts, **changes})


def _clamped(number: int, most: int) -> int:
    return max(-most, min(most, number))
