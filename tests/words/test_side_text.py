"""The sentence on each thing that keeps a side from being played, as the scenarios of sides bring it up."""

from pathlib import Path

import pytest

from game.engine.rules import SideError, complete_options
from game.lessons.scenario import read_scenario
from game.rules import CONTENTS, load
from game.words.side_text import option_error_text, side_problem_text

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = [path for path in sorted(FOLDER.glob("*/sides/*.yaml")) if read_scenario(path).refused]
SENTENCES = {
    "scrap_knights/bot_as_act": "There is no card DD-Soothe for that place.",
    "scrap_knights/five_acts": "Only 5 ACTs so far, and a mech has 6.",
    "scrap_knights/seven_acts": "7 ACTs, and a mech has 6.",
    "scrap_knights/two_alike": "Slash: 2 copies, and a mech has 1 of each.",
    "scrap_knights/unknown_act": "There is no card lightsabre for that place.",
    "scrap_knights/no_ult": "The ULT is missing.",
    "scrap_knights/unknown_ult": "There is no card death_star for that place.",
    "scrap_knights/two_bots": "Only 2 BOTs so far, and a mech has 3.",
    "scrap_knights/four_bots": "4 BOTs, and a mech has 3.",
    "scrap_knights/bots_alike": "AD-Pester: 2 copies, and a mech has 1 of each.",
    "scrap_knights/nothing": "No ACT yet: a mech has 6.",
    "scrap_knights/prep_without_need": "1000 Cuts has no PREP deck: 1 card is too many.",
    "scrap_knights/prep_missing": "The PREP deck of TAS-Custom has 3 ACTs, and only 0 are there.",
    "scrap_knights/prep_of_four": "The PREP deck of TAS-Custom has 3 ACTs, not 4.",
    "scrap_knights/prep_of_eleven": "The PREP deck of TEST has 12 ACTs, and only 11 are there.",
    "scrap_knights/prep_alike": "Stab: 2 copies, and a mech has 1 of each.",
    "scrap_knights/prep_of_a_hand_card": "Slash is one of the ACTs already: the PREP deck takes others.",
    "scrap_knights/prep_of_another_kind": (
        "Dash cannot be in the PREP deck of TAS-Custom, which takes Attacks only."
    ),
    "command_core/no_mechs": "The squad has no mech yet.",
    "command_core/four_mechs": "4 mechs, and a squad has 3 at most.",
    "command_core/no_chassis": "Mech 1 has no chassis yet.",
    "command_core/unknown_chassis": "Mech 1: there is no card titan for that place.",
    "command_core/no_weapons": "Mech 1 has no weapon yet.",
    "command_core/five_weapons": "Mech 1: 5 weapons, and it takes 4 at most.",
    "command_core/weapons_alike": "Mech 1: 2 copies of Needler, and it takes 1 at most.",
    "command_core/five_upgrades": "Mech 1: 5 upgrades, and it takes 4 at most.",
    "command_core/upgrades_alike": "Mech 1: 2 copies of Gyro, and it takes 1 at most.",
    "command_core/few_directives": "Mech 1: its program needs 4 directives at least, and it has 3.",
    "command_core/many_directives": "Mech 1: 17 directives, and it takes 16 at most.",
    "command_core/directives_alike": "Mech 1: 4 copies of Advance, and it takes 3 at most.",
    "command_core/unknown_directive": "Mech 1: there is no card teleport for that place.",
    "command_core/points_of_40": "60 points are over the limit of 40.",
    "command_core/points_of_60": "69 points are over the limit of 60.",
    "dino_battles/cards_59": "Only 59 cards so far, and a deck has 60.",
    "dino_battles/cards_61": "61 cards, and a deck has 60.",
    "dino_battles/four_copies": "Triceratops: 4 copies, and a deck has 3 at most.",
    "dino_battles/unknown_card": "There is no card minmi.",
    "dino_battles/three_dinosaurs": "Only 3 Dinosaurs, and a deck has 4 at least.",
    "dino_battles/no_cards": "No card yet: a deck has 60.",
}


def _refusal(path: Path) -> tuple[str, SideError]:
    scenario = read_scenario(path)
    with pytest.raises(SideError) as refusal:
        complete_options(load(scenario.game), scenario.options)
    return scenario.game, refusal.value


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_each_limit_is_told_in_a_sentence(path: Path) -> None:
    game, error = _refusal(path)
    said = option_error_text(game, error)
    assert said == f"{error.option}: {SENTENCES[f'{game}/{path.stem}']}"


def test_every_kind_of_problem_has_a_scenario() -> None:
    found = {(game, problem.key) for game, error in map(_refusal, FILES) for problem in error.problems}
    kinds = {
        (game, key)
        for game, content in CONTENTS.items()
        if content.sides is not None
        for key in content.sides.problem_kinds
    }
    assert found == kinds


def test_a_problem_has_just_the_facts_of_its_kind() -> None:
    for game, error in map(_refusal, FILES):
        sides = CONTENTS[game].sides
        assert sides is not None
        for problem in error.problems:
            assert {*problem.facts} == {*sides.problem_kinds[problem.key]}, problem
            assert side_problem_text(game, problem).endswith(".")
