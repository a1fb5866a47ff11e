"""What the slots of a program count, beside one another."""

from hypothesis import given
from hypothesis import strategies as st

from game.content.command_core import Half, shipped_library
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
    for slot, side in slot_deltas(executed)[1].items():
        partner = executed[slot + side]
        wanted = {combo.before if side < 0 else combo.after for combo in executed[slot].half.combos}
        assert partner.completed and partner.half.colour in wanted
