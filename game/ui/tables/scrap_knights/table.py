"""The Scrap Knights table: shows the picture, asks the seats, passes their choices on."""

import pygame

from game.content.scrap_knights import shipped_library
from game.content.texts import shipped_texts
from game.engine.events import Event
from game.engine.rules import Decision
from game.engine.seats import Seat
from game.storage.settings import SPEEDS
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.scene import Scene
from game.ui.scenes.curtain import CurtainScene
from game.ui.tables.scrap_knights import beats, choreography, doors
from game.ui.tables.scrap_knights.board import Board
from game.ui.tables.scrap_knights.display import Display, from_view
from game.ui.tables.scrap_knights.faces import GAME
from game.ui.tables.scrap_knights.narrowing import Narrowing
from game.ui.tables.scrap_knights.prompt import Prompt
from game.ui.tables.scrap_knights.words import TableWords
from game.ui.tables.session import Session
from game.ui.tables.sitting import PERSON, Ask, Cover, Over, Sitting, Think

_HAND_KEYS = {getattr(pygame, f"K_{digit}"): digit - 1 for digit in range(1, 10)}


class DuelScene(Scene):
    """One duel from its first choice to its result.

    Either events are being shown (`playing`), or the table waits: for a person (`narrowing`), for a
    computer player, or for nothing any more.
    """

    largest_scale = 1.0

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self.words = TableWords(shipped_library(), shipped_texts(GAME), session.names)
        self.sitting = Sitting(session.match, session.seats, from_view, context.settings.replay)  # type: ignore[arg-type]
        self.board = Board(self)
        self.narrowing: Narrowing | None = None
        self.message = ""
        self.laid_down: tuple[str, ...] = ()
        self.playing = False
        self._pace = 1.0
        self._wait = 0.0
        self._finished = False

    @property
    def picture(self) -> Display:
        picture = self.sitting.picture
        assert isinstance(picture, Display)
        return picture

    @property
    def bottom(self) -> Seat:
        """The seat on the near side of the table."""
        return self.sitting.viewer or 0

    def who(self, seat: Seat) -> str:
        """What stands beside a name: the mech's ULT names its deck, a computer player is called one."""
        return "" if self.session.seats[seat] == PERSON else f"computer ({self.session.seats[seat]})"

    def enter(self) -> None:
        self.sitting.replay = self.context.settings.replay
        if not self.playing and self.narrowing is None:
            self.proceed()
        self._refresh()

    def arrange(self, area: Area) -> None:
        self.board.arrange(area)

    def proceed(self) -> None:
        """What the table does next: show what happened, ask, cover, think, or end."""
        self.narrowing = None
        # No mark may breathe on from a secret choice: how long that took is nobody's business.
        self.board.stage.clock = 0.0
        if self.sitting.unseen():
            self._begin_playing()
            return
        self.sitting.settle()
        following = self.sitting.next()
        self.message = ""
        for decision in self.sitting.thinkers():
            self.session.think(decision)
        if isinstance(following, Cover):
            self._cover(following.seat)
        elif isinstance(following, Think):
            self.message = f"{self.session.names[following.decision.seat]} is thinking…"
        elif isinstance(following, Ask):
            self.narrowing = Narrowing(following.decision)
            self._open_tray_if_needed(following.decision)
        elif isinstance(following, Over) and not self._finished:
            self._finished = True
            doors.open_result(self)
        self._refresh()

    def _refresh(self) -> None:
        self.board.rebuild()
        self.stale = True

    def _begin_playing(self) -> None:
        settings = self.context.settings
        self.playing = True
        self._pace = beats.pace(self.sitting.unseen(), settings.speed, reduce_motion=settings.reduce_motion)
        still = settings.reduce_motion
        self.board.stage.pace(1 / self._pace if self._pace else 1.0, still=still)
        self._wait = 0.0
        self.message = ""
        self._refresh()

    def _cover(self, seat: Seat) -> None:
        def lift() -> None:
            self.sitting.sit_down(seat)
            self.proceed()

        self.context.navigator.push(CurtainScene(self.context, self.session.names[seat], lift))

    def update(self, milliseconds: int) -> bool:
        if self.playing:
            self._wait -= milliseconds
            while self.playing and self._wait <= 0:
                self._show_next()
        elif self.session.poll():
            self._computer_has_chosen()
        problem = self.session.autosave.take_problem()
        if problem:
            self.context.notify(problem)
        moving = self.board.update(milliseconds)
        return self.playing or moving

    def _computer_has_chosen(self) -> None:
        """Its secret choice leaves a person's half-made one alone."""
        if self.narrowing is None:
            self.proceed()
        else:
            self.sitting.skip()
            self._refresh()

    def _show_next(self) -> None:
        event = self.sitting.show_next()
        if event is None:
            self.playing = False
            self.proceed()
            return
        self._wait += beats.length(event) * self._pace
        self._react(event)
        self._refresh()

    def _react(self, event: Event) -> None:
        sound = beats.sound(event)
        if sound:
            self.context.sound.play(sound)
        choreography.perform(self.board, event)

    def skip(self) -> None:
        """Shows at once all that is still to be shown."""
        if self.playing:
            self.playing = False
            self.board.stage.skip()
            self.sitting.skip()
            self.proceed()

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
                "Which card do you name?",
                [str(name) for name in question.answers],
                lambda name: self.answer(f"{question.card} named", name),
                cancel=True,
            )
        elif question is None and self.narrowing.action is not None and not self._needs_lock():
            self.confirm()
            return
        self._refresh()

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
        self.sitting.stand_up()
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
            self._refresh()
            return True
        return False

    def undo(self) -> None:
        """Takes back an answer; else the last choice: freely, or with the other's consent."""
        if not self.step_back() and self.narrowing is not None:
            doors.ask_undo(self, self.narrowing.decision.seat)

    def take_back(self, count: int) -> None:
        """The last `count` choices are made again."""
        self.session.undo(count)
        self.sitting.undone()
        self.sitting.stand_up()
        self._finished = False
        self.proceed()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        if self.playing and (
            (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
            or (event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_SPACE))
        ):
            # Nobody waits for the show: the click ends it and counts.
            self.skip()
        handled = super().handle(event)
        self.stale = self.stale or handled
        return handled

    def _key(self, key: int) -> bool:
        if key == pygame.K_ESCAPE:
            if not self.step_back():
                self.pause()
        elif key == pygame.K_u:
            self.undo()
        elif key == pygame.K_l:
            self.open_log()
        elif key == pygame.K_F1:
            self.open_rules()
        elif key == pygame.K_p and self.narrowing is not None and "pass" in self.narrowing.words:
            self.answer("word", "pass")
        elif key == pygame.K_SPACE and self.playing:
            self.skip()
        elif key == pygame.K_RETURN and self._ready_to_lock():
            self.confirm()
        elif key in _HAND_KEYS and self.narrowing is not None:
            hand = self.board.hand_cards()
            if _HAND_KEYS[key] < len(hand):
                self.form.set_focus(hand[_HAND_KEYS[key]])
                hand[_HAND_KEYS[key]].activate()
        else:
            return False
        return True

    def _ready_to_lock(self) -> bool:
        """Enter on a raised card locks it in; on another card it still picks that one."""
        if self.narrowing is None or not self._needs_lock() or self.narrowing.action is None:
            return False
        focus = self.form.focus
        return focus is None or not self.board.is_other_card(focus, self.narrowing.cards)

    def pause(self) -> None:
        doors.open_pause(self)

    def open_rules(self) -> None:
        doors.open_rules(self)

    def open_log(self) -> None:
        doors.open_log(self)

    def change_speed(self) -> None:
        """The next of the speeds that animations can have."""
        place = SPEEDS.index(self.context.settings.speed)
        self.context.change(speed=SPEEDS[(place + 1) % len(SPEEDS)])
        self._refresh()

    def prompt(self) -> Prompt | None:
        """Words and buttons for what is asked now."""
        if self.narrowing is None:
            return None
        return Prompt(self.words, self.narrowing, self.answer, self.confirm)

    def prompt_text(self) -> str:
        """What the table expects, and from whom."""
        if self.playing:
            return "Space or a click skips ahead."
        prompt = self.prompt()
        if prompt is None or self.narrowing is None:
            return self.message
        return prompt.text(self.picture.sides[self.narrowing.decision.seat].ult)

    def pointed_at(self) -> pygame.Rect:
        if self.narrowing is None or self.form.focus is not None:
            return super().pointed_at()
        return self.board.places.prompt.rect

    def still(self, surface: pygame.Surface) -> None:
        self.board.draw(surface)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.board.movers(surface)
