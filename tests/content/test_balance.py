"""The table of who wins against whom names every ready squad and deck, and none is far from even."""

import re
from pathlib import Path

import pytest

from game.ai.report import interval
from game.rules import load

TABLES = (Path(__file__).parents[2] / "assets" / "balance.md").read_text(encoding="utf-8")
LEAST, MOST = 0.40, 0.60
"""What no squad or deck should be outside of."""
TITLES = {"command_core": ("Command Core", "squads"), "dino_battles": ("Dino Battles", "decks")}


def measured(game: str) -> tuple[dict[str, float], int]:
    """The share of each squad or deck by its id, and the games of each."""
    title, kind = TITLES[game]
    section = TABLES.split(f"## {title}\n")[1].split("\n## ")[0]
    names = {one.name: key for key, one in getattr(load(game).library, kind).items()}  # type: ignore[attr-defined]
    rows = re.findall(r"(?m)^\| (\w+(?: \w+)?) \| (\.\d+) \|", section)
    (games,) = re.findall(r"games, (\d+) of each", section)
    return {names[name]: float(share) for name, share in rows}, int(games)


@pytest.mark.parametrize("game", TITLES)
def test_the_table_names_all(game: str) -> None:
    shares, _ = measured(game)
    assert set(shares) == set(getattr(load(game).library, TITLES[game][1]))  # type: ignore[attr-defined]
    assert sum(shares.values()) / len(shares) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("game", TITLES)
def test_none_is_further_from_even_than_chance_may_be(game: str) -> None:
    shares, games = measured(game)
    outside = {
        name: share
        for name, share in shares.items()
        if interval(share, games)[1] < LEAST or interval(share, games)[0] > MOST
    }
    assert not outside
