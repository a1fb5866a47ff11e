"""The colours, by what they are for. A test holds the contrast of every text colour on every ground."""

from collections.abc import Sequence

from game.content.theme import shipped_theme
from game.ui.paint import roles
from game.ui.paint.roles import rgb
from game.ui.paint.schemes import BySeat, Scheme, shown_scheme

Color = roles.Color
_COLORS = shipped_theme().colors

NIGHT: Color = rgb(_COLORS["night"])
PANEL: Color = rgb(_COLORS["panel"])
PANEL_RAISED: Color = rgb(_COLORS["panel_raised"])
EDGE: Color = rgb(_COLORS["edge"])
TEXT: Color = rgb(_COLORS["text"])
TEXT_SOFT: Color = rgb(_COLORS["text_soft"])
GOLD: Color = rgb(_COLORS["gold"])
BRASS: Color = rgb(_COLORS["brass"])
TEAL: Color = rgb(_COLORS["teal"])
INK: Color = rgb(_COLORS["ink"])
PAPER: Color = rgb(_COLORS["paper"])
ON_GOLD: Color = rgb(_COLORS["on_gold"])
DANGER: Color = rgb(_COLORS["danger"])
GOOD: Color = rgb(_COLORS["good"])
FOCUS: Color = rgb(_COLORS["focus"])
DISABLED: Color = rgb(_COLORS["disabled"])
SELECTION: Color = rgb(_COLORS["selection"])
ALARM: Color = rgb(_COLORS["alarm"])
TOOLTIP: Color = rgb(_COLORS["tooltip"])

SEATS: Sequence[Color] = BySeat("seats")
"""The seats' own colours in the shown scheme, for names, rings and the chain."""

ON_PAPER_SEATS: Sequence[Color] = BySeat("on_paper")
ON_PAPER_SOFT: Color = rgb(_COLORS["on_paper_soft"])
"""The seats' colours and quieter words on paper."""

TEXT_ON: dict[str, tuple[Color, Color]] = {
    "text on night": (TEXT, NIGHT),
    "text on panel": (TEXT, PANEL),
    "text on raised panel": (TEXT, PANEL_RAISED),
    "soft text on panel": (TEXT_SOFT, PANEL),
    "soft text on raised panel": (TEXT_SOFT, PANEL_RAISED),
    "gold on panel": (GOLD, PANEL),
    "teal on panel": (TEAL, PANEL),
    "ink on paper": (INK, PAPER),
    "soft ink on paper": (ON_PAPER_SOFT, PAPER),
    "dark on gold": (ON_GOLD, GOLD),
    "disabled on panel": (DISABLED, PANEL),
    "text on a selection": (TEXT, SELECTION),
    "text on a dangerous button": (TEXT, ALARM),
    "text on a tooltip": (TEXT, TOOLTIP),
}


def text_of(scheme: Scheme) -> dict[str, tuple[Color, Color]]:
    """The text colours of a scheme, each with its ground."""
    return {
        "seat 0 on paper": (scheme.on_paper[0], PAPER),
        "seat 1 on paper": (scheme.on_paper[1], PAPER),
        "seat 0 on panel": (scheme.seats[0], PANEL),
        "seat 1 on panel": (scheme.seats[1], PANEL),
        "good on panel": (scheme.good, PANEL),
        "bad on panel": (scheme.bad, PANEL),
        "good on paper": (scheme.good_on_paper, PAPER),
        "bad on paper": (scheme.bad_on_paper, PAPER),
    }


def good(*, paper: bool = False) -> Color:
    """Words about what helps, in the shown scheme."""
    return shown_scheme().good_on_paper if paper else shown_scheme().good


def bad(*, paper: bool = False) -> Color:
    """Words about what harms, in the shown scheme."""
    return shown_scheme().bad_on_paper if paper else shown_scheme().bad


def contrast(one: Color, two: Color) -> float:
    """WCAG contrast ratio, 1..21."""
    first, second = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (first + 0.05) / (second + 0.05)


def _luminance(color: Color) -> float:
    channels = [channel / 255 for channel in color]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def mixed(one: Color, two: Color, share: float) -> Color:
    """`share` 0 gives `one`, 1 gives `two`."""
    return tuple(round(a + (b - a) * share) for a, b in zip(one, two, strict=True))  # type: ignore[return-value]
