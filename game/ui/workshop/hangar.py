"""The hangar: the player's own sides of all games beside the ready ones, and what can be done with them."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pygame

from game.storage.sides import RemovedSide
from game.ui.context import Context
from game.ui.keys import label, labels, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.text_field import TextField
from game.ui.layout.host import Host
from game.ui.layout.leaves import Name, Part, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.scene import Scene
from game.ui.scenes.framed import back_button
from game.ui.tables.setup.own import choose_side
from game.ui.workshop.bench import Bench
from game.ui.workshop.held import HeldPanels
from game.ui.workshop.key_row import key_row
from game.ui.workshop.own_sides import OwnSides, Shown, workshop_games
from game.ui.workshop.share import ShareScene
from game.ui.workshop.side_detail import SideDetail
from game.ui.workshop.side_facts import problem_of
from game.ui.workshop.side_shelf import STANDS, ShelfTree, name_of
from game.ui.workshop.try_it import TryScene
from game.ui.workshop.written import begins_name


class HangarScene(Scene):
    """A press looks at a side, and one more opens it. `game` is the shelf that is looked at first."""

    ambience = "workshop"

    def __init__(self, context: Context, game: str = "") -> None:
        super().__init__(context)
        self.host = Host()
        self.panels = HeldPanels()
        self.pictures = LatePictures(context.ahead)
        self.shelves = {one.id: OwnSides(one, context.saves.parent) for one in workshop_games()}
        self.game = game if game in self.shelves else next(iter(self.shelves))
        self.first = dict.fromkeys(self.shelves, 0)
        """The first own side of each shelf that is shown."""
        self.looked_at = self._first_of(self.game)
        self.removed: RemovedSide | None = None
        self._bench: Bench | None = None
        """The builder that was opened last."""
        self.detail = SideDetail(self)
        self.trees = {game: ShelfTree(self, game) for game in self.shelves}
        say = self._say
        self.back_button = back_button(context, self.back, 18)
        self.undo_button = Button(
            say("bring_back"), self.bring_back, symbol="undo", key_name=label("undo"), size=17
        )
        self.paste_button = Button(
            say("paste"), self.paste, symbol="paste", key_name="+".join(labels("paste_code")), size=17
        )
        self.rebuild()
        self._focus_on_shown()

    def _say(self, key: str, **facts: object) -> str:
        return self.context.words.say("workshop", key, **facts)

    # What is looked at

    @property
    def shelf(self) -> OwnSides:
        """The shelf of the game that is looked at."""
        return self.shelves[self.game]

    def _first_of(self, game: str) -> Shown:
        shelf = self.shelves[game]
        return shelf.own[0] if shelf.own else shelf.ready[0]

    def _focus_on_shown(self) -> None:
        widget = self.form.named(f"{self.game} {self.looked_at.key}")
        if widget is not None and widget.pane is not None:
            widget.pane.reveal(widget)
        self.form.set_focus(widget or self.detail.open_button)

    def press(self, game: str, shown: Shown) -> None:
        if game == self.game and shown.key == self.looked_at.key:
            self.open()
        else:
            self.look_at(game, shown)

    def look_at(self, game: str, shown: Shown) -> None:
        """Shows the details of a side."""
        self.game, self.looked_at = game, shown
        self.rebuild()

    # What is done

    def open(self) -> None:
        """Opens the builder; a ready side is copied with the first change."""
        shown = self.looked_at
        if shown.side is None:
            self.read_again()
        else:
            self._build(shown.side if shown.own else self.shelf.copy(shown.side), shown.path)

    def play(self) -> None:
        """Opens the set-up with this side chosen for the first seat; else says why it cannot be played."""
        if not self._explain_refusal():
            self.context.sound.play("click")
            choose_side(self.context, self.game, self.looked_at.option_value, self.looked_at.side)
            self.context.navigator.push(self.shelf.game.setup_scene(self.context))

    def _explain_refusal(self) -> bool:
        """Says what keeps the side from being played; False where nothing does."""
        problem = problem_of(self.context.words, self.shelf, self.looked_at)
        if problem:
            self.context.notify(problem)
        return bool(problem)

    def new(self, game: str) -> None:
        """Begins an empty side, which is kept with the first change."""
        self.game = game
        self.looked_at = Shown("new", self.shelf.empty())
        self._build(self.looked_at.side, None)

    def _build(self, side: Any, path: Path | None) -> None:
        """Opens the builder of a side; its versions go into its file, or into a new one."""
        self._bench = Bench(self.context, self.shelves, self.game, side, path, self._look_at_friends)
        self._bench.open()

    def _look_at_friends(self, game: str, shown: Shown, replaced: RemovedSide | None) -> None:
        """A side that came as a code or a poster was kept: it is looked at next."""
        self.game, self.looked_at, self.removed = game, shown, replaced
        self._bench = None

    def copy(self) -> None:
        """Keeps a copy under a name of its own."""
        if self.looked_at.side is None:
            return
        path, fault = self.shelf.keep(self.shelf.copy(self.looked_at.side), None)
        self._read(fault, path.name if path is not None else "")

    def try_it(self) -> None:
        """Has computer players play the side against the ready ones."""
        if not self._explain_refusal():
            self.context.sound.play("click")
            self.context.navigator.push(TryScene(self.context, self.shelf, self.looked_at))

    def share(self) -> None:
        """Opens the page with the code and the poster."""
        if self.looked_at.side is None:
            return

        self.context.sound.play("click")
        scene = ShareScene(self.context, self.shelves, self.game, self.looked_at, self._look_at_friends)
        self.context.navigator.push(scene)

    def rename(self, name: str) -> None:
        """Gives an own side another name, with each letter that is typed; its file stays."""
        shown, name = self.looked_at, name.strip()
        if not shown.own or name == shown.side.name:
            return
        _, fault = self.shelf.keep(msgspec.structs.replace(shown.side, name=name), shown.path)
        if fault is not None:
            self.context.notify(fault)
        self.shelf.read()
        self.looked_at = next((one for one in self.shelf.own if one.key == shown.key), shown)
        self._show_in_row()
        self.rebuild()

    def paste(self, file: str = "") -> None:
        """Opens the page that reads a friend's code, with what is in the clipboard or in a file."""
        self.share()
        if isinstance(top := self.context.navigator.top, ShareScene):
            top.open_file(Path(file)) if file else top.paste()

    def begin_name(self, event: pygame.event.Event) -> None:
        """The name of an own side is typed from now on, in place of the old one."""
        if self.looked_at.own:
            self.form.set_focus(self.detail.name)
            self.detail.name.begin(event)

    def read_again(self) -> None:
        """Reads a damaged file again, which may have been mended meanwhile; it is never written to."""
        shown = self.looked_at
        if shown.broken is None:
            return
        self.context.sound.play("click")
        self.shelf.read()
        self._look_again(shown.key)
        mended = self.looked_at.key == shown.key and self.looked_at.side is not None
        said = self._say("read_now", name=name_of(shown)) if mended else self._say("still_unread")
        self.context.notify(said)

    def set_aside(self) -> None:
        """Takes a damaged file off the shelf under another name; it can be brought back."""
        shown = self.looked_at
        if not shown.file_name:
            return
        self.removed, fault = self.shelf.set_aside(shown)
        self._read(fault, "")
        if self.removed is not None:
            aside = self.removed.path.name
            self.context.notify(self._say("is_aside", name=shown.file_name, aside=aside))

    def delete(self) -> None:
        """Deletes an own side; nothing is asked, for it can be brought back."""
        if self.looked_at.broken is not None:
            self.set_aside()
            return
        if not self.looked_at.own:
            return
        self.removed, fault = self.shelf.remove(self.looked_at)
        self._read(fault, "")

    def bring_back(self) -> None:
        """Brings the side back that was deleted last."""
        if self.removed is None:
            return
        removed, self.removed = self.removed, None
        # It comes back to its own shelf, whichever is looked at by now.
        folders = {shelf.folder: game for game, shelf in self.shelves.items()}
        self.game = folders.get(removed.was.parent, self.game)
        path, fault = self.shelf.bring_back(removed)
        self._read(fault, path.name if path is not None else "")

    def _read(self, fault: Any, name: str) -> None:
        if fault is not None:
            self.context.notify(fault)
        self.shelf.read()
        self._look_again(f"own {name}")

    def _look_again(self, key: str) -> None:
        """Looks at the side of this key, else at the first of the shelf."""
        found = next((one for one in (*self.shelf.own, *self.shelf.ready) if one.key == key), None)
        self.looked_at = found or self._first_of(self.game)
        self._show_in_row()
        self.rebuild()
        self._focus_on_shown()

    def _show_in_row(self) -> None:
        """Scrolls the shelf to the side that is looked at."""
        keys = [one.key for one in self.shelf.own]
        if self.looked_at.key in keys:
            number = keys.index(self.looked_at.key)
            first = self.first[self.game]
            self.first[self.game] = min(max(first, number - STANDS + 1), number)
        self.first[self.game] = max(0, min(self.first[self.game], len(keys) - STANDS))

    def enter(self) -> None:
        """Back from a builder: what was built is looked at."""
        for shelf in self.shelves.values():
            shelf.read()
        built = self._bench.path if self._bench is not None else None
        key = f"own {built.name}" if built is not None else self.looked_at.key
        self._bench = None
        self._look_again(key)

    def back(self) -> None:
        """Leaves the workshop."""
        self.context.sound.play("click")
        self.context.navigator.pop()

    # What is shown

    def rebuild(self) -> None:
        """Makes all controls anew from what is shown now."""
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def arrange(self, area: Area) -> None:
        self.detail.arrange()
        wide = Column(*[shelf.held(self.panels) for shelf in self.trees.values()], gap=8)
        narrow = Column(*[shelf.narrow() for shelf in self.trees.values()], gap=8)
        tree = Fits(
            self._page(
                56, Row(Box(wide, grow=1), Box(self.detail.tree(), width=(250, 310)), gap=12), foot=True
            ),
            self._page(
                44,
                Row(
                    Box(Scroll(narrow, "shelves"), share=1),
                    Box(self.detail.tree(narrow=True), share=1),
                    gap=8,
                ),
                foot=False,
            ),
        )
        self.form.fill(self.host.lay(tree, area.rect, area.scale))

    def _page(self, high: float, inside: Node, *, foot: bool) -> Node:
        head = Row(
            Text(self._say("title").upper(), "screen"),
            Name(self._say("subtitle") if foot else "", "caption", grow=1, name="subtitle"),
            Part(self.undo_button, width=(120, 170), height=high - 14) if self.removed is not None else None,
            Part(self.paste_button, width=(176, 200), height=high - 14),
            Part(self.back_button, width=(96, 124), height=high - 14),
            gap=12,
            align="center",
        )
        return Box(
            Column(
                Box(head, height=high),
                Box(inside, grow=1),
                Box(key_row(self.key_hints()), height=28) if foot else None,
                gap=6,
            ),
            pad=(20, 6),
        )

    def key_hints(self) -> Sequence[tuple[str, str]]:
        """The keys at the foot of the screen."""
        for_it: Sequence[tuple[str, str]]
        for_it = (("play_side", "key_play"), ("copy_side", "key_copy_side"), ("delete_side", "key_delete"))
        if self.looked_at.side is None:
            for_it = (("read_again", "key_read_again"), ("delete_side", "key_set_aside"))
        named = (("confirm", "key_open"), ("new_side", "key_new"), *for_it)
        return tuple(("+".join(labels(action)), self._say(words)) for action, words in named)

    def update(self, milliseconds: int) -> bool:
        if self.pictures.arrived():
            self.stale = True
        return False

    def hidden(self) -> None:
        self.pictures.forget()

    def leave(self) -> None:
        self.pictures.forget()

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale), (0, 0))
        super().still(surface)

    def receive(self, event: pygame.event.Event) -> bool:
        if self.looked_at.own and begins_name(self.form, event):
            self.begin_name(event)
            return True
        return super().receive(event)

    def handle(self, event: pygame.event.Event) -> bool:
        if isinstance(self.form.focus, TextField) and pressed(event, "back", "confirm"):
            self._focus_on_shown()
            return True
        if event.type == pygame.DROPFILE:
            self.paste(event.file)
            return True
        if super().handle(event):
            return True
        for action, command in (
            ("back", self.back),
            ("undo", self.bring_back),
            ("new_side", partial(self.new, self.game)),
            ("play_side", self.play),
            ("copy_side", self.copy),
            ("share_side", self.share),
            ("try_side", self.try_it),
            ("delete_side", self.delete),
            ("read_again", self.read_again),
            ("rename_side", partial(self.begin_name, event)),
            ("paste_code", self.paste),
        ):
            if pressed(event, action):
                command()
                return True
        return False
