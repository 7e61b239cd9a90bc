# Particle Builder: everything that this game says.

particle_builder-credits = Particle Builder is by Lachlan McGinness and Harri Leinonen. They made it with the teachers of the High School Teacher Programme at CERN in 2016. Rowan McGinness drew its artwork (2018). A team of students at the ANU School of Computing made its online version (2024). doi.org/10.5281/zenodo.1341746

## Options

particle_builder-option-level = Level
particle_builder-option-level-1 = 1 Particles
particle_builder-option-level-2 = 2 Interactions
particle_builder-option-level-3 = 3 Colour
particle_builder-option-level-4 = 4 Dice
particle_builder-option-level-5 = 5 W bosons
particle_builder-option-level-6 = 6 Neutrinos
particle_builder-option-level-7 = 7 Decays
particle_builder-option-level-help = Each level adds one piece of physics to the levels below it.
particle_builder-option-level-1-help = Compare, swap, place, annihilate: the best way in.
particle_builder-option-level-2-help = Gluon, photon and Z can pull cards away from your rivals.
particle_builder-option-level-3-help = Quarks carry colour charge, and targets must be colour neutral.
particle_builder-option-level-4-help = Annihilations and interactions succeed only on an even roll.
particle_builder-option-level-5-help = W bosons transform particles. Annihilations leave new bosons.
particle_builder-option-level-6-help = Neutrinos on the mat change flavour at the start of a turn.
particle_builder-option-level-7-help = Unstable particles on the mat decay at the start of a turn.
particle_builder-option-target = Targets
particle_builder-option-target-0 = First game
particle_builder-option-target-15 = 15 points
particle_builder-option-target-20 = 20 points
particle_builder-option-target-25 = 25 points
particle_builder-option-target-30 = 30 points
particle_builder-option-target-35 = 35 points
particle_builder-option-target-40 = 40 points
particle_builder-option-target-1 = Surprise
particle_builder-option-target-help = Harder particle systems are worth more points. All players get targets worth the same.
particle_builder-option-target-0-help = Proton against neutron: the easiest pair, for the first games.
particle_builder-option-target-1-help = The game draws at random how much the targets are worth.
particle_builder-option-choose = Who picks the targets
particle_builder-option-choose-0 = random
particle_builder-option-choose-1 = players
particle_builder-option-choose-help = The game draws the targets at random, or the players choose them one after another.
particle_builder-option-blind = Blind swap
particle_builder-option-blind-0 = off
particle_builder-option-blind-1 = on
particle_builder-option-blind-help = Only the compared values are announced. The winner decides whether to swap, without seeing the other card.
particle_builder-option-labelled = Labelled slots
particle_builder-option-labelled-0 = off
particle_builder-option-labelled-1 = on
particle_builder-option-labelled-help = One slot for each flavour, shared by particle and antiparticle. For Levels 1 to 5.
particle_builder-option-accurate = Conserved colour
particle_builder-option-accurate-0 = off
particle_builder-option-accurate-1 = on
particle_builder-option-accurate-help = From Level 3: a gluon swaps two colours instead of changing one. Closer to nature.
particle_builder-option-oscillations = Oscillations at Level 7
particle_builder-option-oscillations-0 = off
particle_builder-option-oscillations-1 = on
particle_builder-option-oscillations-help = Level 7 can keep the changing neutrinos of Level 6. Without them the game is faster.
particle_builder-option-starts = First turn
particle_builder-option-starts-0 = random
particle_builder-option-starts-1 = Player 1
particle_builder-option-starts-2 = Player 2
particle_builder-option-starts-3 = Player 3
particle_builder-option-starts-help = Who begins. A good custom: the player who lost the last game.
particle_builder-impossible-labelled = Labelled slots are for Levels 1 to 5: decays need more room.
particle_builder-impossible-starts = There is no Player 3 in a game for two.

## Rules

particle_builder-rules-1-title = Level 1: the turn
particle_builder-rules-1 = Build your target before the others do. A proton needs two up quarks and one down quark.

    At the start of a turn, everybody draws a card and keeps it secret. The player whose turn it is chooses one of its four statistics: charge, spin, mass or mean lifetime. Then everybody turns their card over.

    Is your value higher than that of every other player? Then you may swap cards with one of them. A tie is not enough. Positive charge beats zero, and zero beats negative. “Stable” beats every lifetime in seconds and ties with itself.

    Now everybody places a card. The player whose turn it is goes first. The next player has the next turn.
particle_builder-rules-2-title = Level 1: placing
particle_builder-rules-2 = Quarks and leptons are fermions: particles of spin ½. Two alike are never in the same state. This is the Pauli principle. In the game, every fermion needs an empty slot in its area, or an empty place on your target that asks for it.

    Bosons have spin 0 or 1 and may share a state. They go on the stack of their kind, as many as you like.

    While you hold a card, you may also move cards between your mat and your target, each once a turn. You discard a card only when nothing else is possible.

    Points: fermions count 1, 2 or 3 by generation. Photon and gluon count 1, W and Z 3, and the Higgs 5.
particle_builder-rules-3-title = Level 1: annihilation and the end
particle_builder-rules-3 = If you hold the antiparticle of a quark or lepton on any mat, you may annihilate the two instead of placing it. Both cards count for you. Targets are safe.

    The game ends as soon as a player has all particles of the target, on target and mat together. That player gets the points of the target. The others still put down the cards in their hands. If the deck runs out first, nobody gets target points.

    Every card on mat, target and stacks counts. Annihilated pairs count too. The player with the most points wins.
