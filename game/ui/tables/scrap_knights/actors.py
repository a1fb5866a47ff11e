"""Both mechs as they stand or move: how far apart, in which pose, lunging, reeling."""

from dataclasses import dataclass, field

import pygame

from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.view import DuelView
from game.ui.motion import Call, InTurn, Motion, Pause, Together, Tween, ease_in_out, ease_out, linear, swing
from game.ui.paint.art import fallen, figure, standing
from game.ui.paint.glow import glow
from game.ui.tables.scrap_knights.places import Places

POSES = ("stand", "stab", "guard", "run", "channel", "slash", "reel")


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


def draw_actors(
    surface: pygame.Surface, places: Places, actors: Actors, bottom: Seat, looks: tuple[str, str]
) -> list[pygame.Rect]:
    """Draws both mechs, the near one in front; returns where."""
    touched = []
    tall = places.tall
    for seat in (1 - bottom, bottom):
        actor = actors.pair[seat]
        foot = (middle(places, actors, seat, bottom), places.feet)
        if actor.heat > 0:
            warm = glow(round(tall * 1.15), min(7, round(actor.heat)))
            touched.append(surface.blit(warm, warm.get_rect(center=(foot[0], foot[1] - tall * 2 // 5))))
        left = seat != bottom
        if actor.down:
            mech = fallen(figure(looks[seat], seat, tall, actor.pose, left=left), left=left)
            touched.append(surface.blit(mech, mech.get_rect(midbottom=foot)))
            continue
        mech, (x, y) = standing(looks[seat], seat, tall, actor.pose, left=left)
        touched.append(surface.blit(mech, (foot[0] + x, foot[1] + y)))
    return touched
