"""What is expected now, and a button for each answer."""

from collections.abc import Sequence
from itertools import pairwise

from game.engine.events import Event
from game.engine.refusals import Pick
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.actions import Bench, Discard, Load, Set
from game.rules.dino_battles.kinds import DECISION_KINDS
from game.rules.dino_battles.picks import ACTIVE, BENCH, SWITCH
from game.rules.dino_battles.state import HAND, CombatDeck
from game.rules.dino_battles.toll import falls_at_startup
from game.rules.dino_battles.view import BattleView
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.tables.chooser import Chooser
from game.ui.tables.console import with_name
from game.ui.tables.dino_battles.hand import Foot
from game.ui.tables.dino_battles.panels.answers import KINDS
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.words.lists import listed

KEYS = {
    "keep": "keep",
    "mulligan": "mulligan",
    "ready": "ready",
    "pass": "pass_window",
    "switch": "switch",
}
_DROPS: dict[type, str] = {Bench: "drop_bench", Load: "drop_load", Set: "drop_set", Discard: "drop_discard"}
PRIMARY = ("keep", "ready")
WINDOWS = ("respond", *[kind for kind in DECISION_KINDS if kind.startswith("window_")])


_OF_DECISIONS = {
    "mulligan": "hand",
    "place": "dinosaur",
    "promote": "dinosaur",
    "discard": "discard",
    "look": "eye",
    "respond": "action",
    "window_startup": "initiative",
    "window_move": "atk",
    "window_answer": "def",
    "window_dice": "dice",
    "window_ko": "knockout",
    "window_end": "turn",
}
_OF_GROUPS = {"dinosaur": "dinosaur", "upgrade": "augment", "item": "item", "action": "action"}


def foot_of(view: BattleView, asked: Decision | None) -> Foot:
    """What the foot of the table is for.

    In combat the hand only goes up and down: most of it is seen while one of its cards may be played.
    """
    if view.phase != "combat":
        return "main"
    if asked is not None and asked.kind in KINDS:
        return "answers"
    plays = asked is not None and asked.kind in WINDOWS and bool(view.players[asked.seat].hand)
    return "main" if plays else "strip"


def low_foot(view: BattleView) -> bool:
    """Whether the arena takes room from the near hand: it is what a combat is about."""
    return view.phase == "combat"


def prompt_symbol(shown: Snapshot) -> str:
    """The icon of what is to be done now: of the card that is picked, else of the question."""
    if shown.chooser is None:
        return ""
    card = shown.picked_card
    if card:
        return _OF_GROUPS.get(shown.catalogue.group[card], "")
    if shown.chooser.picked("way") and shown.chooser.decision.kind not in KINDS:
        return "retreat"
    return _OF_DECISIONS.get(shown.chooser.decision.kind, "")


def prompt_text(shown: Snapshot) -> str:
    """What the person who is asked should do now."""
    chooser, words = shown.chooser, shown.words
    assert chooser is not None
    kind, side = chooser.decision.kind, shown.view.players[chooser.decision.seat]
    card = shown.picked_card
    if card:
        return words.notice(_aim(shown, chooser, card), card=words.card(card))
    if chooser.picked("way") and kind not in KINDS:
        paid, facts = switch_words(shown)
        return words.notice(f"switch_whom{paid}", **facts)
    if kind == "mulligan":
        if side.shown:
            return words.notice("no_dinosaur")
        return words.notice("keep_or_draw", count=max(1, HAND - side.mulligans))
    if kind == "place":
        if not chooser.things:
            return words.notice("place_done")
        return words.notice("place_bench" if side.dinos[0] is not None else "place_active")
    if kind in ("precombat", "postcombat"):
        text = _with_fall(shown, chooser.decision.seat, _main_text(shown, chooser))
        explained = text == words.notice("main")
        plain = explained or text in (words.notice("main_item"), words.notice("main_switch"))
        if kind == "precombat" and plain and _defenceless(shown, chooser.decision.seat):
            # What is new is large rather than the explanation whole.
            short = words.notice("falls_play") if explained else text
            return words.notice("no_combat_card", text=short)
        skipped = kind == "postcombat" and (shown.unfought or (shown.view.turn == 1 and not _fought(shown)))
        return words.notice("no_combat", text=text) if skipped else text
    if kind in KINDS:
        return _fight_text(shown)
    window = shown.view.question
    if kind == "respond" and window is not None:
        played = window.played[-1]
        answering = words.notice("respond", name=words.names[played.seat], card=words.card(played.card))
        return _with_cards(shown, answering)
    if kind in WINDOWS:
        return _with_cards(shown, with_name(words.prompt(chooser.decision)))
    if kind == "discard" and shown.view.payment is not None:
        dino = side.dinos[shown.view.payment.place]
        name = "" if dino is None else words.card(dino.card)
        return words.notice("discard", left=shown.view.payment.left, dino=name)
    if kind == "promote":
        return words.notice("promote", goes_on=shown.view.phase == "combat")
    return words.prompt(chooser.decision)


