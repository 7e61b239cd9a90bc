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

## Gluons hold

item-tutti-quantum-2-gluons-hold-law = I gluoni tengono insieme i quark del protone, perché l’interazione forte agisce sulla loro carica di colore.
item-tutti-quantum-2-gluons-hold-a = Che cosa tiene insieme i tre quark di un protone?
item-tutti-quantum-2-gluons-hold-a-photons = I fotoni, che agiscono sulla carica elettrica
item-tutti-quantum-2-gluons-hold-a-gluons = I gluoni, che agiscono sulla carica di colore
item-tutti-quantum-2-gluons-hold-a-gravity = La gravità, che agisce su tutte le masse
item-tutti-quantum-2-gluons-hold-a-shell = Un guscio solido, che li chiude dentro
item-tutti-quantum-2-gluons-hold-b = Che cosa tiene insieme i tre quark di un neutrone?
item-tutti-quantum-2-gluons-hold-b-shell = Un guscio solido, che li chiude dentro
item-tutti-quantum-2-gluons-hold-b-gravity = La gravità, che agisce su tutte le masse
item-tutti-quantum-2-gluons-hold-b-photons = I fotoni, che agiscono sulla carica elettrica
item-tutti-quantum-2-gluons-hold-b-gluons = I gluoni, che agiscono sulla carica di colore

## Every vertex

item-tutti-quantum-2-every-vertex-law = Un diagramma è possibile solo se lo sono tutti i suoi vertici, perché in ognuno le cariche si conservano.
item-tutti-quantum-2-every-vertex-a = Un diagramma ha dieci vertici. Nove esistono in natura, e uno no. Può succedere così?
item-tutti-quantum-2-every-vertex-a-most = Sì, perché quasi tutti i vertici sono possibili
item-tutti-quantum-2-every-vertex-a-seldom = Sì, ma meno spesso di altre cose
item-tutti-quantum-2-every-vertex-a-bad = No, perché un vertice è impossibile
item-tutti-quantum-2-every-vertex-a-many = No, perché dieci vertici sono troppi
item-tutti-quantum-2-every-vertex-b = Un diagramma ha otto vertici. Uno solo è sbagliato: lì un elettrone diventa un quark. Può succedere così?
item-tutti-quantum-2-every-vertex-b-bad = No, perché un vertice è impossibile
item-tutti-quantum-2-every-vertex-b-most = Sì, perché quasi tutti i vertici sono possibili
item-tutti-quantum-2-every-vertex-b-seldom = Sì, ma meno spesso di altre cose
item-tutti-quantum-2-every-vertex-b-many = No, perché otto vertici sono troppi

## Loop inside

item-tutti-quantum-2-loop-inside-law = Un loop chiuso è fatto di particelle virtuali, perché le sue linee cominciano e finiscono dentro il processo.
item-tutti-quantum-2-loop-inside-a = Un diagramma ha un loop chiuso di linee di quark. Che cosa vuol dire?
item-tutti-quantum-2-loop-inside-a-round = Un quark gira in tondo senza fermarsi
item-tutti-quantum-2-loop-inside-a-again = Il processo ricomincia sempre da capo
item-tutti-quantum-2-loop-inside-a-caught = Dei quark sono chiusi lì e non possono scappare
item-tutti-quantum-2-loop-inside-a-inside = Dei quark agiscono dentro, ma nessuno esce
item-tutti-quantum-2-loop-inside-b = Un diagramma ha un loop chiuso di linee di elettrone. Che cosa vuol dire?
item-tutti-quantum-2-loop-inside-b-caught = Degli elettroni sono chiusi lì e non possono scappare
item-tutti-quantum-2-loop-inside-b-inside = Degli elettroni agiscono dentro, ma nessuno esce
item-tutti-quantum-2-loop-inside-b-round = Un elettrone gira su un’orbita, come in un atomo
item-tutti-quantum-2-loop-inside-b-again = Il processo ricomincia sempre da capo

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
item-tutti-quantum-2-inner-line-b-why-each = Ogni linea di un diagramma si può osservare
item-tutti-quantum-2-inner-line-b-why-small = Un fotone è troppo piccolo per un rivelatore
item-tutti-quantum-2-inner-line-b-why-inside = Una linea tra due vertici resta dentro

## Diagrams add up

item-tutti-quantum-2-diagrams-add-up-law = Un diagramma da solo non mostra che cosa è successo, perché la probabilità viene da tutti insieme.
item-tutti-quantum-2-diagrams-add-up-a = Due elettroni si respingono. Molti diagrammi vanno bene. Che cosa ne fanno i fisici?
item-tutti-quantum-2-diagrams-add-up-a-took = Cercano quale è avvenuto davvero
item-tutti-quantum-2-diagrams-add-up-a-simple = Ne tengono uno, perché gli altri sono sbagliati
item-tutti-quantum-2-diagrams-add-up-a-add = Li sommano tutti per avere la probabilità
item-tutti-quantum-2-diagrams-add-up-a-own = Ne danno uno diverso a ogni coppia di elettroni
item-tutti-quantum-2-diagrams-add-up-b = Un fotone rimbalza su un elettrone. Diversi diagrammi vanno bene. Che cosa ne fanno i fisici?
item-tutti-quantum-2-diagrams-add-up-b-add = Li sommano tutti per avere la probabilità
item-tutti-quantum-2-diagrams-add-up-b-simple = Ne tengono uno, perché gli altri sono sbagliati
item-tutti-quantum-2-diagrams-add-up-b-own = Ne danno uno diverso a ogni fotone
item-tutti-quantum-2-diagrams-add-up-b-took = Cercano quale è avvenuto davvero

## Lines go on

item-tutti-quantum-2-lines-go-on-law = Una particella che emette o assorbe un fotone resta la stessa, perché la sua linea prosegue attraverso il vertice.
item-tutti-quantum-2-lines-go-on-a = Un elettrone e un quark up si scambiano un fotone. Quali due particelle escono?
item-tutti-quantum-2-lines-go-on-a-why = Perché?
item-tutti-quantum-2-lines-go-on-a-why-wins = Quando si incontrano in due, vince il più forte
item-tutti-quantum-2-lines-go-on-a-why-through = Ogni linea continua attraverso il suo vertice
item-tutti-quantum-2-lines-go-on-a-why-light = Ciò che si incontra diventa luce
item-tutti-quantum-2-lines-go-on-b = Un elettrone e un quark down si scambiano un fotone. Quali due particelle escono?
item-tutti-quantum-2-lines-go-on-b-why = Perché?
item-tutti-quantum-2-lines-go-on-b-why-through = Ogni linea continua attraverso il suo vertice
item-tutti-quantum-2-lines-go-on-b-why-wins = Quando si incontrano in due, vince il più forte
item-tutti-quantum-2-lines-go-on-b-why-light = Ciò che si incontra diventa luce
