# Everything that Command Core says. `:name:` is an icon, `*word*` is bold, `{ $fact }` comes from the card,
# the decision or the event.

game-name = Command Core
game-full_name = Command Core
game-line = Program in secret, run step by step.
game-credit = A game by Matthew Blanchard.
# What is played, in a list of saves.
game-options = { $first } against { $second }, { $map }
boards_short-square = square board
boards_short-hex = hex board
boards-square = Square board
boards-hex = Hex board

# The plan of a ready squad in two or three words, and in a sentence.
squad_plans-drill = First game
squad_plans-brawlers = Close in
squad_plans-snipers = Long range
squad_plans-flankers = Get behind
squad_plans-tanks = Hold firm
squad_plans-swarm = Outnumber
squad_plans-giant = One big gun
squad_plans-lancers = Charge
squad_plans-circlers = Drive by
squad_plans-tower = Shrug it off
squad_plans-bunker = Sit tight
squad_plans-shells = Backs first
squad_plans-pack = Surround
squad_plans-pickets = Stand off
squad_plans-outriders = Hit and run
squad_plans-vanguard = First in
squad_lines-drill = A trooper and a scout with plain cards, to learn with: the others are stronger.
squad_lines-brawlers = A long gun makes you come near; there both hit hard.
squad_lines-snipers = Long guns from the far edge, with time to aim.
squad_lines-flankers = Fast scouts that look for your back.
squad_lines-tanks = Two heavies that turn slowly and give nothing away.
squad_lines-swarm = Three small mechs; none of them is missed for long.
squad_lines-giant = One mech, hard to fell, with two heavy guns.
squad_lines-lancers = Thick fronts, long guns and a spear; never look away.
squad_lines-circlers = Side guns that fire while they drive past.
squad_lines-tower = One tall mech without armor: it takes a lot, and its three guns pay for each other.
squad_lines-bunker = One heavy behind thick plates, with a slot more than others of its kind.
squad_lines-shells = Three beetles that drive past and fire over their thick backs.
squad_lines-pack = A crab that fights with its sides, and two gnats that bite from behind.
squad_lines-pickets = Two gnats: one fires from afar, one keeps you busy.
squad_lines-outriders = Two scouts that are never where you aimed.
squad_lines-vanguard = A trooper, and a gnat in front of it.

# What a map is like.
map_lines-open_square = No cover on a square board.
map_lines-open_hex = No cover on a hex board.
map_lines-courtyard = Four gates lead to a centre worth holding.
map_lines-foundry = One block of halls in the middle and a road all round it.
map_lines-loading_lanes = Narrow lanes, and a wide one between them.
map_lines-ruins = Scattered cover on a square board.
map_lines-crater = A broken rim around a centre worth holding.
map_lines-silo = A silo in the middle and a road all round it.
map_lines-canyons = Four long canyons with a way across in the middle.
map_lines-pylons = Scattered cover on a hex board.
map_lines-long_wall = A thick wall with three gates: one in the middle, one at each edge.
map_lines-lattice = Walls that touch only at their corners: shots and diagonal steps pass.
map_lines-causeway = Two blocks leave a broad way in the middle and a path along each edge.
map_lines-hedges = Staggered walls: most shots from side to side are stopped.

# The set-up of a battle.
setup-new = New battle
setup-begin = Begin the battle
setup-pick = { $name }: { $side }
setup-seed_note = The same number gives the same game.
setup-chance_hint = Both squads by chance: they are drawn when the battle begins.
setup-board_hint = Square cells with 8 facings, or hexes with 6.
setup-map_hint = { $line } Walls stop mechs and shots.
setup-mechs =
    { $count ->
        [one] 1 mech
       *[other] { $count } mechs
    }
setup-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
setup-tile_hint = { $line } { $mechs }, { $points }.
setup-carried = *{ $mech }:* { $cards }.
setup-squad = { $line } { $points } of { $limit } points.
setup-free_squad = { $line } { $points } points: not bound to a limit.
setup-uneven = Uneven: { $points } against { $others } points. You may begin.
setup-any_squad = Any of the { $count } squads built for { $limit } points, drawn when the battle begins.

# The marks of a mech: what they are called, and what they are for.
marks-surge = Surge
marks-flux = Flux
marks-targeting = Targeting
mark_hints-surge = Surge { $count }: rerolls attack and evade dice.
mark_hints-flux = Flux { $count }: rerolls armor dice, and pays for deltas.
mark_hints-targeting = Targeting { $count }: puts cards of a crit back.

# The curtain while the screen changes hands.
handover-structure = Structure
handover-round =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
handover-look_away =
    { $written ->
        [yes] { $name }'s programs are written. *{ $name }:* look away, please.
       *[no] { "*" }{ $name }:* look away, please.
    }

# The result.
ending-reason = { $why } in round { $round }
ending-structure_left = Structure left
ending-damage_dealt = Damage dealt
ending-cards_lost = Cards lost

# Headings of the sheet of all that the game is painted with.
pieces-mechs = Mechs
pieces-parts = Cards, dice, icons
pieces-maps = Maps

classes-light = Light mech
classes-medium = Medium mech
classes-heavy = Heavy mech

colours-blue = blue
colours-red = red
colours-yellow = yellow
colours-green = green

sides-front = front
sides-side = side
sides-rear = rear

arcs-front = front
arcs-left = left
arcs-right = right
arcs-rear = rear

# Facings on both boards; a hex board has no left and no right.
directions-up = up
directions-up_right = to the upper right
directions-right = to the right
directions-down_right = to the lower right
directions-down = down
directions-down_left = to the lower left
directions-left = to the left
directions-up_left = to the upper left

icons-forward =
    { $count ->
        [one] move 1 cell forward
       *[other] move { $count } cells forward
    }
icons-back =
    { $count ->
        [one] move 1 cell back
       *[other] move { $count } cells back
    }
icons-left =
    { $count ->
        [one] move 1 cell to the left
       *[other] move { $count } cells to the left
    }
icons-right =
    { $count ->
        [one] move 1 cell to the right
       *[other] move { $count } cells to the right
    }
icons-turn_left_45 = turn 45° left
icons-turn_left_90 = turn 90° left
icons-turn_right_45 = turn 45° right
icons-turn_right_90 = turn 90° right
icons-stop = stand still
icons-lock =
    { $count ->
        [one] gain a targeting token
       *[other] gain { $count } targeting tokens
    }

# The words on cards that are no sentences.
kinds-chassis = Mech
kinds-weapon = Weapon
kinds-upgrade = Upgrade
kinds-directive = Directive

faces-before = card before
faces-after = card after
faces-both = between
faces-earlier = two before
faces-no_combo = no combo
faces-first_half = Top
faces-second_half = Flipped

cards-chassis = { $mech_class }. Structure { $structure }. Armor { $front } in front, { $side } at the sides, { $rear } at the rear. Evasion { $evasion }. { $slots } directives a round.
cards-chassis_face = *{ $mech_class }.* { $slots } directives a round.
cards-weapon_face =
    { $all_round ->
        [yes] *All round.*
       *[no] *Arcs:* { $arcs }.
    }
cards-weapon =
    { $all_round ->
        [yes] { $dice } dice at distance { $range }, all round.
       *[no] { $dice } dice at distance { $range }. Arcs: { $arcs }.
    }
cards-weapon_gain = Firing gains { $amount } Surge.
cards-weapon_cost = Firing costs { $amount } Flux or Surge.
cards-split = *Top:* { $first } *Flipped:* { $second }
cards-half = { CAPITAL($icons) }.
cards-combo =
    { $before ->
        [yes] Combo after a { $colour } card: { $delta }.
       *[no] Combo before a { $colour } card: { $delta }.
    }
cards-combo_both =
    { $alike ->
        [yes] Combo between two { $first } cards: { $delta }.
       *[no] Combo between a { $first } and a { $second } card: { $delta }.
    }
cards-combo_earlier =
    { $alike ->
        [yes] Combo after two { $first } cards: { $delta }.
       *[no] Combo after a { $first }, then a { $second } card: { $delta }.
    }

verbs-evasion =
    { $amount ->
        [one] One more evade die.
       *[other] { $amount } more evade dice.
    }
verbs-armor =
    { $amount ->
        [one] One more armor die at the { $side }.
       *[other] { $amount } more armor dice at the { $side }.
    }
