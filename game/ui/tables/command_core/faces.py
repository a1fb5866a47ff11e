"""Command Core cards as the painter's faces."""

from collections.abc import Sequence
from functools import cache

import msgspec

from game.content.command_core import Chassis, Combo, Directive, Half, Upgrade, Weapon, shipped_library
from game.ui.paint.cards.faces import CardFace, ChassisFace, ComboFace, DirectiveFace, HalfFace, WeaponFace
from game.ui.tables.books import CardBook
from game.words.command_core.card_text import (
    chassis_face_text,
    directive_text,
    half_text,
    signed,
    upgrade_text,
    weapon_face_text,
)
from game.words.messages import Messages, shipped_messages

GAME = "command_core"
ICONS = {
    "forward": "step_forward",
    "back": "step_back",
    "left": "step_left",
    "right": "step_right",
    "turn_left_45": "turn_left_45",
    "turn_left_90": "turn_left_90",
    "turn_right_45": "turn_right_45",
    "turn_right_90": "turn_right_90",
    "stop": "stop",
    "lock": "targeting",
}
"""The drawing of each move of a directive, in assets/icons."""


def make_face(card: Chassis | Weapon | Upgrade | Directive) -> CardFace:
    """The face of one card."""
    texts = shipped_messages(GAME)
    key = f"{GAME}/{card.id}"
    match card:
        case Chassis():
            stats = (("structure", str(card.structure)), ("evade", str(card.evasion)))
            text = chassis_face_text(card, texts)
            armor = card.armor.front, card.armor.side, card.armor.rear
            return ChassisFace(
                *(key, card.name, "chassis", texts.say("kinds", "chassis"), key, text),
                stats=stats,
                chassis=card.id,
                armor=armor,
            )
        case Weapon(range=(near, far)):
            return WeaponFace(
                key,
                card.name,
                "weapon",
                texts.say("kinds", "weapon"),
                key,
                weapon_face_text(card, texts),
                signed(card.delta),
                stats=(
                    ("attack_die", str(card.dice)),
                    ("range", str(near) if near == far else f"{near}–{far}"),
                ),
                arcs=card.arcs,
            )
        case Upgrade():
            return CardFace(
                key, card.name, "upgrade", texts.say("kinds", "upgrade"), key, upgrade_text(card, texts)
            )
        case _:
            return _directive_face(card, texts)


def _directive_face(card: Directive, texts: Messages) -> DirectiveFace:
    key = f"{GAME}/{card.id}"
    return DirectiveFace(
        key,
        card.name,
        card.halves[0].colour,
        texts.say("kinds", "directive"),
        key,
        directive_text(card, texts),
        halves=tuple(_half_face(half, texts) for half in card.halves),
        no_combo=texts.say("faces", "no_combo"),
    )


def _half_face(half: Half, texts: Messages) -> HalfFace:
    """A half with the words of its moves; its combos have plates of their own."""
    words = half_text(msgspec.structs.replace(half, combos=()), texts)
    icons = tuple(ICONS[icon] for icon in half.icons)
    combos = tuple(_combo_face(combo, texts) for combo in half.combos)
    return HalfFace(half.colour, half.delta, icons, combos, words)


def _combo_face(combo: Combo, texts: Messages) -> ComboFace:
    key = "both" if combo.before and combo.after else "before" if combo.before else "after"
    left = tuple([colour for colour in (combo.earlier, combo.before) if colour is not None])
    right = () if combo.after is None else (combo.after,)
    return ComboFace(left, right, combo.delta, texts.say("faces", "earlier" if combo.earlier else key))


@cache
def face(card_id: str) -> CardFace:
    """The face of a shipped card. Raises `KeyError`."""
    library = shipped_library()
    for group in (library.directives, library.weapons, library.upgrades, library.chassis):
        if card_id in group:
            return make_face(group[card_id])
    raise KeyError(card_id)


@cache
def directive_face(
    card_id: str, *, flipped: bool = False, lit: int | None = None, in_slot: bool = False
) -> DirectiveFace:
    """A directive as it lies in a program: the other half up, its combo holding, the lower half dark."""
    shown = face(card_id)
    assert isinstance(shown, DirectiveFace)
    if flipped:
        shown = shown.turned()
    return msgspec.structs.replace(shown, lit=lit, in_slot=in_slot)


def keywords(card_id: str) -> Sequence[tuple[str, str]]:
    """What both halves of a split directive do: their card has no room for words."""
    directive = shipped_library().directives.get(card_id)
    if directive is None or not directive.split:
        return ()
    texts = shipped_messages(GAME)
    names = texts.say("faces", "first_half"), texts.say("faces", "second_half")
    return [(name, half_text(half, texts)) for name, half in zip(names, directive.halves, strict=True)]


@cache
def make_book() -> CardBook:
    """All cards by kind."""
    library = shipped_library()
    kinds = {
        "chassis": tuple(library.chassis),
        "weapon": tuple(library.weapons),
        "upgrade": tuple(library.upgrades),
        "directive": tuple(library.directives),
    }
    return CardBook(face, keywords, kinds)
