"""What a card is said to change in an exchange."""

from game.rules.dino_battles.toll import Toll
from game.words.dino_battles.fight_text import price
from game.words.messages import shipped_messages

TEXTS = shipped_messages("dino_battles")
DINOS = ("Utahraptor", "Brachiosaurus")


def toll(hit: float, *, out: bool) -> Toll:
    return Toll((0, hit), (0, 0), (0, 0), (False, out), 0, mean=False)


def said(before: Toll, after: Toll) -> str:
    return price(TEXTS, "Adrenaline", before, after, DINOS, 0)


def test_a_card_that_knocks_out_says_so() -> None:
    assert "18 HP instead of 14 and is knocked out" in said(toll(14, out=False), toll(18, out=True))


def test_a_card_without_which_it_is_knocked_out_too_is_no_reason() -> None:
    told = said(toll(14, out=True), toll(18, out=True))
    assert "nothing changes" in told and "instead" not in told


def test_a_card_that_saves_says_so() -> None:
    assert "stays in play" in said(toll(14, out=True), toll(10, out=False))
