"""Where a search looks in a duel: the secrets that make a difference, and the estimate's terms."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.content.scrap_knights import Act, Card, Mech, Ult
from game.content.scrap_knights.cards import Line
from game.content.scrap_knights.verbs import Deal
from game.engine import thinking
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.engine.thinking import EVEN, Figure, Step, Weights
from game.rules.scrap_knights.actions import Manoeuvre, Pass, PlayActs
from game.rules.scrap_knights.options import RANDOM
from game.rules.scrap_knights.rules import ScrapKnights
from game.rules.scrap_knights.state import OVERHEAT, START_HP, Player, State

_WORTH_IT = 0.06
"""What a BOT or token must gain beyond its own worth to tempt a beginner: about half an HP."""
_BLUNDER = 0.12
"""An answer that is worse by so much than the best one is plainly wrong: a beginner sees that too."""


class Thinking(thinking.Thinking):
    """Leaves out secrets that cannot help: priorities at which nothing strikes, heat that ends the duel."""

    rules: ScrapKnights

    def __init__(self, rules: ScrapKnights) -> None:
        super().__init__(rules)
        library = rules.library
        cards: list[Card] = [*library.acts.values(), *library.ults.values()]
        self._strikes = frozenset(
            line.priority
            for card in cards
            for line in _lines(card)
            if isinstance(line.priority, int) and any(isinstance(step.verb, Deal) for step in line.do)
        )
        self._last_hp = {
            name: max((hp for line in rules.catalogue.lines[name] for hp in line.hp_limits), default=START_HP)
            for name in library.acts
        }

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        return self.rules.judgement.terms(state, seat)

    def figures(self, state: State, seat: Seat) -> Sequence[Figure]:
        own, other = state.players[seat], state.players[opponent(seat)]
        return (
            Figure("damage", "their_hp", other.hp, less=True),
            Figure("health", "own_hp", own.hp),
            Figure("heat", "own_heat", own.heat, less=True),
            Figure("heat", "their_heat", other.heat),
            Figure("bots", "bots", len(own.bots)),
            Figure("reach", "own_reach", self.rules.judgement.strongest(state, own)),
            Figure("reach", "their_reach", self.rules.judgement.strongest(state, other), less=True),
        )

    def estimate(self, state: State, seat: Seat, weights: Weights = EVEN) -> float:
        return self.rules.judgement.value(state, seat, weights)

    def likely(self, state: State, seat: Seat, dice: Dice, ready: str = "") -> State:
        """With the cards of the ready mech that the other seat plays.

        Ready mechs are known to everybody, and one that was drawn is told by its ULT and BOTs. A home-made
        mech with the same ULT and BOTs may hold any ACTs.
        """
        player, mechs = state.players[opponent(seat)], self.rules.library.mechs
        known = mechs.values() if ready == RANDOM else [mechs[ready]] if ready in mechs else []
        for mech in known:
            if _may_be(player, mech):
                drawn = state.copy()
                _deal(drawn.players[opponent(seat)], mech, dice)
                return drawn
        return state

    def candidates(self, state: State, decision: Decision) -> Sequence[Any]:
        if decision.kind != "act":
            return decision.actions
        own, other = state.players[decision.seat], state.players[opponent(decision.seat)]
        found = [
            action
            for action in decision.actions
            if isinstance(action, PlayActs)
            and all(self._may_help(manoeuvre, own, other) for manoeuvre in action.manoeuvres)
        ]
        return found or decision.actions[:1]

    def tempting(self, state: State, decision: Decision, steps: Sequence[Step]) -> Sequence[Step]:
        """To pass, the BOTs and tokens that visibly gain something, and answers that are no blunder.

        Without this a beginner who misjudges by chance would burn BOTs in the first round and prevent the
        effects of its own ACT.
        """
        if decision.kind == "act":
            return steps
        values = {step: self._value_after(state, decision.seat, step) for step in steps}
        passing = [value for step, value in values.items() if isinstance(step[0], Pass)]
        least = passing[0] + _WORTH_IT if passing else max(values.values()) - _BLUNDER
        return [step for step, value in values.items() if isinstance(step[0], Pass) or value >= least]

    def _value_after(self, state: State, seat: Seat, step: Step) -> float:
        after = state.copy()
        for action in step:
            self.rules.apply(after, {seat: action}, unheard)
        return self.rules.judgement.value(after, seat)

    def _may_help(self, manoeuvre: Manoeuvre, own: Player, other: Player) -> bool:
        card = manoeuvre.card
        secret = self.rules.library.acts[card].secret
        if secret is None:
            return True
        if secret.kind == "card":
            # What everybody knows to be there is a better guess than what one draw has put there.
            return own.hp <= self._last_hp[card] and manoeuvre.named in (other.known or other.hand)
        if secret.lowest < 0:
            raised = range(other.tokens.frame_advantage + 1)
            return any(manoeuvre.number - more in self._strikes for more in raised)
        return own.heat + manoeuvre.number < OVERHEAT


def _lines(card: Card) -> Iterator[Line]:
    yield from card.effects
    if isinstance(card, Act | Ult) and card.overcharge is not None:
        yield from card.overcharge.effects


def _placed(player: Player) -> set[str]:
    """The ACTs of which everybody knows where they are."""
    on_table = [act.manoeuvre.card for act in player.played]
    prepared = player.prep if player.prep_known else ()
    return {*player.known, *player.lost, *player.held, *on_table, *prepared}


def _may_be(player: Player, mech: Mech) -> bool:
    return (
        mech.ult == player.ult
        and {*mech.bots} == {*player.bots, *player.spent_bots}
        and {*mech.acts, *mech.prep} >= {*player.seen, *_placed(player)}
    )


def _deal(player: Player, mech: Mech, dice: Dice) -> None:
    """Draws the hidden cards from the mech's own: a hand from its ACTs until they were mixed with PREP."""
    placed = _placed(player)
    left = len(player.hand) + len(player.played) + len(player.lost) + len(player.held)
    mixed = left < len(mech.acts) and not player.prep_known
    pool = [card for card in (*mech.acts, *(mech.prep if mixed else ())) if card not in placed]
    hidden = len(player.hand) - len(player.known)
    if len(pool) < hidden:
        return
    player.hand = (*player.known, *dice.shuffled(pool)[:hidden])
    if player.prep and not player.prep_known:
        rest = [card for card in (*mech.acts, *mech.prep) if card not in {*placed, *player.hand}]
        player.prep = tuple(sorted(rest))
