# Everything that Scrap Knights says. `:name:` is an icon, `*word*` is bold, `{ $fact }` comes from the card,
# the decision or the event.

game-name = Scrap Knights
game-full_name = Scrap Knights: Machina Deus
game-line = Choose in secret, then trade blows.
game-credit = A game by Draner of Lytel Saffron (version b.0.0).
# What is played, in a list of saves.
game-options = { $first } against { $second }
game-random = Random mechs

# What is conceded, or deleted, after "the" and "this".
concede-contest = duel

kinds-attack = Attack
kinds-defend = Defend
kinds-movement = Movement
kinds-special = Special
kinds-ult = ULT
kinds-bot = BOT

# The kinds of ACT with their article.
a_kind-attack = an Attack
a_kind-defend = a Defend
a_kind-movement = a Movement
a_kind-special = a Special

# The same in the plural.
many_kinds-attack = Attacks
many_kinds-defend = Defends
many_kinds-movement = Movements
many_kinds-special = Specials

tokens-frame_advantage = Frame Advantage
tokens-armored = Armored
tokens-blitz = Blitz

# Card texts are put together from these: a condition, a comma, and what happens.
verbs-deal = deal { $amount } :damage: damage
verbs-deal_more = deal { $amount } more :damage: damage
verbs-deal_equal = deal :damage: damage equal to { $amount }
verbs-deal_vented = also deal that much :damage: damage to the opponent
verbs-suffer = take { $amount } :damage: damage
verbs-suffer_equal = take :damage: damage equal to { $amount }
verbs-suffer_vented = take that much :damage: damage
verbs-block = *Block* { $amount } :block:
verbs-vent = *vent* { $amount } :heat: heat
verbs-vent_all = *vent* all :heat: heat
verbs-heat_you = gain { $amount } :heat: heat
verbs-heat_opponent = the opponent gains { $amount } :heat: heat
verbs-set_heat = set your heat to { $amount } :heat:
verbs-gain = gain { $count }:{ $token_icon }: *{ $token }*
verbs-forward = move { $amount } *forward* :move:
verbs-back = move { $amount } *back* :move:
verbs-move = *move* { $amount } :move:
verbs-move_directed = move { $amount } { $direction } :move:
verbs-widen = increase the distance by { $amount } :distance:
verbs-set_distance = set the distance to { $distance } :distance:
verbs-set_distance_choice = set the distance to any number from 0 to 5 :distance:
verbs-copy_next_turn = *copy* { $card } next round
verbs-copy_this = *copy* this effect in each of the next { $turns } rounds
verbs-copy_on_spend = *copy* this effect the next time you spend { $token }
verbs-copy_from_hand = *copy* { $a_kind } in your hand
verbs-copy_prepared = *copy* every card in your prep deck
verbs-play_from_hand = *play* another { $kind } from your hand at once
verbs-two_cards_next_turn = you may play two ACTs next round. At least one of them must be { $a_kind }
verbs-steal_link = steal { $count } of the opponent's :link: *link tokens*
verbs-reduce_links = each ULT loses { $count } of its :link: *link tokens*
verbs-hold_acts = put all ACTs played this round, yours too, under this card until it triggers again
verbs-return_bot = return one of your spent BOTs to play
verbs-discard_from_opponent = look at the opponent's hand and choose a card in it. They discard that card for good
verbs-shuffle_and_draw = shuffle any number of cards from your hand into your prep deck. Draw that many minus { $fewer }
verbs-draw_prepared = draw { $count } more cards from your prep deck
verbs-prevent_turn = *prevent* all damage and effects of both players for the rest of the round
verbs-prevent_next_turn = *prevent* all effects of the opponent's { $kinds } cards next round

amounts-distance = the distance
amounts-heat = your heat
amounts-vented = the heat that was vented
amounts-secret = X
amounts-all = all
amounts-minus = { $base } minus { $word }

# What an effect depends on; several are joined to a list.
conditions-hit = this *hits*
conditions-uninterrupted = *uninterrupted*
conditions-interrupted = *interrupted*
conditions-original = this is not a *copy*
conditions-distance_was = you moved from distance { $distance }
conditions-distance_was_at_most = you moved from distance { $distance } or less
conditions-distance_is = the distance is { $distance }
conditions-distance_is_at_most = the distance is { $distance } or less
conditions-opponent_used = the opponent used { $a_kind } this round
conditions-opponent_played_named = the opponent played the named ACT
conditions-opponent_played_card = the opponent played { $card }
conditions-hp_at_most = you have { $hp } :hp: HP or less

# Whole sentences around the effects.
card-if = if { $conditions }, { $effect }
card-on_hit = *on hit*, { $effect }
card-and = { $first }, and { $then }
card-priority = *Priority { $priority }:* { $effect }
card-priority_first = *Priority First:* { $effect }
card-priority_last = *Priority Last:* { $effect }
card-priority_tag = *Priority Tag:* { $effect }
card-priority_secret = *Priority X:* { $effect }
card-overcharge = *Overcharge* (+{ $heat } :heat: heat):
card-secret_number = :secret: *Secret:* Choose X from { $lowest } to { $highest }, but not 0.
card-secret_positive = :secret: *Secret:* Choose X from { $lowest } to { $highest }.
card-secret_card = :secret: *Secret:* Name an ACT.
card-on_use = *When used:* { $effect }
card-either_way = either way, { $effect }
card-unpreventable = { $effect }. This cannot be *prevented*
card-trigger = :eye: *Trigger:* { $event }
card-link = :link: *Link:* { $link }
card-prep = *Prep deck:* { $cards } ACTs.
card-prep_kind = *Prep deck:* { $cards } { $kind } ACTs.

who-you = you
who-opponent = the opponent

triggers-threatened = { $who } would be *threatened*
triggers-uninterrupted = { $who } would take no damage this round (*uninterrupted*)
triggers-overheat = { $who } would *overheat*
triggers-miss = { $who } would *miss*
triggers-move = { $who } would *move*

links-hit = *hit*
links-hit_distance = *hit* from a distance of { $distance } or less
links-hit_card = *hit* with { $card }
links-hit_range = *hit* with { $a_kind } that has range { $range }
links-hit_unique = *hit* with a *unique* { $kind }
links-use_unique = use a *unique* ACT
links-use_kind = use { $a_kind }
links-use_bot = use a BOT
links-spend = spend *{ $token }*
links-act_phase = begin the *act phase* with { $heat } or more :heat: heat
links-vent_to_zero = *vent* down to 0 :heat: heat
links-defend_against_attack = play a Defend against an Attack { $turns } rounds in a row
links-resets_act_phase = Lose its tokens at the start of each *act phase*.
links-resets_heat_below = Lose its tokens when your heat falls below { $heat }.
links-protected = Effects cannot take its link tokens.
links-not_own_copies = Attacks copied by this ULT do not count.

# The keywords as they head the notes beside the closer look; a token's heading is its name.
keyword_names-threatened = Threatened
keyword_names-uninterrupted = Uninterrupted
keyword_names-interrupted = Interrupted
keyword_names-overheat = Overheat
keyword_names-miss = Miss
keyword_names-would_move = Would move
keyword_names-link = Link
keyword_names-link_tokens = Link tokens
keyword_names-unique = Unique
keyword_names-act_phase = Act phase
keyword_names-prep_deck = Prep deck
keyword_names-secret = Secret
keyword_names-priority = Priority
keyword_names-priority_first = Priority First
keyword_names-priority_last = Priority Last
keyword_names-priority_tag = Priority Tag
keyword_names-hit = Hit
keyword_names-block = Block
keyword_names-vent = Vent
keyword_names-move = Move
keyword_names-forward = Forward
keyword_names-back = Back
keyword_names-copy = Copy
keyword_names-play = Play
keyword_names-prevent = Prevent
keyword_names-overcharge = Overcharge
keyword_names-range = Range { $range }
keyword_names-heat = Heat { $heat }

