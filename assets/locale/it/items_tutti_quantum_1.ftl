# Test items on the first lesson of Tutti Quantum: stems, choices, reasons and laws.

## Vertex act

item-tutti-quantum-1-vertex-act-law = In un vertice una particella ne emette un’altra o la assorbe. Le forze agiscono così.
item-tutti-quantum-1-vertex-act-a = In un diagramma di Feynman due linee di elettrone e una di fotone si incontrano in un punto. Che cosa significa quel punto?
item-tutti-quantum-1-vertex-act-a-act = L’elettrone emette il fotone oppure lo assorbe
item-tutti-quantum-1-vertex-act-a-bounce = Elettrone e fotone si urtano come due biglie
item-tutti-quantum-1-vertex-act-a-inside = L’elettrone si rompe, e il fotone era già dentro
item-tutti-quantum-1-vertex-act-a-pass = Lì si incrociano le traiettorie delle tre particelle
item-tutti-quantum-1-vertex-act-b = In un diagramma di Feynman due linee di quark e una di fotone si incontrano in un punto. Che cosa significa quel punto?
item-tutti-quantum-1-vertex-act-b-inside = Il quark si rompe, e il fotone era già dentro
item-tutti-quantum-1-vertex-act-b-pass = Lì si incrociano le traiettorie delle tre particelle
item-tutti-quantum-1-vertex-act-b-act = Il quark emette il fotone oppure lo assorbe
item-tutti-quantum-1-vertex-act-b-bounce = Quark e fotone si urtano come due biglie

## Charge through

item-tutti-quantum-1-charge-through-law = Una linea carica attraversa il vertice e continua, perché la carica non si perde mai.
item-tutti-quantum-1-charge-through-a = Un quark up arriva a un vertice, e ne parte un fotone. Che cos’altro deve partirne?
item-tutti-quantum-1-charge-through-a-why = Perché?
item-tutti-quantum-1-charge-through-a-why-law = La carica deve essere la stessa prima e dopo
item-tutti-quantum-1-charge-through-a-why-mass = Niente può essere più leggero dopo che prima
item-tutti-quantum-1-charge-through-a-why-pairs = Le particelle lasciano un vertice sempre in due
item-tutti-quantum-1-charge-through-b = Un elettrone arriva a un vertice, e ne parte un fotone. Che cos’altro deve partirne?
item-tutti-quantum-1-charge-through-b-why = Perché?
item-tutti-quantum-1-charge-through-b-why-mass = Niente può essere più leggero dopo che prima
item-tutti-quantum-1-charge-through-b-why-pairs = Le particelle lasciano un vertice sempre in due
item-tutti-quantum-1-charge-through-b-why-law = La carica deve essere la stessa prima e dopo

## Photon charge

item-tutti-quantum-1-photon-charge-law = Un fotone incontra solo linee con carica elettrica, perché la luce agisce sulla carica.
item-tutti-quantum-1-photon-charge-a = Quale di queste particelle può assorbire un fotone in un vertice?
item-tutti-quantum-1-photon-charge-a-why = Perché proprio questa?
item-tutti-quantum-1-photon-charge-a-why-matter = Perché è fatta di materia
item-tutti-quantum-1-photon-charge-a-why-charge = Perché ha carica
item-tutti-quantum-1-photon-charge-a-why-mass = Perché ha massa
item-tutti-quantum-1-photon-charge-b = Quale di queste particelle può emettere un fotone in un vertice?
item-tutti-quantum-1-photon-charge-b-why = Perché proprio questa?
item-tutti-quantum-1-photon-charge-b-why-charge = Perché ha carica
item-tutti-quantum-1-photon-charge-b-why-matter = Perché è fatta di materia
item-tutti-quantum-1-photon-charge-b-why-mass = Perché ha massa

## Gluon colour

item-tutti-quantum-1-gluon-colour-law = Un gluone incontra solo linee con carica di colore, perché l’interazione forte agisce solo su quella.
item-tutti-quantum-1-gluon-colour-a = Quale di queste particelle può emettere un gluone in un vertice?
item-tutti-quantum-1-gluon-colour-b = Quale di queste particelle può assorbire un gluone in un vertice?

## Give or take