verbs-reach = The farthest range of all weapons is { $amount } more.
verbs-close = The nearest range of all weapons is { $amount } less, but at least 1.
verbs-more_dice =
    { $amount ->
        [one] One more attack die against the { $side } of a mech.
       *[other] { $amount } more attack dice against the { $side } of a mech.
    }
verbs-steady = Firing costs { $amount } less.
verbs-smooth = A program costs { $amount } less.
verbs-cleanup_flux = Gain { $amount } Flux at the end of each round.
verbs-cleanup_surge = Gain { $amount } Surge at the end of each round.
verbs-cleanup_lock = Without a targeting token, gain one at the end of each round.
verbs-bulkhead =
    { $amount ->
        [one] Each crit on this mech reveals one card fewer.
       *[other] Each crit on this mech reveals { $amount } fewer cards.
    }

verbs-keep_surge = At the end of each round up to { $amount } Surge stays Surge.
verbs-drag = A program's delta is { $amount } lower.
verbs-more_shields = Four faces of its armor dice are shields, not three.
verbs-flux_evade = Flux rerolls evade dice too, before Surge does.
verbs-free_reroll =
    { $amount ->
        [one] One reroll in each round is free.
       *[other] { $amount } rerolls in each round are free.
    }
verbs-more_tokens = This mech holds { $amount } more targeting token.
verbs-more_slots = One more slot for a directive, 5 at most.

table-mech = { $chassis } { $letter }

decisions-begin = { $name }: place first or second?
decisions-place = { $name }: place a mech on your half.
decisions-face = { $name }: choose the way the mech faces.
decisions-order = { $name }: give one of your mechs a number.
decisions-program = { $name }: program your mechs.
decisions-attack = { $name }: choose a weapon and a target, or hold fire.
decisions-reroll = { $name }: reroll a die, or keep.
decisions-defend = { $name }: reroll a die, or keep.
decisions-put_back = { $name }: put back what they may keep, or be done.
decisions-deplete = { $name }: choose the card to lose.

