"""What stands behind the controls: the ground, the bar with the Wounds, workshops, market, prompt."""

import pygame

from game.content.scrapbots.cards import WOUNDS
from game.engine.seats import Seat
from game.rules.scrapbots.view import SeatView, TableView
from game.ui.kit.area import Area
from game.ui.paint.backdrop import backdrop
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, SEATS, TEXT, TEXT_SOFT
from game.ui.paint.scenery import scenery
from game.ui.paint.skins import panel
from game.ui.paint.text import draw_line
from game.ui.tables.scrapbots.lane import lane_image
from game.ui.tables.scrapbots.places import Places, Plate

SCENES = ("foundry", "junkyard", "dusk", "neon")


def paint_ground(
    size: tuple[int, int], places: Places, area: Area, seed: int, bottom: Seat
) -> pygame.Surface:
    """All that never changes while the window keeps its size."""
    unit = area.unit
    ground = pygame.Surface(size)
    ground.blit(backdrop(*size), (0, 0))
    ground.blit(scenery(SCENES[seed % len(SCENES)], places.field.size, unit(16), 0.72), places.field)
    for lane, track in enumerate(places.lanes, start=1):
        ground.blit(lane_image(*track.size, area.scale, bottom), track)
        sign = pygame.Rect(0, 0, unit(74), unit(24))
        sign.center = track.center
        pygame.draw.rect(ground, (10, 14, 20), sign, border_radius=unit(8))
        pygame.draw.rect(ground, GOLD, sign, max(1, unit(1.5)), border_radius=unit(8))
        draw_line(ground, f"LANE {lane}", "title", unit(17), GOLD, sign.center, "center")
    for plate in (places.near_plate, places.far_plate):
        rect = plate.whole.rect
        ground.blit(panel(*rect.size, area.scale, 0.9), rect)
    for part in (places.market.rect, places.prompt.rect):
        ground.blit(panel(*part.size, area.scale, 0.9), part)
    return ground


def draw_bar(
    surface: pygame.Surface, places: Places, area: Area, view: TableView, names: tuple[str, str]
) -> None:
    """Whose turn it is, and the stack of Wounds that counts the game down."""
    unit, bar = area.unit, places.bar.rect
    title = draw_line(surface, f"TURN {view.turn}", "title", unit(26), TEXT, bar.midleft)
    name = draw_line(
        surface,
        names[view.active],
        "title",
        unit(22),
        SEATS[view.active],
        (title.right + unit(14), bar.centery),
        width=unit(110),
    )
    left = max(name.right + unit(20), bar.left + unit(250))
    mark = icon("wound", unit(28))
    surface.blit(mark, mark.get_rect(midleft=(left, bar.centery)))
    count = draw_line(
        surface,
        str(view.wounds_left),
        "title",
        unit(28),
        DANGER if view.wounds_left <= 5 else TEXT,
        (left + unit(34), bar.centery),
    )
    x = count.right + unit(10)
    for number in range(WOUNDS):
        pip = pygame.Rect(x + number * unit(11), bar.centery - unit(9), unit(7), unit(18))
        on = number < view.wounds_left
        pygame.draw.rect(surface, (214, 92, 120) if on else (40, 52, 60), pip, border_radius=unit(3))


def draw_plate(
    surface: pygame.Surface, plate: Plate, view: TableView, seat: Seat, name: str, who: str
) -> None:
    """A workshop's name and its Wounds."""
    unit, side = plate.whole.unit, view.players[seat]
    used = draw_line(
        surface, name, "title", unit(22), SEATS[seat], plate.name.midleft, width=plate.name.width
    )
    room = plate.name.right - used.right - unit(8)
    if who and room > unit(40):
        draw_line(
            surface,
            who,
            "italic",
            unit(13),
            TEXT_SOFT,
            (used.right + unit(7), plate.name.centery),
            width=room,
        )
    mark = icon("wound", unit(26))
    surface.blit(mark, mark.get_rect(midleft=plate.score.midleft))
    text = "?" if side.wounds is None else str(side.wounds)
    draw_line(
        surface,
        text,
        "title",
        unit(26),
        TEXT,
        (plate.score.left + unit(32), plate.score.centery),
        outline=unit(1),
    )
    if view.active == seat and view.outcome is None:
        pygame.draw.rect(surface, SEATS[seat], plate.whole.rect, max(2, unit(2.5)), border_radius=unit(16))


def draw_hand_backs(surface: pygame.Surface, plate: Plate, gallery: Gallery, side: SeatView) -> None:
    """The far hand as a little fan beside its Wounds."""
    count = side.hand_size
    width = plate.whole.unit(20)
    image = gallery.back(width)
    room = plate.score.width - plate.whole.unit(70)
    step = min(width * 2 // 3, (room - width) // max(1, count - 1))
    for number in range(count):
        away = number - (count - 1) / 2
        turned = pygame.transform.rotozoom(image, -5 * away, 1)
        middle = (
            plate.score.right - room // 2 + round(away * step),
            plate.score.centery + round(away * away * 0.6),
        )
        surface.blit(turned, turned.get_rect(center=middle))


def draw_market(surface: pygame.Surface, places: Places, gallery: Gallery, view: TableView) -> None:
    """The market's heading, and the main deck that fills it up."""
    area = places.market.inset(12, 8)
    unit = area.unit
    head = area.top(22)
    draw_line(surface, "MARKET", "title", unit(21), GOLD, head.rect.midleft)
    draw_line(surface, "dark: not affordable", "italic", unit(14), TEXT_SOFT, head.rect.midright, "right")
    place = places.main_deck
    if view.main_deck_size:
        width = round(place.height * 0.7)
        image = gallery.back(width)
        surface.blit(
            image, image.get_rect(midtop=place.midtop), pygame.Rect(0, 0, width, place.height - unit(20))
        )
    else:
        rect = place.inflate(-place.width // 2, -unit(30))
        pygame.draw.rect(surface, (52, 74, 84), rect, max(1, unit(1.5)), border_radius=unit(6))
    words = f"Main deck {view.main_deck_size}"
    draw_line(surface, words, "bold", unit(14), TEXT_SOFT, (place.centerx, place.bottom - unit(8)), "center")