particle_builder-rules-4-title = Level 2: interactions
particle_builder-rules-4 = Three bosons can pull a card away from a rival’s mat or target. The boson is absorbed and discarded.

    Gluon: takes a quark, antiquark or gluon, if you own something with colour charge.

    Photon: takes a quark, a charged lepton or a W, if you own something with electric charge.

    Z: takes any quark or lepton, if you own a quark, lepton, W or Higgs.

    You need a free place for the new card.

    In nature these bosons can push as well as pull: like electric charges repel. In the game they only pull.
particle_builder-rules-5-title = Level 3: colour
particle_builder-rules-5 = Every quark that you put down gets a colour charge: red, green or blue. An antiquark gets an anticolour, shown by a letter under a bar.

    A target must be colour neutral. Three quarks need red, green and blue. A quark and an antiquark need a colour and its own anticolour. A tetraquark needs two such pairs. Leptons have no colour.

    A gluon can also change the colour of any quark on the table. Nature is stricter: colour charge is conserved. With “Conserved colour”, the gluon swaps the colours of two quarks, or of two antiquarks.
particle_builder-rules-6-title = Level 4: cross sections
particle_builder-rules-6 = Nobody can know what a single particle will do. There are only chances. The cross section of a reaction tells how likely it is.

    To annihilate, to attract or to change a colour, you roll a die. An even number succeeds. After an odd number, the card in your hand goes on your mat instead.

    In nature every reaction has its own chance. Here it is always one half, to keep the game quick.
particle_builder-rules-7-title = Level 5: transformations
particle_builder-rules-7 = A W boson in your hand can transform a quark or lepton on any mat. No die is needed. W⁺ raises the electric charge by 1, and W⁻ lowers it by 1. A quark becomes any quark of the right charge. A lepton becomes the other lepton of its generation. Matter stays matter, and antimatter stays antimatter.

    An annihilated pair leaves bosons for your stacks. Charged leptons leave two photons. Quarks leave two photons or two gluons. Neutrinos leave one Z, but only if you roll a 6. A single photon is impossible, because energy and momentum could not both balance.

    The deck has four more W bosons, one more photon and one more gluon.
particle_builder-rules-8-title = Level 6: oscillations
particle_builder-rules-8 = At the start of your turn, a die is rolled for each neutrino and antineutrino on your mat. 1 or 2: it is now an electron neutrino. 3 or 4: a muon neutrino. 5 or 6: a tau neutrino. Antineutrinos stay antineutrinos.

    A neutrino of one flavour is a mixture of three masses. On its way the mixture changes. Takaaki Kajita and Arthur McDonald received the Nobel Prize for this discovery in 2015.

    In nature, the chances depend on distance and energy. Equal thirds are a simplification.
particle_builder-rules-9-title = Level 7: decays
particle_builder-rules-9 = At the start of your turn, dice are rolled for everything unstable on your mat: quarks and charged leptons of generations 2 and 3, W, Z and Higgs. Cards on the target are safe. The products go to free slots. If there are too few slots, you choose which to keep. New particles wait for your next turn.

    A quark becomes a lighter one and gives you a W. Muons, taus, W, Z and Higgs become other particles. Every decay conserves charge, baryon number and the three lepton numbers.

    The dice show which decays are common, but not nature’s odds. In nature, more than 99 of 100 top quarks become bottom quarks. The W from a strange, charm or bottom quark stands for a virtual one, because a real W is heavier than these quarks. One of the two W bosons from a Higgs boson is virtual, too.
particle_builder-rules-10-title = This edition
particle_builder-rules-10 = The manual leaves some things open. These are our choices: the number of each card and its points; all targets but proton and neutron, and their worth; the same free slots for particles and antiparticles. We took the lifetimes of strange, charm and bottom quarks from particles that contain them.

    These are our choices too: cards on a target can be attracted, but they cannot annihilate or decay. Each card moves between mat and target at most once a turn. All cards are turned face up when they are compared. Blind swap, labelled slots and leaving out oscillations are house rules.

    Nobody knows the neutrino masses, only that they are tiny. So all three tie.
particle_builder-rules-11-title = Where physics has the last word
particle_builder-rules-11 = The manual has mistakes in a few places. There this edition follows nature.

    Particles of spin ½, quarks and leptons together, are called fermions.

    A W never turns matter into antimatter. W⁺ and an electron neutrino do not make a positron, because the lepton number would change.

    The products listed for muon and tau are complete. An extra W card would break the charge balance.

    W⁺ decays into an up and an anti-down quark, so that the charges add up to +1. Z can decay into charged leptons too.
particle_builder-rules-12-title = Who made it
particle_builder-rules-12 = We drew new cards, mats and targets for this screen. The numbers on the cards come from the Particle Data Group, 2025.
particle_builder-rules-13-title = Finer points
particle_builder-rules-13 = You use an ability with the card in your hand, instead of placing it. The boson is discarded and scores nothing. The card that it pulls in may complete your target.

    Any action may complete a target. Its owner gets the points, whoever did it. If two targets are complete at once, the player who acted comes first, then clockwise.

    After that, the others put the card in their hand on their own mat, without any ability, or discard it.

    You still play out the round drawn from the last cards. A target completed in it counts. Players with equal points share the win.

    Colours need not match to annihilate. A colour travels with its card when the card is attracted, moved or transformed.
