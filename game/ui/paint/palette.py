"""The colours, by what they are for. A test holds the contrast of every text colour on every ground."""

from collections.abc import Sequence

from game.ui.paint.schemes import BySeat, Scheme, shown_scheme

Color = tuple[int, int, int]

NIGHT: Color = (10, 14, 20)
PANEL: Color = (42, 54, 64)
PANEL_RAISED: Color = (46, 60, 72)
EDGE: Color = (79, 127, 142)
TEXT: Color = (226, 234, 240)
TEXT_SOFT: Color = (168, 186, 197)
GOLD: Color = (255, 197, 49)
BRASS: Color = (214, 160, 62)
TEAL: Color = (159, 227, 238)
INK: Color = (38, 30, 28)
PAPER: Color = (246, 239, 224)
ON_GOLD: Color = (50, 26, 6)
DANGER: Color = (255, 138, 122)
GOOD: Color = (127, 224, 138)
FOCUS: Color = (255, 232, 150)
DISABLED: Color = (150, 164, 173)
SELECTION: Color = (38, 84, 104)
ALARM: Color = (150, 44, 38)
TOOLTIP: Color = (34, 48, 58)

SEATS: Sequence[Color] = BySeat("seats")
"""The seats' own colours in the shown scheme, for names, rings and the chain."""

ON_PAPER_SEATS: Sequence[Color] = BySeat("on_paper")
ON_PAPER_SOFT: Color = (96, 78, 64)
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
