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
verbs-strike = deal { $amount } damage
verbs-strike_more = deal { $amount } more damage
verbs-splash = *splash* { $amount }
verbs-draw = draw { $count } cards
verbs-draw_one = draw 1 card
verbs-destroy_enemy = *destroy* the enemy Scrapbot in this lane
verbs-ready_after_attack = *ready* this Scrapbot after its next attack
verbs-exhaust_enemy = *exhaust* a ready enemy Scrapbot
verbs-ready_friend = *ready* one of your exhausted Scrapbots
verbs-repair = *repair* { $amount }
verbs-repair_more = *repair* { $amount } more
verbs-repair_friend = *repair* { $amount } on one of your Scrapbots
verbs-return_wound = return a Wound from your hand or discard pile to the stack
verbs-shed_wounds = discard all Wounds from your hand and gain { $energy } Energy for each
verbs-gain_scrap = gain { $amount } Scrap
verbs-gain_energy = gain { $amount } Energy
verbs-remove_this = remove this card from the game

# The same on a button, where there is little room.
short_verbs-strike = { $amount } damage
short_verbs-strike_more = { $amount } more
short_verbs-splash = *splash* { $amount }
short_verbs-draw = draw { $count } cards
short_verbs-draw_one = draw 1 card
short_verbs-destroy_enemy = *destroy* the enemy
short_verbs-ready_after_attack = *ready* after attack
short_verbs-exhaust_enemy = *exhaust* an enemy
short_verbs-ready_friend = *ready* a Scrapbot
short_verbs-repair = *repair* { $amount }
short_verbs-repair_more = *repair* { $amount } more
short_verbs-repair_friend = *repair* { $amount }
short_verbs-return_wound = return a Wound
short_verbs-shed_wounds = discard Wounds for Energy
short_verbs-gain_scrap = gain { $amount } Scrap
short_verbs-gain_energy = gain { $amount } Energy
short_verbs-remove_this = remove this card

# The same on the plate of a Scrapbot, in numbers and icons.
chip_verbs-strike = { $amount } :damage:
chip_verbs-strike_more = { $amount } :damage: more
chip_verbs-splash = { $amount } :splash:
chip_verbs-draw = draw { $count }
chip_verbs-draw_one = draw 1
chip_verbs-destroy_enemy = destroy
chip_verbs-ready_after_attack = ready after attack
chip_verbs-exhaust_enemy = exhaust an enemy
chip_verbs-ready_friend = ready a Scrapbot
chip_verbs-repair = repair { $amount }
chip_verbs-repair_more = repair { $amount } more
chip_verbs-repair_friend = repair { $amount }
chip_verbs-return_wound = return a Wound
chip_verbs-shed_wounds = discard Wounds
chip_verbs-gain_scrap = { $amount } :scrap:
chip_verbs-gain_energy = { $amount } :energy:
chip_verbs-remove_this = remove this

coin-flip = Flip a coin.
coin-heads = If heads, { $effect }
coin-tails = If tails, { $effect }
coin-short_heads = :coin: heads: { $effect }
coin-short_tails = :coin: tails: { $effect }
coin-chip_heads = :heads: { $effect }
coin-chip_tails = :tails: { $effect }

card-attack = *{ $energy }* :energy: *Energy:* { $effects }
card-activate = *Activate:* { $effects }
card-text_energy = *Play for Energy* :energy:*:* you may { $effects }
card-text_both = *Play for Scrap* :scrap: *or Energy* :energy:*:* you may { $effects }
card-then = If you do, { $effect }
card-plain = *Play for Scrap* :scrap: *or Energy* :energy:*.* It has no other effect.
card-scrap_only = *Play for Scrap* :scrap:*.* It has no other effect.
card-wound = You cannot play this card. In your Draw phase, discard it and draw 2 cards. When the game ends, the player with the fewest Wounds wins.
card-wound_scrap = You may discard this card for 0 Scrap. In your Draw phase, discard it and draw 2 cards. When the game ends, the player with the fewest Wounds wins.

