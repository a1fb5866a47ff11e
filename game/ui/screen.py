"""What fills the window: a screen with its controls."""

import math

import pygame

from game.ui.kit.area import Area
from game.ui.kit.form import Form
from game.ui.kit.widget import Box

DESIGN_SIZE = (1280, 720)
MOST_PIXELS = 16_000_000
RESTING_TICK = 120
LEAST_SCALE = 0.75
"""No UI scale makes screens smaller than in the smallest window: words of 12 units have 9 pixels there."""


class Screen:
    """Base of all screens, as the window and the stack of screens know them.

    `still` is painted only when `stale` says so; `movers` draws what moves over it and returns the
    rectangles that it touched. `overlay` scenes are drawn over the frame of the scene beneath them.
    """

    overlay = False
    ambience = ""
    """The loop in data/ambience.yaml that is heard here; "silence": none; "": that of the scene beneath."""
    key_scope = ""
    """The scope in data/keys.yaml whose buttons of a gamepad come first here."""
    hushed = False
    """Whether the loop is softer as long as this scene is on top."""
    gives_way = False
    """Whether it is not seen beneath another scene that is laid over it."""
    largest_scale = 2.0
    """How far the user's UI scale may enlarge this screen before it takes more room than the window has."""
    least_scale = LEAST_SCALE

    def __init__(self) -> None:
        self.form = Form()
        self.size = DESIGN_SIZE
        self.scale = 1.0
        self._stale = True

    @property
    def stale(self) -> bool:
        return self._stale or self.form.stale

    @stale.setter
    def stale(self, value: bool) -> None:
        self._stale = value
        if not value:
            self.form.stale = False

    def notice_field(self, seen: pygame.Rect) -> pygame.Rect:
        """Where sentences lie that show up for a while; `seen` is the part of the surface that is seen."""
        return seen

    @property
    def unhurried(self) -> bool:
        """Whether a new picture may be a frame late, so that no frame takes too long."""
        return False

    @property
    def resting_tick(self) -> int:
        """Milliseconds between two looks at what may have changed while nobody does anything."""
        return RESTING_TICK

    @property
    def due(self) -> bool:
        """Whether what stands is to be painted anew in this frame."""
        return self.stale

    @property
    def moved(self) -> bool:
        """Whether what moves may look different from the frame before."""
        return True

    def painted(self) -> None:
        """What stands is seen as it is now."""

    def needed(self, window: tuple[int, int], factor: float) -> tuple[int, int]:
        """How large a canvas the screen takes: the window, or more where the UI scale asks for it."""
        growth = max(1.0, min(factor, self._largest(window)) / self.largest_scale)
        return math.ceil(window[0] * growth), math.ceil(window[1] * growth)

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        """A new window size, or a new UI scale (1.0 is 100 %); `canvas` where it is larger than needed."""
        self.size = canvas or self.needed(window, factor)
        base = min(window[0] / DESIGN_SIZE[0], window[1] / DESIGN_SIZE[1])
        self.scale = max(base * min(factor, self._largest(window)), min(base, self.least_scale))
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def _largest(self, window: tuple[int, int]) -> float:
        """No canvas takes more memory than `MOST_PIXELS`."""
        return self.largest_scale * max(1.0, math.sqrt(MOST_PIXELS / (window[0] * window[1])))

    def arrange(self, area: Area) -> None:
        """Puts all controls in their places."""

    def enter(self) -> None:
        """The scene comes to the top."""

    def leave(self) -> None:
        """The scene is taken off for good."""

    def hidden(self) -> None:
        """Another scene covers this one: pictures that can be painted again may be given back."""

    def receive(self, event: pygame.event.Event) -> bool:
        """An event from the window: first for what stands above all screens, then for this one."""
        return self.form.intercept(event) or self.handle(event)

    def handle(self, event: pygame.event.Event) -> bool:
        return self.form.handle(event)

    def update(self, milliseconds: int) -> bool:
        """Carries on with time; True while something moves."""
        return False

    def still(self, surface: pygame.Surface) -> None:
        """Paints all that stands."""
        self.form.draw(surface)

    def pointed_at(self) -> pygame.Rect:
        """What must be in sight where the canvas is larger than the window."""
        return self.form.focus.rect if self.form.focus is not None else pygame.Rect(0, 0, 1, 1)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws what moves over the still part; returns where."""
        return []

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paints parts of what stands anew, where little of it changes now and then; returns where.

        Not called in a frame in which everything is painted.
        """
        return []

    def boxes(self) -> list[Box]:
        """Where things were drawn, for the test that nothing is cut or overlaps."""
        return self.form.boxes()
