"""What is still to come for a side of effects of earlier rounds, in a few words each."""

from collections.abc import Iterator, Mapping

from game.rules.scrap_knights.view import DuelView, SeatView
from game.words.lists import joined
from game.words.scrap_knights.table_text import TableWords

PENDING: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("prevented_now", "prevented_next"), ("kinds",)),
    **dict.fromkeys(("copy_now", "copy_next"), ("card",)),
    **dict.fromkeys(("copy_now_more", "copy_next_more"), ("card", "more")),
    "copy_on_spend": ("card", "token"),
    **dict.fromkeys(("two_now", "two_next"), ("a_kind",)),
    "hint": ("name",),
}
"""What is said of it, with the facts that it is given."""


def pending(words: TableWords, view: DuelView, side: SeatView) -> list[str]:
    """Short sentences: "This round: Attacks and Defends prevented."."""
    return [words.texts.say("pending", key, **facts) for key, facts in _found(words, view, side)]


def _found(words: TableWords, view: DuelView, side: SeatView) -> Iterator[tuple[str, dict[str, object]]]:
    kinds, a_kind = words.texts.section("many_kinds"), words.texts.section("a_kind")
    for key, silenced in (("prevented_now", side.prevented_kinds), ("prevented_next", side.prevented_next)):
        if silenced:
            yield key, {"kinds": joined(words.texts, [kinds[kind] for kind in silenced])}
    # Copies join the chain with the flip; what is left afterwards is for the next rounds.
    when = "now" if view.phase == "act" else "next"
    for copy in side.copies:
        card = words.card(copy.card)
        if copy.rounds > 1:
            yield f"copy_{when}_more", {"card": card, "more": copy.rounds - 1}
        else:
            yield f"copy_{when}", {"card": card}
    for token, spent in side.copies_on_spend:
        yield "copy_on_spend", {"card": words.card(spent), "token": words.token(token)}
    for key, kind in (("two_now", side.may_play_two), ("two_next", side.will_play_two)):
        if kind and (key == "two_next" or view.phase == "act"):
            yield key, {"a_kind": a_kind[kind]}
