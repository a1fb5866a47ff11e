"""What each reroll of a die is worth: exact over all that may follow it, each side paying where it gains."""

import math
from collections.abc import Callable
from functools import cache

from game.rules.command_core.actions import KEEP, Action, Reroll
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.combat import hit_arc, rerolls
from game.rules.command_core.context import GameContext
from game.rules.command_core.expected_fire import CRIT, SURGE, lasting
from game.rules.command_core.odds import leftovers
from game.rules.command_core.spread import rerolled
from game.rules.command_core.state import Attack, Mech, State

FLUX = 0.12
"""What a Flux is worth that is not spent: it is gone at the end of the round, but more shots may come."""
LAST_MECH = 8.0
"""Points of structure that a side's last mech is worth beside its own: the game ends with it."""
_MOST_PAID = 4
"""Rerolls that are looked ahead to."""

_Purse = tuple[int, int, int]
"""Flux, Surge and free rerolls."""
Loss = Callable[[int, int], float]
"""What a target loses by so many hits and crits, in points of structure."""


def loss_of(state: State, number: int, cards: float) -> Loss:
    """What a mech loses whose cards are worth so much."""
    mech = state.mechs[number]
    if len(state.standing(mech.seat)) == 1:
        cards += LAST_MECH
    before = mech.structure + cards * lasting(mech.structure)

    def loss(hits: int, crits: int) -> float:
        left = max(0, mech.structure - hits - crits)
        return before - left - cards * lasting(left) + (CRIT * crits if left else 0.0)

    return loss


def attack_values(context: GameContext, attack: Attack, loss: Loss) -> dict[Action, float]:
    """For the attacker: what the target then loses on average, less the Surge that it takes."""
    state, catalogue = context.state, context.catalogue
    target, attacker = state.mechs[attack.target], state.mechs[attack.attacker]
    expected = _against(context, attack, target, loss)
    faces = catalogue.faces["attack"]
    chances = {face: faces.count(face) / len(faces) for face in ("blank", "hit", "crit")}

    surge = min(_MOST_PAID, attacker.surge)
    free = max(0, catalogue.figures(attacker).free_rerolls - attacker.free_rerolls)

    @cache
    def best(hits: int, crits: int, blanks: int, open_hits: int, left: int) -> float:
        value = expected(hits + open_hits, crits)
        if left and blanks:
            value = max(value, again(hits, crits, blanks - 1, open_hits, left - 1))
        if left and open_hits:
            value = max(value, again(hits, crits, blanks, open_hits - 1, left - 1))
        return value

    def again(hits: int, crits: int, blanks: int, open_hits: int, left: int) -> float:
        """`left` rerolls can be had after this one, the free ones first."""
        value = chances["blank"] * best(hits, crits, blanks, open_hits, left)
        value += chances["hit"] * best(hits + 1, crits, blanks, open_hits, left)
        value += chances["crit"] * best(hits, crits + 1, blanks, open_hits, left)
        return value - (SURGE if left < surge else 0.0)

    shown = [faces[die - 1] for die in attack.dice]
    fixed = [shown[die] for die in attack.rerolled]
    still = [face for die, face in enumerate(shown) if die not in attack.rerolled]
    hits, crits = fixed.count("hit"), shown.count("crit")
    blanks, open_hits = still.count("blank"), still.count("hit")
    values: dict[Action, float] = {KEEP: expected(hits + open_hits, crits)}
    for die, face in enumerate(shown):
        if surge + free and die not in attack.rerolled:
            less = {"blank": (0, 1, 0), "hit": (0, 0, 1), "crit": (1, 0, 0)}[face]
            values[Reroll(die)] = again(
                hits, crits - less[0], blanks - less[1], open_hits - less[2], surge + free - 1
            )
    return values


