"""A saved match on the screen: the title's ticket to go on with, and a row of the list."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.ui.keys import label
from game.ui.kit.list_box import ListBox
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.painted import Mark
from game.ui.layout.plate import Plate
from game.ui.layout.theme import PAPER
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.materials.skins import brass_skin, gold_skin, paper_skin, shadow, sunk_skin
from game.ui.paint.palette import ON_GOLD, ON_PAPER_SEATS
from game.ui.paint.scenery.box_sheets import shipped_sheet
from game.ui.paint.scenery.duel_picture import paint_duel
from game.ui.paint.text import draw_line
from game.ui.tables.session.summaries import SaveWords, draw_save_picture
from game.words.messages import Messages

WIDE, HIGH = 529.0, 189.0
"""Of a ticket at its full size, in units."""
_PICTURE = 325
"""Units that the picture of a marked match is high at the most."""


def duel_picture(
    pictures: LatePictures,
    game: str,
    looks: tuple[str, ...],
    surface: pygame.Surface,
    rect: pygame.Rect,
    scale: float,
) -> None:
    """Draws who meets in a match; the game's shipped picture as long as that is being painted."""

    def other(before: pygame.Surface | None) -> pygame.Surface | None:
        sheet = shipped_sheet(game) if before is None else None
        image = sheet.duel if sheet is not None else before
        return pygame.transform.smoothscale(image, rect.size) if image is not None else None

    paint = partial(paint_duel, game, looks, rect.size, scale)
    image = pictures.sized(("duel", game, looks), rect.size, paint, other)
    surface.blit(image or sunk_skin(*rect.size, scale), rect)


