"""The dice of an attack: successes in a row, what cancels each below it, and what comes through at the foot.

Dice keep the numbers of their throw, so that a die is the same one in the tray, in the log and in a move.
"""

from collections.abc import Sequence
from functools import partial

from game.engine.refusals import Pick
from game.rules.command_core.actions import DiceKind, Reroll
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.combat import PAID_WITH
from game.rules.command_core.pairs import Count, DieName, Pair, count_dice
from game.ui.kit.pieces import Piece, Words
from game.ui.layout.leaves import Line, Part, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Shown, Space, Stack
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEXT, TEXT_SOFT, Color
from game.ui.tables.command_core.panels.dice_rows import FEW, GAP, IN_ROW, MORE, DiceRows
from game.ui.tables.command_core.panels.fighting import fighters
from game.ui.tables.command_core.panels.parts import heading
from game.ui.tables.command_core.panels.reroll_odds import (
    RerollOdds,
    Throws,
    best_of,
    offered,
    throws_of,
)
from game.ui.tables.command_core.panels.tray_die import PairLine, TrayDie, UnrolledDice
from game.ui.tables.command_core.progress import Battle
from game.ui.tables.command_core.shows.throws import dice_of, unrolled
from game.ui.tables.command_core.snapshot import Snapshot

_CAPTION, _TOTAL = 22, 36
_LARGEST_DIE, _LEAST_DIE, _ASIDE = 56, 34, 34
TRAY_DICE = (_LARGEST_DIE, _ASIDE, IN_ROW)
"""Units of a die in a column, of a blank beside the columns, and of a die in a row."""
_COLUMN, _LINK, _RESULT = (32, 80), 26, 26
"""Units of a column of dice, of the line between two, and of the words at its foot."""
_IN_COLUMN = _LEAST_DIE, _LARGEST_DIE
_SHAFT = 2 * _LINK + _LARGEST_DIE
_COLUMNS_HIGH = (2 * _LEAST_DIE + _LINK + _RESULT + GAP, 2 * (_LARGEST_DIE + _LINK) + _RESULT + GAP)
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
    roles = {battle.attacker: "role_attacks", battle.target: "role_defends"}
    head = heading(snapshot, "combat", words.notice("fires", **facts))
    tray = Box(_Tray(snapshot, battle).tree(), pad=(12, 8), ground=Ground("tray"), grow=1)
    # Where letters are large what the mechs carry gives way: the weapon that is fired is named above.
    mechs = fighters(snapshot, roles, fires=battle.weapon, short=snapshot.large)
    whole = Column(head, mechs, tray, gap=6)
    # Then the mechs, which stand in the order as well, before dice of two rows become small.
    return Fits(whole, Column(head, tray, gap=6)) if snapshot.large else whole