particle_builder-rules-14-title = The deck
particle_builder-rules-14 = { $cards } cards. Hints and opponents use this list. The deck has no other cards:

    { $deck }

    From Level 5 on there are { $cards5 }. These are added:

    { $more5 }
particle_builder-rules-15-title = Level 7: quarks, muon and tau
particle_builder-rules-15 = { $dice-top }.
    { $dice-bottom }.
    { $dice-charm }.
    { $dice-strange }.
    { $dice-muon }.
    { $dice-tau }.

    Antiparticles do the same and become antiparticles. In nature a neutral pion is a mixture of an up pair and a down pair. Here you choose one of them. A new pair of quarks gets a colour of your choice and its anticolour. When a quark becomes another quark, it keeps its colour.
particle_builder-rules-16-title = Level 7: W, Z and Higgs
particle_builder-rules-16 = How often does each decay happen? First by the dice, then (in nature):

    W: { $die-w-quarks }% into two quarks ({ $real-w-quarks }%), { $die-w-leptons }% into a charged lepton and a neutrino ({ $real-w-leptons }%).

    Z: { $die-z-quarks }% into a pair of quarks ({ $real-z-quarks }%), { $die-z-neutrinos }% into neutrinos ({ $real-z-neutrinos }%), { $die-z-leptons }% into charged leptons ({ $real-z-leptons }%).

    Higgs: { $die-higgs-bottom }% into a pair of bottom quarks ({ $real-higgs-bottom }%), { $die-higgs-w }% into W bosons ({ $real-higgs-w }%), { $die-higgs-gluon }% into gluons ({ $real-higgs-gluon }%), { $die-higgs-tau }% into taus ({ $real-higgs-tau }%), { $die-higgs-charm }% into charm quarks ({ $real-higgs-charm }%). It stays for now in { $die-higgs-stays }% of cases.

    Some decays need two or three rolls. Where a die says so, it is rolled again.
particle_builder-deck-line = { $n } each: { $cards }
particle_builder-listed = { $one }, { $other }
particle_builder-below = { $one }
    { $other }
particle_builder-dice-line = { $who }: { $faces }
particle_builder-dice-face = { $faces } → { $what }
particle_builder-dice-plus = { $one } + { $other }
particle_builder-dice-stays = it stays
particle_builder-dice-pions = { $n ->
    [one] a neutral pion
   *[other] { $n } neutral pions
}

## What is asked

particle_builder-headline-won = ▲ Yours is higher!
particle_builder-headline-tied = = A tie: no swap
particle_builder-headline-lost = ▼ Theirs is higher
particle_builder-headline-lost-three = ▼ Another one is higher
particle_builder-headline-card = Now your card
particle_builder-headline-turn = Your turn
particle_builder-headline-completed = The { $target } is complete!
particle_builder-prompt-over = The game is over.
particle_builder-prompt-between = One moment.
particle_builder-prompt-wait = Waiting for { $seat }.
particle_builder-prompt-wait-statistic = { $seat } chooses a statistic, and may swap cards if the value is the highest.
particle_builder-prompt-aim = Choose the particle system that you want to build.
particle_builder-prompt-statistic = Choose a statistic. If yours is higher, you may swap.
particle_builder-first-duel = Choose a statistic: charge, spin, mass or lifetime. If yours is higher, you may swap cards.
particle_builder-first-duel-three = Choose a statistic: charge, spin, mass or lifetime. If yours is the highest, you may swap cards.
particle_builder-prompt-swap = Swap the cards?
particle_builder-prompt-swap-three = Swap with:
particle_builder-prompt-place = Put down the { $card }.
particle_builder-prompt-annihilate-own = Put down the { $card }, or annihilate it with the { $anti } on your mat.
particle_builder-prompt-annihilate-rival = Put down the { $card }, or annihilate it with the { $anti } on the mat of { $seat }.
particle_builder-prompt-annihilate-target = Put down the { $card }. Or take the { $anti } back from your target and annihilate both.
particle_builder-prompt-stack = Bosons go on a stack: put the { $card } in its place.
particle_builder-prompt-boson = Put the { $card } on its stack, or let it act on a card.
particle_builder-prompt-full = There is no free slot for the { $card }: move a card, annihilate, or discard.
particle_builder-prompt-last = The last card: put it on a free slot of your mat. No more targets or annihilation.
particle_builder-prompt-last-stack = The last card: put the { $card } on its stack.
particle_builder-prompt-last-full = The last card: no slot is free for it, so discard it.
particle_builder-prompt-colour = Which colour charge? In a new pair, the antiquark gets the anticolour.
particle_builder-prompt-radiate = The energy becomes two photons or two gluons.
particle_builder-prompt-pion = The neutral pion: an up pair or a down pair?
particle_builder-prompt-retain = Not enough free slots. Which particle do you keep?
particle_builder-button-swap = Swap
particle_builder-button-swap-with = { $seat }
particle_builder-button-keep = Keep
particle_builder-button-take-back =
    Take one back
    from your target
