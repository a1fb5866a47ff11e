"""What a duel adds to the set-up: a mech for each seat."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.content.scrap_knights import Mech, shipped_library
from game.engine.dice import Dice
from game.rules.scrap_knights.rules import RANDOM
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.card_row import CardRow
from game.ui.kit.labels import Label, RichText
from game.ui.kit.tabs import Tabs
from game.ui.kit.widget import Command, Widget
from game.ui.paint.art import figure
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.scenery import scenery
from game.ui.tables.scrap_knights.faces import GAME, face, keywords
from game.ui.tables.scrap_knights.roster import MechTile, arrange_tiles, tile_name
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.scene import GameSetupScene
from game.ui.tables.setup.seat import HEADINGS

_CARD_ROWS, _CARD_COLUMNS = 5, 2
_DRAWN = 0xD1CE
"""Sets the draw of random mechs apart from the dice of the match, which begin with the same seed."""


class Corner:
    """The mech of a seat, large, with its plan and its cards."""

    def __init__(self, seat: int, gallery: Gallery) -> None:
        self.seat = seat
        self.gallery = gallery
        self.shown: Mech | None = None
        self.name = Label("", "title", 32, SEATS[seat], "center")
        self.plan = RichText("", 18, TEXT_SOFT, middle=True)
        self.cards: list[CardRow] = []
        self.stand = pygame.Rect(0, 0, 0, 0)

    def show(self, mech: Mech | None, *, chosen: bool) -> None:
        """Shows a mech, None being a random one; `chosen` is whether it is more than a preview."""
        self.shown = mech
        self.name.text = tile_name(mech)
        self.name.color = SEATS[self.seat] if chosen else TEXT_SOFT
        count = len(shipped_library().mechs)
        self.plan.text = mech.plan if mech else f"Any of the {count} mechs, drawn when the duel begins."
        cards = (mech.ult, *mech.acts, *mech.bots) if mech else ()
        self.cards = [CardRow(self.gallery, face(card)) for card in cards]

    def widgets(self) -> list[Widget]:
        return [self.name, self.plan, *self.cards]

    def arrange(self, area: Area) -> None:
        self.stand = area.top(212, 4).rect
        self.name.place(area.top(36, 2).rect, area.scale)
        self.plan.place(area.top(46, 8).rect, area.scale)
        for card, cell in zip(self.cards, area.grid(_CARD_COLUMNS, _CARD_ROWS, 5), strict=False):
            card.place(cell.rect, area.scale)

    def paint(self, surface: pygame.Surface, scale: float) -> None:
        surface.blit(scenery("arena", self.stand.size, round(12 * scale), 0.35), self.stand)
        height = self.stand.height - round(10 * scale)
        foot = self.stand.centerx, self.stand.bottom - round(4 * scale)
        if self.shown is None:
            mark = icon("dice", height // 2)
            surface.blit(mark, mark.get_rect(center=self.stand.center))
            return
        mech = figure(self.shown.id, self.seat, height, left=self.seat == 1)
        surface.blit(mech, mech.get_rect(midbottom=foot))


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
            MechTile(mech, tile_name(self.mechs.get(mech)), self._choosing(mech)) for mech in (*first, RANDOM)
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
        preview = widget.mech if isinstance(widget, MechTile) else ""
        if preview != self._preview:
            self._preview = preview
            self._show()
            self.changed()

    def _show(self) -> None:
        for seat, corner in enumerate(self.shown):
            chosen = self.chosen[seat]
            mech = self._preview if self._preview and seat == self.seat else chosen
            corner.show(self.mechs.get(mech), chosen=mech == chosen)
        for tile in self.tiles:
            tile.held = tuple(seat for seat in (0, 1) if self.chosen[seat] == tile.mech)

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
