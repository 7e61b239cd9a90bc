# Particle Builder: everything that this game says.

particle_builder-credits = Particle Builder è di Lachlan McGinness e Harri Leinonen. L’hanno realizzato con gli insegnanti dell’High School Teacher Programme al CERN nel 2016. I disegni originali sono di Rowan McGinness (2018). La versione online è di una squadra di studenti dell’ANU School of Computing (2024). doi.org/10.5281/zenodo.1341746

## Options

particle_builder-option-level = Livello
particle_builder-option-level-1 = 1 Particelle
particle_builder-option-level-2 = 2 Interazioni
particle_builder-option-level-3 = 3 Colore
particle_builder-option-level-4 = 4 Dadi
particle_builder-option-level-5 = 5 Bosoni W
particle_builder-option-level-6 = 6 Neutrini
particle_builder-option-level-7 = 7 Decadimenti
particle_builder-option-level-help = Ogni livello aggiunge un pezzo di fisica ai livelli precedenti.
particle_builder-option-level-1-help = Confronta, scambia, posa, annichila: il modo migliore per cominciare.
particle_builder-option-level-2-help = Gluone, fotone e Z possono attirare le carte dei rivali.
particle_builder-option-level-3-help = I quark hanno una carica di colore, e i bersagli devono essere neutri per la carica di colore.
particle_builder-option-level-4-help = Annichilazioni e interazioni riescono solo con un numero pari.
particle_builder-option-level-5-help = I bosoni W trasformano particelle. Le annichilazioni lasciano nuovi bosoni.
particle_builder-option-level-6-help = I neutrini sul tappeto cambiano sapore all’inizio di un turno.
particle_builder-option-level-7-help = Le particelle instabili sul tappeto decadono all’inizio di un turno.
particle_builder-option-target = Bersagli
particle_builder-option-target-0 = Prima partita
particle_builder-option-target-15 = 15 punti
particle_builder-option-target-20 = 20 punti
particle_builder-option-target-25 = 25 punti
particle_builder-option-target-30 = 30 punti
particle_builder-option-target-35 = 35 punti
particle_builder-option-target-40 = 40 punti
particle_builder-option-target-1 = Sorpresa
particle_builder-option-target-help = I sistemi di particelle più difficili valgono di più. Tutti ricevono bersagli dello stesso valore.
particle_builder-option-target-0-help = Protone contro neutrone: la coppia più facile, per le prime partite.
particle_builder-option-target-1-help = Il valore dei bersagli è scelto a caso.
particle_builder-option-choose = Chi sceglie i bersagli
particle_builder-option-choose-0 = il caso
particle_builder-option-choose-1 = chi gioca
particle_builder-option-choose-help = I bersagli si estraggono a caso, o si scelgono uno dopo l’altro.
particle_builder-option-blind = Scambio alla cieca
particle_builder-option-blind-0 = no
particle_builder-option-blind-1 = sì
particle_builder-option-blind-help = Si dicono solo i valori confrontati. Chi vince decide se scambiare, senza vedere l’altra carta.
particle_builder-option-labelled = Caselle con nome
particle_builder-option-labelled-0 = no
particle_builder-option-labelled-1 = sì
particle_builder-option-labelled-help = Una casella per ogni sapore, la stessa per particella e antiparticella. Per i Livelli da 1 a 5.
particle_builder-option-accurate = Colore conservato
particle_builder-option-accurate-0 = no
particle_builder-option-accurate-1 = sì
particle_builder-option-accurate-help = Dal Livello 3: un gluone scambia due colori invece di cambiarne uno. Più vicino alla natura.
particle_builder-option-oscillations = Oscillazioni al Livello 7
particle_builder-option-oscillations-0 = no
particle_builder-option-oscillations-1 = sì
particle_builder-option-oscillations-help = Anche al Livello 7 i neutrini possono cambiare, come al Livello 6. Senza, si fa prima.
particle_builder-option-starts = Primo turno
particle_builder-option-starts-0 = a caso
particle_builder-option-starts-1 = Giocatore 1
particle_builder-option-starts-2 = Giocatore 2
particle_builder-option-starts-3 = Giocatore 3
particle_builder-option-starts-help = Chi comincia. Una buona usanza: chi ha perso l’ultima partita.
particle_builder-impossible-labelled = Le caselle con nome sono per i Livelli da 1 a 5: i decadimenti richiedono più posto.
particle_builder-impossible-starts = In una partita in due non c’è un Giocatore 3.

## Rules

particle_builder-rules-1-title = Livello 1: il turno
particle_builder-rules-1 = Costruisci il tuo bersaglio prima degli altri. A un protone servono due quark up e un quark down.

    All’inizio di un turno ognuno pesca una carta e la tiene segreta. Chi è di turno sceglie uno dei suoi quattro valori: carica, spin, massa o vita media. Poi ognuno scopre la sua carta.

    Il tuo valore è più alto di quello di tutti gli altri? Allora puoi scambiare la carta con uno di loro. La parità non basta. La carica positiva batte lo zero, e lo zero batte quella negativa. «Stabile» batte ogni vita media in secondi e pareggia con sé stesso.

    Poi ognuno posa una carta. Comincia chi è di turno. Poi il turno passa a chi segue.
particle_builder-rules-2-title = Livello 1: posare
particle_builder-rules-2 = Quark e leptoni sono fermioni: particelle di spin ½. Due fermioni uguali non sono mai nello stesso stato. È il principio di Pauli. Nel gioco ogni fermione ha bisogno di una casella vuota della sua zona, o di un posto vuoto del tuo bersaglio che lo chiede.

    I bosoni hanno spin 0 o 1 e possono condividere uno stato. Stanno sulla pila del loro tipo, quanti ne vuoi.

    Finché hai una carta in mano puoi anche spostare carte tra tappeto e bersaglio, ognuna una volta per turno. Scarti una carta solo se non puoi fare nient’altro.

    Punti: i fermioni valgono 1, 2 o 3 secondo la generazione. Fotone e gluone valgono 1, W e Z 3, Higgs 5.
