"""Attacks: weapon and target, payment, dice, rerolls of both sides, what is cancelled and what is left.

Source: Command Core reference, "Combat".
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from game.rules.command_core.actions import DiceKind, Fire, Reroll
from game.rules.command_core.catalogue import Figures
from game.rules.command_core.context import GameContext
from game.rules.command_core.crits import begin_crits
from game.rules.command_core.deltas import settle
from game.rules.command_core.marks import FLUX, SURGE, Mark, count_of
from game.rules.command_core.odds import leftovers
from game.rules.command_core.state import Attack, Mech, State
from game.rules.command_core.topology import Arc
from game.rules.command_core.view import MechView


def shots(context: GameContext, number: int) -> Iterator[Fire]:
    """Every weapon with every opposing mech in one of its arcs, within its range and in sight."""
    state, board = context.state, context.board
    mech = state.mechs[number]
    cell, figures = mech.cell, context.catalogue.figures(mech)
    assert cell is not None
    targets = []
    for other, target in enumerate(state.mechs):
        there = target.cell
        if target.seat != mech.seat and there is not None and board.sees(cell, there):
            targets.append((other, board.distance(cell, there), board.arc(mech.facing, cell, there)))
    for key in dict.fromkeys(mech.weapons):
        weapon = context.catalogue.library.weapons[key]
        near, far = max(1, weapon.range[0] - figures.close), weapon.range[1] + figures.reach
        for other, distance, arc in targets:
            if near <= distance <= far and arc in weapon.arcs:
                yield Fire(key, other)


def next_attacker(state: State) -> int | None:
    """The mech with the highest number that has not had its chance to attack."""
    waiting = [
        (mech.order, number)
        for number, mech in enumerate(state.mechs)
        if mech.order is not None and not mech.attacked
    ]
    return max(waiting)[1] if waiting else None


def hold_fire(context: GameContext) -> None:
    """The mech whose turn it is does not attack."""
    number = next_attacker(context.state)
    assert number is not None
    context.state.mechs[number].attacked = True
    if context.emitting:
        context.report_of("hold", number, had_target=any(True for _ in shots(context, number)))


def fire(context: GameContext, action: Fire) -> None:
    """The attack is declared, and the weapon's delta is paid."""
    state = context.state
    number = next_attacker(state)
    assert number is not None
    mech = state.mechs[number]
    mech.attacked = True
    state.attack = Attack(number, action.target, action.weapon)
    context.report_of("attack", number, weapon=action.weapon, target=action.target)
    delta = context.catalogue.library.weapons[action.weapon].delta
    if delta < 0:
        delta = min(0, delta + context.catalogue.figures(mech).steady)
    settle(context, number, delta)


def carry_on(context: GameContext) -> None:
    """The next step of the attack that is being made, once nothing is asked any more."""
    state = context.state
    attack = state.attack
    assert attack is not None
    if not state.mechs[attack.attacker].structure:
        # It was destroyed by paying for the shot.
        state.attack = None
        context.report_of("called_off", attack.attacker)
    elif attack.stage == "pay":
        _roll_attack(context, attack)
    elif attack.stage == "attack":
        _roll_defence(context, attack)
    else:
        _resolve(context, attack)


def hit_arc(context: GameContext, attack: Attack) -> Arc:
    """The arc of the target in which the attacker stands."""
    target, attacker = context.state.mechs[attack.target], context.state.mechs[attack.attacker]
    assert target.cell is not None and attacker.cell is not None
    return context.board.arc(target.facing, target.cell, attacker.cell)


def _roll_attack(context: GameContext, attack: Attack) -> None:
    state = context.state
    more = context.catalogue.figures(state.mechs[attack.attacker]).more_dice
    arc = hit_arc(context, attack)
    dice = context.roll("attack", context.catalogue.library.weapons[attack.weapon].dice + more[arc])
    state.attack = replace(attack, stage="attack", dice=dice)
    context.report_of("roll", attack.attacker, reveals=True, dice=list(dice))


