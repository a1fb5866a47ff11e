"""What the console says beside the lanes: whose turn it is, what was done in it, what the hand pays for."""

from collections.abc import Sequence

import pygame

from game.engine.seats import SEATS, opponent
from game.ui.kit.buttons import Button
from game.ui.layout.nodes import Column, Fits, Node, Space, known_as
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.scrapbots.lane_table import LaneTable
from game.ui.tables.scrapbots.panels.reach import in_reach, reach_node, threat_row
from game.ui.tables.scrapbots.panels.recap import recap_well
from game.ui.tables.scrapbots.panels.well import heading, well
from game.words.scrapbots.explain import card_notes
from game.words.scrapbots.recap import Step, Turn

_SIDES, TIP_ROW = 36, "tip row"
"""Units beside what stands in the well, both together; and the name of the place of a tip there."""
_FOLDING = 3
"""Variants of the well, the last ones, that fold as many steps as they have no room for."""
_BELOW_THE_HEADING = 4
"""Units between the heading and a card that is looked at."""


class LaneConsole(LaneTable):
    """The part of the table that answers the console; `turns` are the latest ones."""

    turns: Sequence[Turn]

    @property
    def spare_room(self) -> pygame.Rect | None:
        """The heading stays over what is looked at: whose turn it is does not change."""
        room = super().spare_room
        if room is None:
            return None
        foot = max(
            (one.bottom + self.area.unit(_BELOW_THE_HEADING) for one in self.console.heading), default=0
        )
        top = max(room.top, foot)
        return pygame.Rect(room.left, top, room.width, room.bottom - top)

    def well_heading(self) -> tuple[str, str]:
        if self.scene.recap is not None:
            say = self.scene.words.texts.say
            return say("changes", "heading"), say("changes", "note")
        words, now = self.scene.words, self._now()
        if now is not None:
            lane = words.texts.say("recap", "lane", lane=now.lane + 1).lower()
            return words.card(now.cards[0]).upper(), lane
        return heading(words, self.view, self.turns, self.bottom)

    def well(self) -> Node:
        scene = self.scene
        if scene.recap is not None:
            return recap_well(scene, self.gallery)
        told = self.gallery, scene.book, scene.words, self.turns, self.bottom, self._now()
        variants = self._with_threat(well(*told, first=scene.first_turn, reach=self._reach()))
        # With large type in a small window the answers may leave no room at all.
        return Fits(*self._with_tip(variants), Space())

    def _with_threat(self, variants: list[Node]) -> list[Node]:
        """Below all else, in one's own turn, what the other side can deal in its next one."""
        scene, view, other = self.scene, self.view, opponent(self.bottom)
        asked = view.active == self.bottom and view.outcome is None and not scene.guide.active
        wounds = scene.next_wounds(other) if asked else 0
        if not wounds:
            return variants
        row = threat_row(scene.words, scene.words.names[other], wounds)
        told = [Column(one, Space(grow=1), row, gap=2) for one in variants]
        if self.places.large:
            # What was done weighs more than what may come, where there is not room for both; the last
            # variants would fold it to make room.
            paired = [one for pair in zip(told, variants, strict=True) for one in pair]
            folding = told[-_FOLDING:] if self.turns[:-1] else []
            return [one for one in paired if one not in folding]
        return [*told, *variants]

    def _with_tip(self, variants: list[Node]) -> list[Node]:
        """A row of its own for a tip below all else: unfolded where there is room for it."""
        note = self.wanted_note()
        if note is None:
            return variants
        area = self.places.frame.console
        width = area.rect.width - round(_SIDES * area.scale)

        def row(*, folded: bool) -> Node:
            high = note.height_in(width, area.scale, folded=folded) / area.scale
            return known_as(TIP_ROW, Space(height=high))

        def both(one: Node, *, folded: bool) -> Node:
            return Column(one, Space(grow=1), row(folded=folded), gap=6)

        whole, *less = variants
        # Before the other side has had a turn the words of a tip say more than what they take the room of.
        open_first = [both(one, folded=False) for one in less[:1]] if len(self.turns) < len(SEATS) else []
        roomy = [both(whole, folded=False), both(whole, folded=True), *open_first]
        return [*roomy, *[both(one, folded=True) for one in less]]

    @property
    def tip_row(self) -> pygame.Rect | None:
        """The row that the well has for a tip."""
        named = (one.rect for one in self.console.host.leaves if one.name == TIP_ROW)
        return next((one for one in named if one.height), None)

    def _reach(self) -> Node | None:
        """What the hand can pay for, now or in the next turn; None without one, and at the end."""
        scene, hand = self.scene, self.view.players[self.bottom].hand
        if not hand or self.view.outcome is not None:
            return None
        return reach_node(scene.book, scene.words, in_reach(scene.words, self.view, self.bottom))

    def _now(self) -> Step | None:
        """The attack that is being shown."""
        if self.strike is None or not self.scene.playing or not self.turns or not self.turns[-1].steps:
            return None
        step = self.turns[-1].steps[-1]
        return step if step.kind in ("attack", "activate") else None

    def answers_note(self) -> str:
        """The keys that hurry a show, in words: their buttons are small."""
        long = self.scene.playing and self.scene.long_show
        return self.scene.words.notice("showing") if long else ""

    def bay_button(self) -> Button | None:
        return self.scene.bay_button()

    def bay_note(self) -> str:
        return self.scene.bay_note()

    def closer_notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        words = self.scene.words
        card = words.cards_of.cards[face.key.rpartition(":")[2]]
        # Words are what a newcomer looks for; numbers give way first.
        return [*self.scene.book.notes(face), *card_notes(card, words.texts)]
