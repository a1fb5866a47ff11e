"""A deck is filled up with what goes with its cards."""

from hypothesis import given
from hypothesis import strategies as st

from game.content.dino_battles import DeckSide, shipped_library, side_problems
from game.rules.dino_battles.suggestion import combat_mix, group_counts, mean_groups, suggest

LIBRARY = shipped_library()


@given(st.dictionaries(st.sampled_from(sorted(LIBRARY.cards)), st.integers(1, 3), max_size=15))
def test_any_beginning_is_completed_and_kept(begun: dict[str, int]) -> None:
    filled = suggest(DeckSide(cards=begun), LIBRARY)
    assert side_problems(filled, LIBRARY) == []
    assert all(filled.cards[card] >= count for card, count in begun.items())
    assert suggest(DeckSide(cards=begun), LIBRARY) == filled


def test_a_complete_deck_stays_as_it_is() -> None:
    for deck in LIBRARY.decks.values():
        side = DeckSide.of(deck)
        assert suggest(side, LIBRARY) == side


def test_a_deck_that_is_too_large_stays_as_it_is() -> None:
    side = DeckSide(cards={"attack": 61})
    assert suggest(side, LIBRARY) == side


def test_the_kinds_are_as_many_as_in_the_ready_decks() -> None:
    counts, wanted = group_counts(suggest(DeckSide(), LIBRARY).cards, LIBRARY), mean_groups(LIBRARY)
    assert all(abs(counts[group] - wanted[group]) <= 2 for group in counts)


def test_dinosaurs_that_evade_get_evades() -> None:
    dinosaurs = sorted(LIBRARY.dinosaurs.values(), key=lambda one: one.eva - one.defence)
    slow, quick = (combat_mix([(one, 3)], LIBRARY) for one in (dinosaurs[0], dinosaurs[-1]))
    assert slow["evade"] < slow["defend"] and quick["evade"] > quick["defend"]
    assert slow["attack"] == quick["attack"]
