"""Trials of sides are kept by their cards, and a file that is damaged counts as empty."""

from pathlib import Path

import msgspec
import pytest

from game.content.scrap_knights import MechSide, shipped_library
from game.storage.trials import (
    MOST_TRIALS,
    KeptGame,
    KeptScore,
    KeptTrial,
    keep_trial,
    read_trials,
    side_key,
    trials_file,
)

RONIN = MechSide.of(shipped_library().mechs["ronin"])


def trial(side: str = "abc", level: str = "greedy", games: int = 4) -> KeptTrial:
    played = KeptGame("won", ("ult",)), KeptGame("lost")
    return KeptTrial(side, level, "rounds", {"bulwark": KeptScore(games, 2.5, 1, 20)}, played)


def test_a_trial_is_read_as_it_was_kept_and_takes_the_place_of_the_older_one(tmp_path: Path) -> None:
    path = trials_file(tmp_path, "scrap_knights")
    assert read_trials(path) == ()
    for one in (trial(), trial(level="easy"), trial(games=8)):
        assert keep_trial(path, one) is None
    assert read_trials(path) == (trial(level="easy"), trial(games=8))
    assert trial().share == 0.625


def test_old_trials_go_first(tmp_path: Path) -> None:
    path = trials_file(tmp_path, "scrap_knights")
    for number in range(MOST_TRIALS + 3):
        keep_trial(path, trial(f"side {number}"))
    assert [one.side for one in read_trials(path)] == [f"side {n}" for n in range(3, MOST_TRIALS + 3)]


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"format": 9, "trials": []}', b'{"format": 1, "trials": [1]}']
)
def test_a_damaged_file_counts_as_empty(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "trials.json"
    path.write_bytes(data)
    assert read_trials(path) == ()


def test_cards_are_known_whatever_the_side_is_called() -> None:
    assert side_key(RONIN) == side_key(msgspec.structs.replace(RONIN, name="Other", plan="Hit."))
    assert side_key(RONIN) != side_key(msgspec.structs.replace(RONIN, acts=RONIN.acts[:5]))
