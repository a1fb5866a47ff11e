"""What opens over the table or leads away from it: trays, questions, the log, the menu, the result."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.content.rulebook import Found, find_phase
from game.content.texts import SHARED, shipped_texts
from game.engine.seats import Seat, opponent
from game.ui.kit.modal import Modal
from game.ui.kit.widget import Command
from game.ui.paint.faces import CardFace
from game.ui.scenes.card_scene import CardScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.rulebook import RulebookScene
from game.ui.tables.hint_scene import HintScene
from game.ui.tables.log_scene import LogScene, log_lines
from game.ui.tables.picker import PickerScene

if TYPE_CHECKING:
    from game.ui.tables.table_scene import TableScene


def open_tray(
    scene: "TableScene", title: str, cards: list[str], picked: Callable[[str], None], *, cancel: bool
) -> None:
    """Cards laid out over the table; one click picks."""

    def step_back() -> None:
        scene.step_back()

    scene.context.navigator.push(
        PickerScene(
            scene.context,
            scene.context.gallery,
            title,
            [scene.book.face(card) for card in cards],
            lambda place: picked(cards[place]),
            scene.book.notes,
            cancel=step_back if cancel else None,
            rules=scene.open_rules,
            open_card=partial(open_card, scene),
        )
    )


def look_through(scene: "TableScene", title: str, cards: list[str], empty: str) -> None:
    """Shows a pile; where it is empty, says so in the sentence `empty`."""
    if cards:
        open_tray(scene, title, cards, lambda card: None, cancel=True)
    else:
        scene.context.notify(empty)


def ask_end_turn(scene: "TableScene", title: str, left: str, end: Command) -> None:
    """Asks once before a turn is ended in which something is `left` to do."""
    answers: list[tuple[str, Command]] = [("End turn", end), ("Keep playing", lambda: None)]
    scene.context.navigator.push(Modal(scene.context, title, left, answers))


def ask_undo(scene: "TableScene", seat: Seat) -> None:
    """Takes the seat's last choice back if that is free; else asks whoever has to agree."""
    offer = scene.session.match.undo_offer(seat)
    if offer is None:
        scene.context.notify("There is nothing to take back yet.")
    elif offer.free:
        scene.take_back(offer.count)
    else:
        _ask_consent(scene, seat, offer.count)


def _ask_consent(scene: "TableScene", seat: Seat, count: int) -> None:
    name, other = scene.session.names[seat], scene.session.names[opponent(seat)]
    alone = scene.sitting.agrees(seat)
    if alone:
        title = "Take it back all the same?"
        text = "Hidden things have come to light since, or chance has spoken. " + (
            "The last choice is made again." if count == 1 else "Both last choices are made again."
        )
    else:
        title = f"{other}, do you agree?"
        text = (
            f"{name} would take back the last choice. Hidden things have come to light since, "
            "so it is for you to say."
        )
    words = ("Take it back", "Leave it") if alone else ("Agree", "Refuse")
    answers: list[tuple[str, Command]] = [
        (words[0], lambda: scene.take_back(count)),
        (words[1], lambda: None),
    ]
    scene.context.navigator.push(Modal(scene.context, title, text, answers))


def open_hint(scene: "TableScene") -> None:
    """Asks for a hint, or says why there is none now."""
    asked, refusal = scene.asked, ""
    if not scene.offers_hints:
        switched_off = scene.context.settings.hints == "off" or not scene.sitting.hot_seat
        refusal = "switched_off" if switched_off else "hot_seat"
    elif asked is None:
        refusal = "nobody"
    elif scene.sitting.viewer != asked.seat:
        refusal = "covered"
    if refusal or asked is None:
        scene.context.notify(shipped_texts(SHARED).say("hint", refusal))
        return
    scene.context.navigator.push(HintScene(scene, asked))


def open_pause(scene: "TableScene") -> None:
    navigator = scene.context.navigator
    running = scene.session.match.outcome is None
    concede = partial(ask_concede, scene) if running and scene.sitting.persons else None
    navigator.push(
        PauseScene(
            scene.context,
            scene.leave_table,
            scene.open_rules,
            concede,
            saved=scene.session.saved,
        )
    )


def ask_concede(scene: "TableScene") -> None:
    """From the pause menu: which person concedes, where two play, and whether they are sure."""
    persons = scene.sitting.persons
    if len(persons) == 1:
        _confirm_concession(scene, persons[0])
        return
    texts = shipped_texts(SHARED)
    answers: list[tuple[str, Command]] = [
        (scene.session.names[seat], partial(_confirm_concession, scene, seat)) for seat in persons
    ]
    answers.append((texts.say("concede", "cancel"), lambda: None))
    title, text = texts.say("concede", "who"), texts.say("concede", "who_text")
    scene.context.navigator.push(Modal(scene.context, title, text, answers, stacked=True))


def _confirm_concession(scene: "TableScene", seat: Seat) -> None:
    texts = shipped_texts(scene.game)

    def concede() -> None:
        # The question was asked over the pause menu, which goes with it.
        scene.context.navigator.pop()
        scene.concede(seat)

    answers: list[tuple[str, Command]] = [
        (texts.say("concede", "confirm"), concede),
        (texts.say("concede", "refuse"), lambda: None),
    ]
    text = texts.say("concede", "text", winner=scene.session.names[opponent(seat)])
    title = texts.say("concede", "title", contest=texts.say("concede", "contest"))
    scene.context.navigator.push(Modal(scene.context, title, text, answers, danger=True))


def open_rules(scene: "TableScene") -> None:
    """The rulebook, open at the page of what is asked, or of the phase."""
    found = find_phase(scene.session.game_ui.rulebook(), scene.moment)
    scene.context.navigator.push(RulebookScene(scene.context, scene.game, found))


def look_up(scene: "TableScene", found: Found) -> None:
    """The rulebook, open at an entry."""
    scene.context.navigator.push(RulebookScene(scene.context, scene.game, found))


def open_card(scene: "TableScene", face: CardFace) -> None:
    """One card, large, with its words; the table's own notes of it are known."""
    chapters = scene.session.game_ui.rulebook()
    context, notes = scene.context, scene.book.notes(face)
    context.navigator.push(CardScene(context, chapters, face, notes, partial(look_up, scene), stays=True))


def open_log(scene: "TableScene") -> None:
    """All that has been shown so far, in sentences."""
    counter = scene.session.game_ui.counter
    lines = log_lines(scene.sitting.log(), counter, scene.shows, scene.words, scene.book.face)
    scene.context.navigator.push(LogScene(scene.context, scene.context.gallery, lines, scene.book.notes))


def open_result(scene: "TableScene") -> None:
    ending = scene.session.game_ui.ending_of(scene.session)
    scene.context.navigator.push(ResultScene(scene.context, scene.session, ending))
