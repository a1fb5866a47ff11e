"""The panel in combat: weapons and targets with their odds, then the dice of both sides."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.engine.refusals import Pick
from game.rules.command_core.card_text import range_text
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.palette import GOLD, TEXT, TEXT_SOFT
from game.ui.paint.text import text_width
from game.ui.parts.arm_row import ROW, Arm, ArmRow
from game.ui.tables.command_core.entries import entries
from game.ui.tables.command_core.fighter_plate import FighterPlate, Kit, kit_height
from game.ui.tables.command_core.target_row import Chance, TargetRow

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _TARGET, _GAP = 32, 74, 7
_SHORT = 92
"""Height of a mech without what it carries."""


def heading(board: "Board", area: Area, key: str, words: str) -> list[Widget]:
    """The panel's name, and who does what."""
    row = area.top(_HEAD, 4)
    said = board.scene.words.panel(key).upper()
    title = Label(said, "title", 23, GOLD)
    title.place(row.left(text_width(said, "title", row.unit(23)) / row.scale + 2, 12).rect, row.scale)
    note = Label(words, "bold", 16, TEXT)
    note.name = "what happens"
    note.place(row.rect, row.scale)
    return [title, note]


def fighters(
    board: "Board", area: Area, roles: Mapping[int, str], *, fires: str = "", short: bool = False
) -> list[Widget]:
    """Mechs side by side, each with its role; without their weapons and upgrades if `short`.

    `fires` is the weapon of the first one's attack.
    """
    kits = [_kit(board, number, fires if not place else "") for place, number in enumerate(roles)]
    row = area.top(_SHORT if short else max(kit_height(kit) for kit in kits), 8)
    known = {entry.number: entry for entry in entries(board)}
    found: list[Widget] = []
    for (number, role), kit, cell in zip(roles.items(), kits, row.columns(2, 8), strict=False):
        owner = board.scene.words.notice(role, name=known[number].owner)
        entry = replace(known[number], owner=owner, now=not found)
        near = entry.mech.seat == board.bottom
        plate = FighterPlate(entry, kit, partial(board.scene.inspect, number), near=near)
        plate.hint = board.scene.plate_hint(entry)
        plate.name = f"fighter {number + 1}"
        plate.place(cell.rect, cell.scale)
        found.append(plate)
    return found


def _kit(board: "Board", number: int, fires: str) -> Kit:
    """What a mech carries, lost cards last."""
    mech, known = board.view.mechs[number], board.scene.library.upgrades
    upgrades = [(board.face(card).art, False) for card in mech.upgrades]
    upgrades += [(board.face(card).art, True) for card in mech.depleted if card in known]
    return Kit(tuple(arms_of(board, number, fires)), tuple(upgrades))


def arms_of(board: "Board", number: int, fires: str = "") -> list[Arm]:
    """A mech's weapons, lost ones last; `fires` is the one of its attack."""
    mech, library, words = board.view.mechs[number], board.scene.library.weapons, board.scene.words
    lost = [card for card in mech.depleted if card in library]
    found: list[Arm] = []
    for place, key in enumerate([*dict.fromkeys(mech.weapons), *lost]):
        entry, gone = library[key], place >= len(set(mech.weapons))
        figures = words.notice("depleted") if gone else weapon_figures(board, number, key)
        fired = key == fires and not any(arm.fires for arm in found)
        found.append(Arm(key, board.face(key).art, entry.name, figures, entry.arcs, entry.delta, gone, fired))
    return found


def weapon_figures(board: "Board", number: int, weapon: str) -> str:
    """The dice and the range of a mech's weapon, in words."""
    reach = range_text(*board.scene.preview.range_of(board.view.mechs[number], weapon))
    dice = board.scene.library.weapons[weapon].dice
    return board.scene.words.notice("dice", dice=dice, range=reach)


def attack_widgets(board: "Board", area: Area, number: int) -> list[Widget]:
    """Weapons of the mech whose turn it is; below, every opposing mech with the odds against it."""
    scene, view, words = board.scene, board.view, board.scene.words
    mech, chooser = view.mechs[number], scene.chooser
    said = "holds" if board.holding == number else "chooses"
    found = heading(board, area, "combat", words.notice(said, mech=words.mech(number)))
    found += fighters(board, area, _roles(board, number), short=True)
    rows = arms_of(board, number)
    targets = [other for other, one in enumerate(view.mechs) if one.seat != mech.seat and one.structure]
    needed = len(rows) * (ROW + _GAP) + len(targets) * (_TARGET + _GAP) + 24
    squeeze = min(1.0, area.rect.height / area.scale / needed)
    for arm in rows:
        found.append(_weapon(board, arm))
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
            row.hint = words.hint("fire", weapon=words.card(shown), mech=words.mech(target))
        row.focusable = row.command is not None
        row.refusal = partial(scene.why_not, pick)
        row.place(area.top(_TARGET * squeeze, _GAP * squeeze).rect, area.scale)
        found.append(row)
    return found


def _roles(board: "Board", number: int) -> dict[int, str]:
    """The attacker, and the target that is looked at, else the one of which most may be expected."""
    if board.holding == number:
        return {number: "role_holds"}
    looked, best = board.seen.target_shown, board.scene.preview.best_shot(board.view, number)
    if looked is not None:
        return {number: "role_attacks", looked: "role_target"}
    return {number: "role_attacks"} | ({best.target: "role_best"} if best is not None else {})


def _weapon(board: "Board", arm: Arm) -> ArmRow:
    scene, chooser, pick = board.scene, board.scene.chooser, Pick("weapon", arm.id)
    may = chooser is not None and (pick in chooser.first_things or chooser.has(pick)) and not arm.lost
    row = ArmRow(board.gallery, board.face(arm.id), arm, partial(scene.pick, pick) if may else None)
    row.picked = chooser is not None and chooser.has(pick) and not arm.lost
    row.refusal = partial(scene.why_not, pick)
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
        # What keeps each of its weapons from this shot, said once.
        refused = [scene.preview.refused(view, number, one, target) for one in weapons]
        reason = ", ".join(words.notice(f"cannot_{one}") for one in dict.fromkeys(refused))
        reason = reason or words.notice("no_target")
    away = 0 if mech.cell is None or other.cell is None else board.map.distance(mech.cell, other.cell)
    row = TargetRow(target, other, words.mech(target), words.notice("far_off", distance=away), chance, reason)
    row.near = other.seat == board.bottom
    return row
