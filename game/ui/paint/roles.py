"""Colours by role: painters name what a colour is for, data/art/colors.yaml says which one it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.content.art_colors import shipped_art_colors

Color = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Colors:
    """The colours of one painter by role, as SVG writes them. Raises `KeyError` for an unknown role."""

    roles: Mapping[str, str | tuple[str, ...]]

    def __getitem__(self, role: str) -> str:
        color = self.roles[role]
        assert isinstance(color, str), f"'{role}' has several colours"
        return color

    def ramp(self, role: str) -> Any:
        """The colours of a role that has several: stops of a gradient, light and dark, lit and unlit."""
        colors = self.roles[role]
        assert not isinstance(colors, str), f"'{role}' has one colour"
        return colors

    def family(self, word: str) -> dict[str, Any]:
        """The colours of the roles that begin with a word, by the rest of their names.

        >>> art_colors("slider").family("marks")["steel"] == art_colors("slider")["marks steel"]
        True
        """
        start = f"{word} "
        return {
            role.removeprefix(start): color for role, color in self.roles.items() if role.startswith(start)
        }


def art_colors(painter: str) -> Colors:
    """The colours of a painter. Raises `KeyError` for an unknown painter.

    >>> art_colors("book")["head"]
    '#3c221a'
    """
    return Colors(shipped_art_colors()[painter])


def rgb(color: str) -> Color:
    """A colour as pygame wants it.

    >>> rgb("#3c221a")
    (60, 34, 26)
    """
    red, green, blue = bytes.fromhex(color[1:])
    return red, green, blue
