# Lessons for Particle Builder. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

## Level 1

learn_particle_builder-1-title = Level 1: Particles
learn_particle_builder-1-teaches = Cards, comparing, placing, antimatter: all you need for a first game.

learn_particle_builder-1-cards-title = 1 · The cards
learn_particle_builder-1-cards-hello = Hi! I am a **photon**, a particle of light. Let me show you the smallest things we know.
learn_particle_builder-1-cards-up = This is your card: an **up quark**. Quarks are tiny. You are built of quarks and **electrons**.
learn_particle_builder-1-cards-charge = A card has four statistics. First, its **charge**: plus, minus or zero. Your up quark has +⅔.
learn_particle_builder-1-cards-spin = **Spin** is a bit like turning, but it never stops. It can be 0, ½ or 1 here.
learn_particle_builder-1-cards-mass = **Mass** tells how heavy it is. One top quark is about as heavy as 80,000 up quarks!
learn_particle_builder-1-cards-lifetime = Many particles soon **decay** into others. The **mean lifetime** tells how soon. “Stable”: nobody ever saw it decay.
learn_particle_builder-1-cards-try = No quark has more charge than +⅔. Does your rival’s card have less? Tap **Charge**!
learn_particle_builder-1-cards-try-wrong = You may compare that, too. But your charge is very good, so try it first.
learn_particle_builder-1-cards-won = Your rival has an electron. Its charge is −1. Plus beats minus, so you win!
learn_particle_builder-1-cards-which = Which one tells how heavy a particle is?
learn_particle_builder-1-cards-which-charge = Charge
learn_particle_builder-1-cards-which-spin = Spin
learn_particle_builder-1-cards-which-mass = Mass
learn_particle_builder-1-cards-which-lifetime = Mean lifetime
learn_particle_builder-1-cards-which-why = Not that one. On the card it has a little weight as its sign.

learn_particle_builder-1-compare-title = 2 · Compare and swap
learn_particle_builder-1-compare-draw = A new game. Both draw one card. Yours is a **muon**. Your rival’s card is face down.
learn_particle_builder-1-compare-rule = It is your turn, so you choose one statistic. Is your value higher? Then you may **swap** cards.
learn_particle_builder-1-compare-choose = A muon is about 200 times as heavy as an electron. So mass is a good choice. Tap **Mass**!
learn_particle_builder-1-compare-choose-wrong = Nothing has less charge, and muons decay soon. Spin is often a tie. Try mass.
learn_particle_builder-1-compare-win = 105.7 is more than 2.16, so you win! Now both cards are face up.
learn_particle_builder-1-compare-swap = Your rival had an up quark. Soon you will need up quarks. Tap **Swap**!
learn_particle_builder-1-compare-swap-wrong = You may keep your muon. But an up quark will help you more.
learn_particle_builder-1-compare-mine = Now the up quark is yours. Your rival has to take the muon.
learn_particle_builder-1-compare-spin = Here you hold a **down quark**. Let us see what spin can do. Tap **Spin**.
learn_particle_builder-1-compare-spin-wrong = Not a bad idea. But this time I want to show you spin.
learn_particle_builder-1-compare-tie = ½ against ½ is a **tie**. A tie is not enough. So nobody swaps.
learn_particle_builder-1-compare-half = Electrons, muons, taus and **neutrinos** are **leptons**. All quarks and leptons have spin ½.
learn_particle_builder-1-compare-which = Plus beats zero, and zero beats minus. Your card has charge 0. What does it beat?
learn_particle_builder-1-compare-which-up = Up quark, +⅔
learn_particle_builder-1-compare-which-photon = Photon, 0
learn_particle_builder-1-compare-which-electron = Electron, −1
learn_particle_builder-1-compare-which-positron = Positron, +1
learn_particle_builder-1-compare-which-why = Your 0 has to be higher. Which of these is lower than zero?

