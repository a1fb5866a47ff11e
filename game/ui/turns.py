"""Who goes first: the frame that is being made, or what other threads do beside it."""

import threading


class Turns:
    """The main thread's frames go before what other threads paint: they begin nothing while one is made."""

    LONGEST = 0.05
    """Seconds that another thread waits: a frame that takes longer may itself wait for what is painted."""

    def __init__(self) -> None:
        self._free = threading.Event()
        self._free.set()
        self._framing = 0

    def __enter__(self) -> None:
        self._framing = threading.get_ident()
        self._free.clear()

    def __exit__(self, *error: object) -> None:
        self._free.set()

    def wait(self) -> None:
        """Until no frame is being made, but not in the thread that makes it."""
        if not self._free.is_set() and threading.get_ident() != self._framing:
            self._free.wait(self.LONGEST)


FRAMES = Turns()
