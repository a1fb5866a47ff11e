"""Settings: tabs, a page of paper, and a monitor that shows what a change does; all is kept at once."""

from functools import partial

import msgspec
import pygame

from game.storage.settings import Settings
from game.ui.context import Context
from game.ui.keys import arrow, label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.modal import Modal
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Free, Node, Row, Space
from game.ui.layout.theme import PAPER
from game.ui.paint.materials.pages import open_page
from game.ui.paint.materials.skins import shadow
from game.ui.paint.palette import TEXT, TEXT_SOFT
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.parts.key_table import KeyRow, KeyTable
from game.ui.parts.side_tab import SideTab
from game.ui.scene import DESIGN_SIZE, Scene
from game.ui.scenes.framed import back_button
from game.ui.scenes.settings.key_list import key_rows
from game.ui.scenes.settings.monitor import (
    draw_case,
    draw_keys,
    draw_rim,
    draw_title,
    glass,
)
from game.ui.scenes.settings.pages import TABS, Section, SettingPages
from game.ui.scenes.settings.preview import Preview, game_at_hand
from game.ui.scenes.settings.tree import keys_page, setting_page

_KEPT = ("window_width", "window_height", "window_maximized", "full_screen", "setups", "welcomed")
_NARROW_PAGE, _NARROW_MONITOR = 400, 228
"""Units of width that page and monitor have at least side by side, in a small window with large type."""
"""Settings that a reset leaves as they are: the window's, and what stands on no page."""
CONTROLS = "controls"


