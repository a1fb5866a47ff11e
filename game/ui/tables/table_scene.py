"""A match at a table on the screen: how it is drawn, and what opens over it."""

import pygame

from game.content.rulebook import Found
from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.widget import Widget
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.overlays import opening as doors
from game.ui.tables.table_match import TableMatch

_CALM_STEPS = 4
LARGEST = 1.75
"""No closer look is larger than this: it would hide the stage."""


class TableScene(TableMatch):
    """Base of the games' tables."""

    ambience = "hall"

    def needed(self, window: tuple[int, int], factor: float) -> tuple[int, int]:
        """A table always fills the window: what does not fit into it would have to be looked for."""
        return window

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        """Above 100 % what is read grows, as far as what is not has room to spare for it: see `frame`."""
        self.enlarged = max(1.0, factor)
        self.looks_enlarged = min(LARGEST, self.enlarged)
        super().resize(window, min(1.0, factor), canvas)

    def arrange(self, area: Area) -> None:
        self.board.arrange(area)
        self.form.hint_field = self.board.places.frame.stage.rect

    def proceed(self) -> None:
        """Where the person is asked, a computer player that sees no way to win any more may give up first."""
        super().proceed()
        seat = self.session.gives_up
        if seat is not None and self.asked is not None and not (self.beat.running or self.guide.active):
            doors.offer_win(self, seat)

    def open_result(self) -> None:
        doors.open_result(self)

    def hand_over_to(self, seat: Seat) -> None:
        def lift() -> None:
            self.sitting.sit_down(seat)
            self.proceed()

        doors.open_curtain(self, seat, lift)

    def undo(self) -> None:
        """Takes back a half-made choice; else the last choice: freely, or with the other's consent.

        At the table of a duel that was conceded, that is the concession.
        """
        if self.step_back() or self.playing or self.guide.undo():
            return
        doors.ask_undo(self)

    def open_hint(self) -> None:
        if not self.guide.hint():
            doors.open_hint(self)

    def pause(self) -> None:
        if not self.guide.pause():
            doors.open_pause(self)

    def open_rules(self) -> None:
        doors.open_rules(self)

    def look_up(self, found: Found) -> None:
        doors.look_up(self, found)

    def open_card(self, face: CardFace) -> None:
        doors.open_card(self, face)

    def open_log(self) -> None:
        doors.open_log(self)

    def still(self, surface: pygame.Surface) -> None:
        self.board.draw(surface)
        self.guide.draw(surface)
        self.board.stage.noted()

    def next_widgets(self) -> list[Widget]:
        """The controls that a lesson asks for next, at a table that says so."""
        return []

    def places_of_next(self) -> list[pygame.Rect]:
        """Where rings lie around them."""
        return [self.board.lit_place(one) for one in self.next_widgets() if one.visible]

    def patch(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [] if self.guide.veiled else self.board.patch(surface)

    @property
    def _beat_shown(self) -> float:
        """How much of the beat is shown as passed; in steps where nothing may move."""
        share = self.beat.share
        return int(share * _CALM_STEPS) / _CALM_STEPS if self.context.settings.reduce_motion else share

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        touched = self.board.movers(surface)
        if self.beat.running and self.tips.tip is None:
            touched = [*touched, *self.board.console.draw_beat(surface, self._beat_shown)]
        if self.thinking is not None:
            calm = self.context.settings.reduce_motion
            touched = [*touched, *self.board.console.mark.draw_moving(surface, self.thinking, calm=calm)]
        return touched
