# Items of Particle Builder, Level 2: a stem has at most 25 words, a choice at most 12.

## Photon on charge

item-particle-builder-2-photon-on-charge-law = Un fotone agisce solo sulle particelle con carica elettrica.
item-particle-builder-2-photon-on-charge-a = Su quale di queste particelle può agire un fotone?
item-particle-builder-2-photon-on-charge-b = Su quale di queste particelle può agire un fotone?
item-particle-builder-2-photon-on-charge-c = La luce del Sole rimbalza sugli elettroni liberi che lo circondano, ma non sui neutrini. Perché?
item-particle-builder-2-photon-on-charge-c-charge = I neutrini non hanno carica
item-particle-builder-2-photon-on-charge-c-small = I neutrini sono troppo piccoli
item-particle-builder-2-photon-on-charge-c-fast = I neutrini sono troppo veloci
item-particle-builder-2-photon-on-charge-c-light = I neutrini hanno troppo poca massa

## Charge decides

item-particle-builder-2-charge-decides-law = Solo la carica decide se un fotone agisce: non la massa, non la grandezza, non la velocità.
item-particle-builder-2-charge-decides-a = Un fotone può agire su un tau. Che cosa lo permette?
item-particle-builder-2-charge-decides-a-charge = Il tau è carico
item-particle-builder-2-charge-decides-a-heavy = Il tau è pesante
item-particle-builder-2-charge-decides-a-big = Il tau è abbastanza grande
item-particle-builder-2-charge-decides-a-slow = Il tau è abbastanza lento
item-particle-builder-2-charge-decides-b = Un fotone può agire su un quark bottom. Che cosa lo permette?
item-particle-builder-2-charge-decides-b-charge = Il quark è carico
item-particle-builder-2-charge-decides-b-heavy = Il quark è pesante
item-particle-builder-2-charge-decides-b-big = Il quark è abbastanza grande
item-particle-builder-2-charge-decides-b-slow = Il quark è abbastanza lento
item-particle-builder-2-charge-decides-c = In un magnete la traiettoria di un protone si curva, quella di un neutrone altrettanto veloce no. Che cosa fa la differenza?
item-particle-builder-2-charge-decides-c-charge = La carica
item-particle-builder-2-charge-decides-c-mass = La massa
item-particle-builder-2-charge-decides-c-size = La grandezza
item-particle-builder-2-charge-decides-c-colour = La carica di colore

## Gluon on colour

item-particle-builder-2-gluon-on-colour-law = Un gluone agisce solo su ciò che ha carica di colore: quark, antiquark e gluoni.
item-particle-builder-2-gluon-on-colour-a = Su quale di queste particelle può agire un gluone?
item-particle-builder-2-gluon-on-colour-a-why = Che cos’ha che le altre tre non hanno?
item-particle-builder-2-gluon-on-colour-a-why-colour = Carica di colore
item-particle-builder-2-gluon-on-colour-a-why-electric = Carica elettrica
item-particle-builder-2-gluon-on-colour-a-why-mass = Massa
item-particle-builder-2-gluon-on-colour-b = Su quale di queste particelle può agire un gluone?
item-particle-builder-2-gluon-on-colour-b-why = Che cos’ha che le altre tre non hanno?
item-particle-builder-2-gluon-on-colour-b-why-colour = Carica di colore
item-particle-builder-2-gluon-on-colour-b-why-electric = Carica elettrica
item-particle-builder-2-gluon-on-colour-b-why-mass = Massa
item-particle-builder-2-gluon-on-colour-c = L’interazione forte tiene insieme il nucleo di un atomo d’oro. Perché non attira dentro anche gli elettroni?
item-particle-builder-2-gluon-on-colour-c-colour = Non hanno carica di colore
item-particle-builder-2-gluon-on-colour-c-light = Hanno troppo poca massa
item-particle-builder-2-gluon-on-colour-c-fast = Girano troppo velocemente
item-particle-builder-2-gluon-on-colour-c-minus = Hanno la carica elettrica sbagliata

## Bosons with charge

item-particle-builder-2-bosons-with-charge-law = I gluoni agiscono direttamente tra loro, perché hanno carica di colore. I fotoni no, perché non hanno carica elettrica.
item-particle-builder-2-bosons-with-charge-a = Un gluone può agire direttamente su un altro gluone. Perché?
item-particle-builder-2-bosons-with-charge-a-charge = Anche i gluoni hanno carica di colore
item-particle-builder-2-bosons-with-charge-a-bosons = Tutti i bosoni agiscono tra loro
item-particle-builder-2-bosons-with-charge-a-mass = I gluoni hanno abbastanza massa per risentire di una forza
item-particle-builder-2-bosons-with-charge-a-slow = I gluoni sono abbastanza lenti per incontrarsi
item-particle-builder-2-bosons-with-charge-b = Un fotone non può agire direttamente su un altro fotone. Perché?
item-particle-builder-2-bosons-with-charge-b-charge = I fotoni non hanno carica elettrica
item-particle-builder-2-bosons-with-charge-b-bosons = I bosoni non agiscono mai tra loro
item-particle-builder-2-bosons-with-charge-b-mass = I fotoni hanno troppo poca massa per risentire di una forza
item-particle-builder-2-bosons-with-charge-b-fast = I fotoni sono troppo veloci per incontrarsi
item-particle-builder-2-bosons-with-charge-c = I fasci di due torce si incrociano. Ognuno prosegue come se l’altro non ci fosse. Perché?
item-particle-builder-2-bosons-with-charge-c-charge = I fotoni non hanno carica elettrica
item-particle-builder-2-bosons-with-charge-c-fast = I fotoni sono troppo veloci l’uno per l’altro
item-particle-builder-2-bosons-with-charge-c-alike = I fotoni sono troppo simili tra loro
item-particle-builder-2-bosons-with-charge-c-mass = I fotoni non hanno alcuna massa

