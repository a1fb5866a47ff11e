"""The dice of an attack against those of the defence, each pair face to face, and what comes through below.

Dice keep the numbers of their throw, so that a die is the same one in the tray, in the log and in a move.
"""

from collections.abc import Sequence
from functools import partial

from game.engine.refusals import Pick
from game.rules.command_core.actions import DiceKind, Reroll
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.combat import PAID_WITH
from game.rules.command_core.pairs import Count, DieName, Pair, count_dice
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Part, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Shown, Space, Stack
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEXT_SOFT
from game.ui.tables.command_core.panels.dice_rows import FEW, IN_ROW, MORE, DiceRows
from game.ui.tables.command_core.panels.fighter_plate import face_off
from game.ui.tables.command_core.panels.parts import heading
from game.ui.tables.command_core.panels.reroll_odds import (
    RerollOdds,
    Throws,
    best_of,
    offered,
    throws_of,
)
from game.ui.tables.command_core.panels.sources import attack_sources, more_defence_dice
from game.ui.tables.command_core.panels.tray_die import TrayDie
from game.ui.tables.command_core.panels.tray_marks import PairLine, PairResult, RowTab, UnrolledDice
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.shows.throws import dice_of, unrolled
from game.ui.tables.command_core.snapshot import Snapshot

_CAPTION, _TOTAL = 22, 56
_LARGEST_DIE, _EASY_DIE, _LEAST_DIE, _ASIDE = 74, 46, 34, 38
TRAY_DICE = (_LARGEST_DIE, _ASIDE, IN_ROW)
"""Units of a die in a column, of a blank beside the columns, and of a die in a row."""
_WIDEST, _LINK, _TAB = 92, (22, 34), 21
"""Units of a column of dice, of the line between two, and of the tab that names a row."""
_USUAL, _LOW, _LOWEST = (112, 148), (84, 100), (68, 84)
"""Heights of the mechs where there is room, where there is less, and where letters are large."""
_HURT = STEEL.tones["bad"]
_ATTACK, _DEFENCE = STEEL.color("attack dice"), STEEL.color("defence dice")


def tray_panel(snapshot: Snapshot, battle: Battle) -> Node:
    """Both mechs with what they carry, and the tray."""
    words = snapshot.words
    facts = {
        "mech": words.mech(battle.attacker),
        "weapon": words.card(battle.weapon),
        "target": words.mech(battle.target),
    }
    head = heading(snapshot, "combat", words.notice("fires", **facts))

    def whole(least: float, mechs: Node | None) -> Node:
        tray = Box(_Tray(snapshot, battle, least).tree(), pad=(10, 8), ground=Ground("tray"), grow=1)
        return Column(head, mechs, tray, gap=6)

    if not snapshot.large:
        return Fits(
            *[whole(_EASY_DIE, face_off(snapshot, battle, high)) for high in (_USUAL, _LOW)],
            whole(_LEAST_DIE, face_off(snapshot, battle, _LOW)),
        )
    # Where letters are large the mechs, which stand in the order as well, give way to the dice.
    more = _more_dice(snapshot, battle)

    def bare(least: float, high: tuple[float, float], *, told: bool = True) -> Node:
        mechs = face_off(snapshot, battle, high, armed=False)
        return whole(least, Column(mechs, more, gap=4) if told and more is not None else mechs)

    return Fits(
        whole(_EASY_DIE, face_off(snapshot, battle, _LOW)),
        *[bare(least, _LOW) for least in (_EASY_DIE, _LEAST_DIE)],
        bare(_LEAST_DIE, _LOWEST),
        bare(_LEAST_DIE, _LOWEST, told=False),
        whole(_LEAST_DIE, None),
    )


def _more_dice(snapshot: Snapshot, battle: Battle) -> Node | None:
    """Why more dice are thrown than the weapon has; None where there are no more."""
    told = attack_sources(snapshot, battle)
    return Text(told, "count", name="attack dice", height=_CAPTION) if told else None


