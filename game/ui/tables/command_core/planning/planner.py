"""The planner: slots, the sum, the directives that are free, and what the mech could reach from its end."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.command_core.picks import pile as pile_of
from game.rules.command_core.picks import slot_of
from game.rules.command_core.preview import Outlook, Shot
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.layout.painted import Ground
from game.ui.paint.palette import GOLD, TEAL, TEXT_SOFT
from game.ui.tables.command_core.map.faded import gun_picture
from game.ui.tables.command_core.panels.progress_tab import HIGH as TAB
from game.ui.tables.command_core.panels.progress_tab import PICTURE, ProgressTab
from game.ui.tables.command_core.panels.recap import recap_widgets
from game.ui.tables.command_core.planning.directive_card import PileCard, SlotCard, card_height
from game.ui.tables.command_core.planning.plan import Plan
from game.ui.tables.command_core.planning.programs import (
    FLIP,
    GAP,
    WIDEST,
    lay_slots,
    row_height,
    slot_width,
    sum_plate,
)
from game.ui.tables.command_core.plates import DARK

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_SUM, _TITLE, _SEEN, _KEYS = 38, 24, 30, 18
_MOST_SHOTS = 2
"""More are told by the hint alone."""
_COLUMNS = (4, 5, 6, 7)
_INSET = 6, 5
"""Between the edge of the slots' ground and the cards."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """The panel of the planner, cut up from above and from below."""

    tabs: Area
    slots: Area
    total: Area
    title: Area
    hand: Area
    seen: Area
    keys: Area


def _cut(area: Area, slots: int) -> _Parts:
    rest = Area(area.rect, area.scale)
    tabs, row = rest.top(TAB, 6), rest.top(row_height(rest.inset(*_INSET), slots) + 10, 6)
    total, keys = rest.top(_SUM, 6), rest.bottom(_KEYS, 3)
    seen, title = rest.bottom(2 * _SEEN + 4, 6), rest.top(_TITLE, 4)
    return _Parts(tabs, row, total, title, rest, seen, keys)


def card_widths(area: Area, slots: int, piles: int) -> tuple[int, int]:
    """Pixels of a card in a slot, and of one in so many piles of the hand."""
    parts = _cut(area, slots)
    inside = parts.slots.inset(*_INSET)
    return inside.unit(slot_width(inside, slots)), area.unit(_columns(parts.hand, piles)[0])


def planner_widgets(board: "Board", area: Area) -> list[Widget]:
    """The whole panel while a person writes programs."""
    scene, plans = board.scene, board.scene.plans
    assert plans is not None
    words, plan, outlook = scene.words, plans.plan, board.outlook
    parts = _cut(area, len(plan.slots))
    found, slots = _tabs(board, parts.tabs), parts.slots
    ground = Ground("slots", "dark")
    ground.place(slots.rect, area.scale)
    cards = [_slot_card(board, plan, slot) for slot in range(len(plan.slots))]
    notes: dict[int, str] = {}
    if outlook is not None and outlook.legs and not outlook.legs[-1].completed:
        last = outlook.legs[-1].slot
        notes = {slot: words.notice("not_run") for slot in range(last + 1, len(plan.slots))}
    shown = outlook.deltas if outlook is not None else {}
    combos = outlook.combos if outlook is not None else {}
    for slot, card in enumerate(cards):
        card.combo = slot in combos
        card.dim = slot in notes
    row = lay_slots(board, slots.inset(*_INSET), cards, plan.program, shown, combos, notes)
    found += [ground, *row, *_flips(board, cards, slots)]
    if outlook is not None:
        mech = board.view.mechs[plans.mech]
        total = sum_plate(
            words, outlook.delta, outlook.payment, mech.surge, chance=outlook.chance is not None
        )
        total.place(parts.total.rect, area.scale)
        found.append(total)
    waiting = next((number for number, one in plans.of.items() if one.filled < len(one.slots)), None)
    tip, color = words.notice("planner_keys"), TEXT_SOFT
    if waiting is not None and plan.filled == len(plan.slots):
        tip, color = words.notice("next_mech", mech=words.mech(waiting)), GOLD
    keys = Label(tip, "italic", 13.6, color)
    keys.name = "tip"
    keys.place(parts.keys.rect, area.scale)
    seen = _seen(board, outlook, parts.seen)
    return [*found, *_hand(board, plan, parts.title, parts.hand), *seen, keys]


