"""All that hangs before the stage as controls, laid out anew only where something of it has changed."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import picks
from game.rules.scrap_knights.state import TOKENS
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Node
from game.ui.paint.schemes import shown_scheme, with_shapes
from game.ui.tables.scrap_knights.panels import pieces
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard
from game.ui.tables.scrap_knights.panels.hung import hung
from game.ui.tables.scrap_knights.theme import DUEL


@dataclass(frozen=True, slots=True)
class Place:
    """The room in front of the stage, pixels a unit, and how much larger words may be."""

    room: tuple[int, int, int, int]
    scale: float
    by: float


class Hanging:
    """Plates, benches, phases, the far hand and the distance; they outlive a rebuilt table."""

    def __init__(self) -> None:
        self.host = Host()
        self._shown: Hashable = None
        self._placed: list[Widget] = []
        self.bench: dict[tuple[Seat, str], BenchCard] = {}

    def named(self, name: str) -> Widget:
        """One of them by name: "plate 0", "far hand", "distance"."""
        return next(one for one in self.host.leaves if one.name == name)

    def chip(self, seat: Seat) -> Widget | None:
        """The chip with what is still to come for a side, if anything is."""
        return next((one for one in self.host.leaves if one.name == f"pending {seat}"), None)

    def lay(
        self, shown: pieces.Shown, phase: int, sitters: Sequence[tuple[str, str]], place: Place, *, anew: bool
    ) -> list[Widget]:
        """The controls; `sitters` are the look of each seat's mech and who sits there.

        `anew`: also where nothing has changed, because somebody else has changed the controls.
        """
        key = _key(shown), phase, tuple(sitters), place, shown_scheme(), with_shapes()
        if anew or key != self._shown:
            tree = _tree(shown, phase, sitters, place.by)
            self._placed = self.host.lay(tree, pygame.Rect(place.room), place.scale, DUEL)
            cards = [one for one in self._placed if isinstance(one, BenchCard)]
            self.bench = {one.owned: one for one in cards}
            self._shown = key
        return self._placed


def _tree(shown: pieces.Shown, phase: int, sitters: Sequence[tuple[str, str]], by: float) -> Node:
    ribbon = pieces.ribbon(shown, phase, folded=by > 1)
    seats = shown.bottom, opponent(shown.bottom)
    near, far = (pieces.side(shown, seat, *sitters[seat], narrow=by > 1) for seat in seats)
    return hung(near, far, ribbon, *pieces.hanging_areas(shown), by)


def _key(shown: pieces.Shown) -> Hashable:
    """All that the controls show or can do, but for what they look up when they are asked."""
    view, found = shown.view, list[Hashable]()
    for seat in SEATS:
        side, choosing = view.players[seat], shown.choosing
        cards = side.ult, *side.bots, *side.spent_bots
        parts = *map(picks.token, TOKENS), *map(picks.card, cards)
        can = tuple((choosing.pick_of(seat, part) is not None, choosing.has(part)) for part in parts)
        tokens = tuple(getattr(side.tokens, token) for token in TOKENS)
        found.append(pieces.to_come(shown, seat))
        found.append((side.hp, side.heat, side.link, side.bots, side.spent_bots, side.ult, tokens, can))
    names = tuple(shown.words.names)
    return *found, names, view.round, view.distance, shown.bottom, pieces.far_hand(shown)
