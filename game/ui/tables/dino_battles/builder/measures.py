"""What a deck adds up to: its size, the stats of its Dinosaurs, its Combat Cards and its first hand."""

from collections.abc import Callable, Mapping
from functools import partial

from game.content.dino_battles import DeckSide, Library
from game.content.dino_battles.cards import COMBAT_CARDS
from game.rules.dino_battles.side_measures import (
    BANDS,
    StatCurve,
    StatName,
    combat_shares,
    first_hand,
    mean_shares,
    stat_curves,
)
from game.rules.dino_battles.suggestion import group_counts
from game.ui.layout.leaves import Icon, Name, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Grid, Node, Row
from game.ui.paint.palette import good
from game.ui.parts.gauge import BarGauge
from game.ui.parts.grounds import ground
from game.ui.tables.dino_battles.faces import COMBAT_ICONS
from game.ui.workshop.bars import Bar, Tone, bar, share_bar
from game.ui.workshop.held import HeldPanels
from game.words.messages import Messages

Say = Callable[..., str]
_TONES: Mapping[str, Tone] = {"hp": "red", "atk": "orange", "eva": "teal", "def": "blue"}
"""The colours of the stats, and of the Combat Cards that use them."""
_TALLEST = 12
"""Dinosaurs of a full bar."""
_GOOD_EVASION = 10
"""EVA from which on Evade is worth its place."""


def size_panel(now: DeckSide, then: DeckSide, library: Library, texts: Messages) -> Node:
    """How many cards are in."""
    before, after = (sum(side.cards.values()) for side in (now, then))
    full = library.limits.cards
    gauge = BarGauge(before, full, "deck", name="cards", forecast=after, low=-1, high=full + 1)
    would = texts.say("builder", "would_be", count=after) if after != before else ""
    row = Row(
        Text(texts.say("builder", "cards"), "title"),
        Part(gauge, width=(100, 160), grow=1, height=26),
        Text(would, "count", good, name="would be") if would else None,
        gap=10,
        align="center",
    )
    return Box(row, pad=(12, 7), ground=ground("steel"))


def dinosaur_panel(
    now: DeckSide,
    then: DeckSide,
    library: Library,
    texts: Messages,
    panels: HeldPanels,
    *,
    narrow: bool = False,
) -> Node:
    """A curve for each stat of the Dinosaurs, with the average; `narrow` has two in a row."""
    curves = [
        stat_curves(
            [
                (library.dinosaurs[card], count)
                for card, count in side.cards.items()
                if card in library.dinosaurs
            ]
        )
        for side in (now, then)
    ]
    say = texts.say
    before, after = curves
    parts = [
        panels.get(
            f"stat {stat}",
            (before[stat], after[stat]),
            partial(_curve, stat, before[stat], after[stat], say, panels),
        )
        for stat in BANDS
    ]
    title = Row(
        Text(say("builder", "your_dinosaurs"), "section", grow=1),
        Text(
            say("builder", "dinosaur_count", count=group_counts(then.cards, library)["dinosaur"]), "caption"
        ),
        gap=6,
    )
    return Box(
        Column(title, Grid(2 if narrow else 4, *parts, gap=10), gap=4), pad=(12, 8), ground=ground("steel")
    )


def _curve(stat: StatName, before: StatCurve, after: StatCurve, say: Say, panels: HeldPanels) -> Node:
    """A stat with its average, and a bar for each of its bands."""
    head = Row(
        Icon(stat, 16),
        Text(say("builder", f"stat_{stat}"), "small", grow=1),
        Text(f"{after.average:.0f}", "figures", "gold"),
        gap=3,
        align="center",
    )
    shown = [
        Bar(one, other, str(other) if other else "", ())
        for one, other in zip(before.counts, after.counts, strict=True)
    ]
    bars = [
        panels.get(f"{stat} {number}", one, partial(bar, one, _TALLEST, _TONES[stat], 46))
        for number, one in enumerate(shown)
    ]
    feet = panels.get(f"bands {stat}", stat, partial(_bands, stat, say))
    return Column(head, Row(*bars, gap=8), feet, gap=2, share=1)


def _bands(stat: StatName, say: Say) -> Node:
    """Where the first band ends and the last begins."""
    low, high = BANDS[stat][0], BANDS[stat][-1]
    return Row(
        Text(say("builder", "up_to", number=low), "key", grow=1),
        Text(say("builder", "above", number=high), "key", anchor="right"),
    )


def combat_panel(then: DeckSide, library: Library, texts: Messages) -> Node:
    """The shares of the Combat Cards, beside the mean of the ready decks."""
    say = texts.say
    shares, mean = combat_shares(then.cards), mean_shares([deck.cards for deck in library.decks.values()])
    usual = say("builder", "usual", **{kind: round(100 * mean[kind]) for kind in COMBAT_CARDS})
    title = Row(
        Text(say("builder", "combats"), "section", grow=1), Text(usual, "caption", anchor="right"), gap=6
    )
    rows = [
        Row(
            Icon(COMBAT_ICONS[kind], 17),
            Name(library.cards[kind].name, "small", width=62),
            share_bar(shares[kind], tone=_TONES[COMBAT_ICONS[kind]]),
            Text(
                say("builder", "percent", number=round(100 * shares[kind])),
                "figures",
                anchor="right",
                width=46,
            ),
            gap=6,
            align="center",
        )
        for kind in COMBAT_CARDS
    ]
    return Box(Column(title, *rows, gap=3), pad=(12, 8), ground=ground("steel"))


def hand_panel(then: DeckSide, library: Library, texts: Messages) -> Node:
    """Exact chances of the first hand, and a fact of the deck that is easily overlooked."""
    say, total = texts.say, sum(then.cards.values())
    dinosaurs = group_counts(then.cards, library)["dinosaur"]
    chances = first_hand(dinosaurs, then.cards.get("attack", 0), total)
    rows = [
        Row(
            Icon(symbol, 17),
            Name(say("builder", key), "small", width=100),
            share_bar(chance),
            Text(say("builder", "percent", number=round(100 * chance)), "figures", anchor="right", width=46),
            gap=6,
            align="center",
        )
        for symbol, key, chance in (
            ("dinosaur", "a_dinosaur", chances.dinosaur),
            ("dinosaur", "two_dinosaurs", chances.two_dinosaurs),
            ("attack", "an_attack", chances.attack),
        )
    ]
    title = Row(
        Text(say("builder", "first_hand"), "section", grow=1),
        Text(say("builder", "worked_out"), "caption", anchor="right"),
        gap=6,
    )
    fact = deck_fact(then, library, texts)
    note = (
        Row(Icon("hint", 16), Prose(fact, "explained", "text", name="fact", grow=1), gap=6) if fact else None
    )
    return Box(Column(title, *rows, note, gap=3), pad=(12, 8), ground=ground("steel"))


def deck_fact(side: DeckSide, library: Library, texts: Messages) -> str:
    """One fact about the deck, or "": few Dinosaurs that evade for its Evade cards, or none at all."""
    evades = side.cards.get("evade", 0)
    nimble = [
        library.dinosaurs[card]
        for card in side.cards
        if card in library.dinosaurs and library.dinosaurs[card].eva >= _GOOD_EVASION
    ]
    say = texts.say
    if evades and not nimble:
        return say("builder", "no_evader", count=evades)
    if evades and len(nimble) == 1:
        return say("builder", "one_evader", count=evades, card=nimble[0].name, eva=nimble[0].eva)
    if nimble and not evades:
        return say("builder", "no_evade", card=nimble[0].name, eva=nimble[0].eva)
    return ""