# What they mean.
keywords-threatened = This round, damage would be dealt to { $who }.
keywords-uninterrupted_trigger = In this whole round, no damage would be dealt to { $who }.
keywords-overheat = At the end of this round, { $who } would have 7 or more heat.
keywords-miss = This round, { $who } would have an effect that is out of range.
keywords-would_move = This round, { $who } would have an effect that moves. Setting the distance is not a move.
keywords-link = Each time this happens, this ULT gains a link token. With three tokens it joins the chain at the end of the flip phase and loses them all.
keywords-link_tokens = A ULT with three link tokens joins the chain at the end of the flip phase.
keywords-unique = You have not used it since this ULT last triggered. It counts once until then.
keywords-act_phase = The beginning of each round, when ACTs are chosen.
keywords-prep_deck = A deck that you bring along besides your six ACTs.
keywords-secret = Chosen together with the card. It is shown when the card is flipped.
keywords-priority = Higher numbers resolve first. An effect without a priority has 0. Ties: BOT, ULT, Defend, Attack, Movement, Special.
keywords-priority_first = Resolves before every priority that is a number.
keywords-priority_last = Resolves after every priority that is a number.
keywords-priority_tag_threatened = Resolves right after the first effect that deals damage to { $who }.
keywords-priority_tag_uninterrupted = Resolves at the end of the round, if no damage was dealt to { $who }.
keywords-priority_tag_overheat = Resolves at the end of the round, if { $who } would then overheat.
keywords-priority_tag_miss = Resolves right after the first miss by { $who }.
keywords-priority_tag_move = Resolves right after the first move by { $who }.
keywords-hit = Damage hits unless it is blocked down to 0. Damage of 0 hits if it meets no Block.
keywords-uninterrupted = You have taken no damage so far this round.
keywords-interrupted = You have already taken damage this round.
keywords-block = Takes up to this much off the damage dealt to you in its priority step, in total.
keywords-vent = Lose heat, but not below 0.
keywords-move = Change the distance, closer or farther. You choose the direction in secret, together with the card.
keywords-move_bot = Change the distance, closer or farther. You choose the direction openly, when you use the BOT.
keywords-forward = Closer. Past distance 0 you cross over, and the distance grows again.
keywords-back = Farther away, up to distance 5.
keywords-copy = Its effects join your side of the chain with their own priority, type and range. A copy costs no heat, uses no tokens, and takes no card from your hand.
keywords-copy_deck = Their effects join your side of the chain with their own priority, type and range. Copies cost no heat, use no tokens, and have no secret and no overcharge.
keywords-copy_hand = Its effects resolve at once. The copy costs no heat, uses no tokens, and has no secret and no overcharge. The card stays in your hand.
keywords-play = Its heat is gained and it counts as used. Its effects resolve at once. It has no secret and no overcharge.
keywords-prevent = A prevented effect does nothing. It neither hits nor misses.
keywords-frame_advantage = A token. Spend it for +1 priority on all numbered effects of your ACT.
keywords-armored = A token. Spend it to add Block 2 to all effects of your ACT.
keywords-blitz = A token. Spend it on an Attack: +1 heat, and +2 damage each time it deals damage.
keywords-overcharge = Chosen in secret together with the card: more heat, and the effects below are added.
keywords-overcharge_ult = Chosen openly when this ULT joins the chain: more heat, and the effects below are added.
keywords-range = Does nothing at distance { $beyond } or more.
keywords-heat = Costs { $heat } heat when it is flipped. With 7 or more heat at the beginning of a round, you lose.
keywords-heat_none = Costs no heat.

decisions-act = { $name }: choose an ACT in secret.
decisions-bots = { $name }: use a BOT, or pass.
decisions-tokens = { $name }: spend a token, or pass.
decisions-overcharge = { $name }: overcharge { $ult } for { $heat } more heat?
decisions-block = { $name }: how much of this damage do you block?
decisions-distance = { $name }: choose the distance to set.
decisions-play = { $name }: choose another ACT to play.
decisions-copy = { $name }: choose the card to copy.
decisions-return_bot = { $name }: choose the BOT to return to play.
decisions-discard = { $name }: choose the card to discard from the opponent's hand.
decisions-shuffle = { $name }: choose a card to shuffle into your prep deck, or stop.

# What is asked about a card that was picked, and what stands before the last click.
prompts-direction = { $card }: closer or farther?
prompts-number = { $card }: choose X.
prompts-priority = { $card }: choose X. It blocks only damage of priority X.
prompts-number_heat = { $number }: heat { $heat }
prompts-bots = { $name }: { $bots } may answer. Use { $count ->
    [one] it
   *[other] one
}, or pass.
# A BOT is picked: the button that uses it, and what stands before it.
prompts-use = Use { $cards }
prompts-use_or_pass = { $cards }: use it, or pass.
# The same of a token: the button, and what it is spent on.
prompts-spend = Spend { $token }
prompts-spend_or_pass = { $token }: spend it, or pass.
prompts-named = { $card }: name an ACT.
prompts-overcharged = { $card }: overcharge it?
prompts-on = { $token }: on which card?
prompts-moves =
    { $change ->
        [crosses] { $way }: cross over to { $after }
        [stays] { $way }: still { $after }
       *[other] { $way }: { $before } to { $after }
    }
# The main button while nothing is picked that it could do, and why it waits.
prompts-main_act = Lock in
prompts-main_bots = Use a BOT
prompts-main_tokens = Spend a token
prompts-first_bots = Pick a BOT first: click it, or press its number.
prompts-first_tokens = Pick a token first: click it, or press its key.
prompts-first_answer = Answer the question first.
# Enter while the keys are on nothing.
prompts-move_act = Enter has no card yet: go to one with the arrow keys, or press its number.
prompts-move_bots = Enter has no BOT yet: press its number, or P to pass.
prompts-move_tokens = Enter has no token yet: press its key, or P to pass.
prompts-move_answer = Enter has no answer yet: go to one with the arrow keys.
# P with a BOT or token picked: what that would do, and how to pass all the same.
prompts-pass_again = { $told } To pass without it, press { $pressed } again.
# A card of the hand that the pointer or the keys are on.
prompts-look = *Only a look* at { $card }. { $keys ->
    [yes] Enter
   *[no] A click
} picks it.
prompts-look_beside = *Only a look* at { $card }. Picked: { $picked }.
prompts-lock_in = { $cards } is picked: lock it in, or pick another.
prompts-lock_in_or_add = { $cards } is picked: lock it in, or add a second ACT.

choices-pass = Pass
choices-none = Stop
choices-overcharge = Overcharge
choices-no_overcharge = No overcharge
choices-closer = closer
choices-farther = farther
choices-no_act = No ACT
choices-token_on = { $token } on { $card }

# How a card was played, after its name and a comma.
secrets-priority = priority { $number }
secrets-named = naming { $card }
secrets-overcharged = overcharged

