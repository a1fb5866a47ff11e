"""All lessons: a path through each game's country, the lesson to go on with, and the puzzles."""

from functools import partial

import pygame

from game.lessons.run import MOST_STARS
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.steps import along_row, to_next_row
from game.ui.kit.widget import Box, Widget
from game.ui.learn.opening import open_lesson
from game.ui.learn.paths import Station, games, next_station, puzzle_stations, stations
from game.ui.learn.puzzle_row import PuzzleRow
from game.ui.learn.station import HIGH, WIDE, StationWidget
from game.ui.learn.ticket import HIGH as TICKET_HIGH
from game.ui.learn.ticket import LessonTicket
from game.ui.paint.corners import console_ground
from game.ui.paint.lands import paint_land
from game.ui.paint.late import LatePictures
from game.ui.paint.palette import ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import brass_tab, shadow, sunk_skin
from game.ui.paint.stars import star
from game.ui.paint.text import draw_line, fits, text_width
from game.ui.paint.workshop import workshop_wall
from game.ui.scene import Scene
from game.ui.tables.game_ui import game_ui
from game.words.messages import SHARED, shipped_messages

_CONSOLE, _HEAD, _MARGIN, _GAP, _FOOT = 272, 64, 20, 9, 14
_NAME, _FIRST, _LAST, _MIDDLE, _WAVE = 0.2, 0.29, 0.93, 0.585, 6
"""Where a path's name, its first and its last station stand, and how high, as shares of its strip; units
that they go up and down.
"""
_LEAST = 6
"""A path has room for so many stations at least."""
_LEAST_WIDE, _LEAST_HIGH = 1000, 640
"""Units that everything takes at least."""
_ROW, _BETWEEN, _HEAD_OF_LIST = 50, 6, 24
"""Units: the height of a puzzle, the gap below it, and the height of the list's head."""
_RESTING_TICK = 240


