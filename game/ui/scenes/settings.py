"""Settings: tabs, a page of paper, and a monitor that shows what a change does; all is kept at once."""

import msgspec
import pygame

from game.storage.settings import Settings
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.modal import Modal
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.pages import open_page
from game.ui.paint.palette import INK, ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import brass_tab, panel, paper_skin, shadow, sunk_skin
from game.ui.paint.text import draw_line, fit, text_width
from game.ui.paint.workshop import workshop_wall
from game.ui.parts.key_table import PAPER_HEAD, PAPER_LINE, KeyRow, KeyTable, draw_keyboard
from game.ui.parts.side_tab import PAPER_SOFT, SideTab
from game.ui.scene import Scene
from game.ui.scenes.key_list import KEY_ROWS, USED_KEYS, lit_keys
from game.ui.scenes.page_notes import PageNotes
from game.ui.scenes.preview import Preview
from game.ui.scenes.setting_pages import NOTES, TABS, Row, Section, SettingPages

_MARGIN, _HEAD, _TAB, _ROW, _HEADING = 24.0, 76.0, 74.0, 60.0, 34.0
_KEPT = ("window_width", "window_height", "full_screen", "setups", "welcomed")
"""Settings that "All as at first" leaves as they are: the window's, and what stands on no page."""
_LOOSEST = 36.0
"""By how many units a row of a page with few rows is higher."""
CONTROLS = "Controls"
MOUSE = "*Mouse.* Point for a hint, click to pick or press, drag a card to its place, scroll with the wheel."


