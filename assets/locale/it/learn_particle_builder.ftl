# Lessons for Particle Builder. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

## Level 1

learn_particle_builder-1-title = Livello 1: Particelle
learn_particle_builder-1-teaches = Carte, confronti, posti, antimateria: tutto per una prima partita.

learn_particle_builder-1-cards-title = 1 · Le carte
learn_particle_builder-1-cards-hello = Ciao! Sono un **fotone**, una particella di luce. Ti mostro le cose più piccole che conosciamo.
learn_particle_builder-1-cards-up = Questa è la tua carta: un **quark up**. I quark sono minuscoli. Tu sei fatto di quark ed **elettroni**.
learn_particle_builder-1-cards-charge = Una carta ha quattro valori. Il primo è la **carica**: più, meno o zero. Il tuo quark up ha +⅔.
learn_particle_builder-1-cards-spin = Lo **spin** somiglia un po’ a girare su sé stessi, ma non si ferma mai. Qui può essere 0, ½ o 1.
learn_particle_builder-1-cards-mass = La **massa** dice quanto è pesante. Un quark top pesa circa come 80 000 quark up!
learn_particle_builder-1-cards-lifetime = Molte particelle presto **decadono** in altre. La **vita media** dice quanto presto. «Stabile»: nessuno l’ha mai vista decadere.
learn_particle_builder-1-cards-try = Nessun quark ha più carica di +⅔. La carta del tuo rivale ne ha di meno? Tocca **Carica**!
learn_particle_builder-1-cards-try-wrong = Puoi confrontare anche quello. Ma la tua carica è ottima, quindi prova prima quella.
learn_particle_builder-1-cards-won = Il tuo rivale ha un elettrone. La sua carica è −1. Più batte meno, quindi vinci!
learn_particle_builder-1-cards-which = Che cosa dice quanto è pesante una particella?
learn_particle_builder-1-cards-which-charge = La carica
learn_particle_builder-1-cards-which-spin = Lo spin
learn_particle_builder-1-cards-which-mass = La massa
learn_particle_builder-1-cards-which-lifetime = La vita media
learn_particle_builder-1-cards-which-why = Non quella. Sulla carta il suo segno è un piccolo peso.

learn_particle_builder-1-compare-title = 2 · Confronta e scambia
learn_particle_builder-1-compare-draw = Una nuova partita. Pescate una carta a testa. La tua è un **muone**. Quella del rivale è coperta.
learn_particle_builder-1-compare-rule = Tocca a te, quindi scegli un valore. Il tuo è più alto? Allora puoi **scambiare** le carte.
learn_particle_builder-1-compare-choose = Un muone pesa circa 200 volte un elettrone. Quindi la massa è una buona scelta. Tocca **Massa**!
learn_particle_builder-1-compare-choose-wrong = Nessuno ha meno carica, e i muoni decadono presto. Lo spin è spesso pari. Prova la massa.
learn_particle_builder-1-compare-win = 105,7 è più di 2,16, quindi vinci! Ora tutte e due le carte sono scoperte.
learn_particle_builder-1-compare-swap = Il tuo rivale aveva un quark up. Presto ti serviranno quark up. Tocca **Scambia**!
learn_particle_builder-1-compare-swap-wrong = Puoi tenere il tuo muone. Ma un quark up ti aiuterà di più.
learn_particle_builder-1-compare-mine = Ora il quark up è tuo. Il tuo rivale deve prendersi il muone.
learn_particle_builder-1-compare-spin = Qui hai un **quark down**. Vediamo che cosa sa fare lo spin. Tocca **Spin**.
learn_particle_builder-1-compare-spin-wrong = Idea non male. Ma stavolta voglio mostrarti lo spin.
learn_particle_builder-1-compare-tie = ½ contro ½ è **parità**. La parità non basta. Quindi nessuno scambia.
learn_particle_builder-1-compare-half = Elettroni, muoni, tau e **neutrini** sono **leptoni**. Tutti i quark e i leptoni hanno spin ½.
learn_particle_builder-1-compare-which = Più batte zero, e zero batte meno. La tua carta ha carica 0. Che cosa batte?
learn_particle_builder-1-compare-which-up = Quark up, +⅔
learn_particle_builder-1-compare-which-photon = Fotone, 0
learn_particle_builder-1-compare-which-electron = Elettrone, −1
learn_particle_builder-1-compare-which-positron = Positrone, +1
learn_particle_builder-1-compare-which-why = Il tuo 0 deve essere più alto. Quale di queste è sotto lo zero?