particle_builder-rules-3-title = Livello 1: annichilazione e fine
particle_builder-rules-3 = Se hai l’antiparticella di un quark o di un leptone su un tappeto qualsiasi, puoi annichilare i due invece di posarla. Entrambe le carte contano per te. I bersagli sono al sicuro.

    La partita finisce quando qualcuno ha tutte le particelle del bersaglio, tra bersaglio e tappeto. Quella persona prende i punti del bersaglio. Gli altri posano ancora la carta che hanno in mano. Se prima finisce il mazzo, nessuno prende punti per il bersaglio.

    Contano tutte le carte su tappeto, bersaglio e pile. Contano anche le coppie annichilate. Vince chi ha più punti.
particle_builder-rules-4-title = Livello 2: interazioni
particle_builder-rules-4 = Tre bosoni possono attirare una carta dal tappeto o dal bersaglio di un rivale. Il bosone viene assorbito e scartato.

    Gluone: prende un quark, un antiquark o un gluone, se hai qualcosa con carica di colore.

    Fotone: prende un quark, un leptone carico o un W, se hai qualcosa con carica elettrica.

    Z: prende qualsiasi quark o leptone, se hai un quark, un leptone, un W o un Higgs.

    Ti serve un posto libero per la carta nuova.

    In natura questi bosoni possono anche respingere: due cariche elettriche dello stesso segno si respingono. Nel gioco attirano soltanto.
particle_builder-rules-5-title = Livello 3: colore
particle_builder-rules-5 = Ogni quark che posi riceve una carica di colore: rossa, verde o blu. Un antiquark riceve un anticolore, indicato da una lettera sotto una barra.

    Un bersaglio deve essere neutro per la carica di colore. Per tre quark servono rosso, verde e blu. Per un quark e un antiquark servono un colore e il suo anticolore. Per un tetraquark servono due coppie così. I leptoni non hanno colore.

    Un gluone può anche cambiare il colore di qualsiasi quark sul tavolo. La natura è più severa: la carica di colore è conservata. Con «Colore conservato» il gluone scambia i colori di due quark, o di due antiquark.
particle_builder-rules-6-title = Livello 4: sezioni d’urto
particle_builder-rules-6 = Nessuno può sapere che cosa farà una singola particella. Ci sono solo probabilità. La sezione d’urto dice quanto è probabile una reazione.

    Per annichilare, attirare o cambiare un colore tiri un dado. Con un numero pari riesci. Con un numero dispari la tua carta va invece sul tuo tappeto.

    In natura ogni reazione ha una sua probabilità. Qui è sempre una probabilità su due, per giocare in fretta.
particle_builder-rules-7-title = Livello 5: trasformazioni
particle_builder-rules-7 = Un bosone W in mano può trasformare un quark o un leptone su qualsiasi tappeto. Non serve il dado. W⁺ alza la carica elettrica di 1, W⁻ la abbassa di 1. Un quark diventa un quark qualsiasi con la carica giusta. Un leptone diventa l’altro leptone della sua generazione. La materia resta materia e l’antimateria resta antimateria.

    Una coppia annichilata lascia bosoni per le tue pile. I leptoni carichi lasciano due fotoni. I quark lasciano due fotoni o due gluoni. I neutrini lasciano uno Z, ma solo se tiri un 6. Un solo fotone è impossibile, perché energia e quantità di moto non si conserverebbero entrambe.

    Il mazzo ha quattro W, un fotone e un gluone in più.
particle_builder-rules-8-title = Livello 6: oscillazioni
particle_builder-rules-8 = All’inizio del tuo turno si tira un dado per ogni neutrino e antineutrino sul tuo tappeto. 1 o 2: ora è un neutrino elettronico. 3 o 4: muonico. 5 o 6: tauonico. Gli antineutrini restano antineutrini.

    Un neutrino di un certo sapore è un miscuglio di tre masse. In viaggio il miscuglio cambia. Per questa scoperta Takaaki Kajita e Arthur McDonald hanno ricevuto il premio Nobel nel 2015.

    In natura le probabilità dipendono da distanza ed energia. Tre terzi uguali sono una semplificazione.
particle_builder-rules-9-title = Livello 7: decadimenti
particle_builder-rules-9 = All’inizio del tuo turno si tirano i dadi per tutto ciò che è instabile sul tuo tappeto: quark e leptoni carichi delle generazioni 2 e 3, W, Z e Higgs. Le carte sul bersaglio sono al sicuro. I prodotti vanno in caselle libere. Se le caselle sono poche, scegli quali tenere. Le particelle nuove aspettano il tuo prossimo turno.

    Un quark diventa un quark più leggero e ti dà un W. Muoni, tau, W, Z e Higgs diventano altre particelle. In ogni decadimento si conservano carica, numero barionico e i tre numeri leptonici.

    I dadi mostrano quali decadimenti sono comuni, ma non le probabilità della natura. In natura più di 99 quark top su 100 diventano quark bottom. Il W di un quark strange, charm o bottom rappresenta un W virtuale, perché uno reale pesa più di questi quark. Anche uno dei due W di un bosone di Higgs è virtuale.
particle_builder-rules-10-title = Questa edizione
particle_builder-rules-10 = Il manuale lascia aperte alcune cose. Ecco le nostre scelte: il numero di ogni carta e i suoi punti; tutti i bersagli tranne protone e neutrone, e quanto valgono; le stesse caselle libere per particelle e antiparticelle. Le vite medie dei quark strange, charm e bottom vengono da particelle che li contengono.

    Abbiamo deciso anche questo: le carte su un bersaglio si possono attirare, ma non si annichilano e non decadono. Ogni carta passa tra tappeto e bersaglio al massimo una volta per turno. Nel confronto si scoprono tutte le carte. Scambio alla cieca, caselle con nome e niente oscillazioni sono regole di casa.

    Nessuno conosce le masse dei neutrini. Si sa solo che sono minuscole. Perciò tutte e tre pareggiano.
particle_builder-rules-11-title = Dove la fisica ha l’ultima parola
particle_builder-rules-11 = Il manuale sbaglia in qualche punto. Lì questa edizione segue la natura.

    Le particelle di spin ½, quark e leptoni insieme, si chiamano fermioni.

    Un W non trasforma mai la materia in antimateria. W⁺ e un neutrino elettronico non fanno un positrone, perché il numero leptonico cambierebbe.

    I prodotti elencati per muone e tau sono completi. Una carta W in più non farebbe tornare i conti della carica.

    W⁺ decade in un quark up e un antiquark down, così le cariche sommate danno +1. Anche lo Z può decadere in leptoni carichi.
