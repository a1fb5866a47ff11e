"""What a preview says: a tag on a card with its whole sentence, and tags on the gauges."""

from collections.abc import Sequence
from typing import Literal

from game.content.scrap_knights import Act
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER, OVERHEAT
from game.rules.scrap_knights.view import DuelView, SeatView
from game.words.lists import joined
from game.words.scrap_knights.card_text import effect_text, signed
from game.words.scrap_knights.chain_text import span_text
from game.words.scrap_knights.table_text import TableWords

Tone = Literal["warning", "hit", "nothing"]
CardTag = tuple[str, Tone, str]
"""Words, what they mean for the player, and the whole sentence."""


def tag_of(
    preview: Preview, view: DuelView, seat: Seat, words: TableWords, *, wins_anyway: bool = False
) -> CardTag | None:
    """The most important thing that a preview says of a card.

    `wins_anyway`: the other mech is destroyed without it too, so that this is not said of the card.
    """
    won = wins(preview)
    (lowest, highest), distance, heat = preview.heat, view.distance, view.players[seat].heat
    if won and not wins_anyway:
        name = words.names[opponent(seat)]
        by_ult = preview.striker in words.library.ults
        about = {"name": name, "card": words.card(preview.striker)} if by_ult else {"name": name}
        key, price = ("ult_wins" if by_ult else "wins"), max(preview.paid[1], highest)
        hint = words.hint(key, **about)
        if price >= OVERHEAT:
            hint = f"{hint} {words.hint('if_answered', heat=price)}"
            tag = words.tag("wins_hot") if stakes_all(preview) else words.tag("wins_else", after=price)
            return tag, "hit", hint
        return words.tag(key), "hit", hint
    if fells_itself(preview):
        return words.tag("own_end", before=view.players[seat].hp), "warning", words.hint("own_end")
    if preview.overheats and not preview.cooling and not won:
        hint = words.hint("overheats", heat=lowest)
        return words.tag("overheats", before=heat, after=lowest), "warning", hint
    if preview.prevented:
        return words.tag("prevented"), "nothing", words.hint("prevented")
    if preview.out_of_range is not None:
        facts = {"distance": distance, "range": preview.out_of_range}
        return words.tag("out_of_range", **facts), "nothing", words.hint("would_miss", **facts)
    if preview.too_far:
        hint = words.hint("too_far", distance=distance)
        return words.tag("too_far", distance=distance), "nothing", hint
    if preview.may_overheat and not won:
        if preview.overheats:
            hint = words.hint("cooled", heat=lowest, card=words.card(preview.cooling[0]))
            return words.tag("cool_or_lose", after=lowest), "warning", hint
        tag = words.tag("may_overheat", before=heat, lowest=lowest, after=highest)
        return tag, "warning", words.hint("may_overheat", lowest=lowest, highest=highest, limit=OVERHEAT)
    if heat < lowest == OVERHEAT - 1 and not preview.can_cool and not won:
        return words.tag("no_vent", after=lowest), "warning", words.hint("no_vent", heat=lowest)
    return None


def vain_tag(card: Act, view: DuelView, seat: Seat, words: TableWords) -> CardTag | None:
    """Why a card would do nothing that resolves at once: it is prevented, or out of range."""
    if card.kind in view.players[seat].prevented_kinds:
        return words.tag("prevented"), "nothing", words.hint("prevented")
    if card.range is not None and card.range < view.distance:
        facts = {"distance": view.distance, "range": card.range}
        return words.tag("out_of_range", **facts), "nothing", words.hint("would_miss", **facts)
    return None


def _pick_words(words: TableWords, key: str, **facts: object) -> str:
    return words.texts.say("pick", key, **facts)


def pick_text(
    acts: Sequence[Manoeuvre],
    found: Preview,
    view: DuelView,
    seat: Seat,
    words: TableWords,
    *,
    ready: bool,
    wins_anyway: bool = False,
) -> str:
    """What the picked ACTs would do, and how to go on: "*Slash*: Deal 3 damage. …, heat 1."."""

    effects = [
        effect_text(act, number, words.library, words.texts)
        for act in acts
        for number in range(len(words.library.acts[act.card].effects))
    ]
    told = _pick_words(
        words,
        "told",
        cards=" + ".join(words.manoeuvre(act) for act in acts),
        effects=" ".join(effects),
        numbers=numbers_text(found, view, seat, words, wins_anyway=wins_anyway),
    )
    return f"{told} {_pick_words(words, 'ready' if ready else 'open')}"


