"""The colours, by what they are for. A test holds the contrast of every text colour on every ground."""

from collections.abc import Sequence

from game.content.theme import shipped_theme
from game.ui.paint import roles
from game.ui.paint.roles import rgb
from game.ui.paint.schemes import BySeat, shown_scheme

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


def good(*, paper: bool = False) -> Color:
    """Words about what helps, in the shown scheme."""
    return shown_scheme().good_on_paper if paper else shown_scheme().good


def bad(*, paper: bool = False) -> Color:
    """Words about what harms, in the shown scheme."""
    return shown_scheme().bad_on_paper if paper else shown_scheme().bad


def mixed(one: Color, two: Color, share: float) -> Color:
    """`share` 0 gives `one`, 1 gives `two`."""
    return tuple(round(a + (b - a) * share) for a, b in zip(one, two, strict=True))  # type: ignore[return-value]
