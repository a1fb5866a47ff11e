"""What each reroll of a die is worth: exact over all that may follow it, each side paying where it gains."""

from collections.abc import Callable
from functools import cache

from game.rules.command_core.actions import KEEP, Action, Reroll
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.combat import hit_arc
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

    @cache
    def best(hits: int, crits: int, blanks: int, open_hits: int, surge: int) -> float:
        value = expected(hits + open_hits, crits)
        if surge and blanks:
            value = max(value, again(hits, crits, blanks - 1, open_hits, surge - 1))
        if surge and open_hits:
            value = max(value, again(hits, crits, blanks, open_hits - 1, surge - 1))
        return value

    def again(hits: int, crits: int, blanks: int, open_hits: int, surge: int) -> float:
        value = chances["blank"] * best(hits, crits, blanks, open_hits, surge)
        value += chances["hit"] * best(hits + 1, crits, blanks, open_hits, surge)
        return value + chances["crit"] * best(hits, crits + 1, blanks, open_hits, surge) - SURGE

    shown = [faces[die - 1] for die in attack.dice]
    fixed = [shown[die] for die in attack.rerolled]
    still = [face for die, face in enumerate(shown) if die not in attack.rerolled]
    hits, crits = fixed.count("hit"), shown.count("crit")
    blanks, open_hits = still.count("blank"), still.count("hit")
    surge = min(_MOST_PAID, attacker.surge)
    values: dict[Action, float] = {KEEP: expected(hits + open_hits, crits)}
    for die, face in enumerate(shown):
        if surge and die not in attack.rerolled:
            less = {"blank": (0, 1, 0), "hit": (0, 0, 1), "crit": (1, 0, 0)}[face]
            values[Reroll(die)] = again(
                hits, crits - less[0], blanks - less[1], open_hits - less[2], surge - 1
            )
    return values


def _against(context: GameContext, attack: Attack, target: Mech, loss: Loss) -> Loss:
    """The mean loss by hits and crits before the defence is rolled."""
    figures = context.catalogue.figures(target)
    armor, evasion = figures.armor[hit_arc(context, attack)], figures.evasion
    faces = context.catalogue.faces
    shields = rerolled(armor, faces["armor"].count("shield"), min(_MOST_PAID, target.flux))
    dodges = rerolled(evasion, faces["evade"].count("dodge"), min(_MOST_PAID, target.surge))

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
    shield, dodge = _chance(catalogue, "armor", "shield"), _chance(catalogue, "evade", "dodge")

    @cache
    def best(shields: int, dodges: int, armor: int, evade: int, flux: int, surge: int) -> float:
        value = -loss(*leftovers(hits, crits, shields, dodges))
        if flux and armor:
            value = max(value, armor_again(shields, dodges, armor - 1, evade, flux - 1, surge))
        if surge and evade:
            value = max(value, evade_again(shields, dodges, armor, evade - 1, flux, surge - 1))
        return value

    def armor_again(shields: int, dodges: int, armor: int, evade: int, flux: int, surge: int) -> float:
        won = shield * best(shields + 1, dodges, armor, evade, flux, surge)
        return won + (1 - shield) * best(shields, dodges, armor, evade, flux, surge) - FLUX

    def evade_again(shields: int, dodges: int, armor: int, evade: int, flux: int, surge: int) -> float:
        won = dodge * best(shields, dodges + 1, armor, evade, flux, surge)
        return won + (1 - dodge) * best(shields, dodges, armor, evade, flux, surge) - SURGE

    armor_faces = [catalogue.faces["armor"][die - 1] for die in attack.armor]
    evade_faces = [catalogue.faces["evade"][die - 1] for die in attack.evade]
    shields, dodges = armor_faces.count("shield"), evade_faces.count("dodge")
    armor = sum(face != "shield" and die not in attack.armor_rerolled for die, face in enumerate(armor_faces))
    evade = sum(face != "dodge" and die not in attack.evade_rerolled for die, face in enumerate(evade_faces))
    flux, surge = min(_MOST_PAID, target.flux), min(_MOST_PAID, target.surge)
    values: dict[Action, float] = {KEEP: -loss(*leftovers(hits, crits, shields, dodges))}
    for die, face in enumerate(armor_faces):
        if flux and die not in attack.armor_rerolled:
            lost = face == "shield"
            values[Reroll(die, "armor")] = armor_again(
                shields - lost, dodges, armor - (not lost), evade, flux - 1, surge
            )
    for die, face in enumerate(evade_faces):
        if surge and die not in attack.evade_rerolled:
            lost = face == "dodge"
            values[Reroll(die, "evade")] = evade_again(
                shields, dodges - lost, armor, evade - (not lost), flux, surge - 1
            )
    return values


def _chance(catalogue: Catalogue, kind: str, face: str) -> float:
    faces = catalogue.faces[kind]
    return faces.count(face) / len(faces)
