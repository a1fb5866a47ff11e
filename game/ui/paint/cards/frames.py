"""The frames of cards: one colour set for each kind, drawn as SVG around a hole for the art.

All coordinates are those of a full card of 360 x 500.
"""

from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, linear

_C = art_colors("frames")

WIDTH, HEIGHT = 360, 500
ART = (16, 66, 328, 206)
"""x, y, width, height of the window for the art."""
BODY = (30, 308, 300, 132)
COMPASS = 116
"""Width of the compass beside a weapon's text."""
COMPACT_HEIGHT = 330
"""A board card: the upper part of a full one, with its plates under the art."""

PALETTES: dict[str, tuple[str, str, str, str]] = {
    "attack": _C.ramp("palettes attack"),
    "defend": _C.ramp("palettes defend"),
    "movement": _C.ramp("palettes movement"),
    "special": _C.ramp("palettes special"),
    "ult": _C.ramp("palettes ult"),
    "bot": _C.ramp("palettes bot"),
    "scrapbot": _C.ramp("palettes scrapbot"),
    "component": _C.ramp("palettes component"),
    "resource": _C.ramp("palettes resource"),
    "wound": _C.ramp("palettes wound"),
    "blue": _C.ramp("palettes blue"),
    "red": _C.ramp("palettes red"),
    "yellow": _C.ramp("palettes yellow"),
    "green": _C.ramp("palettes green"),
    "weapon": _C.ramp("palettes weapon"),
    "upgrade": _C.ramp("palettes upgrade"),
    "chassis": _C.ramp("palettes chassis"),
    "dinosaur": _C.ramp("palettes dinosaur"),
    "augment": _C.ramp("palettes augment"),
    "item": _C.ramp("palettes item"),
    "action": _C.ramp("palettes action"),
    "atk": _C.ramp("palettes atk"),
    "eva": _C.ramp("palettes eva"),
    "def": _C.ramp("palettes def"),
    "neutral": _C.ramp("palettes neutral"),
}
"""dark, base, light, trim"""

LIFTS: tuple[int, ...] = (0, 74, 112)
"""By how much the paper reaches higher into the art: the more text, the higher."""
DINOSAUR_LIFTS: tuple[int, ...] = (34, 54, 74, 94, 112)
"""A dinosaur's paper gives room to the plates at its foot."""
WINDOWED_LIFTS: tuple[int, ...] = (0, 28, 52, 76, 112)


def _hole(lift: int) -> str:
    return (
        f"M26 66 H334 A10 10 0 0 1 344 76 V{262 - lift} A10 10 0 0 1 334 {272 - lift} "
        f"H26 A10 10 0 0 1 16 {262 - lift} V76 A10 10 0 0 1 26 66Z"
    )


def round_rect(inset: float, radius: float, height: float) -> str:
    low, right, bottom = inset, WIDTH - inset, height - inset
    arc = f"A{radius} {radius} 0 0 1"
    return (
        f"M{low + radius} {low} H{right - radius} {arc} {right} {low + radius} "
        f"V{bottom - radius} {arc} {right - radius} {bottom} H{low + radius} "
        f"{arc} {low} {bottom - radius} V{low + radius} {arc} {low + radius} {low}Z"
    )


def frame(palette: str, *, corner: bool, plates: int, compact: bool = False, lift: int = 0) -> str:
    """The frame as SVG: a corner's hexagon, 0..2 plates at the foot, the paper lifted by so much."""
    dark, base, light, trim = PALETTES[palette]
    height = COMPACT_HEIGHT if compact else HEIGHT
    outer, inner = round_rect(0, 26, height), round_rect(8, 18, height)
    hole = _hole(lift)
    parts = [
        linear("ground", (0, 0), (0, height), light, base, dark),
        linear("bar", (0, 16), (0, 58), light, base),
        linear("trim", (0, 0), (360, height), _C["trim top"], trim, _C["trim foot"]),
        linear("paper", (0, 304), (0, 450), *_C.ramp("frame paper")),
        linear("badge", (0, 0), (0, 72), *_C.ramp("frame badge")),
        linear("shade", (0, 68), (0, 100), f"{_C['shadow']}/.45", f"{_C['shadow']}/0"),
        f'<path fill-rule="evenodd" fill="{_C["frame fill"]}" d="{outer} {hole}"/>',
        f'<path fill-rule="evenodd" fill="url(#ground)" d="{inner} {hole}"/>',
        f'<path d="{inner}" fill="none" stroke="url(#trim)" stroke-width="3"/>',
        f'<path d="{hole}" fill="none" stroke="{_C["frame stroke"]}" stroke-width="7"/>',
        f'<path d="{hole}" fill="none" stroke="url(#trim)" stroke-width="2.5"/>',
        '<path d="M20 69 H340 V100 H20Z" fill="url(#shade)"/>',
        _title_bar(corner),
        f'<g transform="translate(0 {-lift})">{_kind_bar(dark)}</g>',
    ]
    if corner:
        parts.append(hexagon(dark))
    if not compact:
        parts.append(
            f'<rect x="18" y="{302 - lift}" width="324" height="{146 + lift}" rx="10" '
            f'fill="{_C["frame fill"]}" '
            f'opacity=".55"/><rect x="21" y="{304 - lift}" width="318" height="{142 + lift}" rx="9" '
            'fill="url(#paper)"/>'
        )
        parts += [_plate(x) for x in (12, 262)[:plates]]
    return document("".join(parts), WIDTH, height)


