# Tutti Quantum.

tutti_quantum-credits = Tutti Quantum è un gioco di Francesco Riva e Alexander Monin (Università di Ginevra). L’hanno realizzato con l’EPFL+ECAL Lab: Nicolas Henchoz (direzione), Romain Collaud, Lara Défayes, Béatrice Durandard, Matthieu Girel, Yves Kalberer, Delphine Ribes, Lucas Sassoli, Andreas Sonderegger e Lazar Stojkovic. Sviluppo del gioco: Helvetiq. Illustrazioni del gioco stampato: Ajša Zdravković. Con il sostegno del Fondo nazionale svizzero e della Sezione di fisica dell’Università di Ginevra. Le immagini e i testi sono di Quarkade.

## Options

tutti_quantum-deals-help = In una serie di più partite si sommano tutti i punti. Se scambiate i posti, tornano le stesse carte, e ognuno siede una volta a ogni posto.
tutti_quantum-option-mode = Modalità
tutti_quantum-option-mode-0 = ognuno per sé
tutti_quantum-option-mode-1 = due squadre da due
tutti_quantum-option-mode-2 = tutti insieme
tutti_quantum-option-mode-help = Sfidatevi con un diagramma a testa, o costruitene uno solo insieme.
tutti_quantum-option-scoring = Punteggio
tutti_quantum-option-scoring-0 = base
tutti_quantum-option-scoring-1 = avanzato: loop
tutti_quantum-option-scoring-2 = esperto: loop e missioni
tutti_quantum-option-scoring-help = Ogni loop vale 2 punti. Le missioni sono quattro diagrammi famosi. Valgono da 2 a 4 punti.
tutti_quantum-option-starter = Prima mossa
tutti_quantum-option-starter-0 = si decide dopo
tutti_quantum-option-starter-1 = primo posto
tutti_quantum-option-starter-help = Solo per «tutti insieme»: chi comincia. Dopo aver visto le carte, oppure sempre il primo posto.
tutti_quantum-option-starts = Chi comincia
tutti_quantum-option-starts-0 = a caso
tutti_quantum-option-starts-1 = Giocatore 1
tutti_quantum-option-starts-2 = Giocatore 2
tutti_quantum-option-starts-3 = Giocatore 3
tutti_quantum-option-starts-4 = Giocatore 4
tutti_quantum-option-starts-help = In duello o a squadre: chi prende la prima carta. Una buona usanza: il più giovane, o chi ha perso l’ultima partita.
tutti_quantum-option-opening = Prima carta
tutti_quantum-option-opening-0 = regole pubblicate
tutti_quantum-option-opening-1 = una facile
tutti_quantum-option-opening-help = Solo per «tutti insieme». Con le regole pubblicate la prima carta è una qualsiasi, e certe partite sono perse dall’inizio. Una facile si adatta al maggior numero di carte delle vostre mani.
tutti_quantum-option-talk = Parlare
tutti_quantum-option-talk-0 = nemmeno una parola
tutti_quantum-option-talk-1 = segnali
tutti_quantum-option-talk-help = Solo per «tutti insieme»: i segnali sul tavolo mostrano dove vorresti giocare, o dove gli altri non dovrebbero.

tutti_quantum-impossible-alone = Da solo puoi giocare solo «tutti insieme». In quel caso tieni due mani.
tutti_quantum-impossible-teams = Per due squadre da due bisogna essere in quattro.
tutti_quantum-impossible-expert = Le missioni richiedono molte carte. Ognuno per sé, si gioca solo in due. Se siete di più, giocate a squadre o tutti insieme.
tutti_quantum-impossible-starts = Quel giocatore non è al tavolo. A squadre comincia il Giocatore 1 o 2.

## Rules

tutti_quantum-rules-1-title = Di che si tratta
tutti_quantum-rules-1 =
    Ogni carta è una linea che rappresenta una particella: un quark, un elettrone, un gluone, un fotone o un bosone di Higgs. Le carte si posano punta a punta. Insieme formano un diagramma di Feynman. Con questo disegno i fisici mostrano come le particelle agiscono tra loro.

    Un punto dove si incontrano delle punte è un vertice. La natura ne conosce solo pochi tipi. Se costruisci quelli, fai punti. Se ne costruisci altri, ne perdi.

    Il mazzo ha { $quarks } quark, { $electrons } elettroni, { $gluons } gluoni, { $photons } fotoni e { $higgs } bosoni di Higgs.
tutti_quantum-rules-2-title = Posare una carta
tutti_quantum-rules-2 =
    La prima carta va dove vuoi. Ogni carta seguente va su un posto libero che tocca il tuo diagramma, punta a punta. Devi posarla, anche se costa un punto. Resta dov’è.

    Tre carte intorno a un punto fanno un vertice completo. Riceve subito il suo gettone.

    Quark ed elettroni hanno una freccia. In un vertice una freccia deve entrare e l’altra uscire, come in una strada a senso unico. Prima di posare la carta puoi girarla nell’altra direzione.
