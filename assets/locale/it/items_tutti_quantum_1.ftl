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
item-tutti-quantum-1-vertex-act-b-pass = Tre traiettorie si incontrano in un luogo dello spazio
item-tutti-quantum-1-vertex-act-b-act = Il quark emette il fotone oppure lo assorbe
item-tutti-quantum-1-vertex-act-b-bounce = Quark e fotone si urtano come due biglie
item-tutti-quantum-1-vertex-act-c = Nell’antenna di un telefono gli elettroni emettono onde radio. Come si vede in un diagramma la nascita di un fotone così?
item-tutti-quantum-1-vertex-act-c-meet = Una linea di fotone parte da una linea di elettrone
item-tutti-quantum-1-vertex-act-c-bump = Una linea di fotone rimbalza su una linea di elettrone
item-tutti-quantum-1-vertex-act-c-breaks = Una linea di elettrone si rompe in pezzi
item-tutti-quantum-1-vertex-act-c-cross = Due traiettorie si incrociano come su una mappa

## Charge through

item-tutti-quantum-1-charge-through-law = Una linea carica attraversa il vertice e continua, perché la somma di tutte le cariche non cambia mai.
item-tutti-quantum-1-charge-through-a = Un quark up arriva a un vertice, e ne parte un fotone. Che cos’altro deve partirne?
item-tutti-quantum-1-charge-through-a-why = Perché?
item-tutti-quantum-1-charge-through-a-why-law = La carica deve essere la stessa prima e dopo
item-tutti-quantum-1-charge-through-a-why-mass = Niente può essere più leggero dopo che prima
item-tutti-quantum-1-charge-through-a-why-pairs = Le particelle lasciano un vertice sempre in due
item-tutti-quantum-1-charge-through-b = Un elettrone arriva a un vertice, e ne parte un fotone. Che cos’altro deve partirne?
item-tutti-quantum-1-charge-through-b-why = Perché?
item-tutti-quantum-1-charge-through-b-why-mass = Ciò che esce pesa almeno quanto prima
item-tutti-quantum-1-charge-through-b-why-pairs = Due linee lasciano ogni vertice
item-tutti-quantum-1-charge-through-b-why-law = Al vertice non può perdersi carica
item-tutti-quantum-1-charge-through-c = Un nucleo di carbonio di carica +6 emette un fotone. Quale carica ha poi il nucleo?
item-tutti-quantum-1-charge-through-c-six = +6
item-tutti-quantum-1-charge-through-c-five = +5
item-tutti-quantum-1-charge-through-c-zero = 0
item-tutti-quantum-1-charge-through-c-minus = −6

## Photon charge

item-tutti-quantum-1-photon-charge-law = Un fotone incontra solo linee con carica elettrica, perché la luce agisce sulla carica.
item-tutti-quantum-1-photon-charge-a = Quale di queste particelle può assorbire un fotone in un vertice?
item-tutti-quantum-1-photon-charge-a-why = Perché proprio questa?
item-tutti-quantum-1-photon-charge-a-why-matter = Perché è fatta di materia
item-tutti-quantum-1-photon-charge-a-why-charge = Perché ha carica
item-tutti-quantum-1-photon-charge-a-why-mass = Perché ha massa
item-tutti-quantum-1-photon-charge-b = Quale di queste particelle può emettere un fotone in un vertice?
item-tutti-quantum-1-photon-charge-b-why = Perché proprio questa?
item-tutti-quantum-1-photon-charge-b-why-charge = È carica
item-tutti-quantum-1-photon-charge-b-why-matter = È un tipo di materia
item-tutti-quantum-1-photon-charge-b-why-mass = Pesa qualcosa
item-tutti-quantum-1-photon-charge-c = La materia oscura non brilla e non fa ombra. Che cosa manca probabilmente alle sue particelle, secondo la maggior parte dei fisici?
item-tutti-quantum-1-photon-charge-c-charge = La carica elettrica
item-tutti-quantum-1-photon-charge-c-mass = La massa
item-tutti-quantum-1-photon-charge-c-small = Una grandezza visibile
item-tutti-quantum-1-photon-charge-c-anti = Un posto vicino a noi: è antimateria

## Gluon colour

item-tutti-quantum-1-gluon-colour-law = Un gluone incontra solo linee con carica di colore, perché l’interazione forte agisce solo su quella.
item-tutti-quantum-1-gluon-colour-a = Quale di queste particelle può emettere un gluone in un vertice?
item-tutti-quantum-1-gluon-colour-b = Quale di queste particelle può assorbire un gluone in un vertice?
item-tutti-quantum-1-gluon-colour-c = In certi atomi un muone vola attraverso il nucleo. Che cosa gli fanno i gluoni che ci sono?
item-tutti-quantum-1-gluon-colour-c-colour = Niente, perché non ha carica di colore
item-tutti-quantum-1-gluon-colour-c-heavy = Lo attirano, perché è pesante
item-tutti-quantum-1-gluon-colour-c-electric = Lo respingono, perché è carico
item-tutti-quantum-1-gluon-colour-c-all = Lo tengono come tutto il resto

## Give or take

