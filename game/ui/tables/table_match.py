"""The course of a match at a table: what happened is shown, the screen changes hands, people are asked."""

from abc import abstractmethod
from typing import Any

import pygame

from game.content.effects import shipped_effects
from game.content.rulebook import Found
from game.content.sounds import shipped_sounds
from game.engine.events import Event
from game.engine.match import CONCEDE
from game.engine.refusals import Pick, Refusal
from game.engine.rules import Action, Decision
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.kit.widget import Command
from game.ui.tables.books import CardBook
from game.ui.tables.guide import NOBODY, Guide
from game.ui.tables.overlays.tips import TableTips
from game.ui.tables.session.beat import Beat
from game.ui.tables.session.playback import Playback
from game.ui.tables.session.seats import LOOKS, sign_of
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import LESSON, PERSON, Ask, Cover, Over, Sitting, Think
from game.ui.tables.shows.quips import greet
from game.ui.tables.shows.shows import Shows, Words
from game.ui.tables.table_keys import TableKeys
from game.ui.tables.thinking import LONG, PATIENCE, TICK
from game.words.messages import SHARED, shipped_messages

_LATE = 700
"""Milliseconds after a choice that was made by itself in which no key chooses anything."""
_AFTERWARDS = 3
"""Frames after a show in which the last picture of it may still be painted."""