particle_builder-rules-12-title = Chi l’ha fatto
particle_builder-rules-12 = Abbiamo ridisegnato carte, tappeti e bersagli per questo schermo. I numeri sulle carte vengono dal Particle Data Group, 2025.
particle_builder-rules-13-title = Precisazioni
particle_builder-rules-13 = Usi un potere con la carta che hai in mano, invece di posarla. Il bosone si scarta e non vale punti. La carta che attira può completare il tuo bersaglio.

    Qualunque azione può completare un bersaglio. I punti vanno a chi lo possiede, non importa chi ha agito. Se due sono completi insieme, viene prima chi ha agito, poi si va in senso orario.

    Dopo, gli altri posano la carta che hanno in mano sul proprio tappeto, senza poteri, oppure la scartano.

    Il turno in cui si pescano le ultime carte si gioca fino in fondo. Conta anche un bersaglio completato in quel turno. A parità di punti vi dividete la vittoria.

    Per annichilare non serve che i colori corrispondano. Il colore viaggia con la sua carta, quando la carta è attirata, spostata o trasformata.
particle_builder-rules-14-title = Il mazzo
particle_builder-rules-14 = { $cards } carte. Suggerimenti e avversari tengono conto di questo elenco. Nel mazzo non ci sono altre carte:

    { $deck }

    Dal Livello 5 in poi sono { $cards5 }. Si aggiungono:

    { $more5 }
particle_builder-rules-15-title = Livello 7: quark, muone e tau
particle_builder-rules-15 = { $dice-top }.
    { $dice-bottom }.
    { $dice-charm }.
    { $dice-strange }.
    { $dice-muon }.
    { $dice-tau }.

    Le antiparticelle fanno lo stesso e diventano antiparticelle. In natura un pione neutro è un miscuglio di una coppia up e di una coppia down. Qui ne scegli una. Una nuova coppia di quark riceve un colore a tua scelta e il suo anticolore. Quando un quark ne diventa un altro, mantiene il suo colore.
particle_builder-rules-16-title = Livello 7: W, Z e Higgs
particle_builder-rules-16 = Quanto è frequente ogni decadimento? Prima secondo i dadi, poi (in natura):

    W: { $die-w-quarks } % in due quark ({ $real-w-quarks } %), { $die-w-leptons } % in un leptone carico e un neutrino ({ $real-w-leptons } %).

    Z: { $die-z-quarks } % in una coppia di quark ({ $real-z-quarks } %), { $die-z-neutrinos } % di neutrini ({ $real-z-neutrinos } %), { $die-z-leptons } % di leptoni carichi ({ $real-z-leptons } %).

    Higgs: { $die-higgs-bottom } % in una coppia di quark bottom ({ $real-higgs-bottom } %), { $die-higgs-w } % di W ({ $real-higgs-w } %), { $die-higgs-gluon } % di gluoni ({ $real-higgs-gluon } %), { $die-higgs-tau } % di tau ({ $real-higgs-tau } %), { $die-higgs-charm } % di quark charm ({ $real-higgs-charm } %). Per ora resta: { $die-higgs-stays } %.

    Alcuni decadimenti chiedono due o tre lanci. Dove un dado lo dice, si rilancia.
particle_builder-deck-line = { $n } ciascuno: { $cards }
particle_builder-listed = { $one }, { $other }
particle_builder-below = { $one }
    { $other }
particle_builder-dice-line = { $who }: { $faces }
particle_builder-dice-face = { $faces } → { $what }
particle_builder-dice-plus = { $one } + { $other }
particle_builder-dice-stays = resta
particle_builder-dice-pions = { $n ->
    [one] un pione neutro
   *[other] { $n } pioni neutri
}

## What is asked

particle_builder-headline-won = ▲ Il tuo è più alto!
particle_builder-headline-tied = = Parità: nessuno scambio
particle_builder-headline-lost = ▼ L’altro è più alto
particle_builder-headline-lost-three = ▼ Un altro è più alto
particle_builder-headline-card = Ora la tua carta
particle_builder-headline-turn = Tocca a te
particle_builder-headline-completed = Bersaglio completo: { $target }!
particle_builder-prompt-over = La partita è finita.
particle_builder-prompt-between = Un momento.
particle_builder-prompt-wait = Aspettiamo { $seat }.
particle_builder-prompt-wait-statistic = { $seat } sceglie un valore e può scambiare le carte se il suo è il più alto.
particle_builder-prompt-aim = Scegli il sistema di particelle che vuoi costruire.
particle_builder-prompt-statistic = Scegli un valore. Se il tuo è più alto, puoi scambiare.
particle_builder-first-duel = Scegli un valore: carica, spin, massa o vita media. Se il tuo è più alto, puoi scambiare le carte.
particle_builder-first-duel-three = Scegli un valore: carica, spin, massa o vita media. Se il tuo è il più alto, puoi scambiare le carte.
particle_builder-prompt-swap = Vuoi scambiare?
particle_builder-prompt-swap-three = Scambia con:
particle_builder-prompt-place = Posa la carta { $card }.
particle_builder-prompt-annihilate-own = Posa la carta { $card }, o annichilala con la carta { $anti } sul tuo tappeto.
particle_builder-prompt-annihilate-rival = Posa la carta { $card }, o annichilala con la carta { $anti } sul tappeto di { $seat }.
particle_builder-prompt-annihilate-target = Posa la carta { $card }. Oppure riprendi la carta { $anti } dal bersaglio e annichila entrambe.
particle_builder-prompt-stack = I bosoni si impilano: metti la carta { $card } al suo posto.
particle_builder-prompt-boson = Metti la carta { $card } sulla sua pila, o falla agire su una carta.
particle_builder-prompt-full = Nessuna casella libera per la carta { $card }: sposta una carta, annichila o scarta.
particle_builder-prompt-last = L’ultima carta: posala su una casella libera del tuo tappeto. Niente più bersagli né annichilazioni.
particle_builder-prompt-last-stack = L’ultima carta: mettila ({ $card }) sulla sua pila.
particle_builder-prompt-last-full = L’ultima carta: nessuna casella libera per lei. Scartala.
particle_builder-prompt-colour = Quale carica di colore? In una coppia nuova l’antiquark prende l’anticolore.
particle_builder-prompt-radiate = L’energia diventa due fotoni o due gluoni.
particle_builder-prompt-pion = Il pione neutro: una coppia up o una coppia down?
particle_builder-prompt-retain = Poche caselle libere. Quale particella tieni?
particle_builder-button-swap = Scambia
particle_builder-button-swap-with = { $seat }
particle_builder-button-keep = Tieni
particle_builder-button-take-back =
    Riprendi
    dal bersaglio