item-tutti-quantum-1-give-or-take-law = Lo stesso vertice mostra l’emissione e l’assorbimento, perché si può leggere nei due sensi.
item-tutti-quantum-1-give-or-take-a = Due linee di elettrone e una di fotone si incontrano in un vertice. Che cosa permette qui la natura?
item-tutti-quantum-1-give-or-take-a-both = Un elettrone può emettere luce o assorbirla
item-tutti-quantum-1-give-or-take-a-give = Un elettrone può emettere luce, ma non assorbirla
item-tutti-quantum-1-give-or-take-a-take = Un elettrone può assorbire luce, ma non emetterla
item-tutti-quantum-1-give-or-take-a-end = Un elettrone può diventare luce
item-tutti-quantum-1-give-or-take-b = Due linee di quark e una di fotone si incontrano in un vertice. Che cosa permette qui la natura?
item-tutti-quantum-1-give-or-take-b-end = Un quark può diventare luce
item-tutti-quantum-1-give-or-take-b-take = Un quark può assorbire luce, ma non emetterla
item-tutti-quantum-1-give-or-take-b-both = Un quark può emettere luce o assorbirla
item-tutti-quantum-1-give-or-take-b-give = Un quark può emettere luce, ma non assorbirla

## Few vertices

item-tutti-quantum-1-few-vertices-law = La natura ha pochi tipi di vertice, perché ogni forza agisce solo sulla sua carica.
item-tutti-quantum-1-few-vertices-a = In natura, quali tre linee si incontrano in un vertice?
item-tutti-quantum-1-few-vertices-b = Quali tre linee possono incontrarsi in un vertice?

## One in one out

item-tutti-quantum-1-one-in-one-out-law = Una freccia entra e una esce, perché la carica non nasce dal nulla e non si perde.
item-tutti-quantum-1-one-in-one-out-a = Due frecce di elettrone entrano in un vertice, e ne esce solo un fotone. Perché in natura non succede?
item-tutti-quantum-1-one-in-one-out-a-heavy = Due elettroni sono troppo pesanti per la luce
item-tutti-quantum-1-one-in-one-out-a-close = Due elettroni non si avvicinano mai così
item-tutti-quantum-1-one-in-one-out-a-charge = La carica dei due elettroni si perderebbe
item-tutti-quantum-1-one-in-one-out-a-fast = La luce è troppo veloce per due elettroni
item-tutti-quantum-1-one-in-one-out-b = Due frecce di quark up escono da un vertice, e ci entra solo un fotone. Perché in natura non succede?
item-tutti-quantum-1-one-in-one-out-b-charge = La carica dei due quark nascerebbe dal nulla
item-tutti-quantum-1-one-in-one-out-b-heavy = Due quark sono troppo pesanti per la luce
item-tutti-quantum-1-one-in-one-out-b-fast = La luce è troppo veloce per due quark
item-tutti-quantum-1-one-in-one-out-b-close = Due quark up non si avvicinano mai così

## Not to scale

item-tutti-quantum-1-not-to-scale-law = In un diagramma lunghezze e angoli non dicono nulla, perché mostra solo quali linee si incontrano.
item-tutti-quantum-1-not-to-scale-a = Due amici disegnano lo stesso diagramma di Feynman. In uno dei disegni una linea è lunga il doppio. Che cosa vuol dire?
item-tutti-quantum-1-not-to-scale-a-far = La particella vola due volte più lontano
item-tutti-quantum-1-not-to-scale-a-heavy = La particella è due volte più pesante
item-tutti-quantum-1-not-to-scale-a-long = La particella vive due volte più a lungo
item-tutti-quantum-1-not-to-scale-a-same = Il diagramma dice ancora la stessa cosa
item-tutti-quantum-1-not-to-scale-b = Due amici disegnano lo stesso diagramma di Feynman. In uno dei disegni due linee si aprono di più. Che cosa vuol dire?
item-tutti-quantum-1-not-to-scale-b-strong = La forza tra le particelle è più grande
item-tutti-quantum-1-not-to-scale-b-same = Il diagramma dice ancora la stessa cosa
item-tutti-quantum-1-not-to-scale-b-path = Le particelle volano via più di lato
item-tutti-quantum-1-not-to-scale-b-fast = Le particelle vanno molto più veloci
