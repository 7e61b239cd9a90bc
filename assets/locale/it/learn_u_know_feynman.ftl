# The lesson for U-kNOw Feynman. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_u_know_feynman-1-title = Forze, ribaltoni e DECAY
learn_u_know_feynman-1-teaches = Abbina le carte, lancia forze, e finisci le carte per primo.

learn_u_know_feynman-1-forces-title = 1 · Colori e forze
learn_u_know_feynman-1-forces-goal = Queste carte sono tue. Liberatene prima che lo faccia il tuo rivale, e vinci!
learn_u_know_feynman-1-forces-match = Una carta va bene se ha il colore di quella in cima. Mettici questo elettrone rosso. Quel colore è solo il seme della carta.
learn_u_know_feynman-1-forces-match-no = Forse va bene anche quella. Ma prendi l’elettrone rosso illuminato.
learn_u_know_feynman-1-forces-photon = Il tuo rivale lancia un **fotone**: luce. Agisce su tutto ciò che ha **carica**. Ora devi pescare due carte?
learn_u_know_feynman-1-forces-stop = No! Un elettrone che incontra la luce resta un elettrone. Mettici sopra il tuo altro elettrone.
learn_u_know_feynman-1-forces-stop-no = Così pescheresti due carte. Meglio usare l’altro elettrone rosso!
learn_u_know_feynman-1-forces-back = Ora la fisica è completa. Quindi le due carte le pesca il tuo rivale!
learn_u_know_feynman-1-forces-same = Una carta va bene anche se è la stessa particella. Metti il tuo quark bottom su quello rosso.
learn_u_know_feynman-1-forces-same-no = Va bene. Ma stavolta voglio vedere la stessa particella.
learn_u_know_feynman-1-forces-w = Ora lanci tu! Un **bosone W** agisce su tutti i quark e i leptoni, perfino sui **neutrini**. Serve lo stesso colore.
learn_u_know_feynman-1-forces-w-no = Va bene anche quella. Ma il W fa male al tuo rivale!
learn_u_know_feynman-1-forces-took = Il W farebbe del neutrino un muone. Il tuo rivale non ha un muone giallo, e così pesca una carta.
learn_u_know_feynman-1-forces-strength = W: una carta, perché è debole. Fotone: due carte. **Gluone**: quattro! Trasmette l’interazione forte tra i quark.
learn_u_know_feynman-1-forces-which = Su quale di questi un fotone non agisce?
learn_u_know_feynman-1-forces-which-electron = Elettrone
learn_u_know_feynman-1-forces-which-up = Quark up
learn_u_know_feynman-1-forces-which-neutrino = Neutrino
learn_u_know_feynman-1-forces-which-tau = Tau
learn_u_know_feynman-1-forces-which-why = Un fotone agisce sulla carica. Quale di questi non ha carica?

learn_u_know_feynman-1-decay-title = 2 · Tre quark, e DECAY
learn_u_know_feynman-1-decay-trio = Guarda: hai due quark up e un quark down. Questi tre fanno un **protone**!
learn_u_know_feynman-1-decay-lay = Quindi puoi posarli tutti e tre insieme. Tocca **Barione**, poi i tre. Un up giallo va per primo e uno per ultimo.
learn_u_know_feynman-1-decay-lay-no = Quasi! Tocca Barione, un up giallo, il down, e poi l’altro up giallo.
learn_u_know_feynman-1-decay-proton = Tre carte in meno! Tre quark fanno un **barione**. Anche un up e due down: un **neutrone**.
learn_u_know_feynman-1-decay-call = Tra poco avrai una sola carta. Perciò tocca prima **DECAY** («decadimento»), poi il tuo muone giallo.
learn_u_know_feynman-1-decay-call-no = Se prima non chiami DECAY, il tuo rivale può coglierti in fallo. Costa due carte!
learn_u_know_feynman-1-decay-last = La tua ultima carta è verde, e anche quella in cima. Posala!
learn_u_know_feynman-1-decay-last-no = Non pescare adesso! La tua ultima carta va bene.
learn_u_know_feynman-1-decay-won = Niente più carte: hai vinto!
learn_u_know_feynman-1-decay-which = Quali quark fanno un neutrone?
learn_u_know_feynman-1-decay-which-uud = Due up, un down
learn_u_know_feynman-1-decay-which-udd = Un up, due down
learn_u_know_feynman-1-decay-which-uuu = Tre up
learn_u_know_feynman-1-decay-which-eee = Nessun quark
learn_u_know_feynman-1-decay-which-why = Un up ha carica +⅔, un down −⅓. Un neutrone in tutto ha carica 0.

learn_u_know_feynman-1-flip-title = 3 · Antimateria
learn_u_know_feynman-1-flip-backs = Tutte le carte hanno un secondo lato. Tu vedi il retro delle carte del rivale: **antimateria**!
learn_u_know_feynman-1-flip-flip = Un **ribaltone** gira tutte le carte. Va bene, perché è verde. Giocalo!
learn_u_know_feynman-1-flip-flip-no = Va bene anche così. Ma voglio mostrarti l’altro lato.
learn_u_know_feynman-1-flip-turned = Ora conta l’antimateria. Questo **antitau** è il gemello di un tau: stessa massa, ma carica opposta.
learn_u_know_feynman-1-flip-higgs = Su questo lato hai un **bosone di Higgs**. Va su antiquark, positroni, antimuoni e antitau. Giocalo, e scegli un colore.
learn_u_know_feynman-1-flip-higgs-no = Puoi giocare anche quella. Ma l’Higgs è meglio!
learn_u_know_feynman-1-flip-search = Ora il tuo rivale deve pescare finché non arriva quel colore.
learn_u_know_feynman-1-flip-mass = In natura il campo di Higgs dà la massa a quark, elettroni, muoni e tau.
learn_u_know_feynman-1-flip-which = Chi è il gemello dell’elettrone nell’antimateria?
learn_u_know_feynman-1-flip-which-positron = Positrone
learn_u_know_feynman-1-flip-which-neutrino = Neutrino
learn_u_know_feynman-1-flip-which-proton = Protone
learn_u_know_feynman-1-flip-which-photon = Fotone
learn_u_know_feynman-1-flip-which-why = Ha la massa di un elettrone, ma la sua carica è positiva.
learn_u_know_feynman-1-flip-bye = Ora sai giocare! Se dimentichi qualcosa, tocca il punto interrogativo.
