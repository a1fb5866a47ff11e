"""What a reroll of one die may bring: its chance to change the attack for the better, and by how much."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from game.rules.command_core.actions import DiceKind, Reroll
from game.rules.command_core.pairs import Count, count_dice
from game.rules.command_core.topology import Arc
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.snapshot import Snapshot

Faces = Mapping[DiceKind, Sequence[str]]
"""The faces that lie on the table, by kind of dice."""
Mean = Callable[[int, int], float]
"""The expected damage of so many hits and crits before the defence is thrown."""
_KINDS: tuple[DiceKind, ...] = ("attack", "armor", "evade")
_CRIT = 0.5
"""What a crit is worth beside its damage, in points of structure: a card."""
_WORTH_IT = 0.3
"""Points of structure for which a Surge or a Flux is well spent."""
_SURVIVAL = 4.0
"""What a mech that would be destroyed is worth, in points of structure."""
_ENOUGH = 1000
"""A structure that no attack takes."""


class RerollOdds(NamedTuple):
    """The chance that a reroll helps, what it then brings on average, and what it brings over all faces.

    `crit` says that it only keeps a card from being lost. `needed` rerolls have to help, or the mech is
    destroyed; `lost` says that no rerolls are enough.
    """

    chance: Fraction
    gain: float
    value: float
    crit: bool = False
    needed: int = 0
    lost: bool = False


LOST = RerollOdds(Fraction(0), 0.0, 0.0, lost=True)
"""A reroll for a mech that is destroyed, whatever the dice show."""


def defence_odds(
    shown: Faces, faces: Sequence[str], kind: DiceKind, die: int, structure: int = _ENOUGH
) -> RerollOdds:
    """A reroll of a die of the defence of a mech with so much structure: structure that it saves.

    >>> shown = {"attack": ["hit"], "armor": ["blank"], "evade": []}
    >>> defence_odds(shown, ["blank", "shield"], "armor", 0)
    RerollOdds(chance=Fraction(1, 2), gain=1.0, value=0.5, crit=False, needed=0, lost=False)
    >>> defence_odds({**shown, "attack": ["hit", "hit"]}, ["blank", "shield"], "armor", 0, 1).needed
    2
    """
    now = _count(shown)
    after = [_count(_with(shown, kind, die, face)) for face in faces]
    damage = _odds([float(now.damage - one.damage) for one in after])
    needed = now.damage - structure + 1
    if needed > 0:
        return damage._replace(value=float(damage.chance) * _SURVIVAL / needed, needed=needed)
    if damage.chance:
        return damage
    crits = _odds([float(now.crits - one.crits) for one in after])
    return crits._replace(value=damage.value + _CRIT * crits.value, crit=True)


def attack_odds(shown: Faces, faces: Sequence[str], die: int, mean: Mean) -> RerollOdds:
    """A reroll of an attack die before the defence is thrown: expected damage that it adds."""

    def expected(dice: Faces) -> float:
        count = _count(dice)
        return mean(count.hits, count.crits)

    now = expected(shown)
    return _odds([expected(_with(shown, "attack", die, face)) - now for face in faces])


class Throws(NamedTuple):
    """How many dice are thrown for an attack that hits the side `arc`."""

    attack: int
    arc: Arc
    armor: int
    evade: int
    more_shields: int = 0


def throws_of(snapshot: Snapshot, battle: Battle) -> Throws | None:
    """The dice of both sides; None where one of the mechs is gone."""
    preview, mechs = snapshot.preview, snapshot.view.mechs
    one, other = mechs[battle.attacker], mechs[battle.target]
    if one.cell is None or other.cell is None:
        return None
    arc, figures = snapshot.map.arc(other.facing, other.cell, one.cell), preview.figures(other)
    dice = preview.weapon(battle.weapon).dice + preview.figures(one).more_dice[arc]
    return Throws(dice, arc, figures.armor[arc], figures.evasion, figures.more_shields)


def offered(snapshot: Snapshot) -> dict[Reroll, RerollOdds]:
    """The rerolls that can be chosen now, with what each may bring."""
    battle, decision = snapshot.battle, snapshot.asked
    if battle is None or decision is None or "attack" not in battle.dice:
        return {}
    faces = snapshot.catalogue.faces
    shown = {kind: [faces[kind][result - 1] for result in battle.dice.get(kind, ())] for kind in _KINDS}
    thrown, expected = throws_of(snapshot, battle), snapshot.preview.expected
    more = thrown.more_shields if thrown is not None else 0
    rerolls = [action for action in decision.actions if isinstance(action, Reroll)]
    structure = snapshot.view.mechs[battle.target].structure
    if (
        "armor" in battle.dice
        and _count(shown).damage - _most_cancelled(snapshot, shown, rerolls) >= structure
    ):
        return dict.fromkeys(rerolls, LOST)
    found = {}
    for action in rerolls:
        if "armor" in battle.dice:
            found[action] = defence_odds(
                shown, _faces(faces, action.kind, more), action.kind, action.die, structure
            )
        elif thrown is not None:

            def mean(hits: int, crits: int, against: Throws = thrown) -> float:
                return expected(hits, crits, against.armor, against.evade, against.more_shields)

            found[action] = attack_odds(shown, faces["attack"], action.die, mean)
    return found


def _most_cancelled(snapshot: Snapshot, shown: Faces, rerolls: Sequence[Reroll]) -> int:
    """The attack dice that could still be cancelled, with luck at each reroll that the target can pay."""
    assert snapshot.battle is not None
    mech = snapshot.view.mechs[snapshot.battle.target]
    figures = snapshot.preview.figures(mech)
    blank = [one for one in rerolls if shown[one.kind][one.die] == "blank"]
    armor = sum(one.kind == "armor" for one in blank)
    evade = len(blank) - armor
    # Free rerolls come first whatever the kind, and then either kind has its own mark.
    free = min(len(blank), max(0, figures.free_rerolls - mech.free_rerolls))
    flux = mech.flux if figures.flux_evades else 0
    most = min(evade, mech.surge + flux) + min(armor, mech.flux) + free
    return min(len(blank), most)


def _faces(faces: Mapping[str, Sequence[str]], kind: DiceKind, more_shields: int) -> list[str]:
    """The faces that a die of this kind can show; of an armor die some blanks may be shields."""
    found = list(faces[kind])
    if kind == "armor" and more_shields:
        first = found.index("shield")
        found[first - more_shields : first] = ["shield"] * more_shields
    return found


def best_of(offers: Mapping[Reroll, RerollOdds]) -> Reroll | None:
    """The reroll that is worth most, if any is worth what it costs."""
    best = max(offers, key=lambda one: offers[one].value, default=None)
    return best if best is not None and offers[best].value >= _WORTH_IT else None


def _with(shown: Faces, kind: DiceKind, die: int, face: str) -> Faces:
    dice = list(shown[kind])
    dice[die] = face
    return {**shown, kind: dice}


def _count(shown: Faces) -> Count:
    return count_dice(shown["attack"], shown["armor"], shown["evade"])


def _odds(gains: Sequence[float]) -> RerollOdds:
    better = [one for one in gains if one > 1e-6]
    mean = sum(better) / len(better) if better else 0.0
    return RerollOdds(Fraction(len(better), len(gains)), mean, sum(gains) / len(gains))
