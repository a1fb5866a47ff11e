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
THINKING_TEXTS: Mapping[str, tuple[str, ...]] = {
    "line": ("name",),
    "seconds": ("count",),
    "now": (),
    "now_hint": (),
    "failed": (),
}
"""What a table says while a computer player thinks."""
PLAYERS = ("person", "easy", "normal", "hard")
"""Who is offered for a seat at set-up; the levels of the computer have names of their own."""
CONTEST = "concede", "contest"
"""The word of each game for what is conceded: "duel", "battle"."""


def needed_texts() -> Mapping[str, NeededTexts]:
    """The texts that are needed, by the name of their file."""
    shared = NeededTexts()
    for section, texts in (("concede", CONCEDE_TEXTS), ("thinking", THINKING_TEXTS)):
        for key, facts in texts.items():
            shared.add(section, key, frozenset(facts))
    for player in PLAYERS:
        shared.add("players", player)
    shared.add("player_lines", "person")
    for level in PLAYERS[1:]:
        shared.add("player_names", level)
    found = {SHARED: shared} | {
        game: import_module(f"game.rules.{game}.needed_texts").needed_texts() for game in GAMES
    }
    for game in GAMES:
        found[game].add(*CONTEST)
        for level in PLAYERS[1:]:
            found[game].add("player_lines", level)
    return found
