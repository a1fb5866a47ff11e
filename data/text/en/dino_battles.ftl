# Everything that Biomechanic Dino Battles says. `:name:` is an icon, `*word*` is bold, `{ $fact }` comes from the
# card, the decision or the event.

game-name = Dino Battles
game-full_name = Biomechanic Dino Battles
game-line = Steel jaws, decks and dice.
game-credit = A game by Andreas Propst.
# What is played, in a list of saves.
game-options = { $first } against { $second }
game-random = Random decks

kinds-dinosaur = Dinosaur
kinds-upgrade = Upgrade
kinds-item = Item
kinds-permanent = Item · permanent
kinds-action = Action
kinds-combat = Combat Card

combat_names-attack = Attack
combat_names-evade = Evade
combat_names-defend = Defend

windows-startup = at the start of a turn
windows-main = in a main phase
windows-move = when an attack is declared
windows-answer = when an answer is declared
windows-dice = after the dice
windows-ko = after a knock-out
windows-end = at the end of a turn

# What cards say.
cards-special = { $icons } *{ $name }:* { $does }.
cards-deed =
    { $led ->
        [yes] *{ CAPITAL($lead) }:* { $does }.
       *[no] { CAPITAL($does) }.
    }
cards-on_hit = a hit { $does }
# Combat Cards that a card costs, before its colon.
cards-cost = discard { $cards } from your hand
cards-lead_and_cost = { $lead }, { $cost }
cards-some_attack =
    { $count ->
        [one] an Attack
       *[other] { $count } Attacks
    }
cards-some_evade =
    { $count ->
        [one] an Evade
       *[other] { $count } Evades
    }
cards-some_defend =
    { $count ->
        [one] a Defend
       *[other] { $count } Defends
    }

combat_cards-attack = *Attack*, or *counterattack* an attack: die + ATK.
combat_cards-evade = *Evade* an attack: die + EVA. If your total is higher, nothing hits you and you have the next first move.
combat_cards-defend = *Defend* against an attack: die + DEF. You lose only the difference. If your total is higher, the attacker loses it.

abilities-paralyze =
    { $rounds ->
        [0] *Paralyze:* its damage paralyzes for the rest of this combat.
        [one] *Paralyze 1:* its damage paralyzes for 1 round.
       *[other] *Paralyze { $rounds }:* its damage paralyzes for { $rounds } rounds.
    }
abilities-poisonous =
    { $turns ->
        [one] *Poisonous 1:* its damage poisons for 1 turn.
       *[other] *Poisonous { $turns }:* its damage poisons for { $turns } turns.
    }
abilities-wound =
    { $tokens ->
        [one] *Wound 1:* its damage gives a Wound token.
       *[other] *Wound { $tokens }:* its damage gives { $tokens } Wound tokens.
    }
abilities-spiked = *Spiked { $hp }:* damaging it costs { $hp } HP.
abilities-camouflaged = *Camouflaged:* enemy cards cannot target it.
abilities-regenerate = *Regeneration { $hp }:* it gets { $hp } HP back at the end of each turn.
abilities-steady = *Steadfast { $amount }:* first attack +{ $amount } if you did not switch.
abilities-immune_poison = *Immune to poison.*
abilities-immune_wounds = *Immune to wounds.*
abilities-immune_paralysis = *Immune to paralysis.*
abilities-retreat_by_hp = *Bolt:* to switch, it loses 5 HP instead of each card.
abilities-retreat_by_upgrade = *Shed:* to switch, discard its newest Upgrade instead of cards.
abilities-retreat_by_deck = *Burrow:* to switch, shuffle it into your deck instead of paying cards.

# What a Dinosaur has until the end of the turn, each a part of a sentence.
boosts-paralyze =
    { $rounds ->
        [0] *Paralyze*
       *[other] *Paralyze { $rounds }*
    }
boosts-poisonous = *Poisonous { $turns }*
boosts-wound = *Wound { $tokens }*
boosts-spiked = *Spiked { $hp }*
boosts-camouflaged = *Camouflaged*
boosts-regenerate = *Regeneration { $hp }*
boosts-immune_poison = *immunity to poison*
boosts-immune_wounds = *immunity to wounds*
boosts-immune_paralysis = *immunity to paralysis*
boosts-atk = *ATK { $amount }*
boosts-eva = *EVA { $amount }*
boosts-def = *DEF { $amount }*
boosts-retreat = *Retreat Cost { $amount }*

upgrades-atk = *ATK { $amount }.*
upgrades-eva = *EVA { $amount }.*
upgrades-def = *DEF { $amount }.*
upgrades-max_hp = *HP +{ $hp }.*
upgrades-retreat = *Retreat Cost { $amount }.*

permanents-atk = Your active Dinosaur has *ATK { $amount }*.
permanents-eva = Your active Dinosaur has *EVA { $amount }*.
permanents-def = Your active Dinosaur has *DEF { $amount }*.
permanents-mend_bench = At the end of each turn your benched Dinosaurs get *{ $hp } HP* back.
permanents-hand =
    { $cards ->
        [one] At the end of each turn fill your hand with *1 more card*.
       *[other] At the end of each turn fill your hand with *{ $cards } more cards*.
    }
permanents-enemy_retreat = The opponent's Retreat Costs are *{ $amount } higher*.
permanents-muster =
    { $count ->
        [one] At the start of each turn load the *top card* of your deck if it is a Combat Card. Else shuffle it back.
       *[other] At the start of each turn load the Combat Cards among the *top { $count } cards* of your deck. Shuffle the rest back.
    }

# What special attacks do, as parts of a sentence.
blows-total = total { $amount }
blows-track = an evader has EVA −{ $amount }
blows-pierce = a defender has DEF −{ $amount }
blows-guard = enemy −{ $amount } in any counterattack
blows-wound =
    { $tokens ->
        [one] gives a Wound
       *[other] gives { $tokens } Wounds
    }
blows-poison =
    { $turns ->
        [one] poisons for 1 turn
       *[other] poisons for { $turns } turns
    }
blows-stun =
    { $rounds ->
        [one] paralyzes for 1 round
       *[other] paralyzes for { $rounds } rounds
    }
blows-drain = gives this Dinosaur { $hp } HP back
blows-recoil = costs this Dinosaur { $hp } HP
blows-keep_move = gives you the next first move

# When a card may be used, before a colon.
leads-attacked = when an enemy attack is declared
leads-evading = when you evade an attack
leads-defending = when you defend against an attack
leads-countering = when you counterattack
leads-lost = when a Dinosaur of yours is knocked out
leads-scored = when you knock out a Dinosaur
leads-precombat = before combat
leads-first_turn = at the start of the first turn
leads-startup = at the start of a turn
leads-move_answer = before the dice of an exchange
leads-dice = after the dice of an exchange
leads-main_end = in a main phase or at the end of the turn
leads-main_dice = in a main phase or after the dice of an exchange
leads-ko = after a knock-out
leads-end = at the end of the turn

# What Items and Actions do, each a sentence without its capital and its full stop.
deeds-total = your total gets *{ $amount }*
deeds-enemy_total = the opponent's total gets *−{ $amount }*
deeds-shield = your Dinosaur loses *{ $amount } HP less* in this exchange, but not less to spikes or to its own special attack
deeds-heal =
    { $again ->
        [yes] it gets *{ $hp } HP* back
       *[no] one of your Dinosaurs gets *{ $hp } HP* back
    }
deeds-boost = until the end of the turn one of your Dinosaurs gets { $gifts }
deeds-heal_all = each of your Dinosaurs gets *{ $hp } HP* back
deeds-cleanse = one of your Dinosaurs loses its *poison* and its *Wound* tokens
deeds-free = your active Dinosaur is no longer *paralyzed*
deeds-bonus = your next attack of this combat has *+{ $amount }*
deeds-first_move = you have the *first move* of this combat
deeds-draw =
    { $count ->
        [one] draw *1 card*
       *[other] draw *{ $count } cards*
    }
deeds-discard =
    { $count ->
        [one] the opponent discards *1 card* at random
       *[other] the opponent discards *{ $count } cards* at random
    }
deeds-recover =
    { $kind ->
        [combat] take one *Combat Card* of your choice from your Junk into your hand
        [upgrade] take one *Upgrade* of your choice from your Junk into your hand
        [item] take one *Item* of your choice from your Junk into your hand
       *[dinosaur] take one *Dinosaur* of your choice from your Junk into your hand
    }
deeds-take_comp =
    { $count ->
        [one] take *1 Comp Card* into your hand
       *[other] take *{ $count } Comp Cards* into your hand
    }
deeds-seize = take the *initiative*
deeds-mill =
    { $count ->
        [one] put the *top card* of the opponent's deck into the Junk
       *[other] put the *top { $count } cards* of the opponent's deck into the Junk
    }
deeds-restock =
    { $count ->
        [one] shuffle *1 random card* of your Junk into your deck
       *[other] shuffle *{ $count } random cards* of your Junk into your deck
    }
deeds-search =
    { $kind ->
        [combat] name a *Combat Card*. If it is in your deck, take it into your hand. Shuffle the deck
        [upgrade] name an *Upgrade*. If it is in your deck, take it into your hand. Shuffle the deck
        [item] name an *Item*. If it is in your deck, take it into your hand. Shuffle the deck
        [action] name an *Action*. If it is in your deck, take it into your hand. Shuffle the deck
       *[dinosaur] name a *Dinosaur*. If it is in your deck, take it into your hand. Shuffle the deck
    }
deeds-muster =
    { $count ->
        [one] load the *top card* of your deck if it is a Combat Card. Else shuffle it back
       *[other] load the Combat Cards among the *top { $count } cards* of your deck. Shuffle the rest back
    }
deeds-look = look at the *top { $count } cards* of your deck and take one into your hand. Shuffle the others back
deeds-spy =
    { $count ->
        [one] the opponent shows *1 random card* of their hand
       *[other] the opponent shows *{ $count } random cards* of their hand
    }
