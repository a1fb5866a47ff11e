"""What keys and clicks mean at every table, beside what its controls make of them."""

from abc import abstractmethod

import pygame

from game.ui.paint.faces import CardFace
from game.ui.scenes.card_scene import meant_card
from game.ui.tables.asking_scene import AskingScene
from game.ui.tables.guide import Guide


class TableKeys(AskingScene):
    """Esc, U, H, L, F1 and E; I and the right button open a card; N hurries a computer; Space, Enter and a
    click anywhere carry a show on.
    """

    guide: Guide

    @property
    @abstractmethod
    def playing(self) -> bool:
        """Whether events are being shown."""

    @abstractmethod
    def next_step(self) -> None:
        """Hurries through the step that is being shown."""

    @abstractmethod
    def skip(self) -> None:
        """Shows at once all that is still to be shown."""

    @property
    @abstractmethod
    def can_hurry(self) -> bool:
        """Whether a computer player has thought long enough to be hurried."""

    @abstractmethod
    def move_now(self) -> None:
        """The computer player takes the best that it has found so far."""

    @abstractmethod
    def undo(self) -> None:
        """Takes back a half-made choice; else the last choice."""

    @abstractmethod
    def open_hint(self) -> None:
        """Tells what the computer would do in the place of whoever is asked."""

    @abstractmethod
    def pause(self) -> None:
        """Opens what is asked between two moves."""

    @abstractmethod
    def open_rules(self) -> None:
        """Opens the rulebook of this game."""

    @abstractmethod
    def open_card(self, face: CardFace) -> None:
        """Opens a card with its words."""

    @abstractmethod
    def open_log(self) -> None:
        """Opens what happened so far."""

    def handle(self, event: pygame.event.Event) -> bool:
        if self.guide.handle(event):
            return True
        if self.dragging.handle(event):
            self.stale = True
            return True
        card = meant_card(self.form, event)
        if card is not None and not self.playing:
            self.open_card(card)
            return True
        if event.type == pygame.KEYDOWN and (self.key(event.key) or self._common_key(event.key)):
            return True
        if self.playing and self._hurries(event):
            self.next_step()
            return True
        handled = super().handle(event)
        self.stale = self.stale or handled
        return handled

    def _hurries(self, event: pygame.event.Event) -> bool:
        """Whether it is a click beside all buttons, or Enter while none of them has the focus."""
        buttons = (*self.board.console.answers, *self.board.console.tools)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return not any(button.hit(event.pos) for button in buttons)
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return enter and self.form.focus not in buttons

    def key(self, key: int) -> bool:
        """A key that means something at this game's table; True if it did."""
        return False

    def _common_key(self, key: int) -> bool:
        if key == pygame.K_ESCAPE:
            if not self.step_back():
                self.pause()
        elif key == pygame.K_u:
            self.undo()
        elif key == pygame.K_h:
            self.open_hint()
        elif key == pygame.K_l:
            self.open_log()
        elif key == pygame.K_F1:
            self.open_rules()
        elif key == pygame.K_SPACE and self.playing:
            self.next_step()
        elif key == pygame.K_e and self.playing:
            self.skip()
        elif key == pygame.K_n and self.can_hurry:
            self.move_now()
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.on_to_the_answers()
        else:
            return False
        return True
