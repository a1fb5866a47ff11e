"""What Dino Battles adds to the set-up."""

from collections.abc import Mapping

from game.ui.context import Context
from game.ui.kit.widget import Command
from game.ui.paint.gallery import Gallery
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.scene import GameSetupScene


class DeckPart(SetupPart):
    """Both decks as they were chosen last."""

    title = "NEW BATTLE"
    own_options = frozenset({"deck_0", "deck_1"})

    def __init__(self, gallery: Gallery, changed: Command, values: Mapping[str, str]) -> None:
        super().__init__(gallery, changed)


class SetupScene(GameSetupScene):
    """The set-up of a battle."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, DeckPart)
