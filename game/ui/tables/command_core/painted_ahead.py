"""Jobs for the helper thread: panels, mechs, dice, programs and zooms that the table will soon show."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.engine.events import Event
from game.rules.command_core.view import BoardView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box, Column, Node
from game.ui.paint.cache.ahead import Job
from game.ui.paint.figures.tokens import token, turning
from game.ui.parts.dice_paint import die_image
from game.ui.tables.command_core.map.camera import LARGEST
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.map.grid import ZOOM_STEP
from game.ui.tables.command_core.map.walls import wall
from game.ui.tables.command_core.panels.arm_row import ROW, arm_part, arms_of
from game.ui.tables.command_core.panels.fighter_plate import fighters
from game.ui.tables.command_core.panels.ladder import ladder
from game.ui.tables.command_core.panels.panel import MARGIN, panel
from game.ui.tables.command_core.panels.running import running_panel
from game.ui.tables.command_core.panels.tray import TRAY_DICE
from game.ui.tables.command_core.places import Places
from game.ui.tables.command_core.planning.plan import Plans
from game.ui.tables.command_core.planning.planner import planner_panel
from game.ui.tables.command_core.progress import runs_of
from game.ui.tables.command_core.shows.gunfire import DICE
from game.ui.tables.command_core.shows.throws import LOOSE, die_kind
from game.ui.tables.command_core.shows.walks import shorter_way
from game.ui.tables.command_core.snapshot import Snapshot


def _paint(make: Callable[[], Node], places: Places, kind: type[Widget] = Widget) -> None:
    """Lays a tree out on the panel and draws it on a scratch surface, which fills the caches."""
    nowhere, place = pygame.Surface((1, 1), pygame.SRCALPHA), places.panel
    for widget in Host().lay(places.grown(Box(make(), pad=MARGIN)), place.rect, place.scale):
        if isinstance(widget, kind):
            widget.draw(nowhere)


def standing(snapshot: Snapshot, field: Field, places: Places, area: Area) -> list[Job]:
    """The ladder and the panels, every mech on the board wherever it looks, and every face of the dice."""
    here, mechs = places.panel, snapshot.view.mechs
    jobs: list[Job] = [
        partial(_paint_ladder, snapshot, places),
        partial(_paint, partial(panel, snapshot), places),
    ]
    for kind in DICE:
        die = die_kind(kind)
        sizes = (*map(here.unit, TRAY_DICE), area.unit(LOOSE))
        jobs += [partial(die_image, die, face, size) for size in sizes for face in range(len(die.faces))]
    if any(mech.seat == snapshot.near and mech.structure for mech in mechs):
        jobs.append(partial(_paint, partial(_planner, snapshot), places))
    for number, mech in enumerate(mechs):
        if mech.structure:
            jobs.append(partial(_paint, partial(_arms, snapshot, number), places))
            jobs.append(
                partial(_paint, partial(fighters, snapshot, {number: "role_attacks"}, (84, 108)), places)
            )
    for chassis, seat in dict.fromkeys((mech.chassis, mech.seat) for mech in mechs):
        turns = [field.degrees(facing) for facing in range(field.facings)]
        jobs += [partial(token, chassis, seat, turn, field.token_size) for turn in turns]
    return jobs


def _paint_ladder(snapshot: Snapshot, places: Places) -> None:
    nowhere, here = pygame.Surface((1, 1), pygame.SRCALPHA), places.ladder
    for widget in Host().lay(places.grown(ladder(snapshot, narrow=places.narrow)), here.rect, here.scale):
        widget.draw(nowhere)


def _arms(snapshot: Snapshot, number: int) -> Node:
    """The weapons of a mech as they are chosen from."""
    return Column(*[arm_part(snapshot, arm, ROW, lambda: None) for arm in arms_of(snapshot, number)], gap=7)


def _planner(snapshot: Snapshot) -> Node:
    """The planner of the near side, with empty programs."""
    return planner_panel(
        replace(snapshot, outlook=None), Plans(snapshot.view, snapshot.near, snapshot.library)
    )


def turns(view: BoardView, field: Field, events: Iterable[Event]) -> list[Job]:
    """Mechs between two facings, as they turn in a show, and what is left of those that are destroyed."""
    mechs = view.mechs
    facings = [mech.facing for mech in mechs]
    jobs: list[Job] = []
    for event in events:
        if event.kind not in ("turn", "face", "destroyed"):
            continue
        number = event.facts["mech"]
        paint = partial(token, mechs[number].chassis, mechs[number].seat)
        if event.kind == "destroyed":
            turned = field.degrees(facings[number])
            jobs.append(partial(paint, turned, field.token_size, state="wreck"))
            continue
        start, facings[number] = facings[number], event.facts["facing"]
        between = turning(start, shorter_way(start, facings[number], field.facings), field.facings)
        jobs += [partial(paint, field.degrees(facing), field.token_size) for facing in between]
    return jobs


def programs(snapshot: Snapshot, coming: Sequence[Event], places: Places) -> list[Job]:
    """The cards of the program that is running, or is revealed next, as they will lie in the panel."""
    jobs: list[Job] = []
    events, revealed = list(snapshot.events), 0
    for event in coming:
        events.append(event)
        revealed += event.kind == "reveal"
        if revealed > 1 or event.kind == "combat":
            break
        if event.kind in ("reveal", "fill", "directive"):
            make = partial(_running, snapshot, tuple(events))
            jobs.append(partial(_paint, make, places, CardWidget))
    return jobs


def _running(snapshot: Snapshot, events: Sequence[Event]) -> Node:
    # The planner is shut by then; the mech that runs may have more slots than the one that is planned.
    return running_panel(replace(snapshot, runs=runs_of(events), payer=None, plans=None))


def other_zooms(field: Field) -> list[Job]:
    """Mechs and walls as large as they would be after some turns of the wheel."""
    jobs = list[Job]()
    whole = field.camera.zoomed(1 / LARGEST, field.rect.center)
    there = whole.zoomed(ZOOM_STEP, field.rect.center)
    ghost = field.ghost
    while there.zoom > whole.zoom:
        size = field.token_size_in(there)
        jobs += [
            partial(token, one.chassis, one.seat, field.degrees(one.facing), size) for one in field.standing
        ]
        jobs += [partial(wall, there, cell, field.walls) for cell in field.walls]
        if ghost is not None:
            turn = field.degrees(ghost.facing)
            jobs.append(partial(token, ghost.chassis, ghost.seat, turn, size, state="ghost"))
        whole, there = there, there.zoomed(ZOOM_STEP, field.rect.center)
    return jobs