tutti_quantum-rules-3-title = Sette vertici della natura
tutti_quantum-rules-3 =
    2 punti: quark + quark + fotone, o quark + quark + gluone, o tre gluoni

    3 punti: quark + quark + Higgs, o elettrone + elettrone + fotone

    4 punti: elettrone + elettrone + Higgs

    6 punti: tre bosoni di Higgs

    Le frecce dei due quark o elettroni devono proseguire. I vertici con un bosone di Higgs in natura sono più rari, quindi valgono di più. Elettrone + elettrone + fotone in natura è comune, ma il mazzo ha pochi elettroni. Il gioco lascia fuori W, Z e i vertici di quattro linee.
tutti_quantum-rules-4-title = Che cosa costa un punto
tutti_quantum-rules-4 =
    Qualsiasi altro vertice completo costa 1 punto.

    Due carte uguali in un punto, con le frecce in ordine, non costano niente e ancora non portano niente. Due diverse costano 1 punto alla fine. Una terza carta può sistemarne alcune: un quark accanto a un fotone, un gluone o un Higgs, o un elettrone accanto a un fotone o un Higgs.

    Una carta sola in un punto non conta.

    Il numero grande mostra i tuoi punti se la partita finisse ora.
tutti_quantum-rules-5-title = Sfidarsi
tutti_quantum-rules-5 =
    In ogni round sul tavolo ci sono tante carte scoperte quanti siete, più una. Chi comincia ne prende una e la posa. Gli altri seguono a turno. Chi ha cominciato prende anche l’ultima. Al round dopo comincia la persona seguente.

    Hai anche una carta segreta. La posi quando tutti i round sono finiti.

    Vince chi ha più punti. A parità: chi ha meno vertici non validi, poi più vertici da 6, poi da 4, da 3, da 2.

    In 2: 14 round. In 3: 9 round; cinque carte restano nella scatola. In 4: 8 round. Due squadre hanno due diagrammi e si alternano.
tutti_quantum-rules-6-title = Tutti insieme
tutti_quantum-rules-6 =
    Costruite insieme un solo diagramma. Si parte da una carta. Ognuno ha due carte che nessun altro vede. Guarda le tue. Poi di’ se vuoi cominciare.

    Posa una carta. Poi pesca una carta, e un’altra esce dal gioco, coperta. Oppure scarta coperta l’altra che hai e pescane due. Quando il mazzo è vuoto, posate soltanto le vostre carte.

    Nessuno parla delle carte. Puoi segnare un posto «Vorrei giocare qui» e uno «Qui no, per favore».

    Un vertice non valido alla fine e avete perso. Se no, contate i vostri punti. Con più di 38 punti vincete il premio Nobel. Da solo giochi due mani.
tutti_quantum-rules-7-title = Loop e missioni
tutti_quantum-rules-7 =
    Punteggio avanzato: un loop è un esagono di sei carte. I suoi sei vertici sono tutti validi, completi o no. Ogni loop porta 2 punti. In natura delle linee devono entrare e uscire. Il risultato nomina solo questi loop.

    Il punteggio esperto aggiunge quattro missioni, ognuna una volta:
    Atomi, 2: una coppia di elettroni, un fotone, una linea di quark, un gluone sulla linea.
    Cielo blu, 2: due fotoni su una linea di quark o di elettroni.
    Premio Nobel 2004, 3: un esagono di tre gluoni e tre quark, con un quark, un gluone e un quark all’esterno.
    Scoperta dell’Higgs, 4: due quark, un Higgs, un loop di sei elettroni, due fotoni. In natura il loop è fatto soprattutto di bosoni W e quark top, che qui mancano.
tutti_quantum-rules-8-title = A questo tavolo
tutti_quantum-rules-8 =
    Tocca una carta. Ogni posto per lei si illumina con i punti che porta. Tocca un posto per posarla lì. Per un quark o un elettrone vedi la direzione migliore. Il pulsante Gira mostra l’altra per tutti i posti.

    Un cerchio chiaro e aperto vuol dire: −1 finché una terza carta non sistema il vertice. Una croce arancione vuol dire −1 per sempre: le frecce si scontrano, o quel vertice in natura non esiste.

    Tocca un gettone per leggere che cos’è quel vertice in natura. Dopo la partita il risultato dice i nomi dei processi reali del tuo diagramma. Tocca un nome per saperne di più.

    Guarda più da vicino con la rotella, con due dita o con i tasti + e −. Sposta il tavolo trascinandolo o con Maiusc e le frecce. Il tasto 0 mostra di nuovo tutto, e anche la carta seguente.
tutti_quantum-rules-9-title = Precisazioni
tutti_quantum-rules-9 =
    Prima della partita scegliete chi comincia un duello. Le missioni sono per due giocatori, per due squadre o per tutti insieme.

    Una missione può essere ruotata, specchiata o piegata. Anche le sue frecce possono essere tutte invertite. Altre carte possono attaccarsi. I suoi vertici di tre carte devono essere validi, e anche quelli del suo loop.

    Una carta può completare due vertici insieme, e contano entrambi. I loop possono avere carte in comune. Un giro di più di sei carte non è un loop. Un vertice aperto può far parte di un loop.

    In squadra giocate a turno. Se tutto è pari, vi dividete la vittoria.

    Per «tutti insieme» la scala dei punti è fatta per il punteggio base. Con loop o missioni è la stessa.

## Cards and vertices

