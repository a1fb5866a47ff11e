"""What each action does; the phases then go on until the next choice."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.seats import Seat
from game.rules.dino_battles import actions
from game.rules.dino_battles.combat import attack, defend, evade, take
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.knock_outs import promote
from game.rules.dino_battles.main_phase import (
    attach_upgrade,
    choose_card,
    load_card,
    pay,
    put_on_bench,
    set_face_down,
    switch,
)
from game.rules.dino_battles.phases import give_up_move, set_up_done
from game.rules.dino_battles.set_up import keep, mulligan, place
from game.rules.dino_battles.windows import use_card

Handler = Callable[[GameContext, Seat, Any], None]


def _act_in_main(context: GameContext, seat: Seat) -> None:
    """Passes in a row are over."""
    context.state.passes = 0
    context.state.players[seat].acted = True


def _in_main(handler: Handler) -> Handler:
    """A move of a main phase."""

    def handle(context: GameContext, seat: Seat, action: Any) -> None:
        _act_in_main(context, seat)
        handler(context, seat, action)

    return handle


def _use(context: GameContext, seat: Seat, action: Any) -> None:
    if context.state.window is None:
        _act_in_main(context, seat)
    use_card(context, seat, action)


ACTION_HANDLERS: Mapping[type, Handler] = {
    actions.Keep: lambda context, seat, action: keep(context, seat),
    actions.Mulligan: lambda context, seat, action: mulligan(context, seat),
    actions.Place: place,
    actions.Ready: lambda context, seat, action: set_up_done(context, seat),
    actions.Bench: _in_main(put_on_bench),
    actions.Attach: _in_main(attach_upgrade),
    actions.Set: _in_main(set_face_down),
    actions.Load: _in_main(load_card),
    actions.Switch: _in_main(switch),
    actions.Choose: choose_card,
    actions.Discard: pay,
    actions.Play: _use,
    actions.Use: _use,
    actions.Attack: attack,
    actions.Evade: lambda context, seat, action: evade(context, seat),
    actions.Defend: lambda context, seat, action: defend(context, seat),
    actions.Take: lambda context, seat, action: take(context, seat),
    actions.Pass: lambda context, seat, action: give_up_move(context, seat),
    actions.Promote: promote,
}
