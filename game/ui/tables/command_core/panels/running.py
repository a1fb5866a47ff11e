"""The panel while programs run: who runs when, the cards of the mech at work, what they count and give."""

from typing import TYPE_CHECKING, NamedTuple

from game.rules.command_core.movement import TURNS
from game.rules.command_core.preview import payment
from game.ui.kit.area import Area
from game.ui.kit.labels import Label, RichText
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.layout.painted import Ground
from game.ui.paint.palette import DANGER, GOLD, GOOD, SEATS, TEXT, TEXT_SOFT, Color
from game.ui.paint.text import lay_out
from game.ui.tables.command_core.faces import directive_face
from game.ui.tables.command_core.panels.order_strip import HIGH, Link, OrderStrip, picture_size
from game.ui.tables.command_core.planning.directive_card import DirectiveCard, SlotCard
from game.ui.tables.command_core.planning.directive_image import FULL_RATIO
from game.ui.tables.command_core.planning.programs import lay_slots, row_height, slot_width, sum_plate
from game.ui.tables.command_core.progress import Run
from game.words.command_core.card_text import combo_text, signed

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _NAME, _SUM, _GAP = 32, 26, 38, 6
_SLOTS = (6, 5)
"""Between the edge of their ground and the cards of a program."""
_LARGE = 168.0
"""Units that the card at work is wide, at most."""
_BAD: Color = (255, 138, 122)


class _Reason(NamedTuple):
    """A sentence with its colour and type; what can be `spared` stands on the card or in the rulebook too."""

    text: str
    color: Color
    size: float
    spared: bool = False

    def high(self, area: Area) -> float:
        """Pixels that it takes, with the gap after it."""
        return lay_out(self.text, area.unit(self.size), area.rect.width, self.color).height + area.unit(6)


def _work_area(area: Area, count: int) -> Area:
    """What is left below the program for the card at work."""
    rest = Area(area.rect, area.scale)
    for high in (_HEAD, HIGH, _NAME, row_height(area.inset(*_SLOTS), count) + 10, _SUM):
        rest.top(high, _GAP)
    return rest


def _large_width(area: Area) -> float:
    return max(40.0, min(_LARGE, area.rect.height / area.scale / FULL_RATIO))


def card_widths(panel: Area, count: int) -> tuple[int, int]:
    """Pixels of a card of so many in the program that runs, and of the one at work."""
    slots = panel.inset(*_SLOTS)
    return slots.unit(slot_width(slots, count)), panel.unit(_large_width(_work_area(panel, count)))


def running_widgets(board: "Board", area: Area, run: Run | None) -> list[Widget]:
    """The program that runs, or a note while none does."""
    words = board.scene.words
    rest = Area(area.rect, area.scale)
    title = Label(words.panel("execution").upper(), "title", 23, GOLD)
    head = rest.top(_HEAD, _GAP)
    title.place(head.left(130, 6).rect, head.scale)
    note = Label(words.notice("first_moves"), "italic", 14, TEXT_SOFT, "right")
    note.place(head.rect, head.scale)
    strip = OrderStrip("order", _links(board, rest, run))
    strip.place(rest.top(HIGH, _GAP).rect, rest.scale)
    found: list[Widget] = [title, note, strip]
    if run is None:
        text = RichText(words.notice("in_order"), 17, TEXT_SOFT)
        text.place(rest.top(140).rect, rest.scale)
        return [*found, text]
    return [*found, *_program(board, rest, run), *_at_work(board, rest, run)]


def _links(board: "Board", area: Area, run: Run | None) -> list[Link]:
    """Every mech that still has its number, the lowest first, with what its program came to."""
    view, words = board.view, board.scene.words
    sums = {one.mech: one.delta for one in board.runs if one.delta is not None}
    waiting = True
    links = []
    order = sorted((mech.order, number) for number, mech in enumerate(view.mechs) if mech.order)
    for place, number in order:
        delta, color, state = sums.get(number), TEXT_SOFT, ""
        if run is not None and number == run.mech:
            said, state = words.notice("now") if delta is None else signed(delta), "now"
        elif delta is not None:
            said, state = signed(delta), "done"
            color = GOOD if delta > 0 else DANGER if delta < 0 else TEXT_SOFT
        else:
            said, state = (words.notice("next"), "next") if waiting else (words.notice("later"), "")
            waiting = False
        picture = board.mech_picture(number, picture_size(area, len(order)))
        links.append(Link(place, view.mechs[number].seat, picture, said, state, color))
    return links


