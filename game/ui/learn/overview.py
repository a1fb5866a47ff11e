"""All lessons: a path through each game's country, the lesson to go on with, and the puzzles."""

from functools import partial

import pygame

from game.lessons.run import MOST_STARS
from game.ui.context import Context
from game.ui.keys import arrow, label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.steps import along_row, nearest_ahead, to_next_row
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Free, Grid, Listed, Node, Row, Scroll, Space, Stack
from game.ui.learn.opening import open_lesson
from game.ui.learn.paths import Station, games, next_station, puzzle_stations, stations
from game.ui.learn.puzzle_row import Puzzle, puzzle_row
from game.ui.learn.station import HIGH, MIDDLE, WIDE, StationWidget
from game.ui.learn.ticket import LessonTicket, lesson_ticket
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.materials.skins import shadow, sunk_skin
from game.ui.paint.materials.stars import star
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.scenery.corners import console_ground
from game.ui.paint.scenery.lands import paint_land
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.paint.text import fit
from game.ui.parts.grounds import Backdrop, ground, name_tab
from game.ui.scene import Scene
from game.ui.tables.game_ui import game_ui
from game.words.messages import SHARED, shipped_messages

_FIRST, _LAST, _MIDDLE, _WAVE = 0.29, 0.93, 0.585, 6
"""Where a path's first and last station stand, and how high, as shares of its strip; units that they go up
and down.
"""
_LEAST = 6
"""A path has room for so many stations at least."""
_LEAST_WIDE, _LEAST_HIGH = 1000, 640
"""Units that the paths and what stands beside them take at least."""
_IN_A_ROW = 4
"""Stations side by side where there is no room for the paths."""
_RESTING_TICK = 240
_FOOT, _FOOT_SIZE = "foot", 14
"""The line below the puzzles, and the units of its letters."""


