# Everything that Scrapbots says. `:name:` is an icon, `*word*` is bold, `{ $fact }` comes from the card,
# the decision or the event.

game-name = Scrapbots
game-full_name = Scrapbots
game-line = Build a deck, hold three lanes.
game-credit = A game by David Torres. The game's design is under the licence CC BY-NC-SA 4.0.
# What is played, in a list of saves.
game-edition = { $name } edition

kinds-scrapbot = Scrapbot
kinds-component = Component
kinds-resource = Resource
kinds-wound = Wound

# What a card does, each a sentence of the card's text without its capital and its full stop.
verbs-strike =
    { $form ->
        [more] deal { $amount } more damage
       *[other] deal { $amount } damage
    }
verbs-splash = *splash* { $amount }
verbs-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
verbs-destroy_enemy = *destroy* the enemy Scrapbot in this lane
verbs-ready_after_attack = *ready* this Scrapbot after its next attack
verbs-exhaust_enemy = *exhaust* a ready enemy Scrapbot
verbs-ready_friend = *ready* one of your exhausted Scrapbots
verbs-repair =
    { $form ->
        [more] *repair* { $amount } more
        [chosen] *repair* { $amount } on one of your Scrapbots
       *[other] *repair* { $amount }
    }
verbs-return_wound = return a Wound from your hand or discard pile to the stack
verbs-shed_wounds = discard all Wounds from your hand and gain { $energy } Energy for each
verbs-gain_scrap = gain { $amount } Scrap
verbs-gain_energy = gain { $amount } Energy
verbs-remove_this = remove this card from the game
verbs-coin =
    { $side ->
        [heads] if heads, { $effect }
       *[tails] if tails, { $effect }
    }

# The same on a button, where there is little room.
short_verbs-strike =
    { $form ->
        [more] { $amount } more
       *[other] { $amount } damage
    }
short_verbs-splash = *splash* { $amount }
short_verbs-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
short_verbs-destroy_enemy = *destroy* the enemy
short_verbs-ready_after_attack = *ready* after attack
short_verbs-exhaust_enemy = *exhaust* an enemy
short_verbs-ready_friend = *ready* a Scrapbot
short_verbs-repair =
    { $form ->
        [more] *repair* { $amount } more
       *[other] *repair* { $amount }
    }
short_verbs-return_wound = return a Wound
short_verbs-shed_wounds = discard Wounds for Energy
short_verbs-gain_scrap = gain { $amount } Scrap
short_verbs-gain_energy = gain { $amount } Energy
short_verbs-remove_this = remove this card
short_verbs-coin =
    { $side ->
        [heads] :coin: heads: { $effect }
       *[tails] :coin: tails: { $effect }
    }

# The same on the plate of a Scrapbot, in numbers and icons.
chip_verbs-strike =
    { $form ->
        [more] { $amount } :damage: more
       *[other] { $amount } :damage:
    }
chip_verbs-splash = { $amount } :splash:
chip_verbs-draw = draw { $count }
chip_verbs-destroy_enemy = destroy
chip_verbs-ready_after_attack = ready after attack
chip_verbs-exhaust_enemy = exhaust an enemy
chip_verbs-ready_friend = ready a Scrapbot
chip_verbs-repair =
    { $form ->
        [more] repair { $amount } more
       *[other] repair { $amount }
    }
chip_verbs-return_wound = return a Wound
chip_verbs-shed_wounds = discard Wounds
chip_verbs-gain_scrap = { $amount } :scrap:
chip_verbs-gain_energy = { $amount } :energy:
chip_verbs-remove_this = remove this
chip_verbs-coin =
    { $side ->
        [heads] :heads: { $effect }
       *[tails] :tails: { $effect }
    }

card-attack = *{ $energy }* :energy: *Energy:* { $effects }
card-activate = *Activate:* { $effects }
card-sentence = { CAPITAL($effect) }.
card-flip = flip a coin
card-text =
    { $scrap ->
        [yes] *Play for Scrap* :scrap: *or Energy* :energy:*:* you may { $effect }.
       *[no] *Play for Energy* :energy:*:* you may { $effect }.
    }
card-then = If you do, { $effect }.
card-plain =
    { $energy ->
        [yes] *Play for Scrap* :scrap: *or Energy* :energy:*.* No other effect.
       *[no] *Play for Scrap* :scrap:*.* No other effect.
    }
card-wound =
    { $scrap ->
        [yes] You may discard this card for 0 Scrap. In your Draw phase, discard it and draw 2 cards. When the game ends, the player with the fewest Wounds wins.
       *[no] You cannot play this card. In your Draw phase, discard it and draw 2 cards. When the game ends, the player with the fewest Wounds wins.
    }

# What the words on a card mean. `keywords_EDITION` replaces and adds entries for one edition.
keyword_names-activate = Activate
keyword_names-splash = Splash
keyword_names-exhaust = Exhaust
keyword_names-ready = Ready
keyword_names-repair = Repair
keyword_names-destroy = Destroy
keyword_names-wound = Wound

keywords-activate = Choose one of your ready Scrapbots and follow the text from its lane. That Scrapbot stays ready. You do not gain the card's own Scrap or Energy value.
keywords-splash = Damage to the enemy side of each lane next to this one. An empty lane takes 1 Wound for every 10 damage.
keywords-exhaust = An exhausted Scrapbot is dark and asleep. It cannot attack, and no Component can be activated on it. It is readied at the end of its owner's turn.
keywords-ready = A ready Scrapbot stands in a lit ring. It may attack, and you may activate Components on it.
keywords-repair = Remove that much damage from the Scrapbot.
keywords-destroy = Put the Scrapbot on its owner's discard pile.
keywords-wound = Damage to an empty lane deals 1 Wound for every 10. Once a turn, after drawing your new hand, you discard all Wounds in it and draw 2 cards for each. The game ends when all 20 Wounds are dealt.

