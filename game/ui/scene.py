"""Base of the program's screens."""

from game.ui.context import Context
from game.ui.kit.widget import Widget
from game.ui.screen import DESIGN_SIZE as DESIGN_SIZE
from game.ui.screen import LEAST_SCALE as LEAST_SCALE
from game.ui.screen import Screen


class Scene(Screen):
    """A screen with what all of them share."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.form.on_refusal = self._refused

    def _refused(self, widget: Widget) -> None:
        self.context.sound.play("refuse")
        if not self.context.settings.reduce_motion:
            self.form.shake.start(widget)
            self.form.stale = True
