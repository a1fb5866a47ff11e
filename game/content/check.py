"""The check of all content in a folder."""

from collections.abc import Collection, Mapping
from pathlib import Path

from game.content.art import Art, load_art
from game.content.art_colors import load_art_colors
from game.content.check_rulebook import check_rulebook
from game.content.effects import Effects, check_cards, load_effects
from game.content.figures import check_figures
from game.content.game_library import GameContent
from game.content.icons import icon_names
from game.content.keys import load_keys
from game.content.match_words import MatchWords
from game.content.problems import Problem, Problems
from game.content.sounds import Sounds, load_sounds
from game.content.stages import load_stages
from game.content.theme import load_theme
from game.content.tips import SHARED_TIPS, check_tips


def check_content(
    folder: Path, contents: Mapping[str, GameContent], words: Mapping[str, MatchWords]
) -> tuple[list[Problem], int]:
    """Every problem in the folder, and how many entries were read.

    `contents` are the games to check, `words` what a match of each can ask and tell, both by the games' ids.
    """
    problems = Problems()
    libraries = {game: content.load_library(folder, problems) for game, content in contents.items()}
    art = load_art(folder, problems)
    effects = load_effects(folder, problems)
    icons = icon_names()
    sounds = load_sounds(folder, problems)
    _check_sounds(effects, sounds, problems)
    keys = load_keys(folder, problems)
    colors = load_art_colors(folder, problems)
    theme = load_theme(folder, problems)
    entries = len(art.pictures) + len(art.boxes) + len(load_stages(folder, problems))
    entries += len(effects.families) + len(sounds.effects) + len(sounds.loops)
    entries += sum(len(actions) for actions in keys.actions.values())
    entries += sum(len(roles) for roles in colors.values()) + (
        len(theme.colors) + len(theme.styles) if theme else 0
    )
    for game, library in libraries.items():
        entries += library.num_entries
        _check_pictures(art, game, library.card_ids, problems)
        check_cards(effects, game, library.card_ids, problems)
        chapters = check_rulebook(folder, game, library.card_ids, icons, words[game], problems)
        entries += len(chapters) + check_tips(folder, game, words[game], chapters, problems)
        check_figures(chapters, library.card_ids, art, f"rulebook/{game}.yaml", problems)
    entries += check_tips(folder, SHARED_TIPS, MatchWords(), (), problems)
    return list(problems), entries


def _check_sounds(effects: Effects, sounds: Sounds, problems: Problems) -> None:
    """Reports families of effects with sounds that do not exist."""
    for family in effects.families.values():
        for field in ("swing", "hit"):
            name = getattr(family, field)
            if name and name not in sounds.effects:
                problems.add("art/effects.yaml", family.id, field, f"unknown sound '{name}'")


def _check_pictures(art: Art, game: str, cards: Collection[str], problems: Problems) -> None:
    """Reports pictures that belong to no card."""
    for key, picture in art.pictures.items():
        if key.startswith(f"{game}/") and picture.id not in cards:
            problems.add(f"art/pictures/{game}.yaml", picture.id, "id", f"unknown card '{picture.id}'")
