"""Events as a mouse makes them, for what works the window without one."""

import pygame


def pointing(place: tuple[int, int]) -> pygame.event.Event:
    """The mouse has come to a place."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False)


def turning(by: int) -> pygame.event.Event:
    """The wheel was turned, away from the player above zero."""
    return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=by, flipped=False, touch=False)
