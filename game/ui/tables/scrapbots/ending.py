"""How a game of Scrapbots ended, and its numbers."""

from typing import Any

import pygame

from game.content.scrapbots import shipped_library
from game.content.texts import shipped_texts
from game.engine.seats import SEATS, Seat
from game.rules.scrapbots.log_text import TableWords
from game.ui.paint.cards import compact_height
from game.ui.paint.gallery import Gallery
from game.ui.tables.outcome import Ending
from game.ui.tables.scrapbots.faces import GAME, face
from game.ui.tables.session import Session

_COUNTED = (
    ("Damage to Scrapbots", "damage", "amount"),
    ("Scrapbots lost", "destroy", ""),
    ("Scrapbots built", "build", ""),
    ("Cards bought", "buy", ""),
)


def make_ending(session: Session) -> Ending:
    """The game must be over."""
    match = session.match
    outcome = match.outcome
    assert outcome is not None
    edition = str(match.options["edition"])
    cards = shipped_library().sets[edition]
    words = TableWords(cards, shipped_texts(GAME), session.names)
    # A concession can be taken back, so it brings nothing hidden to light.
    conceded = match.conceded is not None
    views: list[Any] = [match.view(None if conceded else seat) for seat in SEATS]
    wounds = [side.wounds for side in views[0].players]
    why = words.reason(outcome.winner, outcome.reason)
    reason = f"{why[:1].upper()}{why[1:]} in turn {views[0].turn}."
    if not conceded:
        reason = f"{words.score(wounds)} {reason}"
    rows = [] if None in wounds else [("Wounds", (wounds[0], wounds[1]))]
    for name, kind, fact in _COUNTED:
        found = [event.facts for event in match.events if event.kind == kind]
        first, second = (
            sum(int(facts[fact]) if fact else 1 for facts in found if facts["seat"] == seat) for seat in SEATS
        )
        rows.append((name, (first, second) if kind != "damage" else (second, first)))
    gallery = Gallery()

    def paint(seat: Seat, height: int) -> pygame.Surface:
        """The best Scrapbot of a side, on its back for whoever lost."""
        own = views[seat].players[seat]
        bots = [bot.card for bot in own.lanes if bot is not None]
        bots += [
            card
            for card in (*own.discard, *(own.deck or ()), *(own.hand or ()))
            if cards.cards[card].kind == "scrapbot"
        ]
        best = max(bots or [cards.wound], key=lambda card: cards.cards[card].scrap)
        width = min(height, round(height * 1000 / compact_height(1000)) * 4 // 5)
        image = gallery.card(face(best, edition), width, "compact")
        lost = outcome.winner is not None and seat != outcome.winner
        return pygame.transform.rotozoom(image, 12 if seat == 0 else -12, 0.8) if lost else image

    return Ending(outcome.winner, reason, rows, paint)
