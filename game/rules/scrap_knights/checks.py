"""Whether a state that was read from a file is one that a duel can go on from.

Each check raises `ValueError` in one sentence that names the field.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import get_args

from game.content.scrap_knights.verbs import ActKind
from game.engine.quoting import quote
from game.engine.seats import SEATS
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.catalogue import NO_SECRET, Catalogue
from game.rules.scrap_knights.kinds import OUTCOME_REASONS
from game.rules.scrap_knights.phases import asked_again
from game.rules.scrap_knights.state import (
    FIRST,
    LAST,
    LONGEST_LIST,
    START_HP,
    TAG,
    TOKENS,
    Effect,
    Frame,
    Player,
    Question,
    State,
)

_MOST = 1000
_KINDS = get_args(ActKind)
_ROLES = {"bot": ("bot",), "ult": ("ult", "copy")}
_ACT_ROLES = ("act", "copy")
_ACT_ZONES = ("hand", "lost", "held", "prep", "known", "seen", "used", "used_since_trigger", "linked")
_MOST_COPIES = 6
"""Copies of a card in one place that a set-up may have."""


def check_state(state: State, catalogue: Catalogue) -> None:
    """The whole state; the types of its fields are right already."""
    for seat in SEATS:
        _check_player(state.players[seat], f"players.{seat}", catalogue)
    _check_cards(state.usable, state.players[state.seat_to_act].bots, "usable", "BOT in play")
    for number, effect in enumerate(state.chain):
        _check_effect(effect, f"chain.{number}", catalogue, LAST, FIRST)
    for number, effect in enumerate(state.tags):
        _check_tag(effect, f"tags.{number}", catalogue)
    for number, effect in enumerate(state.called):
        _check_tag(effect, f"called.{number}", catalogue)
    for number, frame in enumerate(state.stack):
        _check_frame(frame, f"stack.{number}", catalogue)
    _check_phase(state)
    if state.question is not None:
        _check_question(state, state.question, catalogue)


def _check_range(number: int, lowest: int, highest: int, where: str) -> None:
    if not lowest <= number <= highest:
        raise ValueError(f"{where} is {lowest}..{highest}, not {quote(str(number))}")


def _check_word(word: str, known: Collection[str], where: str, what: str) -> None:
    if word not in known:
        raise ValueError(f"{where}: there is no {what} '{quote(word)}'")


def _check_cards(cards: Iterable[str], known: Collection[str], where: str, what: str) -> None:
    """A set-up may hold a card twice, which no deck does; more of it would only make lists endless."""
    counts = Counter(cards)
    for card, count in counts.items():
        _check_word(card, known, where, what)
        if count > _MOST_COPIES:
            raise ValueError(
                f"{where}: '{card}' is there {count} times, and {_MOST_COPIES} at most make sense"
            )


def _check_length(values: Collection[object], where: str) -> None:
    if len(values) > LONGEST_LIST:
        raise ValueError(f"{where} has {len(values)} entries, and {LONGEST_LIST} at most make sense")


def _check_player(player: Player, where: str, catalogue: Catalogue) -> None:
    library = catalogue.library
    _check_range(player.hp, 0, START_HP, f"{where}.hp")
    for name in ("heat", "link", "defends_running"):
        _check_range(getattr(player, name), 0, _MOST, f"{where}.{name}")
    _check_word(player.ult, library.ults, f"{where}.ult", "ULT")
    for name in _ACT_ZONES:
        _check_cards(getattr(player, name), library.acts, f"{where}.{name}", "ACT")
    if not Counter(player.known) <= Counter(player.hand):
        raise ValueError(f"{where}.known has a card that is not in the hand")
    _check_cards((*player.bots, *player.spent_bots), library.bots, f"{where}.bots", "BOT")
    if len(player.held_under) != len(player.held):
        raise ValueError(f"{where}.held_under names a seat for each card of held")
    for seat in player.held_under:
        _check_range(seat, SEATS[0], SEATS[-1], f"{where}.held_under")
    _check_length(player.played, f"{where}.played")
    for number, act in enumerate(player.played):
        _check_word(act.manoeuvre.card, library.acts, f"{where}.played.{number}", "ACT")
        _check_manoeuvre(act.manoeuvre, act.manoeuvre.card, f"{where}.played.{number}", catalogue)
        _check_range(act.slot, 0, LONGEST_LIST, f"{where}.played.{number}.slot")
    _check_later(player, where, catalogue)


def _check_later(player: Player, where: str, catalogue: Catalogue) -> None:
    """What earlier turns have left for later ones."""
    library = catalogue.library
    copied = {*library.acts, *library.ults}
    _check_length(player.copies, f"{where}.copies")
    for copy in player.copies:
        _check_word(copy.card, copied, f"{where}.copies", "ACT or ULT")
        _check_range(copy.rounds, 1, _MOST, f"{where}.copies")
    _check_length(player.copies_on_spend, f"{where}.copies_on_spend")
    for token, card in player.copies_on_spend:
        _check_word(token, TOKENS, f"{where}.copies_on_spend", "token")
        _check_word(card, copied, f"{where}.copies_on_spend", "ACT or ULT")
    for name in ("may_play_two", "will_play_two"):
        _check_word(getattr(player, name), ("", *_KINDS), f"{where}.{name}", "kind")
    for name in ("prevented_kinds", "prevented_next"):
        _check_cards(getattr(player, name), _KINDS, f"{where}.{name}", "kind")


def _check_effect(effect: Effect, where: str, catalogue: Catalogue, lowest: int, highest: int) -> None:
    """An effect whose priority lies between `lowest` and `highest`."""
    _check_range(effect.seat, SEATS[0], SEATS[-1], f"{where}.seat")
    _check_word(effect.card, catalogue.lines, f"{where}.card", "card")
    _check_range(effect.line, 0, len(catalogue.lines[effect.card]) - 1, f"{where}.line")
    _check_range(effect.priority, lowest, highest, f"{where}.priority")
    rank = catalogue.ranks[effect.card]
    _check_range(effect.rank, rank, rank, f"{where}.rank")
    _check_word(effect.role, _ROLES.get(catalogue.kinds[effect.card], _ACT_ROLES), f"{where}.role", "role")
    _check_manoeuvre(effect.manoeuvre, effect.card, f"{where}.manoeuvre", catalogue)
    _check_range(effect.bonus, 0, _MOST, f"{where}.bonus")
    _check_range(effect.armored, 0, _MOST, f"{where}.armored")
    if effect.source:
        _check_word(effect.source, catalogue.lines, f"{where}.source", "card")


def _check_tag(effect: Effect, where: str, catalogue: Catalogue) -> None:
    _check_word(effect.card, catalogue.library.bots, f"{where}.card", "BOT")
    _check_effect(effect, where, catalogue, TAG, TAG)


def _check_frame(frame: Frame, where: str, catalogue: Catalogue) -> None:
    effect = frame.effect
    _check_effect(effect, f"{where}.effect", catalogue, LAST, TAG)
    for number, called in enumerate(frame.calls):
        _check_effect(called, f"{where}.calls.{number}", catalogue, LAST, TAG)
    _check_range(
        frame.next_step, 0, len(catalogue.lines[effect.card][effect.line].steps), f"{where}.next_step"
    )


def _check_manoeuvre(manoeuvre: Manoeuvre, card: str, where: str, catalogue: Catalogue) -> None:
    """Each secret is none, or one that the card can have; a copy has none at all."""
    if manoeuvre == NO_SECRET:
        return
    _check_word(manoeuvre.card, (card,), where, "secret of this card for")
    ways = _ways(card, catalogue)
    for name in ("number", "direction", "named", "overcharged"):
        value = getattr(manoeuvre, name)
        if value and all(value != getattr(way, name) for way in ways):
            raise ValueError(f"{where}.{name}: '{card}' has no '{quote(str(value))}'")


def _ways(card: str, catalogue: Catalogue) -> tuple[Manoeuvre, ...]:
    """All secrets that can be chosen with a card."""
    if card in catalogue.manoeuvres:
        return catalogue.manoeuvres[card]
    if card in catalogue.moving_bots:
        return Manoeuvre(card, direction=-1), Manoeuvre(card, direction=1)
    ult = catalogue.library.ults.get(card)
    return (Manoeuvre(card, overcharged=True),) if ult is not None and ult.overcharge is not None else ()


def _check_phase(state: State) -> None:
    """Each phase has what it waits for, and nothing that belongs to another."""
    if (state.outcome is not None) != (state.phase == "over"):
        raise ValueError("outcome stands in the phase 'over' and in no other")
    if state.outcome is not None:
        _check_word(state.outcome.reason, OUTCOME_REASONS, "outcome.reason", "reason")
    if state.phase in ("flip", "end"):
        raise ValueError(f"phase '{state.phase}' is no place to wait for a choice")
    if (state.question is not None) != (state.phase in ("ults", "resolve")):
        raise ValueError("question stands in the phases 'ults' and 'resolve' and in no other")
    if state.phase in ("bots", "tokens") and state.passes >= len(SEATS):
        raise ValueError("passes: a window in which both seats have passed is closed")
    if (state.stack or state.called) and state.phase != "resolve":
        raise ValueError("stack and called are empty but in the phase 'resolve'")
    on_table = any(player.played or player.used for player in state.players)
    if state.phase == "act" and (state.chain or state.tags or on_table):
        raise ValueError("nothing has been played yet in the phase 'act'")


def _check_question(state: State, question: Question, catalogue: Catalogue) -> None:
    """Resolution that waits for a choice must come to that very question, were it to go on without it."""
    again = asked_again(catalogue, state)
    if again.question != question or again.to_dict() != state.to_dict():
        raise ValueError("question is not what the effects on the stack ask for")