keywords_first-splash = Damage to the enemy side of each lane next to this one. An empty lane takes no Wounds from it.
keywords_first-wound = An attack deals 1 Wound for every 10 damage if its own lane is empty. Once a turn, after drawing your new hand, you discard all Wounds in it and draw 2 cards for each. The game ends when all 20 Wounds are dealt.

decisions-main = { $name }: play cards, attack and buy. Then end your turn.
decisions-done = { $name }: you have nothing left to do. End your turn.
decisions-limit = { $name }: 100 plays are the most for one turn. End your turn.

# What the prompt says in the Main phase, by what is left to do.
todo-main =
    { $name }: { $cards ->
        [yes] { $attacks ->
            [yes] play cards, attack and buy. Then end your turn.
           *[no] play cards and buy. Then end your turn.
        }
       *[no] { $attacks ->
            [yes] { $buys ->
                [yes] buy, attack, or end your turn.
               *[no] attack, or end your turn.
            }
           *[no] buy a card, or end your turn.
        }
    }
todo-useless =
    { $name }: { $count ->
        [one] the card left buys nothing and pays no attack. End your turn.
       *[other] the cards left buy nothing and pay no attack. End your turn.
    }
todo-ending = { $name }: nothing left to do. Your turn ends by itself. Any key stops it.

# What the buttons on the prompt line say.
buttons-scrap =
    { $text ->
        [short] +{ $scrap } :scrap:, { $effects }
        [long] +{ $scrap } :scrap: and follow its text
       *[none] +{ $scrap } :scrap:
    }
buttons-energy =
    { $text ->
        [short] +{ $energy } :energy:, { $effects }
        [long] +{ $energy } :energy: and follow its text
       *[none] +{ $energy } :energy:
    }
buttons-activate = Activate: { $effects }
buttons-build = Build
buttons-attack = *{ $energy }* :energy:*:* { $effects }
buttons-attack_for = *{ $energy }* :energy:*:* { $result }
buttons-buy = Buy { $card } for { $scrap } :scrap:
buttons-all_for_scrap =
    { $rest ->
        [yes] Rest for Scrap: +{ $amount } :scrap:{ buttons-buys }
       *[no] All for Scrap: +{ $amount } :scrap:{ buttons-buys }
    }
buttons-buys =
    { $buys ->
        [yes] { "" }
       *[no] , buys nothing
    }
places-lane = Lane { $lane }
places-hand = From your hand
places-discard = From your discard pile

# The options in the set-up: name, values, and a sentence each.
options-starts = Who begins
options-score = Wounds

option_values-starts_chance = A coin decides
option_values-starts_0 = First seat
option_values-starts_1 = Second seat
option_values-score_shown = Show the count
option_values-score_hidden = Hide the count

option_lines-starts = Who takes the first turn.
option_lines-score = Whether the table shows how many Wounds each player has.

# Short messages over the table.
table-skipped = Nothing to do this turn: { $names }.
table-pile =
    { $zone ->
        [deck] { $name }'s deck, in no particular order
       *[discard] { $name }'s discard pile
    }
table-empty =
    { $zone ->
        [deck] { $name }'s deck is empty.
       *[discard] { $name }'s discard pile is empty.
    }
table-turn_of = { UPPER($name) }'S TURN
table-last_turn_of = { UPPER($name) }'S LAST TURN
table-own_turn = YOUR TURN SO FAR
# What the hand can pay for: either Scrap for the dealer's cards, or Energy for attacks.
table-reach = YOUR HAND PAYS FOR
table-reach_nothing =
    { $pool ->
        [scrap] Nothing at the dealer's
       *[energy] No Scrapbot is ready
    }
table-reach_short = { $card } needs { $energy }
table-turn = turn { $turn }
# While the other side has had no turn: what a turn is made of.
table-guide = YOUR TURN
table-guide_step =
    { $step ->
        [play] *Play* cards from your hand for Scrap :scrap: or Energy :energy:.
        [buy] *Buy* from the dealer with Scrap. It goes to your discard pile: you draw it later.
        [build] *Build* Scrapbots in your lanes. They take the damage, and attack from the next turn on.
       *[attack] *Attack* with Energy, once a turn with each Scrapbot that is ready.
    }
table-nothing_yet = Nothing yet.
table-more =
    { $count ->
        [one] 1 more step: see the log (L).
       *[other] { $count } more steps: see the log (L).
    }
# Where no step of a turn has room beside one's own.
table-folded =
    { $count ->
        [one] 1 step: see the log (L).
       *[other] { $count } steps: see the log (L).
    }
table-coin_flies = { $card }: a coin is tossed.
table-watching = *{ $name }* is playing.
table-coin_begins = A coin decides who begins.
table-gain = +{ $amount }
table-wounds_dealt = { UPPER(counts-wounds) }
table-build_here = BUILD: ready next turn
# What the enemy could do in that lane if nobody stood there.
table-build_stops =
    { $wounds ->
        [one] stops 1 Wound
       *[other] stops { $wounds } Wounds
    }
table-activate_here = ACTIVATE
table-activate_for = ACTIVATE: { $result }
table-attack_here = ATTACK
table-target_here = HERE
table-buy_here = LANDS HERE
table-put_back = Put back
table-back = Back
table-short = { $count } short
# On the price of a card that the pool pays for, and of one that the hand can still pay for.
table-buy_now = buy
table-buy_picked = picked
table-in_reach = in reach
table-nobody = UNDEFENDED
# On the plate of an empty lane that nobody can hit yet: one's own, and the other side's.
table-free =
    { $own ->
        [yes] LANE { $lane }: NO THREAT
       *[no] LANE { $lane }: OUT OF REACH
    }
