"""Shows what has happened event by event, each for as long as it takes; its steps can be hurried through."""

from collections.abc import Collection
from typing import Any, Protocol

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.tables.session.sitting import Sitting
from game.ui.tables.shows.shows import Shows
from game.ui.tables.table_board import TableBoard

_TOLD = 100
"""What is shown for less than so many milliseconds is not told: nobody could read it."""
_LATE = 40
"""Milliseconds by which what an event moves may begin late: the picture beneath it is painted first."""
_SHORT = 900
"""A show of so many milliseconds is over before anybody could hurry it."""


def fit(total: float, longest: float) -> float:
    """What the lengths are multiplied by, so that together they take no longer."""
    return min(1.0, longest / total) if total else 1.0


class PlayedTable(Protocol):
    """What a playback needs of its table."""

    @property
    def context(self) -> Context: ...
    @property
    def board(self) -> TableBoard[Any]: ...
    @property
    def sitting(self) -> Sitting: ...
    @property
    def shows(self) -> Shows: ...
    @property
    def view(self) -> Any: ...
    @property
    def unhurried(self) -> bool:
        """Whether a new picture may be a frame late, so that no frame takes too long."""

    def tell(self, event: Event) -> str | None:
        """What the prompt says while an event is shown."""

    def refresh(self) -> None:
        """Makes the controls anew and draws everything."""

    def proceed(self) -> None:
        """All has been shown: the table goes on."""


class Playback:
    """Runs from the first event that the screen has not shown to the last; then the table goes on."""

    def __init__(self, scene: PlayedTable) -> None:
        self.scene = scene
        self.running = False
        self.long = False
        """Whether there is time to hurry it."""
        self.told = ""
        """The sentence of what was shown last, with its icon, and whose doing it was."""
        self.symbol = ""
        self.seat: Seat | None = None
        self._schedule: list[tuple[int, int]] = []
        """Lead and length of each event that is still to be shown."""
        self._fit = 1.0
        self._wait = 0.0
        self._led = False
        self._last = True
        """Whether what the last event moves may still be on its way."""

    def start(self, told: str) -> None:
        """`told` is said until there is something to tell."""
        unseen = self.scene.sitting.unseen()
        self.scene.board.prepare_show(unseen)
        self._schedule = self.scene.board.paced(unseen, self.scene.shows.schedule(unseen))
        total = sum(map(sum, self._schedule))
        self._fit, self.long = fit(total, self.scene.shows.longest), total > _SHORT
        self._wait, self._led, self._last = 0.0, False, True
        if told != self.told:
            self.told, self.symbol, self.seat = told, "", None
        self.running = True
        self.set_pace()

    def set_pace(self) -> None:
        """Takes over the speed of the settings, at once."""
        self._keep_pace(self.scene.context.settings.speed / self._fit)

    def _keep_pace(self, pace: float) -> None:
        self.scene.board.stage.pace(pace, still=self.scene.context.settings.reduce_motion)

    def stop(self) -> None:
        """Everything is where it was going, and nothing is left to be shown."""
        self.running = self._led = False
        self.scene.board.stage.skip()
        self.scene.sitting.skip()

    def stops_ahead(self, stops: Collection[str]) -> int:
        """How many events come before the next one of these kinds; 0 where none comes after this one."""
        kinds = [event.kind for event in self.scene.sitting.unseen()] if self.running else []
        return next((place for place, kind in enumerate(kinds) if place and kind in stops), 0)

    def skip_until(self, stops: Collection[str]) -> bool:
        """Shows at once what comes before the next event of these kinds; False where none comes after this
        one.
        """
        ahead = self.stops_ahead(stops)
        if not ahead:
            return False
        scene = self.scene
        scene.board.stage.skip()
        for _ in range(ahead):
            self._show()
        scene.board.settle()
        scene.refresh()
        self._wait, self._last = 0.0, True
        self.update(0)
        return True

    def update(self, milliseconds: int) -> None:
        """Carries the show on with time."""
        self._wait -= milliseconds
        while self.running and self._wait <= 0:
            self._go_on()

    def next_step(self) -> None:
        """Jumps to the end of the running step, and goes on with the next one."""
        if not self.running:
            return
        scene = self.scene
        scene.board.stage.skip()
        if self._led:
            self._show()
        while (coming := scene.sitting.coming()) is not None and not scene.shows.begins_step(coming[0]):
            self._show()
        scene.board.settle()
        scene.refresh()
        # Everything has arrived.
        self._wait, self._last = 0.0, scene.sitting.coming() is not None
        self.update(0)

    def _show(self) -> None:
        """Goes on by one event."""
        event = self.scene.sitting.show_next()
        assert event is not None
        self._led = False
        _, length = self._schedule.pop(0)
        told = self.scene.tell(event) if length >= _TOLD else None
        if told:
            self.told, self.symbol = told, self.scene.shows.symbol(event)
            self.seat = event.facts.get("seat")

    def _go_on(self) -> None:
        scene, shows = self.scene, self.scene.shows
        coming = scene.sitting.coming()
        if coming is None and self._last and scene.unhurried:
            self._last = False
            self._wait += _LATE
            return
        if coming is None:
            self.running = False
            scene.proceed()
            return
        (event, after), (lead, length) = coming, self._schedule[0]
        before = scene.view
        pace = self._fit / scene.context.settings.speed
        if lead and not self._led:
            self._led = True
            self._wait += lead * pace
            self._perform(before, event, after, length)
            return
        performed = self._led
        self._show()
        seen = shows.seen_for(event, length, pace)
        self._wait += seen
        self._keep_pace(length / seen if seen else 1 / pace)
        sound = shows.sound(event)
        if sound:
            scene.context.sound.play(sound)
        # Not at once: what ends in the same frame changes the board too.
        scene.board.stage.stale = True
        if not performed:
            self._perform(before, event, after, length)

    def _perform(self, before: Any, event: Event, after: Any, length: float) -> None:
        """Starts the motions of an event; what they hide is gone from the board when they begin."""
        stage = self.scene.board.stage
        if self.scene.unhurried:
            stage.wait()
        self.scene.shows.perform(self.scene.board, before, event, after, length)
        stage.go()