class _Tray:
    """One attack, from above to below."""

    def __init__(self, snapshot: Snapshot, battle: Battle, least: float = _LEAST_DIE) -> None:
        self.across = least, _LARGEST_DIE
        """Units of a die in a column."""
        self.snapshot, self.battle, self.words = snapshot, battle, snapshot.words
        self.count = count_up(snapshot.catalogue, battle)
        # In the order of their numbers, which are the keys of the dice.
        self.pairs = sorted(self.count.pairs, key=lambda pair: pair.die)
        self.settled = "armor" in battle.dice
        defence = [die for kind in ("armor", "evade") for die in battle.dice.get(kind, ())]
        self.offers = offered(snapshot)
        self.best = best_of(self.offers)
        self.roomy = bool(self.offers or battle.rerolled) and len(defence) <= MORE
        """Whether all dice leave room for a price: none moves when another has been rerolled."""

    def tree(self) -> Node:
        thrown = self.battle.dice.get("attack", ())
        firm = {pair.die for pair in self.pairs}
        blanks = [die for die in range(len(thrown)) if die not in firm]
        total = self._if_kept() if self.settled else self._mean()
        # What the dice come to is not told before they lie still.
        told = total is not None and not self.snapshot.tumbling
        return Column(
            *(self._settled(blanks) if self.settled else self._first_throw(blanks, len(thrown))),
            Space(grow=1, height=(4, 8)),
            total if told else Space(height=_TOTAL),
        )

    def _tab(self, key: str) -> Node:
        tone = _ATTACK if key == "attack" else _DEFENCE
        return Part(RowTab(f"{key} row", self.words.panel(key).upper(), tone), grow=1)

    def _no_hits(self) -> Node:
        return Text(self.words.notice("no_hits"), "label", name="no success", width=(40, 88), height=_CAPTION)

    def _settled(self, blanks: Sequence[int]) -> list[Node]:
        """Attack against defence: pairs in columns, blanks aside, idle dice of the defence below."""
        battle = self.battle
        busy: set[DieName] = {pair.by for pair in self.pairs if pair.by is not None}
        kinds: tuple[DiceKind, ...] = ("armor", "evade")
        defence: list[DieName] = [(kind, die) for kind in kinds for die in range(len(battle.dice[kind]))]
        # A die that was rerolled and cancels now keeps its place free: the others stay under the pointer.
        firm = [name for name in defence if name in busy and name not in battle.rerolled]
        short = len(defence) - len(firm) > FEW
        idle = [
            None if name in busy else self._die(*name, beside=True, short=short)
            for name in defence
            if name not in busy or name in battle.rerolled
        ]
        aside = [self._die("attack", die) for die in blanks]
        for die in aside:
            die.pale = True
        blank = [Part(die, aspect=1, width=(20, _ASIDE)) for die in aside]
        piles = [Column(*blank[first : first + 3], gap=6) for first in range(0, len(blank), 3)]
        dice: Node = Row(*map(self._column, self.pairs), Space(grow=1), *piles, gap=5, grow=1)
        if not self.pairs:
            dice = Stack(Box(self._no_hits(), align="start", justify="start"), dice, grow=1)
        tabs = Column(self._tab("attack"), self._tab("defence"), gap=_LINK[0], width=_TAB)
        return [
            Box(Row(tabs, dice, gap=8), height=(2 * self.across[0] + _LINK[0], 2 * _LARGEST_DIE + _LINK[1])),
            Space(height=(6, 14), grow=1),
            DiceRows(idle),
        ]

    def _column(self, pair: Pair) -> Node:
        """An attack die opposite to what cancels it, or to what it does. All columns give way alike."""
        die, still = self._die("attack", pair.die), not self.snapshot.tumbling
        line = PairLine(f"line {die.number}", cancelled=pair.by is not None)
        link = Shown(Part(line, width=self.across, height=_LINK), when=still, grow=1)
        if pair.by is None:
            mark: Piece = ":crit:" if pair.crit else ":structure:"
            told = PairResult(f"pair words {pair.die + 1}", ["−1", mark], _HURT)
            below: Node = Shown(Part(told, aspect=1, width=self.across), when=still)
        else:
            by = self._die(*pair.by)
            by.pale = die.pale = still
            below = Part(by, aspect=1, width=self.across)
        return Column(
            Part(die, aspect=1, width=self.across),
            link,
            below,
            align="center",
            width=(self.across[0], _WIDEST),
        )

    def _first_throw(self, blanks: Sequence[int], thrown: int) -> list[Node | None]:
        """Attack dice that may be rerolled, and the dice of the defence that are still to be thrown."""
        armed = throws_of(self.snapshot, self.battle)
        firm = [
            Part(self._die("attack", pair.die), aspect=1, width=(20, _LARGEST_DIE), height=(20, _LARGEST_DIE))
            for pair in self.pairs
        ]
        high = (44, _LARGEST_DIE)
        row: Node = Row(*firm, gap=10, height=high, grow=1)
        if not thrown:
            row = Row(self._unrolled("attack", armed.attack if armed else 0), height=high, grow=1)
        elif not firm:
            row = Row(self._no_hits(), height=high, grow=1)
        rerolled = {die for kind, die in self.battle.rerolled if kind == "attack"}
        places = sorted({*blanks, *rerolled})
        short = len(places) > FEW
        idle = DiceRows(
            [self._die("attack", die, beside=True, short=short) if die in blanks else None for die in places]
        )
        tab = Box(self._tab("attack"), width=_TAB, height=(44, 60))
        return [
            Row(tab, row, gap=8),
            Space(height=(6, 14)),
            idle,
            Space(height=(0, 24)),
            *self._defence(armed),
        ]

    def _defence(self, armed: Throws | None) -> list[Node | None]:
        """The dice of the defence that are still to be thrown."""
        if armed is None or self.battle.result is not None:
            return []
        side = self.words.texts.section("arcs")[armed.arc]
        note = self.words.notice("defends_next", arc=side, armor=armed.armor, evade=armed.evade)
        more = more_defence_dice(self.snapshot, self.battle, armed.arc)
        if more:
            note = self.words.notice("defends_more", dice=note, more=more)
        high = (44, _LARGEST_DIE)
        dice = Row(
            self._unrolled("armor", armed.armor), self._unrolled("evade", armed.evade), gap=14, height=high
        )
        tab = Box(self._tab("defence"), width=_TAB, height=(44, 60))
        told = Line([(note, TEXT_SOFT)], "count", name="defence dice", height=_CAPTION)
        return [Row(tab, dice, gap=8), told]

    def _unrolled(self, kind: DiceKind, count: int) -> Node | None:
        if not count:
            return None
        dice = UnrolledDice(f"{kind} to come", unrolled(kind, count))
        width = count * (_LARGEST_DIE + 8) - 8
        return Part(dice, width=(width / 5, width), height=(20, _LARGEST_DIE))

    def _die(self, kind: DiceKind, index: int, *, beside: bool = False, short: bool = False) -> TrayDie:
        """A die; one that may be rerolled is named like that move.

        `beside` leaves room for its price, which is `short` among many.
        """
        snapshot, battle, pick = self.snapshot, self.battle, Pick("die", (kind, index))
        may = snapshot.fits(pick)
        (die,) = dice_of(kind, battle.dice[kind][index : index + 1])
        command = partial(snapshot.commands.pick, pick) if may else None
        payer = battle.attacker if kind == "attack" else battle.target
        mark = snapshot.preview.paid_with(snapshot.view.mechs[payer], kind)
        button = TrayDie(kind, index + 1, die, PAID_WITH[kind].id if mark is None else mark.id, command)
        button.free = mark is None
        button.beside = beside and (may or self.roomy)
        button.rerolled = (kind, index) in battle.rerolled
        if may:
            action = Reroll(index, kind)
            odds = self.offers.get(action)
            button.name = str(action)
            button.promise, button.best = (
                self._promise(odds, "promise_short" if short else "promise"),
                action == self.best,
            )
            button.promise_short = self._promise(odds, "promise_short")
            if odds is not None and odds.chance and not (self.settled or odds.crit):
                button.promise_mark = (":structure:",)
            button.hint = self.words.hint(
                "die",
                dice_kind=kind,
                die=index + 1,
                paid="" if mark is None else mark.id,
                promise=self._promise(odds, "promise_hint"),
            )
        button.refusal = partial(snapshot.commands.why_not, pick)
        button.visible = ("dice", kind) not in snapshot.hidden and ("die", kind, index) not in snapshot.hidden
        return button

    def _promise(self, odds: RerollOdds | None, key: str) -> str:
        """What a reroll may bring, in a few words or in a sentence."""
        if odds is None:
            return ""
        if odds.lost:
            return self.words.notice(f"{key}_lost")
        if not odds.chance:
            return self.words.notice(f"{key}_none")
        facts = {"percent": round(100 * odds.chance)}
        if odds.needed == 1:
            return self.words.notice(f"{key}_survives", **facts)
        if odds.needed:
            return self.words.notice(f"{key}_needed", **facts, needed=odds.needed)
        if odds.crit:
            return self.words.notice(f"{key}_crit", **facts)
        if self.settled:
            return self.words.notice(f"{key}_saves", **facts, amount=round(odds.gain))
        return self.words.notice(f"{key}_adds", **facts, amount=f"{odds.gain:.1f}")

    def _mean(self) -> Node | None:
        """The expected damage of these attack dice before the defence is rolled."""
        armed, words = throws_of(self.snapshot, self.battle), self.words
        if not self.battle.dice or armed is None:
            return None
        expected = self.snapshot.preview.expected
        mean = expected(self.count.hits, self.count.crits, armed.armor, armed.evade, armed.more_shields)
        caption = Text(words.notice("if_kept").upper(), "count", "soft")
        told = Text(words.notice("on_average"), "count")
        return _sum([(f"−{mean:.1f}", DANGER), ":structure:"], "bad", caption, told)

    def _if_kept(self) -> Node:
        """The result if the dice are kept."""
        words, count, battle = self.words, self.count, self.battle
        caption = words.notice("if_kept" if battle.result is None else "comes_through").upper()
        if not count.damage:
            return _sum([(words.notice("no_damage"), GOOD)], "good", Text(caption, "count", "soft"))
        before = self.snapshot.structure_before(battle)
        left = max(0, before - count.damage)
        steps: list[Piece] = [(caption, TEXT_SOFT), "  ", (str(before), TEXT_SOFT), ":right:"]
        told: list[Node] = [Line([*steps, (str(left), GOLD)], "figures")]
        if not left:
            told.append(Text(self._destroys(count.damage - before + 1), "count", "bad"))
        elif count.crits:
            key = "crit_one" if count.crits == 1 else "crit_some"
            told.append(Line([":crit:", words.notice(key, count=count.crits)], "count"))
        return _sum([(f"−{count.damage}", DANGER), ":structure:"], "bad", *told)

    def _destroys(self, needed: int) -> str:
        """That the mech is destroyed, and whether rerolls that help could still save it."""
        if not self.offers:
            return self.words.notice("destroys")
        if any(odds.lost for odds in self.offers.values()):
            return self.words.notice("destroys_surely")
        return self.words.notice("destroys_unless", count=needed)


def _sum(pieces: list[Piece], tone: str, *told: Node) -> Node:
    """What it comes to, large, with what that means beside it."""
    inside = Row(Line(pieces, "result", "if kept"), Column(*told, justify="center", grow=1), gap=14)
    return Box(inside, pad=(12, 3), ground=Ground("sum", tone), height=_TOTAL)


def count_up(catalogue: Catalogue, battle: Battle) -> Count:
    """The result of an attack with the dice as they are."""
    faces = catalogue.faces
    shown = {kind: [faces[kind][result - 1] for result in battle.dice.get(kind, ())] for kind in faces}
    return count_dice(shown["attack"], shown["armor"], shown["evade"])
