"""A damaged file of a side says in which line its mistake is, and what is wrong there."""

import pytest

from game.content.command_core import SquadSide
from game.content.dino_battles import DeckSide
from game.content.scrap_knights import MechSide
from game.content.side_fault import side_fault
from game.content.sides import Side, read_side
from game.words.messages import SCREENS, shipped_messages

DECK = "format: 1\nname: Old Rex\ncards:\n  triceratops: 3\n  {}\n  defend: 9\n"
FAULTS = {
    "no number": (DeckSide, DECK.format("attack: twenty"), 5, '"twenty" is no number.'),
    "too few": (DeckSide, DECK.format("attack: 0"), 5, "a number there is 1 or more."),
    "twice": (DeckSide, DECK.format("triceratops: 2"), 5, "it cannot be read (duplicate key 'triceratops')."),
    "no list": (MechSide, "name: A\nacts: slash\n", 2, '"slash" is no list: a list has square brackets.'),
    "no text": (MechSide, "acts:\n- slash\n- 4\n", 3, "4 is a number: a text has quotation marks around it."),
    "field": (MechSide, "name: A\nwings: 2\n", 2, 'there is no field "wings".'),
    "name": (MechSide, f"format: 1\nname: {'x' * 30}\n", 2, "it is longer than 24."),
    "format": (MechSide, "name: A\nformat: two\n", 2, '"two" is no number.'),
    "inside": (
        SquadSide,
        "mechs:\n- chassis: gnat\n- chassis: scout\n  weapons: needler\n",
        4,
        '"needler" is no list: a list has square brackets.',
    ),
    "fields": (SquadSide, "mechs: [gnat]\n", 1, '"gnat" stands where fields with values belong.'),
    "unclosed": (MechSide, "name: A\nacts: [slash\n\n\n", 2, "it cannot be read"),
    "nothing": (MechSide, "", 0, "It is not the file of a side."),
}


@pytest.mark.parametrize(("kind", "text", "line", "said"), FAULTS.values(), ids=FAULTS)
def test_a_mistake_is_found_in_its_line(kind: type[Side], text: str, line: int, said: str) -> None:
    fault = side_fault(text, kind)
    assert fault is not None and fault.line == line
    assert shipped_messages(SCREENS).say("side_file", fault.key, **fault.facts).startswith(said)


def test_a_good_file_and_one_of_a_later_version_have_no_mistake() -> None:
    assert side_fault("name: A\nacts: [slash]\n", MechSide) is None
    assert side_fault("format: 2\nspells: [fire]\n", MechSide) is None


def test_a_mistake_among_thousands_of_cards_is_found_in_a_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def counted(value: object, kind: type[Side]) -> Side:
        read.append(value)
        return read_side(value, kind)

    monkeypatch.setattr("game.content.side_fault.read_side", counted)
    cards = [f"  card_{number}: {'many' if number == 150 else 1}" for number in range(199)]
    fault = side_fault("\n".join(["cards:", *cards]), DeckSide)
    assert fault is not None and (fault.line, fault.key) == (152, "no_number") and len(read) < 20
    many = side_fault("\n".join(["cards:", *[f"  card_{number}: 1" for number in range(4000)]]), DeckSide)
    assert many is not None and many.key == "too_long" and len(read) < 60