learn_particle_builder-1-place-title = 3 · Place your card
learn_particle_builder-1-place-mat = After that, all cards are put down. This is your **mat**. Every card has its place here.
learn_particle_builder-1-place-quark = You hold a **strange quark**. Tap it. Then tap the slot for quarks that glows.
learn_particle_builder-1-place-quark-wrong = Good idea, but first put the quark in its slot.
learn_particle_builder-1-place-rival = Your rival put a card down, too. In the next turn your rival chose, and put down one more.
learn_particle_builder-1-place-pauli = Quarks and leptons are **fermions**. Two fermions of a kind never share the same state. So each needs its own slot.
learn_particle_builder-1-place-lepton = You hold an electron, a lepton. Leptons go in the lower row. Put it there.
learn_particle_builder-1-place-lepton-wrong = You may move cards, too. But now put the electron down.
learn_particle_builder-1-place-boson = A photon is a **boson**. Bosons love company: many can share a state. Stack it on the other one.
learn_particle_builder-1-place-laser = In a **laser**, lots of photons share one state. Here, they share one stack.
learn_particle_builder-1-place-points = Each card has points: see its star. All your points count in the end.
learn_particle_builder-1-place-which = Which two may lie on one stack?
learn_particle_builder-1-place-which-electrons = Two electrons
learn_particle_builder-1-place-which-quarks = Two up quarks
learn_particle_builder-1-place-which-photons = Two photons
learn_particle_builder-1-place-which-both = A quark and a lepton
learn_particle_builder-1-place-which-why = Each fermion needs its own slot. Which of these are bosons?

learn_particle_builder-1-target-title = 4 · Target and antimatter
learn_particle_builder-1-target-aim = This is your **target**: a **proton**. It is made of two up quarks and a down quark.
learn_particle_builder-1-target-sum = There are protons in each **atom**. Add the charges: +⅔ +⅔ −⅓ is +1. That is right!
learn_particle_builder-1-target-up = You hold an up quark. Put it on the target: tap the card, then its place.
learn_particle_builder-1-target-up-wrong = The mat is fine, too. But on the target your card is safe.
learn_particle_builder-1-target-rival = Your rival builds a **neutron**: one up quark and two down quarks. Be quicker!
learn_particle_builder-1-target-anti = Stripes mean **antimatter**. This **positron** is the twin of the electron: same mass, opposite charge.
learn_particle_builder-1-target-meet = And you hold an electron! Bring them together: tap your card, then the positron.
learn_particle_builder-1-target-meet-wrong = You may put it down. But a pair gives you the points of two cards.
learn_particle_builder-1-target-flash = They **annihilate**! Both are gone, and light flies off. Both cards now count for you.
learn_particle_builder-1-target-safe = That cannot happen to cards on a target. So use your target when you can.
learn_particle_builder-1-target-which = What can you annihilate with an electron?
learn_particle_builder-1-target-which-proton = A proton
learn_particle_builder-1-target-which-electron = An electron
learn_particle_builder-1-target-which-positron = A positron
learn_particle_builder-1-target-which-photon = A photon
learn_particle_builder-1-target-which-why = It has to be the twin made of antimatter. Its charge is +1.

learn_particle_builder-1-finish-title = 5 · Finish and count
learn_particle_builder-1-finish-near = Look: your target has two up quarks. You only need a down quark now.
learn_particle_builder-1-finish-plus = You hold a **W plus**. Its charge is +1, and nothing has more. Tap **Charge**.
learn_particle_builder-1-finish-plus-wrong = That could work, too. But with +1 you cannot lose. Take charge.
learn_particle_builder-1-finish-swap = A down quark! That is just what you need. Tap **Swap**.
learn_particle_builder-1-finish-swap-wrong = A W has more points. But the down quark makes your proton!
learn_particle_builder-1-finish-last = Now put the down quark on your target.
learn_particle_builder-1-finish-last-wrong = That would be fine, too. But this time, put it on the target.
learn_particle_builder-1-finish-done = Two ups and a down: you have built a proton! Now the game ends.
learn_particle_builder-1-finish-count = Your rival put down the last card. You get 15 points for the proton. You win!
learn_particle_builder-1-finish-which = Who wins a game?
learn_particle_builder-1-finish-which-first = The first with a full target
learn_particle_builder-1-finish-which-most = The one with most points
learn_particle_builder-1-finish-which-cards = The one with most cards
learn_particle_builder-1-finish-which-heavy = The one with most mass
learn_particle_builder-1-finish-which-why = A full target gives you 15 points. That is a lot, but it is not all.
learn_particle_builder-1-finish-yours = Now it is your game: three turns against Visitor. This lamp gives you a hint. Have fun!
learn_particle_builder-1-finish-play = Your turns. Tap the lamp for a hint.
learn_particle_builder-1-finish-bye = Well played! You know all of Level 1 now. Are you ready for a whole game?

## Level 2