deeds-jam = put one card of the opponent's *Combat Deck* into the Junk
deeds-destroy_upgrade = destroy one *Upgrade* of an enemy Dinosaur
deeds-destroy_permanent = destroy one *permanent Item* of the opponent
deeds-poison =
    { $turns ->
        [one] an enemy Dinosaur is *poisoned* for 1 turn
       *[other] an enemy Dinosaur is *poisoned* for { $turns } turns
    }
deeds-wound =
    { $tokens ->
        [one] put a *Wound* token on an enemy Dinosaur
       *[other] put { $tokens } *Wound* tokens on an enemy Dinosaur
    }
deeds-stun =
    { $rounds ->
        [one] the enemy active Dinosaur is *paralyzed* for 1 round
       *[other] the enemy active Dinosaur is *paralyzed* for { $rounds } rounds
    }
deeds-damage = the enemy active Dinosaur loses *{ $hp } HP*
deeds-lure = the opponent switches the active Dinosaur with a benched one of your choice

decisions-mulligan = { $name }: keep this hand, or draw a new one?
decisions-place = { $name }: place your Dinosaurs face down, one of them active.
decisions-precombat = { $name }: play cards before combat, or pass.
decisions-postcombat = { $name }: play cards after combat, or pass.
decisions-discard = { $name }: discard a card for the switch.
decisions-look = { $name }: choose the card of your deck that you take.
decisions-move = { $name }: attack, or pass?
decisions-answer = { $name }: how does your Dinosaur answer?
decisions-promote = { $name }: choose the next active Dinosaur.
decisions-respond = { $name }: answer that card?
decisions-window_startup = { $name }: play a card at the start of the turn?
decisions-window_move = { $name }: play a card against this attack?
decisions-window_answer = { $name }: play a card before the dice?
decisions-window_dice = { $name }: play a card after these dice?
decisions-window_ko = { $name }: play a card after the knock-out?
decisions-window_end = { $name }: play a card at the end of the turn?

log-no_dinosaur = { $seat } has no Dinosaur and shows the hand: { $cards }.
log-mulligan =
    { $hidden ->
        [yes] { $seat } draws a new hand of { $count }.
       *[no] { $seat } draws a new hand: { $cards }.
    }
log-keep = { $seat } keeps a hand of { $hand_size }.
log-comp = Each side puts Comp Cards aside, unseen.
log-place =
    { $hidden ->
        [yes] { $seat } places a Dinosaur face down.
       *[no] { $seat } places { $dino } face down.
    }
log-ready = { $seat } is ready.
log-reveal = { $seat } reveals { $cards }.
log-turn = Turn { $turn }: { $initiative } has the initiative.
log-phase =
    { $phase ->
        [precombat] Before combat: { $seat } acts first.
        [combat] Combat: { $seat } may move first.
        [postcombat] After combat: { $seat } acts first.
       *[end] End of the turn.
    }
log-bench = { $seat } puts { $dino } on the bench.
log-attach = { $seat } attaches { $card } to { $dino }.
log-set =
    { $hidden ->
        [yes] { $seat } sets an Item face down.
       *[no] { $seat } sets { $card } face down.
    }
log-load = { $seat } adds { $card } to the Combat Deck.
log-retreat =
    { $cost ->
        [one] { $seat } calls { $dino } back for 1 card.
       *[other] { $seat } calls { $dino } back for { $cost } cards.
    }
log-discard = { $seat } discards { $card }.
log-shed = { $dino } loses { $card } for the switch.
log-burrow = { $seat } shuffles { $dino } into the deck.
log-switch = { $dino } is now active for { $seat }.
log-pass = { $seat } passes.
log-decline = { $seat } plays no card.
log-play =
    { $aimed ->
        [yes] { $named ->
            [yes] { $seat } plays { $card } on { $dino }: { $name }.
           *[no] { $seat } plays { $card } on { $dino }.
        }
       *[no] { $named ->
            [yes] { $seat } plays { $card } for { $name }.
           *[no] { $seat } plays { $card }.
        }
    }
log-use =
    { $aimed ->
        [yes] { $named ->
            [yes] { $seat } uses { $card } on { $dino }: { $name }.
           *[no] { $seat } uses { $card } on { $dino }.
        }
       *[no] { $named ->
            [yes] { $seat } uses { $card } for { $name }.
           *[no] { $seat } uses { $card }.
        }
    }
log-permanent = { $card } works for { $seat } from now on.
log-change = { $seat }'s total: { $change }.
log-shield = { $seat }'s Dinosaur will lose { $amount } HP less.
log-heal = { $dino } gets { $amount } HP back.
log-boost = { $dino } has { $card } until the end of the turn.
log-boost_over = { $card } of { $dino } is over.
log-cleanse = { $dino } is free of poison and wounds.
log-free = { $dino } is no longer paralyzed.
log-bonus = { $seat }'s next attack has +{ $bonus }.
log-first_move = { $seat } will have the first move.
log-draw =
    { $hidden ->
        [yes] { $count ->
            [one] { $seat } draws 1 card.
           *[other] { $seat } draws { $count } cards.
        }
       *[no] { $seat } draws { $cards }.
    }
log-robbed = { $seat } loses { $card } from the hand.
log-recover = { $seat } takes { $card } back.
log-steady = { $dino } stood fast: { $seat }'s first attack has +{ $bonus }.
log-seize = { $seat } takes the initiative.
log-mill =
    { $count ->
        [one] { $seat } loses the top card of the deck: { $cards }.
       *[other] { $seat } loses { $count } cards of the deck: { $cards }.
    }
log-restock =
    { $count ->
        [one] { $seat } shuffles a card of the Junk into the deck: { $cards }.
       *[other] { $seat } shuffles { $count } cards of the Junk into the deck: { $cards }.
    }
log-search =
    { $found ->
        [yes] { $seat } finds { $card } in the deck.
       *[no] { $seat } does not find { $card } in the deck.
    }
log-muster =
    { $loaded ->
        [0] { $seat } finds no Combat Card on top of the deck.
       *[other] { $seat } loads from the top of the deck: { $cards }.
    }
log-look =
    { $hidden ->
        [yes] { $seat } looks at the top cards of the deck: { $count }.
       *[no] { $seat } looks at the top cards of the deck: { $cards }.
    }
log-choose =
    { $hidden ->
        [yes] { $seat } takes one of them.
       *[no] { $seat } takes { $card }.
    }
log-spied =
    { $count ->
        [one] { $seat } shows a card of the hand: { $cards }.
       *[other] { $seat } shows { $count } cards of the hand: { $cards }.
    }
log-jam = { $seat } loses { $card } from the Combat Deck.
log-destroy_upgrade = { $card } of { $dino } is destroyed.
log-destroy_permanent = { $seat }'s { $card } is destroyed.
log-lured = { $seat }'s { $dino } is lured into the active place.
log-damage =
    { $why ->
        [spikes] { $dino } loses { $amount } HP to spikes and has { $left }.
        [recoil] { $dino } loses { $amount } HP by its own attack and has { $left }.
        [retreat] { $dino } loses { $amount } HP for the switch and has { $left }.
       *[other] { $dino } loses { $amount } HP and has { $left }.
    }
log-damage_poison = { $dino } loses { $amount } HP to poison and has { $left }.
log-damage_wounds = { $dino } loses { $amount } HP to wounds and has { $left }.
log-poison =
    { $turns ->
        [one] { $dino } is poisoned: 1 turn.
       *[other] { $dino } is poisoned: { $turns } turns.
    }
log-wound =
    { $tokens ->
        [one] { $dino } is wounded: 1 more token.
       *[other] { $dino } is wounded: { $tokens } more tokens.
    }
log-paralyze =
    { $rounds ->
        [0] { $dino } is paralyzed for this combat.
        [one] { $dino } is paralyzed: 1 round.
       *[other] { $dino } is paralyzed: { $rounds } rounds.
    }
log-wears_off =
    { $rounds ->
        [0] { $dino } is no longer paralyzed.
        [one] { $dino } is still paralyzed: 1 round.
       *[other] { $dino } is still paralyzed: { $rounds } rounds.
    }
log-attack =
    { $is_special ->
        [yes] { $seat }'s { $dino } attacks: { $special }.
       *[no] { $seat }'s { $dino } attacks.
    }
log-answer =
    { $answer ->
        [evade] { $seat }'s { $dino } tries to evade.
        [defend] { $seat }'s { $dino } defends.
        [take] { $seat }'s { $dino } takes it.
       *[attack] { $is_special ->
            [yes] { $seat }'s { $dino } counterattacks: { $special }.
           *[no] { $seat }'s { $dino } counterattacks.
        }
    }
log-struggle =
    { $fails ->
        [yes] { $dino } is paralyzed and throws :die{ $die }:, odd: it cannot move.
       *[no] { $dino } is paralyzed and throws :die{ $die }:, even: it can move.
    }
log-failed = { $seat }'s move fails.
log-roll =
    { $answer ->
        [take] { $seat } throws :die{ $own }:.
       *[other] { $seat } throws :die{ $own }:, { $other } throws :die{ $others }:.
    }
log-totals =
    { $answer ->
        [take] { $seat } has { $own }.
       *[other] { $seat } has { $own }, { $other } has { $others }.
    }
log-evaded = Evaded! { $seat }'s next attack has +{ $bonus }.
log-called_off = The exchange is called off.
log-knock_out = { $seat }'s { $dino } is knocked out.
log-comp_cards =
    { $hidden ->
        [yes] { $count ->
            [one] { $seat } takes 1 Comp Card.
           *[other] { $seat } takes { $count } Comp Cards.
        }
       *[no] { $seat } takes Comp Cards: { $cards }.
    }