particle_builder-meaning-take-back = A card on your target may go back to your mat. There it can annihilate, and its place is free for another card.
particle_builder-prompt-take-back = Which card goes back to your mat?
particle_builder-prompt-take-back-pair = Which card goes back to your mat? There it can annihilate.
particle_builder-prompt-take-back-card = Move the { $card } back to your mat? Touch it again to leave it.
particle_builder-offer-two-photon = two photons
particle_builder-offer-two-gluon = two gluons
particle_builder-offer-pair = { $card } and its antiquark

## Names of things on the table

particle_builder-colour-red = red
particle_builder-colour-green = green
particle_builder-colour-blue = blue
particle_builder-colour-antired = anti-red
particle_builder-colour-antigreen = anti-green
particle_builder-colour-antiblue = anti-blue
particle_builder-tag-completes = Completes it!
particle_builder-tag-wanted = You need it
particle_builder-tag-completes-short = Target!
particle_builder-tag-wanted-short = Needed
particle_builder-spot-level = Level { $level }
particle_builder-spot-aim = Target: { $target }
particle_builder-spot-aim-worth = Target: { $target }, worth { $points }
particle_builder-spot-rival = your rival
particle_builder-spot-fermions = Quarks and leptons
particle_builder-spot-bosons = Bosons
particle_builder-spot-pairs = annihilated
particle_builder-spot-deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left
particle_builder-spot-discards = Discards: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
particle_builder-spot-hidden = face-down card
particle_builder-spot-in-hand = Your card: { $card }
particle_builder-spot-in-rival = { $seat } holds: { $card }
particle_builder-spot-coloured = { $card }, { $colour }
particle_builder-spot-on-mat = { $card } ({ $seat }, mat)
particle_builder-spot-on-target = { $card } ({ $seat }, target)
particle_builder-spot-area = Target: place for { $card }
particle_builder-spot-stack = Stack: { $card }
particle_builder-spot-slot-quark = Empty quark slot
particle_builder-spot-slot-lepton = Empty lepton slot
particle_builder-spot-mat = { $seat }: the mat
particle_builder-meaning-aim = A complete target earns { $points } points.
particle_builder-meaning-score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } so far
particle_builder-meaning-pairs = Annihilated pairs: { $points } points
particle_builder-meaning-pair = The { $card } and the { $anti } can annihilate here.
particle_builder-pairs-sum = { $points } ({ $pairs } pairs)
particle_builder-spot-statistic = { $statistic }: { $value }

## Why not

particle_builder-why-deck = Everybody draws from the deck, but only at the start of a turn.
particle_builder-why-discards = You discard a card only if you can do nothing else with it.
particle_builder-why-statistic-later = First everybody has to draw a card for this turn.
particle_builder-why-statistic-this = You compared { $statistic } in this turn.
particle_builder-why-statistic-done = { $statistic } was compared this turn. You can compare only one statistic per turn.
particle_builder-why-statistic-first = First choose a statistic. Then put your card down.
particle_builder-why-hand-first = First touch the card in your hand.
particle_builder-why-same-slot = All free slots are the same: use the one that glows.
particle_builder-why-rivals-hand = That card is in a rival’s hand. You can swap only after you win a comparison.
particle_builder-why-others-mat = That is another player’s mat. Your card goes on yours.
particle_builder-why-area = This place on the target needs the { $wanted }, not the { $card }.
particle_builder-why-stack = Each boson has its own stack. This one is for the { $boson }.
particle_builder-why-stack-fermion = Only bosons go on stacks. The { $card } is a fermion and needs a slot of its own.
particle_builder-why-slot-boson = The { $card } is a boson: it goes on its stack on the right.
particle_builder-why-slot-lepton = The { $card } is a lepton: it goes in the lower row.
particle_builder-why-slot-quark = The { $card } is a quark: it goes in the upper row.
particle_builder-why-slot-label = With labelled slots, each flavour has its own slot. The { $card } goes elsewhere.
particle_builder-why-finished-target = A target is complete. No card goes on a target now.
particle_builder-why-finished-pair = A target is complete. Nothing annihilates now.
particle_builder-why-target-safe = You cannot annihilate cards on a target.
particle_builder-why-no-pair = Here the { $card } annihilates only with its antiparticle, the { $anti }.
particle_builder-why-pauli = This slot is taken. Each fermion has its own slot. Two alike never share a state: this is the Pauli principle.
particle_builder-why-level-1 = At Level 1 bosons have no special ability: put this one on its stack.
particle_builder-why-no-ability = The { $card } has no special ability at this level.
particle_builder-why-transform = The { $card } cannot transform the { $there }. Charge and kind of matter must fit, and targets are safe.
particle_builder-why-own = The { $card } pulls cards away from rivals, not from your own mat.
particle_builder-why-uncoupled = The { $card } does not couple to the { $there }.
particle_builder-why-no-partner = You own no card that the { $card } acts on.
particle_builder-why-no-room-quark = You have no free slot for another quark.
particle_builder-why-no-room-lepton = You have no free slot for another lepton.

## What happened

