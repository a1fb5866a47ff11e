"""The shipped pictures of the boxes are what is painted today. Run as a program, it writes them anew.

That takes pngquant: with 256 colours they are read in a third of the time, before the first frame.
"""

import subprocess

import pygame
import pytest

from game.content.paths import shipped
from game.ui.paint.roles import rgb
from game.ui.paint.scenery.box_sheets import paint_sheet, shipped_sheet
from game.ui.paint.scenery.boxes import HEIGHT, RISE, SIDE, WIDTH, paint_box
from game.ui.tables.game_ui import all_games

GAMES = [game.id for game in all_games()]
ALIKE = 4.0
"""Steps of 255 by which a channel may differ on average: other systems draw edges a little differently."""

BLURRED = 12.0
"""The same for one that was enlarged or reduced; a bare crate differs by more than 30."""


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    """The average difference of all channels of two pictures, on black."""
    assert one.get_size() == two.get_size()
    pixels = []
    for image in (one, two):
        plain = pygame.Surface(image.get_size())
        plain.blit(image, (0, 0))
        pixels.append(pygame.image.tobytes(plain, "RGB"))
    return sum(abs(a - b) for a, b in zip(*pixels, strict=True)) / len(pixels[0])


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_sheet_is_what_is_painted(game: str) -> None:
    image = pygame.image.load(shipped("assets") / "boxes" / f"{game}.png")
    assert difference(image, paint_sheet(game)) < ALIKE


@pytest.mark.default_cases(3)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_a_box_of_the_sheet_is_like_the_painted_one(game: str, scale: float) -> None:
    sheet = shipped_sheet(game)
    assert sheet is not None
    shown, painted = sheet.box.at(scale), paint_box(game, scale)
    for one, two in zip(shown.colors, painted.colors, strict=True):
        assert all(abs(a - b) <= 12 for a, b in zip(rgb(one), rgb(two), strict=True))
    images = []
    for box in (shown, painted):
        whole = pygame.Surface((round((WIDTH + SIDE + 2) * scale), round((HEIGHT + RISE + 2) * scale)))
        whole.blit(box.case, (0, round(RISE * scale)))
        for image, (x, y) in box.figures.drawn:
            whole.blit(image, (x, round(RISE * scale) + y))
        images.append(whole)
    assert difference(*images) < BLURRED


def test_a_game_without_a_sheet_has_none() -> None:
    assert shipped_sheet("tic_tac_toe") is None


if __name__ == "__main__":
    for name in GAMES:
        path = shipped("assets") / "boxes" / f"{name}.png"
        pygame.image.save(paint_sheet(name), path)
        subprocess.run(
            ["pngquant", "--speed=1", "--strip", "--force", f"--output={path}", "256", path], check=True
        )
