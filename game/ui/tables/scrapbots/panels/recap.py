"""What the other's turn brought, for the recap: the steps on the belt, and what changed in the well."""

from typing import Any

from game.engine.seats import opponent
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Column, Fits, Node, Space
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.recap_rows import scrolled
from game.ui.tables.scrapbots.asking import LanesAsking
from game.ui.tables.scrapbots.panels.belt import StepCard
from game.ui.tables.scrapbots.panels.lane_row import LaneRow
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.recap_scene import RecapStep
from game.words.scrapbots.belt import belt_lines, belt_title, did_something, is_attack
from game.words.scrapbots.changes import changes, lanes_now
from game.words.scrapbots.recap import Step, last_turn, step_text, turns


def recap_steps(scene: LanesAsking) -> list[RecapStep]:
    """The other's last turn, if it was more than its end."""
    sitting, words = scene.sitting, scene.words
    seat, base, events = sitting.viewer, sitting.shown, sitting.unseen()
    turn = last_turn(turns(events, scene.health), opponent(seat)) if seat is not None else None
    if turn is None or not did_something(turn.steps):
        return []
    firsts = [step.first for step in turn.steps]
    after = next((n for n in range(firsts[-1], len(events)) if events[n].kind == "turn"), len(events))
    found = []
    for step, first, last in zip(turn.steps, firsts, [*firsts[1:], after], strict=True):
        face = scene.book.face(step.cards[0]) if step.cards else None
        title = belt_title(words, step, _activated_on(scene, step, base + first))
        card = StepCard(title, tuple(belt_lines(words, step)), face, "deck")
        found.append(RecapStep(card, step_text(words, step), base + first, base + last, is_attack(step)))
    return found


def _activated_on(scene: LanesAsking, step: Step, place: int) -> str:
    """The Scrapbot that a Component was activated on."""
    if step.kind != "activate":
        return ""
    view: Any = scene.session.match.moments[place].view(scene.sitting.viewer)
    bot = view.players[step.seat].lanes[step.lane]
    return bot.card if bot is not None else ""


def recap_well(scene: LanesAsking, gallery: Gallery) -> Node:
    """What changed for the viewer, then the lanes as they are now."""
    recap, words, book = scene.recap, scene.words, scene.book
    assert recap is not None
    seat, other = scene.bottom, opponent(scene.bottom)
    after: Any = scene.session.match.view(seat)
    known = turns(scene.sitting.match.events[: recap.steps[-1].last], scene.health)
    turn = last_turn(known, other)
    found = changes(words, seat, recap.before, after, turn.steps if turn is not None else ())
    changed: list[Node] = []
    for number, change in enumerate(found, start=1):
        face = book.face(change.card) if change.card else None
        row = StepRow(gallery, 0, change.seat, change.text, face, "wound", tone=change.tone)
        row.name = f"change {number}"
        changed.append(Part(row))
    # The lanes are seen on the table too: they give way to what has changed.
    return Fits(Column(*changed, Space(grow=1), *_lanes(scene, after), gap=4), scrolled(changed, "changes"))


def _lanes(scene: LanesAsking, view: Any) -> list[Node]:
    words, book, seat = scene.words, scene.book, scene.bottom
    rows: list[Node] = [Text(words.texts.say("changes", "lanes"), "well head", height=22)]
    for number, lane in enumerate(lanes_now(words, seat, view), start=1):
        own, theirs = (book.face(card) if card else None for card in (lane.own, lane.other))
        row = LaneRow(number, (seat, opponent(seat)), (own, theirs), lane.text, lane.tone)
        rows.append(Part(row, height=37))
    return rows
