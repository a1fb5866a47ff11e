"""The colours of a mech that was built: each part wears those of its card's kind."""

from collections.abc import Mapping

from game.content.scrap_knights import CONTENT, Library, MechSide, shipped_library
from game.content.sides import read_side
from game.engine.seats import Seat
from game.ui.paint.figures.rig import PARTS

PALETTES: Mapping[str, str] = {
    "attack": "crimson",
    "defend": "cobalt",
    "movement": "moss",
    "special": "violet",
    "ult": "amber",
    "": "bare",
}
"""The palette of a part by the kind of its card; bare metal where there is none."""


def kinds_of(side: MechSide, library: Library) -> tuple[str, ...]:
    """The kind of the card of each part, in the order of `PARTS`; "" for a part without one."""
    acts = [library.acts[act].kind if act in library.acts else "" for act in side.acts[: len(PARTS) - 1]]
    acts += [""] * (len(PARTS) - 1 - len(acts))
    return (*acts, "ult" if side.ult else "")


def worn_by(side: MechSide) -> tuple[str, ...]:
    """The palette of each part; none for a ready mech, which has colours of its own."""
    assert CONTENT.sides is not None
    if side in CONTENT.sides.ready().values():
        return ()
    return tuple(PALETTES[kind] for kind in kinds_of(side, shipped_library()))


def worn_in_match(
    options: Mapping[str, object], viewer: Seat | None, *, watched: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The palettes of both mechs. The ACTs of the other side are hidden, and so are their colours.

    `watched`: nobody plays, so that both may be seen.
    """

    def worn(seat: Seat) -> tuple[str, ...]:
        side = options.get(f"deck_{seat}")
        if isinstance(side, str) or side is None or not (watched or seat == viewer):
            return ()
        return worn_by(read_side(side, MechSide))

    return worn(0), worn(1)
