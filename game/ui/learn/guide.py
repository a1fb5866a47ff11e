"""Leads through a lesson at a table: what Rivet says, what is lit, hints, mistakes, one step back."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.content.texts import SHARED, shipped_texts
from game.engine.rules import Decision
from game.lessons.library import path_of
from game.lessons.run import LessonRun
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.learn.hint_row import HintRow
from game.ui.learn.lighting import Lighting
from game.ui.learn.page import MistakePage
from game.ui.learn.session import LessonSession
from game.ui.learn.speech import Speech, speak
from game.ui.learn.standing import LessonBar, LessonPlate, Standing
from game.ui.tables.game_ui import game_ui
from game.ui.tables.guide import Guide
from game.ui.tables.menu import Tool
from game.ui.tables.sitting import Think
from game.ui.tables.table_scene import TableScene

PATIENCE = 20_000
"""Milliseconds without a choice after which the first hint opens by itself."""
_HEAD, _PLATE, _SKIP = 14, 146, 62
_TEXT = "learn"


class LessonGuide(Guide):
    """`leave` goes back to all lessons, `follow` to the next one."""

    def __init__(
        self, table: TableScene, session: LessonSession, leave: Callable[[], None], follow: Callable[[], None]
    ) -> None:
        self.table = table
        self.session = session
        self.leave = leave
        self.follow = follow
        self.lighting = Lighting(table)
        self.page = MistakePage(table, session.run)
        self.idle = 0
        """Milliseconds for which a choice has been awaited."""
        self._texts = shipped_texts(SHARED)
        self._saved = self.run.index, False
        """The step that was saved last, and whether the lesson was over then."""

    @property
    def run(self) -> LessonRun:
        return self.session.run

    def say(self, key: str, **facts: object) -> str:
        """A text about lessons."""
        return self._texts.say(_TEXT, key, **facts)

    @property
    def column(self) -> bool:
        """Whether the table has a console with room for more than a line."""
        return self.table.board.console.column

    # The course of the lesson

    def speaks(self) -> bool:
        run = self.run
        self.idle = 0
        if run.acting and not isinstance(self.table.sitting.next(), Think):
            run.judge()
        if self._saved != (run.index, run.finished):
            self._saved = run.index, run.finished
            self.session.save()
        if self.speaking:
            self.table.form.settle()
        return self.speaking

    @property
    def speaking(self) -> bool:
        ended = self.run.off_script and self.table.session.match.outcome is not None
        return ended or not self.run.acting

    def narrowed(self, decision: Decision) -> Decision:
        return self.run.narrowed(decision)

    def go_on(self) -> None:
        """What was said has been read."""
        self.run.go_on()
        self.table.proceed()

    def try_again(self) -> None:
        """Winds the step back to where it began."""
        self._wind(self.run.wind_back())

    def play_on(self) -> None:
        """Goes on from the mistake; one step back leads to the lesson again."""
        self.run.play_on()
        self.table.proceed()

    def _wind(self, count: int) -> None:
        if count:
            self.session.undo(count)
            self.table.sitting.undone()
        self.run.taken_back()
        self.table.over = False
        self.table.proceed()

    def undo(self) -> bool:
        count = self.run.step_back()
        if count is None:
            self.table.context.notify(self.say("first_step"))
        else:
            self._wind(count)
        return True

    def pause(self) -> bool:
        self.leave()
        return True

    # Hints

    def next_hint(self) -> None:
        """The next of the three: where to look, why, and the move itself."""
        run = self.run
        if not self._asks:
            return
        if run.hints < 2:
            run.open_hint()
            self.table.context.sound.play("pick")
            self.table.refresh()
            return
        move = run.next_move()
        if move is None or self.table.asked is None:
            self.table.context.notify(self.say("no_hint"))
            return
        action = next((one for one in self.table.asked.actions if str(one) == move), None)
        if action is not None:
            run.shown += 1
            self.table.act(action)

    @property
    def _asks(self) -> bool:
        """Whether the learner is asked in a step that has hints."""
        run = self.run
        step = run.step
        asked = self.table.asked is not None and not self.table.playing
        return asked and run.acting and not run.off_script and step is not None and step.acts

    def update(self, milliseconds: int) -> bool:
        if not self._asks or self.run.hints:
            self.idle = 0
            return False
        self.idle += milliseconds
        if self.idle < PATIENCE:
            return False
        self.run.open_hint()
        return True

    # Words and controls

    def line(self) -> str:
        run, step = self.run, self.run.step
        if run.finished and not run.off_script:
            return self.say("done_line", title=run.lesson.title)
        if run.mistake is not None:
            return self.say("try_line")
        if self.speaking:
            return self.say("over_line" if run.off_script else "read_line")
        chooser = self.table.chooser
        fresh = chooser is not None and not chooser.given
        return step.prompt if fresh and step is not None and not run.off_script else ""

    def buttons(self) -> list[Button]:
        run = self.run
        if run.mistake is not None:
            again = Button(
                self.say("try_again"),
                self.try_again,
                primary=True,
                symbol="rewind",
                key_name="Enter",
                size=24,
            )
            on = Button(self.say("play_on"), self.play_on, symbol="play", key_name="C", size=18)
            return [again, on]
        if run.finished and not run.off_script:
            more = bool(self.next_lesson)
            leave = Button(
                self.say("to_learn"),
                self.leave,
                primary=not more,
                key_name="" if more else "Enter",
                size=18 if more else 24,
            )
            ahead = Button(self.say("next_lesson"), self.follow, primary=True, key_name="Enter", size=24)
            return [ahead, leave] if more else [leave]
        if run.off_script:
            return [Button(self.say("back_to_step"), self.try_again, primary=True, key_name="Enter", size=22)]
        return [Button(self.say("go_on"), self.go_on, primary=True, key_name="Enter", size=24)]

    @property
    def next_lesson(self) -> str:
        """The key of the lesson that follows on the game's path; "" after the last one, and for a puzzle."""
        keys = [key for key, _ in path_of(self.run.lesson.game)]
        if self.session.key not in keys[:-1]:
            return ""
        return keys[keys.index(self.session.key) + 1]

    def tools(self) -> list[Tool]:
        found = [
            Tool(self.say("step_back"), self.table.undo, "undo", "U", self.say("step_back_hint")),
            Tool(self.say("leave"), self.leave, "door", "Esc", self.say("leave_hint")),
        ]
        if not self.column:
            found.insert(
                1, Tool(self.say("hint_tool"), self.next_hint, "bulb", "H", self.say("hint_tool_hint"))
            )
        return found

    def _standing(self) -> Standing:
        run, lesson = self.run, self.run.lesson
        path = path_of(lesson.game)
        heading = self.say("lesson_of", number=lesson.order, count=max(len(path), lesson.order))
        count = len(lesson.steps)
        return Standing(
            self.say("puzzle") if lesson.puzzle else heading,
            game_ui(lesson.game).name,
            lesson.title,
            lesson.line,
            self.say("step_of", number=min(run.index + 1, count), count=count),
            count,
            run.index,
            run.stars,
            self.say("stars"),
        )

    def head(self, room: Area) -> list[Widget]:
        lesson = self.run.lesson
        plate = LessonPlate(self._standing(), self.say("hint", title=lesson.title, line=lesson.line))
        area = room.top(_PLATE, _HEAD)
        plate.place(area.rect, area.scale)
        if not self.next_lesson or self.run.finished:
            return [plate]
        skip = Button(self.say("skip"), self.follow, key_name="K", size=13, hint=self.say("skip_hint"))
        corner = pygame.Rect(0, 0, area.unit(_SKIP), area.unit(22))
        corner.topright = area.rect.right - area.unit(8), area.rect.top + area.unit(30)
        skip.place(corner, area.scale)
        return [plate, skip]

    def bar(self, room: Area) -> list[Widget]:
        lesson = self.run.lesson
        plate = LessonBar(self._standing(), self.say("hint", title=lesson.title, line=lesson.line))
        plate.place(room.rect, room.scale)
        return [plate]

    def well(self, room: Area) -> list[Widget] | None:
        if self.table.playing:
            return None
        if self.run.mistake is not None:
            return self.page.rows(room)
        return self._hint_rows(room) if self._asks else None

    def well_heading(self) -> tuple[str, str] | None:
        if self.table.playing:
            return None
        if self.run.mistake is not None:
            return self.say("instead").upper(), self.say("instead_note")
        return (self.say("hints").upper(), self.say("hints_note")) if self._asks else None

    def _hint_rows(self, room: Area) -> list[Widget]:
        step, opened = self.run.step, self.run.hints
        assert step is not None
        rows: list[Widget] = []
        texts = (("nudge", step.nudge), ("why", step.why), ("show", ""))
        for number, (key, text) in enumerate(texts):
            shown = text if number < opened else ""
            command = self.next_hint if number == opened else None
            row = HintRow(self.say(key), shown, self.say(f"{key}_note"), command)
            place = room.top(row.high(room.rect.width / room.scale, room.scale), 7)
            if place.rect.bottom > room.rect.bottom + room.unit(7):
                break
            row.place(place.rect, room.scale)
            rows.append(row)
        return rows

    def dress(self, widgets: Sequence[Widget]) -> None:
        step = self.run.step
        if step is None or not step.allow or not self._asks:
            return
        for one in widgets:
            if one.refusal:
                one.refusal = self.say("only_here", prompt=step.prompt.replace("*", ""))

    # Drawing

    @property
    def speech(self) -> Speech | None:
        """What Rivet says now, laid out; None while something is shown."""
        text = self._spoken()
        if not text or self.table.playing:
            return None
        board = self.table.board
        spared = [one.rect for one in self.lighting.spots(self._shown())]
        if self.run.mistake is not None:
            spared.append(self.page.place())
        return speak(text, board.speaking_place, self.scale, spared)

    @property
    def scale(self) -> float:
        """Pixels a unit of what is said."""
        return self.table.scale * min(1.25, self.table.looks_enlarged)

    def _spoken(self) -> str:
        run, step = self.run, self.run.step
        if run.mistake is not None:
            return run.mistake.say
        if run.tip is not None:
            return run.tip.say
        if run.finished and not run.off_script:
            return self.say("done_say", title=run.lesson.title, stars=run.stars)
        if step is None or run.off_script:
            return ""
        if not self.column and step.acts and run.hints:
            return (step.nudge, step.why)[run.hints - 1]
        return step.say if not (step.acts and self.table.asked is None) else ""

    def _shown(self) -> Sequence[str]:
        run, step = self.run, self.run.step
        if run.tip is not None:
            return run.tip.show
        return step.show if step is not None and not run.off_script else ()

    def _meant(self) -> list[str]:
        """What is shown of that which the step's own choice is made of."""
        words = (self.run.next_move() or "").split()
        return [name for name in self._shown() if name.rpartition(" ")[2] in words]

    @property
    def veiled(self) -> bool:  # type: ignore[override]
        return not self.table.playing and (self.speech is not None)

    def draw(self, surface: pygame.Surface) -> None:
        speech = self.speech
        if speech is None:
            return
        chooser = self.table.chooser
        free = chooser is not None and bool(chooser.given)
        if not free:
            self.lighting.draw(surface, self._shown(), self._darkness)
        if self._asks and not free:
            self.lighting.draw_rings(surface, self._meant())
        speech.draw(surface)
        if self.run.mistake is not None:
            self.page.draw(surface)

    @property
    def _darkness(self) -> str:
        if self.run.mistake is not None:
            return "mistake"
        return "choice" if self._asks else "reading"

    def boxes(self) -> list[Any]:
        """Where it has drawn, for the test that nothing is cut."""
        found = self.speech.boxes() if self.speech is not None else []
        return [*found, *(self.page.boxes() if self.run.mistake is not None else [])]

    # Keys

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or self.table.playing:
            return False
        if self.speaking and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self._enter()
        letter = pygame.key.name(event.key).upper()
        if letter not in ("H", "K", "C") or any(
            one.key_name == letter for one in self.table.board.console.answers if not self.speaking
        ):
            return False
        if letter == "H" and self._asks:
            self.next_hint()
        elif letter == "K" and self.next_lesson:
            self.follow()
        elif letter == "C" and self.run.mistake is not None:
            self.play_on()
        else:
            return False
        return True

    def _enter(self) -> bool:
        """Enter works the gold button, unless the focus is on another control of the console."""
        console, focus = self.table.board.console, self.table.form.focus
        if focus in (*console.answers, *console.tools) and focus is not None and focus.reachable:
            return False
        primary = next((one for one in console.answers if one.primary), None)
        return primary is not None and self.table.form.work(primary)
