"""The field: a scene to fight in, the distance as a track, the cards chosen and face up."""

import pygame

from game.engine.seats import Seat
from game.rules.scrap_knights.state import MAX_DISTANCE
from game.rules.scrap_knights.view import DuelView
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, TEAL
from game.ui.paint.scenery import scenery
from game.ui.paint.text import draw_line
from game.ui.tables.scrap_knights.places import Places

SCENES = ("arena", "foundry", "dusk", "neon", "junkyard", "mesa", "ice", "storm")
"""Where duels are fought; a duel's seed says in which."""


def card_places(
    places: Places, bottom: Seat, view: DuelView, chosen: frozenset[Seat]
) -> list[tuple[int, int, str | None, pygame.Rect]]:
    """(seat, number, card or None face down, where) for the cards in the field."""
    found: list[tuple[int, int, str | None, pygame.Rect]] = []
    for seat, side in enumerate(view.players):
        slots = (places.near if seat == bottom else places.far).slots
        cards: list[str | None] = [act.manoeuvre.card for act in side.played] or (
            [None] if seat in chosen else []
        )
        # The second card of a turn lies behind the first one, a little lower.
        for number, card in reversed(list(enumerate(cards[:2]))):
            found.append((seat, number, card, slots[number]))
    return found


def back_place(slot: pygame.Rect) -> pygame.Rect:
    """Where in a slot a card lies face down."""
    back = pygame.Rect(0, 0, slot.width * 2 // 3, 0)
    back.height = slot.height
    back.midtop = slot.midtop
    return back


def draw_ground(surface: pygame.Surface, places: Places, seed: int) -> None:
    """What never changes in a duel: the scene, darker towards the top where the numbers are."""
    area = places.field
    surface.blit(scenery(SCENES[seed % len(SCENES)], area.rect.size, area.unit(16)), area.rect)
    edge = max(1, area.unit(2))
    pygame.draw.rect(surface, (63, 102, 117), area.rect, edge, border_radius=area.unit(16))


def draw_track(surface: pygame.Surface, places: Places, distance: int) -> None:
    """The ground line with a mark for each place that a mech can stand on; between them it is gold."""
    unit, track = places.field.unit, places.track
    ground = track.inflate(unit(24), unit(8))
    pygame.draw.rect(surface, (10, 15, 20), ground, border_radius=ground.height // 2)
    pygame.draw.rect(surface, (63, 102, 117), ground, max(1, unit(1.4)), border_radius=ground.height // 2)
    between = pygame.Rect(0, 0, round(2 * places.apart(distance)), track.height)
    between.center = track.center
    pygame.draw.rect(surface, GOLD, between, border_radius=track.height // 2)
    for mark in range(MAX_DISTANCE + 1):
        for way in (-1, 1):
            x = track.centerx + way * round(places.apart(mark))
            on = mark == distance
            color = GOLD if on else (60, 44, 8) if mark < distance else (150, 168, 178)
            pygame.draw.circle(surface, color, (x, track.centery), unit(7 if on else 3))
    plate = pygame.Rect(0, 0, unit(156), unit(28))
    plate.midtop = (track.centerx, track.bottom + unit(4))
    pygame.draw.rect(surface, (10, 15, 20), plate, border_radius=unit(8))
    label = draw_line(
        surface,
        f"DISTANCE {distance}",
        "title",
        unit(21),
        TEAL,
        (plate.centerx + unit(12), plate.centery),
        "center",
    )
    mark_icon = icon("distance", unit(22))
    surface.blit(mark_icon, mark_icon.get_rect(midright=(label.left - unit(6), plate.centery)))
