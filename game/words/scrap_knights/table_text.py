"""The table's words: the log's sentences cut to the room there is, hints, tags, small cards."""

from collections.abc import Mapping, Sequence

from game.content.scrap_knights import Act, Library, Ult
from game.content.scrap_knights.verbs import Deal
from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER
from game.rules.scrap_knights.turn import ChainStep
from game.rules.scrap_knights.view import DuelView
from game.words.messages import Messages
from game.words.scrap_knights.card_text import all_lines, card_text, effect_text, signed
from game.words.scrap_knights.log_text import DuelWords
from game.words.scrap_knights.short_text import short_what, short_when, shortest_when

HINTS: Mapping[str, tuple[str, ...]] = {
    "hp": ("name", "hp", "full"),
    "heat": ("name", "heat", "limit"),
    "token": ("name", "count", "token", "meaning"),
    "ult": ("name", "link", "needed"),
    **dict.fromkeys(("bot_used", "bot_answers"), ()),
    "distance": ("distance", "most"),
    **dict.fromkeys(("act", "bots", "tokens", "resolve"), ()),
    "flip": ("needed",),
    **dict.fromkeys(("far_hand", "far_chosen"), ("name", "count")),
    **dict.fromkeys(("back", "chosen", "by_chance", "prevented", "played"), ()),
    "step": ("step", "count"),
    **dict.fromkeys(("waiting", "running", "done"), ("card", "priority")),
    **dict.fromkeys(("seen", "seen_held", "seen_gone", "unseen", "bot_waits"), ("name",)),
    "wins": ("name",),
    "ult_wins": ("name", "card"),
    "if_answered": ("heat",),
    "would_miss": ("range", "distance"),
    "too_far": ("distance",),
    **dict.fromkeys(("overheats", "no_vent"), ("heat",)),
    "may_overheat": ("lowest", "highest", "limit"),
    "own_end": (),
    "cooled": ("heat", "card"),
}
"""What a place says about itself, with the facts that it is given."""

TAGS: Mapping[str, tuple[str, ...]] = {
    "out_of_range": ("distance", "range"),
    "too_far": ("distance",),
    **dict.fromkeys(
        ("wins", "ult_wins", "prevented", "answers", "picked", "look", "used", "ready", "copy", "ult"), ()
    ),
    **dict.fromkeys(("overheats", "lose", "rise", "hit", "hurt"), ("before", "after")),
    "kept": ("hp", "other"),
    "rise_span": ("before", "after", "most"),
    "wins_else": ("after",),
    "rise_unhurt": ("before", "after"),
    "rise_or": ("before", "after", "stopped"),
    **dict.fromkeys(("cool_or_lose", "no_vent"), ("after",)),
    **dict.fromkeys(("ult_wins", "wins_hot", "held", "gone"), ()),
    "may_overheat": ("before", "lowest", "after"),
    "own_end": ("before",),
    "of": ("step", "count"),
    "hand_of": ("name",),
    "hits": ("amount",),
    **dict.fromkeys(("step", "hand", "blocked", "versus", "fallen", "melted"), ()),
    "missed": ("range", "distance"),
    "miss_stamp": (),
    "moved": ("distance",),
    "hits_for_nothing": (),
    "goes_first": ("card",),
    **dict.fromkeys(("blocks", "vents", "more_heat", "less_heat"), ("amount",)),
    **dict.fromkeys(("blocked_some", "hits_some"), ("amount", "dealt")),
    **dict.fromkeys(("blocked_nothing", "no_trigger"), ()),
    "by": ("card",),
    "stops": ("count",),
    **dict.fromkeys(("more_link", "links", "links_hit"), ("link", "full")),
    "links_ready": ("full",),
    "links_ready_hit": (),
    "block": ("amount", "priority"),
    "gains": ("tokens",),
}

WELL: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("chain", "chain_note", "chain_empty", "last", "last_empty"), ()),
    **dict.fromkeys(("copy_note", "chance_note", "last_ult", "prevented_now"), ()),
    **dict.fromkeys(("in_range", "out_of_range"), ("range", "distance")),
    **dict.fromkeys(("hp_now", "hp_then"), ("told", "after")),
    "choose_note": ("count",),
    **dict.fromkeys(("number_note", "sign_note", "bot_note"), ()),
    "last_note": ("round",),
    **dict.fromkeys(("against", "tie"), ("first", "second")),
    "lost": ("name", "amount"),
    "lost_line": ("lost",),
    "unhurt_line": (),
    "distance_line": ("distance",),
    **dict.fromkeys(("zero_now", "zero_then"), ("told",)),
    "runs_on": (),
    **dict.fromkeys(("prevented_by", "prevented_before", "will_prevent"), ("card",)),
    "stops": ("effects",),
    "all_blocked": ("cards", "count", "dealt"),
    "some_blocked": ("cards", "count", "dealt", "amount", "target", "blocked"),
    "blocks_some": ("amount", "dealt", "effects"),
    "blocks_nothing": ("priority",),
    **dict.fromkeys(("whose", "whose_copy"), ("name", "card")),
    "link": ("card", "link", "needed"),
    "shown": ("name",),
    "shown_note": ("count", "all"),
}

WHY_NOW = ("threatened", "uninterrupted", "overheat", "miss", "move")
"""What the trigger of a BOT waits for."""

SHOUTS = ("bot", "spend", "ult", "choice")
"""What stands over a card in the middle of the stage."""

