"""Which game a new duel is of: the boxes of the shelf, large."""

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.widget import Command
from game.ui.scenes.framed import FramedScene
from game.ui.scenes.shelf import GameBox, shelf
from game.ui.tables.game_ui import game_ui


class ChooseGameScene(FramedScene):
    """A box opens the set-up of its game; the focus is on the game played last."""

    panel_size = (1180, 690)
    heading_width = 800

    def __init__(self, context: Context, last_game: str) -> None:
        super().__init__(context, "New duel: which game?")
        self.boxes_of_games = [GameBox(title, self._opening(title.game)) for title in shelf()]
        self.fill([*self.boxes_of_games])
        playable = [one for one in self.boxes_of_games if one.reachable]
        last = [one for one in playable if one.title.game == last_game]
        self.form.set_focus((last or playable)[0])

    def _opening(self, game: str) -> Command:
        return lambda: self.context.navigator.push(game_ui(game).setup_scene(self.context))

    def arrange_body(self, area: Area) -> None:
        for box, part in zip(self.boxes_of_games, area.inset(4).grid(2, 2, 22), strict=False):
            box.place(part.rect, self.scale)
