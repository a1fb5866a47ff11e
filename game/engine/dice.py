"""All chance of a game: one 64-bit integer in the state, and optional scripted results before it."""

from collections.abc import Sequence
from typing import Any, TypeVar

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15

T = TypeVar("T")


class ScriptError(ValueError):
    """A scripted result is missing or out of range; `needed` says which results one more could be."""

    def __init__(self, message: str, needed: range | None = None) -> None:
        super().__init__(message)
        self.needed = needed


class Dice:
    """A random generator (splitmix64) whose whole state is the 64-bit integer `word`.

    With a `script` (lessons, tests) every result comes from it in order; a roll past its end raises
    `ScriptError`, so that a scenario can never depend on chance that it did not name.

    >>> dice = Dice(7)
    >>> [dice.roll() for _ in range(5)]
    [3, 1, 6, 4, 3]
    >>> Dice(7, script=(6, 1)).roll()
    6
    """

    __slots__ = ("script", "word")

    def __init__(self, word: int, script: tuple[int, ...] | None = None) -> None:
        self.word = word & _MASK
        self.script = script

    def copy(self) -> "Dice":
        return Dice(self.word, self.script)

    def _next(self) -> int:
        self.word = word = (self.word + _GOLDEN) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def _result(self, first: int, count: int) -> int:
        if self.script is None:
            return first + (self._next() * count >> 64)
        last = first + count - 1
        if not self.script:
            raise ScriptError(
                f"the dice script is used up: a result {first}..{last} is needed", range(first, last + 1)
            )
        result, self.script = self.script[0], self.script[1:]
        if not first <= result <= last:
            raise ScriptError(f"the dice script has {result} where a result {first}..{last} is needed")
        return result

    def below(self, count: int) -> int:
        """One of 0..count-1."""
        return self._result(0, count)

    def roll(self, sides: int = 6) -> int:
        """One of 1..sides."""
        return self._result(1, sides)

    def coin(self) -> int:
        """1 for heads, 0 for tails."""
        return self._result(0, 2)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        if self.script is None:
            return items[self._next() * len(items) >> 64]
        return items[self._result(0, len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order; a script gives for each position an index into the items left."""
        if self.script is None:
            # Sorting by random keys takes a quarter of the time that swapping does.
            keyed = [(self._next(), index) for index in range(len(items))]
            keyed.sort()
            return tuple([items[index] for _, index in keyed])
        rest = list(items)
        return tuple([rest.pop(self._result(0, len(rest))) for _ in range(len(rest))])

    def to_dict(self) -> dict[str, Any]:
        return {"word": self.word, "script": None if self.script is None else list(self.script)}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Dice":
        script = data.get("script")
        return cls(int(data["word"]), None if script is None else tuple(int(result) for result in script))