tutti_quantum-card-quark = quark
tutti_quantum-card-electron = elettrone
tutti_quantum-card-gluon = gluone
tutti_quantum-card-photon = fotone
tutti_quantum-card-higgs = Higgs
tutti_quantum-secret = segreta: { $card }
tutti_quantum-secret-hidden = carta segreta
tutti_quantum-secret-of = { $who }: { $card }

tutti_quantum-vertex-qqp = quark, quark, fotone
tutti_quantum-vertex-qqg = quark, quark, gluone
tutti_quantum-vertex-qqh = quark, quark, Higgs
tutti_quantum-vertex-ggg = tre gluoni
tutti_quantum-vertex-eeh = elettrone, elettrone, Higgs
tutti_quantum-vertex-eep = elettrone, elettrone, fotone
tutti_quantum-vertex-hhh = tre bosoni di Higgs

tutti_quantum-nature-qqp = Quark, quark, fotone: i quark hanno carica elettrica, quindi emettono e assorbono luce.
tutti_quantum-nature-qqg = Quark, quark, gluone: un quark emette o assorbe un gluone. È l’interazione forte, che tiene insieme il protone.
tutti_quantum-nature-qqh = Quark, quark, Higgs: i quark ricevono la massa dal campo di Higgs, perciò il bosone di Higgs può decadere in una coppia di quark.
tutti_quantum-nature-ggg = Tre gluoni: anche i gluoni hanno carica di colore, quindi agiscono tra loro. I fotoni invece non hanno carica.
tutti_quantum-nature-eeh = Elettrone, elettrone, Higgs: l’elettrone riceve la massa dal campo di Higgs. Questo incontro è così raro che nessuno l’ha ancora visto.
tutti_quantum-nature-eep = Elettrone, elettrone, fotone: un elettrone emette o assorbe luce. È così che funzionano lampade, radio e fotocamere.
tutti_quantum-nature-hhh = Tre bosoni di Higgs: il campo di Higgs agisce su sé stesso. L’LHC cerca questo vertice. Nessuno l’ha ancora visto.
tutti_quantum-nature-invalid = Questo vertice non esiste in natura: queste tre particelle non si incontrano mai in un punto. Costa 1 punto.
tutti_quantum-nature-stuck = Queste due particelle non si incontrano mai in un punto, qualunque sia la terza. Costa 1 punto.
tutti_quantum-nature-debt = Manca una carta. Una seconda carta { $card }, con la freccia che prosegue, sistema questo vertice. Fino ad allora costa 1 punto.
tutti_quantum-nature-clash = Le frecce si scontrano. Un quark o un elettrone non può finire in un punto: la sua linea deve proseguire. Costa 1 punto.

## Missions

tutti_quantum-mission-atoms = Atomi
tutti_quantum-mission-blue-sky = Cielo blu
tutti_quantum-mission-nobel-2004 = Premio Nobel 2004
tutti_quantum-mission-higgs-discovery = Scoperta dell’Higgs
tutti_quantum-mission-line = { $mission } +{ $points }
tutti_quantum-tells-atoms = Atomi: i fotoni trasmettono la forza elettrica. Lega gli elettroni ai quark del nucleo. I gluoni tengono insieme il nucleo.
tutti_quantum-tells-blue-sky = Cielo blu: la luce rimbalza sugli elettroni delle molecole dell’aria. La luce blu lo fa più di quella rossa. Per questo il cielo è blu.
tutti_quantum-tells-nobel-2004 = Premio Nobel 2004: a causa di diagrammi così l’interazione forte si indebolisce quando i quark sono vicini. Si rafforza quando si allontanano.
tutti_quantum-tells-higgs-discovery = Scoperta dell’Higgs: nel 2012 il bosone di Higgs è stato trovato al CERN. Uno dei segni erano i due fotoni in cui può trasformarsi. In natura il loop è fatto soprattutto di bosoni W e quark top, che qui mancano.

## Rivediamo la partita

tutti_quantum-review-card = Hai giocato la carta { $card } (subito { $got }) invece della carta { $other } (subito { $could }).
tutti_quantum-review-place = Hai giocato la carta giusta ({ $card }), ma in un altro posto (subito { $got } invece di { $could }).
tutti_quantum-review-place-alike = Hai giocato la carta giusta ({ $card }), ma in un altro posto.
tutti_quantum-review-arrow = Hai giocato la carta { $card } con la freccia al contrario (subito { $got } invece di { $could }).
tutti_quantum-review-secret = { $line } Insieme alla carta segreta ({ $secret }) più tardi: { $got } invece di { $could }.
tutti_quantum-review-left = { $line } Lasciata lì, la carta { $card } può portare { $points } all’altra parte.
tutti_quantum-review-rival-played = { $seat } ha giocato la carta { $card } per { $points }.
tutti_quantum-review-you-played = La tua carta { $card } ha portato { $points }.
tutti_quantum-review-dealt-good = Sono arrivate nuove carte: { $cards }. Erano più adatte a te.
tutti_quantum-review-dealt-bad = Sono arrivate nuove carte: { $cards }. Erano più adatte agli altri.
tutti_quantum-review-listed = { $one }, { $more }

## At the table

