"""The panel in combat: weapons and targets with their odds."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.engine.refusals import Pick
from game.rules.command_core.preview import payment
from game.ui.layout.leaves import Text
from game.ui.layout.nodes import Column, Fits, Node
from game.ui.tables.command_core.panels.arm_row import ROW, SMALL_ROW, Arm, arm_part, arms_of
from game.ui.tables.command_core.panels.fighter_plate import fighters
from game.ui.tables.command_core.panels.parts import heading, recap
from game.ui.tables.command_core.panels.target_row import Chance, Target, target_row
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.lists import joined

MECHS_HIGH, _LARGE = (84, 120), ((104, 150), (84, 110), (70, 84))
"""Heights of the mechs; where letters are large the highest one that leaves room for the targets."""


def attack_panel(snapshot: Snapshot, number: int) -> Node:
    """Weapons of the mech whose turn it is; below, every opposing mech with the odds against it."""
    words, seat = snapshot.words, snapshot.view.mechs[number].seat
    holds = "holds" if snapshot.had_target else "has_no_target"
    said = holds if snapshot.holding == number else "chooses"
    targets = [other for other, one in enumerate(snapshot.view.mechs) if one.seat != seat and one.structure]
    title = (
        words.notice("odds_of", weapon=words.card(snapshot.weapon))
        if snapshot.weapon
        else words.notice("odds")
    )

    def whole(high: tuple[float, float]) -> Node:
        return Column(
            heading(snapshot, "combat", words.notice(said, mech=words.mech(number))),
            fighters(snapshot, _roles(snapshot, number), high),
            *[_weapon(snapshot, arm) for arm in arms_of(snapshot, number)],
            Text(title, "caption", height=20),
            *_targets(snapshot, number, targets),
            recap(snapshot),
            gap=7,
        )

    return Fits(*map(whole, _LARGE)) if snapshot.large else whole(MECHS_HIGH)


def _roles(snapshot: Snapshot, number: int) -> dict[int, str]:
    """The attacker, and the target that is looked at, else the best one."""
    if snapshot.holding == number:
        return {number: "role_holds" if snapshot.had_target else "role_no_target"}
    if snapshot.target is not None:
        return {number: "role_attacks", snapshot.target: "role_target"}
    best = snapshot.preview.best_shot(snapshot.view, number)
    return {number: "role_attacks"} | ({best.target: "role_best"} if best is not None else {})


def _weapon(snapshot: Snapshot, arm: Arm) -> Node:
    pick = Pick("weapon", arm.id)
    command = partial(snapshot.commands.pick, pick) if snapshot.may(pick) and not arm.lost else None
    picked, refusal = snapshot.has(pick) and not arm.lost, partial(snapshot.commands.why_not, pick)
    return arm_part(snapshot, arm, (SMALL_ROW, ROW), command, picked=picked, refusal=refusal)


def _targets(snapshot: Snapshot, number: int, others: Sequence[int]) -> list[Node]:
    """The opposing mechs; with a weapon in hand, the digits fire at those that it reaches."""
    fitting = [other for other in others if snapshot.fits(Pick("target", other))]
    keys = {other: str(place) for place, other in enumerate(fitting, start=1)}
    return [_target(snapshot, number, other, keys.get(other, "")) for other in others]


def _target(snapshot: Snapshot, number: int, other: int, key: str) -> Node:
    """One opposing mech: whether the weapon reaches it, and the expected damage."""
    words, pick = snapshot.words, Pick("target", other)
    # Where the weapon in hand does not reach it, a click takes the best one that does, as on the board.
    reach = snapshot.weapons_on(other)
    weapon = snapshot.weapon if snapshot.weapon in reach else snapshot.best_on(other) or ""
    may = bool(reach)
    return target_row(
        replace(_chances(snapshot, number, other), key=key),
        partial(snapshot.commands.shoot_at, other) if may else None,
        words.hint("fire", weapon=words.card(weapon), mech=words.mech(other)) if may else "",
        partial(snapshot.commands.why_not, pick),
        near=snapshot.is_near(other),
    )


def _price(snapshot: Snapshot, number: int, weapon: str) -> str:
    """What firing a weapon does to a mech's marks, in words; "" for one that is free."""
    mech, words = snapshot.view.mechs[number], snapshot.words
    delta = snapshot.preview.firing_delta(mech, weapon)
    if delta > 0:
        return words.notice("gaining", amount=delta, had=mech.surge, left=mech.surge + delta)
    if not delta:
        return ""
    paid = payment(mech, delta)
    return words.notice(
        "paying",
        dice=paid.dice,
        flux=paid.flux,
        surge=paid.surge,
        had_flux=mech.flux,
        left_flux=mech.flux - paid.flux,
        had_surge=mech.surge,
        left_surge=mech.surge - paid.surge,
    )


def _chances(snapshot: Snapshot, number: int, target: int) -> Target:
    view, words = snapshot.view, snapshot.words
    mech, other = view.mechs[number], view.mechs[target]
    weapons = [snapshot.weapon] if snapshot.weapon in mech.weapons else list(dict.fromkeys(mech.weapons))
    legal = [one for one in weapons if snapshot.preview.refused(view, number, one, target) is None]
    chance, reason, named = None, "", ""
    if legal:
        left = other.structure
        best = max(legal, key=lambda one: snapshot.preview.odds(view, number, one, target).worth(left))
        odds = snapshot.preview.odds(view, number, best, target)
        facts = {"hit": odds.hit, "crit": odds.crit, "gone": odds.destroys(left)}
        shares = {name: round(100 * share) for name, share in facts.items()}
        text, short = words.notice("hit_chance", **shares), words.notice("hit_chance_short", **shares)
        weapon = "" if len(weapons) == 1 else words.card(best)
        chance = Chance(odds, weapon, text, short, _price(snapshot, number, best))
    else:
        # What keeps each of its weapons from this shot, said once.
        refused = [snapshot.preview.refused(view, number, one, target) for one in weapons]
        reason = joined(words.texts, (words.notice(f"cannot_{one}") for one in dict.fromkeys(refused)))
        reason = reason or words.notice("no_target")
        if len(set(refused)) > 1:
            each = zip(weapons, refused, strict=True)
            told = [words.notice("weapon_cannot", weapon=words.card(one), why=why or "") for one, why in each]
            named = joined(words.texts, told)
    away = 0 if mech.cell is None or other.cell is None else snapshot.map.distance(mech.cell, other.cell)
    return Target(
        target, other, words.mech(target), words.notice("far_off", distance=away), chance, reason, named
    )
