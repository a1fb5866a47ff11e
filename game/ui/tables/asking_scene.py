"""The part of every table that asks: picks by click, key and drag narrow a decision down to one action."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any

import pygame

from game.engine.refusals import LOCK, Pick, Picks
from game.engine.rules import Action, Decision
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.keys import digit, label
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.guard import SETTLING
from game.ui.kit.widget import Command
from game.ui.scene import Scene
from game.ui.tables.chooser import Anatomy, Chooser
from game.ui.tables.dragging import MouseDrag
from game.ui.tables.overlays.menu import Tool
from game.ui.tables.table_board import TableBoard

_CARD = 118
"""Units of width of a card that is dragged."""


class Dragging(MouseDrag):
    """While the button is down on a card with a `part`."""

    scene: "AskingScene"

    def handle(self, event: pygame.event.Event) -> bool:
        """Holds, moves or drops a thing; True once it is a drag and no click."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.scene.chooser is not None:
            self._hold(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            started = not self.drag.moving
            if self.drag.move(event.pos):
                if started:
                    self._pick_up()
                return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if self.drag.moving:
                dropped_on = self._dropped_on(event.pos)
                dragged = self.drag.drop()
                self._let_go_of_the_mouse(event)
                self._drop(dragged, dropped_on)
                return True
            self.drag.drop()
        return False

    def action(self) -> Action | None:
        """What dropping here would do, if that is one thing."""
        actions = self._left_by(self._dropped_on(self.drag.place)) if self.moving else []
        return actions[0] if len(actions) == 1 else None

    def _left_by(self, among: Picks) -> list[Action]:
        return self.scene.chooser.left_by(among) if self.scene.chooser is not None else []

    def _hold(self, place: tuple[int, int]) -> None:
        board = self.scene.board
        for widget in reversed(self.scene.form.widgets):
            if isinstance(widget, CardWidget) and widget.pickable and widget.rect.collidepoint(place):
                part = board.dragged_part(widget)
                if part is None or widget.face is None:
                    break
                image = board.gallery.card(widget.face, board.area.unit(_CARD), "compact")
                self.drag.hold(part, image, place)
                return
        held = board.dragged_figure(place)
        if held is not None:
            self.drag.hold(*held, place)

    def _pick_up(self) -> None:
        """What is dragged is picked as well, so that the places that take it light up."""
        part, chooser = self.drag.what, self.scene.chooser
        if chooser is not None and isinstance(part, Pick):
            # What is locked in by hand may be picked one thing after the other.
            if not (chooser.locks and (chooser.has(part) or part in chooser.offers)):
                chooser.clear()
            if not chooser.has(part):
                self.scene.begin_pick(part)
                chooser.pick(part)
        self.scene.refresh()

    def _dropped_on(self, place: tuple[int, int]) -> Picks:
        part = self.drag.what
        return self.scene.board.drop_place(part, place) if isinstance(part, Pick) else ()

    def _drop(self, part: Hashable, among: Picks) -> None:
        chooser = self.scene.chooser
        if chooser is None:
            return
        if not chooser.narrow(among):
            told = self.scene.board.no_drop(among)
            if chooser.locks and isinstance(part, Pick) and chooser.has(part):
                chooser.put_back(part)
            else:
                chooser.clear()
            self.scene.context.sound.play("refuse")
            self.scene.context.notify(told or self.scene.context.words.say("table", "no_drop"))
        self.scene.picked()


class AskingScene(Scene, ABC):
    """While a person is asked, `chooser` holds what they have picked; else it is None.

    A game says what its actions are made of (`anatomy`), what the prompt says and what its buttons are.
    """

    anatomy: Anatomy
    board: TableBoard[Any]

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chooser: Chooser | None = None
        self.consulted_seat: Seat | None = None
        """The person who is asked for their consent, in a question over the table."""
        self.curtain_note: tuple[Seat, str] | None = None
        """A seat that was asked or has asked, and why it has to look away when the curtain falls."""
        self.dragging = Dragging(self)
        self._since_pick = SETTLING
        self.given_first: tuple[frozenset[Pick], ...] = ()
        """What the table has picked by itself."""

    @property
    def has_begun(self) -> bool:
        """Whether whoever is asked has begun to choose."""
        return self.chooser is not None and self.chooser.given != self.given_first

    @property
    def drafting(self) -> bool:
        """Whether whoever is asked writes a plan, which counts only when it is handed over."""
        return False

    def start_anew(self) -> None:
        """What is tried again from its beginning, as a step of a lesson, keeps nothing of a plan."""

    @property
    def asked(self) -> Decision | None:
        """What a person at the screen is asked now."""
        return self.chooser.decision if self.chooser is not None else None

    def begin_asking(self, decision: Decision) -> None:
        """A person is asked from now on; what is still on its way was meant for something else."""
        self.chooser = Chooser(decision, self.anatomy)
        self.curtain_note = None
        self.given_first = ()
        self.form.ask_anew()
        if isinstance(self.form.focus, Tool):
            # It was clicked before; Enter is for what is asked now.
            self.form.set_focus(None)

    def stop_asking(self) -> None:
        """Nobody is asked any more."""
        self.chooser = self.consulted_seat = None
        self.dragging.stop()

    def begin_pick(self, pick: Pick) -> None:
        """Something is about to be picked, by click, key or drag."""

    def pick(self, pick: Pick) -> None:
        """A thing on the table or an answer to a question; what is settled by it is done."""
        if self.chooser is None or (self.chooser.has(pick) and self._since_pick < SETTLING):
            # The second click of a double click puts nothing back.
            return
        self._since_pick = 0
        self.begin_pick(pick)
        if not self.chooser.pick(pick):
            self.context.sound.play("refuse")
            return
        self.context.sound.play("pick")
        self.picked()

    def aim(self, among: Picks) -> None:
        """A click or key that means one of several picks, as a drop does."""
        if self.chooser is not None and self.chooser.narrow(among):
            self.begin_pick(among[0])
            self.context.sound.play("pick")
            self.picked()

    def picked(self) -> None:
        """After a pick: the choice itself if nothing is left to be asked, else the next question."""
        if self.chooser is not None and self.chooser.settled and not self.chooser.locks:
            self.confirm()
        else:
            self.refresh()

    def confirm(self) -> None:
        """Makes the choice that the picks lead to."""
        if self.chooser is not None and self.chooser.action is not None:
            self.act(self.chooser.action)

    def step_back(self) -> bool:
        """Takes back the last pick; False if there was none."""
        back = self.chooser is not None and self.chooser.back()
        if back:
            self.refresh()
        return back

    @abstractmethod
    def prompt_text(self) -> str:
        """What the person who is asked should do now."""

    def prompt_symbol(self) -> str:
        """The icon of what is asked; "" for none."""
        return ""

    @abstractmethod
    def refusal(self, pick: Pick, seat: Seat) -> str:
        """Why a seat cannot choose what the table suggests to it, in a sentence; "" where it can."""

    @abstractmethod
    def answer_button(self, answer: Pick) -> Button:
        """The button of an answer to what is asked."""

    def answer_buttons(self) -> list[Button]:
        """What the person who is asked can answer, from left to right."""
        if self.chooser is None:
            return []
        buttons = [self.answer_button(answer) for answer in self.chooser.answers]
        chosen = self.chooser.action is not None
        if self.chooser.locks and (chosen or not buttons):
            lock = Button(
                self.context.words.say("table", "lock_in"),
                self.confirm,
                primary=chosen,
                key_name=label("confirm"),
                size=24,
            )
            lock.in_gold_place = True
            lock.enable(chosen, "" if chosen else self.refusal(LOCK, self.chooser.decision.seat))
            buttons.append(lock)
        return buttons

    def picking(self, pick: Pick) -> Command:
        """What a thing or a button does that stands for a pick."""
        return lambda: self.pick(pick)

    def pick_from_hand(self, key: int) -> bool:
        """1 to 9 pick a card of the near hand; True if it was such a key."""
        number = digit(key)
        if number is None or self.asked is None:
            return False
        hand, place = self.board.hand_cards(), number - 1
        if place < len(hand) and hand[place].reachable:
            # The keys were used last: the card is looked at, whatever the pointer rests on.
            self.form.go(hand[place])
            self.form.work(hand[place])
        return True

    def on_to_the_answers(self) -> bool:
        """Enter on a picked card leads to what is asked about it; True if it did."""
        focus, answers = self.form.focus, self.board.answers()
        if not (isinstance(focus, CardWidget) and focus.picked and answers):
            return False
        self.form.set_focus(next((one for one in answers if one.primary), answers[0]))
        return True

    @property
    def picked_so_far(self) -> Picks:
        """What whoever is asked has picked."""
        return self.chooser.picks if self.chooser is not None else ()

    @property
    def picks_hints(self) -> bool:
        """Whether the choice of a hint is picked, to be confirmed by hand, and not made at once."""
        return self.chooser is not None and self.chooser.locks

    def take_hint(self, actions: Sequence[Action]) -> None:
        """Makes the first of these choices as if it had been clicked."""
        chooser, action = self.chooser, actions[0]
        if chooser is None or action not in chooser.decision.actions:
            return
        if not self.picks_hints:
            self.act(action)
            return
        chooser.clear()
        for pick in self.anatomy.parts(action):
            if pick in chooser.offers:
                self.begin_pick(pick)
                chooser.pick(pick)
        self.context.sound.play("pick")
        # Enter locks in what the hint has picked, not what the keys stood on before.
        self.form.set_focus(None)
        self.refresh()

    def preview_hint(self, actions: Sequence[Action]) -> None:
        """Shows where the choices of a hint lead while they are pointed at; () ends that. A game may."""
        return

    def foretell(self, actions: Sequence[Action]) -> str:
        """What the choices of a hint come to in numbers, as a sentence; "" where the table says none."""
        return ""

    def show_moves(self, actions: Sequence[Action]) -> None:
        """Makes the first of these choices, and those that a player would make together with it."""
        self.act(actions[0])

    @abstractmethod
    def act(self, action: Action) -> None:
        """Makes a choice for whoever is asked."""

    @abstractmethod
    def refresh(self) -> None:
        """Makes the controls anew and draws everything."""

    def update(self, milliseconds: int) -> bool:
        self._since_pick += milliseconds
        return self.board.update(milliseconds)
