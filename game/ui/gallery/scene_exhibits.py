"""Places of duels and mechs on a sheet: a new one is seen there at once."""

from collections.abc import Callable

import pygame

from game.content.art import shipped_art
from game.ui.gallery.entries import Entry, Section
from game.ui.gallery.exhibits import ALONE, Drawing
from game.ui.paint.figures.figures import flashed, silhouette
from game.ui.paint.scenery.stages import STAGES, draw_stage, stage_light
from game.ui.tables.scrap_knights.stage.mechs import Mech

Change = Callable[[pygame.Surface], pygame.Surface]
_PLACE, _LARGE, _FIGURE = (124, 64), (470, 241), (175, 175)
_TALL = 0.8
"""Height that a figure is asked for, as a share of its exhibit's."""


def places(width: float = _PLACE[0], height: float = _PLACE[1]) -> Section:
    """Every place, with a mech in its light."""
    looks = list(shipped_art().looks)

    def place(number: int, name: str) -> Drawing:
        def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            draw_stage(surface, rect, name)
            foot = rect.left + rect.width // 3, rect.top + rect.height * 9 // 10
            look, tall = looks[number % len(looks)], rect.height * 2 // 3
            Mech(look, 0, tall, False, stage_light(name), "ready", foot).draw(surface, 0)

        return Drawing(f"place {name}", paint)

    entries = [Entry(name, place(number, name), width, height) for number, name in enumerate(STAGES)]
    return Section("Places", entries, ALONE)


def figures() -> Section:
    """Every mech as it waits; one that kneels, one that is struck, and what is left behind by a quick one."""
    light = stage_light(STAGES[0])

    def stand(look: str, pose: str, change: Change | None = None) -> Drawing:
        def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
            mech = Mech(look, 0, round(rect.height * _TALL), False, light, pose)
            image, (x, y) = mech.paint()
            corner = rect.centerx + x, rect.bottom - round(rect.height * 0.06) + y
            surface.blit(change(image) if change else image, corner)

        return Drawing(f"figure {look} {pose} {change is not None} {len(made)}", paint)

    made: list[Entry] = []
    for look in shipped_art().looks:
        made.append(Entry(look.replace("_", " "), stand(look, "ready"), *_FIGURE))
    made.append(Entry("lost", stand("ronin", "kneel"), *_FIGURE))
    made.append(Entry("struck", stand("ronin", "reel", flashed), *_FIGURE))
    made.append(Entry("left behind", stand("ronin", "slash", _behind), *_FIGURE))
    return Section("Mechs", made, ALONE)


def _behind(image: pygame.Surface) -> pygame.Surface:
    return silhouette(image, (255, 90, 60), 150)


def large_places() -> Section:
    return places(*_LARGE)


SCENES: tuple[Callable[[], Section], ...] = (large_places, figures)
"""The sections of their own sheet."""
