# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = Una particella che assorbe un fotone resta quella che è, perché un fotone non cambia né la carica né il sapore.
item-u-know-feynman-photon-keeps-a = Un elettrone assorbe un fotone. Che cos’è dopo?
item-u-know-feynman-photon-keeps-b = Un quark down assorbe un fotone. Che cos’è dopo?

## W keeps family

item-u-know-feynman-w-keeps-family-law = Un W trasforma un neutrino nel leptone carico della sua famiglia, perché il numero di ogni famiglia si conserva.
item-u-know-feynman-w-keeps-family-a = Un W agisce su un neutrino muonico. Che cosa può diventare?
item-u-know-feynman-w-keeps-family-a-why = Perché?
item-u-know-feynman-w-keeps-family-a-why-family = Un W conserva la famiglia del leptone
item-u-know-feynman-w-keeps-family-a-why-light = Un W sceglie il più leggero
item-u-know-feynman-w-keeps-family-a-why-any = Un W sceglie una particella qualsiasi
item-u-know-feynman-w-keeps-family-b = Un W agisce su un neutrino tauonico. Che cosa può diventare?
item-u-know-feynman-w-keeps-family-b-why = Perché?
item-u-know-feynman-w-keeps-family-b-why-any = Un W sceglie una particella qualsiasi
item-u-know-feynman-w-keeps-family-b-why-light = Un W sceglie il più leggero
item-u-know-feynman-w-keeps-family-b-why-family = Un W conserva la famiglia del leptone

## W changes charge

item-u-know-feynman-w-changes-charge-law = Un W cambia di un’unità la carica di un quark, perché porta con sé un’unità di carica.
item-u-know-feynman-w-changes-charge-a = Un W agisce su un quark down. Che cosa può diventare?
item-u-know-feynman-w-changes-charge-a-why = Perché?
item-u-know-feynman-w-changes-charge-a-why-keeps = Un W lascia la carica com’era
item-u-know-feynman-w-changes-charge-a-why-unit = Un W porta un’unità di carica
item-u-know-feynman-w-changes-charge-a-why-mirror = Un W trasforma la materia in antimateria
item-u-know-feynman-w-changes-charge-b = Un W agisce su un quark bottom. Che cosa può diventare?
item-u-know-feynman-w-changes-charge-b-why = Perché?
item-u-know-feynman-w-changes-charge-b-why-unit = Un W porta un’unità di carica
item-u-know-feynman-w-changes-charge-b-why-keeps = Un W lascia la carica com’era
item-u-know-feynman-w-changes-charge-b-why-mirror = Un W trasforma la materia in antimateria

## Three quarks

item-u-know-feynman-three-quarks-law = Up, up, down fanno un protone, up, down, down un neutrone, perché le cariche dei tre quark danno +1 e 0.
item-u-know-feynman-three-quarks-a = Quali di queste particelle fanno un protone?
item-u-know-feynman-three-quarks-b = Quali di queste particelle fanno un neutrone?

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = Un’antiparticella ha la stessa massa della sua gemella, perché solo le sue cariche sono invertite.
item-u-know-feynman-antimatter-twin-a = Che cos’ha un antitau, rispetto a un tau?
item-u-know-feynman-antimatter-twin-a-twin = La stessa massa e la carica opposta
item-u-know-feynman-antimatter-twin-a-mirror = La massa opposta e la carica opposta
item-u-know-feynman-antimatter-twin-a-same = La stessa massa e la stessa carica
item-u-know-feynman-antimatter-twin-a-weight = La massa opposta e la stessa carica
item-u-know-feynman-antimatter-twin-b = Che cos’ha un positrone, rispetto a un elettrone?
item-u-know-feynman-antimatter-twin-b-weight = La massa opposta e la stessa carica
item-u-know-feynman-antimatter-twin-b-same = La stessa massa e la stessa carica
item-u-know-feynman-antimatter-twin-b-twin = La stessa massa e la carica opposta
item-u-know-feynman-antimatter-twin-b-mirror = La massa opposta e la carica opposta

## Neutron decay

item-u-know-feynman-neutron-decay-law = Quando un neutrone diventa un protone, nascono anche un elettrone e un antineutrino, perché carica e numero leptonico si conservano.
item-u-know-feynman-neutron-decay-a = Un neutrone libero diventa un protone. Che cos’altro nasce?
item-u-know-feynman-neutron-decay-b = Un antineutrone libero diventa un antiprotone. Che cos’altro nasce?

## Gluon pair

item-u-know-feynman-gluon-pair-law = Un gluone diventa un quark e il suo antiquark, perché un gluone non ha né carica elettrica né sapore.
item-u-know-feynman-gluon-pair-a = Un gluone diventa un quark charm e una seconda particella. Quale?
item-u-know-feynman-gluon-pair-b = Un gluone diventa un quark bottom e una seconda particella. Quale?

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = La massa di un protone è soprattutto energia al suo interno, perché i suoi quark hanno pochissima massa.
item-u-know-feynman-nucleon-mass-a = Da dove viene la maggior parte della massa di un protone?
item-u-know-feynman-nucleon-mass-a-higgs = Dal campo di Higgs
item-u-know-feynman-nucleon-mass-a-electrons = Dagli elettroni al suo interno
item-u-know-feynman-nucleon-mass-a-quarks = Dalla massa dei suoi quark
item-u-know-feynman-nucleon-mass-a-energy = Dall’energia al suo interno
item-u-know-feynman-nucleon-mass-b = Da dove viene la maggior parte della massa di un neutrone?
item-u-know-feynman-nucleon-mass-b-electrons = Dagli elettroni al suo interno
item-u-know-feynman-nucleon-mass-b-energy = Dall’energia al suo interno
item-u-know-feynman-nucleon-mass-b-quarks = Dalla massa dei suoi quark
item-u-know-feynman-nucleon-mass-b-higgs = Dal campo di Higgs
