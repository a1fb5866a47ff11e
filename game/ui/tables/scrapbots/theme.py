"""The styles, colours and grounds of the Scrapbots table."""

from dataclasses import replace

from game.content.theme import Style
from game.ui.layout.theme import STEEL
from game.ui.paint.palette import INK, TEAL

_INK = "#0d0e16"
_WORN = (150, 160, 168)

SCRAPYARD = replace(
    STEEL,
    styles={
        **STEEL.styles,
        "price": Style("title", 16, "ink"),
        "short": Style("title", 12, "bad", least=0.6),
        "stock": Style("title", 14),
        "left": Style("title", 29, "wound"),
        "left title": Style("title", 12, "wound soft"),
        "of all": Style("italic", 12, "wound dim"),
        "pool": Style("title", 18),
        "tank": Style("title", 38, outline=2),
        "pool name": Style("title", 14.5),
        "cost": Style("title", 14),
        "attack": Style("text", 12),
        "player": Style("title", 19),
        "sits": Style("italic", 11.5, "soft"),
        "wounds": Style("title", 25),
        "wounds name": Style("title", 14, "wound soft"),
        "pile": Style("title", 14, "soft"),
        "lane": Style("title", 19, "number"),
        "state": Style("text", 12.5, least=0.72),
        "number": Style("title", 14),
        "step": Style("text", 13.5, least=0.72),
        "step now": Style("text", 15, least=0.7),
        "where": Style("label", 12, "soft"),
        "who": Style("label", 12),
        "result": Style("bold", 12, "bad"),
        "figure": Style("title", 16),
        "state word": Style("title", 12),
        "health": Style("title", 18),
        "full health": Style("label", 12, "soft"),
        "nobody": Style("text", 12, least=0.7),
        "well head": Style("title", 16, "teal"),
        "well note": Style("italic", 14, "soft"),
    },
    colors={
        **STEEL.colors,
        "wound": (255, 214, 228),
        "wound soft": (255, 176, 204),
        "wound dim": (226, 170, 194),
        "worn": _WORN,
        "number": (240, 220, 176),
        "teal": TEAL,
        "harm": (255, 188, 118),
        "done": (206, 216, 223),
        "now": INK,
        "waiting": _WORN,
        "ready": (10, 44, 22),
        "exhausted": (214, 222, 228),
        "destroyed": (255, 246, 238),
    },
    tones={
        **STEEL.tones,
        "paper": ("#fffaf0", "#e8dcc0", _INK),
        "dear": ("#5a2a24", "#3a1a18", _INK),
        "disc": ("#1d424e", "#102a33", _INK),
        "brass": ("#ffe9a8", "#c9821f", _INK),
        "wounds": ("#2b0f1a", "#3a1526", _INK),
        "wounds bar": ("#3a1526", "#260a18", "#8a3a5c"),
        "count": ("#2a3742", "#1a242c", "#4c5d6b"),
        "count lit": ("#2a3742", "#1a242c", "#ffe290"),
        "row": ("#35434f", "#283540", _INK),
        "ready": ("#a8f0b4", "#3fa65c", _INK),
        "exhausted": ("#59626c", "#363d45", _INK),
        "destroyed": ("#e8503f", "#8c1f22", _INK),
        "lane": ("#1d2730", "#161e26", _INK),
    },
)
