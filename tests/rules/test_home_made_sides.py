"""Matches between sides that players have built: begun from values, recorded whole, played by everybody."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.ai.computer import InProcess, Inquiry
from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.ai.question import Question, answer, make_question
from game.content.scrap_knights import MechSide
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.record import from_save, replay, to_save
from game.engine.rules import OptionError, complete_options
from game.rules import CONTENTS, GAMES, load, thinking_of
from game.ui.tables.session.session import Session
from tests.conformance.games import GAMES as CONFORMANCE
from tests.conformance.laws import WholeGames, all_laws

WITH_SIDES = [game for game in GAMES if CONTENTS[game].sides is not None]
MANY_SIDES, CHUNKS = 2000, 4
STRIDE = 12
"""Of so many laws a game is held to one: all of them for all games take half an hour."""
LAWS = all_laws()
ALWAYS = {
    "games_end",
    "the_outcome_agrees_with_the_view",
    "records_replay_to_the_same_digest_and_events",
}
"""Laws that are looked at in each game."""

every_game = pytest.mark.parametrize("game", WITH_SIDES)


def home_made(game: str, seed: int) -> dict[str, Any]:
    """Options with two sides by chance, as plain values: what files and scenarios give."""
    dice, sides, random_side = Dice(seed), CONTENTS[game].sides, GAMES[game].random_side
    assert sides is not None and random_side is not None
    return {f"{sides.option}_{seat}": random_side(dice, {}).to_dict() for seat in (0, 1)}


def played(game: str, seed: int, most: int = 5000) -> Match:
    match, dice = Match(load(game), home_made(game, seed), seed), Dice(seed)
    while match.decisions and len(match.record) < most:
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    return match


@every_game
def test_a_record_carries_both_sides_whole_and_replays(game: str) -> None:
    match = played(game, 3)
    assert match.outcome is not None
    save = json.loads(json.dumps(to_save(match)))
    for key, side in home_made(game, 3).items():
        assert save["options"][key] == side
    again = replay(load(game), save)
    assert again.digest() == match.digest() and again.options == match.options


@every_game
def test_a_match_goes_on_from_its_snapshot_where_the_record_no_longer_replays(game: str) -> None:
    save = json.loads(json.dumps(to_save(played(game, 5, 12))))
    match = from_save(load(game), {**save, "record": ["0 no such action"]})
    assert match.digest() == save["digest"]


@every_game
def test_a_save_with_another_side_is_refused(game: str) -> None:
    save = json.loads(json.dumps(to_save(played(game, 5, 12))))
    other = home_made(game, 6)
    del save["start_digest"]
    with pytest.raises(ValueError, match="that it has"):
        from_save(
            load(game), {**save, "record": ["0 no such action"], "options": {**save["options"], **other}}
        )


@every_game
def test_a_ready_side_as_a_value_plays_just_like_its_id(game: str) -> None:
    sides, rules = CONTENTS[game].sides, load(game)
    assert sides is not None
    for key, side in sides.ready().items():
        by_id = Match(rules, {f"{sides.option}_0": key}, 11)
        by_value = Match(rules, {f"{sides.option}_0": side.to_dict()}, 11)
        assert by_id.digest() == by_value.digest(), key


@every_game
def test_a_side_that_cannot_be_read_is_refused_in_a_sentence(game: str) -> None:
    sides = CONTENTS[game].sides
    assert sides is not None
    for value in (3, None, [], {"cost": 1}, {"name": 3}, {"name": "a\nb"}, {"name": "x" * 200}):
        with pytest.raises(OptionError) as refusal:
            complete_options(load(game), {f"{sides.option}_1": value})
        assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 300


@every_game
@pytest.mark.parametrize("level", ["greedy", "easy", "normal"])
def test_computer_players_play_home_made_sides(game: str, level: str) -> None:
    """Each of the first choices of a match, asked as the window asks: in a process of its own."""
    match, dice = Match(load(game), home_made(game, 8), 8), Dice(8)
    for _ in range(6):
        decision = match.decisions[0]
        question = make_question(InformationSet(match.rules, match.state, decision), level, dice)
        thought = answer(question)
        match.act(decision.seat, thought.taken)


@pytest.mark.slow
@every_game
def test_the_strongest_player_plays_a_home_made_side(game: str) -> None:
    match = Match(load(game), home_made(game, 9), 9)
    decision = match.decisions[0]
    chosen = make_player("hard", 1).choose(InformationSet(match.rules, match.state, decision))
    assert chosen in decision.actions


def game_of(game: str) -> WholeGames:
    """The game of the suite in which both seats play sides that are drawn anew for each seed."""
    return WholeGames.of(next(one for one in CONFORMANCE if one.home_made and one.rules.id == game))


def legal(game: str, options: dict[str, Any]) -> None:
    """Both sides are legal, complete and not the same."""
    sides = CONTENTS[game].sides
    assert sides is not None
    both = [options[f"{sides.option}_{seat}"] for seat in (0, 1)]
    assert both[0] != both[1]
    for side in both:
        assert not sides.problems(side, options)


def random_sides_keep_the_laws(game: str, first: int, count: int, stride: int) -> None:
    """Random legal sides, two in each game of random players, to the end.

    Every game is legal, ends, and ends as its rules say; of the other laws each game is held to every
    `stride`-th, by turns.
    """
    played_by, met = game_of(game), Counter[str]()
    for seed in range(first, first + count):
        legal(game, played_by.options_of(seed))
        for number, law in enumerate(LAWS):
            if law.name in ALWAYS or (seed + number) % stride == 0:
                law.check(played_by, seed)
                met[law.name] += 1
    assert all(met[law.name] >= count // stride for law in LAWS) and met.total() > len(LAWS)


@every_game
def test_random_sides_keep_every_law(game: str) -> None:
    random_sides_keep_the_laws(game, 0, STRIDE, STRIDE)


@pytest.mark.slow
@every_game
def test_two_thousand_random_sides_keep_the_laws(game: str) -> None:
    random_sides_keep_the_laws(game, 10_000, MANY_SIDES // 2, STRIDE)


@pytest.mark.late
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@every_game
def test_two_thousand_random_sides_keep_every_law(game: str, chunk: int) -> None:
    """The same with no law left out anywhere, which takes ten minutes a game."""
    games = MANY_SIDES // 2 // CHUNKS
    random_sides_keep_the_laws(game, 100_000 + chunk * games, games, 1)


def test_which_way_a_bot_will_move_is_known_while_it_waits() -> None:
    """MD-Dash was used closer in one game and farther in another, and waits for an answer to another BOT."""
    law = next(law for law in LAWS if law.name == "equal_keys_are_equal_knowledge")
    law.check(game_of("scrap_knights"), 100_153)


def test_the_laws_are_those_of_the_suite() -> None:
    """Each test that takes a game and a seed; those that take a file with mistakes stay where they are."""
    names = {law.name for law in LAWS}
    assert names >= ALWAYS and len(LAWS) >= 30
    for name in (
        "earlier_copies_keep_their_digest",
        "a_state_is_plain_json_and_comes_back",
        "a_determinized_state_looks_the_same_to_its_seat",
        "events_redact_what_is_hidden",
        "events_tell_a_seat_no_more_than_its_view",
        "information_keys_tell_apart_just_what_a_seat_can",
        "each_moment_shows_what_its_event_says",
        "whatever_is_suggested_is_legal_or_refused_for_a_true_reason",
    ):
        assert name in names


def test_squads_by_chance_keep_each_limit_of_points() -> None:
    rules, random_side = load("command_core"), GAMES["command_core"].random_side
    assert random_side is not None
    for points in ("40", "60", "80"):
        for seed in range(50):
            side = random_side(Dice(seed), {"points": points})
            complete_options(rules, {"points": points, "squad_0": side})


def test_the_acts_of_a_home_made_mech_are_drawn_from_all_acts() -> None:
    """Whoever plays against it may hold nothing for sure but what lies open."""
    match = Match(load("scrap_knights"), home_made("scrap_knights", 4), 4)
    dice, hands = Dice(1), set()
    for _ in range(400):
        hands.update(match.rules.determinize(match.state, 0, dice).players[1].hand)
    library = load("scrap_knights").library  # type: ignore[attr-defined]
    assert hands == set(library.acts)
    view = match.view(0)
    assert view.players[1].hand is None and view.players[1].prep is None  # type: ignore[attr-defined]


RONIN = load("scrap_knights").library.mechs["ronin"]  # type: ignore[attr-defined]
LOOKS_LIKE_RONIN = MechSide(
    acts=("flamethrower", "vent", "missile", "stab", "crash", "taunt"), ult=RONIN.ult, bots=RONIN.bots
)
"""All that lies open is Ronin's; none of the ACTs is."""


