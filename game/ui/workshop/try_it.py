"""Trying a side: computer players play it against the ready ones, and the scores come in as bars."""

from functools import partial

import pygame

from game.ai.report import Report, interval
from game.ai.side_trial import GAMES, SideTrial, can_be_played
from game.ai.tried_games import Result, TriedGame
from game.rules import load
from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.choice import Choice
from game.ui.layout.host import Host
from game.ui.layout.leaves import Icon, Name, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll
from game.ui.paint import pen
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.palette import GOLD, TEXT
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.parts.grounds import ground, toned
from game.ui.scene import Scene
from game.ui.scenes.framed import back_button
from game.ui.workshop.bars import Tone, bar_image, share_bar
from game.ui.workshop.kept_trial import as_kept, take_up
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.side_stand import Paint, lamp_light, side_painting
from game.ui.workshop.trial_story import advice_paper, heading, story_panel
from game.ui.workshop.watch import watch_table

FRIENDS = "friend"
"""The key of a side that is a friend's, and not kept."""
LEVELS = tuple(GAMES)
RESULTS: tuple[Result, ...] = ("won", "lost")
_ROW = (26, 34)
_RING = (56, 120)
"""Units of height of an opponent's row, and of the picture of who plays."""


class TryScene(Scene):
    """Begins to play at once; it stops when it is left, or when Stop is pressed."""

    ambience = "workshop"

    def __init__(self, context: Context, shelf: OwnSides, shown: Shown) -> None:
        super().__init__(context)
        self.host = Host()
        self.shelf, self.shown = shelf, shown
        self.pictures = LatePictures(context.ahead)
        self.names = {key: side.name for key, side in shelf.sides.ready().items()}
        self.trial = self._begun(LEVELS[0])
        say = self._say
        self.back_button = back_button(context, self.back, 18)
        self.stop_button = Button(
            say("stop"), self.stop, symbol="pause", key_name=label("stop_trial"), size=18
        )
        self.more_button = Button("", self.more, symbol="plus", key_name=label("more_games"), size=18)
        self.more_button.name = "more"
        self.level = Choice([say(f"level_{one}") for one in LEVELS], 0, self._choose, name="level")
        self.change_button = Button(
            say("to_code") if shown.key == FRIENDS else say("change", name=shown.side.name),
            self.back,
            primary=True,
            symbol="left" if shown.key == FRIENDS else "workshop",
            size=20,
        )
        self.change_button.name = "change"
        self.watch_buttons = {
            result: Button(
                say("watch"),
                partial(self.watch, result),
                symbol="eye",
                key_name=label(f"watch_{result}"),
                size=15,
            )
            for result in RESULTS
        }
        for result, button in self.watch_buttons.items():
            button.name = f"watch {result}"
        self.rebuild()
        self.form.set_focus(self.stop_button if self.trial.running else self.more_button)

    def _say(self, key: str, **facts: object) -> str:
        return self.context.words.say("trying", key, **facts)

    def _begun(self, level: str) -> SideTrial:
        sides, own = self.shelf.sides, self.shown.key.removeprefix("ready ")
        rules, agreed = load(self.shelf.game.id), sides.options_for(self.shown.side)
        opponents = [
            key for key in self.names if key != own and can_be_played(rules, sides.option, key, agreed)
        ]
        trial = SideTrial(rules, sides.option, self.shown.side, opponents, level, agreed)
        kept = self.shelf.trial_of(self.shown.side, level)
        if kept is not None:
            take_up(trial, kept)
        else:
            trial.start()
        return trial

    def _keep(self) -> None:
        """What was played can be seen again when the same cards are tried."""
        if self.trial.played:
            fault = self.shelf.keep_trial(as_kept(self.trial))
            if fault is not None:
                self.context.notify(fault)

    # What is done

    def stop(self) -> None:
        """No more games; what was played stays."""
        self.trial.stop()
        self._keep()
        self.rebuild()

    def more(self) -> None:
        """As many games again against each opponent."""
        self.trial.start()
        self.rebuild()

    def _choose(self, index: int) -> None:
        """Begins anew with players of another level, or shows what they played before."""
        if self.trial.running:
            self.trial.stop()
            self._keep()
        self.trial = self._begun(LEVELS[index])
        self.rebuild()

    def last(self, result: Result) -> TriedGame | None:
        """The game of a result that was played last, as far as its choices are known."""
        known = (one for one in reversed(self.trial.games) if one.planned is not None)
        return next((one for one in known if one.result == result), None)

    def watch(self, result: Result) -> None:
        """Shows the last game of a result at the table, as the computer players played it."""
        found = self.last(result)
        if found is None:
            return
        self.context.sound.play("click")
        table = watch_table(self.context, self.shelf.game.id, found)
        self.context.navigator.push(table)

    def back(self) -> None:
        """Back to the hangar."""
        self.context.sound.play("click")
        self.context.navigator.pop()

    def leave(self) -> None:
        self.pictures.forget()
        if self.trial.running:
            self.trial.stop()
            self._keep()
        else:
            self.trial.stop()

    # What is shown

    def rows(self) -> list[tuple[str, Report]]:
        """Opponents with their reports, the best score first; those that were not played yet come last."""
        found = [(key, self.trial.results.get(key, Report())) for key in self.trial.opponents]
        return sorted(found, key=lambda one: -(one[1].points / one[1].games) if one[1].games else 1.0)

    def verdict(self, report: Report) -> str:
        """ "ahead" or "behind" where the whole interval is on one side of an even score, else "close"."""
        if not report.games:
            return "none"
        low, high = interval(report.points / report.games, report.games)
        return "ahead" if low > 0.5 else "behind" if high < 0.5 else "close"

    def rebuild(self) -> None:
        """Makes all controls anew from what is shown now."""
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def arrange(self, area: Area) -> None:
        running = self.trial.running
        self.stop_button.enable(running, self._say("stopped"))
        self.more_button.text = self._say("more", count=GAMES[self.trial.level])
        self.more_button.enable(not running, self._say("still_running"))
        rows = [self._row(key, report) for key, report in self.rows()]
        for result, button in self.watch_buttons.items():
            played = any(one.result == result for one in self.trial.games)
            why = self._say("only_counted") if played else self._say(f"none_{result}")
            button.enable(self.last(result) is not None, why)
        head = heading(self.context.words)
        table = Box(Column(head, *rows, gap=4), pad=(12, 10), ground=ground("steel"))
        story = [story_panel(self.trial, one, self.watch_buttons[one], self.context.words) for one in RESULTS]
        advice = advice_paper(self.trial, self.shelf.sides, self.context.words)
        told = [self._totals(), *story, advice]
        note = Prose(self._say("note"), "explained", name="note")
        scores = Column(Box(Scroll(table, "rows"), grow=1), note, gap=6, grow=1)
        change = Part(self.change_button, height=(44, 54))
        shown = Column(self._ring(), *told, gap=8)
        # The picture gives way to words that would have to be scrolled.
        side = Column(Box(Fits(shown, Scroll(Column(*told, gap=8), "story")), grow=1), change, gap=8)
        whole = Column(self._ring(), self._totals(narrow=True), *told[1:], change, gap=8)
        wide = Column(
            self._progress(),
            Row(scores, Box(side, width=(290, 370)), gap=12, grow=1),
            gap=8,
        )
        narrow = Scroll(Column(self._progress(narrow=True), table, whole, gap=8), "trial")
        self.form.fill(self.host.lay(Fits(self._page(wide), self._page(narrow)), area.rect, area.scale))

    def _page(self, inside: Node) -> Node:
        workshop = self.context.words.say
        head = Row(
            Text(workshop("workshop", "title").upper(), "asked of", "soft"),
            Icon("right", 14),
            Name(self._say("title", name=self.shown.side.name).upper(), "screen", grow=1),
            Part(self.back_button, width=(96, 124), height=40),
            gap=12,
            align="center",
        )
        return Box(Column(Box(head, height=52), Box(inside, grow=1), gap=6), pad=(20, 8))

    def _progress(self, *, narrow: bool = False) -> Node:
        trial = self.trial
        words = Text(self._say("played", count=trial.played, most=trial.planned), "title", name="played")
        level = Part(self.level, width=(150, 220), height=36)
        buttons = [
            Part(self.stop_button, width=(90, 130), height=36),
            Part(self.more_button, width=(130, 190), height=36),
        ]
        bar = share_bar(trial.played / max(1, trial.planned), 18)
        inside: Node = (
            Column(
                Row(words, bar, gap=10, align="center"),
                level,
                Row(*[Box(one, share=1) for one in buttons], gap=8),
                gap=8,
            )
            if narrow
            else Row(words, bar, level, *buttons, gap=12, align="center")
        )
        return Box(inside, pad=(14, 8), ground=ground("steel"))

    def _row(self, key: str, report: Report) -> Node:
        verdict = self.verdict(report)
        losses = round(report.games - report.points - report.draws / 2)
        counts = self._say(
            "counts", won=report.games - losses - report.draws, drawn=report.draws, lost=losses
        )
        symbol = {"ahead": "complete", "behind": "illegal", "close": "unknown", "none": "unknown"}[verdict]
        row = Row(
            Name(self.names[key], "item", width=(70, 120)),
            Picture(
                partial(_paint_score, report, verdict),
                grow=1,
                width=(60, 400),
                height=(14, 18),
                name=f"score {key}",
            ),
            Text(counts, "small", anchor="center", width=(110, 130)),
            Text(self._say(f"verdict_{verdict}"), "small", anchor="right", width=(60, 76)),
            Icon(symbol, 17),
            gap=8,
            align="center",
            height=_ROW,
        )
        return Box(row, pad=(8, 2), ground=toned("well", 5, 1))

    def _ring(self) -> Node:
        """The side, and the opponent against which it does worst so far."""
        played = [key for key, report in self.rows() if report.games]
        hardest = [one for one in self.shelf.ready if played and one.key == f"ready {played[-1]}"]
        figures = [
            Picture(partial(_paint_figure, side_painting(self.pictures, self.shelf.ui, one), number), share=1)
            for number, one in enumerate([self.shown, *hardest])
        ]
        if not hardest:
            return Box(Row(*figures), ground=ground("sunk"), height=_RING)
        words = Text(self._say("hardest", name=hardest[0].side.name), "small", anchor="right")
        names = Row(Name(self.shown.side.name, "small", grow=1), words, gap=8, height=18)
        return Column(Box(Row(*figures), ground=ground("sunk"), height=_RING), names, gap=2)

    def _totals(self, *, narrow: bool = False) -> Node:
        """The score against all opponents together, and the best and the worst of them."""
        total = Report()
        for report in self.trial.results.values():
            total.add(report)
        rows: list[Node] = [Text(self._say("so_far"), "paper label")]
        if not total.games:
            rows.append(
                Prose(self._say("wait" if self.trial.running else "none_played"), "paper text", "ink")
            )
        else:
            share = total.points / total.games
            low, high = (round(100 * end) for end in interval(share, total.games))
            score = self._say("score", share=round(100 * share), low=low, high=high)
            rows.append(Prose(f"*{score}*", "paper text", "ink", name="score"))
            turns = total.turns / total.games
            rows.append(Prose(self._say(f"length_{total.unit}", count=round(turns, 1)), "paper text", "ink"))
        if narrow:
            rows.append(Prose(self._say("note"), "paper note"))
        return Box(Column(*rows, gap=4), pad=(14, 10), ground=ground("paper"))

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(workshop_wall(surface.get_size(), self.scale), (0, 0))
        super().still(surface)

    def update(self, milliseconds: int) -> bool:
        if self.trial.poll():
            if not self.trial.running:
                self._keep()
            self.rebuild()
        self.stale = self.pictures.arrived() or self.stale
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if pressed(event, "back"):
            self.back()
        elif pressed(event, "stop_trial") and self.trial.running:
            self.stop()
        elif pressed(event, "more_games") and not self.trial.running:
            self.more()
        elif pressed(event, "watch_won"):
            self.watch("won")
        elif pressed(event, "watch_lost"):
            self.watch("lost")
        else:
            return False
        return True