log-round = Round { $round } begins.
log-sealed = { $seat } has chosen.
log-no_act = { $seat } has no ACT to play.
log-flip = { $seat } plays { $text }.
log-heat = { $seat } gains { $amount } heat and now has { $heat }.
log-pass = { $seat } passes.
log-bot = { $seat } uses { $text }.
log-spend = { $seat } spends { $token } on { $card }.
log-ult = { $seat }'s { $card } joins the chain.
log-copy_joins = A copy of { $card } joins { $seat }'s side of the chain.
log-copy = { $seat } copies { $text } with { $by }.
log-damage = { $card } deals { $amount } damage to { $target }.
log-damage_some_blocked = { $card } deals { $amount } damage to { $target }, who blocks { $blocked }.
log-damage_all_blocked = { $target } blocks all damage from { $card }.
log-damage_none = { $card } hits { $target } for 0 damage.
log-at_zero = { $target } is at 0 HP and falls when the chain has run to its end.
log-miss = { $card } misses: the distance is { $distance }, the range is { $range }.
log-block = { $card } blocks up to { $amount } damage in this priority step.
log-vent = { $seat } vents { $amount } heat and now has { $heat }.
log-vent_none = { $seat } has no heat to vent.
log-set_heat = { $card } sets { $seat }'s heat to { $heat }.
log-move = { $seat } moves to distance { $distance }.
log-move_crossed = { $seat } crosses over to distance { $distance }.
log-push = { $card } increases the distance to { $distance }.
log-set_distance = { $card } sets the distance to { $distance }.
log-token = { $seat } gains { $token }.
log-link_up = { $seat }'s { $card } gains a link token: { $link } of { $needed }.
log-link_down = { $seat }'s { $card } loses link tokens: { $link } of { $needed }.
log-tie = A coin is tossed for the tie: { $card } goes first.
log-copy_later = { $seat } will copy { $card } next round.
log-copy_later_rounds = { $seat } will copy { $card } in each of the next { $rounds } rounds.
log-copy_on_spend = { $seat } will copy { $card } the next time they spend { $token }.
log-two_cards = { $seat } may play two ACTs next round if at least one of them is { $a_kind }.
log-held = { $seat }'s { $card } goes under { $by }.
log-released = { $card } returns to { $seat }'s hand.
log-bot_returned = { $seat }'s { $card } returns to play.
log-hand_seen = { $seat } looks at { $target }'s hand.
log-lost = { $seat } discards { $card } for good.
log-shuffled = { $seat } shuffles a card into the prep deck.
log-drew = { $seat } draws { $count } cards.
log-drew_one = { $seat } draws 1 card.
log-drew_none = { $seat } draws no cards.
log-prevent_turn = { $card } prevents all effects for the rest of the round.
log-prevent_next = { $card } prevents { $target }'s Attack and Defend cards next round.
# The same once the round is over: by what, and how much.
log-prevented_by = { $card } is prevented by { $by }.
log-prevented_before = { $card } is prevented by { $by } of last round.
log-blocked_some = { $card } blocks { $amount } of { $dealt } damage.
log-blocked_nothing = { $card } has nothing to block: no damage with priority { $priority }.
log-nothing_prevented = { $card } is prevented.
log-nothing_silenced = { $card } is prevented by an effect from last round.
log-nothing_no_card = { $card }: { $seat } has no such card in hand.
log-nothing_Hit = { $card }: the damage was blocked, so "on hit" does not apply.
log-nothing_Uninterrupted = { $card }: { $seat } has taken damage, so "if uninterrupted" does not apply.
log-nothing_Interrupted = { $card }: { $seat } has taken no damage, so "if interrupted" does not apply.
log-nothing_Original = { $card }: a copy is not copied again.
log-nothing_DistanceWas = { $card }: the move did not start at distance { $detail }.
log-nothing_DistanceWasAtMost = { $card }: the move did not start at distance { $detail } or less.
log-nothing_DistanceIs = { $card }: the distance is not { $detail }.
log-nothing_DistanceIsAtMost = { $card }: the distance is more than { $detail }.
log-nothing_OpponentUsed = { $card }: the opponent did not use { $detail } this round.
log-nothing_OpponentPlayedNamed = { $card }: the opponent did not play the named ACT.
log-nothing_HpAtMost = { $card }: { $seat } has more than { $detail } HP.
# A BOT waited for something that did not happen.
log-lapsed_threatened = { $card } does nothing: { $target } took no damage.
log-lapsed_uninterrupted = { $card } does nothing: { $target } took damage.
log-lapsed_overheat = { $card } does nothing: { $target } does not overheat.
log-lapsed_miss = { $card } does nothing: no effect of { $target } missed.
log-lapsed_move = { $card } does nothing: { $target } did not move.
log-overheated = { $seat } overheats at { $heat } heat.
log-destroyed = { $seat }'s mech has 0 HP.
log-over_win = { $winner } wins the duel.
log-over_draw = The duel is a draw.
log-over_round_limit = { $winner } wins the duel with more HP after 60 rounds.
log-over_round_limit_draw = The duel is a draw, with equal HP after 60 rounds.

# After the winner's name, on the result screen.
reasons-destroyed = { $loser }'s mech was brought down to 0 HP
reasons-destroyed_draw = both mechs were brought down to 0 HP
reasons-overheat = { $loser } overheated at { $loser_heat } heat
reasons-overheat_draw = both mechs overheated
reasons-round_limit = { $winner_hp } HP against { $loser_hp } at the end
reasons-round_limit_draw = both mechs have { $winner_hp } HP at the end

# A BOT or ULT as a small card: when, and what.
short_triggers-threatened_you = You would be hurt
short_triggers-threatened_opponent = Foe would be hurt
short_triggers-uninterrupted_you = You take no damage
short_triggers-uninterrupted_opponent = Foe takes no damage
short_triggers-overheat_you = You would overheat
short_triggers-overheat_opponent = Foe would overheat
short_triggers-miss_you = You would miss
short_triggers-miss_opponent = Foe would miss
short_triggers-move_you = You would move
short_triggers-move_opponent = Foe would move

# The same of the condition of a ULT, where its small card has less room.
short_links-act_phase = start the *act phase* with { $heat }+ :heat: heat
short_links-resets_act_phase = Its tokens last one round.
short_links-resets_heat_below = Below { $heat }, its tokens are lost.
short_links-protected = Its tokens are safe.
short_links-not_own_copies = Its own copies do not count.

short_verbs-deal = deal { $amount } damage
short_verbs-suffer = take { $amount } damage
short_verbs-block = block { $amount } damage
short_verbs-vent = vent { $amount } heat
short_verbs-heat = gain { $amount } heat
short_verbs-set_heat = heat becomes { $amount }
short_verbs-gain = gain { $token }
short_verbs-gain_each = all tokens
short_verbs-forward = move { $amount } closer
short_verbs-back = move { $amount } back
short_verbs-move = distance ±{ $amount }
short_verbs-widen = push { $amount }
short_verbs-set_distance = set distance { $distance }
short_verbs-copy_next_turn = copy { $card }
short_verbs-copy_this = repeat { $turns } times
short_verbs-copy_on_spend = repeat on { $token }
short_verbs-copy_from_hand = copy { $a_kind }
short_verbs-copy_prepared = copy the prep deck
short_verbs-play_from_hand = play { $a_kind }
short_verbs-two_cards_next_turn = two ACTs next
short_verbs-steal_link = steal { $count } link
short_verbs-reduce_links = links −{ $count }
short_verbs-hold_acts = hold the ACTs
short_verbs-return_bot = return a BOT
short_verbs-discard_from_opponent = discard one
short_verbs-shuffle_and_draw = shuffle and draw
short_verbs-draw_prepared = draw { $count }
short_verbs-prevent_turn = stop all effects
short_verbs-prevent_next_turn = stop next Attack

# Why a click does nothing.
why_not-other_card = { $card } belongs to { $seat }.
why_not-other_token = This token belongs to { $seat }.
why_not-used = { $card } has been used: each BOT works once in a duel.
why_not-bot_early = BOTs are used after the flip.
why_not-bot_late = BOTs are used between the flip and the tokens.
why_not-bot_wait = Wait: { $seat } decides about a BOT first.
why_not-bot_trigger = The trigger of { $card } is not met: { $event }.
why_not-ult = A ULT joins the chain by itself. { $card } has { $link } of { $needed } link tokens.
why_not-act_chosen = Your choice for this round is made.
why_not-act_later = ACTs are chosen at the beginning of a round.
why_not-act_pair = With two ACTs one must be { $a_kind }, and neither { $other } nor { $card } is.
why_not-act_single = { $other } is picked, and you play one ACT this round.
why_not-act_third = You play two ACTs this round, and two are picked.
why_not-card_first = Pick a card first.
why_not-not_in_hand = { $card } is not in your hand.
why_not-not_offered = { $card } is not among the cards that are asked about now.
why_not-not_yours = { $card } is not among your cards.
why_not-way = { $card } is used like this now: { $choices }.
why_not-token_none = You have no { $token }.
why_not-token_early = { $token } is spent after the BOTs, before the chain.
why_not-token_late = { $token } is spent before the chain begins.
why_not-token_wait = Wait: { $seat } decides about a token first.
why_not-token_no_act = { $token } is spent on an ACT of yours that lies face up, and none does.
why_not-token_blitz = Blitz needs an Attack of yours that lies face up.
why_not-pass_later = Only the use of a BOT or a token can be passed up.

not_met-threatened_you = nothing would damage you
not_met-threatened_opponent = nothing would damage the opponent
not_met-uninterrupted_you = you would take damage
not_met-uninterrupted_opponent = the opponent would take damage
not_met-overheat_you = you would not overheat
not_met-overheat_opponent = the opponent would not overheat
not_met-miss_you = no effect of yours would miss
not_met-miss_opponent = no effect of the opponent would miss
not_met-move_you = no effect of yours would move
not_met-move_opponent = no effect of the opponent would move

