"""Runs every scenario, and holds that every card has one."""

from pathlib import Path

import pytest

from game.content import command_core, dino_battles, scrapbots
from game.content.scrap_knights import shipped_library
from game.lessons.scenario import read_scenario, run_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER).with_suffix("")) for path in FILES])
def test_scenario(path: Path) -> None:
    assert run_scenario(read_scenario(path)).failures == []


def test_every_card_has_a_scenario() -> None:
    library = shipped_library()
    for group, cards in (("acts", library.acts), ("ults", library.ults), ("bots", library.bots)):
        names = [path.stem for path in (FOLDER / "scrap_knights" / group).glob("*.yaml")]
        for card in cards:
            assert any(name == card or name.startswith(f"{card}_") for name in names), card


@pytest.mark.parametrize("edition", scrapbots.shipped_library().sets)
def test_every_card_of_each_edition_has_scenarios_for_all_it_does(edition: str) -> None:
    names = {path.stem for path in (FOLDER / "scrapbots" / edition).glob("*.yaml")}
    for key, card in scrapbots.shipped_library().sets[edition].cards.items():
        assert f"{key}_scrap" in names
        if isinstance(card, scrapbots.Scrapbot):
            assert f"{key}_build" in names
            for number in range(1, len(card.attacks) + 1):
                assert any(name.startswith(f"{key}_attack_{number}") for name in names), card.name
        if isinstance(card, scrapbots.Component) and card.activate:
            assert any(name.startswith(f"{key}_activate") for name in names), card.name
        if isinstance(card, scrapbots.Resource):
            assert any(name.startswith(f"{key}_text") for name in names), card.name


@pytest.mark.parametrize("board", ["square", "hex"])
def test_every_card_of_command_core_has_a_scenario_on_each_board(board: str) -> None:
    library, folder = command_core.shipped_library(), FOLDER / "command_core"
    for group in ("chassis", "directives", "weapons", "upgrades"):
        paths = (folder / group).glob("*.yaml")
        played = {one.stem for one in paths if read_scenario(one).options.get("board", "square") == board}
        for card in getattr(library, group):
            assert any(name == card or name.startswith(f"{card}_") for name in played), card


def test_every_card_of_dino_battles_has_scenarios_for_all_it_does() -> None:
    library, folder = dino_battles.shipped_library(), FOLDER / "dino_battles"
    for group in ("dinosaurs", "upgrades", "items", "actions"):
        names = {path.stem for path in (folder / group).glob("*.yaml")}
        assert names >= set(getattr(library, group)), group
    names = {path.stem for path in (folder / "dinosaurs").glob("*.yaml")}
    for key, dinosaur in library.dinosaurs.items():
        for number in range(1, len(dinosaur.specials) + 1):
            assert f"{key}_special_{number}" in names
        for step in dinosaur.abilities:
            kind = type(step.verb).__name__.lower()
            assert kind not in ("spiked", "camouflaged") or f"{key}_{kind}" in names
    for card in library.combat_cards:
        assert any(path.stem.startswith(card) for path in (folder / "combat").glob("*.yaml"))


def test_titles_say_each_something_else() -> None:
    titles = [read_scenario(path).title for path in FILES]
    assert len(set(titles)) == len(titles)
