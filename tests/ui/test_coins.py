"""A tossed coin is seen in the air, whatever else is painted by then."""

import pygame

from game.ui.paint.icons import icon
from game.ui.tables.shows.coins import tossed


def test_a_coin_flies_up_turns_and_comes_back() -> None:
    place = pygame.Rect(100, 100, 90, 90)
    coin, flight = tossed(place, 640)
    assert flight.length == 640
    heights, faces = [], set()
    for at in range(0, 641, 16):
        flight.show(at)
        heights.append(coin.y)
        faces.add(id(coin.image))
    assert min(heights) < place.top, "it rises by more than half of its width"
    assert abs(heights[0] - place.centery) < 1 and abs(heights[-1] - place.centery) < 1
    assert faces == {id(icon(name, 99)) for name in ("heads", "tails")}
