# Test items on the second lesson of Tutti Quantum: stems, choices, reasons and laws.

## Gluons meet

item-tutti-quantum-2-gluons-meet-law = I gluoni si incontrano tra loro perché hanno carica di colore. I fotoni no, perché non hanno carica.
item-tutti-quantum-2-gluons-meet-a = Tre gluoni possono incontrarsi in un vertice. Perché?
item-tutti-quantum-2-gluons-meet-a-colour = Hanno carica di colore anche loro
item-tutti-quantum-2-gluons-meet-a-electric = Hanno carica elettrica anche loro
item-tutti-quantum-2-gluons-meet-a-heavy = Sono più pesanti dei fotoni
item-tutti-quantum-2-gluons-meet-a-equal = Particelle uguali possono sempre farlo
item-tutti-quantum-2-gluons-meet-b = Tre fotoni non possono incontrarsi in un vertice. Perché?
item-tutti-quantum-2-gluons-meet-b-mass = Non hanno nessuna massa
item-tutti-quantum-2-gluons-meet-b-fast = Sono più veloci dei gluoni
item-tutti-quantum-2-gluons-meet-b-electric = Non hanno nessuna carica
item-tutti-quantum-2-gluons-meet-b-equal = Particelle uguali non possono mai farlo
item-tutti-quantum-2-gluons-meet-c = Se i fotoni avessero carica elettrica, che cosa farebbe la luce di due torce dove si incrocia?
item-tutti-quantum-2-gluons-meet-c-push = Si devierebbe a vicenda
item-tutti-quantum-2-gluons-meet-c-fast = Passerebbe, perché è veloce
item-tutti-quantum-2-gluons-meet-c-mass = Passerebbe, perché non ha massa
item-tutti-quantum-2-gluons-meet-c-equal = Si fermerebbe, perché cose uguali si evitano

## Gluons hold

item-tutti-quantum-2-gluons-hold-law = I gluoni tengono insieme i quark del protone, perché l’interazione forte agisce sulla loro carica di colore.
item-tutti-quantum-2-gluons-hold-a = Che cosa tiene insieme i tre quark di un protone?
item-tutti-quantum-2-gluons-hold-a-photons = I fotoni, che agiscono sulla carica elettrica
item-tutti-quantum-2-gluons-hold-a-gluons = I gluoni, che agiscono sulla carica di colore
item-tutti-quantum-2-gluons-hold-a-gravity = La gravità, che agisce su tutte le masse
item-tutti-quantum-2-gluons-hold-a-shell = Un guscio solido, che li chiude dentro
item-tutti-quantum-2-gluons-hold-b = Che cosa tiene insieme i tre quark di un neutrone?
item-tutti-quantum-2-gluons-hold-b-shell = Un guscio attorno a loro
item-tutti-quantum-2-gluons-hold-b-gravity = La gravità tra loro
item-tutti-quantum-2-gluons-hold-b-photons = Fotoni tra le loro cariche elettriche
item-tutti-quantum-2-gluons-hold-b-gluons = Gluoni tra le loro cariche di colore
item-tutti-quantum-2-gluons-hold-c = Due quark vengono allontanati sempre di più, e l’energia dei gluoni tra loro cresce. Che cosa succede alla fine?
item-tutti-quantum-2-gluons-hold-c-pair = Ne nascono un nuovo quark e un antiquark
item-tutti-quantum-2-gluons-hold-c-alone = Ogni quark vola via da solo
item-tutti-quantum-2-gluons-hold-c-worn = I gluoni si consumano
item-tutti-quantum-2-gluons-hold-c-pieces = I quark si rompono in pezzi

## Every vertex

item-tutti-quantum-2-every-vertex-law = Un diagramma è possibile solo se lo sono tutti i suoi vertici, perché in ognuno le cariche si conservano.
item-tutti-quantum-2-every-vertex-a = Un diagramma ha dieci vertici. Nove esistono in natura, e uno no. Può succedere così?
item-tutti-quantum-2-every-vertex-a-most = Sì, perché quasi tutti i vertici sono possibili
item-tutti-quantum-2-every-vertex-a-seldom = Sì, ma meno spesso di altre cose
item-tutti-quantum-2-every-vertex-a-bad = No, perché un vertice è impossibile
item-tutti-quantum-2-every-vertex-a-many = No, perché dieci vertici sono troppi
item-tutti-quantum-2-every-vertex-b = Un diagramma ha otto vertici. Uno solo è sbagliato: lì un elettrone diventa un quark. Può succedere così?
item-tutti-quantum-2-every-vertex-b-bad = No: in un punto è impossibile
item-tutti-quantum-2-every-vertex-b-most = Sì: sette buoni compensano uno cattivo
item-tutti-quantum-2-every-vertex-b-seldom = Sì, ma solo di tanto in tanto
item-tutti-quantum-2-every-vertex-b-many = No, perché otto vertici sono troppi
item-tutti-quantum-2-every-vertex-c = In un vertice una carica si perde, nel successivo ritorna. Alla fine la somma è giusta. È possibile?
item-tutti-quantum-2-every-vertex-c-each = No: ogni vertice deve conservare la carica
item-tutti-quantum-2-every-vertex-c-total = Sì: conta solo la somma finale
item-tutti-quantum-2-every-vertex-c-seldom = Sì, ma non succede quasi mai
item-tutti-quantum-2-every-vertex-c-many = No: è troppo complicato