# What a computer player says as it does something in an attack.
quips-chip_defend_1 = Can't catch me!
quips-chip_defend_2 = Duck, duck, duck!
quips-chip_surge_1 = Again, again!
quips-chip_surge_2 = That die was shy. Once more!
quips-chip_flux_1 = Hold, little plate!
quips-chip_flux_2 = Plate, do your plate thing!
quips-chip_crit_1 = Ooh, something fell off!
quips-chip_crit_2 = May I keep that piece?
quips-chip_pays_1 = Oops. Too fast.
quips-chip_pays_2 = Who drank all my Flux?
quips-chip_put_back_1 = That one stays on!
quips-chip_put_back_2 = Not that card. Too boring.
quips-gauge_defend_1 = Shields up, by the book.
quips-gauge_defend_2 = Braced, as calculated.
quips-gauge_surge_1 = The odds say: once more.
quips-gauge_surge_2 = One Surge for a better mean.
quips-gauge_flux_1 = Plate two, turn it in.
quips-gauge_flux_2 = Rerouting power to the plating.
quips-gauge_crit_1 = A bolt where no bolt should go.
quips-gauge_crit_2 = I marked that spot in advance.
quips-gauge_pays_1 = I misread the dial.
quips-gauge_pays_2 = The budget did not allow for that.
quips-gauge_put_back_1 = Not that part. Another.
quips-gauge_put_back_2 = That one has no value to me.
quips-anvil_defend_1 = Is that all?
quips-anvil_defend_2 = I do not step aside.
quips-anvil_surge_1 = Not good enough. Again.
quips-anvil_surge_2 = Roll until it bites.
quips-anvil_flux_1 = Armor does not argue.
quips-anvil_flux_2 = Hold, iron.
quips-anvil_crit_1 = Now you are lighter.
quips-anvil_crit_2 = Something important broke.
quips-anvil_pays_1 = A price I can bear.
quips-anvil_pays_2 = It costs what it costs.
quips-anvil_put_back_1 = Keep that. I want more.
quips-anvil_put_back_2 = Leave it. Give me the next.
# More of these, and lines for what happens in a match: each is heard once at most.
quips-chip_defend_3 = Zigzag, zigzag!
quips-chip_defend_4 = My feet are faster than your gun!
quips-chip_surge_3 = One more, one more!
quips-chip_surge_4 = I saved that Surge for you!
quips-chip_free_1 = Free? I take it!
quips-chip_free_2 = A gift from my gadget!
quips-chip_flux_3 = Come on, rivets!
quips-chip_flux_4 = Shiny side out!
quips-chip_crit_3 = Look, a spring! Is it yours?
quips-chip_pays_3 = Too many buttons!
quips-chip_put_back_3 = Nope! The next one, please.
quips-chip_first_hit_1 = First scratch is mine!
quips-chip_first_hit_2 = Tag! You have a dent!
quips-chip_first_hurt_1 = Hey! That paint was new!
quips-chip_first_hurt_2 = Ouch! Is it on already?
quips-chip_hit_1 = Boom! Did you see that?
quips-chip_hit_2 = Right in the bolts!
quips-chip_hit_3 = That one had my name on it!
quips-chip_hurt_1 = Owie! My good side!
quips-chip_hurt_2 = I can see my own gears!
quips-chip_hurt_3 = That tickled. A lot.
quips-chip_missed_1 = Aw. The wind did that.
quips-chip_missed_2 = I hit the air! All of it!
quips-chip_missed_3 = Warning shot! Yes. Warning.
quips-chip_dodged_1 = Missed me!
quips-chip_dodged_2 = Was that for me?
quips-chip_dodged_3 = Try with both eyes!
quips-chip_flanks_1 = Behind you!
quips-chip_flanks_2 = Peekaboo!
quips-chip_flanked_1 = No fair, I was looking over there!
quips-chip_flanked_2 = Who let you in behind me?
quips-chip_burns_card_1 = Poof! Gone!
quips-chip_burns_card_2 = You won't need that, right?
quips-chip_loses_card_1 = I liked that card!
quips-chip_loses_card_2 = Hey, I was using that!
quips-chip_destroys_1 = It came apart! Did I do that?
quips-chip_destroys_2 = One less! Next!
quips-chip_loses_mech_1 = Noooo, my buddy!
quips-chip_loses_mech_2 = I wasn't done with that one!
quips-chip_last_mech_1 = Just me now? Eep.
quips-chip_last_mech_2 = One left. It's my best one! I think.
quips-chip_corners_1 = Only one left? Hide and seek!
quips-chip_corners_2 = You have one left! I counted!
quips-chip_stopped_1 = Bonk. Who put that there?
quips-chip_stopped_2 = Oof. I meant to do that.
quips-chip_no_target_1 = Hello? Anybody to shoot?
quips-chip_no_target_2 = Where did everyone go?
quips-chip_sights_near_1 = { $mech }! Let's play tag!
quips-chip_sights_near_2 = I call { $mech }!
quips-chip_sights_near_3 = { $mech } looks bored. Let me help!
quips-chip_sights_weak_1 = { $mech } wobbles! One push!
quips-chip_sights_weak_2 = { $mech } is nearly mine!
quips-chip_ahead_1 = I'm winning! Am I winning?
quips-chip_ahead_2 = Don't look at the bars. Okay, look!
quips-chip_behind_1 = I'm only warming up!
quips-chip_behind_2 = You are really good at this. Stop it!
quips-chip_last_round_1 = Last round? Everything, now!
quips-chip_last_round_2 = Last one! No more saving!
quips-chip_sights_weak_3 = { $mech } rattles. I can hear it!
quips-chip_sights_weak_4 = Shall I catch { $mech } when it falls?
quips-chip_no_target_3 = Everybody is hiding from me!
quips-chip_no_target_4 = Nobody here. I wave instead.
quips-chip_ahead_3 = My bar is longer. Look!
quips-chip_behind_3 = I like close games. Closer, please!
quips-chip_burns_card_3 = Oops, it smokes a little!
quips-chip_loses_card_3 = I had plans with that one!
quips-chip_flanks_3 = Round the corner and boom!
quips-chip_flanked_3 = My back has no eyes!
quips-chip_stopped_3 = Who parked that here?
quips-chip_corners_3 = One left, and I still have batteries!
quips-chip_barely_1 = Still standing! Mostly.
quips-chip_barely_2 = Held together by stickers!
quips-chip_barely_3 = One bolt left. A good bolt!
quips-chip_almost_1 = It wobbles! Wobble, wobble!
quips-chip_almost_2 = One more poke and it tips!
quips-chip_almost_3 = Ooh, that one is thin now!
quips-chip_destroys_3 = Bits everywhere. Sorry!
quips-chip_loses_mech_3 = Goodbye, rattly friend!
quips-chip_round_1 = New round, new dents!
quips-chip_round_2 = I slept with one eye on!
quips-chip_round_3 = Ready when you are!
quips-chip_round_4 = This is my favourite part!
quips-gauge_defend_3 = Course altered by two degrees.
quips-gauge_defend_4 = Your aim has an error. I measured it.
quips-gauge_surge_3 = Correcting one outlier.
quips-gauge_surge_4 = Surge well invested.
quips-gauge_free_1 = A second reading, at no cost.
quips-gauge_free_2 = The spare roll is part of the design.
quips-gauge_flux_3 = Plating recalibrated.
quips-gauge_flux_4 = Flux spent as budgeted.
quips-gauge_crit_3 = Component failure, as modelled.
quips-gauge_pays_3 = A rounding error. Mine.
quips-gauge_put_back_3 = Discarded. I want a better sample.
quips-gauge_first_hit_1 = First data point: a hit.
quips-gauge_first_hit_2 = Calibration complete. I hit.
quips-gauge_first_hurt_1 = First damage logged.
quips-gauge_first_hurt_2 = Noted. You do shoot straight.
quips-gauge_hit_1 = Impact as computed.
quips-gauge_hit_2 = Above the mean. I will take it.
quips-gauge_hit_3 = The curve bends my way.
quips-gauge_hurt_1 = Hull figures revised downward.
quips-gauge_hurt_2 = That exceeded the estimate.
quips-gauge_hurt_3 = I did not expect the upper tail.
quips-gauge_missed_1 = Expected value: more than that.
quips-gauge_missed_2 = Zero. Within the interval, barely.
quips-gauge_missed_3 = The sample was unkind.
quips-gauge_dodged_1 = Your shot: no result.
quips-gauge_dodged_2 = Variance is on my side.
quips-gauge_dodged_3 = A miss. I had 40 % on it.
quips-gauge_flanks_1 = Your thin plates, as planned.
quips-gauge_flanks_2 = Flank angle: optimal.
quips-gauge_flanked_1 = My flank was open. Corrected.
quips-gauge_flanked_2 = You read my course.
quips-gauge_burns_card_1 = One option fewer for you.
quips-gauge_burns_card_2 = Your list of cards shrinks.
quips-gauge_loses_card_1 = Capability lost. Adapting.
quips-gauge_loses_card_2 = I file that under losses.
quips-gauge_destroys_1 = Target removed from the table.
quips-gauge_destroys_2 = One variable eliminated.
quips-gauge_loses_mech_1 = Unit lost. Recomputing everything.
quips-gauge_loses_mech_2 = A severe loss. Noted.
quips-gauge_last_mech_1 = One unit left. The odds are thin.
quips-gauge_last_mech_2 = A single mech. A single plan.
quips-gauge_corners_1 = You are down to one. So is the maths.
quips-gauge_corners_2 = One of yours remains. Converging.
quips-gauge_stopped_1 = Obstacle not in the model.
quips-gauge_stopped_2 = Path blocked. My map is wrong.
quips-gauge_no_target_1 = No solution from here.
quips-gauge_no_target_2 = Out of arc. I will close in.
quips-gauge_sights_near_1 = { $mech } is nearest. That simplifies it.
quips-gauge_sights_near_2 = My eye is on { $mech }.
quips-gauge_sights_near_3 = Shortest path leads to { $mech }.
quips-gauge_sights_weak_1 = { $mech } will not last, by my figures.
quips-gauge_sights_weak_2 = { $mech } is your weakest point.
quips-gauge_ahead_1 = The balance favours me.
quips-gauge_ahead_2 = I lead. The trend is stable.
quips-gauge_behind_1 = You lead. I adjust my model.
quips-gauge_behind_2 = The trend is against me. For now.
quips-gauge_last_round_1 = Final round. All reserves.
quips-gauge_last_round_2 = One round of data left.
quips-gauge_sights_weak_3 = { $mech } is below its limits.
quips-gauge_sights_weak_4 = One hit more suffices for { $mech }.
quips-gauge_no_target_3 = The range tables say: no.
quips-gauge_no_target_4 = I keep the shot. It keeps.
quips-gauge_ahead_3 = The bars confirm my forecast.
quips-gauge_behind_3 = A deficit. I recalculate.
quips-gauge_burns_card_3 = One option less for you.
quips-gauge_loses_card_3 = Struck from my inventory.
quips-gauge_flanks_3 = Your rear plating is thinner. Noted.
quips-gauge_flanked_3 = A blind angle. I should have known.
quips-gauge_stopped_3 = An unplanned halt. Logged.
quips-gauge_corners_3 = Your sample size is now one.
quips-gauge_barely_1 = Hull integrity: just enough.
quips-gauge_barely_2 = Within tolerance. Barely.
quips-gauge_barely_3 = One more such hit is not planned.
quips-gauge_almost_1 = Its remaining structure rounds to none.
quips-gauge_almost_2 = One more hit, at good odds.
quips-gauge_almost_3 = It stands, by a margin of error.
quips-gauge_destroys_3 = Removed from the equation.
quips-gauge_loses_mech_3 = A variable drops out.
quips-gauge_round_1 = New round. New data.
quips-gauge_round_2 = I have updated my tables.
quips-gauge_round_3 = All gauges read. Proceed.
quips-gauge_round_4 = Your last plan was instructive.
quips-anvil_defend_3 = I stand. You guess.
quips-anvil_defend_4 = Bad angle. For you.
quips-anvil_surge_3 = Roll.
quips-anvil_surge_4 = I have power to burn.
quips-anvil_free_1 = That one was for practice.
quips-anvil_free_2 = Costs nothing. Hits the same.
quips-anvil_flux_3 = My plates hold.
quips-anvil_flux_4 = Hammer harder.
quips-anvil_crit_3 = You rattle now.
quips-anvil_pays_3 = Worth the smoke.
quips-anvil_put_back_3 = Not enough. Show me more.
quips-anvil_first_hit_1 = First blow. More will come.
quips-anvil_first_hit_2 = Now you know my weight.
quips-anvil_first_hurt_1 = Good. It has begun.
quips-anvil_first_hurt_2 = A tap. Do it again.
quips-anvil_hit_1 = Felt that?
quips-anvil_hit_2 = That is what weight does.
quips-anvil_hit_3 = Steel answers steel.
quips-anvil_hurt_1 = You can hit. Good.
quips-anvil_hurt_2 = It dents. It does not break.
quips-anvil_hurt_3 = I keep that dent.
quips-anvil_missed_1 = The next one lands.
quips-anvil_missed_2 = I only cleared my throat.
quips-anvil_missed_3 = Hm.
quips-anvil_dodged_1 = Noise. No dent.
quips-anvil_dodged_2 = Was that a shot?
quips-anvil_dodged_3 = You waste powder.
quips-anvil_flanks_1 = Your back is soft.
quips-anvil_flanks_2 = You looked away.
quips-anvil_flanked_1 = From behind. So be it.
quips-anvil_flanked_2 = You fear my front. Wise.
quips-anvil_burns_card_1 = Burn.
quips-anvil_burns_card_2 = One tool less.
quips-anvil_loses_card_1 = I need only one gun.
quips-anvil_loses_card_2 = Take it. It was dull.
quips-anvil_destroys_1 = Scrap.
quips-anvil_destroys_2 = It lies where it stood.
quips-anvil_loses_mech_1 = It fell forward. Good.
quips-anvil_loses_mech_2 = You will pay for that one.
quips-anvil_last_mech_1 = One is enough.
quips-anvil_last_mech_2 = Last iron standing. Come.
quips-anvil_corners_1 = One left. Kneel or run.
quips-anvil_corners_2 = Your last. Make it good.
quips-anvil_stopped_1 = Move, or be moved.
quips-anvil_stopped_2 = Something is in my way.
quips-anvil_no_target_1 = You run well.
quips-anvil_no_target_2 = Hiding only delays it.
quips-anvil_sights_near_1 = { $mech }. You are close. Too close.
quips-anvil_sights_near_2 = I come for { $mech }.
quips-anvil_sights_near_3 = { $mech } stands in my road.
quips-anvil_sights_weak_1 = { $mech } is cracked. I finish it.
quips-anvil_sights_weak_2 = { $mech } bleeds. I smell oil.
quips-anvil_ahead_1 = You shrink.
quips-anvil_ahead_2 = Half of you is gone already.
quips-anvil_behind_1 = I have been dented worse.
quips-anvil_behind_2 = Lead if you like. I end things.
quips-anvil_last_round_1 = Last round. No more talk.
quips-anvil_last_round_2 = It ends here.
quips-anvil_sights_weak_3 = { $mech } will not see the next round.
quips-anvil_sights_weak_4 = { $mech } limps. I do not.
quips-anvil_no_target_3 = You stay out of my sight. Wise.
quips-anvil_no_target_4 = I wait. Iron can wait.
quips-anvil_ahead_3 = The weight is on my side.
quips-anvil_behind_3 = Not yet. Not like this.
quips-anvil_burns_card_3 = That will not fire again.
quips-anvil_loses_card_3 = Take it. I have hands.
quips-anvil_flanks_3 = You showed me your back.
quips-anvil_flanked_3 = From behind. I will turn.
quips-anvil_stopped_3 = This wall owes me.
quips-anvil_corners_3 = One stands. Stand well.
quips-anvil_barely_1 = I am still here.
quips-anvil_barely_2 = Bent. Not broken.
quips-anvil_barely_3 = It takes more than that.
quips-anvil_almost_1 = It stands on one leg.
quips-anvil_almost_2 = The next blow ends it.
quips-anvil_almost_3 = I hear it creak.
quips-anvil_destroys_3 = Down. Next.
quips-anvil_loses_mech_3 = It served well.
quips-anvil_round_1 = Again.
quips-anvil_round_2 = Come closer this time.
quips-anvil_round_3 = I have not moved my mind.
quips-anvil_round_4 = Let us go on.

