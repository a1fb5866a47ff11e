"""Looks at a table as a person does, and says what lies under something that floats."""

from collections import Counter
from collections.abc import Iterator

import pygame

from game.engine.dice import Dice
from game.ui.kit.widget import Widget
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver
from tests.ui.lesson_play import guide, table

Size = tuple[int, int]
SIZES = [(960, 540), (1280, 720), (1920, 1080)]
SCALES = [100, 150, 200]
SHAPES = [(size, scale) for size in SIZES for scale in SCALES]
RARE_SHAPES = [
    ((960, 540), 75),
    ((1280, 720), 75),
    ((1920, 1080), 75),
    ((2560, 1080), 100),
    ((2560, 1080), 200),
    ((3840, 2160), 100),
    ((3840, 2160), 150),
]
"""Small type, and very wide or very large windows."""
_WAIT = 640
"""Milliseconds in which a hint comes up."""
_SEEN = {"closer look", "notes", "hint", "tip"}
_EDGE = 3
"""Pixels that may touch."""


def _covers(rect: pygame.Rect, other: pygame.Rect) -> bool:
    return bool(rect.inflate(-2 * _EDGE, -2 * _EDGE).colliderect(other.inflate(-2 * _EDGE, -2 * _EDGE)))


def covered(scene: TableScene) -> Iterator[str]:
    """What floats over something that is asked, worked or spoken of now."""
    board = scene.board
    note = board.tip_note.widgets if board.tip_note is not None else []
    widgets = [one for one in scene.form.widgets if one.visible and not one.in_background]
    used = [one for one in widgets if one.reachable and one.workable]
    floats = board.floats()
    for one in floats:
        looked = scene.form.told if one.name == "hint" else scene.form.looked_at
        if one.name not in _SEEN:
            # Part of the board's picture: the cells beneath it can be worked all the same.
            found = [rect for rect in one.about if _covers(one.rect, rect)]
            yield from (f"{one.name} at {tuple(one.rect)} lies over {tuple(rect)}" for rect in found)
            continue
        must = [("prompt", board.console.prompt)] if not _inside(looked, board.console.prompt) else []
        must += [("what it speaks of", rect) for rect in one.about]
        must += [("what Rivet says", rect) for rect in scene.guide.read()]
        must += [("what is judged by", rect) for rect in board.spoken_of()]
        must += [
            (widget.name or type(widget).__name__, rect)
            for widget in used
            if widget is not looked and not (one.name == "tip" and widget in note)
            for rect in widget.work_places()
        ]
        must += [(two.name, two.rect) for two in floats if two is not one and two.name in _SEEN]
        for what, rect in must:
            if _covers(one.rect, rect) and not (looked is not None and rect == looked.rect and not one.about):
                of = looked.name if looked is not None and one.name != "tip" else ""
                yield f"{one.name} of '{of}' at {tuple(one.rect)} lies over {what} at {tuple(rect)}"


def _inside(widget: Widget | None, place: pygame.Rect) -> bool:
    return widget is not None and place.contains(widget.rect)


def look_around(driver: Driver, dice: Dice, times: int, seen: Counter[str]) -> Iterator[str]:
    """Points at things and goes to them by keys, at random; says what is covered then."""
    scene = driver.scene
    for _ in range(times):
        with driver.unseen():
            things = [one for one in scene.form.widgets if one.pointable and (one.hint or one.reachable)]
            if dice.below(3):
                driver.move(driver.visible_place(dice.pick(things)))
            else:
                for _ in range(1 + dice.below(4)):
                    driver.key(pygame.K_TAB if dice.coin() else dice.pick([pygame.K_LEFT, pygame.K_RIGHT]))
            driver.rest(_WAIT)
        if driver.scene is not scene or not isinstance(scene, TableScene):
            return
        seen.update(one.name for one in scene.board.floats())
        yield from covered(scene)


def rivet_covers(driver: Driver) -> Iterator[str]:
    """What lies under Rivet or his paper though he speaks of it, or though it is asked or worked now."""
    telling = guide(driver).telling
    board, speech = table(driver).board, telling.speech
    if speech is None:
        return
    must = [("what he speaks of", spot.rect) for spot in telling.lighting.spots(telling.shown())]
    must.append(("prompt", board.console.prompt))
    if telling.asks:
        must += [("what is judged by", rect) for rect in board.spoken_of()]
        must += [("what can be worked", rect) for rect in board.worked_places()]
    for what, rect in must:
        for own in speech.covers:
            if _covers(own, rect):
                yield f"Rivet at {tuple(own)} lies over {what} at {tuple(rect)}"
