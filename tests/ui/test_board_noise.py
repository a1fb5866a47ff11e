"""Clicks, keys and drags at random at the board table break nothing."""

from pathlib import Path

import pygame
import pytest

from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.test_endurance import KEYS, Monkey

EVENTS = 120
OWN_KEYS = [getattr(pygame, f"K_{name}") for name in "qefhkdmcr456"]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("moment", MOMENTS)
def test_noise_at_the_table_breaks_nothing(
    tmp_path: Path, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.ui.test_endurance.KEYS", [*KEYS, *OWN_KEYS])
    monkey = Monkey(tmp_path, seed=len(moment))
    open_moment(monkey.driver, moment, "hex" if len(moment) % 2 else "square", ("swarm", "giant"))
    for _ in range(EVENTS):
        monkey.step()
