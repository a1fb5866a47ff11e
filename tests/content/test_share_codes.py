"""Share codes: every side comes back whole; a code with a mistake is refused or means the same."""

from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.content.scrap_knights import CONTENT, MechSide
from game.content.share_code import SIGNS, CodeError
from game.content.sharing import code_of, side_of_code
from game.content.side_file import write_side
from game.content.sides import Side, read_side
from game.content.yaml_file import parse_yaml
from game.engine.dice import Dice
from game.rules import CONTENTS, GAMES, load
from game.words.share_text import code_error_text

WITH_SIDES = [game for game in GAMES if CONTENTS[game].sides is not None]
ALL = dict(CONTENTS.items())
RANDOM_SIDES, MANY_SIDES = 100, 2000
MISTAKES, MANY_MISTAKES = 500, 20_000
LONGEST = 120
NUMBERS = Path(__file__).parent / "share_codes.yaml"

every_game = pytest.mark.parametrize("game", WITH_SIDES)


def random_side(game: str, seed: int) -> Side:
    make = GAMES[game].random_side
    assert make is not None
    return make(Dice(seed), {"points": "80"})


def comes_back(game: str, side: Side) -> str:
    code = code_of(CONTENTS[game], side, "Ada")
    shared = side_of_code(code, ALL)
    assert (shared.game, shared.side, shared.maker) == (game, side, "Ada")
    cards = code.partition(" ")[0]
    # Typed without its texts, in small letters and without hyphens.
    typed: Any = side_of_code(cards.replace("-", "").lower(), ALL).side
    assert typed == side_of_code(cards, ALL).side and typed.name == ""
    return cards


@every_game
def test_every_ready_side_comes_back(game: str) -> None:
    sides = CONTENTS[game].sides
    assert sides is not None
    for side in sides.ready().values():
        cards = comes_back(game, side)
        assert len(cards) <= LONGEST and set(cards) <= {*SIGNS, *sides.letters, "-"}


def random_sides_come_back(game: str, count: int) -> None:
    for seed in range(count):
        cards = comes_back(game, random_side(game, seed))
        assert game != "dino_battles" or len(cards) <= LONGEST


@every_game
def test_random_sides_come_back(game: str) -> None:
    random_sides_come_back(game, RANDOM_SIDES)


@pytest.mark.slow
@every_game
def test_two_thousand_random_sides_come_back(game: str) -> None:
    random_sides_come_back(game, MANY_SIDES)


def test_a_deck_of_sixty_different_cards_has_a_short_code() -> None:
    library: Any = load("dino_battles").library  # type: ignore[attr-defined]
    sides = CONTENTS["dino_battles"].sides
    assert sides is not None
    for count, copies in ((60, 1), (30, 2), (20, 3), (1, 99)):
        deck = sides.kind(cards=dict.fromkeys([*library.cards][:count], copies))  # type: ignore[call-arg]
        assert len(comes_back("dino_battles", deck)) <= LONGEST


@every_game
def test_incomplete_and_illegal_sides_can_be_shared(game: str) -> None:
    sides = CONTENTS[game].sides
    assert sides is not None
    comes_back(game, sides.kind())
    comes_back(game, sides.kind(name="Back\\slash | and | bars", plan="1 | 2"))


def test_more_acts_than_a_mech_has_can_be_shared() -> None:
    comes_back("scrap_knights", MechSide(name="A", acts=("slash",) * 9, bots=("dd_burst", "dd_burst")))


def test_a_card_without_a_number_has_no_code() -> None:
    with pytest.raises(CodeError) as refusal:
        code_of(CONTENT, MechSide(acts=("lightsabre",)))
    assert code_error_text(refusal.value) == (
        "lightsabre cannot be in a share code: no such card has a number."
    )


def test_the_numbers_of_cards_never_change() -> None:
    """The reference has the numbers that codes were written with; it grows with the tables, at their ends."""
    reference = parse_yaml(NUMBERS.read_text("utf-8"))
    for game in WITH_SIDES:
        tables = load(game).library.codes  # type: ignore[attr-defined]
        for kind, cards in reference[game].items():
            assert list(tables[kind][: len(cards)]) == cards, (game, kind)


@every_game
def test_every_card_has_a_number(game: str) -> None:
    library: Any = load(game).library  # type: ignore[attr-defined]
    assert {card for cards in library.codes.values() for card in cards} == library.card_ids


WRITTEN = {
    "ronin": "scrap_knights",
    "swarm": "command_core",
    "drill": "dino_battles",
}


