"""Buttons, toggles, choices and sliders."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.widget import Box, Command, Text, Widget
from game.ui.paint.icons import icon
from game.ui.paint.palette import DISABLED, GOLD, INK, ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import danger_skin, gold_skin, off_skin, steel_skin, sunk_skin, teal_skin
from game.ui.paint.slider import filled_skin, knob_skin, stop_mark, track_skin
from game.ui.paint.text import draw_line, fits, text_width

_MARGIN = 18


class Button(Widget):
    """Does one thing. `primary` is the sensible next click, `danger` one that destroys something; `key_name`
    is the hot key shown on it. With `capitals` its words are drawn in capitals; its name stays.
    """

    capitals = False

    def __init__(
        self,
        text: str,
        command: Command,
        *,
        primary: bool = False,
        danger: bool = False,
        symbol: str = "",
        key_name: str = "",
        hint: Text = "",
        size: float = 24,
    ) -> None:
        super().__init__(name=text or symbol, hint=hint)
        self.text = text
        self.command = command
        self.primary = primary
        self.danger = danger
        self.symbol = symbol
        self.key_name = key_name
        self.size = size

    def activate(self) -> None:
        if self.enabled:
            self.command()

    @property
    def shown(self) -> str:
        """The words as they are drawn."""
        return self.text.upper() if self.capitals else self.text

    def length(self, scale: float) -> float:
        """Units at a scale that the words, the icon, the key and their margins need."""
        long = text_width(self.shown, "title", round(self.size * scale)) / scale + 2 * _MARGIN
        if self.symbol:
            long += self.size * 1.15 + 6
        if self.key_name:
            long += text_width(self.key_name, "bold", round(13 * scale)) / scale + 6
        return long

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._skin(), self.rect)
        sunk = self.unit(1.5) if self.pressed and self.hovered else 0
        color = DISABLED if not self.enabled else ON_GOLD if self.primary else TEXT
        inner = self.rect.inflate(-self.unit(20), 0).move(0, sunk)
        if self.symbol:
            size = min(self.unit(self.size * 1.15), round(self.rect.height * 0.62))
            mark = icon(self.symbol, size)
            if not self.text:
                surface.blit(mark, mark.get_rect(center=self.rect.move(0, sunk).center))
                return
            surface.blit(mark, mark.get_rect(midleft=inner.midleft))
            inner.width -= size + self.unit(6)
            inner.left += size + self.unit(6)
        if self.key_name:
            used = draw_line(
                surface,
                self.key_name,
                "bold",
                self.unit(13),
                color if self.primary else TEXT_SOFT,
                inner.midright,
                "right",
            )
            inner.width -= used.width + self.unit(6)
        anchor_left = bool(self.symbol)
        draw_line(
            surface,
            self.shown,
            "title",
            self.unit(self.size),
            color,
            inner.midleft if anchor_left else inner.center,
            "left" if anchor_left else "center",
            width=inner.width,
        )

    def _skin(self) -> pygame.Surface:
        if not self.enabled:
            return off_skin(*self.rect.size, self.scale)
        skin = gold_skin if self.primary else danger_skin if self.danger else steel_skin
        return skin(*self.rect.size, self.scale, lit=self.lit)

    def boxes(self) -> list[Box]:
        if not self.text:
            return super().boxes()
        room = self.rect.width - self.unit(20) - (self.unit(self.size * 1.15) if self.symbol else 0)
        room -= self.unit(6) + text_width(self.key_name, "bold", self.unit(13)) if self.key_name else 0
        return [Box(self.name, self.rect, fits(self.shown, "title", self.unit(self.size), room))]


class Toggle(Widget):
    """On or off."""

    def __init__(self, text: str, value: bool, changed: Callable[[bool], None], hint: Text = "") -> None:
        super().__init__(name=text, hint=hint)
        self.text = text
        self.value = value
        self.changed = changed

    def activate(self) -> None:
        self.value = not self.value
        self.changed(self.value)

    def nudge(self, by: int) -> bool:
        if self.value != (by > 0):
            self.activate()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        height, width = self.unit(28), self.unit(54)
        track = pygame.Rect(self.rect.left, self.rect.centery - height // 2, width, height)
        skin = teal_skin if self.value else sunk_skin
        surface.blit(skin(width, height, self.scale), track)
        size = height - self.unit(4)
        left = track.right - size - self.unit(2) if self.value else track.left + self.unit(2)
        knob = pygame.Rect(left, track.centery - size // 2, size, size)
        surface.blit(steel_skin(size, size, self.scale * 0.6, lit=self.lit), knob)
        # A tick or a cross beside the knob: on and off are not told by colour alone.
        mark = icon("check" if self.value else "cross", self.unit(15))
        free = pygame.Rect(track.left, track.top, width - size, height)
        free.left = track.left if self.value else knob.right
        surface.blit(mark, mark.get_rect(center=free.center))
        draw_line(
            surface,
            self.text,
            "text",
            self.unit(19),
            self.ink if self.enabled else DISABLED,
            (track.right + self.unit(14), track.centery),
            width=self.rect.right - track.right - self.unit(14),
        )

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(68)
        return [Box(self.name, self.rect, not self.text or fits(self.text, "text", self.unit(19), room))]


class Choice(Widget):
    """One of several values, stepped through: kinder to keys and gamepads than a drop-down."""

    def __init__(
        self,
        values: Sequence[str],
        index: int,
        changed: Callable[[int], None],
        name: str = "",
        hint: Text = "",
    ) -> None:
        super().__init__(name=name, hint=hint)
        self.values = list(values)
        self.index = index
        self.changed = changed
        self._step = 1

    def activate(self) -> None:
        self._turn(self._step)
        self._step = 1

    def press(self, place: tuple[int, int]) -> None:
        self._step = -1 if place[0] < self.rect.left + self.rect.width // 3 else 1

    def nudge(self, by: int) -> bool:
        self._turn(by)
        return True

    def _turn(self, by: int) -> None:
        self.index = (self.index + by) % len(self.values)
        self.changed(self.index)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(sunk_skin(*self.rect.size, self.scale), self.rect)
        size = self.unit(18)
        surface.blit(
            icon("left", size), icon("left", size).get_rect(midleft=self.rect.move(self.unit(8), 0).midleft)
        )
        surface.blit(
            icon("right", size),
            icon("right", size).get_rect(midright=self.rect.move(-self.unit(8), 0).midright),
        )
        draw_line(
            surface,
            self.values[self.index],
            "bold",
            self.unit(18),
            TEXT if self.enabled else DISABLED,
            self.rect.center,
            "center",
            width=self.rect.width - 4 * size,
        )

    def boxes(self) -> list[Box]:
        room = self.rect.width - 4 * self.unit(18)
        return [
            Box(self.name, self.rect, all(fits(value, "bold", self.unit(18), room) for value in self.values))
        ]


class Slider(Widget):
    """A whole number from `lowest` to `highest` in steps; every `mark_step` it has a mark."""

    def __init__(
        self,
        value: int,
        changed: Callable[[int], None],
        lowest: int = 0,
        highest: int = 100,
        step: int = 5,
        name: str = "",
        ending: str = " %",
        mark_step: int = 25,
    ) -> None:
        super().__init__(name=name)
        self.value = value
        self.changed = changed
        self.lowest, self.highest, self.step = lowest, highest, step
        self.ending = ending
        self.mark_step = mark_step

    def _set(self, value: int) -> None:
        value = max(self.lowest, min(self.highest, value))
        if value != self.value:
            self.value = value
            self.changed(value)

    def nudge(self, by: int) -> bool:
        self._set(self.value + by * self.step)
        return True

    def press(self, place: tuple[int, int]) -> None:
        self.drag(place)

    def drag(self, place: tuple[int, int]) -> None:
        track = self._track()
        share = (place[0] - track.left) / max(1, track.width)
        steps = round(share * (self.highest - self.lowest) / self.step)
        self._set(self.lowest + steps * self.step)

    def _track(self) -> pygame.Rect:
        height = self.unit(10)
        return pygame.Rect(
            self.rect.left + self.unit(13),
            self.rect.centery - height // 2,
            self.rect.width - self.unit(95),
            height,
        )

    def stops(self) -> list[tuple[int, int]]:
        """The values that have a mark, and where it is."""
        track, span = self._track(), self.highest - self.lowest
        return [
            (value, track.left + round(track.width * (value - self.lowest) / span))
            for value in range(self.lowest, self.highest + 1, self.mark_step)
        ]

    def draw(self, surface: pygame.Surface) -> None:
        track = self._track()
        surface.blit(track_skin(*track.size, self.scale, on_paper=self.on_paper), track)
        filled = round(track.width * (self.value - self.lowest) / (self.highest - self.lowest))
        if filled > track.height:
            surface.blit(filled_skin(filled, track.height, self.scale), track)
        empty = "paper" if self.on_paper else "steel"
        inside = track.inflate(-track.height, 0)
        for value, x in self.stops():
            x = max(inside.left, min(inside.right, x))
            mark = stop_mark(max(3, self.unit(4)), "filled" if value < self.value else empty)
            surface.blit(mark, mark.get_rect(center=(x, track.centery)))
        wide, high = self.unit(22), self.unit(28)
        knob = knob_skin(wide, high, self.scale, lit=self.lit)
        surface.blit(knob, (track.left + filled - wide // 2, track.centery - high // 2))
        draw_line(
            surface,
            f"{self.value}{self.ending}",
            "bold",
            self.unit(17),
            INK if self.on_paper else GOLD,
            (self.rect.right, self.rect.centery),
            "right",
        )