log-promote = { $dino } takes the active place for { $seat }.
log-over =
    { $draw ->
        [yes] The game is a draw.
       *[no] { $winner } wins, { $most }–{ $least } knock-outs.
    }

# Why the game ended; the result adds "in turn 9."
reasons-knockouts =
    { $draw ->
        [yes] both got the last knock-out that they needed at once
       *[no] { $winner } got the last knock-out that it needed
    }
reasons-last_dinosaur =
    { $draw ->
        [yes] the last Dinosaurs of both were knocked out at once
       *[no] { $loser } has no Dinosaur left
    }
reasons-deck =
    { $draw ->
        [yes] both decks ran out with equal knock-outs
       *[no] a deck ran out and { $winner } was ahead
    }
reasons-deck_even = { $loser }'s deck ran out with equal knock-outs
reasons-turn_limit =
    { $draw ->
        [yes] both have the same number of knock-outs
       *[no] { $loser } has fewer knock-outs
    }

# The plan of a ready deck in two or three words, and in a sentence.
deck_plans-drill = First game
deck_plans-quicksilver = Slip and strike
deck_plans-bastion = Spiked wall
deck_plans-venom_court = Poison, wounds
deck_plans-colossus = One giant
deck_plans-saboteurs = Jam and paralyze
deck_plans-blitz = Hit first
deck_plans-royal = The champion's
deck_plans-undertow = Drain the deck
deck_plans-underground = Dig in, come back
deck_lines-drill = Two of everything: learn the game with it.
deck_lines-quicksilver = Swift evaders: slip every blow and strike back with the difference.
deck_lines-bastion = A spiked wall: whoever hits it is hurt.
deck_lines-venom_court = Poison and wounds do the work between the fights.
deck_lines-colossus = One giant with all the metal it can carry.
deck_lines-saboteurs = Jammed decks, broken Upgrades, paralyzed foes.
deck_lines-blitz = Tempo: hit hard, hit first, do not stop.
deck_lines-royal = The emperor's champion and its court: three special attacks each, for every Combat Card.
deck_lines-undertow = Wear the other deck down, and let poison and shells win the time for it.
deck_lines-underground = Hurt Dinosaurs burrow into the deck and come back fresh.

# The set-up.
setup-new = New battle
setup-begin = Begin the battle
setup-pick = { $name }: { $side }
setup-whose_deck = { $name }'s deck
setup-chance_hint = Both decks by chance: they are drawn when the battle begins.
setup-chance_line = Any of the { $count } decks, drawn when the battle begins.
setup-seed_note = The same number gives the same game.
setup-dinosaurs = { $count } Dinosaurs
setup-combat_cards = { $count } Combat Cards
# Different cards of a deck that have no room in the corner.
setup-left_out = and { $count } more
setup-deck = { $line } { $dinosaurs }, { $combat_cards }.

# The curtain while the screen changes hands.
curtain-mulligan = Opening hands
curtain-placement = Placement
curtain-hand = Hand
curtain-knock_outs = K.O.
curtain-combat_cards = Combat

# The result: why the battle ended, and its numbers.
ending-reason = { $reason } in turn { $turn }
ending-knock_outs = Knock-outs
ending-damage = Damage dealt
ending-attacks = Attacks made

# The options in the set-up: name, values, and a sentence each.
options-knockouts = Knock-outs to win
options-windows = Ask to play a card

option_values-knockouts_3 = 3
option_values-knockouts_2 = 2, short
option_values-windows_holding = If you can play one
option_values-windows_always = Every time

option_lines-knockouts = How many Dinosaurs of the other side you must knock out: three as in the rules, or two for a shorter battle.
option_lines-windows = Items and Actions can be played while the other side acts. Ask a player only if a card fits, or every time: then being asked tells the other side nothing.

why_not-other_turn = { $seat } is to choose now.
why_not-mulligan_first = First keep this hand or draw a new one.
why_not-promote_first = First choose who takes your active place.
why_not-discard_first = First pay for the switch. Cards still to discard: { $left }.
why_not-look_first = First choose the card of your deck that you take.
why_not-move_first = First choose what your Dinosaur does: attack or pass.
why_not-answer_first = First answer the attack.
why_not-not_in_hand = { $card } is not in your hand.
why_not-not_in_items = { $card } is not among your Items that lie face down.
why_not-only_dinosaurs = { $card } is no Dinosaur, and only those are placed before the first turn.
why_not-main_only = { $card } is for your main phase.
why_not-bench_full = Your bench has { $count } Dinosaurs already.
why_not-no_bearer = { $card } is attached to a benched Dinosaur, and you have none.
why_not-one_of_a_name = Each of your benched Dinosaurs bears { $card } already.
why_not-items_full = All { $count } places for Items are taken.
why_not-set_first = { $card } is set face down in a main phase first.
why_not-window = { $card } is used { $windows }.
why_not-condition = { $card } is used { $when }.
why_not-unpaid = { $card } costs Combat Cards from your hand: { $combat_cards }.
why_not-no_target =
    { $lacks ->
        [junk_item] { $card } brings back an Item, and your Junk has none.
        [junk_upgrade] { $card } brings back an Upgrade, and your Junk has none.
        [junk_combat] { $card } brings back a Combat Card, and your Junk has none.
        [junk_dinosaur] { $card } brings back a Dinosaur, and your Junk has none.
        [junk] { $card } brings cards of your Junk back, and it has none for it.
        [found] { $card } looks for a kind of card that your deck does not hold.
        [comp] { $card } takes Comp Cards, and you have none left.
        [deck] { $card } needs cards in your deck, and it is empty.
        [enemy_deck] { $card } takes cards off the other deck, and it is empty.
        [enemy_hand] { $card } takes cards out of the other hand, and it is empty.
        [unseen] { $card } shows the other hand, and you know all its cards.
        [paralyzed] { $card } frees from paralysis, and your active Dinosaur is not paralyzed.
        [hurt] { $card } heals, and none of your Dinosaurs has lost HP.
        [loaded] { $card } takes a card off the other Combat Deck, and it is empty.
        [permanent] { $card } destroys a permanent Item, and the other side has none.
       *[other] { $card } has nothing to work on now.
    }
why_not-card_first = Pick a card first.
why_not-dino_first = First choose the Dinosaur of your bench that comes in.
why_not-picked = Put back what is picked first (Esc).
why_not-empty_place = Nobody is there.
why_not-active_taken = { $dino } is your active Dinosaur already.
why_not-last_active = { $card } has to be active: it is your last Dinosaur.
why_not-active_upgrade = { $card } is attached to benched Dinosaurs only.
why_not-worn = { $dino } bears { $card } already.
why_not-own_only = { $card } is for your own Dinosaurs.
why_not-own_side = { $card } is placed on your own side.
why_not-enemy_only = { $card } is for the other side's Dinosaurs.
why_not-bench_only = { $card } is for a benched Dinosaur.
why_not-no_upgrades = { $card } needs an Upgrade, and { $dino } has none.
why_not-unhurt = { $card } would do nothing for { $dino }.
why_not-boosted = { $dino } has { $card } until the end of the turn already.
why_not-camouflaged = { $dino } is camouflaged: your cards cannot target it.
why_not-no_aim = { $card } is not aimed at a Dinosaur.
why_not-press_switch = Switch (S) brings it out. Cards from your hand that it costs: { $cost }.
why_not-switch_later = Dinosaurs are switched in your main phase.
why_not-switched = You have switched in this phase already.
why_not-switch_bench = { $dino } is your active Dinosaur: choose one of your bench.
why_not-switch_own = { $dino } belongs to the other side: choose one of your bench.
why_not-no_bench = There is no Dinosaur on your bench.
why_not-retreat = Cards that the switch costs: { $cost }. Cards in your hand: { $count }.
why_not-retreat_hp = The switch costs { $hp } HP, and your active Dinosaur has no more than that left.
why_not-combat_later = Attacks and their answers belong to combat.
why_not-not_attacked = Nobody attacks you now: you have the move.
why_not-no_card = There is no { $combat_card } card in your Combat Deck.
why_not-no_special = Special attacks of { $dino }: { $count }.
why_not-special_cards = { $special } costs { $combat_cards }. In your Combat Deck: { $attack } Attack, { $evade } Evade, { $defend } Defend.
why_not-no_dinosaur = This hand has no Dinosaur: draw a new one.
why_not-last_card = A hand of one card is kept.
why_not-active_first = First place a Dinosaur that is active.

why_tags-bench_full = bench is full
why_tags-no_bearer = nobody benched
why_tags-one_of_a_name = worn already
why_tags-items_full = no place free
why_tags-window = { $windows }
why_tags-condition = not now
why_tags-unpaid = cards to pay missing
why_tags-no_target = no target now
why_tags-main_only = main phase only

# What a Dinosaur's conditions mean, by their ids; and how long one that fades would last.
conditions-poison = Poisoned: it loses 10 HP at the start of each turn, on the bench too. Turns left: { $turns }.
conditions-wounds = Wound tokens: { $tokens }. It loses { $hp } HP at the start of each turn, on the bench too.
new_conditions-poison = { $turns } turns

# The turn in a few sentences, beside the arena.
recap-lost =
    { $why ->
        [hit] { $seat }'s *{ $dino }* was hit: −{ $amount } HP.
        [spikes] { $seat }'s *{ $dino }* lost { $amount } HP to spikes.
        [recoil] { $seat }'s *{ $dino }* lost { $amount } HP by its own attack.
        [retreat] { $seat }'s *{ $dino }* lost { $amount } HP for a switch.
       *[card] { $seat }'s *{ $dino }* lost { $amount } HP to a card.
    }