PICK: Mapping[str, tuple[str, ...]] = {
    "told": ("cards", "effects", "numbers"),
    "means": ("numbers",),
    **dict.fromkeys(("damage", "taken", "heat"), ("amount",)),
    "answers": ("cards",),
    "block": ("amount", "priority"),
    "gains": ("tokens",),
    **dict.fromkeys(("links", "links_hit"), ("link", "full")),
    **dict.fromkeys(("nothing", "ready", "open"), ()),
}
"""What is said of a card that is picked."""


class TableWords(DuelWords):
    """Adds short forms to the log's sentences."""

    def __init__(self, library: Library, texts: Messages, names: Sequence[str]) -> None:
        super().__init__(library, texts, names)

    def kind(self, card_id: str) -> str:
        return self.library.card(card_id).kind

    def token(self, name: str) -> str:
        return self.texts.section("tokens")[name]

    def hint(self, key: str, **facts: object) -> str:
        return self.texts.say("hints", key, **facts)

    def tag(self, key: str, **facts: object) -> str:
        return self.texts.say("tags", key, **facts)

    def well(self, key: str, **facts: object) -> str:
        return self.texts.say("well", key, **facts)

    def when(self, card_id: str) -> str:
        """What a BOT or a ULT waits for, in a few words."""
        card = self.library.card(card_id)
        return "" if isinstance(card, Act) else short_when(card, self.library, self.texts)

    def when_briefly(self, card_id: str) -> str:
        """What a ULT or a BOT waits for, in the fewest words."""
        card = self.library.card(card_id)
        return shortest_when(card, self.library, self.texts) if isinstance(card, Ult) else self.when(card_id)

    def what(self, card_id: str) -> str:
        """What a BOT or a ULT does, in a few words."""
        card = self.library.card(card_id)
        return "" if isinstance(card, Act) else short_what(card, self.library, self.texts)

    def result(self, event: Event, *, then: bool = False) -> str:
        """What an effect came to, without the name of the card that it stands under; `then`: will come to."""
        if event.kind == "link":
            return self.well(
                "link", card=self.card(event.facts["card"]), link=event.facts["link"], needed=LINKS_TO_TRIGGER
            )
        sentence = self.plain_sentence(event) or ""
        card = event.facts.get("card")
        if card:
            name = self.card(card)
            for opening in (f"{name}: ", f"{name} "):
                if sentence.startswith(opening):
                    rest = sentence[len(opening) :]
                    sentence = rest[:1].upper() + rest[1:]
                    break
        if event.kind == "damage" and event.facts["amount"]:
            return self.with_hp(event, sentence, then=then)
        return sentence

    def with_hp(self, event: Event, told: str, *, then: bool = False) -> str:
        """What was told of a blow, and the HP that it leaves; `then`: will leave."""
        if not event.facts["hp"]:
            return self.well("zero_then" if then else "zero_now", told=told)
        return self.well("hp_then" if then else "hp_now", told=told, after=event.facts["hp"])

    def why_now(self, seat: Seat, bot: str) -> str:
        """Why a seat can use a BOT now, with the names of the two sides."""
        trigger = self.library.bots[bot].trigger
        who = seat if trigger.who == "you" else opponent(seat)
        return self.texts.say("why_now", trigger.event, name=self.names[who])

    def deeds(self, card_id: str) -> str:
        """All that a BOT or a ULT does, without what it waits for."""
        _, *effects = card_text(self.library.card(card_id), self.library, self.texts).split("\n")
        return "\n".join(effects)

    def shout(self, key: str, seat: Seat, **facts: object) -> str:
        """The head of what is shown in the middle of the stage: "Brunel uses a BOT"."""
        return self.texts.say("shouts", key, name=self.names[seat], **facts)

    def effect(self, step: ChainStep) -> str:
        """What an effect does, with what was chosen for it: "Move 3 farther"."""
        return effect_text(step.manoeuvre, step.line, self.library, self.texts)

    def reach(self, step: ChainStep, view: DuelView) -> tuple[str, bool]:
        """What to say of an effect that waits, as things stand, and whether it will happen.

        That is whether something prevents it, else its range at the distance; "" where it needs none.
        """
        card, distance = self.library.card(step.card), view.distance
        silenced = isinstance(card, Act) and card.kind in view.players[step.seat].prevented_kinds
        if silenced or (view.prevented and not self.unpreventable(step)):
            if step.stopper:
                return self.well("will_prevent", card=self.card(step.stopper)), False
            return self.well("prevented_now"), False
        reach = card.range if isinstance(card, Act | Ult) else None
        if reach is None or not any(isinstance(one.verb, Deal) for one in all_lines(card)[step.line].do):
            return "", True
        key = "in_range" if distance <= reach else "out_of_range"
        return self.well(key, range=reach, distance=distance), distance <= reach

    def unpreventable(self, step: ChainStep) -> bool:
        """Whether something of an effect cannot be prevented."""
        return any(one.unpreventable for one in all_lines(self.library.card(step.card))[step.line].do)

    def priority(self, step: ChainStep) -> str:
        """The priority of an effect, printed or chosen, and raised: "+1", "First"; nothing at 0."""
        priority = all_lines(self.library.card(step.card))[step.line].priority
        if priority == "secret":
            if not step.manoeuvre.number:
                return "X"
            priority = step.manoeuvre.number
        if isinstance(priority, str):
            return priority.title()
        return signed(priority + step.raised) if priority + step.raised else ""
