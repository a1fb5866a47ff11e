"""The buttons in the corner of every table: take back, log, rules, speed, menu."""

from typing import TYPE_CHECKING

from game.ui.kit.area import Area
from game.ui.kit.buttons import Button

if TYPE_CHECKING:
    from game.ui.tables.table_scene import TableScene

_WIDTHS = (102, 92, 102, 84, 112)
_SPEED = 3


def make_menu(scene: "TableScene") -> list[Button]:
    """From left to right."""
    return [
        Button("Undo", scene.undo, symbol="undo", key_name="U", size=18),
        Button("Log", scene.open_log, symbol="log", key_name="L", size=18),
        Button("Rules", scene.open_rules, symbol="card", key_name="F1", size=18),
        Button("1×", scene.change_speed, symbol="skip", size=18, hint="How fast things are shown."),
        Button("Menu", scene.pause, symbol="menu", key_name="Esc", size=18),
    ]


def place_menu(menu: list[Button], scene: "TableScene", bar: Area) -> None:
    """Puts them at the right end of the bar, with the speed as it is."""
    menu[_SPEED].text = f"{scene.context.settings.speed:g}×"
    for button, width in zip(reversed(menu), reversed(_WIDTHS), strict=True):
        button.place(bar.right(width, 8).rect, bar.scale)