def _against(context: GameContext, attack: Attack, target: Mech, loss: Loss) -> Loss:
    """The mean loss by hits and crits before the defence is rolled."""
    figures = context.catalogue.figures(target)
    armor, evasion = figures.armor[hit_arc(context, attack)], figures.evasion
    faces = context.catalogue.faces
    free = max(0, figures.free_rerolls - target.free_rerolls)
    evading = target.surge + (target.flux if figures.flux_evades else 0)
    shields = rerolled(
        armor, faces["armor"].count("shield") + figures.more_shields, min(_MOST_PAID, target.flux) + free
    )
    dodges = rerolled(evasion, faces["evade"].count("dodge"), min(_MOST_PAID, evading))

    @cache
    def expected(hits: int, crits: int) -> float:
        return sum(
            shield_chance * dodge_chance * loss(*leftovers(hits, crits, shield, dodge))
            for shield, shield_chance in enumerate(shields)
            for dodge, dodge_chance in enumerate(dodges)
        )

    return expected


def defence_values(context: GameContext, attack: Attack, loss: Loss) -> dict[Action, float]:
    """For the target: what it then loses on average and pays, as a negative number."""
    state, catalogue = context.state, context.catalogue
    target = state.mechs[attack.target]
    hits = context.count("attack", attack.dice, "hit")
    crits = context.count("attack", attack.dice, "crit")
    figures = catalogue.figures(target)
    chances = {
        "armor": _chance(catalogue, "armor", "shield", figures.more_shields),
        "evade": _chance(catalogue, "evade", "dodge"),
    }

    def price(kind: str, purse: _Purse) -> tuple[float, _Purse] | None:
        """What the next reroll of this kind costs, and what is left then; None: it cannot be paid."""
        flux, surge, free = purse
        if free:
            return 0.0, (flux, surge, free - 1)
        if flux and (kind == "armor" or figures.flux_evades):
            return FLUX, (flux - 1, surge, free)
        return (SURGE, (flux, surge - 1, free)) if surge and kind == "evade" else None

    @cache
    def best(shields: int, dodges: int, armor: int, evade: int, purse: _Purse) -> float:
        value = -loss(*leftovers(hits, crits, shields, dodges))
        if armor:
            value = max(value, again("armor", shields, dodges, armor - 1, evade, purse))
        if evade:
            value = max(value, again("evade", shields, dodges, armor, evade - 1, purse))
        return value

    def again(kind: str, shields: int, dodges: int, armor: int, evade: int, purse: _Purse) -> float:
        paid = price(kind, purse)
        if paid is None:
            return -math.inf
        cost, left = paid
        more = (shields + 1, dodges) if kind == "armor" else (shields, dodges + 1)
        won = chances[kind] * best(*more, armor, evade, left)
        return won + (1 - chances[kind]) * best(shields, dodges, armor, evade, left) - cost

    armor_faces = [catalogue.faces["armor"][die - 1] for die in attack.armor]
    evade_faces = [catalogue.faces["evade"][die - 1] for die in attack.evade]
    shields, dodges = armor_faces.count("shield"), evade_faces.count("dodge")
    armor = sum(face != "shield" and die not in attack.armor_rerolled for die, face in enumerate(armor_faces))
    evade = sum(face != "dodge" and die not in attack.evade_rerolled for die, face in enumerate(evade_faces))
    free = max(0, figures.free_rerolls - target.free_rerolls)
    purse = min(_MOST_PAID, target.flux), min(_MOST_PAID, target.surge), free
    values: dict[Action, float] = {KEEP: -loss(*leftovers(hits, crits, shields, dodges))}
    for action in rerolls(context, attack):
        if action.kind == "armor":
            lost = armor_faces[action.die] == "shield"
            values[action] = again("armor", shields - lost, dodges, armor - (not lost), evade, purse)
        else:
            lost = evade_faces[action.die] == "dodge"
            values[action] = again("evade", shields, dodges - lost, armor, evade - (not lost), purse)
    return values


def _chance(catalogue: Catalogue, kind: str, face: str, more: int = 0) -> float:
    faces = catalogue.faces[kind]
    return (faces.count(face) + more) / len(faces)