class LearnScene(Scene):
    """Arrows go along a path and between paths; P leads to the puzzles."""

    ambience = "workshop"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.pictures = LatePictures(context.ahead)
        self.host = Host()
        self.paths: dict[str, list[StationWidget]] = {}
        self.puzzles: list[Puzzle] = []
        self.ticket: LessonTicket | None = None
        self.back = Button(self.say("back"), self._leave, symbol="back", key_name=label("back"), size=17)
        self.more = Button(
            self.say("more_puzzles"), self._turn, symbol="puzzle", key_name=label("puzzles"), size=18
        )
        self._from = 0
        """The first puzzle that is listed."""

    def say(self, key: str, **facts: object) -> str:
        """A text of this screen."""
        return shipped_messages(SHARED).say("paths", key, **facts)

    @property
    def resting_tick(self) -> int:
        return super().resting_tick if self.pictures.waiting else _RESTING_TICK

    def enter(self) -> None:
        """What was learned meanwhile is seen."""
        progress = self.context.progress
        following = next_station(progress)
        self.paths = {}
        for game in games():
            way = stations(progress, game)
            self.paths[game] = [
                StationWidget(
                    number + 1,
                    one,
                    self._opening(one.key),
                    now=following is not None and one.key == following.key,
                    advice=self.say("later", name=way[max(0, number - 1)].lesson.title),
                )
                for number, one in enumerate(way)
            ]
        self.ticket = self._make_ticket(following) if following is not None else None
        self.puzzles = [
            Puzzle(one, self._opening(one.key), self.say("later_puzzle")) for one in puzzle_stations(progress)
        ]
        self.host = Host()
        self._arrange()
        # Enter goes on with the lesson of the ticket, also on the way back from another one.
        self.form.set_focus(self.ticket or self.form.focus or self.back)

    def _make_ticket(self, one: Station) -> LessonTicket:
        left, lesson = self.context.progress.left.get(one.key), one.lesson
        title = self.say("numbered", number=lesson.order, title=lesson.title)
        line = self.say("minutes", line=lesson.line, minutes=lesson.minutes)
        begun = left is not None and left.step > 0
        if left is not None and begun:
            step = min(left.step + 1, len(lesson.steps))
            line = self.say("left", line=lesson.line, step=step, steps=len(lesson.steps))
        plate = self.say("go_on" if begun else "begin")
        return LessonTicket(one, title, line, plate, self._opening(one.key), self.pictures)

    def _opening(self, key: str) -> partial[None]:
        return partial(open_lesson, self.context, key)

    def arrange(self, area: Area) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Where the paths have no room, everything stands in one list that scrolls."""
        tree = Fits(Stack(Space(width=_LEAST_WIDE, height=_LEAST_HIGH), self._tree()), self._list())
        self.form.fill(self.host.lay(tree, pygame.Rect((0, 0), self.size), self.scale))
        told = any(one.name == _FOOT for one in self.host.leaves)
        for puzzle in self.puzzles:
            puzzle.told_below = told
        self.stale = True

    def _list(self) -> Node:
        """The lesson to go on with, the lessons of each game, then the puzzles."""
        title, heading = (
            Text(self.say("title").upper(), "screen"),
            Text(self.heading(), "name", name="heading"),
        )
        head = Row(
            title,
            Box(heading, justify="end", pad=(0, 4), grow=1),
            Part(self.back, width=110),
            gap=18,
            height=44,
        )
        ticket = lesson_ticket(self.ticket, wide=True) if self.ticket is not None else None
        puzzles = Grid(2, *[puzzle_row(one) for one in self.puzzles], gap=6)
        solved = Text(self._solved(), "aside", anchor="center", height=24)
        parts = Column(
            ticket,
            *[node for game in self.paths for node in self._lessons(game)],
            Text(self.say("puzzles"), "path", height=34),
            puzzles,
            solved,
            gap=8,
        )
        inside = Column(Box(head, height=54, justify="center"), Scroll(parts, "lessons", grow=1), gap=6)
        return Stack(Box(ground=_wall()), Box(inside, pad=(20, 8)))

    def _lessons(self, game: str) -> list[Node]:
        """A game's name and stars, and its stations in rows."""
        way = self.paths[game]
        stops = Grid(_IN_A_ROW, *[Box(Part(one, width=WIDE, height=HIGH), align="center") for one in way])
        return [self._path_name(game), Box(stops, pad=(0, 6), ground=ground("sunk")) if way else Space()]

    def _tree(self) -> Node:
        paths = Column(*[self._path(game) for game in self.paths], gap=9, grow=1)
        ways = Column(self._head(), Box(paths, pad=(20, 0), grow=1), Space(height=14), grow=1)
        side = Box(self._side(), pad=(12, 12), ground=ground(_console), width=272)
        return Stack(Box(ground=_wall()), Row(ways, side))

    def _head(self) -> Node:
        title, line = Text(self.say("title").upper(), "screen"), Text(self.say("line"), "lead", grow=1)
        keys = Text(self.say("keys"), "aside", anchor="right")
        head = Fits(Row(title, line, keys, gap=20), Row(title, line, gap=20))
        return Box(head, pad=(24, 0), height=64)

    def _path(self, game: str) -> Node:
        """A strip of a game's country with its stations, its name, and the stars that were got."""
        way = self.paths[game]
        name = Row(Space(share=1), Box(self._path_name(game), share=4), height=40, align="center")
        land = Backdrop(partial(self._draw_land, game))
        return Stack(Box(ground=land), Free(partial(self._place_stations, way)), Column(name), share=1)

    def _path_name(self, game: str) -> Node:
        way = self.paths[game]
        got = sum(one.station.stars for one in way)
        told = self.say("stars", count=got, most=MOST_STARS * len(way)) if way else self.say("soon")
        words = Text(game_ui(game).name.upper(), "path"), Text(told, "path stars")
        return Row(words[0], Picture(_draw_star, width=18), words[1], gap=9)

    def _solved(self) -> str:
        solved = sum(bool(one.station.stars) for one in self.puzzles)
        return self.say("solved", count=solved, all=len(self.puzzles))

    def _place_stations(
        self, way: list[StationWidget], strip: pygame.Rect, scale: float
    ) -> list[StationWidget]:
        wide = min(round(WIDE * scale), _pitch(strip, len(way)))
        for widget, (x, y) in zip(way, _points(strip, len(way), scale), strict=True):
            place = pygame.Rect(0, 0, wide, round(HIGH * scale))
            place.midtop = strip.left + x, strip.top + y - round(MIDDLE * scale)
            widget.place(place, scale)
        return way

    def _side(self) -> Node:
        """The way back, the lesson to go on with, and the puzzles."""
        head = Row(Text(self.heading(), "name", name="heading", grow=1), Part(self.back, width=100), gap=8)
        ticket = lesson_ticket(self.ticket) if self.ticket is not None else None
        return Column(
            Box(head, pad=(4, 0), height=38),
            Space(height=14),
            ticket,
            Space(height=11) if ticket is not None else None,
            self._puzzles(),
            Picture(self._draw_foot, _FOOT, height=40),
        )

    def _draw_foot(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """What the puzzle that is meant is about; without one how many are solved."""
        meant = self.form.meant
        words = str(meant.hint) if isinstance(meant, Puzzle) else self._solved()
        inside = rect.inflate(-round(8 * scale), -round(4 * scale))
        layout = fit(words, round(_FOOT_SIZE * scale), inside.size, TEXT_SOFT)
        layout.draw(surface, inside.left, inside.centery - layout.height // 2)

    def _puzzles(self) -> Node:
        """As many puzzles as there is room for, and a button for the next ones unless these are all."""
        title, note = self.say("puzzles"), self.say("puzzles_note")
        rows = [puzzle_row(one) for one in self.puzzles]
        some = _puzzle_list(Listed(*rows[self._from :], gap=6, grow=1), title, note)
        return Fits(
            _puzzle_list(Column(*rows, gap=6), title, note),
            Column(some, Part(self.more, height=40), gap=6),
            grow=1,
        )

    def _draw_land(self, game: str, surface: pygame.Surface, strip: pygame.Rect, scale: float) -> None:
        way, blur = self.paths[game], round(8 * scale)
        shade = shadow(*strip.size, round(10 * scale), blur)
        surface.blit(shade, (strip.left - blur, strip.top - blur + round(5 * scale)))
        walked = sum(one.station.state != "later" for one in way)
        key = ("land", game, strip.size, len(way), walked)
        points = _points(strip, len(way), scale)
        image = self.pictures.get(key, partial(paint_land, game, strip.size, scale, points, walked))
        surface.blit(image or sunk_skin(*strip.size, scale, 10), strip)

    def heading(self) -> str:
        """What the ticket below is: where you left off, the next lesson, or the very first."""
        progress, following = self.context.progress, next_station(self.context.progress)
        if not progress.last:
            return self.say("start")
        return self.say("stopped" if following is not None and following.key in progress.left else "next")

    # Keys and time

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        return super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if pressed(event, "back"):
            self._leave()
        elif pressed(event, "puzzles"):
            self._to_puzzles()
        elif (way := arrow(event)) == (-1, 0) and self._beside_paths:
            focus, stops = self.form.focus, [one for row in self.paths.values() for one in row]
            return focus is not None and self._step(nearest_ahead(focus, stops, -1, 0))
        elif way is not None:
            go = along_row if way[0] else to_next_row
            return self._step(go(self._rows(), self.form.focus, sum(way)))
        else:
            return False
        return True

    @property
    def _beside_paths(self) -> bool:
        """Whether the focus is at the right of the paths."""
        focus, ends = self.form.focus, [way[-1].rect.right for way in self.paths.values() if way]
        return focus is not None and bool(ends) and focus.rect.left > max(ends)

    def _rows(self) -> list[list[Widget]]:
        """The paths; then what stands at the side, each in a row of its own."""
        ways: list[list[Widget]] = [[one for one in way if one.reachable] for way in self.paths.values()]
        shown = [one for one in (self.ticket, *self.puzzles, self.more) if one in self.form.widgets]
        side: list[Widget] = [self.back, *(one for one in shown if one is not None)]
        return [row for row in (*ways, *([one] for one in side if one.reachable)) if row]

    def _step(self, widget: Widget | None) -> bool:
        if widget is not None:
            self.form.go(widget)
        return widget is not None

    @property
    def listed(self) -> list[Puzzle]:
        """The puzzles that are in the list now."""
        return [one for one in self.puzzles if one in self.form.widgets]

    def _to_puzzles(self) -> None:
        """To the first puzzle; from a puzzle on to the next ones of the list."""
        if self.form.focus in self.puzzles and self.more in self.form.widgets:
            self._turn()
        first = next((row for row in self.listed if row.reachable), None)
        if first is not None:
            self.form.go(first)

    def _turn(self) -> None:
        """The next few puzzles."""
        following = self._from + len(self.listed)
        self._from = following if following < len(self.puzzles) else 0
        self._arrange()

    def _leave(self) -> None:
        self.context.navigator.pop()

    def update(self, milliseconds: int) -> bool:
        if self.pictures.arrived():
            self.stale = True
        return False

    def hidden(self) -> None:
        self.pictures.forget()

    def leave(self) -> None:
        self.pictures.forget()


def _points(strip: pygame.Rect, count: int, scale: float) -> list[tuple[int, int]]:
    """Where the stations of a path stand on its strip."""
    pitch, wave = _pitch(strip, count), round(_WAVE * scale)
    left, middle = round(strip.width * _FIRST), round(strip.height * _MIDDLE)
    lowest = strip.height - round((HIGH / 2 + 2) * scale)
    return [
        (left + number * pitch, min(lowest, middle + (-wave if number % 2 else wave)))
        for number in range(count)
    ]


def _pitch(strip: pygame.Rect, count: int) -> int:
    """Pixels from one station of a path to the next."""
    return round(strip.width * (_LAST - _FIRST) / (max(_LEAST, count) - 1))


def _draw_star(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    image = star(rect.width, lit=True)
    surface.blit(image, image.get_rect(center=rect.center))


def _wall() -> Backdrop:
    """The wall of the workshop."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(workshop_wall(rect.size, scale, (0.26, 0.18)), rect)

    return Backdrop(paint)


def _console(width: int, height: int, scale: float) -> pygame.Surface:
    return console_ground(width, height, scale)


def _puzzle_list(rows: Node, title: str, note: str) -> Node:
    """Rows in a well; its name on brass hangs over the upper edge."""
    told = Column(Space(height=13), Text(note, "aside", anchor="right", height=18), grow=1)
    above = Row(Space(width=8), name_tab(title), told, Space(width=8), align="start", height=31)
    well = Column(Space(height=11), Box(ground=ground("sunk"), grow=1))
    return Stack(well, Column(above, Space(height=4), Box(rows, pad=(7, 0), grow=1), Space(height=2)), grow=1)
