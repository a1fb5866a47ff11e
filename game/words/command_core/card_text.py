"""The text of a card's face, made from the card's data."""

from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import asdict

from game.content.command_core import Chassis, Combo, Directive, Half, Upgrade, Weapon
from game.rules.command_core.topology import ARCS
from game.words.messages import Messages

ICONS_IN_A_ROW = ("forward", "back", "left", "right", "lock")
"""Symbols that are counted where several of them come one after the other."""


def chassis_text(chassis: Chassis, texts: Messages) -> str:
    """Structure, armor, evasion and slots."""
    armor = chassis.armor
    return texts.say(
        "cards",
        "chassis",
        mech_class=texts.say("classes", chassis.mech_class),
        structure=chassis.structure,
        front=armor.front,
        side=armor.side,
        rear=armor.rear,
        evasion=chassis.evasion,
        slots=chassis.slots,
    )


def chassis_face_text(chassis: Chassis, texts: Messages) -> str:
    """What the plates of a mech's card do not say."""
    mech_class = texts.say("classes", chassis.mech_class)
    return texts.say("cards", "chassis_face", mech_class=mech_class, slots=chassis.slots)


def weapon_face_text(weapon: Weapon, texts: Messages) -> str:
    """What the plates of a weapon's card do not say: its arcs, and what firing costs or gains."""
    return texts.say("cards", "weapon_face", **_arcs(weapon, texts)) + delta_text(weapon.delta, texts)


def _arcs(weapon: Weapon, texts: Messages) -> dict[str, Any]:
    """Whether a weapon fires all round, and its arcs."""
    arcs = ", ".join(texts.say("arcs", arc) for arc in weapon.arcs)
    return {"all_round": len(weapon.arcs) == len(ARCS), "arcs": arcs}


def range_text(near: int, far: int) -> str:
    """The distances from the nearest to the farthest.

    >>> range_text(3, 8), range_text(1, 1)
    ('3–8', '1')
    """
    return str(near) if near == far else f"{near}–{far}"


def weapon_text(weapon: Weapon, texts: Messages) -> str:
    """Dice, range, arcs and delta."""
    distance, arcs = range_text(*weapon.range), _arcs(weapon, texts)
    text = texts.say("cards", "weapon", dice=weapon.dice, range=distance, **arcs)
    return text + delta_text(weapon.delta, texts)


def delta_text(delta: int, texts: Messages) -> str:
    """What a weapon's delta means; nothing where it is zero."""
    if not delta:
        return ""
    return " " + texts.say("cards", "weapon_gain" if delta > 0 else "weapon_cost", amount=abs(delta))


def upgrade_text(upgrade: Upgrade, texts: Messages) -> str:
    """All that an upgrade does, a sentence each."""
    return " ".join(_verb_text(step.verb, texts) for step in upgrade.does)


def upgrade_short(upgrade: Upgrade, texts: Messages) -> str:
    """What an upgrade does in a few words, for a row of a list."""
    return ", ".join(_verb_text(step.verb, texts, "short_verbs") for step in upgrade.does)


def _verb_text(verb: msgspec.Struct, texts: Messages, section: str = "verbs") -> str:
    facts = asdict(verb)
    if "side" in facts:
        facts["side"] = texts.say("sides", facts["side"])
    return texts.say(section, _snake(type(verb).__name__), **facts)


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def directive_text(directive: Directive, texts: Messages) -> str:
    """What a directive does; a split one has both halves."""
    halves = [half_text(half, texts) for half in directive.halves]
    return halves[0] if len(halves) == 1 else texts.say("cards", "split", first=halves[0], second=halves[1])


def half_text(half: Half, texts: Messages) -> str:
    """The moves of a half, and its combos."""
    moves = ", ".join(_icon_text(icon, len(list(same)), texts) for icon, same in groupby(half.icons))
    parts = [texts.say("cards", "half", icons=moves)]
    parts += [combo_text(combo, texts) for combo in half.combos]
    return " ".join(parts)


def _icon_text(icon: str, count: int, texts: Messages) -> str:
    """A symbol, or the same one several times in a row."""
    if icon in ICONS_IN_A_ROW:
        return texts.say("icons", icon, count=count)
    return ", ".join([texts.say("icons", icon)] * count)


def combo_text(combo: Combo, texts: Messages) -> str:
    """Which neighbours change the delta, and to what."""
    colours = [texts.say("colours", colour) for colour in combo.wanted.values()]
    if len(colours) == 1:
        facts = {"colour": colours[0], "before": combo.before is not None}
        return texts.say("cards", "combo", delta=signed(combo.delta), **facts)
    first, second = colours
    facts = {"first": first, "second": second, "alike": first == second}
    if combo.after is not None:
        return texts.say("cards", "combo_both", delta=signed(combo.delta), **facts)
    return texts.say("cards", "combo_earlier", delta=signed(combo.delta), **facts)


def signed(number: int) -> str:
    """A number with its sign, as on a card.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
