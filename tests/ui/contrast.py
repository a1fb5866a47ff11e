"""Which text colours stand on which grounds, and how well they can be read there."""

from game.ui.paint import palette
from game.ui.paint.palette import Color
from game.ui.paint.schemes import Scheme

LEAST = 4.5
"""WCAG contrast ratio at which text of any size can be read."""

TEXT_ON: dict[str, tuple[Color, Color]] = {
    "text on night": (palette.TEXT, palette.NIGHT),
    "text on panel": (palette.TEXT, palette.PANEL),
    "text on raised panel": (palette.TEXT, palette.PANEL_RAISED),
    "soft text on panel": (palette.TEXT_SOFT, palette.PANEL),
    "soft text on raised panel": (palette.TEXT_SOFT, palette.PANEL_RAISED),
    "gold on panel": (palette.GOLD, palette.PANEL),
    "teal on panel": (palette.TEAL, palette.PANEL),
    "ink on paper": (palette.INK, palette.PAPER),
    "soft ink on paper": (palette.ON_PAPER_SOFT, palette.PAPER),
    "dark on gold": (palette.ON_GOLD, palette.GOLD),
    "disabled on panel": (palette.DISABLED, palette.PANEL),
    "text on a selection": (palette.TEXT, palette.SELECTION),
    "text on a dangerous button": (palette.TEXT, palette.ALARM),
    "text on a tooltip": (palette.TEXT, palette.TOOLTIP),
}


def text_of(scheme: Scheme) -> dict[str, tuple[Color, Color]]:
    """The text colours of a scheme, each with its ground."""
    return {
        "seat 0 on paper": (scheme.on_paper[0], palette.PAPER),
        "seat 1 on paper": (scheme.on_paper[1], palette.PAPER),
        "seat 0 on panel": (scheme.seats[0], palette.PANEL),
        "seat 1 on panel": (scheme.seats[1], palette.PANEL),
        "good on panel": (scheme.good, palette.PANEL),
        "bad on panel": (scheme.bad, palette.PANEL),
        "good on paper": (scheme.good_on_paper, palette.PAPER),
        "bad on paper": (scheme.bad_on_paper, palette.PAPER),
    }


def contrast(one: Color, two: Color) -> float:
    """WCAG contrast ratio, 1..21."""
    first, second = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (first + 0.05) / (second + 0.05)


def _luminance(color: Color) -> float:
    channels = [channel / 255 for channel in color]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
