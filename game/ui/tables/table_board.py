"""What every board has alike: the console, the closer look, a stage for what moves."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.nodes import Box, Column, Fits, Node, Space, Stack
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Size
from game.ui.tables.console import Asked, Console, with_name
from game.ui.tables.dragging import DragBoard
from game.ui.tables.floating_board import FloatingBoard, S, Spot
from game.ui.tables.frame import Frame
from game.ui.tables.shows.quips import Quips, lines_on
from game.ui.tables.shows.stage import Stage


def _id(face: CardFace) -> str:
    """The card's id alone: a key names its game, and may name an edition."""
    return face.key.rpartition("/")[2].rpartition(":")[2]


_BESIDE = 170
"""Units of height at least of what stands below the hints of a lesson."""


class TableBoard(FloatingBoard[S], DragBoard):
    """Where things lie on a game's table and what is drawn there; `scene` is the game's own scene.

    `places` are the game's, worked out from the frame; the console is the same for all.
    """

    places: Any
    names_are_bold = True
    """Whether the name that a prompt begins with is bold."""

    def __init__(self, scene: S) -> None:
        super().__init__(scene)
        self.area = Area(pygame.Rect(0, 0, 1280, 720), 1.0)
        self.stage = Stage()
        self.stage.ahead = scene.context.ahead
        self.quips = Quips()
        self.console: Console = Console(self.asked)
        self._hand: list[CardWidget] = []

    @property
    def bottom(self) -> Seat:
        return self.scene.bottom

    @property
    def header_seat(self) -> Seat | None:
        """The seat that words and lights beside the prompt show as the one to act; None: they show none."""
        return None

    def agreed(self, seat: Seat | None) -> Seat | None:
        """The seat to act; None while the prompt speaks of the other one, as in a show of what it did."""
        return seat if self.scene.prompt_seat in (None, seat) else None

    @abstractmethod
    def arrange(self, area: Area) -> None:
        """Lays everything out anew for a size."""

    @abstractmethod
    def make_widgets(self) -> list[Widget]:
        """The game's own controls, in their tab order."""

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, controls and all."""

    def rebuild(self) -> None:
        """Makes the controls anew; the focus stays where it was if it can."""
        widgets = self.make_widgets()
        self.scene.guide.dress(widgets)
        widgets += self.console.widgets()
        self.scene.form.keep_free = self.kept_free_by_hints
        self.stage.whole, self.stage.read = pygame.Rect((0, 0), self.scene.size), self.read_in_shows()
        self.scene.form.fill([*widgets, *self.tip_widgets(widgets)])

    def asked(self) -> Asked:
        """What the console says and asks now."""
        scene, guide = self.scene, self.scene.guide
        bay, text = self.bay_button(), scene.line()

        def well() -> Node:
            guided = guide.well()
            beside = self.beside_guide() if guided is not None else None
            if guided is None or beside is None:
                return guided or self.well()
            both = Column(guided, Space(height=12), Stack(Space(height=_BESIDE), Box(beside, grow=1)))
            return Fits(both, guided)

        return Asked(
            with_name(text) if scene.asked and self.names_are_bold else text,
            scene.line_symbol(),
            scene.prompt_seat,
            scene.offered_answers(),
            scene.in_steps,
            scene.thinking is not None,
            self.answers_note() if bay is None or scene.playing else "",
            bay,
            self.bay_note(),
            guide.well_heading() or self.well_heading(),
            scene.tools(),
            guide.heads,
            well,
            scene.silent,
        )

    def beside_guide(self) -> Node | None:
        """What stays in sight below the hints of a lesson where there is room."""
        return None

    def spots(self, name: str) -> list[Spot]:
        """Where something is that a lesson names: "card slash", "hand slash", "hand", or a landmark."""
        return self.spots_among(name, self.scene.form.widgets)

    def spots_among(self, name: str, widgets: Sequence[Widget]) -> list[Spot]:
        word, _, rest = name.partition(" ")
        cards = [one for one in widgets if isinstance(one, CardWidget) and one.visible]
        if name == "hand":
            found: Sequence[Widget] = self.hand_cards()
        elif word in ("card", "hand"):
            own = self.hand_cards() if word == "hand" else cards
            found = [one for one in own if one.face is not None and _id(one.face) == rest]
        else:
            found = [one for one in widgets if one.name == name and one.visible]
        if found:
            return [Spot(self.lit_place(one)) for one in found]
        return self.landmark(word, rest)

    def lit_place(self, widget: Widget) -> pygame.Rect:
        """What is lit of a control that a lesson names."""
        return widget.rect

    def landmark(self, word: str, rest: str) -> list[Spot]:
        """Where something is that has no control of its own: a mech, a cell of a board."""
        return []

    @property
    def speaking_place(self) -> pygame.Rect:
        """Where somebody may stand and speak who explains the table; the floor is its lower edge."""
        frame: Frame = self.places.frame
        return pygame.Rect(frame.stage.rect.topleft, (frame.stage.rect.width, frame.arena.rect.height))

    veil_share = 1.0
    """How dark it is there, to what is usual."""

    @property
    def veiled_place(self) -> pygame.Rect:
        """What lies in the dark while something else is pointed out."""
        frame: Frame = self.places.frame
        return frame.stage.rect

    def settle(self) -> None:
        """Puts all that moves where the view says, in the middle of a show."""

    def answers_note(self) -> str:
        """A few words below the answers."""
        long = self.scene.playing and self.scene.long_show
        return self.scene.context.words.say("show", "by_itself") if long else ""

    def well_heading(self) -> tuple[str, str]:
        """What stands over the console's well: a title, and a note at its right."""
        return "", ""

    def well(self) -> Node:
        """What stands in the console's well."""
        return Space()

    def bay_button(self) -> Button | None:
        """The button that ends a turn, where a game has one; it stands alone in the console's bay."""
        return None

    def bay_note(self) -> str:
        """What is still to be said about ending the turn, under its button."""
        return ""

    def hand_cards(self) -> list[CardWidget]:
        """The near hand, from left to right."""
        return self._hand

    def answers(self) -> list[Button]:
        """The buttons under the prompt."""
        return [] if self.scene.playing else self.console.answers

    def prepare_show(self, events: Sequence[Event]) -> None:
        """Has the cards painted that are about to be shown, before they are on their way."""
        wishes = [
            (self.face(card), *size)
            for event in events
            if (sizes := self.shown_sizes(event))
            for card in self.scene.words.cards(event)
            for size in sizes
        ]
        self.gallery.prepare(dict.fromkeys(wishes), "show", soon=True)
        jobs: list[Job] = []
        for event in events:
            if told := self.scene.tell(event):
                jobs.append(self.console.job(told, symbol=bool(self.scene.shows.symbol(event))))
            jobs += self.show_jobs(event)
        self.scene.context.ahead.prepare("show pictures", jobs, soon=True)

    def paced(self, events: Sequence[Event], schedule: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The lead and length of each event, as this board shows them to whoever looks."""
        return schedule

    def show_jobs(self, event: Event) -> Iterable[Job]:
        """Paints what stands on the board after an event and may not have stood there before."""
        return ()

    def shown_sizes(self, event: Event) -> Sequence[Size]:
        """The widths and states in which an event shows its cards on their way."""
        return ()

    def face(self, card: str) -> CardFace:
        """A card of the game, as it is drawn."""
        return self.scene.book.face(card)

    def draw_again(self, surface: pygame.Surface, inside: pygame.Rect, over: Sequence[pygame.Rect]) -> None:
        """Draws the controls inside a place again that something was drawn over."""
        for widget in self.scene.form.widgets:
            if widget.visible and inside.contains(widget.rect) and widget.rect.collidelist(over) >= 0:
                widget.draw(surface)

    def spoken_now(self) -> list[pygame.Rect]:
        return [line.rect for line in lines_on(self.stage)]

    def update(self, milliseconds: int) -> bool:
        """Carries the motions on; True while something moves."""
        moving = self.stage.update(milliseconds)
        if self.stage.stale:
            self.stage.stale = False
            self.scene.refresh()
        return moving

    def painted(self) -> None:
        """The still picture is seen as it was noted last."""
        self.stage.painted()

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws small parts of the still picture anew; returns where."""
        return []

    @abstractmethod
    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws what moves or hovers over the still picture; returns where."""