recap-lost_poison = { $seat }'s *{ $dino }* lost { $amount } HP to poison.
recap-lost_wounds = { $seat }'s *{ $dino }* lost { $amount } HP to wounds.
recap-evaded = *{ $seat }* evaded: next attack +{ $amount }.
recap-last_attack =
    { $answer ->
        [attack] { $name }'s *{ $dino }* attacked with { $total }, and { $other }'s *{ $own }* struck back with { $answered }.
        [evade] { $name }'s *{ $dino }* attacked with { $total }, and { $other }'s *{ $own }* tried to evade with { $answered }.
        [defend] { $name }'s *{ $dino }* attacked with { $total }, and { $other }'s *{ $own }* defended with { $answered }.
       *[take] { $name }'s *{ $dino }* attacked with { $total }, and { $other }'s *{ $own }* took it.
    }
recap-last_fall =
    { $why ->
        [spikes] *{ $dino }* lost { $amount } HP to spikes and was knocked out.
        [recoil] *{ $dino }* lost { $amount } HP by its own attack and was knocked out.
       *[hit] *{ $dino }* lost { $amount } HP and was knocked out.
    }
recap-last_cards =
    { $count ->
        [one] *{ $name }* drew the last card of the deck. Knock-outs: *{ $first }* { $scored }, *{ $second }* { $others }.
       *[other] Both decks ran out. Knock-outs: *{ $first }* { $scored }, *{ $second }* { $others }.
    }
recap-knock_out = { $seat }'s *{ $dino }* was knocked out.
recap-promote = *{ $dino }* took the active place for { $seat }.
recap-switch = { $seat } switched to *{ $dino }*.
recap-bench = { $seat } benched *{ $dino }*.
recap-attach = { $seat } attached { $card } to *{ $dino }*.
recap-used = { $seat } used *{ $card }*.
recap-loaded =
    { $count ->
        [one] { $seat } loaded a Combat Card.
       *[other] { $seat } loaded { $count } Combat Cards.
    }
recap-failed =
    { $count ->
        [one] Paralysis stopped *{ $seat }*'s move.
       *[other] Paralysis stopped { $count } of *{ $seat }*'s moves.
    }

# What is shown in the middle of the arena: who plays or answers what, why now, and what it does.
announce-play = { $name } plays an Action
announce-use = { $name } uses an Item
announce-attach = { $name } attaches an Upgrade
announce-bench = { $name } benches a Dinosaur
announce-answer = { $name } answers
announce-aimed = { $card } on { $dino }
announce-responds = It answers { $card }.
announce-attacked = { $dino } attacks with { $least } to { $most }.
announce-shows_hand = { $name } shows the first hand
announce-no_dinosaur = No Dinosaur in it
announce-redraws = It goes back into the deck, and { $name } draws a new one, at no cost.
announce-knock_out = { $name } scores a knock-out
announce-knocked_out = { $dino } is out
announce-score = { $name } against { $other }: { $scored } : { $others }
announce-next = { $other } gets up to 2 Comp Cards and sends in the next Dinosaur. { $needed } knock-outs win.
announce-last = That was the last Dinosaur of { $other }.
announce-third = { $needed } knock-outs: { $name } wins the battle.
announce-bench_lost = It was on the bench. { $other } gets up to 2 Comp Cards. { $needed } knock-outs win.
announce-why =
    { $window ->
        [startup] The turn begins.
        [move] An attack is declared.
        [answer] An answer is declared.
        [dice] The dice have fallen.
        [ko] A Dinosaur was knocked out.
        [end] The turn ends.
       *[main] In a main phase.
    }
announce-attack = { $dino } strikes back with { $low } to { $high }: both are hit.
announce-evade = { $dino } evades with { $low } to { $high }: more than the attack, and nothing hits.
announce-defend = { $dino } defends with { $low } to { $high }: the lower one loses the difference.
announce-take = { $dino } takes all of it: { $least } to { $most }.

# The arena: answers to an attack, the sums of the dice, what they came to.
fight-attack = Attack
fight-counterattack = Counterattack
fight-evade = Evade
fight-defend = Defend
fight-take = Take it
fight-pass = Pass
fight-pass_line = Two passes end the combat.
fight-spends = { $card } card: 1 of { $count }
fight-pass_line_falls = K.O. at Startup: −{ $hp } HP.
fight-out_wins = Knocking out { $dino } wins { $name } the battle.
fight-spends_none = No card spent
fight-lacks = No { $card } card left
fight-you_lose = you lose
fight-it_loses = it loses
fight-nothing_hits = nothing hits; next attack about +{ $gain }
fight-nothing_can_hit = nothing can hit; next attack about +{ $gain }
fight-no_evasion = too slow for this attack
fight-no_evasion_alone = too slow; { $share } with { $card }
fight-nothing_lost = you lose nothing
fight-else_lose =
    { $out ->
        [yes] else { $low } to { $high }: a K.O.
       *[no] else you lose { $mean } ({ $low } to { $high })
    }
fight-surely_lose = you lose { $mean } ({ $low } to { $high })
fight-range = { $low } to { $high }
fight-range_out = { $low }–{ $high } · K.O. { $share }
fight-range_surely_out = { $low }–{ $high } · certain K.O.
# Below the attack: what the figures after it are.
fight-spends_by_answer = { $cost }. { $dino } loses by its answer:
fight-if_attack = Counterattack
fight-if_evade = Evade
fight-if_defend = Defend
fight-if_take = Take it
fight-hits = hits in { $share }; a miss gives it about +{ $gain }
fight-surely_hits = always hits
fight-never_hits = never hits; gives it about +{ $gain }
fight-and_spikes = { $span } + { $hp } spikes
fight-spikes_it =
    { $certain ->
        [yes] { $span } · it loses { $hp } to spikes
       *[no] { $span } · spikes: it loses { $hp } in { $share }
    }
fight-spikes_you =
    { $certain ->
        [yes] { $span } · you lose { $hp } to spikes
       *[no] { $span } · spikes: you lose { $hp } in { $share }
    }
fight-lose_range = you lose { $low } to { $high }
fight-lose_range_out =
    { $certain ->
        [yes] { $span }: certain K.O.
       *[no] { $span }: K.O. { $share }
    }
# What a special counterattack does: the most that it takes, `amount` what it takes off the own attack.
fight-lose_special =
    { $way ->
        [less] { $name } (your total −{ $amount })
        [both] { $name } (up to { $most }, your total −{ $amount })
       *[more] { $name } (up to { $most })
    }
fight-may_counter = It may counter with { $specials }
fight-out_and =
    { $certain ->
        [yes] certain K.O.; { $span }
       *[no] K.O. { $share }; { $span }
    }
fight-counter = Counter
# In place of an answer that is not chosen yet.
fight-unanswered = Answer
fight-point = Point at an answer to see its sum.
fight-answering = ANSWERS
fight-attacking = ATTACKS
fight-loses = −{ $hp } HP
fight-loses_all = −{ $hp } HP: K.O.
# In the tag below a plate while an answer is pointed at.
fight-would_lose =
    { $low ->
        [0] up to −{ $high } HP
       *[other] −{ $low } to −{ $high } HP
    }
fight-would_in = { $span } · { $share }
fight-would_out = { $span } · K.O.
fight-would_out_in = { $span } · K.O. { $share }
fight-next_attack = Next attack +{ $amount }
fight-die = die
fight-atk = ATK
fight-eva = EVA
fight-defence = DEF
fight-upgrades = Upgrades
fight-bonus = bonus
fight-special = special
fight-cards = cards
fight-miss = MISS!
# The word for what totals come to, large over the arena.
fight-clash_attack = BOTH HIT!
fight-clash_take = HIT!
fight-clash_evade_won = EVADED!
fight-clash_evade_lost = TOO SLOW!
fight-clash_defend_won = BLOCKED!
fight-clash_defend_lost = BREAKS THROUGH!
fight-fails = CANNOT MOVE
fight-moves = BREAKS FREE
fight-passes = PASSES
fight-nothing = NOTHING TO PLAY
fight-no_attack = NO ATTACK LEFT
fight-no_card = NO CARD
fight-turn = TURN { $turn }
fight-deck_left =
    { $count ->
        [0] { $name }'s deck is empty
        [one] { $name }'s deck: 1 card left
       *[other] { $name }'s deck: { $count } cards left
    }
fight-deck_empty = DECK EMPTY!
fight-decks_empty = DECKS EMPTY!
fight-combat = FIGHT!
fight-no_combat = NO COMBAT CARDS, NO FIGHT
fight-chance_attack = { $title }: it loses { $other_loss } on average if it takes it.
fight-chance_counterattack = { $title }: you lose { $loss } on average, it loses { $other_loss }.
fight-chance_struck_back = { $title }: it loses { $other_loss } on average, you lose { $loss }.
fight-chance_evade = Evade: { $share } that nothing hits.
fight-chance_evade_sure = Evade: nothing can hit.
fight-chance_evade_none = Evade: no throw is high enough.
fight-chance_defend = Defend: { $loss } HP lost on average.
fight-chance_take = Take it: { $loss } HP lost on average.
fight-waiting = { $name } attacks with { $total }. { $other } answers.
fight-won_evade = Evaded by { $amount }: nothing hits. { $name } moves first next, next attack +{ $amount }.
fight-lost_evade = Not evaded: { $dino } loses { $amount } HP.
fight-won_defend = Held off by { $ahead }: { $dino } loses { $amount } HP instead.
fight-held_defend = Held off exactly: nobody loses HP.
fight-lost_defend = The attack has { $ahead } more: { $dino } loses { $amount } HP.
fight-both_hit = Both hit: { $dino } loses { $amount } HP, { $other_dino } loses { $other_amount }.
fight-taken = { $dino } takes it and loses { $amount } HP.
fight-and_spiked = Spikes: { $dino } loses { $amount }.
fight-and_recoil = Recoil: { $dino } loses { $amount }.
fight-and_out = K.O.: { $dino }!
fight-with_card = With { $card }: { $what }.
fight-card_loss =
    { $mean ->
        [yes] { $dino } loses { $after } HP on average instead of { $before }
       *[no] { $out ->
            [yes] { $dino } loses { $after } HP instead of { $before } and is knocked out
            [saved] { $dino } loses { $after } HP instead of { $before } and stays in play
            [still] nothing changes: { $dino } is knocked out without it too
           *[no] { $dino } loses { $after } HP instead of { $before }
        }
    }
