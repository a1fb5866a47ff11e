"""Who stands beside a table and speaks before anything is asked: at an ordinary match nobody."""

from collections.abc import Sequence

import pygame

from game.engine.rules import Action, Decision
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.layout.nodes import Node
from game.ui.tables.overlays.menu import Tool


class Guide:
    """What every table asks its guide; this one leaves the match alone."""

    active = False
    """Whether somebody is there."""
    veiled = False
    """Whether the table lies under a veil, so that nothing on it may be painted anew by itself."""

    def speaks(self) -> bool:
        """Called when all has been shown: whether the guide has something to say before anybody is asked."""
        return False

    @property
    def speaking(self) -> bool:
        """Whether the guide's own buttons stand in place of answers."""
        return False

    def narrowed(self, decision: Decision) -> Decision:
        """A person's decision with only the actions that may be taken now."""
        return decision

    def expects(self, action: Action) -> bool:
        """Whether that is what somebody waits for, so that nobody asks whether it is meant."""
        return False

    def next_action(self) -> Action | None:
        """What is asked for next, to which rings and the focus may lead; None where nobody says so."""
        return None

    @property
    def why_whole(self) -> str:
        """Why a choice of many parts is held back as long as one is missing; "" where it is not."""
        return ""

    def would_pass(self, actions: Sequence[Action]) -> bool | None:
        """Whether these choices do what somebody waits for; None where nobody judges them, or not yet."""
        return None

    def line(self) -> str:
        """What the prompt says instead of its own words; "" for those."""
        return ""

    def buttons(self) -> list[Button]:
        """What can be answered to the guide."""
        return []

    def tools(self) -> list[Tool]:
        """The tools of the table, none for the usual ones."""
        return []

    def heads(self) -> Sequence[Node]:
        """Variants of what stands at the top of a console's column, the roomiest first."""
        return []

    def well(self) -> Node | None:
        """What stands in a console's well; None for what the table tells there."""
        return None

    def well_heading(self) -> tuple[str, str] | None:
        """The heading of what stands in the well, and a note beside it."""
        return None

    def bar(self, room: Area) -> list[Widget]:
        """What stands between phases and tools, at a table with a bar instead of a console."""
        return []

    def dress(self, widgets: Sequence[Widget]) -> None:
        """The table's own controls have been made anew."""

    def draw(self, surface: pygame.Surface) -> None:
        """What lies over the still picture of the table."""

    def read(self) -> list[pygame.Rect]:
        """Where its words lie, which nothing else may cover."""
        return []

    def handle(self, event: pygame.event.Event) -> bool:
        """An event before the table gets it; True if it was meant for the guide."""
        return False

    def update(self, milliseconds: int) -> bool:
        """Carries on with time; True when what it shows has changed."""
        return False

    def undo(self) -> bool:
        """A choice is to be taken back; True if the guide has seen to it."""
        return False

    def hint(self) -> bool:
        """A hint is asked for; True if the guide has seen to it, so that the computer gives none."""
        return False

    def pause(self) -> bool:
        """The table is to be left, or its menu opened; True if the guide has seen to it."""
        return False


NOBODY = Guide()
