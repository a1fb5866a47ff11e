"""Card faces as pixels: full for reading, compact for the table, and the back."""

import re
from collections.abc import Callable

import pygame
from msgspec import structs

from game.ui.paint.cards import frames
from game.ui.paint.cards.armor_rose import armor_rose
from game.ui.paint.cards.card_feet import PLATES_TOP, paint_plates, paint_windows
from game.ui.paint.cards.compass import compass
from game.ui.paint.cards.directives import directive_height, paint_directive, words_fit
from game.ui.paint.cards.faces import (
    CardFace,
    ChassisFace,
    DinosaurFace,
    DirectiveFace,
    Form,
    WeaponFace,
    WindowedFace,
)
from game.ui.paint.cards.frames import ART, BODY, COMPACT_HEIGHT, COMPASS, HEIGHT, WIDTH
from game.ui.paint.dino.card_back import dino_back
from game.ui.paint.icons import icon
from game.ui.paint.legible import least_type
from game.ui.paint.palette import INK
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import circle, document, group, path, radial_gradient, rasterise, rect, vertical
from game.ui.paint.text import (
    Layout,
    Setting,
    cut_off,
    draw_line,
    fit,
    lay_out,
    measured,
    shortened,
    text_width,
)

_C = art_colors("cards")

ArtSource = Callable[[str], str | None]
"""The SVG (400 x 300) for an art key, or None where there is none."""

_EASY = 26
"""Height of type on a card of full width that is read with ease."""
_EASY_IN_LINES = 23
"""The same where each line is led by icons and a name."""
_WANTED, _LARGER = 31, 1.2
"""Height of type, on a card of full width, for which a paper rises that may rise little by little; and how
much larger than the smallest type that is at most.
"""
_CAPITALS = 0.75
"""Height of capitals in sizes of their type, with a little air."""
_ICON_AND_WORD = re.compile(r"(:[a-z_]+:) [a-z]+\b")
_NEARER = 5
"""How much nearer to the paper's edges narrow type goes."""
_PLATE = 37
"""Width of a plate at the foot beside its icon."""
_SKY = 0.055
"""Share of a picture that is cut off above."""
_WORDLESS, _BAR = 70, 30
"""Pixels: a full card that is less wide has no words, only its picture; and how high the bar with the kind is
on a card of full width.
"""
_PRESSED = 1.3
"""How many times wider than its room a title may be to be pressed together rather than cut."""
_WHITE, _SILVER, _FOOTER = rgb(_C["title"]), rgb(_C["kind"]), rgb(_C["footer"])


_OFF_THE_NEXT, _NAME_OFF = 8, 3
"""Units between words and a card that lies over their card."""


def no_art(key: str) -> str | None:
    return None


def full_height(width: int) -> int:
    return round(width * HEIGHT / WIDTH)


def width_for(height: int) -> int:
    """How wide a whole card is that is so high."""
    return round(height * WIDTH / HEIGHT)


def compact_height(width: int) -> int:
    return round(width * COMPACT_HEIGHT / WIDTH)


def card_height(face: CardFace, width: int, form: Form) -> int:
    """How high a card of a width is: only some have a form of their own for planning."""
    if isinstance(face, DirectiveFace):
        return directive_height(width, form)
    return full_height(width) if form == "full" else compact_height(width)


def paint_card(
    face: CardFace, width: int, art: ArtSource = no_art, *, compact: bool = False, planner: bool = False
) -> pygame.Surface:
    """The card's face, `width` pixels wide; a compact one has art and numbers but no text.

    One for the planner has no words either; a card that is not planned with is compact there. No type is
    smaller than `legible` says: words that have no room for that end with "…".
    """
    if isinstance(face, DirectiveFace):
        return paint_directive(face, width, art, "compact" if compact else "planner" if planner else "full")
    compact = compact or planner
    scale = width / WIDTH
    height = compact_height(width) if compact else full_height(width)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    lift = 0 if compact else _lift(face, scale)
    x, y, w, h = (round(value * scale) for value in (*ART[:3], ART[3] - lift))
    _paint_art(surface, face, art, pygame.Rect(x - 2, y - 2, w + 4, h + 4))
    svg = frames.frame(
        face.palette, corner=_has_corner(face), plates=len(face.stats), compact=compact, lift=lift
    )
    surface.blit(rasterise(svg, (width, height)), (0, 0))
    worded = compact or width >= _WORDLESS
    if worded:
        large = isinstance(face, DinosaurFace | WindowedFace)
        _paint_title(surface, face, scale, _readable((38 if compact else 33 if large else 28) * scale))
    _paint_kind(surface, face, scale, lift, with_stats=compact)
    if worded and not compact:
        _paint_body(surface, face, scale)
        _paint_stats(surface, face, scale)
    return surface