particle_builder-verdict-wins = { $seat }: the highest!
particle_builder-verdict-ties = A tie: no swap.
particle_builder-verdict-loses = { $seat }: not the highest.
particle_builder-shout-swapped = { $seat }: swapped!
particle_builder-shout-completed = The { $target } is complete!
particle_builder-taken = { $other }: −{ $points }
particle_builder-log-compared-units = { $line } ({ $units })
particle_builder-units-MeV-GeV = 1 GeV = 1000 MeV
particle_builder-units-eV-MeV = 1 MeV = 1 million eV
particle_builder-units-eV-GeV = 1 GeV = 1 billion eV
particle_builder-log-compared-wins = { $seat }: { $statistic } { $mine } beats { $theirs }.
particle_builder-log-compared-ties = { $seat }: { $statistic } { $mine } ties with { $theirs }. No swap.
particle_builder-log-compared-loses = { $seat }: { $statistic } { $mine } loses to { $theirs }. No swap.
particle_builder-log-swapped = { $seat } ⇄ { $other }: cards swapped.
particle_builder-log-kept = { $seat }: no swap.
particle_builder-log-placed-mat = { $seat }: { $card } to the mat.
particle_builder-log-placed-target = { $seat }: { $card } to the target.
particle_builder-log-moved-mat = { $seat }: { $card } from the target back to the mat.
particle_builder-log-moved-target = { $seat }: { $card } from the mat to the target.
particle_builder-log-stole-mat = { $seat }: { $card } pulled from { $other } to the mat. { $why }
particle_builder-log-stole-target = { $seat }: { $card } pulled from { $other } to the target. { $why }
particle_builder-acts-photon = Photons act on electric charge.
particle_builder-acts-gluon = Gluons act on colour charge.
particle_builder-acts-z = Z bosons act on all quarks and leptons.
particle_builder-log-coloured = { $seat }: { $card } is { $colour }.
particle_builder-log-recoloured = { $seat }: a gluon makes the { $card } { $colour }.
particle_builder-log-exchanged = { $seat }: a gluon swaps two colour charges. Colour is conserved.
particle_builder-log-rolled = { $seat }: the die for the { $card } shows { $value }.
particle_builder-log-failed = { $seat }: an odd number, so no reaction. The { $card } is put down as usual.
particle_builder-log-failed-even = { $seat }: neutrinos rarely react, only on a 6. The { $card } is put down as usual.
particle_builder-log-remained = { $seat }: the { $card } does not decay this time.
particle_builder-log-annihilated = { $seat }: { $pair } annihilate, charge { $charges }. Both cards count.
particle_builder-log-annihilated-taken = { $seat }: { $pair } annihilate, charge { $charges }. Both cards count. { $other }: −{ $points }.
particle_builder-log-radiated-photon = { $seat }: the energy becomes two photons.
particle_builder-log-radiated-gluon = { $seat }: the energy becomes two gluons.
particle_builder-log-radiated-z = { $seat }: the energy becomes one Z.
particle_builder-log-transformed = { $seat }: { $equation }
particle_builder-equation = { $reaction }: charge { $sums }
particle_builder-log-oscillated = { $seat }: a neutrino oscillates, { $reaction }
particle_builder-log-decayed = { $seat }: { $equation }
particle_builder-log-formed = { $seat }: the pion is a pair of { $card } and antiquark.
particle_builder-log-discarded = { $seat }: { $card } discarded.
particle_builder-log-absorbed = { $seat }: { $card } absorbed.
particle_builder-log-completed = { $seat }: the { $target } is complete! { $parts }
particle_builder-log-aimed = { $seat }: the { $target } is the target.

## Cards that are taken

particle_builder-notice-annihilates = { $seat } takes your { $card }: −{ $lost }
particle_builder-notice-annihilates-line = The { $tool } is its antiparticle. So both annihilate and count for { $seat }. You can do this too: lay a card on its antiparticle on a rival’s mat.
particle_builder-notice-annihilated = You take the { $card }: +{ $won }
particle_builder-notice-annihilated-line = Your { $tool } is its antiparticle. So both annihilate and count for you. { $seat } loses { $lost }.
particle_builder-notice-pulls = { $seat } pulls your { $card } over: −{ $lost }
particle_builder-notice-pulls-line = A boson does this ({ $tool }). { $why } You can do it too: lay such a boson on a rival’s card.
particle_builder-notice-pulled = You pull the { $card } over: +{ $won }
particle_builder-notice-pulled-line = { $why } { $seat } loses { $lost }.
particle_builder-notice-swaps = { $seat } takes your { $card }
particle_builder-notice-swaps-line = { $statistic } { $mine } beats { $theirs }, so { $seat } may swap cards, and you get the { $tool }. You can do this too: win a comparison on your turn.

## The result

particle_builder-result-on-target = Cards on the target
particle_builder-result-on-mat = Cards on the mat
particle_builder-result-pairs = Annihilated pairs
particle_builder-result-target = Target complete
particle_builder-result-total = Points
particle_builder-result-margin = { $n ->
    [1] By ONE point!
   *[other] By { $n } points
}

## Facts of nature