class SettingsScene(Scene):
    """One page at a time; Ctrl and Tab turn to the next."""

    def __init__(self, context: Context, tab: str = "screen", game: str = "") -> None:
        """`game` is the one that is shown; without it the last one."""
        super().__init__(context)
        say = context.words.say
        self.heading = Label(say("settings", "title").upper(), "title", 38, TEXT, outline=2)
        self.note = Label(say("settings", "note"), "text", 15, TEXT)
        self.back_button = back_button(context, self.back, 20)
        self.tabs = [
            SideTab(
                say("setting_tabs", name),
                say("setting_tabs", f"{name}_line"),
                symbol,
                partial(self.open_tab, name),
            )
            for name, symbol in TABS.items()
        ]
        self.reset_button = Button(say("settings", "reset"), self._ask_reset, symbol="undo", size=19)
        self.play_button = Button(
            say("settings", "try"),
            self._play_step,
            symbol="play",
            key_name=label("try_sound"),
            size=19,
            hint=say("settings", "try_hint"),
        )
        self.foot = Label(say("settings", "keys"), "italic", 13, TEXT_SOFT, "right")
        self.preview = Preview(context, game_at_hand(context, game))
        self.pages = SettingPages(context, self.preview.play)
        self.keys = KeyTable(key_rows(), self._key_marked)
        self.host = Host()
        self.sections: tuple[Section, ...] = ()
        self._frame = Host()
        self.page = self.monitor = pygame.Rect(0, 0, 1, 1)
        self._full_screen = context.settings.full_screen
        self.tab = ""
        self.form.keep_free = self._kept_free
        self.open_tab(tab)

    def _kept_free(self) -> list[list[pygame.Rect]]:
        """What hints leave free besides the controls: the names of what is set."""
        titles = {row.title for section in self.sections for row in section.rows if row.title}
        return [[one.rect for one in self.host.leaves if one.name in titles]]

    def enter(self) -> None:
        self.preview.play()

    def back(self) -> None:
        self.context.sound.play("click")
        self.context.navigator.pop()

    def open_tab(self, name: str) -> None:
        """Turns to a page; its first control is the next stop of the keys."""
        self.tab = name
        for tab, one in zip(self.tabs, TABS, strict=True):
            tab.open = one == name
        self.sections = self.pages.page(name)
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        if self.form.focus is None:
            self.form.set_focus(next(tab for tab in self.tabs if tab.open))
        self.stale = True

    def _turn_tab(self, by: int) -> None:
        names = list(TABS)
        self.open_tab(names[(names.index(self.tab) + by) % len(names)])
        self.form.set_focus(next(tab for tab in self.tabs if tab.open))

    def _open_focused(self, event: pygame.event.Event) -> None:
        """Keys that go along the tabs turn the pages as well: nobody has to press Enter to see one."""
        focus = self.form.focus
        along = arrow(event) is not None or pressed(event, "to_first", "to_last")
        if along and isinstance(focus, SideTab) and not focus.open:
            focus.activate()

    def _play_step(self) -> None:
        self.context.sound.play("hit")
        self.preview.play()

    def _key_marked(self, row: KeyRow) -> None:
        self.stale = True

    def _ask_reset(self) -> None:
        say = self.context.words.say
        title, text = say("settings", "reset_title"), say("settings", "reset_text")
        yes, no = say("settings", "reset_yes"), say("settings", "reset_no")
        answers = ((yes, self._reset), (no, lambda: None))
        self.context.navigator.push(Modal(self.context, title, text, answers, danger=True))

    def _reset(self) -> None:
        now = self.context.settings
        first = msgspec.structs.asdict(Settings())
        self.context.change(
            **{
                name: value
                for name, value in first.items()
                if name not in _KEPT and value != getattr(now, name)
            }
        )
        self.open_tab(self.tab)

    def arrange(self, area: Area) -> None:
        self.monitor = pygame.Rect(0, 0, 0, 0)
        variants = Fits(
            self._screen(),
            self._screen(tight=True),
            # The page of the UI scale has so few words that none of them shrinks for the monitor.
            *([self._screen(tight=True, narrow=True)] if self.tab == "screen" else []),
            self._screen(tight=True, watched=False),
        )
        placed = self._frame.lay(variants, area.rect, self.scale)
        self.form.fill([one for one in placed if one is not self.reset_button] + [self.reset_button])

    def _screen(self, *, tight: bool = False, narrow: bool = False, watched: bool = True) -> Node:
        """The heading, and below it tabs, page and, where there is room for it, a monitor."""
        head = Row(
            Part(self.heading),
            Part(self.note, grow=1),
            Part(self.back_button, width=124),
            gap=22,
            height=34 if tight else 42,
        )
        tabs = Column(
            *[Part(tab, height=(42, 58) if tight else 74) for tab in self.tabs],
            Space(grow=1),
            Row(Part(self.reset_button, grow=1), Space(width=10), height=(36, 44)),
            gap=7 if tight else 9,
            width=170 if tight else 200,
            share=0.155,
        )
        page = Free(
            partial(self._lay_page, tight, watched),
            width=_NARROW_PAGE if narrow else 430 if tight else 520,
            height=(380 if tight else 530) if watched else 0,
            share=0.406 if watched else 0.8,
        )
        below: Node = Row(tabs, page, grow=1)
        if watched:
            # Level with the monitor, which has a line below it.
            both = Column(below, Space(height=22), share=0.56)
            below = Row(both, self._monitor(narrow=narrow), gap=16 if tight else 22, grow=1)
        rows = Column(Box(head, pad=(0, 8 if tight else 17)), below, gap=0 if tight else 2, grow=1)
        return Column(
            Box(rows, pad=(14 if tight else 24, 0), grow=1),
            Space(height=3 if watched else 8),
        )

    def _monitor(self, *, narrow: bool) -> Node:
        """The monitor, and what is below it."""
        play = Part(self.play_button, height=44) if self.tab != CONTROLS else None
        below = Part(self.foot, height=20)
        shown = Column(Free(self._lay_monitor, grow=1), play, gap=8, grow=1)
        return Column(
            Space(height=10), shown, below, gap=2, width=_NARROW_MONITOR if narrow else 300, share=0.38
        )

    def _lay_page(self, tight: bool, watched: bool, rect: pygame.Rect, scale: float) -> list[Widget]:
        self.page = rect
        return self.host.lay(self._tree(tight, watched), rect, scale, PAPER)

    def _tree(self, tight: bool, watched: bool) -> Node:
        words = self.context.words
        if self.tab == CONTROLS:
            return keys_page(self.keys, words, told=not watched, tight=tight)
        return setting_page(self.tab, self.sections, words, tight=tight)

    def _lay_monitor(self, rect: pygame.Rect, scale: float) -> list[Widget]:
        self.monitor = rect
        # A table grows in its console alone.
        window = min(self.size[0] / DESIGN_SIZE[0], self.size[1] / DESIGN_SIZE[1])
        self.preview.arrange(Area(glass(rect, scale), scale), min(scale, window))
        return []

    @property
    def has_monitor(self) -> bool:
        """Whether there is room for the monitor."""
        return self.monitor.width > 0

    def handle(self, event: pygame.event.Event) -> bool:
        if pressed(event, "next_tab", "last_tab"):
            self._turn_tab(-1 if pressed(event, "last_tab") else 1)
            return True
        if super().handle(event):
            self._open_focused(event)
            return True
        if pressed(event, "back"):
            self.back()
            return True
        if pressed(event, "try_sound") and self.has_monitor and self.tab != CONTROLS:
            self._play_step()
            return True
        return False

    def update(self, milliseconds: int) -> bool:
        if self._full_screen != self.context.settings.full_screen:
            # F11 changes it from outside; the switch must not go on showing what was.
            self._full_screen = self.context.settings.full_screen
            self.open_tab(self.tab)
        if not self.has_monitor:
            return False
        moving = self.preview.update(milliseconds)
        self.stale = self.preview.take_stale() or self.stale
        return moving

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale, (0.81, 0.33)), (0, 0))
        self._draw_page(surface)
        if self.has_monitor:
            self._draw_monitor(surface)
        super().still(surface)

    def _draw_page(self, surface: pygame.Surface) -> None:
        unit = round(self.scale * 12)
        tab = next(one for one in self.tabs if one.open)
        sheet = self.page.union(pygame.Rect(tab.rect.left, self.page.top, 1, 1))
        dim = shadow(*self.page.size, unit, unit)
        surface.blit(dim, (self.page.left - unit, self.page.top - unit + unit // 2))
        span = tab.rect.top - sheet.top, tab.rect.bottom - sheet.top
        surface.blit(open_page(sheet.size, self.page.left - sheet.left, span, self.scale), sheet)

    def _draw_monitor(self, surface: pygame.Surface) -> None:
        draw_case(surface, self.monitor, self.scale)
        screen = glass(self.monitor, self.scale)
        if self.tab == CONTROLS:
            draw_keys(surface, screen, self.keys.row, self.context.words, self.scale)
        else:
            self.preview.draw(surface)
            draw_rim(surface, screen, self.scale)
        title = self.context.words.say("settings", "keyboard" if self.tab == CONTROLS else "preview")
        draw_title(surface, self.monitor, title.upper(), self.scale)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        shown = self.has_monitor and self.tab != CONTROLS
        return self.preview.movers(surface) if shown else []
