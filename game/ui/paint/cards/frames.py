"""The frames of cards: one colour set for each kind, drawn as SVG around a hole for the art.

All coordinates are those of a full card of 360 x 500.
"""

from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, document, gradient, group, path, rect, stroke, vertical

_C = art_colors("frames")

WIDTH, HEIGHT = 360, 500
ART = (16, 66, 328, 206)
"""x, y, width, height of the window for the art."""
BODY = (30, 308, 300, 132)
COMPASS = 116
"""Width of the compass beside a weapon's text."""
COMPACT_HEIGHT = 330
"""A board card: the upper part of a full one, with its plates under the art."""

PALETTES: dict[str, tuple[str, str, str, str]] = _C.family("palettes")
"""dark, base, light, trim"""

LIFTS: tuple[int, ...] = (0, 74, 105)
"""By how much the paper reaches higher into the art: the more text, the higher. Picture and title keep a
third of the card.
"""
DINOSAUR_LIFTS: tuple[int, ...] = (34, 54, 74, 94, 105)
"""A dinosaur's paper gives room to the plates at its foot."""
WINDOWED_LIFTS: tuple[int, ...] = (0, 28, 52, 76, 105)


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
    rim = gradient((0, 0), (360, height), _C["trim top"], trim, _C["trim foot"])
    shade = vertical(68, 100, f"{_C['shadow']}/.45", f"{_C['shadow']}/0")
    parts = [
        path(f"{outer} {hole}", _C["frame fill"], fill_rule="evenodd"),
        path(f"{inner} {hole}", vertical(0, height, light, base, dark), fill_rule="evenodd"),
        stroke(inner, rim, 3),
        stroke(hole, _C["frame stroke"], 7) + stroke(hole, rim, 2.5),
        path("M20 69 H340 V100 H20Z", shade),
        _title_bar(corner, light, base),
        group(_kind_bar(dark), (0, -lift)),
    ]
    if corner:
        parts.append(hexagon(dark))
    if not compact:
        paper = vertical(304, 450, *_C.ramp("frame paper"))
        parts.append(rect(18, 302 - lift, 324, 146 + lift, _C["frame fill"], rx=10, opacity=0.55))
        parts.append(rect(21, 304 - lift, 318, 142 + lift, paper, rx=9))
        parts += [group(_plate(), (x, 0)) for x in (12, 262)[:plates]]
    return document("".join(parts), WIDTH, height)


def _title_bar(corner: bool, light: str, base: str) -> str:
    left = 34 if corner else 16
    bar = vertical(16, 58, light, base)
    body = path(f"M{left} 15 H336 L346 26 V46 L336 57 H{left}Z", bar, _C["title bar stroke"], 4)
    return body + path(f"M{left + 26} 19 H334 L341 27 V30 H{left + 26}Z", _C["gloss"], opacity=0.22)


def hexagon(dark: str) -> str:
    """The plate of a number, 76 x 74."""
    body = path("M38 2 L71 19 V55 L38 72 L5 55 V19Z", _C["hexagon fill"])
    body += path("M38 8 L66 22.5 V51.5 L38 66 L10 51.5 V22.5Z", vertical(0, 72, *_C.ramp("frame badge")))
    body += path("M38 13 L61.5 25.5 V48.5 L38 61 L14.5 48.5 V25.5Z", dark)
    return body + path("M38 13 L61.5 25.5 V36 L14.5 40 V25.5Z", _C["gloss"], opacity=0.14)


def _kind_bar(dark: str) -> str:
    body = path("M28 258 H332 L344 272 L332 296 H28 L16 272Z", dark, _C["kind bar stroke"], 4)
    return body + path("M30 262 H330 L338 271 H22Z", _C["gloss"], opacity=0.12)


def _plate() -> str:
    """The ground of a number at the foot, from x 0."""
    body = path("M12 440 H74 L86 466 L74 494 H12 L0 466Z", _C["plate fill"])
    body += path("M14 445 H72 L81 466 L72 489 H14 L5 466Z", vertical(440, 496, *_C.ramp("plate")))
    return body + path("M15 446 H71 L79 464 H7Z", _C["gloss"], opacity=0.16)


def back() -> str:
    """The back of every card, 360 x 500: a gear and a scale on iron."""
    ground = gradient((0, 0), (360, 500), *_C.ramp("back ground"))
    trim = gradient((0, 0), (360, 500), *_C.ramp("back trim"))
    rhombs = "".join(
        path(f"M{x} {y - 22} L{x + 16} {y} L{x} {y + 22} L{x - 16} {y}Z", _C["gloss"], opacity=0.05)
        for row, y in enumerate(range(30, 490, 44))
        for x in range(28 + (row % 2) * 19, 350, 38)
    )
    tooth = path("M-18 -112 L-12 -138 H12 L18 -112Z", _C["teeth fill"])
    scale = path("M180 160 C236 190 246 262 180 344 C114 262 124 190 180 160Z", trim, _C["back stroke"], 6)
    ribs = "M180 172 V330 M180 214 L150 232 M180 214 L210 232 M180 258 L148 276 M180 258 L212 276"
    parts = [
        path(round_rect(0, 26, HEIGHT), _C["back fill"]),
        path(round_rect(8, 18, HEIGHT), ground),
        rhombs,
        stroke(round_rect(20, 12, HEIGHT), trim, 3),
        *(group(tooth, (180, 250), angle) for angle in range(0, 360, 45)),
        circle(180, 250, 116, _C["medal rim"]),
        circle(180, 250, 104, _C["medal"]),
        scale,
        stroke(ribs, _C["emblem"], 6, stroke_linecap="round"),
    ]
    return document("".join(parts), WIDTH, HEIGHT)
