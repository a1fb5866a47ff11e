"""What every file in data/text has to say: the measure that `check` holds the texts against."""

from collections.abc import Mapping
from importlib import import_module

from game.content.needed_texts import NeededTexts
from game.content.texts import SHARED
from game.rules import GAMES

CONCEDE_TEXTS: Mapping[str, tuple[str, ...]] = {
    "button": (),
    "who": (),
    "who_text": (),
    "cancel": (),
    "title": ("contest",),
    "text": ("winner",),
    "confirm": (),
    "refuse": (),
}
"""The question before somebody concedes, with its facts; asked at the tables of all games."""
CONTEST = "concede", "contest"
"""The word of each game for what is conceded: "duel", "battle"."""


def needed_texts() -> Mapping[str, NeededTexts]:
    """The texts that are needed, by the name of their file."""
    shared = NeededTexts()
    for key, facts in CONCEDE_TEXTS.items():
        shared.add("concede", key, frozenset(facts))
    found = {SHARED: shared} | {
        game: import_module(f"game.rules.{game}.needed_texts").needed_texts() for game in GAMES
    }
    for game in GAMES:
        found[game].add(*CONTEST)
    return found