# What the words on a card mean. `keywords_EDITION` replaces and adds entries for one edition.
keywords-Activate = Choose one of your ready Scrapbots and follow the text from its lane. That Scrapbot stays ready. You do not gain the card's own Scrap or Energy value.
keywords-Splash = Damage to the enemy side of each lane next to this one. An empty lane takes 1 Wound for every 10 damage.
keywords-Exhaust = An exhausted Scrapbot is dark and asleep. It cannot attack, and no Component can be activated on it. It is readied at the end of its owner's turn.
keywords-Ready = A ready Scrapbot stands in a lit ring. It may attack, and you may activate Components on it.
keywords-Repair = Remove that much damage from the Scrapbot.
keywords-Destroy = Put the Scrapbot on its owner's discard pile.
keywords-Wound = Damage to an empty lane deals 1 Wound for every 10. Once a turn, after drawing your new hand, you discard all Wounds in it and draw 2 cards for each. The game ends when all 20 Wounds are dealt.

keywords_first-Splash = Damage to the enemy side of each lane next to this one. An empty lane takes no Wounds from it.
keywords_first-Wound = An attack deals 1 Wound for every 10 damage if its own lane is empty. Once a turn, after drawing your new hand, you discard all Wounds in it and draw 2 cards for each. The game ends when all 20 Wounds are dealt.

decisions-main = { $name }: play cards, attack and buy. Then end your turn.
decisions-done = { $name }: you have nothing left to do. End your turn.
decisions-limit = { $name }: 100 plays are the most for one turn. End your turn.

# What the buttons on the prompt line say.
buttons-scrap = +{ $scrap } :scrap:
buttons-energy = +{ $energy } :energy:
buttons-scrap_text = +{ $scrap } :scrap:, { $effects }
buttons-energy_text = +{ $energy } :energy:, { $effects }
buttons-scrap_long = +{ $scrap } :scrap: and follow its text
buttons-energy_long = +{ $energy } :energy: and follow its text
buttons-activate = Activate: { $effects }
buttons-build = Build
buttons-attack = *{ $energy }* :energy:*:* { $effects }
buttons-buy = Buy for { $scrap } :scrap:
buttons-lane = Lane { $lane }
buttons-hand = From your hand
buttons-discard = From your discard pile

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
table-deck = { $name }'s deck, in no particular order
table-discard = { $name }'s discard pile
table-empty_deck = { $name }'s deck is empty.
table-empty_discard = { $name }'s discard pile is empty.
table-turn_of = { $name }'s turn
table-own_turn = Your turn so far
table-turn = turn { $turn }
table-no_turn = { $name } has not had a turn yet.
table-nothing_yet = Nothing yet.
table-earlier = Steps before these: { $count }, in the log (L).
table-gain = +{ $amount }
table-build_here = BUILD: ready next turn
table-activate_here = ACTIVATE
table-target_here = HERE
table-buy_here = BUY: goes here
table-put_back = Put back
table-short = { $count } short
table-nobody = UNDEFENDED
table-nobody_here =
    10 damage = 1 :wound:
    No Scrapbot here
table-activated_by = Activated by { $card }
table-recap = While you looked away
table-recap_step = { $name }'s turn { $turn }, step { $step } of { $count }
table-recap_next = Next step
table-recap_back = Back
table-recap_end = To my turn
table-recap_note = Your cards stay hidden until then
table-attack_lane = Attack: press the number of a lane, then that of an attack.

# Titles on the table.
table-wounds = { $count ->
    [one] Wound
   *[other] Wounds
 }
table-wounds_left = WOUNDS LEFT
table-of_all = of { $full }
table-scrap = Scrap
table-energy = Energy
table-deck_pile = Deck
table-discard_pile = Discard pile

prompts-card = { $card }: choose what to do with it.
prompts-bot = { $card } in lane { $lane }: choose an attack.
prompts-wound = { $card }: choose where the Wound comes from.
prompts-own_lane = { $card }: choose a lane.
prompts-enemy_lane = { $card }: choose an enemy Scrapbot.

# Numbers with their word.
counts-wound = 1 Wound
counts-wounds = { $count } Wounds
counts-card = 1 card
counts-cards = { $count } cards

