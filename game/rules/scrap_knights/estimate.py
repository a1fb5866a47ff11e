"""How good a duel looks for a seat; a round under way is played out to its end first."""

from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, OVERHEAT, START_HP, Player, State
from game.rules.scrap_knights.triggers import play_out

_HP, _LINK, _TOKEN, _BOT, _CARD = 1.0, 0.05, 0.03, 0.05, 0.02
_EAGERNESS = 1.1
"""An exchange of equal blows is worth something: two careful players would wait for ever."""
_HEAT = (0.0, 0.01, 0.02, 0.04, 0.07, 0.12, 0.2)
"""What each point of heat costs; the next one may be the last."""


def estimate(context: GameContext, seat: Seat) -> float:
    """-1 (lost) .. 1 (won) for `seat`; a turn under way is looked through to its end first."""
    state = context.state
    if state.outcome is not None:
        winner = state.outcome.winner
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0
    if state.phase != "act":
        state = play_out(context).state
    mine, theirs = state.players[seat], state.players[opponent(seat)]
    lost, won = _falls(state, mine), _falls(state, theirs)
    if lost or won:
        return (won - lost) * 0.95
    return max(-0.9, min(0.9, _worth(mine) - _EAGERNESS * _worth(theirs)))


def _falls(state: State, player: Player) -> bool:
    return player.hp == 0 or player.heat >= OVERHEAT


def _worth(player: Player) -> float:
    tokens = player.tokens.frame_advantage + player.tokens.armored + player.tokens.blitz
    return (
        _HP * player.hp / START_HP
        - _HEAT[min(player.heat, OVERHEAT - 1)]
        + _LINK * min(player.link, LINKS_TO_TRIGGER)
        + _TOKEN * min(tokens, 6)
        + _BOT * len(player.bots)
        + _CARD * (len(player.hand) + len(player.played))
        + _LINK * len(player.copies)
    )