## Loop inside

item-tutti-quantum-2-loop-inside-law = Un loop chiuso è fatto di particelle virtuali, perché le sue linee cominciano e finiscono dentro il processo.
item-tutti-quantum-2-loop-inside-a = Un diagramma ha un loop chiuso di linee di quark. Che cosa vuol dire?
item-tutti-quantum-2-loop-inside-a-round = Un quark gira in tondo senza fermarsi
item-tutti-quantum-2-loop-inside-a-again = Il processo ricomincia sempre da capo
item-tutti-quantum-2-loop-inside-a-caught = Dei quark sono chiusi lì e non possono scappare
item-tutti-quantum-2-loop-inside-a-inside = Dei quark agiscono dentro, ma nessuno esce
item-tutti-quantum-2-loop-inside-b = Un diagramma ha un loop chiuso di linee di elettrone. Che cosa vuol dire?
item-tutti-quantum-2-loop-inside-b-caught = Degli elettroni sono chiusi lì e non possono scappare
item-tutti-quantum-2-loop-inside-b-inside = Partecipano, e nessuno ne esce
item-tutti-quantum-2-loop-inside-b-round = Un elettrone gira su un’orbita, come in un atomo
item-tutti-quantum-2-loop-inside-b-again = Tutto il processo si ripete
item-tutti-quantum-2-loop-inside-c = In un diagramma un fotone diventa un loop di elettrone e positrone, che torna fotone. Che cosa raggiunge un rivelatore?
item-tutti-quantum-2-loop-inside-c-photon = Solo il fotone
item-tutti-quantum-2-loop-inside-c-pair = Un elettrone e un positrone
item-tutti-quantum-2-loop-inside-c-all = Due fotoni, un elettrone e un positrone
item-tutti-quantum-2-loop-inside-c-again = Un fotone dopo l’altro

## Loop measured

item-tutti-quantum-2-loop-measured-law = Si sa che i loop contano, perché le misure di precisione si spiegano solo con i calcoli che li contengono.
item-tutti-quantum-2-loop-measured-a = I fisici mettono i loop nei loro calcoli. Come sanno che è giusto?
item-tutti-quantum-2-loop-measured-a-fit = Le misure si spiegano solo con i loop
item-tutti-quantum-2-loop-measured-a-seen = Microscopi potentissimi li hanno fatti vedere
item-tutti-quantum-2-loop-measured-a-tracks = I loop lasciano tracce rotonde nei rivelatori
item-tutti-quantum-2-loop-measured-a-drawn = Non lo sanno: i loop sono soltanto disegnati
item-tutti-quantum-2-loop-measured-b = L’elettrone è un minuscolo magnete, misurato con grande precisione. In che modo questo mostra che i loop contano?
item-tutti-quantum-2-loop-measured-b-drawn = Non lo mostra: i loop sono soltanto disegnati
item-tutti-quantum-2-loop-measured-b-tracks = L’elettrone gira in cerchio dentro il magnete
item-tutti-quantum-2-loop-measured-b-fit = Il valore si spiega solo con i loop
item-tutti-quantum-2-loop-measured-b-seen = Nel magnete i loop diventano visibili
item-tutti-quantum-2-loop-measured-c = Due stati dell’idrogeno differiscono di una minuscola energia. Senza loop sarebbe zero; con i loop il calcolo torna. Che cosa ne segue?
item-tutti-quantum-2-loop-measured-c-real = I loop agiscono in natura
item-tutti-quantum-2-loop-measured-c-inexact = Le misure non sono mai esatte
item-tutti-quantum-2-loop-measured-c-path = L’elettrone corre in piccoli loop
item-tutti-quantum-2-loop-measured-c-seen = Un microscopio ha mostrato i loop

## Inner line

