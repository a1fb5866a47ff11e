"""A saved match on the screen: the title's ticket to go on with, and a row of the list."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.ui.keys import label
from game.ui.kit.list_box import ListBox
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import brass_skin, gold_skin, paper_skin, shadow, sunk_skin
from game.ui.paint.palette import INK, ON_GOLD, ON_PAPER_SEATS, ON_PAPER_SOFT, TEXT_SOFT
from game.ui.paint.scenery.duel_picture import paint_duel
from game.ui.paint.text import draw_line, fit, fits, shortened, text_width
from game.ui.tables.session.summaries import SaveWords, draw_save_picture
from game.words.messages import Messages

_MARGIN, _PICTURE = 12, 200
"""Units around the ticket's picture, and its width."""
_WORDS = 136
"""Units that the words below the picture of a marked match take."""
_LEAST_NAME = 16
"""Names that are too long at two thirds of this size are cut: smaller ones nobody can read."""


class Ticket(Widget):
    """A paper with a picture, some lines and a gold plate: one large button, and the screen's main one."""

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
        self.pictures = pictures
        self.game = game
        self.looks = looks

    def activate(self) -> None:
        self.command()

    def _picture(self) -> pygame.Rect:
        margin = self.unit(_MARGIN)
        rect = self.rect.inflate(-2 * margin, -2 * margin)
        rect.width = self.unit(_PICTURE)
        return rect

    def _text(self) -> pygame.Rect:
        """Where the lines stand."""
        left = self._picture().right + self.unit(16)
        width = self.rect.right - self.unit(14) - left
        return pygame.Rect(left, self.rect.top + self.unit(12), width, self.rect.height - self.unit(26))

    def _plate(self) -> pygame.Rect:
        text = self._text()
        return pygame.Rect(text.left, text.bottom - self.unit(45), text.width, self.unit(45))

    def draw(self, surface: pygame.Surface) -> None:
        blur = max(3, self.unit(10))
        shade = shadow(*self.rect.size, self.unit(8), blur)
        surface.blit(shade, (self.rect.left - blur, self.rect.top - blur + self.unit(4)))
        surface.blit(paper_skin(*self.rect.size, self.scale, 11), self.rect)
        picture = self._picture()
        key = ("ticket", self.game, self.looks, picture.size)
        paint = partial(paint_duel, self.game, self.looks, picture.size, self.scale)
        surface.blit(self.pictures.get(key, paint) or sunk_skin(*picture.size, self.scale), picture)
        self.draw_text(surface, self._text())
        plate = self._plate()
        surface.blit(gold_skin(*plate.size, self.scale, lit=self.lit), plate)
        size, pixels = self.unit(22), self.unit(23)
        words = self.plate.upper()
        left = plate.centerx - (size + self.unit(8) + text_width(words, "title", pixels)) // 2
        mark = icon("play", size)
        surface.blit(mark, mark.get_rect(midleft=(left, plate.centery)))
        draw_line(surface, words, "title", pixels, ON_GOLD, (left + size + self.unit(8), plate.centery))
        if self.focused:
            place = plate.right - self.unit(10), plate.centery
            draw_line(surface, label("confirm"), "bold", self.unit(12), ON_GOLD, place, "right")

    def draw_text(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draws what the paper says above its gold plate."""

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The ring is around the gold plate: that is what Enter presses."""
        self.draw_ring(surface, self._plate())

    def boxes(self) -> list[Box]:
        room = self._plate().width - self.unit(130)
        return [Box(self.name, self.rect, fits(self.plate.upper(), "title", self.unit(23), room))]


class ContinueTicket(Ticket):
    """The match to go on with: how far it came, who plays what, and how it stands."""

    def __init__(
        self, messages: Messages, words: SaveWords, command: Command, pictures: LatePictures
    ) -> None:
        plate = messages.say("saves", "continue")
        super().__init__(plate, plate, command, pictures, words.game, words.looks)
        self._messages = messages
        self.words = words

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        picture = self._picture()
        text = self.words.progress.upper()
        wide = text_width(text, "title", self.unit(14)) + self.unit(20)
        tag = pygame.Rect(picture.left + self.unit(5), picture.top + self.unit(5), wide, self.unit(22))
        surface.blit(brass_skin(*tag.size, self.scale), tag)
        draw_line(surface, text, "title", self.unit(14), ON_GOLD, tag.center, "center")

    def draw_text(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        words, unit = self.words, self.unit
        y = room.top + unit(17)
        when = draw_line(
            surface,
            self._messages.say("saves", "kept", when=words.when),
            "italic",
            unit(12),
            ON_PAPER_SOFT,
            (room.right, y - unit(4)),
            "right",
        )
        width = when.left - unit(8) - room.left
        draw_line(surface, words.title, "title", unit(27), INK, (room.left, y), width=width)
        story = fit(words.story, unit(15), (room.width, unit(38)), INK)
        story.draw(surface, room.left, room.top + unit(37))
        draw_standing(
            surface, words, pygame.Rect(room.left, room.top + unit(78), room.width, unit(24)), self.scale
        )


def draw_standing(surface: pygame.Surface, words: SaveWords, room: pygame.Rect, scale: float) -> None:
    """On paper: each seat's name and number in its colour; the names alone where there is no number."""
    if words.standing is None:
        place = room.left, room.centery
        draw_line(surface, words.names, "bold", round(14 * scale), INK, place, width=room.width)
        return
    half = room.width // 2
    for seat, (name, number) in enumerate(zip(words.players, words.standing, strict=True)):
        left, color = room.left + seat * half, ON_PAPER_SEATS[seat]
        mark = icon(words.icon, round(19 * scale))
        surface.blit(mark, mark.get_rect(midleft=(left, room.centery)))
        place = left + round(24 * scale), room.centery
        used = draw_line(surface, str(number), "title", round(21 * scale), color, place)
        place = used.right + round(7 * scale), room.centery
        width = left + half - round(8 * scale) - place[0]
        name = shortened(name, "bold", round(_LEAST_NAME * scale), width)
        draw_line(surface, name, "bold", round(13 * scale), color, place, width=width)


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

    def draw_text(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        unit = self.unit
        place = room.left, room.top + unit(17)
        draw_line(surface, self.heading, "title", unit(27), INK, place, width=room.width)
        text = fit(self.text, unit(15), (room.width, unit(66)), INK)
        text.draw(surface, room.left, room.top + unit(37))


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

    def draw_row(self, surface: pygame.Surface, number: int, row: pygame.Rect) -> None:
        words, unit = self.words[number], self.unit
        marked = number == self.index
        inner = row.inflate(-unit(26), -unit(20))
        picture = pygame.Rect(inner.topleft, (unit(124), inner.height))
        draw_save_picture(surface, words, picture, unit(5))
        left, right = picture.right + unit(16), inner.right - unit(14)
        high, middle, low = (inner.top + inner.height * share // 100 for share in (16, 52, 86))
        soft = ON_PAPER_SOFT if marked else TEXT_SOFT
        when = draw_line(surface, words.when, "italic", unit(14), soft, (right, high), "right")
        room = when.left - unit(12) - left
        draw_line(surface, words.title, "title", unit(22), self.row_ink(number), (left, high), width=room)
        room = right - left
        names = shortened(words.names, "bold", unit(_LEAST_NAME), room)
        draw_line(surface, names, "bold", unit(15), self.row_ink(number), (left, middle), width=room)
        line = ", ".join(part for part in (words.options, words.progress) if part)
        draw_line(surface, line, "text", unit(14), soft, (left, low), width=right - left)


class SaveDetail(Widget):
    """The marked match at large: a picture, who plays what, and how it stands."""

    focusable = False

    def __init__(self, messages: Messages, pictures: LatePictures) -> None:
        super().__init__(name="detail")
        self._messages = messages
        self.pictures = pictures
        self.words: SaveWords | None = None

    def draw(self, surface: pygame.Surface) -> None:
        words, unit = self.words, self.unit
        if words is None:
            return
        surface.blit(paper_skin(*self.rect.size, self.scale, 11), self.rect)
        inner = self.rect.inflate(-unit(28), -unit(28))
        high = min(inner.height * 62 // 100, inner.width * 7 // 8, inner.height - unit(_WORDS))
        picture = pygame.Rect(inner.topleft, (inner.width, high))
        key = (words.game, words.looks, picture.size)
        paint = partial(paint_duel, words.game, words.looks, picture.size, self.scale)
        surface.blit(self.pictures.get(key, paint) or sunk_skin(*picture.size, self.scale), picture)
        y = picture.bottom + unit(26)
        right = draw_line(
            surface, words.progress.capitalize(), "bold", unit(15), ON_PAPER_SOFT, (inner.right, y), "right"
        ).left
        width = right - unit(10) - inner.left
        draw_line(surface, words.title, "title", unit(27), INK, (inner.left, y), width=width)
        story = fit(words.story, unit(16), (inner.width, unit(46)), INK)
        story.draw(surface, inner.left, y + unit(20))
        draw_standing(
            surface, words, pygame.Rect(inner.left, y + unit(72), inner.width, unit(24)), self.scale
        )
        place = inner.left, y + unit(110)
        draw_line(
            surface,
            self._messages.say("saves", "kept_sentence", when=words.when),
            "italic",
            unit(14),
            ON_PAPER_SOFT,
            place,
            width=inner.width,
        )
