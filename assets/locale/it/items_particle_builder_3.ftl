# Items of Particle Builder, Level 3: a stem has at most 25 words, a choice at most 12.

## Three colours

item-particle-builder-3-three-colours-law = Rosso, verde e blu si compensano. Lo stesso fanno antirosso, antiverde e antiblu.
item-particle-builder-3-three-colours-a = Quali tre cariche di colore insieme sono neutre?
item-particle-builder-3-three-colours-a-each = Rosso, verde e blu
item-particle-builder-3-three-colours-a-same = Rosso, rosso e rosso
item-particle-builder-3-three-colours-a-two = Rosso, rosso e verde
item-particle-builder-3-three-colours-a-anti = Rosso, blu e antiverde
item-particle-builder-3-three-colours-b = Quali tre cariche di colore insieme sono neutre?
item-particle-builder-3-three-colours-b-each = Antirosso, antiverde e antiblu
item-particle-builder-3-three-colours-b-same = Antiblu, antiblu e antiblu
item-particle-builder-3-three-colours-b-two = Antiverde, antiverde e antirosso
item-particle-builder-3-three-colours-b-anti = Antirosso, antiverde e blu
item-particle-builder-3-three-colours-c = Un adrone di tre quark up è neutro per la carica di colore. Come sono le cariche di colore di questi quark?
item-particle-builder-3-three-colours-c-each = Ogni quark ne ha una diversa dagli altri
item-particle-builder-3-three-colours-c-same = Tutti e tre i quark hanno la stessa
item-particle-builder-3-three-colours-c-two = Due dei quark hanno la stessa
item-particle-builder-3-three-colours-c-none = Nessuno dei quark ne ha

## Colour and anticolour

item-particle-builder-3-colour-and-anticolour-law = Una carica di colore è compensata dal proprio anticolore.
item-particle-builder-3-colour-and-anticolour-a = Un quark ha la carica di colore blu. Quale compagno lo rende neutro?
item-particle-builder-3-colour-and-anticolour-a-anti = Un antiquark antiblu
item-particle-builder-3-colour-and-anticolour-a-same = Un altro quark blu
item-particle-builder-3-colour-and-anticolour-a-wrong = Un antiquark antiverde
item-particle-builder-3-colour-and-anticolour-a-mixed = Un quark rosso
item-particle-builder-3-colour-and-anticolour-b = Un antiquark ha l’anticolore antirosso. Quale compagno lo rende neutro?
item-particle-builder-3-colour-and-anticolour-b-anti = Un quark rosso
item-particle-builder-3-colour-and-anticolour-b-same = Un altro antiquark antirosso
item-particle-builder-3-colour-and-anticolour-b-wrong = Un quark blu
item-particle-builder-3-colour-and-anticolour-b-mixed = Un antiquark antiverde
item-particle-builder-3-colour-and-anticolour-c = L’LHC ha rivelato particelle di quattro quark e un antiquark. Se i quark sono rosso, verde, blu e blu, com’è l’antiquark?
item-particle-builder-3-colour-and-anticolour-c-anti = Antiblu
item-particle-builder-3-colour-and-anticolour-c-same = Blu anche lui
item-particle-builder-3-colour-and-anticolour-c-wrong = Antirosso o antiverde
item-particle-builder-3-colour-and-anticolour-c-any = Di un anticolore qualsiasi

## Colour is a name

item-particle-builder-3-colour-is-a-name-law = La carica di colore è un tipo di carica. I suoi nomi non c’entrano con i colori che si vedono.
item-particle-builder-3-colour-is-a-name-a = Un quark ha la carica di colore blu. Che cosa ti dice qui «blu»?
item-particle-builder-3-colour-is-a-name-a-name = Quale delle tre cariche dell’interazione forte possiede
item-particle-builder-3-colour-is-a-name-a-look = Come apparirebbe a un microscopio molto potente
item-particle-builder-3-colour-is-a-name-a-light = Quale luce emette
item-particle-builder-3-colour-is-a-name-a-flavour = Se è un quark up o un quark down
item-particle-builder-3-colour-is-a-name-b = Un quark ha la carica di colore verde. Che cosa ti dice qui «verde»?
item-particle-builder-3-colour-is-a-name-b-name = Quale tipo di carica forte ha, fra tre
item-particle-builder-3-colour-is-a-name-b-look = Che cosa si vedrebbe ingrandendolo abbastanza
item-particle-builder-3-colour-is-a-name-b-light = Il tipo di luce che manda fuori
item-particle-builder-3-colour-is-a-name-b-flavour = Se è un quark charm o un quark strange
item-particle-builder-3-colour-is-a-name-c = Supponi che tutti i fisici chiamino d’ora in poi rosso, verde e blu «nord, sud ed est». Che cosa cambia in natura?
item-particle-builder-3-colour-is-a-name-c-nothing = Niente, solo le nostre parole
item-particle-builder-3-colour-is-a-name-c-shine = I quark brillano in modo diverso
item-particle-builder-3-colour-is-a-name-c-flavour = I quark cambiano sapore
item-particle-builder-3-colour-is-a-name-c-poles = I quark diventano calamite

