# The lesson for U-kNOw Feynman. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_u_know_feynman-1-title = Forces, flips and DECAY
learn_u_know_feynman-1-teaches = Match cards, throw forces, and be the first without cards.

learn_u_know_feynman-1-forces-title = 1 · Colours and forces
learn_u_know_feynman-1-forces-goal = These cards are yours. Get rid of all of them before your rival does, and you win!
learn_u_know_feynman-1-forces-match = A card fits if it has the colour of the top card. Put this red electron on it. This colour is only the card’s suit.
learn_u_know_feynman-1-forces-match-no = That may fit, too. But take the red electron that is lit.
learn_u_know_feynman-1-forces-photon = Your rival throws a **photon**: light. It acts on all that has **charge**. Do you have to draw two cards now?
learn_u_know_feynman-1-forces-stop = No! An electron that meets light is still an electron. Put your other one on it.
learn_u_know_feynman-1-forces-stop-no = Then you would draw two cards. Better use your other red electron!
learn_u_know_feynman-1-forces-back = Now the physics is complete. So your rival draws the two cards!
learn_u_know_feynman-1-forces-same = A card fits, too, if it is the same particle. Put your bottom quark on the red one.
learn_u_know_feynman-1-forces-same-no = That fits. But this time I want to see the same particle.
learn_u_know_feynman-1-forces-w = Now you throw! A **W boson** acts on all quarks and leptons, even on **neutrinos**. It needs the same colour.
learn_u_know_feynman-1-forces-w-no = That fits, too. But the W hurts your rival!
learn_u_know_feynman-1-forces-took = The W would turn the neutrino into a muon. Your rival has no yellow muon, and so draws a card.
learn_u_know_feynman-1-forces-strength = W: one card, as it is weak. Photon: two cards. **Gluon**: four cards! It carries the strong force between quarks.
learn_u_know_feynman-1-forces-which = Which one does a photon not act on?
learn_u_know_feynman-1-forces-which-electron = Electron
learn_u_know_feynman-1-forces-which-up = Up quark
learn_u_know_feynman-1-forces-which-neutrino = Neutrino
learn_u_know_feynman-1-forces-which-tau = Tau
learn_u_know_feynman-1-forces-which-why = A photon acts on charge. Which of these has no charge?

learn_u_know_feynman-1-decay-title = 2 · Three quarks, and DECAY
learn_u_know_feynman-1-decay-trio = Look: you have two up quarks and a down quark. These three make a **proton**!
learn_u_know_feynman-1-decay-lay = So you may lay all three at once. Tap **Baryon**, then the three. A yellow up comes first and last.
learn_u_know_feynman-1-decay-lay-no = Nearly! Tap Baryon, a yellow up, the down, and then the other yellow up.
learn_u_know_feynman-1-decay-proton = Three cards gone! Three quarks make a **baryon**. One up and two downs do it, too: a **neutron**.
learn_u_know_feynman-1-decay-call = You will soon have just one card. So tap **DECAY** first, then your yellow muon.
learn_u_know_feynman-1-decay-call-no = If you do not call DECAY first, your rival can catch you. That costs two cards!
learn_u_know_feynman-1-decay-last = Your last card is green, and so is the top card. Lay it!
learn_u_know_feynman-1-decay-last-no = Do not draw now! Your last card fits.
learn_u_know_feynman-1-decay-won = No cards left: you win!
learn_u_know_feynman-1-decay-which = Which quarks make a neutron?
learn_u_know_feynman-1-decay-which-uud = Two ups, one down
learn_u_know_feynman-1-decay-which-udd = One up, two downs
learn_u_know_feynman-1-decay-which-uuu = Three ups
learn_u_know_feynman-1-decay-which-eee = No quarks at all
learn_u_know_feynman-1-decay-which-why = An up has charge +⅔, a down −⅓. A neutron has charge 0 in all.

learn_u_know_feynman-1-flip-title = 3 · Antimatter
learn_u_know_feynman-1-flip-backs = All cards have a second side. You see the backs of your rival’s cards: **antimatter**!
learn_u_know_feynman-1-flip-flip = A **flip** turns all cards over. It fits, as it is green. Play it!
learn_u_know_feynman-1-flip-flip-no = That is fine, too. But I want to show you the other side.
learn_u_know_feynman-1-flip-turned = Now antimatter counts. This **antitau** is the twin of a tau: the same mass, but opposite charge.
learn_u_know_feynman-1-flip-higgs = On this side you have a **Higgs boson**. It fits antiquarks, positrons, antimuons and antitaus. Play it, and choose a colour.
learn_u_know_feynman-1-flip-higgs-no = You may play that. But the Higgs is better!
learn_u_know_feynman-1-flip-search = Now your rival has to draw cards until that colour comes.
learn_u_know_feynman-1-flip-mass = In nature, the Higgs field gives their mass to quarks, electrons, muons and taus.
learn_u_know_feynman-1-flip-which = What is the twin of the electron in antimatter?
learn_u_know_feynman-1-flip-which-positron = Positron
learn_u_know_feynman-1-flip-which-neutrino = Neutrino
learn_u_know_feynman-1-flip-which-proton = Proton
learn_u_know_feynman-1-flip-which-photon = Photon
learn_u_know_feynman-1-flip-which-why = It has the mass of an electron, but its charge is plus.
learn_u_know_feynman-1-flip-bye = Now you can play! If you forget something, tap the question mark.
