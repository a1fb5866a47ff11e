"""How good a duel looks for a seat; a round under way is played out to its end first.

Each term is worth so much of a point; the sum is squashed to -1..1. The factors are those that foretold best
who would win 968 duels between players that look one round ahead (logistic regression, rounded).
"""

import math

from game.engine.seats import Seat, opponent
from game.engine.thinking import EVEN, Weights
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, OVERHEAT, START_HP, Player, State
from game.rules.scrap_knights.triggers import play_out
from game.rules.scrap_knights.worth import blows, cooling

TERMS = ("damage", "health", "heat", "reach", "ult", "tokens", "copies", "bots", "cards", "silence")
"""`damage` is what the opponent's lost HP are worth, `health` what the own lost ones cost. The others are own
less the opponent's: what `heat` costs, the more so where no ACT in hand can cool it; the strongest blow in
`reach`; the links of the `ult`; the `tokens`; the `copies` that will come by themselves; the `bots` in play;
the `cards` that are lost or held; the `silence` of cards that are prevented next turn.
"""

_HP, _LAST_HP, _FEW = 1.5, 0.8, 4
"""What all HP are worth, and what the last few are worth beside that."""
_HEAT = (0.0, 0.02, 0.04, 0.06, 0.08, 0.18, 0.52)
"""What heat costs; the next point may be the last."""
_NO_COOLING, _GOOD_COOLING = 0.64, 3.0
"""What the most heat costs a hand that cannot vent, and how much a hand must vent to be spared that."""
_REACH = 0.11
"""What a point of damage is worth that could be dealt from this distance."""
_LINK, _READY = 0.045, 0.3
_FRAME_ADVANTAGE, _ARMORED, _BLITZ, _MOST_TOKENS = 0.05, 0.09, 0.17, 3
_COPY, _BOT, _CARD, _SILENCE = 0.35, 0.15, 0.3, 0.2
_EAGERNESS = 1.2
"""An exchange of equal blows is worth something: two careful players would wait for ever."""
_SURE, _UNSURE = 0.95, 0.9
"""The value of a duel that ends with this round if nobody prevents it, and the most of any other."""

Parts = tuple[float, ...]


class Estimate:
    """Judges states by what the catalogue's cards can do."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._blows = blows(catalogue.library.acts)
        self._cooling = cooling(catalogue.library.acts)

    def value(self, state: State, seat: Seat, weights: Weights = EVEN) -> float:
        """-1 (lost) .. 1 (won) for `seat`, each term counted as often as `weights` say."""
        if state.outcome is not None:
            winner = state.outcome.winner
            return 0.0 if winner is None else 1.0 if winner == seat else -1.0
        state = self._at_end_of_turn(state)
        mine, theirs = state.players[seat], state.players[opponent(seat)]
        lost, won = _falls(mine), _falls(theirs)
        if lost or won:
            return (won - lost) * _SURE
        if weights:
            score = sum(worth * weights.get(name, 1.0) for name, worth in self.terms(state, seat).items())
        else:
            own, other = self._parts(state, mine), self._parts(state, theirs)
            score = sum(own) - sum(other) + (1 - _EAGERNESS) * other[0]
        return _UNSURE * math.tanh(score)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        """What the estimate adds up, by the names of `TERMS`."""
        state = self._at_end_of_turn(state)
        own = self._parts(state, state.players[seat])
        other = self._parts(state, state.players[opponent(seat)])
        rest = (mine - theirs for mine, theirs in zip(own[1:], other[1:], strict=True))
        return dict(zip(TERMS, (-_EAGERNESS * other[0], own[0], *rest), strict=True))

    def _at_end_of_turn(self, state: State) -> State:
        if state.phase in ("act", "over"):
            return state
        return play_out(GameContext(self._catalogue, state)).state

    def strongest(self, state: State, player: Player) -> float:
        """The most damage that one of a player's ACTs deals from the distance of the moment."""
        return max([self._blows[card][state.distance] for card in _acts(player)], default=0.0)

    def _parts(self, state: State, player: Player) -> Parts:
        """What speaks for a player: a number for each term, both of the HP in one."""
        hp, heat, tokens = player.hp, min(player.heat, OVERHEAT - 1), player.tokens
        heat_cost = _HEAT[heat]
        if heat:
            coolest = max([self._cooling[card] for card in _acts(player)], default=0.0)
            heat_cost += _NO_COOLING * heat / (OVERHEAT - 1) * max(0.0, 1 - coolest / _GOOD_COOLING)
        return (
            _HP * (hp / START_HP - 1) - _LAST_HP * max(0, _FEW - hp) / _FEW,
            -heat_cost,
            _REACH * self.strongest(state, player),
            _LINK * min(player.link, LINKS_TO_TRIGGER) + _READY * (player.link >= LINKS_TO_TRIGGER),
            _FRAME_ADVANTAGE * min(tokens.frame_advantage, _MOST_TOKENS)
            + _ARMORED * min(tokens.armored, _MOST_TOKENS)
            + _BLITZ * min(tokens.blitz, _MOST_TOKENS),
            _COPY * sum([copy.rounds for copy in player.copies]),
            _BOT * len(player.bots),
            -_CARD * (len(player.lost) + len(player.held)),
            -_SILENCE * bool(player.prevented_kinds or player.prevented_next),
        )


def _acts(player: Player) -> tuple[str, ...]:
    """The ACTs that a player has: in hand, and those of this round."""
    if not player.played:
        return player.hand
    return player.hand + tuple([act.manoeuvre.card for act in player.played])


def _falls(player: Player) -> bool:
    return player.hp == 0 or player.heat >= OVERHEAT
