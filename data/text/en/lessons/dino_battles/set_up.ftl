title = Set-up and benches
line = Who fights, who waits, and what they wear.

sit_left_brunel-say = You sit at the *left*, Brunel at the right. Knock out *three* of his Dinosaurs to win.

keep_hand-say = You drew six cards. Three are *Dinosaurs*: a good hand.
keep_hand-prompt = Keep this hand.
keep_hand-nudge = A hand needs Dinosaurs, and something to fight with.
keep_hand-why = Three Dinosaurs, an Upgrade and two Attack cards are all that you need now.
keep_hand-praise = A hand to fight with!
keep_hand-instead-triceratops-name = Keep
keep_hand-instead-triceratops-note = Three Dinosaurs and two Attack cards.
keep_hand-mistake-other-say = The first new hand is free, the next has a card less. But that one was *good*.
keep_hand-mistake-other-note = A good hand went back into the deck.

place_triceratops_active-say = One Dinosaur fights: the *active* one. HP stand in the corner: Triceratops has the most, *110*.
place_triceratops_active-prompt = Place Triceratops as your active Dinosaur.
place_triceratops_active-nudge = Click Triceratops, then the arena on your side.
place_triceratops_active-why = The active one is attacked first. 110 HP last longest.
place_triceratops_active-praise = 110 HP in front!
place_triceratops_active-instead-triceratops-note = 110 HP in front.
place_triceratops_active-mistake-weakest_stands_front-say = Compsognathus has *50 HP*. It is knocked out first.
place_triceratops_active-mistake-weakest_stands_front-note = The weakest stands in front.
place_triceratops_active-mistake-other-say = Placed, but Triceratops lasts longer in front.
place_triceratops_active-mistake-other-note = Fewer HP in front.

bench_both_others-say = Up to *three* wait on the bench. Without any Dinosaur in play you lose at once.
bench_both_others-prompt = Bench both others.
bench_both_others-nudge = Click each Dinosaur and a free place at the left.
bench_both_others-why = A Dinosaur on the bench can wear Upgrades, and steps in after a knock-out.
bench_both_others-praise = Two on the bench!
bench_both_others-instead-utahraptor-name = Bench both
bench_both_others-instead-utahraptor-note = Two that can step in.
bench_both_others-mistake-other-say = You can bench more *later*, but now fewer stand ready.
bench_both_others-mistake-other-note = A Dinosaur stayed in your hand.

say_ready-say = *Brunel* cannot see your three yet. Say that you are *ready*: then both sides turn theirs up.
say_ready-prompt = Click *Ready*.
say_ready-nudge = The button Ready stands at the right, with its key.
say_ready-why = Once both are ready the first turn begins.
say_ready-praise = There they are!
say_ready-instead-triceratops-name = Ready
say_ready-instead-triceratops-note = The battle begins.
say_ready-mistake-other-say = Not yet: first the battle has to begin.
say_ready-mistake-other-note = Nobody has been turned up.

four_comp_cards-say = Four *Comp Cards* lie aside. You get two of them for each Dinosaur you lose.

atk_eva_def-say = *ATK*, *EVA*, *DEF*: how well it attacks, evades and defends. A die is added each time.

turn_five_phases-say = A turn has five phases. In *Precombat* you get ready, in *Combat* they fight.

attach_steel_claws-say = *Steel Claws* are an Upgrade: ATK +3. Only the *bench* can get it. Utahraptor hits hardest.
attach_steel_claws-prompt = Attach Steel Claws to Utahraptor.
attach_steel_claws-nudge = Click Steel Claws, then Utahraptor on your bench.
attach_steel_claws-why = It has ATK 10, Compsognathus 7. With claws it hits for a die plus 13.
attach_steel_claws-praise = Utahraptor has ATK 13!
attach_steel_claws-instead-steel_claws-note = On Utahraptor: ATK 13.
attach_steel_claws-mistake-weaker_arm_good-say = It stays with *Compsognathus* now: ATK 10 there, and 13 on Utahraptor.
attach_steel_claws-mistake-weaker_arm_good-note = On the weaker arm, for good.
attach_steel_claws-mistake-no_harm_done-say = Loading is right, and comes next. *First* the claws.
attach_steel_claws-mistake-no_harm_done-note = No harm done.
attach_steel_claws-mistake-other-say = The claws stay in your hand and help nobody.
attach_steel_claws-mistake-other-note = Steel Claws not attached.

