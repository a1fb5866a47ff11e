"""What the mech that the pool fills can do, and what the card that is pointed at would change."""

from collections.abc import Sequence
from functools import partial

from game.content.command_core import Library, SquadSide
from game.content.command_core.side import points_of
from game.rules.command_core.side_measures import directive_measures
from game.rules.command_core.topology import TOPOLOGIES
from game.ui.keys import label
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Prose, Text, Tint
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.painted import Pressable
from game.ui.paint.palette import bad, good
from game.ui.parts.grounds import ground
from game.ui.tables.command_core.builder.reach import dice_of, reach_picture
from game.words.command_core.card_text import signed
from game.words.messages import Messages

_MOST_CHANGES = 3
_HERE = (0, 0)
Change = tuple[str, str, str, bool | None]
"""An icon, the value now and the value then, and whether that is better; None where it is neither."""


def reach_panel(
    now: SquadSide,
    then: SquadSide,
    mech: int,
    alone: str,
    board: str,
    turn_board: Command,
    library: Library,
    texts: Messages,
    card: CardWidget | None,
    *,
    narrow: bool = False,
) -> Node:
    """The cells that a mech reaches; `alone` is the only weapon that is drawn, `card` the closer look.

    A `narrow` panel has no room for words beside the board: a card that is no weapon takes its place.
    """
    say = texts.say
    have = now.mechs[mech].weapons if mech < len(now.mechs) else ()
    future = then.mechs[mech].weapons if mech < len(then.mechs) else ()
    chassis = then.mechs[mech].chassis if mech < len(then.mechs) else ""
    if alone:
        have = future = (alone,)
    words = say("builder", "tab_reach")
    if chassis in library.chassis:
        words = say("builder", "reach", mech=library.chassis[chassis].name)
    if alone in library.weapons:
        words = say("builder", "reach_of", card=library.weapons[alone].name)
    other = Pressable("turn board", ("chip", "chip lit"), turn_board, hint=say("builder", "turn_board"))
    kind = Row(
        Text(label("turn_board"), "key"),
        Text(say("builder", f"board_{board}"), "small"),
        gap=5,
        align="center",
    )
    head = Row(
        Name(words, "section", grow=1), Part(other, kind, pad=(7, 1), height=24), gap=6, align="center"
    )
    beside: Node = (
        Box(Part(card, aspect=1.4), width=(84, 118), justify="start")
        if card is not None
        else Box(_legend(future, board, library, texts, told=bool(chassis or future)), width=(84, 118))
    )
    if narrow and card is not None and have == future:
        return Box(Column(head, Part(card, aspect=1.4, grow=1), gap=5), pad=(10, 7), ground=ground("steel"))
    picture = reach_picture(have, future, chassis if chassis in library.chassis else "", board)
    fact = _open_words(future, board, texts) if narrow and chassis else None
    shown = Column(picture, fact, gap=3, grow=1) if narrow else Row(beside, picture, gap=8, grow=1)
    return Box(Column(head, shown, gap=5), pad=(10, 7), ground=ground("steel"))


def _legend(weapons: tuple[str, ...], board: str, library: Library, texts: Messages, *, told: bool) -> Node:
    """The dice of each weapon; `told` is one fact about what is not reached."""
    say = texts.say
    rows: list[Node] = [
        Row(
            Text(str(library.weapons[one].dice), "count", "gold", width=14),
            Name(library.weapons[one].name, "small", "text", grow=1),
            gap=5,
            align="center",
        )
        for one in weapons
        if one in library.weapons
    ]
    note = Prose(say("builder", "reach_note"), "explained", name="reach note")
    return Column(*rows, note, Space(grow=1), _open_words(weapons, board, texts) if told else None, gap=3)


def _open_words(weapons: tuple[str, ...], board: str, texts: Messages) -> Node | None:
    """One fact about what is not reached."""
    fact = open_side(weapons, board)
    return (
        Prose(texts.say("builder", f"open_{fact}"), "explained", "gold", name="open side") if fact else None
    )


def open_side(weapons: tuple[str, ...], board: str) -> str:
    """The first side that no weapon reaches: "all", "front", "rear", "sides", or "" where all are reached."""
    topology, dice = TOPOLOGIES[board], dice_of(weapons, board)
    if not dice:
        return "all"
    arcs = {topology.arc(0, _HERE, cell) for cell in dice}
    if "front" not in arcs:
        return "front"
    if not {"left", "right"} & arcs:
        return "sides"
    return "" if "rear" in arcs else "rear"


def changes(now: SquadSide, then: SquadSide, mech: int, board: str, library: Library) -> list[Change]:
    """What adding a card would change, the most important first."""
    before, after = (sum(points_of(one, library) for one in side.mechs) for side in (now, then))
    found: list[Change] = []
    if before != after:
        found.append(("coin", str(before), str(after), None))
    old = now.mechs[mech] if mech < len(now.mechs) else None
    new = then.mechs[mech] if mech < len(then.mechs) else None
    if new is None:
        return found
    dice = [dice_of(one.weapons if one is not None else (), board) for one in (old, new)]
    for symbol, was, will in (
        ("range", len(dice[0]), len(dice[1])),
        ("attack_die", max(dice[0].values(), default=0), max(dice[1].values(), default=0)),
    ):
        if was != will:
            found.append((symbol, str(was), str(will), will > was))
    sums = [
        directive_measures(
            [library.directives[card] for card in one.directives if card in library.directives]
        )
        for one in (old, new)
        if one is not None
    ]
    if len(sums) == 2:
        for symbol, one, two in (
            ("flux", sums[0].delta_sum, sums[1].delta_sum),
            ("surge", sums[0].best_sum, sums[1].best_sum),
        ):
            if one != two:
                found.append((symbol, signed(one), signed(two), two > one))
        for colour, count in sums[1].colours.items():
            if count != sums[0].colours[colour]:
                found.append((f"gem_{colour}", str(sums[0].colours[colour]), str(count), None))
    first, second = (library.chassis.get(one.chassis) if one is not None else None for one in (old, new))
    if first is not None and second is not None:
        for field, symbol in (("structure", "structure"), ("evasion", "evade"), ("slots", "slots")):
            was, will = getattr(first, field), getattr(second, field)
            if was != will:
                found.append((symbol, str(was), str(will), will > was))
    return found


def change_paper(found: Sequence[Change], title: str, refusal: str, texts: Messages) -> Node:
    """What the card that is pointed at would change, as "now > then", or why it cannot be added."""
    say = texts.say
    label = Text(title, "paper label")
    if not found:
        words = Prose(refusal or say("builder", "no_change"), "paper text", "ink", name="change")
        return Box(Column(label, words, gap=3), pad=(14, 6), ground=ground("paper"))
    cells: list[Node] = []
    for symbol, before, after, better in found[:_MOST_CHANGES]:
        tint: Tint = "ink" if better is None else partial(good if better else bad, paper=True)
        cells.append(
            Row(
                Icon(symbol, 17),
                Text(before, "paper text", "soft ink"),
                Icon("right", 9),
                Text(after, "paper label", tint),
                gap=4,
                align="center",
            )
        )
    return Box(Column(label, Row(*cells, gap=16), gap=3), pad=(14, 6), ground=ground("paper"))