particle_builder-told-annihilation = Annihilation
particle_builder-told-weak = Weak interaction
particle_builder-told-oscillation = Oscillation
particle_builder-told-proton-line = The three quarks make up only about 1% of a proton’s mass. Nearly all of it is the energy of quarks and gluons.
particle_builder-told-neutron-line = Alone, a neutron lives about 15 minutes. In most nuclei it is stable.
particle_builder-told-pion-line = A charged pion lives 26 billionths of a second. Then it nearly always becomes a muon and a neutrino.
particle_builder-told-kaon-line = Kaons were found in 1947. They lived strangely long: so the strange quark got its name.
particle_builder-told-lambda-line = A Lambda can sit in a nucleus beside protons and neutrons. It lives a quarter of a billionth of a second.
particle_builder-told-sigma-line = Sigma Σ⁺ is like a proton, with a strange quark in place of the down quark. So it decays very soon.
particle_builder-told-delta-line = Three alike quarks in one particle seemed forbidden. Colour charge was the solution: each has another one.
particle_builder-told-xi-line = A Xi decays in two steps, first into a Lambda. So it is also called the cascade particle.
particle_builder-told-hydrogen-line = About 9 of 10 atoms in the universe are hydrogen. Most of them are nearly as old as the universe.
particle_builder-told-positronium-line = Positronium is an atom without a nucleus. In less than a millionth of a second, nearly all of it turns into light.
particle_builder-told-muonic-hydrogen-line = A muon is 207 times as heavy as an electron, so it circles much closer to the proton. In 2010 it helped to measure the proton.
particle_builder-told-muonium-line = Muonium acts like a light hydrogen atom. It lives 2 millionths of a second, as long as its muon.
particle_builder-told-antihydrogen-line = CERN made the first antihydrogen in 1995. In 2023 it was seen to fall down, as ordinary matter does.
particle_builder-told-antiproton-line = Antiprotons were found in 1955. Today CERN can store them for months.
particle_builder-told-antineutron-line = The antineutron has no charge, as the neutron. Its three antiquarks make the difference. It was found in 1956.
particle_builder-told-phi-line = A phi meson mostly decays into two kaons: each takes one of its two strange quarks.
particle_builder-told-j-psi-line = J/ψ was found by two teams at once in 1974. It showed that charm quarks exist.
particle_builder-told-upsilon-line = Upsilon was found in 1977. It showed that bottom quarks exist.
particle_builder-told-bottom-line = Particles with a bottom quark live about 1.5 trillionths of a second. At the LHC that is enough to fly some millimetres.
particle_builder-told-charm-line = Particles with a charm quark live a trillionth of a second at most, or hardly longer.
particle_builder-told-zc-line = Zc⁺ was found in 2013. It was one of the first clear signs that four quarks can be together.
particle_builder-told-electrons-line = An electron and a positron turn into light. PET scanners in hospitals use this light.
particle_builder-told-leptons-line = After the Big Bang nearly all matter annihilated. About one part in a billion was left: everything that we see.
particle_builder-told-quarks-line = Inside every proton, pairs of quark and antiquark come and go all the time.
particle_builder-told-neutrinos-line = Neutrinos hardly ever react. Trillions of them from the Sun cross your body every second.
particle_builder-told-top-line = A top quark decays so fast that it never becomes part of another particle.
particle_builder-told-muon-line = Muons from the sky cross your hand about once a second. They come from high up in the air.
particle_builder-told-higgs-line = The Higgs boson was found at CERN in 2012, by what it decays into.
particle_builder-told-weak-line = In the Sun, the weak interaction turns protons into neutrons. Without it the Sun would not shine.
particle_builder-told-oscillation-line = Oscillations were seen in Japan in 1998. They show that neutrinos have mass.

## Looking back

particle_builder-review-kept = You kept the { $card } instead of taking the { $other }.
particle_builder-review-kept-blind = You kept the { $card } instead of swapping.
particle_builder-review-gave = You gave the { $card } away for the { $other } instead of keeping it.
particle_builder-review-gave-blind = You gave the { $card } away instead of keeping it.
particle_builder-review-took = You took the { $card } instead of the { $other }.
particle_builder-review-took-from = You swapped with { $one } instead of { $other }.
particle_builder-review-compared = You held the { $card } and compared “{ $one }” instead of “{ $other }”.
particle_builder-review-aimed = You chose this target: { $one }. Better: { $other }.
particle_builder-review-retained = You kept the { $card } instead of the { $other }.
particle_builder-review-not-annihilated = You put the { $card } down instead of annihilating it with the { $other }.
particle_builder-review-annihilated = You annihilated the { $card } with the { $other } instead of putting it down.
particle_builder-review-own-pair = You annihilated the { $card } with your own { $other } instead of a rival’s.
particle_builder-review-rival-pair = You annihilated the { $card } with a rival’s { $other } instead of your own.
particle_builder-review-on-target = You put the { $card } on your target instead of on your mat.
particle_builder-review-on-mat = You put the { $card } on your mat instead of on your target.
particle_builder-review-not-pulled = You put the { $card } on its stack instead of pulling over the { $other } with it.
particle_builder-review-pulled = You pulled over the { $other } with the { $card } instead of putting that on its stack.
particle_builder-review-pulled-other = You pulled over the { $card } instead of the { $other }.
particle_builder-review-rival-took = { $seat } won the comparison and took your { $card }.
particle_builder-review-rival-took-wanted = { $seat } won the comparison and took your { $card }. It was for the rival’s target ({ $target }).
particle_builder-review-rival-took-denied = { $seat } won the comparison and took your { $card }. Your target ({ $target }) needed it.
particle_builder-review-you-took = You won the comparison and took the { $card } from { $seat }.
particle_builder-review-you-took-wanted = You won the comparison and took the { $card } from { $seat }. Your target ({ $target }) needed it.
particle_builder-review-you-took-denied = You won the comparison and took the { $card } from { $seat }, who needed it for the target ({ $target }).
particle_builder-review-reached = You won the comparison ({ $statistic }). So the { $card } of { $seat } was yours to take, and your target ({ $target }) needed it.
particle_builder-review-left = You did not win the comparison ({ $statistic }). So { $seat } had the { $card } to keep, and needed it for the target ({ $target }).
particle_builder-review-rival-drew-wanted = { $seat } drew the { $card } from the deck, and needed it for the target ({ $target }).
particle_builder-review-rival-drew-other = { $seat } drew the { $card } from the deck, which did not help the target ({ $target }).
particle_builder-review-you-drew-wanted = You drew the { $card } from the deck. Your target ({ $target }) needed it.
particle_builder-review-you-drew-other = You drew the { $card } from the deck. Your target ({ $target }) did not need it.

