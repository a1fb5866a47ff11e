"""A game's options as sunken wells, the number of the game among them."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import pygame

from game.engine.rules import OptionSpec, Rules
from game.ui.kit.choice import Choice
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Command, Widget
from game.ui.layout.engine import Engine
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.plate import Plate
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint.icons import icon
from game.words.messages import Messages

_COLUMNS, _LONGEST_SEED = 3, 9


class OptionWell(Plate, Choice):
    """One option: its name above its value; the hint is its sentence."""

    def __init__(self, spec: OptionSpec, texts: Messages, value: str, changed: Command) -> None:
        super().__init__(
            [value_name(spec, one, texts) for one in spec.choices],
            spec.choices.index(value if value in spec.choices else spec.default),
            lambda index: changed(),
            name=spec.key,
            hint=option_line(spec, texts),
        )
        self.spec = spec
        self.title = option_name(spec, texts)

    @property
    def value(self) -> str:
        return self.spec.choices[self.index]

    def press(self, place: tuple[int, int]) -> None:
        left = self.place_of("left")
        self._step = -1 if abs(place[0] - left.centerx) <= left.width / 2 + self.unit(3) else 1

    def looks(self) -> Hashable:
        return self.title, self.index

    def body(self) -> Node:
        return _well(self.title, self.values[self.index])

    def wants(self, scale: float) -> tuple[int, int]:
        return _well_widths(self.title, tuple(self.values), scale)


def _well(title: str, value: str) -> Node:
    """How an option looks with one of its values."""
    shown = Row(Text(value, "option", grow=1), _arrow("left"), _arrow("right"), gap=3, align="center")
    return Box(_under_title(title, shown), pad=(8, 3))


@lru_cache(maxsize=64)
def _well_widths(title: str, values: tuple[str, ...], scale: float) -> tuple[int, int]:
    """The least and the best width in pixels: every value beside its arrows, and the name above them."""
    engine = Engine(scale, STEEL, {})
    spans = [engine.wide(_well(title, value)) for value in values]
    return max(span[0] for span in spans), max(span[2] for span in spans)


def _arrow(name: str) -> Node:
    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(icon(name, rect.width), rect)

    return Picture(paint, name=name, width=13, height=13)


def _under_title(title: str, below: Node) -> Node:
    """What a well is about, at its upper edge."""
    return Column(Text(title, "option name", height=16), Box(below, grow=1))


class TitledField(TextField):
    """A field to type into, with what it is about at its upper edge."""

    typed: Node = Picture(lambda surface, rect, scale: None, name="typed", grow=1)
    """The room for what is typed."""

    def __init__(self, title: str, value: str, changed: Callable[[str], None], **more: Any) -> None:
        super().__init__(value, changed, **more)
        self.title = title

    def tree(self) -> Node:
        """The title, and `typed`."""
        return Box(_under_title(self.title, self.typed), pad=(9, 2))

    def _inner(self) -> pygame.Rect:
        host = Host()
        host.lay(self.tree(), self.rect, self.scale)
        return next(one.rect for one in host.leaves if one.name == "typed")

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        draw_tree(surface, self.tree(), self.rect, self.scale)


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


def option_rows(wells: Sequence[Widget], note: str) -> Node:
    """Side by side; the note takes the room that is left over in the last row."""
    rows: list[Node] = []
    for first in range(0, len(wells), _COLUMNS):
        row: list[Node] = [Box(Part(one), share=1) for one in wells[first : first + _COLUMNS]]
        if free := _COLUMNS - len(row):
            row.append(Box(Prose(note, "small told", name="seed note", middle=True), pad=(4, 2), share=free))
        rows.append(Row(*row, gap=6, height=45))
    return Column(*rows, gap=6)


def option_wells(
    rules: Rules, texts: Messages, own: Collection[str], values: Mapping[str, str], changed: Command
) -> list[OptionWell]:
    """A well for each option that is not the game's `own` affair; `values` are the remembered ones.

    `changed` is called when the player turns one.
    """
    return [
        OptionWell(spec, texts, values.get(spec.key, spec.default), changed)
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
