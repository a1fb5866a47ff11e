"""What every board has alike: the console, the closer look, a stage for what moves."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

import pygame

from game.engine.events import Event
from game.engine.rules import Decision
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.form import Form
from game.ui.kit.widget import Widget
from game.ui.layout.nodes import Node, Space
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Size
from game.ui.tables.books import CardBook
from game.ui.tables.console import Asked, Console, with_name
from game.ui.tables.dragging import DragBoard, MouseDrag
from game.ui.tables.frame import Frame
from game.ui.tables.guide import Guide
from game.ui.tables.overlays.menu import Tool
from game.ui.tables.overlays.tip_note import TipNote, is_rectangle, taken_places
from game.ui.tables.overlays.tips import TableTips
from game.ui.tables.overlays.zoom import draw_zoom, zoom_shadow
from game.ui.tables.shows.shows import Shows, Words
from game.ui.tables.shows.stage import Stage


class BoardTable(Protocol):
    """What every board needs of the table that it belongs to."""

    size: tuple[int, int]
    scale: float
    looks_enlarged: float

    @property
    def context(self) -> Context: ...
    @property
    def form(self) -> Form: ...
    @property
    def book(self) -> CardBook: ...
    @property
    def words(self) -> Words: ...
    @property
    def shows(self) -> Shows: ...
    @property
    def guide(self) -> Guide: ...
    @property
    def tips(self) -> TableTips: ...
    @property
    def dragging(self) -> MouseDrag: ...
    @property
    def bottom(self) -> Seat: ...
    @property
    def asked(self) -> Decision | None: ...
    @property
    def prompt_seat(self) -> Seat | None: ...
    @property
    def playing(self) -> bool: ...
    @property
    def long_show(self) -> bool: ...
    @property
    def in_steps(self) -> bool: ...
    @property
    def thinking(self) -> float | None: ...

    def line(self) -> str:
        """What the prompt says."""

    def line_symbol(self) -> str:
        """The icon before it."""

    def offered_answers(self) -> list[Button]:
        """The buttons under it."""

    def tools(self) -> list[Tool]:
        """The tools at the head of the console."""

    def tell(self, event: Event) -> str | None:
        """What the prompt says while an event is shown."""

    def refresh(self) -> None:
        """Makes the controls anew and draws everything."""


S = TypeVar("S", bound=BoardTable)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something is on the table; a figure is `round`."""

    rect: pygame.Rect
    round: bool = False


def _id(face: CardFace) -> str:
    """The card's id alone: a key names its game, and may name an edition."""
    return face.key.rpartition("/")[2].rpartition(":")[2]


LOOK, _LOOK_HIGH = 224, 440
"""Units: the width of a card in a closer look, less than a console's; and the height that its notes need."""


