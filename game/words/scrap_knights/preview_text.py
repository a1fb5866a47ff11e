"""What a preview says: a tag on a card with its whole sentence, and tags on the gauges."""

from typing import Literal

from game.rules.scrap_knights.preview import Preview
from game.rules.scrap_knights.state import OVERHEAT
from game.words.scrap_knights.table_text import TableWords

Tone = Literal["warning", "hit", "nothing"]
CardTag = tuple[str, Tone, str]
"""Words, what they mean for the player, and the whole sentence."""


def tag_of(preview: Preview, distance: int, heat: int, words: TableWords) -> CardTag | None:
    """The most important thing that a preview says of a card."""
    lowest, highest = preview.heat
    if preview.overheats and not preview.cooling:
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
    if preview.may_overheat:
        if preview.overheats:
            hint = words.hint("cooled", heat=lowest, card=words.card(preview.cooling[0]))
            return words.tag("rise", before=heat, after=lowest), "warning", hint
        tag = words.tag("may_overheat", before=heat, lowest=lowest, after=highest)
        return tag, "warning", words.hint("overheats", heat=highest)
    return None


def heat_tag(preview: Preview, heat: int, words: TableWords) -> tuple[str, Tone] | None:
    """What stands below the own heat; None where it stays as it is."""
    lowest, highest = preview.heat
    if lowest == highest == heat:
        return None
    key = "rise_more" if lowest < highest else "rise"
    if preview.overheats and not preview.cooling:
        key = "lose"
    tone: Tone = "warning" if highest >= OVERHEAT else "hit" if highest > heat else "nothing"
    return words.tag(key, before=heat, after=lowest), tone
