"""Sharing a side: its code and its poster, and the code of a friend, which is read while it is typed."""

from pathlib import Path

import pygame

from game.ui.context import Context
from game.ui.keys import label, labels, pressed
from game.ui.kit.area import Area
from game.ui.kit.text_field import TextField
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Name, Part, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.scene import Scene
from game.ui.scenes.framed import back_button
from game.ui.workshop.friend_code import FriendCode, Look
from game.ui.workshop.key_row import key_row
from game.ui.workshop.own_code import OwnCode
from game.ui.workshop.own_sides import OwnSides, Shown


class ShareScene(Scene):
    """The poster at the left; the code, and what a friend's code is, at the right."""

    ambience = "workshop"

    def __init__(
        self, context: Context, shelves: dict[str, OwnSides], game: str, shown: Shown, look: Look
    ) -> None:
        super().__init__(context)
        self.host = Host()
        self.pictures = LatePictures(context.ahead)
        self.shown = shown
        self.own = OwnCode(context, shelves[game], shown, self.pictures, self.rebuild)
        self.friend = FriendCode(context, shelves, look, self.pictures, self)
        self.back_button = back_button(context, self.back, 18)
        self.rebuild()
        self.form.set_focus(self.own.copy_button)

    def _say(self, key: str, **facts: object) -> str:
        return self.context.words.say("sharing", key, **facts)

    def paste(self) -> None:
        """Reads the code that is in the clipboard."""
        self.friend.paste()
        self._to_keep()

    def show_text(self, text: str) -> None:
        """Reads a code that came from elsewhere."""
        self.friend.show_text(text)
        self._to_keep()

    def open_file(self, path: Path) -> None:
        """Reads a poster, or a text file with a code."""
        self.friend.open_file(path)
        self._to_keep()

    def _to_keep(self) -> None:
        if self.friend.found is not None:
            self.form.set_focus(self.friend.keep_button)

    def back(self) -> None:
        """Back to the hangar."""
        self.context.sound.play("click")
        self.context.navigator.pop()

    def rebuild(self) -> None:
        """Makes all controls anew from what is shown now."""
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def arrange(self, area: Area) -> None:
        self.own.arrange(gold=not self.friend.waits)
        self.friend.arrange()
        right = Column(self.own.panel(), self.friend.panel(), gap=10)
        wide = Row(Box(self.own.poster(), width=(330, 440)), Box(right, grow=1), gap=14)
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
            (label("copy_poster"), self._say("key_copy_poster")),
            ("+".join(labels("paste_code")), self._say("key_paste")),
            *self.friend.key_hints(),
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

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale), (0, 0))
        super().still(surface)

    def update(self, milliseconds: int) -> bool:
        if self.pictures.arrived():
            self.stale = True
        self.own.update(milliseconds)
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
        if isinstance(self.form.focus, TextField) and pressed(event, "confirm") and self.friend.found:
            self._to_keep()
            return True
        if super().handle(event):
            return True
        for action, command in (
            ("back", self.back),
            ("copy_side", self.own.copy),
            ("save_poster", self.own.save_poster),
            ("copy_poster", self.own.copy_poster),
            ("swap_card", self.friend.replace),
            ("undo", self.friend.undo),
            ("try_side", self.friend.try_it),
        ):
            if pressed(event, action):
                command()
                return True
        return False