## Reasons of the hints

particle_builder-hint-statistic = { $statistic } wins in { $percent }% of cases against the cards that you have not seen.{ $ties ->
    [0] {""}
   *[other] {" "}A tie in { $ties }% means no swap.
}
particle_builder-hint-statistic-best = { $statistic } is your best chance: it wins in { $percent }% of cases against the cards that you have not seen.{ $ties ->
    [0] {""}
   *[other] {" "}A tie in { $ties }% means no swap.
}
particle_builder-hint-statistic-kept = { $why } { $statistic } wins most often, in { $percent }% of cases.
particle_builder-hint-statistic-choice = { $statistic } is your best chance: it wins in { $percent }% of cases. Then you choose: keep the { $card }, or take a card that you need more.{ $ties ->
    [0] {""}
   *[other] {" "}A tie in { $ties }% means no swap.
}
particle_builder-hint-light-keep = Keep the { $card } for your { $target }. Any statistic will do.
particle_builder-hint-light-pair = Keep the { $card }: it annihilates with the { $anti }. Any statistic will do.
particle_builder-hint-light-choice = { $statistic } wins in { $wins } of 10 cases. Then you choose: keep the { $card }, or take the other card.
particle_builder-hint-light-helps = { $statistic } beats the cards that help you most. It wins in { $percent }% of cases.
particle_builder-hint-light-catch = { $statistic } beats the { $card } that your { $target } needs. It wins in { $percent }% of cases.
particle_builder-hint-light-deny = { $statistic } beats the { $card }, the last card that a rival needs. It wins in { $percent }% of cases.
particle_builder-hint-light-chance = { $statistic } wins in { $wins } of 10 cases{ $ties ->
    [0] {""}
   *[other] , ties in { $ties }
}. If yours is higher, you may swap.
particle_builder-hint-light-yours-blind = Yours may be the better one.
particle_builder-hint-light-yours-wanted = Keep: your { $target } needs it.
particle_builder-hint-light-yours-pair = Keep: it pairs with the { $anti }.
particle_builder-hint-light-yours-deny = Keep: your rival needs it.
particle_builder-hint-light-yours-points = Keep: yours is worth more.
particle_builder-hint-light-yours-trial = Keep: it did better in trial games.
particle_builder-hint-light-theirs-blind = Theirs may be the better one.
particle_builder-hint-light-theirs-wanted = Swap: your { $target } needs it.
particle_builder-hint-light-theirs-pair = Swap: it pairs with the { $anti }.
particle_builder-hint-light-theirs-deny = Swap: your rival needs it.
particle_builder-hint-light-theirs-points = Swap: theirs is worth more.
particle_builder-hint-light-theirs-trial = Swap: it did better in trial games.
particle_builder-hint-light-completes = The { $card } completes your { $target }: +{ $points }, and the game ends.
particle_builder-hint-light-equal = Either will do: both are worth the same.
particle_builder-hint-light-safe = A particle and its antiparticle annihilate as a pair. You keep the points of both: +{ $points } now. A rival can take a single card, but not a pair.
particle_builder-hint-light-takes = Annihilate: the pair brings +{ $points }, and your rival loses { $lost }.
particle_builder-hint-swap-wanted = Your { $target } needs the { $card }.
particle_builder-hint-swap-annihilate = Take the { $card }: it annihilates with the { $anti } on your mat. That brings +{ $points } and is safe: a rival may annihilate a card on your mat, but not a pair.
particle_builder-hint-swap-annihilate-rival = Take the { $card }: it annihilates with the { $anti } on a rival’s mat. Both cards then count for you, { $points } points, and the rival loses { $lost }.
particle_builder-hint-swap-deny = The { $card } would bring your rival closer to the { $target }.
particle_builder-hint-swap-points = The { $card } is worth more: { $points } points.
particle_builder-hint-swap-blind = The value you heard suggests a better card.
particle_builder-hint-swap = In trial games you did better with the { $card }.
particle_builder-hint-swap-pulls = The { $card } can pull over a card from a rival.
particle_builder-hint-swap-dice = Take the { $card }: it can annihilate with the { $anti }. The chance is { $percent }%.
particle_builder-hint-keep-wanted = Keep it: your { $target } needs the { $card }.
particle_builder-hint-keep-annihilate = Keep it: your { $card } annihilates with the { $anti } on your mat.
particle_builder-hint-keep-annihilate-rival = Keep it: your { $card } annihilates with the { $anti } on a rival’s mat.
particle_builder-hint-keep = In trial games you did better with the { $card }.
particle_builder-hint-keep-deny = Keep it: the { $card } would bring your rival closer to the { $target }.
particle_builder-hint-keep-points = Keep it: the { $card } is worth more, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
particle_builder-hint-place-complete = With the { $card } your { $target } is complete: +{ $points }, and the game ends. You then have { $have } points, your best rival has { $others }.
particle_builder-hint-place-target = Your { $target } needs the { $card }. No card can annihilate it on the target.
particle_builder-hint-place-wanted = Your { $target } needs the { $card }.
particle_builder-hint-next = Next for your { $target }: { $card } ({ $left } of { $all } are left).
particle_builder-hint-place-boson = Bosons may share a state, so the stack always has room: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
particle_builder-hint-place-fermion = Your { $target } needs no { $card }{ $part ->
    [0] {""}
   *[other] {" "}now
  }. On your mat it counts: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
