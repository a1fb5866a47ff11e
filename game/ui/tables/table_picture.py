"""A whole table as a picture, drawn by the table's own painters."""

import tempfile
from functools import lru_cache
from pathlib import Path

import pygame

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.content.rulebook import TableParts
from game.engine.match import Match
from game.engine.record import position
from game.engine.seats import SEATS
from game.rules import load
from game.storage.settings import Settings
from game.ui.context import Context
from game.ui.scene import DESIGN_SIZE, Scene
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON

_LONGEST = 600


class _NoSuchMomentError(ValueError):
    """A match never comes to the moment that a picture is to show."""


@lru_cache(maxsize=8)
def match_at(game: str, asked: str, seed: int, moves: int) -> Match:
    """A match of two quick players, from a seed, until the first seat is asked something after so many moves.

    A match that ends sooner goes back to when it was asked that last. Raises `ValueError` where it never is.
    """
    match = Match(load(game), {}, seed)
    players = [make_player("greedy", seed + seat) for seat in SEATS]
    last = -1
    while match.decisions and len(match.record) < _LONGEST:
        decision = match.decisions[0]
        if decision.kind == asked and decision.seat == 0 and len(decision.actions) > 1:
            last = len(match.record)
            if last >= moves:
                return match
        known = InformationSet(match.rules, match.state.copy(), decision)
        match.act(decision.seat, players[decision.seat].choose(known))
    if last < 0:
        raise _NoSuchMomentError(f"{game} with seed {seed} never asks '{asked}'")
    return position(match, last)


def table_picture(game: str, shown: TableParts, settings: Settings) -> pygame.Surface:
    """The table as the first seat sees it, in the size that it was designed for and in the chosen colours."""
    key = game, shown.asked, shown.seed, shown.moves
    return _painted(*key, settings.colors, settings.shapes)


@lru_cache(maxsize=2)
def _painted(game: str, asked: str, seed: int, moves: int, colors: str, shapes: bool) -> pygame.Surface:
    match = match_at(game, asked, seed, moves)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(mute=True, colors=colors, shapes=shapes, reduce_motion=True)  # type: ignore[arg-type]
        context = Context(settings, Path(folder), save=lambda changed: None)
        names = context.words.say("examples", "first_name"), context.words.say("examples", "second_name")
        session = Session(match, (PERSON, "greedy"), names, Path(folder), saved=False)
        scene = game_ui(game).table_scene(context, session)
        return _drawn(context, scene)


def _drawn(context: Context, scene: Scene) -> pygame.Surface:
    picture = pygame.Surface(DESIGN_SIZE)
    context.navigator.push(scene)
    scene.resize(DESIGN_SIZE, 1.0)
    scene.enter()
    scene.still(picture)
    scene.painted()
    scene.movers(picture)
    scene.leave()
    return picture
