"""Moving pieces turn in steps, and lie as they were told when the motion is over."""

import pygame
import pytest

from game.ui.tables.shows.stage import ANGLE_STEP, Piece, Stage


def arrow() -> pygame.Surface:
    """White in its upper half, clear below."""
    image = pygame.Surface((40, 40), pygame.SRCALPHA)
    image.fill((255, 255, 255), (0, 0, 40, 20))
    return image


def lit(piece: Piece) -> set[str]:
    surface = pygame.Surface((100, 100))
    piece.draw(surface)
    probes = {"above": (50, 38), "right": (62, 50), "below": (50, 62), "left": (38, 50)}
    return {side for side, place in probes.items() if surface.get_at(place)[0] > 200}


@pytest.mark.parametrize(
    ("angle", "side"), [(0, "above"), (90, "right"), (180, "below"), (270, "left"), (-90, "left")]
)
def test_angles_are_clockwise(angle: float, side: str) -> None:
    assert lit(Piece(arrow(), 50, 50, angle=angle)) >= {side}
    assert len(lit(Piece(arrow(), 50, 50, angle=angle)) & {"above", "below"}) <= 1


def test_a_picture_is_turned_once_for_each_step() -> None:
    piece, surface = Piece(arrow(), 50, 50), pygame.Surface((100, 100))
    for tenth in range(3600):
        piece.angle = tenth / 10
        piece.draw(surface)
    assert len(piece._turned) == 360 // ANGLE_STEP - 1


def test_a_faded_piece_is_whole_again_afterwards() -> None:
    piece = Piece(arrow(), 50, 50, angle=90, alpha=0.2)
    assert not lit(piece)
    piece.alpha = 1.0
    assert "right" in lit(piece)


def test_the_stage_turns_an_image_where_it_stands() -> None:
    stage = Stage()
    stage.turn(arrow(), (50, 50), 0, 90, 160, hides="mech 1")
    assert "mech 1" in stage.hidden
    angles = []
    while stage.update(16):
        angles += [piece.angle for piece in stage.pieces if isinstance(piece, Piece)]
        assert all((piece.x, piece.y) == (50, 50) for piece in stage.pieces if isinstance(piece, Piece))
    assert angles == sorted(angles) and angles[0] < 20 and angles[-1] > 70
    stage.painted()
    assert not stage.pieces and not stage.hidden


def test_without_motion_an_image_stands_turned_for_as_long_as_it_would_turn() -> None:
    stage = Stage()
    stage.pace(1.0, still=True)
    stage.turn(arrow(), (50, 50), 0, 90, 160, hides="mech 1")
    for _ in range(160 // 16 - 1):
        stage.update(16)
        (piece,) = stage.pieces
        assert isinstance(piece, Piece) and lit(piece) >= {"right"} and lit(piece).isdisjoint({"left"})
        assert stage.hidden == {"mech 1"}
    stage.update(16)
    stage.painted()
    assert not stage.moving and not stage.hidden and not stage.pieces