# Below what the other side does in an attack: why now, and what is left.
answers-surge = Paid 1 Surge, { $left } left.
answers-flux = Paid 1 Flux, { $left } left.
answers-free = A free reroll.
answers-defend = Against { $weapon } of { $mech }.
answers-crit = A crit of { $mech } came through.
answers-pays = It could not pay for its program.
answers-put_back = Targeting tokens left: { $left }.
answers-deplete = That card is lost for the rest of the battle.

# The faces of dice in a sentence, by their pictures.
die_faces-blank = blank
die_faces-hit = :hit:
die_faces-crit = :crit:
die_faces-shield = :armor:
die_faces-dodge = :evade:

dice_told-blanks = { $count } blank

log-first = { $seat } places first.
log-place = { $seat } places { $mech } on { $cell }.
log-face = { $mech } faces { $facing }.
log-round = Round { $round }: { $seat } gives the first number.
log-order = { $mech } takes number { $number }.
log-programming = { $seat } programs the mechs in secret.
log-program =
    { $hidden ->
        [yes] { $seat } fills slot { $slot } of { $mech }.
       *[no] { $empty ->
            [yes] { $mech }, slot { $slot }: empty.
           *[no] { $flipped ->
                [yes] { $mech }, slot { $slot }: { $card }, flipped.
               *[no] { $mech }, slot { $slot }: { $card }.
            }
        }
    }
log-programmed = { $seat } is ready.
log-execution = Execution: the lowest number first.
log-reveal = { $mech } reveals its program.
log-fill =
    { $flipped ->
        [yes] { $mech }, empty slot { $slot }: { $card }, flipped, drawn at random.
       *[no] { $mech }, empty slot { $slot }: { $card }, drawn at random.
    }
log-directive =
    { $flipped ->
        [yes] { $mech } executes { $card }, flipped.
       *[no] { $mech } executes { $card }.
    }
log-step = { $mech } moves to { $cell }.
log-turn = { $mech } turns { $degrees }° { $side }.
log-stop = { $mech } stands still.
log-lock = { $mech } locks on and has { $targeting } of { $most } targeting tokens.
log-blocked =
    { $by ->
        [edge] { $mech } is stopped by the edge of the board.
        [wall] { $mech } is stopped by a wall.
       *[mech] { $mech } is stopped by another mech.
    }
log-delta = Delta of { $mech }: { $delta }.
log-gain = { $mech } gains { $amount } Surge and has { $surge }.
log-pay =
    { $surge ->
        [0] { $mech } pays { $flux } Flux.
       *[other] { $flux ->
            [0] { $mech } pays { $surge } Surge.
           *[other] { $mech } pays { $flux } Flux and { $surge } Surge.
        }
    }
log-strain =
    { $hits ->
        [0] { $crits ->
            [0] { $mech } cannot pay the rest: the dice against it all miss.
           *[other] { $mech } cannot pay the rest: the dice against it give { $crits } { $crits ->
                [one] crit
               *[other] crits
            }.
        }
        [one] { $crits ->
            [0] { $mech } cannot pay the rest: the dice against it give 1 hit.
           *[other] { $mech } cannot pay the rest: the dice against it give 1 hit and { $crits } { $crits ->
                [one] crit
               *[other] crits
            }.
        }
       *[other] { $crits ->
            [0] { $mech } cannot pay the rest: the dice against it give { $hits } hits.
           *[other] { $mech } cannot pay the rest: the dice against it give { $hits } hits and { $crits } { $crits ->
                [one] crit
               *[other] crits
            }.
        }
    }
log-combat = Combat: the highest number first.
log-hold =
    { $had_target ->
        [yes] { $mech } holds fire.
       *[no] { $mech } has no target.
    }
log-attack = { $mech } attacks { $target } with { $weapon }.
log-called_off = { $mech } is destroyed before it can fire.
log-roll = { $mech } rolls { $dice }.
log-reroll =
    { $dice_kind ->
        [attack] { $mech } rerolls attack die { $die }: { $dice }.
        [armor] { $mech } rerolls armor die { $die }: { $dice }.
       *[evade] { $mech } rerolls evade die { $die }: { $dice }.
    }
log-defend =
    { $count ->
        [0] { $mech } defends in its { $arc } arc, without dice.
       *[other] { $mech } defends in its { $arc } arc: { $dice }.
    }
log-result =
    { $hits ->
        [0] { $crits ->
            [0] Everything is cancelled or missed.
           *[other] Hits: { $hits }, crits: { $crits }, cancelled: { $cancelled }.
        }
       *[other] Hits: { $hits }, crits: { $crits }, cancelled: { $cancelled }.
    }
log-damage = { $mech } loses { $amount } structure and has { $structure }.
log-destroyed = { $seat }'s { $mech } is destroyed.
log-crit = Crit on { $mech }. Revealed: { $cards }.
log-spared = { $mech } has no card left to lose.
log-put_back = { $mech } spends a targeting token: { $card } is put back.
log-left = { $mech } spends no more targeting tokens.
log-deplete = { $mech } loses { $card }.
log-clean_up = Cleanup: all Flux is lost, and Surge becomes Flux.
log-over =
    { $draw ->
        [yes] The game is a draw.
       *[no] { $winner } wins.
    }

# What is said while dice roll: what they give is told once they lie still.
thrown-roll = { $mech } rolls { $count } { $count ->
        [one] die
       *[other] dice
    }.
thrown-reroll =
    { $dice_kind ->
        [attack] { $mech } rerolls attack die { $die }.
        [armor] { $mech } rerolls armor die { $die }.
       *[evade] { $mech } rerolls evade die { $die }.
    }
thrown-defend = { $mech } defends in its { $arc } arc.
thrown-strain = { $mech } cannot pay the rest: it rolls { $count } { $count ->
        [one] die
       *[other] dice
    } against itself.

# Why the game ended; the result adds "in round 9."
reasons-destroyed =
    { $draw ->
        [yes] the last mechs of both were destroyed
       *[no] { $loser }'s last mech was destroyed
    }
reasons-round_limit =
    { $draw ->
        [yes] both have the same share of structure left
       *[no] { $loser } has the smaller share of structure left
    }

# The options in the set-up: name, values, and a sentence each.
options-rounds = Rounds
options-points = Points

option_values-rounds_none = No limit

option_lines-rounds = After this round the side with more of its structure left wins.
option_lines-points = A squad costs this many points at most.