class _Tray:
    """One attack, from above to below."""

    def __init__(self, snapshot: Snapshot, battle: Battle) -> None:
        self.snapshot, self.battle, self.words = snapshot, battle, snapshot.words
        self.count = count_up(snapshot.catalogue, battle)
        self.pairs = self.count.pairs
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
        said = self.words.notice("attack_kept" if self.settled else "attack_dice", count=len(thrown))
        total = self._if_kept() if self.settled else self._mean()
        # What the dice come to is not told before they lie still.
        told = total is not None and not self.snapshot.tumbling
        return Column(
            self._caption("attack", _ATTACK, said if thrown else ""),
            *(self._settled(blanks) if self.settled else self._first_throw(blanks, len(thrown))),
            Space(grow=1, height=(4, 8)),
            total if told else Space(height=_TOTAL),
        )

    def _caption(self, key: str, color: Color, note: str) -> Node:
        pieces: list[Piece] = [(self.words.panel(key).upper(), color), (note, TEXT_SOFT)]
        return Line(pieces, "count", name=f"{key} dice", height=_CAPTION)

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
        thrown: Node = Row(*map(self._column, self.pairs), Space(grow=1), *piles, gap=6)
        side = self.words.texts.section("arcs")[battle.arc] if battle.arc else ""
        if not self.pairs:
            thrown = Stack(Box(self._no_hits(), align="start", justify="start"), thrown)
        return [
            Box(thrown, height=_COLUMNS_HIGH),
            Space(height=6),
            Box(ground=Ground("rule", "dark"), height=1.5),
            Space(height=4),
            self._caption("defence", _DEFENCE, self.words.notice("defence_dice", arc=side)),
            DiceRows(idle),
        ]

    def _column(self, pair: Pair) -> Node:
        """An attack die above the die that cancels it, or above what it does. All columns give way alike."""
        die, still = self._die("attack", pair.die), not self.snapshot.tumbling
        line = PairLine(f"line {die.number}", cancelled=pair.by is not None)
        if pair.by is None:
            high = _LINK + _LEAST_DIE, _LINK + _LARGEST_DIE
            shaft = Part(line, width=_IN_COLUMN, height=high, grow=1, most=_SHAFT)
            below: list[Node] = [Shown(shaft, when=still)]
        else:
            by = self._die(*pair.by)
            by.pale = die.pale = still
            link = Part(line, width=_IN_COLUMN, height=_LINK, grow=1, most=2 * _LINK)
            below = [Shown(link, when=still), Part(by, aspect=1, width=_IN_COLUMN)]
        told = Box(Fits(*map(Part, self._pair_words(pair))), width=(20, 62), height=_RESULT)
        rows = [Part(die, aspect=1, width=_IN_COLUMN), *below, Space(height=GAP), Shown(told, when=still)]
        return Column(*rows, align="center", width=_COLUMN)

    def _pair_words(self, pair: Pair) -> list[Words]:
        """What becomes of an attack die, in a few words and in an icon."""
        name = f"pair words {pair.die + 1}"
        if pair.by is None:
            mark: Piece = ":crit:" if pair.crit else ":structure:"
            short: Piece = mark if pair.crit else "−1"
            return [Words(name, parts, 16, tone=_HURT, center=True) for parts in (["−1", mark], [short])]
        texts = self.words.notice("cancelled"), ":cross:"
        return [Words(name, [(text, TEXT_SOFT)], 13, "label", center=True) for text in texts]

    def _first_throw(self, blanks: Sequence[int], thrown: int) -> list[Node | None]:
        """Attack dice that may be rerolled; the dice of the defence are still to be thrown."""
        armed = throws_of(self.snapshot, self.battle)
        firm = [
            Part(self._die("attack", pair.die), aspect=1, width=(20, _LARGEST_DIE)) for pair in self.pairs
        ]
        row = Row(*firm, gap=10, height=_LARGEST_DIE)
        if not thrown:
            row = Row(self._unrolled("attack", armed.attack if armed else 0), height=_LARGEST_DIE)
        elif not firm:
            row = Row(self._no_hits(), height=_LARGEST_DIE)
        rerolled = {die for kind, die in self.battle.rerolled if kind == "attack"}
        places = sorted({*blanks, *rerolled})
        short = len(places) > FEW
        idle = DiceRows(
            [self._die("attack", die, beside=True, short=short) if die in blanks else None for die in places]
        )
        return [row, Space(height=(8, 32)), idle, Space(height=(0, 24)), *self._defence(armed)]

    def _defence(self, armed: Throws | None) -> list[Node | None]:
        """The dice of the defence that are still to be thrown."""
        if armed is None or self.battle.result is not None:
            return []
        side = self.words.texts.section("arcs")[armed.arc]
        note = self.words.notice("defends_next", arc=side, armor=armed.armor, evade=armed.evade)
        dice = Row(self._unrolled("armor", armed.armor), self._unrolled("evade", armed.evade), gap=14)
        return [self._caption("defence", _DEFENCE, note), Box(dice, height=IN_ROW)]

    def _unrolled(self, kind: DiceKind, count: int) -> Node | None:
        if not count:
            return None
        width = count * (IN_ROW + 6) - 6
        dice = UnrolledDice(f"{kind} to come", unrolled(kind, count))
        return Part(dice, width=(width / 2, width), height=IN_ROW)

    def _die(self, kind: DiceKind, index: int, *, beside: bool = False, short: bool = False) -> TrayDie:
        """A die; one that may be rerolled is named like that move.

        `beside` leaves room for its price, which is `short` among many.
        """
        snapshot, battle, pick = self.snapshot, self.battle, Pick("die", (kind, index))
        may = snapshot.fits(pick)
        (die,) = dice_of(kind, battle.dice[kind][index : index + 1])
        command = partial(snapshot.commands.pick, pick) if may else None
        button = TrayDie(kind, index + 1, die, PAID_WITH[kind].id, command)
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
            button.hint = self.words.hint(
                "die", dice_kind=kind, die=index + 1, promise=self._promise(odds, "promise_hint")
            )
        button.refusal = partial(snapshot.commands.why_not, pick)
        button.visible = ("dice", kind) not in snapshot.hidden and ("die", kind, index) not in snapshot.hidden
        return button

    def _promise(self, odds: RerollOdds | None, key: str) -> str:
        """What a reroll may bring, in a few words or in a sentence."""
        if odds is None:
            return ""
        if not odds.chance:
            return self.words.notice(f"{key}_none")
        facts = {"chance": odds.chance.numerator, "of": odds.chance.denominator}
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
        mean = self.snapshot.preview.expected(self.count.hits, self.count.crits, armed.armor, armed.evade)
        pieces: list[Piece] = [(words.notice("if_kept").upper(), TEXT_SOFT), (f"−{mean:.1f}", DANGER)]
        pieces += [":structure:", (words.notice("on_average"), TEXT)]
        return Line(pieces, "name", "if kept", "bad", height=_TOTAL)

    def _if_kept(self) -> Node:
        """The result if the dice are kept."""
        words, count, battle = self.words, self.count, self.battle
        caption = words.notice("if_kept" if battle.result is None else "comes_through").upper()
        pieces: list[Piece] = [(caption, TEXT_SOFT)]
        if not count.damage:
            pieces.append((words.notice("no_damage"), GOOD))
            return Line(pieces, "title", "if kept", "good", height=_TOTAL)
        before = self.snapshot.structure_before(battle)
        left = max(0, before - count.damage)
        pieces += [(f"−{count.damage}", DANGER), ":structure:", (str(before), TEXT_SOFT), ":right:"]
        pieces.append((str(left), GOLD))
        if not left:
            pieces.append((words.notice("destroys"), DANGER))
        elif count.crits:
            key = "crit_one" if count.crits == 1 else "crit_some"
            pieces += [":crit:", (words.notice(key, count=count.crits), TEXT)]
        return Line(pieces, "title", "if kept", "bad", height=_TOTAL)


def count_up(catalogue: Catalogue, battle: Battle) -> Count:
    """The result of an attack with the dice as they are."""
    faces = catalogue.faces
    shown = {kind: [faces[kind][result - 1] for result in battle.dice.get(kind, ())] for kind in faces}
    return count_dice(shown["attack"], shown["armor"], shown["evade"])
