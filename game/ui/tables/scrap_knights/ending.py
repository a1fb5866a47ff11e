"""How a duel ended, and its numbers."""

from collections.abc import Sequence
from typing import Any

from game.content.scrap_knights import shipped_library
from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.scrap_knights.state import START_HP
from game.ui.paint.figures.figures import KNEEL, READY, UNITS, Drawn, standing
from game.ui.paint.palette import Color
from game.ui.paint.scenery.stages import STAGES
from game.ui.tables.scrap_knights.worn import worn_in_match
from game.ui.tables.session.outcome import Count, Ending, Role
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages
from game.words.scrap_knights.log_text import DuelWords

_POSES: dict[Role, str] = {"won": "proud", "drew": READY}


def make_ending(session: Session) -> Ending:
    """The duel must be over."""
    outcome = session.match.outcome
    assert outcome is not None
    texts = shipped_messages(session.match.rules.id)
    words = DuelWords(shipped_library(), texts, session.names)
    view: Any = session.match.view(None)
    reason = words.reason(outcome.winner, outcome.reason, view)
    told = texts.say("ending", "reason", reason=reason, round=_last_round(session, view.round))
    hp, heat = ((view.players[0].hp, view.players[1].hp), (view.players[0].heat, view.players[1].heat))
    last = (
        Count("heat", texts.say("ending", "heat"), heat)
        if outcome.reason == "overheat"
        else Count("ult", texts.say("ending", "ults"), _triggered(session))
    )
    dealt, suffered = damage_dealt(session.match.events)
    counts = [
        Count("hp", texts.say("ending", "hp"), hp),
        Count("damage", texts.say("ending", "damage"), dealt),
        last,
    ]
    if any(suffered):
        # In place of what says least: the HP where heat decided, else the ULTs.
        own = Count("warning", texts.say("ending", "self_inflicted"), suffered)
        counts = [counts[1], own, last] if outcome.reason == "overheat" else [*counts[:2], own]

    # The match is over: nobody's ACTs are a secret any more.
    worn = worn_in_match(session.match.options, None, watched=True)

    def draw(seat: Seat, scale: float, role: Role, light: Color, left: bool) -> Drawn:
        height = round(UNITS * scale)
        # Both may be destroyed at once: a draw of two wrecks.
        down = role == "lost" or (role == "drew" and not hp[seat])
        pose = KNEEL if down else _POSES[role]
        look = session.looks[seat]
        return standing(look, seat, height, pose, left=left, light=light, burnt=down, worn=worn[seat])

    return Ending(outcome.winner, told, counts, STAGES[session.match.seed % len(STAGES)], draw)


def _last_round(session: Session, now: int) -> int:
    """The round that was on the screen when somebody conceded: the state may have begun the next one."""
    if session.match.conceded is None or session.broken_off is None:
        return now
    shown = session.match.events[: session.broken_off]
    return next((event.facts["round"] for event in reversed(shown) if event.kind == "round"), 1)


def damage_dealt(events: Sequence[Event]) -> tuple[tuple[int, int], tuple[int, int]]:
    """What each seat has taken off the other mech, and off its own: what is left of a mech limits it."""
    hp, dealt, suffered = [START_HP, START_HP], [0, 0], [0, 0]
    for event in events:
        if event.kind == "damage":
            seat, target = event.facts["seat"], event.facts["target"]
            counted = suffered if seat == target else dealt
            counted[seat] += min(event.facts["amount"], hp[target])
            hp[target] = event.facts["hp"]
    return (dealt[0], dealt[1]), (suffered[0], suffered[1])


def _triggered(session: Session) -> tuple[int, int]:
    seats = [event.facts["seat"] for event in session.match.events if event.kind == "ult"]
    return seats.count(0), seats.count(1)