def expected_acts(deck: str | MechSide) -> set[str]:
    """All ACTs that the strongest player reckons with in the other's hand, asked as the window asks."""
    asked: list[Question] = []

    class Recorder(InProcess):
        def ask(self, question: Question) -> Inquiry:
            asked.append(question)
            return super().ask(question)

    match = Match(load("scrap_knights"), {"deck_0": "bulwark", "deck_1": deck}, 3)
    session = Session(match, ("hard", "person"), ("A", "B"), Path(), computer=Recorder(), saved=False)
    session.think(next(one for one in match.decisions if one.seat == 0))
    (question,), rules = asked, match.rules
    world = rules.restore(question.world)
    decision = next(one for one in rules.decisions(world) if one.seat == 0)
    known, dice = InformationSet(rules, world, decision, question.ready), Dice(1)
    draws = [known.likely(thinking_of(rules), dice) for _ in range(100)]
    return {act for state in draws for act in state.players[1].hand}


@pytest.mark.parametrize("deck", [LOOKS_LIKE_RONIN, MechSide.of(RONIN)], ids=["others", "a copy"])
def test_a_home_made_mech_with_a_ready_ones_ult_and_bots_may_hold_any_act(deck: MechSide) -> None:
    library = load("scrap_knights").library  # type: ignore[attr-defined]
    assert expected_acts("ronin") == set(RONIN.acts)
    assert expected_acts(deck) == set(library.acts)
