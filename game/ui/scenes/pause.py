"""The pause menu over a table."""

import pygame

from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label, NamePlate
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Space
from game.ui.overlay import PLATE, OverlayScene
from game.ui.paint.palette import TEXT_SOFT
from game.ui.scenes.settings.scene import SettingsScene
from game.words.messages import SHARED, shipped_messages

_BUTTON, _BELOW = (24, 56), (6, 14)
"""Units of a button, and below it: the least, in a low window with large type, and the best."""


class PauseScene(OverlayScene):
    """Go on, settings, rulebook, concede, or leave; the match is saved at every moment.

    `concede` is None where there is nothing to concede; `saved` says whether the match is kept; `game` is
    what the settings show.
    """

    hushed = True
    gives_way = True
    """A question of its own does not cover all of it."""

    def __init__(
        self,
        context: Context,
        leave: Command,
        rules: Command,
        concede: Command | None = None,
        *,
        saved: bool = True,
        game: str = "",
    ) -> None:
        super().__init__(context)
        self.rules, self.game = rules, game
        say, texts = context.words.say, shipped_messages(SHARED)
        self.heading = NamePlate(say("pause", "title"), 32, "center")
        note = say("pause", "saved") if saved else texts.say("key_moments", "unsaved")
        self.note = Label(note, "text", 17, TEXT_SOFT, "center")
        away = say("pause", "leave") if saved else texts.say("key_moments", "back_to")
        self.buttons = [
            Button(
                say("pause", "go_on"),
                context.navigator.pop,
                primary=True,
                size=24,
                key_name=label("back"),
            ),
            Button(say("pause", "rulebook"), self.rules, size=24, key_name=label("rules")),
            Button(say("pause", "settings"), self._settings, size=24),
            Button(away, leave, size=24),
        ]
        if concede is not None:
            word = texts.say("concede", "button")
            self.buttons.insert(-1, Button(word, concede, size=24))
        self.form.fill([self.heading, self.note, *self.buttons])
        self.form.set_focus(self.buttons[0])

    def _settings(self) -> None:
        self.context.navigator.push(SettingsScene(self.context, game=self.game))

    def arrange(self, area: Area) -> None:
        area.top(PLATE)
        below = Space(height=_BELOW)
        rows = [node for button in self.buttons for node in (Part(button, height=_BUTTON), below)]
        inside = Column(Space(height=12), *rows, Space(height=10), Part(self.note, height=26))
        self.place_panel(area, Box(inside, pad=(40, 24)), 420, self.heading, 44)

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back"):
            self.context.navigator.pop()
            return True
        if pressed(event, "rules"):
            self.rules()
            return True
        return super().handle(event)