@pytest.mark.parametrize("key,game", WRITTEN.items())
def test_a_code_that_was_once_written_is_still_read(key: str, game: str) -> None:
    written = parse_yaml(NUMBERS.read_text("utf-8"))
    sides = CONTENTS[game].sides
    assert sides is not None
    ready = sides.ready()[key]
    then = written["sides"].get(key)
    read = side_of_code(written["codes"][key], ALL).side
    assert read == (ready if then is None else read_side(then, type(ready)))


def mistaken(code: str, dice: Dice) -> str:
    letters = list(code)
    for _ in range(1 + dice.below(3)):
        place = dice.below(len(letters))
        way = dice.below(4)
        if way == 0:
            letters[place] = dice.pick(SIGNS + "ILOU- é")
        elif way == 1:
            letters[place] = ""
        elif way == 2:
            letters[place] *= 2
        elif place:
            letters[place - 1], letters[place] = letters[place], letters[place - 1]
    return "".join(letters)


def mistakes_are_refused_or_change_nothing(count: int) -> None:
    dice = Dice(5)
    for number in range(count):
        game = WITH_SIDES[number % len(WITH_SIDES)]
        side = random_side(game, number % 40)
        code = code_of(CONTENTS[game], side)
        try:
            shared = side_of_code(mistaken(code, dice), ALL)
        except CodeError as error:
            assert code_error_text(error).endswith(".")
        else:
            # Hyphens are for the eye, and a sign that was split off is text: all else is refused.
            cards = {**shared.side.to_dict()}
            cards.pop("name", None)
            assert cards == side.to_dict()


def test_mistakes_are_refused_or_change_nothing() -> None:
    mistakes_are_refused_or_change_nothing(MISTAKES)


@pytest.mark.slow
def test_twenty_thousand_mistakes_are_refused_or_change_nothing() -> None:
    mistakes_are_refused_or_change_nothing(MANY_MISTAKES)


@every_game
def test_the_command_line_codes_and_decodes(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(write_side(random_side(game, 2)), "utf-8")
    assert main(["code", game, str(path), "--maker", "Ada"]) == 0
    code = capsys.readouterr().out.strip()
    assert main(["decode", *code.split()]) == 0
    out = capsys.readouterr().out
    assert out == f"# {game} by Ada\n{path.read_text('utf-8')}"
    other = tmp_path / "copy.yaml"
    other.write_text(out, "utf-8")
    assert main(["code", game, str(other), "--maker", "Ada"]) == 0
    assert capsys.readouterr().out.strip() == code


def test_the_command_line_refuses_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = code_of(CONTENT, random_side("scrap_knights", 1))
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    path = tmp_path / "mine.yaml"
    path.write_text("acts: 3", "utf-8")
    for words, sentence in (
        (["decode", wrong], "A sign is wrong"),
        (["decode", "hello"], "That is not a share code of Iron & Scale."),
        (["decode", code.replace("SK1", "SK2")], "The code is from a newer version of Iron & Scale."),
        (["code", "scrap_knights", str(path)], "acts: expected `array`, got `int`"),
        (["code", "scrapbots", str(path)], "both seats of scrapbots play the same"),
        (["code", "scrap_knights", str(tmp_path / "none")], "cannot be read"),
    ):
        assert main(words) == 2
        said = capsys.readouterr().err
        assert sentence in said and said.count("\n") == 1, said


@every_game
def test_one_wrong_sign_and_two_that_changed_places_are_located(game: str) -> None:
    dice = Dice(9)
    for number in range(200):
        code = code_of(CONTENTS[game], random_side(game, number)).partition(" ")[0]
        groups = code.split("-")
        row = 1 + dice.below(len(groups) - 1)
        place = dice.below(len(groups[row]))
        signs = list(groups[row])
        if number % 2 and place + 1 < len(signs):
            signs[place : place + 2] = signs[place + 1], signs[place]
        else:
            signs[place] = dice.pick([sign for sign in SIGNS if sign != signs[place]])
        wrong = ["".join(signs) if at == row else group for at, group in enumerate(groups)]
        if wrong == groups:
            continue
        with pytest.raises(CodeError) as refusal:
            side_of_code("-".join(wrong), ALL)
        near = refusal.value.facts.get("near")
        # A swap in the checksum itself is two wrong signs.
        from_end = len("".join(groups[row:])) - place
        assert near == wrong[row] or (near is None and from_end <= 7 and number % 2), (code, wrong)


def test_a_sign_that_no_code_has_is_located() -> None:
    code = code_of(CONTENT, random_side("scrap_knights", 3)).partition(" ")[0]
    wrong = f"{code[:10]}*{code[11:]}"
    with pytest.raises(CodeError) as refusal:
        side_of_code(wrong, ALL)
    assert "*" in refusal.value.facts["near"]
