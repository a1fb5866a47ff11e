"""Dino Battles cards as the painter's faces."""

from functools import cache

from msgspec import structs

from game.content.dino_battles import (
    Card,
    CombatCard,
    Dinosaur,
    PlayedCard,
    Upgrade,
    shipped_library,
)
from game.content.dino_battles.cards import COMBAT_CARDS, WINDOWS, Window
from game.content.dino_battles.verbs import Atk, Def, Eva, MaxHp
from game.content.steps import Step
from game.ui.paint.cards.cards import text_fits
from game.ui.paint.cards.faces import CardFace, DinosaurFace, WindowedFace
from game.ui.tables.books import CardBook, mentions
from game.ui.tables.dino_battles.statuses import LOOKS
from game.words.dino_battles.card_text import (
    card_text,
    signed,
    snake,
    special_text,
    upgrade_line,
    verb_text,
)
from game.words.messages import Messages, shipped_messages

GAME = "dino_battles"
ICONS = {
    **{verb.__name__.lower(): look.icon for one, look in LOOKS for verb in (one.ability, one.deed)},
    "spiked": "spikes",
    "paralyze": "paralysis",
    "camouflaged": "camouflage",
    "max_hp": "hp",
    "regenerate": "repair",
    "steady": "anchor",
    "immune": "immune",
    "retreat_by": "retreat",
}
"""The drawings of what a card does, in assets/icons, where their names differ from the verbs'."""
COMBAT_ICONS = dict(zip(COMBAT_CARDS, ("atk", "eva", "def"), strict=True))
"""The drawings of the Combat Cards: claws, an arrow, a shield. Other games have others of these names."""
CHANGES = (Atk, Eva, Def, MaxHp)
"""Verbs whose number is added to a figure."""
KEYWORDS = (*[status.deed.__name__.lower() for status, _ in LOOKS], "paralyze")
"""Words that cards use and the section `keywords` of the texts explains."""


def make_face(card: Card) -> CardFace:
    """The face of one card."""
    texts = shipped_messages(GAME)
    match card:
        case Dinosaur():
            return _dinosaur(card, texts)
        case Upgrade():
            return _upgrade(card, texts)
        case CombatCard():
            return _combat_card(card, texts)
        case _:
            return _played(card, texts)


def _dinosaur(card: Dinosaur, texts: Messages) -> DinosaurFace:
    """HP in the corner, four plates at the foot; abilities and special attacks led by their icons."""
    key, names = f"{GAME}/{card.id}", texts.section("faces")
    lines = [f":{_icon(step)}: {verb_text(step.verb, 'abilities', texts)}" for step in card.abilities]
    lines += [with_combat_icons(special_text(special, texts)) for special in card.specials]
    kind = texts.say("faces", "dinosaur", hp=card.hp)
    stats = ("atk", card.atk), ("eva", card.eva), ("def", card.defence), ("retreat", card.retreat)
    return DinosaurFace(
        *(key, card.name, "dinosaur", kind, key, "\n".join(lines)),
        corner=str(card.hp),
        corner_icon="hp",
        plates=tuple((name, str(value), names[name]) for name, value in stats),
    )


def _upgrade(card: Upgrade, texts: Messages) -> WindowedFace:
    """What it adds in the corner, or the sign of what it does."""
    key = f"{GAME}/{card.id}"
    lines = [upgrade_line(step.verb, texts) for step in card.does]
    return WindowedFace(
        *(key, card.name, "augment", texts.section("kinds")["upgrade"], key),
        "\n".join(lines),
        footer=texts.say("faces", "attach"),
        corner=_corner(card.does[0]),
        corner_icon=_icon(card.does[0]),
        windows=_strip(("main",), texts),
    )


def _played(card: PlayedCard, texts: Messages) -> WindowedFace:
    key, kind = f"{GAME}/{card.id}", "permanent" if card.permanent else card.group
    return WindowedFace(
        *(key, card.name, card.group, texts.section("kinds")[kind], key, card_text(card, texts)),
        kind_icon=kind,
        windows=_strip(card.windows, texts),
    )


def _combat_card(card: CombatCard, texts: Messages) -> WindowedFace:
    key = f"{GAME}/{card.id}"
    return WindowedFace(
        *(key, card.name, card.stat, texts.section("kinds")["combat"], key, card_text(card, texts)),
        windows=((texts.say("faces", "load"), True),),
    )


def with_combat_icons(text: str) -> str:
    """A text in which the icons of Combat Cards are those of this game.

    >>> with_combat_icons(":attack: :evade: *Leap*")
    ':atk: :eva: *Leap*'
    """
    for card, name in COMBAT_ICONS.items():
        text = text.replace(f":{card}:", f":{name}:")
    return text


def _icon(step: Step) -> str:
    name = snake(type(step.verb).__name__)
    return ICONS.get(name, name)


def _corner(step: Step) -> str:
    """The first number of an Upgrade: with its sign where it changes a figure."""
    verb = step.verb
    for field in ("amount", "hp", "turns", "tokens", "rounds"):
        if field in verb.__struct_fields__:
            number = int(getattr(verb, field))
            return signed(number) if isinstance(verb, CHANGES) else str(number)
    return ""


def _strip(windows: tuple[Window, ...], texts: Messages) -> tuple[tuple[str, bool], ...]:
    """All windows by their short names, with whether a card may be played in them."""
    names = texts.section("faces")
    return tuple((names[window], window in windows) for window in WINDOWS)


@cache
def face(card_id: str) -> CardFace:
    """The face of a shipped card. Raises `KeyError`."""
    return make_face(shipped_library().cards[card_id])


@cache
def worded(shown: CardFace, width: int) -> CardFace:
    """A face for a card so wide: where its words have no room, abilities are only named."""
    card = shipped_library().dinosaurs.get(shown.key.rpartition("/")[2])
    if card is None or text_fits(shown, width):
        return shown
    lines, count = shown.body.split("\n"), len(card.abilities)
    named = [f"{line.partition(':*')[0]}.*" if ":*" in line else line for line in lines[:count]]
    return structs.replace(shown, body="\n".join([*named, *lines[count:]]))


def keywords(card_id: str) -> list[tuple[str, str]]:
    """(keyword, explanation) for each keyword of a card."""
    texts, body = shipped_messages(GAME).section("keywords"), face(card_id).body
    return [(word.capitalize(), texts[word]) for word in KEYWORDS if mentions(body, word)]


@cache
def make_book() -> CardBook:
    """All cards by kind."""
    library = shipped_library()
    kinds = {
        "dinosaur": tuple(library.dinosaurs),
        "upgrade": tuple(library.upgrades),
        "item": tuple(library.items),
        "action": tuple(library.actions),
        "combat": tuple(library.combat_cards),
    }
    return CardBook(face, keywords, kinds)
