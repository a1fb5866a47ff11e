"""The colours of an animal by the names that drawings have for them: near, and darker on the far side."""

from collections.abc import Mapping
from functools import cache

from game.content.dinos import DinoPalette
from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE

_C = art_colors("dino/tones")

_NAMES = ("base", "shade", "belly", "pattern", "trim", "glow")
_METAL, _FAR_METAL = _C.family("metal"), _C.family("far metal")
_FAR, _FAR_SHARE = _C["far"], 0.42

Tones = Mapping[str, str]


@cache
def tones(palette: DinoPalette, *, far: bool = False) -> Tones:
    """All colours by the names that placeholders have: six, tints of them, steel and claws."""
    colors = [blend(one, _FAR, _FAR_SHARE) if far else one for one in palette.colors]
    named = dict(zip(_NAMES, colors, strict=True))
    return named | {
        "base_light": blend(named["base"], _C["gloss"], 0.35),
        "belly_shade": blend(named["belly"], named["shade"], 0.5),
        "belly_dark": blend(named["belly"], OUTLINE, 0.42),
        "trim_dark": blend(named["trim"], OUTLINE, 0.34),
        "trim_light": blend(named["trim"], _C["gloss"], 0.55),
        "glow_dark": blend(named["glow"], OUTLINE, 0.35),
        "glow_light": blend(named["glow"], _C["gloss"], 0.5),
        **(_FAR_METAL if far else _METAL),
    }
