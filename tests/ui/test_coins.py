"""A tossed coin is seen in the air, whatever else is painted by then."""

import pygame

from game.ui.paint.icons import icon
from game.ui.tables.shows.coins import tossed


def test_a_coin_flies_up_turns_and_comes_back() -> None:
    place = pygame.Rect(100, 100, 90, 90)
    coin, flight = tossed(place, 640)
    assert flight.length == 640
    heights, widths = [], []
    for at in range(0, 641, 16):
        flight.show(at)
        heights.append(coin.y)
        widths.append(coin.stretch)
    assert min(heights) < place.top, "it rises by more than half of its width"
    assert abs(heights[0] - place.centery) < 1 and abs(heights[-1] - place.centery) < 1
    assert min(widths) < 0.3 and max(widths) == 1, "it turns over"
    assert coin.image is icon("coin", 99), "and shows the face of neither side"
