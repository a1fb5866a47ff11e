"""The jumbotron: die + stat + Upgrades + bonus of both sides, what they come to, and what that means."""

from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import pygame

from game.engine.seats import Seat, opponent
from game.rules.dino_battles.preview import Forecast, Part
from game.rules.dino_battles.state import Answer
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import GOLD, SEATS, TEXT, TEXT_SOFT, Color
from game.ui.paint.steel import INK, outline, rivet
from game.ui.paint.svg import document, linear, rasterise
from game.ui.paint.text import draw_line
from game.ui.parts.dice import DieKind, Face
from game.ui.parts.dice_paint import die_image
from game.ui.tables.dino_battles.arena.arena_places import ArenaPlaces
from game.words.dino_battles.fight_text import Sayer, fight

ANSWER_TITLES = {"attack": "counter", "evade": "evade", "defend": "defend", "take": "take"}
TONES = {
    "atk": ("#d2483a", "#7c201e"),
    "eva": ("#1f8f90", "#0b4a50"),
    "defence": ("#3f6cc0", "#1d356e"),
    "upgrades": ("#a8702a", "#573410"),
    "bonus": ("#d9a326", "#7a5010"),
    "special": ("#8c2a68", "#4a1238"),
    "cards": ("#7a4fc0", "#3f2470"),
}
"""The ground of a chip by what it counts."""
BOTH = "!"
"""The sign of an exchange without a comparison: whoever throws hits."""
_DIE, _CHIP, _GAP = 56, (68, 58), 11
_TITLE, _TOTAL, _LABEL, _LINE = 38, 64, 18, 27


class Chip(NamedTuple):
    """One summand with the word under it."""

    kind: str
    amount: int
    label: str


@dataclass(frozen=True)
class Half:
    """One side's sum: all parts, and the least and most that they come to. `die` 0 is not thrown yet."""

    seat: Seat
    title: str
    chips: tuple[Chip, ...] = ()
    low: int = 0
    high: int = 0
    die: int = 0
    throws: bool = True
    die_label: str = ""


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
    title = fight(texts, ANSWER_TITLES[answer]) if answer else ""
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


def draw_dice_sum(
    surface: pygame.Surface, places: ArenaPlaces, shown: DiceSum, progress: Progress | None = None
) -> pygame.Rect:
    """Draws the jumbotron; returns where."""
    rect, px = places.jumbotron, places.px
    progress = progress or Progress()
    surface.blit(jumbotron(rect.size, places.scale), rect)
    hexagon = sign_plate(px(74), px(88))
    middle = rect.centerx, rect.top + px(58)
    surface.blit(hexagon, hexagon.get_rect(center=middle))
    if progress.sign and shown.sign == BOTH:
        claws = icon("atk", px(46))
        surface.blit(claws, claws.get_rect(center=middle))
    elif progress.sign:
        draw_line(surface, shown.sign, "title", px(52), TEXT, middle, "center")
    for half, box in zip((shown.near, shown.far), _boxes(places), strict=True):
        _draw_half(surface, places, half, box, progress)
    if shown.line and progress.line:
        place = rect.centerx, rect.bottom - px(27)
        draw_line(
            surface, shown.line, "title", px(_LINE), shown.color, place, "center", width=rect.width - px(90)
        )
    return rect


