"""What each game registers with the shared screens, found by its id. Imports no pygame."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from game.content.rulebook import Chapter, shipped_rulebook
from game.engine.match import Match
from game.engine.registry import Registry
from game.engine.seats import Seat

if TYPE_CHECKING:
    from pygame import Surface

    from game.ui.context import Context
    from game.ui.scene import Scene
    from game.ui.tables.books import CardBook
    from game.ui.tables.session.handover import Handover
    from game.ui.tables.session.outcome import Ending
    from game.ui.tables.session.session import Session
    from game.ui.tables.table_scene import TableScene

Looks = tuple[str, str]
"""The mech in data/art/looks.yaml that each seat's art shows; "" for none."""


def no_line(options: Mapping[str, str]) -> str:
    """What the options of a game say where a line of a list has room for them: nothing."""
    return ""


def no_looks(options: Mapping[str, str]) -> Looks:
    """The looks of a game that shows no mechs."""
    return "", ""


def no_sides(options: Mapping[str, str]) -> tuple[str, str]:
    """The names of what both seats play, for a game in which that is the same."""
    return "", ""


def no_standing(state: Mapping[str, Any]) -> tuple[int, int] | None:
    """How a saved match stands, for a game that cannot say it in a number a seat."""
    return None


@dataclass(frozen=True, slots=True)
class GameUI:
    """One game for the title, the set-up, the session, the result, the rulebook and the credits.

    `setup`, `table`, `faces` and `ending` are "module:attribute" within the game's own folder. They are
    imported at their first use, so that the title appears without them.

    By its id are found: the shelf picture in data/art/boxes.yaml,
    the rulebook in data/rulebook, and the texts in data/text.
    """

    id: str
    name: str
    """The short name, as on the shelf."""
    full_name: str
    line: str
    """What stands under the name on the shelf."""
    credit: str
    """Whose game it is, in a sentence."""
    counter: str
    """What the game counts its progress in: a field of its view, and the word on screen for it."""
    setup: str
    """A scene: called with the context."""
    table: str
    """A scene: called with the context and a session."""
    faces: str
    """A function that returns the `CardBook`."""
    ending: str
    """A function that returns the `Ending` of a session."""
    handover: str
    """A function that returns the `Handover` of a session to a seat."""
    choose_looks: Callable[[Mapping[str, str]], Looks] = no_looks
    """The looks that the options of a match lead to."""
    options_line: Callable[[Mapping[str, str]], str] = no_line
    """The options of a match in a few words, for a list of saves."""
    side_names: Callable[[Mapping[str, str]], tuple[str, str]] = no_sides
    """What each seat plays ("Warden"), where the options say it for both."""
    standing: Callable[[Mapping[str, Any]], tuple[int, int] | None] = no_standing
    """What the state of a save says of each seat, as far as both may know it. May raise for an odd file."""
    pieces: str = ""
    """A function that returns a sheet with what the game is painted with beside its cards; "" for none."""
    moments: Mapping[str, str] = field(default_factory=dict)
    """Names of pictures of the table, with what each shows: "asked program", "shown directive"."""
    pose: str = ""
    """A function that is called with a table and the name of such a picture, to make it tell more."""
    standing_icon: str = "hp"
    """The icon beside the numbers of `standing`."""

    def setup_scene(self, context: "Context") -> "Scene":
        scene: Scene = self._find(self.setup)(context)
        return scene

    def table_scene(self, context: "Context", session: "Session") -> "TableScene":
        scene: TableScene = self._find(self.table)(context, session)
        return scene

    def cards(self) -> "CardBook":
        """The cards as the rulebook shows them."""
        book: CardBook = self._find(self.faces)()
        return book

    def rulebook(self) -> tuple[Chapter, ...]:
        return shipped_rulebook(self.id)

    def ending_of(self, session: "Session") -> "Ending":
        """How a session that is over came to its end."""
        ending: Ending = self._find(self.ending)(session)
        return ending

    def pieces_sheet(self) -> "Surface | None":
        """All that the game is painted with beside its cards."""
        sheet: Surface | None = self._find(self.pieces)() if self.pieces else None
        return sheet

    def handover_of(self, session: "Session", seat: Seat) -> "Handover":
        """What the curtain shows before `seat` sits down."""
        handover: Handover = self._find(self.handover)(session, seat)
        return handover

    def pose_table(self, scene: "Scene", moment: str) -> None:
        """Does at a table what a person would do at a moment, for its picture."""
        if self.pose:
            self._find(self.pose)(scene, moment)

    def progress(self, match: Match) -> int:
        """How far a match has come, in what the game counts."""
        return int(getattr(match.view(None), self.counter))

    def progress_text(self, count: int) -> str:
        """A number that `progress` returned, in words: "round 3"; before the first one it is the set-up."""
        return f"{self.counter} {count}" if count else "set-up"

    def _find(self, name: str) -> Any:
        return resolve_name(f"game.ui.tables.{self.id}.{name}")


@dataclass(frozen=True, slots=True)
class ComingGame:
    """A game that is announced on the shelf and in the credits, and cannot be played yet."""

    id: str
    name: str
    credit: str


COMING: tuple[ComingGame, ...] = ()
PLAYABLE = Registry(
    GameUI,
    {
        "scrap_knights": "game.ui.tables.scrap_knights:GAME_UI",
        "scrapbots": "game.ui.tables.scrapbots:GAME_UI",
        "command_core": "game.ui.tables.command_core:GAME_UI",
        "dino_battles": "game.ui.tables.dino_battles:GAME_UI",
    },
)
"""The games with a table, in the order of the shelf."""


def game_ui(game: str) -> GameUI:
    """What a game registered. Raises `UnknownGame`."""
    return PLAYABLE[game]


def all_games() -> tuple[GameUI, ...]:
    """Every game that can be played at a table, in the order of the shelf."""
    return tuple(map(game_ui, PLAYABLE))
