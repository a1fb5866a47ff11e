"""The Scrap Knights table: asks for ACTs, BOTs and tokens, and passes the choices on."""

import pygame

from game.content.scrap_knights import shipped_library
from game.content.texts import shipped_texts
from game.engine.events import Event
from game.engine.rules import Decision
from game.ui.context import Context
from game.ui.kit.buttons import Button
from game.ui.tables import doors
from game.ui.tables.scrap_knights import beats, choreography
from game.ui.tables.scrap_knights.board import Board
from game.ui.tables.scrap_knights.display import Display, from_view
from game.ui.tables.scrap_knights.faces import GAME, make_book
from game.ui.tables.scrap_knights.narrowing import Narrowing
from game.ui.tables.scrap_knights.prompt import Prompt
from game.ui.tables.scrap_knights.words import TableWords
from game.ui.tables.session import Session
from game.ui.tables.table_scene import TableScene


class DuelScene(TableScene):
    """Asks by narrowing: picks and answers, until one action is left."""

    beats = beats
    board: Board
    words: TableWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session, from_view)
        self.words = TableWords(shipped_library(), shipped_texts(GAME), session.names)
        self.book = make_book()
        self.board = Board(self)
        self.narrowing: Narrowing | None = None
        self.laid_down: tuple[str, ...] = ()

    @property
    def picture(self) -> Display:
        picture = self.sitting.picture
        assert isinstance(picture, Display)
        return picture

    @property
    def asked(self) -> Decision | None:
        return self.narrowing.decision if self.narrowing is not None else None

    def begin_asking(self, decision: Decision) -> None:
        self.narrowing = Narrowing(decision)
        self._open_tray_if_needed(decision)

    def stop_asking(self) -> None:
        self.narrowing = None

    def perform(self, event: Event) -> None:
        choreography.perform(self.board, event)

    def pick(self, card: str) -> None:
        """A card was picked: for the secret choice it is raised, an open choice it makes at once."""
        if self.narrowing is None or card not in {*self.narrowing.pickable, *self.narrowing.cards}:
            self._reject(card)
            return
        self.context.sound.play("pick")
        if self.narrowing.decision.kind != "act" and card in self.narrowing.cards:
            return
        if self.narrowing.cards and card not in self.narrowing.cards and not self._joins(card):
            self.narrowing.pick(self.narrowing.cards[0])
        self.narrowing.pick(card)
        self._narrowed()

    def _joins(self, card: str) -> bool:
        return self.narrowing is not None and card in self.narrowing.pickable

    def _reject(self, card: str) -> None:
        if self.narrowing is not None and self.narrowing.decision.kind == "act":
            # Another card instead of the one that is raised.
            hand = [name for name in self.picture.sides[self.bottom].hand if name == card]
            if hand and self.narrowing.cards:
                self.narrowing = Narrowing(self.narrowing.decision)
                self.pick(card)
                return
        self.context.sound.play("refuse")

    def answer(self, key: str, value: object) -> None:
        """A question beside the card was answered."""
        if self.narrowing is not None:
            self.context.sound.play("click")
            self.narrowing.answer(key, value)
            self._narrowed()

    def _narrowed(self) -> None:
        """After an answer: the next question, or the choice itself."""
        assert self.narrowing is not None
        question = self.narrowing.question
        if question is not None and question.key == "named":
            doors.open_tray(
                self,
                self.prompt_text(),
                [str(name) for name in question.answers],
                lambda name: self.answer(f"{question.card} named", name),
                cancel=True,
            )
        elif question is None and self.narrowing.action is not None and not self._needs_lock():
            self.confirm()
            return
        self.refresh()

    def _needs_lock(self) -> bool:
        """A secret choice cannot be taken back once the other has seen it, so it is locked in by hand."""
        return self.narrowing is not None and self.narrowing.decision.kind == "act"

    def confirm(self) -> None:
        """Makes the choice that the answers lead to."""
        if self.narrowing is None or self.narrowing.action is None:
            return
        decision, action = self.narrowing.decision, self.narrowing.action
        self.laid_down = self.narrowing.cards if decision.kind == "act" else ()
        self.narrowing = None
        self.session.act(decision.seat, action)
        self.leave_screen()
        self.proceed()

    def _open_tray_if_needed(self, decision: Decision) -> None:
        """Cards that lie in no hand and among no BOTs in play are laid out over the table."""
        assert self.narrowing is not None
        side = self.picture.sides[decision.seat]
        visible = {*side.bots} | ({*side.hand} if self.sitting.viewer == decision.seat else set())
        if decision.kind != "act" and not self.narrowing.pickable <= visible:
            title = self.words.prompt(decision, side.ult)
            doors.open_tray(self, title, sorted(self.narrowing.pickable), self.pick, cancel=False)

    def step_back(self) -> bool:
        """Takes back the last answer, or puts a raised card down."""
        if self.narrowing is not None and self.narrowing.back():
            self.refresh()
            return True
        return False

    def key(self, key: int) -> bool:
        if key == pygame.K_p and self.narrowing is not None and "pass" in self.narrowing.words:
            self.answer("word", "pass")
        elif key == pygame.K_RETURN and self._ready_to_lock():
            self.confirm()
        else:
            return self.pick_from_hand(key)
        return True

    def _ready_to_lock(self) -> bool:
        """Enter on a raised card locks it in; on another card it still picks that one."""
        if self.narrowing is None or not self._needs_lock() or self.narrowing.action is None:
            return False
        focus = self.form.focus
        return focus is None or not self.board.is_other_card(focus, self.narrowing.cards)

    def prompt(self) -> Prompt | None:
        """Words and buttons for what is asked now."""
        if self.narrowing is None:
            return None
        return Prompt(self.words, self.narrowing, self.answer, self.confirm)

    def answer_buttons(self) -> list[Button]:
        prompt = self.prompt()
        return prompt.buttons() if prompt is not None else []

    def prompt_text(self) -> str:
        prompt = self.prompt()
        if prompt is None or self.narrowing is None:
            return ""
        return prompt.text(self.picture.sides[self.narrowing.decision.seat].ult)

    def pointed_at(self) -> pygame.Rect:
        if self.narrowing is None or self.form.focus is not None:
            return super().pointed_at()
        return self.board.places.prompt.rect
