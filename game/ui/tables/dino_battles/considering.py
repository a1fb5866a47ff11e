"""What plates and stacks show of the answer or the card that is pointed at."""

from collections.abc import Callable, Iterable, Sequence

from game.engine.refusals import Pick
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.preview import Forecast
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.toll import Toll
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.tables.dino_battles.arena.dino_plate import DinoPlate, Loss, Tab
from game.ui.tables.dino_battles.drags import pick_of
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.panels.answers import considered
from game.ui.tables.dino_battles.panels.prompt import WINDOWS
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.dino_battles.zones import CombatStack
from game.ui.tables.dragging import MouseDrag
from game.ui.tables.table_scene import TableScene
from game.words.dino_battles.fight_text import Sayer, held_off, is_certain, spread, would_lose


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
    widgets: Iterable[Widget],
    shown: Snapshot,
    button: AnswerButton | None,
    mover: Seat | None,
    cost: Toll | None,
) -> None:
    """Hatches on each plate what its Dinosaur would lose: by an answer, else by an exchange with `cost`; and
    says below it what an answer may take.
    """
    forecast = button.forecast if button is not None else None
    for one in widgets:
        if isinstance(one, Tab):
            one.considered = ""
            if button is not None and forecast is not None and mover is not None:
                spikes = _spikes(shown, opponent(one.seat))
                one.considered = _would_lose(
                    shown.words.texts, button.reply, forecast, spikes, mover=one.seat == mover
                )
        if not isinstance(one, DinoPlate):
            continue
        one.loss = None
        if forecast is not None and mover is not None:
            odds, spikes = forecast.odds, _spikes(shown, opponent(one.seat))
            if one.seat == mover:
                one.loss = Loss(odds.loss + spikes * odds.other_hit)
            else:
                one.loss = Loss(odds.other_loss + spikes * odds.hit)
        elif cost is not None:
            one.loss = Loss(cost.lost(one.seat))


def _spikes(shown: Snapshot, seat: Seat) -> int:
    """The HP that it costs to damage the active Dinosaur of a seat."""
    figures = shown.preview.figures(shown.view, seat, 0)
    return 0 if figures is None else figures.spiked


def _would_lose(texts: Sayer, answer: Answer, forecast: Forecast, spikes: int, *, mover: bool) -> str:
    """What the `mover` or the other one may lose, with the `spikes` that its own hit runs into."""
    odds = forecast.odds
    if not mover:
        (low, high), hit, strikes, out = spread(forecast, answer), odds.other_hit, odds.hit, odds.other_out
    else:
        lost = {"attack": forecast.other_totals, "defend": held_off(forecast)}
        (low, high), hit, strikes, out = lost.get(answer, (0, 0)), odds.hit, odds.other_hit, odds.out
    if spikes and strikes:
        # A defence hits or is hit, never both.
        high = max(high, spikes) if answer == "defend" else high + spikes
        low += spikes * is_certain(strikes)
        hit = min(1.0, hit + strikes)
    return would_lose(texts, low, high, hit, out)


def ring_cards(widgets: Iterable[Widget], button: AnswerButton | None, side: str | None) -> None:
    """Rings the stacks that an answer spends from; `side` is whose they are, "own" or "enemy"."""
    for stack in widgets:
        if isinstance(stack, CombatStack):
            mine = side is not None and stack.name.startswith(side)
            stack.ringed = mine and button is not None and stack.card in button.spends