particle_builder-meaning-take-back = Una carta sul tuo bersaglio può tornare sul tappeto. Lì può annichilarsi, e il suo posto è libero per un’altra.
particle_builder-prompt-take-back = Quale carta torna sul tuo tappeto?
particle_builder-prompt-take-back-pair = Quale carta torna sul tuo tappeto? Lì può annichilarsi.
particle_builder-prompt-take-back-card = Riporti la carta { $card } sul tappeto? Toccala di nuovo per lasciarla lì.
particle_builder-offer-two-photon = due fotoni
particle_builder-offer-two-gluon = due gluoni
particle_builder-offer-pair = { $card } e il suo antiquark

## Names of things on the table

particle_builder-colour-red = rosso
particle_builder-colour-green = verde
particle_builder-colour-blue = blu
particle_builder-colour-antired = antirosso
particle_builder-colour-antigreen = antiverde
particle_builder-colour-antiblue = antiblu
particle_builder-tag-completes = Lo completa!
particle_builder-tag-wanted = Ti serve
particle_builder-tag-completes-short = Fatto!
particle_builder-tag-wanted-short = Serve
particle_builder-spot-level = Livello { $level }
particle_builder-spot-aim = Bersaglio: { $target }
particle_builder-spot-aim-worth = Bersaglio: { $target }, vale { $points }
particle_builder-spot-rival = il tuo rivale
particle_builder-spot-fermions = Quark e leptoni
particle_builder-spot-bosons = Bosoni
particle_builder-spot-pairs = annichilate
particle_builder-spot-deck = Mazzo: { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}
particle_builder-spot-discards = Scarti: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
particle_builder-spot-hidden = carta coperta
particle_builder-spot-in-hand = La tua carta: { $card }
particle_builder-spot-in-rival = { $seat } ha: { $card }
particle_builder-spot-coloured = { $card }, { $colour }
particle_builder-spot-on-mat = { $card } ({ $seat }, tappeto)
particle_builder-spot-on-target = { $card } ({ $seat }, bersaglio)
particle_builder-spot-area = Bersaglio: posto per { $card }
particle_builder-spot-stack = Pila: { $card }
particle_builder-spot-slot-quark = Casella quark vuota
particle_builder-spot-slot-lepton = Casella leptoni vuota
particle_builder-spot-mat = { $seat }: il tappeto
particle_builder-meaning-aim = Un bersaglio completo vale { $points } punti.
particle_builder-meaning-score = { $seat }: finora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
particle_builder-meaning-pairs = Coppie annichilate: { $points } punti
particle_builder-meaning-pair = Le carte { $card } e { $anti } possono annichilarsi qui.
particle_builder-pairs-sum = { $points } ({ $pairs } coppie)
particle_builder-spot-statistic = { $statistic }: { $value }

## Why not

particle_builder-why-deck = Dal mazzo pescano tutti, ma solo all’inizio di un turno.
particle_builder-why-discards = Scarti una carta solo se non puoi farne altro.
particle_builder-why-statistic-later = Prima ognuno deve pescare la sua carta per questo turno.
particle_builder-why-statistic-this = In questo turno avete confrontato: { $statistic }.
particle_builder-why-statistic-done = In questo turno si è confrontato: { $statistic }. Si confronta un solo valore per turno.
particle_builder-why-statistic-first = Prima scegli un valore. Poi posa la carta.
particle_builder-why-hand-first = Prima tocca la carta nella tua mano.
particle_builder-why-same-slot = Le caselle libere sono tutte uguali: usa quella che brilla.
particle_builder-why-rivals-hand = Quella carta è in mano a un rivale. Puoi scambiare solo dopo aver vinto un confronto.
particle_builder-why-others-mat = Quello è il tappeto di qualcun altro. La tua carta va sul tuo.
particle_builder-why-area = Questo posto del bersaglio chiede { $wanted }, non { $card }.
particle_builder-why-stack = Ogni bosone ha la sua pila. Questa è per { $boson }.
particle_builder-why-stack-fermion = Solo i bosoni vanno sulle pile. La carta { $card } è un fermione: le serve una casella tutta sua.
particle_builder-why-slot-boson = La carta { $card } è un bosone: va sulla sua pila a destra.
particle_builder-why-slot-lepton = La carta { $card } è un leptone: va nella fila in basso.
particle_builder-why-slot-quark = La carta { $card } è un quark: va nella fila in alto.
particle_builder-why-slot-label = Con le caselle con nome ogni sapore ha la sua. La carta { $card } va altrove.
particle_builder-why-finished-target = Un bersaglio è completo. Ormai nessuna carta va su un bersaglio.
particle_builder-why-finished-pair = Un bersaglio è completo. Ormai niente si annichila più.
particle_builder-why-target-safe = Non puoi annichilare le carte di un bersaglio.
particle_builder-why-no-pair = Qui la carta { $card } si annichila solo con la sua antiparticella: { $anti }.
particle_builder-why-pauli = Questa casella è occupata. Ogni fermione ha la sua. Due uguali non condividono mai uno stato: è il principio di Pauli.
particle_builder-why-level-1 = Al Livello 1 i bosoni non hanno poteri speciali: mettilo sulla sua pila.
particle_builder-why-no-ability = A questo livello la carta { $card } non ha poteri speciali.
particle_builder-why-transform = La carta { $card } non può trasformare la carta { $there }. Carica e tipo di materia devono corrispondere, e i bersagli sono al sicuro.
particle_builder-why-own = La carta { $card } attira le carte dei rivali, non quelle del tuo tappeto.
particle_builder-why-uncoupled = La carta { $card } non agisce sulla carta { $there }.
particle_builder-why-no-partner = Non hai niente su cui possa agire la carta { $card }.
particle_builder-why-no-room-quark = Non hai una casella libera per un altro quark.
particle_builder-why-no-room-lepton = Non hai una casella libera per un altro leptone.

## What happened