class TableBoard(DragBoard, ABC, Generic[S]):
    """Where things lie on a game's table and what is drawn there; `scene` is the game's own scene.

    `places` are the game's, worked out from the frame; the console is the same for all.
    """

    places: Any

    def __init__(self, scene: S) -> None:
        self.scene = scene
        self.gallery = scene.context.gallery
        self.area = Area(pygame.Rect(0, 0, 1280, 720), 1.0)
        self.stage = Stage()
        self.stage.ahead = scene.context.ahead
        self.console = Console(self.asked)
        self._hand: list[CardWidget] = []
        self.tip_note: TipNote | None = None

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
        self.scene.form.fill([*widgets, *self._tip_widgets(widgets)])

    def asked(self) -> Asked:
        """What the console says and asks now."""
        scene, guide = self.scene, self.scene.guide
        bay, text = self.bay_button(), scene.line()

        def well() -> Node:
            return guide.well() or self.well()

        return Asked(
            with_name(text) if scene.asked else text,
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
        )

    def _tip_widgets(self, widgets: Sequence[Widget]) -> list[Widget]:
        """The note of a tip, where it covers nothing that can be worked; none where it has no such place."""
        tips = self.scene.tips
        if tips.tip is None or self.scene.playing:
            self.tip_note = None
            return []
        if self.tip_note is None or self.tip_note.shown_tip is not tips.tip:
            self.tip_note = TipNote(tips.tip, tips.read_more, tips.put_away)
        room = pygame.Rect((0, 0), self.scene.size)
        taken = [self.console.prompt, *taken_places(widgets, self.scene.scale)]
        shown = [one for one in widgets if one.visible and (one.hint or not one.in_background)]
        seen = [one.rect for one in shown if is_rectangle(one)]
        covered = [*self.better_seen(), *seen]
        ground = self.console.ground
        if ground is not None:
            # Half on the console and half beside it, a note looks as if it had fallen there.
            taken.append(pygame.Rect(ground.left - 2, ground.top, 4, ground.height))
        scales = self.look_scale, (self.look_scale + self.scene.scale) / 2, self.scene.scale
        if not self.tip_note.find_place(room, taken, covered, scales):
            self.tip_note = None
            return []
        tips.shown()
        return self.tip_note.widgets

    def better_seen(self) -> list[pygame.Rect]:
        """Pictures and words, beside what has a hint, that a tip covers only if it must."""
        return []

    def draw_tip(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws the note over what moves; returns where."""
        if self.tip_note is None or self.scene.playing or self.scene.dragging.moving:
            return []
        return [self.tip_note.draw_over(surface, self.scene.form.meant)]

    def spots(self, name: str) -> list[Spot]:
        """Where something is that a lesson names: "card slash", "hand slash", "hand", or a landmark."""
        word, _, rest = name.partition(" ")
        cards = [one for one in self.scene.form.widgets if isinstance(one, CardWidget) and one.visible]
        if name == "hand":
            found: Sequence[Widget] = self.hand_cards()
        elif word in ("card", "hand"):
            own = self.hand_cards() if word == "hand" else cards
            found = [one for one in own if one.face is not None and _id(one.face) == rest]
        else:
            found = [one for one in self.scene.form.widgets if one.name == name and one.visible]
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

    @property
    def look_scale(self) -> float:
        """Pixels a unit for closer looks, which grow further than the console."""
        return self.scene.scale * self.scene.looks_enlarged

    def prepare_closer_looks(self) -> None:
        """Has the cards painted large before somebody asks for one."""
        width = round(LOOK * self.look_scale)
        cards = [widget for widget in self.scene.form.widgets if isinstance(widget, CardWidget)]
        faces = dict.fromkeys(card.face for card in cards if card.face)
        self.gallery.prepare([(shown, width, "full") for shown in faces])
        self.scene.context.ahead.prepare("closer looks", [partial(zoom_shadow, self.look_scale, LOOK)])

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

    def show_jobs(self, event: Event) -> Iterable[Job]:
        """Paints what stands on the board after an event and may not have stood there before."""
        return ()

    def shown_sizes(self, event: Event) -> Sequence[Size]:
        """The widths and states in which an event shows its cards on their way."""
        return ()

    def face(self, card: str) -> CardFace:
        """A card of the game, as it is drawn."""
        return self.scene.book.face(card)

    def keep_free(self) -> list[pygame.Rect]:
        """What a closer look covers only if it must: plates and whatever else is read meanwhile."""
        return []

    def draw_closer_look(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """A card enlarged at the edge of the window away from it; nothing while events are shown."""
        card = self.scene.form.looked_at
        if self.scene.playing or not isinstance(card, CardWidget) or card.face is None:
            return []
        free = [self.console.prompt, *self.keep_free()]
        above = surface.get_rect()
        above.height = self.console.prompt.top
        field, ground = self.look_field(), self.console.ground
        ground = ground.clip(above).inflate(-6, -6) if ground is not None and field is None else None
        notes, face = self.closer_notes(card.face), self.closer_face(card, card.face)
        scale = self.look_scale
        # Above the prompt, unless that has come up too high for a card and what is said of it.
        within = field or (above if above.height >= round(_LOOK_HIGH * scale) else None)
        read = self.scene.guide.read()
        place = card.rect
        return [draw_zoom(surface, self.gallery, face, notes, place, scale, within, free, LOOK, ground, read)]

    def look_field(self) -> pygame.Rect | None:
        """The only place where a closer look may lie; None: on the console, or anywhere."""
        return None

    def closer_notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        """What stands beside the closer look of a card: what its keywords mean, and what a game adds."""
        return self.scene.book.notes(face)

    def closer_face(self, card: CardWidget, face: CardFace) -> CardFace:
        """What the closer look of a card shows; a game may know more of it than its face tells."""
        return face

    def draw_again(self, surface: pygame.Surface, inside: pygame.Rect, over: Sequence[pygame.Rect]) -> None:
        """Draws the controls inside a place again that something was drawn over."""
        for widget in self.scene.form.widgets:
            if widget.visible and inside.contains(widget.rect) and widget.rect.collidelist(over) >= 0:
                widget.draw(surface)

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
