"""A friend's code: read while it is typed, kept beside own sides or in place of one, and taken back."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import msgspec

from game.content.share_code import CodeError
from game.content.sharing import SharedSide, side_of_code
from game.engine.faults import Fault
from game.rules import CONTENTS
from game.storage.poster_file import shared_text
from game.storage.reading import os_reason
from game.storage.sides import RemovedSide
from game.ui.context import Context
from game.ui.keys import label, labels
from game.ui.kit.buttons import Button
from game.ui.kit.clipboard import pasted_text
from game.ui.kit.form import Form
from game.ui.kit.text_field import TextField
from game.ui.layout.leaves import Name, Part, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint.cache.late import LatePictures
from game.ui.workshop.friends_side import Friend, alike, empty_place, fact, friend_paper, panel, paper
from game.ui.workshop.key_row import Hint
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.side_stand import side_painting
from game.ui.workshop.try_it import FRIENDS, TryScene
from game.words.fault_text import fault_text
from game.words.share_text import code_error_text
from game.words.side_text import side_problem_text

_LONGEST_CODE = 400
Look = Callable[[str, Shown, RemovedSide | None], None]
"""Makes the hangar look at a side that was kept: its game, the side, and the one whose place it took."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A friend's side in its file, and the own side whose place it took, if it took one's."""

    shown: Shown
    replaced: RemovedSide | None = None


class Page(Protocol):
    """What is needed of the page."""

    form: Form

    def rebuild(self) -> None: ...
    def paste(self) -> None: ...


