"""What a chain would come to: the price of one more BOT or token, each effect, and both sides afterwards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from game.engine.events import Event
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights.chain_preview import ChainPreview, StepPreview
from game.rules.scrap_knights.preview import Span
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, OVERHEAT, TOKENS
from game.rules.scrap_knights.view import DuelView
from game.words.lists import joined, listed
from game.words.scrap_knights.table_text import TableWords

CHAIN_PREVIEW: Mapping[str, tuple[str, ...]] = {
    "price": ("choice", "changes"),
    "again": ("changes",),
    "then": ("first", "then"),
    **dict.fromkeys(("span", "either"), ("lowest", "highest")),
    **dict.fromkeys(("damage", "taken"), ("before", "after")),
    "damage_blocked": ("before", "after", "blocked"),
    "more_blocked": ("amount", "before", "after"),
    "links": ("card", "before", "after", "full"),
    **dict.fromkeys(("heat", "distance"), ("amount",)),
    **dict.fromkeys(("wins", "loses", "draws", "nothing", "hidden"), ()),
    **dict.fromkeys(("by_hp", "by_heat"), ("amount",)),
    **dict.fromkeys(("verdict_wins", "verdict_loses", "verdict_may_lose"), ("you", "name", "reason")),
    "verdict_draws": (),
    **dict.fromkeys(("pass_loses", "pass_may_lose"), ("reason",)),
    **dict.fromkeys(("pass_draws", "lost_anyway", "chosen", "chosen_vain"), ()),
    **dict.fromkeys(("better_wins", "better_goes_on", "better_draws"), ("choice",)),
    **dict.fromkeys(("answer_loses", "answer_may_lose", "answer_draws"), ("answer",)),
    "answers": ("cards",),
    "told": ("result",),
    "may_damage": ("amount", "cause", "cards"),
    **dict.fromkeys(("damage_in_ways", "brief_damage"), ("amount",)),
    "brief_open": (),
    **dict.fromkeys(("may_miss", "open"), ("cause", "cards")),
    "end": (),
    "gains": ("tokens",),
    "side": ("name", "hp", "heat"),
    "end_distance": ("distance",),
    **dict.fromkeys(("with", "with_look"), ("choice",)),
    "unspent": ("name", "tokens"),
}
"""What is said of a chain that has not begun, with the facts that it is given."""

ResultTone = Literal["soft", "bad", "good"]
FORETOLD = {
    "damage",
    "miss",
    "nothing",
    "lapsed",
    "move",
    "push",
    "set_distance",
    "vent",
    "set_heat",
    "copy",
    "block",
}
"""Kinds of events whose outcome the words of an effect do not tell yet."""
_BAD = {"miss", "damage"}
_STOPPED = {"prevented", "silenced", "no_card"}
"""Why an effect comes to nothing that was meant to happen; else only a condition of it does not hold."""


def stopped(event: Event) -> bool:
    """Whether an effect that did nothing was stopped."""
    return event.facts["reason"] in _STOPPED


def result_tone(event: Event) -> ResultTone:
    """A blow and what fails are bad; a condition that does not hold is neither bad nor good."""
    if event.kind == "nothing":
        return "bad" if stopped(event) else "soft"
    if event.kind == "lapsed":
        return "soft"
    return "bad" if event.kind in _BAD else "good"


def _say(words: TableWords, key: str, **facts: object) -> str:
    return words.texts.say("chain_preview", key, **facts)


def span_text(words: TableWords, span: Span) -> str:
    """One number, or the lowest and the highest."""
    low, high = span
    return str(low) if low == high else _say(words, "span", lowest=low, highest=high)


def distance_text(words: TableWords, distances: Sequence[int]) -> str:
    """Where a chain may end: of two places either one, for nothing between them is possible."""
    low, high = distances[0], distances[-1]
    if len(distances) != 2:
        return span_text(words, (low, high))
    return _say(words, "either", lowest=low, highest=high)


def price_text(
    words: TableWords,
    choice: str,
    chains: Sequence[ChainPreview],
    view: DuelView,
    seat: Seat,
) -> str:
    """What a choice changes, by its numbers: "Blitz: you deal 1 damage, not 0 (3 blocked). Heat 6.".

    `chains`: as it stands, with the choice, and with two of it where it can be made again.
    """
    before, after, *again = chains
    changes = _changes(words, before, after, view, seat)
    if after.answers:
        cards = joined(words.texts, [words.card(card) for card in after.answers])
        changes.append(_say(words, "answers", cards=cards))
    told = _say(words, "price", choice=choice, changes=_sentences(words, changes))
    for one in again:
        more = _sentences(words, _changes(words, after, one, view, seat))
        told = f"{told} {_say(words, 'again', changes=more)}"
    return f"{told} {_say(words, 'hidden')}" if after.hidden else told


def _sentences(words: TableWords, changes: Sequence[str]) -> str:
    """Each change as a sentence, the first one going on: "you deal 0 damage, not 3. You take none"."""
    first, *others = changes
    for one in others:
        start = 1 if one.startswith("*") else 0
        capital = one[: start + 1].upper() + one[start + 1 :]
        first = _say(words, "then", first=first, then=capital)
    return first


def _changes(
    words: TableWords, before: ChainPreview, after: ChainPreview, view: DuelView, seat: Seat
) -> list[str]:
    """The numbers that differ between two chains, and how the second one ends."""
    other = opponent(seat)
    changes = _damage(words, before, after, seat)
    taken = before.dealt[other], after.dealt[other]
    if taken[0] != taken[1]:
        first, then = (span_text(words, one) for one in taken)
        changes.append(_say(words, "taken", before=first, after=then))
    if before.distances != after.distances:
        changes.append(_say(words, "distance", amount=distance_text(words, after.distances)))
    if before.heat[seat] != after.heat[seat]:
        changes.append(_say(words, "heat", amount=span_text(words, after.heat[seat])))
    pairs = zip(TOKENS, before.tokens[seat], after.tokens[seat], strict=True)
    gained = [words.token(name) for name, held, then in pairs if then > held]
    if gained:
        changes.append(_say(words, "gains", tokens=joined(words.texts, gained)))
    changes += _links(words, view, before, after)
    if after.choices > 1:
        changes.append(_say(words, "chosen" if changes else "chosen_vain"))
    changes = changes or _stopped_by(words, before, after) or [_say(words, "nothing")]
    end = ending(after, seat)
    return [*changes, _say(words, end)] if end else changes


def _stopped_by(words: TableWords, before: ChainPreview, after: ChainPreview) -> list[str]:
    """Why the effects that a choice adds come to nothing: "Slash is prevented"."""
    known = {_effect(one) for one in before.steps}
    told: list[str] = []
    for one in after.steps:
        vain = [event for way in one.ways[:1] for event in way if event.kind == "miss" or _is_stopped(event)]
        if _effect(one) not in known and vain:
            told += [(words.sentence(event) or "").removesuffix(".") for event in vain]
    return list(dict.fromkeys(told))


def _effect(one: StepPreview) -> tuple[Seat, str, int, str]:
    return one.step.seat, one.step.card, one.step.line, one.step.role


def _is_stopped(event: Event) -> bool:
    return event.kind == "nothing" and stopped(event)


def _damage(words: TableWords, before: ChainPreview, after: ChainPreview, seat: Seat) -> list[str]:
    """What the seat's blows take off the other side, and how much more of them is blocked."""
    first, then = (span_text(words, one.dealt[seat]) for one in (before, after))
    stopped_first, stopped_then = (span_text(words, one.blocked[seat]) for one in (before, after))
    if before.dealt[seat] == after.dealt[seat]:
        if after.blocked[seat] <= before.blocked[seat]:
            return []
        return [_say(words, "more_blocked", amount=then, before=stopped_first, after=stopped_then)]
    if after.blocked[seat][1]:
        return [_say(words, "damage_blocked", before=first, after=then, blocked=stopped_then)]
    return [_say(words, "damage", before=first, after=then)]


