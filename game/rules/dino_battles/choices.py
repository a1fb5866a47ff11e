"""Who has to choose now, and what is legal."""

from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.combat import answer_actions, move_actions, mover
from game.rules.dino_battles.context import GameContext, has_hidden_card
from game.rules.dino_battles.knock_outs import promote_actions, promoting
from game.rules.dino_battles.main_phase import choose_actions, discard_actions, looking, main_actions
from game.rules.dino_battles.set_up import deciding, hand_actions, may_be_overtaken, place_actions
from game.rules.dino_battles.state import Window
from game.rules.dino_battles.windows import window_actions


def decision(context: GameContext) -> Decision | None:
    """The one choice that the game waits for; None when it is over."""
    state = context.state
    if state.outcome is not None:
        return None
    seat = looking(state)
    if seat is not None:
        # Cards alike are chosen by hand too: not to be asked would tell that they are.
        return Decision(seat, "look", choose_actions(context, seat), True, True)
    if state.window is not None:
        return _of_window(context, state.window)
    if state.turn:
        seat = promoting(context)
        if seat is not None:
            return Decision(seat, "promote", promote_actions(context, seat))
    if state.phase == "combat":
        exchange = state.exchange
        if exchange is not None:
            other = opponent(exchange.mover)
            return Decision(other, "answer", answer_actions(context, other))
        seat = mover(context)
        return Decision(seat, "move", move_actions(context, seat))
    if state.phase == "mulligan":
        seat = deciding(state)
        return Decision(seat, "mulligan", hand_actions(context, seat), True)
    if state.phase == "placement":
        return placement(context, deciding(state))
    assert state.active is not None
    seat = state.active
    if state.payment is not None:
        # Alike cards are discarded by hand too: not to be asked would tell that they are.
        return Decision(seat, "discard", discard_actions(context, seat), True, True)
    # A main phase is ended by hand: to be passed over would tell that no card of the hand can be used.
    confirm = state.players[seat].acted or has_hidden_card(state.players[seat])
    return Decision(seat, state.phase, main_actions(context, seat), True, confirm)


def placement(context: GameContext, seat: Seat) -> Decision:
    """The Dinosaurs that a seat may place. A lone one is placed by hand too: not to be asked would tell that
    it is the only one.
    """
    return Decision(seat, "place", place_actions(context, seat), True, True)


def early_decision(context: GameContext, seat: Seat) -> Decision | None:
    """A seat may place its Dinosaurs while the other one has not begun to: nobody sees them before all are
    turned up.
    """
    state = context.state
    waits = state.phase == "placement" and deciding(state) != seat and not state.players[seat].ready
    return placement(context, seat) if waits and may_be_overtaken(state, opponent(seat)) else None


def _of_window(context: GameContext, window: Window) -> Decision:
    """With every seat asked alike, a lone pass is asked too: to be skipped would tell something."""
    kind = "respond" if window.played else f"window_{window.kind}"
    return Decision(window.asked, kind, window_actions(context, window), True, context.state.always)