fight-card_gain = next attack +{ $after } instead of +{ $before }
fight-card_nothing = nothing changes in this exchange
fight-of_player = { $name }'s { $dino }

# What a hit does beside the HP that it takes, by the ids of conditions, and what it gives or costs its dealer.
brings-poison = Poison { $turns }
brings-wounds =
    { $tokens ->
        [one] 1 Wound
       *[other] { $tokens } Wounds
    }
brings-paralysis =
    { $rounds ->
        [0] paralyzed
        [one] paralyzed for 1 round
       *[other] paralyzed for { $rounds } rounds
    }
brings-target = { $dino }: { $what }.
# Before the dice lie: how often what the sentence says comes.
brings-if_hit = If it hits: { $what }
brings-in_share = If it hits ({ $share }): { $what }
brings-drain = { $dino } gets { $hp } HP back.
brings-recoil = { $dino } loses { $hp } HP by it.
brings-keep_move = { $dino } keeps the first move.
# One figure of a special attack, a line in its hint.
fight-figure_line = *{ $number }* { $first }: { $second }

# Who may be knocked out by an attack, for its attacker; `too`: the other Dinosaur falls in the same exchange.
falls-own =
    { $too ->
        [yes] you fall too
       *[no] you fall
    }{ $certain ->
        [yes] {""}
       *[no] {" "}in { $share }
    }{ $ends ->
        [draw] {" "}and the battle is a draw
        [lost] {" "}and lose the battle
       *[no] {""}
    }
falls-and_both =
    { $draw ->
        [yes] { $own }, both in { $share } (a draw)
       *[no] { $own }, both in { $share }
    }
falls-if =
    { $answer ->
        [attack] If it counterattacks: { $what }.
        [evade] If it evades: { $what }.
        [defend] If it defends: { $what }.
        [take] If it takes it: { $what }.
       *[any] Whatever it answers: { $what }.
    }
# The worst that a special counterattack does.
falls-counter =
    { $certain ->
        [yes] With { $name } it knocks you out.
       *[no] With { $name } it knocks you out in { $share }.
    }
# The same of an answer that may be the end of both.
falls-answered = By this answer { $what }.

# Words on cards: the windows on their strip, the plates at the foot of a Dinosaur, and what holds for all Upgrades.
faces-dinosaur = Dinosaur · { $hp } HP
faces-startup = Start
faces-main = Main
faces-move = Move
faces-answer = Answer
faces-dice = Dice
faces-ko = K.O.
faces-end = End
faces-atk = ATK
faces-eva = EVA
faces-def = DEF
faces-retreat = Retreat
faces-load = Load in a main phase
faces-attach = Attach to a benched Dinosaur.

keywords-poison = A poisoned Dinosaur loses 10 HP at the start of each turn, until its turns of poison are over.
keywords-wound = At the start of each turn a Dinosaur loses 5 HP for each Wound token on it.
keywords-paralyze = Each time a paralyzed Dinosaur would attack, counterattack, evade or defend, roll a die: odd means that the move fails.

# What is conceded, or deleted, after "the" and "this".
concede-contest = battle

# The table: titles, notes and hints.
table-turn = Turn { $turn }
table-set_up = Set-up
table-this_turn = This turn
table-last_turn = Last turn
table-acts = { $name } acts
table-answers = { $name } answers
table-answer = { $name }'s *{ $dino }* attacks: { $low } to { $high }. How does your *{ $own }* answer?
table-answer_special = { $name }'s *{ $dino }* attacks with *{ $special }*: { $low } to { $high }. How does your *{ $own }* answer?
table-move = Your *{ $own }* has the move: attack *{ $dino }*, or pass?
table-move_after_pass = { $name } has passed. Your *{ $own }* has the move: attack *{ $dino }*, or pass and end the combat?
table-active_place = active Dinosaur
table-face_down_word = face down
table-free_item = A free place: up to five Items lie here, face down or permanent.
table-no_dinosaur = No Dinosaur in this hand: you show it and draw a new one, as large.
table-keep_or_draw = Keep this hand, or draw a new one? Cards in a new hand: { $count }.
table-place_active = Choose your active Dinosaur: click it, then the arena, or drag it there.
table-place_bench = Add up to three Dinosaurs to your bench, or say that you are ready.
table-place_done = You can place no other Dinosaur: say that you are ready.
table-place_where = { $card }: active, or on the bench?
table-place_in_arena = { $card }: click the arena on your side.
table-place_on_bench = { $card }: click your bench.
table-main = A ringed card can be played: click it, or drag it to its place. A dark card says why not.
table-pass_title = Pass with Combat Cards in hand?
table-pass_text = You could still load { $cards }. Every attack, and every answer but taking it, costs a card of your Combat Deck.
table-pass_yes = Pass
table-pass_no = Go back
# Before what can be done after a combat for which nobody had loaded a Combat Card.
table-no_combat = Nobody had loaded a Combat Card: no fight this turn. { $text }
# After what can be done before a combat, without a Combat Card in hand or loaded.
table-no_combat_card = { $text } *No Combat Card:* you can only take hits.
# While the combat begins, and ends.
table-no_fight = Nobody has loaded a Combat Card, so nobody fights this turn.
table-main_item = A ringed Item can be used: click it. Or pass.
table-falls = *K.O. at the next Startup:* { $dino } loses { $hp } HP. { $text }
table-falls_play = Play a card, or pass.
table-main_after_pass = { $name } has passed. Play a ringed card, or pass too: then the phase ends.
table-switch_after_pass = { $name } has passed. Switch your active Dinosaur, or pass too: then the phase ends.
table-nothing_after_pass = { $name } has passed, and you can play no card now: pass.
table-main_switch = You can play no card now. Switch your active Dinosaur, or pass.
# A full hand of cards that cannot be played: at the end of the turn it is filled to six, so nothing is drawn.
table-stuck =
    { $cost ->
        [one] Your hand is full, so nothing new comes. *Switch* to discard 1 card, or pass.
       *[other] Your hand is full, so nothing new comes. *Switch* to discard { $cost } cards, or pass.
    }
table-main_pass = You can play no card now: pass.
table-promote =
    { $goes_on ->
        [yes] Choose your next active Dinosaur on your bench. The combat goes on.
       *[no] Choose your next active Dinosaur: click it on your bench.
    }
table-drop_bench = { $card }: drop it on your bench.
table-drop_load = { $card }: drop it on your Combat Deck.
table-drop_set = { $card }: drop it on your Items.
table-drop_discard = { $card }: drop it on the table to discard it.
table-aim = { $card }: choose a Dinosaur.
table-aim_upgrade = { $card }: choose a benched Dinosaur.
table-aim_name = { $card }: choose a card.
table-drop_play = { $card }: drop it on the table to play it.
table-switch_whom_free = Switch: choose a benched Dinosaur. It costs nothing.
table-switch_whom_hp = Switch: choose a benched Dinosaur. It costs your active one { $hp } HP.
table-switch_whom_upgrade = Switch: choose a benched Dinosaur. Your active one loses { $card }.
table-switch_whom_deck = Switch: choose a benched Dinosaur. Your active one is shuffled into your deck.
table-switch_whom = Switch: choose a benched Dinosaur. Cards from your hand to discard: { $cost }.
table-discard =
    { $left ->
        [one] *{ $dino }* comes in for 1 card from your hand: choose the card to discard.
       *[other] *{ $dino }* comes in for { $left } cards from your hand: choose the cards to discard.
    }
table-pay_first =
    { $left ->
        [one] Choose 1 more card first.
       *[other] Choose { $left } more cards first.
    }
table-space_passes = { $shortcut } passes now: press it again.
table-again =
    { $does ->
        [bench] { $number } again, or { $confirm }, puts { $card } on the bench.
        [load] { $number } again, or { $confirm }, loads { $card }.
        [set] { $number } again, or { $confirm }, sets { $card }.
        [discard] { $number } again, or { $confirm }, discards { $card }.
       *[other] { $number } again, or { $confirm }, plays { $card }.
    }
table-item_set =
    { $main ->
        [yes] { $card } lies among your Items and does nothing until you use it: click it there, now or in any later main phase.
       *[no] { $card } lies among your Items and does nothing until you use it: you are asked when it fits.
    }
table-deck = Cards in { $name }'s deck: { $count }.
table-deck_own = Cards in your deck: { $count }. Click to see what is still in it and among your Comp Cards, in no order.
table-deck_scarce = When a deck is empty after both have filled their hands, the match ends: more knock-outs win, and equal ones lose for whose deck it is.
table-deck_ends =
    { $count ->
        [0] { $name }'s deck is empty: after this turn the match ends. More knock-outs win.
        [one] { $name }'s deck has 1 card left. When it is empty, the match ends: more knock-outs win.
       *[other] { $name }'s deck has { $count } cards left. When it is empty, the match ends: more knock-outs win.
    }
