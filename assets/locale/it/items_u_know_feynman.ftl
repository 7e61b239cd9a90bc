# Test items on the lesson of U-kNOw Feynman: stems, choices, reasons and laws.

## Photon keeps

item-u-know-feynman-photon-keeps-law = Una particella che assorbe un fotone resta quella che è, perché un fotone non cambia né la carica né il sapore.
item-u-know-feynman-photon-keeps-a = Un elettrone assorbe un fotone. Che cos’è dopo?
item-u-know-feynman-photon-keeps-b = Un quark down assorbe un fotone. Che cos’è dopo?
item-u-know-feynman-photon-keeps-c = Un fotone gamma colpisce un elettrone, che parte quasi alla velocità della luce. Che cos’è ora?
item-u-know-feynman-photon-keeps-c-electron = Un elettrone con più energia
item-u-know-feynman-photon-keeps-c-muon = Un muone, perché ha preso massa
item-u-know-feynman-photon-keeps-c-photon = Un fotone, perché è così veloce
item-u-know-feynman-photon-keeps-c-positron = Un positrone

## W keeps family

item-u-know-feynman-w-keeps-family-law = Un W trasforma un neutrino nel leptone carico della sua famiglia, perché il numero di ogni famiglia si conserva.
item-u-know-feynman-w-keeps-family-a = Un W agisce su un neutrino muonico. Che cosa può diventare?
item-u-know-feynman-w-keeps-family-a-why = Perché?
item-u-know-feynman-w-keeps-family-a-why-family = Un W conserva la famiglia del leptone
item-u-know-feynman-w-keeps-family-a-why-light = Un W sceglie il più leggero
item-u-know-feynman-w-keeps-family-a-why-any = Un W sceglie una particella qualsiasi
item-u-know-feynman-w-keeps-family-b = Un W agisce su un neutrino tauonico. Che cosa può diventare?
item-u-know-feynman-w-keeps-family-b-why = Perché?
item-u-know-feynman-w-keeps-family-b-why-any = Un W può dare ogni leptone
item-u-know-feynman-w-keeps-family-b-why-light = Nasce sempre il leptone più leggero
item-u-know-feynman-w-keeps-family-b-why-family = Tau e neutrino tauonico sono una famiglia
item-u-know-feynman-w-keeps-family-c = Nel ghiaccio del polo Sud, un W trasforma alcuni neutrini in elettroni. Quali neutrini erano entrati?
item-u-know-feynman-w-keeps-family-c-electron = Neutrini elettronici
item-u-know-feynman-w-keeps-family-c-muon = Soprattutto neutrini muonici
item-u-know-feynman-w-keeps-family-c-any = Tutti e tre i tipi, in parti uguali
item-u-know-feynman-w-keeps-family-c-light = I più leggeri, quali che siano

## W changes charge

item-u-know-feynman-w-changes-charge-law = Un W cambia di un’unità la carica di un quark, perché porta con sé un’unità di carica.
item-u-know-feynman-w-changes-charge-a = Un W agisce su un quark down. Che cosa può diventare?
item-u-know-feynman-w-changes-charge-a-why = Perché?
item-u-know-feynman-w-changes-charge-a-why-keeps = Un W lascia la carica com’era
item-u-know-feynman-w-changes-charge-a-why-unit = Un W porta un’unità di carica
item-u-know-feynman-w-changes-charge-a-why-mirror = Un W trasforma la materia in antimateria
item-u-know-feynman-w-changes-charge-b = Un W agisce su un quark bottom. Che cosa può diventare?
item-u-know-feynman-w-changes-charge-b-why = Perché?
item-u-know-feynman-w-changes-charge-b-why-unit = La carica deve cambiare di uno
item-u-know-feynman-w-changes-charge-b-why-keeps = La carica deve restare uguale
item-u-know-feynman-w-changes-charge-b-why-mirror = Il quark deve diventare il suo antiquark
item-u-know-feynman-w-changes-charge-c = Una Lambda (up, down, strange) diventa un protone (up, up, down) ed emette un W. Che cosa è diventato il quark strange?
item-u-know-feynman-w-changes-charge-c-up = Un quark up
item-u-know-feynman-w-changes-charge-c-down = Un quark down, di carica uguale a prima
item-u-know-feynman-w-changes-charge-c-anti = Un antiquark del suo tipo
item-u-know-feynman-w-changes-charge-c-electron = Un elettrone

## Three quarks

item-u-know-feynman-three-quarks-law = Up, up, down fanno un protone, up, down, down un neutrone, perché le cariche dei tre quark danno +1 e 0.
item-u-know-feynman-three-quarks-a = Quali di queste particelle fanno un protone?
item-u-know-feynman-three-quarks-b = Quali di queste particelle fanno un neutrone?
item-u-know-feynman-three-quarks-c = Nel 1964 fu trovata una particella di tre quark strange (−⅓ ciascuno). Qual è la sua carica elettrica?
item-u-know-feynman-three-quarks-c-minus = −1
item-u-know-feynman-three-quarks-c-plus = +1
item-u-know-feynman-three-quarks-c-third = −⅓
item-u-know-feynman-three-quarks-c-zero = 0

