"""The arena: ground, both figures alive, and below them the jumbotron with dice and sums."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.preview import Preview
from game.rules.dino_battles.state import PLACES, Answer
from game.rules.dino_battles.toll import toll, with_cards
from game.rules.dino_battles.view import FACE_DOWN, BattleView
from game.ui.paint.cache.ahead import Ahead, Job
from game.ui.paint.cards.cards import width_for
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.dino.arena import arena
from game.ui.paint.dino.pack import shape_of
from game.ui.paint.palette import GOLD, Color, bad, good
from game.ui.paint.palette import SEATS as SEAT_COLORS
from game.ui.parts.dice_paint import die_image
from game.ui.parts.drawn import UNIT
from game.ui.tables.dino_battles.arena.arena_places import lay_out
from game.ui.tables.dino_battles.arena.figures_at import FIGHTING, Figures
from game.ui.tables.dino_battles.arena.jumbotron import (
    DiceSum,
    Half,
    Jumbotron,
    Progress,
    dice_sum,
    die_kind,
    paint_ahead,
    with_line,
)
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.zones import BACK
from game.ui.tables.shows.breathing import breaths, chest, uncovered
from game.ui.tables.shows.stage import Stage
from game.words.dino_battles.fight_text import Sayer, besides, chance, fight, price, told_apart, verdict
from game.words.dino_battles.log_text import TableWords

_RADIUS = 18
_FACE_DOWN = 400 / 3
"""Units that a card is wide in the arena."""
_SHAPE_WIDE = 1.2
"""How much wider than its plate the shape is that stands for a deck."""
_MARGIN = 8
"""Pixels around what lies over figures."""


class FightArena:
    """Draws the fight of a view; the board says where it lies and what it is to show.

    In a show figures and jumbotron are drawn over the still picture, else they are part of it.
    `considered` is the answer that is pointed at, `considered_card` the Item or Action: what the sums come to
    with it stands on the jumbotron.
    """

    def __init__(self, stage: Stage, words: TableWords, preview: Preview) -> None:
        self.stage = stage
        self.words = words
        self.preview = preview
        self.places = lay_out(pygame.Rect(0, 0, 1378, 608))
        self._other = self.places
        self.figures = Figures(self.places)
        self.considered: AnswerButton | None = None
        self.considered_card: tuple[Seat, str] | None = None
        self.offers_answers = False
        """Whether somebody at the screen is asked for an answer to the attack."""
        self.jumbotron = Jumbotron()
        self.hp: dict[Seat, float] = {}
        """The HP on the plates while they run up or down."""
        self.runs: dict[Seat, object] = {}
        """The latest run of each seat's HP."""
        self.lost: dict[Seat, float] = {}
        """The HP up to which what a blow has taken is still seen on the bars."""
        self.struck: set[Seat] = set()
        """The seats whose Dinosaurs have been hit in the exchange that is shown."""
        self.leaders: tuple[str, str] | None = None
        """The Dinosaurs that stand for the decks, to be seen before any is placed."""
        self._prepared: object = None
        self._noted = self._standing = False
        """Whether the figures are part of the still picture noted last, and of the one that is seen."""

    @property
    def texts(self) -> Sayer:
        return self.words.texts

    @property
    def sum(self) -> DiceSum | None:
        """What stands on the jumbotron."""
        return self.jumbotron.sum

    @sum.setter
    def sum(self, shown: DiceSum | None) -> None:
        self.jumbotron.sum = shown

    @property
    def progress(self) -> Progress:
        """How much of the sum is shown."""
        return self.jumbotron.progress

    @progress.setter
    def progress(self, progress: Progress) -> None:
        self.jumbotron.progress = progress

    def loss_comes(self, seat: Seat) -> bool:
        """Whether it is seen what the dice mean, and a seat has not lost it yet."""
        return self.progress.line and seat not in self.struck

    def arrange(
        self, rect: pygame.Rect, other: pygame.Rect, scale: float, larger: float, *, combat: bool
    ) -> None:
        """A new place on the screen, on a table with that scale; what is written there is `larger`.

        `other` is its place out of a `combat`, or in one.
        """
        self._other = lay_out(other, scale / UNIT, larger, combat=not combat)
        self.places = self.figures.places = lay_out(rect, scale / UNIT, larger, combat=combat)
        self.jumbotron.place(self.places.jumbotron, self.places.sums * UNIT)
        self.stage.field = rect.copy()

    def plate(self, seat: Seat) -> pygame.Rect:
        """Where the name plate of a side lies."""
        return self.places.plates[seat != self.figures.bottom]

    def above_the_sums(self, below: int) -> pygame.Rect:
        """The arena, so far down that what keeps so many pixels free `below` it lies above the sums."""
        place, summed = self.places.rect, self.sum is not None
        end = self.places.jumbotron.top if summed else place.bottom - self.places.px(_RADIUS)
        return pygame.Rect(place.left, place.top, place.width, end + below - place.top)

    def half(self, seat: Seat) -> pygame.Rect:
        """The half of the arena that a side stands in."""
        rect, near = self.places.rect, seat == self.figures.bottom
        return pygame.Rect(rect.left if near else rect.centerx, rect.top, rect.width // 2, rect.height)

    def prepare(self, ahead: Ahead, view: BattleView) -> bool:
        """Has the Dinosaurs of a view painted: as they stand, then the active ones in all poses; and what is
        seen first once the arena has its other size.

        False where that has been asked for before.
        """
        figures = self.figures
        dinos = [
            (seat, place, dino)
            for place in range(PLACES)
            for seat in SEATS
            if (dino := view.players[seat].dinos[place]) is not None and dino.card
        ]
        asked = self.places, tuple((seat, place, dino.card, dino.upgrades) for seat, place, dino in dinos)
        if asked == self._prepared:
            return False
        self._prepared = asked
        jobs: list[Job] = []
        for seat, _, dino in dinos:
            jobs += figures.jobs(dino.card, dino.upgrades, seat, ("stand",))
        for seat, place, dino in dinos:
            if not place:
                jobs += figures.jobs(dino.card, dino.upgrades, seat, FIGHTING)
        jobs += [partial(die_image, die_kind(seat), 0, self.jumbotron.die_width) for seat in SEATS]
        jobs.append(partial(paint_ahead, self.texts, self.places.jumbotron, self.places.sums * UNIT))
        other = self._other
        jobs.append(partial(arena, other.rect.size, other.px(_RADIUS)))
        for seat, place, dino in dinos:
            if not place:
                jobs += figures.jobs(dino.card, dino.upgrades, seat, ("stand", "lunge"), other)
        ahead.prepare("arena figures", jobs, soon=True)
        return True

    def settle(self, view: BattleView, bottom: Seat, *, still: bool) -> None:
        """Everything stands as the view says."""
        self.figures.rest(view, bottom, still=still)
        self.progress = Progress()
        self.hp.clear()
        self.lost.clear()
        self.struck.clear()
        self.sum = self._resting_sum(view, bottom)

    def clear(self) -> None:
        """No sum stands on the jumbotron."""
        self.sum = None

    def consider(
        self,
        button: AnswerButton | None,
        view: BattleView,
        bottom: Seat,
        card: tuple[Seat, str] | None = None,
    ) -> None:
        """What is pointed at, before the still picture is drawn; `card`: an Item or Action of a seat."""
        self.considered, self.considered_card = button, card
        self.sum = self._resting_sum(view, bottom)

    def coming_cards(self, view: BattleView) -> list[tuple[Seat, str]]:
        """The cards that may still change the exchange: those that wait for an answer, and the one that is
        pointed at.
        """
        played = [(one.seat, one.card) for one in view.question.played] if view.question is not None else []
        return [*played, *([self.considered_card] if self.considered_card is not None else [])]

    def _resting_sum(self, view: BattleView, bottom: Seat) -> DiceSum | None:
        button, exchange = self.considered, view.exchange
        if exchange is None:
            return None if button is None else self._attack_sum(button, bottom, view)
        if exchange.answer or button is None or button.forecast is None:
            return self._sum_with_cards(view, bottom)
        mover, answer = exchange.mover, button.reply
        shown = dice_sum(self.texts, button.forecast, mover, answer, (0, 0), bottom)
        line = chance(self.texts, answer, button.forecast.odds, button.text, own_seat=True)
        return _told(shown, button, line)

    def _sum_with_cards(self, view: BattleView, bottom: Seat) -> DiceSum | None:
        """The sums of the exchange, with what the coming cards would change in them.

        What is said names the card that does it: an own one changes what the cards before it come to, and
        one that changes nothing here leaves the line to the card that it answers.
        """
        cards, now = self.coming_cards(view), self.exchange_sum(view, bottom)
        if not cards or now is None or view.exchange is None:
            return now
        catalogue = self.preview.catalogue
        then = with_cards(catalogue, view, cards)
        if len(cards) > 1:
            before = with_cards(catalogue, view, cards[:-1])
            if before.exchange == then.exchange:
                cards = cards[:-1]
            else:
                view, now = before, self.exchange_sum(before, bottom)
                assert now is not None
        after = self.exchange_sum(then, bottom)
        before_toll, after_toll = toll(self.preview, view), toll(self.preview, then)
        if after is None or before_toll is None or after_toll is None:
            return now
        named = self.words.card(cards[-1][1])
        line = price(self.texts, named, before_toll, after_toll, self._dino_names(view), bottom)
        near, far = (_from(was, will) for was, will in ((now.near, after.near), (now.far, after.far)))
        return replace(after, near=near, far=far, line=line, color=GOLD)

    def _attack_sum(self, button: AnswerButton, bottom: Seat, view: BattleView) -> DiceSum | None:
        """An attack that might be chosen, with nobody's answer yet."""
        if button.forecast is None or view.seat_to_act is None:
            return None
        shown = dice_sum(self.texts, button.forecast, view.seat_to_act, "", (0, 0), bottom)
        line = chance(self.texts, "attack", button.forecast.odds, button.text, own_seat=False)
        return _told(shown, button, line)

    def exchange_sum(self, view: BattleView, bottom: Seat, answer: Answer | None = None) -> DiceSum | None:
        """The sums of the exchange of a view, as far as it has come."""
        exchange = view.exchange
        if exchange is None:
            return None
        answer = exchange.answer if answer is None else answer
        special = exchange.answer_special if answer == "attack" else 0
        forecast = self.preview.forecast(view, answer, special)
        if forecast is None:
            return None
        shown = dice_sum(self.texts, forecast, exchange.mover, answer, exchange.dice, bottom)
        if not exchange.dice[exchange.mover]:
            if answer:
                title = fight(self.texts, "counterattack" if answer == "attack" else answer)
                own = opponent(exchange.mover) == bottom
                line = chance(self.texts, answer, forecast.odds, title, own_seat=own, answered=True)
                return with_line(shown, line)
            low, high = forecast.totals
            total = fight(self.texts, "range", low=low, high=high)
            name, other = (self.words.names[seat] for seat in (exchange.mover, opponent(exchange.mover)))
            key = "point" if self.offers_answers else "waiting"
            return with_line(shown, fight(self.texts, key, name=name, total=total, other=other))
        totals = [0, 0]
        totals[exchange.mover] = forecast.totals[0]
        totals[opponent(exchange.mover)] = forecast.other_totals[0]
        return with_line(shown, *self.verdict_of(view, answer, exchange.mover, totals, bottom))

    def verdict_of(
        self, view: BattleView, answer: Answer, mover: Seat, totals: Sequence[int], bottom: Seat
    ) -> tuple[str, Color]:
        """What totals by seat mean, green where it is good for an evading or defending side."""
        dinos = [side.dinos[0] for side in view.players]
        names = ["" if dino is None else self.words.card(dino.card) for dino in dinos]
        cost = toll(self.preview, view)
        losses = None if cost is None else cost.hit
        line = verdict(self.texts, answer, mover, totals, names, self.words.names, losses)
        if cost is not None:
            line = " ".join([line, *besides(self.texts, cost, self._dino_names(view))])
        held = answer in ("evade", "defend") and totals[opponent(mover)] > totals[mover]
        return line, good() if held else GOLD

    def _dino_names(self, view: BattleView) -> list[str]:
        """The active Dinosaurs by seat; two of one name are told apart by their players."""
        dinos = [side.dinos[0] for side in view.players]
        names = ["" if dino is None or not dino.card else self.words.card(dino.card) for dino in dinos]
        return told_apart(self.texts, names, self.words.names)

    def draw(self, surface: pygame.Surface, *, playing: bool) -> None:
        """The still picture, without what moves while a show is played."""
        surface.blit(self._ground(), self.places.rect)
        self._noted = not playing
        if self._noted:
            self._draw_all(surface)

    def draw_face_down(
        self, surface: pygame.Surface, gallery: Gallery, view: BattleView, scale: float
    ) -> None:
        """An active Dinosaur that the viewer may not see yet, as a card on its back; before it is placed, the
        shape of the one that stands for its deck.
        """
        for seat in SEATS:
            dino, plate = view.players[seat].dinos[0], self.plate(seat)
            foot = self.places.feet + plate.height // 4
            if dino is None and not view.turn and self.leaders is not None:
                box = round(plate.width * _SHAPE_WIDE), foot - plate.bottom - self.places.px(_RADIUS)
                image = shape_of(self.leaders[seat], box, int(seat != self.figures.bottom), SEAT_COLORS[seat])
                surface.blit(image, image.get_rect(midbottom=(plate.centerx, foot)))
            elif dino is not None and dino.card == FACE_DOWN:
                wide = min(round(_FACE_DOWN * scale), width_for(foot - plate.bottom))
                image = gallery.card(BACK, wide, "back")
                surface.blit(image, image.get_rect(midbottom=(plate.centerx, foot)))

    def _ground(self) -> pygame.Surface:
        return arena(self.places.rect.size, self.places.px(_RADIUS))

    def _draw_all(self, surface: pygame.Surface) -> list[pygame.Rect]:
        self.figures.waits = not self._noted and self.stage.ahead.helps
        touched = self.figures.draw(surface, self.stage.offset)
        touched += [self.plate(seat) for seat in self.hp]
        if self.sum is not None:
            self.jumbotron.draw(surface)
            touched.append(self.jumbotron.rect)
        return touched

    def painted(self) -> None:
        """The picture that was noted last is seen."""
        self._standing = self._noted

    def draw_fight(
        self, surface: pygame.Surface, again: Callable[[Sequence[pygame.Rect]], object]
    ) -> list[pygame.Rect]:
        """Everything that moves, while the still picture is without it; returns where.

        `again` draws anew what lies over some places: plates and slips.
        """
        if self._standing:
            return []
        clip = surface.get_clip()
        surface.set_clip(self.places.rect.clip(clip))
        touched = [*self.stage.draw_under(surface), *self._draw_all(surface)]
        again(touched)
        surface.set_clip(clip)
        return [rect.clip(self.places.rect) for rect in touched]

    def patch(
        self, surface: pygame.Surface, covers: Iterable[pygame.Rect], *, resting: bool
    ) -> list[pygame.Rect]:
        """Both figures breathe in the still picture, where nothing lies over them; returns where."""
        if not (resting and self._standing):
            return []
        now = breaths(self.stage.clock, self.places.px(340))
        moved = [seat for seat in SEATS if self.figures.pair[seat].up != now[seat]]
        if not moved:
            return []
        over = [cover.inflate(2 * _MARGIN, 2 * _MARGIN) for cover in covers] + self._own_covers()
        pieces = []
        for seat in moved:
            self.figures.pair[seat].up = now[seat]
            painted = self.figures.paint(seat)
            if painted is not None:
                pieces += uncovered(chest(*painted).clip(self.places.rect), over)
        ground = self._ground()
        clip = surface.get_clip()
        for piece in pieces:
            surface.set_clip(piece)
            surface.blit(ground, self.places.rect)
            self.figures.draw(surface)
        surface.set_clip(clip)
        return pieces

    def _own_covers(self) -> list[pygame.Rect]:
        """The plates with what hangs below them, and the jumbotron."""
        plates = [self.places.plate_room(far) for far in (False, True)]
        return [*plates, *([self.places.jumbotron] if self.sum is not None else [])]


def _told(shown: DiceSum, button: AnswerButton, line: str) -> DiceSum:
    """The sums with a line about the choice: the own end before everything else, if it may come."""
    if button.threat:
        return with_line(shown, button.threat, bad())
    return with_line(shown, " ".join([line, *button.brings]))


def _from(was: Half, will: Half) -> Half:
    """A half that shows beside its total what it was before."""
    same = (was.low, was.high) == (will.low, will.high)
    return will if same else replace(will, was=(was.low, was.high))