tutti_quantum-round = Round { $round } di { $rounds }
tutti_quantum-round-secret = Carte segrete
tutti_quantum-cards-of = Carta { $laid } di { $all }
tutti_quantum-final = punti finali
tutti_quantum-now = se finisse ora
tutti_quantum-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tutti_quantum-with-loops = loop: { $points }
tutti_quantum-with-missions = missioni: { $points }
tutti_quantum-name-times = { $n } × { $card }
tutti_quantum-times = ×{ $n }
tutti_quantum-first = inizia
tutti_quantum-team = Squadra { $n }
tutti_quantum-team-of = { $one } e { $other }
tutti_quantum-together = Il nostro diagramma
tutti_quantum-invalid-now = { $n ->
    [0] Tutti i vertici sono a posto.
    [one] 1 vertice non è a posto.
   *[other] { $n } vertici non sono a posto.
}
tutti_quantum-pile = { $n } carte
tutti_quantum-pile-spoken = { $n ->
    [0] Il mazzo è vuoto
    [one] Una carta nel mazzo
   *[other] { $n } carte nel mazzo
}
tutti_quantum-chart = Punti dei vertici. Nel mazzo: { $n ->
    [one] una carta.
   *[other] { $n } carte.
}
tutti_quantum-chart-unseen = Carte che non hai ancora visto:
tutti_quantum-chart-left = { $card }: { $n } su { $all } non ancora viste
tutti_quantum-hand = Mano { $n }
tutti_quantum-loop = Loop
tutti_quantum-spot-diagram = { $side }: il diagramma
tutti_quantum-meaning-first = Prende la prima carta di questo round
tutti_quantum-meaning-tokens = Vertici da { $points } punti ciascuno: { $n }
tutti_quantum-meaning-lost = Non validi per sempre: { $n }
tutti_quantum-meaning-waits = Una terza carta può ancora sistemarli: { $n }
tutti_quantum-meaning-back = Una carta che vede solo { $seat }
tutti_quantum-loop-spoken = Loop valido: 2 punti
tutti_quantum-loop-tells = Un loop chiuso: nella teoria quantistica contano anche i diagrammi con un loop così. Misure di precisione lo mostrano.
tutti_quantum-loop-game = Un loop chiuso: qui vale 2 punti. In natura questo loop da solo non significa niente. Entrano ed escono troppe poche linee, o lo vieta una legge di conservazione.
tutti_quantum-shout-loop = Loop quantistico!
tutti_quantum-shout-ring = Loop!
tutti_quantum-turn = Gira
tutti_quantum-turn-spoken = Gira la freccia
tutti_quantum-begin = Comincio io
tutti_quantum-wait = Comincia qualcun altro
tutti_quantum-begin-hand = Comincia la mano sinistra
tutti_quantum-wait-hand = Comincia la mano destra
tutti_quantum-draw = Pesca 1
tutti_quantum-swap = Nuova mano: pesca 2
tutti_quantum-want = Vorrei giocare qui
tutti_quantum-avoid = Qui no, per favore
tutti_quantum-hush = Fine turno
tutti_quantum-flag-want = { $who }: «Vorrei giocare qui»
tutti_quantum-flag-avoid = { $who }: «Qui no, per favore»

tutti_quantum-spot-card = { $card }
tutti_quantum-spot-cards = { $card }, { $n } volte
tutti_quantum-spot-place = Posto { $n }: { $gain ->
    [-1] meno 1 punto
    [0] ancora nessun punto
    [one] più 1 punto
   *[other] { $gain } punti
}
tutti_quantum-spot-place-clash = Posto { $n }, non valido per sempre: { $gain ->
    [-1] meno 1 punto
    [0] ancora nessun punto
    [one] più 1 punto
    *[other] { $gain } punti
    }
tutti_quantum-spot-mark = Posto { $n }
tutti_quantum-spot-vertex = { $vertex }: { $points } punti
tutti_quantum-spot-invalid = Vertice non valido: meno 1
tutti_quantum-spot-waits = Vertice incompleto: meno 1

