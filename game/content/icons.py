"""Icons in rich text: `:heat:` stands for the picture assets/icons/heat.svg."""

import re

from game.content.paths import shipped
from game.content.problems import Problems

_ICON = re.compile(r":([a-z_0-9]+):")


def icon_names() -> frozenset[str]:
    """The names of all icons; they belong to the program, not to a checked folder."""
    return frozenset(path.stem for path in (shipped("assets") / "icons").glob("*.svg"))


def check_icons(
    text: str, file: str, entry: str, field: str, icons: frozenset[str], problems: Problems
) -> None:
    """Reports each unknown `:icon:` of a rich text."""
    for name in dict.fromkeys(_ICON.findall(text)):
        if name not in icons:
            problems.add(file, entry, field, f"unknown icon ':{name}:'")
