"""What a row says of a card: figures with their icons, points, and the total that it would lead to."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.content.command_core import Chassis, Directive, Library, Upgrade, Weapon
from game.ui.tables.command_core.builder.editing import kind_of
from game.ui.tables.command_core.faces import ICONS
from game.words.command_core.card_text import range_text, signed, upgrade_short
from game.words.messages import Messages

Piece = tuple[str, str]
"""An icon, or "" for none, and the words behind it."""


@dataclass(frozen=True, slots=True)
class Gear:
    """`line` stands below the name; `gems` are colours of a directive, `arcs` those of a weapon.

    `total` is what the squad would cost with it, `over` whether that is too much; `inside` says that it
    is in.
    """

    line: tuple[Piece, ...]
    points: str = ""
    arcs: tuple[str, ...] = ()
    gems: tuple[str, ...] = ()
    total: str = ""
    over: bool = False
    inside: str = ""


def gear(card: str, library: Library, texts: Messages) -> Gear:
    """What is always said of a card. Raises `KeyError` for one that the game does not have."""
    match kind_of(card, library):
        case "chassis":
            return _chassis(library.chassis[card])
        case "weapon":
            return _weapon(library.weapons[card], texts)
        case "upgrade":
            return _upgrade(library.upgrades[card], texts)
        case _:
            return _directive(library.directives[card], texts)


def _chassis(card: Chassis) -> Gear:
    armor = f"{card.armor.front}/{card.armor.side}/{card.armor.rear}"
    line = (
        ("structure", str(card.structure)),
        ("armor", armor),
        ("evade", str(card.evasion)),
        ("slots", str(card.slots)),
    )
    return Gear(line, str(card.points))


def _weapon(card: Weapon, texts: Messages) -> Gear:
    line = (
        ("attack_die", str(card.dice)),
        ("range", range_text(*card.range)),
        ("", texts.say("builder", "delta", delta=signed(card.delta))),
    )
    return Gear(line, str(card.points), arcs=card.arcs)


def _upgrade(card: Upgrade, texts: Messages) -> Gear:
    return Gear((("", upgrade_short(card, texts)),), str(card.points))


def _directive(card: Directive, texts: Messages) -> Gear:
    line: list[Piece] = [(ICONS[icon], "") for icon in card.halves[0].icons]
    if card.split:
        line += [("", "/"), *[(ICONS[icon], "") for icon in card.halves[1].icons]]
    line.append(("", texts.say("builder", "delta", delta=signed(card.halves[0].delta))))
    colours: Sequence[str] = [half.colour for half in card.halves]
    return Gear(tuple(line), gems=tuple(f"gem_{colour}" for colour in dict.fromkeys(colours)))
