"""Pictures of the records: matches of all games that were played at random."""

import argparse
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec

from game.ai.players import LEVELS
from game.engine.match import Match
from game.storage.records import add_record, records_file
from game.ui.context import Context
from game.ui.records.scene import RecordsScene
from game.ui.scene import Scene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.recording import record_of
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON

_NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
_RIVALS = {"easy": "Chip", "normal": "Gauge", "hard": "Anvil", PERSON: "Brunel"}
_MATCHES = 10


def records_picture(play: Callable[[str, int], Match]) -> Callable[[Context, argparse.Namespace], Scene]:
    """The page after some matches; `play` plays one of a game with a seed to its end."""

    def make(context: Context, arguments: argparse.Namespace) -> Scene:
        players, games = [*LEVELS, PERSON], list(PLAYABLE)
        for number in range(_MATCHES if arguments.moves else 0):
            game, rival = games[number % len(games)], players[number % 3 + number // 9]
            match = play(game, arguments.seed + number)
            session = Session(match, (PERSON, rival), ("Ada", _RIVALS[rival]), context.saves)
            ended = _NOON + timedelta(hours=7 * number)
            record = msgspec.structs.replace(record_of(session), ended=ended, seconds=400 + 190 * number)
            add_record(records_file(context.saves), record)
        return RecordsScene(context)

    return make
