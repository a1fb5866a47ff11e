"""The table of a simple game: one tree of buttons on the stage, and what every table has."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.engine.refusals import Pick
from game.engine.seats import Seat
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command, Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Node
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.materials.steel import WELL
from game.ui.paint.palette import Color
from game.ui.scene import Scene
from game.ui.tables.books import CardBook
from game.ui.tables.chooser import Anatomy
from game.ui.tables.frame import Frame, make_frame
from game.ui.tables.game_ui import TableUI
from game.ui.tables.session.handover import Handover
from game.ui.tables.session.outcome import Count, Ending, Role
from game.ui.tables.session.session import Session
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.scene import GameSetupScene
from game.ui.tables.shows.shows import Shows
from game.ui.tables.table_board import TableBoard
from game.ui.tables.table_scene import TableScene
from game.words.messages import Messages, shipped_messages
from game.words.plain_words import PlainWords

_PLACE = "dusk"
"""The place of duels that set-up and result are in."""


@dataclass(frozen=True, slots=True)
class _Places:
    frame: Frame


class PlainBoard(TableBoard["PlainTable"]):
    """The stage with the game's tree on it, and the console."""

    def __init__(self, scene: "PlainTable") -> None:
        super().__init__(scene)
        self._host = Host()

    def arrange(self, area: Area) -> None:
        self.area = area
        self.places = _Places(make_frame(area, self.scene.enlarged))
        self.console.arrange(self.places.frame.console)
        self.rebuild()

    def make_widgets(self) -> list[Widget]:
        stage = self.places.frame.stage
        return self._host.lay(self.scene.tree(), stage.inset(24, 24).rect, stage.scale)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(WELL[0])
        self.scene.form.draw(surface)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [*self.stage.draw(surface), *self.draw_tip(surface)]


class PlainTable(TableScene):
    """Base of a simple game's table: `tree` says what lies on it."""

    board: PlainBoard
    words: PlainWords

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context, session)
        rules = session.match.rules
        self.anatomy = Anatomy(rules.parts, frozenset({"action"}))
        self.words = PlainWords(shipped_messages(rules.id), session.names)
        self.book = no_cards()
        self.board = PlainBoard(self)

    @abstractmethod
    def tree(self) -> Node:
        """What lies on the table, from the view and what is asked."""

    def action_button(self, action: str, text: str) -> Node:
        """A button for an action; it says why where that is none now."""
        button = Button(text, lambda: self.pick(Pick("action", action)), size=60)
        button.name = action
        seat = self.asked.seat if self.asked is not None else self.bottom
        refusal = self.refusal(Pick("action", action), seat)
        button.enable(not refusal, refusal)
        return Part(button, height=(60, 200))

    def prompt_text(self) -> str:
        return self.words.prompt(self.asked) if self.asked is not None else ""

    def answer_button(self, answer: Pick) -> Button:
        return Button(self.words.action(answer.value), self.picking(answer))


class _PlainPart(SetupPart):
    stage = _PLACE

    @property
    def title(self) -> str:
        return self.texts.say("game", "name")


def plain_setup(context: Context, game: str) -> Scene:
    """A set-up that asks who plays, and for the game's options."""

    def make_part(
        gallery: Gallery, texts: Messages, changed: Command, values: Mapping[str, str]
    ) -> SetupPart:
        return _PlainPart(gallery, texts, changed)

    return GameSetupScene(context, game, make_part)


def no_cards() -> CardBook:
    """The book of a game without cards."""

    def face(card: str) -> CardFace:
        raise KeyError(card)

    return CardBook(face, lambda card: (), {})


def _nobody(*_: Any) -> Drawn:
    """A game without figures shows none."""
    return pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0)


def _figure(seat: Seat, scale: float, role: Role, light: Color, left: bool) -> Drawn:
    return _nobody()


def plain_ending(session: Session) -> Ending:
    """How the match ended, without numbers of its own."""
    outcome = session.match.outcome
    assert outcome is not None
    words = PlainWords(shipped_messages(session.match.rules.id), session.names)
    counts: Sequence[Count] = ()
    return Ending(outcome.winner, words.reason(outcome.winner, outcome.reason), counts, _PLACE, _figure)


def plain_handover(session: Session, seat: Seat) -> Handover:
    """The curtain says where the game is, and asks the other one to look away."""
    registered = session.game_ui
    title = registered.progress_text(registered.progress(session.match)).capitalize()
    other = session.names[1 - seat]
    return Handover(title, registered.messages.say("curtain", "look_away", name=other), (), _nobody)


def plain_table(scene: type[PlainTable], shows: Shows) -> TableUI:
    """The record of a table that is nothing but its tree."""
    return TableUI(scene=scene, shows=shows, ending=plain_ending, handover=plain_handover)