learn_particle_builder-1-place-title = 3 · Posa la carta
learn_particle_builder-1-place-mat = Dopo, si posano tutte le carte. Questo è il tuo **tappeto**. Ogni carta qui ha il suo posto.
learn_particle_builder-1-place-quark = Hai un **quark strange**. Toccalo. Poi tocca la casella dei quark che brilla.
learn_particle_builder-1-place-quark-wrong = Buona idea, ma prima metti il quark nella sua casella.
learn_particle_builder-1-place-rival = Anche il tuo rivale ha posato una carta. Al turno dopo ha scelto lui, e ne ha posata un’altra.
learn_particle_builder-1-place-pauli = Quark e leptoni sono **fermioni**. Due fermioni uguali non condividono mai lo stesso stato. Così a ognuno serve una casella.
learn_particle_builder-1-place-lepton = Hai un elettrone, un leptone. I leptoni vanno nella fila in basso. Mettilo lì.
learn_particle_builder-1-place-lepton-wrong = Puoi anche spostare carte. Ma adesso posa l’elettrone.
learn_particle_builder-1-place-boson = Un fotone è un **bosone**. I bosoni amano la compagnia: in molti condividono uno stato. Impilalo sull’altro.
learn_particle_builder-1-place-laser = In un **laser** tantissimi fotoni condividono uno stato. Qui condividono una pila.
learn_particle_builder-1-place-points = Ogni carta ha dei punti: guarda la stella. Alla fine contano tutti i tuoi punti.
learn_particle_builder-1-place-which = Quali due possono stare sulla stessa pila?
learn_particle_builder-1-place-which-electrons = Due elettroni
learn_particle_builder-1-place-which-quarks = Due quark up
learn_particle_builder-1-place-which-photons = Due fotoni
learn_particle_builder-1-place-which-both = Un quark e un leptone
learn_particle_builder-1-place-which-why = A ogni fermione serve una casella tutta sua. Quali di questi sono bosoni?

learn_particle_builder-1-target-title = 4 · Bersaglio e antimateria
learn_particle_builder-1-target-aim = Questo è il tuo **bersaglio**: un **protone**. È fatto di due quark up e un quark down.
learn_particle_builder-1-target-sum = Ci sono protoni in ogni **atomo**. Somma le cariche: +⅔ +⅔ −⅓ fa +1. Giusto!
learn_particle_builder-1-target-up = Hai un quark up. Mettilo sul bersaglio: tocca la carta, poi il suo posto.
learn_particle_builder-1-target-up-wrong = Anche il tappeto va bene. Ma sul bersaglio la tua carta è al sicuro.
learn_particle_builder-1-target-rival = Il tuo rivale costruisce un **neutrone**: un quark up e due quark down. Fai più in fretta!
learn_particle_builder-1-target-anti = Le strisce vogliono dire **antimateria**. Questo **positrone** è il gemello dell’elettrone: stessa massa, carica opposta.
learn_particle_builder-1-target-meet = E tu hai un elettrone! Falli incontrare: tocca la tua carta, poi il positrone.
learn_particle_builder-1-target-meet-wrong = Puoi anche posarla. Ma una coppia ti dà i punti di due carte.
learn_particle_builder-1-target-flash = Si **annichilano**! Spariscono entrambi, e vola via luce. Ora tutte e due le carte contano per te.
learn_particle_builder-1-target-safe = Alle carte su un bersaglio questo non può succedere. Quindi usa il bersaglio quando puoi.
learn_particle_builder-1-target-which = Che cosa puoi annichilare con un elettrone?
learn_particle_builder-1-target-which-proton = Un protone
learn_particle_builder-1-target-which-electron = Un elettrone
learn_particle_builder-1-target-which-positron = Un positrone
learn_particle_builder-1-target-which-photon = Un fotone
learn_particle_builder-1-target-which-why = Deve essere il gemello fatto di antimateria. La sua carica è +1.