class LearnScene(Scene):
    """Arrows go along a path and between paths; P leads to the puzzles."""

    ambience = "workshop"
    largest_scale = 1.5

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.pictures = LatePictures(context.ahead)
        self.paths: dict[str, list[StationWidget]] = {}
        self.strips: dict[str, pygame.Rect] = {}
        self.puzzles: list[PuzzleRow] = []
        self.ticket: LessonTicket | None = None
        self.back = Button(self.say("back"), self._leave, symbol="back", key_name="Esc", size=17)
        self.more = Button(self.say("more_puzzles"), self._turn, symbol="puzzle", key_name="P", size=18)
        self._page, self._listed = 0, 1
        """Which puzzles are listed, and how many at once."""
        self._side = Area(pygame.Rect(0, 0, 0, 0), 1.0)
        self._well = pygame.Rect(0, 0, 0, 0)

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
                    reason=self.say("shut", name=way[max(0, number - 1)].lesson.title),
                )
                for number, one in enumerate(way)
            ]
        self.ticket = self._make_ticket(following) if following is not None else None
        self.puzzles = [
            PuzzleRow(one, self._opening(one.key), self.say("shut_puzzle"))
            for one in puzzle_stations(progress)
        ]
        self._fill()

    def _fill(self) -> None:
        ways = [one for way in self.paths.values() for one in way]
        tickets: list[Widget] = [self.ticket] if self.ticket is not None else []
        self.form.fill([*tickets, *ways, *self.puzzles, self.more, self.back])
        self.form.set_focus(self.form.focus or (tickets[0] if tickets else self.back))
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

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
        """Writing grows as far as the paths and their names have room."""
        room = area.rect
        area = Area(room, min(area.scale, room.width / _LEAST_WIDE, room.height / _LEAST_HIGH))
        unit, scale = area.unit, area.scale
        rest = Area(area.rect, scale)
        side = rest.right(_CONSOLE)
        self._side = Area(side.rect, scale)
        ways = rest.inset(_MARGIN, 0)
        ways.top(_HEAD)
        ways.bottom(_FOOT - _GAP)
        self.strips = {}
        for game, row in zip(self.paths, ways.rows(max(1, len(self.paths)), 0), strict=False):
            strip = row.rect.copy()
            strip.height -= unit(_GAP)
            self.strips[game] = strip
            for widget, (x, y) in zip(self.paths[game], self._points(game), strict=True):
                place = pygame.Rect(0, 0, min(unit(WIDE), self._pitch(game)), unit(HIGH))
                place.center = strip.left + x, strip.top + y
                widget.place(place, scale)
        self._arrange_side(side.inset(12, 12))
        self.stale = True

    def _points(self, game: str) -> list[tuple[int, int]]:
        """Where the stations of a path stand on its strip."""
        strip, count = self.strips[game], len(self.paths[game])
        pitch, wave = self._pitch(game), self._side.unit(_WAVE)
        left, middle = round(strip.width * _FIRST), round(strip.height * _MIDDLE)
        lowest = strip.height - self._side.unit(HIGH / 2 + 2)
        return [
            (left + number * pitch, min(lowest, middle + (-wave if number % 2 else wave)))
            for number in range(count)
        ]

    def _pitch(self, game: str) -> int:
        """Pixels from one station of a path to the next."""
        count = max(_LEAST, len(self.paths[game]))
        return round(self.strips[game].width * (_LAST - _FIRST) / (count - 1))

    def _arrange_side(self, side: Area) -> None:
        head = side.top(38, 14)
        self.back.place(head.right(100).rect, side.scale)
        if self.ticket is not None:
            self.ticket.place(side.top(TICKET_HIGH, 22).rect, side.scale)
        side.bottom(20, 4)
        self.more.visible = len(self.puzzles) > self._room_for(side)
        if self.more.visible:
            self.more.place(side.bottom(40, 6).rect, side.scale)
        self._well = side.rect.copy()
        self._listed = self._room_for(side)
        self._page = min(self._page, max(0, (len(self.puzzles) - 1) // self._listed))
        inside = side.inset(7, 0)
        inside.top(_HEAD_OF_LIST)
        for number, row in enumerate(self.puzzles):
            row.visible = number // self._listed == self._page
            if row.visible:
                row.place(inside.top(_ROW, _BETWEEN).rect, side.scale)

    def _room_for(self, side: Area) -> int:
        """How many puzzles are listed at once."""
        room = side.rect.height / side.scale - _HEAD_OF_LIST
        return max(1, int(room / (_ROW + _BETWEEN)))

    # Drawing

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self._side.scale, (0.26, 0.18)), (0, 0))
        unit = self._side.unit
        width = self._side.rect.left
        title = draw_line(
            surface, self.say("title").upper(), "title", unit(38), TEXT, (unit(26), unit(34)), outline=unit(2)
        )
        note = self.say("keys")
        right = width - unit(_MARGIN)
        room = text_width(note, "italic", unit(12.5))
        place = title.right + unit(20), unit(38)
        if right - place[0] > room * 2:
            used = draw_line(surface, note, "italic", unit(12.5), TEXT_SOFT, (right, unit(39)), "right")
            right = used.left - unit(16)
        draw_line(surface, self.say("line"), "text", unit(15), TEXT, place, width=right - place[0])
        for game, strip in self.strips.items():
            self._draw_strip(surface, game, strip)
        self._draw_side(surface)
        super().still(surface)

    def _draw_strip(self, surface: pygame.Surface, game: str, strip: pygame.Rect) -> None:
        unit, way = self._side.unit, self.paths[game]
        blur = unit(8)
        shade = shadow(*strip.size, unit(10), blur)
        surface.blit(shade, (strip.left - blur, strip.top - blur + unit(5)))
        walked = sum(one.station.state != "shut" for one in way)
        key = ("land", game, strip.size, len(way), walked)
        paint = partial(paint_land, game, strip.size, self._side.scale, self._points(game), walked)
        image = self.pictures.get(key, paint)
        surface.blit(image or sunk_skin(*strip.size, self._side.scale, 10), strip)
        name = game_ui(game).name.upper()
        y = strip.top + unit(21)
        shown = draw_line(
            surface,
            name,
            "title",
            unit(22),
            TEXT,
            (strip.left + round(strip.width * 0.2), y),
            outline=unit(2),
        )
        got = sum(one.station.stars for one in way)
        left = shown.right + unit(12)
        surface.blit(star(unit(18), lit=True), (left, y - unit(9)))
        words = self.say("stars", count=got, most=MOST_STARS * len(way)) if way else self.say("soon")
        draw_line(surface, words, "title", unit(15), TEXT, (left + unit(24), y), outline=unit(1.5))

    def _draw_side(self, surface: pygame.Surface) -> None:
        side, unit = self._side.rect, self._side.unit
        surface.blit(console_ground(*side.size, self._side.scale), side)
        words = self.heading()
        place = side.left + unit(16), self.back.rect.centery
        room = self.back.rect.left - place[0] - unit(8)
        draw_line(surface, words, "title", unit(19), TEXT, place, width=room)
        surface.blit(sunk_skin(*self._well.size, self._side.scale), self._well)
        name = self.say("puzzles").upper()
        tab = pygame.Rect(self._well.left + unit(8), self._well.top - unit(11), 0, unit(24))
        tab.width = text_width(name, "title", unit(16)) + unit(30)
        surface.blit(brass_tab(*tab.size, self._side.scale), tab)
        draw_line(surface, name, "title", unit(16), ON_GOLD, tab.center, "center")
        place = self._well.right - unit(8), self._well.top + unit(11)
        draw_line(surface, self.say("puzzles_note"), "italic", unit(12), TEXT_SOFT, place, "right")
        solved = sum(bool(row.station.stars) for row in self.puzzles)
        words = self.say("solved", count=solved, all=len(self.puzzles))
        place = self._well.centerx, self._well.bottom + unit(13)
        draw_line(surface, words, "italic", unit(12), TEXT_SOFT, place, "center", width=side.width - unit(20))

    def heading(self) -> str:
        """What the ticket below is: where you left off, the next lesson, or the very first."""
        progress, following = self.context.progress, next_station(self.context.progress)
        if not progress.last:
            return self.say("start")
        return self.say("stopped" if following is not None and following.key in progress.left else "next")

    def boxes(self) -> list[Box]:
        room = self.back.rect.left - self._side.rect.left - self._side.unit(24)
        words = self.heading()
        head = Box("heading", pygame.Rect(0, 0, 1, 1), fits(words, "title", self._side.unit(19), room))
        return [*super().boxes(), head]

    # Keys and time

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        return super().handle(event)

    def _key(self, key: int) -> bool:
        if key == pygame.K_ESCAPE:
            self._leave()
        elif key == pygame.K_p:
            self._to_puzzles()
        elif key in (pygame.K_UP, pygame.K_DOWN):
            return self._step(to_next_row(self._rows(), self.form.focus, 1 if key == pygame.K_DOWN else -1))
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self._step(along_row(self._rows(), self.form.focus, 1 if key == pygame.K_RIGHT else -1))
        else:
            return False
        return True

    def _rows(self) -> list[list[Widget]]:
        """The paths; then what stands at the side, each in a row of its own."""
        ways: list[list[Widget]] = [[one for one in way if one.reachable] for way in self.paths.values()]
        side: list[Widget] = [self.back, *([self.ticket] if self.ticket else []), *self.puzzles, self.more]
        return [row for row in (*ways, *([one] for one in side if one.reachable)) if row]

    def _step(self, widget: Widget | None) -> bool:
        if widget is not None:
            self.form.go(widget)
        return widget is not None

    def _to_puzzles(self) -> None:
        """To the first puzzle; from a puzzle on to the next ones of the list."""
        if self.form.focus in self.puzzles and self.more.visible:
            self._turn()
        first = next((row for row in self.puzzles if row.reachable), None)
        if first is not None:
            self.form.go(first)

    def _turn(self) -> None:
        """The next few puzzles."""
        pages = -(-len(self.puzzles) // self._listed)
        self._page = (self._page + 1) % max(1, pages)
        self._fill()

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