particle_builder-verdict-wins = { $seat }: il più alto!
particle_builder-verdict-ties = Parità: nessuno scambio.
particle_builder-verdict-loses = { $seat }: non basta.
particle_builder-shout-swapped = { $seat }: scambio!
particle_builder-shout-completed = Bersaglio completo: { $target }!
particle_builder-taken = { $other }: −{ $points }
particle_builder-log-compared-units = { $line } ({ $units })
particle_builder-units-MeV-GeV = 1 GeV = 1000 MeV
particle_builder-units-eV-MeV = 1 MeV = 1 milione di eV
particle_builder-units-eV-GeV = 1 GeV = 1 miliardo di eV
particle_builder-log-compared-wins = { $seat }: { $statistic } { $mine } batte { $theirs }.
particle_builder-log-compared-ties = { $seat }: { $statistic } { $mine } pareggia con { $theirs }. Nessuno scambio.
particle_builder-log-compared-loses = { $seat }: { $statistic } { $mine } perde contro { $theirs }. Nessuno scambio.
particle_builder-log-swapped = { $seat } ⇄ { $other }: carte scambiate.
particle_builder-log-kept = { $seat }: nessuno scambio.
particle_builder-log-placed-mat = { $seat }: { $card } sul tappeto.
particle_builder-log-placed-target = { $seat }: { $card } sul bersaglio.
particle_builder-log-moved-mat = { $seat }: { $card } dal bersaglio di nuovo al tappeto.
particle_builder-log-moved-target = { $seat }: { $card } dal tappeto al bersaglio.
particle_builder-log-stole-mat = { $seat }: { $card }, tolto a { $other } e portato sul tappeto. { $why }
particle_builder-log-stole-target = { $seat }: { $card }, tolto a { $other } e portato sul bersaglio. { $why }
particle_builder-acts-photon = I fotoni agiscono sulla carica elettrica.
particle_builder-acts-gluon = I gluoni agiscono sulla carica di colore.
particle_builder-acts-z = I bosoni Z agiscono su tutti i quark e i leptoni.
particle_builder-log-coloured = { $seat }: { $card } è { $colour }.
particle_builder-log-recoloured = { $seat }: grazie a un gluone { $card } diventa { $colour }.
particle_builder-log-exchanged = { $seat }: un gluone scambia due cariche di colore. Il colore è conservato.
particle_builder-log-rolled = { $seat }: il dado per la carta { $card } fa { $value }.
particle_builder-log-failed = { $seat }: numero dispari, nessuna reazione. La carta { $card } si posa come al solito.
particle_builder-log-failed-even = { $seat }: i neutrini reagiscono di rado, solo con un 6. La carta { $card } si posa come al solito.
particle_builder-log-remained = { $seat }: stavolta { $card } non decade.
particle_builder-log-annihilated = { $seat }: { $pair } si annichilano, carica { $charges }. Contano tutte e due le carte.
particle_builder-log-annihilated-taken = { $seat }: { $pair } si annichilano, carica { $charges }. Contano tutte e due le carte. { $other }: −{ $points }.
particle_builder-log-radiated-photon = { $seat }: l’energia diventa due fotoni.
particle_builder-log-radiated-gluon = { $seat }: l’energia diventa due gluoni.
particle_builder-log-radiated-z = { $seat }: l’energia diventa uno Z.
particle_builder-log-transformed = { $seat }: { $equation }
particle_builder-equation = { $reaction }: carica { $sums }
particle_builder-log-oscillated = { $seat }: un neutrino oscilla, { $reaction }
particle_builder-log-decayed = { $seat }: { $equation }
particle_builder-log-formed = { $seat }: il pione è una coppia di { $card } e antiquark.
particle_builder-log-discarded = { $seat }: { $card }, carta scartata.
particle_builder-log-absorbed = { $seat }: { $card }, carta assorbita.
particle_builder-log-completed = { $seat }: bersaglio completo, { $target }! { $parts }
particle_builder-log-aimed = { $seat }: bersaglio, { $target }.

## Carte che vengono prese

particle_builder-notice-annihilates = { $seat } prende la tua carta { $card }: −{ $lost }
particle_builder-notice-annihilates-line = La carta { $tool } è la sua antiparticella. Le due si annichilano e contano per { $seat }. Puoi farlo anche tu: posa una carta sulla sua antiparticella sul tappeto di un rivale.
particle_builder-notice-annihilated = Prendi la carta { $card }: +{ $won }
particle_builder-notice-annihilated-line = La tua carta { $tool } è la sua antiparticella. Le due si annichilano e contano per te. { $seat } perde { $lost }.
particle_builder-notice-pulls = { $seat } attira la tua carta { $card }: −{ $lost }
particle_builder-notice-pulls-line = È l’effetto di un bosone ({ $tool }). { $why } Puoi farlo anche tu: posa un bosone così sulla carta di un rivale.
particle_builder-notice-pulled = Attiri la carta { $card }: +{ $won }
particle_builder-notice-pulled-line = { $why } { $seat } perde { $lost }.
particle_builder-notice-swaps = { $seat } prende la tua carta { $card }
particle_builder-notice-swaps-line = { $statistic } { $mine } batte { $theirs }: quindi { $seat } può scambiare le carte, e tu ricevi la carta { $tool }. Puoi farlo anche tu: vinci un confronto nel tuo turno.

## The result

particle_builder-result-on-target = Carte sul bersaglio
particle_builder-result-on-mat = Carte sul tappeto
particle_builder-result-pairs = Coppie annichilate
particle_builder-result-target = Bersaglio completo
particle_builder-result-total = Punti
particle_builder-result-margin = { $n ->
    [1] Per UN punto!
   *[other] Con { $n } punti di vantaggio
}

## La natura

