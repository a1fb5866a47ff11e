"""How a game of Dino Battles ended, and its numbers."""

from typing import Any

from game.content.dino_battles import shipped_library
from game.engine.match import Match
from game.engine.seats import Seat, opponent
from game.ui.paint.dino.pack import pack_picture
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.palette import Color
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.dino_battles.leaders import first_leader
from game.ui.tables.dino_battles.setup import STAGE
from game.ui.tables.session.outcome import Count, Ending, Role
from game.ui.tables.session.session import Session
from game.words.dino_battles.last_blow import last_blow, last_cards
from game.words.dino_battles.log_text import DECK_EVEN, TableWords
from game.words.messages import shipped_messages

_POSES: dict[Role, str] = {"won": "roar", "drew": "stand", "lost": "hurt"}
_SIZE = 0.9
"""Animals are wider than mechs: so large they are drawn in a place that has room for a mech."""


def make_ending(session: Session) -> Ending:
    """The game must be over."""
    match = session.match
    outcome = match.outcome
    assert outcome is not None
    view: Any = match.view(None)
    texts = shipped_messages(GAME)
    words = TableWords(shipped_library(), texts, session.names)
    knockouts = view.players[0].knockouts, view.players[1].knockouts
    even = outcome.reason == "deck" and outcome.winner is not None and knockouts[0] == knockouts[1]
    reason = words.reason(outcome.winner, DECK_EVEN if even else outcome.reason)
    if view.turn:
        reason = texts.say("ending", "reason", reason=reason, turn=view.turn)
    counts = (
        Count("knockout", texts.say("ending", "knock_outs"), knockouts),
        Count("damage", texts.say("ending", "damage"), _damage_dealt(match)),
        Count("atk", texts.say("ending", "attacks"), _attacks(match)),
    )

    def draw(seat: Seat, scale: float, role: Role, light: Color, left: bool) -> Drawn:
        """A side's Dinosaurs in play; of the loser's one, or the one that was knocked out last."""
        pose = _POSES[role]
        alive = [dino.card for dino in view.players[seat].dinos if dino is not None and dino.card]
        down = not alive
        animals = alive or [_fallen(match, seat)]
        members = [(animals[0], "hurt" if down else pose)]
        if role != "lost":
            members += [(animal, "stand") for animal in animals[1:2]]
        dark = role == "lost" or (down and view.turn > 0)
        return pack_picture(tuple(members), scale * _SIZE, left=left, light=light, dark=dark)

    decided = ""
    if match.conceded is None:
        decided = last_cards(words, view) if outcome.reason == "deck" else last_blow(words, match.events)
    return Ending(outcome.winner, reason, counts, STAGE, draw, decided)


def _fallen(match: Match, seat: Seat) -> str:
    """The last Dinosaur of a seat that was knocked out; before there was any, the one for its deck."""
    fallen = [event.facts for event in match.events if event.kind == "knock_out"]
    own = [str(facts["dino"]) for facts in fallen if facts["seat"] == seat]
    return own[-1] if own else first_leader(match, seat)


def _damage_dealt(match: Match) -> tuple[int, int]:
    """The HP that each side cost the other; what an attack cost its own Dinosaur is nobody's."""
    dealt = [0, 0]
    for event in match.events:
        if event.kind == "damage" and event.facts["why"] != "recoil":
            dealt[opponent(event.facts["seat"])] += event.facts["amount"]
    return dealt[0], dealt[1]


def _attacks(match: Match) -> tuple[int, int]:
    """Attacks and counterattacks."""
    made = [0, 0]
    for event in match.events:
        counter = event.kind == "answer" and event.facts["answer"] == "attack"
        if event.kind == "attack" or counter:
            made[event.facts["seat"]] += 1
    return made[0], made[1]