learn_particle_builder-1-finish-title = 5 · Finire e contare
learn_particle_builder-1-finish-near = Guarda: il tuo bersaglio ha due quark up. Ora ti serve solo un quark down.
learn_particle_builder-1-finish-plus = Hai un **W più**. La sua carica è +1, e nessuno ne ha di più. Tocca **Carica**.
learn_particle_builder-1-finish-plus-wrong = Potrebbe funzionare anche quello. Ma con +1 non puoi perdere. Prendi la carica.
learn_particle_builder-1-finish-swap = Un quark down! Proprio quello che ti serve. Tocca **Scambia**.
learn_particle_builder-1-finish-swap-wrong = Un W vale più punti. Ma il quark down completa il tuo protone!
learn_particle_builder-1-finish-last = Ora metti il quark down sul bersaglio.
learn_particle_builder-1-finish-last-wrong = Andrebbe bene anche così. Ma stavolta mettilo sul bersaglio.
learn_particle_builder-1-finish-done = Due up e un down: hai costruito un protone! Ora la partita finisce.
learn_particle_builder-1-finish-count = Il tuo rivale ha posato l’ultima carta. Prendi 15 punti per il protone. Hai vinto!
learn_particle_builder-1-finish-which = Chi vince una partita?
learn_particle_builder-1-finish-which-first = Chi riempie prima il bersaglio
learn_particle_builder-1-finish-which-most = Chi ha più punti
learn_particle_builder-1-finish-which-cards = Chi ha più carte
learn_particle_builder-1-finish-which-heavy = Chi ha più massa
learn_particle_builder-1-finish-which-why = Un bersaglio pieno ti dà 15 punti. È tanto, ma non è tutto.
learn_particle_builder-1-finish-yours = Ora giochi tu: tre turni contro il Visitatore. Questa lampada ti dà un suggerimento. Buon divertimento!
learn_particle_builder-1-finish-play = Tocca a te. Per un suggerimento tocca la lampada.
learn_particle_builder-1-finish-bye = Ben giocato! Ora sai tutto del Livello 1. Ti va una partita intera?

## Level 2

learn_particle_builder-2-title = Livello 2: Interazioni
learn_particle_builder-2-teaches = Fotone, gluone e Z attirano carte. Scopri chi agisce su che cosa.
learn_particle_builder-2-law = Una forza agisce solo sulle particelle che hanno la sua carica, perché il suo bosone si accoppia a quella carica e a nient’altro.

learn_particle_builder-2-light-title = 1 · Il fotone
learn_particle_builder-2-light-guess = Il tuo fotone può attirare verso di te una carta del rivale. Quale lascerà in pace?
learn_particle_builder-2-light-guess-electron = L’elettrone
learn_particle_builder-2-light-guess-down = Il quark down
learn_particle_builder-2-light-guess-charm = Il quark charm
learn_particle_builder-2-light-guess-neutrino = Il neutrino
learn_particle_builder-2-light-pull = Prova con l’elettrone. Tocca il fotone, poi l’elettrone, poi il posto libero sul tuo tappeto.
learn_particle_builder-2-light-pull-no = Puoi fare anche quello. Ma prima guarda che cosa fa il fotone all’elettrone.
learn_particle_builder-2-light-look = Un fotone attira l’elettrone e i due quark. Non attira il neutrino, perché un neutrino non ha **carica** elettrica.
learn_particle_builder-2-light-own = Anche a te serve una carta carica, perché questa **forza** agisce tra due cariche. Quale delle tue carte non ti aiuterebbe?
learn_particle_builder-2-light-own-down = Quark down
learn_particle_builder-2-light-own-tau = Tau
learn_particle_builder-2-light-own-electron = Elettrone
learn_particle_builder-2-light-own-higgs = Bosone di Higgs
learn_particle_builder-2-light-own-down-why = La sua carica è solo −⅓. Ma un fotone si accoppia anche a una carica piccola.
learn_particle_builder-2-light-own-tau-why = Allora la massa spegnerebbe la carica. Un tau è pesante, eppure la sua carica è −1.
learn_particle_builder-2-light-own-electron-why = Un fotone l’ha appena attirato. Quindi deve essere carico.

learn_particle_builder-2-glue-title = 2 · Il gluone
learn_particle_builder-2-glue-guess = I quark hanno una carica in più, la **carica di colore**, e un **gluone** si accoppia solo a quella. Che cosa attirerà?
learn_particle_builder-2-glue-guess-charged = Tutto ciò che è carico
learn_particle_builder-2-glue-guess-quarks = I due quark
learn_particle_builder-2-glue-guess-heavy = Lo Z, così pesante
learn_particle_builder-2-glue-guess-all = Tutto
learn_particle_builder-2-glue-pull = Il quark down starebbe bene sul tuo bersaglio. Tocca il gluone, il quark down, poi il suo posto sul bersaglio.
learn_particle_builder-2-glue-pull-no = Si può fare, ma al tuo bersaglio serve un quark down. Usa il gluone per quello.
learn_particle_builder-2-glue-look = Un gluone attira solo quark, antiquark e gluoni, perché elettroni, neutrini e lo Z non hanno nessuna carica di colore.
learn_particle_builder-2-glue-self = Questa è l’**interazione forte**. Un fotone non ha carica elettrica, ma un gluone ha carica di colore. Che altro può attirare?
learn_particle_builder-2-glue-self-gluons = Altri gluoni
learn_particle_builder-2-glue-self-photons = Fotoni
learn_particle_builder-2-glue-self-neutrinos = Neutrini
learn_particle_builder-2-glue-self-electrons = Elettroni
learn_particle_builder-2-glue-self-photons-why = Allora la luce si attaccherebbe a ogni protone. Ma un fotone non ha carica di colore.
learn_particle_builder-2-glue-self-neutrinos-why = Allora i neutrini si attaccherebbero a ogni nucleo. Invece quasi tutti attraversano la Terra intera.
learn_particle_builder-2-glue-self-electrons-why = Allora gli elettroni sarebbero incollati al nucleo. Restano fuori, perché non hanno carica di colore.

