"""A row of slots with what each counts below it, and the sum: for the planner and for a program that runs."""

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.rules.command_core.preview import Payment
from game.rules.command_core.state import Slot
from game.ui.kit.buttons import Button
from game.ui.kit.pieces import Piece, Words
from game.ui.layout.leaves import Line, Part, Text
from game.ui.layout.nodes import Column, Node, Row
from game.ui.layout.theme import STEEL
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.directives import signed
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEXT, TEXT_SOFT, Color
from game.ui.paint.text import line
from game.ui.tables.command_core.planning.directive_card import SlotCard
from game.ui.tables.command_core.planning.directive_image import ratio
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.table_text import BoardWords

_NAME, _HEAD = 19, 24
"""The height of a slot's name, and where a control may stand beside it."""
_STRUCK = 0.86
"""The size of a number that is struck out, in sizes of the one beside it."""


def slot_row(
    snapshot: Snapshot,
    cards: Sequence[SlotCard],
    program: Sequence[Slot | None],
    counted: Mapping[int, int],
    combos: Mapping[int, int],
    notes: Mapping[int, str],
    widest: float = 92,
) -> Node:
    """Cards side by side under their headings, what each counts below, and links where combos hold."""
    linked = _linked(snapshot, program, combos)
    columns = []
    for slot, card in enumerate(cards):
        card.linked = slot in linked
        placed = program[slot]
        chip = None
        if placed is not None:
            printed = snapshot.catalogue.half(placed).delta
            chip = CountedChip(slot, printed, counted.get(slot), notes.get(slot, ""))
        columns.append(
            Column(
                _head(snapshot, card),
                Part(card, aspect=ratio(card.form), firm=True),
                Part(chip or _open_chip(slot), height=25),
                gap=5,
                width=(30, widest),
            )
        )
    return Row(*columns, gap=6, justify="center")


def _linked(snapshot: Snapshot, program: Sequence[Slot | None], combos: Mapping[int, int]) -> set[int]:
    """The slots with a link to the one before: between the cards that a combo which holds looks at."""
    found = set()
    for slot, index in combos.items():
        placed = program[slot]
        if placed is not None:
            wanted = snapshot.catalogue.half(placed).combos[index].wanted
            found |= {slot + way + (way < 0) for way in wanted}
    return found


def _open_chip(slot: int) -> Words:
    """Below a slot without a card: nobody knows yet what it will count."""
    tone = STEEL.tones["plain"]
    return Words(f"open {slot + 1}", [("?", TEXT_SOFT)], 18, tone=tone, center=True)


def _head(snapshot: Snapshot, card: SlotCard) -> Node:
    """The slot's name over its card; over a split one its number, and the control that flips it."""
    tone, slot = "gold" if card.comes_next else "", card.slot
    if not snapshot.may_flip(slot):
        words = snapshot.words.notice("slot", slot=slot + 1).upper()
        high = _HEAD if snapshot.plans is not None else _NAME
        return Text(words, "slot", tone, name=f"heading {slot + 1}", anchor="center", height=high)
    words = snapshot.words.notice("flip")
    flip = Button(words, partial(snapshot.commands.turn_card, slot), symbol="flip", size=13)
    flip.name = f"flip {slot + 1}"
    flip.hint = snapshot.words.hint("flip")
    number = Text(str(slot + 1), "slot", tone, name=f"heading {slot + 1}", anchor="center", width=12)
    return Row(number, Part(flip, grow=1), gap=1, height=_HEAD)


@kept(100_000, pixels_of)
def struck_out(words: str, pixels: int) -> pygame.Surface:
    """A number that another one stands in for, smaller, with room for the line through it."""
    pixels = round(pixels * _STRUCK)
    image = line(words, "title", pixels, TEXT_SOFT)
    wide, high = image.get_size()
    struck = pygame.Surface((wide + pixels // 2, high), pygame.SRCALPHA)
    start, end = (0, high // 2 + pixels * 2 // 5), (struck.get_width(), high // 2 - pixels * 2 // 5)
    pen.line(struck, DANGER, start, end, max(1, pixels // 10))
    struck.blit(image, (pixels // 4, 0))
    return struck


class CountedChip(Words):
    """What a card counts; where that is not what is printed on it, the printed number is struck out."""

    def __init__(self, slot: int, printed: int, counted: int | None, note: str) -> None:
        shown = printed if counted is None else counted
        color: Color = TEXT_SOFT if counted is None else GOOD if shown > 0 else DANGER if shown < 0 else TEXT
        parts: list[Piece] = [(note, TEXT_SOFT)] if note else [(signed(shown), color)]
        if counted not in (None, printed) and not note:
            parts.insert(0, partial(struck_out, signed(printed)))
        tone = "plain" if counted is None or note or not shown else "good" if shown > 0 else "bad"
        size = 14 if note else 18
        super().__init__(f"counts {slot + 1}", parts, size, tone=STEEL.tones[tone], center=True)


def sum_line(
    words: BoardWords,
    delta: int,
    paid: Payment,
    surge: int,
    *,
    chance: bool = False,
    unfinished: bool = False,
    heading: str = "",
    short: bool = False,
) -> Node:
    """The sum of a program and what it does, under a `heading` if it is not yet the delta; `unfinished`: more
    will be added to it. A `short` one leaves out what the Surge before and after it says as well.
    """
    color = GOOD if delta > 0 else DANGER if delta < 0 else TEXT
    pieces: list[Piece] = [((heading or words.panel("delta")).upper(), TEXT_SOFT), (signed(delta), color)]
    if chance:
        pieces.append((words.notice("and_chance"), GOLD))
    # A sum of nothing that is not the last word does not say that nothing changes.
    told = delta or not (heading or chance or unfinished)
    pieces += _payment(words, paid) if told and not (short and paid.gain) else []
    if paid.gain or paid.surge:
        left = surge + paid.gain - paid.surge
        pieces += [("", TEXT), (str(surge), TEXT_SOFT), ":right:", (str(left), GOLD), ":surge:"]
    return Line(pieces, "total", "sum", _tone(delta, paid), hint=words.hint("sum"), height=38)


def _payment(words: BoardWords, paid: Payment) -> list[Piece]:
    """What a delta brings or costs, with icons."""
    if paid.gain:
        return [words.notice("gains", amount=paid.gain), ":surge:"]
    pieces: list[Piece] = []
    for name, count in zip(("flux", "surge", "damage"), paid[1:], strict=True):
        if count:
            pieces += [str(count), f":{name}:"]
    if paid.dice:
        # What nothing pays for is rolled against the mech itself.
        *pieces, _, _ = pieces
        pieces = [words.notice("pays"), *pieces] if pieces else []
        return [*pieces, (words.notice("own_dice", count=paid.dice), DANGER)]
    return [words.notice("pays"), *pieces] if pieces else [words.notice("nothing")]


def _tone(delta: int, paid: Payment) -> str:
    """Green for a gain, violet where Flux pays for all, red where more is to be paid."""
    if delta > 0:
        return "good"
    if delta == 0:
        return "plain"
    return "bad" if paid.surge or paid.dice else "flux"
