"""A question laid over the screen; nothing else can be worked until it is answered."""

from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import NamePlate, RichText, on_edge
from game.ui.kit.widget import Command, Widget
from game.ui.overlay import OverlayScene
from game.ui.paint.text import lay_out

_MARGIN = 30
_LEAST_TEXT, _MOST_TEXT = 40, {False: 166, True: 114}
"""Units of height for the text: at least, and at most, by whether the answers are stacked."""


class Modal(OverlayScene):
    """A title, a text, and answers as buttons; the first answer is the primary one, Esc takes the last.

    With `danger` the first answer destroys something, and the last one has the focus. `stacked` answers lie
    one under another, for those that may be long, as names are; none is primary, and the last has the focus.
    A `neutral` question suggests no answer: none is primary, and none has the focus. `asks` is the seat that
    is asked; None: whoever is at the screen.
    """

    largest_scale = 1.6

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
        asks: Seat | None = None,
    ) -> None:
        super().__init__(context)
        self.asks = asks
        self.title = NamePlate(title, 27)
        self.text = RichText(text, 19)
        self.width = width
        self.stacked = stacked
        self.buttons: list[Widget] = [
            Button(
                name,
                self._closing(command),
                primary=place == 0 and not (danger or stacked or neutral),
                danger=place == 0 and danger,
                size=22,
            )
            for place, (name, command) in enumerate(answers)
        ]
        self._last = answers[-1][1]
        self.form.fill([self.title, self.text, *self.buttons])
        # What cannot be undone is never one thoughtless Enter away.
        self.form.set_focus(None if neutral else self.buttons[-1 if danger or stacked else 0])

    def _closing(self, command: Command) -> Command:
        def close() -> None:
            self.context.navigator.pop()
            command()

        return close

    def arrange(self, area: Area) -> None:
        lines = len(self.buttons) if self.stacked else 1
        room = area.unit(self.width - 2 * _MARGIN)
        words = lay_out(self.text.text, area.unit(self.text.size), room, self.text.color).height / area.scale
        most = _MOST_TEXT[self.stacked]
        frame = area.centered(self.width, 66 + 68 * lines + max(_LEAST_TEXT, min(most, words + 8)))
        self.frame = frame.rect
        inside = frame.inset(_MARGIN, 24)
        inside.top(18)
        self.title.place(on_edge(frame, 36, 30), self.scale)
        foot = inside.bottom(68 * lines - 14, 14)
        self.text.place(inside.rect, self.scale)
        count = len(self.buttons)
        parts = foot.rows(count, 14) if self.stacked else foot.columns(count, 14)
        for button, part in zip(self.buttons, parts, strict=True):
            button.place(part.rect, self.scale)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._closing(self._last)()
            return True
        return super().handle(event)
