"""The jumbotron: die + stat + Upgrades + bonus of both sides, what they come to, and what that means."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.preview import Forecast, Part
from game.rules.dino_battles.state import Answer
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.plate import Plate
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, rivet
from game.ui.paint.palette import GOLD, TEXT, Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, polygon, rect, stroke, vertical
from game.ui.paint.text import draw_line
from game.ui.parts.dice import DieKind, Face
from game.ui.parts.dice_paint import die_image
from game.ui.parts.drawn import UNIT
from game.words.dino_battles.fight_text import Sayer, fight

ANSWER_TITLES = {"attack": "counter", "evade": "evade", "defend": "defend", "take": "take"}
_COLORS = art_colors("dino_battles/jumbotron")
BOTH = "!"
"""The sign of an exchange without a comparison: whoever throws hits."""
_DIE, _CHIP, _HIGH = 42, 116 / 3, 46
"""Units: a die, the height of a chip, and that of the row with both."""
_EQUALS = 12
"""Units beside the sign of equality; next to a chip its margin is enough."""
_LABEL, _LINE = 14, 22
"""Units: the words below a die or a chip, and the line below the sums."""


class Chip(NamedTuple):
    """One summand with the word under it."""

    kind: str
    amount: int
    label: str


@dataclass(frozen=True)
class Half:
    """One side's sum: all parts, and the least and most that they come to. `die` 0 is not thrown yet.

    `was`: these without the card that is pointed at.
    """

    seat: Seat
    title: str
    chips: tuple[Chip, ...] = ()
    low: int = 0
    high: int = 0
    die: int = 0
    throws: bool = True
    die_label: str = ""
    was: tuple[int, int] | None = None


@dataclass(frozen=True)
class DiceSum:
    """Both halves, near side first, the sign between them, and the line below in its colour."""

    near: Half
    far: Half
    sign: str = "?"
    line: str = ""
    color: Color = GOLD


@dataclass
class Progress:
    """How much of a sum is shown while it is built up: the dice, chips of each half, totals, sign, line."""

    dice: bool = True
    chips: float = 9
    counted: float = 1.0
    sign: bool = True
    line: bool = True


def dice_sum(
    texts: Sayer, forecast: Forecast, mover: Seat, answer: Answer, dice: tuple[int, int], bottom: Seat
) -> DiceSum:
    """The sums of an attack and an answer to it."""
    other = opponent(mover)
    word = fight(texts, "die")
    attack = Half(
        mover,
        fight(texts, "attack"),
        _chips(texts, forecast.parts),
        *forecast.totals,
        dice[mover],
        die_label=word,
    )
    title = fight(texts, ANSWER_TITLES.get(answer, "unanswered"))
    throws = answer not in ("", "take")
    chips = _chips(texts, forecast.other_parts)
    reply = Half(other, title, chips, *forecast.other_totals, dice[other], throws, word)
    near, far = (attack, reply) if mover == bottom else (reply, attack)
    known = dice[mover] > 0
    sign = "?"
    if answer in ("attack", "take"):
        sign = BOTH
    elif known:
        sign = ">" if near.low > far.low else "<" if near.low < far.low else "="
    return DiceSum(near, far, sign)


def _chips(texts: Sayer, parts: tuple[Part, ...]) -> tuple[Chip, ...]:
    return tuple([Chip(part.kind, part.amount, fight(texts, part.kind)) for part in parts])


def with_line(shown: DiceSum, line: str, color: Color = GOLD) -> DiceSum:
    """The same sums with a line below them."""
    return replace(shown, line=line, color=color)


class Jumbotron(Plate):
    """The screen at the foot of the arena. While a sum is built up, `progress` says what of it is shown."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("jumbotron")
        self.sum: DiceSum | None = None
        self.progress = Progress()

    @property
    def die_width(self) -> int:
        return self.unit(_DIE)

    def die_place(self, far: bool) -> pygame.Rect:
        """Where the die of a half lies, and flies to."""
        return self.place_of(_DIES[far])

    def looks(self) -> Hashable:
        now = self.progress
        return self.sum, now.dice, int(now.chips), now.counted, now.sign, now.line

    def body(self) -> Node:
        shown, now = self.sum, self.progress
        assert shown is not None
        # The icon of claws says that whoever throws hits.
        sign = Icon("atk", 92 / 3) if shown.sign == BOTH else Text(shown.sign, "sum sign", anchor="center")
        plate = Picture(_paint_sign_plate)
        words = Box(sign, align="center", justify="center") if now.sign else None
        middle = Column(Stack(plate, words, height=_HIGH + _LABEL), Space(grow=1), width=148 / 3)
        beaten = {">": (False, True), "<": (True, False)}.get(shown.sign if now.sign else "", (False, False))
        pairs = zip((shown.near, shown.far), _DIES, beaten, strict=True)
        near, far = (_half(half, name, now, beaten=less) for half, name, less in pairs)
        line = Text(shown.line if now.line else "", "sum line", lambda: shown.color, anchor="center")
        # The totals meet at the sign.
        sums = Row(
            Row(Space(grow=1), *near, share=1, align="start"),
            middle,
            Row(*far[::-1], Space(grow=1), share=1, align="start"),
            gap=11,
            grow=1,
        )
        inside = Column(sums, Box(line, justify="center", height=_LINE, pad=(10, 0)))
        return Stack(Picture(_paint_screen), Box(inside, pad=(20, 5)))


