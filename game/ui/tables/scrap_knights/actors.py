"""Both mechs as they stand or move: how far apart, in which pose, lunging, reeling."""

from dataclasses import dataclass, field

from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.view import DuelView
from game.ui.motion import Call, InTurn, Motion, Pause, Together, Tween, ease_in_out, ease_out, linear, swing
from game.ui.paint.figures import KNEEL, READY
from game.ui.paint.palette import Color
from game.ui.tables.mechs import Mech
from game.ui.tables.scrap_knights.places import Places

POSES = (KNEEL, READY, "stab", "guard", "run", "channel", "slash", "reel")


@dataclass
class Actor:
    """One mech: `ahead` pixels towards the other (design units), `flinch` 0..1, lying when destroyed."""

    pose: str = "stand"
    ahead: float = 0.0
    flinch: float = 0.0
    heat: float = 0.0
    down: bool = False


@dataclass
class Actors:
    """The pair, with the distance between them as it is shown at this moment."""

    distance: float = 0.0
    pair: tuple[Actor, Actor] = field(default_factory=lambda: (Actor(), Actor()))

    def rest(self, view: DuelView) -> None:
        """Stand as the picture says."""
        self.distance = view.distance
        for seat in SEATS:
            actor, side = self.pair[seat], view.players[seat]
            actor.pose, actor.ahead, actor.flinch = "stand", 0.0, 0.0
            actor.heat, actor.down = side.heat, side.hp == 0

    def walk(self, distance: int, seat: Seat, length: float) -> Motion:
        """The mech of `seat` carries the distance to a new one."""
        actor = self.pair[seat]

        def put(value: float) -> None:
            self.distance = value

        return InTurn(
            Call(lambda: setattr(actor, "pose", "run")),
            Tween(put, self.distance, distance, length, ease_in_out),
            Call(lambda: setattr(actor, "pose", "stand")),
        )

    def act(self, seat: Seat, pose: str, length: float) -> Motion:
        """A manoeuvre: a step towards the other and back, in its pose."""
        actor = self.pair[seat]

        def put(share: float) -> None:
            actor.ahead = swing(share) * (70 if pose in ("stab", "slash") else 14)

        return InTurn(
            Call(lambda: setattr(actor, "pose", pose)),
            Tween(put, 0, 1, length, ease_out),
            Pause(length * 0.3),
            Call(lambda: setattr(actor, "pose", "stand")),
        )

    def flinch(self, seat: Seat, length: float, pose: str = "reel") -> Motion:
        """Struck: reels and shakes."""
        actor = self.pair[seat]

        def put(share: float) -> None:
            actor.flinch = 1 - share

        return InTurn(
            Call(lambda: setattr(actor, "pose", pose)),
            Together(Tween(put, 0, 1, length, linear)),
            Call(lambda: setattr(actor, "pose", "stand")),
        )


def middle(places: Places, actors: Actors, seat: Seat, bottom: Seat) -> int:
    """Where a mech stands, in pixels; even at distance 0 both can be seen."""
    unit = places.unit
    way = -1 if seat == bottom else 1
    apart = places.apart(actors.distance)
    actor = actors.pair[seat]
    shaking = unit(9) * actor.flinch * (1 if int(actor.flinch * 12) % 2 else -1)
    return round(places.axis + way * (apart - unit(actor.ahead)) + shaking)


def mechs(
    places: Places, actors: Actors, bottom: Seat, looks: tuple[str, str], light: Color
) -> tuple[Mech, Mech]:
    """Both mechs as they stand now, in the light of the place."""

    def mech(seat: Seat) -> Mech:
        actor = actors.pair[seat]
        pose = KNEEL if actor.down else READY if actor.pose == "stand" else actor.pose
        foot = middle(places, actors, seat, bottom), places.feet
        return Mech(looks[seat], seat, places.tall, seat != bottom, light, pose, foot, actor.heat)

    return mech(0), mech(1)