learn_particle_builder-2-title = Level 2: Interactions
learn_particle_builder-2-teaches = Photon, gluon and Z pull cards over. Find out which of them acts on what.
learn_particle_builder-2-law = A force acts only on particles with its own kind of charge, because its boson couples to that charge and to nothing else.

learn_particle_builder-2-light-title = 1 · The photon
learn_particle_builder-2-light-guess = Your photon can pull one of your rival’s cards over to you. Which of them will it leave alone?
learn_particle_builder-2-light-guess-electron = The electron
learn_particle_builder-2-light-guess-down = The down quark
learn_particle_builder-2-light-guess-charm = The charm quark
learn_particle_builder-2-light-guess-neutrino = The neutrino
learn_particle_builder-2-light-pull = Try it with the electron: tap your photon, then the electron, then the free place on your mat.
learn_particle_builder-2-light-pull-no = You may do that as well, but first see what the photon does to the electron.
learn_particle_builder-2-light-look = A photon pulls the electron and both quarks. It cannot pull the neutrino, because a neutrino has no electric **charge**.
learn_particle_builder-2-light-own = You need a charged card, too, because this **force** acts between two charges. Which of your cards would be no help?
learn_particle_builder-2-light-own-down = Down quark
learn_particle_builder-2-light-own-tau = Tau
learn_particle_builder-2-light-own-electron = Electron
learn_particle_builder-2-light-own-higgs = Higgs boson
learn_particle_builder-2-light-own-down-why = Its charge is only −⅓, but a photon couples to a small charge, too.
learn_particle_builder-2-light-own-tau-why = Then mass would switch charge off. A tau is heavy, and yet its electric charge is −1.
learn_particle_builder-2-light-own-electron-why = A photon has just pulled it, so it must be charged.

learn_particle_builder-2-glue-title = 2 · The gluon
learn_particle_builder-2-glue-guess = Quarks have one more charge, called **colour charge**, and a **gluon** couples only to that. What will your gluon pull?
learn_particle_builder-2-glue-guess-charged = All charged cards
learn_particle_builder-2-glue-guess-quarks = The two quarks
learn_particle_builder-2-glue-guess-heavy = The heavy Z
learn_particle_builder-2-glue-guess-all = Everything
learn_particle_builder-2-glue-pull = The down quark would be good for your target: tap your gluon, the down quark, then its place on the target.
learn_particle_builder-2-glue-pull-no = That is allowed, but your target needs a down quark, so use the gluon for that.
learn_particle_builder-2-glue-look = A gluon pulls only quarks, antiquarks and gluons, because electrons, neutrinos and the Z have no colour charge at all.
learn_particle_builder-2-glue-self = This is the **strong force**. A photon has no electric charge, but a gluon does have colour charge. What else can a gluon pull?
learn_particle_builder-2-glue-self-gluons = Other gluons
learn_particle_builder-2-glue-self-photons = Photons
learn_particle_builder-2-glue-self-neutrinos = Neutrinos
learn_particle_builder-2-glue-self-electrons = Electrons
learn_particle_builder-2-glue-self-photons-why = Then light would stick to every proton, but a photon has no colour charge.
learn_particle_builder-2-glue-self-neutrinos-why = Then neutrinos would stick to every nucleus, but in fact nearly all of them fly right through the Earth.
learn_particle_builder-2-glue-self-electrons-why = Then electrons would be glued to the nucleus, but they stay outside, because they have no colour charge.

learn_particle_builder-2-weak-title = 3 · The Z boson
learn_particle_builder-2-weak-guess = This **Z** carries the **weak force**. Which of your rival’s four cards can it pull?
learn_particle_builder-2-weak-guess-neutrino = Only the neutrino
learn_particle_builder-2-weak-guess-charged = Only charged ones
learn_particle_builder-2-weak-guess-all = All four
learn_particle_builder-2-weak-guess-none = None of them
learn_particle_builder-2-weak-pull = Take the neutrino, which no photon and no gluon can pull: tap your Z, the neutrino, then a free place.
learn_particle_builder-2-weak-pull-no = A Z can do that, too, but take the neutrino first, because nothing else can pull it.
learn_particle_builder-2-weak-look = A Z can pull all four, because every quark and every lepton feels the weak force. A neutrino feels nothing else here.
learn_particle_builder-2-weak-sun = Billions of neutrinos from the Sun fly through your thumb every second. Why do you not notice?
learn_particle_builder-2-weak-sun-weak = They only feel the weak force
learn_particle_builder-2-weak-sun-small = They are too small
learn_particle_builder-2-weak-sun-energy = They have no energy
learn_particle_builder-2-weak-sun-air = The air stops them
learn_particle_builder-2-weak-sun-small-why = Then you would not notice electrons either, as nobody has ever measured a size of theirs.
learn_particle_builder-2-weak-sun-energy-why = They do have energy, and each one far more than a photon of sunlight.
learn_particle_builder-2-weak-sun-air-why = Then none could cross the whole Earth, but nearly all of them do.

