"""Settings: every change is used and kept at once."""

import pygame

from game.storage.settings import SPEEDS
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Choice, Slider, Toggle
from game.ui.kit.labels import Label
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.paint.palette import GOLD, TEXT_SOFT
from game.ui.scenes.framed import FramedScene
from game.ui.scenes.preview import Preview

_UI_SCALE = (
    "At a table the prompt, its buttons, hints and closer looks grow with it, up to 175 %. "
    "The stage makes room for them, so nothing has to be looked for outside the window."
)
REPLAYS = {
    "always": "All that happened",
    "missed": "What you missed",
    "never": "Nothing",
}


class SettingsScene(FramedScene):
    """Two columns: screen and sound on the left, play on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "Settings")
        settings = context.settings
        change = self._change
        keys = list(REPLAYS)
        ui_scale = Slider(settings.ui_scale, lambda value: change(ui_scale=value), 75, 200, name="UI scale")
        ui_scale.hint = _UI_SCALE
        self.left: list[tuple[str, Widget]] = [
            ("SCREEN", Label("SCREEN", "title", 24, GOLD)),
            ("UI scale", ui_scale),
            ("", Toggle("Full screen (F11)", settings.full_screen, self._full_screen)),
            ("", Toggle("Reduce motion", settings.reduce_motion, lambda on: change(reduce_motion=on))),
            ("SOUND", Label("SOUND", "title", 24, GOLD)),
            ("Volume", Slider(settings.volume, self._volume, name="Volume")),
            ("", Toggle("Mute", settings.mute, lambda on: change(mute=on))),
        ]
        self.right: list[tuple[str, Widget]] = [
            ("PLAY", Label("PLAY", "title", 24, GOLD)),
            (
                "Speed",
                Choice(
                    [f"{speed:g}×" for speed in SPEEDS],
                    SPEEDS.index(settings.speed),
                    lambda index: change(speed=SPEEDS[index]),
                    name="Speed",
                ),
            ),
            (
                "Back at the screen, show",
                Choice(
                    list(REPLAYS.values()),
                    keys.index(settings.replay),
                    lambda index: change(replay=keys[index]),
                    name="Replay",
                ),
            ),
            ("NAMES", Label("NAMES", "title", 24, GOLD)),
            ("First seat", TextField(settings.names[0], lambda text: self._name(0, text), name="First seat")),
            (
                "Second seat",
                TextField(settings.names[1], lambda text: self._name(1, text), name="Second seat"),
            ),
        ]
        self.captions = {
            name: Label(name, "text", 19)
            for name, _ in [*self.left, *self.right]
            if name and not name.isupper()
        }
        self.preview = Preview(context)
        self.note = Label("Every change is kept at once.", "italic", 17, TEXT_SOFT)
        controls = [widget for _, widget in [*self.left, *self.right]]
        self.fill([*self.captions.values(), *controls, self.note])

    def enter(self) -> None:
        self.preview.play()

    def _change(self, **fields: object) -> None:
        """Keeps a setting, and shows what it does."""
        self.context.change(**fields)
        self.preview.play()

    def _volume(self, value: int) -> None:
        self.context.change(volume=value)
        self.context.sound.play("click")

    def _full_screen(self, on: bool) -> None:
        self.context.full_screen_toggled = True

    def _name(self, seat: int, text: str) -> None:
        names = list(self.context.settings.names)
        names[seat] = text
        self.context.change(names=(names[0], names[1]))

    def arrange_body(self, area: Area) -> None:
        self.note.place(area.bottom(26).rect, self.scale)
        left, right = area.columns(2, 48)
        self._column(left, self.left, 140)
        self._column(right, self.right, 210)
        self.preview.arrange(right)

    def _column(self, area: Area, rows: list[tuple[str, Widget]], caption: float) -> None:
        for name, widget in rows:
            row = area.top(40, 14)
            if name in self.captions:
                self.captions[name].place(row.left(caption, 10).rect, self.scale)
            widget.place(row.rect, self.scale)

    def update(self, milliseconds: int) -> bool:
        moving = self.preview.update(milliseconds)
        self.stale = self.stale or self.preview.take_stale()
        return moving

    def paint_body(self, surface: pygame.Surface) -> None:
        self.preview.draw(surface)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.preview.stage.draw(surface)
