"""All saved matches; the broken ones say why they cannot be played and are left as they are."""

from datetime import datetime

import pygame

from game.storage.saves import SaveSummary, list_saves, remove_save
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import RichText
from game.ui.kit.modal import Modal
from game.ui.kit.widget import Widget
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.palette import DANGER
from game.ui.scenes.framed import FramedScene
from game.ui.scenes.no_saves import NoSaves
from game.ui.scenes.saved import SaveDetail, SavesList
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.seats import SITTERS
from game.ui.tables.session.summaries import describe
from game.words.fault_text import fault_text
from game.words.messages import shipped_messages


class LoadScene(FramedScene):
    """The list scrolls, and what a match has come to stands beside it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.words.say("saves", "title"))
        say = context.words.say
        self.saves: tuple[SaveSummary, ...] = ()
        self.pictures = LatePictures(context.ahead)
        self.list = SavesList(self._play, self._show)
        self.detail = SaveDetail(context.words, self.pictures)
        self.play_button = Button(
            say("saves", "play"), lambda: self._play(self.list.index), primary=True, size=22
        )
        self.remove_button = Button(say("saves", "delete"), self._ask_remove, danger=True, size=22)
        self.empty = NoSaves(context.words, self.pictures, self._begin)
        self.problems = RichText("", 16, DANGER)
        widgets: list[Widget] = [
            *(self.list, self.detail, self.play_button, self.remove_button, *self.empty.widgets),
            self.problems,
        ]
        self.fill(widgets)
        self._read()
        self.form.set_focus(self.list if self.saves else self.empty.buttons[0])

    def _read(self) -> None:
        found = list_saves(self.context.saves, SITTERS)
        self.saves = found.saves
        now = datetime.now().astimezone()
        self.list.fill([describe(save, now) for save in found.saves])
        self.problems.text = "\n".join(fault_text(broken.problem) for broken in found.broken[:5])
        self.problems.visible = bool(found.broken)
        self.empty.show(not self.saves)
        self.list.visible = bool(self.saves)
        for button in (self.play_button, self.remove_button):
            button.visible = bool(self.saves)
        self._show(self.list.index)
        self.stale = True

    def _show(self, index: int) -> None:
        """The marked row at large."""
        self.detail.words = self.list.words[index] if self.list.words else None
        self.detail.visible = bool(self.list.words)

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

    def paint_body(self, surface: pygame.Surface) -> None:
        if not self.saves:
            self.empty.draw(surface, self.scale)

    def arrange_body(self, area: Area) -> None:
        if self.problems.visible:
            self.problems.place(area.bottom(96, 10).rect, self.scale)
        self.empty.arrange(area)
        side = area.right(min(400, area.rect.width * 0.44 / self.scale), 20)
        buttons = side.bottom(54, 14)
        self.remove_button.place(buttons.left(150, 14).rect, self.scale)
        self.play_button.place(buttons.rect, self.scale)
        self.detail.place(side.rect, self.scale)
        self.list.place(area.rect, self.scale)