learn_particle_builder-2-weak-title = 3 · Il bosone Z
learn_particle_builder-2-weak-guess = Questo **Z** trasmette l’**interazione debole**. Quali delle quattro carte del rivale può attirare?
learn_particle_builder-2-weak-guess-neutrino = Solo il neutrino
learn_particle_builder-2-weak-guess-charged = Solo quelle cariche
learn_particle_builder-2-weak-guess-all = Tutte e quattro
learn_particle_builder-2-weak-guess-none = Nessuna
learn_particle_builder-2-weak-pull = Prendi il neutrino, che né fotone né gluone possono attirare. Tocca lo Z, il neutrino, poi un posto libero.
learn_particle_builder-2-weak-pull-no = Uno Z sa fare anche quello. Ma prendi prima il neutrino, perché nient’altro può attirarlo.
learn_particle_builder-2-weak-look = Uno Z può attirarle tutte, perché ogni quark e ogni leptone sente l’interazione debole. Un neutrino qui non sente altro.
learn_particle_builder-2-weak-sun = Miliardi di neutrini dal Sole attraversano il tuo pollice ogni secondo. Perché non te ne accorgi?
learn_particle_builder-2-weak-sun-weak = Sentono solo l’interazione debole
learn_particle_builder-2-weak-sun-small = Sono troppo piccoli
learn_particle_builder-2-weak-sun-energy = Non hanno energia
learn_particle_builder-2-weak-sun-air = L’aria li ferma
learn_particle_builder-2-weak-sun-small-why = Allora non noteresti neppure gli elettroni. Nessuno ha mai misurato la loro grandezza, eppure colpiscono forte.
learn_particle_builder-2-weak-sun-energy-why = L’energia ce l’hanno: ognuno molta più di un fotone della luce del Sole.
learn_particle_builder-2-weak-sun-air-why = Allora nessuno potrebbe attraversare la Terra. Invece lo fanno quasi tutti.

learn_particle_builder-2-who-title = 4 · Chi sente che cosa?
learn_particle_builder-2-who-three = Quale di queste carte sente tutte e tre le forze?
learn_particle_builder-2-who-three-electron = Elettrone
learn_particle_builder-2-who-three-neutrino = Neutrino
learn_particle_builder-2-who-three-charm = Quark charm
learn_particle_builder-2-who-three-antimuon = Antimuone
learn_particle_builder-2-who-three-electron-why = Allora avrebbe carica di colore, e i gluoni lo incollerebbero al nucleo.
learn_particle_builder-2-who-three-neutrino-why = Allora un fotone potrebbe attirarlo. Ma non ha carica elettrica.
learn_particle_builder-2-who-three-antimuon-why = È carico e sente l’interazione debole. Ma un leptone non ha carica di colore.
learn_particle_builder-2-who-electron = E che cosa agisce su un elettrone?
learn_particle_builder-2-who-electron-photon = Solo il fotone
learn_particle_builder-2-who-electron-both = Fotone e Z
learn_particle_builder-2-who-electron-gluon = Fotone e gluone
learn_particle_builder-2-who-electron-all = Tutti e tre
learn_particle_builder-2-who-electron-photon-why = Allora gli elettroni non sentirebbero l’interazione debole. Invece la sentono tutti i leptoni.
learn_particle_builder-2-who-electron-gluon-why = Allora un elettrone avrebbe carica di colore. Ce l’hanno solo quark e gluoni.
learn_particle_builder-2-who-electron-all-why = Allora avrebbe ogni tipo di carica, come un quark.
learn_particle_builder-2-who-push = In natura le cariche uguali si respingono. In questo gioco i bosoni attirano soltanto, per semplicità.
learn_particle_builder-2-who-why = Perché un fotone agisce su un protone, ma non su un neutrino?
learn_particle_builder-2-who-why-charge = Un protone è carico
learn_particle_builder-2-who-why-heavy = Un protone è pesante
learn_particle_builder-2-who-why-slow = Un neutrino è troppo veloce
learn_particle_builder-2-who-why-big = Un protone è grande
learn_particle_builder-2-who-why-heavy-why = Allora agirebbe poco sugli elettroni, che sono leggeri. Ma quasi tutta la luce che vedi viene da loro.
learn_particle_builder-2-who-why-slow-why = Allora anche gli elettroni veloci sfuggirebbero ai fotoni. Non succede, perché sono carichi.
learn_particle_builder-2-who-why-big-why = Un elettrone è molto più piccolo di un protone, e i fotoni agiscono su entrambi.
learn_particle_builder-2-who-play = Tocca a te. Usa bene i tuoi bosoni! La lampada ti dà un suggerimento.

