"""Why a number is advised, and that a look back thinks of it as the hint did."""

import pytest

from game.ai.information_set import InformationSet
from game.ai.judgement import judgement
from game.ai.players import make_player
from game.ai.question import answer, make_question
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load, thinking_of
from game.words.action_text import stated_reason

RULES = load("command_core")


def asked(kind: str, seed: int) -> InformationSet:
    """The first choice of that kind with several actions in a game between greedy players."""
    match = Match(RULES, {}, seed)
    players = {seat: make_player("greedy", seat) for seat in (0, 1)}
    while True:
        decision = match.decisions[0]
        known = InformationSet(RULES, match.state.copy(), decision)
        if decision.kind == kind and len(decision.actions) > 1:
            return known
        match.act(decision.seat, players[decision.seat].choose(known))


@pytest.mark.parametrize("seed", [3, 4])
def test_a_hint_of_a_number_says_what_the_number_is_good_for(seed: int) -> None:
    thought = answer(make_question(asked("order", seed), "hard", Dice(1), explained=3))
    own = thinking_of(RULES).own_reasons
    for choice, reason in zip(thought.choices, thought.reasons, strict=False):
        number = int(choice.action.split()[-1])
        assert reason.term == own[number - 1], "of four mechs each number has its own"
        assert stated_reason("command_core", reason.term, action=choice.action)


@pytest.mark.parametrize("kind", ["order", "attack"])
def test_a_look_back_at_a_number_or_a_shot_thinks_as_the_hint_does(kind: str) -> None:
    known = asked(kind, 5)
    hint = answer(judgement(known, 2, 0))
    back = answer(judgement(known, 2, 0, (hint.choices[-1].action,)))
    assert {one.action: one.value for one in back.choices} == {one.action: one.value for one in hint.choices}