particle_builder-told-annihilation = Annichilazione
particle_builder-told-weak = Interazione debole
particle_builder-told-oscillation = Oscillazione
particle_builder-told-proton-line = I tre quark sono solo circa l’1 % della massa del protone. Quasi tutto è energia di quark e gluoni.
particle_builder-told-neutron-line = Da solo, un neutrone vive circa 15 minuti. Nella maggior parte dei nuclei è stabile.
particle_builder-told-pion-line = Un pione carico vive 26 miliardesimi di secondo. Poi diventa quasi sempre un muone e un neutrino.
particle_builder-told-kaon-line = I kaoni furono scoperti nel 1947. Vivevano stranamente a lungo: da qui il nome del quark strange.
particle_builder-told-lambda-line = Un Lambda può stare in un nucleo accanto a protoni e neutroni. Vive un quarto di miliardesimo di secondo.
particle_builder-told-sigma-line = Sigma Σ⁺ è come un protone, con un quark strange al posto del quark down. Perciò decade molto presto.
particle_builder-told-delta-line = Tre quark uguali in una particella sembravano vietati. La carica di colore fu la soluzione: ognuno ha la sua.
particle_builder-told-xi-line = Uno Xi decade in due passi, prima in un Lambda. Perciò si chiama anche particella a cascata.
particle_builder-told-hydrogen-line = Circa 9 atomi su 10 nell’universo sono di idrogeno. Quasi tutti hanno circa l’età dell’universo.
particle_builder-told-positronium-line = Il positronio è un atomo senza nucleo. In meno di un milionesimo di secondo quasi tutto diventa luce.
particle_builder-told-muonic-hydrogen-line = Un muone è 207 volte più pesante di un elettrone e gira molto più vicino al protone. Nel 2010 aiutò a misurare il protone.
particle_builder-told-muonium-line = Il muonio si comporta come un atomo di idrogeno leggero. Vive 2 milionesimi di secondo, come il suo muone.
particle_builder-told-antihydrogen-line = Il CERN produsse il primo antiidrogeno nel 1995. Nel 2023 lo si è visto cadere in giù, come la materia comune.
particle_builder-told-antiproton-line = Gli antiprotoni furono scoperti nel 1955. Oggi il CERN può conservarli per mesi.
particle_builder-told-antineutron-line = L’antineutrone non ha carica, come il neutrone. I suoi tre antiquark fanno la differenza. Fu scoperto nel 1956.
particle_builder-told-phi-line = Un mesone phi decade per lo più in due kaoni: ognuno riceve uno dei suoi due quark strange.
particle_builder-told-j-psi-line = Due gruppi trovarono la J/ψ nello stesso momento, nel 1974. Mostrò che i quark charm esistono.
particle_builder-told-upsilon-line = L’Upsilon fu scoperta nel 1977. Mostrò che i quark bottom esistono.
particle_builder-told-bottom-line = Le particelle con un quark bottom vivono circa 1,5 millesimi di miliardesimo di secondo. A LHC basta per volare qualche millimetro.
particle_builder-told-charm-line = Le particelle con un quark charm vivono al massimo un millesimo di miliardesimo di secondo, o poco più.
particle_builder-told-zc-line = Zc⁺ fu scoperta nel 2013. Fu uno dei primi segni chiari che quattro quark possono stare insieme.
particle_builder-told-electrons-line = Un elettrone e un positrone diventano luce. Gli scanner PET degli ospedali usano questa luce.
particle_builder-told-leptons-line = Dopo il Big Bang quasi tutta la materia si annichilò. Ne restò circa un miliardesimo: tutto ciò che vediamo.
particle_builder-told-quarks-line = In ogni protone coppie di quark e antiquark nascono e spariscono di continuo.
particle_builder-told-neutrinos-line = I neutrini non reagiscono quasi mai. Migliaia di miliardi, dal Sole, ti attraversano ogni secondo.
particle_builder-told-top-line = Un quark top decade così in fretta che non entra mai in un’altra particella.
particle_builder-told-muon-line = Circa un muone al secondo attraversa la tua mano. È nato molto in alto nell’aria.
particle_builder-told-higgs-line = Il bosone di Higgs fu scoperto al CERN nel 2012, dai suoi decadimenti.
particle_builder-told-weak-line = Nel Sole l’interazione debole cambia protoni in neutroni. Senza di essa il Sole non brillerebbe.
particle_builder-told-oscillation-line = Le oscillazioni furono viste in Giappone nel 1998. Mostrano che i neutrini hanno massa.

## Rivediamo la partita

particle_builder-review-kept = Hai tenuto la carta { $card } invece di prendere la carta { $other }.
particle_builder-review-kept-blind = Hai tenuto la carta { $card } invece di scambiare.
particle_builder-review-gave = Hai dato via la carta { $card } per la carta { $other } invece di tenerla.
particle_builder-review-gave-blind = Hai dato via la carta { $card } invece di tenerla.
particle_builder-review-took = Hai preso la carta { $card } invece della carta { $other }.
particle_builder-review-took-from = Hai scambiato con { $one } invece che con { $other }.
particle_builder-review-compared = Con la carta { $card } hai confrontato «{ $one }» invece di «{ $other }».
particle_builder-review-aimed = Hai scelto questo bersaglio: { $one }. Meglio: { $other }.
particle_builder-review-retained = Hai tenuto la carta { $card } invece della carta { $other }.
particle_builder-review-not-annihilated = Hai posato la carta { $card } invece di annichilarla con la carta { $other }.
particle_builder-review-annihilated = Hai annichilato la carta { $card } con la carta { $other } invece di posarla.
particle_builder-review-own-pair = Hai annichilato la carta { $card } con la tua carta { $other } invece che con quella di un rivale.
particle_builder-review-rival-pair = Hai annichilato la carta { $card } con la carta { $other } di un rivale invece che con la tua.
particle_builder-review-on-target = Hai posato la carta { $card } sul bersaglio invece che sul tappeto.
particle_builder-review-on-mat = Hai posato la carta { $card } sul tappeto invece che sul bersaglio.
particle_builder-review-not-pulled = Hai posato la carta { $card } sulla sua pila invece di attirare con essa la carta { $other }.
particle_builder-review-pulled = Con la carta { $card } hai attirato la carta { $other } invece di posarla sulla sua pila.
particle_builder-review-pulled-other = Hai attirato la carta { $card } invece della carta { $other }.
particle_builder-review-rival-took = { $seat } ha vinto il confronto e ha preso la tua carta { $card }.
particle_builder-review-rival-took-wanted = { $seat } ha vinto il confronto e ha preso la tua carta { $card } per il proprio bersaglio ({ $target }).
particle_builder-review-rival-took-denied = { $seat } ha vinto il confronto e ha preso la tua carta { $card }. Serviva al tuo bersaglio ({ $target }).
particle_builder-review-you-took = Hai vinto il confronto e hai preso la carta { $card } a { $seat }.
particle_builder-review-you-took-wanted = Hai vinto il confronto e hai preso la carta { $card } a { $seat }. Serviva al tuo bersaglio ({ $target }).
particle_builder-review-you-took-denied = Hai vinto il confronto e hai preso la carta { $card } a { $seat }, che ne aveva bisogno per il bersaglio ({ $target }).
particle_builder-review-reached = Hai vinto il confronto ({ $statistic }) e potevi prendere la carta { $card } a { $seat }, che serviva al tuo bersaglio ({ $target }).
particle_builder-review-left = Non hai vinto il confronto ({ $statistic }). Così { $seat } ha tenuto la carta { $card } per il bersaglio ({ $target }).
particle_builder-review-rival-drew-wanted = { $seat } ha pescato la carta { $card }, che serviva al suo bersaglio ({ $target }).
particle_builder-review-rival-drew-other = { $seat } ha pescato la carta { $card }, che non serviva al suo bersaglio ({ $target }).
particle_builder-review-you-drew-wanted = Hai pescato la carta { $card }. Serviva al tuo bersaglio ({ $target }).
particle_builder-review-you-drew-other = Hai pescato la carta { $card }. Non serviva al tuo bersaglio ({ $target }).

