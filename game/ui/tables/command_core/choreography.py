"""How each event of Command Core is shown: its length, sound, motion and icon."""

from functools import partial
from typing import Any

from game.content.command_core import shipped_library
from game.engine.events import Event
from game.rules.command_core.movement import STEPS, way
from game.ui.paint.palette import DANGER, GOLD, SEATS, TEXT
from game.ui.tables.command_core.marks import LOOKS
from game.ui.tables.command_core.planning.directive_image import directive_image
from game.ui.tables.command_core.shows import banners, burning, cleanup, gunfire, remarks, sums, walks
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.command_core.shows.pace import BoardShows
from game.ui.tables.shows import effects
from game.ui.tables.shows.shows import Happening, Show

DROP, STEP, TURN, REVEAL = 320, 220, 160, 240
_STOPPED = 2 * walks.NUDGE + sums.REST
_BANNER, _ROUND, _END = 800, 1300, 2200
_HOLD = 500
"""Milliseconds in which it is read why a mech does not shoot."""


def _place(board: Battlefield, now: Happening) -> None:
    number, mech = now.facts["mech"], now.after.mechs[now.facts["mech"]]
    walks.drop(board, number, mech.cell, mech.facing, now.length)


def _face(board: Battlefield, now: Happening) -> None:
    number = now.facts["mech"]
    before, after = now.before.mechs[number], now.after.mechs[number]
    walks.turn(board, number, after.cell, before.facing, after.facing, now.length)


def _round(board: Battlefield, now: Happening) -> None:
    rounds = now.after.rounds
    note = board.words.notice("of_rounds", rounds=rounds) if rounds else ""
    banners.banner(board, board.words.notice("round", round=now.facts["round"]), GOLD, now.length, note=note)
    remarks.at_round(board, now)


def _phase(key: str, note: str) -> Any:
    def show(board: Battlefield, now: Happening) -> None:
        effects.forget()
        said = board.words.notice(note)
        banners.banner(board, board.words.panel(key), GOLD, now.length, note=said)

    return show


def _order(board: Battlefield, now: Happening) -> None:
    """Moves the number from the plate to its mech."""
    number, seat = now.facts["mech"], now.facts["seat"]
    sums.fly_count(board, number, str(now.facts["number"]), "order", SEATS[seat], now.length, back=True)


def _program(event: Event) -> int:
    """No time: the writing seat sees each change at once, and the other side sees nothing."""
    return 0


def _programmed(board: Battlefield, now: Happening) -> None:
    for number, mech in enumerate(now.after.mechs):
        if mech.seat == now.facts["seat"] and mech.structure:
            board.stage.ring(board.mech_plate(number), SEATS[mech.seat], now.length)


def _reveal(board: Battlefield, now: Happening) -> None:
    """Turns the mech's cards over, one after the other."""
    board.rebuild()
    number = now.facts["mech"]
    board.stage.ring(board.mech_plate(number), GOLD, now.length * 2)
    for slot, written in enumerate(now.facts["program"]):
        end = board.slot_place(number, slot)
        if end is None or written is None:
            continue
        back = board.gallery.back(end.width)
        board.stage.fly(
            back,
            end,
            end,
            REVEAL,
            hides=("slot", number, slot),
            turns_into=partial(
                directive_image, written[0], end.width, flipped=bool(written[1]), in_slot=True
            ),
            wait=slot * REVEAL / 4,
        )