def _paint_figure(draw: Paint, number: int, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Who plays under a lamp; the second one looks at the first."""
    surface.blit(lamp_light(*rect.size), rect)
    if not number:
        draw(surface, rect)
        return
    image = pygame.Surface(rect.size, pygame.SRCALPHA)
    draw(image, image.get_rect())
    surface.blit(pygame.transform.flip(image, True, False), rect)


def _paint_score(
    report: Report, verdict: str, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    """A bar up to the score, a line at an even score, and the interval in which the true one is."""
    share = report.points / report.games if report.games else 0.0
    tone: Tone = "damage" if verdict == "behind" else "teal" if verdict == "ahead" else "plain"
    bar = bar_image(rect.height, rect.width, share, share, round(scale, 3), tone)
    surface.blit(pygame.transform.rotate(bar, -90), rect)
    width = max(1, round(1.5 * scale))
    pen.line(surface, GOLD, (rect.centerx, rect.top), (rect.centerx, rect.bottom - 1), width)
    if report.games:
        low, high = (rect.left + round(end * (rect.width - 1)) for end in interval(share, report.games))
        pen.line(surface, TEXT, (low, rect.centery), (high, rect.centery), width)
        for end in (low, high):
            pen.line(
                surface,
                TEXT,
                (end, rect.top + rect.height // 4),
                (end, rect.bottom - rect.height // 4),
                width,
            )