class FriendCode:
    """Where the code is typed, what it is, and what can be done with it."""

    def __init__(
        self,
        context: Context,
        shelves: dict[str, OwnSides],
        look: Look,
        pictures: LatePictures,
        page: Page,
    ) -> None:
        self._context, self._shelves, self._look = context, shelves, look
        self._pictures, self._page, self._changed = pictures, page, page.rebuild
        self.found: SharedSide | None = None
        """What the code is."""
        self.wrong = ""
        """Why the code cannot be read."""
        self._near = ""
        """The signs among which one is wrong."""
        self.kept: Kept | None = None
        """Where the side was kept, as long as that can be taken back."""
        say = self._say
        self.field = TextField("", self.read, longest=_LONGEST_CODE, empty=say("empty"), name="code")
        self.paste_button = Button(
            say("paste"), page.paste, symbol="paste", key_name="+".join(labels("paste_code")), size=17
        )
        self.mark_button = Button(say("mark"), self.mark, symbol="pencil", hint=say("mark_hint"), size=17)
        self.keep_button = Button(say("keep"), self.keep, symbol="check", key_name=label("confirm"), size=20)
        self.replace_button = Button(
            say("replace"), self.replace, symbol="swap", key_name=label("swap_card"), size=17
        )
        self.undo_button = Button(say("undo"), self.undo, symbol="undo", key_name=label("undo"), size=17)
        self.try_button = Button(
            say("try_first"), self.try_it, symbol="flask", key_name=label("try_side"), size=17
        )

    def _say(self, key: str, **facts: object) -> str:
        return self._context.words.say("sharing", key, **facts)

    # What is read

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

    def open_file(self, path: Path) -> None:
        """Reads a poster, or a text file with a code, that was dropped onto the window."""
        try:
            text = shared_text(path)
        except OSError as error:
            reason = fault_text(os_reason(error))
            self._context.notify(self._say("file_not_read", name=path.name, reason=reason))
            return
        if any(not one.isprintable() and not one.isspace() for one in text):
            # A damaged picture: none of its signs is a code.
            text = ""
        self.show_text(text)
        if not text:
            self.wrong = self._say("no_code_in_file", name=path.name)
            self._changed()

    def read(self, text: str) -> None:
        """Reads a friend's code; nothing is kept."""
        self.found, self.wrong, self._near, self.kept = None, "", "", None
        if text.strip():
            try:
                self.found = side_of_code(text, dict(CONTENTS.items()))
            except CodeError as error:
                self.wrong, self._near = code_error_text(error), error.facts.get("near", "")
        self._changed()

    def mark(self) -> None:
        """Selects the signs among which one is wrong: what is typed takes their place."""
        among = re.search("-?".join(map(re.escape, self._near)), self.field.value, re.IGNORECASE)
        if self._near and among is not None:
            self._page.form.set_focus(self.field)
            self.field.anchor, self.field.caret = among.span()
            self._changed()

    # What is done with it

    @property
    def _shelf(self) -> OwnSides:
        """The own sides of the game that the code is of."""
        assert self.found is not None
        return self._shelves[self.found.game]

    @property
    def name(self) -> str:
        """The name of the side, or what it would be called."""
        found, shelf = self.found, self._shelf
        assert found is not None
        sides = shelf.sides
        return found.side.name or sides.card_name(sides.lead(found.side)) or shelf.ui.name

    @property
    def rival(self) -> Shown | None:
        """An own side of the same name, with other cards."""
        if self.found is None or self.kept is not None:
            return None
        named = (one for one in self._shelf.own if one.own and one.side.name == self.name)
        return next((one for one in named if not alike(one.side, self.found.side)), None)

    def keep(self) -> None:
        """Keeps the side in a file of its own, under a name that no other side has."""
        if self.found is None or self.kept is not None:
            return
        side = self._new_name(self.found.side)
        path, fault = self._shelf.keep(side, None)
        self._done(side, path, fault, None)

    def replace(self) -> None:
        """Keeps the side in place of the own one of its name, which is deleted and can be brought back."""
        rival = self.rival
        if self.found is None or rival is None:
            return
        side = msgspec.structs.replace(self.found.side, name=self.name)
        removed, fault = self._shelf.replace(rival, side)
        self._done(side, rival.path if removed is not None else None, fault, removed)

    def _new_name(self, side: Any) -> Any:
        """The side with its own name where that is free, or with a number after it."""
        named = msgspec.structs.replace(side, name=self.name)
        taken = any(one.own and one.side.name == self.name for one in self._shelf.own)
        return self._shelf.copy(named) if taken else named

    def _done(self, side: Any, path: Path | None, fault: Fault | None, replaced: RemovedSide | None) -> None:
        assert self.found is not None
        if fault is not None:
            self._context.notify(fault)
        elif path is not None:
            self.kept = Kept(Shown(f"own {path.name}", side, path), replaced)
            self._look(self.found.game, self.kept.shown, replaced)
            said = "kept" if replaced is None else "replaced"
            self._context.notify(self._say(said, name=side.name))
        self._shelf.read()
        self._changed()

    def undo(self) -> None:
        """Takes back what was kept; an own side whose place it took is as it was."""
        if self.found is None or self.kept is None:
            return
        kept, self.kept = self.kept, None
        _, fault = self._shelf.remove(kept.shown)
        if fault is None and kept.replaced is not None:
            _, fault = self._shelf.bring_back(kept.replaced)
        if fault is not None:
            self._context.notify(fault)
        else:
            said = "not_kept" if kept.replaced is None else "as_it_was"
            self._context.notify(self._say(said, name=kept.shown.side.name))
        self._look(self.found.game, kept.shown, None)
        self._shelf.read()
        self._changed()

    def try_it(self) -> None:
        """Has computer players play the side; nothing is kept."""
        found = self.found
        if found is None:
            return
        refusal = self._refusal()
        if refusal:
            self._context.notify(refusal)
            return
        self._context.sound.play("click")
        shown = Shown(FRIENDS, msgspec.structs.replace(found.side, name=self.name))
        self._context.navigator.push(TryScene(self._context, self._shelves[found.game], shown))

    def _refusal(self) -> str:
        """Why the side cannot be tried; "" where it can."""
        found = self.found
        problems = self._shelf.sides.problems(found.side, {}) if found is not None else ()
        return side_problem_text(found.game, problems[0]) if found is not None and problems else ""

    # What is shown

    @property
    def waits(self) -> bool:
        """Whether a side is read and may be kept: gold is what is next."""
        return self.found is not None and self.kept is None

    def arrange(self) -> None:
        """What the buttons do now, or why not."""
        self.keep_button.primary = self.waits
        kept = self._say("kept", name=self.kept.shown.side.name) if self.kept is not None else ""
        self.keep_button.enable(not kept, kept)
        refusal = self._refusal()
        self.try_button.enable(not refusal, refusal)

    def key_hints(self) -> tuple[Hint, ...]:
        """The keys for what was read."""
        if self.found is None:
            return ()
        named = [("confirm", "key_keep")] if self.kept is None else [("undo", "key_undo")]
        if self.rival is not None:
            named.append(("swap_card", "key_replace"))
        return tuple((label(action), self._say(words)) for action, words in (*named, ("try_side", "key_try")))

    def panel(self) -> Node:
        """The field for the code, and what it is."""
        head = Row(
            Text(self._say("friends"), "section"),
            Name(self._say("friends_note"), "caption", anchor="right", grow=1),
            gap=10,
            align="center",
        )
        field = Row(
            Part(self.field, height=36, grow=1), Part(self.paste_button, width=(120, 150), height=36), gap=8
        )
        return panel(head, field, self._what_it_is(), grow=1)

    def _refusal_paper(self) -> Node:
        """Why the code cannot be read, and a button that marks where."""
        told = Box(paper([fact("illegal", self.wrong)]), grow=1)
        mark = Part(self.mark_button, width=(100, 130)) if self._near else None
        return Row(told, mark, gap=8) if mark is not None else told

    def _what_it_is(self) -> Node:
        if self.found is None:
            return Column(
                self._refusal_paper() if self.wrong else None,
                empty_place(self._context.words.say, self._page.paste),
                gap=8,
                grow=1,
            )
        rival, kept = self.rival, self.kept
        other = self._shelf.copy(rival.side).name if rival is not None else ""
        friend = Friend(
            self.found, self._shelf, self.name, kept.shown.side.name if kept is not None else "", other
        )
        second = self.undo_button if kept is not None else self.replace_button if rival is not None else None
        ways = (self.keep_button, *([second] if second is not None else []), self.try_button)
        figure = side_painting(self._pictures, self._shelf.ui, Shown(FRIENDS, side=self.found.side))
        return friend_paper(friend, figure, self._context.words, ways)
