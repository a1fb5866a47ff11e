"""What the other's turn changed for a seat, read off the views before and after it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.content.scrapbots import Scrapbot
from game.content.scrapbots.cards import LANES
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.view import TableView
from game.words.lists import joined
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.recap import Step

Tone = Literal["harm", "plain", "good"]


@dataclass(frozen=True, slots=True)
class Change:
    """A sentence of rich text, whose it is, and the card that it is about ("" for none)."""

    seat: Seat
    card: str
    text: str
    tone: Tone = "plain"


@dataclass(frozen=True, slots=True)
class LaneNow:
    """Who stands on either side of a lane ("" for nobody), and what that means."""

    own: str
    other: str
    text: str
    tone: Tone


def changes(
    words: TableWords, seat: Seat, before: TableView, after: TableView, steps: Sequence[Step]
) -> list[Change]:
    """What `seat` must know; `steps` are those of the other's turn."""
    say, other = words.texts.say, opponent(seat)
    found = []
    for lane in range(LANES):
        was, now = before.players[seat].lanes[lane], after.players[seat].lanes[lane]
        if was is None:
            continue
        facts = {"card": words.card(was.card), "lane": lane + 1}
        if now is None:
            found.append(Change(seat, was.card, say("changes", "destroyed", **facts), "harm"))
        elif now.damage != was.damage:
            health = {
                "before": _health(words, was.card, was.damage),
                "after": _health(words, now.card, now.damage),
            }
            found.append(Change(seat, was.card, say("changes", "damaged", **facts, **health), "harm"))
        elif now.exhausted and not was.exhausted:
            found.append(Change(seat, was.card, say("changes", "exhausted", **facts), "harm"))
    found.append(_wounds(words, seat, after, steps))
    name = words.names[other]
    for lane in range(LANES):
        was, now = before.players[other].lanes[lane], after.players[other].lanes[lane]
        if now is not None and (was is None or was.card != now.card):
            text = say("changes", "built", name=name, card=words.card(now.card), lane=lane + 1)
            found.append(Change(other, now.card, text))
    bought = Counter(step.cards[0] for step in steps if step.kind == "buy")
    if bought:
        names = (say("changes", "card", card=words.card(card), count=count) for card, count in bought.items())
        cards = joined(words.texts, names)
        found.append(Change(other, next(iter(bought)), say("changes", "bought", name=name, cards=cards)))
    return found


def _wounds(words: TableWords, seat: Seat, after: TableView, steps: Sequence[Step]) -> Change:
    say, other = words.texts.say, opponent(seat)
    taken = sum(hit.wounds for step in steps for hit in step.lanes.values() if hit.seat == seat)
    own, others = after.players[seat].wounds, after.players[other].wounds
    text = say(
        "changes",
        "wounds",
        count=taken,
        hidden=own is None,
        own=own or 0,
        name=words.names[other],
        other=others or 0,
    )
    return Change(seat, "", text, "harm" if taken else "plain")


def lanes_now(words: TableWords, seat: Seat, view: TableView) -> list[LaneNow]:
    """Each lane as it stands, with what it means for `seat`."""
    say, other = words.texts.say, opponent(seat)
    found = []
    for lane in range(LANES):
        own, theirs = view.players[seat].lanes[lane], view.players[other].lanes[lane]
        if own is None and theirs is None:
            found.append(LaneNow("", "", say("changes", "nobody"), "plain"))
        elif own is None and theirs is not None:
            text = say("changes", "undefended", card=words.card(theirs.card))
            found.append(LaneNow("", theirs.card, text, "harm"))
        elif own is not None and theirs is None:
            found.append(LaneNow(own.card, "", say("changes", "free", name=words.names[other]), "good"))
        elif own is not None and theirs is not None:
            health = {
                "own": _health(words, own.card, own.damage),
                "other": _health(words, theirs.card, theirs.damage),
            }
            found.append(LaneNow(own.card, theirs.card, say("changes", "against", **health), "plain"))
    return found


def _health(words: TableWords, card: str, damage: int) -> int:
    definition = words.cards_of.cards[card]
    return definition.health - damage if isinstance(definition, Scrapbot) else 0
