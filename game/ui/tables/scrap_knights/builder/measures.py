"""What a mech adds up to, and what the card that is pointed at would change."""

from collections.abc import Sequence
from functools import partial

from game.content.scrap_knights import Act, Library, MechSide
from game.rules.scrap_knights.side_measures import best_acts, linking_acts, sums
from game.rules.scrap_knights.suggestion import HEAT_LEFT
from game.ui.layout.leaves import Icon, Name, Part, Prose, Text, Tint
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint.palette import bad, good
from game.ui.parts.gauge import CellGauge
from game.ui.parts.grounds import ground, toned
from game.ui.workshop.bars import Bar, bars
from game.words.messages import Messages
from game.words.scrap_knights.card_text import link_text

_FULL = 6
"""Damage of a full bar."""
_OVERHEAT = 7
"""Heat at which a duel is lost."""
_MOST_LINKS = 6


def acts_of(side: MechSide, library: Library) -> list[Act]:
    """The ACTs of a side that the game has."""
    return [library.acts[act] for act in side.acts if act in library.acts]


def damage_panel(now: MechSide, then: MechSide, library: Library, texts: Messages) -> Node:
    """The best ACT at each distance."""
    before, after = (best_acts(acts_of(side, library)) for side in (now, then))
    shown = []
    for distance, (one, other) in enumerate(zip(before, after, strict=True)):
        name = library.acts[other.act].name if other.act else texts.say("builder", "nothing")
        first, _, second = name.partition(" ")
        # Room for two lines is always there, so that nothing moves with the card that is pointed at.
        foot = str(distance), first, second or " "
        shown.append(Bar(one.damage, other.damage, str(other.damage), foot))
    head = Row(
        Text(texts.say("builder", "damage_at"), "section", grow=1),
        Text(texts.say("builder", "best_there"), "caption", anchor="right"),
        gap=6,
        height=20,
    )
    return Box(Column(head, bars(shown, _FULL, "damage", 62), gap=4), pad=(12, 8), ground=ground("steel"))


def sums_panel(now: MechSide, then: MechSide, library: Library, texts: Messages) -> Node:
    """Heat of all ACTs once; block, moves and vents; the ACTs that link."""
    before, after = (sums(acts_of(side, library)) for side in (now, then))
    say = texts.say
    heat = CellGauge(
        "heat",
        min(_OVERHEAT, before.heat_left),
        _OVERHEAT,
        "heat",
        name="heat of all",
        hint=say("builder", "heat_hint"),
        forecast=min(_OVERHEAT, after.heat_left),
        low=-1,
        high=HEAT_LEFT + 1,
    )
    plates = [
        _sum("block", say("builder", "block"), before.block, after.block),
        _sum("move", say("builder", "move"), before.move, after.move),
        _sum("vent", say("builder", "vent"), before.vent, after.vent, all_of=after.vents_all, texts=texts),
    ]
    heat_row = Row(
        Text(say("builder", "all_once"), "item"), Part(heat, grow=1, height=24), gap=8, align="center"
    )
    return Box(
        Column(heat_row, Row(*plates, gap=6), _links(now, then, library, texts), gap=6),
        pad=(12, 8),
        ground=ground("steel"),
    )


def _sum(
    symbol: str, words: str, now: int, then: int, *, all_of: bool = False, texts: Messages | None = None
) -> Node:
    """A plate with a sum; nothing of it at all gets a triangle."""
    number = texts.say("builder", "vents_all") if all_of and texts is not None else str(then)
    tint: Tint = good if then > now else bad if then < now else "text"
    row = Row(
        Icon(symbol, 18),
        Name(words, "item", grow=1),
        Icon("warning", 15) if not then and not all_of else None,
        Text(number, "figures", tint),
        gap=5,
        align="center",
    )
    return Box(row, pad=(8, 2), ground=toned("well", 5, 1), share=1, height=28)


