"""The interface half of a game, in two parts, because a title needs no table. Imports no pygame."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.content.game_library import ShownSide
from game.content.rulebook import Chapter, shipped_rulebook
from game.engine.match import Match
from game.engine.registry import Later, Registry
from game.engine.seats import Seat
from game.rules import CONTENTS
from game.words.messages import SHARED, Messages, shipped_messages

if TYPE_CHECKING:
    from pygame import Surface

    from game.ui.context import Context
    from game.ui.scene import Scene
    from game.ui.tables.books import CardBook
    from game.ui.tables.session.handover import Handover
    from game.ui.tables.session.outcome import Ending
    from game.ui.tables.shows.shows import Shows

Looks = tuple[str, str]
"""The mech in data/art/looks.yaml that each seat's art shows; "" for none."""


PLAIN_SETUP: Later[Any] = Later(object, "game.ui.tables.plain:plain_setup")
NO_CARDS: Later[Any] = Later(object, "game.ui.tables.plain:no_cards")


def no_line(options: Mapping[str, Any]) -> str:
    """What the options of a game say where a line of a list has room for them: nothing."""
    return ""


def no_standing(state: Mapping[str, Any]) -> tuple[int, int] | None:
    """How a saved match stands, for a game that cannot say it in a number a seat."""
    return None


def nobody_seen(state: Mapping[str, Any]) -> tuple[str, ...]:
    """Who stands at a saved match, for a game whose options say it."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TableUI:
    """What is needed of a game once somebody sits at its table; each is called with the table's `Session`."""

    scene: "Callable[[Context, Any], Scene]"
    shows: "Shows"
    """What each kind of event looks and sounds like."""
    ending: "Callable[[Any], Ending]"
    """How a session that is over came to its end."""
    handover: "Callable[[Any, Seat], Handover]"
    """What the curtain shows before a seat sits down."""
    pieces: "Callable[[], Surface] | None" = None
    """A sheet with what the game is painted with beside its cards."""
    pose: Callable[[Any, str], None] | None = None
    """Does at a table what a person would do at a moment, for its picture."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameUI:
    """One game for the title, the set-up, the saves, the rulebook and the credits.

    `setup`, `cards` and `table` are imported at their first use, so that the title appears without them.

    By the game's id are found: its name in data/text, the shelf picture in data/art/boxes.yaml, the rulebook
    in data/rulebook.
    """

    id: str
    counter: str
    """What the game counts its progress in: a field of its view, and a key of the messages `progress`."""
    table: Later[TableUI]
    setup: Later[Any] | None = None
    """The set-up scene, called with the context; None for one that asks who plays, and for the options."""
    workshop: Later[Any] | None = None
    """The `WorkshopUI`, for a game whose seats bring a side that can be built."""
    cast: Later[Any] | None = None
    """The `Cast` that shows a blow of the game beside the settings; without one they show another game's."""
    cards: Later[Any] = NO_CARDS
    """A function that returns the `CardBook`: the cards as the rulebook shows them."""
    options_line: Callable[[Mapping[str, Any]], str] = no_line
    """The options of a match in a few words, for a list of saves."""
    standing: Callable[[Mapping[str, Any]], tuple[int, int] | None] = no_standing
    """What the state of a save says of each seat, as far as both may know it. May raise for an odd file."""
    saved_looks: Callable[[Mapping[str, Any]], tuple[str, ...]] = nobody_seen
    """Who the state of a save shows for each seat; () where the options say it. May raise for an odd file."""
    standing_icon: str = "hp"
    """The icon beside the numbers of `standing`."""
    drafted: frozenset[str] = frozenset()
    """Kinds of decisions whose steps are one choice to a person: a program, card by card."""
    answers_to_dice: frozenset[str] = frozenset()
    """Kinds of decisions in the middle of a throw, at which the chance to win says little about a round."""
    moments: Mapping[str, str] = field(default_factory=dict)
    """Names of pictures of the table, with what each shows: "asked program", "shown directive"."""

    @property
    def messages(self) -> Messages:
        return shipped_messages(self.id)

    @property
    def name(self) -> str:
        """The short name, as on the shelf."""
        return self.messages.say("game", "name")

    @property
    def full_name(self) -> str:
        return self.messages.say("game", "full_name")

    @property
    def line(self) -> str:
        """What stands under the name on the shelf."""
        return self.messages.say("game", "line")

    @property
    def credit(self) -> str:
        """Whose game it is, in a sentence."""
        return self.messages.say("game", "credit")

    def setup_scene(self, context: "Context") -> "Scene":
        made: Scene = PLAIN_SETUP.get()(context, self.id) if self.setup is None else self.setup.get()(context)
        return made

    def table_scene(self, context: "Context", session: Any) -> "Scene":
        return self.table.get().scene(context, session)

    def card_book(self) -> "CardBook":
        book: CardBook = self.cards.get()()
        return book

    def rulebook(self) -> tuple[Chapter, ...]:
        """At least one page: a game without a rulebook says whose it is."""
        about = Chapter("about", self.full_name, f"{self.line}\n{self.credit}")
        return shipped_rulebook(self.id) or (about,)

    def ending_of(self, session: Any) -> "Ending":
        """How a session that is over came to its end."""
        return self.table.get().ending(session)

    def pieces_sheet(self) -> "Surface | None":
        """All that the game is painted with beside its cards."""
        pieces = self.table.get().pieces
        return pieces() if pieces is not None else None

    def handover_of(self, session: Any, seat: Seat) -> "Handover":
        """What the curtain shows before `seat` sits down."""
        return self.table.get().handover(session, seat)

    def pose_table(self, scene: "Scene", moment: str) -> None:
        """Does at a table what a person would do at a moment, for its picture."""
        pose = self.table.get().pose
        if pose is not None:
            pose(scene, moment)

    def sides(self, options: Mapping[str, object]) -> tuple[ShownSide, ShownSide] | None:
        """What each seat plays, where the options say it for both."""
        return CONTENTS[self.id].sides_of(options)

    def choose_looks(self, options: Mapping[str, object]) -> Looks:
        """Who stands for each seat's side in pictures; "" where the options leave that open."""
        sides = self.sides(options)
        return (sides[0].look, sides[1].look) if sides else ("", "")

    def side_names(self, options: Mapping[str, object]) -> tuple[str, str]:
        """What each seat plays ("Warden"); "" where the options leave that open."""
        sides = self.sides(options)
        return (sides[0].name, sides[1].name) if sides else ("", "")

    def progress(self, match: Match) -> int:
        """How far a match has come, in what the game counts."""
        return int(getattr(match.view(None), self.counter))

    def progress_text(self, count: int) -> str:
        """A number that `progress` returned, in words: "round 3"; before the first one it is the set-up."""
        key = self.counter if count else "set_up"
        return shipped_messages(SHARED).say("progress", key, count=count)


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
