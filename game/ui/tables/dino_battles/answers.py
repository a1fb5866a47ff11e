"""The answers to an attack as large buttons: what each costs, its odds, and what it may cost both sides."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

import pygame

from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.rules import Action, Decision
from game.engine.seats import opponent
from game.rules.dino_battles.actions import ATTACKS, DEFEND, EVADE, PASS, TAKE
from game.rules.dino_battles.explain import Explainer
from game.rules.dino_battles.fight_text import evasion, fight, hits, is_certain, minus, percent, spread
from game.rules.dino_battles.preview import Forecast, Preview
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.view import BattleView
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DISABLED, GOLD, TEXT, TEXT_SOFT, Color, bad, good
from game.ui.paint.skins import box
from game.ui.paint.text import SMALLEST, draw_line, fits, text_width
from game.ui.parts.drawn import UNIT
from game.ui.tables.dino_battles.faces import COMBAT_ICONS

KINDS = ("move", "answer")
"""The decisions that these buttons are for."""
GROUNDS: dict[str, tuple[str, str]] = {
    "attack": ("#a63a32", "#5c1a1c"),
    "evade": ("#1f8b90", "#0b4247"),
    "defend": ("#3a63b4", "#182f66"),
    "take": ("#59616f", "#333945"),
    "pass": ("#59616f", "#333945"),
}
_OFF = ("#232a34", "#171c24")
_MARKS = {"attack": "atk", "evade": "eva", "defend": "def", "take": "hp", "pass": "skip"}
_SPECIAL_KEY = 5
"""The key of the first special attack, after those of the four answers."""
_WORTH_TELLING = 0.005
_TITLE, _LINE, _NUMBER, _WORDS = 38, 21, 46, 20
_SMALL_NAME, _SMALL_KEY, _SMALL_AIR = 5, 15, 32
"""Of a special attack: its letters in eighths of its height, its key, and the room around all of it."""
_MOVE_SHARE, _SHARES = 2.2, (1.0, 1.08, 1.3, 1.6)
"""How much wider an attack is than the other buttons: as a move, and as an answer by its special attacks."""
_BESIDE_MARK, _EDGE, _KEY_ROOM = 82, 14, 40
"""Left of the words of an answer, right of everything, and what the key of an answer takes at its right."""
_SMALL_HIGH, _UPPER_ROW, _LOWER_ROW = 34, 10, 52
"""How high a special attack is, and how far below the edge: beside the title, and beside the line below."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One large number with its words beside it, in two lines."""

    number: str
    color: Callable[[], Color]
    first: str
    second: str


