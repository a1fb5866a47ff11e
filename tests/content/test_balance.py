"""The table of who wins against whom names every ready squad and deck, and none is far from even."""

import re
from pathlib import Path

import pytest

from game.rules import load

TABLES = (Path(__file__).parents[2] / "assets" / "balance.md").read_text(encoding="utf-8")
LEAST, MOST = 0.42, 0.58
"""What no mech, squad or deck should be outside of, in hundredths."""
TITLES = {
    "scrap_knights": ("Scrap Knights", "mechs"),
    "command_core": ("Command Core", "squads"),
    "dino_battles": ("Dino Battles", "decks"),
}


def measured(game: str) -> dict[str, float]:
    """The share of each mech, squad or deck by its id."""
    title, kind = TITLES[game]
    section = TABLES.split(f"## {title}\n")[1].split("\n## ")[0]
    names = {one.name: key for key, one in getattr(load(game).library, kind).items()}  # type: ignore[attr-defined]
    rows = re.findall(r"(?m)^\| (\w+(?: \w+)?) \| (\.\d+) \|", section)
    return {names[name]: float(share) for name, share in rows}


@pytest.mark.parametrize("game", TITLES)
def test_the_table_names_all(game: str) -> None:
    shares = measured(game)
    entries = getattr(load(game).library, TITLES[game][1])  # type: ignore[attr-defined]
    # Squads that are built for another limit of points play each other alone, and have a table of their own;
    # the one to learn with is plain, and no match for the others.
    assert set(shares) == {
        key
        for key, one in entries.items()
        if getattr(one, "limit", None) is None and not getattr(one, "free", False)
    }
    assert sum(shares.values()) / len(shares) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("game", TITLES)
def test_none_is_far_from_even(game: str) -> None:
    shares = {name: round(share, 2) for name, share in measured(game).items()}
    outside = {name: share for name, share in shares.items() if not LEAST <= share <= MOST}
    assert outside == {}


def test_the_squads_built_for_40_points_are_near_each_other() -> None:
    library = load("command_core").library  # type: ignore[attr-defined]
    section = TABLES.split("## Command Core, 40 points\n")[1].split("\n## ")[0]
    rows = {name: float(share) for name, share in re.findall(r"(?m)^\| (\w+) \| (\.\d+) \|", section)}
    assert set(rows) == {squad.name for squad in library.squads.values() if squad.limit == 40}
    assert all(LEAST <= share <= MOST for share in rows.values())


def test_every_card_of_dino_battles_has_a_deck_that_wins_often() -> None:
    library = load("dino_battles").library  # type: ignore[attr-defined]
    shares = measured("dino_battles")
    good = {card for key, deck in library.decks.items() if shares[key] >= 0.45 for card in deck.list}
    assert set(library.cards) == good
