"""The Scrapbots table: cards are clicked or dragged to what they are for, one button ends the turn."""

from typing import Any

import pygame

from game.content.scrapbots import Resource, shipped_library
from game.content.scrapbots.verbs import ExhaustEnemy
from game.content.texts import shipped_texts
from game.engine.events import Event
from game.engine.rules import Decision
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.actions import PASS, Activate, UseAttack
from game.rules.scrapbots.log_text import TableWords
from game.rules.scrapbots.preview import Preview
from game.ui.context import Context
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables import doors
from game.ui.tables.scrapbots import beats, choreography
from game.ui.tables.scrapbots.board import Board
from game.ui.tables.scrapbots.choosing import Choosing, Source, Target, Way
from game.ui.tables.scrapbots.display import Display, from_view
from game.ui.tables.scrapbots.dragging import Dragging
from game.ui.tables.scrapbots.faces import GAME, edition_book
from game.ui.tables.scrapbots.prompt import Prompt
from game.ui.tables.session import Session
from game.ui.tables.table_scene import TableScene


class LanesScene(TableScene):
    """Asks action by action until the turn is ended; between two people the curtain falls only then."""

    beats = beats
    board: Board
    words: TableWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session, from_view)
        edition = str(session.match.options["edition"])
        cards = shipped_library().sets[edition]
        self.words = TableWords(cards, shipped_texts(GAME), session.names)
        self.book = edition_book(edition)
        self.enemy_cards = frozenset(
            key
            for key, card in cards.cards.items()
            if isinstance(card, Resource) and any(isinstance(step.verb, ExhaustEnemy) for step in card.text)
        )
        self.dragging = Dragging(self)
        self.choosing: Choosing | None = None
        self.picked_place = 0
        self.board = Board(self)

    @property
    def picture(self) -> Display:
        picture = self.sitting.picture
        assert isinstance(picture, Display)
        return picture

    @property
    def asked(self) -> Decision | None:
        return self.choosing.decision if self.choosing is not None else None

    def begin_asking(self, decision: Decision) -> None:
        self.choosing = Choosing(decision, self.enemy_cards)

    def stop_asking(self) -> None:
        self.choosing = None
        self.dragging.stop()

    def perform(self, event: Event) -> None:
        choreography.perform(self.board, event)

    def step_back(self) -> bool:
        if self.choosing is not None and self.choosing.back():
            self.refresh()
            return True
        return False

    def leave_screen(self) -> None:
        """The screen stays with whoever is in turn; only the turn's end hands it over."""
        decisions = self.session.match.decisions
        if self.sitting.hot_seat and not (decisions and decisions[0].seat == self.sitting.viewer):
            self.sitting.hand_over()

    def pick(self, source: Source) -> None:
        """A card or Scrapbot to do something with; once more puts it down again."""
        if self.choosing is None:
            return
        self.context.sound.play("pick")
        self.remember_place(source)
        self.choosing.pick(source)
        self.refresh()

    def remember_place(self, source: Source) -> None:
        """Of equal cards the one that was clicked is raised."""
        focus = self.form.focus
        hand = self.board.hand_cards()
        names = [card.name for card in hand]
        name = f"hand {source[1]}"
        if source[0] == "hand" and name in names:
            clicked = focus in hand and focus is not None and focus.name == name
            self.picked_place = hand.index(focus) if clicked else names.index(name)  # type: ignore[arg-type]

    def take(self, way: Way) -> None:
        """What to do with what is picked."""
        if self.choosing is None:
            return
        action = self.choosing.take(way)
        if action is not None:
            self.do(action)
            return
        self.context.sound.play("click")
        self.refresh()

    def aim(self, target: Target) -> None:
        """Where it goes."""
        if self.choosing is None:
            return
        action = self.choosing.targets().get(target)
        if action is None:
            self.context.sound.play("refuse")
            return
        self.do(action)

    def end_turn(self) -> None:
        if self.choosing is not None and self.choosing.may_pass:
            self.do(PASS)

    def do(self, action: Any) -> None:
        """Makes a choice."""
        assert self.choosing is not None
        decision = self.choosing.decision
        self.choosing = None
        self.dragging.stop()
        self.session.act(decision.seat, action)
        self._tell_skipped_turns()
        if action is PASS:
            self._show_then_leave()
        self.proceed()

    def _computer_has_chosen(self) -> None:
        self._tell_skipped_turns()
        super()._computer_has_chosen()

    def _tell_skipped_turns(self) -> None:
        """Says whose turns ended by themselves after the last choice: those with nothing at all to do."""
        skipped = [seat for seat in SEATS if f"{seat} {PASS}" in self.session.match.taken]
        if skipped:
            names = " and ".join(self.session.names[seat] for seat in skipped)
            self.context.notify(self.words.notice("skipped", names=names))

    def _show_then_leave(self) -> None:
        """The end of the turn is seen by whose turn it was: the new hand is nobody else's business."""
        if self.sitting.hot_seat:
            self.sitting.skip()
        self.leave_screen()

    def foresee(self, action: Any) -> Preview | None:
        """What an attack or activation would do; None for anything else."""
        if not isinstance(action, UseAttack | Activate):
            return None
        rules: Any = self.session.match.rules
        preview: Preview = rules.preview(self.session.match.state, action)
        return preview

    def look_into(self, seat: Seat, zone: str) -> Command:
        """Opens a pile: a discard pile as it lies, one's own deck in no order."""

        def look() -> None:
            view: Any = self.session.match.view(self.sitting.viewer)
            side = view.players[seat]
            cards = (
                list(side.deck or ()) if zone == "deck" else list(reversed(self.picture.sides[seat].discard))
            )
            notice, name = self.words.notice, self.session.names[seat]
            if cards:
                doors.open_tray(self, notice(zone, name=name), cards, lambda card: None, cancel=True)
            else:
                self.context.notify(notice(f"empty_{zone}", name=name))

        return look

    def handle(self, event: pygame.event.Event) -> bool:
        if self.dragging.handle(event):
            self.stale = True
            return True
        return super().handle(event)

    def key(self, key: int) -> bool:
        if key == pygame.K_e:
            self.end_turn()
            return True
        return self.pick_from_hand(key)

    def prompt(self) -> Prompt | None:
        """Words and buttons for what is asked now."""
        if self.choosing is None:
            return None
        side = self.picture.sides[self.choosing.decision.seat]
        lanes = [bot.card if bot is not None else "" for bot in side.lanes]
        return Prompt(self.words, self.choosing, lanes, self.take, self.aim, self.end_turn)

    def answer_buttons(self) -> list[Button]:
        prompt = self.prompt()
        return prompt.buttons() if prompt is not None else []

    def prompt_text(self) -> str:
        prompt = self.prompt()
        return prompt.text() if prompt is not None else ""

    def pointed_at(self) -> pygame.Rect:
        if self.choosing is None or self.form.focus is not None:
            return super().pointed_at()
        return self.board.places.prompt.rect
