"""Chance that is part of the state."""

from collections import Counter

import pytest

from game.engine.dice import Dice, ScriptError


def test_the_words_are_those_of_splitmix64() -> None:
    dice = Dice(1234567)
    words = [dice._next() for _ in range(3)]
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_copy_rolls_the_same_and_apart() -> None:
    dice = Dice(5)
    copy = dice.copy()
    assert [dice.roll() for _ in range(20)] == [copy.roll() for _ in range(20)]


def test_results_are_in_range_and_fair() -> None:
    dice = Dice(9)
    counts = Counter(dice.roll() for _ in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in counts.values())
    assert {dice.coin() for _ in range(50)} == {0, 1}


def test_every_order_of_a_shuffle_comes_up() -> None:
    dice = Dice(3)
    orders = Counter(dice.shuffled("abc") for _ in range(1200))
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


def test_a_script_gives_its_results_in_order() -> None:
    dice = Dice(1, (3, 1, 0))
    assert (dice.roll(), dice.coin(), dice.below(2)) == (3, 1, 0)


def test_a_scripted_shuffle_names_the_picks() -> None:
    assert Dice(1, (2, 0, 0)).shuffled("abc") == ("c", "a", "b")


def test_a_missing_or_impossible_result_fails() -> None:
    with pytest.raises(ScriptError, match="used up"):
        Dice(1, ()).roll()
    with pytest.raises(ScriptError, match=r"has 7 where a result 1\.\.6"):
        Dice(1, (7,)).roll()


def test_dice_survive_as_plain_data() -> None:
    dice = Dice(77, (1, 2))
    dice.below(3)
    again = Dice.from_dict(dice.to_dict())
    assert (again.word, again.script) == (dice.word, dice.script) == (77, (2,))
