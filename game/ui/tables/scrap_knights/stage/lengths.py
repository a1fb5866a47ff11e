"""How long the parts of a duel are shown, in milliseconds at speed 1, and how a blow sounds."""

from game.engine.events import Event
from game.ui.tables.scrap_knights.faces import GAME, face
from game.ui.tables.scrap_knights.stage import drama, duelists
from game.ui.tables.scrap_knights.stage.strikes import strike_family, strike_timing
from game.ui.tables.shows.effects import Timing
from game.ui.tables.shows.fighter import RECOIL, REST

_SEEN = 620
"""For how long a blow is looked at once it has landed."""


def timing(event: Event) -> Timing:
    """When a blow lands, and how long everything then holds still."""
    card = event.facts["card"]
    return strike_timing(strike_family(GAME, card, face(card)), drama.power(event))


def lands(event: Event) -> bool:
    return bool(event.facts["amount"] or event.facts["hit"])


def blow_sound(event: Event) -> str:
    return "hit" if lands(event) else "block"


def blow_lead(event: Event) -> int:
    return round(timing(event).hit)


def blow_length(event: Event) -> int:
    if drama.fells(event):
        # It falls as it is thrown back: nobody stands up again for that.
        return round(timing(event).stop) + drama.FREEZES + RECOIL
    return round(timing(event).stop) + RECOIL + REST + _SEEN


def walk_length(event: Event) -> int:
    plates: int = abs(event.facts["distance"] - event.facts["before"])
    crossing = duelists.CROSSING if event.facts.get("crossed") else 0
    return max(duelists.SETTING_OUT + duelists.PLATE * plates, crossing * 7 // 5) + REST
