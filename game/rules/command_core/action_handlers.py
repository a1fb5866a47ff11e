"""What each action does; the phases then go on until the next choice."""

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.command_core import actions
from game.rules.command_core.combat import carry_on, fire, hold_fire, reroll
from game.rules.command_core.context import GameContext
from game.rules.command_core.crits import deplete, put_back, stop_putting_back
from game.rules.command_core.programs import program_slot
from game.rules.command_core.set_up import begin, number_mech, place, turn

ACTION_HANDLERS: Mapping[type, Callable[[GameContext, Any], None]] = {
    actions.Begin: begin,
    actions.Place: place,
    actions.Turn: turn,
    actions.Number: number_mech,
    actions.Program: program_slot,
    actions.Fire: fire,
    actions.Hold: lambda context, action: hold_fire(context),
    actions.Reroll: reroll,
    actions.Keep: lambda context, action: carry_on(context),
    actions.PutBack: lambda context, action: put_back(context, action.card),
    actions.Done: lambda context, action: stop_putting_back(context),
    actions.Deplete: lambda context, action: deplete(context, action.card),
}
