"""How a side that is tried wins and loses, and what it could be changed for: counted facts in words."""

from functools import partial

import pygame

from game.ai.side_trial import SideTrial
from game.ai.tried_games import Count, Result, advice, counts
from game.content.game_library import Sides
from game.rules import GAMES
from game.rules.trial import USED
from game.ui.kit.buttons import Button
from game.ui.layout.leaves import Icon, Name, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.parts.grounds import Backdrop, ground, toned
from game.ui.workshop.bars import Tone, bar_image
from game.words.messages import Messages, shipped_messages

_MOST_ROWS = 3
_LOOKS: dict[Result, tuple[str, Tone]] = {"won": ("complete", "teal"), "lost": ("warning", "damage")}


def story_panel(trial: SideTrial, result: Result, watch: Button, words: Messages) -> Node:
    """The most frequent facts of won or of lost games, as bars with their counts; `watch` shows one."""
    game, facts = trial.rules.id, GAMES[trial.rules.id].trial
    told = (facts.wins if result == "won" else facts.losses) if facts is not None else ()
    found = sorted(counts(trial.games, result, told), key=lambda one: -one.count)
    found = [one for one in found if one.count][:_MOST_ROWS]
    symbol, tone = _LOOKS[result]
    games = sum(one.result == result for one in trial.games)
    head = Row(
        Icon(symbol, 17),
        Text(words.say("trying", f"how_{result}"), "section"),
        Name(words.say("trying", "of_games", count=games), "caption", grow=1),
        Part(watch, width=(96, 128), height=28),
        gap=6,
        align="center",
    )
    rows: list[Node] = [_bar(one, game, result, tone) for one in found]
    if not rows:
        rows = [Text(words.say("trying", f"none_{result}"), "small")]
    return Box(Column(head, *rows, gap=4), pad=(10, 7), ground=ground("steel"))


def _bar(one: Count, game: str, result: Result, tone: Tone) -> Node:
    share = one.count / max(1, one.of)

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        bar = bar_image(rect.height, rect.width, share, share, round(scale, 3), tone)
        surface.blit(pygame.transform.rotate(bar, -90), rect)

    words = Row(
        Name(shipped_messages(game).say("trial", f"{result}_{one.fact}"), "bar count", grow=1),
        Text(str(one.count), "bar count", anchor="right"),
        gap=6,
        align="center",
    )
    return Box(words, pad=(8, 0), ground=Backdrop(paint), height=(20, 24))


def advice_paper(trial: SideTrial, sides: Sides, words: Messages) -> Node:
    """At most three sentences, each with the number that it is computed from."""
    rows: list[Node] = [Text(words.say("trying", "to_change"), "paper label")]
    told = advice_sentences(trial, sides)
    rows += [Row(Icon("right", 11), Prose(one, "paper note", "ink", grow=1, name=one), gap=6) for one in told]
    if not told:
        key = "nothing_yet" if trial.running else "nothing_stands_out"
        rows.append(Prose(words.say("trying", key, count=len(trial.games)), "paper note", "ink"))
    return Box(Column(*rows, gap=4), pad=(12, 9), ground=ground("paper"))


def advice_sentences(trial: SideTrial, sides: Sides) -> list[str]:
    """What the side could be changed for."""
    facts, texts = GAMES[trial.rules.id].trial, shipped_messages(trial.rules.id)
    if facts is None:
        return []
    say = partial(texts.say, "trial")
    found = advice(trial.games, facts.advice, list(facts.cards(trial.side)))
    return [
        say("seldom", card=sides.card_name(one.fact.removeprefix(USED)), count=one.count, of=one.of)
        if one.fact.startswith(USED)
        else say(f"advice_{one.fact}", count=one.count, of=one.of)
        for one in found
    ]


def heading(words: Messages) -> Node:
    """What stands above the rows of opponents."""
    say = partial(words.say, "trying")
    row = Row(
        Name(say("head_opponent"), "caption", width=(70, 120)),
        Text(say("head_score"), "caption", anchor="center", width=(60, 400), grow=1),
        Text(say("head_counts"), "caption", anchor="center", width=(110, 130)),
        Text(say("head_verdict"), "caption", anchor="right", width=(60, 76)),
        Box(width=17),
        gap=8,
        align="center",
        height=(20, 22),
    )
    return Box(row, pad=(8, 0), ground=toned("well", 5, 1))
