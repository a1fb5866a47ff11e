"""Where the dice of an attack come from: the weapon or the chassis, and each upgrade that adds some."""

from collections.abc import Iterator

from game.content.command_core.verbs import Armor, Evasion, MoreDice
from game.rules.command_core.catalogue import SIDES
from game.rules.command_core.topology import Arc
from game.ui.tables.command_core.panels.reroll_odds import throws_of
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.snapshot import Snapshot


def attack_sources(snapshot: Snapshot, battle: Battle) -> str:
    """The weapon with its dice, and the upgrades that add some, in words; "" where there are no more."""
    more = more_attack_dice(snapshot, battle)
    dice = snapshot.library.weapons[battle.weapon].dice
    weapon = snapshot.words.card(battle.weapon)
    return snapshot.words.notice("attack_dice", weapon=weapon, dice=dice, more=more) if more else ""


def more_attack_dice(snapshot: Snapshot, battle: Battle) -> str:
    """The upgrades that add attack dice against the side that is hit, with how many; "" for none."""
    thrown = throws_of(snapshot, battle)
    return _joined(snapshot, battle.attacker, thrown.arc, MoreDice) if thrown is not None else ""


def more_defence_dice(snapshot: Snapshot, battle: Battle, arc: Arc) -> str:
    """The upgrades that add armor dice at the side `arc`, or evade dice."""
    found = [_joined(snapshot, battle.target, arc, verb) for verb in (Armor, Evasion)]
    return ", ".join(filter(None, found))


def _joined(snapshot: Snapshot, number: int, arc: Arc, verb: type[MoreDice | Armor | Evasion]) -> str:
    return ", ".join(
        snapshot.words.notice("more_from", name=snapshot.words.card(card), amount=amount)
        for card, amount in _amounts(snapshot, number, arc, verb)
    )


def _amounts(
    snapshot: Snapshot, number: int, arc: Arc, verb: type[MoreDice | Armor | Evasion]
) -> Iterator[tuple[str, int]]:
    """Each upgrade of a mech that still works and adds dice of that kind."""
    for card in snapshot.view.mechs[number].upgrades:
        steps = [step.verb for step in snapshot.library.upgrades[card].does if isinstance(step.verb, verb)]
        amount = sum(one.amount for one in steps if getattr(one, "side", SIDES[arc]) == SIDES[arc])
        if amount:
            yield card, amount