def switch_words(shown: Snapshot) -> tuple[str, dict[str, object]]:
    """How a switch is paid: the end of a message's key, and its facts."""
    price = shown.switch_price
    if price.hp:
        return "_hp", {"hp": price.hp}
    if price.upgrade:
        return "_upgrade", {"card": shown.words.card(price.upgrade)}
    if price.deck:
        return "_deck", {}
    return ("", {"cost": price.cards}) if price.cards else ("_free", {})


def first_move_text(shown: Snapshot, seat: Seat) -> str:
    """Why a seat has the first move of a combat that begins; "" where it cannot be seen."""
    words, view, other = shown.words, shown.view, opponent(seat)
    figures, others = (shown.preview.figures(view, one, 0) for one in (seat, other))
    dino = view.players[seat].dinos[0]
    if figures is None or others is None or dino is None:
        return ""
    name, card = words.names[seat], words.card(dino.card)
    if figures.eva > others.eva:
        return words.notice("first_by_eva", name=name, dino=card, eva=figures.eva, other_eva=others.eva)
    if figures.eva == others.eva and view.initiative == seat:
        return words.notice("first_by_initiative", name=name, dino=card, eva=figures.eva)
    return words.notice("first_by_card", name=name, dino=card)


def _defenceless(shown: Snapshot, seat: Seat) -> bool:
    """Whether a seat has no Combat Card for the combat that comes, loaded or in its hand."""
    side = shown.view.players[seat]
    return side.combat_deck.empty and not any(
        shown.catalogue.group[card] == "combat" for card in side.hand or ()
    )


def unfought(log: Sequence[Event]) -> bool:
    """Whether the combat of a turn ended as it began: both Combat Decks were empty.

    `log` is what has happened in the turn.
    """
    phases = [place for place, event in enumerate(log) if event.kind == "phase"]
    for place, after in pairwise(phases):
        if log[place].facts["phase"] == "combat":
            return all(event.kind == "steady" for event in log[place + 1 : after])
    return False


def _fought(shown: Snapshot) -> bool:
    """Whether Combat Cards were loaded or spent so far."""
    group = shown.catalogue.group
    sides = shown.view.players
    return any(side.combat_deck != CombatDeck() for side in sides) or any(
        group[card] == "combat" for side in sides for card in side.junk
    )


def _main_text(shown: Snapshot, chooser: Chooser) -> str:
    """What can be done in a main phase; one that the other side has passed ends with another pass."""
    words, slots = shown.words, {pick.slot for pick in chooser.things}
    plays = bool(slots & {"hand", "item"})
    hand = shown.view.players[chooser.decision.seat].hand or ()
    if not plays and len(hand) >= HAND and SWITCH in chooser.offers and shown.switch_price.cards:
        return words.notice("stuck", cost=shown.switch_price.cards)
    if shown.view.passes:
        name = words.names[opponent(chooser.decision.seat)]
        key = "main" if plays else "switch" if SWITCH in chooser.offers else "nothing"
        return words.notice(f"{key}_after_pass", name=name)
    if plays:
        return words.notice("main" if "hand" in slots else "main_item")
    return words.notice("main_switch" if SWITCH in chooser.offers else "main_pass")


def _with_fall(shown: Snapshot, seat: Seat, text: str) -> str:
    """A main phase is the last moment to do something for a Dinosaur that its conditions will knock out."""
    falls = falls_at_startup(shown.preview, shown.view, seat)
    if falls is None:
        return text
    if text in (shown.words.notice("main"), shown.words.notice("main_item")):
        # The warning is large rather than the explanation whole.
        text = shown.words.notice("falls_play")
    return shown.words.notice("falls", dino=shown.words.card(falls[0]), hp=falls[1], text=text)


def _with_cards(shown: Snapshot, question: str) -> str:
    """A question with the cards that may be played, for whoever sees them."""
    chooser, words = shown.chooser, shown.words
    assert chooser is not None
    if shown.view.players[chooser.decision.seat].hand is None:
        return question
    named = _usable(shown)
    return words.notice("usable" if named else "unusable", question=question, cards=named)


