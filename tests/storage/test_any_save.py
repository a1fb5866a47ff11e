"""Whatever lies in the folder of saves: the list names what is broken, and keeps what can be played."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.record import RecordError, from_save, to_save
from game.rules import GAMES, load
from game.storage.save_file import SaveError, SaveFile, encode_save, new_match_id, new_save, read_save
from game.storage.saves import latest_unfinished, list_saves, open_save, save_match, save_path
from tests.examples import examples
from tests.spoil import JSON, spoilt
from tests.storage.told import refused, told

PLAYERS = ("person", "greedy")


def save_of(game: str, seed: int, moves: int, match_id: str = "") -> SaveFile:
    """The save of a match after some random moves."""
    match, dice = Match(load(game), {}, seed), Dice(seed)
    for _ in range(moves):
        if match.decisions:
            decision = dice.pick(match.decisions)
            match.act(decision.seat, dice.pick(decision.actions))
    return new_save(
        to_save(match),
        match=match_id or new_match_id(),
        seats=("person", "greedy"),
        names=("Ada", "Brunel"),
        finished=match.outcome is not None,
        round=1,
    )


def plain(save: SaveFile) -> dict[str, Any]:
    return json.loads(encode_save(save))  # type: ignore[no-any-return]


SAVES = [plain(save_of(game, seed, moves)) for game in GAMES for seed in (1, 2) for moves in (0, 3, 12)]
ODD_WORDS = ["person", "nobody", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "\ufe0f", "W" * 9000, *GAMES]
FILES = st.one_of(
    st.binary(max_size=60),
    JSON.map(msgspec.json.encode),
    spoilt(SAVES, ODD_WORDS).map(lambda data: json.dumps(data).encode()),
)


@examples(200)
@given(data=FILES)
def test_any_file_is_a_save_or_a_sentence(data: bytes, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    good = save_of("scrap_knights", 5, 4, "a" * 32)
    assert save_match(folder, good) is None
    odd = folder / "odd.json"
    odd.write_bytes(data)
    listed = list_saves(folder, PLAYERS)
    assert good.match in [save.match for save in listed.saves]
    assert sorted([*(one.path for one in listed.saves), *(one.path for one in listed.broken)]) == sorted(
        [save_path(folder, good.match), odd]
    )
    assert latest_unfinished(folder, PLAYERS) is not None
    for broken in listed.broken:
        sentence = told(broken.problem)
        assert sentence.isprintable() and sentence.endswith(".") and len(sentence) < 300
    for save in listed.saves:
        save.saved_at.astimezone()
        assert set(save.seats) <= set(PLAYERS)
        opened(save.path)
    assert odd.read_bytes() == data


def opened(path: Path) -> None:
    """A listed save is played on, or refused in one sentence."""
    try:
        save = open_save(path, PLAYERS)
        match = from_save(load(save.game), save.engine_record())
    except (SaveError, RecordError) as problem:
        assert str(problem)
        return
    dice = Dice(1)
    for _ in range(5):
        if match.decisions:
            decision = dice.pick(match.decisions)
            match.act(decision.seat, dice.pick(decision.actions))


@pytest.mark.parametrize(
    "when", ["0001-01-01T00:00:00+14:00", "0001-06-01T00:00:00Z", "9999-12-31T23:59:59-12:00"]
)
def test_a_year_that_has_no_local_time(when: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(SAVES[0] | {"saved_at": when}))
    with refused(r"saved_at: the year is 1971\.\.2999, not"):
        read_save(path)


def test_an_unknown_player(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(SAVES[0] | {"seats": ["person", "deep_blue"]}))
    with refused(r"seats\[1\]: unknown player 'deep_blue'\.$"):
        read_save(path, PLAYERS)
    assert read_save(path).seats[1] == "deep_blue"


def test_a_save_says_nothing_about_the_dice(tmp_path: Path) -> None:
    data = json.loads(json.dumps(SAVES[0]))
    data["state"]["dice"]["script"] = [3]
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(data))
    with refused(r"state\.dice\.script"):
        read_save(path)


def test_names_are_cleaned_when_they_are_read(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(SAVES[0] | {"names": ["\ufe0f\0", "Player 1"]}))
    assert read_save(path).names == ("Player 1", "Player 1 II")
