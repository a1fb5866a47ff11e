"""Statistics of a mech while it is built: damage at each distance, heat, block, movement and links.

Everything is worked out from the effects of the cards, without overcharge, tokens or the opponent's cards.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.content.scrap_knights import Act, Ult
from game.content.scrap_knights.conditions import DistanceIs, DistanceIsAtMost, DistanceWas, DistanceWasAtMost
from game.content.scrap_knights.verbs import Back, Block, Deal, Forward, Heat, Move, Vent, split_amount
from game.content.steps import Step
from game.rules.scrap_knights.state import MAX_DISTANCE, START_HP

DISTANCES = range(MAX_DISTANCE + 1)


@dataclass(frozen=True, slots=True)
class BestAct:
    """The most damage that one ACT deals at a distance, and which; "" where none reaches."""

    damage: int
    act: str


@dataclass(frozen=True, slots=True)
class Sums:
    """All ACTs played once: heat paid and gained, heat vented, damage blocked, spaces moved.

    `vents_all` is set when a card vents everything, whatever the sums say.
    """

    heat: int
    vent: int
    block: int
    move: int
    vents_all: bool

    @property
    def heat_left(self) -> int:
        """Heat that is left after all ACTs and vents, not below 0."""
        return 0 if self.vents_all else max(0, self.heat - self.vent)


def best_acts(acts: Iterable[Act]) -> tuple[BestAct, ...]:
    """The best ACT at each distance from 0 to 5; the first of equals.

    Conditions on the distance are tested, all others count as met. A blow counts at most the HP of a mech.
    """
    given = tuple(acts)
    return tuple(_best(given, distance) for distance in DISTANCES)


def _best(acts: Sequence[Act], distance: int) -> BestAct:
    best = BestAct(0, "")
    for act in acts:
        damage = damage_at(act, distance)
        if damage > best.damage:
            best = BestAct(damage, act.id)
    return best


def damage_at(act: Act, distance: int) -> int:
    """Unblocked damage of an ACT that is played at a distance."""
    dealt = 0
    for blow in _blows(act, distance):
        base, word = split_amount(blow.amount)
        dealt += base + {"distance": distance, "-distance": -distance}.get(word, 0)
    return min(START_HP, max(0, dealt))


def _blows(act: Act, distance: int) -> Iterator[Deal]:
    """The blows that reach at a distance; one of 0 damage can hit, too."""
    if act.range is not None and distance > act.range:
        return
    for step in _steps(act):
        if isinstance(step.verb, Deal) and all(_holds(condition, distance) for condition in step.when):
            yield step.verb


def _holds(condition: object, distance: int) -> bool:
    if isinstance(condition, DistanceIs | DistanceWas):
        return distance == condition.distance
    if isinstance(condition, DistanceIsAtMost | DistanceWasAtMost):
        return distance <= condition.distance
    return True


def _steps(act: Act) -> Iterator[Step]:
    return (step for line in act.effects for step in line.do)


def sums(acts: Iterable[Act]) -> Sums:
    """Adds up all ACTs, each played once. Amounts that are chosen in secret count as 1."""
    heat = vent = block = move = 0
    vents_all = False
    for act in acts:
        heat += act.heat
        for step in _steps(act):
            match step.verb:
                case Heat(amount=amount, who="you"):
                    heat += _number(amount)
                case Vent(amount="all"):
                    vents_all = True
                case Vent(amount=amount):
                    vent += _number(amount)
                case Block(amount=amount):
                    block += amount
                case Move(amount=amount) | Forward(amount=amount) | Back(amount=amount):
                    move += _number(amount)
    return Sums(heat, vent, block, move, vents_all)


def _number(amount: int | str) -> int:
    return amount if isinstance(amount, int) else 1


def linking_acts(ult: Ult | None, acts: Iterable[Act]) -> tuple[str, ...] | None:
    """The ACTs that can give the ULT its link tokens; None where its link does not come from ACTs.

    Scrap Knights rule sheet: ULTs; each ULT's link is data.
    """
    if ult is None or ult.link.event not in ("hit", "use_act", "defend_against_attack"):
        return None
    return tuple(act.id for act in acts if _links(ult, act))


def _links(ult: Ult, act: Act) -> bool:
    link = ult.link
    if link.event == "defend_against_attack":
        return act.kind == "defend"
    if link.kind is not None and act.kind != link.kind:
        return False
    if link.card is not None and act.id != link.card:
        return False
    if link.event == "use_act":
        return True
    if link.range is not None and act.range != link.range:
        return False
    farthest = MAX_DISTANCE if link.distance_at_most is None else link.distance_at_most
    return any(True for distance in range(farthest + 1) for _ in _blows(act, distance))
