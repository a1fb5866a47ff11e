"""What plates and stacks show of the answer or the card that is pointed at."""

from collections.abc import Callable, Iterable, Sequence

from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.rules.dino_battles.toll import Toll
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.tables.dino_battles.arena.dino_plate import DinoPlate, Loss
from game.ui.tables.dino_battles.drags import pick_of
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.panels.answers import considered
from game.ui.tables.dino_battles.panels.prompt import WINDOWS
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.dino_battles.zones import CombatStack
from game.ui.tables.dragging import MouseDrag
from game.ui.tables.table_scene import TableScene


def considered_answer(
    buttons: Sequence[AnswerButton], dragging: MouseDrag, looked_at: object
) -> AnswerButton | None:
    """The answer that is dragged, else the one that is pointed at."""
    held = dragging.drag.what if dragging.moving else None
    dragged = next((one for one in buttons if pick_of(one) == held), None)
    return dragged or considered(buttons, looked_at)


def considered_pick(
    dragging: MouseDrag, looked_at: object, part: Callable[[CardWidget], Pick | None]
) -> Pick | None:
    """The card that is dragged or pointed at, if it can be played; `part` says which card a control shows."""
    held = dragging.drag.what if dragging.moving else None
    if isinstance(held, Pick):
        return held
    return part(looked_at) if isinstance(looked_at, CardWidget) and looked_at.pickable else None


def considered_card(
    scene: TableScene, shown: Snapshot, part: Callable[[CardWidget], Pick | None]
) -> tuple[Seat, str] | None:
    """The card, with its seat, that would be played on the exchange: pointed at, dragged or picked."""
    asked = scene.asked
    if asked is None or shown.view.exchange is None or asked.kind not in WINDOWS:
        return None
    pick = considered_pick(scene.dragging, scene.form.looked_at, part)
    card = shown.picked_card if pick is None else str(pick.value)
    return (asked.seat, card) if card in shown.catalogue.played else None


def show_losses(
    widgets: Iterable[Widget], button: AnswerButton | None, mover: Seat | None, cost: Toll | None
) -> None:
    """Hatches on each plate what its Dinosaur would lose: by an answer, else by an exchange with `cost`."""
    forecast = button.forecast if button is not None else None
    for plate in widgets:
        if not isinstance(plate, DinoPlate):
            continue
        plate.loss = None
        if forecast is not None and mover is not None:
            odds = forecast.odds
            plate.loss = Loss(odds.loss if plate.seat == mover else odds.other_loss)
        elif cost is not None:
            plate.loss = Loss(cost.lost(plate.seat))


def ring_cards(widgets: Iterable[Widget], button: AnswerButton | None, side: str | None) -> None:
    """Rings the stacks that an answer spends from; `side` is whose they are, "own" or "enemy"."""
    for stack in widgets:
        if isinstance(stack, CombatStack):
            mine = side is not None and stack.name.startswith(side)
            stack.ringed = mine and button is not None and stack.card in button.spends
