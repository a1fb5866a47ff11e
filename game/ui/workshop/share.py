"""Sharing a side: its code and its poster, and the code of a friend, which is read while it is typed."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pygame

from game.content.share_code import CodeError
from game.content.sharing import SharedSide, code_of, side_of_code
from game.rules import CONTENTS
from game.storage.paths import pictures_folder
from game.storage.poster_file import shared_text, with_code
from game.storage.reading import os_reason
from game.ui.context import Context
from game.ui.keys import label, labels, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.clipboard import copy_text, pasted_text
from game.ui.kit.text_field import TextField
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Name, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.parts.grounds import ground
from game.ui.scene import Scene
from game.ui.scenes.framed import back_button
from game.ui.workshop.friends_side import Friend, empty_place, fact, friend_paper, paper
from game.ui.workshop.key_row import key_row
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.poster import HIGH, SAVED, WIDE, PosterWords, code_lines, draw_poster
from game.ui.workshop.side_stand import Paint, inside, side_painting
from game.ui.workshop.try_it import FRIENDS, TryScene
from game.words.fault_text import fault_text
from game.words.share_text import code_error_text
from game.words.side_text import side_problem_text

_LONGEST_CODE = 400
_FEET = 0.88
_COPIED = 2500
_GROUPS_IN_A_LINE = 8
Keep = Callable[[str, Any], None]
"""Keeps a side of a game in the hangar: (game, side)."""


class ShareScene(Scene):
    """The poster at the left; the code, and what a friend's code is, at the right."""

    ambience = "workshop"

    def __init__(
        self, context: Context, shelves: dict[str, OwnSides], game: str, shown: Shown, keep: Keep
    ) -> None:
        super().__init__(context)
        self.host = Host()
        self.pictures = LatePictures(context.ahead)
        self.shelves, self.game, self.shown, self._keep = shelves, game, shown, keep
        self.maker = context.settings.names[0]
        self.code, self.fault = "", ""
        try:
            self.code = code_of(CONTENTS[game], shown.side, self.maker)
        except CodeError as error:
            self.fault = code_error_text(error)
        self._copied = 0
        """Milliseconds for which the button still says that the code was copied."""
        self.found: SharedSide | None = None
        """What the friend's code is."""
        self.wrong = ""
        """Why the friend's code cannot be read."""
        self._kept = False
        """Whether the friend's side was kept."""

        self.back_button = back_button(context, self.back, 18)
        self.copy_button = Button(
            self._say("copy"), self.copy, primary=True, symbol="copy", key_name=label("copy_side"), size=20
        )
        self.poster_button = Button(
            self._say("poster"), self.save_poster, symbol="folder", key_name=label("save_poster"), size=17
        )
        self.paste_button = Button(
            self._say("paste"), self.paste, symbol="paste", key_name="+".join(labels("paste_code")), size=17
        )
        self.keep_button = Button(
            self._say("keep"), self.keep, symbol="check", key_name=label("confirm"), size=20
        )
        self.try_button = Button(
            self._say("try_first"), self.try_it, symbol="flask", key_name=label("try_side"), size=17
        )
        self.field = TextField("", self.read, longest=_LONGEST_CODE, empty=self._say("empty"), name="code")
        self.rebuild()
        self.form.set_focus(self.copy_button)

    def _say(self, key: str, **facts: object) -> str:
        return self.context.words.say("sharing", key, **facts)

    # What is done

    def copy(self) -> None:
        """The code goes into the clipboard; the button says so for a while."""
        copy_text(self.code)
        self.context.sound.play("click")
        self._copied = _COPIED
        self.rebuild()

    def save_poster(self) -> None:
        """The poster goes into the folder of pictures; where it lies is said."""
        stem = self.shown.path.stem if self.shown.path is not None else self.game
        path = pictures_folder() / f"{stem}.png"
        try:
            picture = BytesIO()
            pygame.image.save(draw_poster(self._words(), self._figure(), SAVED), picture, "poster.png")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(with_code(picture.getvalue(), self.code))
        except (OSError, pygame.error) as error:
            reason = fault_text(os_reason(error)) if isinstance(error, OSError) else str(error)
            self.context.notify(self._say("poster_not_saved", reason=reason))
            return
        self.context.notify(self._say("poster_saved", path=str(path)))

    def paste(self) -> None:
        """Reads the code that is in the clipboard."""
        self.show_text(pasted_text())

    def show_text(self, text: str) -> None:
        """Reads a code that came from elsewhere."""
        self.field.value = ""
        self.field.caret = self.field.anchor = 0
        self.field.insert(text)
        if not self.field.value:
            self.read("")
        if self.found is not None:
            self.form.set_focus(self.keep_button)

    def open_file(self, path: Path) -> None:
        """Reads a poster, or a text file with a code, that was dropped onto the window."""
        try:
            text = shared_text(path)
        except OSError as error:
            reason = fault_text(os_reason(error))
            self.context.notify(self._say("file_not_read", name=path.name, reason=reason))
            return
        if any(not one.isprintable() and not one.isspace() for one in text):
            # A damaged picture: none of its signs is a code.
            text = ""
        self.show_text(text)
        if not text:
            self.wrong = self._say("no_code_in_file", name=path.name)
            self.rebuild()

    def read(self, text: str) -> None:
        """Reads a friend's code; nothing is kept."""
        self.found, self.wrong, self._kept = None, "", False
        if text.strip():
            try:
                self.found = side_of_code(text, dict(CONTENTS.items()))
            except CodeError as error:
                self.wrong = code_error_text(error)
        self.rebuild()

    def keep(self) -> None:
        """Keeps what the friend's code is."""
        if self.found is None or self._kept:
            return
        self._keep(self.found.game, self.found.side)
        self._kept = True
        self.context.notify(self._say("kept", name=self._title(self.found)))
        self.rebuild()

    def try_it(self) -> None:
        """Has computer players play the friend's side; nothing is kept."""
        found = self.found
        if found is None:
            return
        refusal = self._refusal()
        if refusal:
            self.context.notify(refusal)
            return
        self.context.sound.play("click")
        shown = Shown(FRIENDS, msgspec.structs.replace(found.side, name=self._title(found)))
        self.context.navigator.push(TryScene(self.context, self.shelves[found.game], shown))

    def _refusal(self) -> str:
        """Why the friend's side cannot be tried; "" where it can."""
        found = self.found
        problems = self.shelves[found.game].sides.problems(found.side, {}) if found is not None else ()
        return side_problem_text(found.game, problems[0]) if found is not None and problems else ""

    def back(self) -> None:
        """Back to the hangar."""
        self.context.sound.play("click")
        self.context.navigator.pop()

    # What is shown

    def _title(self, found: SharedSide) -> str:
        """The name of a shared side, or what it would be called."""
        sides = self.shelves[found.game].sides
        return found.side.name or sides.card_name(sides.lead(found.side)) or self.shelves[found.game].ui.name

    def _words(self) -> PosterWords:
        shelf, side = self.shelves[self.game], self.shown.side
        maker = self._say("by", maker=self.maker) if self.maker else ""
        code = self.code.partition(" ")[0]
        cards, place = tuple(shelf.ui.listed(side)), shelf.ui.place
        return PosterWords(shelf.game.name, side.name, maker, side.plan, cards, code, place)

    def _figure(self) -> Paint:
        ui, side = self.shelves[self.game].ui, self.shown.side

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            figure = ui.figure(side, place.size)
            image, (left, top) = figure
            x = place.left + inside(place.width // 2 + left, image, place.width)
            surface.blit(image, (x, place.top + round(place.height * _FEET) + top))

        return draw

    def rebuild(self) -> None:
        """Makes all controls anew from what is shown now."""
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def arrange(self, area: Area) -> None:
        copied = self._copied > 0
        self.copy_button.text = self._say("copied" if copied else "copy")
        self.copy_button.symbol = "check" if copied else "copy"
        self.copy_button.enable(bool(self.code), self.fault)
        self.poster_button.enable(bool(self.code), self.fault)
        # Gold is what is next: a friend's side that is read is kept or not.
        self.keep_button.primary = self.found is not None and not self._kept
        self.copy_button.primary = not self.keep_button.primary
        self.keep_button.enable(
            not self._kept, self._say("kept", name=self._title(self.found)) if self.found else ""
        )
        refusal = self._refusal()
        self.try_button.enable(not refusal, refusal)
        words = self._words()

        def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
            size = min(place.width / WIDE, place.height / HIGH)
            key = "poster", size
            poster = self.pictures.get(key, lambda: draw_poster(words, self._figure(), size))
            if poster is not None:
                surface.blit(poster, poster.get_rect(center=place.center))

        right = Column(self._own(), self._friends(), gap=10)
        wide = Row(Box(Picture(paint, name="poster"), width=(330, 440)), Box(right, grow=1), gap=14)
        tree = Fits(self._page(wide, foot=True), self._page(Scroll(right, "share"), foot=False))
        self.form.fill(self.host.lay(tree, area.rect, area.scale))

    def _page(self, inside: Node, *, foot: bool) -> Node:
        workshop = self.context.words.say
        way = [workshop("workshop", "title"), self.shown.side.name or workshop("workshop", "no_name")]
        head = Row(
            Text(" / ".join(way).upper(), "asked of", "soft"),
            Icon("right", 14),
            Text(self._say("title").upper(), "screen"),
            Name(self._say("subtitle") if foot else "", "caption", grow=1, name="subtitle"),
            Part(self.back_button, width=(96, 124), height=40),
            gap=12,
            align="center",
        )
        keys = (
            ("+".join(labels("copy_side")), self._say("key_copy")),
            (label("save_poster"), self._say("key_poster")),
            ("+".join(labels("paste_code")), self._say("key_paste")),
            *(self._friends_keys() if self.found is not None else ()),
        )
        return Box(
            Column(
                Box(head, height=52),
                Box(inside, grow=1),
                Box(key_row(keys), height=28) if foot else None,
                gap=6,
            ),
            pad=(20, 6),
        )

    def _friends_keys(self) -> tuple[tuple[str, str], ...]:
        return (label("confirm"), self._say("key_keep")), (label("try_side"), self._say("key_try"))

    def _own(self) -> Node:
        """The code of the side."""
        problems = self.shelves[self.game].sides.problems(self.shown.side, {})
        code = self.code.partition(" ")[0]
        head = Row(
            Text(self._say("your_code"), "section"),
            Name(self._say("signs", count=len(code.replace("-", ""))), "caption", anchor="right", grow=1)
            if code
            else None,
            gap=10,
            align="center",
        )
        if not code:
            return _panel(head, paper([fact("illegal", self.fault), fact("hint", self._say("no_code_why"))]))
        lines = [
            Name(line, "share code", anchor="center", name="own code")
            for line in code_lines(code, _GROUPS_IN_A_LINE)
        ]
        well = Box(Column(*lines, gap=2), pad=(14, 8), ground=ground("sunk"))
        said = self._say("not_complete" if problems else "complete")
        sign = Icon("warning" if problems else "complete", 18)
        return _panel(
            head,
            well,
            Row(
                sign,
                Prose(said, "small", "text", grow=1, name="own fact", middle=True),
                gap=7,
                align="center",
            ),
            Row(
                Box(Part(self.copy_button, height=(44, 50)), share=1),
                Box(Part(self.poster_button, height=(44, 50)), share=1),
                gap=8,
            ),
        )

    def _friends(self) -> Node:
        """The field for a friend's code, and what it is."""
        head = Row(
            Text(self._say("friends"), "section"),
            Name(self._say("friends_note"), "caption", anchor="right", grow=1),
            gap=10,
            align="center",
        )
        field = Row(
            Part(self.field, height=36, grow=1), Part(self.paste_button, width=(120, 150), height=36), gap=8
        )
        return _panel(head, field, self._what_it_is(), grow=1)

    def _what_it_is(self) -> Node:
        if self.found is None:
            say = self.context.words.say
            return Column(
                paper([fact("illegal", self.wrong)]) if self.wrong else None,
                empty_place(say, self.paste),
                gap=8,
                grow=1,
            )
        friend = Friend(self.found, self.shelves[self.found.game], self._title(self.found), kept=self._kept)
        figure = side_painting(self.pictures, friend.shelf.ui, Shown(FRIENDS, side=self.found.side))
        return friend_paper(friend, figure, self.context.words, (self.keep_button, self.try_button))

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale), (0, 0))
        super().still(surface)

    def update(self, milliseconds: int) -> bool:
        if self.pictures.arrived():
            self.stale = True
        before, self._copied = self._copied, max(0, self._copied - milliseconds)
        if before and not self._copied:
            self.rebuild()
        return False

    def hidden(self) -> None:
        self.pictures.forget()

    def leave(self) -> None:
        self.pictures.forget()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.open_file(Path(event.file))
            return True
        if pressed(event, "paste_code"):
            self.paste()
            return True
        if isinstance(self.form.focus, TextField) and pressed(event, "confirm") and self.found is not None:
            self.form.set_focus(self.keep_button)
            return True
        if super().handle(event):
            return True
        for action, command in (
            ("back", self.back),
            ("copy_side", self.copy),
            ("save_poster", self.save_poster),
            ("try_side", self.try_it),
        ):
            if pressed(event, action):
                command()
                return True
        return False


def _panel(*rows: Node, grow: float = 0) -> Node:
    return Box(Column(*rows, gap=8), pad=(14, 12), ground=ground("steel"), grow=grow)
