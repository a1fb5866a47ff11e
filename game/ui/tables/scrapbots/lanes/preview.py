"""What an attack would do, on the lanes that it strikes, before it is made: tags and orange cells."""

from collections.abc import Callable, Sequence

import pygame

from game.content.scrapbots.cards import LANES
from game.rules.scrapbots.preview import LaneResult, Preview
from game.ui.tables.marks import draw_reticle
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.lanes.tag import draw_tag
from game.words.scrapbots.log_text import TableWords

_SIZE = 17
"""Units of type on a tag, which is not twice as high."""


def told_in_short(words: TableWords, preview: Preview, lanes: Sequence[LaneWidget], struck: int) -> str:
    """What is done to the enemy in few words: its parts in one line."""
    return ", ".join(parts_in_short(words, preview, lanes, struck))


def parts_in_short(
    words: TableWords, preview: Preview, lanes: Sequence[LaneWidget], struck: int
) -> list[str]:
    """What is done to the enemy in few words, the lane that is `struck` first; Wounds are added up.

    Of a coin both sides are told, or the one on which something happens.
    """
    order = sorted(range(LANES), key=lambda lane: lane != struck)
    sure = [lane for lane in order if _alike(preview.tails[lane], preview.heads[lane])]
    chance = [lane for lane in order if lane not in sure]
    told = _named(words, preview.heads, lanes, sure)
    if chance:
        # Wounds that a coin adds to those that are sure.
        more = any(preview.heads[lane].wounds for lane in sure)
        better = _named(words, preview.heads, lanes, chance, more=more)
        worse = _named(words, preview.tails, lanes, chance, more=more) if better else []
        if worse:
            told.append(words.preview("coin", side="tails", result=", ".join(worse)))
        side, results = ("heads", preview.heads) if better else ("tails", preview.tails)
        result = ", ".join(_named(words, results, lanes, chance, more=more))
        told.append(words.preview("coin", side=side, result=result))
    return told or [words.preview("nothing")]


def _alike(tails: LaneResult, heads: LaneResult) -> bool:
    """Whether both sides of a coin come to the same: whoever is destroyed is so by whatever damage."""
    return tails == heads or (tails.destroyed and heads.destroyed and tails.wounds == heads.wounds)


def _named(
    words: TableWords,
    results: Sequence[LaneResult],
    lanes: Sequence[LaneWidget],
    among: Sequence[int],
    *,
    more: bool = False,
) -> list[str]:
    """What is done in some lanes, with the names of those who stand there; `more` Wounds come on top."""
    found, wounds = [], 0
    for lane in among:
        result, widget = results[lane], lanes[lane]
        wounds += result.wounds
        card = words.card(widget.look) if widget.bot is not None else ""
        if result.destroyed:
            found.append(words.preview("destroys", card=card))
        elif result.damage:
            before, after = widget.health, widget.health - result.damage
            found.append(words.preview("damages", card=card, before=before, after=after))
    if not wounds:
        return found
    told = words.preview("more_wounds", count=wounds) if more else words.preview("wounds", count=wounds)
    return [*found, told]


def _told(words: TableWords, result: LaneResult, lane: LaneWidget) -> tuple[str, str, str]:
    """The words of a tag, its tone and its icon."""
    if result.destroyed:
        return words.preview("destroyed"), "harm", "damage"
    if result.wounds:
        return words.preview("wounds", count=result.wounds), "wound", "wound"
    if result.damage:
        after = lane.health - result.damage
        return words.preview("damage", before=lane.health, after=after), "damage", "damage"
    # The attack may do more than that: draw a card.
    return words.preview("no_damage"), "nothing", ""


def _anything(result: LaneResult) -> bool:
    return bool(result.damage or result.wounds or result.destroyed)


def draw_preview(
    surface: pygame.Surface,
    words: TableWords,
    lanes: Sequence[LaneWidget],
    preview: Preview,
    scale: float,
    struck: int,
    top: int = 0,
    ending: Callable[[int], str] = lambda dealt: "",
) -> list[pygame.Rect]:
    """A tag on each lane that something comes down on; two where a coin decides.

    `lanes` are in order; all but the one that is `struck` are splashed. Tags stay below `top`.
    `ending` says how the match ends with so many Wounds, "" where it goes on.
    """
    touched = []
    room = surface.get_rect()
    room.width = lanes[0].half.plate.left - room.left
    highest = top + round(_SIZE * scale)
    if not any(map(_anything, (*preview.tails, *preview.heads))):
        # What a choice costs is shown also where it brings nothing.
        foot, size = lanes[struck].half.foot, lanes[struck].half.size
        place = foot[0], max(highest, foot[1] - round(100 * size))
        return [draw_tag(surface, words.preview("no_effect"), place, scale, "nothing", size=_SIZE)]
    for lane, tails, heads in zip(lanes, preview.tails, preview.heads, strict=True):
        if not (_anything(tails) or _anything(heads)):
            continue
        if lane.bot is not None:
            least = min(tails.damage, heads.damage)
            loss = lane.health if tails.destroyed and heads.destroyed else least
            touched += lane.draw_loss(surface, loss)
        half = lane.half
        x, y = half.foot[0], half.foot[1] - round(100 * half.size)
        sides = [("", tails)] if _alike(tails, heads) else [("heads", heads), ("tails", tails)]
        if lane.bot is not None and len(sides) == 1 and tails.damage:
            size = round(96 * half.size)
            draw_reticle(surface, (x, y), tails.damage, size)
            touched.append(pygame.Rect(0, 0, 2 * size, 2 * size).move(x - size, y - size))
            # The tag stands before the figure, so that both can be read.
            x -= round(185 * half.size)
        for number, (side, result) in enumerate(sides):
            text, tone, symbol = _told(words, result, lane)
            every = preview.heads if side == "heads" else preview.tails
            if result.wounds and (end := ending(sum(one.wounds for one in every))):
                text = words.preview("last", result=text, end=end)
            beside = lane is not lanes[struck]
            if side:
                text = words.preview("coin", side=side, result=text)
            elif beside:
                text = words.preview("splash", result=text)
            symbol = "splash" if beside else symbol
            place = x, max(highest, y) + round(28 * scale) * number
            mark = side or symbol
            touched.append(draw_tag(surface, text, place, scale, tone, mark, size=_SIZE, within=room))
    return touched