## None alone

item-particle-builder-3-none-alone-law = Un quark non si trova mai da solo, perché niente compenserebbe la sua carica di colore.
item-particle-builder-3-none-alone-a = Nessuno ha mai trovato un quark up da solo. Perché?
item-particle-builder-3-none-alone-a-colour = Niente compenserebbe la sua carica di colore
item-particle-builder-3-none-alone-a-small = È troppo piccolo per ogni strumento
item-particle-builder-3-none-alone-a-decays = Decadrebbe subito in luce
item-particle-builder-3-none-alone-a-search = Nessuno l’ha cercato per un tempo abbastanza lungo
item-particle-builder-3-none-alone-b = Nessuno ha mai trovato una particella fatta di due soli quark up. Perché?
item-particle-builder-3-none-alone-b-colour = Le sue due cariche di colore non potrebbero compensarsi
item-particle-builder-3-none-alone-b-small = I nostri strumenti non vedono cose così piccole
item-particle-builder-3-none-alone-b-decays = Vive troppo poco e finisce in luce
item-particle-builder-3-none-alone-b-search = La ricerca è appena cominciata
item-particle-builder-3-none-alone-c = Una ditta vuole vendere bottiglie di quark singoli, come ci sono bottiglie di atomi singoli. Perché non potrà mai funzionare?
item-particle-builder-3-none-alone-c-colour = Nessun quark resta senza compagni che compensino il suo colore
item-particle-builder-3-none-alone-c-small = I quark sono così piccoli che passano attraverso il vetro
item-particle-builder-3-none-alone-c-decays = I quark diventano luce prima che la bottiglia sia piena
item-particle-builder-3-none-alone-c-search = Nessuno ha ancora trovato dove stanno i quark

## Neutral by cancelling

item-particle-builder-3-neutral-by-cancelling-law = Un adrone è neutro per la carica di colore perché le cariche di colore al suo interno si compensano, non perché non ce ne siano.
item-particle-builder-3-neutral-by-cancelling-a = Un protone è neutro per la carica di colore. Che cosa significa?
item-particle-builder-3-neutral-by-cancelling-a-cancel = Le sue cariche di colore si compensano
item-particle-builder-3-neutral-by-cancelling-a-none = Non contiene cariche di colore
item-particle-builder-3-neutral-by-cancelling-a-electric = Non contiene carica elettrica
item-particle-builder-3-neutral-by-cancelling-a-gluons = I gluoni gli hanno tolto le cariche di colore
item-particle-builder-3-neutral-by-cancelling-b = Un pione è neutro per la carica di colore. Che cosa significa?
item-particle-builder-3-neutral-by-cancelling-b-cancel = Un colore e il suo anticolore si compensano
item-particle-builder-3-neutral-by-cancelling-b-none = I suoi quark non hanno alcuna carica di colore
item-particle-builder-3-neutral-by-cancelling-b-electric = I suoi quark non hanno carica elettrica
item-particle-builder-3-neutral-by-cancelling-b-gluons = I suoi gluoni hanno consumato la carica di colore
item-particle-builder-3-neutral-by-cancelling-c = Un atomo di elio è elettricamente neutro, un protone è neutro per la carica di colore. In che cosa si somigliano?
item-particle-builder-3-neutral-by-cancelling-c-cancel = Entrambi contengono cariche che si compensano
item-particle-builder-3-neutral-by-cancelling-c-none = Entrambi non contengono nessuna carica
item-particle-builder-3-neutral-by-cancelling-c-lack = Entrambi sono privi di carica elettrica
item-particle-builder-3-neutral-by-cancelling-c-gluons = Entrambi hanno ceduto la carica ai gluoni

## Gluon leaves the flavour