table-hand_size = Cards in { $name }'s hand: { $count }.
table-junk = Cards in { $name }'s Junk: { $count }. Click to look through it.
table-junk_title = { $name }'s Junk
table-junk_empty = { $name }'s Junk is empty.
table-unseen_title = Still in your deck or among your Comp Cards
table-unseen_empty = Nothing is left in your deck.
table-comp = { $name }'s Comp Cards: { $count }. { $name } takes two of them for each own Dinosaur that is knocked out.
table-items = { $name }'s Items face down: { $count }.
table-permanent = { $name }'s permanent Item works until it is destroyed.
table-combat_deck = { $card } cards in { $name }'s Combat Deck: { $count }.
table-bench_place = Bench { $place }
table-empty_bench = Nobody is there.
table-face_down = Face down until both are ready.
table-initiative = Initiative: acts first before and after combat. In combat the higher EVA moves first; only equal EVA leaves it to the initiative.
table-first_by_eva = Combat: { $name }'s *{ $dino }* moves first, EVA { $eva } against { $other_eva }.
table-first_by_initiative = Combat: both have EVA { $eva }, and { $name } has the initiative: *{ $dino }* moves first.
table-first_by_card = Combat: a card gives { $name } the first move, for *{ $dino }*.
table-knockouts = { $name } has knocked out { $count } of { $needed }. { $needed } win.
table-knockouts_label = Scored { $count }/{ $needed }
table-paralyzed = Paralyzed for this combat: each move fails on an odd die.
table-paralyzed_rounds = Paralyzed: each move fails on an odd die. Rounds left: { $rounds }.
table-camouflaged = Camouflaged: the opponent's cards cannot target it.
table-spiked = Spiked: a Dinosaur that damages it loses { $hp } HP.
table-bonus = The next attack has +{ $bonus }.
table-boost = Until the end of the turn, *{ $card }:* { $text }
table-upgrade = *{ $card }:* { $text }
table-passed = { $name } has passed.
table-change_cleanse = cured
table-change_lure = comes out
table-knocked_out = K.O.!
table-free_place = free place
table-items_label = Items { $count }/5
table-combat_label = Combat Deck
table-deck_label = Deck
table-junk_label = Junk
table-comp_label = Comp
table-you = you
table-respond = { $name } plays *{ $card }*. Answer it with a card?
table-respond_on = { $name } plays *{ $card }* on { $dino }. Answer it with a card?
table-usable = { $question } You can use { $cards }.
# An answer that the game is about to leave out: the own turn before the phase ends does as well.
table-can_wait =
    { $reads ->
        [yes] Answer with { $cards }? That can wait for your own turn. Close the tip, or go on.
       *[no] Answer with { $cards }? That can wait for your own turn: the game goes on by itself. Any key stops it.
    }
table-unusable = { $question } None that you hold can be used.
table-in_hand = In hand
table-changed_figure = :{ $icon }: { $now } (printed { $printed })

buttons-keep = Keep
buttons-mulligan = New hand
buttons-redraw = Show and redraw
buttons-ready = Ready
buttons-pass = Pass
buttons-decline = No card
buttons-switch = Switch, discard { $cost }
buttons-switch_free = Switch, free
buttons-switch_hp = Switch, −{ $hp } HP
buttons-switch_upgrade = Switch, lose { $card }
buttons-switch_deck = Switch, burrow
buttons-pay =
    { $count ->
        [one] Discard it, switch
       *[other] Discard { $count }, switch
    }
buttons-chosen = { $chosen } of { $count } chosen
buttons-no_switch = Put back, no switch
buttons-put_back = Put back
buttons-attack = Attack
buttons-counterattack = Counterattack
buttons-special = { $special }
buttons-evade = Evade
buttons-defend = Defend
buttons-take = Take it
buttons-name = { $card }

phases-startup = Startup
phases-precombat = Precombat
phases-combat = Combat
phases-postcombat = Postcombat
phases-end = End

phase_hints-startup = Initiative passes over, then poison and wounds work.
phase_hints-precombat = Bench Dinosaurs, attach Upgrades, set Items, load Combat Cards, play Actions, switch once.
phase_hints-combat = The higher EVA moves first. Attack and answer until both pass in a row or both Combat Decks are empty.
phase_hints-postcombat = The same as before combat, for what is left in your hand.
phase_hints-end = Both fill their hands to six cards.

# How the computer plays this game at each level, in the set-up.
player_lines-easy = Chip attacks at once and saves no card.
player_lines-normal = Gauge thinks each turn through to its end.
player_lines-hard = Anvil tries each choice many times over.

# What each choice is, as a hint and the key moments of a match name it.
actions-keep = Keep your hand
actions-mulligan = Draw a new hand
actions-ready = Place no more Dinosaurs
actions-place =
    { $active ->
        [yes] Place { $card } as your active Dinosaur
       *[no] Place { $card } on the bench
    }
actions-bench = Put { $card } on the bench
actions-attach = Attach { $card } to { $dino }
actions-set = Set { $card } face down
actions-load = Load { $card } into your Combat Deck
actions-switch = Switch to { $dino }
actions-choose = Take { $card } out of your deck
actions-discard = Discard { $card }
actions-play =
    { $named ->
        [yes] { $aimed ->
            [yes] Play { $card } on { $target } of { $dino }
           *[no] Play { $card } and name { $target }
        }
       *[no] { $aimed ->
            [yes] Play { $card } on { $dino }
           *[no] Play { $card }
        }
    }
actions-attack = Attack
actions-counterattack = Counterattack
actions-special = Use { $special }
actions-evade = Evade
actions-defend = Defend
actions-take = Take the hit
actions-pass =
    { $decision ->
        [precombat] Go on to combat
        [postcombat] End your turn
        [move] Do not attack
       *[other] Play no card
    }
actions-promote = Make { $dino } your active Dinosaur

# Why a choice looks good, by the term of the estimate in which it is ahead of the others.
hint_reasons-knock_outs = It brings you closer to a knock-out, or your opponent further from one.
hint_reasons-dinosaurs = It leaves your Dinosaurs in better shape than your opponent's.
hint_reasons-hand = It leaves you the better hand.
hint_reasons-items = It makes more of your Items.
hint_reasons-attacks = It prepares stronger attacks.
hint_reasons-guards = It prepares you to evade or defend.
hint_reasons-lead = It gives you an edge in the next exchange.
hint_reasons-harm = It should do more harm than the other choices.
hint_reasons-race = It keeps your deck from running out first.
hint_reasons-exchange = You should come better out of this exchange.
hint_figures-knock_outs = Your knock-outs then: { $amount }, otherwise { $others }.
hint_figures-their_hp = Enemy Dinosaurs should be left with { $amount } HP in all, otherwise { $others }.
hint_figures-own_hp = Your Dinosaurs should be left with { $amount } HP in all, otherwise { $others }.
hint_figures-attacks = Attacks loaded then: { $amount }, otherwise { $others }.
hint_figures-guards = Evades and Defends loaded then: { $amount }, otherwise { $others }.
hint_figures-hand = Cards in hand then: { $amount }, otherwise { $others }.

# What speaks for a choice whose term of the estimate would say little.
choice_reasons-keep = It has what a first turn needs.
choice_reasons-keep_less = It has a Dinosaur, and it may do for a first turn.
choice_reasons-mulligan = This hand lacks what a first turn needs.
choice_reasons-mulligan_less = This hand has what a first turn needs.
choice_reasons-bench = It is ready to come in when another falls, and the hand fills up again.
choice_reasons-attach = The Upgrade counts in every exchange of that Dinosaur from now on.
choice_reasons-set = Face down it waits for its moment, and the hand fills up again.
choice_reasons-load = Only loaded Combat Cards can be used in the combat.
choice_reasons-switch = It fits better against the Dinosaur that it faces.
choice_reasons-promote = It should stand best against the Dinosaur that it faces.
choice_reasons-discard = It is the card that you will miss least.
choice_reasons-evade = If it is fast enough, nothing is lost and the next move is yours.
choice_reasons-defend = Only what the attack has above the defense is lost.
choice_reasons-take = It saves your Combat Cards for a better exchange.

# Why a deck that somebody has built cannot be played.
side_problems-unknown_card = There is no card { $card }.
side_problems-many_copies = { $card }: { $count } copies, and a deck has { $limit } at most.
side_problems-few_cards = { $count ->
    [0] No card yet: a deck has { $limit }.
    [one] Only { $count } card so far, and a deck has { $limit }.
   *[other] Only { $count } cards so far, and a deck has { $limit }.
}
side_problems-many_cards = { $count } cards, and a deck has { $limit }.
side_problems-few_dinosaurs = { $count ->
    [one] Only { $count } Dinosaur, and a deck has { $limit } at least.
   *[other] Only { $count } Dinosaurs, and a deck has { $limit } at least.
}

# The builder of decks: headings, limits, filters and measures.
builder-dinosaurs = Dinosaurs
builder-upgrades = Upgrades
builder-items = Items
builder-actions = Actions
builder-combats = Combat Cards
builder-take_out = Press to take all copies out.
builder-add_dinosaur = Add a Dinosaur
builder-add_upgrade = Add an Upgrade
builder-add_item = Add an Item
builder-add_action = Add an Action
builder-add_combat = Add a Combat Card
builder-dinosaur_limit = { $least } at least
builder-upgrade_limit = up to { $most } of each
builder-item_limit = up to { $most } of each
builder-action_limit = up to { $most } of each
builder-combat_limit = any number
builder-enough = { $most } copies are the most.
builder-cards = Cards
builder-would_be = would be { $count }
builder-your_dinosaurs = Your Dinosaurs
builder-stat_hp = HP
builder-stat_atk = ATK
builder-stat_eva = EVA
builder-stat_def = DEF
builder-dinosaur_count = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
builder-up_to = to { $number }
builder-above = over { $number }
builder-usual = ready decks: { $attack }, { $evade }, { $defend } %
builder-percent = { $number } %
builder-first_hand = Your first six cards
builder-worked_out = worked out
builder-a_dinosaur = A Dinosaur
builder-two_dinosaurs = Two or more
builder-an_attack = An Attack
builder-no_evader = { $count } Evade, and no Dinosaur evades well.
builder-one_evader = { $count } Evade: only { $card } (EVA { $eva }) evades well.
builder-no_evade = { $card } (EVA { $eva }) evades well, and there is no Evade.
builder-search = Search
builder-no_hits = No card. Show all (F)
builder-copies = × { $count }
# So many more copies at once.
builder-five = +{ $count }
builder-suggest = Fill it up
builder-nothing_open = The deck is full.
# Why cards were suggested: the share of Attacks among Combat Cards, the chance of a Dinosaur in the first hand.
builder-why = Added { $cards }: { $attack } % of the Combat Cards are Attacks, and a first hand has a Dinosaur { $dinosaur } times in 100.
builder-more_cards = { $count } more
builder-test_hand = Test hand
builder-draw = Draw
builder-no_hand = Draw a first hand from your deck, as often as you like.
builder-hand_note = { $count ->
    [0] No Dinosaur: six new cards
    [one] 1 Dinosaur: you may begin with it
   *[other] { $count } Dinosaurs
 }
