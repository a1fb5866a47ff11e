"""A game's options as sunken wells, the number of the game among them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import pygame

from game.engine.rules import OptionSpec, Rules
from game.ui.kit.buttons import Choice
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Part, Prose
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import sunk_skin
from game.ui.paint.palette import TEXT, TEXT_SOFT
from game.ui.paint.text import draw_line, text_width
from game.words.messages import Messages

_COLUMNS, _GAP, _HEIGHT = 3, 6, 42
_LABEL, _VALUE, _ARROW = 12, 15, 13
_LONGEST_SEED = 9


class OptionWell(Choice):
    """One option: its name above its value; the hint is its sentence."""

    def __init__(self, spec: OptionSpec, texts: Messages, value: str) -> None:
        super().__init__(
            [value_name(spec, one, texts) for one in spec.choices],
            spec.choices.index(value if value in spec.choices else spec.default),
            lambda index: None,
            name=spec.key,
            hint=option_line(spec, texts),
        )
        self.spec = spec
        self.title = option_name(spec, texts)

    @property
    def value(self) -> str:
        return self.spec.choices[self.index]

    def press(self, place: tuple[int, int]) -> None:
        self._step = -1 if self._arrows[0].inflate(self.unit(6), self.rect.height).collidepoint(place) else 1

    @property
    def _arrows(self) -> tuple[pygame.Rect, pygame.Rect]:
        size, y = self.unit(_ARROW), self.rect.bottom - self.unit(14)
        right = pygame.Rect(0, 0, size, size)
        right.center = self.rect.right - self.unit(13), y
        return right.move(-self.unit(16), 0), right

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(sunk_skin(*self.rect.size, self.scale), self.rect)
        draw_title(surface, self, self.title)
        for name, rect in zip(("left", "right"), self._arrows, strict=True):
            surface.blit(icon(name, rect.width), rect)
        place = self.rect.left + self.unit(9), self.rect.bottom - self.unit(14)
        value = self.values[self.index]
        draw_line(surface, value, "title", self.unit(_VALUE), TEXT, place, width=self._room)

    @property
    def _room(self) -> int:
        return self._arrows[0].left - self.rect.left - self.unit(11)

    def wants(self, scale: float) -> tuple[int, int]:
        """Every value beside its arrows, and the name above them."""
        sizes = [round(size * scale) for size in (_VALUE * 2 / 3, _VALUE)]
        arrows, edges = round(44 * scale), round(16 * scale)
        name = text_width(self.title, "label", round(_LABEL * 2 / 3 * scale)) + edges
        least, best = (max(text_width(one, "title", size) for one in self.values) for size in sizes)
        return max(least + arrows, name), best + arrows


class TitledField(TextField):
    """A field to type into, with what it is about at its upper edge."""

    def __init__(self, title: str, value: str, changed: Callable[[str], None], **more: Any) -> None:
        super().__init__(value, changed, **more)
        self.title = title

    def _inner(self) -> pygame.Rect:
        high, used = self.unit(22), self.unit(17)
        top = self.rect.top + used + max(0, (self.rect.height - used - self.unit(3) - high) // 2)
        return pygame.Rect(self.rect.left + self.unit(9), top, self.rect.width - self.unit(16), high)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.draw_title(surface)

    def draw_title(self, surface: pygame.Surface) -> None:
        draw_title(surface, self, self.title)


class SeedWell(TitledField):
    """The number that all chance of a match follows from; an empty field leaves it to chance."""

    def __init__(self, texts: Messages, value: int) -> None:
        super().__init__(
            texts.say("setup", "seed"),
            str(value),
            lambda text: None,
            longest=_LONGEST_SEED,
            allowed=str.isdecimal,
            name="seed",
            empty=texts.say("setup", "any_seed"),
        )
        self.hint = texts.say("setup", "seed_note")


def draw_title(surface: pygame.Surface, widget: Widget, title: str) -> None:
    """What a well is about, at its upper edge."""
    place = widget.rect.left + widget.unit(9), widget.rect.top + widget.unit(11)
    room = widget.rect.width - widget.unit(16)
    draw_line(surface, title, "label", widget.unit(_LABEL), TEXT_SOFT, place, width=room)


def option_rows(wells: Sequence[Widget], note: str) -> Node:
    """Side by side; the note takes the room that is left over in the last row."""
    rows: list[Node] = []
    for first in range(0, len(wells), _COLUMNS):
        row: list[Node] = [Box(Part(one), share=1) for one in wells[first : first + _COLUMNS]]
        if free := _COLUMNS - len(row):
            row.append(Box(Prose(note, "small told", name="seed note", middle=True), pad=(4, 2), share=free))
        rows.append(Row(*row, gap=_GAP, height=_HEIGHT))
    return Column(*rows, gap=_GAP)


def option_wells(
    rules: Rules, texts: Messages, own: Collection[str], values: Mapping[str, str]
) -> list[OptionWell]:
    """A well for each option that is not the game's `own` affair; `values` are the remembered ones."""
    return [
        OptionWell(spec, texts, values.get(spec.key, spec.default))
        for spec in rules.options
        if spec.key not in own
    ]


def option_name(spec: OptionSpec, texts: Messages) -> str:
    """What an option is called; its key in plain letters where the texts have no name."""
    return _text(texts, "options", spec.key) or _plain(spec.key)


def value_name(spec: OptionSpec, value: str, texts: Messages) -> str:
    """What a value is called."""
    return _text(texts, "option_values", f"{spec.key}_{value}") or _plain(value)


def option_line(spec: OptionSpec, texts: Messages) -> str:
    """The sentence on an option; the command line's help where the texts have none."""
    return _text(texts, "option_lines", spec.key) or f"{spec.help[:1].upper()}{spec.help[1:]}."


def _text(texts: Messages, section: str, key: str) -> str:
    return texts.say(section, key) if texts.has(section, key) else ""


def _plain(name: str) -> str:
    return name.replace("_", " ").capitalize()
