"""Opens the builder of a side, keeps its versions in a file, and leads on to playing and sharing it."""

from pathlib import Path
from typing import Any

from game.ui.context import Context
from game.ui.tables.setup.own import choose_side, own_key
from game.ui.workshop.builder import BuilderScene
from game.ui.workshop.friend_code import Look
from game.ui.workshop.next_steps import Ways
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.share import ShareScene
from game.ui.workshop.try_it import TryScene


class Bench:
    """The builder of one side. `look` makes the hangar look at a side that came as a code."""

    def __init__(
        self,
        context: Context,
        shelves: dict[str, OwnSides],
        game: str,
        side: Any,
        path: Path | None,
        look: Look,
    ) -> None:
        self._context, self._shelves, self._game = context, shelves, game
        self._look = look
        self.path = path
        """The file of the side; None until its first version is kept."""
        builder = self.shelf.ui.builder(context, side, self.keep)
        assert isinstance(builder, BuilderScene)
        self.builder: BuilderScene[Any] = builder
        builder.ways = Ways(self.try_it, self.play, self.share)
        builder.rebuild()

    @property
    def shelf(self) -> OwnSides:
        """The sides of its game."""
        return self._shelves[self._game]

    @property
    def _shown(self) -> Shown:
        """The side as it is now, kept in its file."""
        if self.path is None:
            self.keep(self.builder.side)
        name = self.path.name if self.path is not None else ""
        return Shown(f"own {name}", self.builder.side, self.path)

    def keep(self, side: Any) -> None:
        """Writes a version into the file of the side, or into a new one."""
        self.path, fault = self.shelf.keep(side, self.path)
        if fault is not None:
            self._context.notify(fault)

    def open(self) -> None:
        """Shows the builder."""
        self._context.sound.play("click")
        self._context.navigator.push(self.builder)

    def try_it(self) -> None:
        """Has computer players play the side as it is now."""
        self._context.sound.play("click")
        self._context.navigator.push(TryScene(self._context, self.shelf, self._shown))

    def play(self) -> None:
        """Opens the set-up with this side for the first seat."""
        shown = self._shown
        if shown.path is not None:
            self._context.sound.play("click")
            choose_side(self._context, self._game, own_key(shown.path), shown.side)
            self._context.navigator.push(self.shelf.game.setup_scene(self._context))

    def share(self) -> None:
        """Opens the page with the code and the poster."""
        self._context.sound.play("click")
        scene = ShareScene(self._context, self._shelves, self._game, self._shown, self._look)
        self._context.navigator.push(scene)
