"""Cleanup: over each mech what it loses, then what it has instead, which goes to its plate at the end."""

from game.rules.command_core.cleaned import Cleaned, cleaned
from game.ui.paint.palette import DANGER, Color
from game.ui.tables.command_core.marks import LOOKS
from game.ui.tables.command_core.shows import sums
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.shows import effects
from game.ui.tables.shows.shows import Happening

LENGTH = 3200
"""Milliseconds for what each mech has in the next round; the panel says it in words meanwhile."""
FLIGHT = 500
"""Milliseconds of the way to the plate, the last of them."""


def clean_up(board: Battlefield, now: Happening) -> None:
    """A flag over a mech for each of its changes, one after the other."""
    effects.forget()
    for number, (before, after) in enumerate(zip(now.before.mechs, now.after.mechs, strict=True)):
        changes = cleaned(board.scene.catalogue, before, after)
        flags = [_lost(one) for one in changes if one.lost] + [_new(one) for one in changes if one.new > 0]
        each = (now.length - FLIGHT) / max(1, len(flags))
        for place, (text, symbol, color) in enumerate(flags):
            sums.raise_flag(board, number, text, symbol, color, each, wait=place * each)
        for one in changes:
            # Where motion is off, the flag has shown it.
            if one.new > 0 and not board.stage.timeline.still:
                text, symbol, color = _new(one)
                sums.fly_count(board, number, text, symbol, color, FLIGHT, wait=now.length - FLIGHT)


def _lost(change: Cleaned) -> tuple[str, str, Color]:
    return f"−{change.lost}", change.mark.id, DANGER


def _new(change: Cleaned) -> tuple[str, str, Color]:
    return f"+{change.new}", change.mark.id, LOOKS[change.mark.id].color
