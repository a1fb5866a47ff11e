"""The lesson to go on with, on paper: a picture, its title, where it was left, a gold plate."""

from functools import partial

import pygame

from game.ui.keys import label
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.learn.paths import Station
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.materials.skins import gold_skin, sunk_skin
from game.ui.paint.scenery.duel_picture import paint_duel
from game.ui.parts.grounds import Backdrop, SkinButton, shaded
from game.ui.tables.game_ui import game_ui
from game.words.messages import SHARED, shipped_messages

_PICTURE = 210
"""Units of width of the picture beside the words."""


class LessonTicket(SkinButton):
    """One large button, and the screen's main one: `plate` says what a click does."""

    def __init__(
        self, one: Station, title: str, line: str, plate: str, command: Command, pictures: LatePictures
    ) -> None:
        go_on = shipped_messages(SHARED).say("learn", "go_on")
        super().__init__(go_on, "paper", command, key_name=label("confirm"))
        self.station = one
        self.title = title
        self.line = line
        self.plate = plate
        self.pictures = pictures
        self.gold = Backdrop(self._draw_gold)

    def _draw_gold(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(gold_skin(*rect.size, scale, lit=self.lit), rect)

    def draw_ground(self, surface: pygame.Surface) -> None:
        shaded("paper").paint(surface, self.rect, self.scale)

    def draw_picture(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Two who meet in the lesson."""
        lesson = self.station.lesson
        looks = tuple(look for look in game_ui(lesson.game).choose_looks(lesson.options) if look)
        key = ("ticket", lesson.game, looks, rect.size)
        paint = partial(paint_duel, lesson.game, looks, rect.size, scale)
        surface.blit(self.pictures.get(key, paint) or sunk_skin(*rect.size, scale), rect)

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface, self.gold.rect)


def lesson_ticket(ticket: LessonTicket, *, wide: bool = False) -> Node:
    """The picture, what the lesson is, and the gold plate; in a `wide` place the picture is at the left."""
    plate = Row(
        Space(share=1),
        Row(Icon("play", 20), Text(ticket.plate.upper(), "plate"), gap=8),
        Row(Space(grow=1), Text(ticket.key_name, "small key", "on gold"), share=1),
        gap=9,
    )
    words = Column(
        Text(ticket.title, "value", "ink"),
        Prose(ticket.line, "line", "soft ink", name="lesson"),
        gap=2,
        grow=1,
    )
    gold = Box(plate, pad=(9, 0), ground=ticket.gold, height=42)
    told = Column(Box(words, pad=(3, 0), grow=1), gold, gap=11, grow=1)
    if wide:
        picture = Picture(ticket.draw_picture, width=_PICTURE, grow=1)
        return Part(ticket, Row(Column(picture, width=_PICTURE), told, gap=14), pad=8, height=122)
    return Part(ticket, Column(Picture(ticket.draw_picture, height=88), told, gap=6), pad=10, height=234)
