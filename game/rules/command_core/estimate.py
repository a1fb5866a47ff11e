"""How a state looks for a seat: structure, cards, Surge and Flux, the dice that lie on the table, and the
shots that each mech could make and suffer from where it stands, or where its program so far will take it.
"""

from game.engine.seats import SEATS, Seat
from game.engine.thinking import EVEN, Weights
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.combat import hit_arc
from game.rules.command_core.context import GameContext
from game.rules.command_core.marks import FLUX, MARKS, NO_MARKS, SURGE, TARGETING, counts_of
from game.rules.command_core.projection import project
from game.rules.command_core.shots import UNPAID, Shots, Stand
from game.rules.command_core.state import Attack, Mech
from game.rules.command_core.verdict import NEARER, scaled
from game.rules.command_core.worth import CardWorth

_SHOT, _DANGER = 1.0, 0.35
"""A shot that could be made, and one that could be suffered: less, or nobody would come near the other."""
_FIRST_SHOT = 0.02
"""For each number by which a mech with a shot attacks earlier."""
_FINISH = 2.0
"""How much more the damage counts the less structure the target has, so that shots go to one target."""
_STOPPED = 0.3
"""What it costs that a program stops early, since much may go wrong."""
_SLOTS_OF_OTHERS = 1
"""How far a mech is expected to come whose program is not known."""

TERMS = ("structure", "cards", "power", "shots", "danger", "distance")
"""The names of what an estimate adds up."""


class Evaluator:
    """Estimates states, and keeps the shots that it has looked at."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._shots = Shots(catalogue)
        self._worth = CardWorth(catalogue.library)

    def estimate(self, context: GameContext, seat: Seat, weights: Weights = EVEN) -> float:
        """-1 (lost) .. 1 (won)."""
        state = context.state
        if state.outcome is not None:
            winner = state.outcome.winner
            return 0.0 if winner is None else (1.0 if winner == seat else -1.0)
        terms = self.terms(context, seat)
        if weights:
            value = sum([weights.get(name, 1.0) * term for name, term in terms.items()])
        else:
            value = sum(terms.values())
        return scaled(state, value)

    def terms(self, context: GameContext, seat: Seat) -> dict[str, float]:
        """What adds up to the estimate, in points of structure: own less other.

        structure: what the mechs can still take, less the damage that the dice on the table will do.
        cards: weapons, upgrades and directives that are left, less the one that a crit is about to take.
        power: its marks, and what the programs so far will gain or pay.
        shots: what the own mechs can hit from where they will stand, those that fire early a little more.
        danger: what they can be hit by there.
        distance: how far mechs without a target are from one.
        """
        terms = dict.fromkeys(TERMS, 0.0)
        for side in SEATS:
            self._add_side(context, side, 1 if side == seat else -1, terms)
        self._add_prospects(context, seat, terms)
        return terms

    def _add_side(self, context: GameContext, seat: Seat, sign: int, terms: dict[str, float]) -> None:
        """What a side has, less what it is about to lose."""
        state = context.state
        structure = cards = power = 0.0
        for number, mech in enumerate(state.mechs):
            if mech.seat != seat or not mech.structure:
                continue
            structure += mech.structure
            cards += self._worth.of_all(mech)
            each = zip(MARKS, counts_of(mech), strict=True)
            power += sum([mark.worth * min(count, mark.felt) for mark, count in each if count])
            figures = context.catalogue.figures(mech)
            if figures.staying != NO_MARKS:
                stays = zip(MARKS, counts_of(mech), figures.staying, strict=True)
                power += sum([mark.more_worth * min(count, most) for mark, count, most in stays])
            power += SURGE.worth * max(0, figures.free_rerolls - mech.free_rerolls)
            crit, attack = state.crit, state.attack
            if crit is not None and crit.mech == number:
                cards -= min(self._worth.of_one(mech, card) for card in crit.revealed)
            if attack is not None and attack.target == number:
                damage = min(mech.structure, self._pending(context, attack))
                structure -= damage * (1 + _FINISH / mech.structure)
        terms["structure"] += sign * structure
        terms["cards"] += sign * cards
        terms["power"] += sign * power

    def _pending(self, context: GameContext, attack: Attack) -> float:
        """The damage that an attack may be expected to do, by the dice that lie on the table."""
        figures = context.catalogue.figures(context.state.mechs[attack.target])
        armor = figures.armor[hit_arc(context, attack)]
        if attack.stage == "pay":
            weapon = context.catalogue.library.weapons[attack.weapon]
            return self._shots.odds.of(weapon.dice, armor, figures.evasion, figures.more_shields).damage
        hits = context.count("attack", attack.dice, "hit")
        crits = context.count("attack", attack.dice, "crit")
        if attack.stage == "attack":
            return self._shots.odds.against(hits, crits, armor, figures.evasion, figures.more_shields)
        shields = context.count("armor", attack.armor, "shield")
        dodges = context.count("evade", attack.evade, "dodge")
        return max(0, hits + crits - shields - dodges)

    def _add_prospects(self, context: GameContext, seat: Seat, terms: dict[str, float]) -> None:
        """What the mechs of a seat could do and suffer in this round's combat."""
        state = context.state
        own, others = [], []
        for number, mech in enumerate(state.mechs):
            if mech.cell is None:
                continue
            if mech.seat == seat:
                worth, stand = _stand(context, number, mech)
                terms["power"] += worth
                own.append((mech, self._shots.kit(mech), stand))
            else:
                slots = 0 if mech.executed else _SLOTS_OF_OTHERS
                others.append((mech, self._shots.kit(mech), Stand(mech.cell, mech.facing, slots)))
        map_id, distance = state.map, context.board.steps_between
        for mech, kit, stand in own:
            if others and not mech.attacked:
                funds = min(4, mech.surge + mech.flux)
                best = max(
                    self._shots.best(map_id, kit, stand, funds, other, there) for _, other, there in others
                )
                terms["shots"] += (_SHOT + _FIRST_SHOT * (mech.order or 0)) * best
                if not best:
                    gap = min(distance(stand.cell, there.cell) for _, _, there in others)
                    terms["distance"] -= NEARER * gap
        for enemy, kit, there in others:
            if own and not enemy.attacked:
                threats = [self._shots.best(map_id, kit, there, 3, target, stand) for _, target, stand in own]
                terms["danger"] -= _DANGER * max(threats)


def _stand(context: GameContext, number: int, mech: Mech) -> tuple[float, Stand]:
    """Where its program so far will end, and what that program is worth by itself."""
    assert mech.cell is not None
    slots = len(mech.program)
    if mech.executed or not mech.programmed:
        return 0.0, Stand(mech.cell, mech.facing, 0 if mech.executed else slots)
    plan = project(context.catalogue, context.state, number, mech.program)
    left = slots - mech.programmed
    if not plan.stops:
        return 0.0, Stand(mech.cell, mech.facing, left)
    last = plan.stops[-1]
    tokens = context.catalogue.figures(mech).tokens
    value = TARGETING.worth * max(0, min(last.locks, tokens) - mech.targeting)
    if not last.completed:
        value, left = value - _STOPPED, 0
    if plan.delta > 0:
        value += SURGE.worth * min(plan.delta, SURGE.felt)
    else:
        paid = min(-plan.delta, mech.flux + mech.surge)
        value -= FLUX.worth * paid + UNPAID * (-plan.delta - paid)
    return value, Stand(last.cell, last.facing, left)
