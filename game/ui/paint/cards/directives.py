"""Cards of a program: to read (360 x 500), to plan with (360 x 430, no words), the same without a picture
(360 x 310), for large letters (360 x 250), and small on a table.
"""

from collections.abc import Callable

import pygame

from game.ui.paint.cards import frames
from game.ui.paint.cards.directive_plan import BAR, HEIGHTS, Box, Plan, plan_of, seam
from game.ui.paint.cards.faces import ComboFace, DirectiveFace, Form, HalfFace
from game.ui.paint.icons import icon
from game.ui.paint.legible import least_type
from game.ui.paint.palette import DANGER, GOLD, GOOD, INK, ON_GOLD, Color, mixed
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import gradient, group, path, picture, rasterise, rect, vertical
from game.ui.paint.text import Layout, cut_off, draw_line, fit, measured, text_width

_C = art_colors("directives")

_WIDE_NAME, _BROAD_NAME, _SHARED_NAME = 62, 58, 54
_WHITE: Color = rgb(_C["gloss"])
_ASLEEP, _COMBO = rgb(_C["asleep"]), rgb(_C["combo words"])
_EDGE = _C["edge"]
_FOCUS, _BAND = 0.30, 0.515
"""Which part of a picture is seen that is too high for its window: of a whole card, and of half a one."""
_TYPE = 33
_BADGE, _LARGE_BADGE = 1.06, 1.26
"""Size of the hexagon with the delta: larger on small cards, where it is what counts."""
_ROW_BADGE, _ROW_GEM, _HEAD, _BESIDE_DIGIT = 1.04, 30, 26, 58
"""Of a half that is one row: its hexagon, its gem at the icons, and where the name begins above: in
a slot, and in a hand, where the digit is.
"""
_NAME, _LARGE_NAME = 40, 54
_GEM, _SMALL_GEM = 42, 36
"""Names are larger on small cards too, and leave less room to the gem."""

_LINE = 1.05
"""Lines that stand close, in sizes of their type."""
_READABLE, _GROWN = 12, 1.3
"""Pixels that words have at least, where they need to grow no more than so much for it."""
ArtSource = Callable[[str], str | None]


def directive_height(width: int, form: Form) -> int:
    return round(width * HEIGHTS[form] / frames.WIDTH)