def _program(board: "Board", rest: Area, run: Run) -> list[Widget]:
    """Whose program it is and how it goes, its cards, and the sum."""
    words, mech = board.scene.words, board.view.mechs[run.mech]
    parts: list[Piece] = [(words.mech(run.mech), SEATS[mech.seat])]
    if run.stopped:
        parts += [":cross:", (words.notice(f"stopped_{run.stopped}"), _BAD)]
    elif run.delta is not None:
        parts += [":check:", (words.notice("program_done"), GOOD)]
    elif run.at is not None:
        parts.append((words.notice("slot_runs", slot=run.at + 1, slots=len(run.program)), TEXT_SOFT))
    else:
        parts.append((words.notice("shows_program"), TEXT_SOFT))
    name = Words("runs", parts, 20)
    name.place(rest.top(_NAME, _GAP).rect, rest.scale)
    slots = rest.top(row_height(rest.inset(*_SLOTS), len(run.program)) + 10, _GAP)
    ground = Ground("slots", "dark")
    ground.place(slots.rect, rest.scale)
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
        if (run.stopped or run.delta is not None) and slot not in run.begun and card:
            notes[slot] = words.notice("not_run")
            widget.dim = True
        widget.visible = ("slot", run.mech, slot) not in board.stage.hidden
        cards.append(widget)
    row = lay_slots(board, slots.inset(*_SLOTS), cards, run.program, counted, combos, notes)
    before = board.before_delta(run)
    total = sum(counted.values()) if run.delta is None else run.delta
    heading = "" if run.delta is not None else words.notice("so_far")
    plate = sum_plate(words, total, payment(before, total), before.surge, heading=heading)
    plate.place(rest.top(_SUM, _GAP).rect, rest.scale)
    return [name, ground, *row, plate]


def _at_work(board: "Board", area: Area, run: Run) -> list[Widget]:
    """The card that is carried out, or was last, or will be first; beside it what it does, and why it counts
    what it does.
    """
    first = next((slot for slot, placed in enumerate(run.program) if placed is not None), None)
    slot = run.at if run.at is not None else run.begun[-1] if run.begun else first
    placed = run.program[slot] if slot is not None else None
    if slot is None or placed is None:
        return []
    counted, combos = board.counted(run)
    card = DirectiveCard(board.gallery, "card at work", placed.card, board.face(placed.card))
    card.full = card.in_slot = True
    card.flipped, card.combo = placed.flipped, slot in combos
    wide = _large_width(area)
    left = area.left(wide, 12)
    card.place(left.top(wide * FULL_RATIO).rect, area.scale)
    found: list[Widget] = [card]
    reasons = _fitting(_reasons(board, run, slot, counted.get(slot, 0), combos), area)
    for number, reason in enumerate(reasons):
        high = (reason.high(area) - area.unit(6)) / area.scale
        line = RichText(reason.text, reason.size, reason.color)
        line.name = f"reason {number + 1}"
        line.place(area.top(high + 1, 5).rect, area.scale)
        found.append(line)
    return found


def _fitting(reasons: list[_Reason], area: Area) -> list[_Reason]:
    """The reasons that there is room for: what can be spared goes first; the count at the end stays."""
    left = list(reasons)
    while sum(reason.high(area) for reason in left) > area.rect.height:
        spared = [number for number, reason in enumerate(left) if reason.spared]
        if not spared and len(left) == 1:
            break
        del left[spared[0] if spared else -2]
    return left


def _reasons(board: "Board", run: Run, slot: int, counts: int, combos: dict[int, int]) -> list[_Reason]:
    """What the card in a slot does and counts."""
    placed = run.program[slot]
    assert placed is not None
    words, half = board.scene.words, board.catalogue.half(placed)
    shown = directive_face(placed.card, flipped=placed.flipped).halves[0]
    found = [_Reason(f"*{words.notice('slot', slot=slot + 1)}: {words.card(placed.card)}*", TEXT, 19.0)]
    if slot in run.filled:
        found.append(_Reason(words.notice("was_empty"), GOLD, 14.5))
    found.append(_Reason(shown.words, TEXT, 15.5))
    if board.hexagon and any(icon in TURNS for icon in half.icons):
        found.append(_Reason(words.notice("hex_turns"), TEXT_SOFT, 13.5, spared=True))
    for combo in half.combos:
        color = GOLD if slot in combos else TEXT_SOFT
        found.append(_Reason(combo_text(combo, words.texts), color, 14.5, spared=True))
    if slot not in run.begun:
        return found
    if half.combos:
        coming = run.delta is None and not run.stopped and slot + 1 < len(run.program)
        waits = coming and slot + 1 not in run.begun and any(combo.after for combo in half.combos)
        key = "combo_holds" if slot in combos else "combo_waits" if waits else "combo_fails"
        found.append(_Reason(words.notice(key), GOLD if slot in combos else TEXT_SOFT, 14.5))
    if run.stopped and slot == run.begun[-1]:
        found.append(_Reason(f"*{words.notice(f'why_{run.stopped}')}*", _BAD, 15.5))
    color = GOOD if counts > 0 else DANGER if counts < 0 else TEXT
    found.append(_Reason(f"*{words.notice('counts', delta=signed(counts))}*", color, 17.0))
    return found
