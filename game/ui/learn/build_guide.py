"""Leads through a lesson on building: what Rivet says over the builder, what is lit, and the way on."""

from typing import Any

import pygame

from game.lessons.build_run import BuildRun
from game.lessons.conditions import matches
from game.lessons.run import MOST_STARS
from game.ui.keys import label, pressed
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Name, Part, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, known_as
from game.ui.layout.painted import Area
from game.ui.learn.lighting import lay_veil, mark_corners
from game.ui.learn.speech import Speech, speak
from game.ui.learn.standing import Standing, dots
from game.ui.tables.floating_board import Spot
from game.ui.tables.game_ui import game_ui
from game.ui.workshop.builder import BuilderScene
from game.ui.workshop.builder_guide import BuilderGuide
from game.words.messages import SHARED, shipped_messages

_HEADER = "lesson header"
_PASSING = ("back", "next_control", "last_control", "left", "right", "up", "down", "page_up", "page_down")
"""Keys that do what they always do also while something is to be read."""


class BuildGuide(BuilderGuide):
    """`save` keeps where the lesson stands, `play` begins the match, `rules` opens the page on building."""

    def __init__(
        self,
        scene: BuilderScene[Any],
        run: BuildRun,
        number: str,
        save: Command,
        play: Command,
        rules: Command,
    ) -> None:
        self.scene = scene
        self.run = run
        self.number = number
        self.save = save
        self.play = play
        self.rules = rules
        self._texts = shipped_messages(SHARED)
        say = self.say
        self.name = scene.name_field
        self.name.changed = self._rename
        self.name.hint = say("name_hint")
        self.back_button = Button(
            say("step_back"),
            self.step_back,
            symbol="rewind",
            key_name=label("lesson_step_back"),
            size=16,
            hint=say("build_back_hint"),
        )
        self.rules_button = Button(
            say("rules"), self.rules, symbol="book", key_name=label("rules"), size=16, hint=say("rules_hint")
        )
        self.on_button = Button("", self.go_on, size=19)
        self.on_button.name = "on"
        self._renamed = False
        """Whether a name was typed that is not judged yet."""
        self._fresh = True
        """Whether the step at hand has not been shown yet."""
        self._speech: Speech | None = None
        self._laid_out_for: tuple[tuple[int, int], float] = (0, 0), 0
        """The size and the scale of the window that the step was shown in last."""

    def say(self, key: str, **facts: object) -> str:
        """A text about lessons."""
        return self._texts.say("learn", key, **facts)

    # The course of the lesson

    @property
    def reading(self) -> bool:  # type: ignore[override]
        return self.run.step is not None and not self.run.acting

    def go_on(self) -> None:
        """What was said has been read, or what was to be done is passed over; at the end the match begins."""
        self.scene.context.sound.play("click")
        if self.run.step is None:
            self.play()
            return
        step = self.run.step
        if self.run.acting and not self.run.met:
            for card in step.out:
                self.scene.put_out(card)
        if self.run.step is step:
            self.run.go_on()
        self._begin_step()

    def step_back(self) -> None:
        """To the step before; the side stays as it is."""
        if self.run.step_back():
            self.scene.context.sound.play("click")
            self._begin_step()
        else:
            self.scene.context.notify(self.say("first_step"))

    def changed(self) -> None:
        if self.run.judge(self.scene.side):
            self.scene.context.sound.play("pick")
            self._fresh = True
        self.save()

    def _rename(self, name: str) -> None:
        self.scene.rename(name.strip())
        self._renamed = True

    def _take_name(self) -> None:
        """Judges a name once it has been typed to its end."""
        self._renamed = False
        if self.run.judge(self.scene.side):
            self._begin_step()
        self.save()

    def _begin_step(self) -> None:
        self._fresh = True
        self.save()
        self.scene.rebuild()

    # Controls

    @property
    def standing(self) -> Standing:
        """Where the learner stands."""
        lesson = self.run.lesson
        count = len(lesson.steps) + 1
        step = self.say("step_of", number=self.run.index + 1, count=count)
        game = game_ui(lesson.game).name
        done = self.run.index
        return Standing(self.number, game, lesson.title, lesson.line, step, count, done, MOST_STARS, "")

    def header(self, high: float) -> Node | None:
        standing, tall = self.standing, high - 14
        title = Column(
            Row(
                Name(standing.title, "count", grow=1),
                Text(standing.step, "small", anchor="right"),
                gap=8,
                height=24,
            ),
            dots(standing, 13),
            gap=3,
            grow=1,
        )
        self._dress_on_button()
        name = Part(self.name, width=(110, 190), height=min(tall, 34))
        rules, undo = (
            Part(one, width=(84, 110), height=tall) for one in (self.rules_button, self.scene.undo_button)
        )
        step_back = Part(self.back_button, width=(104, 140), height=tall)
        on = Part(self.on_button, width=(112, 190), height=tall)
        leave = Part(self.scene.back_button, width=(96, 124), height=tall)
        whole = Box(title, width=(150, 300), grow=1), name, rules, step_back, on, undo, leave
        few = Box(title, width=(110, 300), grow=1), name, on, leave
        row = Fits(*[Row(*parts, gap=8, align="center") for parts in (whole, few)])
        return known_as(_HEADER, Box(row, height=high))

    def _dress_on_button(self) -> None:
        """Goes on, passes over, or begins the match."""
        button, verdict = self.on_button, self.scene.verdict()
        key = "go_on" if self.reading else "skip_step" if self.run.acting else "play_yours"
        button.text = self.say(key)
        button.hint = self.say("skip_step_hint") if self.run.acting else ""
        button.primary = not self.run.acting
        button.symbol = "play" if self.run.step is None else ""
        button.key_name = label("skip_lesson_step" if self.run.acting else "confirm")
        ready = self.run.step is not None or verdict.state == "complete"
        button.enable(ready, verdict.sentence)

    def arranged(self) -> None:
        window = self.scene.size, self.scene.scale
        if window != self._laid_out_for:
            self._laid_out_for, self._speech = window, None
            self._reveal()
        if self._fresh:
            self._fresh, self._speech = False, None
            self.scene.pointed = ""
            self._reveal()
            if not self.run.acting:
                ready = self.on_button.enabled
                self.scene.form.set_focus(self.on_button if ready else self.scene.steps.gold)
            elif self._shown == ("name",):
                self.scene.form.set_focus(self.name)
                self.name.anchor, self.name.caret = 0, len(self.name.value)
            self.scene.form.settle()
        elif self._speech is not None and self._covers(self._speech):
            self._speech = None

    # What is lit

    @property
    def _shown(self) -> tuple[str, ...]:
        step = self.run.step
        return step.show if step is not None else self.run.lesson.match.show

    def _lit(self) -> list[Widget]:
        """The controls and panels of the builder that the step shows."""
        places, shown = [*self.scene.host.leaves, *self.scene.form.widgets], self._shown
        found = {id(one): one for one in places if one.visible and matches(one.name, shown)}
        # Words in a panel may have its name, and so may the pane that scrolls it.
        panels = {one.name for one in found.values() if isinstance(one, Area)}
        return [one for one in found.values() if isinstance(one, Area) or one.name not in panels]

    def _reveal(self) -> None:
        """Scrolls to what the step shows first."""
        for one in self._lit():
            if one.pane is not None:
                one.pane.reveal(one)
                return

    def spots(self) -> list[Spot]:
        """Where it is now; what is scrolled out of sight is left out."""
        found = []
        for one in self._lit():
            seen = one.rect.clip(one.pane.rect) if one.pane is not None else one.rect
            if seen.width > 0 and seen.height > 0:
                found.append(Spot(seen))
        return found

    def _header_place(self) -> pygame.Rect:
        return next(iter(self._places(_HEADER)), pygame.Rect(0, 0, 1, 1))

    @property
    def _field(self) -> pygame.Rect:
        """What is below the header."""
        wide, high = self.scene.size
        top = self._header_place().bottom
        return pygame.Rect(0, top, wide, high - top)

    # What is said

    def _words(self) -> str:
        step = self.run.step
        if step is None:
            return self.run.lesson.match.say
        return f"{step.say}\n*{step.prompt}*" if step.prompt else step.say

    @property
    def speech(self) -> Speech:
        """What Rivet says now, laid out where it covers nothing of what he speaks of."""
        if self._speech is None:
            keep = [self._spoken_of()]
            if not self.reading:
                worked = [self.scene.steps.gold.rect, *self._places("verdict")]
                keep += [worked, [*self._places(), *self._controls()]]
            field, scale = self._field, self.scene.scale
            self._speech = speak(self._words(), field, scale, keep, scale, field)
        return self._speech

    def _places(self, name: str = "") -> list[pygame.Rect]:
        """Where the panel of a name is, or all that have one."""
        areas = [one for one in self.scene.host.leaves if isinstance(one, Area)]
        return [one.rect for one in areas if one.name == name or not name]

    def _controls(self) -> list[pygame.Rect]:
        """Where the controls are that can be worked now."""
        return [one.rect for one in self.scene.form.widgets if one.focusable and one.visible]

    def _covers(self, speech: Speech) -> bool:
        return any(rect.colliderect(cover) for rect in self._spoken_of() for cover in speech.covers)

    def _spoken_of(self) -> list[pygame.Rect]:
        """What the step shows, and the card that is pointed at with what it would change."""
        return [*[spot.rect for spot in self.spots()], *self._places("closer")]

    def draw(self, surface: pygame.Surface) -> None:
        spots, scale = self.spots(), self.scene.scale
        if self.reading:
            lay_veil(surface, self._field, spots, "reading", scale)
        else:
            mark_corners(surface, spots, scale)
        self.speech.draw(surface)

    # Keys

    def intercept(self, event: pygame.event.Event) -> bool:
        focus = self.scene.form.focus
        if self._renamed and (focus is not self.name or pressed(event, "confirm")):
            self._take_name()
            return True
        if not self.reading:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self._header_place().collidepoint(event.pos):
                return False
            self.go_on()
            return True
        if event.type != pygame.KEYDOWN or focus is self.name:
            return False
        if pressed(event, "confirm", "press"):
            own = (self.rules_button, self.back_button, self.scene.undo_button, self.scene.back_button)
            if focus in own:
                return False
            self.go_on()
            return True
        return self.handle(event) or not pressed(event, *_PASSING)

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "skip_lesson_step") and self.run.step is not None:
            self.go_on()
        elif pressed(event, "lesson_step_back"):
            self.step_back()
        elif pressed(event, "rules"):
            self.rules()
        else:
            return False
        return True
