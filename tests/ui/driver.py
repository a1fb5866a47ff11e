"""Plays the window like a person: finds controls by name, and sends real pygame events to the app."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pygame

from game.ai.computer import Computer
from game.storage.settings import Settings
from game.ui.app import App
from game.ui.canvas import share
from game.ui.context import Context
from game.ui.kit.card import CardWidget
from game.ui.kit.guard import SETTLING
from game.ui.kit.widget import Widget
from game.ui.scene import Scene
from game.ui.scenes.curtain import HOLD, CurtainScene
from game.ui.scenes.title import TitleScene
from game.ui.tables.table_scene import TableScene
from tests.ui.computers import QuickComputer

TICK = 16


class Driver:
    """An app under the dummy driver, carried on by hand."""

    hurries = True
    watched = 0
    """Milliseconds of shows that were watched."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        computer: Computer | None = None,
        **settings: object,
    ) -> None:
        chosen = Settings(window_width=size[0], window_height=size[1], **settings)  # type: ignore[arg-type]
        self.saved: list[Settings] = []
        self.context = Context(
            chosen,
            folder / "saves",
            save=self.saved.append,  # type: ignore[arg-type]
            computer=computer or QuickComputer(),
        )
        self.app = App(self.context)
        self.context.navigator.replace(TitleScene(self.context))
        with self.unseen():
            self.app.frame(0)

    @property
    def scene(self) -> Scene:
        return self.context.navigator.top

    @property
    def scene_name(self) -> str:
        return type(self.scene).__name__

    def event(self, kind: int, **facts: object) -> None:
        self.app.handle(pygame.event.Event(kind, **facts))
        if self.context.navigator.running:
            self.app.frame(TICK)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """What happens in here is drawn by the first frame after it."""
        app = self.app
        draw, shown, exposed = app._draw, app._shown, False

        def skip(scene: Scene) -> None:
            nonlocal exposed
            exposed = exposed or app._shown is None
            # What waits for a picture goes on as if it had been painted, and nothing is laid out twice.
            scene.painted()
            scene.form.guard.drawn()
            app._shown = scene

        app._draw = skip  # type: ignore[method-assign]
        try:
            yield
        finally:
            app._draw = draw  # type: ignore[method-assign]
            app._shown = None if exposed else shown

    def on_window(self, place: tuple[int, int]) -> tuple[int, int]:
        """Where the pointer has to be for a place of the canvas, which moves as the pointer does."""
        whole, window = self.app.canvas.layer.get_size(), self.app.window.get_size()
        if whole == window:
            return place
        found = []
        for axis in (0, 1):
            room = whole[axis] - window[axis]
            found.append(
                min(
                    range(window[axis]),
                    key=lambda at, a=axis, r=room: abs(at + r * share(at / window[a]) - place[a]),
                )
            )
        return found[0], found[1]

    def move(self, place: tuple[int, int]) -> None:
        place = self.on_window(place)
        self.event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))

    def click_at(self, place: tuple[int, int]) -> None:
        with self.unseen():
            self.move(place)
            place = self.on_window(place)
            self.event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        self.event(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def key(self, key: int, mod: int = 0) -> None:
        with self.unseen():
            self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        if self.context.navigator.running:
            self.event(pygame.KEYUP, key=key, mod=mod)

    def type(self, text: str) -> None:
        for letter in text:
            self.event(pygame.TEXTINPUT, text=letter)

    def controls(self) -> list[Widget]:
        return [widget for widget in self.scene.form.widgets if widget.reachable]

    def names(self) -> list[str]:
        return [widget.name for widget in self.controls()]

    def control(self, name: str) -> Widget:
        for widget in self.controls():
            if widget.name == name:
                return widget
        raise AssertionError(f"there is no '{name}' on {self.scene_name}: {self.names()}")

    def click(self, name: str) -> None:
        """A click that is no second one of a double click."""
        self.wait_for_guard()
        self.scene.form.double_click.update(SETTLING)
        self.click_at(self.visible_place(self.control(name)))

    def visible_place(self, widget: Widget) -> tuple[int, int]:
        """The middle of a control, or where it looks out from under the next card of a hand."""
        x, y = widget.rect.center
        for left in range(x, widget.rect.left, -4):
            over = [one for one in self.scene.form.widgets if one.pointable and one.hit((left, y))]
            if over and over[-1] is widget:
                return left, y
        return x, y

    def wait_for_guard(self) -> None:
        """Lets the time pass in which a new question takes no answer."""
        with self.unseen():
            while self.scene.form.guard.up:
                self.app.frame(4 * TICK)

    def to_the_table(self) -> None:
        """Past the curtain, if there is one; only what it comes to is drawn."""
        with self.unseen():
            self.settle()
            if isinstance(self.scene, CurtainScene):
                self.click("lift the curtain")
        self.settle()

    def rest(self, milliseconds: int) -> None:
        """Lets time pass, frame by frame."""
        for _ in range(0, milliseconds, TICK):
            self.app.frame(TICK)

    def hold(self, key: int, milliseconds: int) -> None:
        """Holds a key down, and lets go of it."""
        self.event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.rest(milliseconds)
        self.event(pygame.KEYUP, key=key, mod=0)

    def focus(self, name: str) -> None:
        """Goes to a control with Tab alone, and shows that it is there."""
        self._tab_to(name)
        self.app.frame(0)

    def _tab_to(self, name: str) -> None:
        with self.unseen():
            for _ in range(len(self.controls()) + 1):
                if self.scene.form.focus is not None and self.scene.form.focus.name == name:
                    return
                self.key(pygame.K_TAB)
        raise AssertionError(f"Tab does not reach '{name}' on {self.scene_name}: {self.names()}")

    def press(self, name: str) -> None:
        """Works a control by keyboard alone."""
        self.wait_for_guard()
        self._tab_to(name)
        if isinstance(self.scene, CurtainScene):
            self.hold(pygame.K_RETURN, HOLD)
        else:
            self.key(pygame.K_RETURN)

    def settle(self, limit: int = 4000) -> None:
        """Lets time pass until nothing moves and nobody thinks; who `hurries` ends each show.

        Only what it comes to is drawn then; what moves is drawn for those who do not hurry.
        """
        with self.unseen() if self.hurries else nullcontext():
            self._wait_for_rest(limit)
        if self.hurries:
            self.app.frame(0)

    def _wait_for_rest(self, limit: int) -> None:
        for _ in range(limit):
            if isinstance(self.scene, TableScene) and self.scene.playing:
                if self.hurries:
                    self.key(pygame.K_t)
                else:
                    self.watched += TICK
            moving = self.app.frame(TICK)
            if not moving and not self._thinking():
                return
            if self._thinking():
                pygame.time.wait(1)
        raise AssertionError(f"{self.scene_name} does not come to rest")

    def _thinking(self) -> bool:
        session = getattr(self.scene, "session", None)
        return bool(session and session.busy)

    def cards(self) -> list[CardWidget]:
        """The cards that may be picked now."""
        return [one for one in self.controls() if isinstance(one, CardWidget) and one.pickable]

    def pixels(self) -> bytes:
        return pygame.image.tobytes(self.app.window, "RGB")
