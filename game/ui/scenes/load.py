"""All saved matches; the broken ones say why they cannot be played and are left as they are."""

from datetime import datetime

import pygame

from game.storage.saves import SaveSummary, list_saves, remove_save
from game.ui.context import Context
from game.ui.keys import pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.modal import Modal
from game.ui.layout.leaves import Part, Prose
from game.ui.layout.nodes import Box, Column, Fits, Node, Row
from game.ui.paint.cache.late import LatePictures
from game.ui.scenes.framed import FramedScene
from game.ui.scenes.no_saves import no_saves
from game.ui.scenes.saved import SaveDetail, SavesList
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.seats import SITTERS
from game.ui.tables.session.summaries import describe
from game.words.fault_text import fault_text
from game.words.messages import shipped_messages

_PROBLEMS = 5
"""Files that cannot be played and are named."""


class LoadScene(FramedScene):
    """The list scrolls, and what a match has come to stands beside it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.words.say("saves", "title"))
        say = context.words.say
        self.saves: tuple[SaveSummary, ...] = ()
        self.records_button = Button(say("records", "button"), self._records, symbol="star", size=20)
        self.pictures = LatePictures(context.ahead)
        self.list = SavesList(self._play, self._show)
        self.detail = SaveDetail(context.words, self.pictures)
        self.play_button = Button(
            say("saves", "play"), lambda: self._play(self.list.index), primary=True, size=22
        )
        self.remove_button = Button(say("saves", "delete"), self._ask_remove, danger=True, size=22)
        self.problems: list[str] = []
        """What is wrong with files that cannot be played."""
        self._read()
        self._take_focus()

    def _read(self) -> None:
        found = list_saves(self.context.saves, SITTERS)
        self.saves = found.saves
        now = datetime.now().astimezone()
        self.list.fill([describe(save, now) for save in found.saves])
        self.problems = [fault_text(broken.problem) for broken in found.broken[:_PROBLEMS]]
        self._show(self.list.index)
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def _show(self, index: int) -> None:
        """The marked row at large; a match that is over can be looked at."""
        self.detail.words = self.list.words[index] if self.list.words else None
        over = bool(self.saves) and self.saves[index].finished
        self.play_button.text = self.context.words.say("saves", "look" if over else "play")

    def _take_focus(self) -> None:
        """To the list, or to the first game where there is none."""
        heads = self.back_button, self.records_button
        starts = [one for one in self.form.widgets if one.focusable and one not in heads]
        self.form.set_focus(self.list if self.saves else starts[0])

    def beside_back(self) -> list[Button]:
        return [self.records_button]

    def page(self) -> Node:
        problems = (
            Prose("\n".join(self.problems), "problem", name="problems", height=(40, 96))
            if self.problems
            else None
        )
        if not self.saves:
            begin = no_saves(self.context.words, self.pictures, self._begin)
            return Column(Box(begin, grow=1), problems, gap=10)
        buttons = Row(
            Part(self.remove_button, width=(110, 150)),
            Part(self.play_button, grow=1),
            gap=14,
            height=(44, 54),
        )
        side = Column(Part(self.detail, height=(240, 300), grow=1), buttons, gap=14, width=(320, 400))
        note = Prose(self.context.words.say("saves", "by_itself"), "saved note", height=24)
        left = Column(Part(self.list, grow=1), note, gap=8, width=(380, 440), grow=1)
        both = Row(left, side, gap=20, grow=1)
        # Where there is little room the list says all that must be known.
        return Fits(
            Column(both, problems, gap=10),
            Column(Part(self.list, height=(176, 300), grow=1), problems, buttons, gap=8),
        )

    def handle(self, event: pygame.event.Event) -> bool:
        if self.form.focus is self.list:
            leaves = self.list.index == len(self.saves) - 1 and pressed(event, "down")
            if leaves or pressed(event, "right"):
                # Not to what deletes, which is nearer.
                self.form.go(self.play_button)
                return True
        return super().handle(event)

    def update(self, milliseconds: int) -> bool:
        if self.pictures.arrived():
            self.stale = True
        return False

    def hidden(self) -> None:
        self.pictures.forget()

    def leave(self) -> None:
        self.pictures.forget()

    def _play(self, index: int) -> None:
        self.context.screens.resume_match(self.context, self.saves[index].path)

    def _begin(self, game: str) -> None:
        self.context.navigator.push(game_ui(game).setup_scene(self.context))

    def _records(self) -> None:
        self.context.navigator.push(self.context.screens.records(self.context))

    def _ask_remove(self) -> None:
        save = self.saves[self.list.index]
        say, contest = self.context.words.say, shipped_messages(save.game).say("concede", "contest")
        title = say("saves", "delete_title", contest=contest)
        question = say("saves", "delete_text", match=self.list.rows[self.list.index])
        yes, no = say("saves", "delete_yes"), say("saves", "delete_no")
        answers = [(yes, lambda: self._remove(save)), (no, lambda: None)]
        self.context.navigator.push(Modal(self.context, title, question, answers, danger=True))

    def _remove(self, save: SaveSummary) -> None:
        problem = remove_save(save.path)
        if problem:
            self.context.notify(problem)
        self._read()
        if not self.saves:
            self._take_focus()
