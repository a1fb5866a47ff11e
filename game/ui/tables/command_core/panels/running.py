"""The panel while programs run: the order, the cards of the running mech, and their deltas."""

from functools import partial
from typing import NamedTuple

import pygame

from game.engine.seats import Seat
from game.rules.command_core.movement import TURNS
from game.rules.command_core.preview import payment
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row
from game.ui.layout.painted import Ground
from game.ui.paint.cards.faces import Form
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.palette import DANGER, GOOD, SEATS, TEXT_SOFT
from game.ui.tables.command_core.faces import directive_face, face
from game.ui.tables.command_core.panels.on_ground import STANDS, on_ground
from game.ui.tables.command_core.panels.order_strip import Link, order_strip
from game.ui.tables.command_core.panels.parts import heading
from game.ui.tables.command_core.planning.directive_card import DirectiveCard, SlotCard
from game.ui.tables.command_core.planning.directive_image import FULL_RATIO
from game.ui.tables.command_core.planning.programs import slot_row, sum_line
from game.ui.tables.command_core.progress import Run
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.card_text import combo_text, signed

_WIDEST, _WIDEST_ALONE = 89, 92
"""Units of a card in a slot at most, above the picture of the card at work and without it."""

_CARD, _SMALL_CARD, _LEAST_CARD = 163, 100, 74
"""Widths of the card at work: usual, and where letters are large."""
_RUNS, _STOPPED = "run", "reel"
_LEAST_FIGURE, _HIGHEST_FIGURE = 64, 400
"""Units of height of the mech that runs at least, where it is shown at all, and at most."""


class _Reason(NamedTuple):
    """A sentence with its style and tint; what can be `spared` stands on the card or in the rulebook too."""

    text: str
    style: str
    tint: str = ""
    spared: bool = False


def running_panel(snapshot: Snapshot) -> Node:
    """The program that runs, or a note while none does."""
    run = snapshot.run
    note = Text(snapshot.words.notice("first_moves"), "caption", anchor="right", grow=1)
    head = Row(heading(snapshot, "execution"), note, gap=6, height=32)
    if run is None:
        told = Prose(snapshot.words.notice("in_order"), "read", "soft")
        order = [(mech.order, number) for number, mech in enumerate(snapshot.view.mechs) if mech.order]
        first = _figure(snapshot, min(order)[1], STANDS) if order else None
        return Column(head, order_strip("order", _links(snapshot, run)), told, first, gap=6)

    def running(*, order: bool, form: Form, picture: float) -> Node:
        strip = order_strip("order", _links(snapshot, run)) if order else None
        return Column(head, strip, *_program(snapshot, run, form, picture=picture), gap=6)

    whole = running(order=True, form="planner", picture=_CARD)
    if not snapshot.large:
        return whole
    forms: tuple[Form, Form] = "planner", "wide"
    # The order, which the ladder shows too, gives way to the card at work, then the pictures to larger words.
    return Fits(
        whole,
        *[running(order=order, form=form, picture=_SMALL_CARD) for form in forms for order in (True, False)],
        running(order=False, form="wide", picture=_LEAST_CARD),
        running(order=True, form="planner", picture=0),
        running(order=True, form="wide", picture=0),
        running(order=False, form="wide", picture=0),
    )


def _links(snapshot: Snapshot, run: Run | None) -> list[Link]:
    """Every mech that still has its number, the lowest first, with what its program came to."""
    sums = {one.mech: one.delta for one in snapshot.runs if one.delta is not None}
    waiting = True
    links = []
    for place, number in sorted(
        (mech.order, number) for number, mech in enumerate(snapshot.view.mechs) if mech.order
    ):
        delta, tint, state = sums.get(number), "soft", ""
        if run is not None and number == run.mech:
            said, state = snapshot.words.notice("now") if delta is None else signed(delta), "now"
        elif delta is not None:
            said, state = signed(delta), "done"
            tint = "good" if delta > 0 else "bad" if delta < 0 else "soft"
        else:
            said, state = (
                (snapshot.words.notice("next"), "next") if waiting else (snapshot.words.notice("later"), "")
            )
            waiting = False
        mech = snapshot.view.mechs[number]
        links.append(Link(place, mech.seat, mech.chassis, snapshot.is_near(number), said, state, tint))
    return links


def _program(snapshot: Snapshot, run: Run, form: Form, *, picture: float) -> list[Node | None]:
    """Whose program it is and how it goes, its cards, the sum, and the card at work."""
    counted, combos = snapshot.counted(run)
    notes = {}
    for slot, placed in enumerate(run.program):
        if placed is not None and (run.stopped or run.delta is not None) and slot not in run.begun:
            notes[slot] = snapshot.words.notice("not_run")
    cards = [
        _slot_card(snapshot, run, slot, combo=combos.get(slot), dim=slot in notes)
        for slot in range(len(run.program))
    ]
    for card in cards:
        card.form = form
    # No wider than in a usual panel: the card at work below needs the height.
    widest = _WIDEST if picture else _WIDEST_ALONE
    row = slot_row(snapshot, cards, run.program, counted, combos, notes, widest=widest)
    payer = snapshot.payer or snapshot.view.mechs[run.mech]
    total = sum(counted.values()) if run.delta is None else run.delta
    head = "" if run.delta is not None else snapshot.words.notice("so_far")
    return [
        Line(_state(snapshot, run), "title", name="runs", height=26),
        Box(row, pad=(6, 5), ground=Ground("slots", "dark")),
        sum_line(snapshot.words, total, payment(payer, total), payer.surge, heading=head),
        _at_work(snapshot, run, counted, combos, picture=picture),
    ]


