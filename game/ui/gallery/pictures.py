"""Every screen at a given moment, for `shot` and for tests."""

import argparse
import tempfile
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

import pygame

from game.ai.computer import InProcess, Inquiry, Unanswered
from game.ai.question import Question
from game.ai.review import MOST
from game.content.tips import SHARED_TIPS, shipped_tips
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.rules import OptionError
from game.lessons.build_lesson import shipped_build_lessons
from game.lessons.library import path_of, shipped_lessons
from game.lessons.run import MOST_STARS
from game.rules import load
from game.storage.seen_tips import SeenTips
from game.storage.settings import Settings
from game.ui.app import render
from game.ui.context import Context
from game.ui.gallery.effects_sheet import effects_sheet
from game.ui.gallery.moments import NAMES, NothingToDraw, moments, table_at
from game.ui.gallery.record_pictures import records_picture
from game.ui.gallery.scene import GalleryScene
from game.ui.gallery.scene_exhibits import SCENES
from game.ui.gallery.workshop_pictures import builder_picture, workshop_picture
from game.ui.learn.build_opening import build_lesson_at
from game.ui.learn.opening import lesson_at
from game.ui.learn.overview import LearnScene
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import NIGHT
from game.ui.scene import Scene
from game.ui.scenes.card_scene import CardScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.key_moments import KeyMomentsScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.settings.pages import TABS
from game.ui.scenes.settings.scene import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.tables.books import CardBook
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.overlays.hint_scene import HintScene
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.table_scene import TableScene

Picture = Callable[[Context, argparse.Namespace], Scene]

CARDS, EFFECTS, PIECES = "cards", "effects", "pieces"
SHEETS = (CARDS, EFFECTS, PIECES)
"""What is as large as it has to be."""
_PATIENCE = 60
"""Choices in which a tip comes up."""
_CELEBRATION = 1900
"""Milliseconds after which a result has settled, and the confetti is still in the air."""
SHEET_CARD, SHEET_COLUMNS = 180, 10


class GameOver(NothingToDraw):
    """There is no table to draw: the game ends before the moment that was asked for."""


def random_match(game: str, seed: int, moves: int | None, options: Mapping[str, str] | None = None) -> Match:
    """A match played at random for so many choices, or (None) to its end. Raises `NothingToDraw`."""
    rules = load(game)
    try:
        match = Match(rules, dict(options or {}), seed)
    except OptionError as error:
        raise NothingToDraw(str(error)) from None
    dice = Dice(seed)
    while match.decisions and (moves is None or len(match.record) < moves):
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    return match


def _session(context: Context, arguments: argparse.Namespace, moves: int | None) -> Session:
    match = random_match(arguments.game, arguments.seed, moves, arguments.options)
    seats = [PERSON, PERSON]
    seats[1 - arguments.seat] = "greedy"
    return Session(match, seats, NAMES, context.saves)


def _title(context: Context, arguments: argparse.Namespace) -> Scene:
    return TitleScene(context)


def _setup(context: Context, arguments: argparse.Namespace) -> Scene:
    return game_ui(arguments.game).setup_scene(context)


def _load(context: Context, arguments: argparse.Namespace) -> Scene:
    """A list with a match of each game."""
    for number, game in enumerate(PLAYABLE):
        match = random_match(game, arguments.seed + number, arguments.moves)
        Session(match, (PERSON, "greedy"), NAMES, context.saves).save()
    return LoadScene(context)


def _settings(context: Context, arguments: argparse.Namespace) -> Scene:
    names = list(TABS)
    return SettingsScene(context, names[min(arguments.moves, len(names) - 1)], arguments.game)


def _rulebook(context: Context, arguments: argparse.Namespace) -> Scene:
    scene = RulebookScene(context, arguments.game)
    scene.open_chapter(min(arguments.moves, len(scene.chapters) - 1))
    return scene


def _credits(context: Context, arguments: argparse.Namespace) -> Scene:
    return CreditsScene(context)


def _table(context: Context, arguments: argparse.Namespace) -> Scene:
    session = _session(context, arguments, arguments.moves)
    if session.match.outcome is not None:
        last = len(session.match.record) - 1
        raise GameOver(f"with seed {arguments.seed} the game is over by then: --moves takes at most {last}")
    return session.game_ui.table_scene(context, session)


class _Endless(InProcess):
    """A computer that thinks for ever, for a picture of a table that waits for it."""

    def ask(self, question: Question) -> Inquiry:
        return Unanswered()