particle_builder-hint-annihilate = The { $card } and the { $anti } annihilate. That brings +{ $points } and is safe: a rival may annihilate a card on your mat, but not a pair.
particle_builder-hint-annihilate-rival = The { $card } and the { $anti } annihilate. Both cards count for you, { $points } points, and your rival loses { $lost }.
particle_builder-hint-annihilate-dice = The { $card } and the { $anti } annihilate with a chance of { $percent }%. That brings +{ $points }.
particle_builder-hint-attract-wanted = Your target needs the { $card }, and the { $boson } can pull it in. The chance is { $percent }%.
particle_builder-hint-attract = The { $boson } acts on the { $card } and can pull it in. The chance is { $percent }%.
particle_builder-hint-recolour = Another colour charge brings you closer to a neutral set. The chance is { $percent }%.
particle_builder-hint-exchange = A swap of two colour charges conserves colour and helps your set. The chance is { $percent }%.
particle_builder-hint-transform = The W turns the { $before } into the { $card }, and charge is conserved.
particle_builder-hint-shelter = No card can annihilate the { $card } on the target.
particle_builder-hint-room = If you move the { $card } back, the target has room again.
particle_builder-hint-discard = No state is free for it, and you can do nothing else with it.
particle_builder-hint-aim = { $points } points, and its cards are not too rare.
particle_builder-hint-colour = This colour fits best with the quarks that you have.
particle_builder-hint-radiate = Two bosons, never one: momentum has to balance.
particle_builder-hint-pion = A pair with the { $card } helps you more.
particle_builder-hint-retain = The { $card } is worth most here.
particle_builder-hint-retain-wanted = Your target needs the { $card }.

## Targets

particle_builder-target-proton = proton
particle_builder-target-neutron = neutron
particle_builder-target-pion-plus = pion π⁺
particle_builder-target-pion-minus = pion π⁻
particle_builder-target-kaon-plus = kaon K⁺
particle_builder-target-kaon-zero = kaon K⁰
particle_builder-target-lambda = Lambda Λ
particle_builder-target-sigma-plus = Sigma Σ⁺
particle_builder-target-hydrogen = hydrogen atom
particle_builder-target-positronium = positronium
particle_builder-target-kaon-minus = kaon K⁻
particle_builder-target-phi = phi meson
particle_builder-target-delta-plus-plus = Delta Δ⁺⁺
particle_builder-target-delta-minus = Delta Δ⁻
particle_builder-target-b-plus = B⁺ meson
particle_builder-target-lambda-c = charmed Lambda
particle_builder-target-lambda-b = bottom Lambda
particle_builder-target-muonic-hydrogen = muonic hydrogen
particle_builder-target-d-plus = D⁺ meson
particle_builder-target-d-zero = D⁰ meson
particle_builder-target-muonium = muonium
particle_builder-target-j-psi = J/ψ meson
particle_builder-target-upsilon = Upsilon meson
particle_builder-target-xi-zero = Xi Ξ⁰
particle_builder-target-xi-minus = Xi Ξ⁻
particle_builder-target-antiproton = antiproton
particle_builder-target-antineutron = antineutron
particle_builder-target-zc-plus = tetraquark Zc⁺
particle_builder-target-antihydrogen = antihydrogen

## What one plays for

particle_builder-goal = Goal: have the most points. The first complete target ends the game and brings { $points } points.

# --- challenges

particle_builder-challenge-win = Win a game.
particle_builder-challenge-researcher = Win against a Researcher or a Nobel laureate.
particle_builder-challenge-three = Win a game of three.
particle_builder-challenge-proton = Complete the proton.
particle_builder-challenge-neutron = Complete the neutron.
particle_builder-challenge-meson = Complete a meson: a quark and an antiquark.
particle_builder-challenge-strange = Complete a target with a strange quark or its antiquark.
particle_builder-challenge-heavy = Complete a target with a charm or bottom quark or antiquark.
particle_builder-challenge-atom = Complete hydrogen or one of its exotic relatives.
particle_builder-challenge-antimatter = Complete an antiproton, an antineutron or antihydrogen.
particle_builder-challenge-points-40 = End with forty points or more.
particle_builder-challenge-no-discard = Win without discarding a card.
particle_builder-challenge-no-swap = Win without swapping a card.
particle_builder-challenge-swaps-3 = Swap cards three times in one game.
particle_builder-challenge-annihilations = Annihilate two pairs in one game.
particle_builder-challenge-attract = Pull in two of your rivals’ cards in one game (from Level 2).
particle_builder-challenge-recolour = Change a colour charge with a gluon (from Level 3).
particle_builder-challenge-transform = Turn one particle into another with a W boson (from Level 5).
particle_builder-challenge-oscillate = See one of your neutrinos oscillate (from Level 6).
particle_builder-challenge-decay = See one of your particles decay (Level 7).
