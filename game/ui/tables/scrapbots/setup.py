"""What a game of Scrapbots adds to the set-up: the edition, and its cards to look at."""

from collections.abc import Mapping, Sequence

from game.content.scrapbots import shipped_library
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Choice
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Command, Widget
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import GOLD, TEXT_SOFT
from game.ui.tables.scrapbots.faces import GAME, edition_book
from game.ui.tables.setup.card_grid import lay_grid
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.scene import GameSetupScene

_COLUMNS = 7


class EditionPart(SetupPart):
    """The edition with its sentence, and every card with its number of copies."""

    title = "Scrapbots: a new game"
    own_options = frozenset({"edition"})

    def __init__(self, gallery: Gallery, changed: Command, values: Mapping[str, str]) -> None:
        super().__init__(gallery, changed)
        self.editions = [one.edition for one in shipped_library().sets.values()]
        ids = [edition.id for edition in self.editions]
        remembered = values.get("edition", "")
        index = ids.index(remembered) if remembered in ids else 0
        self.heading = Label("Edition", "title", 26, GOLD)
        self.edition = Choice(
            [edition.name for edition in self.editions], index, self._turned, name="edition"
        )
        self.line = RichText("", 18, TEXT_SOFT)
        self.cards: list[CardWidget] = []
        self.counts: list[Label] = []
        self._show()

    def widgets(self) -> list[Widget]:
        return [self.heading, self.edition, self.line, *self.cards, *self.counts]

    def _turned(self, index: int) -> None:
        self._show()
        self.changed()

    def _show(self) -> None:
        edition = self.editions[self.edition.index]
        self.line.text = edition.line
        self.book = edition_book(edition.id)
        self.cards = [
            CardWidget(self.gallery, self.book.face(card), compact=True) for card in self.book.cards
        ]
        self.counts = [
            Label(f"× {edition.copies(card)}", "bold", 15, TEXT_SOFT, "center") for card in self.book.cards
        ]
        for card in self.cards:
            card.focusable = False

    def arrange(self, area: Area) -> None:
        head = area.top(40, 6)
        self.heading.place(head.left(100).rect, area.scale)
        self.edition.place(head.left(280).rect, area.scale)
        self.line.place(area.top(54, 8).rect, area.scale)
        lay_grid(area, self.cards, self.counts, _COLUMNS)
        width = self.cards[0].rect.width
        self.gallery.prepare((card.face, width, "compact") for card in self.cards if card.face)

    def choices(self) -> dict[str, str]:
        return {"edition": self.editions[self.edition.index].id}

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return self.book.notes(face)


class SetupScene(GameSetupScene):
    """The set-up of a game of Scrapbots."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, EditionPart)