## Level 3

learn_particle_builder-3-title = Livello 3: Colore
learn_particle_builder-3-teaches = I quark hanno una carica di colore. Un bersaglio deve essere neutro.
learn_particle_builder-3-new-title = Livello 3 · Carica di colore
learn_particle_builder-3-new-name = I quark hanno un’altra carica: la **carica di colore**. Può essere rossa, verde o blu. È solo un nome.
learn_particle_builder-3-new-up = Prova. Metti il quark up sul tuo bersaglio.
learn_particle_builder-3-new-later = Puoi fare anche quello. Ma prima metti la carta dove ho detto.
learn_particle_builder-3-new-red = Ora scegli la sua carica di colore. Cominciamo col rosso.
learn_particle_builder-3-new-red-no = Puoi prendere uno qualunque dei tre. Ma cominciamo col rosso.
learn_particle_builder-3-new-rule = Ai tre quark di un bersaglio servono rosso, verde e blu. Allora il tutto è **neutro**, come la luce bianca.
learn_particle_builder-3-new-down = Ecco un quark down. Metti anche lui sul bersaglio.
learn_particle_builder-3-new-green = Il rosso è preso. Scegli uno degli altri!
learn_particle_builder-3-new-green-no = Il rosso ce l’hai già. A un protone serve ogni colore una volta.
learn_particle_builder-3-new-anti = Un antiquark ha un **anticolore**. Anche rosso e antirosso sono neutri. Puoi costruire coppie così.
learn_particle_builder-3-new-gluon = Hai scelto male? Con un gluone puoi cambiare il colore di un quark.
learn_particle_builder-3-new-which = Quali tre quark sono neutri?
learn_particle_builder-3-new-which-same = Rosso, rosso, rosso
learn_particle_builder-3-new-which-two = Rosso, rosso, blu
learn_particle_builder-3-new-which-all = Rosso, verde, blu
learn_particle_builder-3-new-which-anti = Blu, blu, verde
learn_particle_builder-3-new-which-why = Ogni colore deve esserci una volta.

## Level 4

learn_particle_builder-4-title = Livello 4: Il caso
learn_particle_builder-4-teaches = Tira dadi a centinaia e scopri che cosa il caso lascia prevedere.
learn_particle_builder-4-law = Che cosa fa una singola particella dipende dal caso, perché la natura fissa solo quanto ogni cosa è probabile.

