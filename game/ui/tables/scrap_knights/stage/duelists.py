"""Two figures face to face: how far apart, in which pose, striking, walking, changing sides."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game.engine.seats import SEATS, Seat
from game.ui.kit.widget import Command
from game.ui.motion import Call, InTurn, Motion, Pause, Together, Tween, ease_in_out
from game.ui.paint.figures.figures import CLOSE, KNEEL, READY, SHOOT
from game.ui.paint.palette import Color
from game.ui.tables.scrap_knights.stage.mechs import Mech
from game.ui.tables.shows.fighter import Fighter

POSES = (KNEEL, READY, CLOSE, "slash", "stab", SHOOT, "guard", "run", "channel", "reel")
SETTING_OUT, PLATE, CROSSING = 300, 80, 420
"""Milliseconds at speed 1: a walk and each plate of it, and a run past the other."""
_CLOSE = 1.5
"""Nearer than that the weapons are held upright: no blade lies over the other's face or chest."""


class Ground(Protocol):
    """Where they stand: the `axis` between them, their `feet`, how `tall` they are, all in pixels."""

    @property
    def axis(self) -> int: ...

    @property
    def feet(self) -> int: ...

    @property
    def tall(self) -> int: ...

    def unit(self, amount: float) -> int: ...

    def apart(self, distance: float) -> float: ...


@dataclass
class Duelist(Fighter):
    """One mech, lying when it is destroyed."""

    heat: float = 0.0
    down: bool = False
    away: bool = False
    """Whether it has turned its back, to walk away."""

    def turn(self, away: bool) -> Motion:
        return Call(lambda: setattr(self, "away", away))


@dataclass
class Duelists:
    """The pair, with the distance between them as it is shown at this moment.

    `plates` is that distance on the floor and on the sign; `side` is 1 where each stands at its own plate's
    side, -1 once one has run past the other, and goes from one to the other meanwhile.
    """

    distance: float = 0.0
    plates: int = 0
    side: float = 1.0
    front: Seat | None = None
    """Who is drawn in front of the other; None: the near one."""
    pair: tuple[Duelist, Duelist] = field(default_factory=lambda: (Duelist(), Duelist()))
    _walk: int = 0
    """Counts walks and rests: plates of a walk that has been cut short lie no more."""

    @property
    def swapped(self) -> bool:
        """Whether each stands at the other's side."""
        return self.side < 0

    def rest(
        self, distance: int, heat: Sequence[int], down: Sequence[bool], *, still: bool, swapped: bool = False
    ) -> None:
        """Stand where they belong, the heat and the end of each by seat; `still` where nothing may move."""
        self.distance, self.plates, self.side, self.front = distance, distance, -1.0 if swapped else 1.0, None
        self._walk += 1
        for seat in SEATS:
            one = self.pair[seat]
            one.rest()
            one.still, one.heat, one.down, one.away = still, heat[seat], down[seat], False

    def walk(
        self, distance: int, seat: Seat, changed: Command, *, pushed: bool = False, crossing: bool = False
    ) -> Motion:
        """The mech of `seat` walks to a new distance, or is pushed there; `changed` comes with each plate.

        Who walks away turns round; who is pushed does not, nor who runs past the other.
        """
        one, away = self.pair[seat], distance > self.plates and not pushed and not crossing
        plates = abs(distance - self.plates)
        way = 1 if distance > self.plates else -1
        self._walk += 1
        on_the_way = range(self.plates + way, distance + way, way) if plates else ()
        laid = InTurn(Pause(SETTING_OUT), *(self._lay(now, self._walk, changed) for now in on_the_way))
        length = SETTING_OUT + PLATE * plates

        def put(value: float) -> None:
            self.distance = value

        return Together(
            one.hold("reel" if pushed else "run", length),
            InTurn(one.turn(away), Pause(length), one.turn(False)),
            Tween(put, self.distance, distance, length, ease_in_out),
            laid,
        )

    def _lay(self, plates: int, walk: int, changed: Command) -> Motion:
        def lay() -> None:
            if walk == self._walk:
                self.plates = plates
                changed()

        return InTurn(Pause(PLATE), Call(lay))

    def cross(self, seat: Seat) -> Motion:
        """The mech of `seat` runs past the other, and both turn: each stands where the other stood."""
        start = self.side

        def put(value: float) -> None:
            self.side = value

        passing = InTurn(
            Pause(SETTING_OUT * 0.4),
            Tween(put, start, -start, CROSSING, ease_in_out),
            Call(lambda: put(-1.0 if start > 0 else 1.0)),
        )
        return Together(self.pair[seat].hold("run", CROSSING + SETTING_OUT * 0.4), passing)


def middle(ground: Ground, duelists: Duelists, seat: Seat, bottom: Seat) -> int:
    """Where a mech stands, in pixels; even at distance 0 both can be seen."""
    unit = ground.unit
    way = -1 if seat == bottom else 1
    apart = ground.apart(duelists.distance)
    return round(ground.axis + way * duelists.side * (apart - unit(duelists.pair[seat].ahead)))


def mechs(
    ground: Ground,
    duelists: Duelists,
    bottom: Seat,
    looks: tuple[str, str],
    light: Color,
    considered: tuple[str, str] = ("", ""),
    worn: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
) -> tuple[Mech, Mech]:
    """Both mechs as they stand now, in the light of the place.

    The near one takes pose and weapon of what is `considered` while it only waits. `worn` are palettes of
    parts.
    """
    waiting = CLOSE if duelists.distance < _CLOSE else READY

    def mech(seat: Seat) -> Mech:
        one = duelists.pair[seat]
        stance, weapon = considered if considered[0] and seat == bottom else (waiting, "")
        pose = KNEEL if one.down else stance if one.pose == "stand" else one.pose
        foot = middle(ground, duelists, seat, bottom), ground.feet
        far, turned = seat != bottom, duelists.swapped != one.away
        return Mech(
            looks[seat],
            seat,
            ground.tall,
            far,
            light,
            pose,
            foot,
            one.heat,
            turned=turned,
            struck=one.struck,
            weapon=weapon if one.pose == "stand" and not one.down else one.weapon,
            worn=worn[seat],
        )

    return mech(0), mech(1)
