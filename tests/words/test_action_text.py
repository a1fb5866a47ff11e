"""Every choice of every game has a name in plain words."""

import re

import pytest

from game.content.icons import icon_names
from game.content.problems import Problems
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.thinking import Thinking
from game.rules import GAMES, load
from game.words.action_text import action_text, reason_text
from game.words.check.compare import check_messages
from game.words.check.needed import add_reasons
from game.words.check.recorder import Recorder
from game.words.messages import SHARED, Messages, message_id
from game.words.sections import REASONS
from tests.engine.bid_game import BidGame, BidState

NAMES = ("Ada", "Brunel")
_PLAIN = re.compile(r"[A-Z][^{}_]*[^.{}_]")


@pytest.mark.parametrize("game", GAMES)
def test_each_action_is_a_short_sentence_for_what_its_seat_sees(game: str) -> None:
    match, dice = Match(load(game), {}, 5), Dice(5)
    while match.decisions and len(match.record) < 120:
        decision = dice.pick(match.decisions)
        view = match.view(decision.seat)
        for action in decision.actions[:30]:
            words = action_text(match.rules, view, decision, action, NAMES)
            assert _PLAIN.fullmatch(words), f"{action}: {words}"
        match.act(decision.seat, dice.pick(decision.actions))


class Points(Thinking):
    def terms(self, state: BidState, seat: int) -> dict[str, float]:
        return {"points": float(state.points[seat])}


def problems_of(thinking: Thinking, *terms: str) -> list[str]:
    """What the check says of sentences for these terms."""
    recorder, problems = Recorder(), Problems()
    add_reasons(recorder, thinking)
    bid = Messages({message_id(REASONS, term): "It looks good." for term in terms})
    check_messages({SHARED: Messages({}), "bid": bid}, {"bid": recorder}, (), icon_names(), problems)
    return [str(problem) for problem in problems]


def test_each_term_of_a_games_own_estimate_needs_a_sentence() -> None:
    own = Points(BidGame())
    assert problems_of(own, "points") == []
    assert problems_of(own) == [f"text/en/bid.ftl: {REASONS}-points: is missing"]
    assert problems_of(own, "points", "cards") == [f"text/en/bid.ftl: {REASONS}-cards: unused message"]


def test_a_game_without_terms_may_have_sentences_for_some() -> None:
    assert problems_of(Thinking(BidGame()), "cards") == []


def test_a_game_has_a_reason_of_its_own_where_no_term_says_enough() -> None:
    second = reason_text("command_core", "cards", action="second")
    assert "where the other side stands" in second
    assert reason_text("command_core", "cards", action="place 1 3,9") != second
    assert reason_text("command_core", "", action="keep") == "No reroll looks worth what it costs."
    assert reason_text("command_core", "structure", action="keep") == reason_text("command_core", "structure")
    assert reason_text("command_core", "", action="hold", best=False) == reason_text(
        "scrapbots", "", best=False
    )