learn_particle_builder-2-who-title = 4 · Who feels what?
learn_particle_builder-2-who-three = Which of these cards feels all three forces?
learn_particle_builder-2-who-three-electron = Electron
learn_particle_builder-2-who-three-neutrino = Neutrino
learn_particle_builder-2-who-three-charm = Charm quark
learn_particle_builder-2-who-three-antimuon = Antimuon
learn_particle_builder-2-who-three-electron-why = Then it would have colour charge, and gluons would glue it to the nucleus.
learn_particle_builder-2-who-three-neutrino-why = Then a photon could pull it, but it has no electric charge.
learn_particle_builder-2-who-three-antimuon-why = It is charged and feels the weak force, but a lepton has no colour charge.
learn_particle_builder-2-who-electron = And what acts on an electron?
learn_particle_builder-2-who-electron-photon = Only a photon
learn_particle_builder-2-who-electron-both = Photon and Z
learn_particle_builder-2-who-electron-gluon = Photon and gluon
learn_particle_builder-2-who-electron-all = All three
learn_particle_builder-2-who-electron-photon-why = Then electrons could not take part in the weak force, but all leptons do.
learn_particle_builder-2-who-electron-gluon-why = Then an electron would have colour charge, as only quarks and gluons do.
learn_particle_builder-2-who-electron-all-why = Then it would have every kind of charge, as a quark has.
learn_particle_builder-2-who-push = In nature the same charges also push each other away. In this game bosons only pull, to keep it simple.
learn_particle_builder-2-who-why = Why does a photon act on a proton, but not on a neutrino?
learn_particle_builder-2-who-why-charge = A proton is charged
learn_particle_builder-2-who-why-heavy = A proton is heavy
learn_particle_builder-2-who-why-slow = A neutrino is too fast
learn_particle_builder-2-who-why-big = A proton is big
learn_particle_builder-2-who-why-heavy-why = Then it would hardly act on light electrons, but most light that you see comes from them.
learn_particle_builder-2-who-why-slow-why = Then fast electrons would escape photons, too, but they do not, because they are charged.
learn_particle_builder-2-who-why-big-why = An electron is far smaller than a proton, and photons act on both.
learn_particle_builder-2-who-play = Your turns. Use your bosons well! The lamp gives you a hint.

## Level 3

learn_particle_builder-3-title = Level 3: Colour
learn_particle_builder-3-teaches = Quarks have a colour charge. A target has to be neutral.
learn_particle_builder-3-new-title = Level 3 · Colour charge
learn_particle_builder-3-new-name = Quarks have one more charge: **colour charge**. It can be red, green or blue. That is just a name.
learn_particle_builder-3-new-up = Try it. Put the up quark on your target.
learn_particle_builder-3-new-later = You may do that, too. But first put your card where I said.
learn_particle_builder-3-new-red = Now choose its colour charge. Let us begin with red.
learn_particle_builder-3-new-red-no = You may take any of the three. But let us begin with red.
learn_particle_builder-3-new-rule = The three quarks of a target need red, green and blue. Then the whole is **neutral**, like white light.
learn_particle_builder-3-new-down = Here comes a down quark. Put it on your target, too.
learn_particle_builder-3-new-green = Red is taken. So choose one of the others!
learn_particle_builder-3-new-green-no = You have red already. A proton needs each colour once.
learn_particle_builder-3-new-anti = An antiquark has an **anticolour**. Red and anti-red are neutral, too. You can build pairs like that.
learn_particle_builder-3-new-gluon = Did you choose badly? With a gluon you can change the colour of a quark.
learn_particle_builder-3-new-which = Which three quarks are neutral?
learn_particle_builder-3-new-which-same = Red, red, red
learn_particle_builder-3-new-which-two = Red, red, blue
learn_particle_builder-3-new-which-all = Red, green, blue
learn_particle_builder-3-new-which-anti = Blue, blue, green
learn_particle_builder-3-new-which-why = Each colour has to be there once.

