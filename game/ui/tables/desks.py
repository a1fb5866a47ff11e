"""What each game brings along: its scenes, its cards, its result; imported when they are asked for."""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game.ui.tables.books import CardBook

if TYPE_CHECKING:
    from game.ui.context import Context
    from game.ui.scene import Scene
    from game.ui.tables.outcome import Ending
    from game.ui.tables.session import Session


@dataclass(frozen=True, slots=True)
class Desk:
    """One game. The names are "module:attribute" within game.ui.tables."""

    table: str
    setup: str
    book: str
    ending: str
    clock: str
    """What the game counts: "round" or "turn"."""

    def _find(self, name: str) -> Any:
        module, _, attribute = name.partition(":")
        return getattr(import_module(f"game.ui.tables.{module}"), attribute)

    def table_scene(self, context: "Context", session: "Session") -> "Scene":
        scene: Scene = self._find(self.table)(context, session)
        return scene

    def setup_scene(self, context: "Context") -> "Scene":
        scene: Scene = self._find(self.setup)(context)
        return scene

    def cards(self) -> CardBook:
        """The cards as the rulebook shows them."""
        book: CardBook = self._find(self.book)()
        return book

    def ending_of(self, session: "Session") -> "Ending":
        """How a session that is over came to its end."""
        ending: Ending = self._find(self.ending)(session)
        return ending


DESKS: dict[str, Desk] = {
    "scrap_knights": Desk(
        "scrap_knights.table:DuelScene",
        "scrap_knights.setup:SetupScene",
        "scrap_knights.faces:make_book",
        "scrap_knights.ending:make_ending",
        "round",
    ),
    "scrapbots": Desk(
        "scrapbots.table:LanesScene",
        "scrapbots.setup:SetupScene",
        "scrapbots.faces:make_book",
        "scrapbots.ending:make_ending",
        "turn",
    ),
}
"""The games that can be played, in the order of the shelf."""


def book(game: str) -> CardBook:
    """Raises `KeyError` for a game that is not on the table yet."""
    return DESKS[game].cards()