learn_particle_builder-4-dice-title = 1 · Un lancio, cento lanci
learn_particle_builder-4-dice-guess = Hai un elettrone, e il rivale ha un positrone. Si **annichilano** se il dado è pari. Funzionerà questa volta?
learn_particle_builder-4-dice-guess-yes = Sì
learn_particle_builder-4-dice-guess-no = No
learn_particle_builder-4-dice-guess-open = Nessuno può saperlo
learn_particle_builder-4-dice-guess-skill = È questione di abilità
learn_particle_builder-4-dice-try = Scoprilo! Tocca il tuo elettrone, poi il positrone.
learn_particle_builder-4-dice-try-no = Si può fare, ma qui la coppia vale di più: tenta la fortuna.
learn_particle_builder-4-dice-even = Ha funzionato, ma nessuno poteva saperlo, perché un dado non decide finché non cade. Anche la natura fa così.
learn_particle_builder-4-dice-many = Ora tira il dado per cento coppie come questa. Quante si annichileranno?
learn_particle_builder-4-dice-many-half = Esattamente 50
learn_particle_builder-4-dice-many-about = Circa 50
learn_particle_builder-4-dice-many-all = Quasi 100
learn_particle_builder-4-dice-many-open = Nessuno può saperlo
learn_particle_builder-4-dice-throw = Avvia i cento lanci e confronta le colonne con la linea tratteggiata. Poi continua a tirare: si pareggiano.
learn_particle_builder-4-dice-throw-chart = Coppie di elettrone e positrone
learn_particle_builder-4-dice-throw-odd = dispari: no
learn_particle_builder-4-dice-throw-even = pari: sì
learn_particle_builder-4-dice-look = Un solo lancio resta una sorpresa, ma centinaia si avvicinano alla metà, perché fortuna e sfortuna quasi si compensano.
learn_particle_builder-4-dice-row = Tre lanci di fila sono stati dispari. Quanto è probabile che il prossimo sia pari?
learn_particle_builder-4-dice-row-due = Più di un mezzo: ora tocca a lui
learn_particle_builder-4-dice-row-same = Un mezzo, come sempre
learn_particle_builder-4-dice-row-again = Meno di un mezzo
learn_particle_builder-4-dice-row-never = È impossibile
learn_particle_builder-4-dice-row-due-why = Allora il dado dovrebbe ricordare gli ultimi lanci, ma non ha memoria.
learn_particle_builder-4-dice-row-again-why = Allora i dispari chiamerebbero altri dispari, e presto i dadi non mostrerebbero altro.
learn_particle_builder-4-dice-row-never-why = Allora i numeri pari sarebbero spariti dal dado, ma tre su sei ci sono ancora.

learn_particle_builder-4-nature-title = 2 · Il caso in natura
learn_particle_builder-4-nature-guess = Al CERN elettroni e positroni, annichilandosi, hanno prodotto 17 milioni di bosoni Z. Che cosa è diventata la maggior parte?
learn_particle_builder-4-nature-guess-quarks = Quark
learn_particle_builder-4-nature-guess-neutrinos = Neutrini
learn_particle_builder-4-nature-guess-leptons = Elettroni, muoni, tau
learn_particle_builder-4-nature-guess-light = Luce
learn_particle_builder-4-nature-throw = Fai decadere cento bosoni Z con i dadi del livello 7. I rombi mostrano che cosa si è misurato al CERN.
learn_particle_builder-4-nature-throw-chart = Che cosa diventa un bosone Z
learn_particle_builder-4-nature-throw-quarks = quark
learn_particle_builder-4-nature-throw-neutrinos = neutrini
learn_particle_builder-4-nature-throw-leptons = leptoni carichi
learn_particle_builder-4-nature-look = Sette su dieci diventano quark, perché questa reazione ha la **sezione d’urto** più grande: così si misura quanto è probabile.
learn_particle_builder-4-nature-size = Quale di due reazioni ha dunque la sezione d’urto più grande?
learn_particle_builder-4-nature-size-heavy = Quella con particelle pesanti
learn_particle_builder-4-nature-size-often = La più probabile
learn_particle_builder-4-nature-size-fast = La più veloce
learn_particle_builder-4-nature-size-long = Quella che dura di più
learn_particle_builder-4-nature-size-heavy-why = Allora si produrrebbero più spesso le particelle più pesanti, che invece sono le più rare.
learn_particle_builder-4-nature-size-fast-why = Allora misurerebbe un tempo. Una sezione d’urto dice se una reazione è frequente, non se è veloce.
learn_particle_builder-4-nature-size-long-why = Allora misurerebbe un tempo. Una sezione d’urto dice se una reazione è frequente, non quanto dura.
learn_particle_builder-4-nature-earth = Quasi ogni neutrino attraversa la Terra intera. Che cosa ti dice questo sulla sua sezione d’urto?
learn_particle_builder-4-nature-earth-huge = È enorme
learn_particle_builder-4-nature-earth-zero = È zero
learn_particle_builder-4-nature-earth-tiny = È minuscola, ma non zero
learn_particle_builder-4-nature-earth-half = È un mezzo
learn_particle_builder-4-nature-earth-huge-why = Allora i neutrini urterebbero subito qualcosa, e nessuno passerebbe neppure un foglio di carta.
learn_particle_builder-4-nature-earth-zero-why = Allora nessun rivelatore potrebbe mai catturarne, ma i primi furono catturati nel 1956.
learn_particle_builder-4-nature-earth-half-why = Allora metà si fermerebbe molto presto, invece quasi tutti escono dall’altra parte.
learn_particle_builder-4-nature-play = In questo gioco ogni reazione riesce una volta su due, per fare in fretta. Ora tocca a te!

## Level 5