## Level 4

learn_particle_builder-4-title = Level 4: Chance
learn_particle_builder-4-teaches = Throw dice by the hundred, and find out what chance can foretell.
learn_particle_builder-4-law = What a single particle does is up to chance, because nature only fixes how likely each thing is.

learn_particle_builder-4-dice-title = 1 · One throw, many throws
learn_particle_builder-4-dice-guess = You hold an electron and your rival a positron, and they **annihilate** if the die is even. Will it work this time?
learn_particle_builder-4-dice-guess-yes = Yes
learn_particle_builder-4-dice-guess-no = No
learn_particle_builder-4-dice-guess-open = Nobody can know
learn_particle_builder-4-dice-guess-skill = It is a matter of skill
learn_particle_builder-4-dice-try = Find out: tap your electron, then the positron.
learn_particle_builder-4-dice-try-no = You may do that, but here the pair is worth more, so try your luck.
learn_particle_builder-4-dice-even = It worked, but nobody could know, because a die does not decide until it falls, and nature is like that, too.
learn_particle_builder-4-dice-many = Now throw the die for a hundred such pairs. How many of them will annihilate?
learn_particle_builder-4-dice-many-half = Exactly 50
learn_particle_builder-4-dice-many-about = About 50
learn_particle_builder-4-dice-many-all = Nearly 100
learn_particle_builder-4-dice-many-open = Nobody can know
learn_particle_builder-4-dice-throw = Start the hundred throws, and compare the columns with the dashed line, then throw more and see how they even out.
learn_particle_builder-4-dice-throw-chart = Pairs of electron and positron
learn_particle_builder-4-dice-throw-odd = odd: no
learn_particle_builder-4-dice-throw-even = even: yes
learn_particle_builder-4-dice-look = A single throw stays a surprise, but hundreds come close to half, because good and bad luck nearly even out.
learn_particle_builder-4-dice-row = Three throws in a row were odd. How likely is it that the next one is even?
learn_particle_builder-4-dice-row-due = More than half: it is due
learn_particle_builder-4-dice-row-same = One half, as always
learn_particle_builder-4-dice-row-again = Less than half
learn_particle_builder-4-dice-row-never = Impossible
learn_particle_builder-4-dice-row-due-why = Then the die would have to remember its last throws, but it has no memory.
learn_particle_builder-4-dice-row-again-why = Then odd throws would make more odd throws, and soon all dice would show nothing else.
learn_particle_builder-4-dice-row-never-why = Then the even numbers would have left the die, but three of six are still there.

learn_particle_builder-4-nature-title = 2 · Nature’s own chances
learn_particle_builder-4-nature-guess = At CERN, electrons and positrons annihilated and made 17 million Z bosons. What did most of these become?
learn_particle_builder-4-nature-guess-quarks = Quarks
learn_particle_builder-4-nature-guess-neutrinos = Neutrinos
learn_particle_builder-4-nature-guess-leptons = Electrons, muons, taus
learn_particle_builder-4-nature-guess-light = Light
learn_particle_builder-4-nature-throw = Let a hundred Z bosons decay by the dice of Level 7, and compare the diamonds: they show what CERN measured.
learn_particle_builder-4-nature-throw-chart = What a Z boson becomes
learn_particle_builder-4-nature-throw-quarks = quarks
learn_particle_builder-4-nature-throw-neutrinos = neutrinos
learn_particle_builder-4-nature-throw-leptons = charged leptons
learn_particle_builder-4-nature-look = Seven in ten become quarks, because that reaction has the largest **cross section**, which is how physicists measure its probability.
learn_particle_builder-4-nature-size = So which of two reactions has the larger cross section?
learn_particle_builder-4-nature-size-heavy = The one with heavy particles
learn_particle_builder-4-nature-size-often = The likelier one
learn_particle_builder-4-nature-size-fast = The faster one
learn_particle_builder-4-nature-size-long = The one that lasts longer
learn_particle_builder-4-nature-size-heavy-why = Then the heaviest particles would be made most often, but they are the rarest of all.
learn_particle_builder-4-nature-size-fast-why = Then it would measure time, but a cross section only measures how often a reaction happens.
learn_particle_builder-4-nature-size-long-why = Then it would measure time, but a cross section measures the probability of a reaction.
learn_particle_builder-4-nature-earth = Nearly every neutrino flies right through the Earth. What does that tell you about its cross section?
learn_particle_builder-4-nature-earth-huge = It is huge
learn_particle_builder-4-nature-earth-zero = It is zero
learn_particle_builder-4-nature-earth-tiny = It is tiny, but not zero
learn_particle_builder-4-nature-earth-half = It is one half
learn_particle_builder-4-nature-earth-huge-why = Then neutrinos would hit something at once, and none could cross even a sheet of paper.
learn_particle_builder-4-nature-earth-zero-why = Then no detector could ever catch one, but the first were caught in 1956.
learn_particle_builder-4-nature-earth-half-why = Then half of them would stop very soon, but nearly all come out on the other side.
learn_particle_builder-4-nature-play = In this game every reaction has one chance in two, to keep it quick, and now it is your turn!

