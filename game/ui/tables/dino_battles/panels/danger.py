"""The warning of an attack or answer: who may be knocked out by it on the own side."""

from collections.abc import Iterable

from game.engine.seats import Seat, opponent
from game.rules.dino_battles.falls import Falls, falls
from game.rules.dino_battles.preview import Preview
from game.rules.dino_battles.state import Answer
from game.rules.dino_battles.toll import wins_by_knock_out
from game.rules.dino_battles.view import BattleView
from game.words.dino_battles.falls_text import Stakes, answered, countered, danger
from game.words.dino_battles.log_text import TableWords


def stakes(view: BattleView, seat: Seat) -> Stakes:
    """Whether one more knock-out would end the battle, on either side."""
    return Stakes(lost=wins_by_knock_out(view, opponent(seat)), won=wins_by_knock_out(view, seat))


def danger_of_attack(
    preview: Preview,
    words: TableWords,
    view: BattleView,
    seat: Seat,
    special: int,
    possible: Iterable[Answer],
) -> str:
    """What an attack may cost the attacker by what the other side can answer; "" where it surely stands."""
    found = {answer: falls(preview, view, seat, answer, special) for answer in possible}
    known = {answer: one for answer, one in found.items() if one is not None}
    said = [danger(words.texts, known, stakes(view, seat))]
    enemy, usual = view.players[opponent(seat)].dinos[0], known.get("attack", Falls()).own
    worst = ""
    for counter in preview.counters(view, opponent(seat)):
        one = falls(preview, view, seat, "attack", special, counter)
        if enemy is not None and one is not None and one.own > usual:
            usual = one.own
            worst = countered(words.texts, words.special(enemy.card, counter), usual)
    return " ".join([one for one in (*said, worst) if one])


def danger_of_answer(preview: Preview, words: TableWords, view: BattleView, answer: Answer, own: int) -> str:
    """What an answer, with the special attack `own`, may bring over both; "" where not both may fall and no
    recoil or spikes count.
    """
    exchange = view.exchange
    if exchange is None:
        return ""
    seat = exchange.mover
    found = falls(preview, view, seat, answer, counter=own)
    if found is None or not found.both:
        return ""
    return answered(words.texts, Falls(found.other, found.own, found.both), stakes(view, opponent(seat)))