def paint_ahead(texts: Sayer, place: pygame.Rect, scale: float) -> None:
    """Paints what sums are made of, dark and lit, to have it at hand."""
    one, scratch = Jumbotron(), pygame.Surface(place.size)
    one.place(pygame.Rect((0, 0), place.size), scale)
    for kinds in (("atk", "special", "upgrades"), ("eva", "bonus", "cards"), ("defence",)):
        chips = tuple([Chip(kind, 9, fight(texts, kind)) for kind in kinds])
        for lit in (0, 9):
            near, far = (Half(seat, "", chips, 9, 9, 1, die_label=fight(texts, "die")) for seat in SEATS)
            one.sum, one.progress = DiceSum(near, far, BOTH), Progress(chips=lit)
            one.draw(scratch)


def _paint_screen(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(jumbotron(rect.size, scale), rect)


def _paint_sign_plate(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(sign_plate(*rect.size), rect)


_DIES = ("near die", "far die")


def _half(half: Half, name: str, now: Progress, *, beaten: bool) -> list[Node]:
    """One side from outside towards the sign: what it does, its die with all that is added, the total, which
    is pale where it is `beaten`.
    """
    title = Text(half.title.upper(), "sum title", f"seat {half.seat}", width=(40, 292 / 3))
    if not half.throws:
        return [Box(title, justify="center", height=_HIGH)]
    face = half.die if now.dice else 0

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        if face or not half.die:
            image = die_image(die_kind(half.seat), face, round(_DIE * scale))
            surface.blit(image, image.get_rect(center=rect.center))

    die = Box(Picture(paint, name, height=_DIE), justify="center", height=_HIGH)
    chips = [_chip(chip, lit=number < int(now.chips)) for number, chip in enumerate(half.chips)]
    added = [node for chip in chips for node in (_operator("+", 20), chip)]
    return [
        Box(title, justify="center", height=_HIGH),
        Space(width=10),
        Row(Column(die, _label(half.die_label), width=_DIE), Space(width=7), *added, align="start"),
        Space(width=4 if name == _DIES[0] else _EQUALS),
        Box(_operator("=", 68 / 3), height=_HIGH),
        Space(width=_EQUALS),
        Box(_total(half, now, beaten=beaten), justify="center", height=_HIGH),
    ]


def _chip(chip: Chip, *, lit: bool) -> Node:
    """A summand on its plate, with its word below."""
    own = chip.kind in ("atk", "eva", "defence")
    amount = str(chip.amount) if own else f"{chip.amount:+d}".replace("-", "−")

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(chip_ground(*rect.size, chip.kind, lit), rect)

    words = Box(Text(amount, "sum chip", anchor="center"), justify="center", pad=(3, 0))
    plate = Box(Stack(Picture(paint), words), pad=(22 / 3, (_HIGH - _CHIP) / 2), height=_HIGH)
    return Column(plate, _label(chip.label), width=(42, 60))


def _label(words: str) -> Node:
    return Text(words, "sum label", anchor="center", height=_LABEL)


def _operator(sign: str, size: float) -> Node:
    """Between two summands; it takes no room of its own."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_line(surface, sign, "title", round(size * scale), TEXT, rect.center, "center")

    return Picture(paint, width=0, height=_HIGH)


def _total(half: Half, now: Progress, *, beaten: bool) -> Node:
    if half.die and now.counted < 1:
        # A sum that is half counted would look like a wrong one; its room is kept.
        return Text(str(half.low), "sum total", lambda: rgb(_COLORS["screen"]))
    if half.was is not None:
        was, will = _span(*half.was), _span(half.low, half.high)
        arrow = Picture(_paint_arrow, width=22, height=_HIGH)
        return Row(Text(was, "sum change", "soft"), arrow, Text(will, "sum change"), gap=6, align="center")
    if half.low == half.high:
        return Text(str(half.low), "sum total", "soft" if beaten else "")
    return Text(_span(half.low, half.high), "sum range")


def _paint_arrow(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """From what a total is to what it would be."""
    half, thick = round(7 * scale), max(2, round(4 * scale))
    x, y = rect.right, rect.centery
    pen.rect(surface, GOLD, (rect.left, y - thick // 2, rect.width - half, thick))
    pen.polygon(surface, GOLD, [(x - half - 2, y - half), (x, y), (x - half - 2, y + half)])


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


@cache
def die_kind(seat: Seat) -> DieKind:
    """A die with pips in its seat's colour; its face 0 is a question mark."""
    faces = (Face(text="?"), *(Face(pips=number) for number in range(1, 7)))
    return DieKind("square", faces, ink=_COLORS.ramp("dice")[seat])


@kept(1_200_000, pixels_of)
def jumbotron(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The screen at the foot of the arena, in a frame of steel with rivets at its ends."""
    (wide, high), scale = size, scale / UNIT
    cut, rim, edge = 18 * scale, 12 * scale, 3 * scale
    points = [(0, cut), (cut, 0), (wide - cut, 0), (wide, cut), (wide, high), (0, high)]
    body = polygon(points, vertical(0, high, *_COLORS.ramp("frame")), INK, edge)
    screen = rim * 1.6, rim, wide - 3.2 * rim, high - 1.6 * rim
    body += rect(*screen, _COLORS["screen"], INK, edge, rx=6 * scale)
    foot, left = high - 41 * scale, rim * 1.8
    body += stroke(f"M{left:.1f} {foot:.1f} H{wide - left:.1f}", _COLORS["line"], 2 * scale)
    image = picture(body, (wide, high), size)
    bolt = rivet(max(5, round(12 * scale)))
    for x in (rim * 0.8, wide - rim * 0.8):
        for y in (high * 0.25, high * 0.55, high * 0.85):
            image.blit(bolt, bolt.get_rect(center=(round(x), round(y))))
    return image


@kept(60_000, pixels_of)
def sign_plate(wide: int, high: int) -> pygame.Surface:
    """The hexagon behind the sign between the totals."""
    points = [(wide * 0.25, 2), (wide * 0.75, 2), (wide - 2, high / 2), (wide * 0.75, high - 2)]
    points += [(wide * 0.25, high - 2), (2, high / 2)]
    return picture(polygon(points, vertical(0, high, *_COLORS.ramp("sign")), INK, 3), (wide, high))


@kept(300_000, pixels_of)
def chip_ground(wide: int, high: int, kind: str, lit: bool) -> pygame.Surface:
    """The plate of one summand; dark until it is counted."""
    top, low = _COLORS.ramp(f"chip {kind}" if lit else "uncounted")
    place = 1.5, 1.5, wide - 3, high - 3
    body = rect(
        *place, vertical(0, high, top, low), _COLORS["chip edge"], 2, rx=high * 0.13, stroke_opacity=0.55
    )
    return picture(body, (wide, high))
