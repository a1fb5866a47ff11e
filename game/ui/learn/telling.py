"""What Rivet says at a moment of a lesson, what is lit meanwhile, and how both are drawn over the table."""

from collections.abc import Sequence

import pygame

from game.engine.rules import Action
from game.lessons.lesson import Aside
from game.lessons.run import MOST_STARS, LessonRun
from game.lessons.trial import would_pass
from game.ui.kit.widget import Widget
from game.ui.learn.hints import hint_name
from game.ui.learn.lighting import Lighting
from game.ui.learn.page import MistakePage
from game.ui.learn.speech import Speech, speak
from game.ui.paint.materials.stars import star
from game.ui.tables.table_scene import TableScene
from game.words.messages import SHARED, shipped_messages

GOAL = "goal "
"""How the names of places begin that are marked as long as the step lasts, also while a show runs."""
_LARGEST = 1.25
"""So many times larger than the table what is said may be."""
_PRAISES = 3
"""So many ways to say that a step was passed."""
_BEAT = 72
"""Units: how large the word between two steps is."""
_STAR = 80
"""Units: how large the stars of a finished lesson are."""


class Telling:
    """The part of a guide that is drawn; it is laid out anew with the table's controls."""

    def __init__(self, table: TableScene, run: LessonRun) -> None:
        self.table = table
        self.run = run
        self.page = MistakePage(table, run)
        self.lighting = Lighting(table)
        self._tried: tuple[int, int, tuple[str, ...]] = -1, 0, ()
        """The choices that were tried last: the step, how many had been made, and what was to follow."""
        self._passes: bool | None = None
        self._laid_out: tuple[()] | tuple[Speech | None] = ()
        self._told = -1
        """The step before which a word was said over the table."""

    def beat(self) -> None:
        """A word over the table between one step and the next, so that neither seems to jump."""
        run, step, before = self.run, self.run.step, self._told
        self._told = run.index
        anew = step is not None and step.scene is not None
        if step is None or run.finished or run.actions or not run.index or run.index <= before:
            return
        # A table that has just been opened shows a step anew, or one that lies on another scene.
        if not anew and (before < 0 or not run.lesson.steps[run.index - 1].acts):
            return
        (wide, high), size = self.table.size, round(_BEAT * self.table.scale)
        key = "beat_passed"
        if step.scene is not None:
            key = "beat_round" if step.scene.goes_on else "beat_anew"
        text = shipped_messages(SHARED).say("learn", key)
        middle = self.table.board.beat_place or (wide // 2, high * 2 // 5)
        self.table.board.stage.number(middle, text, size, "gain")

    def forget(self) -> None:
        """The table is laid out anew."""
        self._laid_out = ()

    @property
    def speech(self) -> Speech | None:
        """What Rivet says now, laid out; None while something is shown."""
        if self.table.playing:
            return None
        risen = self.table.board.risen_cards()
        said = self._laid_out[0] if self._laid_out else None
        if not self._laid_out or (said and any(one.collidelist(risen) >= 0 for one in said.covers)):
            # A card that is picked comes up over its hand, and over what stood there.
            self._laid_out = (self._lay_out(risen),)
        return self._laid_out[0]

    @property
    def asks(self) -> bool:
        """Whether the learner is asked in a step that has hints."""
        run = self.run
        step = run.step
        asked = self.table.asked is not None and not self.table.playing
        return asked and run.acting and not run.off_script and step is not None and step.acts

    def _lay_out(self, risen: Sequence[pygame.Rect]) -> Speech | None:
        text = self._spoken()
        if not text:
            return None
        board = self.table.board
        spoken_of = [one.rect for one in self.lighting.spots(self.shown())]
        if self.run.mistake is not None:
            spoken_of.append(self.page.place())
        # What is not asked yet cannot be worked; a choice and what it is judged by stay free.
        asked = [board.worked_places(), board.spoken_of(), board.better_seen()] if self.asks else []
        if self.run.finished:
            asked = [board.outcome_places()]
        keep = [spoken_of, [board.console.prompt, *risen], *asked]
        room = board.speaking_place.union(board.veiled_place)
        return speak(text, board.speaking_place, self.scale, keep, self.table.scale, room)

    @property
    def scale(self) -> float:
        """Pixels a unit of what is said."""
        return self.table.scale * min(_LARGEST, self.table.looks_enlarged)

    def _spoken(self) -> str:
        run, step = self.run, self.run.step
        if run.mistake is not None:
            return run.mistake.say
        if run.tip is not None:
            return run.tip.say
        if run.finished and not run.off_script:
            return shipped_messages(SHARED).say("learn", "done_say", title=run.lesson.title, stars=run.stars)
        if step is None or run.off_script:
            return ""
        if step.acts and run.hints and self._aside is None and not self._hint_in_the_well:
            hint = (step.nudge, step.why)[run.hints - 1]
            # The step has been read where the console was meant to tell the hint.
            return hint if self.table.board.console.column else f"{step.say}\n{hint}"
        if step.acts and self.table.asked is None:
            return ""
        aside = self._aside
        if aside is not None:
            return aside.say
        # What stood on the table before has not been lost: it belongs to another scene.
        anew = step.scene is not None and not step.scene.goes_on and not run.actions
        praised = run.just_passed and not run.actions
        key = ("passed_anew" if anew else "passed") if praised else ("new_position" if anew else "")
        if not key:
            return step.say
        words, praise = shipped_messages(SHARED), run.lesson.steps[run.index - 1].praise if praised else ""
        told = {"praise": praise, "named": "yes" if praise else "no", "number": run.index % _PRAISES}
        return words.say("learn", key, say=step.say, **told)

    @property
    def _hint_in_the_well(self) -> bool:
        """Whether the console has room for the hint that was opened last."""
        console, titles = self.table.board.console, ("nudge", "why")
        name = hint_name(shipped_messages(SHARED).say("learn", titles[self.run.hints - 1]))
        return console.column and any(one.name == name for one in console.host.leaves)

    @property
    def _aside(self) -> Aside | None:
        """What the step says of a question on the way, if that is asked now."""
        step, asked = self.run.step, self.table.asked
        return step.aside(asked.kind) if self.asks and step is not None and asked is not None else None

    def would_pass(self, actions: Sequence[Action]) -> bool | None:
        """Whether what the learner prepares would pass the step; its goals are then marked as reached."""
        run = self.run
        key = run.index, len(run.match.steps), tuple(map(str, actions))
        if key != self._tried:
            self._tried, self._passes = key, would_pass(run, key[2]) if actions else None
        return self._passes

    def shown(self) -> Sequence[str]:
        """The names of what is lit."""
        run, step = self.run, self.run.step
        if run.tip is not None:
            return run.tip.show
        if run.mistake is not None and step is not None:
            return self.page.shown()
        return self._of_the_step()

    def _of_the_step(self) -> Sequence[str]:
        """The names of what the step at hand shows."""
        run, step, aside = self.run, self.run.step, self._aside
        if aside is not None and aside.show:
            return aside.show
        return step.show if step is not None and not run.off_script else ()

    @property
    def _goals(self) -> list[str]:
        """The names of the places that the step at hand wants to be reached."""
        return [name for name in self._of_the_step() if name.startswith(GOAL)]

    def _meant(self) -> list[str]:
        """What is shown of that which the step's own choice is made of; a puzzle keeps that to itself."""
        if self.run.lesson.puzzle:
            return []
        words = " ".join(self.run.next_moves()).split()
        return [name for name in self.shown() if name.rpartition(" ")[2] in words]

    @property
    def next_action(self) -> Action | None:
        """The next move of a lesson's solution, as long as the learner has followed it; a puzzle has none."""
        moves, asked = self.run.next_moves(), self.table.asked
        if not self.asks or self.run.lesson.puzzle or asked is None:
            return None
        return next((one for one in asked.actions if str(one) == moves[0]), None) if moves else None

    def draw(self, surface: pygame.Surface) -> None:
        speech = self.speech
        self.lighting.draw_ring_places(surface, self.table.places_of_next())
        goals = self._goals
        reached = bool(self._passes) and self._tried[0] == self.run.index
        if speech is None:
            self.lighting.draw_goals(surface, goals, reached=reached)
            return
        done = self.run.finished and not self.run.off_script
        free = self.table.has_begun or done
        if not free and (self.shown() or not self.asks):
            self.lighting.draw(surface, self.shown(), self._darkness)
        if self.asks and not free:
            self.lighting.draw_rings(surface, self._meant())
        self.lighting.draw_goals(surface, goals, reached=reached)
        speech.draw(surface)
        if done:
            self._draw_stars(surface, speech)
        if self.run.mistake is not None:
            self.page.draw(surface)

    def _draw_stars(self, surface: pygame.Surface, speech: Speech) -> None:
        """Those of a finished lesson, in a bow beside Rivet; smaller below his paper where a figure would be
        hidden, and over it where he has no such room.
        """
        size = round(_STAR * speech.scale)
        apart, up = round(size * 1.06), size // 5
        wide, figure = apart * MOST_STARS, speech.figure
        air = size // 5
        middle = figure.left - air - wide // 2 if speech.left else figure.right + air + wide // 2
        foot = figure.bottom - up
        room = surface.get_rect()
        beside = speech.stands and room.left <= middle - wide // 2 and middle + wide // 2 <= room.right
        bow = pygame.Rect(middle - wide // 2, foot - up - size, wide, size + up)
        if beside and speech.left and bow.collidelist(self.table.board.figures()) >= 0:
            paper, gap = speech.paper, size // 8
            size = min(size, (figure.centerx - paper.left) * 2 // 7)
            apart, up, foot = round(size * 1.06), size // 5, paper.bottom + gap + size + size // 5
            middle = paper.left + gap + apart * MOST_STARS // 2
        elif not beside:
            middle, foot = speech.paper.centerx, max(speech.tab.top, size)
        for number in range(MOST_STARS):
            image = star(size, lit=number < self.run.stars)
            aside = number - MOST_STARS // 2
            place = middle + aside * apart, foot - (0 if aside else up)
            surface.blit(image, image.get_rect(midbottom=place))

    @property
    def _darkness(self) -> str:
        if self.run.mistake is not None:
            return "mistake"
        return "choice" if self.asks else "reading"

    def papers(self) -> list[pygame.Rect]:
        """Where words lie that are to be read, and the places that a step wants to be reached."""
        paper = [self.speech.paper] if self.speech is not None else []
        goals = [one.rect for one in self.lighting.spots(self._goals)] if self.asks else []
        return [*paper, *(one.rect for one in self._on_the_page() if one.solid), *goals]

    def _on_the_page(self) -> list[Widget]:
        """What stands on the page after a mistake."""
        return self.page.placed() if self.run.mistake is not None else []

    def cut(self) -> list[str]:
        """The names of what is cut."""
        speech = ["speech"] if self.speech is not None and not self.speech.whole else []
        page = [box for one in self._on_the_page() for box in one.boxes()]
        return [*speech, *(box.name for box in page if not box.fits)]
