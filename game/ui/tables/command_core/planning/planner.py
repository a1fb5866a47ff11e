"""The planner: slots, the delta, the free directives, and the shots at the end of the program."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from game.engine.seats import Seat
from game.rules.command_core.picks import pile as pile_of
from game.rules.command_core.picks import slot_of
from game.rules.command_core.preview import Outlook
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.layout.leaves import Line, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.painted import Ground, Pressable
from game.ui.layout.tiles import Tiles
from game.ui.paint import pen
from game.ui.paint.cards.faces import Form
from game.ui.paint.palette import GOLD, GOOD
from game.ui.paint.roles import art_colors, rgb
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.panels.order_tag import order_image
from game.ui.tables.command_core.panels.parts import draw_mech, recap
from game.ui.tables.command_core.planning.directive_card import DIGITS, PileCard, SlotCard
from game.ui.tables.command_core.planning.directive_image import ratio
from game.ui.tables.command_core.planning.plan import Plan, Plans
from game.ui.tables.command_core.planning.programs import slot_row, sum_line
from game.ui.tables.command_core.planning.shots_ahead import MOST, tell_shots
from game.ui.tables.command_core.snapshot import Snapshot

_FEW_COLUMNS, _MOST_COLUMNS, _MANY = 4, 5, 10
"""Directives side by side at least and at the most, and how many have room with their pictures."""
_FEW = 8
"""Directives that lie in two rows of the fewest columns."""
_WIDEST, _WIDEST_ROOMY, _WIDEST_DENSE, _WIDEST_LARGE, _WIDEST_BROAD = 92, 84, 72, 86, 110
"""Units of a card at most; where letters are large without its picture in a hand, and in a slot or a hand of
many.
"""
_WIDEST_OF_FEW, _APART = 112, 0.14
"""Units of a card where only a few lie in a hand, and the largest gap between two, as a share of that."""
_TAG, _MECH = 22, 34
_EMPTY = rgb(art_colors("command_core/planner")["empty slot"])
Painter = Callable[[pygame.Surface, pygame.Rect, float], None]


def planner_panel(snapshot: Snapshot, plans: Plans) -> Node:
    """The whole panel while a person writes programs."""
    words, plan, outlook = snapshot.words, plans.plan, snapshot.outlook
    notes: dict[int, str] = {}
    if outlook is not None and outlook.legs and not outlook.legs[-1].completed:
        last = outlook.legs[-1].slot
        notes = {slot: words.notice("not_run") for slot in range(last + 1, len(plan.slots))}
    counted = outlook.deltas if outlook is not None else {}
    combos = outlook.combos if outlook is not None else {}

    def slots(form: Form) -> Node:
        cards = [_slot_card(snapshot, plans, slot) for slot in range(len(plan.slots))]
        for slot, card in enumerate(cards):
            card.form, card.combo, card.dim = form, combos.get(slot), slot in notes
        row = slot_row(
            snapshot,
            cards,
            plan.program,
            counted,
            combos,
            notes,
            widest=_WIDEST_BROAD if form == "broad" else _WIDEST_LARGE if form == "wide" else _WIDEST,
        )
        return Box(row, pad=(6, 5), ground=Ground("slots", "dark"))

    summed = outlook if not snapshot.only_moves else None
    total = _sum(snapshot, plans, summed) if summed is not None else None
    short = _sum(snapshot, plans, summed, short=True) if summed is not None else None

    def seen(most: int, *, bare: bool = False, style: str = "label") -> list[Node]:
        return _seen(snapshot, plans, summed, most, style, bare=bare) if summed is not None else []

    def seen_beside(most: int, *, bare: bool = False, style: str = "firm label") -> Node:
        # Two lines side by side have letters of one size: words are left out before they shrink.
        return Row(*[Box(one, share=1) for one in seen(most, bare=bare, style=style)], gap=6)

    def whole(form: Form) -> Node:
        return Column(
            _tabs(snapshot, plans),
            slots(form),
            total,
            _hand_head(snapshot, plan),
            _hand(snapshot, plans, form),
            recap(snapshot),
            Column(*seen(MOST), gap=4),
            _tip(snapshot, plans),
            gap=6,
        )

    def dense(form: Form, *, roomy: bool = False) -> Node:
        """Where letters are large: no recap, and the sum in the place of the hand's heading."""
        return Column(
            _tabs(snapshot, plans),
            slots(form),
            # The sum says a word less before the button beside it is squeezed.
            Fits(*[_sum_and_threats(snapshot, one) for one in (total, short)]),
            _hand(snapshot, plans, form, roomy=roomy),
            # A word less is better than smaller cards.
            Fits(
                seen_beside(MOST),
                seen_beside(1),
                seen_beside(1, bare=True),
                seen_beside(1, bare=True, style="label"),
                Column(*seen(1, bare=True), gap=4),
            ),
            gap=6,
        )

    # The pictures on the cards give way to what is written there.
    if snapshot.large:
        # Two rows of five are narrow: they have height instead.
        some = _FEW < len(plan.piles) <= _MANY
        return Fits(dense("planner"), dense("wide", roomy=True) if some else dense("broad"))
    return whole("planner" if len(plan.piles) <= _MANY else "wide")