item-tutti-quantum-1-give-or-take-law = Lo stesso vertice mostra l’emissione e l’assorbimento, perché si può leggere nei due sensi.
item-tutti-quantum-1-give-or-take-a = Due linee di elettrone e una di fotone si incontrano in un vertice. Che cosa permette qui la natura?
item-tutti-quantum-1-give-or-take-a-both = Un elettrone può emettere luce o assorbirla
item-tutti-quantum-1-give-or-take-a-give = Un elettrone può emettere luce, ma non assorbirla
item-tutti-quantum-1-give-or-take-a-take = Un elettrone può assorbire luce, ma non emetterla
item-tutti-quantum-1-give-or-take-a-end = Un elettrone da solo può diventare luce
item-tutti-quantum-1-give-or-take-b = Due linee di quark e una di fotone si incontrano in un vertice. Che cosa permette qui la natura?
item-tutti-quantum-1-give-or-take-b-end = Un quark da solo può diventare luce
item-tutti-quantum-1-give-or-take-b-take = Un quark può assorbire luce, ma non emetterla
item-tutti-quantum-1-give-or-take-b-both = Un quark può emettere luce o assorbirla
item-tutti-quantum-1-give-or-take-b-give = Un quark può emettere luce, ma non assorbirla
item-tutti-quantum-1-give-or-take-c = Una cella solare assorbe luce, una lampada la emette. Quali vertici servono ai fisici per le due?
item-tutti-quantum-1-give-or-take-c-same = Uno stesso tipo, letto nei due sensi
item-tutti-quantum-1-give-or-take-c-two = Due tipi, perché ciascuno va in un solo verso
item-tutti-quantum-1-give-or-take-c-used = Uno per la lampada: la cella consuma la luce
item-tutti-quantum-1-give-or-take-c-become = Un tipo in cui gli elettroni diventano luce

## Few vertices

item-tutti-quantum-1-few-vertices-law = La natura ha pochi tipi di vertice, perché ogni forza agisce solo sulla sua carica.
item-tutti-quantum-1-few-vertices-a = In natura, quali tre linee si incontrano in un vertice?
item-tutti-quantum-1-few-vertices-b = Quali tre linee possono incontrarsi in un vertice?
item-tutti-quantum-1-few-vertices-c = Un amico disegna un vertice di due linee di elettrone e una di gluone. Perché in natura non c’è?
item-tutti-quantum-1-few-vertices-c-colour = Gli elettroni non hanno colore
item-tutti-quantum-1-few-vertices-c-meet = Due elettroni non si incontrano mai
item-tutti-quantum-1-few-vertices-c-light = Gli elettroni sono troppo leggeri
item-tutti-quantum-1-few-vertices-c-complicated = È troppo complicato per succedere

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
item-tutti-quantum-1-one-in-one-out-c = Nella materia la luce può diventare un elettrone e un positrone, ma mai solo due elettroni. Perché?
item-tutti-quantum-1-one-in-one-out-c-zero = La luce non ha carica, quindi nemmeno i due insieme
item-tutti-quantum-1-one-in-one-out-c-repel = Due elettroni si respingono troppo
item-tutti-quantum-1-one-in-one-out-c-cancel = Solo con un positrone le masse si annullano
item-tutti-quantum-1-one-in-one-out-c-chance = È il caso: non è ancora successo

## Not to scale

item-tutti-quantum-1-not-to-scale-law = In un diagramma lunghezze e angoli non dicono nulla, perché mostra solo quali linee si incontrano.
item-tutti-quantum-1-not-to-scale-a = Due amici disegnano lo stesso diagramma di Feynman. In uno dei disegni una linea è lunga il doppio. Che cosa vuol dire?
item-tutti-quantum-1-not-to-scale-a-far = La particella vola due volte più lontano
item-tutti-quantum-1-not-to-scale-a-heavy = La particella è due volte più pesante
item-tutti-quantum-1-not-to-scale-a-long = La particella vive due volte più a lungo
item-tutti-quantum-1-not-to-scale-a-same = Il diagramma dice ancora la stessa cosa
item-tutti-quantum-1-not-to-scale-b = Due amici disegnano lo stesso diagramma di Feynman. In uno dei disegni due linee si aprono di più. Che cosa vuol dire?
item-tutti-quantum-1-not-to-scale-b-strong = La forza tra le particelle è più grande
item-tutti-quantum-1-not-to-scale-b-same = Niente: vale quanto il primo
item-tutti-quantum-1-not-to-scale-b-path = Le particelle volano via più di lato
item-tutti-quantum-1-not-to-scale-b-fast = Le particelle vanno molto più veloci
item-tutti-quantum-1-not-to-scale-c = Una pianta della metropolitana non è in scala. In che cosa le somiglia un diagramma di Feynman?
item-tutti-quantum-1-not-to-scale-c-joined = Mostra che cosa è collegato a che cosa
item-tutti-quantum-1-not-to-scale-c-directions = Mostra tutte le direzioni come sono davvero
item-tutti-quantum-1-not-to-scale-c-film = Mostra dove si trova tutto in questo momento
item-tutti-quantum-1-not-to-scale-c-paths = Mostra i percorsi visti dall’alto