def _state(snapshot: Snapshot, run: Run) -> list[Piece]:
    """Whose program runs, and how far it is."""
    words = snapshot.words
    name: Piece = (words.mech(run.mech), SEATS[snapshot.view.mechs[run.mech].seat])
    if run.stopped:
        return [name, ":cross:", (words.notice(f"stopped_{run.stopped}"), DANGER)]
    if run.delta is not None:
        return [name, ":check:", (words.notice("program_done"), GOOD)]
    if run.at is not None:
        return [name, (words.notice("slot_runs", slot=run.at + 1, slots=len(run.program)), TEXT_SOFT)]
    return [name, (words.notice("shows_program"), TEXT_SOFT)]


def _slot_card(snapshot: Snapshot, run: Run, slot: int, *, combo: int | None, dim: bool) -> SlotCard:
    placed = run.program[slot]
    card = placed.card if placed is not None else ""
    widget = SlotCard(snapshot.gallery, f"slot {slot + 1}", card, face(card) if card else None)
    widget.slot, widget.flipped = slot, placed is not None and placed.flipped
    widget.combo, widget.dim = combo, dim
    if run.at == slot:
        widget.mark = "stopped" if run.stopped else "at work"
    if not card:
        widget.words = (snapshot.words.notice("chance"),)
    widget.visible = ("slot", run.mech, slot) not in snapshot.hidden
    return widget


def _at_work(
    snapshot: Snapshot, run: Run, counted: dict[int, int], combos: dict[int, int], *, picture: float
) -> Node | None:
    """The card that is carried out, or was last, or will be first; beside it what it does, and why it counts
    what it does.
    """
    first = next((slot for slot, placed in enumerate(run.program) if placed is not None), None)
    slot = run.at if run.at is not None else run.begun[-1] if run.begun else first
    placed = run.program[slot] if slot is not None else None
    if slot is None or placed is None:
        return None
    card = DirectiveCard(snapshot.gallery, "card at work", placed.card, face(placed.card))
    card.form, card.in_slot = "full", True
    card.flipped, card.combo = placed.flipped, combos.get(slot)
    reasons = _reasons(snapshot, run, slot, counted.get(slot, 0), combos)
    spared = [place for place, reason in enumerate(reasons) if reason.spared]
    figure = _figure(snapshot, run.mech, _STOPPED if run.stopped else _RUNS if run.at is not None else STANDS)
    fewer = [
        _told([one for place, one in enumerate(reasons) if place not in spared[:count]], figure)
        for count in range(len(spared) + 1)
    ]
    shown = Box(Part(card, aspect=FULL_RATIO, width=picture or _CARD), justify="start", align="start")
    return Row(
        shown if picture else None,
        Fits(*fewer, _told([reasons[0], reasons[-1]], figure), grow=1),
        gap=12,
        grow=1,
    )


def _told(reasons: list[_Reason], figure: Node) -> Node:
    lines = [
        Prose(one.text, one.style, one.tint, name=f"reason {number + 1}")
        for number, one in enumerate(reasons)
    ]
    return Column(*lines, figure, gap=5)


def _figure(snapshot: Snapshot, number: int, pose: str) -> Node:
    """A mech from the side, where there is room below the words."""
    mech = snapshot.view.mechs[number]
    paint = partial(_draw_figure, mech.chassis, mech.seat, pose, mech.seat != snapshot.near)
    return Picture(paint, name="runner", height=0, grow=1)


def _draw_figure(
    chassis: str, seat: Seat, pose: str, left: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    if rect.height < _LEAST_FIGURE * scale:
        return
    place = rect.copy()
    place.height = min(rect.height, round(_HIGHEST_FIGURE * scale))
    place.bottom = rect.bottom
    image = on_ground(chassis, seat, pose, place.size, 0.5, left=left)
    surface.blit(cut_off(image, round(7 * scale)), place)


def _reasons(snapshot: Snapshot, run: Run, slot: int, counts: int, combos: dict[int, int]) -> list[_Reason]:
    """What the card in a slot does and counts."""
    placed = run.program[slot]
    assert placed is not None
    words, half = snapshot.words, snapshot.catalogue.half(placed)
    shown = directive_face(placed.card, flipped=placed.flipped).halves[0]
    lit = "gold" if slot in combos else "soft"
    found = [_Reason(f"*{words.notice('slot', slot=slot + 1)}: {words.card(placed.card)}*", "asked")]
    if slot in run.filled:
        found.append(_Reason(words.notice("was_empty"), "told", "gold"))
    found.append(_Reason(shown.words, "body"))
    if snapshot.hexagon and any(icon in TURNS for icon in half.icons):
        found.append(_Reason(words.notice("hex_turns"), "told", "soft", spared=True))
    for index, combo in enumerate(half.combos):
        holds = "gold" if combos.get(slot) == index else "soft"
        found.append(_Reason(combo_text(combo, words.texts), "told", holds, spared=True))
    if slot not in run.begun:
        return found
    if half.combos:
        coming = run.delta is None and not run.stopped and slot + 1 < len(run.program)
        waits = coming and slot + 1 not in run.begun and any(combo.after for combo in half.combos)
        key = "combo_holds" if slot in combos else "combo_waits" if waits else "combo_fails"
        found.append(_Reason(words.notice(key), "told", lit))
    if run.stopped and slot == run.begun[-1]:
        found.append(_Reason(f"*{words.notice(f'why_{run.stopped}')}*", "body", "bad"))
    tint = "good" if counts > 0 else "bad" if counts < 0 else ""
    found.append(_Reason(f"*{words.notice('counts', delta=signed(counts))}*", "read", tint))
    return found