def paint_directive(face: DirectiveFace, width: int, art: ArtSource, form: Form = "full") -> pygame.Surface:
    """The card, `width` pixels wide; of a split one in a slot the lower half is dark."""
    height = directive_height(width, form)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    if len(face.halves) == 1:
        _paint_half(surface, face, face.halves[0], art, form, lit=face.lit)
        return surface
    upper = round(height * seam(form))
    lower = pygame.Surface((width, height - upper), pygame.SRCALPHA)
    _paint_half(lower, face, face.halves[1], art, form, lit=None, lower=True)
    if face.in_slot:
        lower.fill(_ASLEEP, special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(lower, (0, upper))
    top = pygame.Surface((width, upper), pygame.SRCALPHA)
    _paint_half(top, face, face.halves[0], art, form, lit=face.lit)
    surface.blit(top, (0, 0))
    scale = width / frames.WIDTH
    for inset, color, pen in ((0, rgb(_EDGE), 8), (8, GOLD, 3)):
        bar = pygame.Rect(0, 0, width - 2 * round(inset * scale), max(2, round(pen * scale)))
        bar.center = width // 2, upper
        surface.fill(color, bar)
    return surface


def words_fit(face: DirectiveFace, width: int) -> bool:
    """Whether the words stand whole on a full card of a width in pixels. A split card has none."""
    scale = width / frames.WIDTH
    words = plan_of("full", face.halves[0], len(face.halves) > 1).words
    if words is None:
        return True
    text, (wide, high), least = face.halves[0].words, _room(words, scale), least_type()
    sizes = [measured(text, least, wide), measured(text, least, wide, "narrow")]
    return any(needed <= wide and tall <= high and not cut for needed, tall, cut in sizes)


def _room(words: Box, scale: float) -> tuple[int, int]:
    """Width and height in pixels."""
    return round((words[2] - words[0]) * scale), round((words[3] - words[1]) * scale)


def _lay_out(half: HalfFace, words: Box, scale: float) -> Layout:
    """The words at their size; cut where they have no room in the smallest type."""
    room, least = _room(words, scale), least_type()
    layout = fit(half.words, max(least, round(_TYPE * scale)), room, INK, least)
    fits = layout.width <= room[0] and layout.height <= room[1] and not layout.cut
    return layout if fits else cut_off(half.words, least, room, INK)


def _paint_half(
    surface: pygame.Surface,
    face: DirectiveFace,
    half: HalfFace,
    art: ArtSource,
    form: Form,
    *,
    lit: int | None,
    lower: bool = False,
) -> None:
    """A whole card, or one half of a split one; both halves are read the same way up."""
    size = surface.get_size()
    scale = size[0] / frames.WIDTH
    plan = plan_of(form, half, len(face.halves) > 1, lower=lower)
    ground = picture(_ground(half, plan), (360, plan.height), size)
    surface.blit(pygame.transform.flip(ground, False, lower), (0, 0))
    if plan.art is not None:
        _paint_art(surface, face, art, plan, scale)
    badge, name, gem = (_BADGE, _NAME, _GEM) if form == "full" else (_LARGE_BADGE, _LARGE_NAME, _SMALL_GEM)
    if form == "wide" and not plan.split:
        name = _WIDE_NAME
    elif form == "broad":
        name = _SHARED_NAME if plan.split else _BROAD_NAME
    surface.blit(picture(_frame(half, plan, lit, badge), (360, plan.height), size), (0, 0))
    _paint_title(surface, face, half, plan, scale, badge, name, gem)
    _paint_icons(surface, half, plan, scale)
    _paint_combos(surface, half, plan, scale, lit)
    if not half.combos and not plan.split and plan.words is None and plan.combo[3]:
        _paint_no_combo(surface, face, half, plan, scale)
    if plan.words is not None:
        layout = _lay_out(half, plan.words, scale)
        left, top, right, bottom = (round(value * scale) for value in plan.words)
        layout.draw(surface, (left + right - layout.width) // 2, (top + bottom - layout.height) // 2)


def _ground(half: HalfFace, plan: Plan) -> str:
    dark, base, light, trim = frames.PALETTES[half.colour]
    height = plan.height
    outer, inner = frames.round_rect(0, 26, height), frames.round_rect(8, 18, height)
    if plan.split:
        outer = f"M26 0 H334 A26 26 0 0 1 360 26 V{height} H0 V26 A26 26 0 0 1 26 0Z"
        inner = f"M26 8 H334 A18 18 0 0 1 352 26 V{height} H8 V26 A18 18 0 0 1 26 8Z"
    rim = gradient((0, 0), (360, height), _C["trim top"], trim, _C["trim foot"])
    ground = path(outer, _EDGE) + path(inner, vertical(0, height, light, base, dark))
    return ground + path(inner, "none", rim, 3)


def _frame(half: HalfFace, plan: Plan, lit: int | None, badge: float) -> str:
    """Everything that lies over the picture, but for words and icons."""
    dark, base, light, trim = frames.PALETTES[half.colour]
    body = ""
    if plan.art is not None:
        left, top, right, bottom = plan.art
        window = left, top, right - left, bottom - top
        shade = vertical(top, top + 34, f"{_C['shadow']}/.5", f"{_C['shadow']}/0")
        body += rect(left, top, right - left, 34, shade)
        body += rect(*window, "none", _EDGE, 7, rx=3) + rect(*window, "none", trim, 2, rx=3)
    low, start = plan.bar, 16 if plan.row is not None else 34
    if low:
        bar = f"M{start} 12 H338 L348 22 V{low - 10} L338 {low} H{start}Z"
        body += path(bar, vertical(12, low, light, base), _EDGE, 4)
        body += path(f"M{start + 42} 16 H335 L342 24 V30 H{start + 42}Z", _C["gloss"], opacity=0.22)
    left, top, right, bottom = plan.icons
    body += rect(left, top, right - left, bottom - top, _C["frame fill"], light, 2.5, rx=9)
    if plan.words is not None:
        upper = plan.words[1] - 6
        body += rect(18, upper, 324, 484 - upper, _EDGE, rx=10, opacity=0.6)
        paper = vertical(upper + 2, 480, *_C.ramp("frame paper"))
        body += rect(21, upper + 2, 318, 480 - upper, paper, rx=9)
    for index, (combo, place) in enumerate(_combo_places(half, plan)):
        fill, edge = _C.ramp("lit arrow") if index == lit else _C.ramp("arrow")
        shape = _pointed(combo, place)
        body += path(shape, fill, _EDGE, 8) + path(shape, fill, edge, 3)
    if plan.row is None:
        return body + group(frames.hexagon(dark), (0, -2), 0, badge)
    middle = (plan.row[1] + plan.row[3]) / 2
    return body + group(frames.hexagon(dark), (3, middle - 37 * _ROW_BADGE), 0, _ROW_BADGE)


def _combo_places(half: HalfFace, plan: Plan) -> list[tuple[ComboFace, Box]]:
    """The plates of the combos beside each other, in their order: the first that holds counts."""
    left, top, right, bottom = plan.combo
    shares = [len(combo.before) + len(combo.after) + 1.4 for combo in half.combos]
    found, room = [], right - left - 8 * (len(shares) - 1)
    for combo, share in zip(half.combos, shares, strict=True):
        wide = room * share / sum(shares)
        found.append((combo, (left, top, left + wide, bottom)))
        left += wide + 8
    return found


def _pointed(combo: ComboFace, place: Box) -> str:
    """A plate with a point towards each neighbour that the combo looks at."""
    left, top, right, bottom = place
    middle, cut = (top + bottom) / 2, 20
    start = f"M{left + cut} {bottom} L{left - 6} {middle} L{left + cut} {top}"
    end = f"H{right - cut} L{right + 6} {middle} L{right - cut} {bottom}"
    if not combo.before:
        start = f"M{left} {bottom} V{top}"
    if not combo.after:
        end = f"H{right} V{bottom}"
    return f"{start} {end}Z"


def _paint_art(
    surface: pygame.Surface, face: DirectiveFace, art: ArtSource, plan: Plan, scale: float
) -> None:
    assert plan.art is not None
    left, top, right, bottom = (round(value * scale) for value in plan.art)
    picture = art(face.art)
    if picture is None or bottom - top < 5:
        return
    whole = rasterise(picture, (right - left, round((right - left) * 3 / 4)))
    share = _BAND if plan.split else _FOCUS
    lost = max(0, round((whole.get_height() - (bottom - top)) * share))
    surface.blit(whole, (left, top), pygame.Rect(0, lost, right - left, bottom - top))


def _type(size: float, scale: float) -> int:
    """Pixels of a type: on small cards larger than its share, so that it can be read."""
    return round(size * scale) if size * scale >= _READABLE else round(min(size * scale * _GROWN, _READABLE))


def _paint_title(
    surface: pygame.Surface,
    face: DirectiveFace,
    half: HalfFace,
    plan: Plan,
    scale: float,
    badge: float,
    name: float,
    gem: float,
) -> None:
    """Name, colour and delta. On a planner's card the gem lies on the picture, to leave the name its room."""

    def px(value: float) -> int:
        return round(value * scale)

    if plan.row is not None:
        _paint_row(surface, face, half, plan, scale, name)
        return
    on_art = plan.art is not None and plan.bar > BAR
    left, middle = 79 * badge - (4 if on_art else 0), (12 + plan.bar) / 2
    room = px(342 - left - (0 if on_art else gem + 6))
    edge = max(1, px(2.4))
    title = px(left), px(middle + 1)
    draw_line(surface, face.title, "title", _type(name, scale), _WHITE, title, outline=edge, width=room)
    mark = icon(f"gem_{half.colour}", px(gem))
    place = (px(332 - gem / 2), px(plan.bar + 24 + gem / 2)) if on_art else (px(338 - gem / 2), px(middle))
    surface.blit(mark, mark.get_rect(center=place))
    draw_line(
        surface,
        signed(half.delta),
        "title",
        _type(42 * badge, scale),
        delta_color(half.delta),
        (px(38 * badge), px(37 * badge - 1)),
        "center",
        outline=max(1, px(2.6)),
        width=px(50 * badge),
    )


def _paint_row(
    surface: pygame.Surface, face: DirectiveFace, half: HalfFace, plan: Plan, scale: float, name: float
) -> None:
    """The name in the bar of the upper half; the delta and the colour of each half beside its icons."""

    def px(value: float) -> int:
        return round(value * scale)

    assert plan.row is not None
    middle = (plan.row[1] + plan.row[3]) / 2
    if plan.bar:
        start = _HEAD if face.in_slot else _BESIDE_DIGIT
        title = px(start), px((12 + plan.bar) / 2 + 1)
        room, edge = px(340 - start), max(1, px(2.4))
        draw_line(surface, face.title, "title", _type(name, scale), _WHITE, title, outline=edge, width=room)
    mark = icon(f"gem_{half.colour}", max(7, px(_ROW_GEM)))
    surface.blit(mark, (px(plan.icons[0] - 7), px(plan.icons[1] - 4)))
    number, color, center = signed(half.delta), delta_color(half.delta), (px(3 + 38 * _ROW_BADGE), px(middle))
    size, room, edge = _type(44, scale), px(52), max(1, px(2.6))
    draw_line(surface, number, "title", size, color, center, "center", outline=edge, width=room)


def signed(number: int) -> str:
    """A number with its sign, as on a card.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def delta_color(delta: int) -> Color:
    """Green for a gain, red for a cost."""
    return GOOD if delta > 0 else DANGER if delta < 0 else _WHITE


def _paint_icons(surface: pygame.Surface, half: HalfFace, plan: Plan, scale: float) -> None:
    left, top, right, bottom = plan.icons
    number = len(half.icons)
    gap = 8 if number < 3 else 3
    size = min(92, bottom - top - 10, (right - left - 12 - gap * (number - 1)) / number)
    start = (left + right) / 2 - (number * size + (number - 1) * gap) / 2
    for place, name in enumerate(half.icons):
        mark = icon(name, max(4, round(size * scale)))
        middle = start + place * (size + gap) + size / 2, (top + bottom) / 2
        surface.blit(mark, mark.get_rect(center=(round(middle[0] * scale), round(middle[1] * scale))))


def _paint_no_combo(
    surface: pygame.Surface, face: DirectiveFace, half: HalfFace, plan: Plan, scale: float
) -> None:
    light = frames.PALETTES[half.colour][2]
    quiet = mixed(rgb(light), _WHITE, 0.55)
    left, top, right, bottom = plan.combo
    place = round((left + right) / 2 * scale), round((top + bottom) / 2 * scale)
    words = face.no_combo.split() if right - left < bottom - top + 40 else [face.no_combo]
    size = min(52, (right - left) * (0.27 if len(words) == 1 else 0.33))
    pixels = _type(size, scale)
    for at, word in enumerate(words):
        down = round((at - (len(words) - 1) / 2) * pixels * _LINE)
        draw_line(surface, word, "label", pixels, quiet, (place[0], place[1] + down), "center")


def _paint_combos(surface: pygame.Surface, half: HalfFace, plan: Plan, scale: float, lit: int | None) -> None:
    for index, (combo, place) in enumerate(_combo_places(half, plan)):
        alone = plan.words is not None and len(half.combos) == 1
        _paint_combo(surface, combo, place, scale, holds=index == lit, told=alone)


def _paint_combo(
    surface: pygame.Surface, combo: ComboFace, place: Box, scale: float, *, holds: bool, told: bool
) -> None:
    """The gems of a combo on the sides of their cards, and its delta; `told`: with its words, if they fit."""

    def px(value: float) -> int:
        return round(value * scale)

    left, top, right, bottom = place
    left, right = left + (12 if combo.before else 2), right - (12 if combo.after else 2)
    gems = len(combo.before) + len(combo.after)
    size = min(bottom - top - 14, 52, (right - left) * (0.4 if gems == 1 else 0.29))
    gap = min(12.0, size * 0.15)
    number = min(66.0, right - left - gems * (size + gap))
    whole = gems * (size + gap) + number
    words, y = max(px(33), least_type()), px((top + bottom) / 2)
    wide = text_width(combo.words, "label", words) / scale
    at = (left + right - whole) / 2
    # Where they would be too small to read, the points of the plate say it alone.
    if told and wide + 14 + whole <= right - left:
        at = (left + right) / 2 - (whole + wide + 14) / 2
        draw_line(surface, combo.words, "label", words, ON_GOLD if holds else _COMBO, (px(at), y))
        at += wide + 14

    def gem(colour: str) -> None:
        mark = icon(f"gem_{colour}", max(4, px(size)))
        surface.blit(mark, mark.get_rect(center=(px(at + size / 2), y)))

    for colour in combo.before:
        gem(colour)
        at += size + gap
    if not combo.before:
        gem(combo.after[0])
        at += size + gap
    color = ON_GOLD if holds else delta_color(combo.delta)
    height, edge = _type(min(54, bottom - top - 6), scale), 0 if holds else max(1, px(2))
    middle = px(at + number / 2), y
    draw_line(surface, signed(combo.delta), "title", height, color, middle, "center", edge, px(number))
    if combo.before and combo.after:
        at += number + gap
        gem(combo.after[0])
