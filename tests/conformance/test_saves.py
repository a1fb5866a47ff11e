"""Saves that were changed by hand: refused in a sentence, or a match that can be played to its end."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.record import RecordError, from_save, to_save
from game.engine.seats import SEATS
from game.rules import GAMES
from game.storage.save_file import SaveFile
from game.words.action_text import action_text
from tests.conformance.games import MOST_CHOICES, Game, every_game, seeds
from tests.examples import examples
from tests.spoil import spoilt

KEPT = ("options", "seed", "sealed", "conceded", "digest", "start_digest", "state")
NAMES = ("Ada", "Brunel")
RECORD_OF_OTHER_RULES = ["0 no such action"]
ABOUT = {
    "program": "",
    "match": "a" * 32,
    "saved_at": "2026-11-23T12:00:00Z",
    "seats": ["person", "greedy"],
    "names": list(NAMES),
    "finished": False,
    "round": 1,
}
WAYS = {
    "as it is": lambda save: save,
    "of an earlier version": lambda save: _without_start_digest(save),
    "of an earlier version with other rules": lambda save: {
        **_without_start_digest(save),
        "record": RECORD_OF_OTHER_RULES,
    },
}
every_way = st.sampled_from(sorted(WAYS))


def _without_start_digest(save: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in save.items() if name != "start_digest"}


def saved(game: Game, seed: int, choices: int) -> dict[str, Any]:
    return json.loads(json.dumps(to_save(game.match(seed, choices))))  # type: ignore[no-any-return]


def loaded(game: Game, save: dict[str, Any]) -> Match | None:
    """The match, or None where it is refused in one sentence."""
    try:
        return from_save(game.rules, save)
    except RecordError as problem:
        assert str(problem) and "\n" not in str(problem)
        return None


def play_to_the_end(game: Game, match: Match, seed: int) -> None:
    """Plays at random; views, the words of the choices and the outcome work all the way."""
    dice = Dice(seed)
    for _ in range(MOST_CHOICES):
        for seat in (*SEATS, None):
            match.view(seat)
        if not match.decisions:
            break
        decision = dice.pick(match.decisions)
        action = dice.pick(decision.actions)
        if game.rules.id in GAMES:
            view = match.view(decision.seat)
            assert action_text(game.rules, view, decision, action, NAMES)
        match.act(decision.seat, action)
    assert match.outcome is not None


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(20)
def test_every_state_of_a_match_fits_its_options(game: Game, seed: int) -> None:
    """The options that the match was begun with are never refused, whatever has happened since."""
    match = game.match(seed, MOST_CHOICES)
    for state in [step.state_before for step in match.steps] + [match.state]:
        for spec in game.rules.options:
            assert spec.fits is None or spec.fits(state, match.options[spec.key]), spec.key


@pytest.mark.default_cases(4)
@every_game
@given(seed=seeds, choices=st.integers(0, 60), way=every_way, data=st.data())
@examples(60)
def test_a_save_with_another_option_is_refused_or_can_be_played_on(
    game: Game, seed: int, choices: int, way: str, data: st.DataObject
) -> None:
    if not game.rules.options:
        pytest.skip("this game has no options")
    save = saved(game, seed, choices)
    spec = data.draw(st.sampled_from(game.rules.options))
    others = [value for value in spec.choices if value != save["options"][spec.key]]
    changed = WAYS[way](
        {**save, "options": {**save["options"], spec.key: data.draw(st.sampled_from(others))}}
    )
    match = loaded(game, changed)
    assert match is None or way != "as it is"
    if match is not None:
        assert all(
            one.fits is None or one.fits(match.state, match.options[one.key]) for one in game.rules.options
        )
        play_to_the_end(game, match, seed)


@pytest.mark.default_cases(7)
@every_game
@given(seed=seeds, choices=st.integers(1, 60), way=every_way)
@examples(20)
def test_a_save_with_another_seed_is_refused_unless_an_earlier_version_wrote_it(
    game: Game, seed: int, choices: int, way: str
) -> None:
    save = saved(game, seed, choices)
    match = loaded(game, WAYS[way]({**save, "seed": seed + 1}))
    assert (match is None) == (way == "as it is")
    if match is not None:
        assert match.digest() == save["digest"]


@pytest.mark.default_cases(5)
@every_game
@given(seed=seeds, choices=st.integers(0, 60), way=every_way)
@examples(20)
def test_a_save_that_nobody_changed_is_played_on(game: Game, seed: int, choices: int, way: str) -> None:
    save = saved(game, seed, choices)
    match = loaded(game, WAYS[way](save))
    assert match is not None
    assert match.digest() == save["digest"]
    assert match.conceded == save["conceded"] and list(match.record[-1:]) == list(
        save["sealed"][-1:] or match.record[-1:]
    )


@pytest.mark.default_cases(1)
@every_game
@pytest.mark.parametrize("way", WAYS)
def test_a_save_with_any_mistake_is_refused_or_can_be_played_on(game: Game, way: str) -> None:
    """The state alone has its own laws: see `restore`."""
    samples = [WAYS[way](saved(game, seed, choices)) for seed in (1, 2) for choices in (0, 7, 25)]
    states = [save.pop("state") for save in samples]

    @given(mistaken=spoilt(samples, ["0 concede", "1 concede"]), state=st.sampled_from(states))
    @examples(240)
    def check(mistaken: dict[str, Any], state: dict[str, Any]) -> None:
        digests = [save["digest"] for save in samples]
        if mistaken.get("digest") in digests:
            state = states[digests.index(mistaken["digest"])]
        save = as_file({**mistaken, "state": state})
        match = None if save is None else loaded(game, save)
        if match is not None:
            play_to_the_end(game, match, 1)

    check()


def as_file(save: dict[str, Any]) -> dict[str, Any] | None:
    """The fields as a file gives them back; None where they cannot be those of a save."""
    try:
        return msgspec.convert({**ABOUT, **save}, SaveFile).engine_record()
    except msgspec.ValidationError:
        return None