def _sum_and_threats(snapshot: Snapshot, total: Node | None) -> Node:
    total = Box(total, grow=1) if total is not None else Space(grow=1)
    return Row(total, _threats_button(snapshot), gap=6)


def _hand_head(snapshot: Snapshot, plan: Plan) -> Node:
    words = snapshot.words
    free = words.notice("free", count=len(plan.draft.free), of=len(plan.draft.pieces))
    return Row(
        Text(words.panel("hand").upper(), "name", "gold"),
        Text(free, "body", "soft", name="free directives", grow=1),
        None if snapshot.only_moves else _threats_button(snapshot),
        gap=14,
        height=26,
    )


def _hand(snapshot: Snapshot, plans: Plans, form: Form, *, roomy: bool = False) -> Node:
    """The directives; `roomy`: where letters are large, as wide as they may be."""
    piles = _piles(snapshot, plans)
    for one in piles:
        one.form = form
    columns, widest = _MOST_COLUMNS, _WIDEST
    if form == "broad":
        # What stands beside them grows only as far as they do.
        columns, widest = _FEW_COLUMNS if len(piles) <= _FEW else _MOST_COLUMNS, _WIDEST_BROAD
    elif roomy:
        widest = _WIDEST_ROOMY
    elif snapshot.large and form == "wide":
        columns, widest = (
            (_MOST_COLUMNS, _WIDEST_DENSE) if len(piles) <= _MANY else (_FEW_COLUMNS, _WIDEST_LARGE)
        )
    # A few lie in one row: the last one of five does not lie alone.
    fewest = max(_FEW_COLUMNS, len(piles)) if len(piles) <= columns else _FEW_COLUMNS
    if len(piles) <= _MOST_COLUMNS and not snapshot.large:
        # As in the first lessons: there is room to read what stands on them, if need be in two rows.
        fewest, widest = _FEW_COLUMNS - 1, _WIDEST_OF_FEW
    cells: list[Node] = [Part(one) for one in piles]
    return Tiles(cells, ratio(form), (fewest, columns), widest, gap=6, apart=_APART, even=True)


def _threats_button(snapshot: Snapshot) -> Node:
    """Shows what the other side could reach and hit: as long as its key is held, or until the next click."""
    words, command = snapshot.words, snapshot.commands.turn_threats
    button = Button(
        words.notice("threats"), command, danger=snapshot.threats, key_name=label("threats"), size=14
    )
    button.name, button.hint = "threats", words.hint("threats")
    return Part(button, height=26)


class Progress(NamedTuple):
    """What a tab shows of a program: slots that are filled, all of them, and the mech's number."""

    done: int
    of: int
    number: int | None


def _tabs(snapshot: Snapshot, plans: Plans) -> Node:
    """A heading, and a tab a mech with how far its program is."""
    heading = Text(snapshot.words.panel("programming").upper(), "heading")
    return Row(heading, *[_tab(snapshot, plans, number) for number in plans.of], gap=6, height=38)


def _tab(snapshot: Snapshot, plans: Plans, number: int) -> Node:
    name, mech, plan = snapshot.words.mech(number), snapshot.view.mechs[number], plans.of[number]
    progress = Progress(plan.filled, len(plan.slots), mech.order)
    tone = "lit" if number == plans.mech else "plain"
    button = Pressable(
        f"tab {number + 1}",
        (tone, tone),
        partial(snapshot.commands.look_at_mech, number),
        about=progress,
        hint=snapshot.words.hint("tab", mech=name, count=progress.done, slots=progress.of),
    )
    draw = partial(
        _draw_number,
        mech.order,
        mech.seat,
        partial(draw_mech, mech.chassis, mech.seat, snapshot.is_near(number)),
    )
    words = Column(
        Text(name, "link", name=f"name {number + 1}"),
        Picture(partial(_draw_bars, progress), height=7),
        gap=2,
        justify="center",
        grow=1,
    )
    return Part(button, Row(Picture(draw, width=42), words, gap=2), pad=(2, 2), share=1)