class SettingsScene(Scene):
    """One page at a time; Ctrl and Tab turn to the next."""

    largest_scale = 1.0

    def __init__(self, context: Context, tab: str = TABS[0][0]) -> None:
        super().__init__(context)
        self.heading = Label("SETTINGS", "title", 38, TEXT, outline=2)
        self.note = Label("Every change counts at once and is kept.", "text", 15, TEXT)
        self.back_button = Button("Back", self.back, symbol="back", key_name="Esc", size=20)
        self.tabs = [
            SideTab(name, note, symbol, lambda name=name: self.open_tab(name))  # type: ignore[misc]
            for name, note, symbol in TABS
        ]
        self.reset_button = Button("All as at first", self._ask_reset, symbol="undo", size=19)
        self.play_button = Button(
            "Play one step",
            self._play_step,
            symbol="play",
            key_name="T",
            size=19,
            hint="Strikes a blow, as it will look.",
        )
        self.foot = Label("Ctrl+Tab: next tab. Arrows: fields and values", "italic", 13, TEXT_SOFT, "right")
        self.preview = Preview(context)
        self.pages = SettingPages(context, self.preview.play)
        self.keys = KeyTable(KEY_ROWS, self._key_marked)
        self.sections: tuple[Section, ...] = ()
        self.labels: dict[str, tuple[Label, Label]] = {}
        self.notes = PageNotes(())
        self.page = pygame.Rect(0, 0, 1, 1)
        self.monitor = pygame.Rect(0, 0, 1, 1)
        self._full_screen = context.settings.full_screen
        self.tab = ""
        self.open_tab(tab)

    def enter(self) -> None:
        self.preview.play()

    def back(self) -> None:
        self.context.sound.play("click")
        self.context.navigator.pop()

    def open_tab(self, name: str) -> None:
        """Turns to a page; its first control is the next stop of the keys."""
        self.tab = name
        self.sections = self.pages.page(name)
        self.labels = {}
        controls: list[Widget] = []
        for row in (row for section in self.sections for row in section.rows):
            pair = Label(row.title, "bold", 17, INK), Label(row.line, "text", 13, PAPER_SOFT)
            self.labels[row.title] = pair
            row.control.on_paper = True
            controls += [*pair, row.control]
        for tab in self.tabs:
            tab.open = tab.name == name
        if name == CONTROLS:
            controls = [self.keys]
        self.notes = PageNotes(NOTES.get(name, ()))
        controls += self.notes.labels
        shown = [] if name == CONTROLS else [self.play_button]
        self.form.fill(
            [
                self.heading,
                self.note,
                self.back_button,
                *self.tabs,
                *controls,
                *shown,
                self.reset_button,
                self.foot,
            ]
        )
        if self.form.focus is None:
            self.form.set_focus(next(tab for tab in self.tabs if tab.open))
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def _turn_tab(self, by: int) -> None:
        names = [tab.name for tab in self.tabs]
        self.open_tab(names[(names.index(self.tab) + by) % len(names)])
        self.form.set_focus(next(tab for tab in self.tabs if tab.open))

    def _play_step(self) -> None:
        self.context.sound.play("hit")
        self.preview.play()

    def _key_marked(self, row: KeyRow) -> None:
        self.stale = True

    def _ask_reset(self) -> None:
        text = "Sizes, sound, pace and names go back to what they were at first. Saved games stay."
        answers = (("Set them back", self._reset), ("Keep mine", lambda: None))
        self.context.navigator.push(Modal(self.context, "All as at first?", text, answers, danger=True))

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
        whole = area.rect
        margin = area.unit(_MARGIN)
        head = Area(pygame.Rect(margin, 0, whole.width - 2 * margin, area.unit(_HEAD)), self.scale).inset(
            0, 17
        )
        self.back_button.place(head.right(124, 20).rect, self.scale)
        title = self.heading
        wide = text_width(title.text, "title", area.unit(title.size), area.unit(2)) / self.scale + 6
        title.place(head.left(wide, 22).rect, self.scale)
        self.note.place(head.rect, self.scale)
        foot = area.unit(52)
        top, low = area.unit(_HEAD) + area.unit(2), whole.bottom - area.unit(26)
        tabs = pygame.Rect(margin, top, max(area.unit(200), round(whole.width * 0.155)), low - top)
        for number, tab in enumerate(self.tabs):
            tab.place(
                pygame.Rect(tabs.left, top + number * area.unit(_TAB + 9), tabs.width, area.unit(_TAB)),
                self.scale,
            )
        self.reset_button.place(
            pygame.Rect(tabs.left, low - area.unit(44), tabs.width - area.unit(10), area.unit(44)), self.scale
        )
        self.page = pygame.Rect(tabs.right, top, max(area.unit(520), round(whole.width * 0.406)), low - top)
        left = self.page.right + area.unit(22)
        self.monitor = pygame.Rect(
            left, top + area.unit(10), whole.right - margin - left, low - top - area.unit(10)
        )
        if self.tab != CONTROLS:
            self.monitor.height -= foot
            play = pygame.Rect(self.monitor.left, low - area.unit(44), self.monitor.width, area.unit(44))
            self.play_button.place(play, self.scale)
        self.preview.arrange(Area(self._screen(), self.scale))
        self.foot.place(
            pygame.Rect(self.monitor.left, low + area.unit(2), self.monitor.width, area.unit(20)), self.scale
        )
        self._arrange_rows(Area(self.page, self.scale).inset(24, 20))

    def _screen(self) -> pygame.Rect:
        """The glass of the monitor."""
        unit = round(17 * self.scale)
        return self.monitor.inflate(-2 * unit, -2 * unit - round(8 * self.scale)).move(
            0, round(4 * self.scale)
        )

    def _arrange_rows(self, area: Area) -> None:
        if self.tab == CONTROLS:
            self.keys.place(area.rect, self.scale)
            return
        for section in self.sections:
            area.top(_HEADING, 2)
            for row in section.rows:
                self._arrange_row(area.top(_ROW, 8 + self._loose), row)
            area.top(14)
        self.notes.arrange(area.rect, self.scale)

    @property
    def _loose(self) -> float:
        """Units between two rows beyond the least: a page with few rows is not left half empty."""
        rows = sum(len(section.rows) for section in self.sections)
        used = 40 + sum(_HEADING + 16 + (_ROW + 8) * len(section.rows) for section in self.sections)
        used += self.notes.height(self.page.width - round(48 * self.scale), self.scale)
        free = self.page.height / self.scale - used
        return max(0.0, min(_LOOSEST, free / max(1, rows)))

    def _arrange_row(self, area: Area, row: Row) -> None:
        control = area.right(row.width, 14).rect
        high = area.unit(42)
        control.top, control.height = control.centery - high // 2, high
        row.control.place(control, self.scale)
        title, line = self.labels[row.title]
        words = area.inset(0, 6)
        title.place(words.top(24).rect, self.scale)
        line.place(words.top(20).rect, self.scale)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and event.mod & pygame.KMOD_CTRL:
            self._turn_tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_t and self.tab != CONTROLS:
            self._play_step()
            return True
        return False

    def update(self, milliseconds: int) -> bool:
        if self._full_screen != self.context.settings.full_screen:
            # F11 changes it from outside; the switch must not go on showing what was.
            self._full_screen = self.context.settings.full_screen
            self.open_tab(self.tab)
        moving = self.preview.update(milliseconds)
        self.stale = self.preview.take_stale() or self.stale
        return moving

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale, (0.81, 0.33)), (0, 0))
        self._draw_page(surface)
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
        area = Area(self.page, self.scale).inset(24, 20)
        for section in self.sections:
            self._draw_heading(surface, section.title, area.top(_HEADING, 2).rect)
            area.top((_ROW + 8 + self._loose) * len(section.rows) + 14)
        if self.notes.shown:
            self._draw_heading(surface, "GOOD TO KNOW", self.notes.head)

    def _draw_heading(self, surface: pygame.Surface, title: str, line: pygame.Rect) -> None:
        at, thick = (line.left, line.centery - round(2 * self.scale)), max(1, round(1.4 * self.scale))
        used = draw_line(surface, title, "title", round(17 * self.scale), PAPER_HEAD, at)
        start = used.right + round(10 * self.scale), used.centery
        pen.line(surface, PAPER_LINE, start, (line.right, used.centery), thick)

    def _draw_monitor(self, surface: pygame.Surface) -> None:
        unit = round(self.scale * 14)
        surface.blit(
            shadow(*self.monitor.size, unit, unit), (self.monitor.left - unit, self.monitor.top - unit // 2)
        )
        surface.blit(panel(*self.monitor.size, self.scale), self.monitor)
        screen = self._screen()
        if self.tab == CONTROLS:
            self._draw_keys(surface, screen)
        else:
            self.preview.draw(surface)
            pen.rect(surface, (13, 14, 22), screen.inflate(4, 4), max(2, round(2.6 * self.scale)))
        title = "YOUR KEYBOARD" if self.tab == CONTROLS else "AS YOU WILL SEE IT"
        size = round(15 * self.scale)
        tab = pygame.Rect(
            0, 0, text_width(title, "title", size) + round(32 * self.scale), round(25 * self.scale)
        )
        tab.topleft = self.monitor.left + round(22 * self.scale), self.monitor.top - round(11 * self.scale)
        surface.blit(brass_tab(*tab.size, self.scale), tab)
        draw_line(surface, title, "title", size, ON_GOLD, tab.center, "center")

    def _draw_keys(self, surface: pygame.Surface, screen: pygame.Rect) -> None:
        area = Area(screen, self.scale)
        row = self.keys.row
        for text in (MOUSE, f"*{row.what}.* {row.note}"):
            note = area.bottom(78, 12).rect
            surface.blit(paper_skin(*note.size, self.scale), note)
            inner = note.inflate(-area.unit(30), -area.unit(16))
            layout = fit(text, area.unit(17), inner.size, INK)
            layout.draw(surface, inner.left, inner.centery - layout.height // 2)
        surface.blit(sunk_skin(*area.rect.size, self.scale), area.rect)
        draw_keyboard(surface, area.inset(18, 18).rect, USED_KEYS, lit_keys(row))

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [] if self.tab == CONTROLS else self.preview.movers(surface)
