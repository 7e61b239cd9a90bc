# Watching games again.

replay-title = Games to watch
replay-none = No finished game has been saved yet.
replay-row = { $name } · { $day } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-row-series = { $name } · { $day } · series of { $games } games · { $points }
replay-row-deal = Game { $n } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-at =
    { $at }
    / { $all }
replay-at-spoken = Move { $at } of { $all }: choose another
replay-close = Close
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-begin = This is a replay: touch ▶ to watch it.
replay-pause = Stop
replay-next = One move forward
replay-last = To the end
replay-continue = Play on from here
replay-export = Save this game to a file
replay-prompt = Replay: move { $at } of { $all }
replay-over = That was the last move.
replay-exported = This game was saved to { $file }.
replay-not-exported = This game could not be saved: { $why }.
replay-jump-title = Jump to a move
replay-jump-deal = The deal
replay-jump-line = { $n }. { $what }
replay-jump-quiet = Move { $n }
replay-jump-star = ★ { $line }
replay-jump-noted = { $line } (with a note)

## Games that were left in the middle

replay-saved-title = Your unfinished games
replay-saved-none = You have no unfinished games.
replay-saved-give-up = Give up game { $n }: { $name }

# Famous games of programs, found by search: a title for each, and notes on its moves in order.
replay-famous-title = Famous games
replay-famous-row = { $name } · { $what }
replay-famous-particle_builder-target = A race to the target
replay-famous-particle_builder-target-1 = This up quark won its comparison and was not swapped: the proton needs two of them.
replay-famous-particle_builder-target-2 = The top quark wins by its mass: no known elementary particle is heavier.
replay-famous-particle_builder-target-3 = Up, up and down make the proton. Its charge: +⅔ + ⅔ − ⅓ = +1.
replay-famous-particle_builder-annihilation = A particle meets its antiparticle
replay-famous-particle_builder-annihilation-1 = A neutrino meets its antineutrino. They have no electric charge, so a Z appears and no light.
replay-famous-particle_builder-annihilation-2 = The die says no: matter and antimatter do not react every time they meet.
replay-famous-particle_builder-annihilation-3 = Top and antitop become two gluons. One alone could not keep both energy and momentum.
replay-famous-particle_builder-annihilation-4 = Up, down, down: the neutron. Its charges add up to 0, and red, green and blue cancel.
replay-famous-particle_builder-weak = A W changes a particle
replay-famous-particle_builder-weak-1 = A gluon pulls the bottom quark over: gluons act on everything with colour charge.
replay-famous-particle_builder-weak-2 = A W⁻ turns the rival’s top quark into a down quark: +⅔ − 1 = −⅓. Three points become one.
replay-famous-particle_builder-weak-3 = The proton can use this down quark! But two of its three quarks are green: it is not complete.
replay-famous-particle_builder-weak-4 = Red, green and blue cancel: the neutron is complete and decides the game.
replay-famous-particle_builder-gluon = A gluon changes a colour charge
replay-famous-particle_builder-gluon-1 = A gluon turns the rival’s down quark from red to blue. Two blue quarks make no proton.
replay-famous-particle_builder-gluon-2 = Back to red with another gluon? The die shows 1, so nothing happens.
replay-famous-particle_builder-gluon-3 = A tau neutrino turns into an electron neutrino. Neutrinos can do so because they have mass.
replay-famous-particle_builder-gluon-4 = A red up quark at last: red, green and blue cancel, and the proton is complete.
replay-famous-particle_builder-decays = Heavy particles decay
replay-famous-particle_builder-decays-1 = The muon could decay now and does not. When that happens is pure chance.
replay-famous-particle_builder-decays-2 = The W⁻ decays into a muon and an antineutrino. The charge is −1 before and after.
replay-famous-particle_builder-decays-3 = Strange becomes up and a W⁻. In nature this W is only virtual: the quark is far too light for it.
replay-famous-particle_builder-decays-4 = The swap was worth it: this was the down quark that the neutron needed.
replay-famous-tutti_quantum-vertices = Twenty-two vertices, and the last one decides
replay-famous-tutti_quantum-vertices-1 = A second Higgs beside the first. This vertex now waits for a third.
replay-famous-tutti_quantum-vertices-2 = Three Higgs bosons in one vertex: 6 points, and a lead of 8.
replay-famous-tutti_quantum-vertices-3 = Two electrons and a photon for the fourth time: this vertex is behind light and electric forces.
replay-famous-tutti_quantum-vertices-4 = The secret electron is the last card. It completes a vertex with a Higgs: 28 : 25 becomes 28 : 29.
replay-famous-tutti_quantum-higgs = The vertex with the most points
replay-famous-tutti_quantum-higgs-1 = Two Higgs bosons side by side wait for a third. Only four are in the deck.
replay-famous-tutti_quantum-higgs-2 = Higgs and two electrons: 4 points. In nature this is rare, because electrons have little mass.
replay-famous-tutti_quantum-higgs-3 = Three Higgs bosons meet: 6 points and the lead. Nobody has measured this vertex yet.
replay-famous-tutti_quantum-together = Two build one diagram together and win
replay-famous-tutti_quantum-together-1 = Teamwork: a second Higgs goes beside the first. The place for a third stays free.
replay-famous-tutti_quantum-together-2 = The third Higgs: 6 points. Higgs bosons have mass, so they can act on each other.
replay-famous-tutti_quantum-together-3 = This quark fixes the last bad vertex: one arrow goes in, one goes out.
replay-famous-tutti_quantum-together-4 = 34 points and not one invalid vertex: both have won.
replay-famous-tutti_quantum-process = Two missions for the Nobel Prize
replay-famous-tutti_quantum-process-1 = Blue sky: one photon goes in, one comes out. Scattered light makes the sky blue.
replay-famous-tutti_quantum-process-2 = Atoms: a photon joins electrons and quarks. This force holds electrons at the nucleus.
replay-famous-tutti_quantum-process-3 = Six cards close a loop: +2. Such loops change a little what physicists measure.
replay-famous-tutti_quantum-process-4 = The last Higgs makes it 41 points. With more than 38, a Nobel Prize is near.
replay-famous-tutti_quantum-loop = Six cards close a loop
replay-famous-tutti_quantum-loop-1 = Blue sky: an electron takes in a photon and sends one out. That is scattered light.
replay-famous-tutti_quantum-loop-2 = This electron closes a loop of six cards, and all six vertices are valid: +2.
replay-famous-tutti_quantum-loop-3 = Three Higgs bosons meet, and it is 30 : 20. That lead is enough.
replay-famous-tutti_quantum-loop-4 = The other team closes a loop as well, but too late.
replay-famous-u_know_feynman-proton = Three quarks bind into a proton
replay-famous-u_know_feynman-proton-1 = The W acts on all quarks and leptons, even on a neutrino. Without an answer it costs a card.
replay-famous-u_know_feynman-proton-2 = Up, down and up: three cards in one turn. In nature the three quarks are red, green and blue.
replay-famous-u_know_feynman-proton-3 = A flip in time: now the antiparticles on the backs count, and one card is left.
replay-famous-u_know_feynman-proton-4 = The last card has the right colour: won, in spite of the rival’s proton.
replay-famous-u_know_feynman-antinucleon = An antineutron and an antiproton
replay-famous-u_know_feynman-antinucleon-1 = Anti-down, anti-down, anti-up: an antineutron. Its charge: +⅓ + ⅓ − ⅔ = 0.
replay-famous-u_know_feynman-antinucleon-2 = The photon acts on everything with electric charge, antiquarks too. Without an answer: two cards.
replay-famous-u_know_feynman-antinucleon-3 = Anti-up, anti-down, anti-up: an antiproton. Its charge: −⅔ + ⅓ − ⅔ = −1.
replay-famous-u_know_feynman-antinucleon-4 = Three cards for the antiproton in one turn made the difference: the hand is empty.
replay-famous-u_know_feynman-weak = The last card answers a W
replay-famous-u_know_feynman-weak-1 = DECAY! One card is left, so the others must act now.
replay-famous-u_know_feynman-weak-2 = A W against the player with one card: without an answer there will be two again.
replay-famous-u_know_feynman-weak-3 = The last card is the answer! A W turns up into strange: the charge falls by 1, from +⅔ to −⅓.
replay-famous-u_know_feynman-higgs = The Higgs adds weight
replay-famous-u_know_feynman-higgs-1 = The flip turns all cards over. Only the antimatter side has Higgs bosons.
replay-famous-u_know_feynman-higgs-2 = The Higgs goes on a positron, because that has mass. It adds weight: a hand of 2 grows to 8.
replay-famous-u_know_feynman-higgs-3 = Purple was well chosen with the Higgs: the last two cards of the winner were purple.
replay-famous-u_know_feynman-gluon = Quark, gluon and antiquark meet, at the very end
replay-famous-u_know_feynman-gluon-1 = The gluon costs four cards: of the three forces in this game, the strong force is the strongest.
replay-famous-u_know_feynman-gluon-2 = A flip: everyone had seen the backs of these cards, so nobody is surprised.
replay-famous-u_know_feynman-gluon-3 = A gluon on a top quark. The answer needs two cards at once, a flip and an antitop.
replay-famous-u_know_feynman-gluon-4 = These are the last two cards: quark, gluon and antiquark meet, and the hand is empty.
replay-famous-particle_panic-alone = One scientist saves the lab alone
replay-famous-particle_panic-alone-1 = Room 1 is free, so two whole turns went into collecting: four diamonds, the first code.
replay-famous-particle_panic-alone-2 = Room 1 is free again. That was needed: cards can be collected only in a free room.
replay-famous-particle_panic-alone-3 = One card too many. A diamond goes, because its code is already in.
replay-famous-particle_panic-alone-4 = The fourth code in the eighth turn: the lab is safe.
replay-famous-particle_panic-codes = Four codes, one by one
replay-famous-particle_panic-codes-1 = One card too many: a heart goes, four diamonds stay. Together they are a code.
replay-famous-particle_panic-codes-2 = The second code. Each of the two collects other suits: one diamonds, one hearts.
replay-famous-particle_panic-codes-3 = One spade changes hands. It is the fourth there: the last code is ready.
replay-famous-particle_panic-codes-4 = Spades: the fourth code in the sixth turn. The lab shuts down.
replay-famous-particle_panic-share = Four share their cards and win
replay-famous-particle_panic-share-1 = A gift: with this spade four of them are in one hand. That is a whole code.
replay-famous-particle_panic-share-2 = Two hearts go to a teammate who has two. Now four are together.
replay-famous-particle_panic-share-3 = Two clubs as well: now each of three teammates holds a whole code.
replay-famous-particle_panic-share-4 = The fourth code. Everyone entered one: that is what sharing can do.
replay-famous-particle_panic-flood = The lab is full of particles
replay-famous-particle_panic-flood-1 = A 6: six particles at once in room 4. Only five have room there, so one spills over.
replay-famous-particle_panic-flood-2 = Eight tries, five misses: for the rest of the game this hand holds one card.
replay-famous-particle_panic-flood-3 = A heart and five hits clear room 1. But the other five rooms are nearly full.
replay-famous-particle_panic-flood-4 = All six rooms are full with six particles each. Two codes were still missing.
replay-famous-particle_panic-heart = A heart rolls the die again
replay-famous-particle_panic-heart-1 = Two hearts change hands, and four are together: a whole code.
replay-famous-particle_panic-heart-2 = The code of hearts is in, so this heart is free: it rolls the die again, and a 3 hits.
replay-famous-particle_panic-heart-3 = One diamond is shared. It is the fourth: the last code is ready.
replay-famous-particle_panic-heart-4 = Diamonds: the fourth code, and the lab shuts down.
replay-famous-bigebang-life = Universe of Life: one carbon nucleus after another
replay-famous-bigebang-life-1 = Three ⁴He that touch: the first carbon. Old stars make carbon like this, from three helium nuclei.
replay-famous-bigebang-life-2 = Antimatter follows the same laws: three anti-⁴He that touch are carbon, too.
replay-famous-bigebang-life-3 = ³He takes up a neutron and becomes the ⁴He that the third carbon needs.
replay-famous-bigebang-carbon = Three ⁴He become carbon
replay-famous-bigebang-carbon-1 = The first ⁴He, grown step by step: ²H, ³He, ⁴He. So it also went soon after the Big Bang.
replay-famous-bigebang-carbon-2 = A second ⁴He beside the first: one more that touches them wins the game at once.
replay-famous-bigebang-carbon-3 = This ²H is in line with another one. Now carbon threatens, and nobody stops it.
replay-famous-bigebang-carbon-4 = ²H + ²H → ⁴He: three ⁴He touch and become ¹²C, carbon, and the game is over.
replay-famous-bigebang-draw = A draw of matter and antimatter
replay-famous-bigebang-draw-1 = ⁴He meets anti-⁴He: eight particles become light. Now matter leads in light, helium and star.
replay-famous-bigebang-draw-2 = Antimatter answers with another eight particles, but still trails everywhere.
replay-famous-bigebang-draw-3 = One last fusion: now both sides have two ⁴He, and antimatter has the largest star.
replay-famous-bigebang-draw-4 = Light for matter, the star for antimatter, helium for nobody: 1 : 1.
replay-famous-bigebang-light = ⁴He meets anti-⁴He: eight particles become light
replay-famous-bigebang-light-1 = ³He meets anti-³He: two nuclei vanish, and six particles become light.
replay-famous-bigebang-light-2 = A ⁴He at last! But it is in line with an anti-⁴He, and that is a mistake.
replay-famous-bigebang-light-3 = All eight particles become light. In light, 24 : 22 turns into 24 : 30.
replay-famous-bigebang-light-4 = Two anti-⁴He against one ⁴He: the helium token decides, 2 : 1 for antimatter.
replay-famous-bigebang-beta = Neutrons decay into protons
replay-famous-bigebang-beta-1 = Beta decay: a free neutron turns into a proton. An electron and an antineutrino fly off.
replay-famous-bigebang-beta-2 = The new proton is used: ²H + ¹H → ³He. A ³He needs two protons.
replay-famous-bigebang-beta-3 = One more neutron, and it is ⁴He. One of its protons was a neutron ten moves ago.
replay-famous-bigebang-beta-4 = ³H is radioactive: one of its neutrons becomes a proton, and ³He is left.
