"""What a card of a program counts, also for cards that nobody has printed yet."""

import pytest

from game.content.command_core import Combo, Half
from game.content.command_core.cards import Colour
from game.rules.command_core.deltas import Executed, card_delta, program_delta

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
