"""Motion as values: tweens in turn and side by side, carried on by time, over at once when skipped."""

import math
from collections.abc import Callable
from typing import Protocol

Ease = Callable[[float], float]
"""Share of the time 0..1 to share of the way; 0 gives 0 and 1 gives 1, between them it may overshoot."""

Setter = Callable[[float], None]


def linear(share: float) -> float:
    return share


def ease_out(share: float) -> float:
    """Fast at first, then settling: for what arrives."""
    return 1 - (1 - share) ** 3


def ease_in(share: float) -> float:
    """Slow at first, then ever faster: for what falls or strikes."""
    return share**3


def ease_in_out(share: float) -> float:
    """For what goes from one place to another."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def swing(share: float) -> float:
    """There and back again to where it was, for a flash or a shake: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * share)


class Motion(Protocol):
    """Something that takes time."""

    length: float
    """Milliseconds at speed 1."""

    def show(self, at: float) -> None:
        """Takes the state that it has `at` milliseconds after its start; called with rising times only."""


class Tween:
    """Sets a number on its way from `start` to `end`; one that `jumps` is there as it begins."""

    jumps = False

    def __init__(
        self, setter: Setter, start: float, end: float, length: float, ease: Ease = ease_in_out
    ) -> None:
        self.length = length
        self._setter, self._start, self._end, self._ease = setter, start, end, ease

    def show(self, at: float) -> None:
        share = 1.0 if self.jumps or at >= self.length else max(0.0, at / self.length)
        self._setter(self._start + (self._end - self._start) * self._ease(share))


class Pause:
    """Nothing for a while."""

    def __init__(self, length: float) -> None:
        self.length = length

    def show(self, at: float) -> None:
        pass


class Call:
    """Does something once, at its moment: a sound, a card that changes hands. Skipping does it too."""

    length = 0.0

    def __init__(self, command: Callable[[], None]) -> None:
        self._command: Callable[[], None] | None = command

    def show(self, at: float) -> None:
        command, self._command = self._command, None
        if command is not None:
            command()


class InTurn:
    """One after the other."""

    def __init__(self, *parts: Motion) -> None:
        self.parts = parts
        self._place = 0
        self._begin = 0.0
        self.length = sum(part.length for part in parts)

    def show(self, at: float) -> None:
        # Lengths do not add up to the last digit: at the end every part is over, whatever its sum says.
        over = at >= self.length
        while self._place < len(self.parts):
            part = self.parts[self._place]
            passed = part.length if over else min(at - self._begin, part.length)
            part.show(passed)
            if passed < part.length:
                return
            self._begin += part.length
            self._place += 1


class Together:
    """All at once; `stagger` milliseconds lie between one start and the next."""

    def __init__(self, *parts: Motion, stagger: float = 0) -> None:
        self.parts = parts
        self._waiting = [(place * stagger, part) for place, part in enumerate(parts)]
        self.length = max((begin + part.length for begin, part in self._waiting), default=0.0)

    def show(self, at: float) -> None:
        for entry in [entry for entry in self._waiting if at >= entry[0]]:
            begin, part = entry
            passed = part.length if at >= self.length else min(at - begin, part.length)
            part.show(passed)
            if passed >= part.length:
                self._waiting.remove(entry)


def _make_jump(motion: Motion) -> None:
    """Lets everything in a motion jump to where it goes."""
    if isinstance(motion, Tween):
        motion.jumps = True
    elif isinstance(motion, InTurn | Together):
        for part in motion.parts:
            _make_jump(part)


class Timeline:
    """Runs motions. A scene carries it on in `update` and is moving as long as it says so.

    `speed` multiplies the pace; `still` is for players who want no motion: everything takes its time, but
    nothing is seen on its way.
    """

    def __init__(self, speed: float = 1.0, *, still: bool = False) -> None:
        self.speed = speed
        self.still = still
        self.waits = False
        """Whether motions that are added begin only with `start`."""
        self._waiting: list[Motion] = []
        self._running: list[tuple[Motion, float]] = []
        self._now = 0.0

    @property
    def moving(self) -> bool:
        return bool(self._running or self._waiting)

    def add(self, motion: Motion) -> None:
        """Starts a motion now, beside those that run."""
        if self.waits:
            self._waiting.append(motion)
            return
        if self.still:
            _make_jump(motion)
        motion.show(0.0)
        if motion.length > 0:
            self._running.append((motion, self._now))

    def start(self) -> None:
        """Starts what waits; it waits no longer."""
        self.waits = False
        waiting, self._waiting = self._waiting, []
        for motion in waiting:
            self.add(motion)

    def update(self, milliseconds: float) -> bool:
        """Carries all motions on; True if anything may have changed."""
        if not self._running:
            return False
        self._now += milliseconds * self.speed
        for entry in list(self._running):
            motion, begin = entry
            motion.show(min(self._now - begin, motion.length))
            # A motion's own command may have skipped the rest, this one with it.
            if self._now - begin >= motion.length and entry in self._running:
                self._running.remove(entry)
        return True

    def skip(self) -> None:
        """Everything that runs is over, in the order in which it would have ended; commands are done."""
        self.start()
        running, self._running = self._running, []
        for motion, _ in sorted(running, key=lambda entry: entry[1] + entry[0].length):
            motion.show(motion.length)
