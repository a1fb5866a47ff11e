"""What a duel adds to the set-up: a mech for each seat."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.content.scrap_knights import Mech, shipped_library
from game.engine.dice import Dice
from game.rules.scrap_knights.rules import RANDOM
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.tabs import Tabs
from game.ui.kit.widget import Command, Widget
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.tables.scrap_knights.faces import GAME, face, keywords
from game.ui.tables.setup.corner import Corner
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.roster import FigureTile, arrange_tiles
from game.ui.tables.setup.scene import GameSetupScene
from game.ui.tables.setup.seat import HEADINGS

_DRAWN = 0xD1CE
"""Sets the draw of random mechs apart from the dice of the match, which begin with the same seed."""


def _name(mech: Mech | None) -> str:
    """What a mech is called; None is the random one."""
    return mech.name if mech else "Random mech"


class MechPart(SetupPart):
    """A grid to choose from, for one seat at a time; the mech pointed at is shown in that seat's corner."""

    title = "Scrap Knights: a new duel"
    begin = "Begin the duel"
    own_options = frozenset({"deck_0", "deck_1"})
    corners = True

    def __init__(self, gallery: Gallery, changed: Command, values: Mapping[str, str]) -> None:
        super().__init__(gallery, changed)
        self.mechs = shipped_library().mechs
        first = list(self.mechs)
        known = {*first, RANDOM}
        remembered = [values.get(f"deck_{seat}", "") for seat in (0, 1)]
        self.chosen = [mech if mech in known else first[seat] for seat, mech in enumerate(remembered)]
        self.turns = Tabs([f"{heading}'s mech" for heading in HEADINGS], self._turned, name="mech for")
        self.turns.size = 19
        self.tiles = [
            FigureTile(mech, _name(self.mechs.get(mech)), self._choosing(mech), random=mech == RANDOM)
            for mech in (*first, RANDOM)
        ]
        self.shown = [Corner(seat, gallery) for seat in (0, 1)]
        self._preview = ""
        self._show()

    @property
    def seat(self) -> int:
        """The seat that is choosing."""
        return self.turns.index

    def widgets(self) -> list[Widget]:
        corners = [widget for corner in self.shown for widget in corner.widgets()]
        return [self.turns, *self.tiles, *corners]

    def _choosing(self, mech: str) -> Callable[[], None]:
        def choose() -> None:
            self.chosen[self.seat] = mech
            self._show()
            self.changed()

        return choose

    def _turned(self, seat: int) -> None:
        self._show()
        self.changed()

    def look_at(self, widget: Widget | None) -> None:
        preview = widget.figure if isinstance(widget, FigureTile) else ""
        if preview != self._preview:
            self._preview = preview
            self._show()
            self.changed()

    def _show(self) -> None:
        for seat, corner in enumerate(self.shown):
            chosen = self.chosen[seat]
            mech = self._preview if self._preview and seat == self.seat else chosen
            shown = self.mechs.get(mech)
            cards = (shown.ult, *shown.acts, *shown.bots) if shown else ()
            plan = shown.plan if shown else f"Any of the {len(self.mechs)} mechs, drawn when the duel begins."
            faces = [face(card) for card in cards]
            corner.show(shown.id if shown else "", _name(shown), plan, faces, chosen=mech == chosen)
        for tile in self.tiles:
            tile.held = tuple(seat for seat in (0, 1) if self.chosen[seat] == tile.figure)

    def arrange(self, area: Area) -> None:
        self.turns.place(area.top(40, 10).rect, area.scale)
        arrange_tiles(self.tiles, area)

    def arrange_corner(self, seat: int, area: Area) -> None:
        self.shown[seat].arrange(area)

    def paint(self, surface: pygame.Surface, scale: float) -> None:
        for corner in self.shown:
            corner.paint(surface, scale)

    def choices(self) -> dict[str, str]:
        return {f"deck_{seat}": mech for seat, mech in enumerate(self.chosen)}

    def options(self, seed: int) -> dict[str, str]:
        """The mechs, random ones drawn already: the table and the saves show what they are."""
        dice = Dice(seed ^ _DRAWN)
        mechs = tuple(self.mechs)
        return {key: dice.pick(mechs) if mech == RANDOM else mech for key, mech in self.choices().items()}

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return keywords(face.key.rpartition("/")[2])


class SetupScene(GameSetupScene):
    """The set-up of a duel."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, MechPart)