def _draw_half(
    surface: pygame.Surface, places: ArenaPlaces, half: Half, box: pygame.Rect, progress: Progress
) -> None:
    px, y = places.px, box.top + places.px(40)
    room = px(146)
    draw_line(surface, half.title.upper(), "title", px(_TITLE), SEATS[half.seat], (box.left, y), width=room)
    if not half.throws:
        return
    x = die_place(places, box).right
    die = die_place(places, box)
    face = half.die if progress.dice else 0
    if face or not half.die:
        image = die_image(die_kind(half.seat), face, die.width)
        surface.blit(image, die)
    _label(surface, places, half.die_label, die)
    wide, high = px(_CHIP[0]), px(_CHIP[1])
    total_room = px(140)
    lit = half.chips[: int(progress.chips)]
    step = px(_GAP * 2) + wide
    if x + step * len(half.chips) + total_room > box.right:
        wide = max(px(40), (box.right - total_room - x) // max(1, len(half.chips)) - px(_GAP * 2))
        step = px(_GAP * 2) + wide
    for part in half.chips:
        chip = pygame.Rect(x + px(_GAP * 2), y - high // 2, wide, high)
        draw_line(surface, "+", "title", px(30), TEXT, (x + px(_GAP), y), "center")
        surface.blit(chip_ground(wide, high, part.kind, part in lit), chip)
        text = (
            str(part.amount)
            if part.kind in ("atk", "eva", "defence")
            else f"{part.amount:+d}".replace("-", "−")
        )
        draw_line(surface, text, "title", px(40), TEXT, chip.center, "center", width=wide - px(8))
        _label(surface, places, part.label, chip)
        x += step
    draw_line(surface, "=", "title", px(34), TEXT, (x + px(_GAP), y), "center")
    if half.die and not progress.counted:
        return
    if half.low == half.high:
        text, size = str(round(half.low * progress.counted)), _TOTAL
    else:
        text, size = f"{half.low}–{half.high}", 46
    draw_line(
        surface, text, "title", px(size), GOLD, (x + px(_GAP * 2 + 6), y), width=box.right - x - px(_GAP * 2)
    )


def _label(surface: pygame.Surface, places: ArenaPlaces, words: str, over: pygame.Rect) -> None:
    pixels = places.px(_LABEL)
    place = over.centerx, over.bottom + places.px(12)
    draw_line(surface, words, "label", pixels, TEXT_SOFT, place, "center", width=over.width + places.px(22))


def _boxes(places: ArenaPlaces) -> tuple[pygame.Rect, pygame.Rect]:
    """Where both halves lie on the jumbotron."""
    rect, px = places.jumbotron, places.px
    left = pygame.Rect(rect.left + px(30), rect.top + px(12), rect.width // 2 - px(74), px(92))
    return left, left.move(rect.centerx + px(48) - left.left, 0)


def dice_places(places: ArenaPlaces) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the dice of both halves lie on the jumbotron."""
    left, right = _boxes(places)
    return die_place(places, left), die_place(places, right)


def die_place(places: ArenaPlaces, box: pygame.Rect) -> pygame.Rect:
    """Where the die of a half lies."""
    size = places.px(_DIE)
    return pygame.Rect(box.left + places.px(152), box.top + places.px(40) - size // 2, size, size)


@cache
def die_kind(seat: Seat) -> DieKind:
    """A die with pips in its seat's colour; its face 0 is a question mark."""
    faces = (Face(text="?"), *(Face(pips=number) for number in range(1, 7)))
    return DieKind("square", faces, ink=("#2c5fb0", "#c2382e")[seat])


@kept(1_200_000, pixels_of)
def jumbotron(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The screen that hangs over the arena, in a frame of steel with rivets at its ends."""
    wide, high = size
    cut, rim, edge = 18 * scale, 12 * scale, 3 * scale
    body = linear("f", (0, 0), (0, high), "#4c566e", "#252c40")
    points = [(0, cut), (cut, 0), (wide - cut, 0), (wide, cut), (wide, high), (0, high)]
    inner = pygame.Rect(0, 0, wide, high)
    body += f'<path d="{outline(points)}" fill="url(#f)" stroke="{INK}" stroke-width="{edge:.1f}"/>'
    foot = high - 42 * scale
    body += (
        f'<rect x="{rim * 1.6:.1f}" y="{rim:.1f}" width="{inner.width - 3.2 * rim:.1f}" '
        f'height="{inner.height - 1.6 * rim:.1f}" rx="{6 * scale:.1f}" fill="#0b0f1c" stroke="{INK}" '
        f'stroke-width="{edge:.1f}"/><path d="M{rim * 1.8:.1f} {foot:.1f} H{wide - rim * 1.8:.1f}" '
        f'stroke="#2b3450" stroke-width="{2 * scale:.1f}"/>'
    )
    image = rasterise(document(body, wide, high), size)
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
    body = linear("h", (0, 0), (0, high), "#343c54", "#1c2236")
    body += f'<path d="{outline(points)}" fill="url(#h)" stroke="{INK}" stroke-width="3"/>'
    return rasterise(document(body, wide, high), (wide, high))


@kept(300_000, pixels_of)
def chip_ground(wide: int, high: int, kind: str, lit: bool) -> pygame.Surface:
    """The plate of one summand; dark until it is counted."""
    top, low = TONES[kind] if lit else ("#2b3344", "#1a2030")
    body = linear("c", (0, 0), (0, high), top, low)
    body += (
        f'<rect x="1.5" y="1.5" width="{wide - 3}" height="{high - 3}" rx="{high * 0.13:.1f}" fill="url(#c)" '
        f'stroke="#f0e6cc" stroke-opacity=".55" stroke-width="2"/>'
    )
    return rasterise(document(body, wide, high), (wide, high))