learn_particle_builder-5-title = Livello 5: Bosoni W
learn_particle_builder-5-teaches = Un W trasforma una particella in un’altra.
learn_particle_builder-5-new-title = Livello 5 · Il bosone W
learn_particle_builder-5-new-w = Hai un **W più**. Può trasformare un quark o un leptone in un altro. Non servono dadi.
learn_particle_builder-5-new-turn = Trasforma il quark down in un quark up. Tocca il W, il quark down, poi il quark up.
learn_particle_builder-5-new-turn-no = Il W potrebbe fare anche quello. Ma al tuo bersaglio servono quark up!
learn_particle_builder-5-new-sum = Il W aggiunge la sua carica: −⅓ e +1 fanno +⅔. La carica non va mai perduta!
learn_particle_builder-5-new-family = Un quark resta un quark, un leptone resta un leptone. Un W non trasforma mai la materia in antimateria.
learn_particle_builder-5-new-sun = Nel Sole i bosoni W aiutano a trasformare protoni in neutroni. Senza di loro non potrebbe brillare.
learn_particle_builder-5-new-pair = Se ora un elettrone e un positrone si annichilano, ricevi due nuovi fotoni.
learn_particle_builder-5-new-which = Un W più incontra un quark down. Che cosa può uscirne?
learn_particle_builder-5-new-which-down = Un quark down
learn_particle_builder-5-new-which-electron = Un elettrone
learn_particle_builder-5-new-which-up = Un quark up
learn_particle_builder-5-new-which-photon = Un fotone
learn_particle_builder-5-new-which-why = Resta un quark. La sua carica è −⅓ più +1: +⅔.

## Level 6

learn_particle_builder-6-title = Livello 6: Neutrini
learn_particle_builder-6-teaches = I neutrini cambiano in viaggio.
learn_particle_builder-6-new-title = Livello 6 · Neutrini
learn_particle_builder-6-new-three = Ci sono tre tipi di neutrini. Vanno insieme all’elettrone, al muone e al tau.
learn_particle_builder-6-new-first = Hai un neutrino muonico. Mettilo sul tappeto.
learn_particle_builder-6-new-later = Puoi farlo dopo. Prima posa la tua carta.
learn_particle_builder-6-new-second = Ora un neutrino elettronico! Posa anche lui. Poi guarda che cosa succede.
learn_particle_builder-6-new-change = Il tuo neutrino elettronico ora è un neutrino tauonico! I neutrini **oscillano**: passano da un tipo all’altro.
learn_particle_builder-6-new-dice = Prima del tuo turno un dado dice, per ogni neutrino, che cos’è adesso.
learn_particle_builder-6-new-prize = È stato difficile scoprirlo. È valso un premio Nobel nel 2015.
learn_particle_builder-6-new-which = Quali particelle cambiano così in viaggio?
learn_particle_builder-6-new-which-quarks = I quark up
learn_particle_builder-6-new-which-neutrinos = I neutrini
learn_particle_builder-6-new-which-photons = I fotoni
learn_particle_builder-6-new-which-electrons = Gli elettroni
learn_particle_builder-6-new-which-why = Ce ne sono di tre tipi, e non hanno carica.

## Level 7

learn_particle_builder-7-title = Livello 7: Decadimenti
learn_particle_builder-7-teaches = Perché le particelle decadono, che cosa ne esce e se conta l’età.
learn_particle_builder-7-law = Una particella instabile prima o poi decade, perché niente lo vieta: energia, carica e numeri leptonici possono restare tutti uguali.

learn_particle_builder-7-new-title = 1 · Che cosa ne esce
learn_particle_builder-7-new-heavy = Un muone vive circa due milionesimi di secondo e poi **decade** in un elettrone e due neutrini. Dove sono adesso?
learn_particle_builder-7-new-heavy-inside = Dentro il muone
learn_particle_builder-7-new-heavy-nowhere = Ancora da nessuna parte
learn_particle_builder-7-new-heavy-around = Nello spazio intorno
learn_particle_builder-7-new-place = Metti il muone sul tappeto, perché prima del tuo prossimo turno si tirerà un dado per lui.
learn_particle_builder-7-new-later = Puoi farlo dopo, ma prima metti la carta dove ti ho detto.
learn_particle_builder-7-new-next = Ora metti il fotone sulla sua pila, e guarda che cosa succede al tuo muone.
learn_particle_builder-7-new-decay = Tre particelle nuove hanno preso il posto del muone. Non erano dentro, perché nessuno ha mai trovato parti di un muone.
learn_particle_builder-7-new-sum = Il neutrino muonico conserva il **numero leptonico** del muone, l’elettrone la carica. A che serve l’antineutrino elettronico?
learn_particle_builder-7-new-sum-charge = Porta anche lui una carica
learn_particle_builder-7-new-sum-balance = Compensa l’elettrone
learn_particle_builder-7-new-sum-glue = Li tiene uniti
learn_particle_builder-7-new-sum-spare = È solo un avanzo
learn_particle_builder-7-new-sum-charge-why = Allora la somma delle cariche non tornerebbe, perché l’elettrone da solo fa già −1.
learn_particle_builder-7-new-sum-glue-why = Allora i tre resterebbero insieme, invece volano via subito ognuno per conto suo.
learn_particle_builder-7-new-sum-spare-why = Allora ogni tanto potrebbe mancare, ma nessuno ha mai visto un muone dare un elettrone senza neutrini.

