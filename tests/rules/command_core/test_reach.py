"""What a mech could reach and hit: the same as what trying all its programs out finds."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import msgspec
import pytest

from game.engine.match import Match
from game.rules import load
from game.rules.command_core.preview import Preview
from game.rules.command_core.projection import run_program
from game.rules.command_core.reach import reach
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.state import Slot
from game.rules.command_core.topology import Cell

RULES = load("command_core")


def played(board: str, squads: tuple[str, str], map_id: str = "auto", rounds: int = 2) -> Match:
    """A match in which programs are written in a later round."""
    options = {"board": board, "squad_0": squads[0], "squad_1": squads[1], "map": map_id}
    match, chance = Match(RULES, options, 5), Random(5)
    while match.decisions and not (match.state.round > rounds and match.decisions[0].kind == "program"):
        decision = match.decisions[0]
        match.act(decision.seat, chance.choice(decision.actions))
    assert match.decisions
    return match


def programs(preview: Preview, cards: tuple[str, ...], slots: int) -> Iterator[tuple[Slot, ...]]:
    """All programs out of these directives, each split one both ways up."""
    split = preview.catalogue.split
    for order in set(permutations(cards, min(slots, len(cards)))):
        for flips in product(*[(False, True) if split[card] else (False,) for card in order]):
            yield tuple(Slot(card, flipped) for card, flipped in zip(order, flips, strict=True))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("board", "squads", "map_id"),
    [
        ("square", ("drill", "drill"), "auto"),
        ("hex", ("drill", "drill"), "crater"),
        ("square", ("tanks",) * 2, "foundry"),
    ],
)
def test_it_is_what_all_programs_come_to(board: str, squads: tuple[str, str], map_id: str) -> None:
    match = played(board, squads, map_id)
    assert isinstance(RULES, CommandCore)
    preview, view = Preview(RULES.catalogue), RULES.view(match.state, 0)
    catalogue = preview.catalogue
    compared = 0
    for number, mech in enumerate(view.mechs):
        if mech.cell is None or mech.seat == 0:
            continue
        few = 3
        others = tuple(one.cell for one in view.mechs if one.cell is not None and one is not mech)
        ends: set[tuple[Cell, int]] = set()
        for program in programs(preview, mech.directives, few):
            for taken in (others, ()):
                found = run_program(catalogue, view.map, mech.cell, mech.facing, 0, taken, (0, 0), program)
                last = found.stops[-1]
                ends.add((last.cell, last.facing))
        shown = msgspec.structs.replace(mech, slots=few)
        mechs = tuple(shown if one is mech else one for one in view.mechs)
        changed = msgspec.structs.replace(view, mechs=mechs)
        answer = reach(catalogue, changed, number)
        assert answer.ends == {cell for cell, _ in ends}
        hits: set[Cell] = set()
        for cell, facing in ends:
            for weapon in mech.weapons:
                marks = preview.marks(view, number, weapon, cell, facing)
                hits |= {there for there, mark in marks.items() if mark == "target"}
        assert answer.hits == hits
        compared += 1
    assert compared


def test_nothing_of_the_other_sides_programs_changes_it() -> None:
    match = played("square", ("drill", "drill"))
    assert isinstance(RULES, CommandCore)
    before = RULES.view(match.state, 1)
    answers = [reach(RULES.catalogue, before, number) for number in range(len(before.mechs))]
    seat = match.decisions[0].seat
    other = 1 - seat
    unseen = RULES.view(match.state, other)
    mine = [reach(RULES.catalogue, unseen, number) for number in range(len(unseen.mechs))]
    while match.decisions[0].kind == "program" and match.decisions[0].seat == seat:
        match.act(seat, match.decisions[0].actions[-1])
    after = RULES.view(match.state, other)
    assert [reach(RULES.catalogue, after, number) for number in range(len(after.mechs))] == mine
    assert answers
