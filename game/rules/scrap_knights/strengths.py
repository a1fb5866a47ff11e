"""What a mech is good at, worked out from the effects of its cards and compared with the other mechs."""

from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass

from game.content.scrap_knights import Act, Bot, Card, Library, Mech, Ult
from game.content.scrap_knights.conditions import DistanceIs, DistanceIsAtMost, DistanceWas, DistanceWasAtMost
from game.content.scrap_knights.verbs import (
    Amount,
    Back,
    Block,
    Deal,
    Forward,
    Gain,
    Heat,
    Move,
    PreventNextTurn,
    PreventTurn,
    SetDistance,
    SetHeat,
    Vent,
    Widen,
    split_amount,
)
from game.content.steps import Step

STRENGTHS = ("damage", "defence", "movement", "reach", "cool_head")
"""The names of the strengths, in the order of `Strengths`."""

CELLS = 5
"""The best mech of all has so many cells of a strength, the weakest has one."""

_FARTHEST = 5
_MOST_DAMAGE = 6
"""What counts of a blow that ends any duel: it is hardly ever struck."""
_USUAL = {"distance": 2, "heat": 3, "vented": 2, "secret": 3, "all": 4, "choice": 3}
"""What a number that depends on the duel usually comes to."""
_CONDITIONAL = 0.7
"""What counts of a step that a condition may prevent."""
_ULT_SHARE, _BOT_SHARE, _OVERCHARGE_SHARE = 0.6, 0.4, 0.5
"""How much less often than an ACT these come into play."""
_PREVENTED_TURN, _PREVENTED_KIND = 3.0, 1.0
"""What preventing a turn, or a kind of ACT, is worth in blocked damage."""
_LIMITS = (DistanceIs, DistanceIsAtMost, DistanceWas, DistanceWasAtMost)


@dataclass(frozen=True, slots=True)
class Strengths:
    """A number for each of `STRENGTHS`: cells from 1 to `CELLS`, or the raw sums that they are made of."""

    damage: float
    defence: float
    movement: float
    reach: float
    cool_head: float


def strengths(mech: Mech, library: Library) -> Strengths:
    """The cells of a mech, compared with all mechs of the library."""
    others = [astuple(_sums(one, library)) for one in library.mechs.values()]
    cells = []
    for number, own in enumerate(astuple(_sums(mech, library))):
        # By rank, not by value: one mech far ahead would leave a single cell to all others.
        beaten = sum(one[number] < own for one in others)
        cells.append(1 + round(beaten / max(1, len(others) - 1) * (CELLS - 1)))
    return Strengths(*cells)


def _sums(mech: Mech, library: Library) -> Strengths:
    """What the deck does in all, each card as often as it comes into play."""
    damage = defence = movement = vented = heat = reached = struck = 0.0
    for card in (*mech.acts, mech.ult, *mech.bots):
        for step, share, reach in _steps(library.card(card)):
            dealt = _dealt(step.verb) * share
            damage += dealt
            struck += dealt
            reached += dealt * reach
            defence += _defended(step.verb) * share
            movement += _moved(step.verb) * share
            vented += _vented(step.verb) * share
            heat += _heated(step.verb) * share
    heat += sum(library.acts[act].heat for act in mech.acts)
    return Strengths(damage, defence, movement, reached / struck if struck else 0.0, vented - heat)


def _steps(card: Card) -> Iterator[tuple[Step, float, int]]:
    """Each step of a card, how much of it counts, and how far it reaches."""
    share = _ULT_SHARE if isinstance(card, Ult) else _BOT_SHARE if isinstance(card, Bot) else 1.0
    lines = [(line, share) for line in card.effects]
    if isinstance(card, Act | Ult) and card.overcharge:
        lines += [(line, share * _OVERCHARGE_SHARE) for line in card.overcharge.effects]
    range_ = _FARTHEST if card.range is None else card.range
    for line, counted in lines:
        for step in line.do:
            limits = [condition.distance for condition in step.when if isinstance(condition, _LIMITS)]
            yield step, counted * (_CONDITIONAL if step.when else 1.0), min([range_, *limits])


def _usual(amount: Amount, usual: Mapping[str, int] = _USUAL) -> float:
    """What an amount usually comes to.

    >>> [_usual(amount) for amount in (3, "distance", "4 - distance")]
    [3, 2, 2]
    """
    base, word = split_amount(amount)
    return base - usual[word[1:]] if word.startswith("-") else base + usual.get(word, 0)


def _dealt(verb: object) -> float:
    if isinstance(verb, Deal):
        return min(_MOST_DAMAGE, _usual(verb.amount))
    # Heat given to the opponent ends in damage when they overheat.
    return _usual(verb.amount) if isinstance(verb, Heat) and verb.who == "opponent" else 0


def _defended(verb: object) -> float:
    if isinstance(verb, Block):
        return verb.amount
    if isinstance(verb, PreventTurn):
        return _PREVENTED_TURN
    if isinstance(verb, PreventNextTurn):
        return _PREVENTED_KIND * len(verb.kinds)
    return verb.count if isinstance(verb, Gain) and verb.token == "armored" else 0


def _moved(verb: object) -> float:
    if isinstance(verb, Move | Forward | Back | Widen):
        return _usual(verb.amount)
    return _USUAL["choice"] if isinstance(verb, SetDistance) else 0


def _vented(verb: object) -> float:
    if isinstance(verb, SetHeat):
        return _USUAL["all"]
    return _usual(verb.amount) if isinstance(verb, Vent) else 0


def _heated(verb: object) -> float:
    return _usual(verb.amount) if isinstance(verb, Heat) and verb.who == "you" else 0
