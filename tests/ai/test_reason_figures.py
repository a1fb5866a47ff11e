"""Reasons in numbers: what a term comes to in the game's own units, and never against what it says."""

import pytest

from game.ai.information_set import InformationSet
from game.ai.judgement import TOLD
from game.ai.question import answer, make_question
from game.ai.reasons import _SEEN, _in_numbers
from game.ai.thought import Reason, Told
from game.engine.dice import Dice
from game.engine.thinking import Figure
from game.rules import GAMES, load, thinking_of
from game.ui.gallery.pictures import random_match
from game.words.action_text import stated_reason
from tests.ai.few import few_levels


def counted(*choices: tuple[float, ...], less: bool = False) -> list[list[list[Figure]]]:
    """A figure of each choice in as many worlds."""
    return [[[Figure("heat", "own_heat", amount, less)] for amount in worlds] for worlds in choices]


def test_a_figure_is_told_with_the_mean_of_the_other_choices() -> None:
    reason = Reason("heat", 0.4)
    told = _in_numbers(reason, 0, counted((5.0, 6.0), (2.0, 2.0), (4.0, 4.0)))
    assert told.figures == (Told("heat", "own_heat", 5.5, 3.0),)
    assert told.numbers("heat") == ("own_heat", 5.5, 3.0) and told.numbers("damage") is None


def test_a_figure_that_is_no_better_is_not_told() -> None:
    reason = Reason("heat", 0.4)
    assert not _in_numbers(reason, 0, counted((2.0,), (2.1,))).figures
    assert not _in_numbers(reason, 0, counted((2.0,), (2.0 - _SEEN / 2,))).figures
    assert not _in_numbers(reason, 0, counted((2.0,), (1.0,), less=True)).figures
    assert _in_numbers(reason, 0, counted((1.0,), (2.0,), less=True)).figures
    assert not _in_numbers(Reason("damage", 0.4), 0, counted((9.0,), (2.0,))).figures
    assert not _in_numbers(reason, 0, counted((9.0,))).figures, "with nothing to compare with"


@pytest.mark.parametrize("game", GAMES)
def test_each_figure_is_about_a_term_and_has_its_sentence(game: str) -> None:
    thinking = thinking_of(load(game))
    figures = thinking.figures(random_match(game, 3, 20).state, 0)
    terms = thinking.term_names()
    assert figures and {one.term for one in figures} <= set(terms)
    for one in figures:
        said = stated_reason(game, one.term, numbers=(one.key, 1.25, 31.4))
        assert "1.2" in said and "31" in said and "31.4" not in said
        assert said != stated_reason(game, one.term)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_speaks_for_the_choice(game: str) -> None:
    level, told = few_levels(game)["hard"], 0
    for seed in range(12):
        match = random_match(game, seed, 6 + 5 * seed)
        for decision in match.decisions if match.outcome is None else ():
            known = InformationSet.of(match.rules, match.state, decision, match.options)
            thought = answer(make_question(known, "hard", Dice(seed), level, TOLD))
            less = {
                (one.term, one.key): one.less
                for one in thinking_of(match.rules).figures(match.state, decision.seat)
            }
            for reason in thought.reasons:
                for one in reason.figures:
                    told += 1
                    assert one.term in (reason.term, reason.also)
                    assert (one.amount < one.others) == less[one.term, one.key]
    assert told
