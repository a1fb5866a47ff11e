"""Leads through a lesson at a table: what Rivet says, what is lit, hints, mistakes, one step back."""

from collections.abc import Sequence

import pygame

from game.engine.rules import Action, Decision
from game.lessons.library import path_of
from game.lessons.run import WORDS, LessonRun
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.guard import SETTLING
from game.ui.kit.widget import Command, Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Node, Stack
from game.ui.learn.hints import Hint, hint_rows
from game.ui.learn.paths import key_after
from game.ui.learn.session import LessonSession
from game.ui.learn.standing import Standing, lesson_bar, lesson_plate
from game.ui.learn.telling import Telling
from game.ui.tables.game_ui import game_ui
from game.ui.tables.guide import Guide
from game.ui.tables.overlays.menu import Tool
from game.ui.tables.session.sitting import Think
from game.ui.tables.table_scene import TableScene
from game.words.messages import SHARED, shipped_messages

PATIENCE = 40_000
"""Milliseconds without a choice after which the first hint opens by itself."""
_END_SEEN = 1_000
"""Milliseconds for which the end of a lesson takes no key: long enough to see that it is one."""
_TEXT = "learn"


class LessonGuide(Guide):
    """`leave` goes back to all lessons, `follow` to the next one or, after the last, to a match of one's own,
    as `to_match` does at once; `reopen` to the table of another scene.
    """

    active = True

    def __init__(
        self,
        table: TableScene,
        session: LessonSession,
        leave: Command,
        follow: Command,
        to_match: Command,
        reopen: Command,
    ) -> None:
        self.table = table
        self.session = session
        self.leave, self.follow, self.to_match = leave, follow, to_match
        self.reopen = reopen
        self.telling = Telling(table, session.run)
        self.page = self.telling.page
        self._bar = Host()
        self.idle = 0
        """Milliseconds for which a choice has been awaited."""
        self._first_asked = ""
        """The kind of the first decision of the step at hand."""
        self._texts = shipped_messages(SHARED)
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
        if self._moved():
            return True
        self.telling.beat()
        if self._saved != (run.index, run.finished):
            self._saved = run.index, run.finished
            self.session.save()
        if self.speaking:
            # What hurried the last show must not leave the lesson or wind a mistake back unseen.
            seen = self.run.finished or self.run.mistake is not None
            self.table.form.settle(_END_SEEN if seen else SETTLING)
        return self.speaking

    @property
    def speaking(self) -> bool:
        ended = self.run.off_script and self.table.session.match.outcome is not None
        return ended or not self.run.acting

    def narrowed(self, decision: Decision) -> Decision:
        # A lesson that was left within a step goes on with what is asked now.
        if not self.run.actions or not self._first_asked:
            self._first_asked = decision.kind
        return self.run.narrowed(decision)

    def expects(self, action: Action) -> bool:
        return self.run.acting and self.run.next_moves()[:1] == (str(action),)

    @property
    def why_whole(self) -> str:
        return self.say("part_missing") if self.asks and not self.run.lesson.puzzle else ""

    def would_pass(self, actions: Sequence[Action]) -> bool | None:
        return self.telling.would_pass(actions if self.why_whole else ())

    def next_action(self) -> Action | None:
        return self.telling.next_action

    def go_on(self) -> None:
        """What was said has been read."""
        self.run.go_on()
        if not self._moved():
            self.table.proceed()

    def try_again(self) -> None:
        """Winds the step back to where it began."""
        self.table.start_anew()
        self._wind(self.run.wind_back())

    def play_on(self) -> None:
        """Goes on from the mistake; one step back leads to the lesson again."""
        self.run.play_on()
        self.table.context.notify(self._free_play)
        self.table.proceed()

    @property
    def _free_play(self) -> str:
        """That no step is judged any more, and how to come back."""
        return self.say("free_play", shortcut=label("undo"))

    def _wind(self, count: int) -> None:
        if count:
            self.session.undo(count)
        self.run.taken_back()
        if self._moved():
            return
        if count:
            self.table.sitting.undone()
        self.table.over = False
        self.table.proceed()

    def _moved(self) -> bool:
        """Whether the lesson goes on in another scene; its table then takes the place of this one."""
        moved = self.run.match is not self.session.match
        if moved:
            self.session.save()
            self.reopen()
        return moved

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

    def hint(self) -> bool:
        self.next_hint()
        return True

    def next_hint(self) -> None:
        """The next of the three: where to look, why, and the move itself."""
        run = self.run
        if not self.asks:
            self._refuse_hint()
            return
        if run.hints < WORDS:
            run.open_hint()
            self.table.context.sound.play("pick")
            self.table.refresh()
            return
        moves = run.next_moves()
        if not moves or self.table.asked is None:
            self.table.context.notify(self.say("no_hint"))
            return
        if any(str(one) == moves[0] for one in self.table.asked.actions):
            run.shown += 1
            self.table.show_moves([run.match.rules.parse(move) for move in moves])

    def _refuse_hint(self) -> None:
        why = self._free_play if self.run.off_script else self.say("no_hint")
        if self.speaking:
            why = self.say("first_read")
        elif self.table.asked is None:
            why = self._texts.say("hint", "nobody")
        self.table.context.notify(why)

    @property
    def asks(self) -> bool:
        return self.telling.asks

    def update(self, milliseconds: int) -> bool:
        if not self.asks or self.run.hints or self.run.lesson.puzzle:
            self.idle = 0
            return False
        self.idle += milliseconds
        if self.idle < PATIENCE:
            return False
        self.run.open_hint()
        return True

    def line(self) -> str:
        run, step = self.run, self.run.step
        if run.finished and not run.off_script:
            return self._ending() or self.say("done_line", title=run.lesson.title)
        if run.mistake is not None:
            return self.say("try_line")
        if self.speaking:
            return self.say("over_line" if run.off_script else "read_line")
        table, asked = self.table, self.table.asked
        # What is asked on the way, which token to spend for instance, the table says better itself.
        if step is None or run.off_script or asked is None or asked.kind != self._first_asked:
            return ""
        # Over a plan the goal is read again and again; the table itself has little to say to it.
        return self._goal(step.prompt) if table.drafting or not table.has_begun else ""

    def _goal(self, prompt: str) -> str:
        """The goal of a step, with the rounds that are left for it."""
        left = self.run.rounds_left
        return prompt if left is None else f"{prompt} *{self.say('rounds_left', count=left)}.*"

    def _ending(self) -> str:
        """Who won the match that was coached; "" where none was."""
        run = self.run
        ends = [event for event in run.match.events if event.kind == "over"] if run.lesson.coach else []
        return self.table.words.sentence(ends[-1]) or "" if ends else ""

    @property
    def next_lesson(self) -> str:
        """The key of the lesson that follows on its path, or of the next puzzle; "" after the last one."""
        return key_after(self.session.key, self.run.lesson)

    def buttons(self) -> list[Button]:
        run = self.run
        if run.mistake is not None:
            again = self._main("try_again", self.try_again, symbol="rewind")
            on = Button(self.say("play_on"), self.play_on, symbol="play", key_name=label("play_on"), size=18)
            return [again] if run.match.outcome is not None else [again, on]
        if run.finished and not run.off_script:
            if run.lesson.puzzle and not self.next_lesson:
                return [self._main("to_learn", self.leave)]
            onward = "next_puzzle" if run.lesson.puzzle else "next_lesson"
            ahead = self._main(onward if self.next_lesson else "play_match", self.follow)
            others = [Button(self.say("to_learn"), self.leave, size=18)]
            if self.next_lesson and not run.lesson.puzzle:
                others.append(Button(self.say("play_match"), self.to_match, size=18))
            return [ahead, *others]
        if run.off_script:
            return [self._main("back_to_step", self.try_again)]
        return [self._main("go_on", self.go_on)]

    def _main(self, key: str, command: Command, symbol: str = "") -> Button:
        return Button(self.say(key), command, primary=True, symbol=symbol, key_name=label("confirm"), size=24)

    def tools(self) -> list[Tool]:
        """One step back, hints where no console shows them, and the way out."""
        back = Tool(self.say("step_back"), self.table.undo, "undo", label("undo"), self.say("step_back_hint"))
        hint = Tool(self.say("hint_tool"), self.next_hint, "hint", label("hint"), self.say("hint_tool_hint"))
        leave = Tool(self.say("leave"), self.leave, "door", label("back"), self.say("leave_hint"))
        return [back, leave] if self.column else [back, hint, leave]

    @property
    def standing(self) -> Standing:
        """Where the learner stands."""
        run, lesson = self.run, self.run.lesson
        path, count = path_of(lesson.game), len(lesson.steps)
        heading = self.say("lesson_of", number=lesson.order, count=max(len(path), lesson.order))
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

    @property
    def _lesson_hint(self) -> str:
        return self.say("hint", title=self.run.lesson.title, line=self.run.lesson.line)

    def heads(self) -> Sequence[Node]:
        skips = bool(self.next_lesson) and not self.run.finished
        skip = Button(
            self.say("skip"),
            self.follow,
            key_name=label("skip_lesson_step"),
            size=13,
            hint=self.say("skip_hint"),
        )
        standing, hint = self.standing, self._lesson_hint
        return [
            Stack(lesson_plate(standing, hint, skip if skips else None, low=low), height=height)
            for low, height in ((False, 146), (True, 104))
        ]

    def bar(self, room: Area) -> list[Widget]:
        return self._bar.lay(lesson_bar(self.standing, self._lesson_hint), room.rect, room.scale)

    def well(self) -> Node | None:
        if self.table.playing or (self.run.mistake is None and not self.asks):
            return None
        return self.page.well() if self.run.mistake is not None else hint_rows(self._hints())

    def _hints(self) -> list[Hint]:
        """Where to look, why, and the move itself; the first ones as far as they are open."""
        step, opened = self.run.step, self.run.hints
        assert step is not None
        costs, puzzle = self.say("show_note"), self.run.lesson.puzzle
        told = (
            (self.say("nudge"), step.nudge, costs if puzzle else self.say("nudge_note")),
            (self.say("why"), step.why, costs if puzzle else self.say("why_note")),
            (self.say("show"), "", costs),
        )
        return [
            Hint(title, text if number < opened else "", note, self.next_hint if number == opened else None)
            for number, (title, text, note) in enumerate(told)
        ]

    def well_heading(self) -> tuple[str, str] | None:
        if self.table.playing:
            return None
        if self.run.mistake is not None:
            heading = "your_try" if self.run.lesson.puzzle else "instead"
            return self.say(heading).upper(), self.say(f"{heading}_note")
        return (self.say("hints").upper(), self.say("hints_note")) if self.asks else None

    def dress(self, widgets: Sequence[Widget]) -> None:
        self.telling.forget()
        step = self.run.step
        if self.speaking:
            why = self.say("first_read")
        elif step is not None and step.allow and self.asks:
            why = self.say("only_here", prompt=step.prompt.replace("*", ""))
        else:
            return
        for one in widgets:
            if one.refusal:
                one.refusal = why

    # Drawing

    @property
    def veiled(self) -> bool:  # type: ignore[override]
        return self.telling.speech is not None

    def draw(self, surface: pygame.Surface) -> None:
        self.telling.draw(surface)

    def read(self) -> list[pygame.Rect]:
        return self.telling.papers()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or self.table.playing:
            return False
        if self.speaking and pressed(event, "confirm", "press"):
            return self._enter()
        letter = pygame.key.name(event.key).upper()
        if letter not in ("K", "C") or any(
            one.key_name == letter for one in self.table.board.console.answers if not self.speaking
        ):
            return False
        if letter == "K" and self.next_lesson:
            self.follow()
        elif letter == "C" and self.run.mistake is not None and self.run.match.outcome is None:
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
