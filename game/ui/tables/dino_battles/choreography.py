"""What each kind of event is like at this table: how long it is shown, how it sounds, how it moves."""

from game.engine.events import Event
from game.ui.tables.dino_battles.shows import announcements, remarks
from game.ui.tables.dino_battles.shows import card_shows as cards
from game.ui.tables.dino_battles.shows import combat_shows as combat
from game.ui.tables.dino_battles.shows import dice_shows as dice
from game.ui.tables.dino_battles.shows import health_shows as health
from game.ui.tables.dino_battles.shows import knock_out_shows as knock_outs
from game.ui.tables.dino_battles.shows.call_outs import ROAR
from game.ui.tables.dino_battles.shows.deck_shows import over_length
from game.ui.tables.dino_battles.shows.remarks import spoken_of
from game.ui.tables.dino_battles.statuses import LOOKS
from game.ui.tables.shows.shows import Show, Shows

_LOSS_SOUNDS = {"hit": "hit", "spikes": "stab_hit", "recoil": "hit", "retreat": "tread"}
_LOSS_SOUNDS |= {status.id: look.loss_sound for status, look in LOOKS}
_ANSWER_SOUNDS = {"attack": "servo", "evade": "crossing", "defend": "block", "take": "step"}
_ANSWER_SYMBOLS = {"attack": "atk", "evade": "eva", "defend": "def", "take": "hp"}


def _loss_sound(event: Event) -> str:
    return _LOSS_SOUNDS.get(event.facts["why"], "hit")


def _loss_length(event: Event) -> int:
    """A blow takes longer than what a condition does; on the bench there is only a number."""
    if event.facts["place"]:
        return 450
    return 1000 if event.facts["why"] == "hit" else 800


def _attack_length(event: Event) -> int:
    """A special attack is called out first."""
    return 560 + (ROAR if event.facts["special"] else 0)


def _phase_length(event: Event) -> int:
    return 1300 if event.facts["phase"] == "combat" else 160


