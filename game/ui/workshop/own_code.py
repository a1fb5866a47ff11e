"""The code and the poster of a side: copied, saved, and given away."""

from io import BytesIO
from pathlib import Path

import pygame

from game.content.share_code import CodeError
from game.content.sharing import code_of
from game.rules import CONTENTS
from game.storage.paths import pictures_folder
from game.storage.poster_file import with_code
from game.storage.reading import os_reason
from game.ui.context import Context
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.clipboard import copy_picture, copy_text
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint.cache.late import LatePictures
from game.ui.parts.grounds import ground
from game.ui.workshop.friends_side import fact, panel, paper
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.poster import HIGH, SAVED, WIDE, PosterWords, code_lines, draw_poster
from game.ui.workshop.side_stand import Paint, inside
from game.words.fault_text import fault_text
from game.words.share_text import code_error_text

_FEET = 0.88
_COPIED = 2500
"""Milliseconds for which a button says that something was copied."""
_GROUPS_IN_A_LINE = 8


class OwnCode:
    """`changed` is called when a button says something else than before."""

    def __init__(
        self, context: Context, shelf: OwnSides, shown: Shown, pictures: LatePictures, changed: Command
    ) -> None:
        self._context, self._shelf, self._shown = context, shelf, shown
        self._pictures, self._changed = pictures, changed
        self.maker = context.settings.names[0]
        self.code, self.fault = "", ""
        try:
            self.code = code_of(CONTENTS[shelf.game.id], shown.side, self.maker)
        except CodeError as error:
            self.fault = code_error_text(error)
        self._copied = 0
        """Milliseconds for which the button still says that the code was copied."""
        say = self._say
        self.copy_button = Button(
            say("copy"), self.copy, primary=True, symbol="copy", key_name=label("copy_side"), size=20
        )
        self.save_button = Button(
            say("poster"), self.save_poster, symbol="folder", key_name=label("save_poster"), size=17
        )
        self.poster_button = Button(
            say("copy_poster"), self.copy_poster, symbol="copy", key_name=label("copy_poster"), size=17
        )

    def _say(self, key: str, **facts: object) -> str:
        return self._context.words.say("sharing", key, **facts)

    def copy(self) -> None:
        """The code goes into the clipboard; the button says so for a while."""
        if not self.code:
            return
        copy_text(self.code)
        self._context.sound.play("click")
        self._copied = _COPIED
        self._changed()

    def save_poster(self) -> None:
        """The poster goes into the folder of pictures; where it lies is said."""
        path = self._saved()
        if path is not None:
            self._context.notify(self._say("poster_saved", path=str(path)))

    def copy_poster(self) -> None:
        """Copies the poster, or where the clipboard takes no picture saves it and copies its path."""
        if not self.code:
            return
        self._context.sound.play("click")
        if copy_picture(self._poster()):
            self._context.notify(self._say("poster_copied"))
            return
        path = self._saved()
        if path is not None:
            copy_text(str(path))
            self._context.notify(self._say("path_copied", path=str(path)))

    def _poster(self) -> pygame.Surface:
        return draw_poster(self._words(), self._figure(), SAVED)

    def _saved(self) -> Path | None:
        """Saves the poster and returns its file; says why where it cannot be saved."""
        if not self.code:
            return None
        stem = self._shown.path.stem if self._shown.path is not None else self._shelf.game.id
        path = pictures_folder() / f"{stem}.png"
        try:
            picture = BytesIO()
            pygame.image.save(self._poster(), picture, "poster.png")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(with_code(picture.getvalue(), self.code))
        except (OSError, pygame.error) as error:
            reason = fault_text(os_reason(error)) if isinstance(error, OSError) else str(error)
            self._context.notify(self._say("poster_not_saved", reason=reason))
            return None
        return path

    def update(self, milliseconds: int) -> None:
        """Carries on with time."""
        before, self._copied = self._copied, max(0, self._copied - milliseconds)
        if before and not self._copied:
            self._changed()

    def arrange(self, *, gold: bool) -> None:
        """What the buttons say now; the first one is gold where nothing else is."""
        copied = self._copied > 0
        self.copy_button.text = self._say("copied" if copied else "copy")
        self.copy_button.symbol = "check" if copied else "copy"
        self.copy_button.primary = gold
        for button in (self.copy_button, self.save_button, self.poster_button):
            button.enable(bool(self.code), self.fault)

    def _words(self) -> PosterWords:
        shelf, side = self._shelf, self._shown.side
        maker = self._say("by", maker=self.maker) if self.maker else ""
        code = self.code.partition(" ")[0]
        cards, place = tuple(shelf.ui.listed(side)), shelf.ui.place
        return PosterWords(shelf.game.name, side.name, maker, side.plan, cards, code, place)

    def _figure(self) -> Paint:
        ui, side = self._shelf.ui, self._shown.side

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            image, (left, top) = ui.figure(side, place.size)
            x = place.left + inside(place.width // 2 + left, image, place.width)
            surface.blit(image, (x, place.top + round(place.height * _FEET) + top))

        return draw

    def poster(self) -> Node:
        """The poster itself, as large as there is room."""
        words, figure = self._words(), self._figure()

        def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
            size = min(place.width / WIDE, place.height / HIGH)
            poster = self._pictures.get(("poster", size), lambda: draw_poster(words, figure, size))
            if poster is not None:
                surface.blit(poster, poster.get_rect(center=place.center))

        return Picture(paint, name="poster")

    def panel(self) -> Node:
        """The code in large letters, whether the side can be played, and the buttons."""
        code = self.code.partition(" ")[0]
        signs = self._say("signs", count=len(code.replace("-", "")))
        head = Row(
            Text(self._say("your_code"), "section"),
            Name(signs, "caption", anchor="right", grow=1) if code else None,
            gap=10,
            align="center",
        )
        if not code:
            return panel(head, paper([fact("illegal", self.fault), fact("hint", self._say("no_code_why"))]))
        lines = [
            Name(line, "share code", anchor="center", name="own code")
            for line in code_lines(code, _GROUPS_IN_A_LINE)
        ]
        problems = self._shelf.sides.problems(self._shown.side, {})
        said = self._say("not_complete" if problems else "complete")
        sign = Icon("warning" if problems else "complete", 18)
        told = Prose(said, "small", "text", grow=1, name="own fact", middle=True)
        posters = [Box(Part(one), share=1) for one in (self.save_button, self.poster_button)]
        return panel(
            head,
            Box(Column(*lines, gap=2), pad=(14, 8), ground=ground("sunk")),
            Row(sign, told, gap=7, align="center"),
            Part(self.copy_button, height=(44, 50)),
            Row(*posters, gap=8, height=(36, 42)),
        )