## Level 5

learn_particle_builder-5-title = Level 5: W bosons
learn_particle_builder-5-teaches = A W turns one particle into another.
learn_particle_builder-5-new-title = Level 5 · The W boson
learn_particle_builder-5-new-w = You hold a **W plus**. It can turn one quark or lepton into another. No die is needed.
learn_particle_builder-5-new-turn = Turn your down quark into an up quark. Tap the W, the down quark, then the up quark.
learn_particle_builder-5-new-turn-no = The W could do that, too. But your target needs up quarks!
learn_particle_builder-5-new-sum = The W adds its charge: −⅓ and +1 make +⅔. No charge is ever lost!
learn_particle_builder-5-new-family = A quark stays a quark, and a lepton stays a lepton. A W never turns matter into antimatter.
learn_particle_builder-5-new-sun = In the Sun, W bosons help to turn protons into neutrons. Without them it could not shine.
learn_particle_builder-5-new-pair = When an electron and a positron annihilate now, you get two new photons.
learn_particle_builder-5-new-which = A W plus meets a down quark. What can come out?
learn_particle_builder-5-new-which-down = A down quark
learn_particle_builder-5-new-which-electron = An electron
learn_particle_builder-5-new-which-up = An up quark
learn_particle_builder-5-new-which-photon = A photon
learn_particle_builder-5-new-which-why = It stays a quark. Its charge is −⅓ and +1 together: +⅔.

## Level 6

learn_particle_builder-6-title = Level 6: Neutrinos
learn_particle_builder-6-teaches = Neutrinos change on their way.
learn_particle_builder-6-new-title = Level 6 · Neutrinos
learn_particle_builder-6-new-three = There are three kinds of neutrinos. They go with the electron, the muon and the tau.
learn_particle_builder-6-new-first = You hold a muon neutrino. Put it on your mat.
learn_particle_builder-6-new-later = You may do that later. First put your card down.
learn_particle_builder-6-new-second = Now an electron neutrino! Put it down, too. Then watch what happens.
learn_particle_builder-6-new-change = Your electron neutrino is now a tau neutrino! Neutrinos **oscillate**: they change from kind to kind.
learn_particle_builder-6-new-dice = Before your turn, a die tells for each neutrino what it is now.
learn_particle_builder-6-new-prize = This was hard to find out. There was a Nobel Prize for it in 2015.
learn_particle_builder-6-new-which = Which particles change on their way like that?
learn_particle_builder-6-new-which-quarks = Up quarks
learn_particle_builder-6-new-which-neutrinos = Neutrinos
learn_particle_builder-6-new-which-photons = Photons
learn_particle_builder-6-new-which-electrons = Electrons
learn_particle_builder-6-new-which-why = There are three kinds of them, and they have no charge.

## Level 7

learn_particle_builder-7-title = Level 7: Decays
learn_particle_builder-7-teaches = Why particles decay, what comes out, and whether age matters.
learn_particle_builder-7-law = An unstable particle decays sooner or later, because nothing forbids it: energy, charge and lepton numbers can all stay the same.

