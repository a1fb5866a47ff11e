"""The key that flips a directive: what it did, or why it did nothing, is said beside the slot."""

from game.engine.refusals import Refusal
from game.ui.tables.command_core.planning.programming import PlanningScene


def flip_by_key(table: PlanningScene, slot: int | None) -> None:
    """Flips the directive in a slot; None: nothing is laid yet."""
    plans, words = table.plans, table.words
    assert plans is not None
    card = plans.plan.slots[slot] if slot is not None else None
    done = False
    if slot is not None and card is not None:
        plans.turned = slot
        done = table.flip(slot)
    # A flip has made the controls anew.
    shown = table.form.named(f"slot {(slot or 0) + 1}")
    if shown is None:
        return
    if slot is None or card is None:
        table.form.refuse(shown, words.notice("flip_first"))
    elif done:
        facts = {"card": words.card(card), "slot": slot + 1, "flipped": plans.plan.flipped[slot]}
        table.form.hints.tell(shown, words.notice("flipped_now", **facts))
    else:
        kind = "no_halves" if plans.plan.may_change(slot) else "decided"
        table.form.refuse(shown, words.refusal(Refusal(kind, {"card": card, "slot": slot})))