table-activated_by = ACTIVATED BY { UPPER($card) }
table-recap = WHILE YOU LOOKED AWAY
table-recap_step = { $name }'s turn { $turn }, step { $step } of { $count }
table-recap_next = Next step
table-recap_back = Back
table-recap_end = To my turn
table-recap_note = Your cards stay hidden until then
table-attack_lane = Attack: press the number of a lane, then that of an attack.
table-buy_number = Buy: press the number of a card at the dealer's, then Enter.
table-buy_nothing =
    { $later ->
        [yes] With { $scrap } Scrap you can buy nothing yet: play cards for Scrap first.
       *[no] With { $scrap } Scrap you can buy no card at the dealer's.
    }
table-recap_last = This was the last step.
table-end_turn = End turn
table-skip_ahead = Skip ahead
table-skip_ahead_hint = Shows the next thing at once (Space, or a click on the table).
table-to_end_hint = Shows how everything ends at once (T).
# Under the prompt while something is shown.
table-showing = Space: skip ahead. T: to the end.

# Titles on the table.
table-dealer = SCRAP DEALER: { UPPER($edition) }
table-wounds = { $count ->
    [one] Wound
   *[other] Wounds
 }
table-wounds_left = WOUNDS LEFT
table-ready = READY
table-exhausted = EXHAUSTED
table-destroyed = DESTROYED
# Beside an exhausted Scrapbot: `acts` in its owner's turn, as it is readied when that ends.
table-wakes =
    { $acts ->
        [yes] { $name } is ready next turn
       *[no] { $name } misses next turn
    }
# The same in few letters, for large type.
table-wakes_short =
    { $acts ->
        [yes] next turn
       *[no] skips a turn
    }
# Beside the Wounds that are left: what counts, that one attack can deal the rest, who leads, and a lead that
# the Wounds that are left cannot turn.
table-fewest = Wounds left: fewest win
table-next_attack = next hit ends it
table-lead = { $name } leads by { $count }
table-settled = { $name } is far ahead
table-goal = *Goal:* when all { $full } Wounds :wound: are dealt, whoever has fewer wins. 10 damage in an undefended lane deals 1.
table-scrap = Scrap
table-energy = Energy
table-deck_pile = Deck
table-discard_pile = Discard pile

# Words that rise over a lane while something happens there.
shouts-spared = no Wounds
shouts-exhaust = exhausted
shouts-ready = ready
shouts-ready_after_attack = ready after attack
shouts-repair = +{ $amount }
shouts-nothing = no effect
shouts-destroyed = DESTROYED
shouts-own_turn = YOUR TURN
shouts-begins = { UPPER($name) } BEGINS
shouts-last_wound = THE LAST WOUND
shouts-wins = { UPPER($name) } WINS
shouts-draw = A DRAW
shouts-turn_limit = THE LAST TURN
shouts-heads = HEADS
shouts-tails = TAILS

# What an attack would do in a lane, on a tag.
previews-destroyed = destroyed
previews-destroys = destroys { $card }
previews-damages = { $card } { $before } to { $after }
previews-wounds = { counts-wounds }
# On top of others that are sure.
previews-more_wounds =
    { $count ->
        [one] 1 more Wound
       *[other] { $count } more Wounds
    }
previews-last =
    { $end ->
        [win] { $result }, the last: you win
        [lose] { $result }, the last: you lose
        [draw] { $result }, the last: a draw
       *[unknown] { $result }, the last
    }
previews-damage = { $before } to { $after }
previews-nothing = nothing
previews-no_damage = no damage
previews-no_effect = no effect on the enemy
previews-splash = splash: { $result }
previews-coin =
    { $side ->
        [heads] heads: { $result }
       *[tails] tails: { $result }
    }

# What the attacks of the Scrapbots on the table can do to a lane, on its plate and in its hint. `own`: those of
# whoever looks; `later`: after the Scrapbot is readied at the end of the turn.
threats-none =
    { $own ->
        [yes] No attack of yours reaches this lane.
       *[no] No attack reaches you here.
    }
threats-over = The last Wound has been dealt.
threats-attacker =
    { $own ->
        [yes] Your *{ $card }*
       *[no] *{ $card }*
    }
threats-when =
    { $coin ->
        [yes] { $later ->
            [yes] { "" } next turn, with a coin
           *[no] { "" } with a coin
        }
       *[no] { $later ->
            [yes] { "" } next turn
           *[no] { "" }
        }
    }
threats-wounds =
    { $splash ->
        [yes] { threats-attacker } can splash *{ counts-wounds }* here{ threats-when }.
       *[no] { threats-attacker } can deal *{ counts-wounds }* here{ threats-when }.
    }
threats-more = Splash: { $count } more.
threats-damage =
    { $destroyed ->
        [yes] { threats-attacker } can destroy it for { $energy } Energy{ threats-when }.
       *[no] { threats-attacker } can deal it { $amount } damage for { $energy } Energy{ threats-when }: { $left } health left.
    }
threats-next_turn = at most in { $name }'s next turn
threats-next_turn_short = at most next turn
threats-energy = That takes { $energy } Energy.
threats-counted = Cards in hand and Scrapbots that are still to be built can add to this.

prompts-card = { $card }: choose what to do with it.
# A card that has one use: it is clicked a second time.
prompts-only_buy = { $card }: click it again to buy it, or press { $press }.
prompts-lanes_full = { $card }: your lanes are full, so it can only give Scrap. Click it again for that, or press { $press }.
prompts-only_scrap = { $card }: click it again to play it for Scrap, or press { $press }.
prompts-only_energy = { $card }: click it again to play it for Energy, or press { $press }.
prompts-bot = { $card } in lane { $lane }: choose an attack.
prompts-wound = { $card }: choose where the Wound comes from.
prompts-own_lane = { $card }: choose a lane.
prompts-enemy_lane = { $card }: choose an enemy Scrapbot.

