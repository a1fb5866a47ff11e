"""The log, opened wide: every sentence so far as the viewer may know it; a line opens its card."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label, NamePlate
from game.ui.kit.list_box import ListBox
from game.ui.layout.leaves import Icon, Line, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.overlay import OverlayScene
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.tables.overlays.picker import Keywords
from game.ui.tables.overlays.zoom import WIDTH, draw_zoom
from game.ui.tables.shows.shows import Shows, Words
from game.words.messages import SHARED, shipped_messages

_ICON = re.compile(r"(:[a-z_0-9]+:)")


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence with whose doing it was, an icon and the card that it is about, where there are such.

    A `heading` begins a round or turn.
    """

    sentence: str
    seat: Seat | None = None
    symbol: str = ""
    face: CardFace | None = None
    heading: bool = False


def log_lines(
    events: Sequence[Event], counter: str, shows: Shows, words: Words, face: Callable[[str], CardFace]
) -> list[LogLine]:
    """The events as lines; those of the kind `counter` ("round", "turn") become headings."""
    lines, texts = [], shipped_messages(SHARED)
    for event in events:
        sentence = words.sentence(event)
        if event.kind == counter:
            heading = texts.say("counted", counter, count=event.facts[counter])
            lines.append(LogLine(heading, event.facts.get("seat"), heading=True))
        elif sentence:
            cards = words.cards(event)
            shown = face(cards[0]) if cards else None
            lines.append(LogLine(sentence, event.facts.get("seat"), shows.symbol(event), shown))
    return lines


class LogList(ListBox):
    """Headings in gold; each line with its seat's stripe and its icon."""

    def __init__(self, lines: Sequence[LogLine]) -> None:
        super().__init__(
            [line.sentence for line in lines],
            lambda index: None,
            index=max(0, len(lines) - 1),
            row_height=27,
            name="log",
        )
        self.lines = lines

    def row(self, number: int) -> Node:
        return log_row(self.lines[number], marked=number == self.index)


def log_row(line: LogLine, *, marked: bool) -> Node:
    """A heading, or a sentence with its stripe and its icon; the marked one stands on paper."""
    stripe = Picture(partial(_draw_stripe, line.seat), height=(0, 19)) if line.seat is not None else None
    symbol = Icon(line.symbol, 18) if line.symbol else Space(width=18)
    words: Node = Text(line.sentence.upper(), "log heading", "text" if marked else "gold", grow=1)
    if not line.heading:
        words = Row(symbol, _sentence(line.sentence), gap=8, align="center", grow=1)
    inside = Row(Box(stripe, width=4, justify="center"), words, gap=8)
    return Box(inside, pad=(14, 0))


def _sentence(words: str) -> Node:
    """A line of words, with pictures where it has `:icons:`."""
    pieces = [one for part in _ICON.split(words) if (one := part.strip())]
    return (
        Text(words, "log line", grow=1) if len(pieces) < 2 else Row(Line(pieces, "log line", words), grow=1)
    )


def _draw_stripe(seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, SEATS[seat], rect, border_radius=round(2 * scale))


_LEAST, _BESIDE, _ALONE = 676, 430, 150
"""Units of width for the list, in which no line shrinks, for a card with its notes beside it, and for a card
alone.
"""


_ZOOM, _EDGE = 0.7, 24


class LogScene(OverlayScene):
    """`lines` are the log's, the oldest first."""

    veil = 150

    def __init__(
        self, context: Context, gallery: Gallery, lines: Sequence[LogLine], keywords: Keywords
    ) -> None:
        super().__init__(context)
        self.gallery = gallery
        self.lines = list(lines)
        self.keywords = keywords
        texts = shipped_messages(SHARED)
        self.heading = NamePlate(texts.say("log_window", "title"), 28)
        note = texts.say("log_window", "note") if any(line.face for line in self.lines) else ""
        self.note = Label(note if self.lines else texts.say("log_window", "empty"), "italic", 16, TEXT_SOFT)
        self.close_button = Button(
            texts.say("log_window", "close"),
            context.navigator.pop,
            symbol="back",
            key_name=label("back"),
            size=20,
        )
        self.list = LogList(self.lines)
        self.form.fill([self.list])
        self.form.set_focus(self.list)

    def _tree(self) -> Node:
        head = Row(
            Part(self.heading), Part(self.note, grow=1), Part(self.close_button, width=140), gap=14, height=44
        )
        return Box(Column(head, Part(self.list, grow=1), gap=8), pad=(24, 16))

    def arrange(self, area: Area) -> None:
        # The marked line's card stands beside the list.
        room = area.rect.width / self.scale
        width = min(820, max(min(_LEAST, room - _ALONE), room - _BESIDE))
        self.frame = area.inset(24, 18).left(width).rect
        self.form.fill(self.host.lay(self._tree(), self.frame, self.scale))
        self.list.first = max(0, len(self.lines) - self.list.fitting)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        face = self.lines[self.list.index].face if self.lines else None
        if face is None:
            return []
        beside = (surface.get_width() - self.frame.right) / self.scale
        if beside >= _BESIDE - _EDGE:
            notes, zoom = self.keywords(face), _ZOOM
        else:
            # What the keywords mean stands in the rulebook too; the lines stand nowhere else.
            notes, zoom = (), min(_ZOOM, (beside - _EDGE) / WIDTH)
        return [draw_zoom(surface, self.gallery, face, notes, self.frame, self.scale * zoom)]

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back", "log"):
            self.context.navigator.pop()
            return True
        return super().handle(event)
