"""The panel in combat: weapons and targets with their odds."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from game.engine.refusals import Pick
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Column, Node, Row, Space
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.panels.arm_row import ROW, SMALL_ROW, Arm, arm_part, arms_of
from game.ui.tables.command_core.panels.fighter_plate import FighterPlate, Kit
from game.ui.tables.command_core.panels.ladder import Entry, entries, plate_hint
from game.ui.tables.command_core.panels.parts import heading, recap
from game.ui.tables.command_core.panels.target_row import Chance, Target, target_row
from game.ui.tables.command_core.shown import TableFacts
from game.words.lists import joined

_SHORT = 92
"""Height of a mech without what it carries."""


def fighters(v: TableFacts, roles: Mapping[int, str], *, fires: str = "", short: bool = False) -> Node:
    """Mechs side by side, each with its role; without their weapons and upgrades if `short`.

    `fires` is the weapon of the first one's attack.
    """
    known = {entry.number: entry for entry in entries(v)}
    plates = []
    for place, (number, role) in enumerate(roles.items()):
        kit = Kit() if short else _kit(v, number, "" if place else fires)
        plate = _plate(v, replace(known[number], now=not place), role, kit)
        plates.append(Part(plate, share=1))
    return Row(
        *plates,
        Space(share=1) if len(plates) == 1 else None,
        gap=8,
        height=_SHORT if short else None,
    )


def _plate(v: TableFacts, entry: Entry, role: str, kit: Kit) -> FighterPlate:
    hint = plate_hint(v, entry)
    entry = replace(entry, owner=v.words.notice(role, name=entry.owner))
    plate = FighterPlate(entry, kit, partial(v.commands.inspect, entry.number))
    plate.hint, plate.name = hint, f"fighter {entry.number + 1}"
    return plate


def _kit(v: TableFacts, number: int, fires: str) -> Kit:
    """What a mech carries, lost cards last."""
    mech, known = v.view.mechs[number], v.library.upgrades
    upgrades = [(face(card).art, False) for card in mech.upgrades]
    upgrades += [(face(card).art, True) for card in mech.depleted if card in known]
    return Kit(tuple(arms_of(v, number, fires)), tuple(upgrades))


def attack_panel(v: TableFacts, number: int) -> Node:
    """Weapons of the mech whose turn it is; below, every opposing mech with the odds against it."""
    words, seat = v.words, v.view.mechs[number].seat
    said = "holds" if v.holding == number else "chooses"
    targets = [other for other, one in enumerate(v.view.mechs) if one.seat != seat and one.structure]
    title = words.notice("odds_of", weapon=words.card(v.weapon)) if v.weapon else words.notice("odds")
    return Column(
        heading(v, "combat", words.notice(said, mech=words.mech(number))),
        fighters(v, _roles(v, number), short=True),
        *[_weapon(v, arm) for arm in arms_of(v, number)],
        Text(title, "caption", height=20),
        *[_target(v, number, target) for target in targets],
        recap(v),
        gap=7,
    )


def _roles(v: TableFacts, number: int) -> dict[int, str]:
    """The attacker, and the target that is looked at, else the one of which most may be expected."""
    if v.holding == number:
        return {number: "role_holds"}
    if v.target is not None:
        return {number: "role_attacks", v.target: "role_target"}
    best = v.preview.best_shot(v.view, number)
    return {number: "role_attacks"} | ({best.target: "role_best"} if best is not None else {})


def _weapon(v: TableFacts, arm: Arm) -> Node:
    pick = Pick("weapon", arm.id)
    command = partial(v.commands.pick, pick) if v.may(pick) and not arm.lost else None
    picked, refusal = v.has(pick) and not arm.lost, partial(v.commands.why_not, pick)
    return arm_part(v, arm, (SMALL_ROW, ROW), command, picked=picked, refusal=refusal)


def _target(v: TableFacts, number: int, other: int) -> Node:
    """One opposing mech: whether the weapon that is shown reaches it, and what may be expected."""
    words, pick = v.words, Pick("target", other)
    may = v.fits(pick)
    return target_row(
        _chances(v, number, other),
        partial(v.commands.pick, pick) if may else None,
        words.hint("fire", weapon=words.card(v.weapon), mech=words.mech(other)) if may else "",
        partial(v.commands.why_not, pick),
        near=v.is_near(other),
    )


def _chances(v: TableFacts, number: int, target: int) -> Target:
    view, words = v.view, v.words
    mech, other = view.mechs[number], view.mechs[target]
    weapons = [v.weapon] if v.weapon in mech.weapons else list(dict.fromkeys(mech.weapons))
    legal = [one for one in weapons if v.preview.refused(view, number, one, target) is None]
    chance, reason = None, ""
    if legal:
        best = max(legal, key=lambda one: v.preview.odds(view, number, one, target).damage)
        odds = v.preview.odds(view, number, best, target)
        text = words.notice("hit_chance", hit=round(100 * odds.hit), crit=round(100 * odds.crit))
        chance = Chance(odds, "" if len(weapons) == 1 else words.card(best), text)
    else:
        # What keeps each of its weapons from this shot, said once.
        refused = [v.preview.refused(view, number, one, target) for one in weapons]
        reason = joined(words.texts, (words.notice(f"cannot_{one}") for one in dict.fromkeys(refused)))
        reason = reason or words.notice("no_target")
    away = 0 if mech.cell is None or other.cell is None else v.map.distance(mech.cell, other.cell)
    return Target(target, other, words.mech(target), words.notice("far_off", distance=away), chance, reason)
