"""A game's options as controls, each with a sentence on what it changes."""

from collections.abc import Collection, Mapping

from game.content.texts import Texts
from game.engine.rules import OptionSpec, Rules
from game.ui.kit.area import Area
from game.ui.kit.buttons import Choice
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.paint.palette import TEXT, TEXT_SOFT

ROW = 88
"""Units that an option takes."""


class OptionRow:
    """One option: its name, its values, its sentence."""

    def __init__(self, spec: OptionSpec, texts: Texts, value: str) -> None:
        self.spec = spec
        self.label = Label(option_name(spec, texts), "bold", 18, TEXT)
        self.choice = Choice(
            [value_name(spec, one, texts) for one in spec.choices],
            spec.choices.index(value if value in spec.choices else spec.default),
            lambda index: None,
            name=spec.key,
        )
        self.line = RichText(option_line(spec, texts), 16, TEXT_SOFT)

    @property
    def value(self) -> str:
        return self.spec.choices[self.choice.index]

    def widgets(self) -> list[Widget]:
        return [self.label, self.choice, self.line]

    def arrange(self, area: Area) -> None:
        head = area.top(38, 4)
        self.choice.place(head.right(212, 8).rect, area.scale)
        self.label.place(head.rect, area.scale)
        self.line.place(area.top(40).rect, area.scale)


def option_rows(
    rules: Rules, texts: Texts, own: Collection[str], values: Mapping[str, str]
) -> list[OptionRow]:
    """A row for each option that is not the game's `own` affair; `values` are the remembered ones."""
    return [
        OptionRow(spec, texts, values.get(spec.key, spec.default))
        for spec in rules.options
        if spec.key not in own
    ]


def option_name(spec: OptionSpec, texts: Texts) -> str:
    """What an option is called; its key in plain letters where the texts have no name."""
    return _text(texts, "options", spec.key) or _plain(spec.key)


def value_name(spec: OptionSpec, value: str, texts: Texts) -> str:
    """What a value is called."""
    return _text(texts, "option_values", f"{spec.key}_{value}") or _plain(value)


def option_line(spec: OptionSpec, texts: Texts) -> str:
    """The sentence on an option; the command line's help where the texts have none."""
    return _text(texts, "option_lines", spec.key) or f"{spec.help[:1].upper()}{spec.help[1:]}."


def _text(texts: Texts, section: str, key: str) -> str:
    try:
        return texts.section(section).get(key, "")
    except KeyError:
        return ""


def _plain(name: str) -> str:
    return name.replace("_", " ").capitalize()
