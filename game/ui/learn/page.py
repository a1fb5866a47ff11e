"""The page after a mistake: the price on paper, and what could have been done instead."""

import pygame

from game.lessons.library import Number, shipped_landmarks
from game.lessons.run import LessonRun
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Column, Fits, Node, Space
from game.ui.learn.price import Instead, Loss, instead_row, price_paper
from game.ui.learn.way_back import draw_way_back
from game.ui.tables.table_scene import TableScene
from game.words.messages import SHARED, shipped_messages

_PRICE, _ASIDE = 244, 250
"""Units of width: the price, and the choices above it."""
_TAB = 12
"""Units by which the tab with its name stands out above the price."""


class MistakePage:
    """What stands on the table once a step was judged and not passed."""

    def __init__(self, table: TableScene, run: LessonRun) -> None:
        self.table = table
        self.run = run
        self._price, self._aside = Host(), Host()

    def say(self, key: str, **facts: object) -> str:
        return shipped_messages(SHARED).say("learn", key, **facts)

    def place(self) -> pygame.Rect:
        """Where the price lies: at the left foot of the table, or right of what is lit there."""
        scale, room = self.table.scale, self.table.board.speaking_place
        losses, wide = self.losses(), round(_PRICE * scale)
        tree = price_paper(self.title(), losses) if losses else None
        high = self._price.height(tree, wide, scale) - round(_TAB * scale) if tree is not None else 0
        rect = pygame.Rect(0, 0, wide, high)
        left = self.table.board.veiled_place.left
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

    def title(self) -> str:
        """The heading of the paper: no price where no number has become worse."""
        changed = bool(self._changes()) and not any(row.worse for row in self.losses())
        return self.say("only_gains" if changed else "price")

    def losses(self) -> list[Loss]:
        """The price of the mistake, line by line; none where no number of the table has changed."""
        run, rows = self.run, []
        words = shipped_messages(f"learn/{run.lesson.game}")
        for number, before, after in self._changes():
            way = "falls" if after < before else "rises"
            text = words.say(number.id, way, count=abs(after - before))
            worse = number.better not in (way, "neither")
            gain = number.better == way
            rows.append(Loss(number.icon, text, str(before), str(after), worse=worse, gain=gain))
        for extra in run.mistake.rows if run.mistake is not None else ():
            rows.append(Loss(extra.icon, extra.text, "", str(run.changed(extra.path)[1]), worse=False))
        return rows

    def choices(self) -> list[Instead]:
        """What was played, the lesson's own choice, and others; a puzzle keeps its answer to itself."""
        mistake, step = self.run.mistake, self.run.step
        if mistake is None or step is None:
            return []
        book = self.table.book
        card = mistake.card or self._played_card()
        face = book.face(card) if card else None
        name = mistake.name or (face.title if face is not None else self.say("your_choice"))
        rows = [Instead(face, name, mistake.note, "played", self.say("you_played"))]
        for number, one in enumerate(() if self.run.lesson.puzzle else step.instead):
            other = book.face(one.card)
            tone, label = ("lesson", "the_lesson") if number == 0 else ("other", "another")
            rows.append(Instead(other, one.name or other.title, one.note, tone, self.say(label)))
        return rows

    def _played_card(self) -> str:
        """The card that the learner's first choice of the step names; "" for none."""
        words = self.run.actions[0].split() if self.run.actions else ()
        return next((word for word in words if word in self.table.book.cards), "")

    def well(self) -> Node:
        """The choices in a console's well, as many as have room."""
        rows = [instead_row(one) for one in self.choices()]
        # Where only one has room, what would have been right is worth more than what was wrong.
        counted = [rows[:count] for count in range(len(rows), 1, -1)] + [rows[1:2] or rows]
        return Fits(
            *[
                Column(*[Column(one, height=(56, 74)) for one in some], Space(grow=1), gap=6)
                for some in counted
            ],
            Space(),
        )

    def placed(self) -> list[Widget]:
        """The price, and above it the choices at a table without a console's well."""
        scale, price, losses = self.table.scale, self.place(), self.losses()
        widgets: list[Widget] = []
        if losses:
            whole = price.move(0, -round(_TAB * scale))
            whole.height = price.bottom - whole.top
            widgets += self._price.lay(price_paper(self.title(), losses), whole, scale)
        if self.table.board.console.column:
            return widgets
        rows = Column(*[Column(instead_row(one), height=58) for one in self.choices()], gap=6)
        above = pygame.Rect(0, 0, round(_ASIDE * scale), 0)
        above.height = self._aside.height(rows, above.width, scale)
        above.bottomleft = price.left, price.top - (round((_TAB + 8) * scale) if losses else 0)
        return [*widgets, *self._aside.lay(rows, above, scale)]

    def draw(self, surface: pygame.Surface) -> None:
        """Over the veil."""
        draw_way_back(surface, self.table, self.run)
        for one in self.placed():
            one.draw(surface)