# What a place of the table says about itself.
hints-hp = { $name } has { $hp } of { $full } HP. A mech with 0 HP is destroyed at the end of the round.
hints-heat = { $name } has { $heat } heat. With { $limit } or more at the beginning of a round, { $name } loses.
hints-token = { $name } has { $count } { $token }. { $meaning }
hints-ult = { $name }'s ULT has { $link } of { $needed } link tokens. With { $needed } it joins the chain at the end of the flip phase.
hints-bot_waits = { $name } can use this BOT once, after the flip, if its trigger would be met.
hints-bot_used = This BOT is used. Each one works once in a duel.
hints-bot_answers = Could answer your choice: its trigger would be met.
hints-distance = The distance is { $distance }, of 0 to { $most }. A card with a shorter range misses.
hints-act = Choose: both players choose an ACT in secret.
hints-flip = Flip: both ACTs are turned up, and their heat is gained. A ULT with { $needed } link tokens joins the chain.
hints-bots = BOTs: in turn, each player may use BOTs whose trigger would be met.
hints-tokens = Tokens: in turn, each player may spend tokens on the ACT that lies face up.
hints-resolve = Chain: all effects resolve, the highest priority first.
hints-far_hand = { $name } holds { $count } ACTs face down.
hints-far_chosen = { $name } has chosen an ACT and holds { $count } more.
hints-back = An ACT in hand, face down while both players watch.
hints-chosen = The ACT that you have chosen. It is turned up in the flip phase.
hints-step = Step { $step } of { $count } in the chain.
hints-waiting = { $card } resolves with priority { $priority }, after what stands above it.
hints-running = { $card } resolves now, with priority { $priority }.
hints-done = { $card } has resolved, with priority { $priority }.
hints-by_chance = It was tied with another effect: a coin put it first.
hints-seen = An ACT that { $name } has shown.
hints-seen_held = An ACT that { $name } has shown. It lies under a ULT and cannot be played until that ULT triggers again.
hints-seen_gone = An ACT that { $name } had to discard for good.
hints-unseen = An ACT that { $name } has not shown yet.
hints-wins = Would bring { $name } down to 0 HP and win, unless that is blocked or prevented.
hints-ult_wins = { $card } would bring { $name } down to 0 HP and win, unless that is blocked or prevented.
hints-if_answered = If that is answered, you may have { $heat } heat and lose.
hints-would_miss = Would miss unless the distance changes first: its range is { $range }, and the distance is { $distance }.
hints-too_far = Would deal no damage at distance { $distance }.
hints-prevented = An effect of last round prevents it.
hints-no_vent = You would have { $heat } heat and nothing left that vents: any ACT that costs heat would then lose.
hints-own_end = You would have 0 HP and lose.
hints-overheats = You would have { $heat } heat and lose at the beginning of the next round.
hints-may_overheat = You would have { $lowest } to { $highest } heat. At { $limit } or more you lose at the beginning of the next round.
hints-cooled = You would have { $heat } heat. Use { $card }, or you lose at the beginning of the next round.
hints-played = Lies face up for this round, then returns to the hand.

# Effects of earlier rounds that are still to come, on a chip below the plate of the side.
pending-prevented_now = *This round:* { $kinds } prevented
pending-prevented_next = *Next round:* { $kinds } prevented
pending-copy_now = *This round:* copy of { $card }
pending-copy_next = *Next round:* copy of { $card }
pending-copy_now_more = *This round and { $more } more:* copy of { $card }
pending-copy_next_more = *Next round and { $more } more:* copy of { $card }
pending-copy_on_spend = *With { $token }:* copy of { $card }
pending-two_now = *This round:* two ACTs, one of them { $a_kind }
pending-two_next = *Next round:* two ACTs, one of them { $a_kind }
pending-hint = Effects of earlier rounds that { $name } still has before them.

# The ribbon of phases, and what hangs over the middle of the stage.
phases-act = Choose
phases-flip = Flip
phases-bots = BOTs
phases-tokens = Tokens
phases-resolve = Chain
signs-distance = DISTANCE
# In the place of the range of an Attack that reaches everywhere.
signs-any_range = ANY

# Tags on cards and gauges.
tags-out_of_range = OUT OF RANGE: { $distance } > { $range }
tags-too_far = NO DAMAGE AT { $distance }
tags-prevented = PREVENTED
tags-wins = WINS UNLESS BLOCKED
tags-ult_wins = ULT WINS IF IT HITS
tags-wins_hot = WINS OR OVERHEATS
tags-wins_else = WINS, ELSE HEAT { $after }
tags-held = UNDER ULT
tags-gone = GONE
tags-own_end = HP { $before } → 0: YOU LOSE
tags-overheats = HEAT { $before } → { $after }: YOU LOSE
tags-cool_or_lose = HEAT { $after }: COOL OR LOSE
tags-no_vent = HEAT { $after }: NO VENT LEFT
tags-may_overheat = HEAT { $before } → { $lowest } TO { $after }
tags-lose = { $before } → { $after }: you would lose
tags-rise = { $before } → { $after }
# The HP that a BOT keeps, and those that would be left without it.
tags-kept = stays { $hp }, not { $other }
tags-rise_span = { $before } → { $after } to { $most }
tags-rise_unhurt = { $before } → { $after } if unhurt
tags-rise_or = { $before } → { $after }; if answered { $stopped }: you lose
tags-hit = { $before } → { $after } if it hits
tags-hurt = { $before } → { $after }
tags-block = blocks { $amount } at priority { $priority }
tags-gains = + { $tokens }
tags-answers = ANSWERS
# On the upper edge of a card of the hand.
tags-picked = PICKED
tags-look = ONLY A LOOK
tags-ready = FIRES NOW
tags-used = USED
tags-copy = COPY
tags-ult = ULT
tags-step = STEP
tags-tokens = { $count } of { $full }
tags-hand = YOUR HAND
tags-hand_of = { $name }'S HAND
tags-of = { $step } of { $count }
tags-hits = HITS FOR { $amount }
tags-blocked = BLOCKED
tags-hits_for_nothing = HITS FOR 0
tags-versus = VS
tags-fallen = K.O.
tags-melted = MELTDOWN
tags-goes_first = { $card } FIRST
tags-missed = RANGE { $range }, DISTANCE { $distance }
tags-miss_stamp = MISSED
tags-moved = DISTANCE { $distance }
# A Block takes off up to this much, and nothing where nothing was dealt.
tags-blocks = BLOCKS UP TO { $amount }
# The same once it is known what came: of so much damage in its priority step.
tags-blocked_some = BLOCKED { $amount } OF { $dealt }
tags-blocked_nothing = NOTHING TO BLOCK
tags-hits_some = HITS FOR { $amount } OF { $dealt }
tags-stops = STOPS { $count }
tags-by = BY { $card }
tags-no_trigger = NO TRIGGER
tags-vents = VENTS { $amount }
# Words that rise from a mech as it happens.
tags-more_heat = +{ $amount } heat
tags-less_heat = −{ $amount } heat
# Beside the ULT, while a card is considered that links.
tags-links = LINK { $link } OF { $full }
tags-links_hit = LINK { $link } OF { $full } IF IT HITS
tags-links_ready = LINK { $full } OF { $full }: READY
tags-links_ready_hit = READY IF IT HITS
tags-more_link = link { $link } of { $full }

# The console's well.
well-chain = THE CHAIN
well-chain_note = first to last
well-chain_empty = The effects of both players appear here in the order in which they resolve.
well-in_range = In range: distance { $distance }, range { $range }.
well-out_of_range = Out of range now: distance { $distance }, range { $range }.
well-prevented_now = Prevented: it will do nothing.
# What stops what: under the card that is stopped, then under the one that stops it.
well-prevented_by = Prevented by { $card }.
well-prevented_before = Prevented by { $card } of last round.
well-will_prevent = { $card } prevents it: it will do nothing.
well-stops = Stops { $effects }.
well-whose = { $name }'s { $card }
well-whose_copy = { $name }'s copy of { $card }
well-all_blocked = { $cards } { $count ->
    [one] blocks
   *[other] block
} all of it: { $dealt } of { $dealt } damage.
well-some_blocked = Deals { $amount } of { $dealt } damage to { $target }: { $cards } { $count ->
    [one] blocks
   *[other] block
} { $blocked }.
well-blocks_some = Blocks { $amount } of { $dealt } damage: { $effects }.
well-blocks_nothing = Nothing to block: no damage with priority { $priority }.
# A ULT gained or lost link tokens.
well-link = { $card }: link { $link } of { $needed }.
well-hp_now = { $told } HP now { $after }.
well-zero_now = { $told } HP now 0: it falls when the chain has run to its end.
well-zero_then = { $told } HP then 0: it falls when the chain has run to its end.
well-runs_on = At 0 HP, but the chain runs to its end.
well-hp_then = { $told } HP then { $after }.
well-choose_note = Click a card, or press 1 to { $count }
well-number_note = Click an answer, or press its key
# The key − changes what a digit means.
well-sign_note = Press 1 to 6; − changes the sign
well-bot_note = Click a BOT, or press its number
well-last = LAST ROUND
well-last_note = round { $round }
well-last_empty = Nothing has happened yet. Each round's events are told here.
well-against = { $first } against { $second }.
# The head of a round: "Ada −2 HP, Brunel −5 HP."
well-lost = { $name } −{ $amount } HP
well-lost_line = { $lost }.
well-unhurt_line = Nobody lost HP.
well-distance_line = Distance { $distance }.
well-shown = { $name } has shown
well-shown_note = { $count } of { $all } ACTs
well-copy_note = copy
well-chance_note = won a coin toss
# Of two effects with the same priority the type of the card says which comes first.
well-tie = tie: { $first } before { $second }
well-last_ult = ULT

