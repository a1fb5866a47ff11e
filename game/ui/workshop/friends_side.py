"""What a friend's code is: who stands for the side, what is in it, and where a code comes from."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.content.sharing import SharedSide
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Picture, Prose
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.paint.scenery.stages import stage_ground
from game.ui.parts.grounds import ground
from game.ui.workshop.open_place import OpenPlace
from game.ui.workshop.own_sides import OwnSides
from game.ui.workshop.poster import card_strip
from game.ui.workshop.side_stand import Paint
from game.words.messages import Messages
from game.words.side_text import side_problem_text

_STRIP = 24
_COLUMNS = 3
_MOST = 24
"""Cards that are named at most: more are on no side."""


@dataclass(frozen=True, slots=True)
class Friend:
    """A shared side, the shelf of its game, and what it is called.

    `kept` is the name under which it is kept by now; `other` the one that it would get because an own side
    with other cards has its name.
    """

    shared: SharedSide
    shelf: OwnSides
    name: str
    kept: str = ""
    other: str = ""


def friend_paper(friend: Friend, figure: Paint, words: Messages, ways: tuple[Button, ...]) -> Node:
    """The side on paper: its figure, what is so, its cards; `ways` are the buttons beside it."""
    shared, ui = friend.shared, friend.shelf.ui
    game = friend.shelf.game.name
    by = words.say("sharing", "of", game=game, maker=shared.maker) if shared.maker else game
    plan = shared.side.plan
    told = Column(
        Name(friend.name, "friend", name="friend's name"),
        Prose(by, "paper note"),
        Prose(plan, "paper text", "ink", name="friend's plan") if plan else None,
        *_facts(friend, words),
        gap=5,
        grow=1,
    )

    def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        surface.blit(stage_ground(ui.place, place.size), place)
        figure(surface, place)

    picture = Picture(paint, name="friend's figure", width=(110, 170), height=(110, 150))
    buttons = Column(*[Part(one, height=(40, 46)) for one in ways], gap=8, width=(140, 180))
    above = Row(picture, told, buttons, gap=14)
    return Box(
        Column(above, *_cards(friend), Space(grow=1), gap=10), pad=(14, 12), ground=ground("paper"), grow=1
    )


def _facts(friend: Friend, words: Messages) -> list[Node]:
    shelf, side = friend.shelf, friend.shared.side
    problems = shelf.sides.problems(side, {})
    found = [fact("warning" if problems else "complete", shelf.ui.counted(side))]
    found += [fact("warning", side_problem_text(shelf.game.id, one)) for one in problems[:2]]
    if problems:
        found.append(fact("hint", words.say("sharing", "keep_so")))
    same = next((one for one in shelf.own if one.side is not None and alike(one.side, side)), None)
    if friend.kept:
        found.append(fact("complete", words.say("sharing", "kept", name=friend.kept)))
    elif same is not None:
        found.append(fact("warning", words.say("sharing", "same", name=same.side.name)))
    elif friend.other:
        found.append(fact("warning", words.say("sharing", "rival", name=friend.name, other=friend.other)))
    return found


def _cards(friend: Friend) -> list[Node]:
    """The cards in columns, as on a poster."""
    shown = friend.shelf.ui.listed(friend.shared.side)[:_MOST]
    rows = -(-len(shown) // _COLUMNS)
    columns = [
        Column(*[card_strip(card, count, _STRIP) for card, count in shown[at : at + rows]], gap=3, share=1)
        for at in range(0, len(shown), max(1, rows))
    ]
    columns += [Column(share=1) for _ in range(_COLUMNS - len(columns))]
    return [Row(*columns, gap=8)] if shown else []


def empty_place(say: Callable[..., str], paste: Command) -> Node:
    """Where a friend's side will be, and how its code gets there; pressed it pastes."""
    place = OpenPlace("paste here", paste, gold=False)
    inside = Column(
        Box(Icon("paste", 34), align="center"),
        Name(say("sharing", "no_code"), "title", anchor="center"),
        *[Name(say("sharing", line), "line", anchor="center") for line in ("way_paste", "way_poster")],
        gap=6,
        justify="center",
    )
    return Part(place, inside, pad=(14, 10), height=(150, 900), grow=1)


def alike(one: Any, other: Any) -> bool:
    """Whether two sides have the same cards, whatever they are called."""
    first, second = (dict(side.to_dict(), name="", plan="") for side in (one, other))
    return first == second


def fact(symbol: str, words: str) -> Node:
    """A sign and a sentence on paper."""
    return Row(Icon(symbol, 17), Prose(words, "paper text", "ink", grow=1, name=words), gap=7)


def panel(*rows: Node, grow: float = 0) -> Node:
    """A plate of the page."""
    return Box(Column(*rows, gap=8), pad=(14, 12), ground=ground("steel"), grow=grow)


def paper(rows: list[Node]) -> Node:
    """Facts on paper of their own."""
    return Box(Column(*rows, gap=5), pad=(14, 10), ground=ground("paper"))