item-tutti-quantum-2-inner-line-law = Solo le linee con un’estremità libera possono arrivare a un rivelatore, perché le altre cominciano e finiscono dentro.
item-tutti-quantum-2-inner-line-a = Due elettroni entrano, una linea di fotone li unisce, e due elettroni escono. Che cosa può vedere poi un rivelatore?
item-tutti-quantum-2-inner-line-a-photon = Solo il fotone
item-tutti-quantum-2-inner-line-a-out = Solo due elettroni
item-tutti-quantum-2-inner-line-a-both = Due elettroni e il fotone
item-tutti-quantum-2-inner-line-a-all = Quattro elettroni e il fotone
item-tutti-quantum-2-inner-line-a-why = Perché?
item-tutti-quantum-2-inner-line-a-why-inside = Una linea tra due vertici resta dentro
item-tutti-quantum-2-inner-line-a-why-small = Un fotone è troppo piccolo per un rivelatore
item-tutti-quantum-2-inner-line-a-why-each = Ogni linea di un diagramma si può osservare
item-tutti-quantum-2-inner-line-b = Un elettrone e un positrone diventano una linea di fotone. Questa diventa un muone e un antimuone. Che cosa può vedere poi un rivelatore?
item-tutti-quantum-2-inner-line-b-both = Muone, antimuone e fotone
item-tutti-quantum-2-inner-line-b-all = Tutte e cinque le particelle
item-tutti-quantum-2-inner-line-b-photon = Solo il fotone
item-tutti-quantum-2-inner-line-b-out = Solo muone e antimuone
item-tutti-quantum-2-inner-line-b-why = Perché?
item-tutti-quantum-2-inner-line-b-why-each = Tutto ciò che ha una linea esce
item-tutti-quantum-2-inner-line-b-why-small = Nessun rivelatore vede cose così piccole
item-tutti-quantum-2-inner-line-b-why-inside = La sua linea non ha un capo libero
item-tutti-quantum-2-inner-line-c = Quando un neutrone decade, una linea di W unisce due vertici del diagramma. Perché nessun rivelatore cattura questo W?
item-tutti-quantum-2-inner-line-c-inside = Comincia e finisce dentro il processo
item-tutti-quantum-2-inner-line-c-heavy = È così pesante che l’aria lo ferma
item-tutti-quantum-2-inner-line-c-small = È troppo piccolo per un rivelatore
item-tutti-quantum-2-inner-line-c-line = Lo cattura, come ogni altra linea

## Diagrams add up

item-tutti-quantum-2-diagrams-add-up-law = Un diagramma da solo non mostra che cosa è successo, perché la probabilità viene da tutti insieme.
item-tutti-quantum-2-diagrams-add-up-a = Due elettroni si respingono. Molti diagrammi vanno bene. Che cosa ne fanno i fisici?
item-tutti-quantum-2-diagrams-add-up-a-took = Cercano quale è avvenuto davvero
item-tutti-quantum-2-diagrams-add-up-a-simple = Ne tengono uno, perché gli altri sono sbagliati
item-tutti-quantum-2-diagrams-add-up-a-add = Li sommano tutti per avere la probabilità
item-tutti-quantum-2-diagrams-add-up-a-own = Ne danno uno diverso a ogni coppia di elettroni
item-tutti-quantum-2-diagrams-add-up-b = Un fotone rimbalza su un elettrone. Diversi diagrammi vanno bene. Che cosa ne fanno i fisici?
item-tutti-quantum-2-diagrams-add-up-b-add = Ne prendono la somma
item-tutti-quantum-2-diagrams-add-up-b-simple = Tengono il più semplice: gli altri sono sbagliati
item-tutti-quantum-2-diagrams-add-up-b-own = Ne danno uno diverso a ogni fotone
item-tutti-quantum-2-diagrams-add-up-b-took = Cercano quello che si è avverato
item-tutti-quantum-2-diagrams-add-up-c = Dietro due fenditure la luce forma righe, che spariscono se se ne chiude una. Che cosa hanno in comune con i diagrammi?
item-tutti-quantum-2-diagrams-add-up-c-all = Contano tutti i cammini insieme
item-tutti-quantum-2-diagrams-add-up-c-one = Un solo cammino è stato davvero preso
item-tutti-quantum-2-diagrams-add-up-c-short = Il cammino più semplice è quello giusto
item-tutti-quantum-2-diagrams-add-up-c-drawing = I cammini sono solo disegnati

## Lines go on

item-tutti-quantum-2-lines-go-on-law = Una particella che emette o assorbe un fotone resta la stessa, perché la sua linea prosegue attraverso il vertice.
item-tutti-quantum-2-lines-go-on-a = Un elettrone e un quark up si scambiano un fotone. Quali due particelle escono?
item-tutti-quantum-2-lines-go-on-a-why = Perché?
item-tutti-quantum-2-lines-go-on-a-why-wins = Quando si incontrano in due, vince il più forte
item-tutti-quantum-2-lines-go-on-a-why-through = Ogni linea continua attraverso il suo vertice
item-tutti-quantum-2-lines-go-on-a-why-light = Ciò che si incontra diventa luce
item-tutti-quantum-2-lines-go-on-b = Un elettrone e un quark down si scambiano un fotone. Quali due particelle escono?
item-tutti-quantum-2-lines-go-on-b-why = Perché?
item-tutti-quantum-2-lines-go-on-b-why-through = Un fotone non ferma mai la linea di una particella
item-tutti-quantum-2-lines-go-on-b-why-wins = La più pesante delle due vince sempre
item-tutti-quantum-2-lines-go-on-b-why-light = Le due diventano luce incontrandosi
item-tutti-quantum-2-lines-go-on-c = In uno specchio gli elettroni assorbono la luce e la restituiscono. Che cosa sono questi elettroni un anno dopo?
item-tutti-quantum-2-lines-go-on-c-electrons = Elettroni, come prima
item-tutti-quantum-2-lines-go-on-c-light = Luce: a poco a poco lo sono diventati
item-tutti-quantum-2-lines-go-on-c-muons = Muoni, per tutta quell’energia
item-tutti-quantum-2-lines-go-on-c-used = Elettroni con meno carica
