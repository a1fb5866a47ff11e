"""Gauges: every cell shows what is there, what would be lost, and what would be gained."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.ui.parts.gauge import BarGauge, CellGauge
from game.ui.parts.gauge_paint import bar_image

STYLES = ("hp", "heat", "pips")
numbers = st.integers(0, 12)


@st.composite
def gauges(draw: st.DrawFn) -> CellGauge:
    gauge = CellGauge(
        draw(st.sampled_from(STYLES)),
        draw(numbers),
        draw(st.integers(1, 12)),
        "hp",
        forecast=draw(st.none() | numbers),
        low=draw(st.integers(0, 4)),
        mirrored=draw(st.booleans()),
    )
    width, height = draw(st.tuples(st.integers(140, 500), st.integers(14, 40)))
    gauge.place(pygame.Rect(30, 40, width, height), 1.0)
    return gauge


@given(gauges())
def test_cells_count_what_stays_goes_and_comes(gauge: CellGauge) -> None:
    cells = [gauge.state_of(number) for number in range(gauge.full)]
    now, after = min(gauge.value, gauge.full), min(gauge.foretold, gauge.full)
    assert cells.count("full") + cells.count("low") == min(now, after)
    assert cells.count("loss") == max(0, now - after)
    assert cells.count("gain") == max(0, after - now)
    order = ["low", "full", "loss", "gain", "empty"]
    assert cells == sorted(cells, key=order.index)


@given(gauges())
def test_cells_lie_side_by_side_inside_the_gauge(gauge: CellGauge) -> None:
    rects = gauge.cell_rects()
    assert all(box.fits for box in gauge.boxes())
    middles = [rect.centerx for rect in rects]
    assert middles == sorted(middles, reverse=gauge.mirrored) and len(set(middles)) == len(middles)


def test_without_a_forecast_nothing_is_foretold() -> None:
    gauge = CellGauge("hp", 5, 12, "hp")
    assert {gauge.state_of(number) for number in range(12)} == {"full", "empty"}


def colors(image: pygame.Surface) -> list[tuple[int, ...]]:
    """Along the lower half, from left to right, where no shine lies."""
    row = image.get_height() * 2 // 3
    return [tuple(image.get_at((x, row)))[:3] for x in range(image.get_width())]


def test_a_bar_is_orange_where_it_would_shrink_and_striped_where_it_would_grow() -> None:
    loss, gain = bar_image(200, 20, 0.8, 0.4, 1, False, False), bar_image(200, 20, 0.4, 0.8, 1, False, False)
    shrinking, growing = colors(loss), colors(gain)
    assert all(green > red for red, green, _ in shrinking[10:70])
    assert all(red > green for red, green, _ in shrinking[90:150])
    stripes = [green > 120 for _, green, _ in growing[90:150]]
    assert any(stripes) and not all(stripes)
    assert all(max(color) < 60 for color in growing[175:190])


@given(st.integers(-5, 200), st.integers(-5, 200), st.booleans())
def test_a_bar_can_be_drawn_whatever_its_numbers(value: int, after: int, mirrored: bool) -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    gauge = BarGauge(value, 120, "hp", forecast=after, ticks=12, mirrored=mirrored)
    gauge.place(pygame.Rect(0, 0, 200, 20), 1.0)
    surface = pygame.Surface((200, 20))
    gauge.draw(surface)
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < 200 * 20
