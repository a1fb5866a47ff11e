"""The table of who wins against whom names every ready squad and deck, and none is far from even."""

import re
from pathlib import Path

import pytest

from game.ai.report import interval
from game.rules import load

TABLES = (Path(__file__).parents[2] / "assets" / "balance.md").read_text(encoding="utf-8")
LEAST, MOST = 0.40, 0.60
"""What no squad or deck should be outside of."""
TITLES = {
    "scrap_knights": ("Scrap Knights", "mechs"),
    "command_core": ("Command Core", "squads"),
    "dino_battles": ("Dino Battles", "decks"),
}


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


@pytest.mark.parametrize("game", ["command_core", "dino_battles"])
def test_none_is_far_from_even(game: str) -> None:
    shares, _ = measured(game)
    assert {name: share for name, share in shares.items() if not LEAST <= share <= MOST} == {}


def test_no_mech_of_scrap_knights_is_further_from_even_than_chance_may_be() -> None:
    shares, games = measured("scrap_knights")
    likely = {name: interval(share, games) for name, share in shares.items()}
    assert {name: one for name, one in likely.items() if one[1] < LEAST or one[0] > MOST} == {}


def test_every_card_of_dino_battles_has_a_deck_that_wins_often() -> None:
    library = load("dino_battles").library  # type: ignore[attr-defined]
    shares, _ = measured("dino_battles")
    good = {card for key, deck in library.decks.items() if shares[key] >= 0.45 for card in deck.list}
    assert set(library.cards) == good
