"""What an effect reads and writes, as bit masks: two effects that do not meet can come in either order."""

from typing import Any

from game.content.scrap_knights import conditions as when
from game.content.scrap_knights import verbs
from game.content.scrap_knights.cards import Line
from game.content.steps import Step
from game.engine.seats import SEATS, Seat, opponent

_FIELDS = ("hp", "damaged", "block", "heat", "tokens", "moved", "missed", "link", "copies", "turns")
_BITS = {(seat, field): 1 << (seat * len(_FIELDS) + i) for seat in SEATS for i, field in enumerate(_FIELDS)}
DISTANCE = 1 << (len(SEATS) * len(_FIELDS))
EVERYTHING = (DISTANCE << 1) - 1


def tag_bit(number: int) -> int:
    """The bit of the waiting tag with this number: two effects that may call it meet."""
    return DISTANCE << 1 + number


_WRITES: dict[type, tuple[str, ...]] = {
    verbs.Deal: ("other.hp", "other.damaged", "other.block", "own.link"),
    verbs.Suffer: ("own.hp", "own.damaged", "own.block"),
    verbs.Block: (),
    verbs.Vent: ("own.heat", "own.link"),
    verbs.SetHeat: ("own.heat", "own.link"),
    verbs.Gain: ("own.tokens",),
    verbs.Forward: ("distance", "own.moved"),
    verbs.Back: ("distance", "own.moved"),
    verbs.Move: ("distance", "own.moved"),
    verbs.Widen: ("distance",),
    verbs.CopyNextTurn: ("own.copies",),
    verbs.CopyThis: ("own.copies",),
    verbs.CopyOnSpend: ("own.copies",),
    verbs.TwoCardsNextTurn: ("own.turns",),
    verbs.PreventNextTurn: ("other.turns",),
    verbs.StealLink: ("own.link", "other.link"),
    verbs.ReduceLinks: ("own.link", "other.link"),
}
"""What each verb changes; a verb that is not here may change anything."""

_READS: dict[type, tuple[str, ...]] = {
    when.Hit: (),
    when.Original: (),
    when.Uninterrupted: ("own.damaged",),
    when.Interrupted: ("own.damaged",),
    when.DistanceWas: ("distance",),
    when.DistanceWasAtMost: ("distance",),
    when.DistanceIs: ("distance",),
    when.DistanceIsAtMost: ("distance",),
    when.HpAtMost: ("own.hp",),
    when.OpponentPlayedNamed: (),
    when.OpponentUsed: (),
}
"""What each condition looks at. Only effects that may change anything change which ACTs were used."""


class Footprint:
    """The masks of one line for the seat that plays it; `hits` says that its damage may meet a link."""

    __slots__ = ("hits", "reads", "writes")

    def __init__(self, line: Line, seat: Seat, *, ranged: bool) -> None:
        self.reads = DISTANCE if ranged else 0
        self.writes = _BITS[seat, "missed"] if ranged else 0
        self.hits = any(isinstance(step.verb, verbs.Deal) for step in line.do)
        for step in line.do:
            self._add(step, seat)

    def _add(self, step: Step, seat: Seat) -> None:
        for condition in step.when:
            self.reads |= _mask(_READS[type(condition)], seat)
        self.writes |= _written(step.verb, seat)
        amount = getattr(step.verb, "amount", None)
        if isinstance(amount, str) and "distance" in amount:
            self.reads |= DISTANCE
        if isinstance(amount, str) and "heat" in amount:
            self.reads |= _BITS[seat, "heat"]


def _written(verb: Any, seat: Seat) -> int:
    if isinstance(verb, verbs.Heat):
        return _BITS[seat if verb.who == "you" else opponent(seat), "heat"]
    if isinstance(verb, verbs.SetDistance) and verb.distance != "choice":
        return DISTANCE
    if type(verb) not in _WRITES:
        return EVERYTHING
    return _mask(_WRITES[type(verb)], seat)


def _mask(names: tuple[str, ...], seat: Seat) -> int:
    mask = 0
    for name in names:
        who, _, field = name.partition(".")
        mask |= DISTANCE if who == "distance" else _BITS[seat if who == "own" else opponent(seat), field]
    return mask
