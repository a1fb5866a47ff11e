"""What each page of the settings holds: rows of a name, a line that explains it, and its control."""

from collections.abc import Callable
from dataclasses import dataclass

from game.storage.settings import SPEEDS
from game.ui.context import Context
from game.ui.kit.buttons import Button, Choice, Slider, Toggle
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.scenes.scheme_choice import SchemeChoice

REPLAYS = {
    "always": "All that happened",
    "missed": "What you missed",
    "never": "Nothing",
}
HINTS = {"on": "On", "computer": "Against a computer", "off": "Off"}
TIPS = {"on": "Each once", "off": "Off", "again": "All once more"}
UI_SCALE = (
    "At a table the prompt, its buttons, hints and closer looks grow with it, up to 175 %. "
    "The stage makes room for them, so nothing has to be looked for outside the window."
)
TABS = (
    ("Screen", "Size, full screen", "screen"),
    ("Sound", "Effects, ambience", "sound"),
    ("Play", "Speed, recap, names", "play"),
    ("Controls", "Keys, mouse, gamepad", "gamepad"),
    ("Accessibility", "Text, colours, motion", "body"),
)
"""Name, what it is about, icon."""
NOTES = {
    "Screen": (
        ":screen: *Any window will do:* drag its edge. A wider one shows more of each place.",
        ":eye: *Hard to read?* Set the UI scale higher: at a table the stage makes room for the words.",
        ":play: *Too slow?* Space goes on at once, whatever is being shown.",
    ),
    "Sound": (
        ":eye: *Nothing is told by sound alone:* what you hear is also seen, and told in the log (L).",
    ),
    "Accessibility": (
        ":gamepad: *Keys, mouse or gamepad:* each of them reaches everything. See Controls.",
        ":check: *Not by colour alone:* what is on, done or chosen has a tick, and what is barred says why.",
        ":log: *At your pace:* no choice is timed, and the log (L) tells again what was shown.",
    ),
}
"""What is good to know, for pages with few settings."""


