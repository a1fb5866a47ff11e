"""The panels of placement and ordering."""

from functools import partial
from typing import Protocol

from msgspec.structs import replace

from game.content.command_core.cards import ArmorDice
from game.engine.refusals import Pick
from game.rules.command_core.actions import Number
from game.rules.command_core.view import MechView
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.painted import Area, Ground, Pressable
from game.ui.paint.palette import GOLD, SEATS, TEXT_SOFT
from game.ui.tables.command_core.panels.order_strip import Link, order_strip
from game.ui.tables.command_core.panels.order_tag import OrderTag
from game.ui.tables.command_core.panels.parts import heading, mech_figure, recap
from game.ui.tables.command_core.snapshot import Snapshot
from game.words.command_core.card_text import chassis_text
from game.words.lists import joined

_TALL, _LOW, _TALLEST = 96, 62, 125
TIP_PLACE, _TIP = "tip place", 132
"""The name of the room for a tip, and its height in units."""
_LEAST_NUMBER, _NUMBER = 34, 54
_LEAST_ROW, _LEAST_OWN = 40, 66
"""Heights of a row at least, and of one with numbers to choose from."""
_LEAST_TOLD, _LOW_ROW = 52, 44
"""Units of what is told of the last round at least, two lines; and of a row where room is scarce."""


class _Row(Protocol):
    """A row of a mech and the numbers that it may be given, of `values` in all."""

    def __call__(self, snapshot: Snapshot, number: int, values: int, *, roomy: bool) -> Node: ...


def _whose(snapshot: Snapshot, key: str, said: str) -> Node:
    """The panel's name, and who does what in the colour of that seat."""
    name = snapshot.names[snapshot.view.turn]
    words, tint = snapshot.words.notice(said, name=name), f"seat {snapshot.view.turn}"
    who = Text(words, "who", tint, "whose turn", anchor="right", grow=1, shorten=name)
    return Row(heading(snapshot, key), who, gap=6, height=32)


def _own_first(snapshot: Snapshot, numbers: list[int]) -> list[int]:
    return sorted(numbers, key=lambda number: snapshot.view.mechs[number].seat != snapshot.asked_seat)


def _tip_place(snapshot: Snapshot) -> Node | None:
    """Room for a tip below the mechs; where letters are large there is none to spare."""
    if not snapshot.tip or snapshot.large:
        return None
    return Box(ground=Area(TIP_PLACE), height=_TIP)


def placement_panel(snapshot: Snapshot) -> Node:
    """Every mech of both sides, one's own first; those that are still to be placed can be picked."""
    said = (
        "decides"
        if snapshot.kind == "begin"
        else "turns_mech"
        if snapshot.view.placing is not None
        else "places_mech"
    )
    order = _own_first(snapshot, list(range(len(snapshot.view.mechs))))

    def rows(*, brief: bool) -> Node:
        return Column(*[_mech_row(snapshot, number, brief=brief) for number in order], gap=8)

    most = len(order) * (_TALLEST + 8)
    goal = Prose(snapshot.words.notice("goal", rounds=snapshot.view.rounds or 0), "told", name="goal")

    def whole(tip: Node | None) -> Node:
        return Column(
            _whose(snapshot, "placement", said),
            goal,
            Space(height=(2, 8)),
            Fits(rows(brief=False), rows(brief=True), grow=1, most=most),
            tip,
            gap=4,
        )

    tip = _tip_place(snapshot)
    # Many mechs leave no room for it.
    return Fits(whole(tip), whole(None)) if tip is not None else whole(None)


def _mech_row(snapshot: Snapshot, number: int, *, brief: bool) -> Node:
    words, mech, pick = snapshot.words, snapshot.view.mechs[number], Pick("mech", number)
    picked = snapshot.has(pick) or snapshot.view.placing == number
    note = words.notice("not_placed")
    if picked:
        note = words.notice("to_face" if snapshot.view.placing == number else "to_place")
    elif mech.cell is not None:
        note = words.notice("stands_on", cell=words.cell(mech.cell))
    tone = "gold" if picked else "plain"
    command = partial(snapshot.commands.pick, pick) if snapshot.may(pick) else None
    refusal = partial(snapshot.commands.why_not, pick)
    head = Row(
        Text(words.mech(number), "name", f"seat {mech.seat}", grow=1),
        Text(note, "label", "gold" if picked else "", anchor="right"),
        gap=6,
        height=25,
    )
    body = Prose(_described(snapshot, mech, brief=brief), "body", "soft", name=f"about {number + 1}", grow=1)
    return Part(
        Pressable(f"row {number + 1}", (tone, tone), command, refusal=refusal),
        Row(mech_figure(snapshot, number, width=78, height=(40, 74)), Column(head, body, grow=1), gap=6),
        pad=(8, 5),
        share=1,
    )


def _described(snapshot: Snapshot, mech: MechView, *, brief: bool) -> str:
    """A mech's figures, in few words if `brief`, and what it carries."""
    words, figures = snapshot.words, snapshot.preview.figures(mech)
    # With what its upgrades add, as the board says it.
    armor = ArmorDice(figures.armor["front"], figures.armor["left"], figures.armor["rear"])
    chassis = replace(snapshot.library.chassis[mech.chassis], armor=armor, evasion=figures.evasion)
    text = chassis_text(chassis, words.texts)
    if brief:
        sides = {"front": armor.front, "side": armor.side, "rear": armor.rear}
        text = words.notice("armor", **sides, evasion=chassis.evasion) + "."
    carried = [words.card(card) for card in dict.fromkeys((*mech.weapons, *mech.upgrades))]
    return words.notice("carries", words=text, cards=joined(words.texts, carried)) if carried else text


