"""The figures of the rulebooks: each is a position that is played, and a wrong picture of it fails."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game.content.rulebook import Chapter, Figure, Standing, shipped_rulebook
from game.lessons.figures import contradictions
from game.rules import GAMES

FIGURES = [
    (game, chapter, number)
    for game in GAMES
    for chapter in shipped_rulebook(game)
    for number in range(len(chapter.figures))
]
NAMES = [f"{game}-{chapter.id}-{number}" for game, chapter, number in FIGURES]


def chapter_of(game: str, name: str) -> Chapter:
    return next(chapter for chapter in shipped_rulebook(game) if chapter.id == name)


def with_figure(chapter: Chapter, number: int, figure: Figure) -> Chapter:
    figures = (*chapter.figures[:number], figure, *chapter.figures[number + 1 :])
    return replace(chapter, figures=figures)


@pytest.mark.parametrize("game", GAMES)
def test_no_figure_is_contradicted_by_its_match(game: str) -> None:
    for chapter in shipped_rulebook(game):
        assert list(contradictions(game, chapter)) == [], chapter.id


def lies(figure: Figure) -> Iterator[dict[str, Any]]:
    """Changes of one thing that a figure draws; each makes it a wrong picture."""
    if number := re.search(r"\d+(?!\d*\.)", figure.caption):
        raised = str(int(number.group()) + 90)
        yield {"caption": figure.caption.replace(number.group(), raised)}
    if figure.tone != "plain":
        yield {"tone": {"good": "bad", "bad": "good"}[figure.tone]}
    match figure.table:
        case "board":
            first, rest = figure.pieces[0], figure.pieces[1:]
            column, row = first.at
            for piece in (
                replace(first, look="bastion"),
                replace(first, at=((column + 1) % figure.size[0], row)),
                replace(first, facing=(first.facing + 1) % 6),
                replace(first, seat=1 - first.seat),
                *([replace(first, order=first.order + 1)] if first.order else ()),
            ):
                yield {"pieces": (piece, *rest)}
            yield {"pieces": (*figure.pieces, replace(first, at=(0, 0)))}
            yield {"walls": (*figure.walls, (0, 0))}
            if figure.walls:
                yield {"walls": figure.walls[1:]}
            if figure.way:
                yield {"way": figure.way[:-1]}
            yield {"grid": "hex" if figure.grid == "square" else "square"}
        case "program":
            yield {"cards": figure.cards[::-1]}
            yield {"cards": figure.cards[:-1]}
        case "dice":
            yield {"dice": (*figure.dice[:-1], ("attack crit",))}
            yield {"dice": figure.dice[:-1]}
            if any(len(column) > 1 for column in figure.dice):
                yield {"dice": tuple(column[:1] for column in figure.dice[:1]) + figure.dice[1:]}
        case "counters":
            yield {"counters": figure.counters[::-1]}
        case "duel":
            yield {"distance": figure.distance + 1}
            yield {"reach": figure.reach + 1}
            yield {"effect": "" if figure.effect else "burst"}
            yield {"far": replace(figure.far, pose="brace" if figure.far.pose == "reel" else "reel")}
            yield {"near": figure.far, "far": figure.near}
        case "lane":
            yield {"near": replace(figure.near, pose="aim" if figure.near.pose == "slump" else "slump")}
            yield {"far": Standing()}
            yield {"near": figure.far}
        case "arena":
            yield {"near": replace(figure.near, look="troodon")}
            yield {"far": replace(figure.far, pose="dodge" if figure.far.pose != "dodge" else "hurt")}
            yield {"sums": ("5 + 11 = 16", figure.sums[1])}
            if any(figure.sums):
                yield {"sums": figure.sums[::-1]}


@pytest.mark.default_cases(16)
@pytest.mark.parametrize(("game", "chapter", "number"), FIGURES, ids=NAMES)
def test_a_figure_that_draws_something_else_is_contradicted(game: str, chapter: Chapter, number: int) -> None:
    figure = chapter.figures[number]
    for lie in lies(figure):
        if all(getattr(figure, name) == value for name, value in lie.items()):
            continue
        found = list(contradictions(game, with_figure(chapter, number, replace(figure, **lie))))
        assert number in {place for place, _ in found}, lie


SHIELD_ON_A_HIT = (
    ("attack hit", "armor shield"),
    ("attack crit",),
    ("attack hit", "evade dodge"),
    ("attack hit",),
)


@pytest.mark.parametrize(
    ("number", "wrong", "named"),
    [
        (4, {"dice": SHIELD_ON_A_HIT}, "1 × armor shield cancels attack crit"),
        (1, {"cards": ("advance", "sprint", "pivot", "hold")}, "no mech has the program"),
        (2, {"way": ((0, 3), (0, 2), (0, 1), (0, 0))}, "the way is ((0, 3), (0, 2), (1, 1), (2, 0))"),
    ],
)
def test_pictures_that_were_once_wrong(number: int, wrong: dict[str, Any], named: str) -> None:
    chapter = chapter_of("command_core", "round")
    figure = replace(chapter.figures[number], **wrong)
    found = list(contradictions("command_core", with_figure(chapter, number, figure)))
    assert any(place == number and named in message for place, message in found), found


def test_a_match_of_a_figure_that_cannot_be_played_is_reported() -> None:
    chapter = chapter_of("dino_battles", "knock_outs")
    first, second = chapter.figures
    for wrong, named in (
        (replace(first.plays, setup={"phase": "tea"}), "phase"),
        (replace(first.plays, moves=("0 dance",)), "move 1, '0 dance'"),
        (replace(first.plays, dice=(4, 4)), "dice are left over"),
        (replace(first.plays, expect={"players.0.knockouts": 2}), "players.0.knockouts"),
        (replace(first.plays, events=({"kind": "knock_out", "seat": 0},)), "no event is"),
        (replace(first.plays, illegal=("1 promote 1",)), "is legal"),
        (replace(first.plays, goes_on=True), "no figure is before it"),
        (replace(first.plays, events=({"kin": "knock_out"},)), "cannot be played (KeyError: 'kind')"),
    ):
        one = with_figure(chapter, 0, replace(first, plays=wrong))
        assert any(named in message for _, message in contradictions("dino_battles", one)), named
    own = with_figure(chapter, 1, replace(second, plays=replace(second.plays, seed=3)))
    assert (1, "goes on, so it has no set-up of its own") in list(contradictions("dino_battles", own))


def test_the_title_of_figures_claims_nothing_that_no_match_has() -> None:
    chapter = replace(chapter_of("dino_battles", "combat"), figures_title="Four answers to ATK 11")
    chapter = with_figure(chapter, 0, replace(chapter.figures[0], sums=("", "")))
    found = [message for _, message in contradictions("dino_battles", chapter)]
    assert "nothing in these matches is 11, as the figures' title says" in found


def test_a_figure_of_another_game_is_reported() -> None:
    chapter = chapter_of("dino_battles", "knock_outs")
    other = with_figure(chapter, 0, replace(chapter.figures[0], table="lane"))
    assert (0, "dino_battles has no figure 'lane' (choose from arena)") in list(
        contradictions("dino_battles", other)
    )
