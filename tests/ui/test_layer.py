"""What stands is painted anew only where it differs, and looks as if it had been painted whole."""

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.ui import app
from game.ui.layer import LateError, Layer
from game.ui.paint import pen
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene
from tests.examples import examples
from tests.ui.driver import Driver

SIZE = (300, 200)
COLORS = ("#c03028", "#3050c0", "#30a050")
UI = Path(__file__).resolve().parents[2] / "game" / "ui"


def stamp(color: str, size: tuple[int, int], *, clear: bool = False) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*pygame.Color(color)[:3], 120 if clear else 255))
    return image


STAMPS = [
    stamp(color, (w, h), clear=clear)
    for color in COLORS
    for w, h, clear in ((90, 40, False), (50, 120, True))
]

strokes = st.lists(
    st.tuples(
        st.integers(0, len(STAMPS)), st.integers(-40, SIZE[0]), st.integers(-40, SIZE[1]), st.booleans()
    ),
    max_size=12,
)


def draw(surface: pygame.Surface, picture: list[tuple[int, int, int, bool]]) -> None:
    for number, x, y, cut in picture:
        if cut:
            surface.set_clip(pygame.Rect(60, 30, 120, 90))
        if number < len(STAMPS):
            surface.blit(STAMPS[number], (x, y), (5, 5, 60, 60) if y % 2 else None)
        else:
            pen.polygon(surface, COLORS[x % 3], [(x, y), (x + 40, y + 10), (x + 10, y + 50)])
            pen.circle(surface, COLORS[y % 3], (x, y), 20, 3)
        surface.set_clip(None)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def paint(layer: Layer, picture: list[tuple[int, int, int, bool]]) -> list[pygame.Rect]:
    layer.begin()
    draw(layer, picture)
    layer.end()
    return layer.paint()


def at_once(picture: list[tuple[int, int, int, bool]]) -> bytes:
    layer = Layer(SIZE)
    paint(layer, [])
    plain = layer.copy()
    draw(plain, picture)
    return pixels(plain)


@examples(60)
@given(st.lists(strokes, min_size=2, max_size=4))
def test_a_picture_after_another_is_as_if_painted_at_once(
    pictures: list[list[tuple[int, int, int, bool]]],
) -> None:
    layer = Layer(SIZE)
    for picture in pictures:
        paint(layer, picture)
        assert pixels(layer) == at_once(picture)


@examples(40)
@given(strokes, strokes)
def test_only_what_is_told_has_changed(
    first: list[tuple[int, int, int, bool]], second: list[tuple[int, int, int, bool]]
) -> None:
    layer = Layer(SIZE)
    paint(layer, first)
    before = layer.copy()
    for place in paint(layer, second):
        before.blit(layer, place, place)
    assert pixels(before) == pixels(layer)


def test_what_is_alike_is_not_painted() -> None:
    layer = Layer(SIZE)
    picture = [(0, 10, 10, False), (1, 120, 60, False)]
    paint(layer, picture)
    assert paint(layer, picture) == []
    near = paint(layer, [picture[0], (2, 120, 60, False)])
    assert near and not any(place.collidepoint(15, 15) for place in near)


def test_another_order_is_another_picture() -> None:
    layer = Layer(SIZE)
    one, other = (0, 10, 10, False), (2, 30, 20, False)
    paint(layer, [one, other])
    assert paint(layer, [other, one])
    assert pixels(layer) == at_once([other, one])


def test_what_was_painted_beside_is_painted_over() -> None:
    layer = Layer(SIZE)
    picture = [(0, 10, 10, False)]
    paint(layer, picture)
    whole = pixels(layer)
    place = pygame.Rect(70, 20, 60, 60)
    layer.fill("white", place)
    layer.spoil([place])
    assert paint(layer, picture)
    assert pixels(layer) == whole


def test_what_took_too_long_is_noted_again_and_what_waited_still_waits() -> None:
    layer = Layer(SIZE)
    paint(layer, [])
    layer.begin()
    layer.blit(STAMPS[0], (10, 10))
    layer.end()
    layer.begin(seconds=-1)
    layer.set_clip(pygame.Rect(0, 0, 5, 5))
    with pytest.raises(LateError):
        layer.blit(STAMPS[1], (100, 100))
    layer.drop()
    assert layer.waits
    assert all(place.colliderect((10, 10, 90, 40)) for place in layer.paint())
    assert pixels(layer) == at_once([(0, 10, 10, False)])


def test_a_machine_that_is_always_late_shows_the_picture_after_a_few_tries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path)
    new_match(driver.context, "scrap_knights", {}, 7, ("person", "greedy"), ("Ada", "Bo"))
    driver.settle()
    monkeypatch.setattr(app, "NOTING", -1.0)
    monkeypatch.setattr(driver.context.ahead, "helps", True)
    scene = driver.scene
    assert isinstance(scene, TableScene)
    scene.act(scene.asked.actions[0])  # type: ignore[union-attr]
    driver.app.frame(16)
    assert scene.playing
    scene.stale = True
    for _ in range(app.MOST_TRIES):
        driver.app.frame(0)
    driver.app.frame(0)
    assert not scene.stale or driver.app.canvas.layer.waits


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_table_looks_as_if_it_were_painted_whole(game: str, tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    new_match(driver.context, game, {}, 7, ("person", "greedy"), ("Ada", "Brunel"))
    driver.app.frame(0)
    scene, dice, compared = driver.scene, Dice(5), 0
    assert isinstance(scene, TableScene)
    for _ in range(160):
        driver.app.frame(60)
        if driver.scene is not scene:
            break
        layer = driver.app.canvas.layer
        if not layer.waits and not scene.stale and not scene.board.stage.stale:
            whole = Layer(layer.get_size())
            whole.begin()
            scene.still(whole)
            driver.app.toast.draw(whole, scene.scale, driver.app.canvas.view)
            whole.end()
            whole.paint()
            assert pixels(whole) == pixels(layer)
            compared += 1
        if scene.asked is not None and not scene.playing:
            scene.act(dice.pick(scene.asked.actions))
    assert compared > 5


def test_what_stands_is_drawn_so_that_it_can_be_noted() -> None:
    """`pygame.draw` paints at once, whatever the surface."""
    for folder in ("kit", "parts", "scenes", "tables"):
        for path in (UI / folder).rglob("*.py"):
            assert "pygame.draw." not in path.read_text(encoding="utf-8"), path
