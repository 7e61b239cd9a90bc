# The lesson for U-kNOw Feynman. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_u_know_feynman-1-title = Forces, flips et DECAY
learn_u_know_feynman-1-teaches = Pose ce qui convient, lance des forces, et vide ta main en premier.

learn_u_know_feynman-1-forces-title = 1 · Couleurs et forces
learn_u_know_feynman-1-forces-goal = Ces cartes sont à toi. Débarrasse-toi de toutes avant ton rival, et tu gagnes !
learn_u_know_feynman-1-forces-match = Une carte convient si elle a la couleur de celle du dessus. Pose-y cet électron rouge. Cette couleur n’est que celle de la carte.
learn_u_know_feynman-1-forces-match-no = Cela peut convenir aussi. Mais prends l’électron rouge allumé.
learn_u_know_feynman-1-forces-photon = Ton rival lance un **photon** : de la lumière. Il agit sur tout ce qui a une **charge**. Dois-tu piocher deux cartes ?
learn_u_know_feynman-1-forces-stop = Non ! Un électron qui rencontre la lumière reste un électron. Pose ton autre électron dessus.
learn_u_know_feynman-1-forces-stop-no = Alors tu piocherais deux cartes. Joue plutôt ton autre électron rouge !
learn_u_know_feynman-1-forces-back = La physique est complète grâce à toi. C’est donc ton rival qui pioche les deux cartes !
learn_u_know_feynman-1-forces-same = Une carte convient aussi si c’est la même particule. Pose ton quark bottom sur le rouge.
learn_u_know_feynman-1-forces-same-no = Cela convient. Mais cette fois, je veux voir la même particule.
learn_u_know_feynman-1-forces-w = À toi de lancer ! Un **boson W** agit sur tous les quarks et leptons, même les **neutrinos**. Il faut la même couleur.
learn_u_know_feynman-1-forces-w-no = Cela convient aussi. Mais le W embête ton rival !
learn_u_know_feynman-1-forces-took = Le W changerait le neutrino en muon. Ton rival n’a pas de muon jaune, donc il pioche une carte.
learn_u_know_feynman-1-forces-strength = W : une carte, car il est faible. Photon : deux cartes. **Gluon** : quatre ! Il transmet l’interaction forte entre quarks.
learn_u_know_feynman-1-forces-which = Sur quoi un photon n’agit-il pas ?
learn_u_know_feynman-1-forces-which-electron = Électron
learn_u_know_feynman-1-forces-which-up = Quark up
learn_u_know_feynman-1-forces-which-neutrino = Neutrino
learn_u_know_feynman-1-forces-which-tau = Tau
learn_u_know_feynman-1-forces-which-why = Un photon agit sur la charge. Qui n’a pas de charge ici ?

learn_u_know_feynman-1-decay-title = 2 · Trois quarks, et DECAY
learn_u_know_feynman-1-decay-trio = Regarde : tu as deux quarks up et un quark down. À trois, ils font un **proton** !
learn_u_know_feynman-1-decay-lay = Tu peux donc poser les trois d’un coup. Touche **Baryon**, puis les trois. Un up jaune vient en premier et en dernier.
learn_u_know_feynman-1-decay-lay-no = Presque ! Touche Baryon, un up jaune, le down, puis l’autre up jaune.
learn_u_know_feynman-1-decay-proton = Trois cartes de moins ! Trois quarks font un **baryon**. Un up et deux down le font aussi : un **neutron**.
learn_u_know_feynman-1-decay-call = Bientôt, il ne te restera qu’une carte. Touche donc **DECAY** d’abord, puis ton muon jaune.
learn_u_know_feynman-1-decay-call-no = Si tu ne cries pas DECAY d’abord, ton rival peut t’attraper. Cela coûte deux cartes !
learn_u_know_feynman-1-decay-last = Ta dernière carte est verte, comme celle du dessus. Pose-la !
learn_u_know_feynman-1-decay-last-no = Ne pioche pas maintenant ! Ta dernière carte convient.
learn_u_know_feynman-1-decay-won = Plus de cartes : tu gagnes !
learn_u_know_feynman-1-decay-which = Quels quarks font un neutron ?
learn_u_know_feynman-1-decay-which-uud = Deux up, un down
learn_u_know_feynman-1-decay-which-udd = Un up, deux down
learn_u_know_feynman-1-decay-which-uuu = Trois up
learn_u_know_feynman-1-decay-which-eee = Aucun quark
learn_u_know_feynman-1-decay-which-why = Un up a la charge +⅔, un down −⅓. Un neutron a 0 en tout.

learn_u_know_feynman-1-flip-title = 3 · Antimatière
learn_u_know_feynman-1-flip-backs = Toutes les cartes ont un second côté. Tu vois le dos de celles de ton rival : **antimatière** !
learn_u_know_feynman-1-flip-flip = Un **flip** retourne toutes les cartes. Il convient, car il est vert. Joue-le !
learn_u_know_feynman-1-flip-flip-no = C’est bien aussi. Mais je veux te montrer l’autre côté.
learn_u_know_feynman-1-flip-turned = Maintenant, l’antimatière compte. Cet **antitau** est le jumeau d’un tau : même masse, mais charge opposée.
learn_u_know_feynman-1-flip-higgs = De ce côté, tu as un **boson de Higgs**. Il va sur les antiquarks, positons, antimuons et antitaus. Joue-le, et choisis une couleur.
learn_u_know_feynman-1-flip-higgs-no = Tu peux jouer cela. Mais le Higgs est meilleur !
learn_u_know_feynman-1-flip-search = Maintenant ton rival doit piocher jusqu’à ce que cette couleur vienne.
learn_u_know_feynman-1-flip-mass = Dans la nature, le champ de Higgs donne leur masse aux quarks, électrons, muons et taus.
learn_u_know_feynman-1-flip-which = Quel est le jumeau de l’électron dans l’antimatière ?
learn_u_know_feynman-1-flip-which-positron = Positon
learn_u_know_feynman-1-flip-which-neutrino = Neutrino
learn_u_know_feynman-1-flip-which-proton = Proton
learn_u_know_feynman-1-flip-which-photon = Photon
learn_u_know_feynman-1-flip-which-why = Il a la masse d’un électron, mais sa charge est plus.
learn_u_know_feynman-1-flip-bye = À toi de jouer ! Si tu oublies quelque chose, touche le point d’interrogation.
