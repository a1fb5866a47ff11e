"""The side that is looked at in the hangar: who stands for it, how it is with it, and what can be done."""

from typing import Protocol

import pygame

from game.content.sides import LONGEST_NAME
from game.ui.context import Context
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.layout.leaves import Name, Part, Picture
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll, Stack
from game.ui.paint.cache.late import LatePictures
from game.ui.parts.grounds import ground
from game.ui.workshop.damaged_file import damaged_lines
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.side_facts import facts_paper, problem_of
from game.ui.workshop.side_shelf import name_of
from game.ui.workshop.side_stand import lamp_light, side_painting
from game.ui.workshop.written import WrittenName


class Hangar(Protocol):
    """What is needed of the hangar."""

    context: Context
    pictures: LatePictures
    game: str
    looked_at: Shown

    @property
    def shelf(self) -> OwnSides: ...
    def open(self) -> None: ...
    def play(self) -> None: ...
    def copy(self) -> None: ...
    def delete(self) -> None: ...
    def read_again(self) -> None: ...
    def set_aside(self) -> None: ...
    def try_it(self) -> None: ...
    def share(self) -> None: ...
    def rename(self, name: str) -> None: ...


class SideDetail:
    """The panel at the right of the hangar."""

    def __init__(self, hangar: Hangar) -> None:
        self._hangar = hangar
        self._named = "", ""
        """The game and the side that the field for the name is for."""
        self.name = WrittenName("", hangar.rename)
        say = self._say
        self.open_button = Button(
            say("open"), hangar.open, primary=True, symbol="workshop", key_name=label("confirm"), size=24
        )
        self.play_button = Button(
            say("play"), hangar.play, symbol="play", key_name=label("play_side"), size=20
        )
        self.copy_button = Button(
            say("copy"), hangar.copy, symbol="copy", key_name=label("copy_side"), size=17
        )
        self.delete_button = Button(
            say("delete"), hangar.delete, danger=True, symbol="trash", key_name=label("delete_side"), size=17
        )
        self.try_button = Button(
            say("try"), hangar.try_it, symbol="flask", key_name=label("try_side"), size=17
        )
        self.share_button = Button(
            say("share"), hangar.share, symbol="share", key_name=label("share_side"), size=17
        )

        self.again_button = Button(
            say("read_again"),
            hangar.read_again,
            primary=True,
            symbol="turn",
            key_name=label("read_again"),
            hint=say("read_again_hint"),
            size=22,
        )
        self.aside_button = Button(
            say("set_aside"),
            hangar.set_aside,
            symbol="folder",
            key_name=label("delete_side"),
            hint=say("set_aside_hint"),
            size=17,
        )

    def _say(self, key: str, **facts: object) -> str:
        return self._hangar.context.words.say("workshop", key, **facts)

    def arrange(self) -> None:
        """Says of each button whether it does something for the side that is looked at, or why not."""
        shown, shelf = self._hangar.looked_at, self._hangar.shelf
        problem = problem_of(self._hangar.context.words, shelf, shown)
        for button in (self.open_button, self.copy_button, self.share_button):
            button.enable(shown.side is not None, self._say("unreadable"))
        for button in (self.play_button, self.try_button):
            button.enable(not problem, problem)
        self.delete_button.enable(shown.own, self._say("ready_stays"))
        self.aside_button.enable(bool(shown.file_name), self._say("no_file"))

    def _name_field(self) -> WrittenName:
        """The same field as long as the same side is looked at, so that typing goes on in it."""
        hangar = self._hangar
        if self._named != (hangar.game, hangar.looked_at.key):
            self._named = hangar.game, hangar.looked_at.key
            name = hangar.looked_at.side.name
            self.name = WrittenName(name, hangar.rename, longest=LONGEST_NAME, name="name")
            self.name.key_name = label("rename_side")
        return self.name

    def tree(self, *, narrow: bool = False) -> Node:
        """The figure, the name, the facts and the buttons; `narrow` the words scroll where they must."""
        shown, shelf, context = self._hangar.looked_at, self._hangar.shelf, self._hangar.context
        heading = (
            Part(self._name_field(), height=38)
            if shown.own
            else Name(name_of(shown).upper(), "round", anchor="center", height=38)
        )
        game = Name(self._say("of_game", game=shelf.game.name), "caption", anchor="center")
        lines = [damaged_lines(shown.mistake)] if shown.mistake is not None else []
        words = heading, game, *lines, facts_paper(context.words, shelf, shown)
        told: Node = Column(self._figure(), *words, gap=8)
        if narrow:
            told = Fits(told, Scroll(Column(*words, gap=8), "detail"))
        return Box(Column(Box(told, grow=1), *self._ways(), gap=8), pad=(12, 12), ground=ground("steel"))

    def _figure(self) -> Node:
        draw = side_painting(self._hangar.pictures, self._hangar.shelf.ui, self._hangar.looked_at)

        def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
            surface.blit(lamp_light(*place.size), place)
            clip = surface.get_clip()
            surface.set_clip(place.clip(clip))
            draw(surface, place)
            surface.set_clip(clip)

        return Stack(Picture(paint), height=(90, 250), grow=1)

    def _ways(self) -> list[Node]:
        """What can be done with it."""
        if self._hangar.looked_at.side is None:
            return [Part(self.again_button, height=(46, 56)), Part(self.aside_button, height=(34, 42))]
        parts = [
            Box(Part(one), share=1)
            for one in (self.try_button, self.share_button, self.copy_button, self.delete_button)
        ]
        rows = [Row(*pair, gap=8, height=(34, 42)) for pair in (parts[:2], parts[2:])]
        main = Part(self.open_button, grow=1), Part(self.play_button, width=(96, 128))
        return [Row(*main, gap=8, height=(46, 56)), Column(*rows, gap=6)]