def _fill(board: Battlefield, now: Happening) -> None:
    number, slot = now.facts["mech"], now.facts["slot"]
    end = board.slot_place(number, slot)
    if end is not None:
        flipped = bool(now.facts["flipped"])
        image = directive_image(now.facts["card"], end.width, flipped=flipped, in_slot=True)
        start = end.move(0, -end.height // 2)
        board.stage.fly(image, start, end, now.length, hides=("slot", number, slot))


def _directive(board: Battlefield, now: Happening) -> None:
    """Starts the list of symbols that the card carries out."""
    directive = shipped_library().directives[now.facts["card"]]
    half = directive.halves[int(bool(now.facts["flipped"]) and directive.split)]
    board.script = list(half.icons)


def _done(board: Battlefield) -> None:
    """Removes the symbol that was carried out."""
    if board.script:
        board.script.pop(0)


def _step(board: Battlefield, now: Happening) -> None:
    _done(board)
    number = now.facts["mech"]
    before, after = now.before.mechs[number], now.after.mechs[number]
    walks.step(board, number, before.cell, after.cell, after.facing, now.length)


def _turn(board: Battlefield, now: Happening) -> None:
    _done(board)
    _face(board, now)


def _blocked(board: Battlefield, now: Happening) -> None:
    """Nudges the mech against the obstacle and back, then shows the reason."""
    number, mech = now.facts["mech"], now.after.mechs[now.facts["mech"]]
    icon = next((one for one in board.script if one in STEPS), "forward")
    aim = way(board.map, mech.facing, icon)
    if not board.stage.timeline.still:
        walks.nudge(board, number, mech.cell, mech.facing, aim)
    sums.raise_flag(
        board, number, board.words.notice(f"stops_{now.facts['by']}"), "cross", DANGER, now.length
    )
    remarks.after_stop(board, now)


def _fly_gain(board: Battlefield, now: Happening, number: int, mark: str, count: int) -> None:
    """So much of a mark goes to a mech's plate."""
    sums.fly_count(board, number, f"+{count}", mark, LOOKS[mark].color, now.length)


def _lock(board: Battlefield, now: Happening) -> None:
    _done(board)
    _fly_gain(board, now, now.facts["mech"], "targeting", 1)


def _delta(board: Battlefield, now: Happening) -> None:
    sums.count_up(board, now.facts["mech"], now.facts["delta"], now.length)


def _delta_length(event: Event) -> int:
    return sums.REST + sums.COUNT * (max(1, abs(int(event.facts["delta"]))) - 1)


def _gain(board: Battlefield, now: Happening) -> None:
    _fly_gain(board, now, now.facts["mech"], "surge", now.facts["amount"])


def _pay(board: Battlefield, now: Happening) -> None:
    paid = [name for name in ("flux", "surge") if now.facts[name]]
    for index, name in enumerate(paid):
        text, wait = f"−{now.facts[name]}", index * now.length / 3
        sums.fly_count(board, now.facts["mech"], text, name, DANGER, now.length * 0.66, back=True, wait=wait)


def _paid_with(event: Event) -> str:
    """The icon of what is paid: Flux goes first."""
    return "flux" if event.facts["flux"] else "surge"


def _conceded(board: Battlefield, now: Happening) -> None:
    banners.banner(board, board.words.notice("conceded"), TEXT, now.length)


def _over(board: Battlefield, now: Happening) -> None:
    """Who has won, in their colour, and why the match is over."""
    winner = now.facts["winner"]
    why = board.words.reason(winner, now.facts["reason"])
    why = why[:1].upper() + why[1:]
    if winner is None:
        banners.banner(board, board.words.notice("drawn"), TEXT, now.length, note=why)
        return
    words = board.words.notice("won", name=board.words.names[winner])
    banners.banner(board, words, SEATS[winner], now.length, note=why)


NEVER_SKIPPED = frozenset({"attack", "result", "crit", "destroyed"})
"""Who skips a show sees these: every shot, what came of it, and what was lost."""

SHOWS = BoardShows(
    {
        "first": Show(200, "pick", None, "coin"),
        "place": Show(DROP, "build", _place, "move"),
        "face": Show(TURN, "servo", _face, "turn"),
        "round": Show(_ROUND, "ult", _round),
        "order": Show(300, "pick", _order, "order"),
        "programming": Show(200, "", remarks.at_planning, "card"),
        "program": Show(_program, "", None, "card"),
        "programmed": Show(300, "seal", _programmed, "check"),
        "execution": Show(_BANNER, "siren", _phase("execution", "first_moves"), "play"),
        "reveal": Show(REVEAL * 2, "card_flip", _reveal, "card"),
        "fill": Show(260, "card_play", _fill, "dice"),
        "directive": Show(220, "card_play", _directive, "play"),
        "step": Show(STEP, "tread", _step, "move"),
        "turn": Show(TURN, "servo", _turn, "turn"),
        "stop": Show(180, "vent", lambda board, now: _done(board), "pause"),
        "lock": Show(320, "lock_on", _lock, "targeting"),
        "blocked": Show(_STOPPED, "refuse", _blocked, "cross"),
        "delta": Show(_delta_length, "pick", _delta, "plus"),
        "gain": Show(260, "gain", _gain, "surge"),
        "pay": Show(320, "heat", _pay, _paid_with),
        "strain": Show(gunfire.strain_length, "dice_throw", gunfire.strain, "warning"),
        "combat": Show(_BANNER, "siren", _phase("combat", "last_shoots"), "attack"),
        "hold": Show(_HOLD, "", gunfire.hold, "pause"),
        "attack": Show(600, "lock_on", gunfire.attack, "attack"),
        "called_off": Show(300, "miss", None, "cross"),
        "roll": Show(gunfire.roll_length, "dice_throw", gunfire.roll, "dice"),
        "reroll": Show(gunfire.REROLL, "dice_throw", gunfire.reroll, "dice"),
        "defend": Show(gunfire.roll_length, "dice_throw", gunfire.defend, "block"),
        "result": Show(gunfire.result_length, "", gunfire.result, "damage", gunfire.result_lead),
        "damage": Show(gunfire.TELL, "hit", gunfire.damage, "structure"),
        "destroyed": Show(walks.GONE, "explosion", gunfire.destroyed, "damage"),
        "crit": Show(gunfire.crit_length, "card_flip", gunfire.crit, "crit"),
        "spared": Show(300, "", gunfire.word("no_card_left"), "cross"),
        "put_back": Show(320, "card_draw", gunfire.put_back, "targeting"),
        "left": Show(0, "", None, "targeting"),
        "deplete": Show(burning.LENGTH, "heat", gunfire.deplete, "card"),
        "clean_up": Show(cleanup.LENGTH, "vent", cleanup.clean_up, "flux"),
        "over": Show(_END, "over", _over, "ult"),
        "conceded": Show(500, "over", _conceded),
    },
    steps=("round", "order", "programming", "reveal", "attack", "hold", "combat", "clean_up", "over"),
    longest=40_000,
    says=remarks.say,
)
