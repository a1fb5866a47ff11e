"""A question laid over the screen; nothing else can be worked until it is answered."""

from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import NamePlate, RichText
from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.overlay import PLATE, OverlayScene

_MARGIN = 30
_LEAST_TEXT = 40
"""Units of height for the text at least."""
_MOST = {False: 300, True: 384}
"""Units of height at most, by whether the answers are stacked; a longer text has smaller letters."""


class Modal(OverlayScene):
    """A title, a text, and answers as buttons; the first answer is the primary one, Esc takes the last.

    With `danger` the first answer destroys something, and the last one has the focus. `stacked` answers lie
    one under another, for those that may be long, as names are; none is primary, and the last has the focus.
    Of a `safe` question the last answer, which changes nothing, is the primary one and has the focus.
    A `neutral` question suggests no answer: none is primary, and none has the focus. Of an `optional` one Esc
    takes no answer. `asks` is the seat that is asked; None: whoever is at the screen. `keys` are actions that
    answer as well: one for each answer, "" for none. The `speaker` is drawn on the left of the text.
    """

    def __init__(
        self,
        context: Context,
        title: str,
        text: str,
        answers: Sequence[tuple[str, Command]],
        width: float = 560,
        *,
        danger: bool = False,
        stacked: bool = False,
        neutral: bool = False,
        safe: bool = False,
        optional: bool = False,
        asks: Seat | None = None,
        keys: Sequence[str] = (),
        speaker: Widget | None = None,
    ) -> None:
        super().__init__(context)
        self.asks = asks
        self.title = NamePlate(title, 27)
        self.text = RichText(text, 19)
        self.width = width
        self.stacked = stacked
        self._speaker = speaker
        main = len(answers) - 1 if safe else 0
        self.buttons: list[Widget] = [
            Button(
                name,
                self._closing(command),
                primary=place == main and not (danger or stacked or neutral),
                danger=place == 0 and danger,
                key_name=label(keys[place]) if keys and keys[place] else "",
                size=22,
            )
            for place, (name, command) in enumerate(answers)
        ]
        self._last: Command = (lambda: None) if optional else answers[-1][1]
        self._keyed = [(key, command) for key, (_, command) in zip(keys, answers, strict=False) if key]
        beside = [] if speaker is None else [speaker]
        self.form.fill([self.title, *beside, self.text, *self.buttons])
        # What cannot be undone is never one thoughtless Enter away.
        self.form.set_focus(None if neutral else self.buttons[-1 if danger or stacked or safe else 0])

    def _closing(self, command: Command) -> Command:
        def close() -> None:
            self.context.navigator.pop()
            command()

        return close

    def arrange(self, area: Area) -> None:
        high, gap = 54, 14
        if self.stacked:
            foot: Node = Column(*[Part(button, height=high) for button in self.buttons], gap=gap)
        else:
            foot = Row(*[Part(button, share=1, height=high) for button in self.buttons], gap=gap)
        said: Node = Column(Part(self.text, grow=1), Space(height=(0, 8)))
        if self._speaker is not None:
            said = Row(Part(self._speaker), Stack(said, grow=1), gap=18, align="center")
        words = Stack(Space(height=_LEAST_TEXT), said)
        inside = Column(Space(height=18), words, Space(height=gap), foot)
        tree = Box(inside, pad=(_MARGIN, 24))
        room, most = area.inset(0, PLATE), _MOST[self.stacked]
        self.place_panel(room, tree, self.width, self.title, 36, most=most)

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back"):
            self._closing(self._last)()
            return True
        for action, command in self._keyed:
            if pressed(event, action):
                self._closing(command)()
                return True
        return super().handle(event)