def idle_text(shown: Snapshot, *, reads: bool) -> str:
    """That a card which may be played as an answer can wait; "" where nobody may see that there is one.

    `reads`: the game does not go on by itself, for a tip is read.
    """
    chooser = shown.chooser
    if chooser is None or shown.view.players[chooser.decision.seat].hand is None:
        return ""
    named = _usable(shown)
    return shown.words.notice("can_wait", cards=named, reads=reads) if named else ""


def _usable(shown: Snapshot) -> str:
    """The names of the cards that may be played now; "" for none."""
    words, things = shown.words, shown.chooser.things if shown.chooser is not None else ()
    cards = dict.fromkeys(str(pick.value) for pick in things if pick.slot in ("hand", "item"))
    return listed(words.texts, [f"*{words.card(card)}*" for card in cards], any_of=True) if cards else ""


def _aim(shown: Snapshot, chooser: Chooser, card: str) -> str:
    """The notice that says where the picked card may go."""
    question = chooser.question
    if chooser.decision.kind == "place":
        spots = {pick.value for pick in chooser.things if pick.slot == "spot"}
        return (
            {ACTIVE: "place_in_arena", BENCH: "place_on_bench"}[spots.pop()]
            if len(spots) == 1
            else "place_where"
        )
    if question is not None:
        return "aim_name"
    if chooser.action is not None:
        # Only while it is dragged: a click would have done it.
        return _DROPS.get(type(chooser.action), "drop_play")
    return "aim_upgrade" if shown.catalogue.group[card] == "upgrade" else "aim"


def _fight_text(shown: Snapshot) -> str:
    """Who attacks whom, and with how much."""
    words, view, chooser = shown.words, shown.view, shown.chooser
    assert chooser is not None
    asked = chooser.decision
    other = opponent(asked.seat)
    own, enemy = view.players[asked.seat].dinos[0], view.players[other].dinos[0]
    if own is None or enemy is None:
        return words.prompt(asked)
    facts = {"own": words.card(own.card), "dino": words.card(enemy.card)}
    forecast = shown.preview.forecast(view, "take")
    if view.exchange is None or forecast is None:
        if view.exchange is None and view.passes:
            return words.notice("move_after_pass", name=words.names[other], **facts)
        return words.notice("move", **facts)
    low, high = forecast.totals
    more = {"name": words.names[other], "low": low, "high": high}
    special = view.exchange.special
    if special:
        return words.notice("answer_special", special=words.special(enemy.card, special), **facts, **more)
    return words.notice("answer", **facts, **more)


def payment_buttons(shown: Snapshot, pay: Command, leave: Command) -> list[Button]:
    """For the cards that are chosen to pay for a switch, and to leave it."""
    words, due = shown.words, shown.view.payment
    count, chosen = due.left if due is not None else 0, len(shown.paid)
    whole = chosen == count
    text = words.button("pay", count=count) if whole else words.button("chosen", chosen=chosen, count=count)
    discard = Button(text, pay, primary=whole, key_name=label("pass_window"), size=18)
    discard.name = "pay"
    # It turns gold where it lies: the way out does not change places with it.
    discard.in_gold_place = True
    # The rules are asked for one card after the other; only the table knows how many are chosen.
    why_not = "" if whole else words.notice("pay_first", left=count - chosen)
    discard.enable(whole, why_not)
    no = Button(words.button("no_switch"), leave, key_name=label("undo"), size=18)
    no.name = "no switch"
    return [discard, no]


def answer_button(shown: Snapshot, answer: Pick) -> Button:
    """The button of one answer."""
    words, chooser = shown.words, shown.chooser
    assert chooser is not None
    if answer.slot in ("name", "upgrade"):
        named = Button(words.button("name", card=words.card(answer.value)), shown.do.pick(answer), size=18)
        named.name = f"{answer.slot} {answer.value}"
        return named
    kind, _ = answer.value
    key = label(KEYS[kind]) if kind in KEYS else ""
    if kind == "switch":
        paid, facts = switch_words(shown)
        text = words.button(f"switch{paid}", **facts)
    elif kind == "mulligan" and len(chooser.decision.actions) == 1:
        text = words.button("redraw")
    elif kind == "pass" and chooser.decision.kind in WINDOWS:
        text = words.button("decline")
    else:
        text = words.button(kind)
    primary = kind in PRIMARY or len(chooser.decision.actions) == 1
    button = Button(text, shown.do.pick(answer), primary=primary, key_name=key, size=18)
    button.name = kind
    return button
