"""Who leads through a builder: in the workshop nobody."""

import pygame

from game.ui.layout.nodes import Node


class BuilderGuide:
    """What every builder asks its guide; this one leaves the builder alone."""

    reading = False
    """Whether something is to be read first, so that pointing at a card changes nothing."""

    def header(self, high: float) -> Node | None:
        """What stands above the builder in place of its own header, so many units high."""
        return None

    def changed(self) -> None:
        """The side was changed, and the controls are made anew after that."""

    def arranged(self) -> None:
        """The builder's controls have been made anew."""

    def draw(self, surface: pygame.Surface) -> None:
        """What lies over the builder."""

    def intercept(self, event: pygame.event.Event) -> bool:
        """An event before the builder gets it; True if it was meant for the guide."""
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """An event that no control has taken; True if it was meant for the guide."""
        return False


NOBODY = BuilderGuide()