class AnswerButton(Button):
    """One move or answer; `answer` and `special` say which, `forecast` what it would come to."""

    def __init__(self, title: str, command: Command, answer: str, special: int, key_name: str) -> None:
        super().__init__(title, command, key_name=key_name, size=_TITLE / 1.5)
        self.answer = answer
        self.special = special
        self.forecast: Forecast | None = None
        self.line = ""
        self.figures: tuple[Figure, ...] = ()
        self.symbols: tuple[str, ...] = ()
        self.spends: Sequence[str] = (answer,)
        """The Combat Cards that it costs; other words are no cards."""
        self.small = bool(special)
        self.reserved = 0
        """Pixels at the right end of the second line that small buttons take."""

    @property
    def reply(self) -> Answer:
        """What it answers; nothing where it is no answer."""
        return cast(Answer, "" if self.answer == "pass" else self.answer)

    def _px(self, amount: float) -> int:
        """A length of a window of 1920 x 1080."""
        return round(amount * self.scale / 1.5)

    def draw(self, surface: pygame.Surface) -> None:
        top, low = GROUNDS[self.answer] if self.enabled else _OFF
        if self.small and self.enabled:
            top, low = "#43141c", "#2a0c14"
        edge = "#ffe290" if self.lit else "#d8cfc0" if self.enabled else "#4a5260"
        radius = self._px(8 if self.small else 12)
        surface.blit(_ground(self.rect.size, radius, top, low, edge, max(1, self._px(3))), self.rect)
        if self.small:
            self._draw_small(surface)
        else:
            self._draw_large(surface)

    def small_length(self, high: int, scale: float) -> int:
        """Pixels that a special attack of that height needs for its icons, its name and its key."""
        px = scale / UNIT
        words = text_width(self.text, "title", high * _SMALL_NAME // 8)
        key = text_width(self.key_name, "bold", max(SMALLEST, round(_SMALL_KEY * px)))
        return len(self.symbols) * (high * 2 // 3 + round(2 * px)) + words + key + round(_SMALL_AIR * px)

    def _draw_small(self, surface: pygame.Surface) -> None:
        px, y = self._px, self.rect.centery
        left, high = self.rect.left + px(8), self.rect.height
        for name in self.symbols:
            mark = icon(name, high * 2 // 3)
            left = surface.blit(mark, mark.get_rect(midleft=(left, y))).right + px(2)
        color = TEXT if self.enabled else DISABLED
        place, pixels = (self.rect.right - px(9), y), max(SMALLEST, px(_SMALL_KEY))
        key = draw_line(surface, self.key_name, "bold", pixels, TEXT_SOFT, place, "right")
        room = key.left - left - px(10)
        name_high = high * _SMALL_NAME // 8
        draw_line(surface, self.text, "title", name_high, color, (left + px(4), y), width=room)

    def _draw_large(self, surface: pygame.Surface) -> None:
        px, rect = self._px, self.rect
        color = TEXT if self.enabled else DISABLED
        mark = icon(_MARKS[self.answer], px(52))
        if not self.enabled:
            mark = mark.copy()
            mark.set_alpha(90)
        surface.blit(mark, mark.get_rect(center=(rect.left + px(40), rect.top + px(42))))
        left = rect.left + px(_BESIDE_MARK)
        place = rect.right - px(14), rect.top + px(22)
        draw_line(surface, self.key_name, "bold", px(18), TEXT_SOFT, place, "right")
        room = rect.right - left - px(_KEY_ROOM)
        draw_line(surface, self.text, "title", px(_TITLE), color, (left, rect.top + px(30)), width=room)
        room = rect.right - left - max(px(_EDGE), self.reserved)
        soft = TEXT if self.enabled else DISABLED
        draw_line(surface, self.line, "label", px(_LINE), soft, (left, rect.top + px(66)), width=room)
        if not self.enabled:
            draw_line(
                surface,
                self.reason,
                "text",
                px(18),
                DISABLED,
                (rect.left + px(20), rect.bottom - px(38)),
                width=rect.width - px(40),
            )
            return
        x, y = rect.left + px(20), rect.bottom - px(38)
        share = (rect.width - px(30)) // max(1, len(self.figures))
        for one in self.figures:
            wide = text_width(one.number, "title", px(_NUMBER))
            draw_line(surface, one.number, "title", px(_NUMBER), one.color(), (x, y), outline=px(2))
            words, room = x + wide + px(16), share - wide - px(24)
            draw_line(surface, one.first, "bold", px(_WORDS), TEXT, (words, y - px(13)), width=room)
            draw_line(surface, one.second, "text", px(_WORDS), TEXT, (words, y + px(13)), width=room)
            x += share

    def written(self) -> list[pygame.Rect]:
        """Where the title and the line of a large button stand."""
        px, rect = self._px, self.rect
        found = []
        for words, face, size, y in ((self.text, "title", _TITLE, 30), (self.line, "label", _LINE, 66)):
            room = pygame.Rect(rect.left + px(_BESIDE_MARK), 0, text_width(words, face, px(size)), px(size))
            room.centery = rect.top + px(y)
            found.append(room)
        return found

    def boxes(self) -> list[Box]:
        if self.small:
            size = self.rect.height * _SMALL_NAME // 8
            used = self.small_length(self.rect.height, self.scale) - text_width(self.text, "title", size)
            room = self.rect.width - used
        else:
            size, room = self._px(_TITLE), self.rect.width - self._px(_BESIDE_MARK + _KEY_ROOM)
        whole = self.rect.copy()
        whole.width -= self.reserved and self.reserved + self._px(10)
        return [Box(self.name, whole, fits(self.text, "title", size, room))]


@kept(1_500_000, pixels_of)
def _ground(size: tuple[int, int], radius: int, top: str, low: str, edge: str, width: int) -> pygame.Surface:
    return box(*size, radius, top, low, edge, width)


class Answers:
    """Makes the buttons of a decision from what the seat sees.

    `command` gives what choosing an action does; buttons that cannot be chosen say why.
    """

    def __init__(self, preview: Preview, explainer: Explainer, command: Callable[[Action], Command]) -> None:
        self.preview = preview
        self.explainer = explainer
        self.command = command

    def make(self, decision: Decision, view: BattleView) -> list[AnswerButton]:
        """The buttons of a move or an answer, large ones first; not placed yet."""
        seat = decision.seat
        dino = view.players[seat].dinos[0]
        card = self.explainer.words.library.dinosaurs[dino.card] if dino is not None else None
        specials = card.specials if card is not None else ()
        answers: Sequence[Action] = (
            (ATTACKS[0], EVADE, DEFEND, TAKE) if decision.kind == "answer" else (ATTACKS[0], PASS)
        )
        made = [self._button(decision, view, action, 0, str(key)) for key, action in enumerate(answers, 1)]
        made += [
            self._button(decision, view, ATTACKS[special], special, str(_SPECIAL_KEY + special - 1))
            for special in range(1, len(specials) + 1)
        ]
        return made

    def _button(
        self, decision: Decision, view: BattleView, action: Action, special: int, key: str
    ) -> AnswerButton:
        seat, words = decision.seat, self.explainer.words
        answering = decision.kind == "answer"
        name = "attack" if action in ATTACKS else str(action)
        key_of_title = "counterattack" if name == "attack" and answering else name
        dino = view.players[seat].dinos[0]
        title = fight(words.texts, key_of_title)
        if special and dino is not None:
            title = words.special(dino.card, special)
        button = AnswerButton(title, self.command(action), name, special, key)
        button.name = f"answer {action}"
        if special and dino is not None:
            costs = words.library.dinosaurs[dino.card].specials[special - 1].cards
            button.symbols = tuple([COMBAT_ICONS[cost] for cost in costs])
            button.spends = costs
        if action not in decision.actions:
            why = self.explainer.answer(view, seat, name, special)
            button.enable(False, why)
            button.refusal = why
        button.line = self._spends(view, decision, name)
        self._foresee(button, view, decision, special)
        return button

    def _spends(self, view: BattleView, decision: Decision, name: str) -> str:
        texts = self.explainer.words.texts
        if name not in COMBAT_CARDS:
            return fight(texts, "pass_line" if name == "pass" else "spends_none")
        card = texts.section("combat_names")[name]
        count = getattr(view.players[decision.seat].combat_deck, name)
        return fight(texts, "spends", card=card, count=count) if count else fight(texts, "lacks", card=card)

    def _foresee(self, button: AnswerButton, view: BattleView, decision: Decision, special: int) -> None:
        if button.answer == "pass":
            return
        if decision.kind == "answer":
            answer = button.reply
            button.forecast = self.preview.forecast(view, answer, special)
            if button.forecast is not None:
                button.figures = self._of_answer(button.forecast, answer)
        else:
            forecasts = {
                answer: self.preview.attack(view, decision.seat, special, answer)
                for answer in self._possible(view, decision)
            }
            button.forecast = forecasts.get("take")
            button.figures = self._of_attack(forecasts)

    def _possible(self, view: BattleView, decision: Decision) -> list[Answer]:
        """What the other side's Combat Deck has cards for, best known first."""
        deck = view.players[opponent(decision.seat)].combat_deck
        cards: list[Answer] = [cast(Answer, card) for card in COMBAT_CARDS if getattr(deck, card)]
        return [*cards, "take"]

    def _of_answer(self, forecast: Forecast, answer: Answer) -> tuple[Figure, ...]:
        odds, texts = forecast.odds, self.explainer.words.texts
        low, high = spread(forecast, answer)
        span = self._span((low, high), odds.other_out)
        if answer == "evade":
            return (Figure(percent(odds.evaded), _gold, *evasion(texts, odds, low, high)),)
        if not high:
            return (Figure("0", good, fight(texts, "nothing_lost"), ""),)
        if answer != "attack":
            return (Figure(minus(odds.other_loss), bad, fight(texts, "you_lose_average"), span),)
        back = self._span(forecast.other_totals, odds.out)
        return (
            Figure(minus(odds.other_loss), bad, fight(texts, "you_lose"), span),
            Figure(minus(odds.loss), good, fight(texts, "it_loses"), back),
        )

    def _span(self, totals: tuple[int, int], out: float) -> str:
        """From the least to the most HP, with the chance of a knock-out if there is one."""
        low, high = totals
        texts, facts = self.explainer.words.texts, {"low": low, "high": high}
        if is_certain(out):
            return fight(texts, "range_surely_out", **facts)
        if out > _WORTH_TELLING:
            return fight(texts, "range_out", **facts, share=percent(out))
        return fight(texts, "range", **facts)

    def _of_attack(self, forecasts: dict[Answer, Forecast | None]) -> tuple[Figure, ...]:
        """What the attack does by what the other side has cards to answer with."""
        texts, found = self.explainer.words.texts, []
        for answer, one in forecasts.items():
            if one is None:
                continue
            words, odds = fight(texts, f"if_{answer}"), one.odds
            low, high = spread(one, answer)
            span = self._span((low, high), odds.other_out)
            if answer == "evade":
                span = hits(texts, odds)
            elif answer == "attack":
                low, high = one.other_totals
                span = fight(texts, "lose_range", low=low, high=high)
            found.append(Figure(minus(odds.other_loss), good, words, span))
        return tuple(found)


def _gold() -> Color:
    return GOLD


def place_answers(buttons: Sequence[AnswerButton], rect: pygame.Rect, scale: float) -> None:
    """Large buttons side by side; special attacks inside the first one, at its right."""
    large = [one for one in buttons if not one.small]
    small = [one for one in buttons if one.small]
    if not large:
        return
    factor = scale / 1.5
    gap = round(12 * factor)
    first = _MOVE_SHARE if len(large) == 2 else _SHARES[min(len(small), len(_SHARES) - 1)]
    shares = [first, *[1.0] * (len(large) - 1)]
    room, left = rect.width - gap * (len(large) - 1), rect.left
    for one, share in zip(large, shares, strict=True):
        wide = round(room * share / sum(shares))
        one.place(pygame.Rect(left, rect.top, wide, rect.height), scale)
        left += wide + gap
    _place_specials(small, large[0], factor)


def _place_specials(small: Sequence[AnswerButton], host: AnswerButton, factor: float) -> None:
    """At the right of the host, beside the line of its card; those without room there beside its title."""
    if not small:
        return

    def px(amount: float) -> int:
        return round(amount * factor)

    gap, high = px(8), px(_SMALL_HIGH)
    inside = host.rect.width - px(_BESIDE_MARK)
    beside_line = inside - px(_EDGE) - text_width(host.line, "label", px(_LINE)) - px(18)
    beside_title = inside - px(_KEY_ROOM) - text_width(host.text, "title", px(_TITLE)) - px(18)
    lengths = [one.small_length(high, host.scale) for one in small]
    fitting = (n for n in range(len(small)) if _row_length(lengths[n:], gap) <= beside_line)
    above = next(fitting, len(small) // 2)
    rows = (
        (small[:above], lengths[:above], host.rect.right - px(_KEY_ROOM), _UPPER_ROW, beside_title),
        (small[above:], lengths[above:], host.rect.right - px(_EDGE), _LOWER_ROW, beside_line),
    )
    for ones, wide, right, top, room in rows:
        share = min(1.0, room / max(1, _row_length(wide, gap)))
        for one, length in zip(ones[::-1], wide[::-1], strict=True):
            rect = pygame.Rect(0, host.rect.top + px(top), int(length * share), high)
            rect.right = right
            one.place(rect, host.scale)
            right = rect.left - gap
    host.reserved = host.rect.right - min(one.rect.left for one in small[above:]) + px(10)


def _row_length(lengths: Sequence[int], gap: int) -> int:
    return sum(lengths) + gap * max(0, len(lengths) - 1)


def considered(buttons: Sequence[AnswerButton], looked_at: object) -> AnswerButton | None:
    """The answer that is pointed at, else the first one that can be chosen."""
    for one in buttons:
        if one is looked_at:
            return one
    return next((one for one in buttons if one.enabled and one.forecast is not None), None)
