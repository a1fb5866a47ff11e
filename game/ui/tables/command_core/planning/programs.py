"""A row of slots with what each counts below it, and the sum: for the planner and for a program that runs."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.rules.command_core.preview import Payment
from game.rules.command_core.state import Slot
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.layout.theme import Tone
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT, TEXT_SOFT
from game.ui.tables.command_core.panels.counted_chip import CountedChip, LinkMark
from game.ui.tables.command_core.planning.directive_card import SlotCard, card_height
from game.ui.tables.command_core.plates import BAD_TONE, FLUX_TONE, GOOD_TONE, PLAIN
from game.words.command_core.card_text import signed
from game.words.command_core.table_text import BoardWords

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

GAP, HEADING, COUNTED, FLIP = 6, 20, 28, 19
WIDEST = 92.0


def slot_width(area: Area, slots: int) -> float:
    """Units of a card, where so many lie side by side."""
    return min(WIDEST, (area.rect.width / area.scale - GAP * (slots - 1)) / slots)


def row_height(area: Area, slots: int) -> float:
    """Units that headings, cards and what they count take."""
    return HEADING + card_height(slot_width(area, slots)) + 6 + COUNTED


def lay_slots(
    board: "Board",
    area: Area,
    cards: Sequence[SlotCard],
    program: Sequence[Slot | None],
    counted: Mapping[int, int],
    combos: Mapping[int, int],
    notes: Mapping[int, str],
) -> list[Widget]:
    """Cards side by side under their headings, what each counts below, and links where combos hold."""
    words = board.scene.words
    wide = slot_width(area, len(cards))
    whole = wide * len(cards) + GAP * (len(cards) - 1)
    left = area.rect.left + (area.rect.width - area.unit(whole)) // 2
    found: list[Widget] = []
    links: list[Widget] = []
    for slot, card in enumerate(cards):
        x = left + area.unit((wide + GAP) * slot)
        head = Label(words.notice("slot", slot=slot + 1).upper(), "title", 14, TEAL, "center")
        head.name = f"heading {slot + 1}"
        room = wide - FLIP - 2 if board.may_flip(slot) else wide
        head.place(pygame.Rect(x, area.rect.top, area.unit(room), area.unit(HEADING - 3)), area.scale)
        top = area.rect.top + area.unit(HEADING)
        card.place(pygame.Rect(x, top, area.unit(wide), area.unit(card_height(wide))), area.scale)
        found += [head, card]
        placed = program[slot]
        if placed is not None:
            printed = board.catalogue.half(placed).delta
            chip = CountedChip(slot, printed, counted.get(slot), notes.get(slot, ""))
            foot = card.rect.bottom + area.unit(6)
            inset = area.unit(2)
            chip.place(
                pygame.Rect(x + inset, foot, area.unit(wide) - 2 * inset, area.unit(COUNTED - 3)), area.scale
            )
            found.append(chip)
        if slot in combos:
            link = LinkMark(name=f"link {slot + 1}")
            size = area.unit(19)
            side = x - area.unit(GAP / 2) if combos[slot] < 0 else x + area.unit(wide + GAP / 2)
            link.place(
                pygame.Rect(side - size // 2, card.rect.bottom - size * 3 // 2, size, size), area.scale
            )
            links.append(link)
    return [*found, *links]


def payment_parts(words: BoardWords, paid: Payment) -> list[Piece]:
    """What a delta brings or costs, with icons."""
    if paid.gain:
        return [words.notice("gains", amount=paid.gain), ":surge:"]
    parts: list[Piece] = []
    for name, count in zip(("flux", "surge", "damage"), paid[1:], strict=True):
        if count:
            parts += [str(count), f":{name}:"]
    return [words.notice("pays"), *parts] if parts else [words.notice("nothing")]


def tone_of(delta: int, paid: Payment) -> Tone:
    """Green for a gain, violet where Flux pays for all, red where more is to be paid."""
    if delta > 0:
        return GOOD_TONE
    if delta == 0:
        return PLAIN
    return BAD_TONE if paid.surge or paid.dice else FLUX_TONE


def sum_plate(
    words: BoardWords, delta: int, paid: Payment, surge: int, *, chance: bool = False, heading: str = ""
) -> Words:
    """The sum of a program and what it does, under a `heading` if it is not yet the delta."""
    color = GOOD if delta > 0 else DANGER if delta < 0 else TEXT
    parts: list[Piece] = [((heading or words.panel("delta")).upper(), TEXT_SOFT), (signed(delta), color)]
    if chance:
        parts.append((words.notice("and_chance"), GOLD))
    # A sum of nothing that is not the last word does not say that nothing changes.
    parts += payment_parts(words, paid) if delta or not (heading or chance) else []
    if paid.gain or paid.surge:
        parts += [
            ("", TEXT),
            (str(surge), TEXT_SOFT),
            ":right:",
            (str(surge + paid.gain - paid.surge), GOLD),
            ":surge:",
        ]
    return Words("sum", parts, 21, tone=tone_of(delta, paid), hint=words.hint("sum"))
