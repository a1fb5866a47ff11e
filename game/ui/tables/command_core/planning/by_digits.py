"""Digits in the planner: one lays the directive that has it, with Shift it chooses a slot."""

import pygame

from game.ui.keys import place_of, shifted
from game.ui.kit.form import Form
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.planning.programming import PlanningScene


def work_digit(table: PlanningScene, event: pygame.event.Event) -> bool:
    """True where the key was a digit that means something to the program which is written."""
    plans = table.plans
    number = place_of(event) if event.type == pygame.KEYDOWN else None
    if plans is None or number is None or table.playing or table.chooser is None:
        return False
    if shifted(event):
        if number <= len(plans.plan.slots):
            plans.slot, plans.turned = number - 1, None
            table.context.sound.play("pick")
            table.refresh()
            table.go_to_the_hand()
        return True
    pile = next((one for one in _piles(table.form) if one.digit == number), None)
    if pile is not None:
        table.go_to_the_hand()
        if pile.card:
            table.form.go(pile)
        table.form.work(pile)
        if isinstance(table.form.focus, PileCard):
            # No other directive is looked at: board and sums tell of the program as it is.
            table.form.set_focus(None)
    return True


def _piles(form: Form) -> list[PileCard]:
    return [one for one in form.widgets if isinstance(one, PileCard)]
