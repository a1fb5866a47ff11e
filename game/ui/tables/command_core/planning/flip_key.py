"""The key that flips a directive: what it did, or why it did nothing, is said beside the slot."""

from game.rules.command_core.picks import flip
from game.ui.tables.command_core.planning.programming import PlanningScene


def flip_by_key(table: PlanningScene, slot: int | None) -> None:
    """Flips the directive in a slot; None: nothing is laid yet."""
    plans, words, slot = table.plans, table.words, slot or 0
    assert plans is not None
    refused = table.refusal(flip(plans.mech, slot), plans.seat)
    if not refused:
        plans.turned = slot
        table.flip(slot)
    # A flip has made the controls anew.
    shown, card = table.form.named(f"slot {slot + 1}"), plans.plan.slots[slot]
    if shown is not None and refused:
        table.form.refuse(shown, refused)
    elif shown is not None and card is not None:
        facts = {"card": words.card(card), "slot": slot + 1, "flipped": plans.plan.flipped[slot]}
        table.form.hints.tell(shown, words.notice("flipped_now", **facts))