## Reasons of the hints

particle_builder-hint-statistic = { $statistic }: { $percent } % di probabilità di battere le carte che non hai visto.{ $ties ->
    [0] {""}
   *[other] {" "}Parità nel { $ties } %: nessuno scambio.
}
particle_builder-hint-statistic-best = { $statistic } è la scelta migliore: { $percent } % di probabilità di battere le carte che non hai visto.{ $ties ->
    [0] {""}
   *[other] {" "}Parità nel { $ties } %: nessuno scambio.
}
particle_builder-hint-statistic-kept = { $why } { $statistic } vince più spesso: nel { $percent } % dei casi.
particle_builder-hint-statistic-choice = { $statistic } è la scelta migliore: vinci nel { $percent } % dei casi. Poi scegli: tenere la carta { $card } o prenderne una che ti serve di più.{ $ties ->
    [0] {""}
   *[other] {" "}Parità nel { $ties } %: nessuno scambio.
}
particle_builder-hint-light-keep = Tieni la carta { $card } per il tuo bersaglio ({ $target }). Va bene qualsiasi valore.
particle_builder-hint-light-pair = Tieni la carta { $card }: si annichila con la carta { $anti }. Va bene qualsiasi valore.
particle_builder-hint-light-choice = { $statistic }: vinci in { $wins } casi su 10. Poi scegli: tenere la carta { $card } o prendere l’altra.
particle_builder-hint-light-helps = { $statistic } batte le carte che ti aiutano di più: { $percent } % di probabilità.
particle_builder-hint-light-catch = { $statistic } batte la carta { $card }, che serve al tuo bersaglio ({ $target }): { $percent } % di probabilità.
particle_builder-hint-light-deny = { $statistic } batte la carta { $card }, l’ultima che serve a un rivale: { $percent } % di probabilità.
particle_builder-hint-light-chance = { $statistic }: vinci in { $wins } casi su 10{ $ties ->
    [0] {""}
   *[other] , pareggi in { $ties }
}. Se il tuo è più alto, puoi scambiare.
particle_builder-hint-light-yours-blind = Forse è meglio la tua.
particle_builder-hint-light-yours-wanted = Tieni: serve al tuo bersaglio.
particle_builder-hint-light-yours-pair = Tieni: fa coppia con { $anti }.
particle_builder-hint-light-yours-deny = Tieni: serve al tuo rivale.
particle_builder-hint-light-yours-points = Tieni: la tua vale di più.
particle_builder-hint-light-yours-trial = Tieni: meglio nelle partite di prova.
particle_builder-hint-light-theirs-blind = Forse è meglio l’altra.
particle_builder-hint-light-theirs-wanted = Scambia: serve al tuo bersaglio.
particle_builder-hint-light-theirs-pair = Scambia: fa coppia con { $anti }.
particle_builder-hint-light-theirs-deny = Scambia: serve al tuo rivale.
particle_builder-hint-light-theirs-points = Scambia: l’altra vale di più.
particle_builder-hint-light-theirs-trial = Scambia: meglio nelle partite di prova.
particle_builder-hint-light-completes = La carta { $card } completa il tuo bersaglio ({ $target }): +{ $points }, e la partita finisce.
particle_builder-hint-light-equal = È lo stesso: valgono uguale.
particle_builder-hint-light-safe = Una particella e la sua antiparticella si annichilano in coppia. I punti di entrambe restano tuoi: ora +{ $points }. Una carta sola te la possono togliere, una coppia no.
particle_builder-hint-light-takes = Annichila: la coppia porta +{ $points }, e il tuo rivale perde { $lost }.
particle_builder-hint-swap-wanted = Al tuo bersaglio ({ $target }) serve la carta { $card }.
particle_builder-hint-swap-annihilate = Prendi la carta { $card }: si annichila con la carta { $anti } del tuo tappeto. Guadagni +{ $points }, e sono al sicuro: un rivale può annichilare una carta sul tuo tappeto, ma non una coppia.
particle_builder-hint-swap-annihilate-rival = Prendi la carta { $card }: si annichila con la carta { $anti } del tappeto di un rivale. Allora contano tutte e due per te, { $points } punti, e quel rivale ne perde { $lost }.
particle_builder-hint-swap-deny = La carta { $card } avvicinerebbe il tuo rivale al suo bersaglio: { $target }.
particle_builder-hint-swap-points = La carta { $card } vale di più: { $points } punti.
particle_builder-hint-swap-blind = Il valore annunciato fa sperare in una carta migliore.
particle_builder-hint-swap = Nelle partite di prova ti è andata meglio con la carta { $card }.
particle_builder-hint-swap-pulls = La carta { $card } può attirare una carta di un rivale.
particle_builder-hint-swap-dice = Prendi la carta { $card }: può annichilarsi con la carta { $anti }. Probabilità: { $percent } %.
particle_builder-hint-keep-wanted = Tienila: al tuo bersaglio ({ $target }) serve la carta { $card }.
particle_builder-hint-keep-annihilate = Tienila: la tua carta { $card } si annichila con la carta { $anti } del tuo tappeto.
particle_builder-hint-keep-annihilate-rival = Tienila: la tua carta { $card } si annichila con la carta { $anti } del tappeto di un rivale.
particle_builder-hint-keep = Nelle partite di prova ti è andata meglio con la carta { $card }.
particle_builder-hint-keep-deny = Tienila: la carta { $card } avvicinerebbe il tuo rivale al suo bersaglio: { $target }.
particle_builder-hint-keep-points = Tienila: la carta { $card } vale di più, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
particle_builder-hint-place-complete = Con la carta { $card } il tuo bersaglio ({ $target }) è completo: +{ $points }, e la partita finisce. Allora hai { $have } punti, il tuo miglior rivale { $others }.
particle_builder-hint-place-target = Al tuo bersaglio ({ $target }) serve la carta { $card }. Lì nessuno può annichilarla.
particle_builder-hint-place-wanted = Al tuo bersaglio ({ $target }) serve la carta { $card }.
particle_builder-hint-next = Poi, per il tuo bersaglio ({ $target }): { $card } (rimaste: { $left } su { $all }).
particle_builder-hint-place-boson = I bosoni possono condividere uno stato, quindi sulla pila c’è sempre posto: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
particle_builder-hint-place-fermion = Al tuo bersaglio ({ $target }) { $part ->
    [0] {""}
   *[other] ora{" "}
  }non serve la carta { $card }. Sul tuo tappeto vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
