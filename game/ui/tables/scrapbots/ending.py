"""How a game of Scrapbots ended, and its numbers."""

from typing import Any

from game.content.art import shipped_art
from game.content.scrapbots import Scrapbot, shipped_library
from game.engine.seats import SEATS, Seat
from game.ui.paint.figures.ending_figures import Role, ending_robots
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.palette import Color
from game.ui.tables.scrapbots.faces import GAME
from game.ui.tables.session.outcome import Count, Ending
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.worst_turn import worst_turn

PLACE = "junkyard"
# All rows count what a side suffered: the fewer, the better.
_COUNTED = (
    ("damage", "damage", "amount"),
    ("scrapbot", "destroy", ""),
    ("component", "build", ""),
)
"""Icon, kind of event, and the fact of it that is added up; "": events are counted."""


def make_ending(session: Session) -> Ending:
    """The game must be over."""
    match = session.match
    outcome = match.outcome
    assert outcome is not None
    cards = shipped_library().sets[str(match.options["edition"])]
    words = TableWords(cards, shipped_messages(GAME), session.names)
    # A concession can be taken back, so it brings nothing hidden to light.
    conceded = match.conceded is not None
    views: list[Any] = [match.view(None if conceded else seat) for seat in SEATS]
    wounds = [side.wounds for side in views[0].players]
    score = "" if conceded else words.score(wounds)
    reason = words.ending(outcome.winner, outcome.reason, views[0].turn, score)
    counts = [] if None in wounds else [Count("wound", words.counted("wounds"), (wounds[0], wounds[1]))]
    for symbol, kind, fact in _COUNTED:
        found = [event.facts for event in match.events if event.kind == kind]
        first, second = (
            sum(int(facts[fact]) if fact else 1 for facts in found if facts["seat"] == seat) for seat in SEATS
        )
        counts.append(Count(symbol, words.counted(kind), (first, second)))

    def draw(seat: Seat, scale: float, role: Role, light: Color, left: bool) -> Drawn:
        """The Scrapbots in play, or the best of the deck; of the loser's one is left, and it is broken."""
        own = views[seat].players[seat]
        known = [bot.card for bot in own.lanes if bot is not None]
        rest = {*own.discard, *(own.deck or ()), *(own.hand or ())}
        known += sorted(card for card in rest if isinstance(cards.cards[card], Scrapbot))
        lanes = sum(bot is not None for bot in own.lanes)
        best = sorted(known[: lanes or 1], key=lambda card: -cards.cards[card].scrap)
        looks = [card for card in best if card in shipped_art().robots] or [_NOBODY]
        return ending_robots(tuple(looks[: 1 if role == "lost" else 3]), scale, role, light, left=left)

    decided = "" if conceded else worst_turn(words, match.events, outcome.winner)
    return Ending(outcome.winner, reason, counts[:3], PLACE, draw, decided)


_NOBODY = "tinker"
"""The robot of a side that has no Scrapbots."""