def _links(words: TableWords, view: DuelView, before: ChainPreview, after: ChainPreview) -> Iterator[str]:
    """The link tokens on each ULT that a choice adds or takes, when the chain is done."""
    for seat in SEATS:
        if before.links[seat] != after.links[seat]:
            first, then = (span_text(words, one.links[seat]) for one in (before, after))
            card = words.well("whose", name=words.names[seat], card=words.card(view.players[seat].ult))
            yield _say(words, "links", card=card, before=first, after=then, full=LINKS_TO_TRIGGER)


Ending = Literal["", "wins", "loses", "draws"]


def ending(preview: ChainPreview, seat: Seat) -> Ending:
    """ "wins", "loses" or "draws" where the chain surely ends the duel so for a seat; else ""."""
    own, other = preview.hp[seat], preview.hp[opponent(seat)]
    if not own[1] or not other[1]:
        # Where one of them is only perhaps destroyed as well, it may be a draw.
        return "draws" if own[1] == other[1] else "wins" if own[0] else "loses" if other[0] else ""
    if not (preview.hp[0][0] and preview.hp[1][0]):
        # It may end with this chain, before the heat is judged.
        return ""
    hot, hot_too = (preview.heat[one][0] >= OVERHEAT for one in (seat, opponent(seat)))
    if hot_too and preview.heat[seat][1] < OVERHEAT:
        return "wins"
    return "draws" if hot and hot_too else "loses" if hot else ""


