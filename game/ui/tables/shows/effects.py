"""Blows on a stage: prepared by the helper thread, then played from pictures that are ready."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.content.effects import NO_EFFECT, CardEffects, Family, shipped_effects
from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.cache.ahead import Ahead, Job
from game.ui.paint.effects import frames
from game.ui.paint.effects.focus import focus_lines, lines_over
from game.ui.paint.effects.frames import METAL, Frame, Shot
from game.ui.paint.roles import art_colors
from game.ui.tables.shows.stage import LINGERING, Stage
from game.ui.tables.shows.stage_pieces import Cutout

FOCUS = 60
"""Milliseconds for which the lines stay after a hit stop."""

STILL = 260
"""Milliseconds for which a blow is seen where nothing may move."""

_GLOW = art_colors("effects/frames")["glow"]

HARD = 4
"""From this power on the hit stop is longer."""


@dataclass(frozen=True)
class Blow:
    """An effect from one place to another, in pixels.

    `unit` is pixels per design unit, `size` what the figures are of a duel's (298 units high). `power` is 3
    for a usual blow. `floor` is how far below `end` the ground lies; `metal` the colours of the target. What
    it leaves behind stays for `lingering` milliseconds, and fades as long.
    """

    family: str
    start: tuple[int, int]
    end: tuple[int, int]
    unit: float
    left: bool
    power: int = 3
    glow: str = _GLOW
    metal: tuple[str, ...] = METAL
    size: float = 1.0
    floor: int | None = None
    lingering: float = LINGERING

    @property
    def shot(self) -> Shot:
        unit = self.unit * self.size
        # Blows that differ by a few pixels share their pictures.
        step = max(1, round(6 * unit))
        span = round(abs(self.end[0] - self.start[0]) / step) * step
        drop = round((self.start[1] - self.end[1]) / step) * step
        floor = round(FLOOR * unit) if self.floor is None else self.floor
        family = _family(self)
        if family is not None and family.above:
            span, drop = 0, -round(family.above * frames.UNIT * unit)
        return Shot(
            self.family, span, drop, floor, round(unit, 3), self.left, self.power, self.glow, self.metal
        )


FLOOR = 188
"""Design units from the middle of a mech's body to the ground."""


@dataclass(frozen=True)
class Timing:
    """Milliseconds at speed 1, from the call of `play`: `hit` is when the blow lands, `length` when all of it
    is over, the hit stop with it.
    """

    wind_up: float
    strike: float
    hit: float
    stop: float
    length: float


NOTHING = Timing(0, 0, 0, 0, 0)


def family_of(game: str, card: str, kind: str = "") -> str:
    """The family that a card of a game plays; "none" where it has none. An edition ("first:golem") is passed
    over.
    """
    entry: CardEffects | None = shipped_effects().games.get(game)
    return entry.family(card.rpartition(":")[2], kind) if entry else NO_EFFECT


def family_of_deed(game: str, deed: str) -> str:
    """The family of what happens whatever the card: "vent", "move", "destroyed"."""
    entry = shipped_effects().games.get(game)
    return entry.deeds.get(deed, NO_EFFECT) if entry else NO_EFFECT


def timing(blow: Blow, *, wait: float = 0.0) -> Timing:
    """When what happens, without playing it."""
    family = _family(blow)
    if family is None:
        return NOTHING
    stop = (family.hard_stop or family.stop) if blow.power >= HARD else family.stop
    hit = wait + family.wind_up + family.strike
    return Timing(family.wind_up, family.strike, hit, stop, wait + family.length + stop)


def prepare(ahead: Ahead, *blows: Blow) -> None:
    """Has the frames of these blows painted, with those asked for before."""
    for blow in blows:
        family = _family(blow)
        if family is None:
            continue
        jobs: list[Job] = [partial(focus_lines, blow.unit)] if family.focus else []
        jobs += [partial(frames.frame, blow.shot, number) for number in range(len(family.frames))]
        jobs.append(partial(frames.enlarged, blow.shot, 0))
        ahead.prepare(("effect", blow.shot), jobs, soon=True)


def forget() -> None:
    """The chain is over: its pictures are dropped."""
    frames.forget()
    lines_over.memory.clear()


