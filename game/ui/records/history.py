"""The list of finished matches: a row each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

import pygame

from game.engine.seats import opponent
from game.storage.record_figures import PERSON, own_seat, result_of
from game.storage.records import Record
from game.ui.kit.list_box import ListBox
from game.ui.layout.leaves import Name, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Themed
from game.ui.layout.theme import STEEL
from game.ui.parts.grounds import toned
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.summaries import draw_save_picture, when
from game.words.messages import SCREENS, shipped_messages

_ROW = 72
_TONES = {"won": "good", "lost": "bad", "draw": "row"}


@dataclass(frozen=True, slots=True)
class MatchWords:
    """A finished match in words; `looks` are the figures of its picture."""

    game: str
    title: str
    when: str
    against: str
    result: str
    length: str
    looks: tuple[str, ...]
    tone: str

    @property
    def sentence(self) -> str:
        return ", ".join((self.title, self.when, self.against, self.result, self.length))


def worded(record: Record, now: datetime) -> MatchWords:
    """`now` is the local time that "today" is told by."""
    texts, registered, you = shipped_messages(SCREENS), game_ui(record.game), own_seat(record)
    result, rival = result_of(record), opponent(you)
    minutes = max(1, round(record.seconds / 60))
    hot_seat = record.seats[rival] == PERSON
    return MatchWords(
        game=record.game,
        title=registered.name,
        when=when(record.ended, now),
        against=texts.say("records", "against", name=record.names[rival], options=record.options or "none"),
        result=texts.say("records", result, name=record.names[you] if hot_seat else ""),
        length=texts.say("records", "length", count=record.count, unit=registered.counter, minutes=minutes),
        looks=record.looks,
        tone=_TONES[result],
    )


class History(ListBox):
    """The latest match first."""

    def __init__(self, chosen: Callable[[int], None]) -> None:
        super().__init__([], chosen, name="history", row_height=_ROW)
        self.words: Sequence[MatchWords] = ()

    def fill(self, words: Sequence[MatchWords]) -> None:
        self.words = words
        self.rows = [one.sentence for one in words]
        self.index = self.first = 0

    def row(self, number: int) -> Node:
        words = self.words[number]

        def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            draw_save_picture(surface, words, rect, round(5 * scale))

        heading = Row(Name(words.title, "save", grow=1), Text(words.when, "save when"), gap=10)
        plate = Box(
            Text(words.result, "save names", tint="text", anchor="center"),
            ground=toned(words.tone, radius=5, edge=1.5),
            pad=(8, 1),
            width=64,
        )
        below = Row(Themed(plate, STEEL), Name(words.length, "save line", grow=1), gap=8, align="center")
        told = Column(heading, Name(words.against, "save line", tint="text"), below, gap=2, grow=1)
        return Box(Row(Picture(paint, width=92), told, Space(width=6), gap=12), pad=(12, 7))
