"""The two active Dinosaurs in the arena: where each stands, in which pose, how far it has gone ahead."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.view import BattleView
from game.ui.motion import (
    Call,
    Ease,
    InTurn,
    Motion,
    Pause,
    Together,
    Tween,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
)
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.dino.arena import ground_shadow
from game.ui.paint.dino.figures import Figure, figure
from game.ui.paint.figures.figures import flashed
from game.ui.tables.dino_battles.arena.arena_places import ArenaPlaces
from game.ui.tables.shows.breathing import draw_raised

POSES = ("stand", "lunge", "hurt", "dodge", "brace", "roar")
FIGHTING = POSES[1:]
ANSWER_POSES = {"attack": "lunge", "evade": "dodge", "defend": "brace", "take": "stand"}
"""How a Dinosaur waits for the dice, by its answer."""
_UNDER_THE_SKY = ("roar",)
"""Poses that are only taken while the jumbotron is away."""
_ON_THE_GROUND = ("stand", "lunge", "brace")
"""Poses that the size of a Dinosaur allows for; in others it is lower where it would be too high."""
LUNGE, RECOIL, ENTER = 180, 260, 360
"""Milliseconds at speed 1: out to strike, thrown back, stepping in."""
FALL, LIES, FADES = 420, 620, 260
FALLEN = FALL + LIES + FADES
"""Milliseconds at speed 1 of a knock-out: thrown over, lying on its back, fading."""
_LEAST = 150
"""How far from the middle a hip is at least."""
_AHEAD, _READY, _THROWN, _OUTSIDE = 44, -34, 64, 420
"""Lengths: ahead in a lunge, back before a counterattack, thrown back by a hit, from where one steps in."""
_BACK, _REACH, _PAST, _ASIDE = -70, 120, 170, 150
"""Lengths of a blow: drawn back, ahead as it lands, past one that evades; and how far that one leaps back."""
_HANGS = 320
"""Milliseconds at speed 1 for which one that has missed stays where its blow has led it."""
_FLOWN, _HIGH, _TURNED = 40, 130, 180
"""Lengths that a knocked-out Dinosaur is thrown back and up, and degrees by which it turns over."""
_ANGLE = 6
"""Degrees between two pictures of a figure that turns."""


@dataclass
class Standing:
    """One Dinosaur as it is shown: `ahead` of its place, `raised` above it, turned over backwards by `turned`
    degrees, with so much of it `seen`.

    One that is `still` takes its poses where it stands.
    """

    card: str = ""
    worn: tuple[str, ...] = ()
    pose: str = "stand"
    ahead: float = 0.0
    raised: float = 0.0
    turned: float = 0.0
    seen: float = 1.0
    struck: bool = False
    still: bool = False
    up: int = 0

    def take(self, pose: str) -> Motion:
        return Call(lambda: setattr(self, "pose", pose))

    def light(self, on: bool) -> Motion:
        return Call(lambda: setattr(self, "struck", on))

    def go(self, end: float, length: float, ease: Ease = ease_out) -> Motion:
        """From where it is to `end` lengths ahead."""
        return _Slide(self, 0 if self.still else end, length, ease)

    def _set(self, name: str) -> Callable[[float], None]:
        return lambda value: setattr(self, name, value)

    def lunge(self) -> Motion:
        """Out to strike, and held there."""
        return InTurn(self.take("lunge"), self.go(_AHEAD, LUNGE))

    @property
    def lunges(self) -> bool:
        """Whether it is out to strike already."""
        return self.pose == "lunge" and (self.still or self.ahead > 0)

    def answer(self, how: str) -> Motion:
        """Awaits the dice; before a counterattack it draws back."""
        return InTurn(self.take(ANSWER_POSES[how]), self.go(_READY if how == "attack" else 0, LUNGE))

    def back(self, length: float = LUNGE) -> Motion:
        return InTurn(self.go(0, length, ease_in_out), self.take("stand"))

    def strike(self, wind_up: float, strike: float, *, misses: bool = False) -> Motion:
        """Draws back, and dashes at the other one; past where that stood if it `misses`."""
        return InTurn(
            self.take("lunge"),
            self.go(_BACK, wind_up),
            self.go(_PAST if misses else _REACH, strike, linear),
            Pause(_HANGS if misses else LUNGE / 2),
            self.go(_AHEAD, LUNGE, ease_in_out),
        )

    def reel(self) -> Motion:
        """Struck, thrown back, and on its feet again."""
        return InTurn(
            self.take("hurt"),
            self.light(True),
            self.go(-_THROWN * 0.6, RECOIL * 0.3),
            self.light(False),
            self.go(-_THROWN, RECOIL * 0.3),
            Pause(RECOIL * 0.6),
            self.go(0, RECOIL, ease_in_out),
            self.take("stand"),
        )

    def stagger(self) -> Motion:
        """Struck for the last time: thrown back, and not on its feet again."""
        back = self.go(-_THROWN, RECOIL * 0.6)
        return InTurn(self.take("hurt"), self.light(True), Pause(RECOIL * 0.3), self.light(False), back)

    def dodge(self, length: float) -> Motion:
        """Leaps back out of the way, and stays there for a while."""
        half = LUNGE / 2
        leap = Together(
            self.go(-_ASIDE, LUNGE),
            InTurn(self._rise(0, 40, half, ease_out), self._rise(40, 0, half, ease_in)),
        )
        return InTurn(
            self.take("dodge"), leap, Pause(max(0, length - LUNGE)), self.go(0, LUNGE), self.take("stand")
        )

    def hold(self, pose: str, length: float) -> Motion:
        return InTurn(self.take(pose), Pause(length), self.take("stand"))

    def fall(self) -> Motion:
        """Knocked out: it is thrown over onto its back, bounces, lies there, and fades."""
        up, down, bounce = FALL * 0.4, FALL * 0.4, FALL * 0.1
        high = 0 if self.still else _HIGH
        flight = Together(
            self.go(-_FLOWN, up + down, linear),
            Tween(self._set("turned"), 0, _TURNED, up + down, linear),
            InTurn(self._rise(0, high, up, ease_out), self._rise(high, 0, down, ease_in)),
        )
        return InTurn(
            self.take("hurt"),
            flight,
            self._rise(0, high * 0.12, bounce, ease_out),
            self._rise(high * 0.12, 0, bounce, ease_in),
            Pause(LIES),
            Tween(self._set("seen"), 1, 0, FADES, ease_in),
        )

    def _rise(self, start: float, end: float, length: float, ease: Ease) -> Motion:
        return Tween(self._set("raised"), start, end, length, ease)

    def enter(self) -> Motion:
        """Steps in from the side of its bench."""
        start = 0 if self.still else -_OUTSIDE
        return InTurn(Tween(self._set("ahead"), start, 0, ENTER, ease_out), self.hold("roar", ENTER))


class _Slide:
    """Goes from wherever the Dinosaur is when it begins to so many lengths ahead."""

    def __init__(self, one: Standing, end: float, length: float, ease: Ease) -> None:
        self.length = length
        self._one, self._end, self._ease = one, end, ease
        self._start: float | None = None

    def show(self, at: float) -> None:
        if self._start is None:
            self._start = self._one.ahead
        share = 1.0 if at >= self.length else self._ease(at / self.length)
        self._one.ahead = self._start + (self._end - self._start) * share


@dataclass
class Figures:
    """Both Dinosaurs on their places; the `front` one is drawn last."""

    places: ArenaPlaces
    bottom: Seat = 0
    front: Seat | None = None
    waits: bool = False
    pair: tuple[Standing, Standing] = field(default_factory=lambda: (Standing(), Standing()))

    def rest(self, view: BattleView, bottom: Seat, *, still: bool) -> None:
        """Both stand as the view says: the attacker ahead, the other one as it has answered."""
        self.bottom, self.front = bottom, None
        for seat in SEATS:
            self.sync(view, seat)
            one = self.pair[seat]
            one.pose, one.ahead, one.struck = "stand", 0.0, False
            one.still = still
        if (exchange := view.exchange) is not None:
            mover, other = self.pair[exchange.mover], self.pair[opponent(exchange.mover)]
            mover.pose, mover.ahead = "lunge", 0.0 if still else float(_AHEAD)
            other.pose = ANSWER_POSES.get(exchange.answer, "stand")
            other.ahead = float(_READY) if exchange.answer == "attack" and not still else 0.0
            self.front = exchange.mover

    def sync(self, view: BattleView, seat: Seat) -> None:
        """Shows the active Dinosaur of a view; one that lies face down is not seen."""
        one, dino = self.pair[seat], view.players[seat].dinos[0]
        one.card, one.worn = ("", ()) if dino is None else (dino.card, dino.upgrades)
        one.raised, one.turned, one.seen = 0.0, 0.0, 1.0

    def paint(self, seat: Seat) -> Figure | None:
        """The picture of a seat's Dinosaur, with its corner on the screen; None where nobody stands.

        One that `waits` is painted by the helper: until then it stands, or is not seen yet.
        """
        one = self.pair[seat]
        if not one.card or one.seen <= 0:
            return None
        far = seat != self.bottom
        pose = one.pose if self.ready(one, one.pose, far) else "stand"
        if pose != one.pose and not self.ready(one, pose, far):
            return None
        image, (x, y) = posed(one.card, pose, one.worn, self.places, far)
        foot = self.foot(seat)
        top = foot[1] + y
        if pose not in _UNDER_THE_SKY:
            top = max(top, self.places.feet - self.places.figure_room[1])
        return image, (foot[0] + x, top)

    def ready(self, one: Standing, pose: str, far: bool) -> bool:
        """Whether a pose can be shown without a stop."""
        if not self.waits:
            return True
        size = size_of(one.card, self.places) if measured.is_ready(one.card) else 0.0
        return size > 0 and figure.is_ready(one.card, pose, size, int(far), one.worn)

    def foot(self, seat: Seat) -> tuple[int, int]:
        """The ground point below the hip, as it is now."""
        one, places, far = self.pair[seat], self.places, seat != self.bottom
        ahead = places.step(one.ahead) * (-1 if far else 1)
        return home(one.card, places, far) + ahead, places.feet - places.step(one.raised)

    def chest(self, seat: Seat) -> tuple[int, int]:
        """The middle of the body, where blows land."""
        far = seat != self.bottom
        x = home(self.pair[seat].card, self.places, far)
        return x + self.places.step(60) * (-1 if far else 1), self.places.feet - self.places.step(150)

    def box(self, seat: Seat) -> pygame.Rect:
        """Where the Dinosaur is seen."""
        painted = self.paint(seat)
        return pygame.Rect(0, 0, 0, 0) if painted is None else painted[0].get_rect(topleft=painted[1])

    def draw(self, surface: pygame.Surface, offset: tuple[int, int] = (0, 0)) -> list[pygame.Rect]:
        """Both with their shadows; returns where."""
        front = self.bottom if self.front is None else self.front
        touched: list[pygame.Rect] = []
        for seat in (opponent(front), front):
            painted, one = self.paint(seat), self.pair[seat]
            if painted is None:
                continue
            image, (x, y) = painted
            x, y = x + offset[0], y + offset[1]
            shadow, foot = ground_shadow(self.places.step(320)), self.foot(seat)
            touched.append(surface.blit(shadow, shadow.get_rect(center=(foot[0], self.places.feet))))
            if one.struck and self.ready(one, "hurt", seat != self.bottom):
                image = lit(one.card, one.pose, one.worn, self.places, seat != self.bottom)
            if one.turned:
                image, (x, y) = self._turned(image, (x, y), seat)
            if one.seen < 1:
                image = image.copy()
                image.set_alpha(round(255 * one.seen))
            touched.append(draw_raised(surface, image, (x, y), one.up))
        return touched

    def _turned(self, image: pygame.Surface, corner: tuple[int, int], seat: Seat) -> Figure:
        """A figure that turns over backwards: the farther it has turned, the nearer it lies to the ground."""
        one, middle = self.pair[seat], image.get_rect(topleft=corner).center
        share, far = one.turned / _TURNED, seat != self.bottom
        angle = round(one.turned / _ANGLE) * _ANGLE
        turned = pygame.transform.rotate(image, -angle if far else angle)
        body = turned.get_bounding_rect()
        ground = self.places.feet + self.places.step(14) - self.places.step(one.raised)
        low = ground - body.bottom
        high = middle[1] - turned.get_height() // 2
        field = self.places.rect
        left = max(field.left - body.left, min(middle[0] - turned.get_width() // 2, field.right - body.right))
        return turned, (left, round(high + (low - high) * share))

    def jobs(
        self,
        card: str,
        worn: tuple[str, ...],
        seat: Seat,
        poses: Sequence[str] = POSES,
        places: ArenaPlaces | None = None,
    ) -> list[Callable[[], object]]:
        """Paints a Dinosaur in poses, and as a blow lights it up; as large as at other `places` if given."""
        far, places = seat != self.bottom, places or self.places

        def job(pose: str) -> Callable[[], object]:
            return lambda: posed(card, pose, worn, places, far)

        blow = [lambda: lit(card, "hurt", worn, places, far)] if "hurt" in poses else []
        return [lambda: measured(card), *[job(pose) for pose in poses], *blow]


def posed(card: str, pose: str, worn: tuple[str, ...], places: ArenaPlaces, far: bool) -> Figure:
    """A Dinosaur in a pose at the size that it has in the arena."""
    return figure(card, pose, size_of(card, places), int(far), worn)


@kept(1_500_000, pixels_of)
def _lit(card: str, pose: str, worn: tuple[str, ...], size: float, far: bool) -> pygame.Surface:
    return flashed(figure(card, pose, size, int(far), worn)[0])


def lit(card: str, pose: str, worn: tuple[str, ...], places: ArenaPlaces, far: bool) -> pygame.Surface:
    """The picture as a blow lights it up."""
    return _lit(card, pose, worn, size_of(card, places), far)


def size_of(card: str, places: ArenaPlaces) -> float:
    """Pixels a unit: as usual, or less where the Dinosaur would be too wide or too high."""
    wide, high, _ = measured(card)
    room = places.figure_room
    return round(min(places.figure_scale, room[0] / wide, room[1] / high), 3)


_MEASURE = 0.2
"""The size at which an animal is measured."""


@kept(4_000, lambda size: 1)
def measured(card: str) -> tuple[float, float, float]:
    """Units of an animal: its width as it stands, its height as it stands and fights, and how far its nose is
    ahead of its hip.
    """
    image, (x, _) = figure(card, "stand", _MEASURE, 0)
    high = max(-figure(card, pose, _MEASURE, 0)[1][1] for pose in _ON_THE_GROUND)
    return image.get_width() / _MEASURE, high / _MEASURE, (x + image.get_width()) / _MEASURE


def home(card: str, places: ArenaPlaces, far: bool) -> int:
    """Where the hip of a Dinosaur is at rest: its nose near the middle, yet not too far from its own side."""
    if not card:
        return places.hip(far)
    nose, least = round(measured(card)[2] * size_of(card, places)), places.step(_LEAST)
    return places.axis + max(nose + places.nose_gap, least) * (1 if far else -1)