def _links(now: MechSide, then: MechSide, library: Library, texts: Messages) -> Node:
    """Which ACTs give the ULT its link tokens; where none can, the rule itself."""
    say = texts.say
    ult = library.ults.get(then.ult)
    if ult is None:
        return Prose(say("builder", "no_ult_yet"), "explained", "soft", name="links")
    acts = acts_of(then, library)
    linking = linking_acts(ult, acts)
    if linking is None:
        rule = link_text(ult.link, library, texts)
        return Row(Icon("link", 18), Prose(rule, "explained", "text", name="links", grow=1), gap=6)
    had = set(linking_acts(library.ults.get(now.ult), acts_of(now, library)) or ())
    chips: list[Node] = []
    for act in linking[:_MOST_LINKS]:
        tone = "link chip" if act in had else "chip chosen"
        name = Text(library.acts[act].name, "small", "text" if act in had else "on gold")
        chips.append(Box(name, pad=(6, 1), ground=toned(tone, 5, 1)))
    count = Text(say("builder", "of", count=len(linking), most=len(acts)), "figures", anchor="right")
    words = Name(say("builder", "links_on", ult=ult.name), "item", grow=1)
    return Column(
        Row(Icon("link", 18), words, count, gap=6, align="center"),
        _wrapped(chips) if chips else None,
        gap=4,
    )


def _wrapped(chips: Sequence[Node]) -> Node:
    """Chips in rows of three."""
    rows = [Row(*chips[first : first + 3], gap=5) for first in range(0, len(chips), 3)]
    return Column(*rows, gap=3)


def change_paper(
    now: MechSide, then: MechSide, words: tuple[str, str], library: Library, texts: Messages
) -> Node:
    """What the card under the pointer would change, as "now > then", below the first of the `words`.

    The second are said where nothing changes.
    """
    lines = list(_changes(now, then, library, texts))
    rows: list[Node] = [Text(words[0], "paper label")]
    for symbol, measure, before, after, better in lines:
        tint = partial(good if better else bad, paper=True)
        numbers = Row(
            Text(before, "paper text", "soft ink"),
            Icon("right", 10),
            Text(after, "paper label", tint),
            gap=4,
            align="center",
        )
        rows.append(
            Row(Icon(symbol, 17), Name(measure, "paper text", "ink", grow=1), numbers, gap=6, align="center")
        )
    if not lines:
        rows.append(Prose(words[1], "paper text", "ink", name="change"))
    return Box(Column(*rows, gap=5), pad=(12, 10), ground=ground("paper"))


def _changes(
    now: MechSide, then: MechSide, library: Library, texts: Messages
) -> list[tuple[str, str, str, str, bool]]:
    """Icon, words, value before and after, and whether that is better."""
    say, found = texts.say, []
    before, after = (best_acts(acts_of(side, library)) for side in (now, then))
    for distance, (one, other) in enumerate(zip(before, after, strict=True)):
        if one.damage != other.damage:
            words = say("builder", "at_distance", distance=distance)
            found.append(("damage", words, str(one.damage), str(other.damage), other.damage > one.damage))
    first, second = (sums(acts_of(side, library)) for side in (now, then))
    if first.heat_left != second.heat_left:
        found.append(
            (
                "heat",
                say("builder", "all_once"),
                str(first.heat_left),
                str(second.heat_left),
                second.heat_left < first.heat_left,
            )
        )
    for symbol, key, one_sum, other_sum in (
        ("block", "block", first.block, second.block),
        ("move", "move", first.move, second.move),
        ("vent", "vent", first.vent, second.vent),
    ):
        if one_sum != other_sum:
            found.append((symbol, say("builder", key), str(one_sum), str(other_sum), other_sum > one_sum))
    links = [
        len(linking_acts(library.ults.get(side.ult), acts_of(side, library)) or ()) for side in (now, then)
    ]
    if links[0] != links[1]:
        found.append(("link", say("builder", "linking"), str(links[0]), str(links[1]), links[1] > links[0]))
    return found[:6]