def _thinking(context: Context, arguments: argparse.Namespace) -> Scene:
    """A table at the first moment from so many choices on at which a computer player alone is asked."""
    moves, other = arguments.moves, 1 - arguments.seat
    match = random_match(arguments.game, arguments.seed, moves, arguments.options)
    while match.decisions and [one.seat for one in match.decisions] != [other]:
        moves += 1
        match = random_match(arguments.game, arguments.seed, moves, arguments.options)
    if not match.decisions:
        raise GameOver(f"with seed {arguments.seed} no computer player is asked alone any more by then")
    seats, names = [PERSON, PERSON], list(NAMES)
    seats[other], names[other] = "hard", "Anvil"
    session = Session(match, seats, names, context.saves, computer=_Endless())
    return session.game_ui.table_scene(context, session)


def _result(context: Context, arguments: argparse.Namespace) -> Scene:
    session = _session(context, arguments, None)
    scene = ResultScene(context, session, session.game_ui.ending_of(session))
    scene.update(_CELEBRATION)
    scene.form.guard.start(0)
    return scene


def _hint(context: Context, arguments: argparse.Namespace) -> Scene:
    """A table with a hint, from so many choices on where a person has several choices."""
    moves = arguments.moves
    while True:
        session = _session(context, arguments, moves)
        decision = session.match.decision_of(arguments.seat)
        if session.match.outcome is not None:
            raise GameOver(f"with seed {arguments.seed} nobody can be helped any more by then")
        if decision is not None and len(decision.actions) > 2:
            break
        moves += 1
    table = session.game_ui.table_scene(context, session)
    assert isinstance(table, TableScene)
    context.navigator.push(table)
    table.resize(arguments.size or USUAL_SIZE, arguments.scale)
    table.enter()
    return HintScene(table, decision)


def _tip(context: Context, arguments: argparse.Namespace) -> Scene:
    """A table with a tip of its own game, from so many choices on where one is due."""
    for moves in range(arguments.moves, arguments.moves + _PATIENCE):
        context.tips = SeenTips()
        for tip in shipped_tips(SHARED_TIPS):
            context.tips.add(f"{SHARED_TIPS}/{tip.id}")
        session = _session(context, arguments, moves)
        if session.match.outcome is not None or session.match.decision_of(arguments.seat) is None:
            continue
        table = session.game_ui.table_scene(context, session)
        assert isinstance(table, TableScene)
        table.resize(arguments.size or USUAL_SIZE, arguments.scale)
        table.enter()
        if table.tips.tip is not None:
            return table
    raise GameOver(f"with seed {arguments.seed} no tip is due by then")


def _book(game: str) -> CardBook:
    """The cards of a game. Raises `NothingToDraw` where it has none."""
    book = game_ui(game).card_book()
    if not book.cards:
        raise NothingToDraw(f"{game} has no cards")
    return book


def _card(context: Context, arguments: argparse.Namespace) -> Scene:
    """A card with its words: the first one of a game, or as many later."""
    registered = game_ui(arguments.game)
    book, chapters = _book(arguments.game), registered.rulebook()
    face = book.face(book.cards[min(arguments.moves, len(book.cards) - 1)])
    rulebook = RulebookScene(context, arguments.game)
    context.navigator.push(rulebook)
    return CardScene(context, chapters, face, book.notes(face), rulebook.look_up)


def _page(context: Context, arguments: argparse.Namespace) -> Scene:
    """What F1 opens at a table after so many choices."""
    session = _session(context, arguments, arguments.moves)
    table = session.game_ui.table_scene(context, session)
    assert isinstance(table, TableScene)
    context.navigator.push(table)
    table.resize(arguments.size or USUAL_SIZE, arguments.scale)
    table.enter()
    table.open_rules()
    opened = context.navigator.stack.pop()
    assert isinstance(opened, Scene)
    return opened


def _key_moments(context: Context, arguments: argparse.Namespace) -> Scene:
    """The look back at a match, as soon as it has found something to show."""
    session = _session(context, arguments, None)
    result = ResultScene(context, session, session.game_ui.ending_of(session))
    context.navigator.push(result)
    result.enter()
    result.update(_CELEBRATION)
    scene = KeyMomentsScene(context, session)
    while not scene.done and len(scene.turnings) < MOST:
        scene.update(0)
    return scene


def _gallery(context: Context, arguments: argparse.Namespace) -> Scene:
    return GalleryScene(context)


def _stages(context: Context, arguments: argparse.Namespace) -> Scene:
    return GalleryScene(context, SCENES, columns=len(SCENES))


def _learn(context: Context, arguments: argparse.Namespace) -> Scene:
    """The overview after so many lessons."""
    for key, _ in path_of(arguments.game)[: arguments.moves]:
        context.progress.finish(key, MOST_STARS)
    return LearnScene(context)


