"""What the board table shows now, as its panels and the shows of its events ask about it."""

from typing import TYPE_CHECKING, Any

import pygame

from game.engine.seats import Seat
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.board import Board as RulesBoard
from game.rules.command_core.deltas import Executed, slot_deltas
from game.rules.command_core.view import BoardView, MechView
from game.ui.paint.tokens import portrait
from game.ui.tables.command_core.panels.tray_die import TrayDie
from game.ui.tables.command_core.places import Places
from game.ui.tables.command_core.progress import Battle, Run
from game.ui.tables.table_board import TableBoard
from game.words.command_core.table_text import PHASES

if TYPE_CHECKING:
    from game.ui.tables.command_core.table import BoardScene


class ShownBoard(TableBoard["BoardScene"]):
    """`runs` are the programs of this execution, `battle` is the attack; `script` are the symbols
    that the running mech has yet to carry out.
    """

    places: Places

    def __init__(self, scene: "BoardScene") -> None:
        super().__init__(scene)
        self.catalogue = scene.catalogue
        self.script: list[str] = []
        self.runs: list[Run] = []
        self.battle: Battle | None = None

    @property
    def run(self) -> Run | None:
        """The program that runs, or ran last."""
        return self.runs[-1] if self.runs else None

    @property
    def tumbling(self) -> bool:
        """Whether dice are still on their way."""
        return any(isinstance(one, tuple) and one[0] in ("dice", "die") for one in self.stage.hidden)

    @property
    def view(self) -> BoardView:
        view: BoardView = self.scene.view
        return view

    @property
    def map(self) -> RulesBoard:
        """The map as the rules see it."""
        return self.catalogue.board(self.view.map)

    @property
    def hexagon(self) -> bool:
        return self.map.topology.id == "hex"

    @property
    def asked_seat(self) -> Seat:
        """Who is asked, else who sits on the near side."""
        return self.scene.asked.seat if self.scene.asked is not None else self.bottom

    @property
    def at_rest_after(self) -> bool:
        """Whether the game is over and its end has been shown; dice that ended it stay in sight."""
        return self.scene.over and not self.scene.playing and self.battle is None

    @property
    def phase_shown(self) -> str:
        """The phase of the bar's chips; "" while mechs are placed, and once all is over."""
        if self.at_rest_after:
            return ""
        if self.scene.playing and self.scene.playback.symbol == "flux" and self._last_event == "clean_up":
            return "cleanup"
        return self.view.phase if self.view.phase in PHASES else ""

    @property
    def _last_event(self) -> str:
        log = self.scene.sitting.log_from("clean_up", 1)
        return log[0].kind if len(log) == 1 else ""

    @property
    def holding(self) -> int | None:
        """The mech of which it is being shown that it does not attack."""
        log = self.scene.sitting.log_from("hold", 1) if self.scene.playing else ()
        return int(log[0].facts["mech"]) if len(log) == 1 and log[0].kind == "hold" else None

    @property
    def attacking(self) -> int | None:
        """The mech whose attack is going on or being shown, else the one that attacks next."""
        view, battle = self.view, self.battle
        if self.holding is not None:
            return self.holding
        if battle is not None and (view.attack is not None or view.crit is not None or self.scene.playing):
            return battle.attacker
        return view.next_attacker

    @property
    def upcoming_attacker(self) -> int | None:
        """The mech that attacks after that."""
        return next((number for number in self.view.attack_order if number != self.attacking), None)

    def next_attacker(self) -> int | None:
        """The mech whose turn to attack it is."""
        return self.view.next_attacker

    def counted(self, run: Run) -> tuple[dict[int, int], dict[int, int]]:
        """What the cards of a running program count so far, and the combos among them."""
        executed = []
        for slot in run.begun:
            placed = run.program[slot]
            assert placed is not None
            completed = not (run.stopped and slot == run.begun[-1])
            executed.append(Executed(slot, self.catalogue.half(placed), completed))
        return slot_deltas(executed)

    def mech_picture(self, number: int, size: int) -> pygame.Surface:
        """A mech as it stands on a plate."""
        mech = self.view.mechs[number]
        return portrait(mech.chassis, mech.seat, size, near=mech.seat == self.bottom)[0]

    def before_delta(self, run: Run) -> MechView:
        """The mech of a program before its delta was settled."""
        match = self.scene.session.match
        for place in range(self.scene.sitting.shown - 1, -1, -1):
            event = match.events[place]
            if event.kind == "delta" and event.facts["mech"] == run.mech:
                view: Any = match.moments[place].view(self.scene.sitting.viewer)
                mech: MechView = view.mechs[run.mech]
                return mech
        return self.view.mechs[run.mech]

    def structure_before(self, battle: Battle) -> int:
        """The target's structure before an attack does what it does."""
        mech = self.view.mechs[battle.target]
        shown = self.scene.session.match.events[: self.scene.sitting.shown]
        start = max((place for place, event in enumerate(shown) if event.kind == "attack"), default=0)
        hits = [
            (place, event)
            for place, event in enumerate(shown)
            if event.kind == "damage" and event.facts["mech"] == battle.target
        ]
        amount = sum(int(event.facts["amount"]) for place, event in hits if place > start)
        if mech.structure or not amount:
            return mech.structure + amount
        # More may have come through than it had.
        earlier = [int(event.facts["structure"]) for place, event in hits if place < start]
        whole = self.scene.library.chassis[mech.chassis].structure
        return min(amount, earlier[-1] if earlier else whole)

    def may_flip(self, slot: int) -> bool:
        """Whether the directive in a slot of the planner can be turned."""
        plans = self.scene.plans
        card = plans.plan.slots[slot] if plans is not None else None
        return (
            card is not None
            and plans is not None
            and plans.plan.may_change(slot)
            and self.catalogue.split[card]
        )

    # Where things are, for what is shown over the table

    def mech_plate(self, number: int) -> pygame.Rect:
        """A mech's plate beside the board."""
        widget = self.scene.form.named(f"mech {number + 1}")
        return widget.rect if widget is not None else self.places.ladder.rect

    def slot_place(self, number: int, slot: int) -> pygame.Rect | None:
        """Where a card of a revealed program lies, if it is in sight."""
        widget = self.scene.form.named(f"slot {slot + 1}")
        shown = self.run is not None and self.run.mech == number
        return widget.rect.copy() if widget is not None and shown else None

    def die_place(self, kind: DiceKind, index: int) -> pygame.Rect | None:
        """Where a die of the attack lies, if it is in sight."""
        dice = [one for one in self.scene.form.widgets if isinstance(one, TrayDie)]
        return next((one.die_rect for one in dice if (one.kind, one.number) == (kind, index + 1)), None)

    def crit_place(self, index: int) -> pygame.Rect | None:
        """Where a card that a crit has revealed lies, if it is in sight."""
        found = [one for one in self.scene.form.widgets if one.name.startswith(f"crit {index + 1} ")]
        return found[0].rect.copy() if found else None

    def settle(self) -> None:
        self.script = []
