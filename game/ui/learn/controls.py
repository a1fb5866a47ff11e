"""What a lesson puts on a table beside the table's own controls: answers, tools, where one stands, hints."""

from typing import TYPE_CHECKING

import pygame

from game.lessons.library import path_of
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.learn.hint_row import HintRow
from game.ui.learn.standing import LessonBar, LessonPlate, Standing
from game.ui.tables.game_ui import game_ui
from game.ui.tables.overlays.menu import Tool

if TYPE_CHECKING:
    from game.ui.learn.guide import LessonGuide

_HEAD, _PLATE, _LOW_PLATE, _SKIP = 14, 146, 104, 62
"""Units: the gap below the lesson's plate, its height, that of a low one, and the width of its button."""
_GAP = 7
"""Units between hints."""
_ROOMY = 600
"""Units of a console below its tools, with fewer of which the plate is low."""


def buttons(guide: "LessonGuide") -> list[Button]:
    """What can be answered to Rivet."""
    run = guide.run
    if run.mistake is not None:
        again = Button(
            guide.say("try_again"),
            guide.try_again,
            primary=True,
            symbol="rewind",
            key_name="Enter",
            size=24,
        )
        on = Button(guide.say("play_on"), guide.play_on, symbol="play", key_name="C", size=18)
        return [again] if run.match.outcome is not None else [again, on]
    if run.finished and not run.off_script:
        if run.lesson.puzzle:
            return [Button(guide.say("to_learn"), guide.leave, primary=True, key_name="Enter", size=24)]
        words = guide.say("next_lesson" if guide.next_lesson else "play_match")
        ahead = Button(words, guide.follow, primary=True, key_name="Enter", size=24)
        return [ahead, Button(guide.say("to_learn"), guide.leave, size=18)]
    if run.off_script:
        return [Button(guide.say("back_to_step"), guide.try_again, primary=True, key_name="Enter", size=22)]
    return [Button(guide.say("go_on"), guide.go_on, primary=True, key_name="Enter", size=24)]


def tools(guide: "LessonGuide") -> list[Tool]:
    """One step back, hints where no console shows them, and the way out."""
    found = [
        Tool(guide.say("step_back"), guide.table.undo, "undo", "U", guide.say("step_back_hint")),
        Tool(guide.say("leave"), guide.leave, "door", "Esc", guide.say("leave_hint")),
    ]
    if not guide.column:
        found.insert(
            1, Tool(guide.say("hint_tool"), guide.next_hint, "hint", "H", guide.say("hint_tool_hint"))
        )
    return found


def standing(guide: "LessonGuide") -> Standing:
    """Where the learner stands."""
    run, lesson = guide.run, guide.run.lesson
    path = path_of(lesson.game)
    heading = guide.say("lesson_of", number=lesson.order, count=max(len(path), lesson.order))
    count = len(lesson.steps)
    return Standing(
        guide.say("puzzle") if lesson.puzzle else heading,
        game_ui(lesson.game).name,
        lesson.title,
        lesson.line,
        guide.say("step_of", number=min(run.index + 1, count), count=count),
        count,
        run.index,
        run.stars,
        guide.say("stars"),
    )


def head(guide: "LessonGuide", room: Area) -> list[Widget]:
    """The plate at the head of a console."""
    lesson = guide.run.lesson
    skips = bool(guide.next_lesson) and not guide.run.finished
    hint = guide.say("hint", title=lesson.title, line=lesson.line)
    plate = LessonPlate(standing(guide), hint, _SKIP if skips else 0)
    area = room.top(_PLATE if room.rect.height >= room.unit(_ROOMY) else _LOW_PLATE, _HEAD)
    plate.place(area.rect, area.scale)
    if not skips:
        return [plate]
    skip = Button(guide.say("skip"), guide.follow, key_name="K", size=13, hint=guide.say("skip_hint"))
    corner = pygame.Rect(0, 0, area.unit(_SKIP), area.unit(22))
    corner.topright = area.rect.right - area.unit(8), area.rect.top + area.unit(30)
    skip.place(corner, area.scale)
    return [plate, skip]


def bar(guide: "LessonGuide", room: Area) -> list[Widget]:
    """The plate in the bar of a table without a console."""
    lesson = guide.run.lesson
    plate = LessonBar(standing(guide), guide.say("hint", title=lesson.title, line=lesson.line))
    plate.place(room.rect, room.scale)
    return [plate]


def hint_rows(guide: "LessonGuide", room: Area) -> list[Widget]:
    """The three hints in a console's well."""
    step, opened = guide.run.step, guide.run.hints
    assert step is not None
    rows: list[HintRow] = []
    texts = (("nudge", step.nudge), ("why", step.why), ("show", ""))
    for number, (key, text) in enumerate(texts):
        shown = text if number < opened else ""
        command = guide.next_hint if number == opened else None
        note = guide.say("show_note" if guide.run.lesson.puzzle else f"{key}_note")
        rows.append(HintRow(guide.say(key), shown, note, command))
    wide, space = room.rect.width / room.scale, room.rect.height / room.scale + _GAP
    # Where there is little room, what can be opened next comes before what was read.
    while rows and sum(row.high(wide, room.scale) + _GAP for row in rows) > space:
        rows.pop(0 if rows[0].open else -1)
    for row in rows:
        row.place(room.top(row.high(wide, room.scale), _GAP).rect, room.scale)
    return [*rows]
