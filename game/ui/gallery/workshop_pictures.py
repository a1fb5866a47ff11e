"""The screens of the workshop, for `shot` and for tests."""

import argparse

import msgspec

from game.rules import CONTENTS
from game.ui.context import Context
from game.ui.gallery.moments import NothingToDraw
from game.ui.scene import Scene
from game.ui.tables.game_ui import game_ui
from game.ui.workshop.bench import Bench
from game.ui.workshop.hangar import HangarScene
from game.ui.workshop.own_sides import OwnSides, workshop_games


def workshop_picture(context: Context, arguments: argparse.Namespace) -> Scene:
    """The hangar, with a copy of the first ready side of each game."""
    hangar = HangarScene(context, arguments.game)
    for game, shelf in hangar.shelves.items():
        hangar.look_at(game, shelf.ready[0])
        hangar.copy()
    hangar.enter()
    return hangar


def builder_picture(context: Context, arguments: argparse.Namespace) -> Scene:
    """The builder with half of a ready side; `moves` later ones."""
    registered, sides = game_ui(arguments.game), CONTENTS[arguments.game].sides
    if registered.workshop is None or sides is None:
        raise NothingToDraw(f"{arguments.game} has no sides to build")
    ready = list(sides.ready().values())
    side = ready[min(arguments.moves, len(ready) - 1)]
    fields = {name: getattr(side, name) for name in side.__struct_fields__}
    half = {name: _half(value) for name, value in fields.items() if isinstance(value, tuple | dict)}
    shelves = {one.id: OwnSides(one, context.saves.parent) for one in workshop_games()}
    begun = msgspec.structs.replace(side, **half)
    bench = Bench(context, shelves, arguments.game, begun, None, lambda game, shown, replaced: None)
    return bench.builder


def _half(cards: tuple[object, ...] | dict[str, int]) -> object:
    """The first half of cards or of mechs, at least one."""
    most = -(-len(cards) // 2)
    return dict(list(cards.items())[:most]) if isinstance(cards, dict) else cards[:most]
