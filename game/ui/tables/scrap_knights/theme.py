"""The styles and colours of the Scrap Knights table."""

from dataclasses import replace

from game.content.theme import Style
from game.ui.layout.theme import STEEL
from game.ui.paint.palette import ON_PAPER_SOFT, TEAL

DUEL = replace(
    STEEL,
    styles={
        **STEEL.styles,
        "side": Style("title", 19, outline=1, least=0.64),
        "sits": Style("italic", 12, "soft", least=1),
        "ticket": Style("title", 15, least=0.8),
        "ticket now": Style("title", 20, least=0.7),
        "small ticket": Style("title", 14, "soft", least=0.86),
        "owner": Style("bold", 12.5, least=0.96),
        "ticket note": Style("italic", 12, "soft", least=1),
        "effect": Style("text", 13, least=0.93),
        "effect now": Style("text", 16, least=0.75),
        "priority": Style("title", 13, "on brass", least=0.93),
        "shown": Style("title", 14, "teal", least=0.86),
        "shown note": Style("italic", 12, "soft", least=1),
        "nothing": Style("text", 14, "soft", least=0.86),
        "bench": Style("title", 14, outline=1, least=0.86),
        "terse bench": Style("title", 14, outline=1),
        "bench prose": Style("label", 12, least=1),
        "bench line": Style("label", 12.5, least=0.96),
        "terse prose": Style("label", 13.5, least=1),
        "terse line": Style("label", 13.5, least=0.9),
        "price now": Style("text", 15, least=0.8),
        "chain end": Style("text", 13.5, least=0.89),
        "pending": Style("text", 13, least=0.93),
        "verdict": Style("text", 17, least=0.85),
        "used": Style("title", 16, "worn", outline=2, least=0.75),
        "tokens": Style("label", 12, "pale", least=1),
        "strength": Style("label", 13.3, least=0.91),
        "sign": Style("title", 14, "on gold", least=0.86),
        "sign number": Style("title", 29),
        "round": Style("title", 20, outline=1),
        "phase": Style("title", 13, least=0.93),
    },
    colors={
        **STEEL.colors,
        "teal": TEAL,
        "on brass": (44, 24, 6),
        "paper soft": ON_PAPER_SOFT,
        "worn": (214, 222, 228),
        "pale": (232, 214, 255),
        "gilt": (255, 225, 150),
    },
)
