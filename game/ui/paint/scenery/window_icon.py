"""The picture that the system shows for the window."""

import pygame

from game.ui.paint.roles import art_colors
from game.ui.paint.svg import colored, drawing, picture


def window_icon() -> pygame.Surface:
    """A steel gear with a sword before it; needs no window."""
    return picture(colored(drawing("drawings/window_icon"), art_colors("window_icon").roles), (64, 64))
