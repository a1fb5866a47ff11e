"""Records: the history of finished matches, and what they add up to by game, opponent, side and card."""

from collections.abc import Callable, Sequence
from datetime import datetime

import pygame

from game.rules import GAMES
from game.storage.paths import data_folder
from game.storage.reading import os_reason
from game.storage.record_figures import (
    PERSON,
    Share,
    as_csv,
    favourites,
    result_of,
    rival_of,
    rows_of_wins,
    shares,
    side_of,
)
from game.storage.records import Record, clear_records, read_records, records_file
from game.storage.saves import list_saves
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.choice import Choice
from game.ui.kit.modal import Modal
from game.ui.layout.leaves import Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll
from game.ui.parts.grounds import ground, name_tab
from game.ui.records.bars import count_row, share_row
from game.ui.records.history import History, worded
from game.ui.scenes.framed import FramedScene
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.seats import SITTERS, offered_players
from game.words.fault_text import fault_text

_ROWS, _CARDS = 5, 5
"""Sides and cards that are listed."""


class RecordsScene(FramedScene):
    """Filters above, the history at the left, figures at the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.words.say("records", "title"))
        self._path = records_file(context.saves)
        self.records: tuple[Record, ...] = ()
        self.damaged = 0
        self.history = History(self._open)
        self._games = ["", *GAMES]
        self._rivals = ["", *self._levels(), PERSON]
        say = self._say
        names = [say("every_game"), *(game_ui(one).name for one in GAMES)]
        self.game = Choice(names, 0, self._filtered, say("game"), say("game_hint"))
        rivals = [say("everybody"), *map(self._rival_name, self._rivals[1:])]
        self.rival = Choice(rivals, 0, self._filtered, say("opponent"), say("opponent_hint"))
        self.export_button = Button(say("export"), self._export, symbol="folder", size=18)
        self.clear_button = Button(say("clear"), self._ask_clear, danger=True, size=18)
        self.open_button = Button(say("open"), lambda: self._open(self.history.index), primary=True, size=22)
        self._read()

    def _say(self, key: str, **facts: object) -> str:
        return self.context.words.say("records", key, **facts)

    def _levels(self) -> list[str]:
        return [one.id for one in offered_players(next(iter(GAMES))) if one.id != PERSON]

    def _rival_name(self, rival: str) -> str:
        """A computer player by its character, everybody else together."""
        if rival == PERSON:
            return self._say("people")
        offered = {one.id: one.character or one.name for one in offered_players(next(iter(GAMES)))}
        return offered.get(rival, rival)

    def _read(self) -> None:
        self.records, self.damaged = read_records(self._path)
        self._filtered(0)
        self.form.set_focus(self.history if self.shown else self.back_button)

    @property
    def shown(self) -> list[Record]:
        """The matches that pass the filters, the oldest first."""
        game, rival = self._games[self.game.index], self._rivals[self.rival.index]
        return [one for one in self.records if game in ("", one.game) and rival in ("", rival_of(one))]

    def _filtered(self, index: int) -> None:
        now = datetime.now().astimezone()
        self.history.fill([worded(one, now) for one in reversed(self.shown)])
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def page(self) -> Node:
        shown = self.shown
        filters = self._filters(shown)
        if not shown:
            words = self._say("none_shown" if self.records else "none")
            paper = Box(Prose(words, "no saves text", width=(0, 620)), pad=(26, 20), ground=ground("paper"))
            nothing = Box(paper, grow=1, align="center", justify="center")
            return Column(filters if self.records else None, nothing, self._damage(), gap=10)
        foot = Part(self.open_button, height=(40, 50))
        left = Column(Part(self.history, grow=1), self._damage(), foot, gap=10, width=(380, 470))
        panels = self._panels(shown)
        figures = Scroll(Column(*(Row(*row, gap=12) for row in panels), gap=12), "figures", grow=1)
        one_by_one = [Row(*panels[0], gap=12), *(one for row in panels[1:] for one in row)]
        below = Column(filters, Part(self.history, height=(150, 220)), *one_by_one, gap=12)
        return Fits(
            Column(filters, Row(left, Box(figures, width=(420, 900), grow=1), gap=18, grow=1), gap=12),
            Column(Scroll(below, "figures", grow=1), self._damage(), foot, gap=8),
        )

    def _filters(self, shown: Sequence[Record]) -> Node:
        """In one row, or where that is too narrow in two."""
        game, rival = Part(self.game, width=(150, 210)), Part(self.rival, width=(150, 190))
        summary = Box(Text(self._summary(shown), "save when"), grow=1, justify="center")
        clear, export = Part(self.clear_button, width=(90, 120)), Part(self.export_button, width=(90, 130))
        row = Row(game, rival, summary, clear, export, gap=12, height=(34, 42), width=(660, 3000))
        above, below = Row(game, rival, gap=8, height=34), Row(summary, clear, export, gap=8, height=34)
        return Fits(row, Column(above, below, gap=6))

    def _damage(self) -> Node | None:
        if not self.damaged:
            return None
        return Prose(self._say("damaged", count=self.damaged), "problem", name="problems", height=24)

    def _summary(self, shown: Sequence[Record]) -> str:
        seconds = sum(one.seconds for one in shown)
        return self._say("summary", count=len(shown), hours=round(seconds / 3600, 1))

    def _panels(self, shown: Sequence[Record]) -> list[list[Node]]:
        """Rows of panels."""
        longest, now = rows_of_wins(shown)
        results = [result_of(one) for one in shown]
        won, drawn = results.count("won"), results.count("draw")
        tiles = [
            self._tile("won_tile", str(won), self._say("of", count=len(shown), drawn=drawn)),
            self._tile("row_tile", str(longest), self._say("row_now", count=now)),
            self._tile("time_tile", self._average(shown), self._say("a_match")),
        ]
        games = [share_row(game_ui(one.name).name, one) for one in shares(shown, lambda one: one.game)]
        rivals = self._named(shares(shown, rival_of), self._rival_name)
        sides = self._named(shares(shown, _side_key)[:_ROWS], lambda key: key.partition("/")[2])
        cards = favourites(shown, _CARDS)
        most = cards[0][2] if cards else 1
        played = [count_row(self._card(game, card), count, most, share) for game, card, count, share in cards]
        last = (("by_side", sides, "most_played"), ("by_card", played, "times_played"))
        return [
            tiles,
            [self._panel("by_game", games, "interval"), self._panel("by_opponent", rivals, "few")],
            [self._panel(*one) for one in last if one[1]],
        ]

    def _average(self, shown: Sequence[Record]) -> str:
        minutes = sum(one.seconds for one in shown) / 60 / len(shown)
        return self._say("minutes", count=max(1, round(minutes)))

    def _card(self, game: str, card: str) -> str:
        try:
            return game_ui(game).card_book().face(card).title
        except LookupError:
            # A card that this version does not have any more.
            return card

    def _named(self, found: Sequence[Share], name: Callable[[str], str]) -> list[Node]:
        return [share_row(name(one.name), one) for one in found]

    def _tile(self, key: str, figure: str, note: str) -> Node:
        inside = Column(
            Text(self._say(key), "save line"),
            Row(
                Text(figure, "heading"),
                Text(note, "save when", anchor="right", grow=1),
                gap=8,
                align="end",
                grow=1,
            ),
            gap=2,
        )
        return Box(inside, pad=(14, 8), ground=ground("steel"), height=74, share=1)

    def _panel(self, key: str, rows: Sequence[Node], note: str) -> Node:
        head = Row(
            name_tab(self._say(key)), Text(self._say(note), "save when", anchor="right", grow=1), gap=8
        )
        return Box(Column(head, *rows, gap=5), pad=(12, 10), ground=ground("sunk"), share=1)

    def _open(self, index: int) -> None:
        """The table of a match, where its save is still kept."""
        record = self.shown[::-1][index]
        saves = list_saves(self.context.saves, SITTERS).saves
        path = next((one.path for one in saves if one.match == record.match), None)
        if path is None:
            self.context.notify(self._say("not_kept"))
            return
        self.context.screens.resume_match(self.context, path)

    def _export(self) -> None:
        path = data_folder() / "records.csv"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(as_csv(self.records), encoding="utf-8", newline="")
        except OSError as error:
            self.context.notify(self._say("not_exported", reason=fault_text(os_reason(error))))
            return
        self.context.notify(self._say("exported", path=str(path)))

    def _ask_clear(self) -> None:
        answers = [(self._say("clear_yes"), self._clear), (self._say("clear_no"), lambda: None)]
        title, text = self._say("clear_title"), self._say("clear_text", count=len(self.records))
        self.context.navigator.push(Modal(self.context, title, text, answers, danger=True))

    def _clear(self) -> None:
        fault = clear_records(self._path)
        if fault is not None:
            self.context.notify(fault_text(fault))
        self._read()


def _side_key(record: Record) -> str:
    """Sides of two games may have the same name."""
    side = side_of(record)
    return f"{record.game}/{side}" if side else ""


def _aside(words: str) -> Node:
    return Text(words, "save when", anchor="right", grow=1)