particle_builder-hint-annihilate = Le carte { $card } e { $anti } si annichilano. Guadagni +{ $points }, e sono al sicuro: un rivale può annichilare una carta sul tuo tappeto, ma non una coppia.
particle_builder-hint-annihilate-rival = Le carte { $card } e { $anti } si annichilano. Contano tutte e due per te, { $points } punti, e il tuo rivale ne perde { $lost }.
particle_builder-hint-annihilate-dice = Le carte { $card } e { $anti } si annichilano con una probabilità del { $percent } %. Guadagni +{ $points }.
particle_builder-hint-attract-wanted = Al tuo bersaglio serve la carta { $card }, e la carta { $boson } può attirarla. Probabilità: { $percent } %.
particle_builder-hint-attract = La carta { $boson } agisce sulla carta { $card } e può attirarla. Probabilità: { $percent } %.
particle_builder-hint-recolour = Un’altra carica di colore ti avvicina a un insieme neutro. Probabilità: { $percent } %.
particle_builder-hint-exchange = Uno scambio di due cariche di colore conserva il colore e ti aiuta. Probabilità: { $percent } %.
particle_builder-hint-transform = Il W trasforma { $before } in { $card }, e la carica si conserva.
particle_builder-hint-shelter = Sul bersaglio nessuno può annichilare la carta { $card }.
particle_builder-hint-room = Se riprendi la carta { $card }, sul bersaglio c’è di nuovo posto.
particle_builder-hint-discard = Nessuno stato è libero, e non puoi farne altro.
particle_builder-hint-aim = { $points } punti, e le sue carte non sono troppo rare.
particle_builder-hint-colour = Questo colore va meglio con i quark che hai.
particle_builder-hint-radiate = Due bosoni, mai uno: la quantità di moto si conserva.
particle_builder-hint-pion = Una coppia con { $card } ti aiuta di più.
particle_builder-hint-retain = Qui { $card } vale di più.
particle_builder-hint-retain-wanted = Al tuo bersaglio serve la carta { $card }.

## Targets

particle_builder-target-proton = protone
particle_builder-target-neutron = neutrone
particle_builder-target-pion-plus = pione π⁺
particle_builder-target-pion-minus = pione π⁻
particle_builder-target-kaon-plus = kaone K⁺
particle_builder-target-kaon-zero = kaone K⁰
particle_builder-target-lambda = Lambda Λ
particle_builder-target-sigma-plus = Sigma Σ⁺
particle_builder-target-hydrogen = atomo di idrogeno
particle_builder-target-positronium = positronio
particle_builder-target-kaon-minus = kaone K⁻
particle_builder-target-phi = mesone phi
particle_builder-target-delta-plus-plus = Delta Δ⁺⁺
particle_builder-target-delta-minus = Delta Δ⁻
particle_builder-target-b-plus = mesone B⁺
particle_builder-target-lambda-c = Lambda con charm
particle_builder-target-lambda-b = Lambda con bottom
particle_builder-target-muonic-hydrogen = idrogeno muonico
particle_builder-target-d-plus = mesone D⁺
particle_builder-target-d-zero = mesone D⁰
particle_builder-target-muonium = muonio
particle_builder-target-j-psi = mesone J/ψ
particle_builder-target-upsilon = mesone Upsilon
particle_builder-target-xi-zero = Xi Ξ⁰
particle_builder-target-xi-minus = Xi Ξ⁻
particle_builder-target-antiproton = antiprotone
particle_builder-target-antineutron = antineutrone
particle_builder-target-zc-plus = tetraquark Zc⁺
particle_builder-target-antihydrogen = antiidrogeno

## What one plays for

particle_builder-goal = Scopo: avere più punti di tutti. Il primo bersaglio completo chiude la partita e vale { $points } punti.

# --- challenges

particle_builder-challenge-win = Vinci una partita.
particle_builder-challenge-researcher = Vinci contro il livello Ricercatrice o Nobel.
particle_builder-challenge-three = Vinci una partita in tre.
particle_builder-challenge-proton = Completa il protone.
particle_builder-challenge-neutron = Completa il neutrone.
particle_builder-challenge-meson = Completa un mesone: un quark e un antiquark.
particle_builder-challenge-strange = Completa un bersaglio con un quark strange o il suo antiquark.
particle_builder-challenge-heavy = Completa un bersaglio con un quark o antiquark charm o bottom.
particle_builder-challenge-atom = Completa l’idrogeno o un suo parente esotico.
particle_builder-challenge-antimatter = Completa un antiprotone, un antineutrone o l’antiidrogeno.
particle_builder-challenge-points-40 = Finisci con quaranta punti o più.
particle_builder-challenge-no-discard = Vinci senza scartare carte.
particle_builder-challenge-no-swap = Vinci senza scambiare carte.
particle_builder-challenge-swaps-3 = Scambia carte tre volte in una partita.
particle_builder-challenge-annihilations = Annichila due coppie in una partita.
particle_builder-challenge-attract = Attira due carte dei rivali in una partita (dal Livello 2).
particle_builder-challenge-recolour = Cambia una carica di colore con un gluone (dal Livello 3).
particle_builder-challenge-transform = Trasforma una particella in un’altra con un bosone W (dal Livello 5).
particle_builder-challenge-oscillate = Osserva uno dei tuoi neutrini che oscilla (dal Livello 6).
particle_builder-challenge-decay = Osserva una delle tue particelle che decade (Livello 7).