def open_lines(words: TableWords, one: StepPreview) -> list[tuple[str, ResultTone]]:
    """What an effect would come to that could go in several ways, in a sentence with what it means."""
    damage = one.damage
    if damage is not None:
        amount = span_text(words, damage)
        if damage[0] == damage[1]:
            return [(_say(words, "damage_in_ways", amount=amount), "bad")]
        return [(_say(words, "may_damage", amount=amount, **_cause(words, one)), "bad")]
    missed = any(event.kind == "miss" for way in one.ways for event in way)
    key: str
    tone: ResultTone
    key, tone = ("may_miss", "bad") if missed else ("open", "soft")
    return [(_say(words, key, **_cause(words, one)), tone)]


def open_brief(words: TableWords, one: StepPreview) -> str:
    """The same in two or three words; "" where there is one way alone."""
    if len(one.ways) == 1:
        return ""
    if one.damage is not None:
        return _say(words, "brief_damage", amount=span_text(words, one.damage))
    return _say(words, "brief_open")


def _cause(words: TableWords, one: StepPreview) -> dict[str, str]:
    """What decides an effect that could go in several ways, and the cards of a coin toss."""
    whose = (words.well("whose", name=words.names[seat], card=words.card(card)) for seat, card in one.tied)
    cards = list(dict.fromkeys(whose))
    return {"cause": one.open_by, "cards": listed(words.texts, cards)}


def end_rows(words: TableWords, preview: ChainPreview) -> list[tuple[Seat, str]]:
    """What both sides have when the chain is done."""
    return [
        (
            seat,
            _say(
                words,
                "side",
                name=words.names[seat],
                hp=span_text(words, preview.hp[seat]),
                heat=span_text(words, preview.heat[seat]),
            ),
        )
        for seat in SEATS
    ]


def unspent(words: TableWords, view: DuelView, seat: Seat) -> str:
    """The tokens with which the other seat could still change the chain; "" where it has none."""
    other = opponent(seat)
    names, tokens = words.texts.section("tokens"), view.players[other].tokens
    held = [names[token] for token in TOKENS if getattr(tokens, token)]
    return _say(words, "unspent", name=words.names[other], tokens=joined(words.texts, held)) if held else ""


def end_distance(words: TableWords, preview: ChainPreview) -> str:
    """The distance when the chain is done."""
    return _say(words, "end_distance", distance=distance_text(words, preview.distances))