def _tabs(board: "Board", row: Area) -> list[Widget]:
    """A heading, and a tab a mech with how far its program is."""
    scene, plans = board.scene, board.scene.plans
    assert plans is not None
    heading = Label(scene.words.panel("programming").upper(), "title", 23, GOLD)
    heading.place(row.left(100, 6).rect, row.scale)
    found: list[Widget] = [heading]
    for (number, plan), cell in zip(plans.of.items(), row.columns(max(1, len(plans.of)), 6), strict=True):
        name, mech = scene.words.mech(number), board.view.mechs[number]
        picture = board.mech_picture(number, cell.unit(PICTURE))
        show = partial(scene.look_at_mech, number)
        tab = ProgressTab(f"tab {number + 1}", name, picture, plan.filled, len(plan.slots), show)
        tab.number, tab.seat = mech.order, mech.seat
        tab.hint = scene.words.hint("tab", mech=name, count=plan.filled, slots=len(plan.slots))
        tab.choose(chosen=number == plans.mech)
        tab.place(cell.rect, cell.scale)
        found.append(tab)
    return found


def _slot_card(board: "Board", plan: Plan, slot: int) -> SlotCard:
    scene, (card, flipped) = board.scene, plan.laid[slot]
    face = board.face(card) if card else None
    widget = SlotCard(board.gallery, f"slot {slot + 1}", card or "", face, partial(scene.work_slot, slot))
    widget.slot, widget.flipped = slot, flipped
    widget.decided = not plan.may_change(slot)
    plans = scene.plans
    widget.picked = plans is not None and plans.slot == slot
    widget.hint = scene.words.hint("slot", slot=slot + 1) if not card else ""
    if not card:
        widget.words = (scene.words.notice("chance"),)
    if widget.decided:
        widget.enable(False, scene.why_not(slot_of(plans.mech, slot)) if plans is not None else "")
    return widget


def _flips(board: "Board", cards: list[SlotCard], slots: Area) -> list[Widget]:
    """A button over each split card that turns it."""
    found: list[Widget] = []
    for card in cards:
        if board.may_flip(card.slot):
            flip = Button("", partial(board.scene.turn_card, card.slot), symbol="flip", size=13)
            flip.name = f"flip {card.slot + 1}"
            flip.hint = board.scene.words.hint("flip")
            size, (right, top) = slots.unit(FLIP), card.rect.topright
            flip.place(pygame.Rect(right - size, top - size, size, size), slots.scale)
            found.append(flip)
    return found


