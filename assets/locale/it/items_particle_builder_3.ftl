# Items of Particle Builder, Level 3: a stem has at most 25 words, a choice at most 12.

## Three colours

item-particle-builder-3-three-colours-law = Rosso, verde e blu si compensano, e così antirosso, antiverde e antiblu.
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

## Colour and anticolour

item-particle-builder-3-colour-and-anticolour-law = Una carica di colore è compensata dal proprio anticolore.
item-particle-builder-3-colour-and-anticolour-a = Un quark ha la carica di colore blu. Quale compagno lo rende neutro?
item-particle-builder-3-colour-and-anticolour-a-anti = Un antiquark antiblu
item-particle-builder-3-colour-and-anticolour-a-same = Un altro quark blu
item-particle-builder-3-colour-and-anticolour-a-wrong = Un antiquark antiverde
item-particle-builder-3-colour-and-anticolour-a-mixed = Un altro quark rosso
item-particle-builder-3-colour-and-anticolour-b = Un antiquark ha l’anticolore antirosso. Quale compagno lo rende neutro?
item-particle-builder-3-colour-and-anticolour-b-anti = Un quark rosso
item-particle-builder-3-colour-and-anticolour-b-same = Un altro antiquark antirosso
item-particle-builder-3-colour-and-anticolour-b-wrong = Un quark blu
item-particle-builder-3-colour-and-anticolour-b-mixed = Un altro antiquark antiverde

## Colour is a name

item-particle-builder-3-colour-is-a-name-law = La carica di colore è un tipo di carica. I suoi nomi non c’entrano con i colori che si vedono.
item-particle-builder-3-colour-is-a-name-a = Un quark ha la carica di colore blu. Che cosa ti dice qui «blu»?
item-particle-builder-3-colour-is-a-name-a-name = Quale delle tre cariche dell’interazione forte possiede
item-particle-builder-3-colour-is-a-name-a-look = Come apparirebbe a un microscopio molto potente
item-particle-builder-3-colour-is-a-name-a-light = Quale luce emette
item-particle-builder-3-colour-is-a-name-a-flavour = Se è un quark up o un quark down
item-particle-builder-3-colour-is-a-name-b = Un quark ha la carica di colore verde. Che cosa ti dice qui «verde»?
item-particle-builder-3-colour-is-a-name-b-name = Quale delle tre cariche dell’interazione forte possiede
item-particle-builder-3-colour-is-a-name-b-look = Come apparirebbe a un microscopio molto potente
item-particle-builder-3-colour-is-a-name-b-light = Quale luce emette
item-particle-builder-3-colour-is-a-name-b-flavour = Se è un quark charm o un quark strange

## None alone

item-particle-builder-3-none-alone-law = Un quark non si trova mai da solo, perché niente compenserebbe la sua carica di colore.
item-particle-builder-3-none-alone-a = Nessuno ha mai trovato un quark up da solo. Perché?
item-particle-builder-3-none-alone-a-colour = Niente compenserebbe la sua carica di colore
item-particle-builder-3-none-alone-a-small = È troppo piccolo per ogni strumento
item-particle-builder-3-none-alone-a-decays = Decadrebbe subito in luce
item-particle-builder-3-none-alone-a-search = Nessuno l’ha cercato per un tempo abbastanza lungo
item-particle-builder-3-none-alone-b = Nessuno ha mai trovato una particella fatta di due soli quark up. Perché?
item-particle-builder-3-none-alone-b-colour = Niente compenserebbe la sua carica di colore
item-particle-builder-3-none-alone-b-small = È troppo piccola per ogni strumento
item-particle-builder-3-none-alone-b-decays = Decadrebbe subito in luce
item-particle-builder-3-none-alone-b-search = Nessuno l’ha cercata per un tempo abbastanza lungo

## Neutral by cancelling

item-particle-builder-3-neutral-by-cancelling-law = Un adrone è neutro per la carica di colore perché le cariche di colore al suo interno si compensano, non perché non ce ne siano.
item-particle-builder-3-neutral-by-cancelling-a = Un protone è neutro per la carica di colore. Che cosa significa?
item-particle-builder-3-neutral-by-cancelling-a-cancel = Le sue cariche di colore si compensano
item-particle-builder-3-neutral-by-cancelling-a-none = Non contiene cariche di colore
item-particle-builder-3-neutral-by-cancelling-a-electric = Non contiene carica elettrica
item-particle-builder-3-neutral-by-cancelling-a-gluons = I gluoni gli hanno tolto le cariche di colore
item-particle-builder-3-neutral-by-cancelling-b = Un pione è neutro per la carica di colore. Che cosa significa?
item-particle-builder-3-neutral-by-cancelling-b-cancel = Le sue cariche di colore si compensano
item-particle-builder-3-neutral-by-cancelling-b-none = Non contiene cariche di colore
item-particle-builder-3-neutral-by-cancelling-b-electric = Non contiene carica elettrica
item-particle-builder-3-neutral-by-cancelling-b-gluons = I gluoni gli hanno tolto le cariche di colore

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

## Allowed groups

item-particle-builder-3-allowed-groups-law = Quasi tutti gli adroni sono un quark con un antiquark, tre quark o tre antiquark: le loro cariche di colore possono compensarsi.
item-particle-builder-3-allowed-groups-a = Quale di questi gruppi può essere da solo una particella?
item-particle-builder-3-allowed-groups-a-why = Che cosa lo rende possibile?
item-particle-builder-3-allowed-groups-a-why-colour = Le sue cariche di colore possono compensarsi
item-particle-builder-3-allowed-groups-a-why-electric = Le sue cariche elettriche possono compensarsi
item-particle-builder-3-allowed-groups-a-why-masses = Le sue masse sono abbastanza grandi
item-particle-builder-3-allowed-groups-b = Quale di questi gruppi può essere da solo una particella?
item-particle-builder-3-allowed-groups-b-why = Che cosa lo rende possibile?
item-particle-builder-3-allowed-groups-b-why-colour = Le sue cariche di colore possono compensarsi
item-particle-builder-3-allowed-groups-b-why-electric = Le sue cariche elettriche possono compensarsi
item-particle-builder-3-allowed-groups-b-why-masses = Le sue masse sono abbastanza grandi

## Gluons bind

item-particle-builder-3-gluons-bind-law = I gluoni tengono uniti i quark di un adrone, perché agiscono sulla carica di colore.
item-particle-builder-3-gluons-bind-a = I due quark up di un protone si respingono, perché entrambi hanno carica positiva. Che cosa tiene unito il protone?
item-particle-builder-3-gluons-bind-a-gluons = I gluoni, che agiscono sulla carica di colore
item-particle-builder-3-gluons-bind-a-photons = I fotoni, che agiscono sulla carica elettrica
item-particle-builder-3-gluons-bind-a-gravity = La gravità, che agisce su tutto ciò che pesa
item-particle-builder-3-gluons-bind-a-shell = Un guscio, che è troppo duro per rompersi
item-particle-builder-3-gluons-bind-b = I due quark down di un neutrone si respingono, perché entrambi hanno carica negativa. Che cosa tiene unito il neutrone?
item-particle-builder-3-gluons-bind-b-gluons = I gluoni, che agiscono sulla carica di colore
item-particle-builder-3-gluons-bind-b-photons = I fotoni, che agiscono sulla carica elettrica
item-particle-builder-3-gluons-bind-b-gravity = La gravità, che agisce su tutto ciò che pesa
item-particle-builder-3-gluons-bind-b-shell = Un guscio, che è troppo duro per rompersi
