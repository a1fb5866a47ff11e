"""Where everything lies on the table, for a window and a scale."""

from dataclasses import dataclass

import pygame

from game.content.scrapbots.cards import LANES, MARKET
from game.ui.kit.area import Area
from game.ui.paint.cards import compact_height
from game.ui.paint.frames import COMPACT_HEIGHT, WIDTH

PLATE_WIDTH, MARKET_WIDTH = 186, 284
BOT_CARD, MARKET_CARD, PILE = 230, 128, 84
GATE, SIGN = 20, 13
"""What a lane's gate takes of its outer end, and its sign of either half."""


@dataclass(frozen=True, slots=True)
class Plate:
    """One workshop: name and score, the pools, the piles."""

    whole: Area
    name: pygame.Rect
    score: pygame.Rect
    scrap: pygame.Rect
    energy: pygame.Rect
    deck: pygame.Rect
    discard: pygame.Rect


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels. `near` and `far` are the halves of the lanes, left to right,
    without gates and signs.
    """

    bar: Area
    field: pygame.Rect
    lanes: tuple[pygame.Rect, ...]
    near: tuple[pygame.Rect, ...]
    far: tuple[pygame.Rect, ...]
    near_plate: Plate
    far_plate: Plate
    market: Area
    stalls: tuple[pygame.Rect, ...]
    main_deck: pygame.Rect
    prompt: Area
    hand: Area


def lay_out(area: Area) -> Places:
    """The bar on top; workshops, lanes and market beside one another; the prompt; the hand."""
    table = area.centered(area.rect.width / area.scale, area.rect.height / area.scale)
    bar = table.top(46).inset(14, 4)
    hand = table.bottom(208).inset(14, 4)
    prompt = table.bottom(54).inset(14, 4)
    middle = table.inset(14, 4)
    plates = middle.left(PLATE_WIDTH, 12)
    market = middle.right(MARKET_WIDTH, 12)
    field = middle.rect
    lanes = middle.columns(LANES, 10)
    halves = [lane.rows(2, 2 * SIGN) for lane in lanes]
    gate = area.unit(GATE)
    far_plate, near_plate = plates.rows(2, 8)
    stalls, main_deck = _stalls(market)
    return Places(
        bar,
        field,
        tuple(lane.rect for lane in lanes),
        tuple(_cut(near.rect, bottom=gate) for _, near in halves),
        tuple(_cut(far.rect, top=gate) for far, _ in halves),
        _plate(near_plate),
        _plate(far_plate),
        market,
        stalls,
        main_deck,
        prompt,
        hand,
    )


def _cut(rect: pygame.Rect, top: int = 0, bottom: int = 0) -> pygame.Rect:
    return pygame.Rect(rect.left, rect.top + top, rect.width, rect.height - top - bottom)


def _plate(area: Area) -> Plate:
    inside = area.inset(12, 8)
    name = inside.top(24, 2).rect
    score = inside.top(28, 4).rect
    pools = inside.top(58, 6)
    scrap, energy = pools.columns(2, 8)
    piles = inside.top(min(PILE, inside.rect.height / inside.scale))
    deck, discard = piles.columns(2, 8)
    return Plate(area, name, score, scrap.rect, energy.rect, deck.rect, discard.rect)


def _stalls(market: Area) -> tuple[tuple[pygame.Rect, ...], pygame.Rect]:
    """Five places in two columns; the main deck lies in the sixth."""
    inside = market.inset(10, 6)
    inside.top(24, 4)
    rows = -(-(MARKET + 1) // 2)
    gap = inside.unit(6)
    room = (inside.rect.height - (rows - 1) * gap) // rows
    width = min(
        inside.unit(MARKET_CARD), (inside.rect.width - gap) // 2, round(room / compact_height(1000) * 1000)
    )
    height = compact_height(width)
    left = inside.rect.centerx - width - gap // 2
    places = [
        pygame.Rect(left + column * (width + gap), inside.rect.top + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(2)
    ]
    return tuple(places[:MARKET]), places[MARKET]


def bot_place(half: pygame.Rect, unit: float, *, exhausted: bool) -> pygame.Rect:
    """Where in its half of a lane a Scrapbot stands, or lies on its side."""
    room = half.width * 0.82, half.height * 0.97 * WIDTH / COMPACT_HEIGHT, half.height - 4
    width = round(min(BOT_CARD * unit, *room))
    height = compact_height(width)
    place = pygame.Rect(0, 0, width, height)
    if exhausted:
        place.size = compact_height(width), width
    place.center = half.center
    return place