class Ticket(TreeWidget):
    """A paper with a picture, some lines and a gold plate: one large button, and the screen's main one."""

    theme = PAPER

    def __init__(
        self,
        name: str,
        plate: str,
        command: Command,
        pictures: LatePictures,
        game: str,
        looks: tuple[str, ...],
    ) -> None:
        super().__init__(name=name)
        self.plate = plate
        self.command = command
        self.paint = partial(duel_picture, pictures, game, looks)

    def place(self, rect: pygame.Rect, scale: float) -> None:
        """Drawn smaller where its place is low."""
        super().place(rect, min(scale, rect.height / HIGH))

    def activate(self) -> None:
        self.command()

    def body(self) -> Node:
        plate = Stack(
            Picture(self._draw_gold, name="plate"),
            Box(
                Row(Icon("play", 22), Text(self.plate.upper(), "ticket plate"), gap=8, align="center"),
                pad=(65, 0),
                align="center",
            ),
            height=45,
        )
        words = Column(*self.lines(), Space(grow=1), plate, gap=3, grow=1)
        return Box(Row(Stack(Picture(self.paint), self.tag(), width=200), words, gap=16), pad=12)

    def lines(self) -> list[Node]:
        """What the paper says above its gold plate."""
        raise NotImplementedError

    def tag(self) -> Node | None:
        """What lies on the picture."""
        return None

    def _draw_gold(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(gold_skin(*rect.size, scale, lit=self.lit), rect)
        if self.focused:
            place = rect.right - round(10 * scale), rect.centery
            draw_line(surface, label("confirm"), "bold", round(12 * scale), ON_GOLD, place, "right")

    def draw_ground(self, surface: pygame.Surface) -> None:
        blur = max(3, self.unit(10))
        shade = shadow(*self.rect.size, self.unit(8), blur)
        surface.blit(shade, (self.rect.left - blur, self.rect.top - blur + self.unit(4)))
        surface.blit(paper_skin(*self.rect.size, self.scale, 11), self.rect)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring is around the gold plate: that is what Enter presses."""
        self.draw_ring(surface, next(one.rect for one in self.inside if one.name == "plate"))


class ContinueTicket(Ticket):
    """The match to go on with: how far it came, who plays what, and how it stands."""

    def __init__(
        self, messages: Messages, words: SaveWords, command: Command, pictures: LatePictures
    ) -> None:
        plate = messages.say("saves", "continue")
        super().__init__(plate, plate, command, pictures, words.game, words.looks)
        self._messages = messages
        self.words = words

    def tag(self) -> Node | None:
        brass = Mark(lambda surface, rect, scale: surface.blit(brass_skin(*rect.size, scale), rect) and None)
        tag = Box(Text(self.words.progress.upper(), "small tab"), pad=(10, 3), ground=brass)
        return Box(tag, pad=5, align="start", justify="start")

    def lines(self) -> list[Node]:
        kept = Text(self._messages.say("saves", "kept", when=self.words.when), "kept")
        heading = Row(Text(self.words.title, "ticket", grow=1), kept, gap=8, height=36)
        return [heading, Prose(self.words.story, "story", height=38), standing(self.words)]


def standing(words: SaveWords) -> Node:
    """On paper: each seat's name and number in its colour; the names alone where there is no number."""
    if words.standing is None:
        return Name(words.names, "standing name", height=24)
    seats = []
    for seat, (name, number) in enumerate(zip(words.players, words.standing, strict=True)):
        color = partial(ON_PAPER_SEATS.__getitem__, seat)
        count = Text(str(number), "standing", tint=color)
        seats.append(
            Row(
                Icon(words.icon, 19),
                count,
                Name(name, "standing name", tint=color),
                gap=6,
                share=1,
                align="center",
            )
        )
    return Row(*seats, gap=8, height=24)


class FirstTicket(Ticket):
    """Where nothing is saved: an invitation to learn the first game, or to go on with the lessons."""

    def __init__(
        self,
        messages: Messages,
        game: str,
        name: str,
        command: Command,
        pictures: LatePictures,
        begun: bool,
    ) -> None:
        say = messages.say
        plate = say("saves", "next_plate" if begun else "first_plate")
        self.heading = say("saves", "next" if begun else "first")
        super().__init__(self.heading, plate, command, pictures, game, ())
        self.text = say("saves", "next_text" if begun else "first_text", game=name)

    def lines(self) -> list[Node]:
        return [Text(self.heading, "ticket", height=36), Prose(self.text, "story", height=66)]


class SavesList(ListBox):
    """A row each: picture, game, mechs or edition, names, how far it came, and when it was saved."""

    def __init__(self, chosen: Callable[[int], None], moved: Callable[[int], None] | None = None) -> None:
        super().__init__([], chosen, name="saves", row_height=86, moved=moved)
        self.words: Sequence[SaveWords] = ()

    def fill(self, words: Sequence[SaveWords]) -> None:
        """Shows these matches; stays on the same row where there is still one."""
        self.words = words
        self.rows = [one.sentence for one in words]
        self.index = min(self.index, max(0, len(words) - 1))
        self.first = min(self.first, self.index)

    def row(self, number: int) -> Node:
        return _save_row(self.words[number])


def _save_row(words: SaveWords) -> Node:
    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_save_picture(surface, words, rect, round(5 * scale))

    heading = Row(Text(words.title, "save", grow=1), Text(words.when, "save when"), gap=12)
    line = ", ".join(part for part in (words.options, words.progress) if part)
    told = Column(heading, Name(words.names, "save names"), Name(line, "save line"), gap=2, grow=1)
    return Box(Row(Picture(paint, width=124), told, gap=16), pad=(13, 10))


class SaveDetail(Plate):
    """The marked match at large: a picture, who plays what, and how it stands."""

    focusable = False
    theme = PAPER

    def __init__(self, messages: Messages, pictures: LatePictures) -> None:
        super().__init__(name="detail")
        self._messages = messages
        self.pictures = pictures
        self.words: SaveWords | None = None

    def looks(self) -> Hashable:
        return self.words

    def body(self) -> Node:
        words = self.words
        if words is None:
            return Space()
        kept = self._messages.say("saves", "kept_sentence", when=words.when)
        progress = Text(words.progress.capitalize(), "save names", tint="soft ink")
        inside = Column(
            Picture(partial(duel_picture, self.pictures, words.game, words.looks), grow=1, most=_PICTURE),
            Space(height=2),
            Row(Text(words.title, "ticket", grow=1), progress, gap=10, height=36),
            Prose(words.story, "story", height=46),
            standing(words),
            Text(kept, "kept", height=24),
            Space(grow=0.01),
            gap=4,
        )
        return Box(inside, pad=14)

    def draw(self, surface: pygame.Surface) -> None:
        if self.words is not None:
            surface.blit(paper_skin(*self.rect.size, self.scale, 11), self.rect)
            super().draw(surface)