def numbers_text(
    found: Preview, view: DuelView, seat: Seat, words: TableWords, *, wins_anyway: bool = False
) -> str:
    """What ACTs come to: "3 damage if it hits, heat 1"."""
    own, other = view.players[seat], view.players[opponent(seat)]
    numbers: list[str] = []
    tag = tag_of(found, view, seat, words, wins_anyway=wins_anyway)
    if tag is not None:
        numbers.append(tag[2].removesuffix("."))
    lost = other.hp - found.other_hp[1], other.hp - found.other_hp[0]
    if lost[1]:
        numbers.append(_pick_words(words, "damage", amount=span_text(words, lost)))
    hurt = own.hp - found.hp[1], own.hp - found.hp[0]
    if hurt[1]:
        numbers.append(_pick_words(words, "taken", amount=span_text(words, hurt)))
    if found.heat != (own.heat, own.heat):
        numbers.append(_pick_words(words, "heat", amount=span_text(words, found.heat)))
    for amount, priorities in blocks_of(found):
        numbers.append(_pick_words(words, "block", amount=amount, priority=priorities))
    if found.tokens:
        gained = joined(words.texts, map(words.token, found.tokens))
        numbers.append(_pick_words(words, "gains", tokens=gained))
    links = links_of(found, own)
    if links is not None:
        key = "links_hit" if needs_hit(own, words) else "links"
        numbers.append(_pick_words(words, key, link=links, full=LINKS_TO_TRIGGER))
    if found.answers:
        numbers.append(
            _pick_words(words, "answers", cards=joined(words.texts, map(words.card, found.answers)))
        )
    return joined(words.texts, numbers or [_pick_words(words, "nothing")])


def blocks_of(preview: Preview) -> list[tuple[int, str]]:
    """What a choice blocks: each amount with all priorities at which it does."""
    found: dict[int, list[str]] = {}
    for amount, priority in preview.blocks:
        shown = "?" if priority is None else signed(priority)
        found.setdefault(amount, []).append(shown)
    return [(amount, ", ".join(priorities)) for amount, priorities in found.items()]


def own_tags(preview: Preview, words: TableWords) -> list[str]:
    """What else a choice does for its own side: the Block that it raises, the tokens that it gains."""
    told = [words.tag("block", amount=amount, priority=shown) for amount, shown in blocks_of(preview)]
    return told + [words.tag("gains", tokens=words.token(token)) for token in preview.tokens]


def links_of(preview: Preview, side: SeatView) -> int | None:
    """How many link tokens the ULT of a side would have then; None where it surely gains none."""
    gained = preview.links[0]
    # One that is loaded joins the chain before anything links, and begins anew.
    held = side.link if side.link < LINKS_TO_TRIGGER else 0
    return min(LINKS_TO_TRIGGER, held + gained) if gained else None


def needs_hit(side: SeatView, words: TableWords) -> bool:
    """Whether the ULT of a side links only where something hits."""
    return words.library.ults[side.ult].link.event == "hit"


def links_tag(preview: Preview, side: SeatView, words: TableWords) -> str:
    """What a choice does for the ULT, as a tag beside it; "" for nothing."""
    links = links_of(preview, side)
    if links is None:
        return ""
    ready, hit = links == LINKS_TO_TRIGGER, "_hit" if needs_hit(side, words) else ""
    if ready and hit:
        return words.tag("links_ready_hit")
    if ready:
        return words.tag("links_ready", full=LINKS_TO_TRIGGER)
    return words.tag(f"links{hit}", link=links, full=LINKS_TO_TRIGGER)


def wins(preview: Preview) -> bool:
    """Whether the choice destroys the other mech unless that is stopped: then nobody's heat is judged."""
    return preview.other_hp[1] == 0 < preview.hp[0]


def stakes_all(preview: Preview) -> bool:
    """Whether a choice that wins loses by its heat if it is stopped, for nothing surely cools the mech."""
    price = max(preview.paid[0], preview.heat[0])
    return wins(preview) and price >= OVERHEAT and (not preview.cooling or bool(preview.answers))


def fells_itself(preview: Preview) -> bool:
    """Whether the choice destroys the own mech, and not the other one."""
    return preview.hp[1] == 0 < preview.other_hp[1]


def heat_tag(preview: Preview, heat: int, words: TableWords) -> tuple[str, Tone] | None:
    """What stands below the own heat; None where it stays as it is."""
    lowest, highest = preview.heat
    if lowest == highest == heat:
        return None
    key = "lose" if preview.overheats and not preview.cooling and not wins(preview) else "rise"
    paid = preview.paid[1]
    if wins(preview) and paid >= OVERHEAT and paid > highest:
        return words.tag("rise_or", before=heat, after=lowest, stopped=paid), "warning"
    if preview.if_unhurt and lowest == highest < paid:
        key = "rise_unhurt"
    tone: Tone = "warning" if highest >= OVERHEAT else "hit" if highest > heat else "nothing"
    if key == "rise" and lowest < highest:
        return words.tag("rise_span", before=heat, after=lowest, most=highest), tone
    return words.tag(key, before=heat, after=lowest), tone


def other_heat_tag(preview: Preview, heat: int, words: TableWords) -> tuple[str, Tone] | None:
    """What stands below the heat of the other side; None where it stays as it is."""
    lowest, highest = preview.other_heat
    if lowest == highest == heat:
        return None
    if lowest < highest:
        return words.tag("rise_span", before=heat, after=lowest, most=highest), "hit"
    return words.tag("rise", before=heat, after=lowest), "hit"
