"""What a whole phase of combat may be expected to do, from where all mechs stand.

The mechs attack in turn, each with the shot that gains most. A mech is followed as the chances of each
structure it may be left with, so that one that may be destroyed before it fires counts only in part.
"""

from collections.abc import Sequence
from functools import lru_cache

from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.shots import Aim, Shots
from game.rules.command_core.spread import Chances, Spread, Spreads, Volley
from game.rules.command_core.topology import Cell

CRIT = 0.35
"""Points of structure that the card is worth which a crit takes: the owner gives the least of three."""
SURGE = 0.2
"""What a Surge is worth that is not spent in this round, and becomes Flux."""
_HALF_WORTH = 1.5
"""The structure at which a mech's cards are worth half: they are lost with it, and it will not last."""
_MOST_REROLLS = 3
_MOST_HITS = 1 << 14
_STEPS = 64
"""Chances that a mech still stands are told apart in so many steps, so that results can be kept."""


class Health:
    """What a mech may be left with: the chances of each structure, and what follows from them."""

    __slots__ = ("chances", "lasting", "mean", "standing")

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.standing = 1.0 - chances[0]
        self.mean = sum([left * chance for left, chance in enumerate(chances)])
        self.lasting = sum([lasting(left) * chance for left, chance in enumerate(chances)])


def lasting(structure: float) -> float:
    """The share of a mech's cards that counts at so much structure: none when it is destroyed."""
    return structure / (structure + _HALF_WORTH)


@lru_cache(128)
def sound(structure: int) -> Health:
    """A mech that has exactly so much structure."""
    return Health((0.0,) * structure + (1.0,))


class Fighter:
    """A mech in an exchange of fire."""

    __slots__ = (
        "cards",
        "cell",
        "facing",
        "flux",
        "flux_evades",
        "free",
        "health",
        "kit",
        "order",
        "seat",
        "shot",
        "spare",
        "surge",
    )

    def __init__(
        self,
        seat: int,
        kit: int,
        cell: Cell,
        facing: int,
        surge: int,
        flux: int,
        order: int,
        health: Health,
        cards: float,
    ) -> None:
        self.seat = seat
        self.kit = kit
        self.cell = cell
        self.facing = facing
        self.surge = surge
        self.flux = flux
        self.order = order
        """0: it has attacked already."""
        self.health = health
        self.cards = cards
        self.spare = 0.0
        self.shot = False
        self.free = 0
        """Rerolls that cost nothing."""
        self.flux_evades = False

    @property
    def worth(self) -> float:
        """Points of structure that it has, and those that its cards are worth."""
        return self.health.mean + self.cards * self.health.lasting

    def pay(self, delta: int) -> int:
        """Gains or pays a delta; what it could not pay."""
        if delta >= 0:
            self.surge += delta
            return 0
        flux = min(self.flux, -delta)
        surge = min(self.surge, -delta - flux)
        self.flux -= flux
        self.surge -= surge
        return -delta - flux - surge


class Exchange:
    """Plays combat out by its odds."""

    def __init__(self, catalogue: Catalogue, shots: Shots) -> None:
        self._shots = shots
        self.spreads = Spreads(catalogue)
        self._hit = lru_cache(_MOST_HITS)(self._work_out)

    def fight(self, map_id: str, fighters: Sequence[Fighter]) -> None:
        """Changes the fighters: all that have an order attack, the highest first."""
        for fighter in sorted(fighters, key=_by_order):
            if not fighter.order:
                break
            if fighter.health.standing > 0.01:
                self._attack(map_id, fighter, fighters)

    def _attack(self, map_id: str, fighter: Fighter, fighters: Sequence[Fighter]) -> None:
        best: tuple[float, Fighter, Aim, Spread] | None = None
        for target in fighters:
            if target.seat == fighter.seat or target.health.standing <= 0.01:
                continue
            for aim in self.aims(map_id, fighter, target):
                gain, spread = self.gain(fighter, target, aim)
                if gain > 0 and (best is None or gain > best[0]):
                    best = gain, target, aim, spread
        if best is not None:
            _, target, aim, spread = best
            self.strike(fighter, target, aim, spread)

    def aims(self, map_id: str, fighter: Fighter, target: Fighter) -> Sequence[Aim]:
        """The weapons that can fire at a target."""
        return self._shots.aims(
            map_id, fighter.kit, fighter.cell, fighter.facing, target.kit, target.cell, target.facing
        )

    def gain(self, fighter: Fighter, target: Fighter, aim: Aim) -> tuple[float, Spread]:
        """What a shot takes from the other side less what it costs, in points of structure."""
        paid = max(0, -aim.delta - fighter.flux)
        left = fighter.surge - paid + max(0, aim.delta)
        spread = self.spreads.of(
            Volley(
                aim.dice,
                aim.armor,
                aim.evasion,
                max(0, min(_MOST_REROLLS, left)) + fighter.free,
                min(_MOST_REROLLS, target.flux) + target.free,
                min(_MOST_REROLLS, target.surge + (target.flux if target.flux_evades else 0)),
                aim.more_shields,
            )
        )
        standing = fighter.health.standing
        after = self.hit(target.health, spread.damage, standing)
        gain = target.health.mean - after.mean + target.cards * (target.health.lasting - after.lasting)
        gain += CRIT * spread.crits * standing - SURGE * (
            min(paid, fighter.surge) + 0.5 * max(0.0, spread.spent - fighter.free)
        )
        if left < 0:
            hurt = self.strained(fighter.health, -left)
            gain -= fighter.health.mean - hurt.mean + fighter.cards * (fighter.health.lasting - hurt.lasting)
        return gain, spread

    def strike(self, fighter: Fighter, target: Fighter, aim: Aim, spread: Spread) -> None:
        """The shot is fired, and both mechs are as it leaves them."""
        surge = fighter.surge
        unpaid = fighter.pay(aim.delta)
        if unpaid:
            fighter.health = self.strained(fighter.health, unpaid)
        standing = fighter.health.standing
        target.health = self.hit(target.health, spread.damage, standing)
        target.spare -= CRIT * spread.crits * standing
        fighter.spare += SURGE * (fighter.surge - surge - 0.5 * max(0.0, spread.spent - fighter.free))
        fighter.shot = True

    def strained(self, health: Health, dice: int) -> Health:
        """A mech that pays with so many dice against itself."""
        return self.hit(health, self.spreads.of(Volley(dice, 0, 0)).damage, 1.0)

    def hit(self, health: Health, damage: Chances, chance: float) -> Health:
        """A mech that suffers damage, if that comes to pass with this chance."""
        return self._hit(health.chances, damage, round(chance * _STEPS))

    def _work_out(self, chances: Chances, damage: Chances, steps: int) -> Health:
        chance = steps / _STEPS
        left = [(1 - chance) * one for one in chances]
        for amount, share in enumerate(damage):
            share *= chance
            for structure, one in enumerate(chances):
                if one:
                    left[structure - amount if structure > amount else 0] += share * one
        return Health(tuple(left))


def _by_order(fighter: Fighter) -> int:
    return -fighter.order
