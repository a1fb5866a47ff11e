"""The moment before a lone choice is made for a person, in which they see it and can stop it."""

BEAT = 1_600
"""Milliseconds at a reading time of 100 %."""


class Beat:
    """Runs for a while once it has begun, unless it is stopped."""

    def __init__(self) -> None:
        self._length = self._left = 0.0

    @property
    def running(self) -> bool:
        return self._left > 0

    @property
    def share(self) -> float:
        """How much of it has passed, 0 to 1."""
        return 1 - self._left / self._length if self.running else 0.0

    def start(self, reading_time: int) -> None:
        """`reading_time` in percent."""
        self._length = self._left = BEAT * reading_time / 100

    def stop(self) -> None:
        self._left = 0.0

    def update(self, milliseconds: int) -> bool:
        """Carries it on; True when it ends."""
        ran = self.running
        self._left = max(0.0, self._left - milliseconds)
        return ran and not self.running