# What is conceded, or deleted, after "the" and "this".
concede-contest = battle

# What the table says beside the log.
notices-place_first = Place first
notices-place_second = Place second
notices-face_here = Look this way
notices-turn_left = Turn left
notices-turn_right = Turn right
notices-ready = Ready
notices-chance_title =
    { $count ->
        [one] Leave a slot to chance?
       *[other] Leave { $count } slots to chance?
    }
notices-chance_yes =
    { $count ->
        [one] Leave it
       *[other] Leave them
    }
notices-chance_no = Keep writing
notices-clear = Clear program
notices-hold = Hold fire
notices-keep = Keep
notices-done = Done
notices-back = Back
notices-hand_over = Hand over
notices-take_back = Take back
notices-stand = { $name }'s programs stand.
notices-place_mech = { $name }: place { $mech } on a lit cell.
notices-face_mech = { $name }: which way does { $mech } look?
notices-write = { $name }: write the programs.
notices-empty_one = { $mech }: 1 empty slot would be filled by chance.
notices-empty_some = { $mech }: { $count } empty slots would be filled by chance.
notices-empty_all = { $count } empty slots of { $mechs } mechs would be filled by chance.
# In a lesson, while programs are written.
notices-slots_empty =
    { $count ->
        [one] 1 slot is still empty.
       *[other] { $count } slots are still empty.
    }
notices-passes = That does it: press Ready.
notices-passes_not = Not there yet: change a card.
notices-empty_slot = empty
notices-weapon_first = { $name }: choose a weapon for { $mech }.
notices-target_first = { $name }: choose a target for { $weapon }.
notices-reroll_hint =
    { $free ->
        [yes] The next reroll is free. Then 1 Surge a die, each die once: you have { $count }.
       *[no] 1 Surge a die, each die once: you have { $count }.
    }
notices-defend_hint =
    { $free ->
        [yes] The next reroll is free. { $by_flux ->
            [yes] Then 1 Flux a die (you have { $flux }), each die once.
           *[no] Then 1 Flux an armor die (you have { $flux }), 1 Surge an evade die (you have { $surge }).
        }
       *[no] { $by_flux ->
            [yes] Each die once: 1 Flux a die (you have { $flux }), then 1 Surge an evade die (you have { $surge }).
           *[no] Each die once: 1 Flux an armor die (you have { $flux }), 1 Surge an evade die (you have { $surge }).
        }
    }
notices-die_keys = A digit picks it, { $confirm } rolls.
notices-put_back_hint = 1 targeting token a card: you have { $count }.
# What a reroll may bring: beside the die, and in a sentence.
notices-promise_none = no gain
notices-promise_saves = { $percent } %: saves { $amount }
notices-promise_crit = { $percent } %: no crit
notices-promise_adds = { $percent } %: −{ $amount }
notices-promise_lost = too late
notices-promise_survives = { $percent } %: survives
notices-promise_needed = { $percent } %: 1 of { $needed }
notices-promise_short_none = no gain
notices-promise_short_saves = { $percent } %: saves { $amount }
notices-promise_short_crit = { $percent } %: no crit
notices-promise_short_adds = { $percent } %: −{ $amount }
notices-promise_short_lost = too late
notices-promise_short_survives = { $percent } %: lives
notices-promise_short_needed = { $percent } %: 1 of { $needed }
notices-promise_hint_none = No result of it is better than this one.
notices-promise_hint_saves = It saves { $amount } structure about { $percent } of 100 times.
notices-promise_hint_crit = About { $percent } of 100 times no card is lost to a crit.
notices-promise_hint_lost = The mech is destroyed even if every reroll helps.
notices-promise_hint_survives = The mech survives about { $percent } of 100 times.
notices-promise_hint_needed = It stops 1 hit about { $percent } of 100 times. { $needed } have to be stopped, or the mech is destroyed.
notices-promise_hint_adds = It adds { $amount } damage on average about { $percent } of 100 times.
notices-won = { $name } wins
notices-drawn = A draw
notices-conceded = Conceded
notices-holds_fire =
    { $had_target ->
        [yes] holds fire
       *[no] no target
    }
notices-no_card_left = no card left
notices-stops_edge = edge
notices-stops_wall = wall
notices-stops_mech = mech in the way
notices-round = Round { $round }
notices-of_rounds = of { $rounds }
notices-no_limit = no limit
notices-first_moves = 1 moves first
notices-last_shoots = highest shoots first
notices-hidden = program hidden
notices-slots = { $count } of { $slots } slots
notices-not_placed = not placed yet
notices-to_place = now: choose its cell
notices-to_face = now: which way?
notices-stands_on = on { $cell }
notices-carries =
    { $words }
    { "*" }Carries:* { $cards }.
notices-decides = { $name } decides
notices-begin_note = First: you take the first number in round 1. Second: you answer each mech of the other side with yours.
notices-stand_note = You may take them back until { $name } begins.
notices-places_mech = { $name } places
notices-turns_mech = { $name } turns a mech
notices-gives_number = { $name } gives a number
notices-moves_first = moves first
notices-shoots_first = shoots first
notices-place_note = Lit: the outer two rings of your half. Click another mech to place that one first.
notices-place_note_last = Lit: the outer two rings of your half.
notices-face_note = Arrows turn it; { $here } keeps it.
notices-goal =
    { $rounds ->
        [0] *You win* when no enemy mech is left.
       *[other] *You win* when no enemy mech is left, or with the larger share of structure left after round { $rounds }.
    }
notices-order_note = Click a number beside a mech, or press it; M takes the next mech. 1 moves first, { $count } shoots first.
notices-placed = placed
notices-to_number = no number yet
notices-numbered = has its number
notices-to_run = to run
notices-runs_now = runs now
notices-has_run = has run
notices-to_attack = to attack
notices-attacks_now = attacks now
notices-attacks_next = attacks next
notices-attacked = attacked { $target }
notices-had_no_target = had no target
notices-held_fire = held its fire
notices-has_attacked = done
notices-is_out = destroyed
notices-destroyed = { $mech } destroyed
notices-stands_still = still stands
notices-from_there = FROM THERE
notices-hit_from = HIT BY
notices-no_target = no target
notices-no_target_why = nobody: { $why }
notices-about = ~{ $damage }
notices-damage = damage
notices-damage_there =
    { $count ->
        [1] { $first ->
            [0] damage if it stays
           *[other] damage, but it moves first
        }
       *[other] damage now
    }
notices-there_first = Worked out from where all stand now. Moves before this mech: { $mechs }.
notices-damage_now = damage now,
notices-no_threat = nobody as they stand
notices-could_come = They move first and could still reach you: { $mechs }.
notices-nobody_yet = nobody yet,
notices-may_come = nobody yet, { $count } may come
notices-after_moving = after moving:
notices-blocked_way = mech in the way
notices-if_it_stays = The way is blocked if that mech stays there.
notices-chance = by chance
notices-and_chance = and chance
notices-free = { $count } of { $of } free
notices-in_slot =
    { $count ->
        [one] in slot { $slots }
       *[other] in slots { $slots }
    }
notices-slot = Slot { $slot }
notices-gains = gains { $amount }
notices-pays = pays
notices-own_dice =
    { $count ->
        [one] 1 die hits itself
       *[other] { $count } dice hit itself
    }
notices-nothing = changes nothing
notices-not_run = not run
notices-stopped_edge = stopped by the edge
notices-stopped_wall = stopped by a wall
notices-stopped_mech = stopped by a mech
notices-why_edge = The edge of the board is in the way. What comes after this card is not run.
notices-why_wall = A wall is in the way. What comes after this card is not run.
notices-why_mech = A mech is in the way. What comes after this card is not run.
notices-shows_program = shows its program
notices-program_done = program done
notices-slot_runs = slot { $slot } of { $slots }
notices-so_far = Delta so far
notices-was_empty = The slot was empty: chance drew this card.
notices-combo_holds = The combo holds.
notices-combo_waits = The next card decides.
notices-combo_fails = The combo does not hold.
notices-counts = Counts { $delta }.
notices-now = now
notices-next = next
notices-later = later
notices-latest_first = latest first
notices-paying =
    { $dice ->
        [0] { $flux ->
            [0] pays { $surge } Surge, { $had_surge } › { $left_surge }
           *[other] { $surge ->
                [0] pays { $flux } Flux, { $had_flux } › { $left_flux }
               *[other] pays { $flux } Flux and { $surge } Surge
            }
        }
       *[other] { $dice ->
            [one] not all can be paid: 1 die of damage to itself
           *[other] not all can be paid: { $dice } dice of damage to itself
        }
    }
