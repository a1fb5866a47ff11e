"""Who has to choose now, and what is legal."""

from itertools import combinations

from game.engine.rules import Decision
from game.engine.seats import Seat
from game.rules.scrap_knights.actions import PASS, Action, ChooseCard, ChooseNumber, ChooseWord, PlayActs
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.state import Player, Question, State
from game.rules.scrap_knights.tokens import spendable

_PRIVATE = frozenset({"copy", "play", "discard", "shuffle"})


class Choices:
    """Remembers the choices that each hand and bench allows."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._act_decisions: dict[tuple[Seat, tuple[str, ...], str], Decision] = {}
        self._bot_decisions: dict[tuple[Seat, tuple[str, ...], bool], Decision] = {}

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.phase == "act":
            first, second = state.players
            return self._act_decision(0, first), self._act_decision(1, second)
        if state.phase == "bots":
            return (self._bot_decision(state.seat_to_act, state.usable, state.hand_judged),)
        if state.phase == "tokens":
            tokens = spendable(self.catalogue, state.players[state.seat_to_act])
            return (Decision(state.seat_to_act, "tokens", (*tokens, PASS)),)
        if state.question is not None:
            question = state.question
            return (Decision(question.seat, question.kind, _answers(question), question.kind in _PRIVATE),)
        return ()

    def _act_decision(self, seat: Seat, player: Player) -> Decision:
        key = (seat, player.hand, player.may_play_two)
        decision = self._act_decisions.get(key)
        if decision is None:
            actions = self._list_acts(player.hand, player.may_play_two)
            decision = self._act_decisions[key] = Decision(seat, "act", actions, private=True)
        return decision

    def _list_acts(self, hand: tuple[str, ...], may_play_two: str) -> tuple[PlayActs, ...]:
        if not hand:
            return (PlayActs(()),)
        ways = self.catalogue.manoeuvres
        choices = [PlayActs((manoeuvre,)) for card in hand for manoeuvre in ways[card]]
        if may_play_two:
            kinds = self.catalogue.kinds
            choices += [
                in_order(self.catalogue, PlayActs((one, two)))
                for first, second in combinations(hand, 2)
                if may_play_two in (kinds[first], kinds[second])
                for one in ways[first]
                for two in ways[second]
            ]
        return tuple(choices)

    def _bot_decision(self, seat: Seat, usable: tuple[str, ...], hand_judged: bool) -> Decision:
        key = (seat, usable, hand_judged)
        decision = self._bot_decisions.get(key)
        if decision is None:
            uses = [use for bot in usable for use in self.catalogue.bot_uses[bot]]
            decision = self._bot_decisions[key] = Decision(seat, "bots", (*uses, PASS), hand_judged)
        return decision


def _answers(question: Question) -> tuple[Action, ...]:
    numbers = [ChooseNumber(number) for number in question.numbers]
    cards = [ChooseCard(card) for card in question.cards]
    return (*numbers, *cards, *(ChooseWord(word) for word in question.words))


def in_order(catalogue: Catalogue, action: PlayActs) -> PlayActs:
    """Two cards are one choice whichever is named first: the Attack leads, then the alphabet."""
    kinds = catalogue.kinds
    return PlayActs(tuple(sorted(action.manoeuvres, key=lambda one: (kinds.get(one.card) != "attack", one))))
