"""How a search thinks about Scrapbots: by steps that serve an end, and with equal positions as one."""

from collections.abc import Hashable, Sequence

from game.content.scrapbots.cards import LANES
from game.engine import thinking
from game.engine.dice import Dice
from game.engine.rules import Action, Decision
from game.engine.seats import Seat, opponent
from game.engine.thinking import EVEN, Figure, Step, Weights
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool, UseAttack
from game.rules.scrapbots.estimate import estimate, terms
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.state import State
from game.rules.scrapbots.steps import Steps

_LATER_EFFORT = 0.5
"""A choice within a turn has fewer left after it."""

_EAGER: tuple[tuple[type, ...], ...] = ((Build,), (UseAttack, Activate, TakePool), (Buy,))
"""The last actions of steps that a beginner likes, the ones it takes first before the others."""


class Thinking(thinking.Thinking):
    """Scrapbots, for searches."""

    rules: Scrapbots

    def __init__(self, rules: Scrapbots) -> None:
        super().__init__(rules)
        self._steps = {edition: Steps(catalogue) for edition, catalogue in rules.catalogues.items()}

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        return terms(self.rules.catalogues[state.edition], state, seat)

    def figures(self, state: State, seat: Seat) -> Sequence[Figure]:
        catalogue = self.rules.catalogues[state.edition]
        own, other = state.players[seat], state.players[opponent(seat)]
        decks = [player.deck + player.hand + player.discard for player in (own, other)]
        wounds, their_wounds = (deck.count(catalogue.wound) for deck in decks)
        bots = [bot for bot in own.lanes if bot is not None]
        pairs = zip(own.lanes, other.lanes, strict=True)
        return (
            Figure("wounds", "their_wounds", their_wounds),
            Figure("wounds", "own_wounds", wounds, less=True),
            Figure("deck", "deck", sum(catalogue.scrap[card] for card in decks[0])),
            Figure("scrapbots", "scrapbots", len(bots)),
            Figure("health", "health", sum(catalogue.health[bot.card] - bot.damage for bot in bots)),
            Figure("ready", "ready", sum(not bot.exhausted for bot in bots)),
            Figure(
                "lanes", "open", sum(mine is None and enemy is not None for mine, enemy in pairs), less=True
            ),
        )

    def estimate(self, state: State, seat: Seat, weights: Weights = EVEN) -> float:
        return estimate(self.rules.catalogues[state.edition], state, seat, weights)

    def likely(self, state: State, seat: Seat, dice: Dice, ready: str = "") -> State:
        """Without a main deck: which cards refill the market is anyone's guess, and not worth one."""
        state.main_deck = ()
        return state

    def steps(self, state: State, decision: Decision) -> Sequence[Step]:
        return self._steps[state.edition].find(state, decision)

    def tempting(self, state: State, decision: Decision, steps: Sequence[Step]) -> Sequence[Step]:
        """Builds what it holds, then attacks and uses cards while it can, then buys what it can pay for: a
        Scrapbot, while it owns fewer of them than lanes.
        """
        for wanted in _EAGER:
            found = [step for step in steps if isinstance(step[-1], wanted)]
            if found:
                bots = [step for step in found if self._buys_bot(state, step[-1])]
                return bots if bots and self._bots(state, decision.seat) < LANES else found
        return steps

    def _buys_bot(self, state: State, action: Action) -> bool:
        return isinstance(action, Buy) and action.card in self.rules.catalogues[state.edition].health

    def _bots(self, state: State, seat: Seat) -> int:
        """How many Scrapbots a seat owns, wherever they are."""
        player, bots = state.players[seat], self.rules.catalogues[state.edition].health
        cards = player.deck + player.hand + player.discard
        return sum([card in bots for card in cards]) + sum([bot is not None for bot in player.lanes])

    def effort(self, state: State, decision: Decision) -> float:
        return 1.0 if state.plays == 0 else _LATER_EFFORT

    def key(self, state: State, seat: Seat) -> Hashable:
        """In which order cards were discarded or lie in the hand counts for nothing, nor does the hand of
        the seat that is not in turn: it is hidden from the one that is.
        """
        own, other = state.players[seat], state.players[opponent(seat)]
        return (
            state.turn,
            tuple(sorted(own.hand)) if state.active == seat else len(own.hand),
            len(other.hand),
            len(own.deck),
            len(other.deck),
            tuple(sorted(own.discard)),
            tuple(sorted(other.discard)),
            own.lanes,
            other.lanes,
            own.scrap,
            own.energy,
            other.scrap,
            other.energy,
            own.ready_after_attack,
            other.ready_after_attack,
            len(own.removed),
            len(other.removed),
            state.wounds_left,
            tuple(sorted(state.market)),
        )