def paint_back(width: int, palette: str = "neutral") -> pygame.Surface:
    """The back of a card; those of dinosaurs have one of their own."""
    back = dino_back() if palette == "dinosaur" else frames.back()
    return rasterise(back, (width, full_height(width)))


def _has_corner(face: CardFace) -> bool:
    """A number has a hexagon, and what an Upgrade does where it is no number."""
    return bool(face.corner or (isinstance(face, WindowedFace) and face.corner_icon))


def _paint_art(surface: pygame.Surface, face: CardFace, art: ArtSource, window: pygame.Rect) -> None:
    # The picture fills the window's width. What it is too high by is lost at its foot: heads stay on.
    size = (window.width, round(window.width * 3 / 4))
    picture = art(face.art)
    image = rasterise(picture if picture is not None else _emblem(face), size)
    surface.blit(
        image,
        window.topleft,
        pygame.Rect(0, min(size[1] - window.height, round(size[1] * _SKY)), *window.size),
    )
    if picture is None:
        mark = icon(face.palette, round(window.height * 0.62))
        surface.blit(mark, mark.get_rect(center=window.center))


def _emblem(face: CardFace) -> str:
    """Where there is no picture: rays in the kind's colours, which its icon is laid upon."""
    dark, base, light, trim = frames.PALETTES[face.palette]
    ray = path("M0 0 L-14 -270 H14Z", light, opacity=0.18)
    rays = "".join(group(ray, (200, 150), angle) for angle in range(0, 360, 30))
    sun = circle(200, 150, 150, radial_gradient((200, 150), 150, f"{trim}/.75", f"{trim}/0"))
    return document(rect(0, 0, 400, 300, vertical(0, 300, dark, base)) + rays + sun, 400, 300)


