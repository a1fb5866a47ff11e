"""Both mechs as they stand or move: how far apart, in which pose, lunging, reeling."""

from dataclasses import dataclass, field

from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.view import DuelView
from game.ui.kit.widget import Command
from game.ui.motion import Call, InTurn, Motion, Pause, Together, Tween, ease_in_out
from game.ui.paint.figures import KNEEL, READY
from game.ui.paint.palette import Color
from game.ui.tables.fighter import Fighter
from game.ui.tables.mechs import Mech
from game.ui.tables.scrap_knights.places import Places

POSES = (KNEEL, READY, "slash", "stab", "aim", "guard", "run", "channel", "reel")
SETTING_OUT, PLATE, CROSSING = 300, 80, 420
"""Milliseconds at speed 1: a walk and each plate of it, and a run past the other."""


@dataclass
class Actor(Fighter):
    """One mech, lying when it is destroyed."""

    heat: float = 0.0
    down: bool = False


@dataclass
class Actors:
    """The pair, with the distance between them as it is shown at this moment.

    `plates` is that distance on the floor and on the sign; `side` goes from 1 to -1 when they change sides.
    """

    distance: float = 0.0
    plates: int = 0
    side: float = 1.0
    front: Seat | None = None
    """Who is drawn in front of the other; None: the near one."""
    pair: tuple[Actor, Actor] = field(default_factory=lambda: (Actor(), Actor()))

    def rest(self, view: DuelView) -> None:
        """Stand as the picture says."""
        self.distance, self.plates, self.side, self.front = view.distance, view.distance, 1.0, None
        for seat in SEATS:
            actor, side = self.pair[seat], view.players[seat]
            actor.rest()
            actor.heat, actor.down = side.heat, side.hp == 0

    def walk(self, distance: int, seat: Seat, changed: Command) -> Motion:
        """The mech of `seat` carries the distance to a new one; `changed` is called for each plate."""
        plates = abs(distance - self.plates)
        way = 1 if distance > self.plates else -1
        laid = InTurn(Pause(SETTING_OUT), *(self._lay(way, changed) for _ in range(plates)))
        length = SETTING_OUT + PLATE * plates

        def put(value: float) -> None:
            self.distance = value

        return Together(
            self.pair[seat].hold("run", length),
            Tween(put, self.distance, distance, length, ease_in_out),
            laid,
        )

    def _lay(self, way: int, changed: Command) -> Motion:
        def lay() -> None:
            self.plates += way
            changed()

        return InTurn(Pause(PLATE), Call(lay))

    def cross(self, seat: Seat) -> Motion:
        """The mech of `seat` runs past the other, both turn, and the table turns after them."""

        def put(value: float) -> None:
            self.side = value

        return Together(
            self.pair[seat].hold("run", CROSSING * 0.7),
            InTurn(
                Tween(put, 1, -1, CROSSING * 0.7, ease_in_out),
                Pause(CROSSING * 0.3),
                Tween(put, -1, 1, CROSSING * 0.4, ease_in_out),
            ),
        )


def middle(places: Places, actors: Actors, seat: Seat, bottom: Seat) -> int:
    """Where a mech stands, in pixels; even at distance 0 both can be seen."""
    unit = places.unit
    way = -1 if seat == bottom else 1
    apart = places.apart(actors.distance)
    return round(places.axis + way * actors.side * (apart - unit(actors.pair[seat].ahead)))


def mechs(
    places: Places, actors: Actors, bottom: Seat, looks: tuple[str, str], light: Color
) -> tuple[Mech, Mech]:
    """Both mechs as they stand now, in the light of the place."""

    def mech(seat: Seat) -> Mech:
        actor = actors.pair[seat]
        pose = KNEEL if actor.down else READY if actor.pose == "stand" else actor.pose
        foot = middle(places, actors, seat, bottom), places.feet
        far, turned = seat != bottom, actors.side < 0
        return Mech(
            looks[seat],
            seat,
            places.tall,
            far,
            light,
            pose,
            foot,
            actor.heat,
            turned=turned,
            struck=actor.struck,
        )

    return mech(0), mech(1)
