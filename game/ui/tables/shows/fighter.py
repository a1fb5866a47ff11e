"""A figure that fights, as motions: it winds up, strikes, is thrown back, guards, steps aside."""

from dataclasses import dataclass

from game.ui.motion import Call, Ease, InTurn, Motion, Pause, Tween, ease_in_out, ease_out, linear

WIND_UP, STRIKE, RECOIL, REST = 90, 70, 180, 250
"""Milliseconds at speed 1 of a blow: drawing back, striking, coming back after the hit stop, and a rest."""
_STOP, _HEAVY_STOP, HEAVY = 70, 110, 4
"""Everything holds still as a blow lands: a while, or longer from so much damage on."""
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

    def rest(self) -> None:
        """Stands where it belongs."""
        self.pose, self.ahead, self.struck = "stand", 0.0, False

    def strike(self, pose: str, reach: float, wind_up: float = WIND_UP, strike: float = STRIKE) -> Motion:
        """Draws back, strikes `reach` units ahead in a pose, comes back. A hit stop comes from the stage."""
        return InTurn(
            self._go(0, -_BACK, wind_up, ease_out),
            self._take(pose),
            self._go(-_BACK, reach, strike, linear),
            self._go(reach, reach * 0.6, RECOIL, ease_out),
            self._go(reach * 0.6, 0, REST * 0.6, ease_in_out),
            self._take("stand"),
        )

    def reel(self, wait: float) -> Motion:
        """Is struck after a while, and thrown back."""
        return InTurn(
            Pause(wait),
            self._take("reel"),
            self._light(True),
            self._go(0, -_THROWN * 0.6, RECOIL * 0.4, ease_out),
            self._light(False),
            self._go(-_THROWN * 0.6, -_THROWN, RECOIL * 0.6, ease_out),
            self._go(-_THROWN, 0, REST * 0.8, ease_in_out),
            self._take("stand"),
        )

    def hold(self, pose: str, length: float, wait: float = 0) -> Motion:
        """Takes a pose for a while, where it stands."""
        return InTurn(Pause(wait), self._take(pose), Pause(length), self._take("stand"))

    def _light(self, on: bool) -> Motion:
        return Call(lambda: setattr(self, "struck", on))

    def _take(self, pose: str) -> Motion:
        return Call(lambda: setattr(self, "pose", pose))

    def _go(self, start: float, end: float, length: float, ease: Ease) -> Motion:
        def put(value: float) -> None:
            self.ahead = 0.0 if self.still else value

        return Tween(put, start, end, length, ease)
