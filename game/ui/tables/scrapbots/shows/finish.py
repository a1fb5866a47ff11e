"""How a match ends at the table: the last Wound, the sheds of the loser go up, who wins and by how much."""

from functools import partial

from game.content.scrapbots.cards import LANES
from game.engine.seats import Seat, opponent
from game.ui.motion import Call, InTurn, Pause, Tween, ease_out
from game.ui.paint.effects.words import Tone, numeral
from game.ui.tables.scrapbots.lane_table import LaneTable
from game.ui.tables.scrapbots.shows import battle
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow
from game.ui.tables.shows.shows import Happening
from game.ui.tables.shows.stage_pieces import Piece, setter

LAST_STANDS = 2600
"""Milliseconds that the word for the end stands."""
_LAST = 74, 0, -30
"""Size of that word in units, when it comes, and how far below the middle of the lanes it stands."""
_WINNER, _SCORE = (56, 800, 46), (30, 1150, 98)
"""The same for the name of the winner, and for the count of Wounds by which it wins."""
_ASIDE, _GROWN = 84, 2
"""Units by which the words stand nearer to the winner, off the smoke, and their size as they come up."""
_BLASTS, _APART, _REELS = 260, 190, 1100
"""Milliseconds until the first shed goes up, between two, and for which who stands there reels."""
_DARK = 1000
"""Milliseconds until the light of the last blast is gone."""
_BLAST = 0.62
"""Size of a blast beside that of a duel."""


def middle(board: LaneTable) -> tuple[int, int]:
    """The middle of the lanes."""
    arena = board.places.frame.arena.rect
    return arena.centerx, (board.places.wound_board.bottom + arena.bottom) // 2


def blasts(board: LaneTable, loser: Seat) -> list[Blow]:
    """One in each lane of a seat, the farthest first: at its gate, or where its Scrapbot stands."""
    unit, left = board.places.scale, loser == board.bottom
    found = []
    for lane in range(LANES):
        place = battle.chest(board, loser, lane)
        blow = Blow("explosion", place, place, unit, left, size=_BLAST, floor=round(90 * unit))
        found.append(blow)
    return found


def last_wound(board: LaneTable, now: Happening) -> None:
    """The last Wound has the arena to itself for a moment, then who wins by it, before the result comes."""
    words, winner = board.scene.words, now.facts["winner"]
    stage, scale = board.stage, board.places.scale
    if not stage.timeline.still:
        stage.darken(middle(board), scale)
        stage.play(InTurn(Pause(180), Call(partial(stage.shake, 6 * scale))))
        stage.play(InTurn(Pause(LAST_STANDS), Call(stage.lighten)))
        if winner is not None:
            _blow_up(board, now, opponent(winner))
    told = words.shout("draw") if winner is None else words.shout("wins", name=words.names[winner])
    tone: Tone = "gain" if winner == board.bottom else "harm" if winner is not None else "cool"
    aside = 0 if winner is None else _ASIDE if winner != board.bottom else -_ASIDE
    _tell(board, words.shout(now.facts["reason"]), "wound", _LAST, aside)
    _tell(board, told, tone, _WINNER, aside)
    wounds = [side.wounds for side in now.after.players]
    if None not in wounds:
        _tell(board, words.score(wounds).rstrip(".").upper(), "cool", _SCORE, aside)


def _tell(board: LaneTable, word: str, tone: Tone, how: tuple[int, int, int], aside: int) -> None:
    """A large word that comes up and stays to the end."""
    (size, after, below), (x, y), scale = how, middle(board), board.places.scale
    piece = Piece(
        numeral(word, round(size * scale), tone, *([0] if after else [])), x, y + round(below * scale)
    )
    if board.stage.timeline.still:
        board.stage.add(piece, Pause(LAST_STANDS), calm=True)
        return
    comes = Tween(setter(piece, "size"), _GROWN, 1, 170, ease_out)
    board.stage.add(piece, InTurn(comes, Pause(LAST_STANDS - after - 170)), wait=after)


def _blow_up(board: LaneTable, now: Happening, loser: Seat) -> None:
    """The sheds of the loser, and whoever still stands before them."""
    dark = partial(board.stage.darken, middle(board), board.places.scale)
    board.stage.play(InTurn(Pause(_DARK), Call(dark)))
    for lane, blow in enumerate(blasts(board, loser)):
        wait = _BLASTS + lane * _APART
        effects.play(board.stage, blow, wait=wait)
        board.stage.play(InTurn(Pause(wait), Call(partial(board.scene.context.sound.play, "over"))))
        bot = now.after.players[loser].lanes[lane]
        if bot is not None:
            hit = battle.figure(board, loser, lane, bot.card, exhausted=bot.exhausted)
            hit.play(board.stage, InTurn(hit.fighter.reel(wait), Pause(_REELS)), ("bot", loser, lane))


def prepare(board: LaneTable, winner: Seat | None) -> None:
    """Has the pictures painted that the end needs."""
    if winner is not None:
        effects.prepare(board.scene.context.ahead, *blasts(board, opponent(winner)))
