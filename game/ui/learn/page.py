"""The page after a mistake: the price on paper, and what could have been done instead."""

import pygame

from game.lessons.library import Number, shipped_landmarks
from game.lessons.run import LessonRun
from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.learn.price import InsteadRow, PricePaper, PriceRow
from game.ui.learn.way_back import draw_way_back
from game.ui.tables.table_scene import TableScene
from game.words.messages import SHARED, shipped_messages

_ROW, _LEAST_ROW, _GAP, _ABOVE = 74, 56, 6, 20
_ASIDE_WIDE = 250
"""Units: the height of a row and its least height, the gaps, and the width of rows above the price."""


class MistakePage:
    """What stands on the table once a step was judged and not passed."""

    def __init__(self, table: TableScene, run: LessonRun) -> None:
        self.table = table
        self.run = run

    def say(self, key: str, **facts: object) -> str:
        return shipped_messages(SHARED).say("learn", key, **facts)

    def paper(self) -> PricePaper:
        """The price in its place: at the left foot of the table."""
        paper = PricePaper(self.say("price"), self._prices())
        paper.place(self.place(paper), self.table.scale)
        return paper

    def place(self, paper: PricePaper | None = None) -> pygame.Rect:
        """Where the price lies: in the corner, or right of what is lit there."""
        scale, room = self.table.scale, self.table.board.speaking_place
        left = self.table.board.veiled_place.left
        wide, high = (paper or PricePaper("", self._prices())).size
        rect = pygame.Rect(0, 0, round(wide * scale), round(high * scale))
        rect.bottomleft = left + round(14 * scale), room.bottom - round(10 * scale)
        spots = [spot for name in self.shown() for spot in self.table.board.spots(name)]
        lit = [spot.rect for spot in spots if not spot.round]
        beside = [rect.move(one.right + round(14 * scale) - rect.left, 0) for one in lit]
        free = (one for one in (rect, *beside) if one.right < room.right and one.collidelist(lit) < 0)
        return next(free, rect)

    def shown(self) -> list[str]:
        """The names of what is lit: what the mistake is about, and the numbers that have changed."""
        mistake, step = self.run.mistake, self.run.step
        if mistake is None or step is None:
            return []
        # The hand is lit to choose from; a mistake is about what was chosen.
        lit = mistake.show or [one for one in step.show if one != "hand"]
        return [*lit, *self.changed()]

    def _changes(self) -> list[tuple[Number, int, int]]:
        """The numbers that the step has changed, with their values before and after it."""
        run, found = self.run, []
        for number in shipped_landmarks(run.lesson.game).numbers:
            before, after = run.changed(number.path_for(run.seat))
            if isinstance(before, int) and isinstance(after, int) and before != after:
                found.append((number, before, after))
        return found

    def changed(self) -> list[str]:
        """Where the numbers stand that have changed."""
        places = [number.place_for(self.run.seat) for number, _, _ in self._changes()]
        return [place for place in places if place]

    def _prices(self) -> list[PriceRow]:
        run, rows = self.run, []
        for number, before, after in self._changes():
            way = "falls" if after < before else "rises"
            text = getattr(number, way).replace("{count}", str(abs(after - before)))
            worse = number.better not in (way, "neither")
            rows.append(PriceRow(number.icon, text, str(before), str(after), worse=worse))
        for extra in run.mistake.rows if run.mistake is not None else ():
            rows.append(PriceRow(extra.icon, extra.text, "", str(run.changed(extra.path)[1]), worse=False))
        return rows or [PriceRow("check", self.say("no_price"), "", "", worse=False)]

    def choices(self) -> list[InsteadRow]:
        """What was played, the lesson's own choice, and others; a puzzle keeps its answer to itself."""
        mistake, step = self.run.mistake, self.run.step
        if mistake is None or step is None:
            return []
        book = self.table.book
        card = mistake.card or self._played_card()
        face = book.face(card) if card else None
        name = mistake.name or (face.title if face is not None else self.say("your_choice"))
        rows = [InsteadRow(face, name, mistake.note, "played", self.say("you_played"))]
        for number, one in enumerate(() if self.run.lesson.puzzle else step.instead):
            other = book.face(one.card)
            tone, label = ("lesson", "the_lesson") if number == 0 else ("other", "another")
            rows.append(InsteadRow(other, one.name or other.title, one.note, tone, self.say(label)))
        return rows

    def _played_card(self) -> str:
        """The card that the learner's first choice of the step names; "" for none."""
        words = self.run.actions[0].split() if self.run.actions else ()
        return next((word for word in words if word in self.table.book.cards), "")

    def rows(self, room: Area) -> list[Widget]:
        """The choices in a console's well, as many as have room."""
        units = room.rect.height / room.scale + _GAP
        count = max(1, int(units / (_LEAST_ROW + _GAP)))
        choices = self.choices()
        # Where only one has room, what would have been right is worth more than what was wrong.
        rows = choices[1:2] if count == 1 and len(choices) > 1 else choices[:count]
        high = min(_ROW, units / max(1, len(rows)) - _GAP)
        if high < _LEAST_ROW:
            return []
        for row in rows:
            row.place(room.top(high, _GAP).rect, room.scale)
        return [*rows]

    def _aside(self) -> list[InsteadRow]:
        """The choices above the price, at a table without a console's well."""
        if self.table.board.console.column:
            return []
        scale, price = self.table.scale, self.place()
        rows, found = self.choices(), []
        bottom = price.top - round(_ABOVE * scale)
        for row in reversed(rows):
            rect = pygame.Rect(0, 0, round(_ASIDE_WIDE * scale), round(58 * scale))
            rect.bottomleft = price.left, bottom
            row.place(rect, scale)
            bottom = rect.top - round(_GAP * scale)
            found.append(row)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Over the veil."""
        draw_way_back(surface, self.table, self.run)
        self.paper().draw(surface)
        for row in self._aside():
            row.draw(surface)

    def boxes(self) -> list[Box]:
        """Where it has drawn."""
        return [*self.paper().boxes(), *(box for row in self._aside() for box in row.boxes())]