def ordering_panel(snapshot: Snapshot) -> Node:
    """The numbers as they are taken so far; then a row a mech with the ones that it could take."""
    standing = _own_first(
        snapshot, [number for number, mech in enumerate(snapshot.view.mechs) if mech.structure]
    )
    # In later rounds there is a recap below.
    first = snapshot.view.round == 1
    mine = [number for number in standing if snapshot.view.mechs[number].seat == snapshot.asked_seat]

    def whole(rows: list[int], tip: Node | None = None, told: float = 0, *, form: _Row = _number_row) -> Node:
        return Column(
            _whose(snapshot, "ordering", "gives_number"),
            order_strip("taken", _taken(snapshot, standing)),
            *[form(snapshot, number, len(standing), roomy=first) for number in rows],
            None if first else recap(snapshot, told),
            tip,
            gap=8,
        )

    # Where letters are large numbers stay as large: who has one stands above as well.
    shown, tip = [whole(standing), *([whole(mine)] if mine else [])], _tip_place(snapshot)
    if not first:
        # The last round comes before rows of which there is nothing to choose from.
        most = [] if snapshot.large else [whole(standing, told=_LEAST_TOLD)]
        own = mine or standing
        lower = whole(own, told=_LEAST_TOLD, form=_low_number_row)
        shown = [*most, whole(own, told=_LEAST_TOLD), lower, *shown]
    return Fits(*([whole(standing, tip)] if tip is not None and first else []), *shown)


def _taken(snapshot: Snapshot, standing: list[int]) -> list[Link]:
    """A cell a number, with the mech that has it; what the first and the last are good for."""
    owner = {snapshot.view.mechs[number].order: number for number in standing}
    links = []
    for value in range(1, len(standing) + 1):
        said = snapshot.words.notice("moves_first") if value == 1 else ""
        if value == len(standing) > 1:
            said = snapshot.words.notice("shoots_first")
        number = owner.get(value)
        mech = snapshot.view.mechs[number] if number is not None else None
        chassis, seat = (mech.chassis, mech.seat) if mech is not None else ("", None)
        links.append(Link(value, seat, chassis, seat == snapshot.near, said, tint="soft"))
    return links


def _low_number_row(snapshot: Snapshot, number: int, values: int, *, roomy: bool) -> Node:
    """The same in one line: name and numbers."""
    free = _free_numbers(snapshot, number)
    numbers = Row(*_numbers(snapshot, number, values, free), gap=4, height=_LEAST_NUMBER)
    inside = Row(
        _mech_name(snapshot, number, free), _given(snapshot, number) or numbers, gap=6, align="center"
    )
    return Box(inside, pad=(8, 4), ground=_row_ground(snapshot, number), height=_LOW_ROW)


def _free_numbers(snapshot: Snapshot, number: int) -> set[int]:
    """The numbers that a mech may be given now."""
    actions = snapshot.asked.actions if snapshot.asked is not None else ()
    return {one.number for one in actions if isinstance(one, Number) and one.mech == number}


def _mech_name(snapshot: Snapshot, number: int, free: set[int]) -> Node:
    words, mech = snapshot.words, snapshot.view.mechs[number]
    pieces: list[Piece] = [(words.mech(number), SEATS[mech.seat])]
    if mech.order is None and not free:
        pieces.append((words.notice("to_number"), TEXT_SOFT))
    return Line(pieces, "name", name=f"name {number + 1}", height=(16, 24), grow=1)


def _numbers(snapshot: Snapshot, number: int, values: int, free: set[int]) -> list[Node]:
    size = (_LEAST_NUMBER, _NUMBER)
    return [
        Part(_number_tag(snapshot, number, value), width=size) if value in free else Space(width=size)
        for value in range(1, values + 1)
    ]


def _given(snapshot: Snapshot, number: int) -> Node | None:
    """The number that a mech has; None if it has none."""
    mech = snapshot.view.mechs[number]
    if mech.order is None:
        return None
    return Part(OrderTag(mech.order, mech.seat, name=f"number {number + 1} {mech.order}"), width=_NUMBER)


def _row_ground(snapshot: Snapshot, number: int) -> Ground:
    return Ground(f"ground {number + 1}", "gold" if snapshot.has(Pick("mech", number)) else "dark")


def _number_row(snapshot: Snapshot, number: int, values: int, *, roomy: bool) -> Node:
    """A mech with its number, or with those that it may be given."""
    mech, free = snapshot.view.mechs[number], _free_numbers(snapshot, number)
    name, numbers = _mech_name(snapshot, number, free), _numbers(snapshot, number, values, free)
    size = (_LEAST_NUMBER, _NUMBER)
    high = _TALL if mech.seat == snapshot.asked_seat else _LOW
    inside = Row(
        mech_figure(snapshot, number, width=74, height=(30, 74)),
        Column(name, Row(*numbers, gap=8, height=size) if free else None, gap=2, grow=1),
        _given(snapshot, number),
        gap=12,
    )
    return Box(
        inside,
        pad=(10, 6),
        ground=_row_ground(snapshot, number),
        height=(_LEAST_OWN if free else _LEAST_ROW, high),
        grow=high if roomy else 0,
        most=high * 1.3,
    )


def _number_tag(snapshot: Snapshot, number: int, value: int) -> OrderTag:
    """A number that a mech may be given."""
    command = partial(snapshot.commands.give_number, number, value)
    tag = OrderTag(value, name=f"number {number + 1} {value}", color=GOLD, command=command)
    tag.hint = snapshot.words.hint("number", mech=snapshot.words.mech(number), number=value)
    return tag