def _paint_title(surface: pygame.Surface, face: CardFace, scale: float, size: int) -> None:
    left = 80 if _has_corner(face) else 32
    # The next card of a hand must not cut a name.
    right = min(334, WIDTH - face.covered - _NAME_OFF) if face.covered else 334
    room, least = round((right - left) * scale), min(size, least_type())
    place, outline = (round(left * scale), round(36 * scale)), max(1, round(2 * scale))
    if room < text_width(face.title, "title", max(least, size * 2 // 3)) <= room * _PRESSED:
        _paint_pressed(surface, face.title, least, place, room, outline)
    else:
        words = shortened(face.title, "title", size, room, least)
        draw_line(surface, words, "title", size, _WHITE, place, outline=outline, width=room, smallest=least)
    if _has_corner(face):
        # The icon lies behind the number, so that the corner says of what it is the number.
        mark = icon(face.corner_icon, round((50 if face.corner else 36) * scale)).copy()
        mark.set_alpha(150 if face.corner else 255)
        surface.blit(mark, mark.get_rect(center=(round(38 * scale), round(36 * scale))))
    if face.corner:
        draw_line(
            surface,
            face.corner,
            "title",
            _readable(40 * scale),
            _WHITE,
            (round(38 * scale), round(38 * scale)),
            "center",
            outline=max(1, round(2.4 * scale)),
            width=round(52 * scale),
            smallest=least,
        )


def _paint_kind(
    surface: pygame.Surface, face: CardFace, scale: float, lift: int, *, with_stats: bool
) -> None:
    middle = round((277 - lift) * scale)
    size = round((34 if with_stats else 26) * scale)
    surface.blit(icon(face.kind_icon or face.palette, size), (round(30 * scale), middle - size // 2))
    if not with_stats:
        # Where the bar is too low for words that can be read, its icon and colour say it alone.
        pixels, room = _readable(19 * scale), round(262 * scale)
        label = shortened(face.kind_label.upper(), "title", pixels, room, pixels)
        if _BAR * scale >= _CAPITALS * pixels:
            draw_line(surface, label, "title", pixels, _SILVER, (round(62 * scale), middle))
        return
    right = round(330 * scale)
    numbers = face.stats
    if isinstance(face, DinosaurFace):
        numbers = tuple((name, value) for name, value, _ in face.plates)
    # Four numbers share the room that two have.
    size, apart = (34, 40) if len(numbers) < 4 else (30, 34)
    for name, text in reversed(numbers):
        pixels = _readable(size * scale)
        rect = draw_line(surface, text, "title", pixels, _WHITE, (right, middle), "right")
        mark = icon(name, round(size * scale))
        surface.blit(mark, mark.get_rect(midright=(rect.left - round(3 * scale), middle)))
        right = rect.left - round(apart * scale)


def _paint_pressed(
    surface: pygame.Surface, words: str, size: int, place: tuple[int, int], room: int, outline: int
) -> None:
    """A long name in small type, pressed together a little: a whole name is better than a cut one."""
    line = pygame.Surface((text_width(words, "title", size, outline) + 2, 2 * size), pygame.SRCALPHA)
    draw_line(line, words, "title", size, _WHITE, (outline, size), outline=outline)
    narrow = pygame.transform.smoothscale(line, (min(line.get_width(), room + outline), line.get_height()))
    surface.blit(narrow, narrow.get_rect(midleft=(place[0] - outline, place[1])))


def _readable(pixels: float) -> int:
    """The size of a line that has room for type that can be read also where a card is small."""
    return max(least_type(), round(pixels))


def kind_bar(face: CardFace, width: int) -> float:
    """Where the bar with the kind lies on a full card of a width, as a share of its height."""
    return (277 - _lift(face, width / WIDTH)) / HEIGHT


def _lift(face: CardFace, scale: float) -> int:
    """Much text takes some of the room of the art, or nobody could read it; more of it on a small card."""
    steps, easy = _lifts(face)
    height = measured(face.body, easy, BODY[2] - _beside(face))[1] + _foot(face)
    first = next((n for n, lift in enumerate(steps) if height <= BODY[3] + 1.4 * lift - 20), -1)
    lifts, least = steps[first:], least_type()
    wanted = min(round(_WANTED * scale), round(_LARGER * least)) if len(steps) > len(frames.LIFTS) else least
    for pixels in range(max(least, wanted), least - 1, -1):
        for lift in lifts:
            if _body_at(face, scale, lift, pixels):
                return lift
    return lifts[-1]


def _lifts(face: CardFace) -> tuple[tuple[int, ...], int]:
    """By how much the paper may rise, and the type that is read with ease."""
    if isinstance(face, DinosaurFace):
        return frames.DINOSAUR_LIFTS, _EASY_IN_LINES
    return frames.WINDOWED_LIFTS if isinstance(face, WindowedFace) else frames.LIFTS, _EASY


def _body_at(face: CardFace, scale: float, lift: int, pixels: int, setting: Setting = "loose") -> bool:
    """Whether the text has room in type of so many pixels."""
    _, wide, high = _paper(face, scale, lift, setting)
    needed, tall, cut = measured(face.body, pixels, wide, setting)
    return tall <= high and needed <= wide and not cut


def _beside(face: CardFace) -> int:
    """How much of the paper's width a compass, an armor rose or the next card takes."""
    covered = max(0, face.covered + _OFF_THE_NEXT - (WIDTH - BODY[0] - BODY[2])) if face.covered else 0
    return covered + (COMPASS if isinstance(face, WeaponFace | ChassisFace) else 0)


def _foot(face: CardFace) -> int:
    """How much of the paper's height the plates of a dinosaur take."""
    return BODY[1] + BODY[3] - PLATES_TOP + 4 if isinstance(face, DinosaurFace) else 0


def _paper(face: CardFace, scale: float, lift: int, setting: Setting) -> tuple[int, int, int]:
    """Left, width and height of the room for the text, in pixels; narrow type goes nearer to the edge."""
    left, wide, height = BODY[0], BODY[2] - _beside(face), BODY[3] + lift - _foot(face)
    if face.footer:
        height -= 20
    if face.stats:
        # The plates of the numbers reach up into the paper.
        height -= 12
    if setting == "narrow":
        left, wide, height = left - _NEARER, wide + 2 * _NEARER, height + 2 * _NEARER
    return round(left * scale), round(wide * scale), round(height * scale)


def _setting(face: CardFace, scale: float, lift: int) -> Setting | None:
    """The loosest setting of the smallest type that has room; None where none has."""
    settings: tuple[Setting, ...] = ("loose", "tight", "narrow")
    return next((one for one in settings if _body_at(face, scale, lift, least_type(), one)), None)


def _lay_out_body(face: CardFace, scale: float) -> tuple[Layout, tuple[int, int, int]]:
    """The text at its size, and its room; narrow where small type has no room, and at last cut."""
    lift, least = _lift(face, scale), least_type()
    setting = _setting(face, scale, lift)
    if setting is None:
        face = _without_repeated_words(face)
        setting = _setting(face, scale, lift)
    room = _paper(face, scale, lift, setting or "narrow")
    if setting is None:
        return cut_off(face.body, least, room[1:], INK), room
    if setting == "loose":
        return fit(face.body, max(least, round(36 * scale)), room[1:], INK, least), room
    return lay_out(face.body, least, room[1], INK, setting), room


def _without_repeated_words(face: CardFace) -> CardFace:
    """The second time an icon has a word beside it the icon alone says it: "deal 2 :damage:."."""
    seen: set[str] = set()

    def shortened_pair(match: re.Match[str]) -> str:
        again = match[0] in seen
        seen.add(match[0])
        return match[1] if again else match[0]

    return structs.replace(face, body=_ICON_AND_WORD.sub(shortened_pair, face.body))


def text_fits(face: CardFace, width: int) -> bool:
    """Whether the whole text stands on a full card of a width in pixels."""
    if isinstance(face, DirectiveFace):
        return words_fit(face, width)
    scale = width / WIDTH
    lift = _lift(face, scale)
    return any(_setting(one, scale, lift) is not None for one in (face, _without_repeated_words(face)))


def _rose(face: CardFace, size: int) -> pygame.Surface | None:
    """What stands beside the text."""
    if isinstance(face, WeaponFace):
        return compass(face.arcs, size)
    if isinstance(face, ChassisFace):
        return armor_rose(face.chassis, 0, face.armor, size)
    return None


def _paint_body(surface: pygame.Surface, face: CardFace, scale: float) -> None:
    layout, (x, _, height) = _lay_out_body(face, scale)
    y = round((BODY[1] - _lift(face, scale)) * scale)
    rose = _rose(face, round((COMPASS - 4) * scale))
    if rose is not None:
        surface.blit(rose, (x - round(6 * scale), y + (height - rose.get_height()) // 2))
        x += round(COMPASS * scale)
    layout.draw(surface, x, y + max(0, (height - layout.height) // 2))
    if face.footer and round(14 * scale) >= least_type():
        draw_line(
            surface,
            face.footer,
            "italic",
            round(14 * scale),
            _FOOTER,
            (round(180 * scale), round(434 * scale)),
            "center",
            width=round(BODY[2] * scale),
        )


def _paint_stats(surface: pygame.Surface, face: CardFace, scale: float) -> None:
    if isinstance(face, DinosaurFace):
        paint_plates(surface, face, scale)
    elif isinstance(face, WindowedFace):
        paint_windows(surface, face, scale)
    for left, (name, text) in zip((12, 262), face.stats, strict=False):
        mark = icon(name, round(30 * scale))
        surface.blit(mark, (round((left + 10) * scale), round(452 * scale)))
        draw_line(
            surface,
            text,
            "title",
            _readable(34 * scale),
            _WHITE,
            (round((left + 60) * scale), round(467 * scale)),
            "center",
            outline=max(1, round(2 * scale)),
            width=round(_PLATE * scale),
            smallest=least_type(),
        )
