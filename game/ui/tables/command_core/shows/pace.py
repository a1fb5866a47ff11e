"""Time to read: what decides stands longer (a heavy loss, a wreck, the last reroll of a throw), and so do the
cards of a program that is new to who looks.
"""

from collections.abc import Sequence

from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.command_core.view import BoardView
from game.ui.tables.command_core.shows.close_up import HEAVY
from game.ui.tables.shows.shows import Shows

STANDS = 1000
"""Milliseconds more for a heavy loss."""
FALLEN = 900
"""Milliseconds more for a reroll after which nobody is asked any more: how the die fell is seen first."""
WRECK, OWN_WRECK = 500, 1600
"""Milliseconds more for a mech that is destroyed: of the other side, and of one's own."""
CARD = 900
"""Milliseconds at least for a card of a revealed program, with what the mech does by it."""
_BY_CARD = ("step", "turn", "stop", "lock", "blocked")
"""Events in which a mech carries a card out."""
_CRITS = ("crit", "spared")


class BoardShows(Shows):
    """A loss is heavy if it is large, if a crit follows, or if it destroys the mech."""

    def schedule(self, events: Sequence[Event]) -> list[tuple[int, int]]:
        found = super().schedule(events)
        for place, event in enumerate(events):
            following = events[place + 1].kind if place + 1 < len(events) else ""
            if event.kind == "damage" and _is_heavy(event, following):
                _add(found, place, STANDS)
            elif event.kind == "reroll" and following:
                _add(found, place, FALLEN)
        return found


def _add(found: list[tuple[int, int]], place: int, more: int) -> None:
    lead, length = found[place]
    found[place] = lead, length + more


def with_time_for_wrecks(
    events: Sequence[Event], schedule: list[tuple[int, int]], viewer: Seat | None
) -> list[tuple[int, int]]:
    """The schedule with longer looks at mechs that are destroyed, above all at those of `viewer`."""
    found = list(schedule)
    for place, event in enumerate(events):
        if event.kind == "destroyed":
            _add(found, place, OWN_WRECK if event.facts["seat"] == viewer else WRECK)
    return found


def paced(
    events: Sequence[Event], schedule: list[tuple[int, int]], viewer: Seat | None, *, only_moves: bool
) -> list[tuple[int, int]]:
    """The schedule as `viewer` needs it; `only_moves`: in a lesson about the way alone."""
    found = with_time_for_wrecks(events, with_time_for_cards(events, schedule, viewer), viewer)
    return without_cleanups(events, found) if only_moves else found


def armed(view: BoardView) -> bool:
    """Whether any mech has a weapon; in the first lessons, which are about the way alone, none has."""
    return any(mech.weapons for mech in view.mechs)


def without_cleanups(events: Sequence[Event], schedule: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The schedule without the Cleanups, where nobody knows Surge and Flux yet."""
    return [
        (0, 0) if event.kind == "clean_up" else times for event, times in zip(events, schedule, strict=True)
    ]


def _is_heavy(damage: Event, following: str) -> bool:
    lost, left = damage.facts["amount"], damage.facts["structure"]
    return lost >= HEAVY or not left or following in _CRITS


def with_time_for_cards(
    events: Sequence[Event], schedule: list[tuple[int, int]], viewer: Seat | None
) -> list[tuple[int, int]]:
    """The schedule with at least `CARD` for each card of a program that `viewer` has not written."""
    found = list(schedule)
    for place, event in enumerate(events):
        if event.kind != "directive" or event.facts["seat"] == viewer:
            continue
        end = place + 1
        while end < len(events) and events[end].kind in _BY_CARD:
            end += 1
        lead, length = found[place]
        missing = CARD - sum(map(sum, found[place:end]))
        found[place] = lead, length + max(0, missing)
    return found
