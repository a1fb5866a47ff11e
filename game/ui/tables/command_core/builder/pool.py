"""The pool of a squad: all chassis, weapons, upgrades and directives, as they are searched."""

from collections.abc import Mapping
from functools import cache

from game.content.command_core import Chassis, Directive, Upgrade, Weapon, shipped_library
from game.ui.tables.command_core.builder.editing import Kind
from game.ui.tables.command_core.faces import face
from game.ui.workshop.pool import Order, PoolCard
from game.words.command_core.card_text import directive_text, upgrade_text
from game.words.messages import shipped_messages

ORDERS: Mapping[Kind, tuple[str, ...]] = {
    "chassis": ("points", "structure", "name"),
    "weapon": ("points", "dice", "reach", "name"),
    "upgrade": ("points", "name"),
    "directive": ("colour", "delta", "name"),
}
"""What each kind can be sorted by, the usual first."""
FILTERS: Mapping[Kind, tuple[str, tuple[str, ...]]] = {
    "chassis": ("class", ("light", "medium", "heavy")),
    "weapon": ("arc", ("front", "side", "rear")),
    "upgrade": ("", ()),
    "directive": ("colour", ("blue", "red", "yellow", "green")),
}
"""By what each kind can be filtered: a group of tags, and its tags."""
_COLOURS = FILTERS["directive"][1]


@cache
def pool_cards(kind: Kind) -> tuple[PoolCard, ...]:
    """Every card of a kind."""
    library = shipped_library()
    cards: Mapping[Kind, Mapping[str, Chassis | Weapon | Upgrade | Directive]] = {
        "chassis": library.chassis,
        "weapon": library.weapons,
        "upgrade": library.upgrades,
        "directive": library.directives,
    }
    return tuple(map(_pool_card, cards[kind].values()))


def _pool_card(card: Chassis | Weapon | Upgrade | Directive) -> PoolCard:
    texts = shipped_messages("command_core")
    words, tags, orders = card.name, dict[str, frozenset[str]](), dict[str, Order]()
    match card:
        case Chassis():
            words += f" {texts.say('classes', card.mech_class)} {face(card.id).body}"
            tags["class"] = frozenset({card.mech_class})
            orders["structure"] = (-card.structure, card.name)
        case Weapon():
            arcs = " ".join([texts.say("arcs", arc) for arc in card.arcs])
            words += f" {arcs} {texts.say('builder', 'dice', count=card.dice)} {face(card.id).body}"
            sides = {"side" if arc in ("left", "right") else arc for arc in card.arcs}
            tags["arc"] = frozenset(sides)
            orders["dice"] = (-card.dice, card.name)
            orders["reach"] = (-card.range[1], card.name)
        case Upgrade():
            words += f" {upgrade_text(card, texts)}"
        case Directive():
            colours = [half.colour for half in card.halves]
            named = " ".join([texts.say("colours", one) for one in colours])
            words += f" {named} {directive_text(card, texts)}"
            tags["colour"] = frozenset(colours)
            orders["colour"] = (_COLOURS.index(colours[0]), card.name)
            orders["delta"] = (-card.halves[0].delta, card.name)
    if not isinstance(card, Directive):
        orders["points"] = (card.points, card.name)
    orders["name"] = card.name
    return PoolCard(card.id, words.lower().replace("*", "").replace(":", " "), tags, orders)
