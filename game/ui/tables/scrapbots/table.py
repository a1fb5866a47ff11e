"""The Scrapbots table: cards are clicked or dragged to what they are for, one button ends the turn."""

from typing import Any

import pygame

from game.content.scrapbots import shipped_library
from game.content.texts import shipped_texts
from game.engine.rules import Action
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.actions import PASS, Activate, UseAttack
from game.rules.scrapbots.log_text import TableWords
from game.rules.scrapbots.preview import Preview
from game.ui.context import Context
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables import doors
from game.ui.tables.chooser import Pick
from game.ui.tables.scrapbots.anatomy import END_TURN, LANE_SLOTS, anatomy
from game.ui.tables.scrapbots.board import Board
from game.ui.tables.scrapbots.choreography import SHOWS
from game.ui.tables.scrapbots.faces import GAME, edition_book
from game.ui.tables.scrapbots.prompt import KEYS, answer_button, prompt_text
from game.ui.tables.session import Session
from game.ui.tables.table_scene import TableScene

_LANE_KEYS = {pygame.K_1: 0, pygame.K_2: 1, pygame.K_3: 2}
_WAY_KEYS = {getattr(pygame, f"K_{key.lower()}"): key for key in KEYS.values()}


class LanesScene(TableScene):
    """Asks action by action until the turn is ended; between two people the curtain falls only then.

    Of equal cards in the hand the one at `picked_place` is the picked one.
    """

    shows = SHOWS
    board: Board
    words: TableWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        edition = str(session.match.options["edition"])
        cards = shipped_library().sets[edition]
        self.anatomy = anatomy(cards)
        self.words = TableWords(cards, shipped_texts(GAME), session.names)
        self.book = edition_book(edition)
        self.picked_place = 0
        self.board = Board(self)

    def begin_pick(self, pick: Pick) -> None:
        hand = self.board.hand_cards()
        names = [card.name for card in hand]
        name = f"hand {pick.value}"
        if pick.slot == "hand" and name in names:
            focus = self.form.focus
            clicked = [place for place, card in enumerate(hand) if card is focus and card.name == name]
            self.picked_place = clicked[0] if clicked else names.index(name)

    def end_turn(self) -> None:
        if self.chooser is not None and not self.chooser.given:
            self.pick(END_TURN)

    def chosen(self, action: Action) -> None:
        self._tell_skipped_turns()

    def _computer_has_chosen(self) -> None:
        self._tell_skipped_turns()
        super()._computer_has_chosen()

    def _tell_skipped_turns(self) -> None:
        """Says whose turns ended by themselves after the last choice: those with nothing at all to do."""
        skipped = [seat for seat in SEATS if f"{seat} {PASS}" in self.session.match.taken]
        if skipped:
            names = " and ".join(self.session.names[seat] for seat in skipped)
            self.context.notify(self.words.notice("skipped", names=names))

    def foresee(self, action: Action) -> Preview | None:
        """What an attack or activation would do; None for anything else."""
        if not isinstance(action, UseAttack | Activate):
            return None
        rules: Any = self.session.match.rules
        preview: Preview = rules.preview(self.session.match.state, action)
        return preview

    def look_into(self, seat: Seat, zone: str) -> Command:
        """Opens a pile: a discard pile as it lies, one's own deck in no order."""

        def look() -> None:
            side = self.view.players[seat]
            cards = list(side.deck or ()) if zone == "deck" else list(reversed(side.discard))
            notice, name = self.words.notice, self.session.names[seat]
            if cards:
                doors.open_tray(self, notice(zone, name=name), cards, lambda card: None, cancel=True)
            else:
                self.context.notify(notice(f"empty_{zone}", name=name))

        return look

    def key(self, key: int) -> bool:
        """S, E, B use the picked card, then 1 to 3 name its lane; with nothing picked E ends the turn."""
        chooser = self.chooser
        if chooser is not None and chooser.given and key in _WAY_KEYS:
            return self._take_way(_WAY_KEYS[key])
        if key == pygame.K_e:
            self.end_turn()
            return True
        if chooser is not None and chooser.picked("way") and key in _LANE_KEYS:
            aimed = [pick for pick in chooser.things if pick.value == _LANE_KEYS[key]]
            if aimed:
                self.pick(aimed[0])
            return True
        return self.pick_from_hand(key)

    def _take_way(self, key: str) -> bool:
        """The ways of that letter: the only one is taken, of several the prompt goes on asking."""
        assert self.chooser is not None
        ways = [one for one in self.chooser.answers if one.slot == "way" and KEYS.get(one.value[0]) == key]
        if ways and self.chooser.narrow(ways):
            self.context.sound.play("pick")
            self.picked()
        return True

    def prompt_text(self) -> str:
        if self.chooser is None:
            return ""
        return prompt_text(self.words, self.chooser, self.view.players[self.chooser.decision.seat])

    def answer_buttons(self) -> list[Button]:
        """Lanes have buttons as well once it is said what goes there."""
        buttons = super().answer_buttons()
        if not buttons and self.chooser is not None and self.chooser.given:
            aims = [pick for pick in self.chooser.things if pick.slot in LANE_SLOTS]
            buttons = [
                self.answer_button(aim) for aim in sorted(aims, key=lambda pick: (pick.slot, pick.value))
            ]
        return buttons

    def answer_button(self, answer: Pick) -> Button:
        assert self.chooser is not None
        side = self.view.players[self.chooser.decision.seat]
        return answer_button(self.words, self.chooser, answer, side, self.picking(answer))
