"""What a match of each game can ask and tell, for the check of rulebooks and tips."""

from collections.abc import Mapping
from importlib import import_module

from game.content.match_words import MatchWords
from game.rules import GAMES


def match_words() -> Mapping[str, MatchWords]:
    """The words of every game, by its id."""
    return {game: _words_of(game) for game in GAMES}


def _words_of(game: str) -> MatchWords:
    kinds = import_module(f"game.rules.{game}.kinds")
    return MatchWords(
        decisions=kinds.DECISION_KINDS,
        phases=kinds.PHASES,
        events={
            kind: frozenset(fact for variant in variants for fact in variant)
            for kind, variants in kinds.EVENT_KINDS.items()
        },
        verbs=import_module(f"game.content.{game}.vocabulary").VOCABULARY,
    )
