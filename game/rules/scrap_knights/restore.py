"""A state from plain data (saves, scenario set-ups), checked whole before anything acts on it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.engine.quoting import quote
from game.engine.seats import opponent
from game.rules.plain_data import read_dice
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.checks import check_state
from game.rules.scrap_knights.state import Player, State

FORMER_NAMES = {"speaker": "first_to_act", "turn": "seat_to_act", "ask": "question"}
"""Fields by the names that they had before, so that older saves still load."""
_LONGEST_MESSAGE = 160


def restore(data: Mapping[str, Any], catalogue: Catalogue) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    if not isinstance(data, dict):
        raise ValueError("a state is a mapping")
    current = {name: value for name, value in data.items() if name not in FORMER_NAMES}
    current.update({FORMER_NAMES[name]: value for name, value in data.items() if name in FORMER_NAMES})
    if _is_pair_of_lists(current.get("usable")):
        # Earlier versions listed the usable BOTs of both seats.
        current["usable"] = current["usable"][current.get("seat_to_act") == 1]
    try:
        state = msgspec.convert(current, State, dec_hook=read_dice)
    except msgspec.ValidationError as error:
        raise ValueError(quote(str(error), _LONGEST_MESSAGE)) from None
    for seat, player in enumerate(state.players):
        _complete_held(player, opponent(seat))
    check_state(state, catalogue)
    return state


def _is_pair_of_lists(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(one, list) for one in value)


def _complete_held(player: Player, holder: int) -> None:
    """Held cards of which a set-up does not say where they lie are under the opponent's ULT."""
    missing = len(player.held) - len(player.held_under)
    player.held_under += (holder,) * missing
