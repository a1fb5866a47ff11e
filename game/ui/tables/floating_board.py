"""What floats over a table: tips, closer looks and hints, and what they leave free."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, TypeVar

import pygame

from game.engine.events import Event
from game.engine.rules import Decision
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.form import Form
from game.ui.kit.hints import worked
from game.ui.kit.widget import Widget
from game.ui.layout.floating import Floating, Rects
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.books import CardBook
from game.ui.tables.console import Console
from game.ui.tables.dragging import MouseDrag
from game.ui.tables.guide import Guide
from game.ui.tables.hands.hand_card import HandCard
from game.ui.tables.overlays.menu import Tool
from game.ui.tables.overlays.tip_note import TipNote, is_rectangle
from game.ui.tables.overlays.tips import TableTips
from game.ui.tables.overlays.zoom import Look, find_look, zoom_shadow
from game.ui.tables.shows.shows import Shows, Words


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

    @property
    def silent(self) -> bool: ...
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


LOOK = 224
"""Units: the width of a card in a closer look, less than a console's."""
_LEAST_LOOK = 0.93
"""How much smaller than at 100 % a closer look may be where there is no free place for it."""
_SMALLEST_LOOK = 0.75
"""The same where only a still smaller one has a free place."""


class FloatingBoard(ABC, Generic[S]):
    """The part of a board that lays things over itself; a game says what must stay in sight."""

    console: Console
    look_width = LOOK
    """Units: the width of a card in a closer look."""

    def __init__(self, scene: S) -> None:
        self.scene = scene
        self.gallery = scene.context.gallery
        self.tip_note: TipNote | None = None

    @abstractmethod
    def spots_among(self, name: str, widgets: Sequence[Widget]) -> list[Spot]:
        """Where something is among the controls that a tip or a lesson names."""

    # Tips

    def tip_widgets(self, widgets: Sequence[Widget]) -> list[Widget]:
        """The note of a tip, where it covers nothing that can be worked; none where it has no such place."""
        tips = self.scene.tips
        if self.wanted_note() is None:
            return []
        row = self.tip_row
        assert self.tip_note is not None and tips.tip is not None
        if row is not None:
            self.tip_note.lay_in(row, self.console.scale)
            tips.shown()
            return self.tip_note.widgets
        room = pygame.Rect((0, 0), self.scene.size)
        shown = [one for one in widgets if one.visible]
        used = [one for one in shown if one.reachable or one.workable or one.refused]
        about = [spot.rect for name in tips.tip.show for spot in self.spots_among(name, widgets)]
        taken = [self.console.prompt, *self.spoken_of(), *self.scene.guide.read(), *worked(used), *about]
        taken += [*self.watched(), *self.spoken_now()]
        seen = [one.rect for one in shown if is_rectangle(one) and (one.hint or not one.in_background)]
        ground = self.console.ground
        if ground is not None:
            # Half on the console and half beside it, a note looks as if it had fallen there.
            taken.append(pygame.Rect(ground.left - 2, ground.top, 4, ground.height))
        scales = self.look_scale, (self.look_scale + self.scene.scale) / 2, self.scene.scale
        near = about[0] if about else None
        if not self.tip_note.find_place(room, near, [taken, [*self.better_seen(), *seen]], scales):
            self.tip_note = None
            return []
        self.tip_note.lie_in(self.folded_tip_rooms(widgets), taken, scales)
        tips.shown()
        return self.tip_note.widgets

    def wanted_note(self) -> TipNote | None:
        """The note of the tip that is due, which has no place yet."""
        tips = self.scene.tips
        if tips.tip is None or self.scene.playing:
            self.tip_note = None
        elif self.tip_note is None or self.tip_note.shown_tip is not tips.tip:
            self.tip_note = TipNote(tips.tip, tips.read_more, tips.put_away, self._tell_tip)
        return self.tip_note

    @property
    def tip_row(self) -> pygame.Rect | None:
        """A row of its own for a tip, where a table keeps one free."""
        return None

    def folded_tip_rooms(self, widgets: Sequence[Widget]) -> list[pygame.Rect]:
        """Where among its controls a table has room for a tip that is folded to a line, the best first."""
        return []

    def _tell_tip(self) -> None:
        """The words of a folded tip, beside it."""
        note = self.tip_note
        if note is not None:
            self.scene.form.hints.tell(note.title, note.shown_tip.text)

    @property
    def _tip_seen(self) -> bool:
        return self.tip_note is not None and not self.scene.playing and not self.scene.dragging.moving

    def tip_places(self) -> list[pygame.Rect]:
        """Where the note of a tip lies, which stays while other things come and go."""
        return [self.tip_note.rect] if self.tip_note is not None and self._tip_seen else []

    def watched(self) -> list[pygame.Rect]:
        """What a tip, which stays for long, leaves free besides: a board of cells."""
        return []

    def spoken_now(self) -> list[pygame.Rect]:
        """Where a computer player's line is read, which a tip leaves free."""
        return []

    def better_seen(self) -> list[pygame.Rect]:
        """Pictures and words, beside what has a hint, that a tip covers only if it must."""
        return []

    def draw_tip(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws the note over what moves; returns where."""
        if self.tip_note is None or not self._tip_seen:
            return []
        return [self.tip_note.draw_over(surface, self.scene.form.meant)]

    # Closer looks

    @property
    def look_scale(self) -> float:
        """Pixels a unit for closer looks, which grow further than the console."""
        return self.scene.scale * self.scene.looks_enlarged

    def prepare_closer_looks(self) -> None:
        """Has the cards painted large before somebody asks for one."""
        width = round(self.look_width * self.look_scale)
        cards = [widget for widget in self.scene.form.widgets if isinstance(widget, CardWidget)]
        faces = dict.fromkeys(card.face for card in cards if card.face)
        self.gallery.prepare([(shown, width, "full") for shown in faces])
        self.scene.context.ahead.prepare("closer looks", [partial(zoom_shadow, width, self.look_scale)])

    def spoken_of(self) -> list[pygame.Rect]:
        """What a choice is judged by, and what is aimed at: plates, targets, and what is read meanwhile."""
        return []

    def figures(self) -> list[pygame.Rect]:
        """The figures that are looked at when a lesson has come out: no star hides one."""
        return []

    @property
    def beat_place(self) -> tuple[int, int] | None:
        """The middle of the word between two steps of a lesson, where it covers no face; None: the usual."""
        return None

    def outcome_places(self) -> list[pygame.Rect]:
        """Where it is read how a lesson came out."""
        return []

    def read_in_shows(self) -> list[pygame.Rect]:
        """What numerals that rise leave free: what is said, and the numbers that they change."""
        return [self.console.prompt]

    @property
    def spare_room(self) -> pygame.Rect | None:
        """The console's well with its heading, which give way to what is looked at; None without one."""
        if self.console.ground is None:
            return None
        whole = self.console.well.unionall([one.inflate(0, one.height) for one in self.console.heading])
        top = max([whole.top, *(one.rect.bottom for one in self.console.tools)])
        return pygame.Rect(whole.left, top, whole.width, whole.bottom - top)

    @property
    def hint_field(self) -> pygame.Rect | None:
        """The one place of hints from the strongest player; None: wherever they cover least."""
        return None

    hint_fills = False
    """Whether a hint covers the strip that would be left of that place."""

    def keep_free(self, looked: Widget | None = None) -> list[Rects]:
        """What nothing that floats may cover, the weightiest kind first.

        That is what is asked and what it is about, what a guide or a tip says, what can be worked, and what
        is better seen. `looked` is what a closer look or a hint is of.
        """
        note = self.tip_note
        said = [*self.scene.guide.read(), *([note.rect] if note is not None else [])]
        can = self.worked_places(looked)
        return [[self.console.prompt], self.spoken_of(), said, can, self.better_seen()]

    def worked_places(self, looked: Widget | None = None) -> list[pygame.Rect]:
        """Where something can be worked now, but for what is looked at and the buttons of a tip."""
        own = self.tip_note.widgets if self.tip_note is not None else []
        shown = [one for one in self.scene.form.widgets if one.visible and one not in (looked, *own)]
        return worked([one for one in shown if one.reachable and one.workable and not one.in_background])

    def risen_cards(self) -> list[pygame.Rect]:
        """Where picked cards have come up over their hand."""
        cards = (one for one in self.scene.form.widgets if isinstance(one, HandCard))
        return [card.enlarged for card in cards if card.picked and card.grows]

    def kept_free_by_hints(self) -> list[Rects]:
        """What hints leave free: a closer look as well, but not what is only better seen."""
        asked, spoken, said, can, _ = self.keep_free(self.scene.form.told)
        look = self.closer_look()
        return [asked, spoken, [*said, *([look.rect] if look is not None else [])], can]

    def floats(self) -> list[Floating]:
        """All that floats over the table now."""
        found = []
        looked = self.scene.form.looked_at
        if (look := self.closer_look()) is not None and looked is not None:
            found.append(Floating("closer look", look.rect, (looked.rect,)))
        if self._tip_seen and self.tip_note is not None:
            names, widgets = self.tip_note.shown_tip.show, self.scene.form.widgets
            spots = [spot.rect for name in names for spot in self.spots_among(name, widgets)]
            found.append(Floating("tip", self.tip_note.rect, tuple(spots)))
        told = self.scene.form.told
        hint = self.scene.form.hint_place(pygame.Rect((0, 0), self.scene.size))
        if told is not None and hint is not None:
            found.append(Floating("hint", hint, (told.tip_rect,)))
        return found

    def shows_look(self, card: CardWidget) -> bool:
        """Whether a card that is looked at is enlarged; not where it hides what it is aimed at."""
        return True

    def closer_look(self) -> Look | None:
        """The card enlarged on the console, or else beside it; nothing while events are shown.

        Where it would hide what can be worked it is smaller, and at last it waits: the card opens by itself.
        """
        card = self.scene.form.looked_at
        if self.scene.playing or not isinstance(card, CardWidget) or card.face is None:
            return None
        if self.scene.dragging.moving or not self.shows_look(card):
            return None
        field = self.look_field()
        found = self._look_in(field, card, card.face)
        if found is None and field is not None and self.looks_elsewhere:
            found = self._look_in(None, card, card.face)
        return found

    def _look_in(self, field: pygame.Rect | None, card: CardWidget, face: CardFace) -> Look | None:
        """The card enlarged in a field, or anywhere."""
        scale = self.look_scale
        window = field or pygame.Rect((0, 0), self.scene.size)
        notes, near = self.closer_notes(face), card.rect
        ground = self.spare_room if field is None else None
        least = min(scale, self.scene.scale * _LEAST_LOOK)
        keep, smallest = self.keep_free(card), self.scene.scale * _SMALLEST_LOOK
        return find_look(
            window, notes, near, scale, keep, self.look_width, ground, least, smallest, beside=True
        )

    def draw_closer_look(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws the card enlarged; returns where."""
        card, look = self.scene.form.looked_at, self.closer_look()
        if look is None or not isinstance(card, CardWidget) or card.face is None:
            return []
        return [look.draw(surface, self.gallery, self.closer_face(card, card.face))]

    looks_elsewhere = False
    """Whether a closer look lies elsewhere where its field has no room for it."""

    def look_field(self) -> pygame.Rect | None:
        """The only place where a closer look may lie; None: on the console, or anywhere."""
        return None

    def closer_notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        """What stands beside the closer look of a card: what its keywords mean, and what a game adds."""
        return self.scene.book.notes(face)

    def closer_face(self, card: CardWidget, face: CardFace) -> CardFace:
        """What the closer look of a card shows; a game may know more of it than its face tells."""
        return face