def _title_bar(corner: bool) -> str:
    left = 34 if corner else 16
    return (
        f'<path d="M{left} 15 H336 L346 26 V46 L336 57 H{left}Z" fill="url(#bar)" '
        f'stroke="{_C["title bar stroke"]}" '
        'stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M{left + 26} 19 H334 L341 27 V30 H{left + 26}Z" fill="{_C["gloss"]}" opacity=".22"/>'
    )


def hexagon(dark: str) -> str:
    return (
        f'<path d="M38 2 L71 19 V55 L38 72 L5 55 V19Z" fill="{_C["hexagon fill"]}"/>'
        '<path d="M38 8 L66 22.5 V51.5 L38 66 L10 51.5 V22.5Z" fill="url(#badge)"/>'
        f'<path d="M38 13 L61.5 25.5 V48.5 L38 61 L14.5 48.5 V25.5Z" fill="{dark}"/>'
        f'<path d="M38 13 L61.5 25.5 V36 L14.5 40 V25.5Z" fill="{_C["gloss"]}" opacity=".14"/>'
    )


def _kind_bar(dark: str) -> str:
    return (
        f'<path d="M28 258 H332 L344 272 L332 296 H28 L16 272Z" fill="{dark}" '
        f'stroke="{_C["kind bar stroke"]}" '
        'stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M30 262 H330 L338 271 H22Z" fill="{_C["gloss"]}" opacity=".12"/>'
    )


def _plate(x: float) -> str:
    return (
        linear(f"plate{x}", (0, 440), (0, 496), *_C.ramp("plate"))
        + f'<path d="M{x + 12} 440 H{x + 74} L{x + 86} 466 L{x + 74} 494 H{x + 12} L{x} 466Z" '
        f'fill="{_C["plate fill"]}"/>'
        f'<path d="M{x + 14} 445 H{x + 72} L{x + 81} 466 L{x + 72} 489 H{x + 14} L{x + 5} 466Z" '
        f'fill="url(#plate{x})"/>'
        f'<path d="M{x + 15} 446 H{x + 71} L{x + 79} 464 H{x + 7}Z" fill="{_C["gloss"]}" opacity=".16"/>'
    )


def back() -> str:
    """The back of every card, 360 x 500: a gear and a scale on iron."""
    outer, inner = round_rect(0, 26, HEIGHT), round_rect(8, 18, HEIGHT)
    teeth = "".join(
        f'<g transform="rotate({angle} 180 250)">'
        f'<path d="M162 138 L168 112 H192 L198 138Z" fill="{_C["teeth fill"]}"/></g>'
        for angle in range(0, 360, 45)
    )
    rhombs = "".join(
        f'<path d="M{x} {y - 22} L{x + 16} {y} L{x} {y + 22} L{x - 16} {y}Z" '
        f'fill="{_C["gloss"]}" opacity=".05"/>'
        for row, y in enumerate(range(30, 490, 44))
        for x in range(28 + (row % 2) * 19, 350, 38)
    )
    return document(
        linear("ground", (0, 0), (360, 500), *_C.ramp("back ground"))
        + linear("trim", (0, 0), (360, 500), *_C.ramp("back trim"))
        + f'<path d="{outer}" fill="{_C["back fill"]}"/><path d="{inner}" fill="url(#ground)"/>{rhombs}'
        f'<path d="{round_rect(20, 12, HEIGHT)}" fill="none" stroke="url(#trim)" stroke-width="3"/>{teeth}'
        f'<circle cx="180" cy="250" r="116" fill="{_C["medal rim"]}"/><circle cx="180" '
        f'cy="250" r="104" fill="{_C["medal"]}"/>'
        '<path d="M180 160 C236 190 246 262 180 344 C114 262 124 190 180 160Z" fill="url(#trim)" '
        f'stroke="{_C["back stroke"]}" stroke-width="6"/>'
        '<path d="M180 172 V330 M180 214 L150 232 M180 214 L210 232 M180 258 L148 276 M180 258 L212 276" '
        f'stroke="{_C["emblem"]}" stroke-width="6" stroke-linecap="round" fill="none"/>',
        WIDTH,
        HEIGHT,
    )
