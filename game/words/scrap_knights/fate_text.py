"""How a chain ends the duel for a side as it stands, and the words of warning about it."""

from collections.abc import Mapping
from typing import Literal

from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.chain_preview import ChainPreview
from game.rules.scrap_knights.preview import Span
from game.rules.scrap_knights.state import OVERHEAT
from game.words.scrap_knights.chain_text import ending, span_text
from game.words.scrap_knights.table_text import TableWords

RANKS: Mapping[str, int] = {"wins": 3, "": 2, "draws": 1, "may_lose": 1, "loses": 0}
"""How good each end is for whoever chooses, none being better than a draw."""
Fate = Literal["", "wins", "loses", "draws", "may_lose"]


def fate_of(preview: ChainPreview, seat: Seat) -> Fate:
    """How the duel ends with this chain for a seat, surely or perhaps; "" where it goes on."""
    may_lose = not preview.hp[seat][0] or preview.heat[seat][1] >= OVERHEAT
    return ending(preview, seat) or ("may_lose" if may_lose else "")


def verdict(words: TableWords, preview: ChainPreview, seat: Seat, *, you: bool) -> tuple[str, Fate]:
    """The end of the duel in a sentence, to `you` or by name: "You lose: 8 heat."; "" where it goes on."""
    fate = fate_of(preview, seat)
    if not fate:
        return "", fate
    about = opponent(seat) if fate == "wins" else seat
    facts = {
        "you": "yes" if you else "no",
        "name": words.names[seat],
        "reason": reason(words, preview, about),
    }
    return words.texts.say("chain_preview", f"verdict_{fate}", **({} if fate == "draws" else facts)), fate


def reason(words: TableWords, preview: ChainPreview, seat: Seat) -> str:
    """What ends the duel for a seat: "0 HP" or "8 heat"."""
    hp, heat = preview.hp[seat], preview.heat[seat]
    key, span = ("by_hp", hp) if not hp[0] else ("by_heat", heat)
    return words.texts.say("chain_preview", key, amount=span_text(words, _worst(key, span)))


def _worst(key: str, span: Span) -> Span:
    """Of a span that may end the duel the end of it that does."""
    low, high = span
    return (low, low) if key == "by_hp" else (max(low, OVERHEAT), high)


def warned_answer(words: TableWords, fate: Fate, answer: str) -> str:
    """An answer with what it leads to: "Pass: you lose"."""
    if fate not in ("loses", "may_lose", "draws"):
        return answer
    return words.texts.say("chain_preview", f"answer_{fate}", answer=answer)