@dataclass(frozen=True, slots=True)
class Row:
    """A setting; a switch and a button are narrower than the rest. One without a title has the whole row."""

    title: str
    line: str
    control: Widget

    @property
    def narrow(self) -> bool:
        """Whether its control is a switch."""
        return isinstance(self.control, Toggle)


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under a heading."""

    title: str
    rows: tuple[Row, ...]


def switch(title: str, line: str, value: bool, changed: Callable[[bool], None]) -> Row:
    """A row with a switch, which has no words of its own."""
    control = Toggle("", value, changed)
    control.name = title
    return Row(title, line, control)


class SettingPages:
    """Makes the pages from the settings as they are now. `changed` is told after each change."""

    def __init__(self, context: Context, changed: Callable[[], None]) -> None:
        self.context = context
        self._changed = changed

    def page(self, tab: str) -> tuple[Section, ...]:
        """The sections of a tab; none for one that shows something else."""
        if tab == "Screen":
            return self._screen()
        if tab == "Sound":
            return self._sound()
        if tab == "Play":
            return self._play()
        return self._accessibility() if tab == "Accessibility" else ()

    def _change(self, **fields: object) -> None:
        self.context.change(**fields)
        self._changed()

    def _loudness(self, **fields: object) -> None:
        self.context.change(**fields)
        self.context.sound.play("click")

    def _full_screen(self, on: bool) -> None:
        self.context.full_screen_toggled = True

    def _name(self, seat: int, text: str) -> None:
        names = list(self.context.settings.names)
        names[seat] = text
        self._change(names=(names[0], names[1]))

    def _choose_tips(self, choice: str) -> None:
        """Tips on or off; or all of them are new again."""
        if choice == "again" and self.context.tips is not None:
            self.context.tips.clear()
        self._change(tips=choice != "off")

    def _size(self, name: str) -> Slider:
        slider = Slider(
            self.context.settings.ui_scale, lambda value: self._change(ui_scale=value), 75, 200, name=name
        )
        slider.hint = UI_SCALE
        return slider

    def _speed(self) -> Choice:
        return Choice(
            [f"{speed:g}×" for speed in SPEEDS],
            SPEEDS.index(self.context.settings.speed),
            lambda index: self._change(speed=SPEEDS[index]),
            name="Speed",
        )

    def _motion(self) -> Row:
        return switch(
            "Reduce motion",
            "Moves are over at once; numbers always show",
            self.context.settings.reduce_motion,
            lambda on: self._change(reduce_motion=on),
        )

    def _screen(self) -> tuple[Section, ...]:
        settings = self.context.settings
        whole = switch(
            "Full screen", "F11 turns it on and off anywhere", settings.full_screen, self._full_screen
        )
        return (
            Section("SIZE", (Row("UI scale", "Writing and buttons grow", self._size("UI scale")),)),
            Section("WINDOW", (whole,)),
            Section("MOVEMENT", (self._motion(),)),
        )

    def _sound(self) -> tuple[Section, ...]:
        settings, loudness = self.context.settings, self._loudness
        effects = Slider(settings.volume, lambda value: loudness(volume=value), name="Volume")
        ambience = Slider(settings.ambience, lambda value: loudness(ambience=value), name="Ambience")
        blow = Button("Play a hit", lambda: self.context.sound.play("hit"), symbol="play", size=19)
        return (
            Section(
                "VOLUME",
                (
                    Row("Effects", "Cards, blows and buttons", effects),
                    Row("Ambience", "What is heard of the place itself", ambience),
                    switch("Mute", "No sound at all", settings.mute, lambda on: loudness(mute=on)),
                ),
            ),
            Section("TEST", (Row("Listen", "A hit, as loud as it will be", blow),)),
        )

    def _play(self) -> tuple[Section, ...]:
        settings, keys = self.context.settings, list(REPLAYS)
        replay = Choice(
            list(REPLAYS.values()),
            keys.index(settings.replay),
            lambda index: self._change(replay=keys[index]),
            name="Replay",
        )
        offers = list(HINTS)
        hints = Choice(
            list(HINTS.values()),
            offers.index(settings.hints),
            lambda index: self._change(hints=offers[index]),
            name="Hints",
        )
        ask = switch(
            "Ask before a turn ends early",
            "Only when you could still do something",
            settings.confirm_end_turn,
            lambda on: self._change(confirm_end_turn=on),
        )
        tips = Choice(
            list(TIPS.values()),
            0 if settings.tips else list(TIPS).index("off"),
            lambda index: self._choose_tips(list(TIPS)[index]),
            name="Tips",
        )
        first, second = (
            TextField(settings.names[seat], lambda text, seat=seat: self._name(seat, text), name=name)  # type: ignore[misc]
            for seat, name in enumerate(("First seat", "Second seat"))
        )
        return (
            Section(
                "PACE",
                (
                    Row("Speed", "How fast moves are shown", self._speed()),
                    Row("Back at the screen, show", "When two people share it", replay),
                    Row("Hints", "What the computer would do (H)", hints),
                    Row("Tips", "What is new, at the table", tips),
                    ask,
                ),
            ),
            Section(
                "NAMES",
                (
                    Row("First seat", "The name in every new game", first),
                    Row("Second seat", "Used when a person plays there", second),
                ),
            ),
        )

    def _accessibility(self) -> tuple[Section, ...]:
        settings = self.context.settings
        time = Slider(
            settings.reading_time,
            lambda value: self._change(reading_time=value),
            100,
            300,
            25,
            name="Time to read",
        )
        shapes = switch(
            "Shapes as well as colours",
            "Seats have a disc or a square, heat is hatched",
            settings.shapes,
            lambda on: self._change(shapes=on),
        )
        schemes = SchemeChoice(settings.colors, lambda name: self._change(colors=name))
        return (
            Section(
                "READING",
                (
                    Row("Text size", "The same as the UI scale", self._size("Text size")),
                    Row("Time to read", "How long messages stay", time),
                ),
            ),
            Section("COLOURS", (Row("", "", schemes), shapes)),
            Section("MOVEMENT", (self._motion(), Row("Speed", "Slower is easier to follow", self._speed()))),
        )