# Numbers with their word, for other messages.
counts-wounds =
    { $count ->
        [one] 1 Wound
       *[other] { $count } Wounds
    }
counts-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
counts-on_the_stack =
    { $wounds_left ->
        [one] 1 Wound left on the stack.
       *[other] { $wounds_left } Wounds left on the stack.
    }
pools-name =
    { $pool ->
        [scrap] Scrap
       *[energy] Energy
    }

log-turn = Turn { $turn }: { $seat }
log-scrap = { $seat } gains { $amount } Scrap from { $card } and has { $scrap }.
log-energy = { $seat } gains { $amount } Energy from { $card } and has { $energy }.
log-text = { $seat } follows the text of { $card }.
texts-on_bot =
    { $kind ->
        [exhaust] { $seat }'s { $card } exhausts { $owner }'s { $bot } in lane { $lane }.
        [ready] { $seat }'s { $card } readies { $bot } in lane { $lane }.
       *[repair] { $seat }'s { $card } repairs { $bot } in lane { $lane }.
    }
log-activate = { $seat } activates { $card } on the Scrapbot in lane { $lane }.
log-build = { $seat } builds { $card } in lane { $lane }.
log-attack = { $seat }'s { $card } attacks in lane { $lane } for { $cost } Energy.
log-buy = { $seat } buys { $card } for { $cost } Scrap.
log-market = { $card } is added to the market.
log-draw =
    { $hidden ->
        [yes] { $seat } draws { counts-cards }.
       *[no] { $seat } draws { $cards }.
    }
log-shuffle = { $seat } shuffles the discard pile to make a new deck.
log-discard = { $seat } discards { $cards }.
log-clean_up = { $seat } loses unspent Scrap and Energy, and readies all Scrapbots.
log-wounds_drawn =
    { $seat } discards { counts-wounds } to draw { $draws ->
        [one] 1 card
       *[other] { $draws } cards
    }.
log-coin =
    The coin for { $card } shows { $heads ->
        [yes] heads
       *[no] tails
    }.
log-damage = { $seat }'s { $card } takes { $amount } damage and has { $left } of { $health } Health left.
log-spared = Splash deals no Wounds in lane { $lane }, which is empty.
log-wound = { $seat } takes { counts-wounds }. { counts-on_the_stack }
log-destroy = { $seat }'s { $card } is destroyed.
log-ready_after_attack = { $seat }'s Scrapbot in lane { $lane } will be readied after its next attack.
log-exhaust = { $seat }'s { $card } is exhausted.
log-ready = { $seat }'s { $card } is ready again.
log-repair = { $seat }'s { $card } is repaired by { $amount } and has { $damage } damage.
log-return_wound = { $seat } returns a Wound to the stack. { counts-on_the_stack }
log-shed_wounds =
    { $count ->
        [0] { $seat } has no Wound to discard.
       *[other] { $seat } discards { counts-wounds } and gains { $amount } Energy.
    }
log-removed = { $card } is removed from the game.
log-nothing =
    { $card } has no effect: { $reason ->
        [empty_lane] there is no enemy Scrapbot in the lane
        [no_target] there is no Scrapbot to choose
        [no_damage] there is no damage to repair
       *[no_wound] there is no Wound to return
    }.
log-over =
    { $drawn ->
        [yes] Draw: { $score }
       *[no] { $winner } wins: { $score }
    }
score-wounds =
    { $drawn ->
        [yes] { counts-wounds } each.
       *[no] { counts-wounds } against { $most }.
    }

# What is conceded, or deleted, after "the" and "this".
concede-contest = game

# Why the game ended; the result adds "in turn 34."
reasons-last_wound = the last Wound was dealt
reasons-turn_limit = the game reached its limit

# The result: why the game ended, and what its rows count.
result-reason = { $score } { CAPITAL($reason) } in turn { $turn }
result-conceded = { $reason } in turn { $turn }
# The turn that dealt the most Wounds, and the lane in which most of them were dealt.
result-worst_turn =
    In turn { $turn } { $name } dealt { counts-wounds } at once, { $most } of them in lane { $lane }.
result-wounds = Wounds taken
result-damage = Scrapbot damage
result-destroy = Scrapbots lost
result-build = Scrapbots built

# The curtain between two turns.
handover-title = Turn { $turn }
handover-ribbon =
    { $first ->
        [yes] *{ $name }:* look away, please.
       *[no] { $name }'s turn is over. *{ $name }:* look away, please.
    }
handover-hand = Cards in hand
handover-wounds = Wounds

# The rules of an edition in short.
edition_lines-revised = Best for a first game: the rules that the lessons teach.
edition_lines-first = For players who know the game: other cards and prices, and some cards repair Scrapbots.

# In what the editions differ, for those who ask.
edition_notes-revised = Splash deals Wounds in empty lanes. A Resource's text may be followed for Scrap or Energy. No card repairs.
edition_notes-first = Splash deals no Wounds. A Resource's text may be followed only for Energy. Some cards repair Scrapbots.

# The game's part of the set-up.
new_game-picked = { $edition }: { $first }, { $second }
new_game-edition = Edition
new_game-main_deck =
    { $count ->
        [one] 1 card in the main deck, { $market } of them in the market
       *[other] { $count } cards in the main deck, { $market } of them in the market
    }
new_game-copies = { $count }× { $card }
new_game-begins_with =
    { $count ->
        [one] Begins with 1 card: { $cards }.
       *[other] Begins with { $count } cards: { $cards }.
    }

# Why a click does nothing.
why_not-other_turn = It is { $seat }'s turn.
why_not-limit = { $limit } plays are the most for one turn: end it now.
why_not-price =
    { $card } costs { $cost } Scrap and you have { $scrap }. { $hand ->
        [0] Your hand gives no more.
       *[other] The cards of your hand give { $hand } more.
    }