SHOWS = Shows(
    {
        "no_dinosaur": Show(announcements.HAND_SHOWN, "refuse", announcements.announce_no_dinosaur, "card"),
        "mulligan": Show(400, "card_shuffle", cards.draw, "card"),
        "keep": Show(200, "", None, "check"),
        "comp": Show(300, "card_shuffle", None, "comp"),
        "place": Show(260, "card_play", cards.placed, "dinosaur"),
        "ready": Show(160, "seal", None, "check"),
        "reveal": Show(900, "tread", cards.revealed, "dinosaur"),
        "turn": Show(800, "siren", cards.turn, "initiative"),
        "phase": Show(_phase_length, "lock_on", cards.phase, "turn"),
        "bench": Show(announcements.BUILD_SHOWN, "card_play", cards.to_dino("dino"), "dinosaur"),
        "attach": Show(announcements.BUILD_SHOWN, "build", cards.to_dino("card"), "upgrade"),
        "set": Show(300, "card_play", cards.set_down, "item"),
        "load": Show(260, "pick", cards.load, "deck"),
        "retreat": Show(240, "", None, "retreat"),
        "discard": Show(220, "card_draw", cards.discard, "discard"),
        "shed": Show(400, "explosion", cards.destroyed, "upgrade"),
        "burrow": Show(600, "card_shuffle", cards.burrowed, "deck"),
        "switch": Show(
            1150,
            "tread",
            spoken_of(cards.switched, "switches", "they_switch", after=ROAR),
            "retreat",
            least=600,
        ),
        "lured": Show(1150, "crossing", cards.switched, "retreat", least=600),
        "promote": Show(1150, "tread", cards.switched, "dinosaur", least=600),
        "pass": Show(650, "click", cards.said("passes"), "skip"),
        "decline": Show(120, "", cards.said("no_card"), "skip"),
        "play": Show(1900, "card_play", cards.played, "action"),
        "use": Show(1900, "card_flip", cards.played, "item"),
        "resolve": Show(420, "gain", cards.resolve, "card"),
        "permanent": Show(300, "build", cards.permanent, "permanent"),
        "change": Show(400, "gain", dice.changed, "dice"),
        "shield": Show(400, "block", health.helped("shield"), "def"),
        "heal": Show(600, "repair", spoken_of(health.heal, "mends"), "hp"),
        "boost": Show(500, "gain", health.helped("boost"), "special"),
        "boost_over": Show(160, "", None, "special"),
        "cleanse": Show(400, "vent", health.helped("cleanse"), "repair"),
        "free": Show(400, "gain", health.helped("free"), "paralysis"),
        "bonus": Show(400, "gain", cards.flash_bonus, "atk"),
        "first_move": Show(300, "gain", None, "initiative"),
        "draw": Show(360, "card_draw", cards.draw, "card"),
        "robbed": Show(400, "card_draw", cards.to_junk("hand"), "hand"),
        "recover": Show(400, "card_draw", cards.recover, "card"),
        "steady": Show(400, "gain", cards.flash_bonus, "atk"),
        "seize": Show(500, "gain", cards.seized, "initiative"),
        "mill": Show(500, "card_draw", cards.several("deck", "junk"), "discard"),
        "restock": Show(500, "card_shuffle", cards.several("junk", "deck"), "deck"),
        "search": Show(500, "card_shuffle", cards.searched, "card"),
        "muster": Show(600, "card_flip", cards.mustered, "deck"),
        "look": Show(400, "card_flip", None, "eye"),
        "choose": Show(500, "card_draw", cards.chosen, "card"),
        "spied": Show(700, "card_flip", cards.several("hand", "figure"), "hand"),
        "jam": Show(400, "beam_hit", cards.to_junk("{card} stack"), "deck"),
        "destroy_upgrade": Show(500, "explosion", spoken_of(cards.destroyed, "broken", "breaks"), "upgrade"),
        "destroy_permanent": Show(
            500, "explosion", spoken_of(cards.destroyed, "broken", "breaks"), "permanent"
        ),
        "damage": Show(_loss_length, _loss_sound, health.damage, "damage", least=600),
        **{
            status.event: Show(look.length, look.sound, health.ails(status.event, look.icon), look.icon)
            for status, look in LOOKS
        },
        "paralyze": Show(500, "beam_hit", health.ails("paralyze", "paralysis"), "paralysis"),
        "wears_off": Show(160, "", None, "paralysis"),
        "attack": Show(_attack_length, "crossing_swing", combat.attack, "atk", least=500),
        "answer": Show(
            1500,
            lambda event: _ANSWER_SOUNDS[event.facts["answer"]],
            combat.answer,
            lambda event: _ANSWER_SYMBOLS[event.facts["answer"]],
            least=800,
        ),
        "struggle": Show(1100, "dice_throw", dice.struggle, "dice"),
        "failed": Show(500, "refuse", spoken_of(combat.failed, "stunned", "stuns"), "paralysis"),
        "roll": Show(dice.roll_length, "dice_throw", dice.roll, "dice", least=700),
        "totals": Show(dice.totals_length, "stamp", dice.totals, "dice", least=900),
        "evaded": Show(1100, "miss", combat.evaded, "eva", least=700),
        "exchange_over": Show(260, "", combat.exchange_over, "dice"),
        "called_off": Show(400, "vent", combat.exchange_over, "cross"),
        "knock_out": Show(announcements.KNOCK_OUT, "explosion", knock_outs.knock_out, "knockout", least=1600),
        "comp_cards": Show(500, "card_draw", cards.comp_cards, "comp"),
        "over": Show(over_length, "ult", cards.over, "knockout", least=900),
        "conceded": Show(400, "over"),
    },
    steps=("turn", "phase", "play", "use", "attack", "answer", "damage", "knock_out", "over"),
    longest=9000,
    says=remarks.say,
)
"""Each kind of event; a battle tells more at a go than other games do."""
