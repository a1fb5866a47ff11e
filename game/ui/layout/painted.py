"""Widgets that only trees need: pictures, buttons with trees on them, scroll panes."""

from collections.abc import Callable

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command, Text, Widget
from game.ui.layout.theme import STEEL, Theme
from game.ui.paint import pen
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import well


class Mark(Widget):
    """A picture; no control."""

    focusable = solid = False

    def __init__(self, paint: Callable[[pygame.Surface, pygame.Rect, float], None]) -> None:
        super().__init__()
        self.paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface, self.rect, self.scale)


class Area(Widget):
    """A place that can be found by its name; nothing is drawn."""

    focusable = solid = False
    in_background = True


class Ground(Widget):
    """A plate that other things lie on; `tone` is a ground of the theme, "" a sunken well."""

    focusable = solid = False
    in_background = True

    def __init__(self, name: str = "", tone: str = "", about: object = None) -> None:
        super().__init__(name=name)
        self.tone = tone
        self.about = about
        self.theme: Theme = STEEL

    def draw(self, surface: pygame.Surface) -> None:
        if self.tone:
            tone, edge = self.theme.tones[self.tone], max(1, self.unit(Pressable.edge))
            surface.blit(box(*self.rect.size, self.unit(Pressable.radius), *tone, edge), self.rect)
        else:
            surface.blit(well(*self.rect.size, self.scale), self.rect)


class Carrier(Widget):
    """A control on which a tree stands: it draws what of the tree is no control."""

    def __init__(self) -> None:
        self.inside: list[Widget] = []
        self._placed = (0, 0)

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        self.inside, self._placed = [], rect.topleft

    def slide(self, by: int) -> None:
        super().slide(by)
        self._placed = self._placed[0], self._placed[1] + by

    def draw_inside(self, surface: pygame.Surface) -> None:
        """Draws the tree. What shakes is drawn beside its place, and what stands on it with it."""
        x, y = self.rect.left - self._placed[0], self.rect.top - self._placed[1]
        for one in self.inside:
            place = one.rect
            one.rect = place.move(x, y)
            try:
                one.draw(surface)
            finally:
                one.rect = place

    def boxes(self) -> list[Box]:
        """The words on it, because other controls may lie beside them."""
        return [box for one in self.inside for box in one.boxes()] or super().boxes()


class Pressable(Carrier, Button):
    """A button with a tree on it; without a command, a plate that may have a hint and a refusal.

    `tones` are the theme's grounds while it rests and while it is lit; `about` is the value that it shows.
    """

    radius, edge = 7.0, 1.5

    def __init__(
        self,
        name: str,
        tones: tuple[str, str],
        command: Command | None = None,
        *,
        about: object = None,
        hint: Text = "",
        refusal: Text = "",
        text: str = "",
        key_name: str = "",
    ) -> None:
        Button.__init__(self, text, command or (lambda: None), hint=hint, key_name=key_name)
        Carrier.__init__(self)
        self.name = name
        self.tones = tones
        self.about = about
        self.refusal = refusal
        self.can_work = self.focusable = command is not None
        self.theme: Theme = STEEL

    @property
    def workable(self) -> bool:
        return self.enabled and self.can_work

    def activate(self) -> None:
        if self.can_work:
            super().activate()

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        self.draw_inside(surface)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draws the plate below its words."""
        name = self.tones[self.lit and self.can_work] if self.enabled else "off"
        tone, width = self.theme.tones[name], max(1, self.unit(self.edge))
        surface.blit(box(*self.rect.size, self.unit(self.radius), *tone, width), self.rect)

    def wants(self, scale: float) -> tuple[int, int]:
        return 0, 0


class Pane(Widget):
    """Shows a part of something higher than itself; follows the wheel, the focus, keys and its bar."""

    focusable = solid = False
    keeps = ("offset",)
    step = 48
    edge = 14
    """Units at its right for the bar."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self.theme: Theme = STEEL
        self.whole = False
        """Whether a line of which only a part has room is left out."""
        self.offset = self.needed = 0
        self.shown: list[Widget] = []

    def hold_content(self, needed: int) -> int:
        """Sets the height of its content in pixels; returns by how many pixels it is scrolled."""
        self.needed, self.shown = needed, []
        self.offset = max(0, min(self.offset, needed - self.rect.height))
        return self.offset

    def move(self, by: int) -> bool:
        """Scrolls by pixels; True if anything moved."""
        before = self.offset
        self.offset = max(0, min(self.needed - self.rect.height, before + by))
        for one in self.shown:
            one.slide(before - self.offset)
        return self.offset != before

    def scroll(self, by: int) -> bool:
        return self.move(-by * self.unit(self.step))

    def turn_page(self, way: int) -> bool:
        return self.move(way * max(self.unit(self.step), self.rect.height - self.unit(self.step)))

    @property
    def bar(self) -> pygame.Rect:
        wide = self.unit(self.edge)
        return pygame.Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)

    def press(self, place: tuple[int, int]) -> None:
        self.drag(place)

    def drag(self, place: tuple[int, int]) -> None:
        share = (place[1] - self.rect.top) / max(1, self.rect.height)
        self.move(round(share * self.needed - self.rect.height / 2) - self.offset)

    def draw(self, surface: pygame.Surface) -> None:
        bar = self.bar
        bar.left, bar.width = bar.right - self.unit(8), self.unit(6)
        pen.rect(surface, self.theme.color("scroll track"), bar, border_radius=self.unit(3))
        bar.height = max(self.unit(20), self.rect.height**2 // max(1, self.needed))
        hidden = max(1, self.needed - self.rect.height)
        bar.top += (self.rect.height - bar.height) * self.offset // hidden
        pen.rect(surface, self.theme.color("scroll bar"), bar, border_radius=self.unit(3))

    def shows(self, widget: Widget) -> bool:
        high = min(widget.rect.height, self.rect.height)
        return not self.whole or widget.rect.clip(self.rect).height >= high - 1

    def reveal(self, widget: Widget) -> None:
        """Scrolls until a control is in sight."""
        if widget.rect.top < self.rect.top:
            self.move(widget.rect.top - self.rect.top)
        elif widget.rect.bottom > self.rect.bottom:
            self.move(widget.rect.bottom - self.rect.bottom)