why_not-not_in_market = { $card } is not in the market.
why_not-not_in_hand = { $card } is not in your hand.
why_not-wound = A Wound cannot be played. It is discarded with your hand at the end of your turn.
why_not-exhausted = { $card } is exhausted: ready again next turn.
why_not-bot_sleeps = { $card } is activated on a ready Scrapbot: { $bot } is exhausted until your next turn.
why_not-energy =
    { $card } needs { $cost } Energy to attack and you have { $energy }. { $hand ->
        [0] Your hand gives no more.
       *[other] The cards of your hand give { $hand } more.
    }
why_not-empty = No Scrapbot here: pick one from your hand to build it.
why_not-enemy = This is { $seat }'s Scrapbot. Attack it from the same lane.
why_not-enemy_empty = No Scrapbot here: 10 damage in this lane deals 1 Wound.
why_not-enemy_deck = This is { $seat }'s deck: only its owner may look through it.
why_not-enemy_pile = { $seat }'s discard pile is empty.
why_not-pool = Pick a card first, then click here to play it for { pools-name }.
why_not-enemy_pool = This is { $seat }'s { pools-name }.
why_not-no_energy = { $card } gives no Energy.
why_not-no_text = { $card } has no text to follow.
why_not-not_built = { $card } is no Scrapbot, and only Scrapbots are built.
why_not-lanes_full = { $card } cannot be built: a Scrapbot stands in each of your 3 lanes.
why_not-not_activated = { $card } has nothing to activate.
why_not-no_ready = { $card } is activated on a ready Scrapbot, and you have none.
why_not-taken = This lane is taken: { $card } stands here, and a lane holds one Scrapbot.
why_not-needs_bot = { $card } needs a ready Scrapbot: this lane is empty.
why_not-undamaged = { $card } repairs damage, and { $bot } has none.
why_not-ready = { $card } readies an exhausted Scrapbot, and { $bot } is ready.
why_not-enemy_exhausted = { $card } exhausts a ready Scrapbot, and { $bot } is exhausted.
why_not-no_target = { $card } needs a Scrapbot here, and this lane is empty.
why_not-not_here = { $card } does not go here.
why_not-bought = { $card } is in the market: a card that you buy goes to your discard pile.
why_not-picked = Put back what is picked first (Esc).
# The same of a card that has one use; $press is the key for that.
why_not-still_picked =
    { $way ->
        [buy] { $card } is still picked: { $press } buys it, { $back } puts it back.
        [scrap] { $card } is still picked: { $press } plays it for Scrap, { $back } puts it back.
       *[energy] { $card } is still picked: { $press } plays it for Energy, { $back } puts it back.
    }

# What things on the table are, with their values now.
hints-wounds =
    { $hidden ->
        [yes] { $name }'s Wounds are counted when the game ends. The fewest win.
       *[no] { $name } has { counts-wounds }. Whoever has the fewest when the stack is empty wins.
    }
hints-hand = { $name }'s hand: { counts-cards }. It is discarded at the end of the turn, and 5 new cards are drawn.
hints-deck = { $name }'s deck: { counts-cards }. When it is empty, the discard pile is shuffled to make a new one.
hints-discard =
    { $name }'s discard pile: { counts-cards }, { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } among them. Cards that you play and buy go here.
hints-scrap =
    { $own ->
        [yes] { $amount } Scrap this turn: buys cards from the dealer. What is left at the end of the turn is lost.
       *[no] { $name } has { $amount } Scrap this turn.
    }
hints-energy =
    { $own ->
        [yes] { $amount } Energy this turn: pays for attacks. What is left at the end of the turn is lost.
       *[no] { $name } has { $amount } Energy this turn.
    }
hints-price = { $card } costs { $cost } Scrap. A card that you buy goes to your discard pile.
hints-main_deck =
    { $count ->
        [0] The main deck is empty: cards that are bought are not replaced.
       *[other] Main deck: { counts-cards }. A card that is bought is replaced from here at once.
    }
hints-wound_board = { counts-wounds } left of 20. When the last one is dealt, the game ends and the fewest Wounds win.
hints-bot =
    { $exhausted ->
        [yes] { $card }, exhausted, { $health } of { $full } health. { $why ->
            [built] A Scrapbot that was just built cannot attack yet.
            [attacked] It has attacked.
            [card] { $by } exhausted it with { $with }.
           *[unknown] { "" }
        } It is ready when { $own ->
            [yes] your turn ends
           *[no] { $name }'s turn ends
        }, and still defends lane { $lane }.
       *[no] { $card }, ready, { $health } of { $full } health. { $own ->
            [yes] It can attack the other side of lane { $lane }, and you can activate Components on it.
           *[no] It can attack your side of lane { $lane } in { $name }'s turn.
        }
    }
hints-again = Ready again after its next attack.
hints-lane_empty = Nobody defends this side of lane { $lane }: 10 damage deals 1 Wound.
hints-attack =
    { $own ->
        [yes] Attack for { $cost } Energy: { $effects }. { $now ->
            [exhausted] Not now: it is exhausted until your turn ends.
            [energy] Not yet: you have { $energy } Energy.
            [again] The Scrapbot is ready again after it.
           *[yes] The Scrapbot is exhausted by it until your turn ends.
        }
       *[no] { $name } can attack with it for { $cost } Energy: { $effects }.
    }
hints-end_turn = Discards your hand, empties your pools, readies your Scrapbots and draws 5 cards (E).

hints-all_for_scrap =
    { $count ->
        [one] Plays this card for its Scrap. Scrapbots stay in your hand.
       *[other] Plays { $count } cards for their Scrap, one after the other. Scrapbots stay in your hand. U takes all of them back at once.
    }

