"""What is counted in the games that try a side, and what is told of it."""

import pytest

from game.ai.side_trial import SideTrial
from game.ai.simulate import Planned, play_planned
from game.ai.tried_games import Count, Result, TriedGame, advice, counts, play_tried
from game.engine.rules import complete_options
from game.rules import CONTENTS, GAMES, load
from game.rules.trial import USED
from game.words.messages import shipped_messages

BUILT = [game for game in GAMES if CONTENTS[game].sides is not None]
NOTHING = Planned({}, ("greedy", "greedy"), 1)


def games(result: Result, number: int, *facts: str) -> list[TriedGame]:
    return [TriedGame(NOTHING, result, frozenset(facts), ((), ()))] * number


def test_the_games_are_those_that_were_planned() -> None:
    rules = load("scrap_knights")
    options = complete_options(rules, {"deck_0": "ronin", "deck_1": "bulwark"})
    planned = [Planned(options, ("greedy", "greedy"), seed) for seed in (1, 2)]
    batch = play_tried("scrap_knights", planned)
    report = play_planned("scrap_knights", planned)
    assert (batch.report.points, batch.report.actions) == (report.points, report.actions)
    points = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
    assert sum(points[one.result] for one in batch.games) == report.points
    for one in batch.games:
        assert {"ult", "no_ult"} & one.facts and any(fact.startswith(USED) for fact in one.facts)


def test_the_side_is_that_of_the_player_named_first_also_on_the_second_seat() -> None:
    rules = load("scrap_knights")
    options = complete_options(rules, {"deck_0": "bulwark", "deck_1": "ronin"})
    game = play_tried("scrap_knights", [Planned(options, ("greedy", "greedy"), 3, swapped=True)]).games[0]
    own = {
        f"{USED}{card}" for card in ("slash", "dagger_jab", "shock_palm", "step", "ghostblade", "meditation")
    }
    acts = {fact for fact in game.facts if fact.removeprefix(USED) in shipped_acts()}
    assert acts and acts <= own


def shipped_acts() -> set[str]:
    sides = CONTENTS["scrap_knights"].sides
    assert sides is not None
    return {act for side in sides.ready().values() for act in side.acts}  # type: ignore[attr-defined]


def test_a_fact_of_lost_games_is_told_with_its_number() -> None:
    played = [
        *games("lost", 14, "overheat"),
        *games("lost", 8),
        *games("won", 20),
        *games("won", 2, "overheat"),
    ]
    assert advice(played, ["overheat"], []) == [Count("overheat", 14, 22)]
    assert counts(played, "won", ["overheat"]) == [Count("overheat", 2, 22)]


@pytest.mark.parametrize(
    "played",
    [
        [*games("lost", 4, "overheat"), *games("won", 20)],
        [*games("lost", 10, "overheat"), *games("won", 10, "overheat")],
    ],
    ids=["too few", "as often in won games"],
)
def test_a_fact_that_sets_lost_games_not_apart_is_not_told(played: list[TriedGame]) -> None:
    assert advice(played, ["overheat"], []) == []


def test_a_card_that_is_never_used_is_named() -> None:
    played = [*games("won", 18, "used slash"), *games("lost", 4, "used slash")]
    assert advice(played, [], ["slash", "ad_chain"]) == [Count("used ad_chain", 0, 22)]
    assert advice(played[:10], [], ["ad_chain"]) == [], "ten games say little"


@pytest.mark.parametrize("game", BUILT)
def test_every_fact_has_its_words(game: str) -> None:
    trial, texts = GAMES[game].trial, shipped_messages(game)
    assert trial is not None
    for section, facts in (("won", trial.wins), ("lost", trial.losses), ("advice", trial.advice)):
        for fact in facts:
            assert texts.say("trial", f"{section}_{fact}", count=3, of=7)
    assert "3 of 7" in texts.say("trial", f"advice_{trial.advice[0]}", count=3, of=7)


@pytest.mark.slow
@pytest.mark.parametrize("game", BUILT)
def test_what_is_counted_is_found_in_games(game: str) -> None:
    sides, trial = CONTENTS[game].sides, GAMES[game].trial
    assert sides is not None and trial is not None
    own, other = list(sides.ready())[:2]
    one = SideTrial(load(game), sides.option, sides.ready()[own], (other,), "greedy")
    played = play_tried(game, one._batch(other, 0)[1]).games
    found = {fact for game in played for fact in game.facts}
    assert found & {*trial.wins, *trial.losses}
    assert any(fact.removeprefix(USED) in trial.cards(sides.ready()[own]) for fact in found)
