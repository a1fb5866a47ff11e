"""The ready squads of Command Core hold every card."""

from game.rules import load
from game.rules.command_core.rules import CommandCore


def test_every_card_is_in_a_squad() -> None:
    rules = load("command_core")
    assert isinstance(rules, CommandCore)
    library = rules.library
    used = {
        card
        for squad in library.squads.values()
        for mech in squad.mechs
        for card in (mech.chassis, *mech.weapons, *mech.upgrades, *mech.directives)
    }
    assert used == {*library.chassis, *library.weapons, *library.upgrades, *library.directives}
