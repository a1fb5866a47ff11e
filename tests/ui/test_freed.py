"""What is free goes back to the system, where the system has to be asked."""

import pygame
import pytest

from game.ui.freed import give_back, keep_large_alone
from game.ui.paint.cache import memory
from game.ui.paint.cache.memory import begin_visit, forget_other_visits, kept, pixels_of


@pytest.mark.slow
def test_asking_is_harmless_and_on_other_systems_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_large_alone()
    give_back()
    monkeypatch.setattr("ctypes.CDLL", None)
    monkeypatch.setattr("sys.platform", "win32")
    keep_large_alone()
    give_back()


def test_what_a_screen_of_before_used_goes_and_what_this_one_uses_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory.Memory, "of_painters", [])
    painted: list[int] = []

    @kept(1000, pixels_of)
    def square(side: int) -> pygame.Surface:
        painted.append(side)
        return pygame.Surface((side, side))

    square(2), square(3)
    begin_visit()
    square(3), square(4)
    forget_other_visits()
    assert square.is_ready(3) and square.is_ready(4) and not square.is_ready(2)
    assert square.memory.pixels == 9 + 16
    assert painted == [2, 3, 4]