log-turn = Turn { $turn }: { $seat }
log-scrap = { $seat } gains { $amount } Scrap from { $card } and has { $scrap }.
log-energy = { $seat } gains { $amount } Energy from { $card } and has { $energy }.
log-text = { $seat } follows the text of { $card }.
log-activate = { $seat } activates { $card } on the Scrapbot in lane { $lane }.
log-build = { $seat } builds { $card } in lane { $lane }.
log-attack = { $seat }'s { $card } attacks in lane { $lane } for { $cost } Energy.
log-buy = { $seat } buys { $card } for { $cost } Scrap.
log-market = { $card } is added to the market.
log-draw = { $seat } draws { $cards }.
log-draw_hidden = { $seat } draws { $count_cards }.
log-shuffle = { $seat } shuffles the discard pile to make a new deck.
log-discard = { $seat } discards { $cards }.
log-clean_up = { $seat } loses unspent Scrap and Energy, and readies all Scrapbots.
log-wounds_drawn = { $seat } discards { $count_wounds } to draw { $draws_cards }.
log-coin_heads = The coin for { $card } shows heads.
log-coin_tails = The coin for { $card } shows tails.
log-damage = { $seat }'s { $card } takes { $amount } damage and has { $left } of { $health } Health left.
log-spared = Splash deals no Wounds in lane { $lane }, which is empty.
log-wound = { $seat } takes { $count_wounds }. { $left_wounds } left on the stack.
log-destroy = { $seat }'s { $card } is destroyed.
log-ready_after_attack = { $seat }'s Scrapbot in lane { $lane } will be readied after its next attack.
log-exhaust = { $seat }'s { $card } is exhausted.
log-ready = { $seat }'s { $card } is ready again.
log-repair = { $seat }'s { $card } is repaired by { $amount } and has { $damage } damage.
log-return_wound = { $seat } returns a Wound to the stack. { $left_wounds } left on the stack.
log-shed_wounds = { $seat } discards { $count_wounds } and gains { $amount } Energy.
log-removed = { $card } is removed from the game.
log-nothing_empty_lane = { $card } has no effect: there is no enemy Scrapbot in the lane.
log-nothing_no_target = { $card } has no effect: there is no Scrapbot to choose.
log-nothing_no_damage = { $card } has no effect: there is no damage to repair.
log-nothing_no_wound = { $card } has no effect: there is no Wound to return.
log-over_win = { $winner } wins: { $score }
log-over_draw = Draw: { $score }

# The count of Wounds at the end, the winner's first.
score-win = { $fewest_wounds } against { $most }.
score-draw = { $fewest_wounds } each.

# What is conceded, or deleted, after "the" and "this".
concede-contest = game

# Why the game ended; the result adds "in turn 34."
reasons-last_wound = the last Wound was dealt
reasons-last_wound_draw = the last Wound was dealt
reasons-turn_limit = the game reached its limit
reasons-turn_limit_draw = the game reached its limit

# Why a click does nothing.
why_not-other_turn = It is { $seat }'s turn.
why_not-limit = { $limit } plays are the most for one turn: end it now.
why_not-price = { $card } costs { $cost } Scrap and you have { $scrap }.
why_not-not_in_market = { $card } is not in the market.
why_not-not_in_hand = { $card } is not in your hand.
why_not-wound = A Wound cannot be played. It is discarded with your hand at the end of your turn.
why_not-exhausted = { $card } is exhausted: ready again next turn.
why_not-energy = { $card } needs { $cost } Energy to attack and you have { $energy }.
why_not-empty = No Scrapbot here: pick one from your hand to build it.
why_not-enemy = This is { $seat }'s Scrapbot. Attack it from the same lane.
why_not-enemy_empty = No Scrapbot here: 10 damage in this lane deals 1 Wound.
why_not-enemy_deck = This is { $seat }'s deck: only its owner may look through it.
why_not-enemy_pile = { $seat }'s discard pile is empty.
why_not-pool = Pick a card first, then click here to play it for { $pool }.
why_not-enemy_pool = This is { $seat }'s { $pool }.
why_not-no_energy = { $card } gives no Energy.
why_not-no_text = { $card } has no text to follow.
why_not-not_built = { $card } is no Scrapbot, and only Scrapbots are built.
why_not-lanes_full = { $card } cannot be built: a Scrapbot stands in each of your 3 lanes.
why_not-not_activated = { $card } has nothing to activate.
why_not-no_ready = { $card } is activated on a ready Scrapbot, and you have none.
why_not-taken = { $card } stands here: a lane holds one Scrapbot.
why_not-needs_bot = { $card } needs a ready Scrapbot: this lane is empty.
why_not-undamaged = { $card } repairs damage, and { $bot } has none.
why_not-ready = { $card } readies an exhausted Scrapbot, and { $bot } is ready.
why_not-enemy_exhausted = { $card } exhausts a ready Scrapbot, and { $bot } is exhausted.
why_not-no_target = { $card } needs a Scrapbot here, and this lane is empty.
why_not-not_here = { $card } does not go here.
why_not-bought = { $card } is in the market: a card that you buy goes to your discard pile.
why_not-picked = Put back what is picked first (Esc).

