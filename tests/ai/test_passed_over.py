"""Choices that a search passed over are valued beside its best one, so that a look back misses none."""

from typing import Any

import msgspec
import pytest

from game.ai.question import answer, make_question
from game.ai.review import Question, Review
from game.content.levels import shipped_levels
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.rules import complete_options
from game.rules import GAMES, load


def played(game: str, seed: int, actions: int) -> Match:
    """A match whose choices are made at random."""
    rules: Any = load(game)
    match, dice = Match(rules, complete_options(rules, {}), seed), Dice(seed)
    while match.decisions and len(match.record) < actions:
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    return match


def looked_at(match: Match, question: Question) -> tuple[Any, set[str]]:
    """What a quick search makes of a choice, and what it found by itself."""
    level = msgspec.structs.replace(
        shipped_levels(match.rules.id)["normal"], iterations=8, candidates=2, worlds=1, seconds=60.0
    )
    own = (question.played, *question.following)
    asked = make_question(question.known, "normal", Dice(1), level)
    told = answer(msgspec.structs.replace(asked, played=own))
    return told, {choice.action for choice in answer(asked).choices}


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_each_choice_that_was_played_is_valued(game: str) -> None:
    match, passed_over = played(game, 6, 80), 0
    for question in list(Review(match, 0).questions())[:12]:
        thought, found = looked_at(match, question)
        assert question.played in {choice.action for choice in thought.choices}
        value = next(choice.value for choice in thought.choices if choice.action == question.played)
        assert -1 <= value <= 1
        if question.played not in found:
            passed_over += 1
            assert value <= thought.choices[0].value
            assert thought.choices[0].action != question.played
    assert passed_over or game == "scrap_knights", "the search had a value for each of them by itself"


@pytest.mark.slow
def test_a_blunder_that_no_search_lists_is_a_key_moment() -> None:
    """Programs at random throw more away than the search's own second-best ones."""
    match = played("command_core", 6, 60)
    review, missed = Review(match, 0), 0
    for question in review.questions():
        thought, found = looked_at(match, question)
        review.answer(question, thought)
        missed += question.played not in found
    assert missed
    assert [turning for turning in review.turnings if "program" in turning.played]
