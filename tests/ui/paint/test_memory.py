"""What is drawn is kept, and never more of it than there is room for."""

from pathlib import Path

import pygame
import pytest

from game.ui.paint import text
from game.ui.paint.cache.memory import Memory, kept, pixels_of
from game.ui.paint.materials import skins
from tests.ui.driver import Driver


def surface(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((width, height))


def test_the_least_recently_used_go_first() -> None:
    memory: Memory[pygame.Surface] = Memory(300, pixels_of)
    for name in "abc":
        memory.keep(name, surface(10, 10))
    assert memory.recall("a") is not None
    memory.keep("d", surface(10, 10))
    assert "b" not in memory and "a" in memory
    assert memory.pixels == 300


def test_the_newest_stays_even_when_it_is_too_large() -> None:
    memory: Memory[pygame.Surface] = Memory(50, pixels_of)
    memory.keep("a", surface(5, 5))
    memory.keep("b", surface(20, 20))
    assert "b" in memory and len(memory) == 1


def test_a_key_that_is_kept_again_or_taken_counts_once() -> None:
    memory: Memory[pygame.Surface] = Memory(1000, pixels_of)
    memory.keep("a", surface(10, 10))
    memory.keep("a", surface(5, 5))
    assert memory.pixels == 25
    assert memory.take("a") is not None and memory.take("a") is None
    assert memory.pixels == 0


def test_a_painter_paints_once() -> None:
    painted = []

    @kept(10_000, pixels_of)
    def paint(width: int, height: int = 3) -> pygame.Surface:
        painted.append((width, height))
        return surface(width, height)

    assert paint(4, height=5) is paint(4, height=5)
    assert paint(4) is not paint(5)
    assert painted == [(4, 5), (4, 3), (5, 3)]


@pytest.mark.slow
def test_dragging_the_window_edge_piles_nothing_up(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Settings")
    for width in range(1280, 2560, 160):
        driver.scene.resize((width, width * 9 // 16), 1.0)
        driver.scene.still(pygame.Surface((width, width * 9 // 16)))
    for painter in (skins.box, skins.shadow, text.line, text.lay_out):
        memory = painter.memory  # type: ignore[attr-defined]
        assert memory.pixels <= memory.most
