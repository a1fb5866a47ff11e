"""The panel in combat: weapons and targets with their odds, then the dice of both sides."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.engine.refusals import Pick
from game.ui.kit.area import Area
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Column, Free, Node, Row, Space
from game.ui.tables.command_core.panels.arm_row import ROW, SMALL_ROW, Arm, ArmRow
from game.ui.tables.command_core.panels.entries import entries
from game.ui.tables.command_core.panels.fighter_plate import FighterPlate, Kit, kit_height
from game.ui.tables.command_core.panels.ladder import Entry
from game.ui.tables.command_core.panels.recap import recap_widgets
from game.ui.tables.command_core.panels.target_row import Chance, Target, target_row
from game.words.command_core.card_text import range_text

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_SHORT = 92
"""Height of a mech without what it carries."""


def heading(board: "Board", key: str, words: str) -> Node:
    """The panel's name, and who does what."""
    title = Text(board.scene.words.panel(key).upper(), "heading")
    return Row(title, Text(words, "who", name="what happens", grow=1), gap=12, height=32)


def fighters(board: "Board", roles: Mapping[int, str], *, fires: str = "", short: bool = False) -> Node:
    """Mechs side by side, each with its role; without their weapons and upgrades if `short`.

    `fires` is the weapon of the first one's attack.
    """
    known = {entry.number: entry for entry in entries(board)}
    kits = [_kit(board, number, fires if not place else "") for place, number in enumerate(roles)]
    high = _SHORT if short else max(kit_height(kit) for kit in kits)
    plates = [
        Part(_plate(board, replace(known[number], now=not place), role, kit), share=1)
        for place, ((number, role), kit) in enumerate(zip(roles.items(), kits, strict=True))
    ]
    return Row(*plates, Space(share=1) if len(plates) == 1 else None, gap=8, height=high)


def _plate(board: "Board", entry: Entry, role: str, kit: Kit) -> FighterPlate:
    entry = replace(entry, owner=board.scene.words.notice(role, name=entry.owner))
    near = entry.mech.seat == board.bottom
    plate = FighterPlate(entry, kit, partial(board.scene.inspect, entry.number), near=near)
    plate.hint = board.scene.plate_hint(entry)
    plate.name = f"fighter {entry.number + 1}"
    return plate


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


def attack_panel(board: "Board", number: int) -> Node:
    """Weapons of the mech whose turn it is; below, every opposing mech with the odds against it."""
    view, words, shown = board.view, board.scene.words, board.weapon_shown
    seat = view.mechs[number].seat
    said = "holds" if board.holding == number else "chooses"
    targets = [other for other, one in enumerate(view.mechs) if one.seat != seat and one.structure]
    title = words.notice("odds_of", weapon=words.card(shown)) if shown else words.notice("odds")
    return Column(
        heading(board, "combat", words.notice(said, mech=words.mech(number))),
        fighters(board, _roles(board, number), short=True),
        *[Part(_weapon(board, arm), height=(SMALL_ROW, ROW)) for arm in arms_of(board, number)],
        Text(title, "caption", height=20),
        *[_target(board, number, shown, target) for target in targets],
        Free(lambda rect, scale: recap_widgets(board, Area(rect, scale)), grow=1),
        gap=7,
    )


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


def _target(board: "Board", number: int, weapon: str, other: int) -> Node:
    """One opposing mech: whether the weapon that is shown reaches it, and what may be expected."""
    scene, words, pick = board.scene, board.scene.words, Pick("target", other)
    may = scene.chooser is not None and pick in scene.chooser.things
    return target_row(
        _chances(board, number, weapon, other),
        partial(scene.pick, pick) if may else None,
        words.hint("fire", weapon=words.card(weapon), mech=words.mech(other)) if may else "",
        partial(scene.why_not, pick),
        near=board.view.mechs[other].seat == board.bottom,
    )


def _chances(board: "Board", number: int, weapon: str, target: int) -> Target:
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
    return Target(target, other, words.mech(target), words.notice("far_off", distance=away), chance, reason)