notices-gaining = gains { $amount } Surge, { $had } › { $left }
notices-hit_chance =
    { $gone ->
        [0] hits { $hit } %, crit { $crit } %
       *[other] hits { $hit } %, crit { $crit } %, destroys { $gone } %
    }
notices-hit_chance_short =
    { $gone ->
        [0] hits { $hit } %, crit { $crit } %
       *[other] hits { $hit } %, destroys { $gone } %
    }
notices-away = { $distance } away, { $range }
notices-dice = { $dice } dice, { $range }
notices-dice_more = { $dice } dice, { $more }
notices-attack_dice = { $weapon } { $dice }, { $more }
notices-more_from = { $name } +{ $amount }
notices-depleted = depleted
notices-if_kept = If kept
notices-comes_through = Result
notices-no_damage = no damage
notices-crit_one = 1 crit: a card is lost
notices-crit_some = { $count } crits: as many cards are lost
notices-destroys = destroyed
notices-destroys_unless = destroyed, unless { $count ->
        [one] 1 hit is stopped
       *[other] { $count } hits are stopped
    }
notices-destroys_surely = destroyed: no reroll can save it
notices-defence_dice = hit in the { $arc } arc
notices-defends_next = { $arc } arc: { $armor } armor, { $evade } evade
notices-defends_more = { $dice } ({ $more })
notices-no_hits = No hits.
notices-on_average = on average, after the defence
notices-role_attacks =
    { $face ->
        [yes] attacks
       *[no] { $name } attacks
    }
notices-role_holds =
    { $face ->
        [yes] holds fire
       *[no] { $name } holds fire
    }
notices-role_no_target = no target
notices-role_defends =
    { $face ->
        [yes] defends
       *[no] { $name } defends
    }
notices-role_target =
    { $face ->
        [yes] target
       *[no] { $name }: target
    }
notices-would_be_away = The nearest enemy, { $mech }, would be { $distance } away.
notices-would_face =
    { $count ->
        [0] No enemy would be in front of it.
        [one] { $mechs } would be in front of it.
       *[other] { $mechs } would be in front of it.
    }
notices-would_move = It moves before { $mechs }.
notices-would_shoot = It shoots before { $mechs }.
notices-would_do =
    { $gone ->
        [0] { $damage } damage on average, hits { $hit } %.
       *[other] { $damage } damage on average, hits { $hit } %, destroys { $gone } %.
    }
notices-role_best = best target
notices-role_loses =
    { $face ->
        [yes] is hit
       *[no] { $name } is hit
    }
notices-chooses_lost = chooses the card that is lost
notices-chooses_back = may put cards back for
notices-lose_it = Lose it
notices-put_back = Put back
notices-lose_weapon = *If lost:* only { $left } is left.
notices-lose_last_weapon = *If lost:* no weapon is left.
notices-lose_upgrade = *If lost, this ends:* { $text }
notices-lose_directive = *If lost:* { $left } more like it. Directives left: { $all }.
notices-lose_last_directive = *If lost:* other cards that { $does ->
        [forward] move forward
        [back] move back
        [aside] move sideways
        [turn] turn
        [lock] target
       *[stop] wait
    }: { $count ->
        [0] none
       *[other] { $count }
    }. Directives left: { $all }.
notices-fires = { $mech } fires its { $weapon } at { $target }
notices-chooses = { $mech } attacks
notices-holds = { $mech } holds fire
notices-has_no_target = { $mech } has no target
notices-next_mech = This program is full. Now { $mech }: Enter, or its tab.
notices-planner_keys = Digits or Enter fill, Shift+1–{ $slots }: slot, F flips, M: next mech.
notices-flip = Flip
notices-flipped_now =
    { $flipped ->
        [yes] { $card } in slot { $slot } is flipped.
       *[no] { $card } in slot { $slot } is no longer flipped.
    }
notices-threats = Enemy reach
notices-threats_key = The redder, the likelier they hit there. Outlined: they could end there.
notices-watch_all = Programs are written in secret. They are shown when they are run.
notices-watch_programs = { $name } is writing programs in secret. They are shown when they are run.
notices-write_next = You write the programs of your mechs next. Both sides do so in secret.
notices-now_writes = { $name }'s programs are hidden until they are run. *Hand the screen to { $other }.*
notices-cleanup_note = All Flux is lost. Then all Surge becomes Flux: in the next round it rerolls armor dice and pays for deltas.
notices-round_loss =
    { $count ->
        [0] no loss this round
       *[other] −{ $count } this round
    }
notices-carries_nothing = No Surge to turn into Flux
notices-mark_lost = lost { $count } { $mark }
notices-mark_turned = { $count } { $mark } became { $other }
notices-mech_gone = Destroyed
notices-score = { $percent } %
notices-ended = { $reason } in round { $round }.
notices-share = { $left } of { $whole } structure left, { $percent } %
notices-armor = Armor { $front } / { $side } / { $rear }, evasion { $evasion }
notices-armor_sides = Armor { $front } in front, { $side } at the sides, { $rear } at the rear, evasion { $evasion }
notices-structure = Structure { $left } of { $whole }
notices-directives = { $count } directives
notices-odds = Expected damage with the best weapon, before rerolls
notices-odds_of = Expected damage of { $weapon }, before rerolls
notices-far_off = { $distance } away
notices-cannot_arc = out of its arc
notices-cannot_near = too near
notices-cannot_far = too far
notices-cannot_sight = no line of sight
notices-weapon_cannot =
    { $why ->
        [arc] { $weapon } { notices-cannot_arc }
        [near] { $weapon } { notices-cannot_near }
        [far] { $weapon } { notices-cannot_far }
       *[sight] { $weapon } { notices-cannot_sight }
    }
notices-in_order = Programs run one after the other, the lowest number first. Then the deltas of the cards that were run are added up: *a positive sum gains Surge*, a negative one is paid with Flux, then Surge, then damage dice.
notices-hexes = Hex board
notices-hex_turns = On hexes a turn of 45° is one side (60°), one of 90° two (120°).
notices-crit_on =
    { $of ->
        [1] Crit on { $mech }
       *[other] Crit { $number } of { $of } on { $mech }
    }
notices-crit_own =
    { $of ->
        [1] { $mech } could not pay for its delta
       *[other] { $mech } could not pay: crit { $number } of { $of }
    }
notices-why_crit = Each crit costs a card: these were drawn by chance, and *one of them is lost for the rest of the game*.
notices-why_put_back = A card that is put back is safe. Then { $name } chooses one of the others, and *it is lost for the rest of the game*.
notices-lost_gun = lost
notices-cell = Cell { $cell }.
notices-wall = A wall: it blocks steps and sight.

panels-this_round = This round
panels-last_round = Last round
panels-placement = Placement
panels-ordering = Order
panels-programming = Program
panels-execution = Execution
panels-combat = Combat
panels-crit = Crit
panels-cleanup = Cleanup
panels-result = Result
panels-order = Order
panels-delta = Delta
panels-hand = Directives
panels-attack = Attack
panels-defence = Defence

phases-ordering = Order
phases-programming = Program
phases-execution = Execute
phases-combat = Combat
phases-cleanup = Cleanup

hints-board = The arrow keys go from cell to cell, and Enter takes the cell. The wheel, or + and −, enlarge the board; drag to move it.
hints-plate =
    { $mech } of { $name }: structure { $structure } of { $whole }.
    { $marks }
hints-on_cell =
    { $mech } of { $name }: structure { $structure } of { $whole }.
    { $armor }.
hints-sheet = All of it: I or the right button.
hints-sum = Above zero the sum of a program's deltas gains Surge. Below zero it is paid with Flux, then Surge; what is still owed is rolled as damage dice against the mech. What its upgrades change is counted in.
hints-fire = Fires { $weapon } at { $mech }.
hints-die =
    { $dice_kind ->
        [attack] Reroll attack die { $die }
        [armor] Reroll armor die { $die }
       *[evade] Reroll evade die { $die }
    } { $paid ->
        [surge] for 1 Surge.
        [flux] for 1 Flux.
       *[other] for free.
    } { $promise }
