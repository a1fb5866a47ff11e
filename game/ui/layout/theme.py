"""Themes: styles, colours and grounds by role, as one immutable value."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.content.theme import Style, ThemeData, shipped_theme
from game.ui.paint.palette import SEATS, Color
from game.ui.paint.roles import rgb

Tone = tuple[str, str, str]
"""Colours of a ground: top, bottom, edge."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Styles, colours and grounds by name; "seat 0" and "seat 1" are the colours of the seats."""

    styles: Mapping[str, Style]
    colors: Mapping[str, Color]
    tones: Mapping[str, Tone]

    def color(self, name: str) -> Color:
        return SEATS[int(name[-1])] if name.startswith("seat ") else self.colors[name]

    def on(self, **colors: Color) -> "Theme":
        """A copy with other colours, for another ground."""
        return replace(self, colors={**self.colors, **colors})


def _theme(data: ThemeData) -> Theme:
    colors = {role: rgb(data.colors[name]) for role, name in data.words.items()}
    return Theme(data.styles, colors, data.grounds)


_DATA = shipped_theme()
STEEL = _theme(_DATA)
PAPER = STEEL.on(**{role: rgb(_DATA.colors[name]) for role, name in _DATA.words_on_paper.items()})
