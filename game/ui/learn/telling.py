"""What Rivet says at a moment of a lesson, what is lit meanwhile, and how both are drawn over the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.widget import Box
from game.ui.learn.lighting import Lighting
from game.ui.learn.speech import Speech, speak

if TYPE_CHECKING:
    from game.ui.learn.guide import LessonGuide

_LARGEST = 1.25
"""So many times larger than the table what is said may be."""


class Telling:
    """The part of a guide that is drawn; it is laid out anew with the table's controls."""

    def __init__(self, guide: "LessonGuide") -> None:
        self.guide = guide
        self.lighting = Lighting(guide.table)
        self._laid_out: tuple[()] | tuple[Speech | None] = ()

    def forget(self) -> None:
        """The table is laid out anew."""
        self._laid_out = ()

    @property
    def speech(self) -> Speech | None:
        """What Rivet says now, laid out; None while something is shown."""
        if self.guide.table.playing:
            return None
        if not self._laid_out:
            self._laid_out = (self._lay_out(),)
        return self._laid_out[0]

    def _lay_out(self) -> Speech | None:
        text = self._spoken()
        if not text:
            return None
        board = self.guide.table.board
        spared = [one.rect for one in self.lighting.spots(self.shown())]
        if self.guide.run.mistake is not None:
            spared.append(self.guide.page.place())
        return speak(text, board.speaking_place, self.scale, spared)

    @property
    def scale(self) -> float:
        """Pixels a unit of what is said."""
        return self.guide.table.scale * min(_LARGEST, self.guide.table.looks_enlarged)

    def _spoken(self) -> str:
        run, step = self.guide.run, self.guide.run.step
        if run.mistake is not None:
            return run.mistake.say
        if run.tip is not None:
            return run.tip.say
        if run.finished and not run.off_script:
            return self.guide.say("done_say", title=run.lesson.title, stars=run.stars)
        if step is None or run.off_script:
            return ""
        if not self.guide.column and step.acts and run.hints:
            return (step.nudge, step.why)[run.hints - 1]
        return step.say if not (step.acts and self.guide.table.asked is None) else ""

    def shown(self) -> Sequence[str]:
        """The names of what is lit."""
        run, step = self.guide.run, self.guide.run.step
        if run.tip is not None:
            return run.tip.show
        if run.mistake is not None and step is not None:
            # The hand is lit to choose from; a mistake is about what was chosen.
            lit = run.mistake.show or [one for one in step.show if one != "hand"]
            return (*lit, *self.guide.page.changed())
        return step.show if step is not None and not run.off_script else ()

    def _meant(self) -> list[str]:
        """What is shown of that which the step's own choice is made of."""
        words = " ".join(self.guide.run.next_moves()).split()
        return [name for name in self.shown() if name.rpartition(" ")[2] in words]

    def draw(self, surface: pygame.Surface) -> None:
        speech = self.speech
        if speech is None:
            return
        free = self.guide.table.has_begun
        if not free and (self.shown() or not self.guide.asks):
            self.lighting.draw(surface, self.shown(), self._darkness)
        if self.guide.asks and not free:
            self.lighting.draw_rings(surface, self._meant())
        speech.draw(surface)
        if self.guide.run.mistake is not None:
            self.guide.page.draw(surface)

    @property
    def _darkness(self) -> str:
        if self.guide.run.mistake is not None:
            return "mistake"
        return "choice" if self.guide.asks else "reading"

    def boxes(self) -> list[Box]:
        """Where it has drawn, for the test that nothing is cut."""
        found = self.speech.boxes() if self.speech is not None else []
        return [*found, *(self.guide.page.boxes() if self.guide.run.mistake is not None else [])]