# What a card's numbers mean.
notes-scrap = Buying this card costs { $amount } Scrap. Played for Scrap it gives { $amount }.
notes-energy = Played for Energy it gives { $amount }.
notes-health = With { $amount } damage it is destroyed.
note_heads-scrap = Scrap
note_heads-energy = Energy
note_heads-health = Health

# What can still be done before the turn is ended.
left-cards =
    { $scrap ->
        [0] { counts-cards } left to play
       *[other] { counts-cards } left to play, { $scrap } Scrap to spend
    }
left-attackers =
    { $count ->
        [1] { $cards } can still attack
        [2] { $cards } can still attack
       *[other] { $count } Scrapbots can still attack
    }
# Where two of them have the same name.
left-lanes = Lanes { $lanes }
left-in_lanes = { $card } in lanes { $lanes }
left-buy = { $scrap } Scrap can still buy
left-nothing = Nothing left to do
left-useless =
    { $count ->
        [one] The card left brings nothing
       *[other] The cards left bring nothing
    }
left-by_itself = Your turn ends by itself
left-picked = Not while a card is picked
left-attacking = Choose its attack, or go back
left-other = { $name }'s turn
left-busy = After this
left-over = The game is over
left-confirm = End the turn?
left-given_up =
    { $attackers ->
        [0] You can still play { counts-cards }.
       *[other] { $count ->
            [0] You can still attack with { $cards }.
           *[other] You can still play { counts-cards } and attack with { $cards }.
        }
    }

left-unspent = Your { $scrap } Scrap can still buy a card.

# The list of what happened in a turn.
recap-scrap = { $amount } :scrap: from *{ $cards }*.
recap-energy = { $amount } :energy: from *{ $cards }*.
recap-activate = Activated *{ $card }* in lane { $lane }.
recap-build = Built *{ $card }* in lane { $lane }.
recap-attack = *{ $card }* attacked in lane { $lane } for { $cost } :energy:.
recap-buy = Bought *{ $card }* for { $cost } :scrap:.
recap-end =
    { $wounds ->
        [0] { $count ->
            [0] Ended the turn.
           *[other] Ended the turn and drew { counts-cards }.
        }
        [one] Ended the turn, discarded 1 Wound and drew { counts-cards }.
       *[other] Ended the turn, discarded { $wounds } Wounds and drew { counts-cards }.
    }
recap-told = { CAPITAL($results) }.
recap-times =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
recap-lane = Lane { $lane }
recap-empty = undefended
recap-health = { $before } > { $after }
recap-wounds =
    { $count ->
        [0] no Wounds
       *[other] +{ $count } :wound:
    }
recap-destroyed = destroyed
# A step in one line, where there is no room for more.
recap-brief = *{ $card }*: { $results }.
recap-brief_buy = Bought *{ $card }*.
recap-brief_build = Built *{ $card }*.
# The spaces in these are such that no line breaks there.
recap-brief_result = lane { $lane }: { $result }
recap-brief_scrap =
    { $count ->
        [one] *{ $card }*: +{ $amount } :scrap:.
       *[other] +{ $amount } :scrap: from { $count } cards.
    }
recap-brief_energy =
    { $count ->
        [one] *{ $card }*: +{ $amount } :energy:.
       *[other] +{ $amount } :energy: from { $count } cards.
    }
recap-brief_end =
    { $wounds ->
        [0] Drew { counts-cards }.
        [one] 1 Wound out, drew { $count }.
       *[other] { $wounds } Wounds out, drew { $count }.
    }
recap-brief_coin =
    { $heads ->
        [yes] :heads:
       *[no] :tails:
    }
recap-brief_destroyed = { $card } destroyed
results-coin =
    { $heads ->
        [yes] :heads: heads
       *[no] :tails: tails
    }
results-draw = drew { counts-cards }
results-scrap = gained { $amount } :scrap:
results-energy = gained { $amount } :energy:
results-exhaust = exhausted { $card }
results-ready = { $card } is ready
results-ready_after_attack = ready again after its next attack
results-repair = repaired { $card } by { $amount }
results-return_wound = returned a Wound
results-shed_wounds =
    { $count ->
        [0] no Wound to discard
       *[other] discarded { counts-wounds } for { $amount } :energy:
    }
results-removed = removed from the game
results-nothing = no effect

# The steps of a turn, each on a small plate: a title, and what came of it.
belt-activate =
    { $aimed ->
        [yes] { $card } on { $bot }
       *[no] { $card }
    }
belt-build = Builds { $card }
belt-attack = { $card } attacks
belt-buy = Buys { $card }
belt-end = Ends the turn
belt_lines-scrap = { $amount } :scrap:
belt_lines-energy = { $amount } :energy:
belt_lines-build = in lane { $lane }
belt_lines-buy = for { $cost } :scrap:
belt_lines-drawn = Draws { $count }
belt_lines-destroyed = *{ $card }*: destroyed.
belt_lines-damaged = *{ $card }*: { $before }, now { $after }.
belt_lines-wounds = Lane { $lane }: { counts-wounds }.
belt_lines-no_damage = No damage
belt-scrap =
    { $more ->
        [0] { $card }
       *[other] { $card } and { $more } more
    }
belt-energy = { belt-scrap }

# What a turn of the other side changed, told to whoever comes back to the screen.
changes-heading = WHAT CHANGED
changes-note = for you
changes-destroyed = *{ $card }* in lane { $lane } is destroyed.
changes-damaged = *{ $card }* in lane { $lane }: { $before }, now *{ $after }* :hp:.
changes-exhausted = *{ $card }* in lane { $lane } is exhausted.
changes-wounds =
    { $hidden ->
        [yes] { $count ->
            [0] Nothing changed for you.
           *[other] *{ counts-wounds }* for you.
        }
       *[no] { $count ->
            [0] No new Wounds: *{ $own }* to { $name }'s *{ $other }*.
           *[other] *{ counts-wounds }* for you: *{ $own }* to { $name }'s *{ $other }*.
        }
    }