## Antimatter twin

item-u-know-feynman-antimatter-twin-law = Un’antiparticella ha la stessa massa della sua gemella, perché solo le sue cariche sono invertite.
item-u-know-feynman-antimatter-twin-a = Che cos’ha un antitau, rispetto a un tau?
item-u-know-feynman-antimatter-twin-a-twin = La stessa massa e la carica opposta
item-u-know-feynman-antimatter-twin-a-mirror = La massa opposta e la carica opposta
item-u-know-feynman-antimatter-twin-a-same = La stessa massa e la stessa carica
item-u-know-feynman-antimatter-twin-a-weight = La massa opposta e la stessa carica
item-u-know-feynman-antimatter-twin-b = Che cos’ha un positrone, rispetto a un elettrone?
item-u-know-feynman-antimatter-twin-b-weight = La sua massa è opposta, la carica no
item-u-know-feynman-antimatter-twin-b-same = Massa e carica sono le stesse
item-u-know-feynman-antimatter-twin-b-twin = La sua carica è opposta, la massa no
item-u-know-feynman-antimatter-twin-b-mirror = Massa e carica sono opposte
item-u-know-feynman-antimatter-twin-c = Nel 2023 i fisici hanno lasciato andare atomi di antiidrogeno nel vuoto. Come si sono mossi?
item-u-know-feynman-antimatter-twin-c-down = Sono caduti, proprio come l’idrogeno
item-u-know-feynman-antimatter-twin-c-up = Sono saliti, con massa negativa
item-u-know-feynman-antimatter-twin-c-plus = Sono andati al polo positivo
item-u-know-feynman-antimatter-twin-c-stay = Sono rimasti fermi: sono neutri

## Neutron decay

item-u-know-feynman-neutron-decay-law = Quando un neutrone diventa un protone, nascono anche un elettrone e un antineutrino, perché carica e numero leptonico si conservano.
item-u-know-feynman-neutron-decay-a = Un neutrone libero diventa un protone. Che cos’altro nasce?
item-u-know-feynman-neutron-decay-b = Un antineutrone libero diventa un antiprotone. Che cos’altro nasce?
item-u-know-feynman-neutron-decay-c = I neutroni decadono in protoni. L’elettrone riceve ora più energia, ora meno. Che cosa prende il resto?
item-u-know-feynman-neutron-decay-c-antineutrino = Un antineutrino
item-u-know-feynman-neutron-decay-c-lost = Niente: si consuma
item-u-know-feynman-neutron-decay-c-light = Un lampo di luce ogni volta
item-u-know-feynman-neutron-decay-c-vary = Non si può sapere: è il caso

## Gluon pair

item-u-know-feynman-gluon-pair-law = Un gluone diventa un quark e il suo antiquark, perché un gluone non ha né carica elettrica né sapore.
item-u-know-feynman-gluon-pair-a = Un gluone diventa un quark charm e una seconda particella. Quale?
item-u-know-feynman-gluon-pair-b = Un gluone diventa un quark bottom e una seconda particella. Quale?
item-u-know-feynman-gluon-pair-c = In un rivelatore luce di energia molto alta produce un muone e un compagno. Che cos’è il compagno?
item-u-know-feynman-gluon-pair-c-antimuon = Un antimuone
item-u-know-feynman-gluon-pair-c-muon = Un muone: così sono uguali
item-u-know-feynman-gluon-pair-c-positron = Un positrone, anch’esso positivo
item-u-know-feynman-gluon-pair-c-neutrino = Un neutrino muonico

## Nucleon mass

item-u-know-feynman-nucleon-mass-law = La massa di un protone è soprattutto energia al suo interno, perché i suoi quark hanno pochissima massa.
item-u-know-feynman-nucleon-mass-a = Da dove viene la maggior parte della massa di un protone?
item-u-know-feynman-nucleon-mass-a-higgs = Dal campo di Higgs
item-u-know-feynman-nucleon-mass-a-electrons = Dagli elettroni al suo interno
item-u-know-feynman-nucleon-mass-a-quarks = Dalla massa dei suoi quark
item-u-know-feynman-nucleon-mass-a-energy = Dall’energia al suo interno
item-u-know-feynman-nucleon-mass-b = Da dove viene la maggior parte della massa di un neutrone?
item-u-know-feynman-nucleon-mass-b-electrons = La danno elettroni al suo interno
item-u-know-feynman-nucleon-mass-b-energy = La dà l’energia al suo interno
item-u-know-feynman-nucleon-mass-b-quarks = La danno i suoi tre quark
item-u-know-feynman-nucleon-mass-b-higgs = La dà l’Higgs
item-u-know-feynman-nucleon-mass-c = Se i quark non avessero massa, quanto peserebbe un protone?
item-u-know-feynman-nucleon-mass-c-most = Quasi quanto pesa davvero
item-u-know-feynman-nucleon-mass-c-nothing = Niente, senza l’Higgs
item-u-know-feynman-nucleon-mass-c-parts = Niente, come le sue parti
item-u-know-feynman-nucleon-mass-c-shell = Solo quanto il suo guscio