# What things on the table are, with their values now.
hints-wounds = { $name } has { $count }. Whoever has the fewest when the stack is empty wins.
hints-wounds_hidden = { $name }'s Wounds are counted when the game ends. The fewest win.
hints-hand = { $name }'s hand: { $count }. It is discarded at the end of the turn, and 5 new cards are drawn.
hints-deck = { $name }'s deck: { $count }. When it is empty, the discard pile is shuffled to make a new one.
hints-discard = { $name }'s discard pile: { $count }, { $wounds } among them. Cards that you play and buy go here.
hints-scrap = { $amount } Scrap this turn: buys cards from the dealer. What is left at the end of the turn is lost.
hints-energy = { $amount } Energy this turn: pays for attacks. What is left at the end of the turn is lost.
hints-enemy_scrap = { $name } has { $amount } Scrap this turn.
hints-enemy_energy = { $name } has { $amount } Energy this turn.
hints-price = { $card } costs { $cost } Scrap. A card that you buy goes to your discard pile.
hints-main_deck = Main deck: { $count }. A card that is bought is replaced from here at once.
hints-main_deck_empty = The main deck is empty: cards that are bought are not replaced.
hints-wound_board = { $count } left of 20. When the last one is dealt, the game ends and the fewest Wounds win.
hints-bot = { $card }, ready, { $health } of { $full } health. It can attack the other side of lane { $lane }, and you can activate Components on it.
hints-bot_exhausted = { $card }, exhausted, { $health } of { $full } health. It cannot attack until it is readied at the end of its owner's turn. It still defends lane { $lane }.
hints-again = Ready again after its next attack.
hints-lane_empty = Nobody defends this side of lane { $lane }: 10 damage deals 1 Wound.
hints-attack = Attack for { $cost } Energy: { $effects }. The Scrapbot is exhausted by it.
hints-enemy_attack = { $name } can attack with it for { $cost } Energy: { $effects }.
hints-end_turn = Discards your hand, empties your pools, readies your Scrapbots and draws 5 cards (E).

# What a card's numbers mean.
notes-heads_scrap = Scrap
notes-heads_energy = Energy
notes-heads_health = Health
notes-scrap = Buying this card costs { $amount } Scrap. Played for Scrap it gives { $amount }.
notes-energy = Played for Energy it gives { $amount }.
notes-health = With { $amount } damage it is destroyed.

# What can still be done before the turn is ended.
left-cards = { $count_cards } left to play
left-attackers = { $cards } can still attack
left-buy = You can still buy
left-nothing = Nothing left to do
left-picked = Not while a card is picked
left-other = { $name }'s turn
left-busy = After this
left-over = The game is over
left-confirm = End the turn?
left-confirm_cards = You can still play { $count_cards }.
left-confirm_attackers = You can still attack with { $cards }.
left-confirm_both = You can still play { $count_cards } and attack with { $cards }.

# The list of what happened in a turn.
recap-scrap = { $amount } :scrap: from *{ $cards }*.
recap-energy = { $amount } :energy: from *{ $cards }*.
recap-activate = Activates *{ $card }* in lane { $lane }.
recap-build = Builds *{ $card }* in lane { $lane }.
recap-attack = *{ $card }* attacks in lane { $lane } for { $cost } :energy:.
recap-buy = Buys *{ $card }* for { $cost } :scrap:.
recap-end = Ends the turn.
recap-end_draw = Ends the turn and draws { $count_cards }.
recap-end_wounds = Ends the turn, discards { $count_wounds } and draws { $count_cards }.
recap-heads = :heads: heads
recap-tails = :tails: tails
recap-draw = draws { $count_cards }
recap-gain_scrap = gains { $amount } :scrap:
recap-gain_energy = gains { $amount } :energy:
recap-exhaust = exhausts { $card }
recap-ready = { $card } is ready
recap-ready_after_attack = ready again after its next attack
recap-repair = repairs { $card } by { $amount }
recap-return_wound = returns a Wound
recap-shed_wounds = discards { $count_wounds } for { $amount } :energy:
recap-removed = removed from the game
recap-nothing = no effect
recap-and = { $first } and { $last }
recap-times = { $card } ×{ $count }
recap-lane = Lane { $lane }
recap-empty = undefended
recap-no_wounds = no Wounds
recap-wounds = +{ $count } :wound:
recap-destroyed = destroyed

