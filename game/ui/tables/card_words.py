"""Which words of a card the rulebook explains, and where."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.content.rulebook import LINK, Chapter, Found, find_entry, find_word
from game.ui.paint.cards.faces import (
    CardFace,
    ChassisFace,
    DinosaurFace,
    DirectiveFace,
    WeaponFace,
    WindowedFace,
)
from game.ui.tables.books import mentions

_ICON = re.compile(r":([a-z_0-9]+):")


class CardWord(NamedTuple):
    """A word as the card has it, what it means, and where the rulebook tells more."""

    word: str
    meaning: str
    found: Found


def card_words(
    chapters: Sequence[Chapter], face: CardFace, notes: Sequence[tuple[str, str]]
) -> list[CardWord]:
    """The words of a card that have an entry: those with a note first, in the order of the card's text.

    A word without a note is told by the paragraph that explains it.
    """
    listed: dict[str, CardWord] = {}
    for word, meaning in notes:
        found = find_word(chapters, word)
        if found is not None:
            listed.setdefault(found.word, CardWord(word, meaning, found))
    for found in (*_by_icon(chapters, face), *_by_word(chapters, face)):
        meaning = meaning_of(chapters, found)
        # Of several words that one paragraph explains the first is enough.
        told = (found.chapter, found.paragraph) in [(one.found[0], one.found[2]) for one in listed.values()]
        if not told and found.word not in listed and not _is_note(found.word, notes):
            listed[found.word] = CardWord(found.word, meaning, found)
    return list(listed.values())


def face_icons(face: CardFace) -> list[str]:
    """What a card shows without words: icons, and signs that several of its parts make together."""
    icons = [*_ICON.findall(face.body), *(name for name, _ in face.stats)]
    if face.corner_icon and (face.corner or isinstance(face, WindowedFace)):
        icons.append(face.corner_icon)
    if isinstance(face, DinosaurFace):
        icons += [name for name, *_ in face.plates]
    if isinstance(face, WindowedFace):
        icons.append("windows")
    if isinstance(face, WeaponFace):
        icons += ["arcs", "delta"]
    if isinstance(face, ChassisFace):
        icons.append("armor_sides")
    if isinstance(face, DirectiveFace):
        icons.append("delta")
        icons += [name for half in face.halves for name in half.icons]
        icons += ["combo"] * any(half.combos for half in face.halves)
        icons += ["split"] * (len(face.halves) > 1)
    return list(dict.fromkeys(icons))


def meaning_of(chapters: Sequence[Chapter], found: Found) -> str:
    """The paragraph that explains an entry; for a whole chapter its first one."""
    paragraphs = chapters[found.chapter].text.split("\n")
    return LINK.sub(r"\1", paragraphs[found.paragraph or 0])


def _by_icon(chapters: Sequence[Chapter], face: CardFace) -> Iterator[Found]:
    for name in face_icons(face):
        found = find_entry(chapters, lambda _, entry, name=name: name in entry.icons)  # type: ignore[misc]
        if found is not None:
            yield found


def _by_word(chapters: Sequence[Chapter], face: CardFace) -> Iterator[Found]:
    text = f"{face.body}\n{face.kind_label}"
    for number, chapter in enumerate(chapters):
        for entry in chapter.entries.values():
            if any(mentions(text, name) for name in (entry.word, *entry.words)):
                found = find_word(chapters[number:], entry.word)
                assert found is not None
                yield found._replace(chapter=number)


def _is_note(word: str, notes: Sequence[tuple[str, str]]) -> bool:
    return word.lower() in (title.lower() for title, _ in notes)
