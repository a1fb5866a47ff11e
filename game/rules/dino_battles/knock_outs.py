"""Knock-outs: who leaves, what the owner gets for it, who has won.

Source: Dino Battles reference, "Combat": a whole exchange, or all of Startup, is scored before anyone wins.
"""

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.actions import PROMOTE, Action, Promote
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.state import COMP_CARDS_A_KNOCK_OUT, PLACES


def settle(context: GameContext) -> None:
    """Removes every Dinosaur without HP, then looks whether somebody has won."""
    state = context.state
    lost = [False, False]
    for seat in (state.initiative, opponent(state.initiative)):
        for place, dino in enumerate(state.players[seat].dinos):
            if dino is not None and dino.damage and dino.damage >= context.figures(seat, place).hp:
                _knock_out(context, seat, place)
                lost[seat] = True
    if not any(lost):
        return
    players = state.players
    won = [
        players[seat].knockouts >= state.to_win or not any(players[opponent(seat)].dinos) for seat in SEATS
    ]
    if any(won):
        winner = None if all(won) else won.index(True)
        scored = any(player.knockouts >= state.to_win for player in players)
        context.finish(winner, "knockouts" if scored else "last_dinosaur")
        return
    if state.exchange is not None and not all(player.dinos[0] for player in players):
        state.exchange = None
        state.active, state.passes = opponent(state.active or 0), 0
        context.report("called_off", seat=state.active)
    state.lost = (state.lost[0] or lost[0], state.lost[1] or lost[1])


def _knock_out(context: GameContext, seat: Seat, place: int) -> None:
    """The Dinosaur and its Upgrades go to the Junk area; its owner takes two Comp Cards."""
    dino = context.dino(seat, place)
    player, other = context.state.players[seat], context.state.players[opponent(seat)]
    context.set_dino(seat, place, None)
    player.junk += (dino.card, *dino.upgrades)
    other.knockouts += 1
    if place == 0:
        player.bonus = 0
    context.report("knock_out", seat=seat, place=place, dino=dino.card)
    context.take_comp(seat, COMP_CARDS_A_KNOCK_OUT)


def promoting(context: GameContext) -> Seat | None:
    """The seat whose active place is to be filled, the initiative player's first; None where none is."""
    state = context.state
    if state.players[state.initiative].dinos[0] is None:
        return state.initiative
    other = opponent(state.initiative)
    return other if state.players[other].dinos[0] is None else None


def promote_actions(context: GameContext, seat: Seat) -> tuple[Action, ...]:
    """Each benched Dinosaur that can take the active place."""
    dinos = context.state.players[seat].dinos
    return tuple([PROMOTE[place] for place in range(1, PLACES) if dinos[place] is not None])


def promote(context: GameContext, seat: Seat, action: Promote) -> None:
    """A benched Dinosaur takes the active place, free of cost."""
    dino = context.dino(seat, action.place)
    context.set_dino(seat, action.place, None)
    context.set_dino(seat, 0, dino)
    context.report_of("promote", seat, 0, place_left=action.place)