## Weak on all

item-particle-builder-2-weak-on-all-law = Ogni quark e ogni leptone risente dell’interazione debole.
item-particle-builder-2-weak-on-all-a = Su quali di queste tre particelle può agire un bosone Z?
item-particle-builder-2-weak-on-all-a-all = Su tutte e tre
item-particle-builder-2-weak-on-all-a-neutrino = Solo sul neutrino
item-particle-builder-2-weak-on-all-a-charged = Sul muone e sul quark
item-particle-builder-2-weak-on-all-a-quark = Solo sul quark
item-particle-builder-2-weak-on-all-b = Su quali di queste tre particelle può agire un bosone Z?
item-particle-builder-2-weak-on-all-b-all = Su ciascuna delle tre
item-particle-builder-2-weak-on-all-b-neutrino = Sul solo neutrino
item-particle-builder-2-weak-on-all-b-charged = Sull’antitau e sul quark
item-particle-builder-2-weak-on-all-b-quark = Sul solo quark
item-particle-builder-2-weak-on-all-c = Un neutrino rimbalza su un elettrone, un altro su un quark. Quale interazione li fa rimbalzare?
item-particle-builder-2-weak-on-all-c-weak = L’interazione debole
item-particle-builder-2-weak-on-all-c-electric = L’interazione elettromagnetica
item-particle-builder-2-weak-on-all-c-strong = L’interazione forte
item-particle-builder-2-weak-on-all-c-gravity = La gravità

## Three forces

item-particle-builder-2-three-forces-law = Solo quark e antiquark risentono qui di tutte e tre le interazioni: hanno ogni tipo di carica.
item-particle-builder-2-three-forces-a = Quale di queste particelle risente dell’interazione forte, di quella debole e di quella elettromagnetica?
item-particle-builder-2-three-forces-b = Quale di queste particelle risente dell’interazione forte, di quella debole e di quella elettromagnetica?
item-particle-builder-2-three-forces-c = Un atomo di idrogeno e un neutrino volano nello spazio. Quali parti sono soggette all’interazione forte, debole ed elettromagnetica?
item-particle-builder-2-three-forces-c-quarks = I quark del protone
item-particle-builder-2-three-forces-c-charged = Il protone e l’elettrone
item-particle-builder-2-three-forces-c-all = Tutte, anche il neutrino
item-particle-builder-2-three-forces-c-electron = Solo l’elettrone

## Charged leptons

item-particle-builder-2-charged-leptons-law = Un leptone carico risente delle interazioni elettromagnetica e debole, ma non di quella forte.
item-particle-builder-2-charged-leptons-a = Tra fotone, gluone e Z, quali possono agire su un muone?
item-particle-builder-2-charged-leptons-a-both = Il fotone e lo Z
item-particle-builder-2-charged-leptons-a-photon = Il fotone
item-particle-builder-2-charged-leptons-a-gluon = Il fotone e il gluone
item-particle-builder-2-charged-leptons-a-all = Il fotone, il gluone e lo Z
item-particle-builder-2-charged-leptons-b = Tra fotone, gluone e Z, quali possono agire su un positrone?
item-particle-builder-2-charged-leptons-b-both = Lo Z e il fotone
item-particle-builder-2-charged-leptons-b-photon = Il fotone
item-particle-builder-2-charged-leptons-b-gluon = Il gluone e il fotone
item-particle-builder-2-charged-leptons-b-all = Tutti e tre
item-particle-builder-2-charged-leptons-c = I muoni che piovono dal cielo attraversano metri di roccia; i pioni si fermano presto nei nuclei. Che cosa manca ai muoni?
item-particle-builder-2-charged-leptons-c-strong = L’interazione forte
item-particle-builder-2-charged-leptons-c-electric = La carica elettrica
item-particle-builder-2-charged-leptons-c-mass = Abbastanza massa
item-particle-builder-2-charged-leptons-c-size = Una grandezza sufficiente

## Neutrino passes

item-particle-builder-2-neutrino-passes-law = I neutrini attraversano quasi tutto, perché solo l’interazione debole può fermarli.
item-particle-builder-2-neutrino-passes-a = Di notte i neutrini del Sole ti arrivano da sotto, attraverso la Terra. Perché non vengono fermati?
item-particle-builder-2-neutrino-passes-a-weak = Solo l’interazione debole potrebbe farlo
item-particle-builder-2-neutrino-passes-a-small = Sono così piccoli da passare per ogni fessura
item-particle-builder-2-neutrino-passes-a-energy = Non hanno energia da perdere
item-particle-builder-2-neutrino-passes-a-fast = Sono troppo veloci per essere trattenuti
item-particle-builder-2-neutrino-passes-b = Ogni secondo miliardi di miliardi di neutrini attraversano un’enorme vasca d’acqua, che però ne cattura solo pochi al giorno. Perché?
item-particle-builder-2-neutrino-passes-b-weak = Solo l’interazione debole può catturarli
item-particle-builder-2-neutrino-passes-b-small = Sono minuscoli e passano tra gli atomi
item-particle-builder-2-neutrino-passes-b-energy = La loro energia è zero e non lascia segni
item-particle-builder-2-neutrino-passes-b-fast = Passano troppo in fretta per essere notati
item-particle-builder-2-neutrino-passes-c = Come può un rivelatore catturare più neutrini del Sole?
item-particle-builder-2-neutrino-passes-c-more = Con più materiale dentro
item-particle-builder-2-neutrino-passes-c-finer = Con buchi più piccoli
item-particle-builder-2-neutrino-passes-c-slower = Con un freno davanti
item-particle-builder-2-neutrino-passes-c-magnet = Con forti magneti intorno