hints-slot = Slot { $slot } is empty: chance would fill it.
hints-number = { $mech } takes number { $number }.
hints-ready = Hands all programs over. They can be taken back until the other side has begun.
hints-ready_last = Hands all programs over. The other side is ready: then they run.
hints-facing = { $mech } looks this way.
hints-clear = Takes all directives out of this program.
hints-tab = The program of { $mech }: { $count } of { $slots } slots filled. M goes to the next mech.
hints-threats = Hold the key: the cells on which a program of the enemies could end, and those that they could hit from there. Point at one of them for that one alone. It is worked out from what you see: programs that they have written stay hidden.
hints-flip = Flips the directive: its other half counts (F).
hints-shots =
    { $which ->
        [hit_from] Shots at the end of the program from where the others stand now, with the damage to be expected of each before rerolls.
       *[from_there] Shots from the end of the program at the others as they stand now, with the damage to be expected of each before rerolls. Shaded: all that its weapons reach from there.
    }
hints-shot =
    { $which ->
        [hit_from] { $mech } with { $weapon }, { $distance } away: { $damage }
       *[from_there] { $weapon } at { $mech }, { $distance } away: { $damage }
    }
hints-no_shot =
    { $why ->
        [arc] { $weapon } at { $mech }: { notices-cannot_arc }
        [near] { $weapon } at { $mech }: { notices-cannot_near }
        [far] { $weapon } at { $mech }: { notices-cannot_far }
       *[sight] { $weapon } at { $mech }: { notices-cannot_sight }
    }
hints-firing =
    { $dice ->
        [0] Firing it costs { $flux ->
            [0] { $surge } Surge.
           *[other] { $surge ->
                [0] { $flux } Flux.
               *[other] { $flux } Flux and { $surge } Surge.
            }
        }
        [one] Firing it costs more than is left then: 1 die of damage to itself.
       *[other] Firing it costs more than is left then: { $dice } dice of damage to itself.
    }
phase_hints-ordering = Players take turns giving their mechs numbers.
phase_hints-programming = Each side writes its programs in secret.
phase_hints-execution = Programs run, the lowest number first.
phase_hints-combat = Mechs attack, the highest number first.
phase_hints-cleanup = Flux goes, and Surge becomes Flux.

why_not-other_turn = { $seat } is to choose now.
why_not-begin_first = First say who places first.
why_not-face_first = First choose which way { $mech } looks.
why_not-no_mech = The mechs are numbered from 1 to { $count }.
why_not-not_yours = { $mech } belongs to the other side.
why_not-destroyed = { $mech } has been destroyed.
why_not-placed = { $mech } has been placed on { $cell }.
why_not-numbered = { $mech } has number { $number } in this round.
why_not-off_board = That is not a cell of this board.
why_not-wall = There is a wall on { $cell }.
why_not-taken = { $mech } stands on { $cell }.
why_not-not_home = Mechs are placed on the lit cells, the outer two rings of your half, and { $cell } is not lit.
why_not-number_taken = { $mech } has taken number { $number }.
why_not-number_range = The numbers go from 1 to { $count }, one for each mech that stands.
why_not-own = { $mech } is on your side.
why_not-arc = { $mech } is not in an arc of { $weapon }.
why_not-near = { $weapon } reaches from { $near } on: { $mech } is { $distance } away.
why_not-far = { $weapon } reaches as far as { $far }: { $mech } is { $distance } away.
why_not-sight = { $weapon } cannot be fired at { $mech }: a wall is in the way.
why_not-weapon_first = { $count } of your weapons reach it: choose one first.
why_not-no_weapons = { $mech } has no weapon left.
why_not-no_targets = { $weapon } has no target now.
why_not-depleted = { $weapon } is depleted.
why_not-not_carried = { $mech } does not carry { $weapon }.
why_not-other_side = These are the dice of the other side.
why_not-no_surge = That costs 1 Surge, and { $mech } has none.
why_not-no_flux = That costs 1 Flux, and { $mech } has none.
why_not-rerolled = Each die may be rerolled once.
why_not-no_die = That kind has { $count } dice.
why_not-not_revealed = { $card } is not among the revealed cards.
why_not-decided = Slot { $slot } has been handed over.
why_not-slot_order = Programs are handed over in order: slot { $slot } of { $mech } is next.
why_not-used = { $card } is in slot { $slot }.
why_not-not_free = { $mech } has no { $card } left.
why_not-no_halves = { $card } has one half and cannot be flipped.
why_not-slots_full = All { $count } slots are filled: click one to empty it, choose one (Shift+digit) or clear all (C).
why_not-nothing_to_flip = { $mech } has no directive there to flip: lay one first.
why_not-nothing_to_clear = The program of { $mech } is empty.

# The round in a few sentences, beside the board.
recap-ran =
    { $stopped ->
        [edge] *{ $mech }* was stopped by the edge: delta { $delta }.
        [wall] *{ $mech }* was stopped by a wall: delta { $delta }.
        [mech] *{ $mech }* was stopped by a mech: delta { $delta }.
       *[no] *{ $mech }* ran its program: delta { $delta }.
    }
recap-strained =
    { $fatal ->
        [yes] *{ $mech }* could not pay, lost { $amount } structure and was destroyed.
       *[no] *{ $mech }* could not pay and lost { $amount } structure.
    }
recap-hit =
    { $fatal ->
        [yes] *{ $mech }* destroyed *{ $target }* with { $weapon }: −{ $amount } structure.
       *[no] *{ $mech }* hit *{ $target }* with { $weapon }: −{ $amount } structure.
    }
recap-missed = *{ $mech }* fired { $weapon } at *{ $target }*: nothing came through.
recap-lost = *{ $mech }* lost { $card }.

# The same on the row of the mech that did it.
known-ran =
    { $stopped ->
        [edge] Stopped by the edge: delta { $delta }
        [wall] Stopped by a wall: delta { $delta }
        [mech] Stopped by a mech: delta { $delta }
       *[no] Ran its program: delta { $delta }
    }
known-strained =
    { $fatal ->
        [yes] Could not pay and was destroyed
       *[no] Could not pay: −{ $amount } structure
    }
known-hit =
    { $fatal ->
        [yes] Destroyed { $target } with { $weapon }
       *[no] Hit { $target } with { $weapon }: −{ $amount }
    }
known-missed = Fired { $weapon } at { $target }: nothing
known-lost = Lost { $card }

# How the computer plays this game at each level, in the set-up.
player_lines-easy = Chip charges and shoots at what is near.
player_lines-normal = Gauge lines its shots up before it moves.
player_lines-hard = Anvil weighs what you may program.

# What each choice is, as a hint and the key moments of a match name it.
actions-first = Place your mechs first
actions-second = Place your mechs second
actions-place = Place { $mech } on { $cell }
actions-face = Turn the mech to face { $facing }
actions-order = Give { $mech } the number { $number }
actions-program =
    { $empty ->
        [yes] { $mech }: leave slot { $slot } empty
       *[no] { $flipped ->
            [yes] { $mech }: { $card }, flipped, into slot { $slot }
           *[no] { $mech }: { $card } into slot { $slot }
        }
    }
actions-program_whole = { $mech }: { $cards }
actions-slot =
    { $empty ->
        [yes] nothing
       *[no] { $flipped ->
            [yes] { $card } (flipped)
           *[no] { $card }
        }
    }
actions-attack = Fire { $weapon } at { $target }
actions-hold = Hold fire
actions-reroll =
    { $dice_kind ->
        [attack] Reroll attack die { $die }
        [armor] Reroll armor die { $die }
       *[evade] Reroll evade die { $die }
    }
actions-keep = Keep the dice
actions-put_back = Put { $card } back
actions-done = Put no more cards back
actions-deplete = Lose { $card }

# Why a choice looks good, by the term of the estimate in which it is ahead of the others.
hint_reasons-structure = Your mechs should have more structure left than the others.
hint_reasons-cards = It keeps more of your weapons, upgrades and directives.
hint_reasons-power = It leaves you more Surge, Flux or targeting.
hint_reasons-shots = It gives your mechs better shots.
hint_reasons-danger = Your mechs should be harder to hit from there.
hint_reasons-distance = It brings your mechs closer to a target.
hint_reasons-moves_first = It moves first, before anybody can block its way.
hint_reasons-moves_early = It moves early, while most ways are still free.
hint_reasons-shoots_early = It shoots early, before most others can shoot at it.
hint_reasons-shoots_first = It shoots first: what it destroys does not shoot back.
hint_figures-their_structure = Enemy mechs should be left with { $amount } structure, otherwise { $others }.
hint_figures-own_structure = Your mechs should be left with { $amount } structure, otherwise { $others }.
hint_figures-power = Surge, Flux and targeting of your mechs: { $amount }, otherwise { $others }.

