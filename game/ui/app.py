"""The window and its loop: 60 ticks a second while something moves, asleep when nothing does."""

import gc
import math
import sys
import time
from collections.abc import Callable

import pygame

from game.ui.ambience import SILENCE
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.events import limited
from game.ui.freed import give_back, keep_large_alone
from game.ui.gamepad import Gamepad
from game.ui.keys import pressed
from game.ui.kit.toast import Toast
from game.ui.layer import LateError
from game.ui.paint.cache.memory import begin_visit, forget_other_visits, make_room
from game.ui.paint.legible import show_in
from game.ui.paint.palette import NIGHT
from game.ui.scenes.title import TitleScene
from game.ui.screen import Screen
from game.ui.screens import SCREENS
from game.ui.turns import FRAMES
from game.ui.window import SMALLEST, corner, enter_full_screen, leave_full_screen, open_window, place_window

MOVING_TICK, IDLE_TICK = 16, 40
"""Milliseconds between two looks at the clock: while something moves, and while a person does; at rest each
scene says.
"""

REPEATING = ("up", "down", "left", "right", "erase", "page_up", "page_down")
"""Actions that go on while their key is held; all others decide something and have to be pressed anew."""
LOOK, RESTING_LOOK = 0.012, 0.04
"""Seconds between two looks for events: a moment after one, and after a while without any.

Each look costs a waking of the processor, more than anything else that a window at rest does."""

RESTS_AFTER = 1.0
"""Seconds without an event after which the window rests."""

SWITCH = 0.001
"""Seconds after which the helper thread lets the main thread on."""

NOTING, MOST_TRIES = 0.007, 5
"""Seconds that noting what stands may take in a show, and how often it may take longer and be tried again."""

MOST_RETURNS = 3
"""How often a window that is no longer maximized is brought back to where it was before."""

YOUNG = 50_000
"""Objects made since the last look for garbage after which Python looks again, also while something moves."""


def collect_at_rest() -> None:
    """From now on Python looks for garbage so rarely that it does not stop a show: up to 20 ms each time."""
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()