# The steps of a turn, each on a small plate: a title, and what came of it.
belt-title = { $card }
belt-more = { $card } and { $count } more
belt-activate = { $card } on { $bot }
belt-activate_alone = { $card }
belt-build = Builds { $card }
belt-attack = { $card } attacks
belt-buy = Buys { $card }
belt-end = Ends the turn
belt-scrap = { $amount } :scrap:
belt-energy = { $amount } :energy:
belt-built = in lane { $lane }
belt-bought = for { $cost } :scrap:
belt-drawn = Draws { $count }
belt-destroyed = *{ $card }*: destroyed.
belt-damaged = *{ $card }*: { $before }, now { $after }.
belt-wounds = Lane { $lane }: { $count_wounds }.
belt-no_damage = No damage

# What a turn of the other side changed, told to whoever comes back to the screen.
changes-heading = What changed
changes-note = for you
changes-nothing = Nothing changed for you.
changes-destroyed = *{ $card }* in lane { $lane } is destroyed.
changes-damaged = *{ $card }* in lane { $lane }: { $before }, now *{ $after }* :hp:.
changes-exhausted = *{ $card }* in lane { $lane } is exhausted.
changes-wounds = *{ $count_wounds }* for you: *{ $own }* to { $name }'s *{ $other }*.
changes-wounds_hidden = *{ $count_wounds }* for you.
changes-no_wounds = No new Wounds: *{ $own }* to { $name }'s *{ $other }*.
changes-built = { $name } built *{ $card }* in lane { $lane }.
changes-bought = { $name } bought { $cards }.
changes-lanes = Your lanes now
changes-undefended = undefended: { $card } can hit you
changes-nobody = nobody on either side
changes-free = { $name } is undefended
changes-against = { $own } against { $other }

# How the computer plays this game at each level, in the set-up.
player_lines-easy = Chip attacks and leaves tomorrow to you.
player_lines-normal = Gauge weighs attack, guards and new cards.
player_lines-hard = Anvil plans whole turns and counts decks.

# What each choice is, as a hint and the key moments of a match name it.
actions-scrap = Play { $card } for Scrap
actions-energy = Play { $card } for Energy
actions-scrap_text = Play { $card } for Scrap and follow its text
actions-energy_text = Play { $card } for Energy and follow its text
actions-scrap_lane = Play { $card } for Scrap, its text on lane { $lane }
actions-energy_lane = Play { $card } for Energy, its text on lane { $lane }
actions-scrap_hand = Play { $card } for Scrap and remove a Wound from your hand
actions-energy_hand = Play { $card } for Energy and remove a Wound from your hand
actions-scrap_discard = Play { $card } for Scrap and remove a Wound from your discard pile
actions-energy_discard = Play { $card } for Energy and remove a Wound from your discard pile
actions-activate = Activate { $card } on lane { $lane }
actions-build = Build { $card } in lane { $lane }
actions-attack = Attack with { $card } in lane { $lane }
actions-attack_by = Attack with { $card } in lane { $lane } for { $energy } Energy
actions-buy = Buy { $card }
actions-pass = End your turn
# What a payment that a hint tells is for.
actions-to_buy = { $first }, to buy { $card }
actions-to_attack = { $first }, to attack with { $card } in lane { $lane }

# Why a choice looks good, by the term of the estimate in which it is ahead of the others.
hint_reasons-wounds = It should give your opponent more Wounds than you.
hint_reasons-deck = It leaves you the better deck for later hands.
hint_reasons-scrapbots = It leaves you the stronger Scrapbots.
hint_reasons-health = It leaves your Scrapbots in better health than the other choices.
hint_reasons-ready = It leaves you more Scrapbots that can attack.
hint_reasons-pools = It gives you Scrap or Energy that you can use.
hint_reasons-hand = It keeps cards in your hand that you can still play.