def play(
    stage: Stage, blow: Blow, *, wait: float = 0.0, sound: Callable[[str], None] | None = None
) -> Timing:
    """Plays a blow on a stage; where nothing may move, one picture of it stands for a moment.

    `sound` plays the family's sounds by name.
    """
    family = _family(blow)
    if family is None:
        return NOTHING
    when = timing(blow, wait=wait)
    reel = Reel(stage, blow, family)
    if family.focus and stage.field is not None:
        lines = partial(lines_over, (*stage.field,), blow.end, blow.unit)
        stage.ahead.prepare("focus", [lines], soon=True)
    if stage.timeline.still:
        stage.add(reel.over, _Held(reel, STILL + when.stop), calm=True)
        stage.add(reel.under, Pause(STILL + when.stop), under=True, calm=True)
        if family.focus:
            stage.darken(blow.end, blow.unit)
            stage.calm.add(InTurn(Pause(STILL + when.stop), Call(stage.lighten)))
        if sound is not None and family.hit:
            sound(family.hit)
        return when
    stage.add(reel.over, reel, wait=wait)
    stage.add(reel.under, Pause(family.length), wait=wait, under=True)
    for name, begin in ((family.swing, wait), (family.hit, when.hit)):
        if sound is not None and name:
            stage.play(InTurn(Pause(begin), Call(partial(sound, name))))
    stage.play(InTurn(Pause(when.hit), Call(partial(_land, stage, blow, family, when.stop))))
    return when


def _land(stage: Stage, blow: Blow, family: Family, stop: float) -> None:
    if family.focus:
        stage.darken(blow.end, blow.unit)
        stage.play(InTurn(Pause(FOCUS), Call(stage.lighten)))
    if family.shake:
        stage.shake(family.shake * blow.unit)
    stage.hold(stop)


class Reel:
    """The frames of a blow, one after the other: a motion whose pictures lie in both layers of a stage."""

    def __init__(self, stage: Stage, blow: Blow, family: Family) -> None:
        self.length = family.length
        self.over, self.under = Cutout(), Cutout()
        self._stage, self._blow, self._family = stage, blow, family
        self._shot = blow.shot
        self._number = -1
        self._images: list[tuple[Cutout, pygame.Surface | None, tuple[int, int]]] = []

    def show(self, at: float) -> None:
        number = sum(begin <= at for begin in self._family.frames) - 1
        if number >= 0 and number != self._number and self._ready(number):
            self._number = number
            painted = frames.enlarged(self._shot, number)
            self._images = [_placed(self.over, painted.over), _placed(self.under, painted.under)]
            if number + 1 < len(self._family.frames):
                following = partial(frames.enlarged, self._shot, number + 1)
                self._stage.ahead.prepare(("next frame", self._shot), [following], soon=True)
        x, y = self._blow.end
        dx, dy = self._stage.offset
        for cutout, image, corner in self._images:
            cutout.image, cutout.corner = image, (x + corner[0] + dx, y + corner[1] + dy)
        image = self.over.image
        if at >= self.length and image is not None and self._family.stays and not self._stage.timeline.still:
            place = image.get_rect(topleft=self.over.corner).center
            self._stage.linger(image, place, self._blow.lingering)

    def _ready(self, number: int) -> bool:
        return not self._stage.ahead.helps or frames.frame.is_ready(self._shot, number)

    def show_still(self) -> None:
        """The frame that stands for the whole effect."""
        family = self._family
        self.show(family.still if family.still >= 0 else family.wind_up + family.strike)


class _Held:
    """A reel that stands at one frame."""

    def __init__(self, reel: Reel, length: float) -> None:
        self.length = length
        self._reel = reel

    def show(self, at: float) -> None:
        self._reel.show_still()


def _placed(cutout: Cutout, frame: Frame | None) -> tuple[Cutout, pygame.Surface | None, tuple[int, int]]:
    return (cutout, None, (0, 0)) if frame is None else (cutout, frame.image, frame.corner)


def _family(blow: Blow) -> Family | None:
    return None if blow.family == NO_EFFECT else shipped_effects().families[blow.family]