class App:
    """Runs the scenes of a context in the window."""

    def __init__(self, context: Context) -> None:
        self.context = context
        context.screens = SCREENS
        context.navigator.home = lambda: TitleScene(context)
        settings = context.settings
        self.window = open_window(
            (settings.window_width, settings.window_height),
            full_screen=settings.full_screen,
            maximized=settings.window_maximized,
        )
        pygame.key.set_repeat(350, 60)
        # Every return from a wait would else take up to 5 ms while the helper thread paints.
        sys.setswitchinterval(SWITCH)
        self.canvas = Canvas(self.window)
        self.toast = Toast()
        self.frames = 0
        self._shown: Screen | None = None
        self._dirty: list[pygame.Rect] = []
        self._hinted = False
        self._gamepad = Gamepad()
        self._corner: tuple[int, int] | None = None
        self._astray: tuple[int, int] | None = None
        """Where the window belongs once it is no longer maximized, after a full screen."""
        self._returns = 0
        """So many times more it is brought back there."""
        self._held: set[int] = set()
        self._touched = 0.0
        self._tries = 0

    def run(self, start: Screen) -> None:
        """Until the last scene is left."""
        navigator = self.context.navigator
        keep_large_alone()
        navigator.replace(start)
        self.frame(0)
        pygame.joystick.init()
        collect_at_rest()
        moving = False
        # SDL's own clock stands still until everything of pygame is initialised, which a quick start is not.
        before = self._touched = time.monotonic()
        while navigator.running:
            for event in self._wait(before, moving=moving):
                self.handle(event)
                if not navigator.running:
                    break
            if navigator.running:
                now = time.monotonic()
                passed = round((now - before) * 1000)
                moved, moving = moving, self.frame(passed)
                before += passed / 1000
                if moved and not moving:
                    self.tidy_up()
        while navigator.stack:
            navigator.stack.pop().leave()
        self.context.ahead.close()
        self.context.computer.close()

    def tidy_up(self) -> None:
        """Something moved and now nothing does: what is needed no more goes."""
        if len(self.context.navigator.stack) == 1:
            forget_other_visits()
        give_back()

    def _wait(self, before: float, *, moving: bool) -> list[pygame.event.Event]:
        """What came in, at once when it comes, or nothing when a tick after `before` is up.

        SDL's own waiting looks up a thousand times a second, which alone takes 2 % of a processor core.
        """
        idle = 0.0 if moving else before - self._touched
        resting = idle > RESTS_AFTER
        look = RESTING_LOOK if resting else LOOK
        rest = self.context.navigator.top.resting_tick
        until = before + (MOVING_TICK if moving else rest if resting else IDLE_TICK) / 1000
        while True:
            left = until - time.monotonic()
            if left > 0:
                time.sleep(min(look, left))
            events = pygame.event.get()
            if events:
                self._touched = time.monotonic()
            if events or left <= look:
                return events

    def handle(self, event: pygame.event.Event) -> None:
        """One event, for the window itself or for the scene on top."""
        navigator = self.context.navigator
        if self._gamepad.plug(event) or self._repeats(event):
            return
        event = limited(self._gamepad.key(event, navigator.top.key_scope) or event)
        if event.type == pygame.QUIT:
            navigator.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._resized(event.size)
        elif event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self._maximized(event.type == pygame.WINDOWMAXIMIZED)
        elif event.type == pygame.WINDOWMOVED:
            self._moved()
        elif event.type == pygame.WINDOWEXPOSED:
            self._shown = None
        elif pressed(event, "full_screen"):
            self.toggle_full_screen()
        else:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.toast.dismiss()
            scene = navigator.top
            if scene.receive(self.canvas.seen_by_mouse(event)) and event.type == pygame.KEYDOWN:
                self.canvas.show(scene.pointed_at())

    def _repeats(self, event: pygame.event.Event) -> bool:
        """Whether this is a key still held that has to be pressed anew.

        A slow screen would else be worked by the key that opened it.
        """
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.KEYDOWN and not pressed(event, *REPEATING):
            if event.key in self._held:
                return True
            self._held.add(event.key)
        return False

    def toggle_full_screen(self) -> None:
        settings = self.context.settings
        self.context.change(full_screen=not settings.full_screen)
        if settings.full_screen:
            leave_full_screen(maximized=settings.window_maximized, corner=self._corner)
            self._astray = self._corner if settings.window_maximized else None
        else:
            enter_full_screen()
        self._shown = None

    def _maximized(self, on: bool) -> None:
        """A full screen is neither; what the window was before is wanted when it is left."""
        settings = self.context.settings
        if not settings.full_screen and settings.window_maximized != on:
            self.context.change(window_maximized=on)
            if not on and self._astray is not None:
                # The system has put it there without regard to its frame.
                self._returns = MOST_RETURNS
                self._bring_back(self._astray)

    def _moved(self) -> None:
        """Keeps where the window is as long as it is neither maximized nor a full screen."""
        settings = self.context.settings
        if not (settings.full_screen or settings.window_maximized):
            if self._astray is not None and corner() != self._astray and self._returns:
                self._bring_back(self._astray)
            else:
                self._corner, self._astray = corner(), None

    def _bring_back(self, place: tuple[int, int]) -> None:
        """Moves the window. It comes to lie a little beside the place while SDL knows another frame of it."""
        self._returns -= 1
        place_window(place)

    def _resized(self, size: tuple[int, int]) -> None:
        settings = self.context.settings
        if not settings.full_screen:
            # A window cannot be kept from shrinking; the picture never gets smaller than it can be read.
            fitting = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
            if fitting != size or self.window.get_size() != fitting:
                self.window = pygame.display.set_mode(fitting, pygame.RESIZABLE)
            if not settings.window_maximized:
                self.context.change(window_width=fitting[0], window_height=fitting[1])
        self._shown = None
        self.context.rescaled = True

    def frame(self, milliseconds: int) -> bool:
        """Carries the top scene on and draws what changed; True while something moves."""
        with FRAMES:
            return self._frame(milliseconds)

    def _frame(self, milliseconds: int) -> bool:
        navigator = self.context.navigator
        self.context.ahead.check()
        scene = navigator.top
        if self.context.full_screen_toggled:
            self.context.full_screen_toggled = False
            self.toggle_full_screen()
        if navigator.changed or self.context.rescaled or self._shown is not scene:
            self._fit_scenes(entered=navigator.changed)
            scene = navigator.top
        moving = scene.form.update(milliseconds)
        moving = scene.update(milliseconds) or moving or scene.form.guard.up
        if not navigator.running or navigator.changed:
            return True
        if self.context.notices_forgotten:
            self.context.notices_forgotten = False
            self.toast.clear()
        while self.context.notices:
            self.toast.show(self.context.notices.pop(0), self.context.settings.reading_time / 100)
        moving = self.toast.update(milliseconds) or moving
        self._draw(scene)
        if not (scene.stale or self.canvas.layer.waits):
            scene.form.guard.drawn()
        if milliseconds:
            # Not with the first frame, which takes no time: reading the recipes of sounds takes some.
            self.context.sound.update(milliseconds)
        return moving

    def _fit_scenes(self, *, entered: bool) -> None:
        navigator = self.context.navigator
        navigator.changed = False
        factor = self.context.settings.ui_scale / 100
        window = self.window.get_size()
        shown = self._seen()
        needed = [scene.needed(window, factor) for scene in shown]
        size = max(width for width, _ in needed), max(height for _, height in needed)
        make_room(window)
        show_in(window, factor)
        self.canvas.fit(self.window, size)
        for scene in shown:
            if self.context.rescaled or scene.size != size or scene is navigator.top:
                scene.resize(window, factor, size)
        self.context.rescaled = False
        for scene in navigator.stack:
            if scene not in shown:
                scene.hidden()
        if entered:
            if len(navigator.stack) == 1:
                begin_visit()
            self._choose_ambience()
            navigator.top.form.hints.hide()
            navigator.top.enter()
        self.canvas.show(navigator.top.pointed_at())

    def _choose_ambience(self) -> None:
        stack = self.context.navigator.stack
        names = [scene.ambience for scene in reversed(stack) if scene.ambience]
        self.context.sound.ambience.want(names[0] if names else SILENCE, paused=stack[-1].hushed)

    def _draw(self, scene: Screen) -> None:
        canvas, layer = self.canvas, self.canvas.layer
        fresh, waited = self._shown is not scene, self.canvas.layer.waits
        noted = True
        if fresh or scene.due or self.toast.stale:
            # Without a helper nothing depends on how fast the machine is.
            hurried = fresh or not scene.unhurried or not self.context.ahead.helps
            noted = self._note_still(hurried=hurried)
        patched: list[pygame.Rect] = []
        painted = noted and layer.waits and (fresh or waited or not scene.unhurried)
        if painted:
            patched = self._paint_still()
        elif not layer.waits and not self.toast.text:
            # The sentence stands on the same layer: a scene that painted there would wipe it away.
            patched = scene.patch(layer)
            layer.spoil(patched)
        whole = fresh or canvas.panned
        hinted, self._hinted = self._hinted, scene.form.told is not None
        if not (whole or painted or patched or scene.moved or hinted or self._hinted):
            return
        canvas.restore(None if whole else [*self._dirty, *patched])
        before, self._dirty = self._dirty, scene.movers(canvas.surface)
        self._dirty = [*self._dirty, *scene.form.draw_hint(canvas.surface, canvas.view)]
        if whole:
            self._shown = scene
            canvas.put(self.window, None)
            pygame.display.flip()
            self.frames += 1
        elif before or self._dirty or patched:
            pygame.display.update(canvas.put(self.window, [*before, *self._dirty, *patched]))
            self.frames += 1

    def _seen(self) -> list[Screen]:
        """The top scene, and those that it is laid over."""
        stack = self.context.navigator.stack
        base = len(stack) - 1
        while base > 0 and stack[base].overlay:
            base -= 1
        return [scene for scene in stack[base:] if scene is stack[-1] or not scene.gives_way]

    def _note_still(self, *, hurried: bool) -> bool:
        """Notes what stands; False when pictures had to be made for it first: try it again."""
        layer, seen = self.canvas.layer, self._seen()
        self._tries = 0 if hurried else self._tries + 1
        layer.begin(NOTING if 0 < self._tries <= MOST_TRIES else math.inf)
        try:
            for scene in seen:
                scene.still(layer)
            top = self.context.navigator.top
            self.toast.draw(layer, top.scale, top.notice_field(self.canvas.view))
        except LateError:
            layer.drop()
            return False
        for scene in seen:
            scene.stale = False
        layer.end()
        self._tries = 0
        return True

    def _paint_still(self) -> list[pygame.Rect]:
        """Paints what stands where it is new; returns where."""
        places = self.canvas.layer.paint()
        for scene in self._seen():
            scene.painted()
        return places


def render(
    context: Context,
    make_scene: Callable[[Context], Screen],
    size: tuple[int, int],
    factor: float,
    after: int = 0,
) -> pygame.Surface:
    """One frame of a scene with no window system, so many milliseconds in; for pictures and tests."""
    navigator = context.navigator
    context.screens = SCREENS
    while navigator.stack:
        navigator.stack.pop().leave()
    # A scene that is laid over another one has pushed that first.
    scene = make_scene(context)
    navigator.push(scene)
    window = pygame.Surface(size)
    canvas = Canvas(window)
    canvas.fit(window, scene.needed(size, factor))
    canvas.layer.fill(NIGHT)
    show_in(size, factor)
    for one in context.navigator.stack:
        one.resize(size, factor, canvas.layer.get_size())
    top = context.navigator.top
    top.enter()
    for _ in range(after // MOVING_TICK):
        top.painted()
        top.update(MOVING_TICK)
    canvas.show(top.pointed_at())
    for one in context.navigator.stack:
        one.still(canvas.layer)
        one.painted()
    canvas.restore(None)
    top.movers(canvas.surface)
    canvas.put(window, None)
    return window
