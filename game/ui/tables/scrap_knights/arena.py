"""The field between the mechs: the distance as a track on which both stand, and the cards face up."""

import pygame

from game.rules.scrap_knights.state import MAX_DISTANCE
from game.ui.kit.area import Area
from game.ui.paint.art import figure
from game.ui.paint.cards import compact_height
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, SEATS, TEAL, TEXT_SOFT
from game.ui.paint.skins import panel
from game.ui.paint.text import draw_line
from game.ui.tables.scrap_knights.display import Display
from game.ui.tables.scrap_knights.faces import face

CARD = 128
_POSES = {
    "attack": "stab",
    "defend": "guard",
    "movement": "run",
    "special": "channel",
    "ult": "slash",
    "bot": "stand",
}


def card_places(area: Area, bottom: int, display: Display) -> list[tuple[int, str | None, pygame.Rect]]:
    """(seat, card or None face down, where) for the cards in the arena; `bottom` sits on the left."""
    width = area.unit(CARD)
    height = compact_height(width)
    places: list[tuple[int, str | None, pygame.Rect]] = []
    for seat, side in enumerate(display.sides):
        cards: list[str | None] = [*side.played] or ([None] if side.chosen else [])
        for number, card in enumerate(cards[:2]):
            shift = number * area.unit(26)
            top = area.rect.top + area.unit(36) + shift
            left = area.rect.left + area.unit(14) + shift
            if seat != bottom:
                left = area.rect.right - area.unit(14) - width - shift
            places.append((seat, card, pygame.Rect(left, top, width, height)))
    return places


def draw_arena(
    surface: pygame.Surface,
    area: Area,
    display: Display,
    bottom: int,
    gallery: Gallery,
    names: tuple[str, str],
    looks: tuple[str, str],
) -> None:
    """The ground, the track, both mechs and the cards face up."""
    unit = area.unit
    surface.blit(panel(*area.rect.size, area.scale, 0.6), area.rect)
    track = pygame.Rect(area.rect.left + unit(CARD + 64), 0, area.rect.width - 2 * unit(CARD + 64), unit(10))
    track.bottom = area.rect.bottom - unit(30)
    _draw_track(surface, track, unit(1.0) or 1, area.scale, display.distance)
    height = min(unit(150), track.top - area.rect.top - unit(22))
    half = track.width * display.distance / MAX_DISTANCE / 2
    # Even at distance 0 both mechs must be seen: they stand shoulder to shoulder.
    apart = unit(58) + round(half * 0.8)
    for seat in (1 - bottom, bottom):
        mech = figure(looks[seat], seat, height, _pose(display, seat), left=seat != bottom)
        middle = track.centerx + round(apart if seat != bottom else -apart)
        foot = (middle, track.top + unit(9))
        if display.sides[seat].hp == 0:
            mech = pygame.transform.rotozoom(mech, 70 if seat == bottom else -70, 1)
        surface.blit(mech, mech.get_rect(midbottom=foot))
    for _, card, place in card_places(area, bottom, display):
        if card is None:
            back = gallery.back(place.width * 3 // 5)
            rect = back.get_rect(midtop=place.midtop)
            surface.blit(back, rect)
            word, top = "chosen", rect.bottom
        else:
            surface.blit(gallery.card(face(card), place.width, "compact"), place)
            continue
        draw_line(surface, word, "italic", unit(15), TEXT_SOFT, (place.centerx, top + unit(11)), "center")
    for seat in (bottom, 1 - bottom):
        near = seat == bottom
        x = area.rect.left + unit(14) if near else area.rect.right - unit(14)
        draw_line(
            surface,
            names[seat],
            "title",
            unit(20),
            SEATS[seat],
            (x, area.rect.top + unit(18)),
            "left" if near else "right",
            width=unit(CARD + 40),
        )


def _pose(display: Display, seat: int) -> str:
    """What the mech is doing: the running effect's manoeuvre, or reeling from the other's blow."""
    running = next((step for step in display.steps if step.status == "running"), None)
    if running is None:
        return "stand"
    if running.seat == seat:
        return _POSES[face(running.card).palette]
    hurt = any(event.kind == "damage" and event.facts["target"] == seat for event in running.results)
    return "reel" if hurt else "stand"


def _draw_track(surface: pygame.Surface, track: pygame.Rect, pixel: int, scale: float, distance: int) -> None:
    pygame.draw.rect(surface, (16, 26, 33), track, border_radius=track.height // 2)
    pygame.draw.rect(surface, (63, 102, 117), track, max(1, pixel), border_radius=track.height // 2)
    width = round(track.width * distance / MAX_DISTANCE)
    between = pygame.Rect(0, 0, max(width, track.height), track.height)
    between.center = track.center
    pygame.draw.rect(surface, GOLD, between, border_radius=track.height // 2)
    for mark in range(-MAX_DISTANCE, MAX_DISTANCE + 1):
        x = track.centerx + round(track.width * mark / MAX_DISTANCE / 2)
        color = GOLD if abs(mark) == distance else (110, 132, 144)
        pygame.draw.circle(
            surface, color, (x, track.centery), round((5 if abs(mark) == distance else 3) * scale)
        )
    top = track.bottom + round(14 * scale)
    size = round(20 * scale)
    label = draw_line(
        surface,
        f"DISTANCE {distance}",
        "title",
        size,
        TEAL,
        (track.centerx + round(12 * scale), top),
        "center",
    )
    mark_icon = icon("distance", size)
    surface.blit(mark_icon, mark_icon.get_rect(midright=(label.left - round(6 * scale), top)))