item-particle-builder-3-gluon-leaves-the-flavour-law = Un gluone cambia la carica di colore di un quark, ma non il suo sapore né la sua carica elettrica.
item-particle-builder-3-gluon-leaves-the-flavour-a = Un gluone rende blu un quark up rosso. Quale carica elettrica ha ora il quark?
item-particle-builder-3-gluon-leaves-the-flavour-a-same = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-other = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-a-anti = −⅔
item-particle-builder-3-gluon-leaves-the-flavour-a-none = 0
item-particle-builder-3-gluon-leaves-the-flavour-b = Un gluone rende rosso un quark down verde. Quale carica elettrica ha ora il quark?
item-particle-builder-3-gluon-leaves-the-flavour-b-same = −⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-other = +⅔
item-particle-builder-3-gluon-leaves-the-flavour-b-anti = +⅓
item-particle-builder-3-gluon-leaves-the-flavour-b-none = 0
item-particle-builder-3-gluon-leaves-the-flavour-c = I tre quark di un protone si scambiano gluoni di continuo. Perché dopo miliardi di anni la sua carica è ancora esattamente +1?
item-particle-builder-3-gluon-leaves-the-flavour-c-colour = I gluoni cambiano il colore dei quark, mai il sapore
item-particle-builder-3-gluon-leaves-the-flavour-c-swap = A ogni up che diventa down segue l’inverso
item-particle-builder-3-gluon-leaves-the-flavour-c-anti = Ogni antiquark nato dai gluoni torna quark
item-particle-builder-3-gluon-leaves-the-flavour-c-refill = La carica consumata è sostituita da fuori

## Allowed groups

item-particle-builder-3-allowed-groups-law = Quasi tutti gli adroni sono fatti di un quark e un antiquark, di tre quark o di tre antiquark: le loro cariche di colore possono compensarsi.
item-particle-builder-3-allowed-groups-a = Quale di questi gruppi può essere da solo una particella?
item-particle-builder-3-allowed-groups-a-why = Che cosa lo rende possibile?
item-particle-builder-3-allowed-groups-a-why-colour = Le sue cariche di colore possono compensarsi
item-particle-builder-3-allowed-groups-a-why-electric = Le sue cariche elettriche possono compensarsi
item-particle-builder-3-allowed-groups-a-why-masses = Le sue masse sono abbastanza grandi
item-particle-builder-3-allowed-groups-b = Quale di questi gruppi può essere da solo una particella?
item-particle-builder-3-allowed-groups-b-why = Che cosa lo rende possibile?
item-particle-builder-3-allowed-groups-b-why-colour = La sua carica di colore può essere nulla
item-particle-builder-3-allowed-groups-b-why-electric = La sua carica elettrica può essere nulla
item-particle-builder-3-allowed-groups-b-why-masses = Non è né troppo leggero né troppo pesante
item-particle-builder-3-allowed-groups-c = Due quark strange sono molto vicini. Che cosa basta aggiungere perché nasca un adrone?
item-particle-builder-3-allowed-groups-c-quark = Solo un altro quark
item-particle-builder-3-allowed-groups-c-antiquark = Solo un antiquark
item-particle-builder-3-allowed-groups-c-lepton = Un muone come terzo quark
item-particle-builder-3-allowed-groups-c-nothing = Niente: due bastano

## Gluons bind

item-particle-builder-3-gluons-bind-law = I gluoni tengono uniti i quark di un adrone, perché agiscono sulla carica di colore.
item-particle-builder-3-gluons-bind-a = I due quark up di un protone si respingono, perché entrambi hanno carica positiva. Che cosa tiene unito il protone?
item-particle-builder-3-gluons-bind-a-gluons = I gluoni, per via delle cariche di colore
item-particle-builder-3-gluons-bind-a-photons = I fotoni, per via delle cariche elettriche
item-particle-builder-3-gluons-bind-a-gravity = La gravità, per via del peso dei quark
item-particle-builder-3-gluons-bind-a-shell = Un guscio, per via della sua durezza
item-particle-builder-3-gluons-bind-b = I due quark down di un neutrone si respingono, perché entrambi hanno carica negativa. Che cosa tiene unito il neutrone?
item-particle-builder-3-gluons-bind-b-gluons = I gluoni tra le sue cariche di colore
item-particle-builder-3-gluons-bind-b-photons = I fotoni tra le sue cariche elettriche
item-particle-builder-3-gluons-bind-b-gravity = La gravità tra i suoi quark pesanti
item-particle-builder-3-gluons-bind-b-shell = Il guscio duro attorno ai suoi quark
item-particle-builder-3-gluons-bind-c = I 79 protoni nel nucleo di un atomo d’oro si respingono. Perché il nucleo resta unito lo stesso?
item-particle-builder-3-gluons-bind-c-strong = L’interazione forte tra i quark prevale
item-particle-builder-3-gluons-bind-c-electric = La forza elettrica degli elettroni prevale
item-particle-builder-3-gluons-bind-c-gravity = La gravità del nucleo pesante prevale
item-particle-builder-3-gluons-bind-c-shell = Il guscio attorno al nucleo prevale
