"""What a game adds to the set-up screen."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.layout.nodes import Node, Space
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.words.messages import Messages


class SetupPart:
    """Base of a game's own part: the upper half of the console, and what stands in the seats' corners.

    It calls `changed` when what it shows is another thing. `own_options` are the keys of the options that it
    has controls for; the screen offers all others. `stage` is the place that the corners are in. `seat` is
    the seat that the console is turned to. `texts` are the game's messages.
    """

    has_chance = False
    """Whether there is a button with a die, that leaves the choices of both seats to chance."""
    stage = "dusk"
    own_options: frozenset[str] = frozenset()
    low_height = 236
    """Units that it is high where the console scrolls."""
    lowest_height = 236
    """The same in the lowest window, so that the opponents are in sight."""
    opponent_first = False
    """Whether the figures and the opponent stand above what a seat begins with, where the console scrolls."""
    opponent_next = False
    """Whether there the opponent comes right below what is picked from: both are seen at once."""
    figures_in_head = False
    """Whether there the figures of both seats stand beside the title."""
    on_page = False
    """Whether it has the whole width of a console that scrolls."""
    close_side = 0.3
    """The share of the width that each corner takes where room is short."""

    def __init__(self, gallery: Gallery, texts: Messages, changed: Command) -> None:
        self.gallery = gallery
        self.texts = texts
        self.changed = changed
        # With nothing to pick for a seat, all that is chosen there is the opponent.
        self.seat = 1

    def heed(self, values: Mapping[str, str]) -> None:
        """Takes account of the options that the screen itself offers, whenever one of them changes."""

    @property
    def title(self) -> str:
        """What stands over the console."""
        return self.texts.say("setup", "new")

    @property
    def keys(self) -> str:
        """How the keyboard works the screen."""
        return self.texts.say("setup", "keys")

    def tree(self, *, low: bool) -> Node:
        """The console's controls; `low`: there is little height."""
        return Space()

    def below(self) -> Node | None:
        """What is chosen less often, above the options."""
        return None

    @property
    def has_below(self) -> bool:
        return False

    def corner(self, seat: int) -> Node:
        """What stands below a seat's paper."""
        return Space()

    def first_focus(self) -> Widget | None:
        """What the keys mean when the screen opens, or is turned to another seat; None: the main button."""
        return None

    def is_settled(self, widget: Widget | None) -> bool:
        """Whether the control is what the last seat has chosen already: Enter on it begins the match."""
        return False

    def turn_to(self, seat: int) -> None:
        """The console is turned to a seat."""
        self.seat = seat

    def tell_names(self, names: Sequence[str]) -> None:
        """What the players are called now."""

    def look_at(self, widget: Widget | None) -> None:
        """What the mouse or the keys point at, told once for each change."""

    def headline(self, seat: int) -> str:
        """The big name below the figure; "" for the player's own."""
        return ""

    def note(self, seat: int) -> str:
        """The sentence on the seat's paper."""
        return ""

    def prompt(self, names: Sequence[str]) -> tuple[str, str]:
        """What is to be done, and what comes then."""
        return "", self.texts.say("setup", "ready")

    def task(self, names: Sequence[str]) -> str:
        """For whom something is picked now, told on a paper; "" where nothing is picked by turns."""
        return ""

    def paint_figure(
        self, surface: pygame.Surface, seat: int, scene: pygame.Rect, foot: tuple[int, int]
    ) -> None:
        """Paints who stands on the seat's pad."""

    def jobs(self, scene: pygame.Rect) -> Sequence[Job]:
        """What the helper thread may paint while the player looks."""
        return ()

    def by_chance(self) -> None:
        """The button with the die."""

    def choices(self) -> dict[str, str]:
        """The values of its own options, to be remembered."""
        return {}

    def options(self, seed: int) -> dict[str, object]:
        """The values for a match with that seed."""
        return dict(self.choices())

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        """The keywords of a card that is enlarged."""
        return ()


MakePart = Callable[[Gallery, Messages, Command, Mapping[str, str]], SetupPart]
"""Makes a part from the painted cards, the game's messages, what it calls when it has changed, and the
remembered options.
"""