# What a picked card would do, as Space tells it.
pick-told = *{ $cards }*: { $effects } { $numbers }.
pick-damage = { $amount } damage if it hits
pick-taken = you take { $amount } damage
pick-heat = heat { $amount }
pick-links = link { $link } of { $full }
pick-links_hit = link { $link } of { $full } if it hits
pick-block = you block up to { $amount } at priority { $priority }
pick-gains = you gain { $tokens }
pick-answers = { $cards } could answer
pick-means = { $numbers }.
pick-nothing = no number changes by itself
pick-ready = Enter locks it in.
pick-open = Answer the question first.

# What is shown in the middle of the stage: who does what, and why a BOT can be used now.
shouts-bot = { $name } uses a BOT
shouts-spend = { $name } spends a token
shouts-ult = { $name }'s ULT joins the chain
shouts-choice = { $name }
why_now-threatened = { $name } would take damage.
why_now-uninterrupted = { $name } would take no damage.
why_now-overheat = { $name } would overheat.
why_now-miss = { $name } would miss.
why_now-move = { $name } would move.

# What a chain would come to, while BOTs and tokens can still change it.
chain_preview-price = *{ $choice }*: { $changes }.
chain_preview-then = { $first }. { $then }
# What one more of the same token would change after that.
chain_preview-again = A second one: { $changes }.
chain_preview-with = with { $choice }
# The same of a BOT or token that is only looked at.
chain_preview-with_look = a look: with { $choice }
chain_preview-span = { $lowest }–{ $highest }
chain_preview-either = { $lowest } or { $highest }
chain_preview-damage = you deal { $after } damage, not { $before }
chain_preview-damage_blocked = you deal { $after } damage, not { $before } ({ $blocked } blocked)
chain_preview-more_blocked = you still deal { $amount } damage ({ $after } blocked, not { $before })
chain_preview-links = { $card } has { $after } of { $full } links, not { $before }
chain_preview-taken = you take { $after } damage, not { $before }
chain_preview-distance = distance { $amount }
chain_preview-heat = heat { $amount }
chain_preview-wins = you win
chain_preview-loses = *you would lose*
chain_preview-draws = a draw
chain_preview-gains = you gain { $tokens }
chain_preview-nothing = no number changes
# The end of the duel, as the chain stands: below the forecast, in the prompt, and on the answers.
chain_preview-by_hp = { $amount } HP
chain_preview-by_heat = { $amount } heat
chain_preview-verdict_wins = { $you ->
    [yes] You win
   *[no] { $name } wins
}: the other mech has { $reason }.
chain_preview-verdict_loses = { $you ->
    [yes] You lose
   *[no] { $name } loses
}: { $reason }.
chain_preview-verdict_may_lose = { $you ->
    [yes] You may lose
   *[no] { $name } may lose
}: { $reason }.
chain_preview-verdict_draws = A draw.
chain_preview-pass_loses = *Pass and you lose: { $reason }.*
chain_preview-pass_may_lose = *Pass and you may lose: { $reason }.*
chain_preview-pass_draws = *Pass and it is a draw.*
chain_preview-lost_anyway = Nothing that you can use changes that.
chain_preview-better_wins = *{ $choice }: you win.*
chain_preview-better_goes_on = *{ $choice }: the duel goes on.*
chain_preview-better_draws = *{ $choice }: a draw.*
chain_preview-chosen = you choose the card
chain_preview-chosen_vain = you choose the card, but none changes a number
chain_preview-answer_draws = { $answer }: a draw
chain_preview-answer_loses = { $answer }: you lose
chain_preview-answer_may_lose = { $answer }: you may lose
chain_preview-hidden = Cards that you cannot see may change this.
chain_preview-answers = { $cards } could answer
chain_preview-told = Forecast: { $result }
# Two effects of the same priority and type are tied: a coin puts one first.
chain_preview-may_damage = { $cause ->
    [coin] Forecast: { $amount } damage. { $cards } are tied: a coin puts one first.
    [hidden] Forecast: { $amount } damage, by a card that you cannot see.
    [choice] Forecast: { $amount } damage, by the card that you choose.
   *[other] Forecast: { $amount } damage, by a coin toss or a card that you cannot see.
}
# In a line of its own where room is short, in capitals like the stamps on cards.
chain_preview-brief_damage = { $amount } DAMAGE
chain_preview-brief_open = OPEN
chain_preview-damage_in_ways = Forecast: { $amount } damage.
chain_preview-may_miss = { $cause ->
    [coin] Forecast: it may miss. { $cards } are tied: a coin puts one first.
   *[other] Forecast: it may miss.
}
chain_preview-open = { $cause ->
    [coin] Forecast: open. { $cards } are tied: a coin puts one first.
    [hidden] Forecast: open, by a card that you cannot see.
    [choice] Forecast: open, by the card that you choose.
   *[other] Forecast: not settled yet.
}
chain_preview-end = AFTER THE CHAIN
chain_preview-side = { $name }: { $hp } :hp: HP, { $heat } :heat: heat
chain_preview-unspent = Not counted: what { $name } can still spend ({ $tokens }).
chain_preview-end_distance = Distance { $distance }

# The curtain between two secret choices.
handover-hp = HP
handover-heat = Heat
handover-distance = Distance

# The numbers under a result, and what stands after the winner's name.
ending-reason = { $reason } in round { $round }
ending-hp = HP left
ending-damage = Damage dealt
ending-self_inflicted = Self-inflicted damage
ending-heat = Heat at the end
ending-ults = ULTs triggered

# The plan of a ready mech.
mech_plans-ronin = Stay close, hit often, and let Ghostblade repeat your Slash.
mech_plans-bulwark = Block every Attack until the satellite strikes.
mech_plans-duelist = Hit with a different Attack each time, then copy three more at once.
mech_plans-ember_titan = Stay hot for three rounds, then turn all that heat into damage.
mech_plans-tidecaller = Hit with a fish three times, and a bigger fish follows.
mech_plans-needle = Keep the distance at 2, where the Scorpion Spear hurts most.
mech_plans-warden = Never use the same ACT twice, then take an ACT away from both players.
mech_plans-gambler = Trade your hand for a better one, and name the ACT that ends the duel.
mech_plans-mechromancer = Vent down to 0 heat again and again, and your spent BOTs return.
mech_plans-barrage = Save three Frame Advantages, spend them in one round, and keep firing.
mech_plans-plummet = Close in to distance 0 and strike there.
mech_plans-phantom = Keep moving out of reach, then return with the wave.

setup-new = New duel
setup-pick = { $name }: { $side }
# Whose mech a click picks now; after the first one it is the opponent's.
setup-task_0 = Step 1 of 2: pick a mech for { $name }
setup-task_1 = Step 2 of 2: pick a mech for { $name }
setup-begin = Begin the duel
setup-seed = Duel number
setup-seed_note = The same number, mechs and choices give the same duel.
setup-chance_hint = Both mechs by chance: they are drawn when the duel begins.
setup-chance_line = Any of the { $count } mechs, drawn when the duel begins.
setup-strengths_hint = Worked out from the effects of the mech's cards, and compared with the other mechs.
# What a mech is good at, in the set-up.
strengths-damage = Damage
strengths-defence = Defence
strengths-movement = Movement
strengths-reach = Reach
strengths-cool_head = Cool head

# How the computer plays this game at each level, in the set-up.
player_lines-easy = Chip loves to attack and forgets its heat.
player_lines-normal = Gauge watches range and heat.
player_lines-hard = Anvil recalls every ACT that you showed.