class TableMatch(TableKeys):
    """One match from its first choice to its result.

    Either events are being shown (`playing`), or the table waits: for a person, whose picks `chooser`
    narrows down to one action, for a computer player, or for nothing any more. A game's table says what its
    actions are made of, what its events look like, and draws it all.
    """

    words: Words
    book: CardBook

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session = session
        self.game = session.match.rules.id
        self.shows: Shows = session.game_ui.table.get().shows
        self.sitting = Sitting(session.match, session.seats, context.settings.replay)
        self.enlarged = self.looks_enlarged = 1.0
        """The UI scale above 100 %, and how much larger closer looks are."""
        self.message = ""
        self.guide: Guide = NOBODY
        self._thinking: float | None = None
        """For how many milliseconds the table has waited for a computer player, None while it does not."""
        self.playback = Playback(self)
        self.tips = TableTips(self)
        # Reading these takes longer than a frame may, and the first blow needs them.
        context.ahead.prepare("effects", [shipped_effects, shipped_sounds])
        self.beat = Beat()
        self._greets = not session.match.record
        """Whether computer players have still to say that the match begins."""
        self._idle: Action | None = None
        """Runs while a person's only choice is about to be made for them."""
        self._shown_for = self._built = 0
        self._waits = False
        self.consulted: Command | None = None
        """Asks the person whom the screen is handed to, once the curtain is up."""

    def accompany(self, guide: Guide) -> None:
        """From now on somebody stands beside the table."""
        self.guide = guide

    @property
    def playing(self) -> bool:
        """Whether events are being shown."""
        return self.playback.running

    @property
    def long_show(self) -> bool:
        return self.playback.long

    @property
    def unhurried(self) -> bool:
        """While events are shown, and a moment after."""
        return self._shown_for > 0

    @property
    def due(self) -> bool:
        """In a show the controls are made anew in one frame and painted in the next."""
        return super().due and not self._waits

    @property
    def moved(self) -> bool:
        return not self.playing or self.board.stage.changed or self.dragging.moving

    def painted(self) -> None:
        self.board.painted()

    @property
    def in_steps(self) -> bool:
        """Whether the answers are to go on, and a second one beside it."""
        return self.playing

    @property
    def view(self) -> Any:
        """What the table shows now, as the game's own view."""
        return self.sitting.view

    def refused(self, pick: Pick, seat: Seat) -> Refusal | None:
        """Why a seat cannot choose what the table suggests to it, as the rules say; None where it can."""
        asked = self.asked if self.asked is not None and self.asked.seat == seat else None
        picked = self.picked_so_far if asked is not None else ()
        return self.session.match.rules.why_not(self.view, seat, pick, asked, picked)

    def refusal(self, pick: Pick, seat: Seat) -> str:
        """The same in a sentence; "" where it can."""
        refused = self.refused(pick, seat)
        return "" if refused is None else self.words.refusal(refused)

    def act(self, action: Action) -> None:
        """Makes a choice for whoever is asked."""
        assert self.chooser is not None
        decision = self.chooser.decision
        self.stop_asking()
        self.session.act(decision.seat, action)
        self.chosen(action)
        self.sitting.stand_up()
        self.proceed()

    def chosen(self, action: Action) -> None:
        """A choice has been made; its events are still to be shown."""

    @property
    def silent(self) -> bool:
        """Whether the prompt line says nothing for a while, because the well tells it all."""
        return False

    def line(self) -> str:
        """What the prompt line says: what is happening, what is expected and from whom, or who thinks."""
        if self.telling:
            return self.playback.told
        if guided := self.guide.line():
            return guided
        if self.beat.running and self.asked is not None:
            return self.idle_line(self.asked, reads=self.tips.tip is not None)
        return self.prompt_text() if self.asked is not None else self.message

    def idle_line(self, asked: Decision, *, reads: bool) -> str:
        """Why the game will go on by itself; while a tip is read (`reads`) it does not."""
        key, name = "line" if len(asked.actions) == 1 else "keeps", self.session.names[asked.seat]
        return shipped_messages(SHARED).say("lone", key, name=name, reads=reads)

    def line_symbol(self) -> str:
        """The icon before the prompt line, or the robot of a computer that thinks or did what is told."""
        if self.telling:
            seat = self.playback.seat
            face = LOOKS.get(self.session.seats[seat], "") if seat is not None else ""
            return face or self.playback.symbol
        if self.asked is not None:
            return self.prompt_symbol()
        return sign_of(self.session.thinker)

    @property
    def prompt_seat(self) -> Seat | None:
        """Whose choice or doing the prompt speaks of; None where it is nobody's."""
        if self.asked is not None:
            return self.asked.seat
        return self.playback.seat if self.telling else self.consulted_seat

    @property
    def telling(self) -> bool:
        """Whether the prompt says what is being shown, or was shown a moment ago."""
        recent = self._thinking is not None and self._thinking < PATIENCE
        return self.playing or (recent and bool(self.playback.told))

    @property
    def thinking(self) -> float | None:
        """For how many milliseconds the table has said that it waits for a computer player; None: it does
        not.
        """
        waits = self._thinking is not None and self._thinking >= PATIENCE and not self.playing
        return self._thinking if waits else None

    @property
    def resting_tick(self) -> int:
        return super().resting_tick if self._thinking is None else TICK

    @property
    def can_hurry(self) -> bool:
        """Whether a computer player has thought long enough to be hurried."""
        return self.thinking is not None and self.thinking >= LONG

    def move_now(self) -> None:
        """The computer player takes the best that it has found so far."""
        self.session.hurry()

    @property
    def bottom(self) -> Seat:
        """The seat on the near side of the table."""
        return self.sitting.viewer or 0

    def who(self, seat: Seat) -> str:
        """What stands beside a name: a computer player is called one."""
        sitter = self.session.seats[seat]
        return (
            "" if sitter in (PERSON, LESSON) else self.context.words.say("table", "computer", player=sitter)
        )

    def enter(self) -> None:
        self.sitting.replay = self.context.settings.replay
        question, self.consulted = self.consulted, None
        if question is not None:
            question()
        elif not self.playing and self.asked is None:
            self.proceed()
        self.refresh()

    def proceed(self) -> None:
        """What the table does next: show what happened, ask, cover, think, or end."""
        self.stop_asking()
        # No mark may breathe on from a secret choice: how long that took is nobody's business.
        self.board.stage.clock = 0.0
        if self.sitting.unseen():
            self.playback.start(self.line())
            self.message, self._thinking = "", None
            self.tips.ask()
            self.refresh()
            return
        self.message, self._thinking = "", None
        if self.guide.speaks():
            self.refresh()
            self.form.set_focus(next((one for one in self.board.console.answers if one.primary), None))
            return
        following = self.sitting.next()
        for decision in self.sitting.thinkers():
            self.session.think(decision)
        if isinstance(following, Cover):
            self.hand_over_to(following.seat)
        elif isinstance(following, Think):
            name = self.session.names[following.decision.seat]
            self.message = shipped_messages(SHARED).say("thinking", "line", name=name)
            self._thinking = 0.0
        elif isinstance(following, Ask):
            self.session.broken_off = None
            self.begin_asking(self.guide.narrowed(following.decision))
            settings = self.context.settings
            if settings.auto_pass and not self.guide.active:
                self._idle = self.session.idle_choice(following.decision)
                if self._idle is not None:
                    self.beat.start(settings.reading_time)
        elif isinstance(following, Over):
            # The result comes by itself: until it is painted, nothing here may promise that it waits.
            self.message = self.context.words.say("table", "over") if self.over else ""
            if not self.over:
                self.over = True
                self.open_result()
        self.tips.ask()
        self.refresh()

    @abstractmethod
    def look_up(self, found: Found) -> None:
        """Opens the rulebook at an entry."""

    @abstractmethod
    def hand_over_to(self, seat: Seat) -> None:
        """Covers the table until `seat` says that it sits there alone."""

    def refresh(self) -> None:
        # What lies on the table is seen as it is now.
        self.board.stage.stale = False
        self.board.rebuild()
        self._built += 1
        self.stale = True

    def update(self, milliseconds: int) -> bool:
        if self._greets and self.shows.says is not None and not self.guide.active:
            greet(self.board, self.shows.says)
        self._greets = False
        self._shown_for = _AFTERWARDS if self.playing else max(0, self._shown_for - 1)
        built = self._built
        if self.playing:
            self.playback.update(milliseconds)
        elif self.session.poll():
            self._computer_has_chosen()
        elif self._thinking is not None:
            before, self._thinking = self._thinking, self._thinking + milliseconds
            if any(before < limit <= self._thinking for limit in (PATIENCE, LONG)):
                self.refresh()
        if self.tips.tip is None and self.beat.update(milliseconds) and self._idle is not None:
            self.act(self._idle)
            # A key that was to stop or hurry it may come too late, and was not meant for what comes next.
            self.form.guard.ask_anew(_LATE)
        if self.guide.update(milliseconds):
            self.refresh()
        problem = self.session.take_problem()
        if problem:
            self.context.notify(problem)
        moving = super().update(milliseconds)
        self._waits = self.unhurried and self._built != built and not self._waits
        # While a tip is read the beat stands still.
        beats = self.tips.tip is None and self.beat.running
        return self.playing or moving or self.unhurried or beats

    def stop_asking(self) -> None:
        super().stop_asking()
        self.beat.stop()

    def handle(self, event: pygame.event.Event) -> bool:
        if self.beat.running and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            # Whoever does something wants to go on by hand.
            self.beat.stop()
            self.refresh()
        return super().handle(event)

    def _computer_has_chosen(self) -> None:
        """Its secret choice leaves a person's half-made one alone."""
        if self.asked is None:
            self.proceed()
        else:
            self.sitting.skip()
            self.refresh()

    def tell(self, event: Event) -> str | None:
        """What the prompt says while an event is shown."""
        return self.words.sentence(event)

    def next_step(self) -> None:
        """Hurries through the step that is being shown."""
        self.playback.next_step()

    @property
    def skips_to(self) -> str:
        return "to_shot" if self.playback.stops_ahead(self.never_skipped) else "to_end"

    def skip(self) -> None:
        """Shows at once all that is still to be shown, up to the next event that is never skipped."""
        if self.playing and not self.playback.skip_until(self.never_skipped):
            self._shown_for = 0
            self.playback.stop()
            self.proceed()

    def take_back(self, count: int) -> None:
        """The last `count` choices are made again."""
        self.session.undo(count)
        self.sitting.undone()
        self.sitting.stand_up()
        self.over = False
        self.proceed()

    def stop_showing(self) -> None:
        """The screen is for everyone again, as things are: no hand is open and nobody is asked."""
        if not self.sitting.up_to_date:
            self.session.broken_off = self.sitting.shown
        self.playback.stop()
        self.stop_asking()
        self.sitting.hand_over()

    def concede(self, seat: Seat) -> None:
        """`seat` gives the duel up; everyone at the screen sees it, and nobody's hand."""
        self.stop_showing()
        self.session.act(seat, CONCEDE)
        self.proceed()

    @property
    def offers_hints(self) -> bool:
        """Whether the computer can be asked for a hint at this table at all; a guide has hints of its own."""
        settings = {"on", "computer"} if len(self.sitting.persons) == 1 else {"on"}
        persons = bool(self.sitting.persons) and not self.guide.active
        return persons and self.context.settings.hints in settings

    @property
    def head(self) -> int:
        """The lower edge of its tools, in pixels."""
        return max(tool.rect.bottom for tool in self.board.console.tools)

    @property
    def phase(self) -> str:
        """The phase that is shown, by its name in the rulebook's entries."""
        return str(self.view.phase)

    @property
    def moment(self) -> str:
        """What the person is asked; else the phase: what the other is asked is not everybody's to know."""
        return self.asked.kind if self.asked is not None else self.phase

    def change_speed(self) -> None:
        """The next of the speeds that animations can have."""
        self.context.change(speed=self.context.settings.next_speed)
        if self.playing:
            self.playback.set_pace()
        self.refresh()

    def leave(self) -> None:
        self.session.leave()
