"""What rulebook, contact sheet and log need to know of a game's cards."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.content.rulebook import Figure
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.scenery.cutouts import cutout
from game.ui.paint.text import plain

Cutout = Callable[[Figure, tuple[int, int], float], pygame.Surface]
"""Paints a figure of the rulebook at a size in pixels, so many pixels a unit."""


@dataclass(frozen=True, slots=True)
class CardBook:
    """A game's cards as faces. `kinds` gives the ids of each kind, in the order of the lists; `cutout` paints
    pieces of its table for the rulebook.
    """

    face: Callable[[str], CardFace]
    keywords: Callable[[str], Sequence[tuple[str, str]]]
    kinds: dict[str, tuple[str, ...]]
    cutout: Cutout = cutout

    @property
    def cards(self) -> tuple[str, ...]:
        """Every id, once."""
        return tuple(dict.fromkeys(card for cards in self.kinds.values() for card in cards))

    def notes(self, shown: CardFace) -> Sequence[tuple[str, str]]:
        """The keywords of a face that is on the screen."""
        return self.keywords(shown.key.rpartition("/")[2])


def mentions(text: str, keyword: str) -> bool:
    """Whether a rich text has a keyword as a word of its own, in any of its forms.

    >>> mentions("*Exhausted* Scrapbots are readied.", "Ready")
    True
    >>> mentions("Prevent it :splash: already.", "Ready") or mentions("Prevent it.", "Vent")
    False
    """
    word = re.escape(keyword.lower())
    stem = word.removesuffix("e")
    forms = [f"{word}(?:s|es|ing)?", f"{stem}(?:ed|ing)"]
    if word.endswith("y"):
        forms.append(f"{word[:-1]}(?:ies|ied)")
    return re.search(rf"\b(?:{'|'.join(forms)})\b", plain(text).lower()) is not None


def relevant_first(notes: Sequence[tuple[str, str]], told: str) -> list[tuple[str, str]]:
    """Notes on keywords, those first of which something is told now: the last ones may be folded away.

    >>> relevant_first([("Hit", "..."), ("Heat 2", "..."), ("Range 1", "...")], "OUT OF RANGE: 3 > 1")
    [('Range 1', '...'), ('Hit', '...'), ('Heat 2', '...')]
    """
    return sorted(notes, key=lambda note: not mentions(told, note[0].split()[0]))
