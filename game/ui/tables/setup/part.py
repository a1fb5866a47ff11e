"""What a game adds to the set-up screen."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Command, Widget
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery


class SetupPart:
    """Base of a game's own part. It calls `changed` when its widgets are other ones.

    `own_options` are the keys of the options that the part has controls for; the screen offers all others.
    With `corners` each seat has its own column, left and right of the part, and the part may show something
    there; without, both seats are in one column on the left.
    """

    title = ""
    begin = "Begin the game"
    own_options: frozenset[str] = frozenset()
    corners = False

    def __init__(self, gallery: Gallery, changed: Command) -> None:
        self.gallery = gallery
        self.changed = changed

    def widgets(self) -> list[Widget]:
        """The part's controls, in their tab order."""
        return []

    def arrange(self, area: Area) -> None:
        """Puts the controls in their places."""

    def arrange_corner(self, seat: int, area: Area) -> None:
        """Puts what stands below a seat's name in its place."""

    def look_at(self, widget: Widget | None) -> None:
        """What the mouse or the keys point at, told once for each change."""

    def paint(self, surface: pygame.Surface, scale: float) -> None:
        """Paints what lies under the controls."""

    def choices(self) -> dict[str, str]:
        """The values of its own options, to be remembered."""
        return {}

    def options(self, seed: int) -> dict[str, str]:
        """The values for a match with that seed."""
        return self.choices()

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        """The keywords of a card that is enlarged."""
        return ()


MakePart = Callable[[Gallery, Command, Mapping[str, str]], SetupPart]
"""Makes a part from the painted cards, what it calls when it has changed, and the remembered options."""