def _columns(area: Area, piles: int) -> tuple[float, int]:
    """Units of a card, as large as all piles have room, and how many lie side by side."""
    room = area.rect.width / area.scale, area.rect.height / area.scale
    best = (0.0, 4)
    for columns in _COLUMNS:
        rows = max(1, -(-piles // columns))
        wide = (room[0] - GAP * (columns - 1)) / columns
        high = (room[1] - GAP * (rows - 1)) / rows
        best = max(best, (min(wide, high / card_height(1.0), WIDEST), columns))
    return best


def _hand(board: "Board", plan: Plan, title: Area, area: Area) -> list[Widget]:
    """The directives in their places, equal ones in one pile; what happened before where there is room."""
    scene, words = board.scene, board.scene.words
    mech = scene.plans.mech if scene.plans is not None else 0
    piles = plan.piles
    heading = Label(words.panel("hand").upper(), "title", 19, GOLD)
    heading.place(title.left(104, 6).rect, title.scale)
    free_ones = words.notice("free", count=len(plan.draft.free), of=len(plan.draft.pieces))
    count = Label(free_ones, "label", 15, TEXT_SOFT)
    count.name = "free directives"
    count.place(title.rect, title.scale)
    wide, columns = _columns(area, len(piles))
    found: list[Widget] = [heading, count]
    left = area.rect.left + (area.rect.width - area.unit(wide * columns + GAP * (columns - 1))) // 2
    for place, (card, (free, of)) in enumerate(piles.items()):
        face, pick = (board.face(card), partial(scene.lay_down, card)) if free else (None, None)
        widget = PileCard(board.gallery, f"directive {card}", card if free else "", face, pick)
        widget.free, widget.count = free, of
        if not free:
            slot = plan.slots.index(card) + 1
            widget.words = (words.card(card), words.notice("in_slot", slot=slot))
            widget.refusal = partial(scene.why_not, pile_of(mech, card))
        row, column = divmod(place, columns)
        x = left + area.unit((wide + GAP) * column)
        y = area.rect.top + area.unit((card_height(wide) + GAP) * row)
        widget.place(pygame.Rect(x, y, area.unit(wide), area.unit(card_height(wide))), area.scale)
        found.append(widget)
    rest = Area(area.rect, area.scale)
    rest.top((card_height(wide) + GAP) * -(-len(piles) // columns))
    return [*found, *recap_widgets(board, rest)]


def _seen(board: "Board", outlook: Outlook | None, area: Area) -> list[Widget]:
    """What could be shot at from the end, and who could shoot there."""
    words, plans = board.scene.words, board.scene.plans
    if outlook is None or plans is None:
        return []
    mech, preview = plans.mech, board.scene.preview
    shots = list(preview.shots_from(board.view, mech, outlook.cell, outlook.facing))
    threats = list(preview.threats_to(board.view, mech, outlook.cell, outlook.facing))
    found: list[Widget] = []
    rows = (("from_there", shots, "no_target", TEAL), ("hit_from", threats, "no_threat", (255, 138, 122)))
    for (key, seen, nothing, color), row in zip(rows, area.rows(2, 4), strict=True):
        parts: list[Piece] = [(words.notice(key), color)]
        said = []
        for number, shot in enumerate(_best(seen, threat=key == "hit_from")):
            name = words.mech(shot.attacker if key == "hit_from" else shot.target)
            facts = {"weapon": words.card(shot.weapon), "mech": name, "distance": shot.distance}
            said.append(words.hint("shot", which=key, damage=f"{shot.odds.damage:.1f}", **facts))
            if number < _MOST_SHOTS:
                art = board.face(shot.weapon).art
                parts += [("", TEXT_SOFT)] if number else []
                parts.append(partial(_gun_in_line, art))
                parts += [name, (words.notice("about", damage=f"{shot.odds.damage:.1f}"), GOLD)]
        parts.append((words.notice("damage" if said else nothing), TEXT_SOFT))
        line = Words(
            key, parts, 15, "label", tone=DARK, hint="\n".join([words.hint("shots", which=key), *said])
        )
        line.place(row.rect, row.scale)
        found.append(line)
    return found


def _gun_in_line(art: str, pixels: int) -> pygame.Surface:
    """A weapon's picture beside letters of a size."""
    return gun_picture(art, (round(pixels * 2.1), round(pixels * 1.25)), round(pixels * 0.2))


def _best(shots: list[Shot], *, threat: bool) -> list[Shot]:
    """For each other mech the shot that may be expected to do most, the best first."""
    best: dict[int, Shot] = {}
    for shot in shots:
        other = shot.attacker if threat else shot.target
        if other not in best or shot.odds.damage > best[other].odds.damage:
            best[other] = shot
    return sorted(best.values(), key=lambda shot: -shot.odds.damage)
