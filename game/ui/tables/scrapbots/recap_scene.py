"""A table that shows again, step by step, what the other did while one looked away.

Nothing is worked out a second time: the table goes back to a moment of the match, and its events are shown
from there on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ui.keys import is_key, label
from game.ui.kit.buttons import Button
from game.ui.tables.scrapbots.panels.belt import State, StepCard, StepPlate
from game.ui.tables.session.playback import Playback
from game.ui.tables.table_scene import TableScene

_ATTACK, _OTHER = 1400, 700
"""Milliseconds at speed 1 that a step takes at least, with an attack and without."""
_REST = 450
"""Milliseconds at speed 1 that the end of a step stands."""


@dataclass(frozen=True, slots=True)
class RecapStep:
    """One step: what stands on its plate, a sentence, and its events, from `first` up to `last`."""

    card: StepCard
    sentence: str
    first: int
    last: int
    attack: bool


@dataclass
class Recap:
    """The steps that are shown again, and which one is running; `before` is the view at their beginning."""

    steps: Sequence[RecapStep]
    before: Any
    playback: Playback
    at: int = 0
    passed: float = 0.0
    rested: float = 0.0
    over: bool = False

    @property
    def now(self) -> RecapStep:
        return self.steps[self.at]

    @property
    def last(self) -> bool:
        return self.at + 1 == len(self.steps)


class RecapScene(TableScene):
    """Opens after the curtain, when the other side did more than end its turn; see `recap_steps`."""

    recap: Recap | None = None

    @property
    def in_steps(self) -> bool:
        return self.playing or self.recap is not None

    def recap_steps(self) -> Sequence[RecapStep]:
        """What the viewer has yet to see of the other's turn, or nothing worth a recap."""
        return ()

    def proceed(self) -> None:
        if self.recap is None and self.sitting.hot_seat and self.sitting.viewer is not None:
            self._open_recap()
        if self.recap is None:
            super().proceed()

    def _open_recap(self) -> None:
        steps = self.recap_steps() if self.sitting.unseen() else ()
        if not steps:
            return
        self.stop_asking()
        self.sitting.show_until(steps[0].first)
        self.recap = Recap(steps, self.view, Playback(self))
        self.form.settle()
        # A ring around a button would look like a second gold one.
        self.form.set_focus(None)
        self.run_step(0)

    def run_step(self, number: int) -> None:
        """Shows a step from its beginning."""
        recap = self.recap
        if recap is None:
            return
        self.board.stage.skip()
        recap.at, recap.passed, recap.rested, recap.over = number, 0.0, 0.0, False
        self.sitting.show_until(recap.now.first)
        self.sitting.limit = recap.now.last
        recap.playback.start("")
        self.message = recap.now.sentence
        self.board.settle()
        self.refresh()

    def next_running_step(self) -> None:
        """On to the next step, or to the end of the last one."""
        recap = self.recap
        if recap is not None and not recap.last:
            self.run_step(recap.at + 1)
        elif recap is not None:
            self.board.stage.skip()
            self.sitting.show_until(recap.now.last)
            recap.playback.running, recap.over = False, True
            self.board.settle()
            self.refresh()

    def last_step(self) -> None:
        """Back to the step before."""
        if self.recap is not None:
            self.run_step(max(0, self.recap.at - 1))

    def close_recap(self) -> None:
        """To the viewer's own turn."""
        if self.recap is None:
            return
        self._end_recap()
        self.board.stage.skip()
        self.sitting.skip()
        self.message = ""
        self.board.settle()
        self.proceed()

    def _end_recap(self) -> None:
        self.recap, self.sitting.limit = None, None

    def update(self, milliseconds: int) -> bool:
        moving = self.recap is not None and not self.recap.over
        if self.recap is not None and moving:
            self._carry_on(self.recap, milliseconds)
        return super().update(milliseconds) or moving

    def _carry_on(self, recap: Recap, milliseconds: int) -> None:
        passed = milliseconds * self.context.settings.speed
        recap.passed += passed
        if recap.playback.running:
            recap.playback.update(milliseconds)
            return
        recap.rested += passed
        if recap.rested < _REST or recap.passed < (_ATTACK if recap.now.attack else _OTHER):
            return
        if recap.last:
            recap.over = True
            self.refresh()
        else:
            self.run_step(recap.at + 1)

    def stop_showing(self) -> None:
        self._end_recap()
        super().stop_showing()

    def recap_key(self, key: int) -> bool:
        """Space goes on, B goes back, Enter ends it while no control has the focus."""
        ends = is_key(key, "confirm") and self.form.focus is None
        if self.recap is None or not (ends or is_key(key, "next_step", "recap_back")):
            return False
        if ends:
            self.close_recap()
        elif is_key(key, "next_step"):
            self.next_running_step()
        else:
            self.last_step()
        return True

    def recap_buttons(self, texts: tuple[str, str], last: str) -> list[Button]:
        """On to the next step, and back; on is gold until all has been shown, then `last` refuses it."""
        recap = self.recap
        assert recap is not None
        ahead = Button(
            texts[0], self.next_running_step, primary=not recap.over, key_name=label("next_step"), size=19
        )
        back = Button(texts[1], self.last_step, key_name=label("recap_back"), size=17)
        if recap.last and recap.over:
            ahead.enable(False, last)
        return [ahead, back]

    def recap_bay(self, text: str) -> Button:
        """Ends the recap; gold once all has been shown."""
        recap = self.recap
        assert recap is not None
        return Button(text, self.close_recap, primary=recap.over, key_name=label("confirm"), size=20)

    def recap_plates(self) -> list[StepPlate]:
        """A plate for each step."""
        recap = self.recap
        assert recap is not None
        plates = []
        for number, step in enumerate(recap.steps):
            state: State = "now" if number == recap.at else "done" if number < recap.at else "waiting"
            plate = StepPlate(step.card, number + 1, state, lambda number=number: self.run_step(number))  # type: ignore[misc]
            plate.hint = step.sentence
            plates.append(plate)
        return plates