builder-hand_number = hand { $number }

# How the pool is sorted.
orders-kind = By kind
orders-hp = By HP
orders-atk = By ATK
orders-eva = By EVA
orders-def = By DEF
orders-name = By name

# A deck in the hangar.
builder-card_and_copies = { $count } × { $card }
builder-new = New deck
builder-new_name = Deck
builder-needs = 60 cards, 4 Dinosaurs at least
builder-counts = { $over ->
    [0] { $count } of { $most } cards
   *[other] { $count } of { $most }: { $over } over
}

# What is counted in matches when a deck is tried: in won matches, in lost ones, and as advice. The facts are how many matches of how many.
trial-won_knockouts = By knock-outs
trial-won_last_dinosaur = The other has no Dinosaur left
trial-won_deck = The other has no cards left
trial-won_first_kill = It scores the first knock-out
trial-lost_knockouts = By knock-outs
trial-lost_last_dinosaur = No Dinosaur is left
trial-lost_deck = No cards are left
trial-lost_first_loss = The other scores the first knock-out
trial-advice_no_dinosaur = The first hand had no Dinosaur in *{ $count } of { $of }* lost matches: add one or two.
trial-advice_deck = *{ $count } of { $of }* lost matches ended without cards to draw: fewer cards that draw.
trial-advice_last_dinosaur = *{ $count } of { $of }* lost matches ended with no Dinosaur left: add more.
trial-advice_their_evaded = The other evaded in *{ $count } of { $of }* lost matches: a higher ATK meets them.
trial-advice_suffers = Statuses or spikes hurt it in *{ $count } of { $of }* lost matches: cards that cleanse help.
trial-advice_first_loss = It lost the first Dinosaur in *{ $count } of { $of }* lost matches: begin with a tougher one.
trial-seldom = *{ $card }* was used in *{ $count } of { $of }* matches: something else may do more.

# What is asked at the small table beside the settings.
cast-prompt = *{ $name }:* play a card, or attack.

