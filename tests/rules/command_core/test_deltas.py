"""What the slots of a program count, beside one another and for cards that nobody has printed yet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.command_core import Combo, Half, shipped_library
from game.content.command_core.cards import Colour
from game.rules.command_core.deltas import Executed, card_delta, program_delta, slot_deltas

HALVES = [half for card in shipped_library().directives.values() for half in card.halves]
PROGRAMS = st.lists(st.tuples(st.sampled_from(HALVES), st.booleans()), max_size=5)


@given(PROGRAMS, st.integers(0, 2))
def test_slots_count_what_the_program_counts(program: list[tuple[Half, bool]], first: int) -> None:
    executed = [Executed(first + slot, half, done) for slot, (half, done) in enumerate(program)]
    deltas, combos = slot_deltas(executed)
    assert deltas == {one.slot: card_delta(executed, place) for place, one in enumerate(executed)}
    assert sum(deltas.values()) == program_delta(executed)
    for one in executed:
        if one.slot not in combos:
            # No combo holds: the card counts as it is, at most 0 where it was stopped.
            assert deltas[one.slot] == (one.half.delta if one.completed else min(one.half.delta, 0))


@given(PROGRAMS)
def test_a_combo_holds_with_a_completed_card_of_its_colour(program: list[tuple[Half, bool]]) -> None:
    executed = [Executed(slot, half, done) for slot, (half, done) in enumerate(program)]
    for slot, index in slot_deltas(executed)[1].items():
        for way, colour in executed[slot].half.combos[index].wanted.items():
            partner = executed[slot + way]
            assert slot + way >= 0 and partner.completed and partner.half.colour == colour


BLUE = Half("blue", 0, ("forward",))
TWO_COMBOS = (Combo(3, before="blue"), Combo(-3, after="blue"), Combo(1, before="red"))


def beside(colour: Colour, slot: int, completed: bool = True) -> Executed:
    return Executed(slot, Half(colour, 0, ("forward",)), completed)


@pytest.mark.parametrize(("delta", "counted"), [(2, 0), (0, 0), (-2, -2)])
def test_a_card_that_is_stopped_keeps_a_negative_delta_alone(delta: int, counted: int) -> None:
    half = Half("red", delta, ("forward",))
    assert card_delta([Executed(0, half, True)], 0) == delta
    assert card_delta([Executed(0, half, False)], 0) == counted


@pytest.mark.parametrize(("combo", "counted"), [(2, 0), (0, 0), (-2, -2)])
def test_the_combo_of_a_stopped_card_is_looked_at_first(combo: int, counted: int) -> None:
    stopped = Executed(1, Half("red", -4, ("forward",), (Combo(combo, before="blue"),)), False)
    assert card_delta([Executed(0, BLUE, True), stopped], 1) == counted


@pytest.mark.parametrize(
    ("neighbours", "delta"),
    [
        ([], -1),
        ([beside("blue", 0)], 3),
        ([beside("blue", 2)], -3),
        ([beside("blue", 0), beside("blue", 2)], 3),
        ([beside("red", 0), beside("blue", 2)], -3),
        ([beside("red", 0)], 1),
        ([beside("red", 2)], -1),
        ([beside("blue", 3)], -1),
        ([beside("blue", 0, completed=False)], -1),
    ],
)
def test_the_first_combo_that_fits_counts(neighbours: list[Executed], delta: int) -> None:
    card = Executed(1, Half("green", -1, ("forward",), TWO_COMBOS), True)
    executed = sorted([card, *neighbours], key=lambda one: one.slot)
    assert card_delta(executed, executed.index(card)) == delta
    assert program_delta(executed) == delta


THREE_COMBOS = (
    Combo(3, before="blue", earlier="red"),
    Combo(2, before="blue", after="green"),
    Combo(1, before="blue"),
    Combo(-4, after="green"),
)


@pytest.mark.parametrize(
    ("neighbours", "delta"),
    [
        ([beside("red", 0), beside("blue", 1), beside("green", 3)], 3),
        ([beside("red", 0), beside("blue", 1)], 3),
        ([beside("red", 0, completed=False), beside("blue", 1)], 1),
        ([beside("blue", 0), beside("blue", 1), beside("green", 3)], 2),
        ([beside("red", 0), beside("red", 1), beside("green", 3)], -4),
        ([beside("blue", 0), beside("red", 1)], -1),
        ([beside("blue", 1), beside("green", 4)], 1),
        ([beside("green", 3, completed=False)], -1),
    ],
)
def test_a_combo_of_two_arrows_needs_both_cards(neighbours: list[Executed], delta: int) -> None:
    card = Executed(2, Half("green", -1, ("forward",), THREE_COMBOS), True)
    executed = sorted([card, *neighbours], key=lambda one: one.slot)
    assert card_delta(executed, executed.index(card)) == delta


@pytest.mark.parametrize(
    "named", [{}, {"earlier": "red"}, {"before": "red", "after": "red", "earlier": "red"}]
)
def test_a_combo_names_its_neighbours(named: dict[str, Colour]) -> None:
    with pytest.raises(ValueError, match="a combo has"):
        Combo(1, **named)