# What each choice is, as a hint and the key moments of a match name it.
actions-act = Play { $choice }
actions-no_act = Play no ACT
actions-use = Use { $choice }
actions-spend = Spend { $choice }
actions-no_bot = Use no BOT
actions-no_token = Spend no token
actions-distance = Set the distance to { $choice }
actions-block = Block { $choice } damage
actions-card = Choose { $choice }
actions-discard = Discard { $choice }
actions-return_bot = Return { $choice }
actions-overcharge = Overcharge
actions-no_overcharge = Do not overcharge
actions-none = Choose no more cards

# Why a choice looks good, by the term of the estimate in which it is ahead of the others.
hint_reasons-damage = It should hurt your opponent more than the other choices.
hint_reasons-health = It saves your HP: you should lose less.
hint_reasons-heat = It keeps heat in your favour.
hint_reasons-reach = It puts your strongest blows in range, or your opponent's out of it.
hint_reasons-ult = It brings your ULT closer.
hint_reasons-tokens = It leaves you better tokens for the rounds to come.
hint_reasons-copies = A copied effect will work for you again.
hint_reasons-bots = It leaves you more BOTs to use.
hint_reasons-cards = It keeps your cards in play.
hint_reasons-silence = It takes choices away from your opponent, or keeps yours.
hint_figures-their_hp = Your opponent should be left with { $amount } HP, otherwise { $others }.
hint_figures-own_hp = You should be left with { $amount } HP, otherwise { $others }.
hint_figures-own_heat = You should end at { $amount } heat, otherwise { $others }.
hint_figures-their_heat = Your opponent should end at { $amount } heat, otherwise { $others }.
hint_figures-own_reach = From there your strongest ACT deals { $amount } damage, otherwise { $others }.
hint_figures-their_reach = From there their strongest ACT deals { $amount } damage, otherwise { $others }.
hint_figures-bots = BOTs left to use: { $amount }, otherwise { $others }.

# Why a mech that somebody has built cannot be played.
side_problems-unknown_card = There is no card { $card } for that place.
side_problems-many_copies = { $card }: { $count } copies, and a mech has { $limit } of each.
side_problems-few_acts = { $count ->
    [0] No ACT yet: a mech has { $limit }.
    [one] Only { $count } ACT so far, and a mech has { $limit }.
   *[other] Only { $count } ACTs so far, and a mech has { $limit }.
}
side_problems-many_acts = { $count } ACTs, and a mech has { $limit }.
side_problems-few_bots = { $count ->
    [0] No BOT yet: a mech has { $limit }.
    [one] Only { $count } BOT so far, and a mech has { $limit }.
   *[other] Only { $count } BOTs so far, and a mech has { $limit }.
}
side_problems-many_bots = { $count } BOTs, and a mech has { $limit }.
side_problems-no_ult = The ULT is missing.
side_problems-no_prep = { $ult } has no PREP deck: { $count ->
    [one] { $count } card is too many.
   *[other] { $count } cards are too many.
}
side_problems-few_prep = The PREP deck of { $ult } has { $limit } ACTs, and { $count ->
    [one] only { $count } is there.
   *[other] only { $count } are there.
}
side_problems-many_prep = The PREP deck of { $ult } has { $limit } ACTs, not { $count }.
side_problems-wrong_kind = { $card } cannot be in the PREP deck of { $ult }, which takes { $kind ->
    [attack] Attacks only.
    [defend] Defends only.
    [movement] Movements only.
   *[other] Specials only.
}
side_problems-act_in_prep = { $card } is one of the ACTs already: the PREP deck takes others.

# The builder of mechs: headings, places, filters and measures.
builder-acts = ACTs
builder-ult = ULT
builder-ults = ULTs
builder-bots = BOTs
builder-prep = PREP deck
builder-act = ACT
builder-bot = BOT
builder-of = { $count } of { $most }
builder-act_number = ACT { $number }
# The parts of a mech, on the tags of the one that is built.
parts-chest = chest
parts-front_arm = front arm
parts-rear_arm = rear arm
parts-front_leg = front leg
parts-rear_leg = rear leg
parts-back = back, weapon
parts-head = head
builder-empty = { $what } { $number }: empty
builder-empty_alone = { $what }: empty
builder-goes_here = The next { $what } goes here
builder-act_keys = 1-6
builder-key_place = to an ACT's place
builder-take_out = Press to take it out.
builder-swap_here = Press to put the new card here.
builder-search = Search: block, vent
builder-sort = Sort
builder-all = All
builder-no_hits = No card. Show all (F)
builder-in_acts = In ACTs
builder-in_prep = In PREP
builder-in_bots = In BOTs
builder-in_ult = The ULT
builder-suggest = Suggest the rest
builder-nothing_open = Every place is taken.
builder-swap_which = Swap { $card } with which?
builder-damage_at = Damage at each distance
builder-best_there = your best ACT there
builder-nothing = nothing
builder-all_once = All ACTs once
builder-heat_hint = Heat that is left when each ACT has been played once and every vent has worked. At 7 a duel is lost.
builder-block = Block
builder-move = Move
builder-vent = Vent
builder-vents_all = all
builder-links_on = { $ult } links on
builder-no_ult_yet = Pick a ULT first: it says what your ACTs should do.
builder-linking = Cards that link
builder-if_added = If you add it
builder-at_distance = At { $distance }
builder-no_change = No measure changes.
builder-if_taken_out = If you take it out
builder-point_at_card = Point at a card: here you see it large, and what it would change.
builder-just_made = What that changed
builder-if_swapped = If you add it
builder-full = Its places are full: press it, then the card that it replaces.
# Why cards were suggested. `reached` is the number of distances, 0 to 5, at which an ACT deals damage.
builder-why = Added { $cards }: damage at { $reached } of 6 distances, heat { $heat }.
builder-why_links = Added { $cards }: { $count ->
        [one] 1 ACT links
       *[other] { $count } ACTs link
    } on { $ult }, damage at { $reached } of 6 distances, heat { $heat }.
builder-more_cards = { $count } more

# How the pool is sorted.
orders-kind = Kind, then heat
orders-heat = Heat
orders-name = Name

# A mech in the hangar.
builder-new = New mech
builder-new_name = Mech
builder-needs = 6 ACTs, a ULT, 3 BOTs
builder-counts = { $count } of { $most } cards

# What is counted in duels when a mech is tried: in won duels, in lost ones, and as advice. The facts are how many duels of how many.
trial-won_ult_decides = The ULT strikes the last blow
trial-won_ult = The ULT joins the chain
trial-won_their_overheat = The other overheats
trial-won_close = It ends at distance 0 or 1
trial-lost_their_ult_decides = The other's ULT strikes the last blow
trial-lost_no_ult = The ULT never joins the chain
trial-lost_overheat = It overheats
trial-lost_far = It ends at distance 2 or more
trial-advice_overheat = It overheated in *{ $count } of { $of }* lost duels: one more Vent may be enough.
trial-advice_no_ult = The ULT never came in *{ $count } of { $of }* lost duels: more ACTs should link.
trial-advice_their_ult_decides = The other's ULT ended *{ $count } of { $of }* lost duels: a BOT that takes links helps.
trial-advice_no_block = It blocked nothing in *{ $count } of { $of }* lost duels: a Defend may help.
trial-advice_far = *{ $count } of { $of }* lost duels ended at distance 2 or more: move in, or reach farther.
trial-advice_close = *{ $count } of { $of }* lost duels ended at distance 0 or 1: block there, or stay away.
trial-seldom = *{ $card }* was used in *{ $count } of { $of }* duels: something else may do more.

# What is asked at the small table beside the settings.
cast-prompt = *{ $name }:* choose an ACT in secret.