# The same for choices of which no term says enough: whether another one is better or not, or for both.
choice_reasons-first = In round 1 you choose first which mechs move early and which shoot early.
choice_reasons-second = You see where the other side stands before you place.
choice_reasons-keep_best = No reroll looks worth what it costs.
choice_reasons-keep_less = A reroll looks worth what it costs.
choice_reasons-reroll_best = It gains more on average than it costs.
choice_reasons-reroll_less = On average it gains less.

# Why a squad that somebody has built cannot be played.
side_problems-unknown_card = Mech { $mech }: there is no card { $card } for that place.
side_problems-many_copies = Mech { $mech }: { $count } copies of { $card }, and it takes { $limit } at most.
side_problems-no_mechs = The squad has no mech yet.
side_problems-many_mechs = { $count } mechs, and a squad has { $limit } at most.
side_problems-many_points = { $count } points are over the limit of { $limit }.
side_problems-no_chassis = Mech { $mech } has no chassis yet.
side_problems-no_weapons = Mech { $mech } has no weapon yet.
side_problems-many_weapons = Mech { $mech }: { $count } weapons, and it takes { $limit } at most.
side_problems-many_upgrades = Mech { $mech }: { $count } upgrades, and it takes { $limit } at most.
side_problems-few_directives = Mech { $mech }: its program needs { $limit ->
    [one] { $limit } directive
   *[other] { $limit } directives
} at least, and it has { $count }.
side_problems-many_directives = Mech { $mech }: { $count } directives, and it takes { $limit } at most.

# The builder of squads.
builder-new = New squad
builder-new_name = Squad
builder-needs = 1 to 3 mechs, 60 points
builder-counts = { $over ->
    [0] { $count } of { $most } points
   *[other] { $count } of { $most }: { $over } over
}
builder-points_head = Points
builder-points_of = { $count } of { $most }
builder-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
builder-limit_hint = Up to { $points } points a squad. Agree on it before a match.
builder-of = { $count } of { $most }
builder-weapons = Hardpoints
builder-upgrades = Upgrades
builder-directives = Directives
builder-directive_count = { $count } cards, { $least } to { $most }
builder-open_weapon = Add a weapon
builder-open_upgrade = Add an upgrade
builder-open_directive = Add
builder-add_mech = Add a mech
builder-from_points = from { $points } points
builder-too_few_points = { $left ->
        [0] No points left
        [one] 1 point left
       *[other] { $left } points left
    }: it takes { $points } or more
builder-no_chassis = No chassis
builder-pick_chassis = Pick a chassis
builder-class_light = light
builder-class_medium = medium
builder-class_heavy = heavy
builder-arc_front = Front
builder-arc_side = Sides
builder-arc_rear = Rear
builder-structure = Structure
builder-evasion = Evasion
builder-slots = Slots
builder-fill = The pool fills the mech with the teal edge. Left and Right change its chassis.
builder-other_chassis = Another chassis.
builder-take_mech_out = Take this mech out.
builder-take_out = Press to take it out.
builder-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
builder-delta = delta { $delta }
builder-delta_sum = Delta sum
builder-with_combos = with every combo
builder-tab_chassis = Chassis
builder-tab_weapon = Weapons
builder-tab_upgrade = Upgrades
builder-tab_directive = Directives
builder-tab_reach = What the mech reaches
builder-search = Search: rear, 6 dice
builder-no_hits = No card. Show all (F)
builder-on_mech = On mech { $mech }
builder-copies = × { $count }
builder-suggest = Suggest the rest
builder-nothing_open = No mech takes one more card.
builder-points_left = { $points ->
    [one] 1 point is left.
   *[other] { $points } points are left.
}
builder-nothing_left = All points are spent.
builder-too_few_left = { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } left, and the cheapest upgrade costs { $least }.
# Why cards were suggested.
builder-why = Added { $cards }: { $points } of { $most } points.
builder-why_mech = Points were left for one more mech. Added { $cards }: { $points } of { $most } points.
builder-more_cards = { $count } more
builder-more_directives = { $count ->
        [one] 1 directive
       *[other] { $count } directives
    }
builder-mech_number = mech { $number }
builder-later_mech = Mech { $number }
builder-reach = { $mech } reaches
builder-reach_of = { $card } reaches
builder-board_hex = Hexes
builder-board_square = Squares
builder-turn_board = Shows hexes, or squares.
builder-reach_note = Numbers are the attack dice that it may throw there.
builder-open_all = It has no weapon.
builder-open_front = It reaches nothing in front.
builder-open_sides = Its sides are open.
builder-open_rear = Its rear is open.
builder-if_added = If you add it
builder-no_change = No measure changes.
builder-just_made = What that changed
builder-if_taken_out = If you take it out
builder-most_weapons = { $most } weapons are the most.
builder-most_upgrades = { $most } upgrades are the most.
builder-most_directives = { $most } directives are the most.
builder-most_copies = { $most } copies are the most.
builder-key_mech = mech
builder-key_on = put on or take off
builder-key_off = take off
builder-key_find = find
builder-key_board = other board
builder-key_out = mech out
builder-key_card = card in full

# How the pool of the builder is sorted.
orders-points = By points
orders-structure = By structure
orders-dice = By dice
orders-reach = By range
orders-colour = By colour
orders-delta = By delta
orders-name = By name

# What an upgrade does, in a row of a list.
short_verbs-evasion = +{ $amount } evade
short_verbs-armor = +{ $amount } armor, { $side }
short_verbs-reach = +{ $amount } range
short_verbs-close = −{ $amount } nearest range
short_verbs-more_dice = +{ $amount } dice, { $side }
short_verbs-steady = Shots cost { $amount } less
short_verbs-smooth = Programs cost { $amount } less
short_verbs-cleanup_flux = +{ $amount } Flux a round
short_verbs-cleanup_surge = +{ $amount } Surge a round
short_verbs-cleanup_lock = A token a round
short_verbs-keep_surge = { $amount } Surge stays
short_verbs-drag = Programs −{ $amount }
short_verbs-flux_evade = Flux evades
short_verbs-free_reroll = { $amount } free reroll
short_verbs-more_tokens = +{ $amount } token
short_verbs-more_slots = +1 slot
short_verbs-more_shields = Armor dice: 4 shields
short_verbs-bulkhead = −{ $amount } card a crit

# What was chosen, in the look back at a match: "Your program: Advance, Hold".
moment_kinds-begin = choice of who begins
moment_kinds-place = placement
moment_kinds-face = facing
moment_kinds-order = numbers
moment_kinds-program = program
moment_kinds-attack = attack
moment_kinds-reroll = reroll
moment_kinds-defend = reroll
moment_kinds-put_back = card put back
moment_kinds-deplete = lost card

# What is counted in battles when a squad is tried: in won battles, in lost ones, and as advice. The facts are how many battles of how many.
trial-won_destroyed = All their mechs are destroyed
trial-won_round_limit = More structure is left at the end
trial-won_first_kill = It destroys a mech first
trial-won_their_rear = It hits them from behind
trial-lost_destroyed = All its mechs are destroyed
trial-lost_round_limit = Less structure is left at the end
trial-lost_first_loss = It loses a mech first
trial-lost_rear = It is hit from behind
trial-advice_strain = Strain damaged it in *{ $count } of { $of }* lost battles: cheaper directives cause less.
trial-advice_rear = It was shot at from behind in *{ $count } of { $of }* lost battles: cover the rear, or turn more.
trial-advice_crit = It took crits in *{ $count } of { $of }* lost battles: more armor takes them off.
trial-advice_first_loss = It lost a mech first in *{ $count } of { $of }* lost battles: keep the weakest one farther back.
trial-advice_round_limit = *{ $count } of { $of }* lost battles ended with the last round: more dice end them earlier.
trial-seldom = *{ $card }* was fired in *{ $count } of { $of }* battles: another weapon may reach more.

# What is asked at the small table beside the settings.
cast-prompt = *{ $name }:* program your mechs in secret.
