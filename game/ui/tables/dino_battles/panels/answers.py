"""The answers to an attack as large buttons: what each costs, its odds, and what it may cost both sides."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from game.content.dino_battles.cards import COMBAT_CARDS
from game.engine.refusals import Pick
from game.engine.rules import Action, Decision
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import ATTACKS, DEFEND, EVADE, PASS, TAKE
from game.rules.dino_battles.harm import harm
from game.rules.dino_battles.picks import way
from game.rules.dino_battles.preview import Forecast, Preview
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.toll import falls_at_startup, wins_by_knock_out, with_cards
from game.rules.dino_battles.view import BattleView
from game.ui.kit.widget import Command
from game.ui.paint.palette import GOLD, Color, bad, good
from game.ui.tables.dino_battles.arena.marks import Marks, marks_by
from game.ui.tables.dino_battles.faces import COMBAT_ICONS
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton, Figure
from game.ui.tables.dino_battles.panels.danger import danger_of_answer, danger_of_attack
from game.words.dino_battles.fight_text import (
    evasion,
    fight,
    held_off,
    hits,
    is_certain,
    minus,
    percent,
    share_of,
    spread,
    told_apart,
)
from game.words.dino_battles.harm_text import brought
from game.words.dino_battles.log_text import TableWords

KINDS = ("move", "answer")
"""The decisions that these buttons are for."""
_SPECIAL_KEY = 5
"""The key of the first special attack, after those of the four answers."""
_WORTH_TELLING = 0.005
_ANSWERS, MOVES = (ATTACKS[0], EVADE, DEFEND, TAKE), (ATTACKS[0], PASS)


class Answers:
    """Makes the buttons of a decision from what the seat sees.

    `command` gives what choosing an action does, `why_not` why it cannot be chosen.
    """

    def __init__(
        self,
        preview: Preview,
        words: TableWords,
        command: Callable[[Action], Command],
        why_not: Callable[[Pick], str],
    ) -> None:
        self.preview = preview
        self.words = words
        self.command = command
        self.why_not = why_not

    def make(self, decision: Decision, view: BattleView) -> list[AnswerButton]:
        """The buttons of a move or an answer, large ones first; not placed yet."""
        seat = decision.seat
        dino = view.players[seat].dinos[0]
        card = self.words.library.dinosaurs[dino.card] if dino is not None else None
        specials = card.specials if card is not None else ()
        answers: Sequence[Action] = _ANSWERS if decision.kind == "answer" else MOVES
        made = [self._button(decision, view, action, 0, str(key)) for key, action in enumerate(answers, 1)]
        made += [
            self._button(decision, view, ATTACKS[special], special, str(_SPECIAL_KEY + special - 1))
            for special in range(1, len(specials) + 1)
        ]
        return made

    def _button(
        self, decision: Decision, view: BattleView, action: Action, special: int, key: str
    ) -> AnswerButton:
        seat, words = decision.seat, self.words
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
            why = self.why_not(way(name, special))
            button.enable(False, why)
            button.refusal = why
        button.lacks = name in COMBAT_CARDS and not getattr(view.players[seat].combat_deck, name)
        button.line = button.cost = self._spends(view, decision, name, button.spends if special else ())
        if name == "attack" and not (answering or special or button.lacks):
            button.line = self._heading(view, decision, button.cost)
        self._foresee(button, view, decision, special)
        return button

    def _spends(self, view: BattleView, decision: Decision, name: str, special: Sequence[str]) -> str:
        """What it costs; the Combat Cards of a `special` attack by name."""
        texts = self.words.texts
        if special:
            return " + ".join([texts.section("combat_names")[card] for card in special])
        if name not in COMBAT_CARDS:
            falls = falls_at_startup(self.preview, view, decision.seat) if name == "pass" else None
            if falls is not None:
                return fight(texts, "pass_line_falls", hp=falls[1])
            return fight(texts, "pass_line" if name == "pass" else "spends_none")
        card = texts.section("combat_names")[name]
        count = getattr(view.players[decision.seat].combat_deck, name)
        if not count:
            return fight(texts, "lacks", card=card)
        return fight(texts, "spends", card=card, count=count)

    def _heading(self, view: BattleView, decision: Decision, cost: str) -> str:
        """What an attack costs, and what the figures below are."""
        target = view.players[opponent(decision.seat)].dinos[0]
        if target is None:
            return cost
        return fight(self.words.texts, "spends_by_answer", cost=cost, dino=self.words.card(target.card))

    def _foresee(self, button: AnswerButton, view: BattleView, decision: Decision, special: int) -> None:
        if button.answer == "pass":
            return
        if decision.kind == "answer":
            answer = button.reply
            button.forecast = self.preview.forecast(view, answer, special)
            if button.forecast is not None:
                figures = self._of_answer(button.forecast, answer, self._spikes(view, decision.seat))
                button.figures = self._marked(figures, view, answer, special)
                button.brings = self._brought(view, answer, special)
                if button.forecast.odds.other_out > _WORTH_TELLING:
                    button.brings = [*self._last(view, opponent(decision.seat)), *button.brings]
                button.threat = danger_of_answer(self.preview, self.words, view, answer, special)
                if answer == "evade" and not button.forecast.odds.evaded:
                    button.figures = self._with_item(button.figures, view, decision.seat)
                    button.dim(vain=button.figures[0].color is bad)
        else:
            forecasts = {
                answer: self.preview.attack(view, decision.seat, special, answer)
                for answer in self._possible(view, decision)
            }
            taken = button.forecast = forecasts.get("take")
            spikes = self._spikes(view, decision.seat)
            counters = self._special_counters(view, decision.seat, special)
            button.figures = self._of_attack(forecasts, spikes, self._harm(view, decision.seat, special))
            button.warns = "" if special else counters
            button.threat = danger_of_attack(
                self.preview, self.words, view, decision.seat, special, forecasts
            )
            button.brings = self._sentences(view, decision.seat, special, None)
            if special and counters:
                button.brings = [*button.brings, counters]
            if taken is not None and taken.odds.other_out > _WORTH_TELLING:
                button.brings = [*self._last(view, decision.seat), *button.brings]
        # An attack is wide; the middle of a counterattack must not be that of a special one.
        button.wide = decision.kind == "move"
        if special:
            button.hint = self._hint(button)
            button.tells_gains = button.wide

    def _marked(
        self, figures: tuple[Figure, ...], view: BattleView, answer: Answer, special: int
    ) -> tuple[Figure, ...]:
        """The figures of an answer with what the hits bring beside the HP that they take."""
        exchange, forecast = view.exchange, self.preview.forecast(view, answer, special)
        if exchange is None or forecast is None or not forecast.odds.other_loss:
            return figures
        dealt = harm(self.preview, view, exchange.mover, exchange.special)
        back = harm(self.preview, view, opponent(exchange.mover), special if answer == "attack" else 0)
        own = () if is_certain(forecast.odds.other_out) else marks_by(dealt)
        if answer == "evade":
            return (replace(figures[0], more_marks=own),)
        theirs = () if is_certain(forecast.odds.out) else marks_by(back)
        odds = forecast.odds
        found = (own, share_of(odds.other_hit)), (theirs, share_of(odds.hit))
        marked = zip(figures, found, strict=False)
        return tuple([replace(one, marks=marks, share=share) for one, (marks, share) in marked])

    def _brought(self, view: BattleView, answer: Answer, special: int) -> list[str]:
        """The same in sentences, for what an answer may bring to both sides."""
        exchange = view.exchange
        if exchange is None:
            return []
        forecast = self.preview.forecast(view, answer, special)
        hits = (1.0, 1.0) if forecast is None else (forecast.odds.hit, forecast.odds.other_hit)
        said = self._sentences(view, exchange.mover, exchange.special, hits[1])
        if answer in ("attack", "defend"):
            own = special if answer == "attack" else 0
            said += self._sentences(view, opponent(exchange.mover), own, hits[0])
        return said

    def _sentences(self, view: BattleView, seat: Seat, special: int, hit: float | None) -> list[str]:
        """What a hit by a seat's active Dinosaur does beside its HP; `hit`: how likely it is, if known."""
        names = [
            "" if (dino := side.dinos[0]) is None else self.words.card(dino.card) for side in view.players
        ]
        names = told_apart(self.words.texts, names, self.words.names)
        done = harm(self.preview, view, seat, special)
        return brought(self.words.texts, done, names[opponent(seat)], names[seat], hit)

    def _last(self, view: BattleView, seat: Seat) -> list[str]:
        """That a knock-out by a seat would be its last one."""
        dino = view.players[opponent(seat)].dinos[0]
        if dino is None or not wins_by_knock_out(view, seat):
            return []
        name, card = self.words.names[seat], self.words.card(dino.card)
        return [fight(self.words.texts, "out_wins", dino=card, name=name)]

    def _hint(self, button: AnswerButton) -> str:
        """All figures of a special attack, for which its own button is too small."""
        lines = [
            fight(self.words.texts, "figure_line", number=one.number, first=one.first, second=one.second)
            for one in button.figures
        ]
        return "\n".join([*([button.threat] if button.threat else []), *lines, *button.brings])

    def _harm(self, view: BattleView, seat: Seat, special: int) -> tuple[Marks, Marks]:
        """What an attack that hits brings to the other side, and a regular counterattack to this one."""
        hit, back = harm(self.preview, view, seat, special), harm(self.preview, view, opponent(seat))
        return marks_by(hit), marks_by(back)

    def _special_counters(self, view: BattleView, seat: Seat, special: int) -> str:
        """The special counterattacks that do more than a regular one, as far as what is open tells: by name
        the most HP that each takes and what it takes off the attack; "" without one.
        """
        enemy, texts = view.players[opponent(seat)].dinos[0], self.words.texts
        regular = self.preview.attack(view, seat, special, "attack")
        said = []
        for counter in self.preview.counters(view, opponent(seat)):
            one = self.preview.attack(view, seat, special, "attack", counter)
            if enemy is None or regular is None or one is None:
                continue
            most, less = one.other_totals[1], regular.totals[1] - one.totals[1]
            ways = {(True, False): "more", (True, True): "both", (False, True): "less"}
            way = ways.get((most > regular.other_totals[1], less > 0))
            if way is not None:
                facts = {"name": self.words.special(enemy.card, counter), "most": most, "amount": less}
                said.append(fight(texts, "lose_special", way=way, **facts))
        return fight(texts, "may_counter", specials="; ".join(said)) if said else ""

    def _spikes(self, view: BattleView, seat: Seat) -> tuple[int, int]:
        """The HP that damaging the active Dinosaur of a seat costs, and that of the other side."""
        sides = [self.preview.figures(view, one, 0) for one in (seat, opponent(seat))]
        own, other = (0 if one is None else one.spiked for one in sides)
        return own, other

    def _possible(self, view: BattleView, decision: Decision) -> list[Answer]:
        """What the other side's Combat Deck has cards for, best known first."""
        deck = view.players[opponent(decision.seat)].combat_deck
        cards: list[Answer] = [cast(Answer, card) for card in COMBAT_CARDS if getattr(deck, card)]
        return [*cards, "take"]

    def _of_answer(self, forecast: Forecast, answer: Answer, spikes: tuple[int, int]) -> tuple[Figure, ...]:
        """`spikes` are what damaging the own Dinosaur and the attacker costs."""
        odds, texts = forecast.odds, self.words.texts
        low, high = spread(forecast, answer)
        span = self._span((low, high), odds.other_out)
        if answer == "evade":
            color = good if is_certain(odds.evaded) else _gold if odds.evaded else bad
            return (Figure(percent(odds.evaded), color, *evasion(texts, odds, low, high)),)
        if not high:
            return (Figure("0", good, fight(texts, "nothing_lost"), ""),)
        own, other = spikes
        if answer != "attack":
            span = self._with_spikes("spikes_it", span, own, odds.other_hit)
            lost = Figure(minus(odds.other_loss), bad, fight(texts, "you_lose"), span)
            if not odds.loss:
                return (lost,)
            back = self._span(held_off(forecast), odds.out)
            return lost, Figure(minus(odds.loss), good, fight(texts, "it_loses"), back)
        span = self._with_spikes("and_spikes", span, other)
        back = self._with_spikes("and_spikes", self._span(forecast.other_totals, odds.out), own)
        return (
            Figure(minus(odds.other_loss), bad, fight(texts, "you_lose"), span),
            Figure(minus(odds.loss), good, fight(texts, "it_loses"), back),
        )

    def _with_item(self, figures: tuple[Figure, ...], view: BattleView, seat: Seat) -> tuple[Figure, ...]:
        """An evasion that is too slow, with the own Item that makes it likeliest, if one does."""
        best, share = "", 0.0
        for card in view.players[seat].items or ():
            facts = self.preview.catalogue.played[card]
            if facts.when not in (None, "attacked", "evading") or not {"answer", "dice"} & set(facts.windows):
                continue
            helped = self.preview.forecast(with_cards(self.preview.catalogue, view, [(seat, card)]), "evade")
            if helped is not None and helped.odds.evaded > share:
                best, share = card, helped.odds.evaded
        if not best:
            return figures
        words = fight(self.words.texts, "no_evasion_alone", share=percent(share), card=self.words.card(best))
        return (replace(figures[0], color=_gold, first=words), *figures[1:])

    def _span(self, totals: tuple[int, int], out: float) -> str:
        """From the least to the most HP, with the chance of a knock-out if there is one."""
        low, high = totals
        texts, facts = self.words.texts, {"low": low, "high": high}
        if is_certain(out):
            return fight(texts, "range_surely_out", **facts)
        if out > _WORTH_TELLING:
            return fight(texts, "range_out", **facts, share=percent(out))
        return fight(texts, "range", **facts)

    def _with_spikes(self, key: str, span: str, hp: int, hit: float = 1.0) -> str:
        """A span with what spikes cost besides, in the share of throws that `hit`."""
        if not (hp and hit):
            return span
        return fight(self.words.texts, key, span=span, hp=hp, certain=is_certain(hit), share=percent(hit))

    def _of_attack(
        self,
        forecasts: dict[Answer, Forecast | None],
        spikes: tuple[int, int],
        marks: tuple[Marks, Marks],
    ) -> tuple[Figure, ...]:
        """What the attack does by what the other side has cards to answer with; `marks` is what a
        hit and a hit back bring.
        """
        texts, found = self.words.texts, []
        for answer, one in forecasts.items():
            if one is None:
                continue
            words, odds = fight(texts, f"if_{answer}"), one.odds
            low, high = spread(one, answer)
            span = self._span((low, high), odds.other_out)
            if answer == "evade":
                span = hits(texts, odds)
            elif answer == "attack":
                span = self._with_spikes("and_spikes", self._struck_back(one), spikes[1])
                # Who strikes back runs into spikes as well.
                words = self._with_spikes("and_spikes", words, spikes[0])
            elif odds.other_hit:
                span = self._with_spikes("spikes_you", span, spikes[1], odds.other_hit)
            hit = marks[0] if odds.other_loss and not is_certain(odds.other_out) else ()
            back = marks[1] if answer == "attack" and not is_certain(odds.out) else ()
            share = "" if answer == "evade" else share_of(odds.other_hit)
            found.append(Figure(minus(odds.other_loss), good, words, span, hit, back, share))
        return tuple(found)

    def _struck_back(self, forecast: Forecast) -> str:
        """What a regular counterattack takes, and how likely it is the other one's last; the own end is a
        warning of the button.
        """
        texts, odds = self.words.texts, forecast.odds
        low, high = forecast.other_totals
        span = fight(texts, "lose_range", low=low, high=high)
        if odds.other_out > _WORTH_TELLING:
            sure = is_certain(odds.other_out)
            span = fight(texts, "out_and", span=span, certain=sure, share=percent(odds.other_out))
        return span


def _gold() -> Color:
    return GOLD


def considered(buttons: Sequence[AnswerButton], looked_at: object) -> AnswerButton | None:
    """The answer that is pointed at. A move has one attack, which is shown at once; of several answers the
    first would look like advice.
    """
    for one in buttons:
        if one is looked_at:
            return one
    if not any(one.answer == "pass" for one in buttons):
        return None
    return next((one for one in buttons if one.enabled and one.forecast is not None), None)
