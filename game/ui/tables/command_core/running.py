"""The panel while programs run: the cards of the mech at work, what they count, and what it comes to."""

from typing import TYPE_CHECKING

import pygame

from game.rules.command_core.card_text import signed
from game.rules.command_core.preview import Payment, payment
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.palette import DANGER, GOLD, GOOD, SEATS, TEXT_SOFT
from game.ui.parts.plates import DARK, Ground, Part, Words
from game.ui.tables.command_core.directive_card import SlotCard, card_height
from game.ui.tables.command_core.programs import lay_slots, row_height, slot_width, sum_plate
from game.ui.tables.command_core.progress import Run

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _SUM, _ROW = 32, 38, 62
_SLOTS, _EARLIER = (6, 5), (6, 4)
"""Between the edge of their ground and the cards of a program."""


def card_widths(panel: Area, count: int) -> tuple[int, int]:
    """Pixels of a card of so many: in the program that runs, and in those that have run before."""
    slots = panel.inset(*_SLOTS)
    row = Area(pygame.Rect(0, 0, panel.rect.width, panel.unit(_ROW)), panel.scale).inset(*_EARLIER)
    high = row.rect.height / row.scale
    return slots.unit(slot_width(slots, count)), row.unit(high / card_height(1.0))


def running_widgets(board: "Board", area: Area, run: Run | None) -> list[Widget]:
    """The program that runs, or a note while none does."""
    words, row = board.scene.words, area.top(_HEAD, 4)
    title = Label(words.panel("execution").upper(), "title", 23, GOLD)
    title.place(row.left(124, 6).rect, row.scale)
    found: list[Widget] = [title]
    if run is None:
        return found
    mech = board.view.mechs[run.mech]
    parts: list[Part] = [(words.mech(run.mech), SEATS[mech.seat])]
    if run.stopped:
        parts.append((words.notice("stopped"), (255, 138, 122)))
    name = Words("runs", parts, 20)
    name.place(row.rect, row.scale)
    found.append(name)
    slots = area.top(row_height(area, len(run.program)) + 10, 6)
    ground = Ground("slots", DARK)
    ground.place(slots.rect, area.scale)
    counted, combos = board.counted(run)
    cards, notes = [], {}
    for slot, placed in enumerate(run.program):
        card = placed.card if placed is not None else ""
        widget = SlotCard(board.gallery, f"slot {slot + 1}", card, board.face(card) if card else None)
        widget.slot, widget.flipped = slot, placed is not None and placed.flipped
        widget.combo = slot in combos
        if run.at == slot:
            widget.mark = "stopped" if run.stopped else "at work"
        if not card:
            widget.words = (words.notice("chance"),)
        ended = run.stopped or run.delta is not None
        if ended and slot not in run.begun and card:
            notes[slot] = words.notice("not_run")
            widget.dim = True
        widget.visible = ("slot", run.mech, slot) not in board.stage.hidden
        cards.append(widget)
    found += [ground, *lay_slots(board, slots.inset(*_SLOTS), cards, run.program, counted, combos, notes)]
    if run.delta is not None:
        paid = Payment(gain=max(0, run.delta)) if board.scene.playing else payment(mech, run.delta)
        total = sum_plate(words, run.delta, paid, mech.surge)
        if run.delta < 0:
            total = sum_plate(words, run.delta, payment(board.before_delta(run), run.delta), mech.surge)
        elif run.delta > 0:
            total = sum_plate(words, run.delta, paid, board.before_delta(run).surge)
        total.place(area.top(_SUM, 6).rect, area.scale)
        found.append(total)
    note = Label(words.notice("in_order"), "italic", 14, TEXT_SOFT)
    note.place(area.top(22, 4).rect, area.scale)
    return [*found, note, *_earlier(board, area)]


def _earlier(board: "Board", area: Area) -> list[Widget]:
    """The programs that have run before in this execution, the latest first, each in a row with its sum."""
    words, found = board.scene.words, list[Widget]()
    for run in board.runs[-2::-1]:
        if area.rect.height < area.unit(_ROW):
            break
        row = area.top(_ROW, 5)
        ground = Ground(f"ran {run.mech + 1}", DARK)
        ground.place(row.rect, row.scale)
        inside = row.inset(*_EARLIER)
        delta = run.delta or 0
        color = GOOD if delta > 0 else DANGER if delta < 0 else TEXT_SOFT
        total = Words(f"sum {run.mech + 1}", [(signed(delta), color)], 22, center=True)
        total.place(inside.right(46, 4).rect, row.scale)
        name = Words(
            f"ran name {run.mech + 1}", [(words.mech(run.mech), SEATS[board.view.mechs[run.mech].seat])], 17
        )
        name.place(inside.left(92, 6).rect, row.scale)
        found += [ground, name, total]
        high = inside.rect.height / row.scale
        for slot, placed in enumerate(run.program):
            if placed is None:
                continue
            card = SlotCard(
                board.gallery, f"ran {run.mech + 1} {slot + 1}", placed.card, board.face(placed.card)
            )
            card.flipped, card.dim = placed.flipped, slot not in run.begun
            card.place(inside.left(high / card_height(1.0), 4).rect, row.scale)
            found.append(card)
    return found
