"""Letters stand on their line at any size."""

import pygame
import pytest

from game.ui.paint.fonts import font


@pytest.mark.parametrize("face", ["text", "bold", "italic", "title", "label", "narrow"])
def test_a_full_stop_stands_on_the_line_at_any_size(face: str) -> None:
    """The hinting that the typefaces came with lifted it at some sizes: it is switched off in the files."""
    for pixels in range(8, 40):
        type_ = font(face, pixels)  # type: ignore[arg-type]
        foot = [_foot(type_, letter) for letter in "n."]
        assert abs(foot[0] - foot[1]) <= 1 if pixels < 12 else foot[0] == foot[1], pixels


def _foot(type_: pygame.font.Font, letter: str) -> int:
    """The lowest row of a letter that is more than a shadow."""
    image = type_.render(letter, True, (255, 255, 255))
    return pygame.mask.from_surface(image, 100).get_bounding_rects()[0].bottom