changes-built = { $name } built *{ $card }* in lane { $lane }.
changes-bought = { $name } bought { $cards }.
changes-card =
    { $count ->
        [1] *{ $card }*
       *[other] *{ $card }* ×{ $count }
    }
changes-lanes = YOUR LANES NOW
changes-undefended = undefended: { $card } can hit you
changes-nobody = nobody on either side
changes-free = { $name } is undefended
changes-against = { $own } against { $other }

# How the computer plays this game at each level, in the set-up.
player_lines-easy = Chip attacks and never plans ahead.
player_lines-normal = Gauge weighs attack, guards and new cards.
player_lines-hard = Anvil plans whole turns and counts decks.

# What each choice is, as a hint and the key moments of a match name it.
actions-play =
    { $how ->
        [text] Play { $card } for { pools-name } and follow its text
        [lane] Play { $card } for { pools-name }, its text on lane { $lane }
        [hand] Play { $card } for { pools-name } and remove a Wound from your hand
        [discard] Play { $card } for { pools-name } and remove a Wound from your discard pile
       *[plain] Play { $card } for { pools-name }
    }
actions-activate = Activate { $card } on lane { $lane }
actions-build = Build { $card } in lane { $lane }
actions-attack =
    { $attacks ->
        [1] Attack with { $card } in lane { $lane }
       *[other] Attack with { $card } in lane { $lane } for { $energy } Energy
    }
actions-buy = Buy { $card }
actions-pass = End your turn
# What a payment that a hint tells is for.
actions-to_buy = { $first }, to buy { $card }
actions-to_attack = { $first }, to attack with { $card } in lane { $lane }

# Why a choice looks good, by the term of the estimate in which it is ahead of the others.
hint_reasons-wounds = You should end with fewer Wounds.
hint_reasons-deck = It leaves you the better deck.
hint_reasons-scrapbots = Your Scrapbots are stronger.
hint_reasons-health = Your Scrapbots stay healthier.
hint_reasons-ready = More of your Scrapbots can attack.
hint_reasons-pools = It gives what you can use.
hint_reasons-energy = It gives more Energy to attack.
hint_reasons-lanes = Fewer of your lanes stay open.
hint_reasons-hand = It keeps cards to play.
hint_figures-their_wounds = Enemy Wounds: { $amount }, otherwise { $others }.
hint_figures-own_wounds = Own Wounds: { $amount }, otherwise { $others }.
hint_figures-deck = Cards worth { $amount } Scrap, otherwise { $others }.
hint_figures-scrapbots = Own Scrapbots: { $amount }, otherwise { $others }.
hint_figures-health = Own Health: { $amount }, otherwise { $others }.
hint_figures-ready = Ready to attack: { $amount }, otherwise { $others }.
hint_figures-open = Own open lanes: { $amount }, otherwise { $others }.

# Scrap buys cards and does nothing in the lanes by itself: the estimate sees there what follows from it.
choice_reasons-scrap_health = Its Scrap is its best use.
choice_reasons-buy_health = The best buy now.
choice_reasons-scrap_lanes = Its Scrap is its best use.
choice_reasons-buy_lanes = The best buy now.
choice_reasons-scrap_scrapbots = Its Scrap is its best use.
choice_reasons-buy_scrapbots = The best buy now.
choice_reasons-scrap_ready = Its Scrap is its best use.
choice_reasons-buy_ready = The best buy now.
choice_reasons-energy_health = Its Energy is its best use.
choice_reasons-energy_lanes = Its Energy is its best use.

# What the choice of a hint comes to, after the reason: what it pays for, what is built, what the enemy takes.
foretold-has =
    { $pool ->
        [scrap] That makes { $total } Scrap.
       *[energy] That makes { $total } Energy.
    }
foretold-pays = That makes { $total } Scrap; { $card } costs { $cost }.
foretold-fights = That makes { $total } Energy; the attack costs { $cost }.
foretold-buy = It costs { $cost } of your { $scrap } Scrap.
foretold-build =
    { $empty ->
        [yes] { $health } health, with nobody opposite.
       *[no] { $health } health, opposite { $card }.
    }
foretold-blow = { CAPITAL($told) }.

# What is asked at the small table beside the settings.
cast-prompt = *{ $name }:* play a card, build or buy.