def _lesson(context: Context, arguments: argparse.Namespace) -> Scene:
    """A lesson of the game after so many `moves`: reading on, or a move of its solution.

    With `wrong=ACTION` a mistake follows, with `hints=N` so many hints are open.
    """
    every = [*shipped_lessons(), *shipped_build_lessons()]
    keys = [key for key in every if key.startswith(f"{arguments.game}/")]
    if not keys:
        raise NothingToDraw(f"{arguments.game} has no lessons yet")
    options = arguments.options
    named = options.get("lesson", "").removeprefix(f"{arguments.game}/")
    key = f"{arguments.game}/{named}" if named else min(keys, key=_order)
    if key not in keys:
        raise NothingToDraw(f"unknown lesson '{options['lesson']}' (choose from {', '.join(keys)})")
    if key in shipped_build_lessons():
        return build_lesson_at(context, key, arguments.moves)
    hints = min(2, int(options.get("hints", "0"))) if options.get("hints", "0").isdigit() else 0
    return lesson_at(context, key, arguments.moves, options.get("wrong", ""), hints)


def _order(key: str) -> tuple[bool, int]:
    build = shipped_build_lessons().get(key)
    lesson = build or shipped_lessons()[key]
    return lesson.puzzle, lesson.order


def _moment(name: str) -> Picture:
    """A table at one of the moments that games name."""

    def make(context: Context, arguments: argparse.Namespace) -> Scene:
        options, seed, moves = arguments.options, arguments.seed, arguments.moves
        return table_at(context, arguments.game, name, options, seed, moves)

    return make


PICTURES: dict[str, Picture] = {
    "title": _title,
    "setup": _setup,
    "load": _load,
    "records": records_picture(lambda game, seed: random_match(game, seed, None)),
    "table": _table,
    "thinking": _thinking,
    "rulebook": _rulebook,
    "page": _page,
    "card": _card,
    "tip": _tip,
    "settings": _settings,
    "credits": _credits,
    "workshop": workshop_picture,
    "builder": builder_picture,
    "result": _result,
    "hint": _hint,
    "key_moments": _key_moments,
    "learn": _learn,
    "lesson": _lesson,
    "gallery": _gallery,
    "stages": _stages,
    **{name: _moment(name) for name in moments()},
}

SIZES = {"gallery": (1920, 1080), "stages": (1920, 1080)}
"""Of pictures that need more room than `USUAL_SIZE` when nobody asks for a size."""

USUAL_SIZE = (1280, 720)

AFTER = {"thinking": 2600, "hint": 60}
"""Milliseconds after which a picture is taken when nobody says so."""


def contact_sheet(game: str) -> pygame.Surface:
    """Every card of a game, full size, in the order of its lists. Raises `NothingToDraw` without cards."""
    book = _book(game)
    width, gap = SHEET_CARD, 12
    height = full_height(width)
    rows = -(-len(book.cards) // SHEET_COLUMNS)
    sheet = pygame.Surface((SHEET_COLUMNS * (width + gap) + gap, rows * (height + gap) + gap))
    sheet.fill(NIGHT)
    gallery = Gallery()
    for place, card in enumerate(book.cards):
        row, column = divmod(place, SHEET_COLUMNS)
        corner = gap + column * (width + gap), gap + row * (height + gap)
        sheet.blit(gallery.card(book.face(card), width), corner)
    return sheet


def draw_picture(arguments: argparse.Namespace, size: tuple[int, int] | None = None) -> pygame.Surface:
    """`arguments.scene` at a size in pixels, its usual one if None. Raises `NothingToDraw`.

    Sheets are as large as they have to be.
    """
    size = size or SIZES.get(arguments.scene, USUAL_SIZE)
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    if arguments.scene == CARDS:
        return contact_sheet(arguments.game)
    if arguments.scene == EFFECTS:
        return effects_sheet()
    if arguments.scene == PIECES:
        pieces = game_ui(arguments.game).pieces_sheet()
        if pieces is None:
            raise NothingToDraw(f"{arguments.game} has no sheet of pieces")
        return pieces
    with tempfile.TemporaryDirectory() as folder:
        context = Context(Settings(mute=True), Path(folder) / "saves", save=lambda settings: None)
        picture = PICTURES[arguments.scene]
        return render(
            context,
            lambda shared: picture(shared, arguments),
            size,
            arguments.scale,
            arguments.after or AFTER.get(arguments.scene, 0),
        )


def write_picture(surface: pygame.Surface, path: Path) -> None:
    """Writes a PNG. Raises `OSError`, or `ValueError` for a name that no system takes."""
    if path.exists() and not (path.is_file() or path.is_char_device()):
        raise OSError("it is not a file")  # a pipe would wait for a reader, perhaps for ever
    data = BytesIO()
    pygame.image.save(surface, data, "picture.png")
    path.write_bytes(data.getvalue())
