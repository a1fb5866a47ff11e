"""No words under 12 pixels on any picture of the game in a window of 1280 x 720, at 100 % and above."""

import sys
from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.fonts import Face
from game.ui.paint.palette import Color

LEAST = 12
TABLES = [
    *[("scrap_knights", "table", moves) for moves in (0, 8, 30)],
    *[("scrapbots", "table", moves) for moves in (0, 30, 90)],
    *[("command_core", scene, 0) for scene in ("placement", "programming", "execution", "combat", "crit")],
    *[("dino_battles", scene, 0) for scene in ("mulligan", "upgrade", "attack", "answer", "thrown")],
    *[("dino_battles", "table", moves) for moves in (40, 90)],
    *[
        (game, scene, 0)
        for game in ("scrap_knights", "scrapbots", "command_core", "dino_battles")
        for scene in ("setup", "result", "hint", "lesson")
    ],
    *[
        ("scrap_knights", scene, 0)
        for scene in ("title", "learn", "settings", "load", "rulebook", "workshop")
    ],
]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Words that are painted from now on in a type under `LEAST` pixels."""
    seen: dict[str, int] = {}
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        # Single letters are those of words that are broken because their place is not laid out yet.
        if len(words.strip()) > 1 and pixels < LEAST:
            seen[words] = pixels
        return paint(words, face, pixels, color, outline)

    for module in [*sys.modules.values()]:
        if getattr(module, "line", None) is paint:
            monkeypatch.setattr(module, "line", watched)
    return seen


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("scale", ["1", "1.5"])
@pytest.mark.parametrize(("game", "scene", "moves"), TABLES)
def test_no_words_are_too_small_to_read(
    game: str, scene: str, moves: int, scale: str, tmp_path: Path, small: dict[str, int]
) -> None:
    forget_all()
    shot = ["shot", scene, "--game", game, "--moves", str(moves), "--seed", "3", "--scale", scale]
    assert main([*shot, "-o", str(tmp_path / "picture.png")]) == 0
    assert small == {}
