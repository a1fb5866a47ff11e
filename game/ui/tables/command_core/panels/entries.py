"""What the plates of the ladder say of each mech, in the order of the phase."""

from typing import TYPE_CHECKING

from game.engine.refusals import Pick
from game.rules.command_core.view import MechView
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEXT, TEXT_SOFT
from game.ui.tables.command_core.panels.ladder import Entry, Foot, Gun
from game.words.command_core.card_text import range_text

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board


def entries(board: "Board") -> list[Entry]:
    """The plates in the order of the phase: who moves first above, in combat who shoots first."""
    view, combat = board.view, board.view.phase == "combat"

    def place(number: int) -> tuple[int, int, int]:
        mech = view.mechs[number]
        if not mech.structure:
            return 2, 0, number
        if mech.order is None:
            return 1, 0 if mech.seat != board.bottom else 1, number
        return 0, -mech.order if combat else mech.order, number

    return [_entry(board, number) for number in sorted(range(len(view.mechs)), key=place)]


def _entry(board: "Board", number: int) -> Entry:
    scene, view = board.scene, board.view
    mech, library, words = view.mechs[number], scene.library, scene.words
    guns = [
        Gun(board.face(weapon).art, range_text(*scene.preview.range_of(mech, weapon)))
        for weapon in dict.fromkeys(mech.weapons)
    ]
    lost = [card for card in mech.depleted if card in library.weapons]
    guns += [Gun(board.face(card).art, words.notice("lost_gun"), True) for card in lost]
    chooser = scene.chooser
    pick = Pick("mech", number)
    may = chooser is not None and pick in chooser.first_things
    picked = (chooser is not None and chooser.has(pick)) or scene.inspected == number
    foot = _foot(board, number, mech)
    now = foot.color == GOLD and mech.structure > 0
    whole = library.chassis[mech.chassis].structure
    owner = scene.session.names[mech.seat]
    return Entry(number, mech, words.mech(number), owner, whole, tuple(guns), foot, now, picked, may)


def _foot(board: "Board", number: int, mech: MechView) -> Foot:
    """What the mech is about."""
    scene, view, words = board.scene, board.view, board.scene.words
    say = words.notice
    if not mech.structure:
        return Foot("cross", say("is_out"), DANGER)
    if board.at_rest_after:
        return Foot("check", say("stands_still"), GOOD)
    if view.phase == "placement":
        return Foot("move", say("not_placed")) if mech.cell is None else Foot("check", say("placed"))
    if view.phase == "ordering":
        return Foot("order", say("to_number")) if mech.order is None else Foot("check", say("numbered"), GOOD)
    if view.phase == "programming":
        plans = scene.plans
        if plans is not None and number in plans.of:
            plan = plans.of[number]
            counted = say("slots", count=plan.filled, slots=mech.slots)
            if number == plans.mech:
                return Foot("card", counted, GOLD)
            return Foot("check" if plan.filled == mech.slots else "warning", counted, TEXT_SOFT)
        return Foot("secret", say("hidden"))
    if view.phase == "execution":
        running = board.run is not None and board.run.mech == number
        if running and (board.run is None or board.run.delta is None or scene.playing):
            return Foot("play", say("runs_now"), GOLD)
        return Foot("check", say("has_run")) if mech.executed else Foot("card", say("to_run"))
    if number == board.attacking:
        return Foot("targeting", say("attacks_now"), GOLD)
    if number == board.upcoming_attacker:
        return Foot("right", say("attacks_next"), TEXT)
    return Foot("check", say("has_attacked")) if mech.attacked else Foot("dice", say("to_attack"))