# What the computer players say at a moment of the duel, in a few words.
quips-chip_hit_1 = Got you, got you!
quips-chip_hit_2 = Did that go boom? It did!
quips-chip_hit_3 = Bonk!
quips-chip_hit_4 = My arm still tingles!
quips-chip_hurt_1 = Ow! My good paint!
quips-chip_hurt_2 = That one had corners.
quips-chip_hurt_3 = That was my favorite bolt!
quips-chip_hurt_4 = I felt that in my wheels.
quips-chip_blocked_1 = Not today, big thing!
quips-chip_blocked_2 = I hid behind my arm!
quips-chip_blocked_3 = Door's closed!
quips-chip_blocked_4 = Ha! Only a dent!
quips-chip_missed_1 = Over here! No, here!
quips-chip_missed_2 = You hit the air. It was mean anyway.
quips-chip_missed_3 = Nearly! Try my other side!
quips-chip_missed_4 = Whoosh. I like whoosh.
quips-chip_ult_1 = Now the BIG button!
quips-chip_ult_2 = I saved this one all day!
quips-chip_ult_3 = Cover your ears!
quips-chip_faces_ult_1 = Is that one allowed?
quips-chip_faces_ult_2 = I want one of those too.
quips-chip_faces_ult_3 = Oh. Oh no. Oh my.
quips-chip_hot_1 = Warm. Very warm.
quips-chip_hot_2 = Something smells like toast. It is me.
quips-chip_hot_3 = I could fry an egg on me.
quips-chip_hot_4 = Fan! Where is my fan?
quips-chip_bot_1 = Go, little friend, go!
quips-chip_bot_2 = My BOT has been bored all day!
quips-chip_bot_3 = Surprise! It flies!
quips-chip_faces_bot_1 = Hey, you have little friends too?
quips-chip_faces_bot_2 = That thing is staring at me!
quips-chip_faces_bot_3 = Shoo! Shoo, you buzzer!
quips-chip_crosses_1 = Behind you! Hello!
quips-chip_crosses_2 = Now the sun is in YOUR eyes!
quips-chip_crosses_3 = Zoom! Other side!
quips-chip_closes_in_1 = One more bonk and I win!
quips-chip_closes_in_2 = You look wobbly, big thing!
quips-chip_closes_in_3 = Nearly, nearly, nearly!
quips-chip_brink_1 = All my lights are red!
quips-chip_brink_2 = Please be gentle now.
quips-chip_brink_3 = I am mostly holes now.
quips-chip_meets_1 = { $mech }? I have a poster of that one!
quips-chip_meets_2 = Hello, { $mech }! I am faster!
quips-chip_first_hit_1 = First bonk! The first bonk is mine!
quips-chip_first_hit_2 = I touched you first!
quips-chip_first_hurt_1 = Hey! I was still saying hello!
quips-chip_first_hurt_2 = One scratch does not count. Does it?
quips-chip_nicks_1 = Tap, tap! Anybody home?
quips-chip_nicks_2 = A small one. I have more!
quips-chip_nicks_3 = Ping! That was me!
quips-chip_nicked_1 = Was that all? Phew!
quips-chip_nicked_2 = It tickles! Stop it!
quips-chip_nicked_3 = A dent! I will call it Bob.
quips-chip_bounced_1 = Boing! You are bouncy!
quips-chip_bounced_2 = Who put a wall there?
quips-chip_bounced_3 = My bonk came back to me!
quips-chip_misses_1 = You were just there! I saw you!
quips-chip_misses_2 = Missed! Hold still next time!
quips-chip_misses_3 = I hit the floor. The floor lost.
quips-chip_all_in_1 = All that steam for nothing!
quips-chip_all_in_2 = That was my whole battery!
quips-chip_wastes_1 = So much noise, and I am fine!
quips-chip_wastes_2 = Was that your big one? Oops!
quips-chip_prevents_1 = Nope! That is switched off!
quips-chip_prevents_2 = I pulled your plug!
quips-chip_prevented_1 = Hey! My move! Where did it go?
quips-chip_prevented_2 = It said click, and then nothing!
quips-chip_near_ult_1 = One more and I get the BIG button!
quips-chip_near_ult_2 = It is nearly ready! Nearly!
quips-chip_sees_link_1 = Two dots! I do not like two dots!
quips-chip_sees_link_2 = Your big card is blinking at me.
quips-chip_foe_hot_1 = You are all red! Do you need water?
quips-chip_foe_hot_2 = Can I toast bread on you?
quips-chip_same_card_1 = Same card! We are twins!
quips-chip_same_card_2 = Snap! I say snap!
quips-chip_repeats_1 = That one again? I know that one!
quips-chip_repeats_2 = You really like that card!
quips-chip_new_card_1 = Ooh, that one is new!
quips-chip_new_card_2 = How many of those do you have?
quips-chip_quiet_1 = Nothing broke. Is that allowed?
quips-chip_quiet_2 = Are we dancing? I like dancing.
quips-chip_quiet_3 = Boo! Just checking.
quips-chip_ahead_1 = I am winning! Do not tell anyone!
quips-chip_ahead_2 = Look at my bar! Now at yours!
quips-chip_ahead_3 = Look at all my green bits!
quips-chip_behind_1 = I let you lead. It is polite.
quips-chip_behind_2 = Wait, why is my bar so short?
quips-chip_behind_3 = I am only warming up!
quips-chip_both_low_1 = One bonk each. Who bonks first?
quips-chip_both_low_2 = We are both mostly holes!
quips-chip_tie_won_1 = Heads or tails, me first!
quips-chip_tie_won_2 = The coin likes me!
quips-chip_tie_lost_1 = Silly coin! Nice coin. Silly coin.
quips-chip_tie_lost_2 = Fine, you first. This once!
quips-chip_spends_1 = I saved this! Now I do not!
quips-chip_spends_2 = Extra! I put extra on it!
quips-chip_faces_token_1 = Hey, where did you get that?
quips-chip_faces_token_2 = Ooh, shiny! Is it for me?
quips-gauge_hit_1 = As measured.
quips-gauge_hit_2 = The needle went up nicely.
quips-gauge_hit_3 = A clean reading.
quips-gauge_hit_4 = Force times distance. Simple.
quips-gauge_hurt_1 = That was off my scale.
quips-gauge_hurt_2 = Noted. Painfully.
quips-gauge_hurt_3 = Recalibrating. Again.
quips-gauge_hurt_4 = I did not account for that.
quips-gauge_blocked_1 = Within tolerance.
quips-gauge_blocked_2 = My shield was due for a test.
quips-gauge_blocked_3 = Absorbed: most of it.
quips-gauge_blocked_4 = The plate held, as specified.
quips-gauge_missed_1 = You were one step short.
quips-gauge_missed_2 = A matter of range, as always.
quips-gauge_missed_3 = Outside your range. I checked.
quips-gauge_missed_4 = A near miss is still a miss.
quips-gauge_ult_1 = All dials at full.
quips-gauge_ult_2 = The sum comes out today.
quips-gauge_ult_3 = Releasing the reserve.
quips-gauge_faces_ult_1 = I had hoped for a later date.
quips-gauge_faces_ult_2 = That needle is not meant to go there.
quips-gauge_faces_ult_3 = Brace. I am bracing.
quips-gauge_hot_1 = My own needle is in the red.
quips-gauge_hot_2 = I should let off some steam.
quips-gauge_hot_3 = Coolant at its limit.
quips-gauge_hot_4 = Thermal margin: thin.
quips-gauge_bot_1 = Auxiliary unit: go.
quips-gauge_bot_2 = A small correction, by BOT.
quips-gauge_bot_3 = Scheduled for exactly now.
quips-gauge_faces_bot_1 = Your BOT is in my tables. Annoying.
quips-gauge_faces_bot_2 = A second source of trouble. Logged.
quips-gauge_faces_bot_3 = I had marked that one as idle.
quips-gauge_crosses_1 = The view is better from here.
quips-gauge_crosses_2 = New angle. Same calculation.
quips-gauge_crosses_3 = Mind the change of sides.
quips-gauge_closes_in_1 = Your readings are failing.
quips-gauge_closes_in_2 = By my sums you have one hit left.
quips-gauge_closes_in_3 = I would check your pressure now.
quips-gauge_brink_1 = Reserve power only.
quips-gauge_brink_2 = The odds are thin, but they are odds.
quips-gauge_brink_3 = One more and I need a new dial.
quips-gauge_meets_1 = { $mech }. I have read the file.
quips-gauge_meets_2 = { $mech }: strong. I have a plan for that.
quips-gauge_first_hit_1 = First reading: in my favor.
quips-gauge_first_hit_2 = A promising start to the series.
quips-gauge_first_hurt_1 = First loss entered. In pencil.
quips-gauge_first_hurt_2 = An early deviation. I can absorb it.
quips-gauge_nicks_1 = Small sums add up.
quips-gauge_nicks_2 = A modest but certain gain.
quips-gauge_nicks_3 = Every point is on record.
quips-gauge_nicked_1 = Within the margin of error.
quips-gauge_nicked_2 = A rounding error, no more.
quips-gauge_nicked_3 = Slight wear. Nothing structural.
quips-gauge_bounced_1 = Your guard was not in my tables.
quips-gauge_bounced_2 = All of it absorbed. Remarkable.
quips-gauge_bounced_3 = I had one chance in three of that.
quips-gauge_misses_1 = Out of range. My error.
quips-gauge_misses_2 = I measured yesterday's distance.
quips-gauge_misses_3 = Noted: you do not stand still.
quips-gauge_all_in_1 = An expensive zero.
quips-gauge_all_in_2 = High cost, no yield. Noted.
quips-gauge_wastes_1 = That cost you more than it cost me.
quips-gauge_wastes_2 = A bold plan, spent on air.
quips-gauge_prevents_1 = I had that one cancelled in advance.
quips-gauge_prevents_2 = Your plan was on my list.
quips-gauge_prevented_1 = My plan was cancelled. By you.
quips-gauge_prevented_2 = An entry struck from my list.
quips-gauge_near_ult_1 = The reserve is two thirds full.
quips-gauge_near_ult_2 = One link is missing. Only one.
quips-gauge_sees_link_1 = One link from trouble. I can count.
quips-gauge_sees_link_2 = Your ULT has entered my forecast.
quips-gauge_foe_hot_1 = Your dial is near my favorite red.
quips-gauge_foe_hot_2 = Watch your heat. I do.
quips-gauge_same_card_1 = Identical choices. How odd.
quips-gauge_same_card_2 = We read the same manual.
quips-gauge_repeats_1 = The same again. A pattern emerges.
quips-gauge_repeats_2 = I expected a repeat, at one in four.
quips-gauge_new_card_1 = A new card. Added to my tables.
quips-gauge_new_card_2 = I had not seen that one. Now I have.
quips-gauge_quiet_1 = A round without result. Noted.
quips-gauge_quiet_2 = We both wait. I wait better.
quips-gauge_quiet_3 = Nothing gained, nothing lost.
quips-gauge_ahead_1 = The figures favor me.
quips-gauge_ahead_2 = I lead. It is on both plates.
quips-gauge_ahead_3 = The trend needs no comment.
quips-gauge_behind_1 = You lead. I am revising my model.
quips-gauge_behind_2 = The margin is yours. For now.
quips-gauge_behind_3 = I see my mistake. You will, too.
quips-gauge_both_low_1 = One exchange decides it.
quips-gauge_both_low_2 = Both needles in the red. Exciting.
quips-gauge_tie_won_1 = Even odds, and they fell my way.
quips-gauge_tie_won_2 = A coin. I would have called it.
quips-gauge_tie_lost_1 = Half the time I would have won that.
quips-gauge_tie_lost_2 = Chance is not in my tables.
quips-gauge_spends_1 = A small investment of mine.
quips-gauge_spends_2 = Token spent as budgeted.
quips-gauge_faces_token_1 = You spend. I note the price.
quips-gauge_faces_token_2 = Your reserves just shrank.
quips-anvil_hit_1 = Stand up. Again.
quips-anvil_hit_2 = That is what iron weighs.
quips-anvil_hit_3 = Felt that, did you?
quips-anvil_hit_4 = Heavy hands.
quips-anvil_hurt_1 = So you can hit.
quips-anvil_hurt_2 = I have had worse from the hammer.
quips-anvil_hurt_3 = Good. Harder.
quips-anvil_hurt_4 = That left a mark. Respect.
quips-anvil_blocked_1 = You struck an anvil.
quips-anvil_blocked_2 = Save your arm.
quips-anvil_blocked_3 = Not through here.
quips-anvil_blocked_4 = Steel on steel. Mine held.
quips-anvil_missed_1 = Wind does not dent me.
quips-anvil_missed_2 = Aim at what is large. I am large.
quips-anvil_missed_3 = Stand still and swing again.
quips-anvil_missed_4 = You swing at shadows.
quips-anvil_ult_1 = Now you learn.
quips-anvil_ult_2 = This is what I was forged for.
quips-anvil_ult_3 = Everything. Now.
quips-anvil_faces_ult_1 = Come, then.
quips-anvil_faces_ult_2 = Do it properly.
quips-anvil_faces_ult_3 = I will stand. Do it.
quips-anvil_hot_1 = Iron likes it hot.
quips-anvil_hot_2 = The forge is lit. Careful.
quips-anvil_hot_3 = Glowing. Good.
quips-anvil_hot_4 = Red is my color.
quips-anvil_bot_1 = Fetch.
quips-anvil_bot_2 = Even my BOTs hit hard.
quips-anvil_bot_3 = It does the small work.
quips-anvil_faces_bot_1 = You send a toy.
quips-anvil_faces_bot_2 = Hide behind it. Go on.
quips-anvil_faces_bot_3 = I have swatted bigger.
quips-anvil_crosses_1 = I walk through you.
quips-anvil_crosses_2 = Wrong side. Mine now.
quips-anvil_crosses_3 = Turn around. Slowly.
quips-anvil_closes_in_1 = You are nearly scrap.
quips-anvil_closes_in_2 = One swing. Choose well.
quips-anvil_closes_in_3 = Kneel or fall.
quips-anvil_brink_1 = I do not fall alone.
quips-anvil_brink_2 = Cracked is not broken.
quips-anvil_brink_3 = Still standing. Look.
quips-anvil_meets_1 = { $mech }. Good iron. Come.
quips-anvil_meets_2 = { $mech }. Show me what you carry.
quips-anvil_first_hit_1 = First blow. Not the last.
quips-anvil_first_hit_2 = There. Now we have begun.
quips-anvil_first_hurt_1 = A knock at the door. Come in.
quips-anvil_first_hurt_2 = Good. You are awake.
quips-anvil_nicks_1 = A tap. To find the crack.
quips-anvil_nicks_2 = I am only warming up.
quips-anvil_nicks_3 = That was the soft hand.
quips-anvil_nicked_1 = I barely heard that.
quips-anvil_nicked_2 = A fly has landed on me.
quips-anvil_nicked_3 = Use both hands.
quips-anvil_bounced_1 = You hide well.
quips-anvil_bounced_2 = Shields break. I have time.
quips-anvil_bounced_3 = Hm. Solid.
quips-anvil_misses_1 = Come back here.
quips-anvil_misses_2 = Only the wind felt that.
quips-anvil_misses_3 = Run, then. I walk.
quips-anvil_all_in_1 = A great swing. An empty one.
quips-anvil_all_in_2 = I put my back into that.
quips-anvil_wastes_1 = Big swing. Nothing in it.
quips-anvil_wastes_2 = You are hot now. I still stand.
quips-anvil_prevents_1 = No.
quips-anvil_prevents_2 = Not in my forge.
quips-anvil_prevented_1 = You jam the hammer. Clever.
quips-anvil_prevented_2 = Then I strike next time.
quips-anvil_near_ult_1 = The forge is nearly hot.
quips-anvil_near_ult_2 = One more link. Then you see.
quips-anvil_sees_link_1 = You forge something. I wait.
quips-anvil_sees_link_2 = Show me the third link, then.
quips-anvil_foe_hot_1 = You glow. I know that color.
quips-anvil_foe_hot_2 = Careful. That fire eats its own.
quips-anvil_same_card_1 = You strike as I do. Good.
quips-anvil_same_card_2 = Two hammers. One anvil.
quips-anvil_repeats_1 = Again the same swing.
quips-anvil_repeats_2 = You knock where you knocked before.
quips-anvil_new_card_1 = So that is what you kept.
quips-anvil_new_card_2 = A new tool. Let us see.
quips-anvil_quiet_1 = Enough circling.
quips-anvil_quiet_2 = You wait. I can wait.
quips-anvil_quiet_3 = Dry steel. Hit me.
quips-anvil_ahead_1 = You are losing plates.
quips-anvil_ahead_2 = I have more iron left than you.
quips-anvil_ahead_3 = Give ground, or give up.
quips-anvil_behind_1 = You lead. I have carried worse.
quips-anvil_behind_2 = Good. I fight better from below.
quips-anvil_behind_3 = Do not stop now.
quips-anvil_both_low_1 = One blow left in each of us.
quips-anvil_both_low_2 = Now it is only nerve.
quips-anvil_tie_won_1 = I go first. As I like it.
quips-anvil_tie_won_2 = The coin knows weight.
quips-anvil_tie_lost_1 = Strike first. I strike harder.
quips-anvil_tie_lost_2 = A coin. Bah.
quips-anvil_spends_1 = All in one swing.
quips-anvil_spends_2 = I keep nothing back.
quips-anvil_faces_token_1 = Spend them. You will need them.
quips-anvil_faces_token_2 = So you take me seriously.
