"""Pictures of a screen that come after its first frame."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, TypeVar, cast

from game.ui.paint.cache.ahead import Ahead

T = TypeVar("T")


class LatePictures:
    """Has things painted by the helper thread; without a helper they are painted when they are asked for.

    `arrived` tells a screen when to draw itself again. What is painted here is not shared: it goes with the
    screen, or when it is forgotten.
    """

    def __init__(self, ahead: Ahead) -> None:
        self._ahead = ahead
        self._done: dict[Hashable, Any] = {}
        self._waiting: dict[Hashable, Callable[[], Any]] = {}
        self._latest: dict[Hashable, Any] = {}
        self._instead: dict[Hashable, Any] = {}
        self._news = False
        self._unsent = False

    def get(self, key: Hashable, paint: Callable[[], T]) -> T | None:
        """The thing of this key; None while it is being painted."""
        if not self._ahead.helps and key not in self._done:
            self._done[key] = paint()
        if key in self._done:
            return cast(T, self._done[key])
        if key not in self._waiting:
            self._waiting[key] = paint
            self._unsent = True
        return None

    def sized(
        self, kind: Hashable, size: Hashable, paint: Callable[[], T], instead: Callable[[T | None], T | None]
    ) -> T | None:
        """A thing in a size. While it is being painted, what `instead` makes of the last one of its kind.

        None is given to `instead` where there was none.
        """
        key = kind, size
        found = self.get(key, paint)
        if found is not None:
            self._latest[kind] = found
            self._instead.pop(key, None)
            return found
        if key not in self._instead:
            self._instead[key] = instead(self._latest.get(kind))
        return cast(T | None, self._instead[key])

    @property
    def waiting(self) -> bool:
        """Whether something that was asked for is still being painted."""
        return bool(self._waiting)

    def arrived(self) -> bool:
        """Whether something new can be had since the last time; sends what was asked for to the helper.

        Called before each frame: so the helper never takes time from the very first one.
        """
        if self._unsent:
            self._unsent = False
            self._ahead.prepare(self, [partial(self._paint, *job) for job in list(self._waiting.items())])
        news, self._news = self._news, False
        return news

    def outdate(self) -> None:
        """Everything is wanted in another size; the last of each kind is shown until then."""
        latest = self._latest
        self.forget()
        self._latest = latest

    def forget(self) -> None:
        """Gives everything back; what is still waiting will not be painted."""
        self._done, self._waiting, self._unsent = {}, {}, False
        self._latest, self._instead = {}, {}
        self._ahead.prepare(self, [])

    def _paint(self, key: Hashable, paint: Callable[[], Any]) -> None:
        """On the helper thread. What was forgotten meanwhile stays forgotten."""
        done, waiting = self._done, self._waiting
        if key in waiting:
            done[key] = paint()
            waiting.pop(key, None)
            self._news = True