learn_particle_builder-7-age-title = 2 · Vecchi e giovani
learn_particle_builder-7-age-guess = Immagina che un muone sia sopravvissuto a tre turni. È più facile che decada ora, rispetto a uno nuovo?
learn_particle_builder-7-age-guess-worn = Sì, è consumato
learn_particle_builder-7-age-guess-same = No, è lo stesso
learn_particle_builder-7-age-guess-tough = No, è resistente
learn_particle_builder-7-age-throw = Ogni colonna comincia con cento muoni e mostra quanti ne restano dopo altrettanti turni. La curva è la legge della natura.
learn_particle_builder-7-age-throw-chart = Muoni rimasti dopo 0, 1, 2… turni
learn_particle_builder-7-age-look = A ogni turno decade un terzo di quelli rimasti, vecchi o giovani, perché un muone non ha memoria e non si consuma.
learn_particle_builder-7-age-left = Di 90 muoni, dopo un turno ne restano 60. Quanti ne resteranno dopo un altro turno?
learn_particle_builder-7-age-left-thirty = Circa 30
learn_particle_builder-7-age-left-forty = Circa 40
learn_particle_builder-7-age-left-sixty = Ancora 60
learn_particle_builder-7-age-left-none = Nessuno
learn_particle_builder-7-age-left-thirty-why = Allora ne decadrebbe lo stesso numero a ogni turno, invece è uguale la parte: un terzo di quelli rimasti.
learn_particle_builder-7-age-left-sixty-why = Allora i sopravvissuti non potrebbero più decadere, ma per ognuno di loro si tira un dado.
learn_particle_builder-7-age-left-none-why = Allora tutti i muoni vivrebbero lo stesso tempo, ma ognuno decade secondo il proprio caso.

learn_particle_builder-7-w-title = 3 · Tante strade
learn_particle_builder-7-w-guess = Un W più può decadere in molti modi, alla fine sempre con carica +1. Qual è il modo più comune?
learn_particle_builder-7-w-guess-quarks = In due quark
learn_particle_builder-7-w-guess-electron = Con un positrone
learn_particle_builder-7-w-guess-tau = Con un antitau
learn_particle_builder-7-w-guess-equal = Tutti uguali
learn_particle_builder-7-w-throw = Fanne decadere cento secondo i dadi, e confronta con i rombi, che mostrano che cosa si è misurato.
learn_particle_builder-7-w-throw-chart = Che cosa diventa un W⁺
learn_particle_builder-7-w-throw-quarks = quark
learn_particle_builder-7-w-throw-electron = positrone
learn_particle_builder-7-w-throw-muon = antimuone
learn_particle_builder-7-w-throw-tau = antitau
learn_particle_builder-7-w-look = Vincono i quark, perché ogni quark esiste in tre colori. Così una coppia di quark ha tre strade dove i leptoni ne hanno una.
learn_particle_builder-7-w-top = Anche un quark top e un antibottom hanno insieme carica +1. Perché un W più fermo non diventa mai quei due?
learn_particle_builder-7-w-top-colour = Non hanno colore
learn_particle_builder-7-w-top-anti = Uno è antimateria
learn_particle_builder-7-w-top-heavy = Sono troppo pesanti
learn_particle_builder-7-w-top-luck = È solo sfortuna
learn_particle_builder-7-w-top-colour-why = Tutti i quark hanno carica di colore, e un quark con un antiquark può perfino essere neutro.
learn_particle_builder-7-w-top-anti-why = Allora un W più non potrebbe decadere affatto, perché in ogni sua coppia c’è un’antiparticella.
learn_particle_builder-7-w-top-luck-why = Allora ogni tanto succederebbe, ma un quark top ha più del doppio dell’energia di un W fermo.
learn_particle_builder-7-w-play = Qui le carte sul bersaglio non decadono, ma è solo una regola di questo gioco. Tocca a te!