load_both_attack-say = In combat you spend *Combat Cards*. From your hand they must be *loaded* first.
load_both_attack-prompt = Load both Attack cards.
load_both_attack-nudge = Click an Attack card in your hand, then the other one.
load_both_attack-why = Cards in your hand cannot be spent in combat.
load_both_attack-praise = Loaded!
load_both_attack-instead-attack-name = Load
load_both_attack-instead-attack-note = Two attacks, or two answers.
load_both_attack-mistake-other-say = *Too few* Attack cards are loaded. In your hand they cannot be spent.
load_both_attack-mistake-other-note = Attack cards stayed in your hand.

spend_loaded-say = Now *Combat*: Brunel has loaded nothing, so that each of your attacks simply *hits*.
spend_loaded-prompt = Pass: combat begins. Then attack with both cards.
spend_loaded-nudge = First the button Pass, then the red button: once for each Attack card.
spend_loaded-why = Each Attack card is spent on one attack: a die plus ATK 9.
spend_loaded-praise = Two hits!
spend_loaded-instead-attack-name = Pass, then attack twice
spend_loaded-instead-attack-note = Two dice plus 9 each.
spend_loaded-mistake-other-say = The combat is over, and you did not spend *both* cards. They stay loaded for the next one.
spend_loaded-mistake-other-note = An Attack card was not spent.

turn_3_utahraptor-say = *Turn 3:* Utahraptor has 10 HP. A *switch* costs its *Retreat Cost*: 1 card.

get_done_pass-say = On your own: *Triceratops* must fight, in *Armor Plates*, with *two* Attacks loaded.
get_done_pass-prompt = Plates, two Attacks, switch. Then *Pass*: combat begins.
get_done_pass-nudge = Upgrades go to the bench only. What must be done before the switch?
get_done_pass-why = Attach, load, switch, discard Scavenge, pass. Scavenge has nothing to fetch now.
get_done_pass-praise = Armored and loaded!
get_done_pass-instead-armor_plates-name = Plates first
get_done_pass-instead-armor_plates-note = Then load, switch, and discard Scavenge.
get_done_pass-mistake-wounded_one_stays-say = Utahraptor still fights, with *10 HP*. Switch it out before you pass.
get_done_pass-mistake-wounded_one_stays-note = The wounded one stays in front.
get_done_pass-mistake-def_13_instead-say = Triceratops fights, but without plates. Attach them *before* the switch.
get_done_pass-mistake-def_13_instead-note = DEF 13 instead of 16.
get_done_pass-mistake-other-say = Triceratops is ready, but an *Attack* card is missing.
get_done_pass-mistake-other-note = An Attack card was not loaded.

strike_tyrannosaurus-say = *Combat!* Your attack deals a *die plus 9*. Tyrannosaurus has *15 HP* left, and may strike back.
strike_tyrannosaurus-prompt = Attack Tyrannosaurus.
strike_tyrannosaurus-nudge = The red button, or its key. It costs one of your Attack cards.
strike_tyrannosaurus-why = Brunel has one card to answer with, an Attack. Then both of you are hit.
strike_tyrannosaurus-instead-attack-name = Attack
strike_tyrannosaurus-instead-attack-note = Your die plus 9, against 15 HP.
strike_tyrannosaurus-mistake-other-say = You passed. Armored, loaded, and the blow was never struck.
strike_tyrannosaurus-mistake-other-note = No blow of yours.