# What the computer players say at a moment of the match, in a few words; no line is heard twice in one.
quips-chip_first_hit_1 = First bite! I did not even think!
quips-chip_first_hit_2 = Why wait? Chomp!
quips-chip_first_hurt_1 = Hey, I was about to do that!
quips-chip_first_hurt_2 = You began it! Now I go on!
quips-chip_hits_1 = Chomp!
quips-chip_hits_2 = Did you see that? Again!
quips-chip_hits_3 = Crunch! More crunch!
quips-chip_hits_4 = I saved no card for that!
quips-chip_hits_5 = Right on the snoot!
quips-chip_hits_6 = Attack is my favorite card!
quips-chip_hurt_1 = Not the tail!
quips-chip_hurt_2 = Bad, bad dinosaur!
quips-chip_hurt_3 = That was the good side!
quips-chip_hurt_4 = It only makes mine angry!
quips-chip_hurt_5 = Ow. My turn. Ow.
quips-chip_hurt_6 = I forgot to load a Defend!
quips-chip_evades_1 = Zip! Gone!
quips-chip_evades_2 = My dino dances!
quips-chip_evades_3 = Was that for me?
quips-chip_evades_4 = I just fell over. It worked!
quips-chip_misses_1 = It was right there!
quips-chip_misses_2 = Stand still, please.
quips-chip_misses_3 = Then I try again. Now!
quips-chip_misses_4 = It moved! Is that allowed?
quips-chip_scores_1 = That is one for me!
quips-chip_scores_2 = Bye-bye, big lizard!
quips-chip_scores_3 = Down it goes! Who is next?
quips-chip_loses_1 = Come back, I had named it!
quips-chip_loses_2 = It only sleeps. Right?
quips-chip_loses_3 = I have more! I think!
quips-chip_one_to_go_1 = One more! One more!
quips-chip_one_to_go_2 = I can almost see the cup!
quips-chip_one_to_go_3 = Do not move! Only one more!
quips-chip_in_danger_1 = I only have a little luck left.
quips-chip_in_danger_2 = Can we talk about this?
quips-chip_in_danger_3 = Faster! I must bite faster!
quips-chip_poisons_1 = It turns green! Pretty!
quips-chip_poisons_2 = My poison works! I forgot it!
quips-chip_poisons_3 = Tick, tick, ouch!
quips-chip_poisoned_1 = Why is mine green?
quips-chip_poisoned_2 = It ate something of yours.
quips-chip_poisoned_3 = Can somebody switch that off?
quips-chip_spiked_1 = Spiky! Spiky! Worth it!
quips-chip_spiked_2 = Nobody told me of spikes!
quips-chip_spiked_3 = I bit a cactus!
quips-chip_special_hits_1 = That was my good move! Do I get it again?
quips-chip_special_hits_2 = Big move! BIG move!
quips-chip_special_hits_3 = I saved two cards for that. Me!
quips-chip_special_hurts_1 = That is not on my list of attacks!
quips-chip_special_hurts_2 = Two cards for one bite? That is a lot!
quips-chip_special_hurts_3 = Why does yours have a name for that?
quips-chip_narrow_1 = Still standing! Do not blow at it!
quips-chip_narrow_2 = Is that the last green bit?
quips-chip_narrow_3 = Phew. Phew! Nobody touch it!
quips-chip_almost_1 = So close! I could smell it!
quips-chip_almost_2 = One tiny bite more!
quips-chip_almost_3 = It is wobbling! Look!
quips-chip_last_one_1 = Only one left? Who ate the others?
quips-chip_last_one_2 = All on you, little friend!
quips-chip_one_left_1 = You only have one! I can count to one!
quips-chip_one_left_2 = The last lizard! Hi!
quips-chip_own_deck_1 = Where did all my cards go?
quips-chip_own_deck_2 = I played them all. All of them!
quips-chip_their_deck_1 = Your pile is so thin!
quips-chip_their_deck_2 = You are almost out! I win? Maybe?
quips-chip_first_score_1 = The first one! I am in front!
quips-chip_first_score_2 = It fell over! That counts, right?
quips-chip_first_loss_1 = Already? It had just woken up!
quips-chip_first_loss_2 = One down. I brought more than one!
quips-chip_blocks_1 = Clonk! Nothing came through!
quips-chip_blocks_2 = Best. Shield. Ever.
quips-chip_blocks_3 = It went clang and I am fine!
quips-chip_blocked_1 = That was a wall, not a lizard!
quips-chip_blocked_2 = My teeth! My poor teeth!
quips-chip_blocked_3 = Does yours come with a door?
quips-chip_special_fails_1 = My big move! Into thin air!
quips-chip_special_fails_2 = All my good cards, and then: zip.
quips-chip_special_foiled_1 = Your big move went whoosh!
quips-chip_special_foiled_2 = All that noise, and I am still here!
quips-chip_switches_1 = You go in. You look awake!
quips-chip_switches_2 = Swap! Surprise!
quips-chip_switches_3 = Tag! You are it!
quips-chip_they_switch_1 = Hello, new face!
quips-chip_they_switch_2 = I liked biting the other one!
quips-chip_they_switch_3 = Who is that? Can I bite it?
quips-chip_stuns_1 = It froze! Is it a statue?
quips-chip_stuns_2 = Nap time for yours!
quips-chip_stunned_1 = Wake up! Wake up!
quips-chip_stunned_2 = Mine does not move. Is it on?
quips-chip_breaks_1 = Snap! Was that important?
quips-chip_breaks_2 = I took that! I think!
quips-chip_broken_1 = Hey, that was screwed on!
quips-chip_broken_2 = I had only just put that on!
quips-chip_mends_1 = Good as new! Nearly!
quips-chip_mends_2 = Tape fixes everything!
quips-gauge_first_hit_1 = The first sample is in.
quips-gauge_first_hit_2 = Contact, as planned this turn.
quips-gauge_first_hurt_1 = You open. I had that at two in three.
quips-gauge_first_hurt_2 = First loss noted. Within the plan.
quips-gauge_hits_1 = A textbook bite.
quips-gauge_hits_2 = Bite force as published.
quips-gauge_hits_3 = That closes this turn's sum.
quips-gauge_hits_4 = Two more of those will do.
quips-gauge_hits_5 = The odds were on its side.
quips-gauge_hits_6 = I thought this one to its end.
quips-gauge_hurt_1 = That exceeds the safe load.
quips-gauge_hurt_2 = The plating was rated for less.
quips-gauge_hurt_3 = I will correct the next exchange.
quips-gauge_hurt_4 = An unlikely die. I checked.
quips-gauge_hurt_5 = That costs me one switch.
quips-gauge_hurt_6 = Structural loss: acceptable.
quips-gauge_evades_1 = Clear by half a meter.
quips-gauge_evades_2 = Reflexes within specification.
quips-gauge_evades_3 = I kept that Evade for you.
quips-gauge_evades_4 = The difference goes to my next bite.
quips-gauge_misses_1 = The die had other plans.
quips-gauge_misses_2 = A regrettable arc.
quips-gauge_misses_3 = The Evade was one of your options.
quips-gauge_misses_4 = I had that at one in three.
quips-gauge_scores_1 = One point entered.
quips-gauge_scores_2 = Extinct. I will note the date.
quips-gauge_scores_3 = The column adds up.
quips-gauge_loses_1 = A gap in the fossil record.
quips-gauge_loses_2 = I shall file a report.
quips-gauge_loses_3 = My forecast needs a new line.
quips-gauge_one_to_go_1 = One point remains.
quips-gauge_one_to_go_2 = The end is now likely.
quips-gauge_one_to_go_3 = Only one term is left.
quips-gauge_in_danger_1 = My margin is zero.
quips-gauge_in_danger_2 = I advise myself not to lose again.
quips-gauge_in_danger_3 = The sum says: be careful now.
quips-gauge_poisons_1 = Dose effective.
quips-gauge_poisons_2 = That was in the plan a turn ago.
quips-gauge_poisons_3 = Chemistry needs no die.
quips-gauge_poisoned_1 = A loss I could have read in advance.
quips-gauge_poisoned_2 = Toxins: two lines in my log.
quips-gauge_poisoned_3 = This is bad for the average.
quips-gauge_spiked_1 = Spikes are a fixed cost.
quips-gauge_spiked_2 = I paid that price on purpose.
quips-gauge_spiked_3 = The bite was worth the points.
quips-gauge_special_hits_1 = Two cards, one result. Efficient.
quips-gauge_special_hits_2 = The special case paid off.
quips-gauge_special_hits_3 = That move waited two turns for its moment.
quips-gauge_special_hurts_1 = A special attack. I had it at one in four.
quips-gauge_special_hurts_2 = Expensive for you. More so for me.
quips-gauge_special_hurts_3 = I shall add that move to the table.
quips-gauge_narrow_1 = Remaining margin: one rounding error.
quips-gauge_narrow_2 = Still above zero. That counts.
quips-gauge_narrow_3 = My Dinosaur survives by the second decimal.
quips-gauge_almost_1 = Short by a few points. I dislike remainders.
quips-gauge_almost_2 = That should have been enough.
quips-gauge_almost_3 = The next die closes this account.
quips-gauge_last_one_1 = One Dinosaur left. The average is simple.
quips-gauge_last_one_2 = No reserve remains. I proceed with care.
quips-gauge_one_left_1 = You are down to a sample of one.
quips-gauge_one_left_2 = One left on your side. Noted.
quips-gauge_own_deck_1 = My deck ends soon. So must this.
quips-gauge_own_deck_2 = I counted my cards. Twice.
quips-gauge_their_deck_1 = Your deck ends before mine.
quips-gauge_their_deck_2 = I can wait. You cannot.
quips-gauge_first_score_1 = The first point is on the record.
quips-gauge_first_score_2 = As computed. One to nothing, or close.
quips-gauge_first_loss_1 = You lead the column. For now.
quips-gauge_first_loss_2 = The first gap. My plan has spares.
quips-gauge_blocks_1 = Plating held. Loss: zero.
quips-gauge_blocks_2 = Your total was short. I checked.
quips-gauge_blocks_3 = The shield was the better number.
quips-gauge_blocked_1 = Armor above my estimate.
quips-gauge_blocked_2 = I had not weighed that Defend enough.
quips-gauge_blocked_3 = No effect. The sum was against me.
quips-gauge_special_fails_1 = A large cost, and no result.
quips-gauge_special_fails_2 = That was the unlikely branch.
quips-gauge_special_foiled_1 = Your best move, and a zero for it.
quips-gauge_special_foiled_2 = I had reserved a card for this.
quips-gauge_switches_1 = A better match for your numbers.
quips-gauge_switches_2 = Rotation, as scheduled.
quips-gauge_switches_3 = I exchange it for fresher data.
quips-gauge_they_switch_1 = New subject. I recompute.
quips-gauge_they_switch_2 = A sensible switch. I had it at half.
quips-gauge_they_switch_3 = You rotate. I adjust two figures.
quips-gauge_stuns_1 = Subject at rest. Useful.
quips-gauge_stuns_2 = A pause in your schedule.
quips-gauge_stunned_1 = A fault in my drive train.
quips-gauge_stunned_2 = Motion halted. I wait for the die.
quips-gauge_breaks_1 = One part fewer in your sum.
quips-gauge_breaks_2 = I removed a term from your side.
quips-gauge_broken_1 = A part is missing. I re-add.
quips-gauge_broken_2 = My inventory no longer agrees.
quips-gauge_mends_1 = Repairs within tolerance.
quips-gauge_mends_2 = I restored a few percent.
quips-anvil_first_hit_1 = So it begins.
quips-anvil_first_hit_2 = I tried this blow a hundred times.
quips-anvil_first_hurt_1 = Good. You did not wait.
quips-anvil_first_hurt_2 = Now I know your bite.
quips-anvil_hits_1 = Bone breaks. Steel does not.
quips-anvil_hits_2 = That is a bite.
quips-anvil_hits_3 = Stay down.
quips-anvil_hits_4 = I do not stop at half.
quips-anvil_hits_5 = Every try said: now.
quips-anvil_hits_6 = The hide gives. So will you.
quips-anvil_hurt_1 = It can take more.
quips-anvil_hurt_2 = You bite. Good.
quips-anvil_hurt_3 = A scar for the wall.
quips-anvil_hurt_4 = I have seen harder.
quips-anvil_hurt_5 = It stands. Ask it again.
quips-anvil_hurt_6 = That one was worth an answer.
quips-anvil_evades_1 = Even mine can step aside.
quips-anvil_evades_2 = Too slow.
quips-anvil_evades_3 = I saw that one coming, often.
quips-anvil_evades_4 = Your turn is gone. Mine comes.
quips-anvil_misses_1 = Run, then.
quips-anvil_misses_2 = It will not jump twice.
quips-anvil_misses_3 = You spent your step. I have more.
quips-anvil_misses_4 = Dodge. I load again.
quips-anvil_scores_1 = Down.
quips-anvil_scores_2 = Bring me the next one.
quips-anvil_scores_3 = I finish what bleeds.
quips-anvil_loses_1 = It fell facing you.
quips-anvil_loses_2 = The herd goes on.
quips-anvil_loses_3 = It bought time. I use it.
quips-anvil_one_to_go_1 = One more and we are done.
quips-anvil_one_to_go_2 = Choose your last one well.
quips-anvil_one_to_go_3 = The last one. I am in no hurry.
quips-anvil_in_danger_1 = Now I am awake.
quips-anvil_in_danger_2 = Try to finish it.
quips-anvil_in_danger_3 = No way back. Good.
quips-anvil_poisons_1 = It falls by itself now.
quips-anvil_poisons_2 = Slow is also sure.
quips-anvil_poisons_3 = The venom works. I rest.
quips-anvil_poisoned_1 = Poison. I prefer teeth.
quips-anvil_poisoned_2 = It burns. It walks.
quips-anvil_poisoned_3 = Then it must end quicker.
quips-anvil_spiked_1 = Spikes do not stop a jaw.
quips-anvil_spiked_2 = I bite through.
quips-anvil_spiked_3 = Blood for blood.
quips-anvil_special_hits_1 = That is what I kept it for.
quips-anvil_special_hits_2 = The whole weight. At once.
quips-anvil_special_hits_3 = You felt that in your bench.
quips-anvil_special_hurts_1 = A real blow. At last.
quips-anvil_special_hurts_2 = You spent much for that. So will I.
quips-anvil_special_hurts_3 = Hah. It still has teeth.
quips-anvil_narrow_1 = On one leg. It is enough.
quips-anvil_narrow_2 = Not down. Not yet.
quips-anvil_narrow_3 = It stands because I say so.
quips-anvil_almost_1 = It only stands out of habit.
quips-anvil_almost_2 = One more. You know it.
quips-anvil_almost_3 = Breathe. It will not help.
quips-anvil_last_one_1 = One left. I need only one.
quips-anvil_last_one_2 = Then this one holds the line.
quips-anvil_one_left_1 = Your last. Make it count.
quips-anvil_one_left_2 = No bench behind it now.
quips-anvil_own_deck_1 = Few cards. Enough.
quips-anvil_own_deck_2 = The pile is low. I strike now.
quips-anvil_their_deck_1 = You run dry.
quips-anvil_their_deck_2 = Your pile ends. Mine holds.
quips-anvil_first_score_1 = First blood. Not the last.
quips-anvil_first_score_2 = One. I keep count.
quips-anvil_first_loss_1 = Good. Now it is a fight.
quips-anvil_first_loss_2 = You struck first. I strike last.
quips-anvil_blocks_1 = Iron.
quips-anvil_blocks_2 = You hit a wall. It looks back.
quips-anvil_blocks_3 = I did not even blink.
quips-anvil_blocked_1 = A hard shell. I like that.
quips-anvil_blocked_2 = Then I hit it again.
quips-anvil_blocked_3 = Hm. Well built.
quips-anvil_special_fails_1 = I put it all in. Nothing.
quips-anvil_special_fails_2 = The great blow, and only air.
quips-anvil_special_foiled_1 = Was that everything?
quips-anvil_special_foiled_2 = Your great blow. I stand.
quips-anvil_switches_1 = Rest. I send another.
quips-anvil_switches_2 = This one wants you more.
quips-anvil_switches_3 = Step back. I have a bigger one.
quips-anvil_they_switch_1 = Hide it. I am patient.
quips-anvil_they_switch_2 = A new one. Same ending.
quips-anvil_they_switch_3 = Fresh. It will not stay so.
quips-anvil_stuns_1 = Hold still.
quips-anvil_stuns_2 = Frozen. I take my time.
quips-anvil_stunned_1 = Move. Move!
quips-anvil_stunned_2 = It waits. So do I.
quips-anvil_breaks_1 = That was in my way.
quips-anvil_breaks_2 = Scrap.
quips-anvil_broken_1 = Tin. It was only tin.
quips-anvil_broken_2 = The hide below is thicker.
quips-anvil_mends_1 = Patched. Back to work.
quips-anvil_mends_2 = It stands again.