def _roll_defence(context: GameContext, attack: Attack) -> None:
    """Armor dice by the arc that is hit, then evade dice."""
    state = context.state
    figures = context.catalogue.figures(state.mechs[attack.target])
    arc = hit_arc(context, attack)
    armor = context.roll_armor(figures.armor[arc], figures.more_shields)
    evade = context.roll("evade", figures.evasion)
    state.attack = replace(attack, stage="defence", armor=armor, evade=evade)
    facts = {"arc": arc, "armor": list(armor), "evade": list(evade)}
    context.report_of("defend", attack.target, reveals=True, **facts)


def _resolve(context: GameContext, attack: Attack) -> None:
    """Shields cancel crits, then hits; dodges cancel hits, then crits; what is left is damage."""
    hits, crits = context.count("attack", attack.dice, "hit"), context.count("attack", attack.dice, "crit")
    shields = context.count("armor", attack.armor, "shield")
    dodges = context.count("evade", attack.evade, "dodge")
    left_hits, left_crits = leftovers(hits, crits, shields, dodges)
    context.state.attack = None
    cancelled = hits + crits - left_hits - left_crits
    context.report_of("result", attack.target, hits=left_hits, crits=left_crits, cancelled=cancelled)
    if context.damage(attack.target, left_hits + left_crits) and left_crits:
        begin_crits(context, attack.target, attack.attacker, left_crits)


def reroll(context: GameContext, action: Reroll) -> None:
    """One die once more: attack dice and evade dice for Surge, armor dice for Flux."""
    state = context.state
    attack = state.attack
    assert attack is not None
    kind = action.kind
    number = attack.attacker if kind == "attack" else attack.target
    mech = state.mechs[number]
    figures = context.catalogue.figures(mech)
    mark = paid_with(figures, mech, kind)
    left = 0
    if mark is None:
        mech.free_rerolls += 1
    else:
        left = count_of(mech, mark) - 1
        setattr(mech, mark.id, left)
    armor = kind == "armor"
    (result,) = context.roll_armor(1, figures.more_shields) if armor else context.roll(kind, 1)
    field, marks = _FIELDS[kind]
    dice = list(getattr(attack, field))
    dice[action.die] = result
    state.attack = replace(attack, **{field: tuple(dice), marks: (*getattr(attack, marks), action.die)})
    facts = {"dice_kind": kind, "die": action.die, "result": result, "left": left}
    context.report_of("reroll", number, reveals=True, paid="" if mark is None else mark.id, **facts)


PAID_WITH: Mapping[DiceKind, Mark] = {"attack": SURGE, "armor": FLUX, "evade": SURGE}
"""The mark that a reroll of each kind of dice costs as a rule."""


def paid_with(figures: Figures, mech: Mech | MechView, kind: DiceKind) -> Mark | None:
    """The mark that a mech's next reroll of this kind costs; None: it is free."""
    if mech.free_rerolls < figures.free_rerolls:
        return None
    if kind == "evade" and figures.flux_evades and mech.flux:
        return FLUX
    return PAID_WITH[kind]


_FIELDS: Mapping[DiceKind, tuple[str, str]] = {
    "attack": ("dice", "rerolled"),
    "armor": ("armor", "armor_rerolled"),
    "evade": ("evade", "evade_rerolled"),
}
"""The fields of an attack that hold each kind of dice, and those that were rerolled."""


def rerolls(context: GameContext, attack: Attack) -> list[Reroll]:
    """The dice that may be rerolled now, by whoever is asked."""
    attacks = attack.stage == "attack"
    kinds: tuple[DiceKind, ...] = ("attack",) if attacks else ("armor", "evade")
    mech = context.state.mechs[attack.attacker if attacks else attack.target]
    figures, found = context.catalogue.figures(mech), []
    for kind in kinds:
        mark = paid_with(figures, mech, kind)
        if mark is None or count_of(mech, mark):
            found += _open(attack, kind)
    return found


def _open(attack: Attack, kind: DiceKind) -> list[Reroll]:
    dice, done = (getattr(attack, field) for field in _FIELDS[kind])
    return [Reroll(die, kind) for die in range(len(dice)) if die not in done]
