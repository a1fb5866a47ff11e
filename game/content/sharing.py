"""From a side to its share code and back, for all games."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from game.content.game_library import GameContent, Sides
from game.content.share_code import Code, CodeError, Digits, number_of, read_code, write_code
from game.content.sides import LONGEST_NAME, LONGEST_PLAN, Side


@dataclass(frozen=True, slots=True)
class SharedSide:
    """What a code says: the game, the side, and who has made it."""

    game: str
    side: Side
    maker: str


def code_of(content: GameContent, side: Side, maker: str = "") -> str:
    """The share code of a side, which may be incomplete. Raises `CodeError`.

    >>> from game.content.dino_battles import CONTENT
    >>> code = code_of(CONTENT, CONTENT.sides.ready()["drill"], "Ada")
    >>> code.partition(" ")[2]
    'Drill | Ada'
    """
    sides = _sides(content)
    number = number_of(sides.encode(side))
    return write_code(Code(sides.letters, number, side.name, maker, side.plan))


def side_of_code(text: str, contents: Mapping[str, GameContent]) -> SharedSide:
    """The side of a share code, of one of these games. Raises `CodeError`."""
    games = {content.sides.letters: game for game, content in contents.items() if content.sides is not None}
    code = read_code(text, games)
    game = games[code.letters]
    digits = Digits(code.number)
    try:
        side = _sides(contents[game]).decode(digits)
    except ValueError as error:
        raise error if isinstance(error, CodeError) else CodeError("unknown_card") from None
    if not digits.over:
        raise CodeError("unknown_card")
    name, plan = code.name[:LONGEST_NAME].strip(), code.plan[:LONGEST_PLAN].strip()
    return SharedSide(game, msgspec.structs.replace(side, name=name, plan=plan), code.maker[:LONGEST_NAME])


def _sides(content: GameContent) -> Sides:
    if content.sides is None:
        raise CodeError("not_a_code")
    return content.sides
