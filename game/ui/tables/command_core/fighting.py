"""The panel in combat: weapons and targets with their odds, then the dice of both sides."""

from functools import partial
from typing import TYPE_CHECKING

from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.palette import GOLD, TEXT, TEXT_SOFT
from game.ui.tables.chooser import Pick
from game.ui.tables.command_core.entries import entries
from game.ui.tables.command_core.ladder import MechPlate
from game.ui.tables.command_core.target_row import Chance, TargetRow
from game.ui.tables.command_core.weapon_row import ROW, WeaponRow

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _TARGET, _GAP = 32, 74, 7
FIGHTER, TALL_FIGHTER = 124, 141
"""Heights of a mech with its weapons, and with what it is doing as well."""


def heading(board: "Board", area: Area, key: str, words: str) -> list[Widget]:
    """The panel's name, and who does what."""
    row = area.top(_HEAD, 4)
    title = Label(board.scene.words.panel(key).upper(), "title", 23, GOLD)
    title.place(row.left(96 if key == "combat" else 60, 6).rect, row.scale)
    note = Label(words, "bold", 16, TEXT)
    note.name = "what happens"
    note.place(row.rect, row.scale)
    return [title, note]


def fighters(board: "Board", area: Area, *numbers: int | None, tall: float = FIGHTER) -> list[Widget]:
    """The mechs of an attack side by side, as on the ladder."""
    row = area.top(tall, 8)
    known = {entry.number: entry for entry in entries(board)}
    found: list[Widget] = []
    for number, cell in zip(numbers, row.columns(2, 8), strict=False):
        if number is not None:
            plate = MechPlate(known[number], partial(board.scene.inspect, number))
            plate.hint = board.scene.plate_hint(known[number])
            plate.name, plate.near = f"fighter {number + 1}", board.view.mechs[number].seat == board.bottom
            plate.place(cell.rect, cell.scale)
            found.append(plate)
    return found


def attack_widgets(board: "Board", area: Area, number: int) -> list[Widget]:
    """Weapons of the mech whose turn it is; below, every opposing mech with the odds against it."""
    scene, view, words = board.scene, board.view, board.scene.words
    mech, chooser = view.mechs[number], scene.chooser
    found = heading(board, area, "combat", words.notice("chooses", mech=words.mech(number)))
    found += fighters(board, area, number, _aimed(board, number), tall=TALL_FIGHTER)
    rows = [*dict.fromkeys(mech.weapons), *(card for card in mech.depleted if card in scene.library.weapons)]
    targets = [other for other, one in enumerate(view.mechs) if one.seat != mech.seat and one.structure]
    needed = len(rows) * (ROW + _GAP) + len(targets) * (_TARGET + _GAP) + 24
    squeeze = min(1.0, area.rect.height / area.scale / needed)
    for place, weapon in enumerate(rows):
        found.append(_weapon(board, number, weapon, lost=place >= len(set(mech.weapons))))
        found[-1].place(area.top(ROW * squeeze, _GAP * squeeze).rect, area.scale)
    shown = board.weapon_shown
    title = words.notice("odds_of", weapon=words.card(shown)) if shown else words.notice("odds")
    label = Label(title, "italic", 14, TEXT_SOFT)
    label.place(area.top(20 * squeeze, 4 * squeeze).rect, area.scale)
    found.append(label)
    for target in targets:
        row = _target(board, number, shown, target)
        pick = Pick("target", target)
        if chooser is not None and pick in chooser.things:
            row.command = partial(scene.pick, pick)
        row.focusable = row.command is not None
        row.refusal = partial(scene.why_no_target, target)
        row.place(area.top(_TARGET * squeeze, _GAP * squeeze).rect, area.scale)
        found.append(row)
    return found


def _aimed(board: "Board", number: int) -> int | None:
    """The target that is looked at, else the one of which most may be expected."""
    looked = board.seen.target_shown
    if looked is not None:
        return looked
    mech, preview = board.view.mechs[number], board.scene.preview
    if mech.cell is None:
        return None
    shots = list(preview.shots_from(board.view, number, mech.cell, mech.facing))
    return max(shots, key=lambda shot: shot.odds.damage).target if shots else None


def _weapon(board: "Board", number: int, weapon: str, *, lost: bool) -> WeaponRow:
    scene, words, mech = board.scene, board.scene.words, board.view.mechs[number]
    entry, chooser, pick = scene.library.weapons[weapon], scene.chooser, Pick("weapon", weapon)
    near, far = scene.preview.range_of(mech, weapon)
    figures = words.notice("depleted") if lost else words.notice("dice", dice=entry.dice, near=near, far=far)
    may = chooser is not None and (pick in chooser.first_things or chooser.has(pick)) and not lost
    command = partial(scene.pick, pick) if may else None
    row = WeaponRow(board.gallery, board.face(weapon), entry, figures, command)
    row.lost = lost
    row.picked = chooser is not None and chooser.has(pick)
    row.refusal = words.why_not("depleted" if lost else "no_targets", weapon=entry.name)
    return row


def _target(board: "Board", number: int, weapon: str, target: int) -> TargetRow:
    """One opposing mech: whether the weapon that is shown reaches it, and what may be expected."""
    scene, view, words = board.scene, board.view, board.scene.words
    mech, other = view.mechs[number], view.mechs[target]
    weapons = [weapon] if weapon in mech.weapons else list(dict.fromkeys(mech.weapons))
    legal = [one for one in weapons if scene.preview.refused(view, number, one, target) is None]
    chance, reason = None, ""
    if legal:
        best = max(legal, key=lambda one: scene.preview.odds(view, number, one, target).damage)
        odds = scene.preview.odds(view, number, best, target)
        text = words.notice("hit_chance", hit=round(100 * odds.hit), crit=round(100 * odds.crit))
        chance = Chance(odds, "" if len(weapons) == 1 else words.card(best), text)
    else:
        refused = scene.preview.refused(view, number, weapons[0], target) if weapons else "arc"
        reason = words.notice(f"cannot_{refused}") if len(weapons) == 1 else words.notice("no_target")
    away = 0 if mech.cell is None or other.cell is None else board.map.distance(mech.cell, other.cell)
    row = TargetRow(target, other, words.mech(target), words.notice("far_off", distance=away), chance, reason)
    row.near = other.seat == board.bottom
    return row
