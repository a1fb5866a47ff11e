"""What keys and clicks mean at every table, beside what its controls make of them."""

from abc import abstractmethod
from collections.abc import Collection

import pygame

from game.ui.keys import is_key, label, pressed
from game.ui.kit.buttons import Button
from game.ui.kit.card import meant_card
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.asking_scene import AskingScene
from game.ui.tables.guide import Guide
from game.ui.tables.overlays.menu import Tool
from game.words.messages import SHARED, shipped_messages


class TableKeys(AskingScene):
    """Esc, U, H, L, F1 and E; I and the right button open a card; N hurries a computer; Space, Enter and a
    click anywhere carry a show on.
    """

    guide: Guide
    never_skipped: Collection[str] = ()
    """The kinds of events at which a show stops that is skipped."""
    over = False
    """Whether the game has ended and its result has been shown."""

    @property
    @abstractmethod
    def playing(self) -> bool:
        """Whether events are being shown."""

    @abstractmethod
    def next_step(self) -> None:
        """Hurries through the step that is being shown."""

    @property
    @abstractmethod
    def skips_to(self) -> str:
        """The message of the button that skips: how far that goes."""

    @abstractmethod
    def skip(self) -> None:
        """Shows at once all that is still to be shown, up to the next event that is never skipped."""

    @property
    @abstractmethod
    def long_show(self) -> bool:
        """Whether there is time to hurry what is shown."""

    @property
    @abstractmethod
    def offers_hints(self) -> bool:
        """Whether the computer can be asked for a hint at this table at all."""

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

    @abstractmethod
    def open_result(self) -> None:
        """Opens the result of a match that is over."""

    @abstractmethod
    def change_speed(self) -> None:
        """The next of the speeds that animations can have."""

    def tools(self) -> list[Tool]:
        """The tools at the head of the console, from left to right."""
        words, shared = self.context.words, shipped_messages(SHARED)
        speed = words.say("tools", "times", speed=f"{self.context.settings.speed:g}")
        hint = Tool(
            shared.say("hint", "tool"), self.open_hint, "hint", label("hint"), shared.say("hint", "tool_hint")
        )
        return self.guide.tools() or [
            Tool(
                words.say("tools", "undo"), self.undo, "undo", label("undo"), words.say("tools", "undo_hint")
            ),
            *([hint] if self.offers_hints else []),
            Tool(
                words.say("tools", "log"), self.open_log, "log", label("log"), words.say("tools", "log_hint")
            ),
            Tool(
                words.say("tools", "rules"),
                self.open_rules,
                "card",
                label("rules"),
                words.say("tools", "rules_hint"),
            ),
            Tool(
                words.say("tools", "speed"),
                self.change_speed,
                "skip",
                # It has no key: how fast it is stands in its place.
                speed,
                words.say("tools", "speed_hint"),
            ),
            Tool(
                words.say("tools", "menu"), self.pause, "menu", label("back"), words.say("tools", "menu_hint")
            ),
        ]

    def offered_answers(self) -> list[Button]:
        """The buttons under the prompt: what hurries, what can be answered, or what leads to the result."""
        words = self.context.words
        if self.can_hurry:
            shared = shipped_messages(SHARED)
            now, hint = shared.say("thinking", "now"), shared.say("thinking", "now_hint")
            return [Button(now, self.move_now, key_name=label("move_now"), hint=hint, size=20)]
        if self.playing:
            if not self.long_show:
                return []
            text, rest = words.say("show", "next_step"), words.say("show", self.skips_to)
            return [
                Button(text, self.next_step, primary=True, key_name=label("next_step"), size=22),
                Button(rest, self.skip, key_name=label("skip"), size=20),
            ]
        if self.guide.speaking:
            return self.guide.buttons()
        if self.over:
            if self.context.navigator.top is not self:
                return []
            text = words.say("show", "to_result")
            return [Button(text, self.open_result, primary=True, key_name=label("confirm"), size=22)]
        return self.answer_buttons()

    def handle(self, event: pygame.event.Event) -> bool:
        if self.guide.handle(event):
            return True
        if self.dragging.handle(event):
            self.stale = True
            return True
        if not self.playing and self.look_closer(event):
            return True
        card = meant_card(self.form, event)
        if card is not None and not self.playing:
            self.open_card(card)
            return True
        if event.type == pygame.KEYDOWN and (self.key(event.key) or self._common_key(event.key)):
            return True
        if self.playing and self.hurries(event):
            self.next_step()
            return True
        handled = super().handle(event)
        self.stale = self.stale or handled
        return handled

    def look_closer(self, event: pygame.event.Event) -> bool:
        """The key and the button that open a card, on something else of this game; True if they did."""
        return False

    def hurries(self, event: pygame.event.Event) -> bool:
        """Whether it is a click beside all buttons, or Enter while none of them has the focus."""
        buttons = (*self.board.console.answers, *self.board.console.tools)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return not any(button.hit(event.pos) for button in buttons)
        enter = pressed(event, "confirm")
        return enter and self.form.focus not in buttons

    def key(self, key: int) -> bool:
        """A key that means something at this game's table; True if it did."""
        return False

    def _common_key(self, key: int) -> bool:
        if is_key(key, "back"):
            if not self.step_back():
                self.pause()
        elif is_key(key, "undo"):
            self.undo()
        elif is_key(key, "hint"):
            self.open_hint()
        elif is_key(key, "log"):
            self.open_log()
        elif is_key(key, "rules"):
            self.open_rules()
        elif is_key(key, "next_step") and self.playing:
            self.next_step()
        elif is_key(key, "skip") and self.playing:
            self.skip()
        elif is_key(key, "move_now") and self.can_hurry:
            self.move_now()
        elif is_key(key, "confirm"):
            return self.on_to_the_answers()
        else:
            return False
        return True
