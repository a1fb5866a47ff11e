"""Themes: styles, colours and grounds by role, as one immutable value."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.ui.paint.fonts import Face
from game.ui.paint.palette import (
    DANGER,
    DISABLED,
    GOLD,
    GOOD,
    INK,
    ON_GOLD,
    ON_PAPER_SOFT,
    SEATS,
    TEAL,
    TEXT,
    TEXT_SOFT,
    Color,
)

Tone = tuple[str, str, str]
"""Colours of a ground: top, bottom, edge."""


@dataclass(frozen=True, slots=True)
class Style:
    """Letters of one role; they may shrink to `least` times their size (in units)."""

    face: Face
    size: float
    color: str = "text"
    outline: float = 0
    least: float = 2 / 3


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

    def with_tones(self, tones: Mapping[str, Tone]) -> "Theme":
        """A copy with more grounds."""
        return replace(self, tones={**self.tones, **tones})


STEEL = Theme(
    {
        "heading": Style("title", 23, "gold"),
        "section": Style("title", 17, "heading", least=0.9),
        "who": Style("bold", 16),
        "name": Style("title", 19),
        "count": Style("title", 16),
        "sum": Style("title", 27, "gold", least=1),
        "label": Style("label", 14.5, "soft"),
        "caption": Style("italic", 14, "soft"),
        "told": Style("text", 14.5, least=0.6),
        "read": Style("text", 17, least=0.6),
        "body": Style("text", 15, least=0.6),
        "figures": Style("title", 17),
        "round": Style("title", 25, least=0.5),
        "title": Style("title", 20),
        "total": Style("title", 21),
        "link": Style("title", 14.5),
        "slot": Style("title", 14, "teal"),
        "small": Style("label", 13.6, "soft"),
        "setting": Style("bold", 17),
        "explained": Style("text", 13, "soft"),
        "note": Style("text", 15, least=1),
        "answer": Style("title", 38 / 1.5),
        "cost": Style("label", 21 / 1.5),
        "figure": Style("title", 46 / 1.5, outline=2 / 1.5, least=1),
        "of figure": Style("bold", 20 / 1.5),
        "range": Style("text", 20 / 1.5),
        "key": Style("bold", 18 / 1.5, "soft", least=1),
        "small key": Style("bold", 10, "soft", least=1),
        "reason": Style("text", 18 / 1.5, "off", least=0.6),
        "small answer": Style("title", 21 / 1.5),
        "asked": Style("text", 19, least=0.6),
        "screen": Style("title", 38, outline=2),
        "lead": Style("text", 15),
        "tab": Style("title", 16, "on gold"),
        "small tab": Style("title", 14, "on gold"),
        "plate": Style("title", 20, "on gold"),
        "lesson": Style("title", 25, least=0.72),
        "path": Style("title", 22, outline=2),
        "path stars": Style("title", 15, outline=1.5),
        "item": Style("title", 15.5),
        "small item": Style("title", 15),
        "fine": Style("text", 12.5, "soft"),
        "aside": Style("italic", 12.5, "soft"),
        "recap": Style("text", 13, least=0.7),
        "line": Style("text", 13.5, "soft", least=0.67),
        "step": Style("label", 13, "soft"),
        "loss": Style("bold", 15, "ink"),
        "value": Style("title", 20),
        "turn": Style("title", 20),
        "to act": Style("title", 18),
        "phase": Style("title", 15.5, least=0.7),
        "prompt": Style("text", 15.5, least=0.6),
        "large prompt": Style("text", 18, least=0.6),
        "side": Style("title", 28 / 1.5),
        "role": Style("italic", 16 / 1.5, "soft"),
        "score": Style("label", 12, "soft"),
        "place number": Style("title", 26 / 1.5, least=1),
        "free place": Style("italic", 20 / 1.5, "soft"),
        "bench name": Style("title", 22 / 1.5, outline=1),
        "bench hp": Style("label", 17 / 1.5, "soft"),
        "plate name": Style("title", 32 / 1.5),
        "plate hp": Style("title", 38 / 1.5),
        "plate full hp": Style("label", 16, "soft"),
        "stat": Style("title", 31 / 1.5, least=1),
        "changed stat": Style("title", 12, least=1),
        "fight tab": Style("title", 20 / 1.5),
        "fight bonus": Style("title", 22 / 1.5, "on gold"),
        "zone": Style("label", 17 / 1.5, "soft"),
        "sum title": Style("title", 38 / 1.5),
        "sum chip": Style("title", 40 / 1.5),
        "sum label": Style("label", 12, "soft"),
        "sum sign": Style("title", 52 / 1.5),
        "sum total": Style("title", 64 / 1.5, "gold"),
        "sum range": Style("title", 46 / 1.5, "gold"),
        "sum line": Style("title", 18),
        "small told": Style("text", 12, "soft", least=0.67),
        "player": Style("title", 17),
        "asked of": Style("bold", 13.3),
        "then": Style("italic", 12.7, "soft"),
        "set-up": Style("title", 32, outline=2),
        "paper label": Style("bold", 14, "soft ink"),
        "paper text": Style("text", 17, "ink", least=0.6),
        "paper note": Style("text", 15, "soft ink", least=0.6),
        "paper sum": Style("title", 22, "ink"),
        "credit": Style("text", 20, "ink", least=0.6),
        "colophon": Style("text", 18, least=0.6),
        "panel note": Style("italic", 16, "soft"),
    },
    {
        "text": TEXT,
        "soft": TEXT_SOFT,
        "gold": GOLD,
        "good": GOOD,
        "bad": DANGER,
        "off": DISABLED,
        "teal": TEAL,
        "heading": GOLD,
        "ink": INK,
        "soft ink": ON_PAPER_SOFT,
        "on gold": ON_GOLD,
    },
    {
        "plain": ("#1b2832", "#141f27", "#4f7f8e"),
        "dark": ("#0d151b", "#101a21", "#2c4653"),
        "shot": ("#3a1f1a", "#2a1613", "#ff8a5c"),
        "gold": ("#3a2c0e", "#2a1f0a", "#ffc531"),
        "lit": ("#2b3e4b", "#1c2a34", "#ffe290"),
        "good": ("#173a26", "#0f2a1b", "#7fe08a"),
        "bad": ("#4a1815", "#2e0f0e", "#ff8a7a"),
        "flux": ("#2a2038", "#1d1628", "#a878e0"),
        "well": ("#101820", "#17222b", "#0d0e16"),
    },
)
_ANSWERS = {
    "attack": ("#a63a32", "#5c1a1c"),
    "evade": ("#1f8b90", "#0b4247"),
    "defend": ("#3a63b4", "#182f66"),
    "take": ("#59616f", "#333945"),
    "pass": ("#59616f", "#333945"),
    "special": ("#43141c", "#2a0c14"),
}
STEEL = STEEL.with_tones(
    {
        "off": ("#232a34", "#171c24", "#4a5260"),
        **{name: (*ground, "#d8cfc0") for name, ground in _ANSWERS.items()},
        **{f"{name} lit": (*ground, "#ffe290") for name, ground in _ANSWERS.items()},
    }
)
PAPER = STEEL.on(text=INK, soft=(104, 86, 72), heading=(140, 84, 16))
