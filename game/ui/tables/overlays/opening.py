"""What opens over the table or leads away from it: trays, questions, the log, the menu, the result."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.content.rulebook import Found, find_phase
from game.engine.seats import Seat, opponent
from game.ui.kit.modal import Modal
from game.ui.kit.widget import Command
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.overlays.hint_scene import HintScene
from game.ui.tables.overlays.log_scene import LogScene, log_lines
from game.ui.tables.overlays.picker import PickerScene
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.shows.quips import Face
from game.ui.tables.table_match import TableMatch
from game.words.messages import SHARED, shipped_messages

_FACE = 64
"""Units: a face beside what its robot says."""


def open_tray(
    scene: TableMatch, title: str, cards: list[str], picked: Callable[[str], None], *, cancel: bool
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


def look_through(scene: TableMatch, title: str, cards: list[str], empty: str) -> None:
    """Shows a pile; where it is empty, says so in the sentence `empty`."""
    if cards:
        open_tray(scene, title, cards, lambda card: None, cancel=True)
    else:
        scene.context.notify(empty)


def ask_end_turn(
    scene: TableMatch,
    title: str,
    left: str,
    end: Command,
    words: tuple[str, str] | None = None,
    *,
    safe: bool = False,
) -> None:
    """Asks once before a turn is ended in which something is `left` to do; `words` are other answers.

    `safe`: the answer that keeps playing is the main one.
    """
    texts = shipped_messages(SHARED)
    yes, no = words or (texts.say("end_turn", "confirm"), texts.say("end_turn", "cancel"))
    answers: list[tuple[str, Command]] = [(yes, end), (no, lambda: None)]
    question = Modal(scene.context, title, left, answers, safe=safe)
    # The key that asked for the end must not answer the question too.
    question.form.ask_anew()
    scene.context.navigator.push(question)


def open_curtain(scene: TableMatch, seat: Seat, lift: Command) -> None:
    """Covers the table until `seat` says that it sits there alone."""
    facts = scene.session.game_ui.handover_of(scene.session, seat)
    note, scene.curtain_note = scene.curtain_note, None
    if note is not None and note[0] != seat:
        facts = replace(facts, ribbon=note[1])
    tip = scene.tips.at_the_curtain()
    if tip is not None:
        facts = replace(facts, tip=(tip.title, tip.text))
    scene.context.navigator.push(
        scene.context.screens.curtain(scene.context, seat, scene.session.names, facts, lift)
    )


def consult(scene: TableMatch, seat: Seat, question: Command, message: str) -> None:
    """Hands the screen to a person who is not in turn and asks them, with nothing private in sight.

    `message` is what the prompt says meanwhile. Whatever is answered has to go on with the table.
    """
    names, texts = scene.session.names, shipped_messages(SHARED)
    scene.stop_showing()
    scene.consulted_seat, scene.message = seat, message
    asking = opponent(seat)
    scene.curtain_note = asking, texts.say("undo", "curtain_asks", name=names[asking], other=names[seat])
    scene.refresh()

    def lift() -> None:
        scene.consulted = question
        scene.curtain_note = seat, texts.say("undo", "curtain_answered", name=names[seat])

    open_curtain(scene, seat, lift)


def ask_undo(scene: TableMatch) -> None:
    """Takes back the last choice of whoever is asked, or the concession; asks whoever has to agree.

    A concession has given the game to the other seat, so that a person there has to agree as well. What a
    computer player has given up, the person may play on.
    """
    match = scene.session.match
    seat = scene.asked.seat if scene.asked is not None else match.conceded
    if seat is None:
        if scene.over:
            scene.context.notify(shipped_messages(SHARED).say("undo", "over"))
        return
    offer, conceded, alone = match.undo_offer(seat), match.conceded is not None, scene.sitting.agrees(seat)
    if offer is None:
        scene.context.notify(shipped_messages(SHARED).say("undo", "nothing"))
    elif (conceded and scene.session.seats[seat] != PERSON) or (offer.free and (alone or not conceded)):
        scene.take_back(offer.count)
    elif alone:
        _ask_again(scene, offer.count)
    else:
        _ask_consent(scene, seat, offer.count, "concession" if conceded else "choice")


def _ask_again(scene: TableMatch, count: int) -> None:
    """Asks the person that plays against the computer whether they really want to know better."""
    texts = shipped_messages(SHARED)
    answers: list[tuple[str, Command]] = [
        (texts.say("undo", "take_back"), lambda: scene.take_back(count)),
        (texts.say("undo", "leave"), lambda: None),
    ]
    text = texts.say("undo", "one" if count == 1 else "both")
    scene.context.navigator.push(Modal(scene.context, texts.say("undo", "sure"), text, answers, safe=True))


def _ask_consent(scene: TableMatch, seat: Seat, count: int, what: str) -> None:
    """Asks the other person, behind a curtain; refusing leads back to where the question came from."""
    texts, other = shipped_messages(SHARED), opponent(seat)
    name, asked = scene.session.names[seat], scene.session.names[other]

    def refuse() -> None:
        scene.context.notify(texts.say("undo", "refused", name=asked))
        scene.proceed()

    def ask() -> None:
        title, text = texts.say("undo", "agree", name=asked), texts.say("undo", what, name=name)
        answers: list[tuple[str, Command]] = [
            (texts.say("undo", "consent"), lambda: scene.take_back(count)),
            (texts.say("undo", "refuse"), refuse),
        ]
        scene.context.navigator.push(Modal(scene.context, title, text, answers, neutral=True, asks=other))

    consult(scene, other, ask, texts.say("undo", "asking", name=asked))


def open_hint(scene: TableMatch) -> None:
    """Asks for a hint, or says why there is none now."""
    asked, refusal = scene.asked, ""
    if not scene.offers_hints:
        switched_off = scene.context.settings.hints == "off" or not scene.sitting.hot_seat
        refusal = "switched_off" if switched_off else "hot_seat"
    elif asked is None:
        refusal = "shown" if scene.playing else "nobody"
    elif scene.sitting.viewer != asked.seat:
        refusal = "covered"
    if refusal or asked is None:
        scene.context.notify(shipped_messages(SHARED).say("hint", refusal))
        return
    scene.context.navigator.push(HintScene(scene, asked))


def open_pause(scene: TableMatch) -> None:
    navigator = scene.context.navigator
    running = scene.session.match.outcome is None
    concede = partial(ask_concede, scene) if running and scene.sitting.persons else None
    navigator.push(
        scene.context.screens.pause(
            scene.context,
            partial(leave_table, scene),
            scene.open_rules,
            concede,
            saved=scene.session.saved,
            game=scene.session.match.rules.id,
        )
    )


def leave_table(scene: TableMatch) -> None:
    """From the pause menu back to where the table was opened from."""
    navigator = scene.context.navigator
    if scene.session.saved:
        navigator.go_home()
        return
    navigator.pop_to(scene)
    navigator.pop()


def ask_concede(scene: TableMatch) -> None:
    """From the pause menu: which person concedes, where two play, and whether they are sure.

    While something is shown to one of them alone, the screen does not go to the other.
    """
    sitting, persons = scene.sitting, scene.sitting.persons
    watching = sitting.viewer is not None and not sitting.up_to_date
    if len(persons) == 1:
        _confirm_concession(scene, persons[0])
        return
    texts = shipped_messages(SHARED)
    answers: list[tuple[str, Command]] = [
        (scene.session.names[seat], partial(_confirm_concession, scene, seat))
        for seat in persons
        if not watching or seat == sitting.viewer
    ]
    answers.append((texts.say("concede", "cancel"), lambda: None))
    title, text = texts.say("concede", "who"), texts.say("concede", "who_text")
    scene.context.navigator.push(Modal(scene.context, title, text, answers, stacked=True))


def _confirm_concession(scene: TableMatch, seat: Seat) -> None:
    """Asks over the pause menu; whoever does not sit at the screen is asked behind a curtain."""
    texts, viewer = shipped_messages(scene.game), scene.sitting.viewer
    name = scene.session.names[seat]

    def ask(leave: Command, refuse: Command) -> None:
        def concede() -> None:
            leave()
            scene.concede(seat)

        answers: list[tuple[str, Command]] = [
            (texts.say("concede", "confirm"), concede),
            (texts.say("concede", "refuse"), refuse),
        ]
        text = texts.say("concede", "text", winner=scene.session.names[opponent(seat)])
        title = texts.say("concede", "title", contest=texts.say("concede", "contest"))
        context = scene.context
        context.navigator.push(Modal(context, title, text, answers, danger=True, asks=seat))

    if viewer in (None, seat):
        ask(scene.context.navigator.pop, lambda: None)
        return
    scene.context.navigator.pop()
    consult(scene, seat, partial(ask, lambda: None, scene.proceed), texts.say("concede", "asking", name=name))


def offer_win(scene: TableMatch, seat: Seat) -> None:
    """The computer player of a seat sees no way to win any more; whoever plays against it may end it here."""
    session, texts = scene.session, shipped_messages(SHARED)
    look, name = LOOKS.get(session.seats[seat], ""), session.names[seat]
    session.play_on(seat)
    answers: list[tuple[str, Command]] = [
        (texts.say("gives_up", "accept"), partial(scene.concede, seat)),
        (texts.say("gives_up", "play_on"), lambda: None),
    ]
    title, text = (
        texts.say("gives_up", "title", name=name),
        texts.say("gives_up", "text", name=name, look=look),
    )
    face = Face(look, _FACE) if look else None
    scene.context.navigator.push(Modal(scene.context, title, text, answers, neutral=True, speaker=face))


def open_rules(scene: TableMatch) -> None:
    """The rulebook, open at the page of what is asked, or of the phase."""
    found = find_phase(scene.session.game_ui.rulebook(), scene.moment)
    scene.context.navigator.push(scene.context.screens.rulebook(scene.context, scene.game, found))


def look_up(scene: TableMatch, found: Found) -> None:
    """The rulebook, open at an entry."""
    scene.context.navigator.push(scene.context.screens.rulebook(scene.context, scene.game, found))


def open_card(scene: TableMatch, face: CardFace) -> None:
    """One card, large, with its words; the table's own notes of it are known."""
    chapters = scene.session.game_ui.rulebook()
    context, notes = scene.context, scene.book.notes(face)
    context.navigator.push(
        context.screens.card(context, chapters, face, notes, partial(look_up, scene), stays=True)
    )


def open_log(scene: TableMatch) -> None:
    """All that has been shown so far, in sentences."""
    counter = scene.session.game_ui.counter
    lines = log_lines(scene.sitting.log(), counter, scene.shows, scene.words, scene.book.face)
    scene.context.navigator.push(LogScene(scene.context, scene.context.gallery, lines, scene.book.notes))


def open_result(scene: TableMatch) -> None:
    ending = scene.session.game_ui.ending_of(scene.session)
    scene.context.navigator.push(scene.context.screens.result(scene.context, scene.session, ending))