# What the computer players say at a moment of the match, in a few words: some lines each, by turns.
quips-chip_destroys_1 = It came apart so nicely!
quips-chip_destroys_2 = Can I keep a wheel?
quips-chip_destroys_3 = Timber!
quips-chip_destroys_4 = So many spare parts!
quips-chip_loses_1 = I liked that one.
quips-chip_loses_2 = It only needed some glue.
quips-chip_loses_3 = Oh. It had a name.
quips-chip_loses_4 = Wheels everywhere.
quips-chip_wounds_1 = Scratch, scratch, scratch!
quips-chip_wounds_2 = Those go in YOUR deck.
quips-chip_wounds_3 = Tickle, tickle!
quips-chip_wounds_4 = I sent you some splinters.
quips-chip_wounded_1 = Ow, ow, ow.
quips-chip_wounded_2 = My deck has splinters now.
quips-chip_wounded_3 = My hand is full of holes.
quips-chip_wounded_4 = I do not want these cards.
quips-chip_builds_1 = Look how BIG it is!
quips-chip_builds_2 = I found it in the good heap.
quips-chip_builds_3 = It barely fits the lane!
quips-chip_builds_4 = Go on, big one!
quips-chip_buys_1 = Shiny! All mine!
quips-chip_buys_2 = I saved up for this one.
quips-chip_buys_3 = It has so many buttons!
quips-chip_buys_4 = Best thing on the shelf!
quips-chip_lulls_1 = Sleep tight!
quips-chip_lulls_2 = Shh. It is napping.
quips-chip_lulls_3 = Lights out over there!
quips-chip_lucky_1 = Heads! I love this coin!
quips-chip_lucky_2 = The coin likes me!
quips-chip_lucky_3 = Did you see that? Heads!
quips-chip_unlucky_1 = Tails? Again, please?
quips-chip_unlucky_2 = That coin is bent.
quips-chip_unlucky_3 = It was nearly heads.
quips-chip_heals_1 = Good as new. Nearly.
quips-chip_heals_2 = A bit of tape does wonders.
quips-chip_heals_3 = I feel much lighter!
quips-chip_ahead_1 = I am winning? I am winning!
quips-chip_ahead_2 = Do not look at the numbers. Please.
quips-chip_ahead_3 = Do I get a medal?
quips-chip_behind_1 = Can we count again?
quips-chip_behind_2 = I can still catch up. A bit.
quips-chip_behind_3 = I have a plan. A tiny one.
quips-gauge_destroys_1 = Written off.
quips-gauge_destroys_2 = One less on the books.
quips-gauge_destroys_3 = Removed from the inventory.
quips-gauge_destroys_4 = The lane is clear, as planned.
quips-gauge_loses_1 = That was not in the plan.
quips-gauge_loses_2 = Filed under losses.
quips-gauge_loses_3 = Depreciated rather quickly.
quips-gauge_loses_4 = I shall need a new one.
quips-gauge_wounds_1 = Counted twice, to be sure.
quips-gauge_wounds_2 = Your deck grows. Regrettably.
quips-gauge_wounds_3 = A precise delivery.
quips-gauge_wounds_4 = Entered in your column.
quips-gauge_wounded_1 = I will have to sort these.
quips-gauge_wounded_2 = My odds of a good hand just fell.
quips-gauge_wounded_3 = My deck thickens. Not in a good way.
quips-gauge_wounded_4 = I will adjust my forecast.
quips-gauge_builds_1 = The calculation allows for it.
quips-gauge_builds_2 = Heavy, but within the limit.
quips-gauge_builds_3 = A sound investment.
quips-gauge_builds_4 = Rated for heavy duty.
quips-gauge_buys_1 = A purchase with good prospects.
quips-gauge_buys_2 = Expensive, and worth it.
quips-gauge_buys_3 = Capital, well placed.
quips-gauge_buys_4 = The price was within budget.
quips-gauge_lulls_1 = Your unit is out of service.
quips-gauge_lulls_2 = One attacker less to account for.
quips-gauge_lulls_3 = I have scheduled a pause for it.
quips-gauge_lucky_1 = Fifty percent, rounded up.
quips-gauge_lucky_2 = Heads. As hoped for.
quips-gauge_lucky_3 = The better half of the odds.
quips-gauge_unlucky_1 = Tails. It had to happen once.
quips-gauge_unlucky_2 = The other fifty percent.
quips-gauge_unlucky_3 = I did allow for that.
quips-gauge_heals_1 = Maintenance complete.
quips-gauge_heals_2 = A small correction in my favour.
quips-gauge_heals_3 = The balance improves.
quips-gauge_ahead_1 = By my count, I am in front.
quips-gauge_ahead_2 = The margin is small, but mine.
quips-gauge_ahead_3 = The trend is on my side.
quips-gauge_behind_1 = The numbers are against me. For now.
quips-gauge_behind_2 = I have an error to correct.
quips-gauge_behind_3 = I see the flaw in my plan now.
quips-anvil_destroys_1 = Scrap again.
quips-anvil_destroys_2 = It was never built to last.
quips-anvil_destroys_3 = Next.
quips-anvil_destroys_4 = Nothing left but bolts.
quips-anvil_loses_1 = It did its work.
quips-anvil_loses_2 = I have more.
quips-anvil_loses_3 = It stood well.
quips-anvil_loses_4 = Sweep it up. Build another.
quips-anvil_wounds_1 = Carry that.
quips-anvil_wounds_2 = Feel the weight.
quips-anvil_wounds_3 = Those stay with you.
quips-anvil_wounds_4 = Heavy, are they?
quips-anvil_wounded_1 = I carry it.
quips-anvil_wounded_2 = Dents. I have many.
quips-anvil_wounded_3 = I have carried worse.
quips-anvil_wounded_4 = Iron bends. So what.
quips-anvil_builds_1 = Now it gets heavy.
quips-anvil_builds_2 = Stand there. Hold.
quips-anvil_builds_3 = Try to move that.
quips-anvil_builds_4 = Here it stays.
quips-anvil_buys_1 = Good steel.
quips-anvil_buys_2 = This one will last.
quips-anvil_buys_3 = Heavy. I like it.
quips-anvil_buys_4 = Put it with the others.
quips-anvil_lulls_1 = Sit down.
quips-anvil_lulls_2 = Rest. You will need it.
quips-anvil_lulls_3 = That one waits.
quips-anvil_lucky_1 = Heads. Good.
quips-anvil_lucky_2 = The coin knows me.
quips-anvil_lucky_3 = It fell right.
quips-anvil_unlucky_1 = Tails. Fine.
quips-anvil_unlucky_2 = Coins. I prefer hammers.
quips-anvil_unlucky_3 = No luck. No need.
quips-anvil_heals_1 = Patched. Go on.
quips-anvil_heals_2 = Less to carry.
quips-anvil_heals_3 = Hammered straight again.
quips-anvil_ahead_1 = It is nearly over.
quips-anvil_ahead_2 = Few left. All for you.
quips-anvil_ahead_3 = I can hear the bell.
quips-anvil_behind_1 = I finish what I start.
quips-anvil_behind_2 = Not done. Not yet.
quips-anvil_behind_3 = Then I hit harder.
