"""The keys of cards: of the market while one is bought, of market and hand while the keys are used."""

from collections.abc import Iterable
from typing import Any

import pygame

from game.ui.keys import label
from game.ui.layout.theme import STEEL
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import TEXT
from game.ui.paint.text import draw_line
from game.ui.tables.scrapbots.lane_table import LaneTable
from game.ui.tables.scrapbots.lanes.tag import draw_tag

_DIGITS = 9
"""The cards of a hand that have a key."""
_KEY = 9
"""Units from the left edge of a card of the market to the middle of its key."""
_NUMBER, _NUMBER_LARGE = 18, 15
"""Units of type of a number."""
_NUMBER_IN = 6
"""Units from the left edge of a large card to the middle of its number."""
_CAP, _LETTER = 19, 14
"""Units: how high the cap of a key is, and what stands on it."""


def draw_card_keys(surface: pygame.Surface, board: LaneTable) -> None:
    """A number on each card of the market, or caps of keys on all cards that have one."""
    places: Any = board.places
    scene, chooser = board.scene, board.scene.chooser
    stalls = [board.stall(number) for number in range(len(board.view.market))]
    if scene.aiming == "buy":
        scale = places.written.shelf
        for number, stall in enumerate(stalls, start=1):
            # Large type has health or price across the middle of a card.
            x = stall.left + round(_NUMBER_IN * scale) if places.large else stall.centerx
            size = _NUMBER_LARGE if places.large else _NUMBER
            draw_tag(surface, str(number), (x, stall.top + round(13 * scale)), scale, size=size)
    elif chooser is not None and not chooser.given and not scene.aiming and scene.form.by_keys:
        letter = label("build")
        scale = (places.scale + places.written.shelf) / 2
        # The dealer's sign hangs just above large cards.
        down = round(_CAP / 2 * scale) if places.large else 0
        keys = [
            (f"{letter}{number}", (stall.left + round(_KEY * scale), stall.top + down))
            for number, stall in enumerate(stalls, start=1)
        ]
        hand = enumerate(board.hand_cards()[:_DIGITS], start=1)
        keys += [(str(number), card.rect.midtop) for number, card in hand if card.reachable]
        _draw_caps(surface, keys, scale)


def _draw_caps(surface: pygame.Surface, keys: Iterable[tuple[str, tuple[int, int]]], scale: float) -> None:
    """The cap of a key at each place."""
    for shown, place in keys:
        high, edge = round(_CAP * scale), max(1, round(scale))
        cap = pygame.Rect(0, 0, round(high * (0.55 + 0.45 * len(shown))), high)
        cap.center = place
        surface.blit(box(*cap.size, high // 4, *STEEL.tones["name"], edge), cap)
        draw_line(surface, shown, "title", round(_LETTER * scale), TEXT, cap.center, "center")