learn_particle_builder-7-new-title = 1 · What comes out
learn_particle_builder-7-new-heavy = A muon lives for about two millionths of a second and **decays** into an electron and two neutrinos. Where are these now?
learn_particle_builder-7-new-heavy-inside = Inside the muon
learn_particle_builder-7-new-heavy-nowhere = Nowhere yet
learn_particle_builder-7-new-heavy-around = In the space around it
learn_particle_builder-7-new-place = Put the muon on your mat, because a die will be thrown for it before your next turn.
learn_particle_builder-7-new-later = You may do that later, but first put your card where I asked you to.
learn_particle_builder-7-new-next = Now put the photon on its stack, and watch what happens to your muon.
learn_particle_builder-7-new-decay = Three new particles have taken the place of the muon. They were not inside it, because nobody ever found parts of a muon.
learn_particle_builder-7-new-sum = The muon neutrino keeps the muon’s **lepton number**, and the electron keeps its charge. What is the electron antineutrino good for?
learn_particle_builder-7-new-sum-charge = It carries charge, too
learn_particle_builder-7-new-sum-balance = It makes up for the electron
learn_particle_builder-7-new-sum-glue = It holds them together
learn_particle_builder-7-new-sum-spare = It is just left over
learn_particle_builder-7-new-sum-charge-why = Then the charges would no longer add up, because the electron alone already makes −1.
learn_particle_builder-7-new-sum-glue-why = Then the three would stay together, but they fly apart at once.
learn_particle_builder-7-new-sum-spare-why = Then it might be missing now and then, but nobody ever saw an electron come out of a muon without neutrinos.

learn_particle_builder-7-age-title = 2 · Old and young
learn_particle_builder-7-age-guess = Suppose that a muon has survived three turns. Is it more likely to decay now than a fresh one?
learn_particle_builder-7-age-guess-worn = Yes, it is worn out
learn_particle_builder-7-age-guess-same = No, just as likely
learn_particle_builder-7-age-guess-tough = No, it is a tough one
learn_particle_builder-7-age-throw = Each column starts with a hundred muons and shows how many are left after that many turns. The curve is nature’s law.
learn_particle_builder-7-age-throw-chart = Muons that are left after 0, 1, 2 … turns
learn_particle_builder-7-age-look = In each turn one third of those left decay, young or old, because a muon has no memory and does not wear out.
learn_particle_builder-7-age-left = Of 90 muons, 60 are left after one turn. How many will be left after another one?
learn_particle_builder-7-age-left-thirty = About 30
learn_particle_builder-7-age-left-forty = About 40
learn_particle_builder-7-age-left-sixty = Still 60
learn_particle_builder-7-age-left-none = None
learn_particle_builder-7-age-left-thirty-why = Then the same number would decay in each turn, but it is the same share: one third of those left.
learn_particle_builder-7-age-left-sixty-why = Then the survivors could not decay any more, but a die is thrown for each of them.
learn_particle_builder-7-age-left-none-why = Then all muons would have the same lifetime, but each one decays by its own chance.

learn_particle_builder-7-w-title = 3 · Many ways to go
learn_particle_builder-7-w-guess = A W plus can decay in many ways, always with charge +1 in the end. Which way is the most common?
learn_particle_builder-7-w-guess-quarks = Into two quarks
learn_particle_builder-7-w-guess-electron = With a positron
learn_particle_builder-7-w-guess-tau = With an antitau
learn_particle_builder-7-w-guess-equal = All are alike
learn_particle_builder-7-w-throw = Let a hundred of them decay by the dice, and compare the diamonds, which show what experiments have measured.
learn_particle_builder-7-w-throw-chart = What a W⁺ becomes
learn_particle_builder-7-w-throw-quarks = quarks
learn_particle_builder-7-w-throw-electron = positron
learn_particle_builder-7-w-throw-muon = antimuon
learn_particle_builder-7-w-throw-tau = antitau
learn_particle_builder-7-w-look = Quarks win, because every quark comes in three colours. So there are three ways for a pair of quarks where leptons have one.
learn_particle_builder-7-w-top = A top quark and an antibottom quark have charge +1 together, too. Why does a W plus at rest never become these two?
learn_particle_builder-7-w-top-colour = They have no colour
learn_particle_builder-7-w-top-anti = One is antimatter
learn_particle_builder-7-w-top-heavy = They are too heavy
learn_particle_builder-7-w-top-luck = It is only bad luck
learn_particle_builder-7-w-top-colour-why = All quarks have colour charge, and a quark with an antiquark can even be neutral.
learn_particle_builder-7-w-top-anti-why = Then a W plus could not decay at all, because each of its pairs has one antiparticle.
learn_particle_builder-7-w-top-luck-why = Then it would happen now and then, but a top quark has more than twice the energy of a W at rest.
learn_particle_builder-7-w-play = Here cards on the target do not decay, but that is only a rule of this game. Your turns!