def _draw_number(
    number: int | None, seat: Seat, figure: Painter, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    """A mech with its number in the corner."""
    figure(surface, pygame.Rect((0, 0), (rect.width, round(_MECH * scale))).move(rect.topleft), scale)
    if number is not None:
        surface.blit(order_image(number, seat, round(_TAG * scale)), rect)


def _draw_bars(progress: Progress, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """A bar for each slot: green once all are filled."""
    lit = GOOD if progress.done == progress.of else GOLD
    step, gap = min(round(13 * scale), rect.width // max(1, progress.of)), round(2 * scale)
    for place in range(progress.of):
        bar = pygame.Rect(rect.left + place * step, rect.top, step - gap, rect.height)
        pen.rect(surface, lit if place < progress.done else _EMPTY, bar, border_radius=gap)


def _slot_card(snapshot: Snapshot, plans: Plans, slot: int) -> SlotCard:
    (card, flipped), plan = plans.plan.laid[slot], plans.plan
    shown = face(card) if card else None
    widget = SlotCard(
        snapshot.gallery, f"slot {slot + 1}", card or "", shown, partial(snapshot.commands.work_slot, slot)
    )
    widget.slot, widget.flipped = slot, flipped
    widget.decided = not plan.may_change(slot)
    widget.picked, widget.comes_next = plans.slot == slot, plans.target == slot
    widget.hint = snapshot.words.hint("slot", slot=slot + 1) if not card else ""
    if not card:
        widget.words = (snapshot.words.notice("empty_slot" if snapshot.guided else "chance"),)
    if widget.decided:
        widget.enable(False, snapshot.commands.why_not(slot_of(plans.mech, slot)))
    return widget


def _sum(snapshot: Snapshot, plans: Plans, outlook: Outlook, *, short: bool = False) -> Node:
    surge = snapshot.view.mechs[plans.mech].surge
    left = outlook.chance is not None
    return sum_line(
        snapshot.words,
        outlook.delta,
        outlook.payment,
        surge,
        chance=left and not snapshot.guided,
        unfinished=left,
        short=short,
    )


def _piles(snapshot: Snapshot, plans: Plans) -> list[PileCard]:
    """The directives in their places, equal ones in one pile."""
    plan: Plan = plans.plan
    found: list[PileCard] = []
    for card, (free, of) in plan.piles.items():
        shown, pick = (face(card), partial(snapshot.commands.lay_down, card)) if free else (None, None)
        widget = PileCard(snapshot.gallery, f"directive {card}", card if free else "", shown, pick)
        widget.free, widget.count = free, of
        widget.digit = len(found) + 1 if len(found) < len(DIGITS) else 0
        if pick is not None and snapshot.catalogue.split[card]:
            widget.pick_lower = partial(snapshot.commands.lay_down, card, flipped=True)
        if not free:
            slots = [str(slot) for slot, laid in enumerate(plan.slots, start=1) if laid == card]
            where = snapshot.words.notice("in_slot", count=len(slots), slots=", ".join(slots))
            widget.words = (snapshot.words.card(card), where)
            widget.refusal = partial(snapshot.commands.why_not, pile_of(plans.mech, card))
        found.append(widget)
    return found


def _seen(
    snapshot: Snapshot, plans: Plans, outlook: Outlook, most: int, style: str, *, bare: bool = False
) -> list[Node]:
    """The shots from the end of the program, and the shots that reach it, so many of each at the most."""
    told = tell_shots(snapshot, plans.mech, outlook, most, bare=bare)
    high = 26 if snapshot.large else 30
    return [Line(one.pieces, style, one.key, "dark", hint=one.hint, height=high) for one in told]


def _tip(snapshot: Snapshot, plans: Plans) -> Node:
    """The keys; once a program is full, the mech that waits for its own."""
    if snapshot.threats:
        return Text(snapshot.words.notice("threats_key"), "caption", "gold", "tip", height=18)
    waiting = next((number for number, one in plans.of.items() if one.filled < len(one.slots)), None)
    if waiting is None or plans.plan.filled < len(plans.plan.slots):
        return Text(
            snapshot.words.notice("planner_keys", slots=len(plans.plan.slots)),
            "caption",
            name="tip",
            height=18,
        )
    return Text(
        snapshot.words.notice("next_mech", mech=snapshot.words.mech(waiting)),
        "caption",
        "gold",
        "tip",
        height=18,
    )