tutti_quantum-prompt-pick = Prendi una carta e posala.
tutti_quantum-worth-gain = In un posto illuminato porta fino a { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
tutti_quantum-worth-nothing = In un posto illuminato per ora non costa e non porta niente.
tutti_quantum-worth-spoils = Senza numero: quel vertice è già perso e non costa altro.
tutti_quantum-worth-ruins = ✗ ora non costa nulla, ma rovina un vertice per sempre.
tutti_quantum-worth-spoils-or-ruins = Senza numero: già perso. ✗: questa carta lo rovina per sempre.
tutti_quantum-worth-debt = La linea finisce qui: −1 finché non arriva un secondo { $card }.
tutti_quantum-worth-debts = Qui manca un secondo quark o elettrone: −1 fino ad allora.
tutti_quantum-worth-never = ✗ −1 per sempre: { $card } e { $other } non si incontrano mai.
tutti_quantum-worth-clash = ✗ −1 per sempre: le frecce si scontrano.
tutti_quantum-worth-cost = ✗ −1 per sempre: in natura questo vertice non esiste.
tutti_quantum-worth-last = In un posto illuminato non costa niente e non porta niente.
tutti_quantum-worth-last-cost = Ogni posto costa un punto, e non arriva altra carta.
tutti_quantum-prompt-secret = Posa la tua carta segreta.
tutti_quantum-prompt-begin = Guarda le tue carte. Cominci tu?
tutti_quantum-prompt-begin-hands = Guarda le due mani. Quale comincia?
tutti_quantum-prompt-play = Posa una delle tue carte.
tutti_quantum-prompt-refill = Peschi una carta, o scarti l’altra e ne peschi due?
tutti_quantum-prompt-talk = Segna un posto per gli altri, o finisci il turno.
tutti_quantum-prompt-other = { $who } sta pensando.
tutti_quantum-prompt-over = Il diagramma è finito.
tutti_quantum-undo-chance = Non si può annullare: da allora sono state scoperte o pescate nuove carte.
tutti_quantum-first-secret = La carta segreta si gioca per ultima. Tieni un posto libero.
tutti_quantum-first-marks = Cerchio aperto: una terza carta rimedia. Croce: mai.

tutti_quantum-why-card = Non puoi prendere quella carta. I posti illuminati sono per la carta che hai scelto.
tutti_quantum-why-first = Prima tocca una carta, poi un posto.
tutti_quantum-why-place = Tocca uno dei posti illuminati accanto al diagramma, punta a punta.
tutti_quantum-why-secret = La tua carta segreta aspetta la fine di tutti i round.
tutti_quantum-why-choose = Prima scegli uno dei pulsanti.
tutti_quantum-why-other-hand = Questa mano aspetta il suo turno.
tutti_quantum-why-mark = Prima scegli il pulsante, poi il posto da segnare.
tutti_quantum-why-turn = Solo quark ed elettroni hanno una freccia da girare.

tutti_quantum-log-placed = { $who }: { $card }
tutti_quantum-log-owes = { $line }. Vertice incompleto: { $points }
tutti_quantum-log-completed = Vertice ({ $vertex }): +{ $points }
tutti_quantum-log-repaid = Vertice ({ $vertex }): +{ $change } ({ $points } per il vertice, e il punto perso ritorna)
tutti_quantum-log-of = { $who }: { $line }
tutti_quantum-log-invalid = Vertice non valido: −1
tutti_quantum-log-invalid-still = Vertice non valido: il −1 resta
tutti_quantum-log-beside = { $line }. Altra estremità: −1. In tutto: { $total }
tutti_quantum-log-looped = Un loop valido: +2
tutti_quantum-log-found = Missione trovata: { $mission }, +{ $points }
tutti_quantum-log-dealt = Round { $round }. Comincia: { $who }.
tutti_quantum-log-revealed = Si mostrano le carte segrete.
tutti_quantum-log-began = Comincia: { $who }.
tutti_quantum-log-began-hand = Comincia la mano { $n }.
tutti_quantum-log-waited = { $who }: cominci qualcun altro.
tutti_quantum-log-drew = { $who }: una carta pescata. Un’altra esce dal gioco, coperta.
tutti_quantum-log-swapped = { $who }: una carta scartata, due pescate.
tutti_quantum-log-want = { $who }: «Vorrei giocare al posto segnato.»
tutti_quantum-log-avoid = { $who }: «Lasciate libero il posto segnato.»

tutti_quantum-hint-completes = La carta { $card } completa un vertice ({ $vertex }) per { $points } punti.
tutti_quantum-hint-repairs = La carta { $card } sistema un vertice ({ $vertex }): +{ $change } ({ $points } per il vertice, e il punto perso ritorna).
tutti_quantum-hint-two = La carta { $card } completa due vertici in una volta, per { $points } punti in tutto.
tutti_quantum-hint-beside = { $line } Altra estremità: −1. In tutto: { $total }.
tutti_quantum-hint-in-all = { $line } In tutto: { $total }.
tutti_quantum-hint-loop = La carta { $card } chiude un loop valido per altri 2 punti.
tutti_quantum-hint-mission = La carta { $card } completa una missione: { $mission }.
tutti_quantum-hint-first = La carta { $card } è un buon inizio: accanto ne stanno bene molte.
tutti_quantum-hint-open = La carta { $card } tiene in ordine la linea e aspetta una terza carta.
tutti_quantum-hint-ruins = La carta { $card } qui non costa altro, ma poi il vertice è perso per sempre.
tutti_quantum-hint-spoilt = La carta { $card } qui non costa nulla: questo vertice è già perso.
tutti_quantum-hint-idle = La carta { $card } qui non costa nulla, ma nessuna terza carta potrà completare il vertice.
tutti_quantum-hint-debt = La carta { $card } per ora costa un punto, ma una terza carta può sistemare il vertice.
tutti_quantum-hint-next = La carta migliore accanto: { $card }, +{ $points } (rimaste: { $left } su { $all }).
tutti_quantum-hint-next-row = La carta migliore accanto: { $card }, +{ $points }. Una è scoperta.
tutti_quantum-hint-least = Per la carta { $card } nessun posto è buono. Qui fa meno danni.
tutti_quantum-hint-least-spares = Per la carta { $card } nessun posto è buono. Qui non blocca nessun vertice che aspetta una terza carta.
tutti_quantum-hint-last = La carta { $card } è la tua ultima: una terza non verrà più. Qui rende di più.
tutti_quantum-hint-light-secret = Un posto da +{ $points } per la tua carta segreta ({ $card }).
tutti_quantum-hint-light-better = Qui la carta segreta ({ $card }) porterà di più: +{ $points }.
tutti_quantum-hint-light-secret-cost = −{ $cost } ora, +{ $points } poi con la carta segreta ({ $card }).
tutti_quantum-hint-light-keeps = Così la carta segreta ({ $card }) conserva il suo posto: +{ $points }.
tutti_quantum-hint-light-denies = Se no questa carta ({ $card }) porta +{ $points } all’altra parte.
tutti_quantum-hint-light-waits = Il +{ $now } può aspettare. Qui un altro { $card } porterà +{ $points }.
tutti_quantum-hint-light-later = Qui un altro { $card } porterà +{ $points }.
tutti_quantum-hint-light-later-cost = −{ $cost } ora, +{ $points } poi con un altro { $card }.
tutti_quantum-hint-light-waits-cost = Il +{ $now } può aspettare: −{ $cost } qui, +{ $points } con un altro { $card }.
tutti_quantum-hint-light-more-waits = Il +{ $now } può aspettare. Così nasce un altro posto da +{ $points }.
tutti_quantum-hint-light-more-later = Così nasce un altro posto da +{ $points }.
tutti_quantum-hint-light-promise-waits = Il +{ $now } può aspettare. Questo posto promette di più.
tutti_quantum-hint-light-promise-later = Questo posto promette di più.
tutti_quantum-hint-light-turned = Con la freccia girata, questo posto servirà più tardi.
tutti_quantum-hint-light-costs = { $line } Ora: −{ $cost }.
tutti_quantum-hint-light-before-begins = Tocca la carta { $card }: un buon inizio, molte le stanno accanto.
tutti_quantum-hint-light-before-pays = Tocca la carta { $card }: porta subito +{ $points }.
tutti_quantum-hint-light-before-costs-nothing = Tocca la carta { $card }: non costa nulla. Nessuna porta punti.
tutti_quantum-hint-light-before-turned = Tocca la carta { $card }. Con la freccia girata servirà più tardi.
tutti_quantum-hint-light-before-secret = Tocca la carta { $card }: prepara la carta segreta ({ $other }), +{ $points }.
tutti_quantum-hint-light-before-keeps = Tocca la carta { $card }: la segreta ({ $other }) conserva il posto, +{ $points }.
tutti_quantum-hint-light-before-denies = Tocca la carta { $card }: se no porta +{ $points } all’altra parte.
tutti_quantum-hint-light-before-later = Tocca la carta { $card }: accanto, un altro { $other } porterà +{ $points }.
tutti_quantum-hint-light-before-more = Tocca la carta { $card }: apre un altro posto da +{ $points }.
tutti_quantum-hint-light-before-promise = Tocca la carta { $card }: promette di più per dopo.
tutti_quantum-hint-begin = Una delle tue carte sta bene con la prima: comincia.
tutti_quantum-hint-wait = Le tue carte non stanno bene con la prima. Lascia cominciare qualcun altro.
tutti_quantum-hint-draw = Tieni l’altra carta: per lei c’è un buon posto.
tutti_quantum-hint-swap = L’altra carta non sta bene da nessuna parte. Prendine due nuove.
tutti_quantum-hint-want = Chiedi questo posto: hai la carta giusta.
tutti_quantum-hint-avoid = Chiedi agli altri di lasciare libero questo posto.
tutti_quantum-hint-hush = Adesso gli altri non devono sapere niente.

## The result

tutti_quantum-result-valid = Vertici validi: quanti × valore
tutti_quantum-result-valid-brief = Punti dei vertici validi
tutti_quantum-result-invalid = Vertici non validi
tutti_quantum-result-loops = Loop
tutti_quantum-result-missions = Missioni
tutti_quantum-result-total = Punti
tutti_quantum-result-margin = { $n ->
    [1] Per UN punto!
   *[other] Con { $n } punti di vantaggio
}
tutti_quantum-result-tie = Punti pari
tutti_quantum-result-tie-how = vince chi ha meno vertici non validi, poi più vertici da 6, poi da 4, 3 e 2.
tutti_quantum-result-verdict = Risultato
tutti_quantum-result-lost = Un vertice non valido: perso
tutti_quantum-result-band-0 = Il prossimo premio Nobel potrebbe essere vostro!
tutti_quantum-result-band-1 = È ora di studiare fisica delle particelle.
tutti_quantum-result-band-2 = Una squadra di veri sperimentatori.
tutti_quantum-result-band-3 = I segreti si aprono. Usate di più i segnali!
tutti_quantum-result-band-4 = I segreti sono davanti a voi. Continuate.
tutti_quantum-result-band-5 = Trattate con più cura le particelle piccole.
tutti_quantum-result-processes = Processi possibili: { $who }
tutti_quantum-result-processes-shared = I processi possibili
tutti_quantum-result-no-processes = Stavolta nessuno.
tutti_quantum-result-rarest = **{ $name }** (il più raro)
tutti_quantum-result-list = { $one }, { $more }
tutti_quantum-result-often = { $name } ×{ $n }

## Processes

tutti_quantum-process-quarks-by-gluon = diffusione quark–quark
tutti_quantum-process-gluons-by-gluon = diffusione gluone–gluone
tutti_quantum-process-quark-by-gluon = diffusione quark–gluone
tutti_quantum-process-gluon-radiation = emissione di gluoni
tutti_quantum-process-electrons-by-photon = diffusione elettrone–elettrone
tutti_quantum-process-atoms = la forza negli atomi
tutti_quantum-process-compton = diffusione Compton
tutti_quantum-process-electron-quark = diffusione elettrone–quark
tutti_quantum-process-gluon-discovery = tre jet dalla luce
tutti_quantum-process-quark-light = luce diffusa da quark
tutti_quantum-process-quarks-by-photon = quark che scambiano un fotone
tutti_quantum-process-quantum-loop = loop quantistico
tutti_quantum-process-vacuum-polarisation = polarizzazione del vuoto
tutti_quantum-process-asymptotic-freedom = libertà asintotica
tutti_quantum-process-gluons-to-light = gluoni che diventano luce
tutti_quantum-process-light-by-light = diffusione luce su luce
tutti_quantum-process-gluon-fusion = fusione di gluoni in un Higgs
tutti_quantum-process-higgs-to-quarks = Higgs in quark
tutti_quantum-process-higgs-to-light = Higgs in luce
tutti_quantum-process-higgs-off-quark = Higgs emesso da un quark
tutti_quantum-process-quarks-higgs-quarks = da quark a Higgs a quark
tutti_quantum-process-higgs-photon = Higgs e fotone da quark
tutti_quantum-process-two-higgs-off-quark = due Higgs emessi da un quark
tutti_quantum-process-higgs-self = Higgs che incontra sé stesso
tutti_quantum-process-higgs-pair = coppia di Higgs da quark
tutti_quantum-process-higgs-pair-fusion = coppia di Higgs da gluoni
tutti_quantum-process-quarks-higgs-electrons = da quark a Higgs a elettroni
tutti_quantum-process-higgs-to-electrons = Higgs in elettroni
tutti_quantum-process-electron-photon-higgs = elettrone, fotone e Higgs
tutti_quantum-process-electrons-higgs-electrons = da elettroni a Higgs a elettroni
tutti_quantum-process-two-higgs-off-electron = due Higgs emessi da un elettrone
tutti_quantum-process-electrons-higgs-pair = coppia di Higgs da elettroni

tutti_quantum-story-quarks-by-gluon = Due quark si scambiano un gluone e volano via. All’LHC ne escono due jet di particelle.
tutti_quantum-story-gluons-by-gluon = Dei gluoni rimbalzano su altri gluoni. Succede molto spesso quando all’LHC si scontrano protoni.
tutti_quantum-story-quark-by-gluon = Un gluone rimbalza su un quark tramite un altro gluone. Due jet cominciano molto spesso così.
tutti_quantum-story-gluon-radiation = Un quark emette gluoni, come un elettrone emette luce.
tutti_quantum-story-electrons-by-photon = Due elettroni si scambiano un fotone. Così due cariche dello stesso segno si respingono.
tutti_quantum-story-atoms = I fotoni legano gli elettroni ai quark del nucleo. Questa forza tiene insieme ogni atomo.
tutti_quantum-story-compton = La luce rimbalza su un elettrone e perde energia. Nel 1923 questo ha mostrato che la luce è fatta di particelle.
tutti_quantum-story-electron-quark = Un elettrone urta un quark tramite un fotone. Verso il 1968 si sono sparati elettroni nei protoni. Hanno rivelato i quark che ci sono dentro.
tutti_quantum-story-gluon-discovery = La luce diventa due quark e un gluone. Nel 1979 tre jet così a DESY hanno mostrato che i gluoni esistono.
tutti_quantum-story-quark-light = La luce rimbalza su un quark. I quark hanno carica elettrica, ma meno di un elettrone.
tutti_quantum-story-quarks-by-photon = I quark agiscono anche elettricamente gli uni sugli altri, ma l’interazione forte è molto più intensa.
tutti_quantum-story-quantum-loop = Un loop chiuso esiste solo nella teoria quantistica. Misure di precisione, come quelle del magnetismo dell’elettrone, rivelano loop così.
tutti_quantum-story-vacuum-polarisation = Una linea di luce contiene un loop di materia e antimateria. Da lontano la carica elettrica sembra così un po’ più piccola.
tutti_quantum-story-asymptotic-freedom = Loop come questo rendono l’interazione forte più debole a breve distanza. A questa scoperta è andato il premio Nobel del 2004.
tutti_quantum-story-gluons-to-light = Un loop di quark trasforma due gluoni in due fotoni. Il bosone di Higgs andava trovato in mezzo a coppie di fotoni così.
tutti_quantum-story-light-by-light = La luce rimbalza sulla luce attraverso un loop di particelle cariche. L’LHC ne ha trovato i primi segni nel 2017.
tutti_quantum-story-gluon-fusion = Due gluoni producono un bosone di Higgs attraverso un loop di quark. All’LHC quasi tutti i bosoni di Higgs nascono così.
tutti_quantum-story-higgs-to-quarks = Più della metà dei bosoni di Higgs decade in una coppia di quark bottom. L’LHC l’ha visto nel 2018.
tutti_quantum-story-higgs-to-light = Circa un bosone di Higgs su 440 diventa due fotoni, attraverso un loop di particelle cariche. Nel 2012 questo ha aiutato a trovare l’Higgs.
tutti_quantum-story-higgs-off-quark = Un quark pesante emette un bosone di Higgs. Con i quark top l’LHC l’ha visto nel 2018.
tutti_quantum-story-quarks-higgs-quarks = Due quark producono un bosone di Higgs. Poi questo diventa di nuovo quark.
tutti_quantum-story-higgs-photon = Due quark producono insieme un bosone di Higgs e un fotone. È così raro che nessuno l’ha ancora isolato.
tutti_quantum-story-two-higgs-off-quark = Una linea di quark emette due bosoni di Higgs. L’LHC cerca coppie di Higgs. Nessuno ne ha ancora vista una con chiarezza.
tutti_quantum-story-higgs-self = I bosoni di Higgs agiscono tra loro. L’intensità di questa interazione dirà come si è formato il campo di Higgs. Nessuno l’ha ancora vista.
tutti_quantum-story-higgs-pair = Dei quark producono un bosone di Higgs che diventa due. Mostrerebbe come il campo di Higgs agisce su sé stesso. Nessuno l’ha ancora visto.
tutti_quantum-story-higgs-pair-fusion = Due gluoni producono due bosoni di Higgs attraverso un loop di quark. L’LHC lo sta cercando.
tutti_quantum-story-quarks-higgs-electrons = Dei quark producono un bosone di Higgs che decade in un elettrone e un positrone. È previsto, ma finora troppo raro per vederlo.
tutti_quantum-story-higgs-to-electrons = Circa un bosone di Higgs su 200 milioni dovrebbe decadere in un elettrone e un positrone. Nessuno l’ha ancora visto.
tutti_quantum-story-electron-photon-higgs = Una linea di elettrone emette luce e un bosone di Higgs. Nessuno l’ha visto: l’elettrone ha così poca massa che l’Higgs quasi non agisce su di lui.
tutti_quantum-story-electrons-higgs-electrons = Un elettrone e un positrone producono un bosone di Higgs. Poi questo diventa di nuovo elettrone e positrone. Un futuro collisore forse cercherà la prima metà.
tutti_quantum-story-two-higgs-off-electron = Una sola linea di elettrone emette due bosoni di Higgs. È più raro di qualsiasi cosa mai misurata.
tutti_quantum-story-electrons-higgs-pair = Una coppia di elettroni produce un bosone di Higgs, e quello diventa due. È più raro di qualsiasi cosa mai misurata.

## What one plays for

tutti_quantum-goal-each = Scopo: unire tre linee come si incontrano in natura (un vertice). Vince chi ha più punti.
tutti_quantum-goal-together = Scopo: costruire insieme un diagramma, con più punti possibile.
tutti_quantum-goal-team = Scopo: fare più punti dell’altra squadra, con vertici che esistono in natura.

# --- challenges

tutti_quantum-challenge-win = Vinci con un diagramma tutto tuo.
tutti_quantum-challenge-researcher = Vinci contro il livello Ricercatrice o Nobel.
tutti_quantum-challenge-team = Vinci con la tua squadra, due contro due.
tutti_quantum-challenge-points-20 = Arriva a venti punti in un diagramma contro altri.
tutti_quantum-challenge-points-30 = Arriva a trenta punti in un diagramma contro altri.
tutti_quantum-challenge-valid = Finisci senza vertici non validi.
tutti_quantum-challenge-gluons = Completa due vertici di tre gluoni.
tutti_quantum-challenge-electrons = Completa due vertici di una linea di elettrone e un fotone.
tutti_quantum-challenge-electron-higgs = Completa un vertice di una linea di elettrone e un Higgs.
tutti_quantum-challenge-three-higgs = Completa un vertice di tre linee di Higgs.
tutti_quantum-challenge-kinds = Costruisci cinque tipi diversi di vertici in un diagramma.
tutti_quantum-challenge-loop = Finisci con un loop valido.
tutti_quantum-challenge-two-loops = Finisci con due loop validi.
tutti_quantum-challenge-names = Costruisci sei processi diversi, tra quelli che hanno un nome, in un diagramma.
tutti_quantum-challenge-compton = Mostra la diffusione Compton: la luce rimbalza su un elettrone.
tutti_quantum-challenge-atoms = Mostra la forza negli atomi.
tutti_quantum-challenge-higgs-decay = Mostra un Higgs che decade in quark o in elettroni.
tutti_quantum-challenge-vacuum = Costruisci un processo con un loop, tra quelli che hanno un nome.
tutti_quantum-challenge-together-26 = Arrivate insieme a ventisei punti.
tutti_quantum-challenge-together-35 = Arrivate insieme a trentacinque punti.

tutti_quantum-puzzle-ask = La fine è vicina. Quale carta, e quale posto, fa valere di più il tuo diagramma?
tutti_quantum-puzzle-what = Restano solo le tue ultime carte. Posane una in modo che il tuo diagramma possa finire con più punti. Una sola mossa è la migliore. Prova quanto vuoi.
tutti_quantum-puzzle-wrong = Punti alla fine con questa mossa, al massimo: { $mine }. Con la migliore: { $best }.
tutti_quantum-puzzle-because = Perché: { $reason } Così il tuo diagramma può finire con { $best } punti.
