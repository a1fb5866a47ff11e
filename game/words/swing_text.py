"""What happened while the chance to win changed most: the blows that told, in the words of the log."""

from collections.abc import Mapping, Sequence

from game.engine.events import Event
from game.engine.match import Match
from game.engine.seats import Seat
from game.words.game_words import WORDS, Harms

_TOLD = 2
"""Blows that are named at most."""
_ORIGINS = frozenset(
    ("attack", "strain", "play", "use", "activate", "effect", "build", "text", "turn", "round")
)
"""Kinds of events of which a blow belongs to the last one before it."""


def telling_events(harms: Harms, events: Sequence[Event], loser: Seat) -> tuple[Event, ...]:
    """The heaviest blows that `loser` took, each after its attack: what the other took explains nothing."""
    weighed = [
        (number, suffered, weight)
        for number, event in enumerate(events)
        if event.kind in harms and (suffered := event.facts[harms[event.kind].seat]) is not None
        if (weight := harms[event.kind].weigh(event)) > 0
    ]
    against = [one for one in weighed if one[1] == loser]
    heaviest = sorted(against, key=lambda one: -one[2])[:_TOLD]
    told: list[Event] = []
    for number, suffered, _ in sorted(heaviest):
        origin = next((one for one in reversed(events[:number]) if one.kind in _ORIGINS), None)
        if (
            origin is not None
            and origin.kind == "attack"
            and origin.facts["seat"] != suffered
            and origin not in told
        ):
            told.append(origin)
        told.append(events[number])
    return tuple(told)


def _telling_cards(played: Mapping[str, str], events: Sequence[Event], loser: Seat) -> tuple[Event, ...]:
    """The last cards that the other side played, or either side where it played none."""
    cards = [one for one in events if one.kind in played and one.facts.get(played[one.kind])]
    return tuple(([one for one in cards if one.facts["seat"] != loser] or cards)[-_TOLD:])


def told_between(
    match: Match, names: Sequence[str], seat: Seat, span: slice, loser: Seat
) -> tuple[str, tuple[Event, ...]]:
    """What the log says of the blows, or else the cards, in a span of the record; and those events."""
    words = WORDS[match.rules.id]
    later = match.steps[span.stop].events_before if span.stop < len(match.steps) else None
    events = match.events[match.steps[span.start].events_before : later]
    told = telling_events(words.harms, events, loser) or _telling_cards(words.played, events, loser)
    log_words = words.log_words(match.rules, match.view(seat), names)
    return " ".join(said for event in told if (said := log_words.sentence(event))), told
