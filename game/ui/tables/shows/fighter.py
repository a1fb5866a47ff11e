"""A figure that fights, as motions: it winds up, strikes, is thrown back, guards, steps aside."""

from dataclasses import dataclass
from itertools import pairwise

from game.ui.motion import Call, Ease, InTurn, Motion, Pause, Tween, ease_in_out, ease_out, linear

WIND_UP, STRIKE, RECOIL, REST = 90, 70, 180, 250
"""Milliseconds at speed 1 of a blow: drawing back, striking, coming back after the hit stop, and a rest."""
_STOP, _HEAVY_STOP, HEAVY = 70, 110, 4
"""Everything holds still as a blow lands: a while, or longer from so much damage on."""
_ASIDE, _JAMMED, _JAMS = 40, (22, -6, 14, -4, 7), 70
"""Units that it steps aside and that it comes ahead and goes back as it jams, and milliseconds of each."""
_BACK, _THROWN = 16, 44
"""Units: how far a figure draws back before it strikes, and how far a blow throws it."""


def hit_stop(damage: int) -> int:
    """Milliseconds that everything holds still as a blow lands."""
    return _HEAVY_STOP if damage >= HEAVY else _STOP


@dataclass
class Fighter:
    """One figure: `ahead` units towards its opponent, lit up while it is `struck`.

    One that is `still` takes its poses where it stands.
    """

    pose: str = "stand"
    ahead: float = 0.0
    struck: bool = False
    still: bool = False
    weapon: str = ""
    """What it holds instead of its own weapon."""
    _begun: int = 0
    """Counts what it has begun to do: what ends later than the next one began leaves that one alone."""

    def rest(self) -> None:
        """Stands where it belongs."""
        self.pose, self.ahead, self.struck, self.weapon = "stand", 0.0, False, ""

    def strike(
        self, pose: str, reach: float, wind_up: float = WIND_UP, strike: float = STRIKE, weapon: str = ""
    ) -> Motion:
        """Draws back, strikes `reach` units ahead in a pose, comes back. A hit stop comes from the stage."""
        return InTurn(
            self._begin("stand", weapon),
            self._go(0, -_BACK, wind_up, ease_out),
            self._take(pose),
            self._go(-_BACK, reach, strike, linear),
            self._go(reach, reach * 0.6, RECOIL, ease_out),
            self._go(reach * 0.6, 0, REST * 0.6, ease_in_out),
            self._begin("stand"),
        )

    def shoot(self, pose: str, kick: float, wind_up: float, strike: float, weapon: str = "") -> Motion:
        """Aims with a weapon where it stands, is kicked back `kick` units, and lowers it again."""
        return InTurn(
            self._begin(pose, weapon),
            Pause(wind_up),
            self._go(0, -kick, strike, ease_out),
            self._go(-kick, -kick * 0.4, RECOIL, ease_in_out),
            self._go(-kick * 0.4, 0, REST * 0.6, ease_in_out),
            self._begin("stand"),
        )

    def reel(self, wait: float) -> Motion:
        """Is struck after a while, and thrown back."""
        return InTurn(
            Pause(wait),
            self._begin("reel"),
            self._light(True),
            self._go(0, -_THROWN * 0.6, RECOIL * 0.4, ease_out),
            self._light(False),
            self._go(-_THROWN * 0.6, -_THROWN, RECOIL * 0.6, ease_out),
            self._go(-_THROWN, 0, REST * 0.8, ease_in_out),
            self._take("stand"),
        )

    def dodge(self, wait: float) -> Motion:
        """Steps out of the way of what falls short, and back."""
        return InTurn(
            Pause(wait),
            self._go(0, -_ASIDE, RECOIL * 0.5, ease_out),
            Pause(RECOIL),
            self._go(-_ASIDE, 0, REST, ease_in_out),
        )

    def jam(self, wait: float) -> Motion:
        """Sets out and comes to a stop again and again: nothing comes of it."""
        moves: list[Motion] = [Pause(wait)]
        for start, end in pairwise((0, *_JAMMED, 0)):
            moves.append(self._go(start, end, _JAMS, ease_in_out))
        return InTurn(*moves)

    def hold(self, pose: str, length: float, wait: float = 0, weapon: str = "") -> Motion:
        """Takes a pose for a while, where it stands, with a weapon that is not its own."""
        begun: list[int] = []

        def begin() -> None:
            self._start(pose, weapon)
            begun.append(self._begun)

        def end() -> None:
            if begun[-1:] == [self._begun]:
                self.pose, self.weapon = "stand", ""

        return InTurn(Pause(wait), Call(begin), Pause(length), Call(end))

    def _start(self, pose: str, weapon: str = "") -> None:
        self._begun += 1
        self.pose, self.weapon = pose, weapon

    def _begin(self, pose: str, weapon: str = "") -> Motion:
        return Call(lambda: self._start(pose, weapon))

    def _light(self, on: bool) -> Motion:
        return Call(lambda: setattr(self, "struck", on))

    def _take(self, pose: str) -> Motion:
        return Call(lambda: setattr(self, "pose", pose))

    def _go(self, start: float, end: float, length: float, ease: Ease) -> Motion:
        def put(value: float) -> None:
            self.ahead = 0.0 if self.still else value

        return Tween(put, start, end, length, ease)
