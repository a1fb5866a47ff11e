"""What a computer player is asked is plain data, and its answer fits the decision that was to be made."""

import msgspec
import pytest

from game.ai.information_set import InformationSet
from game.ai.players import PLAYERS
from game.ai.question import Question, answer, make_question
from game.content.levels import Level, shipped_levels
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import GAMES, load
from tests.ai.few import few_levels

SEEDS = (0, 1, 2)
"""With 1, random play of Scrap Knights comes to a card that is discarded from the other's hand."""


def positions(game: str, seed: int) -> list[InformationSet]:
    """What is to be decided in a whole game played at random."""
    match, dice = Match(load(game), {}, seed), Dice(seed + 1)
    found: list[InformationSet] = []
    while match.decisions and len(match.record) < 400:
        found += [InformationSet(match.rules, match.state.copy(), one) for one in match.decisions]
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    return found


def level(game: str, player: str) -> Level | None:
    return few_levels(game).get(player)


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_world_is_restored_with_the_same_decision_wherever_a_game_may_be(game: str) -> None:
    kinds = set()
    for seed in SEEDS:
        dice = Dice(seed)
        for known in positions(game, seed):
            question = make_question(known, "random", dice)
            again = msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=Question)
            assert again == question
            world = known.rules.restore(again.world)
            (own,) = (one for one in known.rules.decisions(world) if one.seat == known.seat)
            assert own == known.decision
            kinds.add(own.kind)
    assert len(kinds) > 1


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_legal_and_the_same_for_the_same_question(game: str, player: str) -> None:
    dice = Dice(4)
    known = [one for one in positions(game, 4) if len(one.decision.actions) > 1][::25][:3]
    assert known
    for one in known:
        question = make_question(one, player, dice, level(game, player))
        thought = answer(question)
        legal = {str(action) for action in one.decision.actions}
        assert thought.taken in legal
        assert {choice.action for choice in thought.choices} <= legal
        assert msgspec.structs.replace(answer(question), seconds=0) == msgspec.structs.replace(
            thought, seconds=0
        )


@pytest.mark.parametrize("player", ["easy", "normal", "hard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_is_stopped_before_it_begins_answers_all_the_same(game: str, player: str) -> None:
    known = next(one for one in positions(game, 5)[8:] if len(one.decision.actions) > 1)
    question = make_question(known, player, Dice(1))
    thought = answer(question, lambda: True)
    assert thought.taken in {str(action) for action in known.decision.actions}
    assert thought.iterations < shipped_levels(game)[player].iterations
