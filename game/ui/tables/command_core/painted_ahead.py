"""What the table will soon show, as jobs for the helper thread: mechs, dice, programs, other zooms."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.events import Event
from game.rules.command_core.state import Slot
from game.ui.paint.ahead import Job
from game.ui.paint.tokens import portrait, token, turning
from game.ui.parts.dice_paint import die_image
from game.ui.tables.command_core.map.grid import ZOOM_STEP
from game.ui.tables.command_core.map.view import LARGEST
from game.ui.tables.command_core.map.walls import wall
from game.ui.tables.command_core.panels.arm_row import row_jobs
from game.ui.tables.command_core.panels.fighter_plate import upgrade_job
from game.ui.tables.command_core.panels.ladder import TOKEN
from game.ui.tables.command_core.panels.pair_tray import TRAY_DICE
from game.ui.tables.command_core.panels.picture_row import PICTURE
from game.ui.tables.command_core.panels.running import card_widths
from game.ui.tables.command_core.planning import planner
from game.ui.tables.command_core.planning.directive_image import directive_image
from game.ui.tables.command_core.shows.gunfire import DICE
from game.ui.tables.command_core.shows.throws import LOOSE, die_kind
from game.ui.tables.command_core.shows.walks import shorter_way

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board


def standing(board: "Board") -> list[Job]:
    """Every mech on the ladder and on the board, wherever it looks, and every face of the dice."""
    field, places = board.field, board.places
    mechs = dict.fromkeys((mech.chassis, mech.seat) for mech in board.view.mechs)
    jobs: list[Job] = []
    for chassis, seat in mechs:
        for area, size in ((places.ladder, TOKEN), (board.panel_area, PICTURE)):
            jobs.append(partial(portrait, chassis, seat, area.unit(size), near=seat == board.bottom))
    for kind in DICE:
        die = die_kind(kind)
        sizes = (*map(board.panel_area.unit, TRAY_DICE), board.area.unit(LOOSE))
        jobs += [partial(die_image, die, face, size) for size in sizes for face in range(len(die.faces))]
    jobs += _planner(board) + _weapons(board)
    for chassis, seat in mechs:
        turns = [field.degrees(facing) for facing in range(field.facings)]
        jobs += [partial(token, chassis, seat, turn, field.token_size) for turn in turns]
    return jobs


def _planner(board: "Board") -> list[Job]:
    """The directives of the near seat, as they lie in the hands of its mechs and in their slots."""
    jobs: dict[tuple[str, int, bool], Job] = {}
    for mech in board.view.mechs:
        if mech.seat == board.bottom:
            cards = dict.fromkeys(mech.directives)
            widths = planner.card_widths(board.panel_area, mech.slots, len(cards))
            for in_slot, width in zip((True, False), widths, strict=True):
                for card in cards:
                    jobs[card, width, in_slot] = partial(directive_image, card, width, in_slot=in_slot)
    return list(jobs.values())


def _weapons(board: "Board") -> list[Job]:
    """The pictures of weapons and upgrades, in the rows to choose from and on the plates of an attack."""
    jobs: list[Job] = []
    for weapon in dict.fromkeys(weapon for mech in board.view.mechs for weapon in mech.weapons):
        arcs = board.scene.library.weapons[weapon].arcs
        jobs += row_jobs(board.face(weapon).art, arcs, board.panel_area)
    for upgrade in dict.fromkeys(upgrade for mech in board.view.mechs for upgrade in mech.upgrades):
        jobs.append(upgrade_job(board.face(upgrade).art, board.panel_area))
    return jobs


def turns(board: "Board", events: Iterable[Event]) -> list[Job]:
    """Mechs between two facings, as they turn in a show, and what is left of those that are destroyed."""
    field, mechs = board.field, board.view.mechs
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


def programs(board: "Board") -> list[Job]:
    """The cards of the program that is running and of the one that is revealed next, as they lie in the panel
    and as large as the one at work.
    """
    jobs: list[Job] = []
    revealed, widths = 0, card_widths(board.panel_area, len(board.run.program) if board.run else 4)
    for event in board.scene.sitting.unseen():
        facts, cards = event.facts, []
        if event.kind == "reveal":
            revealed += 1
            cards, widths = facts["program"], card_widths(board.panel_area, len(facts["program"]))
        elif event.kind == "fill":
            cards = [(facts["card"], facts["flipped"])]
        if revealed > 1 or event.kind == "combat":
            break
        for card, flipped in filter(None, cards):
            half = board.catalogue.half(Slot(card, bool(flipped)))
            for combo in (False, True)[: 1 + bool(half.combos)]:
                shown = partial(directive_image, card, flipped=bool(flipped), combo=combo, in_slot=True)
                jobs += [partial(shown, width=widths[0]), partial(shown, width=widths[1], full=True)]
    return jobs


def other_zooms(board: "Board") -> list[Job]:
    """Mechs and walls as large as they would be after some turns of the wheel."""
    field, jobs = board.field, list[Job]()
    whole = field.view.zoomed(1 / LARGEST, field.rect.center)
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
